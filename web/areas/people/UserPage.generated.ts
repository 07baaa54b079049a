/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { UserRow_UserFragment } from './UsersPage.generated.ts';
import type { Refusal_ProblemFragment } from '../../kernel/refusal.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { UserRow_UserFragmentDoc } from './UsersPage.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type UserPageQueryVariables = Exact<{
  id: string;
}>;


export type UserPageQuery = { __typename: 'Query', user: (
    { __typename: 'User' }
    & User_UserFragment
  ) | null };

export type User_UserFragment = (
  { __typename: 'User', title: string | null, phone: string | null, permissions: Array<Types.Permission>, hasNetworkAlerts: boolean | null, hasSecondFactor: boolean | null, revision: number | null, channels: Array<{ __typename: 'ChannelAccess', encoderChannelId: string, isViewOnly: boolean, encoderChannel: { __typename: 'EncoderChannel', id: string, name: string } | null }> | null }
  & UserRow_UserFragment
);

export type UpdateUserMutationVariables = Exact<{
  input: Types.UpdateUserInput;
}>;


export type UpdateUserMutation = { __typename: 'Mutation', updateUser: { __typename: 'UserPayload', user: (
      { __typename: 'User' }
      & User_UserFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeleteUserMutationVariables = Exact<{
  input: Types.DeleteUserInput;
}>;


export type DeleteUserMutation = { __typename: 'Mutation', deleteUser: { __typename: 'DeleteUserPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type VerifyUserAgainMutationVariables = Exact<{
  input: Types.RequestEmailVerificationInput;
}>;


export type VerifyUserAgainMutation = { __typename: 'Mutation', requestEmailVerification: { __typename: 'RequestEmailVerificationPayload', state: Types.EmailValidationState | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type ResetSecondFactorsMutationVariables = Exact<{
  input: Types.ResetSecondFactorsInput;
}>;


export type ResetSecondFactorsMutation = { __typename: 'Mutation', resetSecondFactors: { __typename: 'UserPayload', user: (
      { __typename: 'User' }
      & User_UserFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const User_UserFragmentDoc = /*#__PURE__*/ composeDocument<User_UserFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"User_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow_user"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"hasNetworkAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderChannelId"}},{"kind":"Field","name":{"kind":"Name","value":"isViewOnly"}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}, [UserRow_UserFragmentDoc]);
export const UserPageDocument = /*#__PURE__*/ composeDocument<UserPageQuery, UserPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"User_user"}}]}}]}}, [User_UserFragmentDoc]);
export const UpdateUserDocument = /*#__PURE__*/ composeDocument<UpdateUserMutation, UpdateUserMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"User_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [User_UserFragmentDoc, Refusal_ProblemFragmentDoc]);
export const DeleteUserDocument = /*#__PURE__*/ composeDocument<DeleteUserMutation, DeleteUserMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const VerifyUserAgainDocument = /*#__PURE__*/ composeDocument<VerifyUserAgainMutation, VerifyUserAgainMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyUserAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const ResetSecondFactorsDocument = /*#__PURE__*/ composeDocument<ResetSecondFactorsMutation, ResetSecondFactorsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondFactors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetSecondFactorsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"User_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [User_UserFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useUserPageQuery(options: Apollo.useQuery.Options<UserPageQuery, UserPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(UserPageDocument, options); }
export function useUserPageLazyQuery(options?: Apollo.useLazyQuery.Options<UserPageQuery, UserPageQueryVariables>) { return Apollo.useLazyQuery(UserPageDocument, options); }
export function useUpdateUserMutation(options?: Apollo.useMutation.Options<UpdateUserMutation, UpdateUserMutationVariables>) { return Apollo.useMutation(UpdateUserDocument, options); }
export function useDeleteUserMutation(options?: Apollo.useMutation.Options<DeleteUserMutation, DeleteUserMutationVariables>) { return Apollo.useMutation(DeleteUserDocument, options); }
export function useVerifyUserAgainMutation(options?: Apollo.useMutation.Options<VerifyUserAgainMutation, VerifyUserAgainMutationVariables>) { return Apollo.useMutation(VerifyUserAgainDocument, options); }
export function useResetSecondFactorsMutation(options?: Apollo.useMutation.Options<ResetSecondFactorsMutation, ResetSecondFactorsMutationVariables>) { return Apollo.useMutation(ResetSecondFactorsDocument, options); }