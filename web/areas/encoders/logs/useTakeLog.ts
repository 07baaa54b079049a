import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../app/format.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import { asText, logFileName, type LogEntry } from './logEntries.ts';

/** Ways to carry entries away: into the clipboard, or as a text file. */
export function useTakeLog(encoderName: string) {
  const { t } = useTranslation('encoders');
  const format = useFormat();
  const toasts = useToasts();
  return {
    async copy(entries: readonly LogEntry[]): Promise<void> {
      const count = entries.length;
      try {
        await navigator.clipboard.writeText(asText(entries));
        toasts.show({
          intent: 'success',
          message: t('logs.copied', { count, entries: format.number(count) }),
        });
      } catch {
        // A page without https, or a person who has forbidden it: the way out is the same.
        toasts.show({ intent: 'danger', message: t('logs.copyFailed') });
      }
    },
    download(entries: readonly LogEntry[]): void {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([asText(entries)], { type: 'text/plain;charset=utf-8' }));
      link.download = logFileName(encoderName, new Date());
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    },
  };
}
