import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announcement } from '../../../graph/server/launch/announce.ts';
import { readArguments } from '../../../graph/server/launch/arguments.ts';
import { readPort, requireFreePort } from '../../../graph/server/launch/ports.ts';
import { isStale } from '../../../graph/server/launch/webBuild.ts';
import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/demoAccounts.ts';

describe('npm start', () => {
  it('names an argument that it does not know', () => {
    expect(() => readArguments(['--emtpy'])).toThrow('--emtpy');
    expect(readArguments(['--empty'])).toEqual({ empty: true, dev: false });
  });

  it('names the variable to change when a port is busy', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    await expect(requireFreePort(port, 'GRAPH_PORT')).rejects.toThrow(
      `Port ${port} is in use. Set GRAPH_PORT`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePort(port, 'GRAPH_PORT')).resolves.toBeUndefined();
  });

  it('refuses a port variable that is no port', () => {
    process.env.SOME_PORT = '70000';
    expect(() => readPort('SOME_PORT', 1)).toThrow('SOME_PORT must be a port from 1 to 65535');
    delete process.env.SOME_PORT;
    expect(readPort('SOME_PORT', 4000)).toBe(4000);
  });

  it('tells addresses and accounts, and only the first account when it starts empty', () => {
    const addresses = { web: 4000, graph: 4000, platform: 4010 };
    expect(announcement({ ...addresses, empty: false })).toContain('admin@harbour.example');
    const empty = announcement({ ...addresses, empty: true });
    expect(empty).toContain('admin@example.com');
    expect(empty).not.toContain('harbour');
    expect(empty).not.toContain(DEMO_PASSWORD);
  });

  it('tells no demo accounts when the services are the provider’s own', () => {
    const text = announcement({ web: 4000, graph: 4000, platform: null, empty: false });
    expect(text).not.toContain('Demo accounts');
    expect(text).not.toContain('Platform');
  });
});

describe('the build of the web app', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'stale-'));
    mkdirSync(join(root, 'web/dist'), { recursive: true });
    writeFileSync(join(root, 'web/main.tsx'), '');
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const age = (path: string, seconds: number) => utimesSync(join(root, path), seconds, seconds);

  it('is stale when it is missing', () => {
    expect(isStale(root)).toBe(true);
  });

  it('is fresh until a source is younger', () => {
    writeFileSync(join(root, 'web/dist/index.html'), '');
    age('web/main.tsx', 1000);
    age('web/dist/index.html', 2000);
    expect(isStale(root)).toBe(false);
    age('web/main.tsx', 3000);
    expect(isStale(root)).toBe(true);
  });
});
