/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { VenueRow_DecoderFragment } from './VenueRow.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { VenueRow_DecoderFragmentDoc } from './VenueRow.generated.ts';
import * as Apollo from '@apollo/client/react';
export type DecoderRow_DecoderFragment = (
  { __typename: 'Decoder', isLan: boolean | null, bufferSeconds: number | null, playing: string | null, playheadSeconds: number | null, venue: { __typename: 'Venue', id: string, mode: Types.VenueMode } | null }
  & VenueRow_DecoderFragment
);

export type DecodersPageQueryVariables = Exact<{
  customerId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: string | null | undefined;
  sort?: Types.ListSort | null | undefined;
  version?: string | null | undefined;
}>;


export type DecodersPageQuery = { __typename: 'Query', customer: { __typename: 'Customer', id: string, decoderVersions: Array<string> | null, decoders: { __typename: 'DecoderConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'DecoderEdge', cursor: string, node: (
          { __typename: 'Decoder' }
          & DecoderRow_DecoderFragment
        ) }> } | null } | null };

export const DecoderRow_DecoderFragmentDoc = /*#__PURE__*/ composeDocument<DecoderRow_DecoderFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecoderRow_decoder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Decoder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueRow_decoder"}},{"kind":"Field","name":{"kind":"Name","value":"isLan"}},{"kind":"Field","name":{"kind":"Name","value":"bufferSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"playing"}},{"kind":"Field","name":{"kind":"Name","value":"playheadSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}}]}}, [VenueRow_DecoderFragmentDoc]);
export const DecodersPageDocument = /*#__PURE__*/ composeDocument<DecodersPageQuery, DecodersPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DecodersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decoderVersions"}},{"kind":"Field","name":{"kind":"Name","value":"decoders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecoderRow_decoder"}}]}}]}}]}}]}}]}}, [DecoderRow_DecoderFragmentDoc]);
export function useDecodersPageQuery(options: Apollo.useQuery.Options<DecodersPageQuery, DecodersPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(DecodersPageDocument, options); }
export function useDecodersPageLazyQuery(options?: Apollo.useLazyQuery.Options<DecodersPageQuery, DecodersPageQueryVariables>) { return Apollo.useLazyQuery(DecodersPageDocument, options); }