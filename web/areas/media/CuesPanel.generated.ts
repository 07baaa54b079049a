/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CuesPanelQueryVariables = Exact<{
  id: string;
}>;


export type CuesPanelQuery = { __typename: 'Query', mediaItem: { __typename: 'MediaItem', id: string, cues: Array<{ __typename: 'Cue', id: string, position: string, name: string, userName: string, visibility: Types.CueVisibility, automatic: boolean }> | null } | null };


export const CuesPanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CuesPanel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"automatic"}}]}}]}}]}}]} as unknown as DocumentNode<CuesPanelQuery, CuesPanelQueryVariables>;
export function useCuesPanelQuery(options: Apollo.useQuery.Options<CuesPanelQuery, CuesPanelQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(CuesPanelDocument, options); }
export function useCuesPanelLazyQuery(options?: Apollo.useLazyQuery.Options<CuesPanelQuery, CuesPanelQueryVariables>) { return Apollo.useLazyQuery(CuesPanelDocument, options); }