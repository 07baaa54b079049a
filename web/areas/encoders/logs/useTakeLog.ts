import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import { useCopy } from '../../../ui/useCopy.ts';
import { asText, logFileName, type LogEntry } from './logEntries.ts';

/** Ways to carry entries away: into the clipboard, or as a text file. */
export function useTakeLog(encoderName: string) {
  const { t } = useTranslation('encoders');
  const format = useFormat();
  const copy = useCopy();
  return {
    copy(entries: readonly LogEntry[]): Promise<void> {
      const count = entries.length;
      return copy(
        asText(entries),
        t('logs.copied', { count, entries: format.number(count) }),
        t('logs.copyFailed'),
      );
    },
    download(entries: readonly LogEntry[]): void {
      const file = new Blob([asText(entries)], { type: 'text/plain;charset=utf-8' });
      saveFile(file, logFileName(encoderName, new Date()));
    },
  };
}
