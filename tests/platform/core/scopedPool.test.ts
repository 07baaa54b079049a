import { describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { Changes } from '../../../fixtures/platform/kernel/db/changes.ts';
import { PreparedStatements } from '../../../fixtures/platform/kernel/db/preparedStatements.ts';
import type { Scope } from '../../../fixtures/platform/kernel/db/scope.ts';
import { ScopedPool } from '../../../fixtures/platform/kernel/db/scopedPool.ts';

type Answered = (error: Error | null, answer: unknown) => void;

/** A pool of one connection that answers in order, and knows how many queries were under way on it at once. */
class OneConnection {
  readonly said: string[] = [];
  most = 0;
  #underWay = 0;
  readonly client;

  constructor({ pipeline }: { pipeline: boolean }) {
    this.client = {
      pipeline,
      query: (asked: string | { text: string }, _values?: unknown, done?: Answered) => {
        const text = typeof asked === 'string' ? asked : asked.text;
        this.said.push(text.trim().split(' ')[0]!);
        this.most = Math.max(this.most, (this.#underWay += 1));
        const answer = Promise.resolve().then(() => {
          this.#underWay -= 1;
          if (text === 'fails') throw new Error('failed');
          return { rows: [text], rowCount: 1 };
        });
        if (!done) return answer;
        answer.then(
          (rows) => done(null, rows),
          (error: Error) => done(error, undefined),
        );
        return undefined;
      },
      release: () => undefined,
    };
  }

  over(scopeOf: () => Scope): ScopedPool {
    const pool = {
      connect: (done?: (error: null, client: unknown, release: () => void) => void) =>
        done ? done(null, this.client, () => undefined) : Promise.resolve(this.client),
    };
    const shared = { plans: new PreparedStatements(), changes: new Changes({ seesAll: true }) };
    return new ScopedPool(pool as unknown as pg.Pool, shared, scopeOf);
  }
}

const A: Scope = { role: 'rostrum_app', customerId: 'a' };
const B: Scope = { role: 'rostrum_app', customerId: 'b' };

describe('a connection that takes one query at a time', () => {
  test('is asked nothing while it has not answered, however many are asked in a transaction at once', async () => {
    const one = new OneConnection({ pipeline: false });
    const held = await one.over(() => A).connect();
    await held.query('begin');
    const answers = await Promise.all(['first', 'second', 'third'].map((text) => held.query(text)));
    await held.query('commit');
    expect(answers).toEqual(['first', 'second', 'third'].map((text) => ({ rows: [text], rowCount: 1 })));
    expect(one.said).toEqual(['select', 'begin', 'first', 'second', 'third', 'commit']);
    expect(one.most).toBe(1);
  });

  test('answers what is asked after a query that fails', async () => {
    const one = new OneConnection({ pipeline: false });
    const held = await one.over(() => A).connect();
    const outcomes = await Promise.allSettled([held.query('fails'), held.query('rollback')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(one.most).toBe(1);
  });

  test('takes another role before it is asked in it', async () => {
    const one = new OneConnection({ pipeline: false });
    let scope = A;
    const pool = one.over(() => scope);
    await pool.query('first');
    scope = B;
    await pool.query('second');
    expect(one.said).toEqual(['select', 'first', 'select', 'second']);
    expect(one.most).toBe(1);
  });
});

test('a connection that takes queries before it has answered gets the role, the beginning and the query in one flight', async () => {
  const one = new OneConnection({ pipeline: true });
  let scope = A;
  const pool = one.over(() => scope);
  await pool.query('first');
  scope = B;
  const held = await pool.connect();
  await held.query('begin');
  await Promise.all([held.query('second'), held.query('third')]);
  expect(one.said).toEqual(['select', 'first', 'select', 'begin', 'second', 'third']);
  expect(one.most).toBe(4);
});
