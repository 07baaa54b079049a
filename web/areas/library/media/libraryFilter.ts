import type {
  DurationRange,
  MediaSearchFilter,
  MediaSource,
  MediaStateGroup,
} from '../../../schema.generated.ts';
import type { ListState } from '../../../ui/useListState.ts';

/** Names of the library's further filters in the URL. */
export const FACETS = ['state', 'length', 'source', 'thumb', 'tag'] as const;
export type FacetName = (typeof FACETS)[number];
/** Names of its spans of days in the URL, both ends included. */
export const SPANS = ['aired', 'created'] as const;
export type SpanName = (typeof SPANS)[number];
/** Everything that narrows the library beside its words. */
export const NARROWING: readonly string[] = [
  ...FACETS,
  ...SPANS.flatMap((span) => [`${span}From`, `${span}To`]),
];

/** The moments that a span of days begins and ends at, or nothing where neither is a day. */
export type SpanReader = (from: string | undefined, to: string | undefined) => MomentSpan | undefined;
type MomentSpan = NonNullable<MediaSearchFilter[SpanName]>;

/** True if the URL narrows the list by days, whatever they are. */
export const hasSpan = (list: Pick<ListState, 'values'>): boolean =>
  SPANS.some((span) => list.values(`${span}From`).length + list.values(`${span}To`).length > 0);

/** The URL's filters as the search takes them (SRC-02); undefined when nothing narrows the list. */
export function toSearchFilter(
  list: Pick<ListState, 'filter' | 'values'>,
  readSpan?: SpanReader,
): MediaSearchFilter | undefined {
  const filter: MediaSearchFilter = {};
  if (list.filter.trim()) filter.text = list.filter.trim();
  const lengths = list.values('length') as DurationRange[];
  if (lengths.length > 0) filter.durationRanges = lengths;
  const groups = list.values('state') as MediaStateGroup[];
  if (groups.length > 0) filter.stateGroups = groups;
  const [source] = list.values('source') as MediaSource[];
  if (source) filter.source = source;
  const [thumb] = list.values('thumb');
  if (thumb) filter.hasThumbnail = thumb === 'with';
  const tags = list.values('tag');
  if (tags.length > 0) filter.tags = [...tags];
  for (const span of SPANS) {
    const moments = readSpan?.(list.values(`${span}From`)[0], list.values(`${span}To`)[0]);
    if (moments) filter[span] = moments;
  }
  return Object.keys(filter).length > 0 ? filter : undefined;
}

/** Adds a value to a facet or takes it away; a facet of either-or values holds one at most. */
export function toggleFacet(
  list: Pick<ListState, 'values' | 'setValues'>,
  facet: FacetName,
  value: string,
): void {
  const now = list.values(facet);
  if (now.includes(value)) {
    list.setValues(
      facet,
      now.filter((other) => other !== value),
    );
    return;
  }
  const isOneOf = facet === 'source' || facet === 'thumb';
  list.setValues(facet, isOneOf ? [value] : [...now, value]);
}
