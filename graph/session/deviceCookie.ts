import { cookieValue } from './cookieHeader.ts';

/** How long a browser keeps it: as long as the platform knows it, 180 days. */
const LIFE_SECONDS = 180 * 24 * 3600;
/** What the platform hands out is short and made of these; nothing else goes on to it. */
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

  /** What the browser has; null for nothing, or for what can't be the platform's. */
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
