/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { MediaRow_MediaFragment } from './MediaRow.generated.ts';
import { composeDocument } from '../../../kernel/composeDocument.ts';
import { MediaRow_MediaFragmentDoc } from './MediaRow.generated.ts';
import * as Apollo from '@apollo/client/react';
export type ChosenVideoQueryVariables = Exact<{
  id: string;
}>;


export type ChosenVideoQuery = { __typename: 'Query', mediaItem: (
    { __typename: 'MediaItem' }
    & MediaRow_MediaFragment
  ) | null };


export const ChosenVideoDocument = /*#__PURE__*/ composeDocument<ChosenVideoQuery, ChosenVideoQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaRow_media"}}]}}]}}, [MediaRow_MediaFragmentDoc]);
export function useChosenVideoQuery(options: Apollo.useQuery.Options<ChosenVideoQuery, ChosenVideoQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(ChosenVideoDocument, options); }
export function useChosenVideoLazyQuery(options?: Apollo.useLazyQuery.Options<ChosenVideoQuery, ChosenVideoQueryVariables>) { return Apollo.useLazyQuery(ChosenVideoDocument, options); }