/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LiveNowQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveNowQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', customer: { __typename: 'Customer', id: string, liveDestinations: Array<{ __typename: 'ContentDestination', id: string, title: string, state: Types.DestinationState }> | null } } | null };

export type LiveNowChangedSubscriptionVariables = Exact<{
  customerId: string;
}>;


export type LiveNowChangedSubscription = { __typename: 'Subscription', contentDestinationsChanged: { __typename: 'ContentDestinationsChangedEvent', sequence: number, at: string, contentDestinations: Array<{ __typename: 'ContentDestination', id: string, state: Types.DestinationState }> } };


export const LiveNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liveDestinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LiveNowQuery, LiveNowQueryVariables>;
export const LiveNowChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LiveNowChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDestinationsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"contentDestinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<LiveNowChangedSubscription, LiveNowChangedSubscriptionVariables>;
export function useLiveNowQuery(options?: Apollo.useQuery.Options<LiveNowQuery, LiveNowQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(LiveNowDocument, options); }
export function useLiveNowLazyQuery(options?: Apollo.useLazyQuery.Options<LiveNowQuery, LiveNowQueryVariables>) { return Apollo.useLazyQuery(LiveNowDocument, options); }
export function useLiveNowChangedSubscription(options: Apollo.useSubscription.Options<LiveNowChangedSubscription, LiveNowChangedSubscriptionVariables> | Apollo.SkipToken) { return Apollo.useSubscription(LiveNowChangedDocument, options); }