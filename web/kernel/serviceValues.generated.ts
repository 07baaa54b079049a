/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { composeDocument } from './composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type ServiceValuesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceValuesQuery = { __typename: 'Query', serviceValues: { __typename: 'ServiceValues', mailLinkMs: number, decoderLoadMs: number, downloadAccuracyMs: number, buttonDelayMs: number } | null };


export const ServiceValuesDocument = /*#__PURE__*/ composeDocument<ServiceValuesQuery, ServiceValuesQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailLinkMs"}},{"kind":"Field","name":{"kind":"Name","value":"decoderLoadMs"}},{"kind":"Field","name":{"kind":"Name","value":"downloadAccuracyMs"}},{"kind":"Field","name":{"kind":"Name","value":"buttonDelayMs"}}]}}]}}, []);
export function useServiceValuesQuery(options?: Apollo.useQuery.Options<ServiceValuesQuery, ServiceValuesQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(ServiceValuesDocument, options); }
export function useServiceValuesLazyQuery(options?: Apollo.useLazyQuery.Options<ServiceValuesQuery, ServiceValuesQueryVariables>) { return Apollo.useLazyQuery(ServiceValuesDocument, options); }