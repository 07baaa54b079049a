import swc from '@swc/jest';

// Makes the change that MUTANT names in the one file it is for; nothing is written to the work tree.
const mutant = JSON.parse(process.env.MUTANT ?? 'null');

const changed = (text, path) =>
  mutant && path.endsWith(`/${mutant.path}`)
    ? text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end)
    : text;

/** The usual transform, behind one that makes the change; the cache keys differ with the text. */
export default {
  createTransformer(options) {
    const usual = swc.createTransformer(options);
    return {
      canInstrument: usual.canInstrument,
      process: (text, path, more) => usual.process(changed(text, path), path, more),
      processAsync: (text, path, more) => usual.processAsync(changed(text, path), path, more),
      getCacheKey: (text, path, more) => usual.getCacheKey(changed(text, path), path, more),
    };
  },
};
