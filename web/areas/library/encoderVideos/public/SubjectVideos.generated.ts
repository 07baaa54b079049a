/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EncoderVideoRow_VideoFragment } from '../EncoderVideos.generated.ts';
import { composeDocument } from '../../../../kernel/composeDocument.ts';
import { EncoderVideoRow_VideoFragmentDoc } from '../EncoderVideos.generated.ts';
import * as Apollo from '@apollo/client/react';
export type EncoderVideosOfEncoderQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type EncoderVideosOfEncoderQuery = { __typename: 'Query', encoder: { __typename: 'Encoder', id: string, encoderVideos: (
      { __typename: 'EncoderVideoConnection' }
      & SubjectVideos_ConnectionFragment
    ) | null } | null };

export type EncoderVideosOfChannelQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type EncoderVideosOfChannelQuery = { __typename: 'Query', encoderChannel: { __typename: 'EncoderChannel', id: string, encoderVideos: (
      { __typename: 'EncoderVideoConnection' }
      & SubjectVideos_ConnectionFragment
    ) | null } | null };

export type SubjectVideos_ConnectionFragment = { __typename: 'EncoderVideoConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'EncoderVideoEdge', cursor: string, node: (
      { __typename: 'EncoderVideo' }
      & EncoderVideoRow_VideoFragment
    ) }> };

export const SubjectVideos_ConnectionFragmentDoc = /*#__PURE__*/ composeDocument<SubjectVideos_ConnectionFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubjectVideos_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncoderVideoConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncoderVideoRow_video"}}]}}]}}]}}, [EncoderVideoRow_VideoFragmentDoc]);
export const EncoderVideosOfEncoderDocument = /*#__PURE__*/ composeDocument<EncoderVideosOfEncoderQuery, EncoderVideosOfEncoderQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderVideosOfEncoder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"encoderVideos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubjectVideos_connection"}}]}}]}}]}}, [SubjectVideos_ConnectionFragmentDoc]);
export const EncoderVideosOfChannelDocument = /*#__PURE__*/ composeDocument<EncoderVideosOfChannelQuery, EncoderVideosOfChannelQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderVideosOfChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"encoderVideos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubjectVideos_connection"}}]}}]}}]}}, [SubjectVideos_ConnectionFragmentDoc]);
export function useEncoderVideosOfEncoderQuery(options: Apollo.useQuery.Options<EncoderVideosOfEncoderQuery, EncoderVideosOfEncoderQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderVideosOfEncoderDocument, options); }
export function useEncoderVideosOfEncoderLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderVideosOfEncoderQuery, EncoderVideosOfEncoderQueryVariables>) { return Apollo.useLazyQuery(EncoderVideosOfEncoderDocument, options); }
export function useEncoderVideosOfChannelQuery(options: Apollo.useQuery.Options<EncoderVideosOfChannelQuery, EncoderVideosOfChannelQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderVideosOfChannelDocument, options); }
export function useEncoderVideosOfChannelLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderVideosOfChannelQuery, EncoderVideosOfChannelQueryVariables>) { return Apollo.useLazyQuery(EncoderVideosOfChannelDocument, options); }