import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadServiceWords, serviceWords } from '../../../web/ui/serviceWords.ts';

const rules = join(import.meta.dirname, '../../../schema/rules');

/** Every sentence that a rule can say, with something in its places. */
async function sentences(): Promise<[where: string, sentence: string][]> {
  const found: [string, string][] = [];
  for (const file of readdirSync(rules).filter((name) => name.endsWith('.ts'))) {
    const module = (await import(join(rules, file))) as Record<string, unknown>;
    for (const [name, messages] of Object.entries(module)) {
      if (!name.endsWith('_MESSAGES')) continue;
      for (const [key, message] of Object.entries(messages as Record<string, unknown>)) {
        found.push([`${name}.${key}`, typeof message === 'function' ? said(message) : (message as string)]);
      }
    }
  }
  return found;
}

/** Rules get what was refused as `{ value }`, services give numbers. */
function said(message: unknown): string {
  const ofRule = (message as (refused: { value: string }) => string)({ value: 'x'.repeat(300) });
  return /NaN|undefined|object/.test(ofRule) ? (message as (...n: number[]) => string)(5e9, 7e9) : ofRule;
}

describe('what rules and services say', () => {
  it('is said in Spanish, every sentence of them', async () => {
    const all = await sentences();
    expect(all.length).toBeGreaterThan(130);
    await loadServiceWords('es');
    const missing = all.filter(([, sentence]) => serviceWords(sentence, 'es') === undefined);
    expect(missing).toEqual([]);
  });

  it('keeps what it names, and stays as it is in English', async () => {
    await loadServiceWords('es');
    const sentence = 'Video is kept for 1 to 3650 days; the value is 0.';
    expect(serviceWords(sentence, 'es')).toBe('El vídeo se guarda de 1 a 3650 días; el valor es 0.');
    expect(serviceWords(sentence, 'en-US')).toBe(sentence);
    expect(serviceWords('A standard is auto, NTSC or PAL; the value is 7.', 'es')).toBe(
      'Un estándar es auto, NTSC o PAL; el valor es 7.',
    );
    expect(serviceWords('Something else.', 'es')).toBeUndefined();
  });
});
