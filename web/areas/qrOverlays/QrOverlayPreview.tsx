import { AnchorButton } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import type { QrOverlay_QrOverlayFragment } from './QrOverlays.generated.ts';
import './qrOverlays.css';

/** The button that an overlay puts over the picture, leading where it leads, and how it opens (QRC-06, QRC-07). */
export function QrOverlayPreview({ overlay }: { overlay: QrOverlay_QrOverlayFragment }) {
  const { t } = useTranslation('qrOverlays');
  const { url, customLabel } = overlay;
  return (
    <div className="card">
      <div className="qr-overlay-preview">
        <AnchorButton
          text={customLabel || t('preview.usualLabel')}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        />
      </div>
      <p className="muted">{t(`preview.${overlay.type}`)}</p>
      <p className="muted">{t(`preview.${overlay.openingBehavior}`)}</p>
    </div>
  );
}
