import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Baseline of uploads: a server that only writes requests to a file. */
createServer((request, response) => {
  if (request.method !== 'PUT') return void response.end('ready');
  pipeline(request, createWriteStream(process.env.TARGET ?? '')).then(
    () => response.writeHead(201).end(),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
