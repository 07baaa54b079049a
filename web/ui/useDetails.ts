interface Answered<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** Load state of one object. */
export interface DetailsLoad {
  loading: boolean;
  error?: unknown;
  retry: () => void;
}

/**
 * One thing by its id. What was read before stays while it is read again, also where that fails, but never in the place
 * of another; `thing` is undefined until it is there, and where it is not (any more).
 */
export function useDetails<Data, Thing extends { id: string }>(
  { data, previousData, loading, error, refetch }: Answered<Data>,
  id: string,
  pick: (data: Data) => Thing | null | undefined,
): { thing: Thing | undefined; load: DetailsLoad } {
  const before = previousData && pick(previousData);
  const thing = data ? pick(data) : before?.id === id ? before : undefined;
  return {
    thing: thing ?? undefined,
    load: { loading, error, retry: () => void refetch().catch(() => undefined) },
  };
}
