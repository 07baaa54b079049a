import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import type { GraphRoot } from '../root.ts';
import { isRefusedToken, type Identity } from '../../session/sessions.ts';
import { Cancellation } from '../../kernel/cancellation.ts';
import { createContext } from '../newContext.ts';
import { type CsvNote, writeNote } from '../../../schema/rules/csvNotes.ts';
import { estimateCost } from '../../../schema/rules/cost.ts';
import { costError } from '../../engine/cost.ts';
import { challengeToken, refuseToken } from '../http/refuse.ts';
import { setRetryAfter } from '../http/retryAfter.ts';
import { planCsv, type CsvPlan } from './plan.ts';
import { PageFailed } from './pageFailed.ts';
import { readPages, type CsvPage, type RunPage } from './pages.ts';
import { type ExportContext, unparsed } from './direct.ts';
import { ReadAhead, type ReadingToTheEnd } from '../../upstream/reading.ts';
import { EXPORT_PAGE_ROWS } from '../../../schema/rules/analytics.ts';
import { cell, EXPORT_CURSOR, LINE_END, lineWriter, valueAt } from './rows.ts';
import { asGraphqlError, codedError } from '../../kernel/errors.ts';
import type { GraphContext } from '../../upstream/context.ts';
import { createLoaders } from '../../upstream/loaders/loaders.ts';
import { formatErrors, prepareOperation, type OperationRequest } from '../../engine/operations.ts';

/** Rows that an export may have: 100 pages of 1000 (ANA-05). */
export const EXPORT_ROWS = 100_000;

/** Pages after which an export forgets what its loaders have read. */
const PAGES_A_CONTEXT = 20;

/** Trailer that says how an export ended: `complete`, `cut` or `failed`. */
export const EXPORT_TRAILER = 'x-rostrum-export';

/** HTTP status for an error's code, before the first byte has gone out. */
const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
  UPSTREAM_ERROR: 502,
  INTERNAL_SERVER_ERROR: 500,
};

/** Answers a query as CSV, streamed, reading its connection to the end (ANA-05, ANA-18, ANA-19). */
export async function sendCsv(
  root: GraphRoot,
  asked: OperationRequest,
  method: string,
  reply: FastifyReply,
  identity: Identity,
  trackingId: string,
): Promise<unknown> {
  const started = performance.now();
  const refuse = (errors: readonly GraphQLError[]) => {
    const formatted = formatErrors(root, errors, trackingId);
    const code = formatted[0]?.extensions?.code as string;
    root.metrics.operation('csv', 'refused', (performance.now() - started) / 1000);
    if (isRefusedToken(identity)) return refuseToken(reply, trackingId);
    if (code === 'UNAUTHENTICATED') void challengeToken(reply, false);
    return setRetryAfter(reply, formatted)
      .code(STATUS_OF_CODE[code] ?? 400)
      .send({ errors: formatted });
  };

  try {
    const prepared = prepare(root, asked, method, identity);
    if ('errors' in prepared) return await refuse(prepared.errors);
    const { plan, variables, cost } = prepared;
    const ending = new Cancellation();
    reply.raw.once('close', () => ending.end('LEFT'));
    const context = {
      ...createContext(root, identity, trackingId, { ending }),
      pageMax: EXPORT_PAGE_ROWS,
    };
    const pages = readPages(plan, runnerOf(root, plan, variables, cost, context));
    // The first page comes before any header, so that a refusal still has a status of its own.
    const first = await pages.next();
    if (first.done) return await reply.code(204).send();
    await stream(root, reply, plan, first.value, pages, trackingId);
    root.metrics.operation('csv', 'ok', (performance.now() - started) / 1000);
    return reply;
  } catch (error) {
    return await refuse(error instanceof PageFailed ? error.errors : [asGraphqlError(error)]);
  }
}

function prepare(root: GraphRoot, asked: OperationRequest, method: string, identity: Identity) {
  if (method !== 'POST') return { errors: [codedError('BAD_REQUEST', 'CSV is answered to POST only.')] };
  const variables = asked.variables ?? {};
  const prepared = prepareOperation(root, asked, identity.caller);
  if ('errors' in prepared) return prepared;
  const plan = planCsv(root.schema, prepared.document, prepared.operation, variables);
  // Only the plan's cost counts: a page of an export is longer than one on screen, and costs as much more.
  const cost = estimateCost(root.schema, plan.first, plan.operationName, variables);
  const refusal = costError(cost);
  return refusal ? { errors: [refusal] } : { plan, variables, cost };
}

