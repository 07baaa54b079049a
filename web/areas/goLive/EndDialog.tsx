import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useConfirmed } from '../../ui/useConfirmed.ts';
import { useCancelGoLiveMutation } from './GoLive.generated.ts';
import type { Request } from './steps.ts';

interface EndDialogProps {
  id: string;
  request: Request;
  onClose: () => void;
}

/** Calls it off on its way, or ends what is on air: what has stopped does not start again (DST-20). */
export function EndDialog({ id, request: { title, isOnAir }, onClose }: EndDialogProps) {
  const { t } = useTranslation('goLive');
  const { viewer } = useSession();
  const confirmed = useConfirmed();
  const [cancel] = useCancelGoLiveMutation();
  const what = isOnAir ? 'ending' : 'cancelling';
  return (
    <ConfirmDialog
      isOpen
      title={t(`${what}.title`, { title })}
      confirmLabel={t(`${what}.confirm`)}
      isDestructive
      onConfirm={() =>
        confirmed(
          () => cancel({ variables: { input: { customerId: viewer.customer.id, id } } }),
          (data) => data.cancelGoLive,
          t(`${what}.done`, { title }),
        )
      }
      onClose={onClose}
    >
      <p>{t(`${what}.loss`)}</p>
    </ConfirmDialog>
  );
}
