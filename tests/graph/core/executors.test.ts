import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getOperationAST,
  parse,
  validate,
  type ExecutionResult,
  type OperationTypeNode,
} from 'graphql';
import type { GraphContext } from '../../../graph/upstream/context.ts';
import { formatErrors } from '../../../graph/engine/operations.ts';
import { compile } from '../../../graph/engine/compile.ts';
import { createExecutor } from '../../../graph/engine/execute.ts';
import { answeringSchema, createRandomEvent, type Behaviour } from './randomAnswers.ts';
import { randomDocument } from './randomDocuments.ts';
import { dice } from './randomNumbers.ts';

const DOCUMENTS = Number(process.env.FUZZ_DOCUMENTS ?? 500);
const SEED = Number(process.env.FUZZ_SEED ?? 20261122);

const schema = answeringSchema(readFileSync(new URL('../../../schema/api.graphql', import.meta.url), 'utf8'));
const logger = { error: () => undefined } as never;

/** The answer as it goes out. */
function printed(result: ExecutionResult): string {
  return JSON.stringify({
    ...('data' in result ? { data: result.data } : {}),
    ...(result.errors ? { errors: formatErrors({ logger }, result.errors, 'tracking') } : {}),
  });
}

/** Conditions by variables on a subscription's only field make validation itself throw. */
function isValid(text: string): boolean {
  try {
    return validate(schema, parse(text)).length === 0;
  } catch {
    return false;
  }
}

describe('the compiler and the interpreter', () => {
  const executors = (['jit', 'graphql-js'] as const).map((name) => createExecutor(schema, name, { uses: 0 }));

  interface Compared {
    text: string;
    variables: Record<string, unknown>;
    answers: string[];
    isCompiled: boolean;
  }

  async function bothAnswers(seed: number): Promise<Compared> {
    const throwOf = dice(seed);
    const kind = throwOf.pick(['query', 'query', 'query', 'query', 'mutation', 'subscription']);
    // Of errors at the same time, the interpreter tells the one that was first; so they come at once or alone.
    const later = throwOf.chance(50);
    const run: Behaviour = { seed, later, faults: later ? 0 : throwOf.pick([0, 2, 10, 30]) };
    for (;;) {
      const { text, variables } = randomDocument(schema, throwOf, kind as OperationTypeNode);
      if (!isValid(text)) continue;
      const answers = [];
      for (const executor of executors) {
        const rootValue = kind === 'subscription' ? createRandomEvent(schema, run) : undefined;
        const context = run as unknown as GraphContext;
        answers.push(printed(await executor.run({ document: parse(text), variables, context, rootValue })));
      }
      return {
        text,
        variables,
        answers,
        isCompiled: kind === 'query' && (await runsCompiled(text, variables, run)),
      };
    }
  }

  /**
   * True if compiled code runs: what cannot be compiled, or has values that it cannot take, is interpreted or
   * refused.
   */
  async function runsCompiled(text: string, variables: Record<string, unknown>, run: Behaviour) {
    const document = parse(text);
    const compiled = compile(schema, document, getOperationAST(document)!);
    const result = await compiled?.run({}, run as unknown as GraphContext, variables);
    return result?.data !== undefined;
  }

  test(`give byte-equal answers to ${DOCUMENTS} random documents over the whole schema, from seed ${SEED}`, async () => {
    const differing: unknown[] = [];
    let compiled = 0;
    let failing = 0;
    for (let seed = SEED; seed < SEED + DOCUMENTS && differing.length < 5; seed += 1) {
      const { text, variables, answers, isCompiled } = await bothAnswers(seed);
      if (isCompiled) compiled += 1;
      if (answers[0]?.includes('"errors":')) failing += 1;
      if (answers[0] !== answers[1]) {
        differing.push({ seed, text, variables: JSON.stringify(variables), jit: answers[0], js: answers[1] });
      }
    }
    expect(differing).toEqual([]);
    // Answers that are equal because nothing was compiled, or nothing failed, would show nothing.
    expect(compiled / DOCUMENTS).toBeGreaterThan(0.2);
    expect(failing / DOCUMENTS).toBeGreaterThan(0.2);
    expect(failing / DOCUMENTS).toBeLessThan(0.7);
  });
});

describe.each(['jit', 'graphql-js'] as const)('arguments under %s', (name) => {
  const tiny = buildSchema(`
    type Query { echo(text: String, input: Input, list: [Input!], kind: Kind! = SMALL): String }
    input Input { id: ID! presetId: ID kind: Kind! = SMALL tags: [String!] = ["new"] inner: Input }
    enum Kind { SMALL LARGE }`);
  tiny.getQueryType()!.getFields()['echo']!.resolve = (_: unknown, args: unknown) => JSON.stringify(args);
  const executor = createExecutor(tiny, name, { uses: 0 });

  async function echo(text: string, variables: Record<string, unknown> = {}): Promise<unknown> {
    const { data, errors } = await executor.run({
      document: parse(text),
      variables,
      context: {} as GraphContext,
    });
    if (errors) throw new Error(errors[0]?.message);
    return JSON.parse(String(data?.['echo']));
  }

  test('a variable that is absent leaves its field of an input object out', async () => {
    const query = 'query ($id: ID!, $preset: ID) { echo(input: { id: $id, presetId: $preset }) }';
    expect(await echo(query, { id: '1' })).toEqual({
      input: { id: '1', kind: 'SMALL', tags: ['new'] },
      kind: 'SMALL',
    });
    expect(await echo(query, { id: '1', preset: null })).toMatchObject({ input: { presetId: null } });
  });

  test('the defaults of inputs hold within variables and lists, at any depth', async () => {
    const query =
      'query ($input: Input, $kind: Kind) { echo(input: $input, list: [{ id: 2, kind: $kind }]) }';
    const expected = { kind: 'SMALL', tags: ['new'] };
    expect(await echo(query, { input: { id: '1', inner: { id: '3' } } })).toEqual({
      input: { id: '1', ...expected, inner: { id: '3', ...expected } },
      list: [{ id: '2', ...expected }],
      kind: 'SMALL',
    });
  });

  test('a text in a document is never run as code', async () => {
    const magic = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74dglobalThis.ranAsCode=1';
    expect(await echo(`{ echo(text: "${magic}") }`)).toEqual({ text: magic, kind: 'SMALL' });
    expect(await echo(`query ($text: String = "${magic}") { echo(text: $text) }`)).toMatchObject({
      text: magic,
    });
    expect('ranAsCode' in globalThis).toBe(false);
  });
});