function runnerOf(
  root: GraphRoot,
  plan: CsvPlan,
  variables: Readonly<Record<string, unknown>>,
  cost: number,
  context: GraphContext,
): RunPage {
  const ahead = new ReadAhead();
  let read = 0;
  return async (cursor, first, capture) => {
    const spent = await root.budget.spend(context.caller, cost);
    if ('error' in spent) return { errors: [spent.error] };
    // Pages share what stands around the connection; now and then it is let go, so that memory stays bounded.
    if ((read += 1) % PAGES_A_CONTEXT === 0) context.loaders = createLoaders(context.rest, context.clock);
    const reading: ReadingToTheEnd = {
      ahead,
      decode: (list) => capture?.reader(list),
      isUnparsed: (rows) => unparsed(rows) !== undefined,
    };
    const paging: ExportContext = { ...context, reading, capture };
    return root.executor.run({
      document: first ? plan.first : plan.following,
      operationName: plan.operationName,
      variables: { ...variables, [EXPORT_CURSOR]: cursor },
      context: paging,
    });
  };
}

async function stream(
  root: GraphRoot,
  reply: FastifyReply,
  plan: CsvPlan,
  first: CsvPage,
  pages: AsyncGenerator<CsvPage, void, void>,
  trackingId: string,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': 'attachment; filename="export.csv"',
    trailer: EXPORT_TRAILER,
  });
  try {
    const outcome: Outcome = { ended: 'complete' };
    await send(textOf(root, plan, first, pages, trackingId, outcome), raw);
    raw.addTrailers({ [EXPORT_TRAILER]: outcome.ended });
    raw.end();
  } catch (error) {
    // The client has gone: reading has stopped with it, and there is nobody left to tell.
    root.logger.info({ trackingId, err: error }, 'export broken off');
    raw.destroy();
  }
}

/**
 * Sends pieces as fast as they are taken. The next one is made while the last one goes out, and no more than that. Throws
 * when the client has gone.
 */
async function send(pieces: AsyncIterable<Piece>, to: ServerResponse): Promise<void> {
  let room: Promise<void> | null = null;
  for await (const { text, release } of pieces) {
    await room;
    if (to.destroyed) throw new Error('The client has gone.');
    room = to.write(text, release) ? null : waitForDrain(to);
    // It is awaited with the next piece; a client that goes meanwhile is no unhandled rejection.
    room?.catch(() => undefined);
  }
  await room;
}

/** Resolves when a response takes more; rejects when it closes instead. */
function waitForDrain(to: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (): void => {
      to.off('drain', drained).off('close', closed);
    };
    const drained = (): void => {
      done();
      resolve();
    };
    const closed = (): void => {
      done();
      reject(new Error('The client has gone.'));
    };
    to.on('drain', drained).on('close', closed);
  });
}

/** A piece of the answer. */
interface Piece {
  text: string | Buffer;
  /** Called when it has been sent. */
  release?: () => void;
}

interface Outcome {
  ended: 'complete' | 'cut' | 'failed';
}

function noteLine(note: CsvNote): string {
  return writeNote(note) + LINE_END;
}

/** The lines of an export, a page at a time. */
async function* textOf(
  root: GraphRoot,
  plan: CsvPlan,
  first: CsvPage,
  pages: AsyncGenerator<CsvPage, void, void>,
  trackingId: string,
  outcome: Outcome,
): AsyncGenerator<Piece, void, void> {
  const names = [...plan.around, ...plan.columns].map((column) => cell(column.name));
  yield { text: names.join(',') + LINE_END };
  const prefix = plan.around.map((column) => `${cell(valueAt(first.data, column.path))},`).join('');
  const write = plan.direct?.line ?? lineWriter(plan.columns);
  let count = 0;
  let gaps = 0;
  try {
    for (let page: CsvPage | null = first; page; page = (await pages.next()).value ?? null) {
      const unread = [...page.gaps];
      const read = unparsed(page.rows)?.read() ?? page.rows;
      const there = count + ('lines' in read ? read.count : read.length);
      if ('lines' in read) {
        yield { text: read.lines, release: read.release };
      } else {
        const rows = read.slice(0, EXPORT_ROWS - count);
        yield { text: rows.map((row) => prefix + write(row, unread)).join('') };
      }
      count = 'lines' in read ? there : Math.min(there, EXPORT_ROWS);
      gaps += unread.length;
      const cutHere = count >= EXPORT_ROWS && (page.next !== null || count < there);
      if (cutHere || (page.truncated && page.next === null)) {
        outcome.ended = 'cut';
        yield { text: noteLine({ kind: 'cut', rows: count }) };
        break;
      }
    }
    if (gaps > 0) yield { text: noteLine({ kind: 'gaps', values: gaps }) };
  } catch (error) {
    outcome.ended = 'failed';
    const errors = error instanceof PageFailed ? error.errors : [asGraphqlError(error)];
    const [described] = formatErrors(root, errors, trackingId);
    const message = described?.message ?? '';
    const code = String(described?.extensions?.code ?? 'INTERNAL_SERVER_ERROR');
    yield { text: noteLine({ kind: 'failed', rows: count, message, code, trackingId }) };
  } finally {
    await pages.return();
  }
}
