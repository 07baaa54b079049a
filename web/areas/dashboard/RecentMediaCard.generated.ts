/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { MediaRow_MediaFragment } from '../library/media/MediaRow.generated.ts';
import { composeDocument } from '../../kernel/composeDocument.ts';
import { MediaRow_MediaFragmentDoc } from '../library/media/MediaRow.generated.ts';
import * as Apollo from '@apollo/client/react';
export type RecentMediaCardQueryVariables = Exact<{
  customerId: string;
}>;


export type RecentMediaCardQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, media: { __typename: 'MediaItemConnection', edges: Array<{ __typename: 'MediaItemEdge', cursor: string, node: (
          { __typename: 'MediaItem' }
          & MediaRow_MediaFragment
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };


export const RecentMediaCardDocument = /*#__PURE__*/ composeDocument<RecentMediaCardQuery, RecentMediaCardQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentMediaCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"MOST_RECENT"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaRow_media"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}, [MediaRow_MediaFragmentDoc]);
export function useRecentMediaCardQuery(options: Apollo.useQuery.Options<RecentMediaCardQuery, RecentMediaCardQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(RecentMediaCardDocument, options); }
export function useRecentMediaCardLazyQuery(options?: Apollo.useLazyQuery.Options<RecentMediaCardQuery, RecentMediaCardQueryVariables>) { return Apollo.useLazyQuery(RecentMediaCardDocument, options); }