/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Post_PostFragment } from './Post.generated.ts';
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Post_PostFragmentDoc } from './Post.generated.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type PostClipQueryVariables = Exact<{
  id: string;
}>;


export type PostClipQuery = { __typename: 'Query', mediaItem: { __typename: 'MediaItem', id: string, title: string, description: string | null, length: number | null, isPlayable: boolean, customer: { __typename: 'Customer', id: string, timezone: string } | null } | null };

export type PostClipVideosQueryVariables = Exact<{
  customerId: string;
  filter?: Types.MediaSearchFilter | null | undefined;
}>;


export type PostClipVideosQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, mediaSearch: { __typename: 'MediaSearchConnection', edges: Array<{ __typename: 'MediaItemEdge', node: { __typename: 'MediaItem', id: string, title: string, length: number | null, isPlayable: boolean } }> } | null } | null };

export type CreatePostMutationVariables = Exact<{
  input: Types.CreatePostInput;
}>;


export type CreatePostMutation = { __typename: 'Mutation', createPost: { __typename: 'CreatePostPayload', post: (
      { __typename: 'Post' }
      & Post_PostFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const PostClipDocument = /*#__PURE__*/ composeDocument<PostClipQuery, PostClipQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostClip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}}]}}]}}, []);
export const PostClipVideosDocument = /*#__PURE__*/ composeDocument<PostClipVideosQuery, PostClipVideosQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostClipVideos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MediaSearchFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mediaSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}}]}}]}}]}}]}}]}}, []);
export const CreatePostDocument = /*#__PURE__*/ composeDocument<CreatePostMutation, CreatePostMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Post_post"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Post_PostFragmentDoc, Refusal_ProblemFragmentDoc]);
export function usePostClipQuery(options: Apollo.useQuery.Options<PostClipQuery, PostClipQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(PostClipDocument, options); }
export function usePostClipLazyQuery(options?: Apollo.useLazyQuery.Options<PostClipQuery, PostClipQueryVariables>) { return Apollo.useLazyQuery(PostClipDocument, options); }
export function usePostClipVideosQuery(options: Apollo.useQuery.Options<PostClipVideosQuery, PostClipVideosQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(PostClipVideosDocument, options); }
export function usePostClipVideosLazyQuery(options?: Apollo.useLazyQuery.Options<PostClipVideosQuery, PostClipVideosQueryVariables>) { return Apollo.useLazyQuery(PostClipVideosDocument, options); }
export function useCreatePostMutation(options?: Apollo.useMutation.Options<CreatePostMutation, CreatePostMutationVariables>) { return Apollo.useMutation(CreatePostDocument, options); }