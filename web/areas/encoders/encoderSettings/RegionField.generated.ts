/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { composeDocument } from '../../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type EncoderRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type EncoderRegionsQuery = { __typename: 'Query', regions: Array<{ __typename: 'Region', id: string, name: string, zone: string, isDefault: boolean, isRestricted: boolean, latencyCheckUrl: string }> | null };


export const EncoderRegionsDocument = /*#__PURE__*/ composeDocument<EncoderRegionsQuery, EncoderRegionsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderRegions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"Field","name":{"kind":"Name","value":"latencyCheckUrl"}}]}}]}}, []);
export function useEncoderRegionsQuery(options?: Apollo.useQuery.Options<EncoderRegionsQuery, EncoderRegionsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderRegionsDocument, options); }
export function useEncoderRegionsLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderRegionsQuery, EncoderRegionsQueryVariables>) { return Apollo.useLazyQuery(EncoderRegionsDocument, options); }