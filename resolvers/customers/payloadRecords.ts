import type { UserErrorRecord } from '../../graph/kernel/userErrors.ts';

interface Answered {
  userErrors: UserErrorRecord[];
}

/** What signing out answers; of its fields, as of those below, older names are answered by the ones that stay. */
export interface SignOutRecord extends Answered {
  isSignedOut: boolean;
}
/** What asking for a new password answers. */
export interface RequestPasswordResetRecord extends Answered {
  isAccepted: boolean;
}
/** What a reset token is good for. */
export interface VerifyPasswordResetRecord extends Answered {
  isValid: boolean;
  isExpired: boolean;
  userName?: string | null;
}
/** What setting a new password answers. */
export interface ResetPasswordRecord extends Answered {
  isReset: boolean;
}
/** What recording an event answers. */
export interface TrackRecord extends Answered {
  isAccepted: boolean;
}
/** What asking support answers. */
export interface ContactRequestRecord extends Answered {
  isSent: boolean;
}
