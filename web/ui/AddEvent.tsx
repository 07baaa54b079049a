import { MenuItem } from '@blueprintjs/core';
import { Calendar } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useScreen } from '../kernel/screen.ts';
import { LinkButton } from './LinkButton.tsx';
import { eventCreatePath, type NewEvent } from '../kernel/paths/eventForm.ts';

/** The way to the form of a new event that begins with a thing, for those who may plan. */
export function AddEventButton({ begins }: { begins: NewEvent }) {
  const { t } = useTranslation('ui');
  const page = useScreen('createEvent');
  return page ? <LinkButton icon={<Calendar />} text={t('addEvent')} to={eventCreatePath(begins)} /> : null;
}

/** The same in a menu. */
export function AddEventItem({ begins }: { begins: NewEvent }) {
  const { t } = useTranslation('ui');
  const page = useScreen('createEvent');
  const navigate = useNavigate();
  if (!page) return null;
  return (
    <MenuItem
      icon={<Calendar />}
      text={t('addEvent')}
      onClick={() => void navigate(eventCreatePath(begins))}
    />
  );
}
