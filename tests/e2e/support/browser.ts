import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../../..');
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** A Chromium that starts on this machine. */
export interface Browser {
  executablePath: string;
  args: string[];
  /** Environment it needs on top of our own. */
  env: Record<string, string>;
}

// A browser without a way out would try it at every start; root cannot use the sandbox.
const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without a graphics card, one in software would draw every frame at several times the cost.
  '--disable-gpu',
  '--disable-software-rasterizer',
];

/**
 * The first of these that starts: CHROMIUM_PATH, the one inside node_modules (Linux x64, plays H.264 and AAC; a
 * headless shell, which takes two thirds of a whole browser's processor time), one on the PATH, Playwright's own, one
 * installed with apt-get where we are root. Throws when none does.
 */
export async function findBrowser(): Promise<Browser> {
  const own = process.env.CHROMIUM_PATH;
  if (own && starts(plain(own))) return plain(own);
  const packed = await unpackBrowser().catch(() => null);
  if (packed && starts(packed)) return packed;
  const found = [...onPath(), chromium.executablePath()].map(plain).find(starts);
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    const quiet = { stdio: 'ignore' } as const;
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], quiet);
    const installed = onPath().map(plain).find(starts);
    if (installed) return installed;
  }
  throw new Error('No Chromium starts on this machine. Install one, or set CHROMIUM_PATH to its program.');
}

const plain = (executablePath: string): Browser => ({ executablePath, args: QUIET, env: {} });

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter((path) =>
    existsSync(path),
  );
}

function starts({ executablePath, args, env }: Browser): boolean {
  if (!existsSync(executablePath)) return false;
  const options = { env: { ...process.env, ...env }, timeout: 30_000 };
  return spawnSync(executablePath, ['--version', ...args], options).status === 0;
}

/**
 * Unpacks the browser of @sparticuz/chromium with the libraries it needs below node_modules/.cache, once for each
 * version. Throws where it cannot run (another system or processor) or is not installed.
 */
export async function unpackBrowser(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The packed browser is for Linux x64.');
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  const folder = join(ROOT, 'node_modules/.cache/chromium', version);
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) {
    mkdirSync(folder, { recursive: true });
    for (const archive of ['al2023', 'swiftshader', 'fonts']) await unpackTar(archive, folder);
    writeFileSync(join(folder, 'fonts.conf'), fontConfiguration(folder));
    await decompress('chromium.br', `${executablePath}.part`);
    chmodSync(`${executablePath}.part`, 0o755);
    renameSync(`${executablePath}.part`, executablePath);
  }
  return {
    executablePath,
    args: [...QUIET, '--no-zygote', '--font-render-hinting=none'],
    env: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

async function unpackTar(name: string, folder: string): Promise<void> {
  const tar = join(folder, `${name}.tar`);
  await decompress(`${name}.tar.br`, tar);
  execFileSync('tar', ['-xf', tar, '-C', folder, '--no-same-owner']);
  rmSync(tar);
}

/** The package's own fonts, after those of the machine where it has any. */
function fontConfiguration(folder: string): string {
  const folders = ['/usr/share/fonts', join(folder, 'fonts')].map((path) => `<dir>${path}</dir>`);
  return `<?xml version="1.0"?><fontconfig>${folders.join('')}<cachedir>${folder}/font-cache</cachedir></fontconfig>`;
}

async function decompress(name: string, target: string): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  await pipeline(
    createReadStream(join(PACKAGE, 'bin', name)),
    createBrotliDecompress(),
    createWriteStream(target),
  );
}
