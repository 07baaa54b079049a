import config from '../jest.config.js';

// The usual tests, with a transform that changes one file: so the product goes through it, too.
const mutating = ({ runtime: _, ...project }) => ({
  ...project,
  transform: Object.fromEntries(
    Object.entries(project.transform).map(([pattern, [, options]]) => [
      pattern,
      ['<rootDir>/tests/mutants/transform.js', options],
    ]),
  ),
});

export default { ...config, projects: config.projects.map(mutating) };
