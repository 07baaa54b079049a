/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type SocialFiguresQueryVariables = Exact<{
  customerId: string;
  start: string;
  end: string;
}>;


export type SocialFiguresQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, socialFigures: Array<(
      { __typename: 'SocialFigures' }
      & SocialFigures_RowFragment
    )> | null } | null };

export type SocialFigures_RowFragment = { __typename: 'SocialFigures', liveVideoId: string, kind: Types.SocialKind, isFromStandIn: boolean | null, eventId: string | null, startedAt: string, toldAt: string, views: number, viewers: number | null, averageTimeWatchedSeconds: number | null, liveViews: number | null, contentDestination: { __typename: 'ContentDestination', id: string, title: string } | null };

export const SocialFigures_RowFragmentDoc = /*#__PURE__*/ composeDocument<SocialFigures_RowFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"SocialFigures_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SocialFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveVideoId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isFromStandIn"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"contentDestination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"toldAt"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"viewers"}},{"kind":"Field","name":{"kind":"Name","value":"averageTimeWatchedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"liveViews"}}]}}, []);
export const SocialFiguresDocument = /*#__PURE__*/ composeDocument<SocialFiguresQuery, SocialFiguresQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SocialFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"socialFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SocialFigures_row"}}]}}]}}]}}, [SocialFigures_RowFragmentDoc]);
export function useSocialFiguresQuery(options: Apollo.useQuery.Options<SocialFiguresQuery, SocialFiguresQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(SocialFiguresDocument, options); }
export function useSocialFiguresLazyQuery(options?: Apollo.useLazyQuery.Options<SocialFiguresQuery, SocialFiguresQueryVariables>) { return Apollo.useLazyQuery(SocialFiguresDocument, options); }