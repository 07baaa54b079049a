/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import { composeDocument } from '../../../kernel/composeDocument.ts';
export type VenueRow_DecoderFragment = { __typename: 'Decoder', serial: string, userName: string, isLoggedIn: boolean, isActive: boolean, status: string, playerVersion: string | null, reportedAt: string | null };

export type VenueRow_VenueFragment = { __typename: 'Venue', id: string, userName: string, planName: string, licenseType: Types.VenueLicenseType | null, mode: Types.VenueMode, hasWatermark: boolean, availableVenueLicenses: number, createdAt: string, decoder: (
    { __typename: 'Decoder' }
    & VenueRow_DecoderFragment
  ) | null, refusedDecoders: Array<(
    { __typename: 'Decoder' }
    & VenueRow_DecoderFragment
  )> | null };

export const VenueRow_DecoderFragmentDoc = /*#__PURE__*/ composeDocument<VenueRow_DecoderFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueRow_decoder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Decoder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"isLoggedIn"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"playerVersion"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}}]}}, []);
export const VenueRow_VenueFragmentDoc = /*#__PURE__*/ composeDocument<VenueRow_VenueFragment, unknown>({"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueRow_venue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Venue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"licenseType"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"hasWatermark"}},{"kind":"Field","name":{"kind":"Name","value":"availableVenueLicenses"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decoder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueRow_decoder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusedDecoders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueRow_decoder"}}]}}]}}, [VenueRow_DecoderFragmentDoc]);