import { sql } from 'drizzle-orm';
import type { Db } from '../../../fixtures/platform/kernel/app/app.ts';
import { encoderUnits } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { DEMO_UNITS } from '../../../fixtures/demo/seed/encoderUnits.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS, LIVE_OCCURRENCE_ID } from '../../../fixtures/demo/seed/streamingIds.ts';
import { ownId, ownNames, ownRow } from './ownNames.ts';

/** Organizations of the demo that tests have copies of. */
export type Home = 'harbour' | 'northgate';

/** Makes organizations that only one test knows. */
export interface Organisations {
  /** A copy of one as it was when the studio started; answers the copy's number. */
  copy(home: Home): Promise<number>;
  /** Removes a copy, so that the simulator need not go on with it; what something else holds stays. */
  remove(copy: number): Promise<void>;
}

/** Not what an organization is made of, or made anew from the rest. */
const LEFT_OUT = [
  ...[
    'api_clients',
    'api_client_uses',
    'webhooks',
    'webhook_deliveries',
    'mails',
    'media_counts',
    'sessions',
    'system_events',
  ],
  ...['simulated_programme', 'telemetry_records', 'tracked_events'],
];

const ofEncoders = (...ids: string[]) => `encoder_id in (${ids.map((id) => `'${id}'`).join()})`;
const LASTING = `(id = '${LIVE_OCCURRENCE_ID}' or end_at < now() - interval '1 hour' or start_at > now() + interval '3 hours')`;
/** Of long histories, what tests look at. Nothing but what is on air begins or ends while a test runs. */
const ONLY: Readonly<Record<string, string>> = {
  encoder_readings: ofEncoders(ENCODER_IDS.northHall),
  encoder_logs: ofEncoders(ENCODER_IDS.northHall, ENCODER_IDS.pressRoom),
  data_usage: `day > (now() - interval '70 days')::date`,
  schedule_occurrences: LASTING,
  // Jobs of an event that is not copied are found by the event's ID.
  jobs: `subject not in (select id from schedule_occurrences where not ${LASTING})`,
  notifications: `coalesce(occurrence_id, '') not in (select id from schedule_occurrences where not ${LASTING})`,
};

interface Table {
  name: string;
  columns: string[];
  /** SQL condition for rows of an organization, with its ID as $. */
  belongs: string;
  key: string;
  rows: Record<Home, string>;
}

/** Remembers both organizations as they are now. */
export async function rememberOrganisations(db: Db): Promise<Organisations> {
  const tables = await ownedTables(db);
  const own = new Set<string>();
  for (const table of tables) {
    const only = ONLY[table.name] ?? 'true';
    for (const home of ['harbour', 'northgate'] as const) {
      const where = `${table.belongs.replaceAll('$', `'${CUSTOMERS[home]}'`)} and ${only}`;
      const { rows } = await db.execute<{ ids: string[] | null; rows: string }>(
        sql.raw(
          `select array_agg(distinct t.${table.key}::text) as ids, coalesce(jsonb_agg(t), '[]')::text as rows from ${table.name} t where ${where}`,
        ),
      );
      for (const id of rows[0]?.ids ?? []) own.add(id);
      table.rows[home] = rows[0]?.rows ?? '[]';
    }
  }
  let copies = 0;
  return {
    async copy(home) {
      const number = (copies += 1);
      await db.transaction(async (tx) => {
        for (const { name, columns, rows } of tables) {
          const text = steady(ownRow(rows[home], number, (id) => own.has(id)));
          if (text === '[]') continue;
          const names = sql.raw(columns.map((column) => `"${column}"`).join());
          const table = sql.raw(name);
          await tx.execute(
            sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${text}::jsonb)`,
          );
        }
        await tx.insert(encoderUnits).values(DEMO_UNITS.map((unit) => onShelf(unit, number)));
      });
      return number;
    },
    async remove(copy) {
      for (const { name, belongs } of tables.toReversed()) {
        for (const home of ['harbour', 'northgate'] as const) {
          const where = belongs.replaceAll('$', `'${ownId(CUSTOMERS[home], copy)}'`);
          await db.execute(sql.raw(`delete from ${name} where ${where}`)).catch(() => undefined);
        }
      }
    },
  };
}

/** Devices that come and go by chance stay. */
const steady = (rows: string): string => rows.replaceAll('"presence": "wandering"', '"presence": "steady"');

function onShelf(unit: (typeof DEMO_UNITS)[number], copy: number): (typeof DEMO_UNITS)[number] {
  const serialNumber = `E${String(copy).padStart(4, '0')}9${unit.serialNumber.slice(-3)}`;
  return { ...unit, activationCode: ownNames(unit.activationCode, copy), serialNumber };
}

/** The tables whose rows belong to organizations, each after those that it refers to. */
async function ownedTables(db: Db): Promise<Table[]> {
  const { rows: columns } = await db.execute<{ table: string; name: string; made: boolean }>(sql`
    select table_name as table, column_name as name,
      is_generated = 'ALWAYS' or is_identity = 'YES' or coalesce(column_default, '') like 'nextval%' as made
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`);
  const { rows: keys } = await db.execute<{ table: string; name: string }>(sql`
    select indrelid::regclass::text as table, attname as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indisprimary and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`);
  const { rows: links } = await db.execute<{
    child: string;
    column: string;
    parent: string;
    key: string;
  }>(sql`
    select conrelid::regclass::text as child, a.attname as column, confrelid::regclass::text as parent,
      p.attname as key
    from pg_constraint
    join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
    join pg_attribute p on p.attrelid = confrelid and p.attnum = confkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);

  const tables = new Map<string, Table>();
  const add = (name: string): Table | null => {
    const known = tables.get(name);
    if (known) return known;
    const all = columns.filter(({ table }) => table === name);
    const key = keys.find(({ table }) => table === name)?.name;
    if (LEFT_OUT.includes(name) || !key) return null;
    const parents = links
      .filter(({ child }) => child === name)
      .map((link) => ({ link, table: add(link.parent) }));
    const parent = parents.find(({ table }) => table !== null);
    const belongs =
      name === 'customers'
        ? 'uuid = $'
        : all.some((column) => column.name === 'customer_id')
          ? 'customer_id = $'
          : parent &&
            `${parent.link.column} in (select ${parent.link.key} from ${parent.link.parent} where ${parent.table!.belongs})`;
    if (!belongs) return null;
    const made = { name, key, belongs, columns: all.filter((one) => !one.made).map((one) => one.name) };
    tables.set(name, { ...made, rows: { harbour: '[]', northgate: '[]' } });
    return tables.get(name)!;
  };
  for (const { table } of keys) add(table);
  return [...tables.values()];
}
