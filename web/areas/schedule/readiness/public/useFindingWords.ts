import { useTranslation } from 'react-i18next';
import { ATTENTION_REASON_NAMES, EVENT_REASONS } from '../../../../../schema/rules/attention.ts';
import type { ReadinessReason } from '../../../../schema.generated.ts';

/** Short and long texts of a finding, the same as in notifications. */
export function useFindingWords() {
  const { t } = useTranslation('states');
  const wordOf = (reason: ReadinessReason) =>
    EVENT_REASONS.find((word) => ATTENTION_REASON_NAMES[word] === reason) ?? 'eventPaused';
  return {
    short: (reason: ReadinessReason) => t(`encoder.attention.${wordOf(reason)}`),
    long: (reason: ReadinessReason) => t(`encoder.attention.${wordOf(reason)}Long`),
  };
}
