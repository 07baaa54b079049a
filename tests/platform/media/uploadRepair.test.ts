import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, test } from '@jest/globals';
import { measureFile } from '../../../fixtures/platform/domains/media/uploads/measureFile.ts';
import type { MeasuredVideo } from '../../../schema/files/measuredVideo.ts';
import {
  checkVideo,
  listFailures,
  UPLOAD_PROPERTIES,
  type UploadProperty,
} from '../../../schema/rules/uploadCheck.ts';
import { repairCommand } from '../../../schema/rules/uploadRepair.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { LOST_FILES, REPAIRABLE_FILES, type RepairableFile } from '../../support/repairableFiles.ts';

const withFfmpeg = hasFfmpeg ? test : test.skip;
const run = promisify(execFile);

let folder: string;
let programs: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rostrum-repair-'));
  programs = join(folder, 'programs');
  await mkdir(programs);
  if (process.env.FFMPEG_PATH) await symlink(process.env.FFMPEG_PATH, join(programs, 'ffmpeg'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a command as a person who has pasted it into a shell, in the folder of their file. */
async function paste(command: string, cwd: string): Promise<void> {
  const env = { ...process.env, PATH: [programs, process.env.PATH].join(delimiter) };
  const running = run('/bin/sh', ['-c', command], { cwd, env });
  running.child.stdin?.end();
  await running;
}

const measure = (path: string) => measureFile(path, () => undefined);
const failing = (measured: MeasuredVideo) => listFailures(checkVideo(measured, { allows4k: false }));

async function made({ extension, make }: RepairableFile) {
  const cwd = await mkdtemp(join(folder, 'file-'));
  const fileName = `talk.${extension}`;
  await make(join(cwd, fileName));
  const measured = await measure(join(cwd, fileName));
  return { cwd, fileName, measured, failures: failing(measured) };
}

let movMade: Promise<string> | undefined;
/** Path of a MOV file that becomes an allowed MP4 file when its streams are copied. */
function mov(): Promise<string> {
  const file = REPAIRABLE_FILES.find(({ name }) => name === 'MOV')!;
  movMade ??= made(file).then(({ cwd, fileName }) => join(cwd, fileName));
  return movMade;
}

/** Runs a command and returns the checks that the one file it creates does not pass. */
async function repaired(command: string, cwd: string): Promise<UploadProperty[]> {
  const before = new Set(await readdir(cwd));
  await paste(command, cwd);
  const created = (await readdir(cwd)).filter((name) => !before.has(name));
  expect(created).toHaveLength(1);
  const path = join(cwd, created[0]!);
  const failures = failing(await measure(path)).map(({ property }) => property);
  await rm(path);
  return failures;
}

describe('the command that repairs a file', () => {
  withFfmpeg.each(REPAIRABLE_FILES.map((file) => [file.name, file] as const))(
    'UPL-02 to UPL-16 works as shown: %s',
    async (_name, file) => {
      const { cwd, fileName, measured, failures } = await made(file);
      const failed = failures.map(({ property }) => property);
      expect(failed).toEqual(file.fails);
      const suggested = file.only
        ? failures.filter(({ property }) => file.only?.includes(property))
        : failures;
      const alone = suggested.map((finding) => [finding]);
      const properties = new Map<string, UploadProperty[]>();
      for (const findings of file.only ? alone : [...alone, failures]) {
        const command = repairCommand(findings, measured, fileName)!;
        properties.set(command, [
          ...(properties.get(command) ?? []),
          ...findings.map(({ property }) => property),
        ]);
      }
      for (const [command, repairs] of properties) {
        const left = await repaired(command, cwd);
        const mayBeLeft = failed.filter((property) => !repairs.includes(property));
        expect({ command, left }).toEqual({
          command,
          left: left.filter((property) => mayBeLeft.includes(property)),
        });
      }
    },
  );

  it('is tried for every property that a command can repair', () => {
    const tried = new Set(REPAIRABLE_FILES.flatMap(({ fails }) => fails));
    expect(UPLOAD_PROPERTIES.filter((property) => !tried.has(property))).toEqual(['complete']);
  });

  withFfmpeg.each(LOST_FILES.map((file) => [file.name, file] as const))(
    'UPL-02 UPL-10 UPL-21 is not suggested where none can repair the file: %s',
    async (_name, file) => {
      const { fileName, measured, failures } = await made(file);
      expect(failures.map(({ property }) => property)).toEqual(file.fails);
      for (const finding of failures) expect(repairCommand([finding], measured, fileName)).toBeNull();
      expect(repairCommand(failures, measured, fileName)).toBeNull();
    },
  );

  withFfmpeg.each([
    'a talk.mov',
    `it's "the" talk.mov`,
    '-y.mov',
    '-',
    '--.mov',
    '.mov',
    '$(touch planted) `touch planted` $HOME.mov',
    '; touch planted; #.mov',
    'back\\slash\\.mov',
    'wow!.mov',
    '50 % of it.mov',
    'two\nlines.mov',
    'Sermon: part 1.mov',
    'pipe:1',
    'über 日本 🎬.mov',
    `${'x'.repeat(251)}.mov`,
    `${'🎬'.repeat(62)}.mov`,
  ])('runs nothing but FFmpeg on a file called %j', async (fileName) => {
    const cwd = await mkdtemp(join(folder, 'name-'));
    await copyFile(await mov(), join(cwd, fileName));
    const measured = await measure(join(cwd, fileName));
    expect(await repaired(repairCommand(failing(measured), measured, fileName)!, cwd)).toEqual([]);
  });
});
