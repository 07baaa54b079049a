import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EngineFailure, type FailureCode, type FfmpegOrder } from '../../fixtures/engine/protocol.ts';
import type { Asking, Engine } from '../../fixtures/platform/kernel/engine/engine.ts';

/** Result of one order: the number of segments and the end. `held` waits until it is canceled. */
export interface FakeTurn {
  segments?: number;
  end?: FailureCode | 'held';
}

/** An engine that writes segments of two seconds as it is told, in turn; all that is asked of it where nothing is told. */
export class FakeEngine implements Engine {
  readonly orders: FfmpegOrder[] = [];
  turns: FakeTurn[] = [];
  ffmpeg: string | null = 'test';
  readonly #held: (() => void)[] = [];

  state() {
    return { state: 'ready' as const, ffmpeg: this.ffmpeg, rtmpPort: null, restarts: 0 };
  }

  listen(): void {
    // The engine has no publisher.
  }

  dismiss(): void {
    // The engine has no publisher.
  }

  send(): void {
    // It sends nothing.
  }

  outputStatus(): null {
    return null;
  }

  hearOutputs(): void {
    // It sends nothing.
  }

  async run(kind: string, order: FfmpegOrder, { signal, progress }: Asking = {}): Promise<never> {
    if (kind !== 'ffmpeg') throw new EngineFailure('FFMPEG_FAILED', 'It takes no pictures.');
    this.orders.push(order);
    const { segments, end } = this.turns.shift() ?? {};
    const [from, to] = [startOf(order), (order.lengthMs ?? 0) / 1000];
    const most = Math.round((to - from) / 2);
    write(order, { from, to, count: Math.min(segments ?? most, most) });
    progress?.(segments === undefined ? 1 : 0.5);
    if (end === 'held') {
      await new Promise<void>((resolve) => {
        this.#held.push(resolve);
        signal?.addEventListener('abort', () => resolve(), { once: true });
      });
      throw new EngineFailure('CANCELLED', 'withdrawn');
    }
    if (end) throw new EngineFailure(end, 'as the test says');
    return null as never;
  }

  /** Withdraws what is held. */
  async close(): Promise<void> {
    for (const release of this.#held.splice(0)) release();
  }
}

/** Value of an option. */
export const findOption = (options: readonly string[] | undefined, name: string): string | undefined =>
  options?.includes(name) ? options[options.indexOf(name) + 1] : undefined;

const startOf = ({ reading }: FfmpegOrder) => Number(findOption(reading, '-ss') ?? 0);

function write(
  { writing }: FfmpegOrder,
  { from, to, count }: { from: number; to: number; count: number },
): void {
  const playlist = writing.at(-1)!;
  const folder = dirname(playlist);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, findOption(writing, '-hls_fmp4_init_filename')!),
    '....avcC\x01\x64\x00\x1e....',
    'latin1',
  );
  const first = Number(findOption(writing, '-start_number'));
  const lines = Array.from({ length: count }, (_, at) => {
    writeFileSync(join(folder, `segment-${first + at}.m4s`), `from ${from + at * 2}`);
    return `#EXTINF:${Math.min(2, to - from - at * 2).toFixed(6)},\nsegment-${first + at}.m4s\n`;
  });
  writeFileSync(playlist, `#EXTM3U\n${lines.join('')}`);
}
