/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { WebVideoDestination_DestinationFragment } from '../WebVideo.generated.ts';
import type * as Types from '../../../../schema.generated.ts';

import { composeDocument } from '../../../../kernel/composeDocument.ts';
import { WebVideoDestination_DestinationFragmentDoc } from '../WebVideo.generated.ts';
import * as Apollo from '@apollo/client/react';
export type WebVideoRow_VideoFragment = (
  { __typename: 'ContentDestination', startedAt: string | null, duration: number | null, views: number, isNextReplay: boolean, isPlayable: boolean, publishState: Types.PublishState }
  & WebVideoDestination_DestinationFragment
);

export type WebVideosPageQueryVariables = Exact<{
  customerId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: string | null | undefined;
  states?: Array<Types.DestinationState> | Types.DestinationState | null | undefined;
  webChannelIds?: Array<string> | string | null | undefined;
  encoderChannelIds?: Array<string> | string | null | undefined;
  sort?: Types.ListSort | null | undefined;
}>;


export type WebVideosPageQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, webChannels: Array<{ __typename: 'WebChannel', id: string, name: string }> | null, webVideos: { __typename: 'ContentDestinationConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'ContentDestinationEdge', cursor: string, node: (
          { __typename: 'ContentDestination' }
          & WebVideoRow_VideoFragment
        ) }> } | null } | null };

export type ActiveWebVideosQueryVariables = Exact<{
  customerId: string;
}>;


export type ActiveWebVideosQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, liveDestinations: Array<(
      { __typename: 'ContentDestination' }
      & WebVideoRow_VideoFragment
    )> | null } | null };

export type ActiveWebVideosChangedSubscriptionVariables = Exact<{
  customerId: string;
}>;


export type ActiveWebVideosChangedSubscription = { __typename: 'Subscription', contentDestinationsChanged: { __typename: 'ContentDestinationsChangedEvent', sequence: number, at: string, contentDestinations: Array<{ __typename: 'ContentDestination', id: string, kind: Types.DestinationKind, state: Types.DestinationState }> } };

export type WebVideosChannelsQueryVariables = Exact<{
  customerId: string;
}>;


export type WebVideosChannelsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, encoderChannelList: { __typename: 'EncoderChannelConnection', edges: Array<{ __typename: 'EncoderChannelEdge', cursor: string, node: { __typename: 'EncoderChannel', id: string, name: string } }> } | null } | null };

export const WebVideoRow_VideoFragmentDoc = /*#__PURE__*/ composeDocument<WebVideoRow_VideoFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebVideoRow_video"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentDestination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebVideoDestination_destination"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"isNextReplay"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}},{"kind":"Field","name":{"kind":"Name","value":"publishState"}}]}}, [WebVideoDestination_DestinationFragmentDoc]);
export const WebVideosPageDocument = /*#__PURE__*/ composeDocument<WebVideosPageQuery, WebVideosPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebVideosPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DestinationState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webChannelIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encoderChannelIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webVideos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"webChannelIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webChannelIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"encoderChannelIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encoderChannelIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebVideoRow_video"}}]}}]}}]}}]}}]}}, [WebVideoRow_VideoFragmentDoc]);
export const ActiveWebVideosDocument = /*#__PURE__*/ composeDocument<ActiveWebVideosQuery, ActiveWebVideosQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActiveWebVideos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liveDestinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebVideoRow_video"}}]}}]}}]}}, [WebVideoRow_VideoFragmentDoc]);
export const ActiveWebVideosChangedDocument = /*#__PURE__*/ composeDocument<ActiveWebVideosChangedSubscription, ActiveWebVideosChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ActiveWebVideosChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestinationsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"contentDestinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}, []);
export const WebVideosChannelsDocument = /*#__PURE__*/ composeDocument<WebVideosChannelsQuery, WebVideosChannelsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebVideosChannels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannelList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}, []);
export function useWebVideosPageQuery(options: Apollo.useQuery.Options<WebVideosPageQuery, WebVideosPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(WebVideosPageDocument, options); }
export function useWebVideosPageLazyQuery(options?: Apollo.useLazyQuery.Options<WebVideosPageQuery, WebVideosPageQueryVariables>) { return Apollo.useLazyQuery(WebVideosPageDocument, options); }
export function useActiveWebVideosQuery(options: Apollo.useQuery.Options<ActiveWebVideosQuery, ActiveWebVideosQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(ActiveWebVideosDocument, options); }
export function useActiveWebVideosLazyQuery(options?: Apollo.useLazyQuery.Options<ActiveWebVideosQuery, ActiveWebVideosQueryVariables>) { return Apollo.useLazyQuery(ActiveWebVideosDocument, options); }
export function useActiveWebVideosChangedSubscription(options: Apollo.useSubscription.Options<ActiveWebVideosChangedSubscription, ActiveWebVideosChangedSubscriptionVariables> | Apollo.SkipToken) { return Apollo.useSubscription(ActiveWebVideosChangedDocument, options); }
export function useWebVideosChannelsQuery(options: Apollo.useQuery.Options<WebVideosChannelsQuery, WebVideosChannelsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(WebVideosChannelsDocument, options); }
export function useWebVideosChannelsLazyQuery(options?: Apollo.useLazyQuery.Options<WebVideosChannelsQuery, WebVideosChannelsQueryVariables>) { return Apollo.useLazyQuery(WebVideosChannelsDocument, options); }