/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../../kernel/refusal.generated.ts';
import type * as Types from '../../../../schema.generated.ts';

import { composeDocument } from '../../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type UpdateContentDestinationMutationVariables = Exact<{
  input: Types.UpdateContentDestinationInput;
}>;


export type UpdateContentDestinationMutation = { __typename: 'Mutation', updateContentDestination: { __typename: 'ContentDestinationPayload', contentDestination: { __typename: 'ContentDestination', id: string, title: string, description: string | null, stopCue: number | null, hasButton: boolean, buttonText: string | null, buttonUrl: string | null, buttonChangesAt: string | null, buttonReason: Types.Reason | null, thumbnailUrl: string | null, buttonParameters: Array<{ __typename: 'ReasonParameter', name: string, value: string }> } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type PublishContentDestinationMutationVariables = Exact<{
  input: Types.PublishContentDestinationInput;
}>;


export type PublishContentDestinationMutation = { __typename: 'Mutation', publishContentDestination: { __typename: 'ContentDestinationPayload', contentDestination: (
      { __typename: 'ContentDestination', id: string, isNextReplay: boolean }
      & Publishing_ContentDestinationFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type StopContentDestinationsMutationVariables = Exact<{
  input: Types.StopContentDestinationsInput;
}>;


export type StopContentDestinationsMutation = { __typename: 'Mutation', stopContentDestinations: { __typename: 'StopContentDestinationsPayload', results: Array<{ __typename: 'StopContentDestinationResult', contentDestinationId: string, contentDestination: { __typename: 'ContentDestination', id: string, state: Types.DestinationState, abortReason: Types.Reason | null, liveViewers: number | null, isPlayable: boolean, abortParameters: Array<{ __typename: 'ReasonParameter', name: string, value: string }> } | null, userErrors: Array<(
        { __typename: 'UserError' }
        & Refusal_ProblemFragment
      )> }>, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeleteContentDestinationMutationVariables = Exact<{
  input: Types.DeleteContentDestinationInput;
}>;


export type DeleteContentDestinationMutation = { __typename: 'Mutation', deleteContentDestination: { __typename: 'DeleteContentDestinationPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type Publishing_ContentDestinationFragment = { __typename: 'ContentDestination', id: string, publishState: Types.PublishState, publishAt: string | null, publishReason: Types.Reason | null, buttonReason: Types.Reason | null, publishParameters: Array<{ __typename: 'ReasonParameter', name: string, value: string }>, buttonParameters: Array<{ __typename: 'ReasonParameter', name: string, value: string }> };

export const Publishing_ContentDestinationFragmentDoc = /*#__PURE__*/ composeDocument<Publishing_ContentDestinationFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Publishing_contentDestination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentDestination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishState"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishReason"}},{"kind":"Field","name":{"kind":"Name","value":"publishParameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buttonReason"}},{"kind":"Field","name":{"kind":"Name","value":"buttonParameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}, []);
export const UpdateContentDestinationDocument = /*#__PURE__*/ composeDocument<UpdateContentDestinationMutation, UpdateContentDestinationMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContentDestination"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContentDestinationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContentDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"stopCue"}},{"kind":"Field","name":{"kind":"Name","value":"hasButton"}},{"kind":"Field","name":{"kind":"Name","value":"buttonText"}},{"kind":"Field","name":{"kind":"Name","value":"buttonUrl"}},{"kind":"Field","name":{"kind":"Name","value":"buttonChangesAt"}},{"kind":"Field","name":{"kind":"Name","value":"buttonReason"}},{"kind":"Field","name":{"kind":"Name","value":"buttonParameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const PublishContentDestinationDocument = /*#__PURE__*/ composeDocument<PublishContentDestinationMutation, PublishContentDestinationMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishContentDestination"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishContentDestinationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishContentDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Publishing_contentDestination"}},{"kind":"Field","name":{"kind":"Name","value":"isNextReplay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Publishing_ContentDestinationFragmentDoc, Refusal_ProblemFragmentDoc]);
export const StopContentDestinationsDocument = /*#__PURE__*/ composeDocument<StopContentDestinationsMutation, StopContentDestinationsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopContentDestinations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StopContentDestinationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopContentDestinations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestinationId"}},{"kind":"Field","name":{"kind":"Name","value":"contentDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"abortReason"}},{"kind":"Field","name":{"kind":"Name","value":"abortParameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"liveViewers"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const DeleteContentDestinationDocument = /*#__PURE__*/ composeDocument<DeleteContentDestinationMutation, DeleteContentDestinationMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContentDestination"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteContentDestinationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContentDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useUpdateContentDestinationMutation(options?: Apollo.useMutation.Options<UpdateContentDestinationMutation, UpdateContentDestinationMutationVariables>) { return Apollo.useMutation(UpdateContentDestinationDocument, options); }
export function usePublishContentDestinationMutation(options?: Apollo.useMutation.Options<PublishContentDestinationMutation, PublishContentDestinationMutationVariables>) { return Apollo.useMutation(PublishContentDestinationDocument, options); }
export function useStopContentDestinationsMutation(options?: Apollo.useMutation.Options<StopContentDestinationsMutation, StopContentDestinationsMutationVariables>) { return Apollo.useMutation(StopContentDestinationsDocument, options); }
export function useDeleteContentDestinationMutation(options?: Apollo.useMutation.Options<DeleteContentDestinationMutation, DeleteContentDestinationMutationVariables>) { return Apollo.useMutation(DeleteContentDestinationDocument, options); }