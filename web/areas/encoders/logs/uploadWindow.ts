import { ValidationError } from 'yup';
import { logWindowSchema } from '../../../../schema/rules/encoderLogs.ts';
import { saidWords } from '../../../kernel/reasons.ts';
import { fromLocalInput } from './localInput.ts';
import type { WindowName } from './useLogFilter.ts';

/** Values of the Upload Logs dialog; both ends are `yyyy-mm-ddTHH:mm`. */
export interface UploadValues {
  window: WindowName;
  start?: string;
  end?: string;
}

/** The window that is asked for (ENC-25), or for each of its ends the rule that it breaks, in the reader's words. */
export function uploadWindow(
  { window, start, end }: UploadValues,
  now: Date,
): { window?: { start: string; end: string }; errors?: Record<string, string> } {
  if (window !== 'custom') {
    const since = new Date(now.getTime() - Number(window) * 60_000);
    return { window: { start: since.toISOString(), end: now.toISOString() } };
  }
  const own = { start: fromLocalInput(start ?? ''), end: fromLocalInput(end ?? '') };
  try {
    const valid = logWindowSchema.validateSync(own, { abortEarly: false });
    return { window: { start: valid.start.toISOString(), end: valid.end.toISOString() } };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const errors: Record<string, string> = {};
    for (const { path, message } of error.inner) {
      if (path) errors[path] ??= saidWords(message) ?? message;
    }
    return { errors };
  }
}
