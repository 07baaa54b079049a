import { register } from 'tsx/esm/api';

register();

/** Removes the databases of the run. */
async function endRun() {
  const { dropRunDatabases } = await import('../support/postgres.ts');
  await dropRunDatabases(process.env.TEST_RUN);
}

export { endRun as default };
