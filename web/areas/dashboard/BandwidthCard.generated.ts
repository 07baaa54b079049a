/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { composeDocument } from '../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type BandwidthCardQueryVariables = Exact<{
  customerId: string;
}>;


export type BandwidthCardQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, bandwidth: { __typename: 'Bandwidth', usedBytes: number, allowanceBytes: number, averageBytes: number, resetsAt: string, days: Array<{ __typename: 'BandwidthDay', day: string, bytes: number }> } | null } | null };


export const BandwidthCardDocument = /*#__PURE__*/ composeDocument<BandwidthCardQuery, BandwidthCardQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BandwidthCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bandwidth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceBytes"}},{"kind":"Field","name":{"kind":"Name","value":"averageBytes"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]}}]}}]}}, []);
export function useBandwidthCardQuery(options: Apollo.useQuery.Options<BandwidthCardQuery, BandwidthCardQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(BandwidthCardDocument, options); }
export function useBandwidthCardLazyQuery(options?: Apollo.useLazyQuery.Options<BandwidthCardQuery, BandwidthCardQueryVariables>) { return Apollo.useLazyQuery(BandwidthCardDocument, options); }