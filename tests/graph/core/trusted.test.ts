import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema, parse, type GraphQLResolveInfo } from 'graphql';
import type { GraphContext } from '../../../graph/upstream/context.ts';
import { createExecutor, type CompilerOptions } from '../../../graph/engine/execute.ts';
import { webDocument } from '../parity/webOperations.ts';
import { openWorld, START_MS, type World } from '../world.ts';

const OWN = '{ viewer { user { id } } }';

describe('a caller who is not signed in', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  }, START_MS);
  afterAll(() => world.close());

  test('runs the documents of the studio’s own pages', async () => {
    expect(await world.visitor().run(webDocument('Session'))).toMatchObject({ data: { viewer: null } });
    const input = { userName: 'admin@harbour.example', password: 'wrong' };
    expect((await world.visitor().run(webDocument('SignIn'), { input })).errors).toBeUndefined();
  });

  test('runs no other, which is not even read; signed in, anybody does', async () => {
    for (const text of [
      OWN,
      `${webDocument('Session')} `,
      'no document',
      '{ __schema { types { name } } }',
    ]) {
      const { data, errors } = await world.visitor().run(text);
      expect(data).toBeUndefined();
      expect(errors).toMatchObject([
        {
          message: 'Sign in to send operations of your own.',
          extensions: { code: 'UNAUTHENTICATED', status: 401 },
        },
      ]);
    }
    const maya = await world.signIn('admin@harbour.example');
    expect((await maya.data(OWN)).viewer.user.id).toBeTruthy();
  });

  test('runs no other as CSV or over a socket either', async () => {
    const visitor = world.visitor();
    const csv = await fetch(`${world.graph.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/csv' },
      body: JSON.stringify({ query: '{ viewer { customer { encoders { nodes { name } } } } }' }),
    });
    expect([csv.status, await csv.text()]).toEqual([401, expect.stringContaining('Sign in to send')]);
    // A socket is nobody's who is not signed in: it is closed before it can ask.
    await expect(
      visitor.subscribe('subscription { encodersChanged { sequence } }').next(),
    ).rejects.toMatchObject({ code: 4401 });
    await visitor.close();
  });
});

describe('an operation is compiled', () => {
  const schema = buildSchema('type Query { compiled(at: Int): Boolean }');
  // The compiler gets to see variables only, in the place of every value.
  schema.getQueryType()!.getFields()['compiled']!.resolve = (_source, _args, _context, info) =>
    (info as GraphQLResolveInfo).fieldNodes[0]?.arguments?.[0]?.value.kind === 'Variable';

  const uses = async (caller: object | null, count: number, options: CompilerOptions = {}) => {
    const executor = createExecutor(schema, 'jit', options);
    const document = parse('{ compiled(at: 1) }');
    const context = { caller } as GraphContext;
    const answers = [];
    for (let use = 0; use < count; use += 1) {
      const { data } = await executor.run({ document, variables: {}, context });
      answers.push(data?.['compiled']);
    }
    return answers;
  };

  test('at its third use by callers who are signed in', async () => {
    expect(await uses({}, 4)).toEqual([false, false, true, true]);
  });

  test('never for others, unless it is one of the studio’s own', async () => {
    expect(await uses(null, 10)).toEqual(Array(10).fill(false));
    expect(await uses(null, 2, { isTrusted: () => true })).toEqual([true, true]);
  });

  test('and forgotten when compiled ones take up too many bytes', async () => {
    const executor = createExecutor(schema, 'jit', { uses: 2, bytes: 60_000 });
    const context = { caller: {} } as GraphContext;
    const isCompiled = async (document: ReturnType<typeof parse>) =>
      (await executor.run({ document, variables: {}, context })).data?.['compiled'];
    const [first, ...others] = Array.from({ length: 30 }, () => parse('{ compiled(at: 1) }'));
    await isCompiled(first!);
    expect(await isCompiled(first!)).toBe(true);
    for (const document of [...others, ...others]) await isCompiled(document);
    expect(await isCompiled(first!)).toBe(false);
    expect(await isCompiled(others.at(-1)!)).toBe(true);
  });
});
