import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** Paths removed from log lines. */
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

/** Structured log lines, one JSON object each, without secrets; on the standard output unless told where. */
export function createLogger(level: string, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { service: 'graph' },
    redact: { paths: SECRETS, censor: '[redacted]' },
  };
  return to ? pino(options, to) : pino(options);
}
