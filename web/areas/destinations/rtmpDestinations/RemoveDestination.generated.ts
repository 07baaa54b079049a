/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { UsesList_UseFragment } from '../../../ui/UsesList.generated.ts';
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { UsesList_UseFragmentDoc } from '../../../ui/UsesList.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type RtmpDestinationUsesQueryVariables = Exact<{
  id: string;
}>;


export type RtmpDestinationUsesQuery = { __typename: 'Query', rtmpDestination: { __typename: 'RtmpDestination', id: string, uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null } | null };

export type DeleteRtmpDestinationMutationVariables = Exact<{
  input: Types.DeleteRtmpDestinationInput;
}>;


export type DeleteRtmpDestinationMutation = { __typename: 'Mutation', deleteRtmpDestination: { __typename: 'DeleteRtmpDestinationPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const RtmpDestinationUsesDocument = /*#__PURE__*/ composeDocument<RtmpDestinationUsesQuery, RtmpDestinationUsesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RtmpDestinationUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rtmpDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [UsesList_UseFragmentDoc]);
export const DeleteRtmpDestinationDocument = /*#__PURE__*/ composeDocument<DeleteRtmpDestinationMutation, DeleteRtmpDestinationMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRtmpDestination"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteRtmpDestinationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRtmpDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useRtmpDestinationUsesQuery(options: Apollo.useQuery.Options<RtmpDestinationUsesQuery, RtmpDestinationUsesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(RtmpDestinationUsesDocument, options); }
export function useRtmpDestinationUsesLazyQuery(options?: Apollo.useLazyQuery.Options<RtmpDestinationUsesQuery, RtmpDestinationUsesQueryVariables>) { return Apollo.useLazyQuery(RtmpDestinationUsesDocument, options); }
export function useDeleteRtmpDestinationMutation(options?: Apollo.useMutation.Options<DeleteRtmpDestinationMutation, DeleteRtmpDestinationMutationVariables>) { return Apollo.useMutation(DeleteRtmpDestinationDocument, options); }