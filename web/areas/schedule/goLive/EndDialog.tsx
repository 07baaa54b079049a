import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { destinationName } from '../../../ui/destinationName.ts';
import { useConfirmed } from '../../../ui/useConfirmed.ts';
import { canStop } from '../../library/webVideos/public/canStop.ts';
import { useCancelGoLiveMutation } from './GoLive.generated.ts';
import { KeptEncoder } from './KeptEncoder.tsx';
import type { Request } from './steps.ts';
import './broadcastEnd.css';

interface EndDialogProps {
  id: string;
  request: Request;
  onClose: () => void;
}

/** Cancels a request that waits, or ends a broadcast after listing what stops; that cannot start again (DST-20). */
export function EndDialog({ id, request, onClose }: EndDialogProps) {
  const { t } = useTranslation('goLive');
  const { viewer } = useSession();
  const confirmed = useConfirmed();
  const [cancel] = useCancelGoLiveMutation();
  const { title, isOnAir } = request;
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
      {isOnAir ? <WhatStops request={request} /> : <p>{t('cancelling.loss')}</p>}
    </ConfirmDialog>
  );
}

function WhatStops({ request }: { request: Request }) {
  const { t } = useTranslation('goLive');
  const { t: tUi } = useTranslation('ui');
  const { contentDestinations, encoder, encoderKeptFor, title } = request;
  return (
    <>
      <p>{t('ending.stops')}</p>
      <ul className="go-live-stops">
        {contentDestinations.filter(canStop).map((destination) => (
          <li key={destination.id}>{destinationName(destination, tUi, title)}</li>
        ))}
        {!encoderKeptFor && <li>{t('ending.encoder', { name: encoder.name })}</li>}
      </ul>
      {encoderKeptFor && (
        <p>
          <KeptEncoder encoder={encoder.name} event={encoderKeptFor} />
        </p>
      )}
      <p className="muted">{t('ending.recording')}</p>
    </>
  );
}
