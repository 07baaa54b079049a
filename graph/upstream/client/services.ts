/** A REST service: which paths it answers, and the variable that says where it is. */
export interface Service {
  name: string;
  /** Beginning of its paths. */
  prefix: string;
  /** Environment variable with its base URL; the local platform by default. */
  variable: string;
  /** Whether answers depend on the very person who asks, so that nobody else may share them. */
  personal?: boolean;
}

/** The service areas of the catalogue with their bases. A longer prefix is listed before a shorter one. */
export const SERVICES: readonly Service[] = [
  { name: 'central', prefix: '/api/v3/', variable: 'REST_CENTRAL' },
  { name: 'central', prefix: '/api/v4/', variable: 'REST_CENTRAL' },
  { name: 'internal', prefix: '/internal/api/v1/', variable: 'REST_INTERNAL' },
  { name: 'legacy', prefix: '/legacy/users/me', variable: 'REST_LEGACY', personal: true },
  { name: 'legacy', prefix: '/legacy/', variable: 'REST_LEGACY' },
  { name: 'ai', prefix: '/ai/api/v1/', variable: 'REST_AI' },
  { name: 'onboarding', prefix: '/onboarding/api/v1/', variable: 'REST_ONBOARDING' },
  { name: 'player-config', prefix: '/player-config/api/v1/', variable: 'REST_PLAYER_CONFIG' },
  { name: 'media-metadata', prefix: '/media-metadata/api/v1/', variable: 'REST_MEDIA_METADATA' },
  { name: 'telemetry', prefix: '/telemetry/api/v1/', variable: 'REST_TELEMETRY' },
  { name: 'data-usage', prefix: '/data-usage/api/v1/', variable: 'REST_DATA_USAGE' },
  { name: 'stream-usage', prefix: '/stream-usage/api/v1/', variable: 'REST_STREAM_USAGE' },
  { name: 'media-status', prefix: '/media-status/api/v1/', variable: 'REST_MEDIA_STATUS' },
  { name: 'system-status', prefix: '/system-status/api/v1/', variable: 'REST_SYSTEM_STATUS' },
  { name: 'system-events', prefix: '/system-events/api/v1/', variable: 'REST_SYSTEM_EVENTS' },
  { name: 'cues', prefix: '/cues/api/v1/', variable: 'REST_CUES', personal: true },
  { name: 'log-gateway', prefix: '/log-gateway/api/v1/', variable: 'REST_LOG_GATEWAY' },
  { name: 'search', prefix: '/search/api/v1/', variable: 'REST_SEARCH' },
  { name: 'marathon', prefix: '/marathon/api/v1/', variable: 'REST_MARATHON' },
  { name: 'hotspots', prefix: '/hotspots/api/v1/', variable: 'REST_HOTSPOTS' },
  { name: 'subtitles', prefix: '/subtitles/api/v1/', variable: 'REST_SUBTITLES' },
  { name: 'manifests', prefix: '/manifests/', variable: 'REST_MANIFESTS' },
  { name: 'track', prefix: '/track', variable: 'REST_TRACK' },
];

/**
 * Calls of other services whose answers depend on the very person who asks (C-096, C-101; C-201, C-204, C-215; C-268,
 * C-272).
 */
const PERSONAL_CALLS = [
  // Private cues are for who has set them.
  '/api/v3/contentdestinations/{id}/cues',
  '/api/v3/streamprofiles/{profileId}/events/{eventId}/cues',
  // Whether a channel is the caller's to view only.
  '/api/v3/customers/{id}/eventprofiles',
  '/api/v3/eventprofiles/{id}',
  // One's own record is readable without the right to others'.
  '/api/v3/users/{id}',
  '/api/v3/users/{id}/roles',
  '/api/v3/clients/{uuid}',
];

const OTHER: Service = { name: 'platform', prefix: '/', variable: 'REST_CENTRAL' };
const known = new Map<string, Service>();

/** The service that answers a path or path template. */
export function serviceOf(path: string): Service {
  const before = known.get(path);
  if (before) return before;
  const found = SERVICES.find((candidate) => path.startsWith(candidate.prefix)) ?? OTHER;
  const service = PERSONAL_CALLS.includes(path) ? { ...found, personal: true } : found;
  // Templates are few; filled paths never come here, so this map stays small.
  known.set(path, service);
  return service;
}

/** Base URLs by service variable, for example `{ REST_CENTRAL: 'http://127.0.0.1:4010' }`. */
export type ServiceBases = Readonly<Record<string, string>>;
