import type { PathWith } from './typedCall.ts';

/** A REST service: which paths it answers, and the variable that says where it is. */
export interface Service {
  name: string;
  /** Beginning of its paths. */
  prefix: string;
  /** Environment variable with its base URL; the local platform by default. */
  variable: string;
}

/** The service areas of the catalog with their bases. A longer prefix is listed before a shorter one. */
export const SERVICES: readonly Service[] = [
  { name: 'central', prefix: '/api/v3/', variable: 'REST_CENTRAL' },
  { name: 'central', prefix: '/api/v4/', variable: 'REST_CENTRAL' },
  { name: 'internal', prefix: '/internal/api/v1/', variable: 'REST_INTERNAL' },
  { name: 'legacy', prefix: '/legacy/users/me', variable: 'REST_LEGACY' },
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
  { name: 'cues', prefix: '/cues/api/v1/', variable: 'REST_CUES' },
  { name: 'log-gateway', prefix: '/log-gateway/api/v1/', variable: 'REST_LOG_GATEWAY' },
  { name: 'search', prefix: '/search/api/v1/', variable: 'REST_SEARCH' },
  { name: 'marathon', prefix: '/marathon/api/v1/', variable: 'REST_MARATHON' },
  { name: 'hotspots', prefix: '/hotspots/api/v1/', variable: 'REST_HOTSPOTS' },
  { name: 'subtitles', prefix: '/subtitles/api/v1/', variable: 'REST_SUBTITLES' },
  { name: 'manifests', prefix: '/manifests/', variable: 'REST_MANIFESTS' },
  { name: 'track', prefix: '/track', variable: 'REST_TRACK' },
];

/**
 * Calls whose answers are the same for everybody with equal rights in an organization, so that those who ask
 * meanwhile
 * may share one. Whatever is not listed is answered to one person alone: private cues, channels that are one's own to
 * view only, addresses to play, one's own record.
 */
const SHARED_CALLS: ReadonlySet<PathWith<'get'>> = new Set<PathWith<'get'>>([
  '/api/v3/contentdestinations/{id}',
  '/api/v3/customers/{id}',
  '/api/v3/customers/{id}/contentdestinations',
  '/api/v3/customers/{id}/encoderprofiles',
  '/api/v3/customers/{id}/encoders',
  '/api/v3/customers/{id}/librarysettings',
  '/api/v3/customers/{id}/monitors',
  '/api/v3/customers/{id}/schedules',
  '/api/v3/customers/{id}/venues',
  '/api/v3/customers/{id}/webencoderprofiles',
  '/api/v3/customers/{id}/webeventprofiles',
  '/api/v3/encoderprofiles/options',
  '/api/v3/encoderprofiles/{uuid}',
  '/api/v3/encoders/minimumoption',
  '/api/v3/encoders/options',
  '/api/v3/encoders/{uuid}',
  '/api/v3/regions',
  '/api/v3/timezones',
  '/api/v3/venues/{uuid}',
  '/api/v3/webencoderprofiles/{uuid}',
  '/api/v3/webeventprofiles/{uuid}',
  '/hotspots/api/v1/customers/{id}/urls',
  '/hotspots/api/v1/urls/{uuid}',
  '/media-metadata/api/v1/customers/{id}/media',
  '/media-metadata/api/v1/customers/{id}/playlists',
  '/media-metadata/api/v1/media/extras',
  '/media-metadata/api/v1/media/{mediaId}',
  '/media-metadata/api/v1/media/{mediaId}/summary',
  '/media-metadata/api/v1/playlists/{uuid}',
  '/media-metadata/api/v1/playlists/{uuid}/media',
  '/media-status/api/v1/media/{mediaId}',
  '/player-config/api/v1/configs/{uuid}',
  '/player-config/api/v1/customers/{id}/configs/list',
  '/telemetry/api/v1/customers/{customerId}/{api}/statistics/summary',
]);

/** True if those with equal rights may share the answer of a reading call, by its path template. */
export function isShared(template: string): boolean {
  return SHARED_CALLS.has(template as PathWith<'get'>);
}

const OTHER: Service = { name: 'platform', prefix: '/', variable: 'REST_CENTRAL' };
const known = new Map<string, Service>();

/** The service that answers a path or path template. */
export function getService(path: string): Service {
  const before = known.get(path);
  if (before) return before;
  const service = SERVICES.find((candidate) => path.startsWith(candidate.prefix)) ?? OTHER;
  // Templates are few; filled paths never come here, so this map stays small.
  known.set(path, service);
  return service;
}

/** Base URLs by service variable, for example `{ REST_CENTRAL: 'http://127.0.0.1:4010' }`. */
export type ServiceBases = Readonly<Record<string, string>>;
