/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.ts';

import { composeDocument } from '../kernel/composeDocument.ts';
import * as Apollo from '@apollo/client/react';
export type PaletteOrdersQueryVariables = Exact<{
  states: Array<Types.EncoderState> | Types.EncoderState;
}>;


export type PaletteOrdersQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', customer: { __typename: 'Customer', id: string, encoders: { __typename: 'EncoderConnection', nodes: Array<{ __typename: 'Encoder', id: string, name: string, status: { __typename: 'EncoderStatus', state: Types.EncoderState } }> } | null } } | null };


export const PaletteOrdersDocument = /*#__PURE__*/ composeDocument<PaletteOrdersQuery, PaletteOrdersQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EncoderState"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"encoders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]}}]}}, []);
export function usePaletteOrdersQuery(options: Apollo.useQuery.Options<PaletteOrdersQuery, PaletteOrdersQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(PaletteOrdersDocument, options); }
export function usePaletteOrdersLazyQuery(options?: Apollo.useLazyQuery.Options<PaletteOrdersQuery, PaletteOrdersQueryVariables>) { return Apollo.useLazyQuery(PaletteOrdersDocument, options); }