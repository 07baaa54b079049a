import type {
  ContactRequestPayload as ContactRequestAnswer,
  RequestPasswordResetPayload as RequestPasswordResetAnswer,
  ResetPasswordPayload as ResetPasswordAnswer,
  SignOutPayload as SignOutAnswer,
  TrackPayload as TrackAnswer,
  VerifyPasswordResetPayload as VerifyPasswordResetAnswer,
} from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';

/** What mutations answer: fields that go are answered by those that stay. */
export type SignOutRecord = Omit<SignOutAnswer, 'signedOut'>;
export type RequestPasswordResetRecord = Omit<RequestPasswordResetAnswer, 'accepted'>;
export type VerifyPasswordResetRecord = Omit<VerifyPasswordResetAnswer, 'valid' | 'expired'>;
export type ResetPasswordRecord = Omit<ResetPasswordAnswer, 'reset'>;
export type TrackRecord = Omit<TrackAnswer, 'accepted'>;
export type ContactRequestRecord = Omit<ContactRequestAnswer, 'sent'>;

/** Older names of what the payloads of sessions, passwords and requests say. */
export const payloads = {
  SignOutPayload: renamed({ signedOut: 'isSignedOut' }),
  RequestPasswordResetPayload: renamed({ accepted: 'isAccepted' }),
  VerifyPasswordResetPayload: renamed({ valid: 'isValid', expired: 'isExpired' }),
  ResetPasswordPayload: renamed({ reset: 'isReset' }),
  TrackPayload: renamed({ accepted: 'isAccepted' }),
  ContactRequestPayload: renamed({ sent: 'isSent' }),
};
