/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { MediaRow_MediaFragment } from '../MediaRow.generated.ts';
import { composeDocument } from '../../../../kernel/composeDocument.ts';
import { MediaRow_MediaFragmentDoc } from '../MediaRow.generated.ts';
import * as Apollo from '@apollo/client/react';
export type ProcessingMediaQueryVariables = Exact<{
  customerId: string;
}>;


export type ProcessingMediaQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, processingMedia: Array<(
      { __typename: 'MediaItem' }
      & MediaRow_MediaFragment
    )> | null } | null };

export type MediaItemsChangedSubscriptionVariables = Exact<{
  customerId: string;
}>;


export type MediaItemsChangedSubscription = { __typename: 'Subscription', mediaItemsChanged: { __typename: 'MediaItemsChangedEvent', sequence: number, at: string, mediaItems: Array<(
      { __typename: 'MediaItem' }
      & MediaRow_MediaFragment
    )> } };


export const ProcessingMediaDocument = /*#__PURE__*/ composeDocument<ProcessingMediaQuery, ProcessingMediaQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProcessingMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"processingMedia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaRow_media"}}]}}]}}]}}, [MediaRow_MediaFragmentDoc]);
export const MediaItemsChangedDocument = /*#__PURE__*/ composeDocument<MediaItemsChangedSubscription, MediaItemsChangedSubscriptionVariables>({"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MediaItemsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItemsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"mediaItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaRow_media"}}]}}]}}]}}, [MediaRow_MediaFragmentDoc]);
export function useProcessingMediaQuery(options: Apollo.useQuery.Options<ProcessingMediaQuery, ProcessingMediaQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(ProcessingMediaDocument, options); }
export function useProcessingMediaLazyQuery(options?: Apollo.useLazyQuery.Options<ProcessingMediaQuery, ProcessingMediaQueryVariables>) { return Apollo.useLazyQuery(ProcessingMediaDocument, options); }
export function useMediaItemsChangedSubscription(options: Apollo.useSubscription.Options<MediaItemsChangedSubscription, MediaItemsChangedSubscriptionVariables> | Apollo.SkipToken) { return Apollo.useSubscription(MediaItemsChangedDocument, options); }