import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file of so many seconds with sound, of thirty pictures a second and a key frame each second. */
export function testVideo(seconds = 2): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-recorded-'));
  const file = join(folder, 'video.mp4');
  spawnSync(process.env.FFMPEG_PATH || 'ffmpeg', [
    ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=640x360:r=30:d=${seconds}`],
    ...['-f', 'lavfi', '-i', `sine=440:r=48000:d=${seconds}`, '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-pix_fmt', 'yuv420p', '-g', '30', '-b:v', '500k', '-c:a', 'aac', file],
  ]);
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}
