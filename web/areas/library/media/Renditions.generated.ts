/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type { MediaRow_MediaFragment } from './MediaRow.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import { MediaRow_MediaFragmentDoc } from './MediaRow.generated.ts';
import * as Apollo from '@apollo/client/react';
export type Renditions_MediaFragment = { __typename: 'MediaItem', id: string, renditions: { __typename: 'MediaRenditions', hasEngine: boolean, canMake: boolean, items: Array<{ __typename: 'MediaRendition', name: string, width: number, height: number, state: Types.MediaProcessingState, percent: number, bitrate: number, sizeBytes: number | null, failure: (
        { __typename: 'UserError' }
        & Refusal_ProblemFragment
      ) | null }> } | null };

export type RenditionsQueryVariables = Exact<{
  id: string;
}>;


export type RenditionsQuery = { __typename: 'Query', mediaItem: (
    { __typename: 'MediaItem' }
    & Renditions_MediaFragment
  ) | null };

export type MakeRenditionsMutationVariables = Exact<{
  input: Types.MakeRenditionsInput;
}>;


export type MakeRenditionsMutation = { __typename: 'Mutation', makeRenditions: { __typename: 'MediaItemPayload', mediaItem: (
      { __typename: 'MediaItem' }
      & MediaRow_MediaFragment
      & Renditions_MediaFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type StopRenditionsMutationVariables = Exact<{
  input: Types.StopRenditionsInput;
}>;


export type StopRenditionsMutation = { __typename: 'Mutation', stopRenditions: { __typename: 'MediaItemPayload', mediaItem: (
      { __typename: 'MediaItem' }
      & MediaRow_MediaFragment
      & Renditions_MediaFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const Renditions_MediaFragmentDoc = /*#__PURE__*/ composeDocument<Renditions_MediaFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Renditions_media"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"renditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"bitrate"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasEngine"}},{"kind":"Field","name":{"kind":"Name","value":"canMake"}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const RenditionsDocument = /*#__PURE__*/ composeDocument<RenditionsQuery, RenditionsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Renditions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Renditions_media"}}]}}]}}, [Renditions_MediaFragmentDoc]);
export const MakeRenditionsDocument = /*#__PURE__*/ composeDocument<MakeRenditionsMutation, MakeRenditionsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeRenditions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MakeRenditionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeRenditions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaRow_media"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Renditions_media"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [MediaRow_MediaFragmentDoc, Renditions_MediaFragmentDoc, Refusal_ProblemFragmentDoc]);
export const StopRenditionsDocument = /*#__PURE__*/ composeDocument<StopRenditionsMutation, StopRenditionsMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopRenditions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StopRenditionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopRenditions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaRow_media"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Renditions_media"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [MediaRow_MediaFragmentDoc, Renditions_MediaFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useRenditionsQuery(options: Apollo.useQuery.Options<RenditionsQuery, RenditionsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(RenditionsDocument, options); }
export function useRenditionsLazyQuery(options?: Apollo.useLazyQuery.Options<RenditionsQuery, RenditionsQueryVariables>) { return Apollo.useLazyQuery(RenditionsDocument, options); }
export function useMakeRenditionsMutation(options?: Apollo.useMutation.Options<MakeRenditionsMutation, MakeRenditionsMutationVariables>) { return Apollo.useMutation(MakeRenditionsDocument, options); }
export function useStopRenditionsMutation(options?: Apollo.useMutation.Options<StopRenditionsMutation, StopRenditionsMutationVariables>) { return Apollo.useMutation(StopRenditionsDocument, options); }