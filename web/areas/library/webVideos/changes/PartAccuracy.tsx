import { useTranslation } from 'react-i18next';
import { useServiceValues } from '../../../../kernel/serviceValues.ts';
import { useFormat } from '../../../../time/format.ts';

/** Possible deviation of a part's ends, from the service (TRM-05, CUE-16, CON-04). */
export function PartAccuracy() {
  const { t } = useTranslation('webVideos');
  const format = useFormat();
  const values = useServiceValues();
  if (!values) return null;
  return (
    <p className="muted">
      {t('part.accuracy', { seconds: format.number(values.downloadAccuracyMs / 1000, 1) })}
    </p>
  );
}
