import { formatReason } from '../reasons/said.ts';

/** Rules of destinations, shared by the web, the graph and the platform. */

/** Reasons why a destination ended other than by the user (DST-19). */
export const ABORT_CAUSE_MESSAGES = {
  serviceLimit: formatReason('DESTINATION_SERVICE_LIMIT'),
  encoderOver12Hours: formatReason('ENCODER_RAN_TOO_LONG'),
  badInput: formatReason('ENCODER_BAD_INPUT'),
} as const;
