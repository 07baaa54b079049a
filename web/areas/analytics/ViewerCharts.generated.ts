/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type ViewerChartsQueryVariables = Exact<{
  customerId: string;
  api: Types.AnalyticsApi;
  unit: Types.ViewerTimeUnit;
  start: string;
  end: string;
}>;


export type ViewerChartsQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, views: (
      { __typename: 'ViewerSeries' }
      & ViewerCharts_SeriesFragment
    ) | null, watched: (
      { __typename: 'ViewerSeries' }
      & ViewerCharts_SeriesFragment
    ) | null } | null };

export type ViewerCharts_SeriesFragment = { __typename: 'ViewerSeries', total: number, points: Array<{ __typename: 'ViewerSeriesPoint', startsAt: string, value: number }> };

export const ViewerCharts_SeriesFragmentDoc = /*#__PURE__*/ composeDocument<ViewerCharts_SeriesFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerCharts_series"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerSeries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}, []);
export const ViewerChartsDocument = /*#__PURE__*/ composeDocument<ViewerChartsQuery, ViewerChartsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerCharts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"api"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsApi"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerTimeUnit"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"views"},"name":{"kind":"Name","value":"viewerSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"api"},"value":{"kind":"Variable","name":{"kind":"Name","value":"api"}}},{"kind":"Argument","name":{"kind":"Name","value":"metric"},"value":{"kind":"EnumValue","value":"VIEWS"}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}},{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerCharts_series"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"watched"},"name":{"kind":"Name","value":"viewerSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"api"},"value":{"kind":"Variable","name":{"kind":"Name","value":"api"}}},{"kind":"Argument","name":{"kind":"Name","value":"metric"},"value":{"kind":"EnumValue","value":"TOTAL_WATCH_TIME"}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}},{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerCharts_series"}}]}}]}}]}}, [ViewerCharts_SeriesFragmentDoc]);
export function useViewerChartsQuery(options: Apollo.useQuery.Options<ViewerChartsQuery, ViewerChartsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(ViewerChartsDocument, options); }
export function useViewerChartsLazyQuery(options?: Apollo.useLazyQuery.Options<ViewerChartsQuery, ViewerChartsQueryVariables>) { return Apollo.useLazyQuery(ViewerChartsDocument, options); }