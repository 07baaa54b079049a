/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { UsesList_UseFragment } from '../../../ui/UsesList.generated.ts';
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
import { UsesList_UseFragmentDoc } from '../../../ui/UsesList.generated.ts';
import * as Apollo from '@apollo/client/react';
export type EncoderPresetPageQueryVariables = Exact<{
  id: string;
}>;


export type EncoderPresetPageQuery = { __typename: 'Query', encoderPreset: (
    { __typename: 'EncoderPreset', uses: Array<(
      { __typename: 'Use' }
      & UsesList_UseFragment
    )> | null }
    & Preset_EncoderPresetFragment
  ) | null };

export type Preset_EncoderPresetFragment = { __typename: 'EncoderPreset', id: string, name: string, customName: string | null, authToken: string | null, codec: Types.VideoCodec, inputFormat: string, outputFormat: string, formatStandard: Types.FormatStandard, videoChannels: number, audioChannels: number, bitrate: number, channel2Offset: number, hasHardwareAcceleration: boolean, hasShortSegments: boolean, version: number, createdAt: string, customer: { __typename: 'Customer', id: string, timezone: string } | null };

export const Preset_EncoderPresetFragmentDoc = /*#__PURE__*/ composeDocument<Preset_EncoderPresetFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preset_encoderPreset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncoderPreset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customName"}},{"kind":"Field","name":{"kind":"Name","value":"authToken"}},{"kind":"Field","name":{"kind":"Name","value":"codec"}},{"kind":"Field","name":{"kind":"Name","value":"inputFormat"}},{"kind":"Field","name":{"kind":"Name","value":"outputFormat"}},{"kind":"Field","name":{"kind":"Name","value":"formatStandard"}},{"kind":"Field","name":{"kind":"Name","value":"videoChannels"}},{"kind":"Field","name":{"kind":"Name","value":"audioChannels"}},{"kind":"Field","name":{"kind":"Name","value":"bitrate"}},{"kind":"Field","name":{"kind":"Name","value":"channel2Offset"}},{"kind":"Field","name":{"kind":"Name","value":"hasHardwareAcceleration"}},{"kind":"Field","name":{"kind":"Name","value":"hasShortSegments"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}}]}}, []);
export const EncoderPresetPageDocument = /*#__PURE__*/ composeDocument<EncoderPresetPageQuery, EncoderPresetPageQueryVariables>({"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncoderPresetPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoderPreset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preset_encoderPreset"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsesList_use"}}]}}]}}]}}, [Preset_EncoderPresetFragmentDoc, UsesList_UseFragmentDoc]);
export function useEncoderPresetPageQuery(options: Apollo.useQuery.Options<EncoderPresetPageQuery, EncoderPresetPageQueryVariables> | Apollo.SkipToken) { return Apollo.useQuery(EncoderPresetPageDocument, options); }
export function useEncoderPresetPageLazyQuery(options?: Apollo.useLazyQuery.Options<EncoderPresetPageQuery, EncoderPresetPageQueryVariables>) { return Apollo.useLazyQuery(EncoderPresetPageDocument, options); }