import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { encoderPath } from '../kernel/paths/encoders.ts';
import { eventCreatePath } from '../kernel/paths/eventForm.ts';
import { mediaPath, playlistPath } from '../kernel/paths/media.ts';
import { eventPath } from '../kernel/paths/schedule.ts';
import { useScreen } from '../kernel/screen.ts';
import { useSession } from '../kernel/session.tsx';
import { nearTime } from '../time/zonedTime.ts';
import { usePaletteSearchQuery, type PaletteSearchQuery } from './CommandPalette.generated.ts';
import type { PaletteEntry } from './paletteEntry.ts';
import { useOrders } from './paletteOrders.ts';

const SHORTEST_SEARCH = 2;

interface Found {
  entries: PaletteEntry[];
  /** Commands for the found encoders, each confirmed on the encoder's page. */
  orders: PaletteEntry[];
  searching: boolean;
}

/** Things of the graph that have the words in their names. "Stop North Hall" finds North Hall. */
export function useFoundEntries(text: string): Found {
  const { t, i18n } = useTranslation('app');
  const { can } = useSession();
  const eventScreen = useScreen('event');
  const createPage = useScreen('createEvent');
  const navigate = useNavigate();
  const orders = useOrders();
  const name = withoutVerb(
    text,
    orders.verbs.map(({ verb }) => verb),
  );
  const skip = name.length < SHORTEST_SEARCH;
  const { data, loading } = usePaletteSearchQuery({
    skip,
    // One part that fails must not take the others' results away.
    errorPolicy: 'all',
    variables: {
      text: name,
      encoders: can('MANAGE_ENCODER_AND_WEB_SETTINGS'),
      media: can('VIDEO_REVIEW'),
      playlists: can('VIDEO_REVIEW'),
      events: eventScreen !== undefined,
    },
  });
  const encoders = skip ? [] : (data?.viewer?.customer?.encoders?.nodes ?? []);
  return {
    searching: loading,
    entries: (skip ? [] : foundThings(data, i18n.language)).map(({ kind, id, title, path }) => ({
      id: `${kind}:${id}`,
      title,
      kind: t(`palette.${kind}`),
      run: () => void navigate(path),
    })),
    orders: [
      ...orders.of(encoders),
      ...(createPage ? encoders : []).map(({ id, name: encoder }) => ({
        id: `event-on:${id}`,
        title: t('palette.addEvent', { name: encoder }),
        consequence: t('palette.consequences.addEvent'),
        kind: t('palette.command'),
        run: () => void navigate(eventCreatePath({ encoder: id })),
      })),
    ],
  };
}

/** Removes a leading command verb. */
export function withoutVerb(text: string, verbs: readonly string[]): string {
  const verb = verbs.find((word) => text.toLowerCase().startsWith(`${word.toLowerCase()} `));
  return verb ? text.slice(verb.length).trim() : text;
}

function foundThings(data: PaletteSearchQuery | undefined, language: string) {
  const customer = data?.viewer?.customer;
  const events = (customer?.events?.nodes ?? []).toSorted((a, b) => startOf(a) - startOf(b));
  return [
    ...events.map(({ id, name, timezone, next }) => {
      const at = next && nearTime(new Date(next.startAt), new Date(), timezone, language);
      return thing('event', id, at ? `${name} · ${at}` : name, eventPath(id));
    }),
    ...(customer?.encoders?.nodes ?? []).map(({ id, name }) => thing('encoder', id, name, encoderPath(id))),
    ...(customer?.playlists?.nodes ?? []).map(({ id, name }) =>
      thing('playlist', id, name, playlistPath(id)),
    ),
    ...(customer?.mediaSearch?.nodes ?? []).map(({ id, title }) => thing('video', id, title, mediaPath(id))),
  ];
}

/** The next one comes first, and one that is over last. */
const startOf = ({ next }: { next: { startAt: string } | null }) =>
  next ? Date.parse(next.startAt) : Number.POSITIVE_INFINITY;

function thing(kind: 'encoder' | 'event' | 'playlist' | 'video', id: string, title: string, path: string) {
  return { kind, id, title, path };
}
