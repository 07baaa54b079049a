import { AnchorButton } from '@blueprintjs/core';
import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { QrOverlay_QrOverlayFragment } from './QrOverlays.generated.ts';
import './qrOverlays.css';

/** Modules of white around a code, without which phones do not find it. */
const QUIET = 4;

/** The code of an overlay as a picture shows it, to be scanned, with the button that a player puts beside it. */
export function QrOverlayPreview({ overlay }: { overlay: QrOverlay_QrOverlayFragment }) {
  const { t } = useTranslation('qrOverlays');
  const { url, customLabel } = overlay;
  return (
    <div className="card">
      <div className="qr-overlay-preview">
        <span>
          <AnchorButton
            text={customLabel || t('preview.usualLabel')}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          />
        </span>
        <span className="qr-overlay-preview__code">
          <QrCode text={url} label={t('preview.code', { url })} />
        </span>
      </div>
      <p className="muted">{t(`preview.${overlay.type}`)}</p>
      <p className="muted">{t(`preview.${overlay.openingBehavior}`)}</p>
    </div>
  );
}

function QrCode({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: QUIET }), [text]);
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} className="qr-overlay-preview__dark" />
    </svg>
  );
}
