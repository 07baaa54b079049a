import { renamed } from '../shared/renamed.ts';

/** Older names of what the payloads of sessions, passwords and requests say. */
export const payloads = {
  SignOutPayload: renamed({ signedOut: 'isSignedOut' }),
  RequestPasswordResetPayload: renamed({ accepted: 'isAccepted' }),
  VerifyPasswordResetPayload: renamed({ valid: 'isValid', expired: 'isExpired' }),
  ResetPasswordPayload: renamed({ reset: 'isReset' }),
  TrackPayload: renamed({ accepted: 'isAccepted' }),
  ContactRequestPayload: renamed({ sent: 'isSent' }),
};
