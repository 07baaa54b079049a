import { createFrame, createVideoSettings } from './rtmpClient.ts';
import { Outputs, type OutputsTools } from '../../fixtures/engine/outputs/outputs.ts';
import type { OutputStatus } from '../../fixtures/engine/protocol.ts';
import { MESSAGE } from '../../fixtures/engine/rtmp/chunks.ts';
import { until } from './until.ts';

/** The key that far sides take, and the channel that is sent to them. */
export const KEY = 'far-side-key';
export const CHANNEL = 'main-hall';

/** A clock that stands until a test moves it. */
class HeldClock {
  time = 0;
  waiting: { at: number; ms: number; work: () => void }[] = [];
  now = () => this.time;
  after = (ms: number, work: () => void) => {
    const entry = { at: this.time + ms, ms, work };
    this.waiting.push(entry);
    return () => void (this.waiting = this.waiting.filter((other) => other !== entry));
  };
  advance(ms: number): void {
    this.time += ms;
    for (const entry of this.waiting.filter(({ at }) => at <= this.time)) {
      this.waiting = this.waiting.filter((other) => other !== entry);
      entry.work();
    }
  }
}

/** Outputs with what they have told. */
export interface OutputWorld {
  outputs: Outputs;
  clock: HeldClock;
  statuses: Map<string, OutputStatus[]>;
  /** Last status of an output. */
  last(id: string): OutputStatus | undefined;
  /** Begins an output of the channel. */
  send(id: string, url: string, key?: string): void;
  close(): void;
}

/** Outputs of this process, with a clock in the test's hand. */
export function outputWorld(tools: Partial<OutputsTools> = {}): OutputWorld {
  const clock = new HeldClock();
  const statuses = new Map<string, OutputStatus[]>();
  const tell = (id: string, status: OutputStatus) => statuses.set(id, [...(statuses.get(id) ?? []), status]);
  const outputs = new Outputs({ tell, clock, allowed: ['127.0.0.1'], ...tools });
  const ids = new Set<string>();
  return {
    close: () => ids.forEach((id) => outputs.stop(id)),
    outputs,
    clock,
    statuses,
    last: (id) => statuses.get(id)?.at(-1),
    send(id, url, key = KEY) {
      ids.add(id);
      outputs.start(id, { channelId: CHANNEL, url, key });
    },
  };
}

/** Waits for a state. */
export const stateIs = ({ last }: OutputWorld, id: string, state: OutputStatus['state']) =>
  until(() => last(id)?.state === state, `${id} to be ${state}`);

/** A publisher of one key frame and 19 other pictures every two seconds, with sound. */
export class Source {
  time = 0;
  readonly #outputs: Outputs;

  constructor(outputs: Outputs) {
    this.#outputs = outputs;
    outputs.admit('publisher', CHANNEL);
    this.#media(MESSAGE.video, createVideoSettings(40, 23));
    this.#media(MESSAGE.audio, Buffer.from([0xaf, 0, 0x12, 0x10]));
  }

  /** Sends pictures until one is a key frame, and that. */
  toKey(bytes = 40): void {
    do this.picture(bytes);
    while ((this.time - 100) % 2_000 !== 0);
  }

  picture(bytes = 40): void {
    this.#media(MESSAGE.video, createFrame(this.time % 2_000 === 0, 0, bytes));
    this.#media(MESSAGE.audio, Buffer.from([0xaf, 1, 1, 2, 3]));
    this.time += 100;
  }

  #media(type: number, body: Buffer): void {
    this.#outputs.media('publisher', { type, stream: 1, time: this.time, body });
  }
}
