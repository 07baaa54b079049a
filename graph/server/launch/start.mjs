// `npm start` and `npm run dev`. Plain JavaScript of an old kind up to the check, so that an old Node gets a clear
// word instead of a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Rostrum Studio needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

await import('./endWithParent.mjs');
const { register } = await import('tsx/esm/api').catch(() => {
  console.error('The packages are not installed. Run npm ci first.');
  process.exit(1);
});
register();
const { start } = await import('./launch.ts');
await start(process.argv.slice(2));
