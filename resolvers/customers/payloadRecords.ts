import type { UserErrorRecord } from '../../graph/kernel/userErrors.ts';

interface Answered {
  userErrors: UserErrorRecord[];
}

/** Result of signing out. Like below, deprecated fields are resolved from the current ones. */
export interface SignOutRecord extends Answered {
  isSignedOut: boolean;
}
/** Result of requesting a password reset. */
export interface RequestPasswordResetRecord extends Answered {
  isAccepted: boolean;
}
/** State of a reset token. */
export interface VerifyPasswordResetRecord extends Answered {
  isValid: boolean;
  isExpired: boolean;
  userName?: string | null;
}
/** Result of setting a new password. */
export interface ResetPasswordRecord extends Answered {
  isReset: boolean;
}
/** Result of recording an event. */
export interface TrackRecord extends Answered {
  isAccepted: boolean;
}
/** Result of a contact request. */
export interface ContactRequestRecord extends Answered {
  isSent: boolean;
}
