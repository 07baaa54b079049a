import { register } from 'tsx/esm/api';

register();

/** Names the run, for its databases. */
async function beginRun() {
  const { runName } = await import('../support/postgres.ts');
  process.env.TEST_RUN = runName();
}

export { beginRun as default };
