/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type VerifyEmailMutationVariables = Exact<{
  input: Types.VerifyEmailInput;
}>;


export type VerifyEmailMutation = { __typename: 'Mutation', verifyEmail: { __typename: 'VerifyEmailPayload', state: Types.EmailVerificationState, userName: string | null } | null };

export type RequestEmailVerificationMutationVariables = Exact<{
  input: Types.RequestEmailVerificationInput;
}>;


export type RequestEmailVerificationMutation = { __typename: 'Mutation', requestEmailVerification: { __typename: 'RequestEmailVerificationPayload', state: Types.EmailValidationState | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const VerifyEmailDocument = /*#__PURE__*/ composeDocument<VerifyEmailMutation, VerifyEmailMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}}]}}]}}, []);
export const RequestEmailVerificationDocument = /*#__PURE__*/ composeDocument<RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useVerifyEmailMutation(options?: Apollo.useMutation.Options<VerifyEmailMutation, VerifyEmailMutationVariables>) { return Apollo.useMutation(VerifyEmailDocument, options); }
export function useRequestEmailVerificationMutation(options?: Apollo.useMutation.Options<RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables>) { return Apollo.useMutation(RequestEmailVerificationDocument, options); }