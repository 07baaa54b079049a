import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ATTENTION_REASON_NAMES, ATTENTION_REASONS } from '../../../../schema/rules/attention.ts';
import type { NotificationRow } from './useNotifications.ts';

/** Texts of a notification, the same as on the page it is about. */
export function useNotificationWords() {
  const { t } = useTranslation('states');
  return useMemo(() => {
    const wordOf = ({ reason }: NotificationRow) =>
      ATTENTION_REASONS.find((word) => ATTENTION_REASON_NAMES[word] === reason) ?? 'offline';
    return {
      nameOf: ({ encoder, encoderChannel, event, subjectName }: NotificationRow) =>
        (encoder ?? encoderChannel ?? event)?.name ?? subjectName,
      short: (row: NotificationRow) => t(`encoder.attention.${wordOf(row)}`),
      long: (row: NotificationRow) => t(`encoder.attention.${wordOf(row)}Long`),
    };
  }, [t]);
}
