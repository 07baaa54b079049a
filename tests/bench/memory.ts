import { WebSocket } from 'ws';

/** Memory of a process in bytes after garbage collection: objects and buffers. */
export async function neededMemory(inspectorPort: number): Promise<number> {
  const targets = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The process has no inspector.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  try {
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    await command(socket, 'HeapProfiler.collectGarbage', {});
    const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
    const { result } = (await command(socket, 'Runtime.evaluate', { expression, returnByValue: true })) as {
      result: { value: number };
    };
    return result.value;
  } finally {
    socket.terminate();
  }
}

/** One command of the inspector's protocol, one at a time. */
function command(socket: WebSocket, method: string, params: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    socket.once('message', (data: Buffer) => {
      const { result, error } = JSON.parse(data.toString()) as {
        result?: unknown;
        error?: { message: string };
      };
      if (error) reject(new Error(`${method}: ${error.message}`));
      else resolve(result);
    });
    socket.send(JSON.stringify({ id: 1, method, params }));
  });
}
