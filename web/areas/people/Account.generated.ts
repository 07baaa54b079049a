/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { User_UserFragment } from './UserPage.generated.ts';
import type { Refusal_ProblemFragment } from '../../kernel/refusal.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { User_UserFragmentDoc } from './UserPage.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type AccountPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPageQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', user: (
      { __typename: 'User' }
      & User_UserFragment
    ), sessions: Array<(
      { __typename: 'Session' }
      & AccountSession_SessionFragment
    )> | null } | null };

export type AccountSession_SessionFragment = { __typename: 'Session', id: string, agent: string | null, address: string | null, timezone: string | null, createdAt: string, lastUsedAt: string, isThis: boolean };

export type UpdateMyAccountMutationVariables = Exact<{
  input: Types.UpdateMyAccountInput;
}>;


export type UpdateMyAccountMutation = { __typename: 'Mutation', updateMyAccount: { __typename: 'UserPayload', user: (
      { __typename: 'User' }
      & User_UserFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type EndSessionMutationVariables = Exact<{
  input: Types.EndSessionInput;
}>;


export type EndSessionMutation = { __typename: 'Mutation', endSession: { __typename: 'EndSessionPayload', viewer: { __typename: 'Viewer', sessions: Array<(
        { __typename: 'Session' }
        & AccountSession_SessionFragment
      )> | null } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { __typename: 'Mutation', endOtherSessions: { __typename: 'EndSessionPayload', viewer: { __typename: 'Viewer', sessions: Array<(
        { __typename: 'Session' }
        & AccountSession_SessionFragment
      )> | null } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type ChooseZoneMutationVariables = Exact<{
  input: Types.UpdatePreferencesInput;
}>;


export type ChooseZoneMutation = { __typename: 'Mutation', updatePreferences: { __typename: 'UpdatePreferencesPayload', preferences: { __typename: 'Preferences', clock: Types.Clock | null, language: Types.Language | null, timezone: string | null } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const AccountSession_SessionFragmentDoc = /*#__PURE__*/ composeDocument<AccountSession_SessionFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountSession_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agent"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isThis"}}]}}, []);
export const AccountPageDocument = /*#__PURE__*/ composeDocument<AccountPageQuery, AccountPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"User_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountSession_session"}}]}}]}}]}}, [User_UserFragmentDoc, AccountSession_SessionFragmentDoc]);
export const UpdateMyAccountDocument = /*#__PURE__*/ composeDocument<UpdateMyAccountMutation, UpdateMyAccountMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMyAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"User_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [User_UserFragmentDoc, Refusal_ProblemFragmentDoc]);
export const EndSessionDocument = /*#__PURE__*/ composeDocument<EndSessionMutation, EndSessionMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountSession_session"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [AccountSession_SessionFragmentDoc, Refusal_ProblemFragmentDoc]);
export const EndOtherSessionsDocument = /*#__PURE__*/ composeDocument<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountSession_session"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [AccountSession_SessionFragmentDoc, Refusal_ProblemFragmentDoc]);
export const ChooseZoneDocument = /*#__PURE__*/ composeDocument<ChooseZoneMutation, ChooseZoneMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseZone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clock"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useAccountPageQuery(options?: Apollo.useQuery.Options<AccountPageQuery, AccountPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(AccountPageDocument, options); }
export function useAccountPageLazyQuery(options?: Apollo.useLazyQuery.Options<AccountPageQuery, AccountPageQueryVariables>) { return Apollo.useLazyQuery(AccountPageDocument, options); }
export function useUpdateMyAccountMutation(options?: Apollo.useMutation.Options<UpdateMyAccountMutation, UpdateMyAccountMutationVariables>) { return Apollo.useMutation(UpdateMyAccountDocument, options); }
export function useEndSessionMutation(options?: Apollo.useMutation.Options<EndSessionMutation, EndSessionMutationVariables>) { return Apollo.useMutation(EndSessionDocument, options); }
export function useEndOtherSessionsMutation(options?: Apollo.useMutation.Options<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>) { return Apollo.useMutation(EndOtherSessionsDocument, options); }
export function useChooseZoneMutation(options?: Apollo.useMutation.Options<ChooseZoneMutation, ChooseZoneMutationVariables>) { return Apollo.useMutation(ChooseZoneDocument, options); }