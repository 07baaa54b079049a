import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageVideo } from '../../fixtures/platform/domains/media/packaging/packaging.ts';
import { UPLOAD_PART_BYTES } from '../../schema/rules/upload.ts';
import { freePort, startServer } from './child.ts';
import { atLeast, atMost, median, reported, type Figures } from './results.ts';
import { dataFolder, startStudio, type Studio } from './studio.ts';

const GIGABYTE = 1024 ** 3;
const MEBIBYTE = 1024 ** 2;
const SENDINGS = 3;
const HARBOUR = 'c0000000-0000-4000-8000-000000000001';
const SAMPLE = 'fixtures/demo/samples/lecture.mp4';
const run = promisify(execFile);

/**
 * Uploads over loopback, through the studio in parts as a browser sends them, against `curl` to a plain server that writes to the
 * same disk, in turns; how much memory the studio takes for it; and how fast a video is cut for playing.
 */
export async function uploadBench(): Promise<Figures> {
  const data = dataFolder();
  const large = join(data.folder, 'large.bin');
  const part = join(data.folder, 'part.bin');
  try {
    await fillFile(large, GIGABYTE);
    await fillFile(part, UPLOAD_PART_BYTES);
    const port = await freePort();
    const target = join(data.folder, 'plain.bin');
    const env = { PORT: String(port), TARGET: target };
    const plain = await startServer('tests/bench/plainReceiver.ts', { port, env, ready: '/' });
    const studio = await startStudio(join(data.folder, 'studio'));
    try {
      return {
        ...(await sendings(studio, plain.url, { large, part })),
        ...(await packaging(join(data.folder, 'packaged'))),
      };
    } finally {
      await studio.close();
      await plain.close();
    }
  } finally {
    data.remove();
  }
}

async function sendings(
  studio: Studio,
  plainUrl: string,
  { large, part }: { large: string; part: string },
): Promise<Figures> {
  const ours: number[] = [];
  const theirs: number[] = [];
  let growth = 0;
  // One that doesn't count: modules load, buffers are made.
  await timed(() => upload(studio, part));
  const before = memoryOf(studio.pid);
  for (let sending = 0; sending < SENDINGS; sending += 1) {
    theirs.push(await timed(() => run('curl', ['-sf', '-T', large, '-o', '/dev/null', `${plainUrl}/file`])));
    const watching = setInterval(() => {
      growth = Math.max(growth, memoryOf(studio.pid) - before);
    }, 100);
    ours.push(await timed(() => upload(studio, part)));
    clearInterval(watching);
  }
  const speed = (seconds: number[]) => GIGABYTE / MEBIBYTE / median(seconds);
  return {
    'upload of 1 GiB through the studio': reported(speed(ours), 'MiB/s'),
    'upload of 1 GiB by curl to a plain server': reported(speed(theirs), 'MiB/s'),
    'upload through the studio over curl to a plain server': atLeast(
      speed(ours) / speed(theirs),
      0.6,
      'times',
    ),
    'growth of the studio while 1 GiB is uploaded': atMost(growth / MEBIBYTE, 100, 'MiB'),
  };
}

/** Begins an upload, sends `file` for each of its parts by the tus protocol, and cancels it: what follows is no sending. */
async function upload(studio: Studio, file: string): Promise<void> {
  const begun = await ask(
    studio,
    'mutation ($input: BeginUploadInput!) { beginUpload(input: $input) { upload { id } userErrors { message } } }',
    { customerId: HARBOUR, fileName: 'large.mp4', sizeBytes: GIGABYTE, title: 'Large' },
  );
  const id = begun.beginUpload?.upload?.id;
  if (!id) throw new Error(`No upload began: ${JSON.stringify(begun)}`);
  const parts = Array.from({ length: GIGABYTE / UPLOAD_PART_BYTES }, (_, part) => [
    ...(part > 0 ? ['--next'] : []),
    ...[
      '-sf',
      '-X',
      'PATCH',
      '-T',
      file,
      '-o',
      '/dev/null',
      '-H',
      `cookie: ${studio.cookie}`,
      '-H',
      'expect:',
    ],
    ...['-H', 'tus-resumable: 1.0.0', '-H', 'content-type: application/offset+octet-stream'],
    ...['-H', `upload-offset: ${part * UPLOAD_PART_BYTES}`, `${studio.url}/uploads/${id}`],
  ]);
  await run('curl', ['--fail-early', ...parts.flat()]);
  const arrived = await fetch(`${studio.url}/uploads/${id}`, {
    method: 'HEAD',
    headers: { cookie: studio.cookie, 'tus-resumable': '1.0.0' },
  });
  const bytes = Number(arrived.headers.get('upload-offset'));
  if (bytes !== GIGABYTE) throw new Error(`${bytes} bytes of ${GIGABYTE} have arrived.`);
  const cancelling = 'mutation ($input: UploadInput!) { cancelUpload(input: $input) { cancelledId } }';
  await ask(studio, cancelling, { id });
}

async function ask(
  studio: Studio,
  query: string,
  input: object,
): Promise<{ beginUpload?: { upload: { id: string } | null } }> {
  const answer = await fetch(`${studio.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: studio.cookie, 'apollo-require-preflight': '1' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return ((await answer.json()) as { data: object }).data;
}

async function packaging(folder: string): Promise<Figures> {
  const speeds: number[] = [];
  for (let cut = 0; cut <= SENDINGS; cut += 1) {
    let length = 0;
    const seconds = await timed(async () => {
      length = (await packageVideo(SAMPLE, [], folder)).lengthMs / 1000;
    });
    if (cut > 0) speeds.push(length / seconds);
  }
  return { 'packaging of a sample, over real time': atLeast(median(speeds), 100, 'times') };
}

async function fillFile(path: string, bytes: number): Promise<void> {
  const file = await open(path, 'w');
  const piece = Buffer.alloc(MEBIBYTE, 'rostrum');
  for (let at = 0; at < bytes; at += MEBIBYTE) await file.write(piece);
  await file.sync();
  await file.close();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Resident memory of a process and its children, in bytes; 0 where the system doesn't tell. */
function memoryOf(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return pages * 4096 + children.reduce((sum, child) => sum + memoryOf(Number(child)), 0);
  } catch {
    return 0;
  }
}
