import { relative } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { leftOpen, openNow } from './leftOpen.js';

// Globals that tests and product must share, as for `toThrow(RangeError)`.
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

/** Symbol of the dispatcher that Node's `fetch` uses. */
const SENDS_BY = Symbol.for('undici.globalDispatcher.1');

/** The world of a test file that works with a product loaded outside it (serverRuntime.js), but for what is named as `own`. */
class ServerEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.file = relative(config.projectConfig.rootDir, context.testPath);
    const { own = [] } = config.projectConfig.testEnvironmentOptions;
    for (const name of SHARED.filter((one) => !own.includes(one)))
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        writable: true,
        configurable: true,
      });
    this.global.process.env = process.env;
  }

  handleTestEvent({ name, test }) {
    if (name === 'hook_failure' || (name === 'test_done' && test.errors.length > 0)) this.failed = true;
  }

  async setup() {
    await super.setup();
    this.before = openNow();
  }

  /**
   * Lets go of connections whose answers nobody has read, too: they would keep the worker from its end. What a file leaves
   * open besides fails it, by name, for a worker that has to be killed says of nothing where it came from.
   */
  async teardown() {
    await super.teardown();
    const sender = globalThis[SENDS_BY];
    if (sender) {
      globalThis[SENDS_BY] = new sender.constructor();
      await sender.destroy();
    }
    // A test that fails may not come to its end, and its failure says more.
    const left = this.before && !this.failed ? await leftOpen(this.before) : [];
    if (left.length) throw new Error(`${this.file} leaves open: ${left.join(', ')}`);
  }
}

export { ServerEnvironment as default };
