/** Arguments of `npm start`. */
export interface StartArguments {
  /** One organization and no data instead of the demo data. */
  empty: boolean;
  /** Reload on changes, the web on Vite. */
  dev: boolean;
}

const KNOWN = ['--empty', '--dev'];

/** Reads the arguments; throws an Error that names the one it does not know. */
export function readArguments(given: readonly string[]): StartArguments {
  const unknown = given.find((argument) => !KNOWN.includes(argument));
  if (unknown) throw new Error(`There is no argument ${unknown}. Known: ${KNOWN.join(', ')}.`);
  return { empty: given.includes('--empty'), dev: given.includes('--dev') };
}
