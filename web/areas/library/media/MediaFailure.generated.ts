/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type { MediaRow_MediaFragment } from './MediaRow.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import { MediaRow_MediaFragmentDoc } from './MediaRow.generated.ts';
import * as Apollo from '@apollo/client/react';
export type MediaFailureQueryVariables = Exact<{
  id: string;
}>;


export type MediaFailureQuery = { __typename: 'Query', mediaItem: { __typename: 'MediaItem', id: string, upload: { __typename: 'MediaUpload', id: string, failures: Array<(
        { __typename: 'UserError' }
        & Refusal_ProblemFragment
      )> } | null } | null };

export type ProcessMediaAgainMutationVariables = Exact<{
  input: Types.UploadInput;
}>;


export type ProcessMediaAgainMutation = { __typename: 'Mutation', completeUpload: { __typename: 'CompleteUploadPayload', mediaItem: (
      { __typename: 'MediaItem' }
      & MediaRow_MediaFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };


export const MediaFailureDocument = /*#__PURE__*/ composeDocument<MediaFailureQuery, MediaFailureQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaFailure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const ProcessMediaAgainDocument = /*#__PURE__*/ composeDocument<ProcessMediaAgainMutation, ProcessMediaAgainMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProcessMediaAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaRow_media"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [MediaRow_MediaFragmentDoc, Refusal_ProblemFragmentDoc]);
export function useMediaFailureQuery(options: Apollo.useQuery.Options<MediaFailureQuery, MediaFailureQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(MediaFailureDocument, options); }
export function useMediaFailureLazyQuery(options?: Apollo.useLazyQuery.Options<MediaFailureQuery, MediaFailureQueryVariables>) { return Apollo.useLazyQuery(MediaFailureDocument, options); }
export function useProcessMediaAgainMutation(options?: Apollo.useMutation.Options<ProcessMediaAgainMutation, ProcessMediaAgainMutationVariables>) { return Apollo.useMutation(ProcessMediaAgainDocument, options); }