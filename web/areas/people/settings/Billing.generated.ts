/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { composeDocument } from '../../../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type SettingsBillingQueryVariables = Exact<{
  customerId: string;
}>;


export type SettingsBillingQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, billing: { __typename: 'Billing', portalUrl: string | null, hasPaymentMethod: boolean } | null } | null };


export const SettingsBillingDocument = /*#__PURE__*/ composeDocument<SettingsBillingQuery, SettingsBillingQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsBilling"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaymentMethod"}}]}}]}}]}}, []);
export function useSettingsBillingQuery(options: Apollo.useQuery.Options<SettingsBillingQuery, SettingsBillingQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(SettingsBillingDocument, options); }
export function useSettingsBillingLazyQuery(options?: Apollo.useLazyQuery.Options<SettingsBillingQuery, SettingsBillingQueryVariables>) { return Apollo.useLazyQuery(SettingsBillingDocument, options); }