import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOfferedCommands } from '../kernel/commands.tsx';
import { leading, useScreens } from '../kernel/screen.ts';
import { useScreenTexts } from '../kernel/screenTexts.ts';
import type { PaletteEntry } from './paletteEntry.ts';
import { useFoundEntries } from './paletteFound.ts';
import { useOrderEntries, useOrders } from './paletteOrders.ts';
import { useLastingEntries } from './paletteLasting.ts';

const MOST_SCREENS = 8;
const MOST_ENTRIES = 50;

/**
 * Entries of the palette for the typed text, best first, at most fifty: screens, objects from the graph, and commands
 * of the open screen. `sought` is the debounced text, and the only one the graph is queried for.
 */
export function usePaletteEntries(
  typed: string,
  sought: string,
  onShortcuts: () => void,
): { entries: PaletteEntry[]; searching: boolean } {
  const wanted = typed.trim().toLowerCase();
  const { verbs } = useOrders();
  const commands = useCommandEntries(wanted);
  const lasting = useLastingEntries(wanted, onShortcuts);
  const screens = useScreenEntries(wanted);
  const { entries: found, orders, searching } = useFoundEntries(sought.trim());
  const told = useOrderEntries(sought.trim());
  // Results of an earlier text stay only if they match the current one, so that Enter never opens an unwanted entry.
  const isBehind = typed.trim() !== sought.trim();
  const fitting = isBehind ? found.filter(({ title }) => title.toLowerCase().includes(wanted)) : found;
  const places = best([...screens, ...fitting], wanted);
  // An encoder found is one that can be told to start or stop; the open screen may offer the same, and comes first.
  const said = new Set(commands.map(({ title }) => title));
  const further = withoutTwins([...told, ...orders, ...lasting]).filter(
    ({ title }) => title.toLowerCase().includes(wanted) && !said.has(title),
  );
  // "Stop North Hall", and "stop" alone, name what is to be done, and then that comes first.
  const isOrder = wanted.includes(' ') || verbs.some(({ verb }) => verb.toLowerCase() === wanted);
  const meant = further.filter(({ title }) => isOrder && title.toLowerCase().startsWith(wanted));
  const rest = further.filter((entry) => !meant.includes(entry));
  return {
    entries: [...meant, ...places, ...commands, ...rest].slice(0, MOST_ENTRIES),
    searching: searching || isBehind,
  };
}

function useCommandEntries(wanted: string): PaletteEntry[] {
  const { t } = useTranslation('app');
  const offered = useOfferedCommands();
  const sought = useMemo(
    () =>
      offered.map((command) => ({
        ...command,
        words: `${command.title} ${command.keywords ?? ''}`.toLowerCase(),
      })),
    [offered],
  );
  const matching = sought.filter(({ words }) => words.includes(wanted));
  return best(matching, wanted)
    .slice(0, MOST_ENTRIES)
    .map(({ id, title, consequence, run }) => ({
      id: `command:${id}`,
      title,
      ...(consequence && { consequence }),
      kind: t('palette.command'),
      run,
    }));
}

function useScreenEntries(wanted: string): PaletteEntry[] {
  const { t } = useTranslation(['app', 'screens']);
  const texts = useScreenTexts();
  const screens = useScreens();
  const navigate = useNavigate();
  return leading(screens)
    .filter(({ path, isAlias }) => !isAlias && !path.includes(':'))
    .map(({ path, name }) => ({
      path,
      title: t(`screens:${name}.title`),
      words: texts(name, 'words'),
    }))
    .filter(({ title, words }) => `${title} ${words}`.toLowerCase().includes(wanted))
    .slice(0, wanted ? MOST_ENTRIES : MOST_SCREENS)
    .map(({ path, title }) => ({
      id: `screen:${path}`,
      title,
      kind: t('palette.screen'),
      run: () => void navigate(path),
    }));
}

/** An encoder that is found by its name can be told the same as one that is found by its state. */
function withoutTwins(entries: readonly PaletteEntry[]): PaletteEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/** The nearest first: the very words, a title that begins with them, a word that does, one that only has them in it. */
function best<Entry extends { title: string }>(entries: readonly Entry[], wanted: string): Entry[] {
  if (!wanted) return [...entries];
  const ranked = entries.map((entry) => ({ entry, rank: rank(entry.title.toLowerCase(), wanted) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

function rank(title: string, wanted: string): number {
  if (title === wanted) return 0;
  if (title.startsWith(wanted)) return 1;
  return title.includes(` ${wanted}`) ? 2 : 3;
}
