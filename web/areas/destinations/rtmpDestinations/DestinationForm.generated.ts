/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Rtmp_DestinationFragment } from './DestinationPage.generated.ts';
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Rtmp_DestinationFragmentDoc } from './DestinationPage.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type CreateRtmpDestinationMutationVariables = Exact<{
  input: Types.CreateRtmpDestinationInput;
}>;


export type CreateRtmpDestinationMutation = { __typename: 'Mutation', createRtmpDestination: { __typename: 'CreateRtmpDestinationPayload', rtmpDestination: (
      { __typename: 'RtmpDestination' }
      & Rtmp_DestinationFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UpdateRtmpDestinationMutationVariables = Exact<{
  input: Types.UpdateRtmpDestinationInput;
}>;


export type UpdateRtmpDestinationMutation = { __typename: 'Mutation', updateRtmpDestination: { __typename: 'UpdateRtmpDestinationPayload', rtmpDestination: (
      { __typename: 'RtmpDestination' }
      & Rtmp_DestinationFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const CreateRtmpDestinationDocument = /*#__PURE__*/ composeDocument<CreateRtmpDestinationMutation, CreateRtmpDestinationMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRtmpDestination"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRtmpDestinationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRtmpDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rtmpDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Rtmp_destination"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Rtmp_DestinationFragmentDoc, Refusal_ProblemFragmentDoc]);
export const UpdateRtmpDestinationDocument = /*#__PURE__*/ composeDocument<UpdateRtmpDestinationMutation, UpdateRtmpDestinationMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRtmpDestination"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRtmpDestinationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRtmpDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rtmpDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Rtmp_destination"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Rtmp_DestinationFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useCreateRtmpDestinationMutation(options?: Apollo.useMutation.Options<CreateRtmpDestinationMutation, CreateRtmpDestinationMutationVariables>) { return Apollo.useMutation(CreateRtmpDestinationDocument, options); }
export function useUpdateRtmpDestinationMutation(options?: Apollo.useMutation.Options<UpdateRtmpDestinationMutation, UpdateRtmpDestinationMutationVariables>) { return Apollo.useMutation(UpdateRtmpDestinationDocument, options); }