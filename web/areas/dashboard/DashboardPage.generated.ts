/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { LiveDestination_DestinationFragment } from './LiveCard.generated.ts';
import type { ScheduleLine_ItemFragment } from './NextUpCard.generated.ts';
import type { EncoderRow_EncoderFragment } from '../encoders/EncoderRow.generated.ts';
import type { MediaRow_MediaFragment } from '../library/media/MediaRow.generated.ts';
import { composeDocument } from '../../kernel/composeDocument.ts';
import { LiveDestination_DestinationFragmentDoc } from './LiveCard.generated.ts';
import { ScheduleLine_ItemFragmentDoc } from './NextUpCard.generated.ts';
import { EncoderRow_EncoderFragmentDoc } from '../encoders/EncoderRow.generated.ts';
import { MediaRow_MediaFragmentDoc } from '../library/media/MediaRow.generated.ts';
import * as Apollo from '@apollo/client/react';
export type DashboardQueryVariables = Exact<{
  customerId: string;
  from: string;
  to: string;
}>;


export type DashboardQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, name: string, timezone: string, contentDestinations: { __typename: 'ContentDestinationConnection', nodes: Array<(
        { __typename: 'ContentDestination' }
        & LiveDestination_DestinationFragment
      )> } | null, schedule: Array<(
      { __typename: 'ScheduleItem' }
      & ScheduleLine_ItemFragment
    )> | null, encoders: { __typename: 'EncoderConnection', nodes: Array<(
        { __typename: 'Encoder' }
        & EncoderRow_EncoderFragment
      )> } | null, bandwidth: { __typename: 'Bandwidth', usedBytes: number, allowanceBytes: number, averageBytes: number, resetsAt: string } | null, media: { __typename: 'MediaItemConnection', nodes: Array<(
        { __typename: 'MediaItem' }
        & MediaRow_MediaFragment
      )> } | null } | null, news: Array<{ __typename: 'NewsItem', id: string, title: string, publishedAt: string }> | null };


export const DashboardDocument = /*#__PURE__*/ composeDocument<DashboardQuery, DashboardQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"contentDestinations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveDestination_destination"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleLine_item"}}]}},{"kind":"Field","name":{"kind":"Name","value":"encoders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncoderRow_encoder"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bandwidth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceBytes"}},{"kind":"Field","name":{"kind":"Name","value":"averageBytes"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"media"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"MOST_RECENT"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaRow_media"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}, [LiveDestination_DestinationFragmentDoc, ScheduleLine_ItemFragmentDoc, EncoderRow_EncoderFragmentDoc, MediaRow_MediaFragmentDoc]);
export function useDashboardQuery(options: Apollo.useQuery.Options<DashboardQuery, DashboardQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DashboardDocument, options); }
export function useDashboardLazyQuery(options?: Apollo.useLazyQuery.Options<DashboardQuery, DashboardQueryVariables>) { return Apollo.useLazyQuery(DashboardDocument, options); }