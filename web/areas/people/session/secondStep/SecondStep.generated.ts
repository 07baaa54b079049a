/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { SessionViewerFragment } from '../../../../kernel/session.generated.ts';
import type { Refusal_ProblemFragment } from '../../../../kernel/refusal.generated.ts';
import type * as Types from '../../../../schema.generated.ts';

import { composeDocument } from '../../../../kernel/composeDocument.ts';
import { SessionViewerFragmentDoc } from '../../../../kernel/session.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type ProveSecondFactorMutationVariables = Exact<{
  input: Types.ProveSecondFactorInput;
}>;


export type ProveSecondFactorMutation = { __typename: 'Mutation', proveSecondFactor: { __typename: 'SignInPayload', viewer: (
      { __typename: 'Viewer' }
      & SessionViewerFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type BeginFirstSecondFactorMutationVariables = Exact<{
  input: Types.BeginFirstSecondFactorInput;
}>;


export type BeginFirstSecondFactorMutation = { __typename: 'Mutation', beginFirstSecondFactor: { __typename: 'SecondFactorAdditionPayload', addition: { __typename: 'SecondFactorAddition', token: string, secret: string | null, uri: string | null, passkeyOptions: string | null } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type AddFirstSecondFactorMutationVariables = Exact<{
  input: Types.AddSecondFactorInput;
}>;


export type AddFirstSecondFactorMutation = { __typename: 'Mutation', addFirstSecondFactor: { __typename: 'AddFirstSecondFactorPayload', recoveryCodes: Array<string> | null, viewer: (
      { __typename: 'Viewer' }
      & SessionViewerFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const ProveSecondFactorDocument = /*#__PURE__*/ composeDocument<ProveSecondFactorMutation, ProveSecondFactorMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProveSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [SessionViewerFragmentDoc, Refusal_ProblemFragmentDoc]);
export const BeginFirstSecondFactorDocument = /*#__PURE__*/ composeDocument<BeginFirstSecondFactorMutation, BeginFirstSecondFactorMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginFirstSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginFirstSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginFirstSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyOptions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const AddFirstSecondFactorDocument = /*#__PURE__*/ composeDocument<AddFirstSecondFactorMutation, AddFirstSecondFactorMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFirstSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFirstSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [SessionViewerFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useProveSecondFactorMutation(options?: Apollo.useMutation.Options<ProveSecondFactorMutation, ProveSecondFactorMutationVariables>) { return Apollo.useMutation(ProveSecondFactorDocument, options); }
export function useBeginFirstSecondFactorMutation(options?: Apollo.useMutation.Options<BeginFirstSecondFactorMutation, BeginFirstSecondFactorMutationVariables>) { return Apollo.useMutation(BeginFirstSecondFactorDocument, options); }
export function useAddFirstSecondFactorMutation(options?: Apollo.useMutation.Options<AddFirstSecondFactorMutation, AddFirstSecondFactorMutationVariables>) { return Apollo.useMutation(AddFirstSecondFactorDocument, options); }