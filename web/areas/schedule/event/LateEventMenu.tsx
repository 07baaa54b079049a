import { Button } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventMenuProps } from './EventMenu.tsx';

const EventMenu = lazy(async () => ({ default: (await import('./EventMenu.tsx')).EventMenu }));

/** The menu of an event, fetched beside its page; its place is kept, so that the buttons next to it do not move. */
export function LateEventMenu(props: EventMenuProps) {
  const { t } = useTranslation('schedule');
  return (
    <Suspense fallback={<Button icon={<More />} aria-label={t('event.more')} disabled />}>
      <EventMenu {...props} />
    </Suspense>
  );
}
