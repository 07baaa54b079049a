/**
 * The raw side of the CSV comparison: reads the export's REST pages one after the other, asking for the next
 * one while the present one is written, and writes their bodies out as they are.
 * Environment: PORT, UPSTREAM, TOKEN, CUSTOMER.
 */
import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Pool } from 'undici';

const pool = new Pool(process.env.UPSTREAM ?? '', { connections: 8, pipelining: 1 });
const headers = { authorization: `Bearer ${process.env.TOKEN}`, accept: 'application/json' };
const path = `/telemetry/api/v1/customers/${process.env.CUSTOMER}/webevents/export`;

async function page(offset: string): Promise<{ body: Buffer; next: string | null }> {
  const { body } = await pool.request({ path, method: 'GET', headers, query: { max: '1000', offset } });
  const bytes = Buffer.from(await body.arrayBuffer());
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 200));
  return { body: bytes, next: /"nextOffset":"([^"]+)"/.exec(tail)?.[1] ?? null };
}

async function* pages(): AsyncGenerator<Buffer> {
  let ahead: ReturnType<typeof page> | null = page('');
  while (ahead) {
    const { body, next }: { body: Buffer; next: string | null } = await ahead;
    ahead = next ? page(next) : null;
    yield body;
  }
}

createServer((request, response) => {
  if (request.url === '/health') return void response.end('ok');
  pipeline(pages(), response).catch(() => response.destroy());
}).listen(Number(process.env.PORT), '127.0.0.1');
