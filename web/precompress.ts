import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(gzip);
const TEXT = /\.(js|css|html|svg|json)$/;
const SMALLEST = 1024;

/** Writes a `.gz` beside every text file of the build, so that the server never compresses the same file twice. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files.filter((file) => TEXT.test(file)).map((file) => compressFile(join(outDir, file))),
      );
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length >= SMALLEST) await writeFile(`${path}.gz`, await compress(content, { level: 9 }));
}
