import type { UploadPort } from './uploadPort.ts';

let port: UploadPort | null = null;
let waiting: ((there: UploadPort) => void)[] = [];

/** What the plan of the organisation allows, asked once there is somebody to ask: files may be chosen before. */
export const planRights = {
  /** Whether 4K may be uploaded; null without an answer. */
  async allows4k(): Promise<boolean | null> {
    const there = port ?? (await new Promise<UploadPort>((resolve) => waiting.push(resolve)));
    return there.allows4k().catch(() => null);
  },
  askThrough(next: UploadPort | null): void {
    port = next;
    if (next) for (const resolve of waiting) resolve(next);
    waiting = [];
  },
};
