import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askServiceValues } from '../../../../kernel/serviceValues.ts';

/** Lifetime of a link that was just emailed, from the service (VER-01, CON-04). */
export function LinkLife() {
  const { t } = useTranslation('session');
  const [lifeMs, setLifeMs] = useState<number | null>(null);
  useEffect(() => {
    let gone = false;
    void askServiceValues().then((values) => gone || setLifeMs(values?.mailLinkMs ?? null));
    return () => {
      gone = true;
    };
  }, []);
  return lifeMs === null ? null : <> {t('linkLife', { count: Math.round(lifeMs / 60_000) })}</>;
}
