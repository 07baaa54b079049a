import { Button } from '@blueprintjs/core';
import { Edit, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { editQrOverlayPath, qrOverlaysPath } from '../../../kernel/paths/qrOverlays.ts';
import { QrOverlayPreview } from './QrOverlayPreview.tsx';
import {
  QrOverlayPageDocument,
  useQrOverlayPageQuery,
  type QrOverlay_QrOverlayFragment,
} from './QrOverlays.generated.ts';
import { RemoveQrOverlayDialog } from './RemoveQrOverlayDialog.tsx';

/** A QRclick overlay with all its fields and its code to try (S-102). */
export function QrOverlayPage() {
  const { t } = useTranslation('qrOverlays');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const variables = { id: uuid };
  const query = useQrOverlayPageQuery({ variables, errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  const { thing: overlay, load } = useDetails(query, uuid, (data) => data.qrOverlay);
  return (
    <>
      <DetailsPage
        title={overlay?.name}
        back={{ label: t('title'), to: qrOverlaysPath() }}
        summary={overlay && `${t(`types.${overlay.type}`)} · ${t(`openings.${overlay.openingBehavior}`)}`}
        load={load}
        missing={t('missing')}
        actions={
          overlay && (
            <>
              <OpenQueryButton source={{ document: QrOverlayPageDocument, variables }} variant="minimal" />
              <Button icon={<Trash />} text={t('remove')} onClick={() => setRemoving(true)} />
              <Button
                icon={<Edit />}
                intent="primary"
                text={t('edit')}
                onClick={() => void navigate(editQrOverlayPath(uuid))}
              />
            </>
          )
        }
        tabs={
          overlay
            ? [
                { id: 'preview', label: t('tabs.preview'), panel: <QrOverlayPreview overlay={overlay} /> },
                { id: 'settings', label: t('tabs.settings'), panel: <Settings overlay={overlay} /> },
              ]
            : []
        }
      />
      {overlay && isRemoving && (
        <RemoveQrOverlayDialog
          overlay={overlay}
          onClose={() => setRemoving(false)}
          onRemoved={() => void navigate(qrOverlaysPath(), { replace: true })}
        />
      )}
    </>
  );
}

function Settings({ overlay }: { overlay: QrOverlay_QrOverlayFragment }) {
  const { t } = useTranslation('qrOverlays');
  const format = useFormat();
  return (
    <div className="card">
      <DetailsList
        rows={[
          [t('fields.name'), overlay.name],
          [
            t('fields.url'),
            <span key="url" className="mono">
              {overlay.url}
            </span>,
          ],
          [t('fields.customLabel'), overlay.customLabel],
          [t('fields.openingBehavior'), t(`openings.${overlay.openingBehavior}`)],
          [t('fields.type'), t(`types.${overlay.type}`)],
          [t('created'), format.dateTime(overlay.createdAt)],
        ]}
      />
    </div>
  );
}
