import { Cancellation } from '../../kernel/cancellation.ts';

/** A call that several may wait for. It ends early when every one of them has left, and not before. */
export class InFlightRequest<T> {
  /** When the call itself has to end. */
  readonly ending = new Cancellation();
  #answer: Promise<T> | null = null;
  #waiting = 0;

  /** Says what is waited for. */
  begin(answer: Promise<T>): void {
    this.#answer = answer;
  }

  /** Waits for the answer until the asker has to end; null when there is nothing to wait for. */
  join(asker: Cancellation | null): Promise<T> | null {
    const answer = this.#answer;
    if (answer === null || this.ending.reason !== null) return null;
    this.#waiting += 1;
    if (asker === null) return answer;
    return asker.within(answer, (reason) => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.ending.end(reason);
    });
  }

  /** Lets go of the answer, which is there. */
  done(): void {
    this.#answer = null;
  }
}
