/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { MediaRow_MediaFragment } from './MediaRow.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { MediaRow_MediaFragmentDoc } from './MediaRow.generated.ts';
import * as Apollo from '@apollo/client/react';
export type MediaPickerQueryVariables = Exact<{
  customerId: string;
  filter?: Types.MediaSearchFilter | null | undefined;
}>;


export type MediaPickerQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, mediaSearch: { __typename: 'MediaSearchConnection', totalCount: number, edges: Array<{ __typename: 'MediaItemEdge', cursor: string, node: (
          { __typename: 'MediaItem' }
          & MediaRow_MediaFragment
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };


export const MediaPickerDocument = /*#__PURE__*/ composeDocument<MediaPickerQuery, MediaPickerQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaPicker"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MediaSearchFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mediaSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaRow_media"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, [MediaRow_MediaFragmentDoc]);
export function useMediaPickerQuery(options: Apollo.useQuery.Options<MediaPickerQuery, MediaPickerQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(MediaPickerDocument, options); }
export function useMediaPickerLazyQuery(options?: Apollo.useLazyQuery.Options<MediaPickerQuery, MediaPickerQueryVariables>) { return Apollo.useLazyQuery(MediaPickerDocument, options); }