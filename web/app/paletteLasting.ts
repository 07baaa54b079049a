import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { stopPath } from '../areas/dashboard/paths.ts';
import { occurrencePath } from '../areas/schedule/paths.ts';
import { canStop } from '../areas/webVideos/public/canStop.ts';
import { useScreen } from '../kernel/screen.ts';
import { useSession } from '../kernel/session.tsx';
import { nearTime } from '../time/zonedTime.ts';
import { useLiveNowQuery } from './LiveNow.generated.ts';
import type { PaletteEntry } from './paletteEntry.ts';
import { usePaletteScheduleQuery } from './PaletteSchedule.generated.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AHEAD_MS = 31 * DAY_MS;
const SHORTEST_SEARCH = 2;
const MOST_EVENTS = 8;

/** Events of a month to come, and of the day before, that have the words in their titles; the next ones first. */
export function useEventEntries(wanted: string): PaletteEntry[] {
  const { t, i18n } = useTranslation('app');
  const navigate = useNavigate();
  const schedule = useScreen('schedule');
  const [hour] = useState(() => Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
  const skip = schedule === undefined || wanted.length < SHORTEST_SEARCH;
  const { data } = usePaletteScheduleQuery({
    skip,
    errorPolicy: 'all',
    variables: {
      from: new Date(hour - DAY_MS).toISOString(),
      to: new Date(hour + AHEAD_MS).toISOString(),
    },
  });
  const customer = data?.viewer?.customer;
  if (skip || !customer) return [];
  return (customer.schedule ?? [])
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .slice(0, MOST_EVENTS)
    .map((item) => ({
      id: `event:${item.id}`,
      title: `${item.title} · ${nearTime(new Date(item.startAt), new Date(hour), item.timezone, i18n.language)}`,
      kind: t('palette.event'),
      run: () => void navigate(occurrencePath(item, customer.timezone)),
    }));
}

/** What can be done wherever somebody is: stop what is on air, which is asked about first, and see the keys. */
export function useLastingEntries(wanted: string, onShortcuts: () => void): PaletteEntry[] {
  const { t } = useTranslation('app');
  const { can } = useSession();
  const navigate = useNavigate();
  const mayStop = can('MANAGE_SCHEDULE');
  const { data } = useLiveNowQuery({ skip: !mayStop, errorPolicy: 'all' });
  const live = mayStop ? (data?.viewer?.customer.liveDestinations ?? []) : [];
  const kind = t('palette.command');
  return [
    ...live.filter(canStop).map(({ id, title }) => ({
      id: `stop:${id}`,
      title: t('palette.stopLive', { name: title }),
      consequence: t('palette.consequences.stopLive'),
      kind,
      run: () => void navigate(stopPath(id)),
    })),
    { id: 'shortcuts', title: t('palette.shortcuts'), kind, run: onShortcuts },
  ].filter(({ title }) => wanted !== '' && title.toLowerCase().includes(wanted));
}
