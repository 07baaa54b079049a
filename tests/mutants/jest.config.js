import config from '../jest.config.js';

// The usual tests, with a transform that changes one file: so the product goes through it, too, and lives in the world of
// its tests, where lists and patterns are written down.
const mutating = ({ runtime: _, ...project }) => ({
  ...project,
  testEnvironmentOptions: { ...project.testEnvironmentOptions, own: ['Array', 'RegExp'] },
  transform: Object.fromEntries(
    Object.entries(project.transform).map(([pattern, [, options]]) => [
      pattern,
      ['<rootDir>/tests/mutants/transform.js', options],
    ]),
  ),
});

export default { ...config, projects: config.projects.map(mutating) };
