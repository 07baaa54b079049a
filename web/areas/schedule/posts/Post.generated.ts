/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type PostPageQueryVariables = Exact<{
  id: string;
}>;


export type PostPageQuery = { __typename: 'Query', post: (
    { __typename: 'Post' }
    & Post_PostFragment
  ) | null };

export type Post_PostFragment = { __typename: 'Post', id: string, kind: Types.SocialKind, title: string, description: string, privacy: Types.DestinationPrivacy, hasNotification: boolean, publishAt: string, lockedAt: string, state: Types.PostState, endedAt: string | null, failureReason: Types.Reason | null, isOfEvent: boolean, occurrenceId: string | null, eventStartsAt: string | null, failureParameters: Array<{ __typename: 'ReasonParameter', name: string, value: string }>, event: { __typename: 'Event', id: string } | null, destination: { __typename: 'SocialPlace', id: string, name: string }, socialAccount: { __typename: 'SocialAccount', id: string, name: string } | null, mediaItem: { __typename: 'MediaItem', id: string, title: string } | null, customer: { __typename: 'Customer', id: string, timezone: string } | null };

export type UpdatePostMutationVariables = Exact<{
  input: Types.UpdatePostInput;
}>;


export type UpdatePostMutation = { __typename: 'Mutation', updatePost: { __typename: 'UpdatePostPayload', post: (
      { __typename: 'Post' }
      & Post_PostFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type DeletePostMutationVariables = Exact<{
  input: Types.DeletePostInput;
}>;


export type DeletePostMutation = { __typename: 'Mutation', deletePost: { __typename: 'DeletePostPayload', deletedId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export const Post_PostFragmentDoc = /*#__PURE__*/ composeDocument<Post_PostFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Post_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"privacy"}},{"kind":"Field","name":{"kind":"Name","value":"hasNotification"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureReason"}},{"kind":"Field","name":{"kind":"Name","value":"failureParameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOfEvent"}},{"kind":"Field","name":{"kind":"Name","value":"occurrenceId"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"eventStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"destination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}}]}}, []);
export const PostPageDocument = /*#__PURE__*/ composeDocument<PostPageQuery, PostPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Post_post"}}]}}]}}, [Post_PostFragmentDoc]);
export const UpdatePostDocument = /*#__PURE__*/ composeDocument<UpdatePostMutation, UpdatePostMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Post_post"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Post_PostFragmentDoc, Refusal_ProblemFragmentDoc]);
export const DeletePostDocument = /*#__PURE__*/ composeDocument<DeletePostMutation, DeletePostMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function usePostPageQuery(options: Apollo.useQuery.Options<PostPageQuery, PostPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(PostPageDocument, options); }
export function usePostPageLazyQuery(options?: Apollo.useLazyQuery.Options<PostPageQuery, PostPageQueryVariables>) { return Apollo.useLazyQuery(PostPageDocument, options); }
export function useUpdatePostMutation(options?: Apollo.useMutation.Options<UpdatePostMutation, UpdatePostMutationVariables>) { return Apollo.useMutation(UpdatePostDocument, options); }
export function useDeletePostMutation(options?: Apollo.useMutation.Options<DeletePostMutation, DeletePostMutationVariables>) { return Apollo.useMutation(DeletePostDocument, options); }