import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { packagesMapper } from './runtime/webPackages.js';

// Unit, platform, graph and component tests. ESM throughout; SWC strips the types, `npm run types` checks them.
const rootDir = dirname(import.meta.dirname);
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        experimental: { keepImportAttributes: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
};

const common = {
  rootDir,
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/tests/e2e/', '/tests/bench/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
};

export default {
  rootDir,
  coverageDirectory: 'coverage',
  // No test asserts elapsed time; this only ends one that hangs, also on a busy machine.
  testTimeout: 300_000,
  // Three for two cores: a worker waits for the database and the disk a third of its time.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A worker that nothing keeps any more gives back its memory at its end, which half a second is too short for on a busy
  // machine. What a file leaves open fails that file (serverEnvironment.js).
  workerGracefulExitTimeout: 30_000,
  testSequencer: '<rootDir>/tests/runtime/slowestFirst.js',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: '<rootDir>/tests/runtime/serverEnvironment.js',
      runtime: '<rootDir>/tests/runtime/serverRuntime.js',
      globalSetup: '<rootDir>/tests/runtime/beginRun.js',
      globalTeardown: '<rootDir>/tests/runtime/endRun.js',
      testMatch: ['<rootDir>/tests/**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '/tests/web/'],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/tests/web/environment.js',
      runtime: '<rootDir>/tests/runtime/forgetfulRuntime.js',
      testEnvironmentOptions: { customExportConditions: ['browser'] },
      globalSetup: '<rootDir>/tests/runtime/webPackages.js',
      setupFiles: ['<rootDir>/tests/web/setup.ts'],
      moduleNameMapper: { ...packagesMapper, '\\.(css|svg|png|woff2)$': '<rootDir>/tests/web/asset.ts' },
      testMatch: ['<rootDir>/tests/web/**/*.test.{ts,tsx}'],
    },
  ],
};
