import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Map<string, Buffer>();

/**
 * A file of one color after another, two seconds each, with sound, thirty pictures a second and a key frame each
 * second.
 * The same colors are the same file, made once for all tests of a process.
 */
export function colourVideo(...names: string[]): Buffer {
  const known = made.get(names.join());
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-colours-'));
  const file = join(folder, 'colours.mp4');
  const ffmpeg = spawnSync(process.env.FFMPEG_PATH || 'ffmpeg', [
    ...['-v', 'error'],
    ...names.flatMap((name) => ['-f', 'lavfi', '-i', `color=${name}:s=320x180:r=30:d=2`]),
    ...['-f', 'lavfi', '-i', `sine=440:r=48000:d=${2 * names.length}`],
    ...['-filter_complex', `concat=n=${names.length}`, '-map', `${names.length}:a`],
    ...['-c:a', 'aac', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
    ...['-g', '30', '-b:v', '500k', file],
  ]);
  if (ffmpeg.stderr.length > 0) throw new Error(String(ffmpeg.stderr));
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  made.set(names.join(), bytes);
  return bytes;
}
