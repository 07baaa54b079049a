/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { composeDocument } from '../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type NewsCardQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsCardQuery = { __typename: 'Query', news: Array<{ __typename: 'NewsItem', id: string, title: string, body: string, publishedAt: string, link: string | null }> | null };


export const NewsCardDocument = /*#__PURE__*/ composeDocument<NewsCardQuery, NewsCardQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}, []);
export function useNewsCardQuery(options?: Apollo.useQuery.Options<NewsCardQuery, NewsCardQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(NewsCardDocument, options); }
export function useNewsCardLazyQuery(options?: Apollo.useLazyQuery.Options<NewsCardQuery, NewsCardQueryVariables>) { return Apollo.useLazyQuery(NewsCardDocument, options); }