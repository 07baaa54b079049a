/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { composeDocument } from '../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type EncoderNetworksQueryVariables = Exact<{
  id: string;
}>;


export type EncoderNetworksQuery = { __typename: 'Query', encoder: { __typename: 'Encoder', id: string, networks: Array<{ __typename: 'EncoderNetwork', nicDisplayName: string, ipv4Address: string | null, subnetMask: string | null, gateway: string | null, dns: Array<string>, isDhcpOn: boolean, macAddress: string | null, isApplied: boolean }> | null } | null };


export const EncoderNetworksDocument = /*#__PURE__*/ composeDocument<EncoderNetworksQuery, EncoderNetworksQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderNetworks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"networks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nicDisplayName"}},{"kind":"Field","name":{"kind":"Name","value":"ipv4Address"}},{"kind":"Field","name":{"kind":"Name","value":"subnetMask"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"dns"}},{"kind":"Field","name":{"kind":"Name","value":"isDhcpOn"}},{"kind":"Field","name":{"kind":"Name","value":"macAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isApplied"}}]}}]}}]}}, []);
export function useEncoderNetworksQuery(options: Apollo.useQuery.Options<EncoderNetworksQuery, EncoderNetworksQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderNetworksDocument, options); }
export function useEncoderNetworksLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderNetworksQuery, EncoderNetworksQueryVariables>) { return Apollo.useLazyQuery(EncoderNetworksDocument, options); }