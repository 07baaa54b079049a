/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EncoderRow_EncoderFragment } from './EncoderRow.generated.ts';
import type { UpdateInfoTab_EncoderFragment } from './UpdateInfoTab.generated.ts';
import type * as Types from '../../schema.generated.ts';

import { composeDocument } from '../../kernel/composeDocument.ts';
import { EncoderRow_EncoderFragmentDoc } from './EncoderRow.generated.ts';
import { UpdateInfoTab_EncoderFragmentDoc } from './UpdateInfoTab.generated.ts';
import * as Apollo from '@apollo/client/react';
export type UpdateEncoderPageQueryVariables = Exact<{
  id: string;
}>;


export type UpdateEncoderPageQuery = { __typename: 'Query', encoder: (
    { __typename: 'Encoder', customer: { __typename: 'Customer', id: string } | null }
    & EncoderRow_EncoderFragment
    & UpdateInfoTab_EncoderFragment
  ) | null, minimumEncoderOption: Array<{ __typename: 'MinimumEncoderOption', type: Types.EncoderType, version: string }> | null };

export type EncoderVersionsQueryVariables = Exact<{
  model: string;
}>;


export type EncoderVersionsQuery = { __typename: 'Query', encoderOptions: { __typename: 'EncoderOptions', versions: Array<string> } | null };


export const UpdateEncoderPageDocument = /*#__PURE__*/ composeDocument<UpdateEncoderPageQuery, UpdateEncoderPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateEncoderPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncoderRow_encoder"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateInfoTab_encoder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimumEncoderOption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}, [EncoderRow_EncoderFragmentDoc, UpdateInfoTab_EncoderFragmentDoc]);
export const EncoderVersionsDocument = /*#__PURE__*/ composeDocument<EncoderVersionsQuery, EncoderVersionsQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"model"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"model"},"value":{"kind":"Variable","name":{"kind":"Name","value":"model"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versions"}}]}}]}}, []);
export function useUpdateEncoderPageQuery(options: Apollo.useQuery.Options<UpdateEncoderPageQuery, UpdateEncoderPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(UpdateEncoderPageDocument, options); }
export function useUpdateEncoderPageLazyQuery(options?: Apollo.useLazyQuery.Options<UpdateEncoderPageQuery, UpdateEncoderPageQueryVariables>) { return Apollo.useLazyQuery(UpdateEncoderPageDocument, options); }
export function useEncoderVersionsQuery(options: Apollo.useQuery.Options<EncoderVersionsQuery, EncoderVersionsQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderVersionsDocument, options); }
export function useEncoderVersionsLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderVersionsQuery, EncoderVersionsQueryVariables>) { return Apollo.useLazyQuery(EncoderVersionsDocument, options); }