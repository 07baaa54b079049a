import type { RestClient } from '../rest/http.ts';
import { RestError } from '../rest/httpErrors.ts';
import { createLoader } from './createLoader.ts';
import { createLookup } from './createLookup.ts';

/** How records of organisations are read. */
export interface RecordSource<R> {
  /** All of an organisation's, in one call. */
  list(customerId: string): Promise<readonly R[]>;
  /** One by its id; a 404 means that there is none. */
  one(id: string): Promise<R | null>;
  idOf(record: R): string;
  customerOf(record: R): string;
}

/** Records that belong to organisations, with as few calls as the two endpoints allow. */
export interface RecordLoader<R> {
  /** All of an organisation's. */
  list(customerId: string): Promise<readonly R[]>;
  /**
   * One whose organisation is known: out of that organisation's list, so that fifty cost one call. Once the list is
   * there the record is given at once: a promise for each field of fifty rows costs more than finding them.
   */
  loadOf(customerId: string, id: string): R | null | Promise<R | null>;
  /** One by its id alone, or null: by a call of its own, or out of a list when several are asked for together. */
  load(id: string): Promise<R | null>;
  /** Puts the answer of a write in place of what was read before. */
  replace(record: R): void;
}

/** An organisation's records; the index is made when somebody looks for one of them. */
class RecordList<R> {
  readonly records: readonly R[];
  readonly #idOf: (record: R) => string;
  #byId: Map<string, R> | null = null;

  constructor(records: readonly R[], idOf: (record: R) => string) {
    this.records = records;
    this.#idOf = idOf;
  }

  find(id: string): R | undefined {
    this.#byId ??= new Map(this.records.map((record) => [this.#idOf(record), record]));
    return this.#byId.get(id);
  }
}

/** Makes the loader of one kind of record for one operation. */
export function createRecordLoader<R>(rest: RestClient, source: RecordSource<R>): RecordLoader<R> {
  const lists = createLookup(
    async (customerId) => new RecordList(await source.list(customerId), source.idOf),
  );

  /**
   * Several ids whose organisation nobody knows: nearly always all of the organisation worked in, else all of one
   * other. So its list is read first; a list that the operation reads anyway costs nothing at all.
   */
  async function loadBatch(ids: readonly string[]): Promise<R[]> {
    const missing = new Set(ids);
    const found: R[] = [];
    const take = (list: RecordList<R>) => {
      for (const id of missing) {
        const record = list.find(id);
        if (record && missing.delete(id)) found.push(record);
      }
    };
    for (const list of lists.started()) take(await list.catch(() => new RecordList<R>([], source.idOf)));
    if (missing.size > 1 && rest.authority.organisation) take(await lists.load(rest.authority.organisation));
    const [probe] = missing;
    if (probe !== undefined) {
      const record = await orNull(source.one(probe));
      missing.delete(probe);
      if (record) found.push(record);
      if (record && missing.size > 1) take(await lists.load(source.customerOf(record)));
    }
    const others = await Promise.all([...missing].map((id) => orNull(source.one(id))));
    return [...found, ...others.filter((record) => record !== null)];
  }

  const singles = createLoader<string, R>({ load: loadBatch, keyOf: source.idOf });

  /** Not every list is whole: destinations that were never started are read one by one. */
  function outOf(list: RecordList<R>, id: string): R | null | Promise<R | null> {
    return list.find(id) ?? singles.load(id);
  }

  return {
    list: async (customerId) => (await lists.load(customerId)).records,
    loadOf(customerId, id) {
      const settled = lists.settled(customerId);
      return settled ? outOf(settled, id) : lists.load(customerId).then((list) => outOf(list, id));
    },
    load: (id) => singles.load(id),
    replace(record) {
      lists.clear(source.customerOf(record));
      singles.replace(record);
    },
  };
}

/** What a call answers, or null when the service knows no such thing (404). */
export async function orNull<R>(answer: Promise<R>): Promise<R | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null;
    throw error;
  }
}
