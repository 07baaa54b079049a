import type { UploadPort } from './uploadPort.ts';

let port: UploadPort | null = null;
let waiting: ((there: UploadPort) => void)[] = [];

/** Rights from the organization's plan, loaded when possible because files can be chosen earlier. */
export const planRights = {
  /** True if 4K may be uploaded; null without an answer. */
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
