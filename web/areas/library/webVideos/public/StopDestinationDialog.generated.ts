/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../../kernel/refusal.generated.ts';
import type * as Types from '../../../../schema.generated.ts';

import { composeDocument } from '../../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type StopContentDestinationMutationVariables = Exact<{
  input: Types.StopContentDestinationInput;
}>;


export type StopContentDestinationMutation = { __typename: 'Mutation', stopContentDestination: { __typename: 'StopContentDestinationPayload', contentDestination: { __typename: 'ContentDestination', id: string, state: Types.DestinationState, abortReason: Types.Reason | null, liveViewers: number | null, isPlayable: boolean, abortParameters: Array<{ __typename: 'ReasonParameter', name: string, value: string }> } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const StopContentDestinationDocument = /*#__PURE__*/ composeDocument<StopContentDestinationMutation, StopContentDestinationMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopContentDestination"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StopContentDestinationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopContentDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"abortReason"}},{"kind":"Field","name":{"kind":"Name","value":"abortParameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"liveViewers"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useStopContentDestinationMutation(options?: Apollo.useMutation.Options<StopContentDestinationMutation, StopContentDestinationMutationVariables>) { return Apollo.useMutation(StopContentDestinationDocument, options); }