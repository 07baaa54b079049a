import { projectFiles, read } from './check.ts';
import { heldRules, LAYERS, rulesTable } from './rules.ts';

// `npm run rules [ID…]`: which rule the titles of which tests name, by layer; then what is thin. `npm run rules -- NET`
// takes an area, `npm run rules -- NET-01` one rule.
const wanted = process.argv.slice(2);
const paths = await projectFiles();
const held = heldRules(paths);
const shown = new Map(
  [...held].filter(([id]) => !wanted.length || wanted.some((prefix) => id.startsWith(prefix))),
);
console.log(rulesTable(shown).join('\n'));

const perLayer = LAYERS.map(
  (layer) => `${layer} ${[...shown.values()].filter((one) => one.has(layer)).length}`,
);
console.log(`\n${shown.size} rules; by layer: ${perLayer.join(', ')}`);
const thin = [...shown].filter(([, layers]) => layers.size === 1).map(([id]) => id);
console.log(`in one layer alone (${thin.length}): ${thin.join(' ')}`);

// A rule that the shared rules or the code name in a comment, and no title: nothing holds it.
const code = paths.filter((path) =>
  /^(schema|resolvers|graph|fixtures\/platform|web)\/.*\.(tsx?|graphql)$/.test(path),
);
const areas = new Set([...held.keys()].map((id) => id.slice(0, 3)));
const named = new Set(code.flatMap((path) => read(path).match(/\b[A-Z]{3}-\d\d\b/g) ?? []));
const untold = [...named].filter((id) => areas.has(id.slice(0, 3)) && !held.has(id)).sort();
const asked = untold.filter((id) => !wanted.length || wanted.some((prefix) => id.startsWith(prefix)));
console.log(`named in the code, in no title (${asked.length}): ${asked.join(' ')}`);
