/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from './refusal.generated.ts';
import type * as Types from '../schema.generated.ts';

import { composeDocument } from './composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from './refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type SessionViewerFragment = { __typename: 'Viewer', permissions: Array<Types.Permission>, capabilities: Array<string>, toggles: Array<string>, isSudoAdmin: boolean, isSudoViewer: boolean, user: { __typename: 'User', id: string, userName: string, firstName: string, lastName: string, roles: Array<Types.Role> }, customer: { __typename: 'Customer', id: string, name: string, timezone: string, webPlanName: string | null }, homeCustomer: { __typename: 'Customer', id: string, name: string }, preferences: { __typename: 'Preferences', clock: Types.Clock | null, language: Types.Language | null, timezone: string | null } | null };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { __typename: 'Query', viewer: (
    { __typename: 'Viewer' }
    & SessionViewerFragment
  ) | null };

export type SignInStepFragment = { __typename: 'SecondFactorStep', token: string, kinds: Array<Types.SecondFactorKind>, hasRecoveryCodes: boolean, isAdditionNeeded: boolean, passkeyOptions: string | null };

export type SignInMutationVariables = Exact<{
  input: Types.SignInInput;
}>;


export type SignInMutation = { __typename: 'Mutation', signIn: { __typename: 'SignInPayload', viewer: (
      { __typename: 'Viewer' }
      & SessionViewerFragment
    ) | null, secondFactor: (
      { __typename: 'SecondFactorStep' }
      & SignInStepFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type SignInOnBehalfMutationVariables = Exact<{
  input: Types.SignInOnBehalfInput;
}>;


export type SignInOnBehalfMutation = { __typename: 'Mutation', signInOnBehalf: { __typename: 'SignInPayload', viewer: (
      { __typename: 'Viewer' }
      & SessionViewerFragment
    ) | null, secondFactor: (
      { __typename: 'SecondFactorStep' }
      & SignInStepFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type SwitchCustomerMutationVariables = Exact<{
  input: Types.SwitchCustomerInput;
}>;


export type SwitchCustomerMutation = { __typename: 'Mutation', switchCustomer: { __typename: 'SignInPayload', viewer: (
      { __typename: 'Viewer' }
      & SessionViewerFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { __typename: 'Mutation', signOut: { __typename: 'SignOutPayload', isSignedOut: boolean } | null };

export type TrackMutationVariables = Exact<{
  input: Types.TrackInput;
}>;


export type TrackMutation = { __typename: 'Mutation', track: { __typename: 'TrackPayload', isAccepted: boolean } | null };

export const SessionViewerFragmentDoc = /*#__PURE__*/ composeDocument<SessionViewerFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"webPlanName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homeCustomer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"capabilities"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}},{"kind":"Field","name":{"kind":"Name","value":"isSudoAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isSudoViewer"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clock"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}}]}}, []);
export const SignInStepFragmentDoc = /*#__PURE__*/ composeDocument<SignInStepFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"hasRecoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"isAdditionNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyOptions"}}]}}, []);
export const SessionDocument = /*#__PURE__*/ composeDocument<SessionQuery, SessionQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}}]}}]}}, [SessionViewerFragmentDoc]);
export const SignInDocument = /*#__PURE__*/ composeDocument<SignInMutation, SignInMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInStep"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [SessionViewerFragmentDoc, SignInStepFragmentDoc, Refusal_ProblemFragmentDoc]);
export const SignInOnBehalfDocument = /*#__PURE__*/ composeDocument<SignInOnBehalfMutation, SignInOnBehalfMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInOnBehalf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInOnBehalfInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInOnBehalf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInStep"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [SessionViewerFragmentDoc, SignInStepFragmentDoc, Refusal_ProblemFragmentDoc]);
export const SwitchCustomerDocument = /*#__PURE__*/ composeDocument<SwitchCustomerMutation, SwitchCustomerMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SwitchCustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [SessionViewerFragmentDoc, Refusal_ProblemFragmentDoc]);
export const SignOutDocument = /*#__PURE__*/ composeDocument<SignOutMutation, SignOutMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSignedOut"}}]}}]}}, []);
export const TrackDocument = /*#__PURE__*/ composeDocument<TrackMutation, TrackMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Track"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TrackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"track"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}}]}}, []);
export function useSessionQuery(options?: Apollo.useQuery.Options<SessionQuery, SessionQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(SessionDocument, options); }
export function useSessionLazyQuery(options?: Apollo.useLazyQuery.Options<SessionQuery, SessionQueryVariables>) { return Apollo.useLazyQuery(SessionDocument, options); }
export function useSignInMutation(options?: Apollo.useMutation.Options<SignInMutation, SignInMutationVariables>) { return Apollo.useMutation(SignInDocument, options); }
export function useSignInOnBehalfMutation(options?: Apollo.useMutation.Options<SignInOnBehalfMutation, SignInOnBehalfMutationVariables>) { return Apollo.useMutation(SignInOnBehalfDocument, options); }
export function useSwitchCustomerMutation(options?: Apollo.useMutation.Options<SwitchCustomerMutation, SwitchCustomerMutationVariables>) { return Apollo.useMutation(SwitchCustomerDocument, options); }
export function useSignOutMutation(options?: Apollo.useMutation.Options<SignOutMutation, SignOutMutationVariables>) { return Apollo.useMutation(SignOutDocument, options); }
export function useTrackMutation(options?: Apollo.useMutation.Options<TrackMutation, TrackMutationVariables>) { return Apollo.useMutation(TrackDocument, options); }