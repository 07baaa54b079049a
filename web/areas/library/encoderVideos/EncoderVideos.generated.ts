/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Refusal_ProblemFragment } from '../../../kernel/refusal.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { Refusal_ProblemFragmentDoc } from '../../../kernel/refusal.generated.ts';
import * as Apollo from '@apollo/client/react';
export type EncoderVideosPageQueryVariables = Exact<{
  customerId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: string | null | undefined;
  statuses?: Array<Types.EncoderVideoStatus> | Types.EncoderVideoStatus | null | undefined;
  sort?: Types.ListSort | null | undefined;
}>;


export type EncoderVideosPageQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, encoderVideos: { __typename: 'EncoderVideoConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'EncoderVideoEdge', cursor: string, node: (
          { __typename: 'EncoderVideo' }
          & EncoderVideoRow_VideoFragment
        ) }> } | null } | null };

export type EncoderVideoPageQueryVariables = Exact<{
  id: string;
}>;


export type EncoderVideoPageQuery = { __typename: 'Query', encoderVideo: (
    { __typename: 'EncoderVideo', customer: { __typename: 'Customer', id: string, timezone: string } | null }
    & EncoderVideoRow_VideoFragment
  ) | null };

export type EncoderVideoLogQueryVariables = Exact<{
  id: string;
}>;


export type EncoderVideoLogQuery = { __typename: 'Query', encoderVideo: { __typename: 'EncoderVideo', id: string, summary: { __typename: 'EncoderVideoSummary', bitrateKbps: number | null, input: string | null, history: Array<{ __typename: 'EncoderVideoEntry', status: Types.EncoderVideoStatus, error: string | null, reason: Types.Reason | null, time: string }> } | null } | null };

export type DownloadEncoderVideoMutationVariables = Exact<{
  input: Types.DownloadEncoderVideoInput;
}>;


export type DownloadEncoderVideoMutation = { __typename: 'Mutation', downloadEncoderVideo: { __typename: 'DownloadEncoderVideoPayload', download: { __typename: 'EncoderVideoDownload', url: string } | null, userErrors: Array<(
      { __typename: 'UserError' }
      & Refusal_ProblemFragment
    )> } | null };

export type EncoderVideoRow_VideoFragment = { __typename: 'EncoderVideo', id: string, name: string, startedAt: string, status: Types.EncoderVideoStatus, duration: number | null, channelName: string | null, isPlayable: boolean, isViewOnly: boolean, encoderChannel: { __typename: 'EncoderChannel', id: string } | null };

export const EncoderVideoRow_VideoFragmentDoc = /*#__PURE__*/ composeDocument<EncoderVideoRow_VideoFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"EncoderVideoRow_video"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncoderVideo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}},{"kind":"Field","name":{"kind":"Name","value":"isViewOnly"}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}, []);
export const EncoderVideosPageDocument = /*#__PURE__*/ composeDocument<EncoderVideosPageQuery, EncoderVideosPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderVideosPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statuses"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EncoderVideoStatus"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"encoderVideos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"statuses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statuses"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncoderVideoRow_video"}}]}}]}}]}}]}}]}}, [EncoderVideoRow_VideoFragmentDoc]);
export const EncoderVideoPageDocument = /*#__PURE__*/ composeDocument<EncoderVideoPageQuery, EncoderVideoPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderVideoPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncoderVideoRow_video"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}}]}}]}}, [EncoderVideoRow_VideoFragmentDoc]);
export const EncoderVideoLogDocument = /*#__PURE__*/ composeDocument<EncoderVideoLogQuery, EncoderVideoLogQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderVideoLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bitrateKbps"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"time"},"name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}}, []);
export const DownloadEncoderVideoDocument = /*#__PURE__*/ composeDocument<DownloadEncoderVideoMutation, DownloadEncoderVideoMutationVariables>({"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DownloadEncoderVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DownloadEncoderVideoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadEncoderVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"download"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refusal_problem"}}]}}]}}]}}, [Refusal_ProblemFragmentDoc]);
export function useEncoderVideosPageQuery(options: Apollo.useQuery.Options<EncoderVideosPageQuery, EncoderVideosPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderVideosPageDocument, options); }
export function useEncoderVideosPageLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderVideosPageQuery, EncoderVideosPageQueryVariables>) { return Apollo.useLazyQuery(EncoderVideosPageDocument, options); }
export function useEncoderVideoPageQuery(options: Apollo.useQuery.Options<EncoderVideoPageQuery, EncoderVideoPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderVideoPageDocument, options); }
export function useEncoderVideoPageLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderVideoPageQuery, EncoderVideoPageQueryVariables>) { return Apollo.useLazyQuery(EncoderVideoPageDocument, options); }
export function useEncoderVideoLogQuery(options: Apollo.useQuery.Options<EncoderVideoLogQuery, EncoderVideoLogQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderVideoLogDocument, options); }
export function useEncoderVideoLogLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderVideoLogQuery, EncoderVideoLogQueryVariables>) { return Apollo.useLazyQuery(EncoderVideoLogDocument, options); }
export function useDownloadEncoderVideoMutation(options?: Apollo.useMutation.Options<DownloadEncoderVideoMutation, DownloadEncoderVideoMutationVariables>) { return Apollo.useMutation(DownloadEncoderVideoDocument, options); }