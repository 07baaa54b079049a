import type { UsesList_UseFragment } from '../../../ui/UsesList.generated.ts';
import { usePlaylistUsesQuery } from './DeletePlaylistDialog.generated.ts';

/** The web channels that play a playlist and the events that join it; undefined while they are read, null where they cannot be. */
export function usePlaylistUses(id: string): readonly UsesList_UseFragment[] | null | undefined {
  const { data, previousData, loading } = usePlaylistUsesQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const found = data ?? (previousData?.playlist?.id === id ? previousData : undefined);
  return found?.playlist?.uses ?? (loading ? undefined : null);
}
