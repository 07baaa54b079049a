import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useRemoval } from '../../../ui/useRemoval.ts';
import type { VenueRow_DecoderFragment } from './VenueRow.generated.ts';
import { useDeleteVenueMutation } from './Venues.generated.ts';

interface RemoveVenueDialogProps {
  venue: {
    id: string;
    userName: string;
    decoder: VenueRow_DecoderFragment | null;
    refusedDecoders: readonly VenueRow_DecoderFragment[] | null;
  };
  onClose: () => void;
  onRemoved?: () => void;
}

/** Says which decoders are signed out before a venue is removed (S-201, VEN-11). */
export function RemoveVenueDialog({ venue, onClose, onRemoved }: RemoveVenueDialogProps) {
  const { t } = useTranslation('venues');
  const { id, userName: name, decoder } = venue;
  const removal = useRemoval({
    kind: 'VENUE',
    typename: 'Venue',
    counts: ['venueLicenses', 'decoders', 'decoderVersions'],
  });
  const [remove] = useDeleteVenueMutation();
  const confirm = () =>
    removal({
      thing: { id, name },
      send: () => remove({ variables: { input: { id } } }),
      pick: (answer) => answer.deleteVenue,
      done: t('wasRemoved', { name }),
      onRemoved,
    });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('removeTitle', { name })}
      confirmLabel={t('remove')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {decoder
          ? t(decoder.isActive ? 'removePlaying' : 'removeSignedIn', { serial: decoder.serial })
          : t('removeNobody')}
      </p>
      <p>{t('removeLoss')}</p>
    </ConfirmDialog>
  );
}
