import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
// @ts-expect-error A plain JavaScript file, which Jest loads.
import { leftOpen, openNow } from './leftOpen.js';

test('what a test file leaves open is named: a server, a connection and a child; what has ended is not', async () => {
  const before: unknown = openNow();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connection = connect(port, '127.0.0.1');
  await once(connection, 'connect');
  const child = spawn('sleep', ['600'], { stdio: 'ignore' });
  const left: unknown = await leftOpen(before, 1);
  connection.destroy();
  server.close();
  child.kill();
  expect(left).toEqual(
    expect.arrayContaining([
      `Server that listens at {"address":"127.0.0.1","family":"IPv4","port":${port}}`,
      `Socket to port ${port}`,
      'ChildProcess: sleep 600',
    ]),
  );
  expect(await leftOpen(before)).toEqual([]);
});
