/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ScheduleLine_ItemFragment } from './NextUpCard.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { ScheduleLine_ItemFragmentDoc } from './NextUpCard.generated.ts';
import * as Apollo from '@apollo/client/react';
export type LiveCardQueryVariables = Exact<{
  customerId: string;
  from: string;
  to: string;
}>;


export type LiveCardQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, contentDestinations: { __typename: 'ContentDestinationConnection', edges: Array<{ __typename: 'ContentDestinationEdge', cursor: string, node: (
          { __typename: 'ContentDestination' }
          & LiveDestination_DestinationFragment
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, onAir: Array<(
      { __typename: 'ScheduleItem' }
      & ScheduleLine_ItemFragment
    )> | null, schedule: Array<(
      { __typename: 'ScheduleItem' }
      & ScheduleLine_ItemFragment
    )> | null } | null };

export type LiveDestination_DestinationFragment = { __typename: 'ContentDestination', id: string, title: string, kind: Types.DestinationKind, state: Types.DestinationState, abortReason: Types.Reason | null, startRequestedAt: string | null, occurrenceId: string | null, liveViewers: number | null, isPlayable: boolean, socialAccountId: string | null, rtmpDestinationId: string | null, abortParameters: Array<{ __typename: 'ReasonParameter', name: string, value: string }>, webChannel: { __typename: 'WebChannel', id: string, name: string } | null, encoder: { __typename: 'Encoder', id: string, name: string } | null, encoderChannel: { __typename: 'EncoderChannel', id: string } | null };

export type ContentDestinationsChangedSubscriptionVariables = Exact<{
  customerId: string;
}>;


export type ContentDestinationsChangedSubscription = { __typename: 'Subscription', contentDestinationsChanged: { __typename: 'ContentDestinationsChangedEvent', sequence: number, at: string, contentDestinations: Array<(
      { __typename: 'ContentDestination' }
      & LiveDestination_DestinationFragment
    )> } };

export const LiveDestination_DestinationFragmentDoc = /*#__PURE__*/ composeDocument<LiveDestination_DestinationFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveDestination_destination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentDestination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"abortReason"}},{"kind":"Field","name":{"kind":"Name","value":"abortParameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startRequestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"occurrenceId"}},{"kind":"Field","name":{"kind":"Name","value":"liveViewers"}},{"kind":"Field","name":{"kind":"Name","value":"isPlayable"}},{"kind":"Field","name":{"kind":"Name","value":"socialAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"rtmpDestinationId"}},{"kind":"Field","name":{"kind":"Name","value":"webChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"encoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"encoderChannel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}, []);
export const LiveCardDocument = /*#__PURE__*/ composeDocument<LiveCardQuery, LiveCardQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contentDestinations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveDestination_destination"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onAir"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleLine_item"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleLine_item"}}]}}]}}]}}, [LiveDestination_DestinationFragmentDoc, ScheduleLine_ItemFragmentDoc]);
export const ContentDestinationsChangedDocument = /*#__PURE__*/ composeDocument<ContentDestinationsChangedSubscription, ContentDestinationsChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ContentDestinationsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestinationsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"contentDestinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveDestination_destination"}}]}}]}}]}}, [LiveDestination_DestinationFragmentDoc]);
export function useLiveCardQuery(options: Apollo.useQuery.Options<LiveCardQuery, LiveCardQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(LiveCardDocument, options); }
export function useLiveCardLazyQuery(options?: Apollo.useLazyQuery.Options<LiveCardQuery, LiveCardQueryVariables>) { return Apollo.useLazyQuery(LiveCardDocument, options); }
export function useContentDestinationsChangedSubscription(options: Apollo.useSubscription.Options<ContentDestinationsChangedSubscription, ContentDestinationsChangedSubscriptionVariables> | Apollo.SkipToken) { return Apollo.useSubscription(ContentDestinationsChangedDocument, options); }