/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { InviteRow_InviteFragment } from './UsersPage.generated.ts';
import type { Refusal_ProblemFragment } from '../../kernel/refusal.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { InviteRow_InviteFragmentDoc } from './UsersPage.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type InviteUserMutationVariables = Exact<{
  input: Types.InviteUserInput;
}>;


export type InviteUserMutation = { __typename: 'Mutation', inviteUser: { __typename: 'InvitePayload', invite: (
      { __typename: 'Invite' }
      & InviteRow_InviteFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type InviteUsersMutationVariables = Exact<{
  input: Types.InviteUsersInput;
}>;


export type InviteUsersMutation = { __typename: 'Mutation', inviteUsers: { __typename: 'InviteUsersPayload', results: Array<{ __typename: 'InviteUserResult', email: string, invite: (
        { __typename: 'Invite' }
        & InviteRow_InviteFragment
      ) | null, userErrors: Array<(
        { __typename: 'UserError' }
        & Refusal_ProblemFragment
      )> }>, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type ResendInviteMutationVariables = Exact<{
  input: Types.ResendInviteInput;
}>;


export type ResendInviteMutation = { __typename: 'Mutation', resendInvite: { __typename: 'InvitePayload', invite: (
      { __typename: 'Invite' }
      & InviteRow_InviteFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type RevokeInviteMutationVariables = Exact<{
  input: Types.RevokeInviteInput;
}>;


export type RevokeInviteMutation = { __typename: 'Mutation', revokeInvite: { __typename: 'RevokeInvitePayload', revokedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type PersonChoicesQueryVariables = Exact<{
  customerId: string;
}>;


export type PersonChoicesQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, roles: Array<{ __typename: 'RoleRights', role: Types.Role, permissions: Array<Types.Permission> }> | null, encoderChannelList: { __typename: 'EncoderChannelConnection', nodes: Array<{ __typename: 'EncoderChannel', id: string, name: string }> } | null } | null };


export const InviteUserDocument = /*#__PURE__*/ composeDocument<InviteUserMutation, InviteUserMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviteRow_invite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [InviteRow_InviteFragmentDoc, Refusal_ProblemFragmentDoc]);
export const InviteUsersDocument = /*#__PURE__*/ composeDocument<InviteUsersMutation, InviteUsersMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteUsersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviteRow_invite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [InviteRow_InviteFragmentDoc, Refusal_ProblemFragmentDoc]);
export const ResendInviteDocument = /*#__PURE__*/ composeDocument<ResendInviteMutation, ResendInviteMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendInviteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviteRow_invite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [InviteRow_InviteFragmentDoc, Refusal_ProblemFragmentDoc]);
export const RevokeInviteDocument = /*#__PURE__*/ composeDocument<RevokeInviteMutation, RevokeInviteMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeInviteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const PersonChoicesDocument = /*#__PURE__*/ composeDocument<PersonChoicesQuery, PersonChoicesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannelList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}, []);
export function useInviteUserMutation(options?: Apollo.useMutation.Options<InviteUserMutation, InviteUserMutationVariables>) { return Apollo.useMutation(InviteUserDocument, options); }
export function useInviteUsersMutation(options?: Apollo.useMutation.Options<InviteUsersMutation, InviteUsersMutationVariables>) { return Apollo.useMutation(InviteUsersDocument, options); }
export function useResendInviteMutation(options?: Apollo.useMutation.Options<ResendInviteMutation, ResendInviteMutationVariables>) { return Apollo.useMutation(ResendInviteDocument, options); }
export function useRevokeInviteMutation(options?: Apollo.useMutation.Options<RevokeInviteMutation, RevokeInviteMutationVariables>) { return Apollo.useMutation(RevokeInviteDocument, options); }
export function usePersonChoicesQuery(options: Apollo.useQuery.Options<PersonChoicesQuery, PersonChoicesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(PersonChoicesDocument, options); }
export function usePersonChoicesLazyQuery(options?: Apollo.useLazyQuery.Options<PersonChoicesQuery, PersonChoicesQueryVariables>) { return Apollo.useLazyQuery(PersonChoicesDocument, options); }