import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePaletteSearchQuery, type PaletteSearchQuery } from './CommandPalette.generated.ts';
import { useOfferedCommands } from './commands.tsx';
import { SCREENS } from './routeTable.ts';
import { useSession } from './session.tsx';

export interface PaletteEntry {
  id: string;
  title: string;
  /** What it is, in a word. */
  kind: string;
  run(): void;
}

const SHORTEST_SEARCH = 2;
const MOST_SCREENS = 8;

/** Everything the palette offers for a text: the open screen's commands, screens, then things found in the graph. */
export function usePaletteEntries(text: string): { entries: PaletteEntry[]; searching: boolean } {
  const wanted = text.trim().toLowerCase();
  const commands = useCommandEntries(wanted);
  const screens = useScreenEntries(wanted);
  const { entries: found, searching } = useFoundEntries(useDeferredValue(text.trim()));
  return { entries: [...commands, ...screens, ...found], searching };
}

function useCommandEntries(wanted: string): PaletteEntry[] {
  const { t } = useTranslation('app');
  return useOfferedCommands()
    .filter(({ title, keywords = '' }) => `${title} ${keywords}`.toLowerCase().includes(wanted))
    .map(({ id, title, run }) => ({ id: `command:${id}`, title, kind: t('palette.command'), run }));
}

function useScreenEntries(wanted: string): PaletteEntry[] {
  const { t } = useTranslation(['app', 'screens']);
  const { allows } = useSession();
  const navigate = useNavigate();
  const reachable = useMemo(
    () =>
      SCREENS.filter(
        ({ path, access, alias }) => !alias && !path.includes(':') && access !== 'public' && allows(access),
      ),
    [allows],
  );
  return reachable
    .map(({ path, name }) => ({ path, title: t(`screens:${name}`) }))
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .sort((a, b) => rank(a.title, wanted) - rank(b.title, wanted))
    .slice(0, MOST_SCREENS)
    .map(({ path, title }) => ({
      id: `screen:${path}`,
      title,
      kind: t('palette.screen'),
      run: () => void navigate(path),
    }));
}

/** Titles that begin with the words come before those that only contain them. */
function rank(title: string, wanted: string): number {
  return title.toLowerCase().startsWith(wanted) ? 0 : 1;
}

function useFoundEntries(text: string): { entries: PaletteEntry[]; searching: boolean } {
  const { t } = useTranslation('app');
  const { can } = useSession();
  const navigate = useNavigate();
  const skip = text.length < SHORTEST_SEARCH;
  const { data, loading } = usePaletteSearchQuery({
    skip,
    // One part that fails must not take the others' results away.
    errorPolicy: 'all',
    variables: {
      text,
      encoders: can('MANAGE_ENCODER_AND_WEB_SETTINGS'),
      media: can('VIDEO_REVIEW'),
      playlists: can('VIDEO_REVIEW'),
    },
  });
  const things = skip ? [] : foundThings(data);
  return {
    searching: loading,
    entries: things.map(({ kind, id, title, path }) => ({
      id: `${kind}:${id}`,
      title,
      kind: t(`palette.${kind}`),
      run: () => void navigate(path),
    })),
  };
}

function foundThings(data: PaletteSearchQuery | undefined) {
  const customer = data?.viewer?.customer;
  return [
    ...(customer?.encoders?.nodes ?? []).map(({ id, name }) =>
      thing('encoder', id, name, `/settings/encoders/${id}`),
    ),
    ...(customer?.playlists?.nodes ?? []).map(({ id, name }) =>
      thing('playlist', id, name, `/media/playlists/${id}`),
    ),
    ...(customer?.mediaSearch?.nodes ?? []).map(({ id, title }) =>
      thing('video', id, title, `/media/library/${id}`),
    ),
  ];
}

function thing(kind: 'encoder' | 'playlist' | 'video', id: string, title: string, path: string) {
  return { kind, id, title, path };
}
