import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { toldTimezone } from '../../schema/rules/timezoneNames.ts';
import type { Visitor } from '../kernel/context.ts';
import type { GraphRoot } from './root.ts';

type Core = Pick<GraphRoot, 'config' | 'sessions'>;

/** Characters of a user agent that are passed on. */
const AGENT_MAX = 300;

/**
 * IP address and user agent of the browser. A proxy's header counts only with TRUST_PROXY, and only the address the
 * proxy appended itself. The time zone is a hint from the browser.
 */
export function createVisitor({ headers, socket }: IncomingMessage, { config, sessions }: Core): Visitor {
  const told = config.trustProxy ? [headers['x-forwarded-for'] ?? []].flat().join(',') : '';
  const address = told === '' ? (socket.remoteAddress ?? '') : told.slice(told.lastIndexOf(',') + 1).trim();
  return {
    address: isIP(address) ? address : null,
    agent: headers['user-agent']?.slice(0, AGENT_MAX) ?? null,
    timezone: toldTimezone(headers['x-time-zone']),
    devices: sessions.devices.read(headers.cookie),
  };
}
