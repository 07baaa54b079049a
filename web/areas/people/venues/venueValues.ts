import type { VenueLicenseTypeWord } from '../../../../schema/rules/venues.ts';
import type { VenueLicenseType } from '../../../schema.generated.ts';

/** A venue as the form holds it: its license type in the word of the rules, empty for none. */
export interface VenueValues {
  userName: string;
  password: string;
  licenseType: VenueLicenseTypeWord | '';
  encoderChannelIds: string[];
}

export const NEW_VENUE: VenueValues = { userName: '', password: '', licenseType: '', encoderChannelIds: [] };

/** The graph's license types by the words of the rules (VEN-06). */
const TYPES: Record<VenueLicenseTypeWord, VenueLicenseType> = {
  cloud: 'CLOUD',
  enterprise: 'ENTERPRISE',
  'non-prod': 'NON_PROD',
  pro: 'PRO',
};

export const toLicenseType = (word: VenueLicenseTypeWord | ''): VenueLicenseType | null =>
  (word && TYPES[word]) || null;

export function toLicenseTypeWord(type: VenueLicenseType | null | undefined): VenueLicenseTypeWord | '' {
  return (Object.keys(TYPES) as VenueLicenseTypeWord[]).find((word) => TYPES[word] === type) ?? '';
}
