import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { qrOverlayPath, qrOverlaysPath } from '../../../kernel/paths/qrOverlays.ts';
import { QrOverlayForm } from './QrOverlayForm.tsx';
import { useCreateQrOverlayMutation } from './QrOverlays.generated.ts';
import { toOverlayInput, NEW_QR_OVERLAY } from './qrOverlayValues.ts';

/** A new QRclick overlay (S-101). */
export function CreateQrOverlayPage() {
  const { t } = useTranslation('qrOverlays');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const created = useRef<{ id: string; name: string }>(undefined);
  const customerId = viewer.customer.id;
  const [create] = useCreateQrOverlayMutation({
    update(cache) {
      const id = cache.identify({ __typename: 'Customer', id: customerId });
      cache.evict({ id, fieldName: 'qrOverlays' });
    },
  });
  return (
    <QrOverlayForm
      title={t('createTitle')}
      saveLabel={t('create')}
      initialValues={NEW_QR_OVERLAY}
      back={{ label: t('title'), to: qrOverlaysPath() }}
      onSubmit={(values) =>
        submit(
          () => create({ variables: { input: { customerId, ...toOverlayInput(values) } } }),
          (data) => data.createQrOverlay,
          ({ qrOverlay }) => {
            created.current = qrOverlay ?? undefined;
          },
        )
      }
      onSaved={() => {
        const { id, name } = created.current ?? {};
        toasts.show({ intent: 'success', message: t('wasCreated', { name }) });
        void navigate(id ? qrOverlayPath(id) : qrOverlaysPath());
      }}
    />
  );
}
