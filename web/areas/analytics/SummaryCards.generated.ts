/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type ViewerSummaryCardsQueryVariables = Exact<{
  customerId: string;
  api: Types.AnalyticsApi;
  start: string;
  end: string;
}>;


export type ViewerSummaryCardsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, viewerSummary: { __typename: 'ViewerSummary', viewers: (
        { __typename: 'MetricChange' }
        & Metric_ChangeFragment
      ), views: (
        { __typename: 'MetricChange' }
        & Metric_ChangeFragment
      ), newViewers: (
        { __typename: 'MetricChange' }
        & Metric_ChangeFragment
      ), returnViewers: (
        { __typename: 'MetricChange' }
        & Metric_ChangeFragment
      ), peakConcurrentViewers: (
        { __typename: 'MetricChange' }
        & Metric_ChangeFragment
      ), peakConcurrentLiveViews: (
        { __typename: 'MetricChange' }
        & Metric_ChangeFragment
      ), totalMinutesWatched: (
        { __typename: 'MetricChange' }
        & Metric_ChangeFragment
      ), avgTimeWatched: (
        { __typename: 'MetricChange' }
        & Metric_ChangeFragment
      ), medianTimeWatched: (
        { __typename: 'MetricChange' }
        & Metric_ChangeFragment
      ), totalTimeWatched: (
        { __typename: 'MetricChange' }
        & Metric_ChangeFragment
      ) } | null } | null };

export type Metric_ChangeFragment = { __typename: 'MetricChange', count: number, percentageChange: number | null, trend: Types.Trend };

export const Metric_ChangeFragmentDoc = /*#__PURE__*/ composeDocument<Metric_ChangeFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Metric_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MetricChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"percentageChange"}},{"kind":"Field","name":{"kind":"Name","value":"trend"}}]}}, []);
export const ViewerSummaryCardsDocument = /*#__PURE__*/ composeDocument<ViewerSummaryCardsQuery, ViewerSummaryCardsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerSummaryCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"api"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsApi"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"api"},"value":{"kind":"Variable","name":{"kind":"Name","value":"api"}}},{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Metric_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Metric_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newViewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Metric_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnViewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Metric_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peakConcurrentViewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Metric_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peakConcurrentLiveViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Metric_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalMinutesWatched"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Metric_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"avgTimeWatched"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Metric_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"medianTimeWatched"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Metric_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalTimeWatched"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Metric_change"}}]}}]}}]}}]}}, [Metric_ChangeFragmentDoc]);
export function useViewerSummaryCardsQuery(options: Apollo.useQuery.Options<ViewerSummaryCardsQuery, ViewerSummaryCardsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(ViewerSummaryCardsDocument, options); }
export function useViewerSummaryCardsLazyQuery(options?: Apollo.useLazyQuery.Options<ViewerSummaryCardsQuery, ViewerSummaryCardsQueryVariables>) { return Apollo.useLazyQuery(ViewerSummaryCardsDocument, options); }