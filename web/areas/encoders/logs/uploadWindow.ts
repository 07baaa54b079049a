import { ValidationError } from 'yup';
import { LOG_WINDOW_MESSAGES, logWindowSchema } from '../../../../schema/rules/encoderLogs.ts';
import { fromLocalInput } from './localInput.ts';
import type { WindowName } from './useLogFilter.ts';

/** What the Upload Logs dialog holds; the ends are what inputs of type datetime-local hold. */
export interface UploadValues {
  window: WindowName;
  start?: string;
  end?: string;
}

type Rule = keyof typeof LOG_WINDOW_MESSAGES;

const RULES = Object.entries(LOG_WINDOW_MESSAGES) as [Rule, string][];

/** The window that is asked for (ENC-25), or for each of its ends the rule that it breaks, in the words of `say`. */
export function uploadWindow(
  { window, start, end }: UploadValues,
  now: Date,
  say: (rule: Rule) => string,
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
      const rule = RULES.find(([, words]) => words === message)?.[0];
      if (path && rule) errors[path] ??= say(rule);
    }
    return { errors };
  }
}
