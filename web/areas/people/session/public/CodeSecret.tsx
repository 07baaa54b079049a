import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './FrontDoor.css';

/** Modules of white around a code, without which phones do not find it. */
const QUIET = 4;

/** Secret for an authenticator app, to scan or to type. */
export function CodeSecret({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation('session');
  const [rows, setRows] = useState<boolean[][]>();
  useEffect(() => {
    let isGone = false;
    void import('qr').then(({ encodeQR }) => {
      if (!isGone) setRows(encodeQR(uri, 'raw', { ecc: 'medium', border: QUIET }));
    });
    return () => {
      isGone = true;
    };
  }, [uri]);
  const path = rows
    ?.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <div className="front-secret">
      {rows && (
        <svg
          viewBox={`0 0 ${rows.length} ${rows.length}`}
          role="img"
          aria-label={t('secondStep.add.picture')}
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
      )}
      <p>{t('secondStep.add.typed')}</p>
      <code className="mono">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
    </div>
  );
}
