import { TestEnvironment } from 'jest-environment-node';

// What tests and product must mean the same thing by, as in `toThrow(RangeError)`.
const SHARED = [
  'AggregateError',
  'Array',
  'Date',
  'Error',
  'EvalError',
  'Map',
  'Promise',
  'RangeError',
  'ReferenceError',
  'RegExp',
  'Set',
  'SyntaxError',
  'TypeError',
  'URIError',
];

/** Where Node keeps what `fetch` sends by. */
const SENDS_BY = Symbol.for('undici.globalDispatcher.1');

/** The world of a test file that works with a product loaded outside it (serverRuntime.js). */
class ServerEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of SHARED)
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        writable: true,
        configurable: true,
      });
    this.global.process.env = process.env;
  }

  /** Lets go of connections whose answers nobody has read, too: they would keep the worker from its end. */
  async teardown() {
    await super.teardown();
    const sender = globalThis[SENDS_BY];
    if (!sender) return;
    globalThis[SENDS_BY] = new sender.constructor();
    await sender.destroy();
  }
}

export { ServerEnvironment as default };
