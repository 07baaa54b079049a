import { object, string, type InferType } from 'yup';
import { formatReason } from '../reasons/said.ts';
import { tooLong } from './names.ts';

/** Rules of outputs, which send a channel on to servers of others; shared by the graph and the platform. */

/** Longest name (RTM-01). */
export const OUTPUT_NAME_MAX = 100;
/** Longest stream key, and longest stream URL (RTM-02, RTM-04). */
export const STREAM_KEY_MAX = 10_000;
export const STREAM_URL_MAX = 10_000;
/** Outputs of an organization. */
export const OUTPUTS_MAX = 20;

/** No spaces or special characters (RTM-03). */
const STREAM_KEY = /^[A-Za-z0-9_?=&.-]+$/;
/** Start of a valid URL (RTM-04). The platform checks the rest. */
const STREAM_URL = /^rtmps?:\/\/[^\s/]/i;

/** Messages of broken rules. */
export const OUTPUT_MESSAGES = {
  urlRequired: formatReason('STREAM_URL_REQUIRED'),
  urlFormat: formatReason('STREAM_URL_FORMAT'),
  urlLong: ({ value }: { value: string }) =>
    formatReason('STREAM_URL_TOO_LONG', { limit: STREAM_URL_MAX, length: value.length }),
  urlInside: formatReason('STREAM_URL_INSIDE'),
  keyRequired: formatReason('STREAM_KEY_REQUIRED'),
  keyFormat: formatReason('STREAM_KEY_FORMAT'),
  keyLong: ({ value }: { value: string }) =>
    formatReason('STREAM_KEY_TOO_LONG', { limit: STREAM_KEY_MAX, length: value.length }),
  keyLost: formatReason('STREAM_KEY_LOST'),
  many: formatReason('OUTPUTS_TOO_MANY', { limit: OUTPUTS_MAX }),
} as const;

/** A stream key where it may be left out, for one is there already (RTM-02, RTM-03). */
export const keptStreamKey = string()
  .max(STREAM_KEY_MAX, OUTPUT_MESSAGES.keyLong)
  .matches(STREAM_KEY, { message: OUTPUT_MESSAGES.keyFormat, excludeEmptyString: true });

/** A new output (RTM-01 to RTM-04). */
export const liveOutputSchema = object({
  name: string()
    .trim()
    .required(formatReason('NAME_REQUIRED'))
    .max(OUTPUT_NAME_MAX, tooLong(OUTPUT_NAME_MAX)),
  streamUrl: string()
    .trim()
    .required(OUTPUT_MESSAGES.urlRequired)
    .max(STREAM_URL_MAX, OUTPUT_MESSAGES.urlLong)
    .matches(STREAM_URL, { message: OUTPUT_MESSAGES.urlFormat, excludeEmptyString: true }),
  streamKey: string()
    .required(OUTPUT_MESSAGES.keyRequired)
    .max(STREAM_KEY_MAX, OUTPUT_MESSAGES.keyLong)
    .matches(STREAM_KEY, { message: OUTPUT_MESSAGES.keyFormat, excludeEmptyString: true }),
});
export type LiveOutputFields = InferType<typeof liveOutputSchema>;
