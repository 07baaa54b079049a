import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SyntheticModule } from 'node:vm';
import { register } from 'tsx/esm/api';
import ForgetfulRuntime from './forgetfulRuntime.js';

// The product and its packages are loaded as `npm start` loads them: once a worker, and warm from then on.
register();

const AS_JSON = { with: { type: 'json' } };

/**
 * Runs each test file, and what of tests/ it imports, in a world of its own as usual, but takes the product, packages
 * and tests/support from the worker itself. Loading a platform and a graph anew took most of a file's time.
 */
class ServerRuntime extends ForgetfulRuntime {
  constructor(...args) {
    super(...args);
    const { esmLoader, _resolution: resolution, _config: config } = this;
    const ofTests = `${config.rootDir}${sep}tests${sep}`;
    const support = `${ofTests}support${sep}`;
    const usual = esmLoader.resolveModule.bind(esmLoader);
    const lent = new Map();
    // Newer versions of Node would resolve at once and pass by what follows.
    resolution.hasDistinctAsyncResolver = () => true;
    esmLoader.resolveModule = async (specifier, from, context) => {
      if (specifier === '@jest/globals') return usual(specifier, from, context);
      const path = await resolution.resolveEsmAsync(from, specifier);
      const isOwn = path.startsWith(ofTests) && !path.startsWith(support);
      if (isOwn || resolution.isCoreModule(path)) return usual(specifier, from, context);
      if (!lent.has(path)) lent.set(path, lend(path, context));
      return lent.get(path);
    };
  }

  setModuleMock(_from, name) {
    throw new Error(`${name}: the product is loaded once for all tests of the server and cannot be mocked.`);
  }
}

export { ServerRuntime as default };

/** A module of the worker as one of the test file's world: the same values under the same names. */
async function lend(path, context) {
  const real = await import(pathToFileURL(path).href, path.endsWith('.json') ? AS_JSON : {});
  const names = Object.keys(real);
  const module = new SyntheticModule(
    names,
    () => names.forEach((name) => module.setExport(name, real[name])),
    { context, identifier: path },
  );
  await module.link(() => undefined);
  await module.evaluate();
  return module;
}
