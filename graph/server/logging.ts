import { pino, type Logger } from 'pino';

/** What never appears in a log line. */
const SECRETS = [
  'authorization',
  'cookie',
  '*.authorization',
  '*.cookie',
  '*["set-cookie"]',
  '*.password',
  '*.accessToken',
  '*.refreshToken',
  '*.access_token',
  '*.client_secret',
  'variables.input.password',
  'variables.input.token',
];

/** Structured log lines, one JSON object each, without secrets. */
export function createLogger(level: string): Logger {
  return pino({ level, base: { service: 'graph' }, redact: { paths: SECRETS, censor: '[redacted]' } });
}
