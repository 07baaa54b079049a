import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { OutputsTools } from '../../../fixtures/engine/outputs/outputs.ts';
import { type FarServer, startFarServer } from '../../support/farServer.ts';
import { KEY, outputWorld, type OutputWorld, Source, stateIs } from '../../support/outputWorld.ts';
import { until } from '../../support/until.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

(hasOpenssl ? describe : describe.skip)('an output to a server over RTMPS', () => {
  let folder: string;
  let certificate: string;
  let far: FarServer;
  let secure: Server;
  let here: OutputWorld | null = null;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rostrum-secure-'));
    const made = spawnSync('openssl', [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
      ...['-subj', '/CN=live.example.com', '-addext', 'subjectAltName=DNS:live.example.com'],
    ]);
    expect(made.status).toBe(0);
    certificate = readFileSync(join(folder, 'certificate.pem'), 'latin1');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  beforeEach(async () => {
    far = await startFarServer(KEY);
    const key = readFileSync(join(folder, 'key.pem'), 'latin1');
    secure = createServer({ key, cert: certificate }, (near) => {
      const behind = connect(Number(new URL(far.url).port), '127.0.0.1');
      near.on('error', () => near.destroy()).on('close', () => behind.destroy());
      behind.on('error', () => behind.destroy()).on('close', () => near.destroy());
      near.pipe(behind).pipe(near);
    });
    secure.on('tlsClientError', () => undefined);
    secure.listen(0, '127.0.0.1');
    await once(secure, 'listening');
  });
  afterEach(async () => {
    here?.close();
    await far.close();
    secure.close();
    await once(secure, 'close');
  });

  function sendTo(host: string, tools: Partial<OutputsTools>): OutputWorld {
    here = outputWorld({ ask: async () => [{ address: '127.0.0.1' }], ...tools });
    here.send('a', `rtmps://${host}:${(secure.address() as AddressInfo).port}/live`);
    return here;
  }

  test('sends to the name that its certificate is of', async () => {
    const world = sendTo('live.example.com', { authorities: [certificate] });
    const source = new Source(world.outputs);
    await until(() => (source.toKey(), world.last('a')?.state === 'STARTED'), 'the output to send');
    await until(() => far.arrived.length > 0, 'what was sent');
  });

  test('ends where the certificate is of another name', async () => {
    const world = sendTo('other.example.com', { authorities: [certificate] });
    new Source(world.outputs).toKey();
    await stateIs(world, 'a', 'ERROR');
    expect(world.last('a')).toMatchObject({ reason: 'CERTIFICATE' });
    expect(far.publications).toEqual([]);
  });

  test('ends where nobody vouches for the certificate', async () => {
    const world = sendTo('live.example.com', {});
    new Source(world.outputs).toKey();
    await stateIs(world, 'a', 'ERROR');
    expect(world.last('a')).toMatchObject({ reason: 'CERTIFICATE' });
    expect(far.publications).toEqual([]);
  });
});
