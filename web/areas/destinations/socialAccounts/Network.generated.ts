/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type SocialPlacesQueryVariables = Exact<{
  id: string;
  destinationId?: string | null | undefined;
}>;


export type SocialPlacesQuery = { __typename: 'Query', socialAccount: { __typename: 'SocialAccount', id: string, destinations: Array<{ __typename: 'SocialDestination', id: string, name: string, kind: Types.SocialDestinationKind }> | null, crosspostDestinations: Array<{ __typename: 'SocialPlace', id: string, name: string }> | null } | null };

export type SocialLiveCheckQueryVariables = Exact<{
  id: string;
}>;


export type SocialLiveCheckQuery = { __typename: 'Query', socialAccount: { __typename: 'SocialAccount', id: string, liveCheck: { __typename: 'SocialLiveCheck', isLiveEnabled: boolean, obstacle: Types.SocialLiveObstacle | null } | null } | null };


export const SocialPlacesDocument = /*#__PURE__*/ composeDocument<SocialPlacesQuery, SocialPlacesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SocialPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"destinationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"destinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crosspostDestinations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"destinationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"destinationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}, []);
export const SocialLiveCheckDocument = /*#__PURE__*/ composeDocument<SocialLiveCheckQuery, SocialLiveCheckQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SocialLiveCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liveCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isLiveEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}}]}}, []);
export function useSocialPlacesQuery(options: Apollo.useQuery.Options<SocialPlacesQuery, SocialPlacesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(SocialPlacesDocument, options); }
export function useSocialPlacesLazyQuery(options?: Apollo.useLazyQuery.Options<SocialPlacesQuery, SocialPlacesQueryVariables>) { return Apollo.useLazyQuery(SocialPlacesDocument, options); }
export function useSocialLiveCheckQuery(options: Apollo.useQuery.Options<SocialLiveCheckQuery, SocialLiveCheckQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(SocialLiveCheckDocument, options); }
export function useSocialLiveCheckLazyQuery(options?: Apollo.useLazyQuery.Options<SocialLiveCheckQuery, SocialLiveCheckQueryVariables>) { return Apollo.useLazyQuery(SocialLiveCheckDocument, options); }