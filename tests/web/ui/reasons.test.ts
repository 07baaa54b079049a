import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import en from '../../../schema/reasons/en.json' with { type: 'json' };
import es from '../../../schema/reasons/es.json' with { type: 'json' };
import { fill, momentSaid, readSaid, formatReason } from '../../../schema/reasons/said.ts';
import { loadReasons, problemWords, reasonWords, saidWords } from '../../../web/kernel/reasons.ts';
import { startTestI18n } from '../app/i18n.ts';

const root = join(import.meta.dirname, '../../..');
const rules = join(root, 'schema/rules');
const schema = buildSchema(readFileSync(join(root, 'schema/api.graphql'), 'utf8'));
const reasons = (schema.getType('Reason') as GraphQLEnumType).getValues();

const placesOf = (sentence: string) => [
  ...new Set([...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)),
];

/** Everything that a rule can say, with something in its places. */
async function said(): Promise<[where: string, said: string][]> {
  const found: [string, string][] = [];
  for (const file of readdirSync(rules).filter((name) => name.endsWith('.ts'))) {
    const module = (await import(join(rules, file))) as Record<string, unknown>;
    for (const [name, messages] of Object.entries(module)) {
      if (!name.endsWith('_MESSAGES')) continue;
      for (const [key, message] of Object.entries(messages as Record<string, unknown>)) {
        found.push([
          `${name}.${key}`,
          typeof message === 'function' ? sayWith(message) : (message as string),
        ]);
      }
    }
  }
  return found;
}

/** Rules get what was refused as `{ value }`, services give numbers. */
function sayWith(message: unknown): string {
  const ofRule = (message as (refused: { value: string }) => string)({ value: 'x'.repeat(300) });
  return /NaN|undefined|object/.test(ofRule) ? (message as (...n: number[]) => string)(5e9, 7e9) : ofRule;
}

describe('reasons', () => {
  it('are in the schema, in English and in Spanish, every one of them', () => {
    const names = reasons.map(({ name }) => name);
    const lacking = (keys: object) => names.filter((name) => !(name in keys));
    const strange = (keys: object, known: readonly string[]) =>
      Object.keys(keys).filter((key) => !known.includes(key));
    expect(names.length).toBeGreaterThan(200);
    expect([lacking(en.reasons), lacking(es.reasons)]).toEqual([[], []]);
    expect([strange(en.reasons, names), strange(es.reasons, names)]).toEqual([[], []]);
    expect(strange(en.words, Object.keys(es.words))).toEqual([]);
  });

  it('are described in the schema by their English sentence, with the names of their parameters', () => {
    const bare = (text: string) => text.replace(/\.$/, '');
    const undescribed = reasons.filter(({ name, description }) => {
      const sentence = (en.reasons as Record<string, string>)[name] ?? '';
      const described = sentence
        .replace(/\$t\(problems:words\.\{\{(\w+)\}\}\)/g, '`$1`')
        .replace(/\{\{(\w+)\}\}/g, '`$1`');
      return bare(description ?? '') !== bare(described);
    });
    expect(undescribed.map(({ name }) => name)).toEqual([]);
  });

  it('have every place of their sentences filled by the rules that say them', async () => {
    const all = await said();
    expect(all.length).toBeGreaterThan(120);
    const wrong = all.filter(([, text]) => {
      const read = readSaid(text);
      const sentence = read && (en.reasons as Record<string, string>)[read.reason];
      return !sentence || placesOf(sentence).some((name) => !(name! in read.parameters));
    });
    expect(wrong).toEqual([]);
  });

  it('keep what they name, whatever is in it', () => {
    const value = 'a&b=c?“{{limit}}” $t(problems:words.START) %20\n';
    const text = formatReason('NAME_CHARACTERS', { value });
    expect(readSaid(text)).toEqual({ reason: 'NAME_CHARACTERS', parameters: { value } });
    expect(fill('it is {{value}}', { value, limit: '9' }, en.words)).toBe(`it is ${value}`);
    expect(readSaid('Something else.')).toBeNull();
  });
});

describe('what is wrong with an input', () => {
  const problem = {
    code: 'INVALID',
    reason: 'VIDEO_KEPT_DAYS',
    parameters: [
      { name: 'minimum', value: '1' },
      { name: 'maximum', value: '30' },
      { name: 'value', value: '31' },
    ],
    message: 'words of a service',
  };

  it('is told in the reader’s language by its reason and what that names', async () => {
    await startTestI18n('es');
    await loadReasons();
    expect(problemWords(problem)).toBe('El vídeo se puede conservar de 1 a 30 días; el valor es 31.');
    expect(saidWords(formatReason('ENCODER_STATE', { command: 'START', state: 'UPLOADING_LOGS' }))).toBe(
      'No se puede iniciar este codificador mientras su estado es «subiendo registros».',
    );
    await startTestI18n('en');
    await loadReasons();
    expect(problemWords(problem)).toBe('Video can be stored for 1 to 30 days; the value is 31.');
  });

  it('NET-17 is told in the service’s own words where it has no reason and the reader reads English', async () => {
    const own = {
      code: 'CONFLICT',
      reason: 'CONFLICT',
      parameters: [],
      message: 'Try another load balancer.',
    };
    await startTestI18n('en');
    await loadReasons();
    expect(problemWords(own)).toBe('Try another load balancer.');
    await startTestI18n('es');
    await loadReasons();
    expect(problemWords(own)).toBe('Se ha producido un conflicto en la solicitud.');
  });

  it('is told by its kind where the reason is newer than this web', async () => {
    await startTestI18n('es');
    await loadReasons();
    expect(reasonWords('SOMETHING_NEW')).toBeUndefined();
    expect(problemWords({ ...problem, reason: 'SOMETHING_NEW' })).toBe('Este valor no es válido.');
  });
});

test('EVT-28 a reason names a moment as its date and time, in the language of the reader and the zone that it was planned in', () => {
  const at = momentSaid(new Date('2026-11-29T23:00:00Z'), 'America/New_York');
  const told = readSaid(formatReason('EVENT_CONFLICT_ENCODER', { name: 'Chapel', event: 'Wedding', at }))!;
  expect(fill(en.reasons[told.reason], told.parameters, en.words)).toBe(
    'The encoder Chapel is used by “Wedding” at this time: Sun, Nov 29, 2026, 6:00 PM EST.',
  );
  expect(fill(es.reasons[told.reason], told.parameters, es.words, 'es')).toMatch(
    /: dom, 29 nov 2026, 18:00 /,
  );
  expect(fill('{{at}}', { at: '2026-13-45T99:00:00Z[Moon]' }, {})).toBe('2026-13-45T99:00:00Z[Moon]');
});
