import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { qrOverlayPath, qrOverlaysPath } from '../../../kernel/paths/qrOverlays.ts';
import { QrOverlayForm } from './QrOverlayForm.tsx';
import {
  useUpdateQrOverlayMutation,
  useQrOverlayPageQuery,
  type QrOverlay_QrOverlayFragment,
} from './QrOverlays.generated.ts';
import { toOverlayInput, toOverlayValues } from './qrOverlayValues.ts';

/** The same form as for a new one, filled in (S-103). */
export function EditQrOverlayPage() {
  const { t } = useTranslation('qrOverlays');
  const { uuid = '' } = useParams();
  const query = useQrOverlayPageQuery({ variables: { id: uuid }, errorPolicy: 'all' });
  const { thing: overlay, load } = useDetails(query, uuid, (data) => data.qrOverlay);
  if (overlay) return <EditForm overlay={overlay} />;
  return <LoadPage load={load} missing={t('missing')} back={{ label: t('title'), to: qrOverlaysPath() }} />;
}

function EditForm({ overlay }: { overlay: QrOverlay_QrOverlayFragment }) {
  const { t } = useTranslation('qrOverlays');
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [update] = useUpdateQrOverlayMutation();
  const { id, name } = overlay;
  const initialValues = useMemo(() => toOverlayValues(overlay), [overlay]);
  return (
    <QrOverlayForm
      title={t('editTitle', { name })}
      saveLabel={t('save')}
      initialValues={initialValues}
      back={{ label: name, to: qrOverlayPath(id) }}
      onSubmit={(values) =>
        submit(
          () => update({ variables: { input: { id, ...toOverlayInput(values) } } }),
          (data) => data.updateQrOverlay,
          () => toasts.show({ intent: 'success', message: t('wasSaved', { name: values.name }) }),
        )
      }
      onSaved={() => void navigate(qrOverlayPath(id), { replace: true })}
    />
  );
}
