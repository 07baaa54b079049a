import type { EncoderSearchFilter, EncoderSearchSort, EncoderState } from '../../../schema.generated.ts';
import { STATES } from '../../../ui/states.ts';
import type { ListState } from '../../../ui/useListState.ts';

/** Names of the page's own filters in its address. */
export const SEARCH_VALUES = ['state', 'networks', 'version', 'order'] as const;

/** The words, the four filters of an encoder search and its order, as the address says them (ENC-19). */
export function toEncoderSearch(list: Pick<ListState, 'filter' | 'chip' | 'values'>): {
  filter: EncoderSearchFilter;
  order: EncoderSearchSort;
} {
  const [state] = list.values('state');
  const [networks] = list.values('networks');
  const [version] = list.values('version');
  const text = list.filter.trim();
  return {
    filter: {
      ...(list.chip === 'online' && { onlineOnly: true }),
      ...(state && state in STATES.encoder && { reportedState: state as EncoderState }),
      ...(networks && { networkApplied: networks === 'applied' }),
      ...(version && { version }),
      ...(text && { text }),
    },
    order: list.values('order')[0] === 'count' ? 'COUNT' : 'VERSION',
  };
}
