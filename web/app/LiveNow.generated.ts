/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.ts';

import { composeDocument } from '../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type LiveNowQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveNowQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', customer: { __typename: 'Customer', id: string, liveDestinations: Array<{ __typename: 'ContentDestination', id: string, title: string, state: Types.DestinationState }> | null } } | null };

export type GoLiveNowQueryVariables = Exact<{ [key: string]: never; }>;


export type GoLiveNowQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', customer: { __typename: 'Customer', id: string, goLives: Array<(
        { __typename: 'GoLive' }
        & GoLiveNow_GoLiveFragment
      )> | null } } | null };

export type GoLiveNow_GoLiveFragment = { __typename: 'GoLive', id: string, progress: Types.GoLiveProgress, request: { __typename: 'GoLiveRequest', isStarting: boolean } | null };

export type GoLiveNowChangedSubscriptionVariables = Exact<{
  customerId: string;
}>;


export type GoLiveNowChangedSubscription = { __typename: 'Subscription', goLiveProgress: { __typename: 'GoLiveProgressEvent', sequence: number, at: string, goLives: Array<(
      { __typename: 'GoLive' }
      & GoLiveNow_GoLiveFragment
    )> } };

export type LiveNowChangedSubscriptionVariables = Exact<{
  customerId: string;
}>;


export type LiveNowChangedSubscription = { __typename: 'Subscription', contentDestinationsChanged: { __typename: 'ContentDestinationsChangedEvent', sequence: number, at: string, contentDestinations: Array<{ __typename: 'ContentDestination', id: string, state: Types.DestinationState }> } };

export const GoLiveNow_GoLiveFragmentDoc = /*#__PURE__*/ composeDocument<GoLiveNow_GoLiveFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoLiveNow_goLive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoLive"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isStarting"}}]}}]}}, []);
export const LiveNowDocument = /*#__PURE__*/ composeDocument<LiveNowQuery, LiveNowQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liveDestinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}, []);
export const GoLiveNowDocument = /*#__PURE__*/ composeDocument<GoLiveNowQuery, GoLiveNowQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoLiveNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goLives"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoLiveNow_goLive"}}]}}]}}]}}]}}, [GoLiveNow_GoLiveFragmentDoc]);
export const GoLiveNowChangedDocument = /*#__PURE__*/ composeDocument<GoLiveNowChangedSubscription, GoLiveNowChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"GoLiveNowChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goLiveProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"goLives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoLiveNow_goLive"}}]}}]}}]}}, [GoLiveNow_GoLiveFragmentDoc]);
export const LiveNowChangedDocument = /*#__PURE__*/ composeDocument<LiveNowChangedSubscription, LiveNowChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LiveNowChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestinationsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"contentDestinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}, []);
export function useLiveNowQuery(options?: Apollo.useQuery.Options<LiveNowQuery, LiveNowQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(LiveNowDocument, options); }
export function useLiveNowLazyQuery(options?: Apollo.useLazyQuery.Options<LiveNowQuery, LiveNowQueryVariables>) { return Apollo.useLazyQuery(LiveNowDocument, options); }
export function useGoLiveNowQuery(options?: Apollo.useQuery.Options<GoLiveNowQuery, GoLiveNowQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(GoLiveNowDocument, options); }
export function useGoLiveNowLazyQuery(options?: Apollo.useLazyQuery.Options<GoLiveNowQuery, GoLiveNowQueryVariables>) { return Apollo.useLazyQuery(GoLiveNowDocument, options); }
export function useGoLiveNowChangedSubscription(options: Apollo.useSubscription.Options<GoLiveNowChangedSubscription, GoLiveNowChangedSubscriptionVariables> | Apollo.SkipToken) { return Apollo.useSubscription(GoLiveNowChangedDocument, options); }
export function useLiveNowChangedSubscription(options: Apollo.useSubscription.Options<LiveNowChangedSubscription, LiveNowChangedSubscriptionVariables> | Apollo.SkipToken) { return Apollo.useSubscription(LiveNowChangedDocument, options); }