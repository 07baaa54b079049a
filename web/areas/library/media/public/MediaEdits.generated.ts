/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../../kernel/refusal.generated.ts';
import type { UsesList_UseFragment } from '../../../../ui/UsesList.generated.ts';
import type * as Types from '../../../../schema.generated.ts';

import { composeDocument } from '../../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../../kernel/refusal.generated.ts';
import { UsesList_UseFragmentDoc } from '../../../../ui/UsesList.generated.ts';
import * as Apollo from '@apollo/client/react';
export type EditedMedia_MediaFragment = { __typename: 'MediaItem', id: string, title: string, description: string | null, tags: Array<string>, airedAt: string | null, publishState: Types.PublishState, revision: number, thumbnailUrl: string | null };

export type UpdateMediaMutationVariables = Exact<{
  input: Types.UpdateMediaInput;
}>;


export type UpdateMediaMutation = { __typename: 'Mutation', updateMedia: { __typename: 'MediaItemPayload', mediaItem: (
      { __typename: 'MediaItem' }
      & EditedMedia_MediaFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type SetMediaThumbnailMutationVariables = Exact<{
  input: Types.SetMediaThumbnailInput;
}>;


export type SetMediaThumbnailMutation = { __typename: 'Mutation', setMediaThumbnail: { __typename: 'MediaItemPayload', mediaItem: { __typename: 'MediaItem', id: string, thumbnailUrl: string | null } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeleteMediaMutationVariables = Exact<{
  input: Types.DeleteMediaInput;
}>;


export type DeleteMediaMutation = { __typename: 'Mutation', deleteMedia: { __typename: 'DeleteMediaPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DownloadMediaMutationVariables = Exact<{
  input: Types.DownloadMediaInput;
}>;


export type DownloadMediaMutation = { __typename: 'Mutation', downloadMedia: { __typename: 'DownloadMediaPayload', download: { __typename: 'MediaDownload', url: string, expiresAt: string, start: number, end: number } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type MediaUsesQueryVariables = Exact<{
  id: string;
}>;


export type MediaUsesQuery = { __typename: 'Query', mediaItem: { __typename: 'MediaItem', id: string, uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null } | null };

export type MediaTagsQueryVariables = Exact<{
  customerId: string;
  text?: string | null | undefined;
}>;


export type MediaTagsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, tags: Array<{ __typename: 'TagCount', name: string, count: number }> | null } | null };

export const EditedMedia_MediaFragmentDoc = /*#__PURE__*/ composeDocument<EditedMedia_MediaFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedMedia_media"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"airedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishState"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}}, []);
export const UpdateMediaDocument = /*#__PURE__*/ composeDocument<UpdateMediaMutation, UpdateMediaMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMediaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedMedia_media"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [EditedMedia_MediaFragmentDoc, Refusal_ProblemFragmentDoc]);
export const SetMediaThumbnailDocument = /*#__PURE__*/ composeDocument<SetMediaThumbnailMutation, SetMediaThumbnailMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMediaThumbnail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMediaThumbnailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMediaThumbnail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const DeleteMediaDocument = /*#__PURE__*/ composeDocument<DeleteMediaMutation, DeleteMediaMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteMediaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const DownloadMediaDocument = /*#__PURE__*/ composeDocument<DownloadMediaMutation, DownloadMediaMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DownloadMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DownloadMediaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"download"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const MediaUsesDocument = /*#__PURE__*/ composeDocument<MediaUsesQuery, MediaUsesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [UsesList_UseFragmentDoc]);
export const MediaTagsDocument = /*#__PURE__*/ composeDocument<MediaTagsQuery, MediaTagsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}, []);
export function useUpdateMediaMutation(options?: Apollo.useMutation.Options<UpdateMediaMutation, UpdateMediaMutationVariables>) { return Apollo.useMutation(UpdateMediaDocument, options); }
export function useSetMediaThumbnailMutation(options?: Apollo.useMutation.Options<SetMediaThumbnailMutation, SetMediaThumbnailMutationVariables>) { return Apollo.useMutation(SetMediaThumbnailDocument, options); }
export function useDeleteMediaMutation(options?: Apollo.useMutation.Options<DeleteMediaMutation, DeleteMediaMutationVariables>) { return Apollo.useMutation(DeleteMediaDocument, options); }
export function useDownloadMediaMutation(options?: Apollo.useMutation.Options<DownloadMediaMutation, DownloadMediaMutationVariables>) { return Apollo.useMutation(DownloadMediaDocument, options); }
export function useMediaUsesQuery(options: Apollo.useQuery.Options<MediaUsesQuery, MediaUsesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(MediaUsesDocument, options); }
export function useMediaUsesLazyQuery(options?: Apollo.useLazyQuery.Options<MediaUsesQuery, MediaUsesQueryVariables>) { return Apollo.useLazyQuery(MediaUsesDocument, options); }
export function useMediaTagsQuery(options: Apollo.useQuery.Options<MediaTagsQuery, MediaTagsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(MediaTagsDocument, options); }
export function useMediaTagsLazyQuery(options?: Apollo.useLazyQuery.Options<MediaTagsQuery, MediaTagsQueryVariables>) { return Apollo.useLazyQuery(MediaTagsDocument, options); }