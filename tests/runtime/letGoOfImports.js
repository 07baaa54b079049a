import { SourceTextModule } from 'node:vm';

/** Later versions of Node let go of what a module imports by themselves. */
const HOLDS_ON = typeof SourceTextModule?.prototype.linkRequests !== 'function';
const READY = ['linked', 'evaluated', 'errored'];

/**
 * Node keeps, of each module, those that it imports, in a way that its collector does not see through: modules that
 * import each other are never collected, nor is their world. It forgets them when a module is made ready, which it asks
 * of the first of a graph only, and which does nothing else to one that is ready.
 */
export function letGoOfImports(module) {
  if (!HOLDS_ON || !(module instanceof SourceTextModule) || !READY.includes(module.status)) return;
  const wrap = Object.getOwnPropertySymbols(module).find(({ description }) => description === 'kWrap');
  try {
    if (wrap) module[wrap].instantiate();
  } catch {
    // One whose imports could not be found has never been ready; why is told where it was asked for.
  }
}
