/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChosenVideoQueryVariables = Exact<{
  id: string;
}>;


export type ChosenVideoQuery = { __typename: 'Query', mediaItem: { __typename: 'MediaItem', id: string, title: string, tags: Array<string>, length: number | null, state: Types.MediaState, source: Types.MediaSource, createdAt: string, airedAt: string | null, thumbnailUrl: string | null, revision: number, processing: { __typename: 'MediaProcessing', state: Types.MediaProcessingState, percent: number, errorKind: Types.UploadErrorKind | null } } | null };


export const ChosenVideoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaRow_media"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaRow_media"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"airedAt"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"processing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"errorKind"}}]}}]}}]} as unknown as DocumentNode<ChosenVideoQuery, ChosenVideoQueryVariables>;
export function useChosenVideoQuery(options: Apollo.useQuery.Options<ChosenVideoQuery, ChosenVideoQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(ChosenVideoDocument, options); }
export function useChosenVideoLazyQuery(options?: Apollo.useLazyQuery.Options<ChosenVideoQuery, ChosenVideoQueryVariables>) { return Apollo.useLazyQuery(ChosenVideoDocument, options); }