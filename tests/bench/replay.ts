/**
 * A light REST upstream: plays answers that were recorded from the real platform, multiplied to many
 * organizations, from memory. What is measured behind it is the graph and not the database.
 * Environment: PORT, RECORDING (file), LATENCY_MS (before each answer, 0 by default), SIZE (pages by default).
 */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Recording } from './record.ts';
import { createCaller, exportPage, multiply, readExportOffset, SIZES } from './multiply.ts';

const recording = JSON.parse(readFileSync(process.env.RECORDING ?? '', 'utf8')) as Recording;
const answers = multiply(recording, process.env.SIZE === 'rows' ? SIZES.rows : SIZES.pages);
const latency = Number(process.env.LATENCY_MS ?? 0);

createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://replay');
  if (url.pathname.endsWith('/export')) {
    void answer(response, exportPage(recording, readExportOffset(url.searchParams.get('offset'))));
    return;
  }
  const caller = createCaller(recording, url.pathname, request.headers.authorization);
  void answer(response, caller ?? answers.get(url.pathname) ?? null);
}).listen(Number(process.env.PORT), '127.0.0.1');

async function answer(response: ServerResponse, body: Buffer | null): Promise<void> {
  if (latency > 0) await wait(latency);
  response.writeHead(body ? 200 : 404, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body?.length ?? 0,
  });
  response.end(body ?? undefined);
}
