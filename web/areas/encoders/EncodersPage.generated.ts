/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EncoderRow_EncoderFragment } from './EncoderRow.generated.ts';
import { composeDocument } from '../../kernel/composeDocument.ts';
import { EncoderRow_EncoderFragmentDoc } from './EncoderRow.generated.ts';
import * as Apollo from '@apollo/client/react';
export type EncodersPageQueryVariables = Exact<{
  customerId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type EncodersPageQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, encoders: { __typename: 'EncoderConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'EncoderEdge', cursor: string, node: (
          { __typename: 'Encoder' }
          & EncoderRow_EncoderFragment
        ) }> } | null } | null };


export const EncodersPageDocument = /*#__PURE__*/ composeDocument<EncodersPageQuery, EncodersPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncodersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"100"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"encoders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncoderRow_encoder"}}]}}]}}]}}]}}]}}, [EncoderRow_EncoderFragmentDoc]);
export function useEncodersPageQuery(options: Apollo.useQuery.Options<EncodersPageQuery, EncodersPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncodersPageDocument, options); }
export function useEncodersPageLazyQuery(options?: Apollo.useLazyQuery.Options<EncodersPageQuery, EncodersPageQueryVariables>) { return Apollo.useLazyQuery(EncodersPageDocument, options); }