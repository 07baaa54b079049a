import { Button } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../../ui/useCopy.ts';

interface ShareCodeProps {
  /** Label. */
  what: string;
  code: string;
  /** Link, if it can be opened. */
  href?: string;
}

/** Something to paste elsewhere, with a button that copies it. */
export function ShareCode({ what, code, href }: ShareCodeProps) {
  const { t } = useTranslation('media');
  const copy = useCopy();
  return (
    <section className="share-code" aria-label={what}>
      <h3>{what}</h3>
      <div className="share-code__text">
        <code className="mono" tabIndex={0}>
          {code}
        </code>
        <Button
          icon={<Duplicate />}
          variant="minimal"
          aria-label={t('file.copy', { what })}
          onClick={() => void copy(code, t('file.copied', { what }))}
        />
      </div>
      {href && (
        <a href={href} target="_blank" rel="noreferrer">
          {t('share.open')}
        </a>
      )}
    </section>
  );
}
