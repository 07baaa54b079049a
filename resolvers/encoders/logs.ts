import { orNull } from '../../graph/upstream/loaders/createRecordLoader.ts';
import { userErrors } from '../../graph/kernel/userErrors.ts';
import { readEncoderLogs, requestLogUpload, uploadArchive } from '../../graph/upstream/rest/encoders/logs.ts';
import { readEncoder } from '../../graph/upstream/rest/encoders/encoders.ts';
import { encodersPoller } from '../../graph/upstream/watch/encoders.ts';
import { logWindowSchema } from '../../schema/rules/encoderLogs.ts';
import {
  DEFAULT_LOG_LEVEL,
  MOST_LOG_ENTRIES,
  type ArchiveTypeName,
} from '../../schema/rules/encoderLogWords.ts';
import type {
  ArchiveType,
  EncoderLogEntryResolvers,
  EncoderResolvers,
  MutationResolvers,
} from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';
import { checked } from '../shared/checked.ts';

const MEDIA_TYPE: Record<ArchiveType, ArchiveTypeName> = { GZIP: 'application/gzip', TEXT: 'text/plain' };

/** An encoder's log: one call whatever its length, because the service knows no pages (C-084, LOG-01, ENC-24). */
export const encoderLogFields = {
  logs: async (encoder, { start, end, minLevel }, { rest }) => {
    const entries = await readEncoderLogs(rest, encoder, {
      ...(start ? { start } : {}),
      ...(end ? { end } : {}),
      minlevel: minLevel ?? DEFAULT_LOG_LEVEL,
    });
    const newest = entries.slice(-MOST_LOG_ENTRIES);
    return { entries: newest, totalCount: newest.length, isCut: entries.length >= MOST_LOG_ENTRIES };
  },
} satisfies EncoderResolvers;

/** An entry of a log: fields that differ from the record. */
export const EncoderLogEntry = {
  ...renamed({ writtenAt: 'time' }),
} satisfies EncoderLogEntryResolvers;

/** Uploads of logs. */
export const encoderLogMutations = {
  uploadEncoderLogs: (_root, { input }, { rest, loaders }) =>
    checked(logWindowSchema, input, async (window) => {
      const payload = await userErrors(async () => {
        const status = await requestLogUpload(rest, input.encoderId, window);
        const encoder = { ...(await readEncoder(rest, input.encoderId)), status };
        encodersPoller.publish(encoder.customerId, encoder);
        encodersPoller.quicken(encoder.customerId);
        return { encoder };
      });
      if ('encoder' in payload) {
        loaders.encoder.replace(payload.encoder);
        return payload;
      }
      // Refused: the state that refused it is the news, so it comes along (STM-05).
      return { ...payload, encoder: await orNull(readEncoder(rest, input.encoderId)) };
    }),
  uploadArchive: (_root, { input: { encoderId, file } }, { rest }) =>
    userErrors(() => uploadArchive(rest, encoderId, { ...file, type: MEDIA_TYPE[file.type] })),
} satisfies MutationResolvers;
