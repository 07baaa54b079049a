/** Rules of destinations, shared by the web, the graph and the platform. */

/** Why a destination was ended by something other than the user (DST-19). */
export const ABORT_CAUSE_MESSAGES = {
  serviceLimit: 'The destination service stopped the stream after its limit of 8 hours.',
  encoderOver12Hours: 'The encoder ran for more than 12 hours.',
  badInput: 'The encoder sent bad audio or video, or none.',
} as const;
