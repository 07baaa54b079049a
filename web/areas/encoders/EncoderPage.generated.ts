/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EncoderRow_EncoderFragment } from './EncoderRow.generated.ts';
import type { SetupTab_EncoderFragment } from './SetupTab.generated.ts';
import type { VideoSettingsTab_EncoderFragment } from './VideoSettingsTab.generated.ts';
import type { UpdateInfoTab_EncoderFragment } from './UpdateInfoTab.generated.ts';
import { composeDocument } from '../../kernel/composeDocument.ts';
import { EncoderRow_EncoderFragmentDoc } from './EncoderRow.generated.ts';
import { SetupTab_EncoderFragmentDoc } from './SetupTab.generated.ts';
import { VideoSettingsTab_EncoderFragmentDoc } from './VideoSettingsTab.generated.ts';
import { UpdateInfoTab_EncoderFragmentDoc } from './UpdateInfoTab.generated.ts';
import * as Apollo from '@apollo/client/react';
export type EncoderPageQueryVariables = Exact<{
  id: string;
}>;


export type EncoderPageQuery = { __typename: 'Query', encoder: (
    { __typename: 'Encoder', customer: { __typename: 'Customer', id: string, timezone: string } | null }
    & EncoderRow_EncoderFragment
    & SetupTab_EncoderFragment
    & VideoSettingsTab_EncoderFragment
    & UpdateInfoTab_EncoderFragment
  ) | null };


export const EncoderPageDocument = /*#__PURE__*/ composeDocument<EncoderPageQuery, EncoderPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EncoderRow_encoder"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupTab_encoder"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoSettingsTab_encoder"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateInfoTab_encoder"}}]}}]}}, [EncoderRow_EncoderFragmentDoc, SetupTab_EncoderFragmentDoc, VideoSettingsTab_EncoderFragmentDoc, UpdateInfoTab_EncoderFragmentDoc]);
export function useEncoderPageQuery(options: Apollo.useQuery.Options<EncoderPageQuery, EncoderPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderPageDocument, options); }
export function useEncoderPageLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderPageQuery, EncoderPageQueryVariables>) { return Apollo.useLazyQuery(EncoderPageDocument, options); }