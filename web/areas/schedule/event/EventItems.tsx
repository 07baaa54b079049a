import { MenuDivider, MenuItem } from '@blueprintjs/core';
import { Duplicate, Pause, Play, Trash } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { eventCreatePath } from '../../../kernel/paths/eventForm.ts';
import { usePlans } from '../usePlans.ts';

interface EventItemsProps {
  event: { id: string; isPaused: boolean; isAdHoc: boolean };
  onOpen: (dialog: 'pause' | 'remove') => void;
}

/** Menu items for an event as a whole: duplicate (unless Go Live started it), pause and remove. */
export function EventItems({ event, onOpen }: EventItemsProps) {
  const { t } = useTranslation('schedule');
  const navigate = useNavigate();
  const { mayAdd } = usePlans();
  return (
    <>
      {mayAdd && !event.isAdHoc && (
        <MenuItem
          icon={<Duplicate />}
          text={t('event.again')}
          onClick={() => void navigate(eventCreatePath({ from: event.id }))}
        />
      )}
      <MenuItem
        icon={event.isPaused ? <Play /> : <Pause />}
        text={t(event.isPaused ? 'resume.open' : 'pause.open')}
        onClick={() => onOpen('pause')}
      />
      <MenuDivider />
      <MenuItem icon={<Trash />} intent="danger" text={t('remove.open')} onClick={() => onOpen('remove')} />
    </>
  );
}
