/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ServiceValuesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceValuesQuery = { __typename: 'Query', serviceValues: { __typename: 'ServiceValues', mailLinkMs: number, decoderLoadMs: number, downloadAccuracyMs: number, buttonDelayMs: number } | null };


export const ServiceValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailLinkMs"}},{"kind":"Field","name":{"kind":"Name","value":"decoderLoadMs"}},{"kind":"Field","name":{"kind":"Name","value":"downloadAccuracyMs"}},{"kind":"Field","name":{"kind":"Name","value":"buttonDelayMs"}}]}}]}}]} as unknown as DocumentNode<ServiceValuesQuery, ServiceValuesQueryVariables>;
export function useServiceValuesQuery(options?: Apollo.useQuery.Options<ServiceValuesQuery, ServiceValuesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(ServiceValuesDocument, options); }
export function useServiceValuesLazyQuery(options?: Apollo.useLazyQuery.Options<ServiceValuesQuery, ServiceValuesQueryVariables>) { return Apollo.useLazyQuery(ServiceValuesDocument, options); }