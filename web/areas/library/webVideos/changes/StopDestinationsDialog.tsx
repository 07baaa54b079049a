import { Checkbox } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadReasons, problemText, type Problem } from '../../../../kernel/reasons.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { destinationName } from '../../../../ui/destinationName.ts';
import { StatusTag } from '../../../../ui/StatusTag.tsx';
import { useToasts } from '../../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../../ui/useMutationRun.ts';
import type { WebVideoDestination_DestinationFragment } from '../WebVideo.generated.ts';
import { useStopContentDestinationsMutation } from './Changes.generated.ts';

interface StopDestinationsDialogProps {
  /** Those that can be stopped, all chosen at first. */
  destinations: readonly WebVideoDestination_DestinationFragment[];
  customerId: string;
  onClose: () => void;
}

/** Stops the destinations that are chosen, by one request; says by name which were refused, and why (S-178, DST-17, DST-20). */
export function StopDestinationsDialog({ destinations, customerId, onClose }: StopDestinationsDialogProps) {
  const { t } = useTranslation('webVideos');
  const { t: tUi } = useTranslation('ui');
  const toasts = useToasts();
  const run = useMutationRun();
  const [stop] = useStopContentDestinationsMutation();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const ids = destinations.flatMap(({ id }) => (left.has(id) ? [] : [id]));
  const nameOf = (wanted: string) => {
    const found = destinations.find(({ id }) => id === wanted);
    return found ? destinationName(found, tUi) : wanted;
  };
  const choose = (id: string) =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const confirm = async () => {
    let results: readonly { contentDestinationId: string; userErrors: readonly Problem[] }[] = [];
    const outcome = await run(
      () => stop({ variables: { input: { customerId, ids } } }),
      (data) => {
        results = data.stopContentDestinations?.results ?? [];
        return data.stopContentDestinations;
      },
    );
    if (!outcome.ok) return refusalText(outcome);
    const refused = results.filter(({ userErrors }) => userErrors.length > 0);
    if (refused.length > 0) {
      await loadReasons();
      toasts.show({
        intent: 'danger',
        message: t('stopMany.failed', { count: refused.length }),
        details: refused.map(
          ({ contentDestinationId: id, userErrors: [problem] }) =>
            `${nameOf(id)}: ${problem ? problemText(problem) : ''}`,
        ),
      });
    }
    const count = results.length - refused.length;
    if (count > 0) toasts.show({ intent: 'success', message: t('stopMany.done', { count }) });
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('stopMany.title')}
      confirmLabel={t('stopMany.confirm', { count: ids.length })}
      isDestructive
      isDisabled={ids.length === 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul>
        {destinations.map((destination) => (
          <li key={destination.id}>
            <Checkbox
              checked={!left.has(destination.id)}
              label={destinationName(destination, tUi)}
              onChange={() => choose(destination.id)}
            />
            <StatusTag kind="destination" state={destination.state} />
          </li>
        ))}
      </ul>
      <p>{t('stop.final')}</p>
    </ConfirmDialog>
  );
}
