import { say } from '../reasons/said.ts';

/** Rules of destinations, shared by the web, the graph and the platform. */

/** Reasons why a destination ended other than by the user (DST-19). */
export const ABORT_CAUSE_MESSAGES = {
  serviceLimit: say('DESTINATION_SERVICE_LIMIT'),
  encoderOver12Hours: say('ENCODER_RAN_TOO_LONG'),
  badInput: say('ENCODER_BAD_INPUT'),
} as const;
