import type { EncoderCommand } from '../../schema.generated.ts';
import { DEFAULT_LOG_LEVEL, type LogLevelName } from '../../../schema/rules/encoderLogWords.ts';

export type EncoderTab = 'setup' | 'networks' | 'video' | 'update';

export const encodersPath = (show?: string) =>
  show ? `/settings/encoders?show=${show}` : '/settings/encoders';

export const encoderPath = (id: string, tab?: EncoderTab) =>
  `/settings/encoders/${id}${tab && tab !== 'setup' ? `?tab=${tab}` : ''}`;

/** Its page, which then asks whether it is to do that, and says what ends with it. */
export const encoderCommandPath = (id: string, command: EncoderCommand) =>
  `/settings/encoders/${id}?command=${command}`;

export const editEncoderPath = (id: string) => `/settings/encoders/${id}/edit`;

export const updateEncoderPath = (id: string) => `/settings/encoders/${id}/update`;

export const encoderHealthPath = (id: string) => `/settings/encoders/${id}/health`;

export const encoderLogsPath = (id: string, level?: LogLevelName) =>
  `/encoders/${id}/logs${level && level !== DEFAULT_LOG_LEVEL ? `?level=${level}&window=1440` : ''}`;
