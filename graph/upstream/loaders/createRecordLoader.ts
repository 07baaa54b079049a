import type { RestClient } from '../client/client.ts';
import { RestError } from '../../kernel/restError.ts';
import { createLoader, type Loader } from './createLoader.ts';
import { createLookup, type Lookup } from './createLookup.ts';

/** Source of an organization's records. */
export interface RecordSource<R> {
  /** All of an organization's, in one call. */
  list(customerId: string, rest: RestClient): Promise<readonly R[]>;
  /** One by its id; a 404 means that there is none. */
  one(id: string, rest: RestClient): Promise<R | null>;
  idOf(record: R): string;
  customerOf(record: R): string;
}

/** Records that belong to organizations, with as few calls as the two endpoints allow. */
export interface RecordLoader<R> {
  /** All of an organization's. */
  list(customerId: string): Promise<readonly R[]>;
  /**
   * One whose organization is known: out of that organization's list, so that fifty cost one call. Once the list is
   * there the record is given at once: a promise for each field of fifty rows costs more than finding them.
   */
  loadOf(customerId: string, id: string): R | null | Promise<R | null>;
  /** One by its id alone, or null: by a call of its own, or out of a list when several are asked for together. */
  load(id: string): Promise<R | null>;
  /** Puts the answer of a write in place of what was read before. */
  replace(record: R): void;
  /** Reads an organization's list anew when it is asked for next: a write has changed several. */
  forget(customerId: string): void;
}

/** An organization's records; the index is made when somebody looks for one of them. */
class RecordList<R> {
  readonly records: readonly R[];
  readonly #idOf: (record: R) => string;
  #byId: Map<string, R> | null = null;

  constructor(records: readonly R[], idOf: (record: R) => string) {
    this.records = records;
    this.#idOf = idOf;
  }

  /** In a loop: a pair for each of a thousand records would be made and thrown away. */
  #indexed(): Map<string, R> {
    const byId = new Map<string, R>();
    for (const record of this.records) byId.set(this.#idOf(record), record);
    return byId;
  }

  find(id: string): R | undefined {
    this.#byId ??= this.#indexed();
    return this.#byId.get(id);
  }
}

/** Makes the loader of one kind of record for one operation. */
export function createRecordLoader<R>(rest: RestClient, source: RecordSource<R>): RecordLoader<R> {
  return new ListedRecords(rest, source);
}

/** The same as a maker of loaders: what it reads by is made once, and not for each operation. */
export function recordLoader<R>(source: RecordSource<R>): (rest: RestClient) => RecordLoader<R> {
  return (rest) => createRecordLoader(rest, source);
}

/** A class, and the singles made late: every operation makes several of these, and most only ever read a list. */
class ListedRecords<R> implements RecordLoader<R> {
  readonly #rest: RestClient;
  readonly #source: RecordSource<R>;
  readonly #lists: Lookup<RecordList<R>>;
  #made: Loader<string, R> | null = null;

  constructor(rest: RestClient, source: RecordSource<R>) {
    this.#rest = rest;
    this.#source = source;
    this.#lists = createLookup((customerId) =>
      source.list(customerId, rest).then((records) => new RecordList(records, source.idOf)),
    );
  }

  get #singles(): Loader<string, R> {
    this.#made ??= createLoader<string, R>({
      load: (ids) => this.#loadBatch(ids),
      keyOf: (record) => this.#source.idOf(record),
    });
    return this.#made;
  }

  list(customerId: string): Promise<readonly R[]> {
    return this.#lists.load(customerId).then(({ records }) => records);
  }

  loadOf(customerId: string, id: string): R | null | Promise<R | null> {
    const settled = this.#lists.settled(customerId);
    return settled
      ? this.#outOf(settled, id)
      : this.#lists.load(customerId).then((list) => this.#outOf(list, id));
  }

  load(id: string): Promise<R | null> {
    return this.#singles.load(id);
  }

  replace(record: R): void {
    this.#lists.clear(this.#source.customerOf(record));
    this.#singles.replace(record);
  }

  forget(customerId: string): void {
    this.#lists.clear(customerId);
  }

  /** Not every list is whole: destinations that were never started are read one by one. */
  #outOf(list: RecordList<R>, id: string): R | null | Promise<R | null> {
    return list.find(id) ?? this.#singles.load(id);
  }

  /**
   * Several ids whose organization nobody knows: nearly always all of the organization worked in, else all of one
   * other. So its list is read first; a list that the operation reads anyway costs nothing at all.
   */
  async #loadBatch(ids: readonly string[]): Promise<R[]> {
    const { authority } = this.#rest;
    const missing = new Set(ids);
    const found: R[] = [];
    const take = (list: RecordList<R>) => {
      for (const id of missing) {
        const record = list.find(id);
        if (record && missing.delete(id)) found.push(record);
      }
    };
    const nothing = new RecordList<R>([], this.#source.idOf);
    for (const list of this.#lists.started()) take(await list.catch(() => nothing));
    if (missing.size > 1 && authority.organisation) take(await this.#lists.load(authority.organisation));
    const [probe] = missing;
    if (probe !== undefined) {
      const record = await orNull(this.#source.one(probe, this.#rest));
      missing.delete(probe);
      if (record) found.push(record);
      if (record && missing.size > 1) take(await this.#lists.load(this.#source.customerOf(record)));
    }
    const others = await Promise.all([...missing].map((id) => orNull(this.#source.one(id, this.#rest))));
    return [...found, ...others.filter((record) => record !== null)];
  }
}

/** Returns null if the service responds with 404. */
export async function orNull<R>(answer: Promise<R>): Promise<R | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null;
    throw error;
  }
}
