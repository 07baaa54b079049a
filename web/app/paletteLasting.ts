import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { stopPath } from '../kernel/paths/dashboard.ts';
import { canStop } from '../areas/library/webVideos/public/canStop.ts';
import { useSession } from '../kernel/session.tsx';
import { useLiveNowQuery } from './LiveNow.generated.ts';
import type { PaletteEntry } from './paletteEntry.ts';

/** Commands available everywhere: stop what is on air, after confirmation, and show keyboard shortcuts. */
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
