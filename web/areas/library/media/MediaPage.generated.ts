/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { MediaRow_MediaFragment } from './MediaRow.generated.ts';
import type { EditedMedia_MediaFragment } from './public/MediaEdits.generated.ts';
import { composeDocument } from '../../../kernel/composeDocument.ts';
import { MediaRow_MediaFragmentDoc } from './MediaRow.generated.ts';
import { EditedMedia_MediaFragmentDoc } from './public/MediaEdits.generated.ts';
import * as Apollo from '@apollo/client/react';
export type MediaPageQueryVariables = Exact<{
  id: string;
}>;


export type MediaPageQuery = { __typename: 'Query', mediaItem: (
    { __typename: 'MediaItem', isPlayable: boolean, transcript: string | null, discussionQuestions: Array<string> | null, documents: Array<{ __typename: 'MediaDocument', title: string, text: string }> | null, region: { __typename: 'Region', id: string, name: string } | null, customer: { __typename: 'Customer', id: string, timezone: string } | null }
    & MediaRow_MediaFragment
    & EditedMedia_MediaFragment
  ) | null };


export const MediaPageDocument = /*#__PURE__*/ composeDocument<MediaPageQuery, MediaPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaRow_media"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedMedia_media"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}},{"kind":"Field","name":{"kind":"Name","value":"transcript"}},{"kind":"Field","name":{"kind":"Name","value":"discussionQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}}]}}]}}, [MediaRow_MediaFragmentDoc, EditedMedia_MediaFragmentDoc]);
export function useMediaPageQuery(options: Apollo.useQuery.Options<MediaPageQuery, MediaPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(MediaPageDocument, options); }
export function useMediaPageLazyQuery(options?: Apollo.useLazyQuery.Options<MediaPageQuery, MediaPageQueryVariables>) { return Apollo.useLazyQuery(MediaPageDocument, options); }