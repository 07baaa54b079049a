import type { ArchiveTypeName, LogLevelName } from '../../../../schema/rules/encoderLogWords.ts';
import type { ReadingResolutionMinutes } from '../../../../schema/rules/encoderHealth.ts';
import type { components } from '../../client/__generated__/platform.ts';
import type { EncoderLogEntryRecord, EncoderStatusRecord } from './encoders.ts';
import type { RestClient } from '../../client/client.ts';

type Schemas = components['schemas'];

/** Readings of an encoder in an interval: kbps, percent, degrees Celsius. */
export type ReadingRecord = Schemas['EncoderReading'];

/** C-082: asks an encoder to upload the logs of a window. 409 with code STATE unless it is stopped (STM-05, ENC-12). */
export function requestLogUpload(
  rest: RestClient,
  uuid: string,
  window: { start: Date; end: Date },
): Promise<EncoderStatusRecord> {
  const body = { start: window.start.toISOString(), end: window.end.toISOString() };
  return rest.post('/api/v3/encoders/{uuid}/logs/upload', { params: { uuid }, body });
}

/** C-083: puts a file of an encoder into the storage bucket and answers its address there; `content` is base64 (ENC-26). */
export function uploadArchive(
  rest: RestClient,
  encoderId: string,
  file: { name: string; type: ArchiveTypeName; content: string },
): Promise<{ url: string }> {
  return rest.post('/api/v3/archive/upload', { body: { encoderId, file } });
}

/** C-084: log entries of an encoder at a level or graver, oldest first, the newest 50,000 of the window (LOG-01). */
export function readEncoderLogs(
  rest: RestClient,
  encoder: { customerId: string; uuid: string },
  query: { start?: string; end?: string; minlevel: LogLevelName },
): Promise<EncoderLogEntryRecord[]> {
  return rest.get('/log-gateway/api/v1/logs/{id}/logs/{encoderId}', {
    params: { id: encoder.customerId, encoderId: encoder.uuid },
    query,
  });
}

/** A call of ours: readings of an encoder in spans of so many minutes, oldest first; 24 hours at most. */
export function readEncoderReadings(
  rest: RestClient,
  uuid: string,
  query: { after?: string; resolution: ReadingResolutionMinutes },
): Promise<ReadingRecord[]> {
  return rest.get('/api/v3/encoders/{uuid}/readings', { params: { uuid }, query });
}
