/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type UploadRightsQueryVariables = Exact<{
  customerId: string;
}>;


export type UploadRightsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, webPlanName: string | null } | null };

export type BeginUploadMutationVariables = Exact<{
  input: Types.BeginUploadInput;
}>;


export type BeginUploadMutation = { __typename: 'Mutation', beginUpload: { __typename: 'BeginUploadPayload', errorKind: Types.UploadErrorKind | null, upload: { __typename: 'UploadTicket', id: string, mediaItemId: string, partSize: number, offset: number } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type CompleteUploadMutationVariables = Exact<{
  input: Types.UploadInput;
}>;


export type CompleteUploadMutation = { __typename: 'Mutation', completeUpload: { __typename: 'CompleteUploadPayload', errorKind: Types.UploadErrorKind | null, mediaItem: (
      { __typename: 'MediaItem' }
      & UploadedMedia_MediaFragment
    ) | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type CancelUploadMutationVariables = Exact<{
  input: Types.UploadInput;
}>;


export type CancelUploadMutation = { __typename: 'Mutation', cancelUpload: { __typename: 'CancelUploadPayload', cancelledId: string | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type UploadedMedia_MediaFragment = { __typename: 'MediaItem', id: string, title: string, length: number | null, createdAt: string, thumbnailUrl: string | null, state: Types.MediaState, upload: { __typename: 'MediaUpload', id: string, failures: Array<{ __typename: 'UserError', code: Types.UserErrorCode, reason: Types.Reason, message: string, parameters: Array<{ __typename: 'ReasonParameter', name: string, value: string }> }> } | null, processing: { __typename: 'MediaProcessing', state: Types.MediaProcessingState, percent: number, errorKind: Types.UploadErrorKind | null } };

export type UploadedMediaQueryVariables = Exact<{
  id: string;
}>;


export type UploadedMediaQuery = { __typename: 'Query', mediaItem: (
    { __typename: 'MediaItem' }
    & UploadedMedia_MediaFragment
  ) | null };

export type RecentUploadsQueryVariables = Exact<{
  customerId: string;
}>;


export type RecentUploadsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, recentMedia: Array<(
      { __typename: 'MediaItem' }
      & UploadedMedia_MediaFragment
    )> | null } | null };

export const UploadedMedia_MediaFragmentDoc = /*#__PURE__*/ composeDocument<UploadedMedia_MediaFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"UploadedMedia_media"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"processing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"errorKind"}}]}}]}}, []);
export const UploadRightsDocument = /*#__PURE__*/ composeDocument<UploadRightsQuery, UploadRightsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadRights"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webPlanName"}}]}}]}}, []);
export const BeginUploadDocument = /*#__PURE__*/ composeDocument<BeginUploadMutation, BeginUploadMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mediaItemId"}},{"kind":"Field","name":{"kind":"Name","value":"partSize"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorKind"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const CompleteUploadDocument = /*#__PURE__*/ composeDocument<CompleteUploadMutation, CompleteUploadMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadedMedia_media"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorKind"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [UploadedMedia_MediaFragmentDoc, Refusal_ProblemFragmentDoc]);
export const CancelUploadDocument = /*#__PURE__*/ composeDocument<CancelUploadMutation, CancelUploadMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelledId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export const UploadedMediaDocument = /*#__PURE__*/ composeDocument<UploadedMediaQuery, UploadedMediaQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadedMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadedMedia_media"}}]}}]}}, [UploadedMedia_MediaFragmentDoc]);
export const RecentUploadsDocument = /*#__PURE__*/ composeDocument<RecentUploadsQuery, RecentUploadsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentUploads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recentMedia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadedMedia_media"}}]}}]}}]}}, [UploadedMedia_MediaFragmentDoc]);
export function useUploadRightsQuery(options: Apollo.useQuery.Options<UploadRightsQuery, UploadRightsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(UploadRightsDocument, options); }
export function useUploadRightsLazyQuery(options?: Apollo.useLazyQuery.Options<UploadRightsQuery, UploadRightsQueryVariables>) { return Apollo.useLazyQuery(UploadRightsDocument, options); }
export function useBeginUploadMutation(options?: Apollo.useMutation.Options<BeginUploadMutation, BeginUploadMutationVariables>) { return Apollo.useMutation(BeginUploadDocument, options); }
export function useCompleteUploadMutation(options?: Apollo.useMutation.Options<CompleteUploadMutation, CompleteUploadMutationVariables>) { return Apollo.useMutation(CompleteUploadDocument, options); }
export function useCancelUploadMutation(options?: Apollo.useMutation.Options<CancelUploadMutation, CancelUploadMutationVariables>) { return Apollo.useMutation(CancelUploadDocument, options); }
export function useUploadedMediaQuery(options: Apollo.useQuery.Options<UploadedMediaQuery, UploadedMediaQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(UploadedMediaDocument, options); }
export function useUploadedMediaLazyQuery(options?: Apollo.useLazyQuery.Options<UploadedMediaQuery, UploadedMediaQueryVariables>) { return Apollo.useLazyQuery(UploadedMediaDocument, options); }
export function useRecentUploadsQuery(options: Apollo.useQuery.Options<RecentUploadsQuery, RecentUploadsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(RecentUploadsDocument, options); }
export function useRecentUploadsLazyQuery(options?: Apollo.useLazyQuery.Options<RecentUploadsQuery, RecentUploadsQueryVariables>) { return Apollo.useLazyQuery(RecentUploadsDocument, options); }