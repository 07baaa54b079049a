import { cookieValue } from './cookieHeader.ts';

/** Lifetime of the cookie: 180 days, as long as the platform remembers a browser. */
const LIFE_SECONDS = 180 * 24 * 3600;
/** Format of the platform's values. Others are not forwarded. */
const DEVICES = /^[\w.~-]{1,1000}$/;

/**
 * The cookie that stays when a session ends: what the platform knows a browser by that has signed in before, so that
 * nobody's wrong passwords lock its owner out. It is signed by the platform and opaque here.
 */
export class DeviceCookie {
  readonly #secure: boolean;
  readonly name: string;

  constructor({ secure }: { secure: boolean }) {
    this.#secure = secure;
    this.name = secure ? '__Host-rostrum-device' : 'rostrum-device';
  }

  /** Reads the browser's value. Null if there is none, or it cannot be from the platform. */
  read(header: string | undefined): string | null {
    const value = cookieValue(header, this.name);
    return value !== undefined && DEVICES.test(value) ? value : null;
  }

  /** The Set-Cookie line that leaves it in the browser. */
  write(devices: string): string {
    const secure = this.#secure ? '; Secure' : '';
    return `${this.name}=${devices}; Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  }
}
