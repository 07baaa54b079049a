import { setFlagsFromString } from 'node:v8';
import vm from 'node:vm';
import JestRuntime from 'jest-runtime';
import { letGoOfImports } from './letGoOfImports.js';

/**
 * By the text of a module V8 finds what it compiled of it before, which holds on to the world it was compiled in. Of the
 * functions that routers and selectors make of text it may: a platform makes the same thousands anew at each start.
 */
class ForgottenModule extends vm.SourceTextModule {
  constructor(...args) {
    setFlagsFromString('--no-compilation-cache');
    try {
      super(...args);
    } finally {
      setFlagsFromString('--compilation-cache');
    }
  }
}
vm.SourceTextModule = ForgottenModule;

/** Leaves nothing of a test file in memory once it has ended: a worker that kept all its files would grow to gigabytes. */
class ForgetfulRuntime extends JestRuntime {
  teardown() {
    for (const module of this.registries.esModuleRegistry.values()) letGoOfImports(module);
    super.teardown();
  }
}

export { ForgetfulRuntime as default };
