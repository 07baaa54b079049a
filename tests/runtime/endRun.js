import { register } from 'tsx/esm/api';

register();

/** Removes the databases of the run. */
async function endRun() {
  const { dropDatabasesOf } = await import('../support/postgres.ts');
  await dropDatabasesOf(process.env.TEST_RUN);
}

export { endRun as default };
