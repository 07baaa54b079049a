/** In whose name REST calls are made. */
export interface Authority {
  /** Key of those who may share answers (organization and rights); null when nothing may be shared. */
  readonly scope: string | null;
  /** Key of this very caller, for answers that nobody else may share; null when nothing may be shared. */
  readonly self: string | null;
  /** The organization worked in; empty when nobody is signed in. */
  readonly organisation: string;
  /** True if it may write to other organizations, too (PRM-27). */
  readonly crosses: boolean;
  /** True if it may look into other organizations, too: each look is noted there as this caller's own (PRM-27). */
  readonly looksAcross: boolean;
  /** The access token to send; waits while a renewal is under way. Null when nobody is signed in. */
  token(): string | null | Promise<string | null>;
  /**
   * After a 401 for `used`: a newer token, 2000 ms after the one renewal that all callers of the session share
   * (SES-07, SES-08). Null when there is nothing to renew or the renewal was refused (SES-10, SES-11).
   * Rejects with a RestError when the renewal is not to be had now; the session stays.
   */
  renew(used: string): Promise<string | null>;
  /** The replay met a 401 again: the session is over (SES-09). */
  expire(): void;
  /** When the access token ends, in milliseconds since 1970; null when that is not known. */
  readonly expiresAt: number | null;
  /** Hears when the token was renewed and when the session has ended, until the returned function is called. */
  watch(listener: (event: 'renewed' | 'ended') => void): () => void;
}

/** No session: sign-in, password reset, and other public calls. */
export const nobody: Authority = {
  scope: null,
  self: null,
  organisation: '',
  crosses: false,
  looksAcross: false,
  token: () => null,
  renew: () => Promise.resolve(null),
  expire: () => undefined,
  expiresAt: null,
  watch: () => () => undefined,
};
