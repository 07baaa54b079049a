import { runChecks } from './runChecks.ts';

// `npm run check`
const { passed, failed } = await runChecks();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
