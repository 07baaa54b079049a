/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type SocialOnAirQueryVariables = Exact<{
  id: string;
}>;


export type SocialOnAirQuery = { __typename: 'Query', socialAccount: { __typename: 'SocialAccount', id: string, liveDestinations: Array<(
      { __typename: 'ContentDestination' }
      & SocialOnAir_DestinationFragment
    )> | null } | null };

export type SocialOnAir_DestinationFragment = { __typename: 'ContentDestination', id: string, title: string, state: Types.DestinationState, startedAt: string | null, liveViewers: number | null, stream: { __typename: 'RtmpStream', id: string, bitrateKbps: number, lostFrames: number, reconnects: number } | null };

export const SocialOnAir_DestinationFragmentDoc = /*#__PURE__*/ composeDocument<SocialOnAir_DestinationFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"SocialOnAir_destination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentDestination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"liveViewers"}},{"kind":"Field","name":{"kind":"Name","value":"stream"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bitrateKbps"}},{"kind":"Field","name":{"kind":"Name","value":"lostFrames"}},{"kind":"Field","name":{"kind":"Name","value":"reconnects"}}]}}]}}, []);
export const SocialOnAirDocument = /*#__PURE__*/ composeDocument<SocialOnAirQuery, SocialOnAirQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SocialOnAir"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liveDestinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SocialOnAir_destination"}}]}}]}}]}}, [SocialOnAir_DestinationFragmentDoc]);
export function useSocialOnAirQuery(options: Apollo.useQuery.Options<SocialOnAirQuery, SocialOnAirQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(SocialOnAirDocument, options); }
export function useSocialOnAirLazyQuery(options?: Apollo.useLazyQuery.Options<SocialOnAirQuery, SocialOnAirQueryVariables>) { return Apollo.useLazyQuery(SocialOnAirDocument, options); }