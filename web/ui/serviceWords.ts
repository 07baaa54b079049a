import type { SPANISH } from './serviceWords.es.ts';

type Sentences = typeof SPANISH;

/** A sentence with places in it, ready to be matched. */
interface Template {
  pattern: RegExp;
  translation: string;
}

interface Table {
  sentences: Sentences;
  /** Between the last two of what a sentence lists. */
  or: string;
  templates: readonly Template[];
}

let table: Table | null = null;
let loading: Promise<void> | null = null;

/** Loads what the services say in another language; English needs nothing. */
export function loadServiceWords(language: string): Promise<void> {
  if (language.startsWith('en')) return Promise.resolve();
  loading ??= import('./serviceWords.es.ts').then(
    ({ SPANISH: sentences, OR: or }) => {
      table = { sentences, or, templates: templatesOf(sentences) };
    },
    // The kind of problem is told instead; the next message tries again.
    () => void (loading = null),
  );
  return loading;
}

/**
 * A message of the rules or the services in the reader's language: itself in English, a translation where there is one
 * and it has been loaded, else undefined.
 */
export function serviceWords(message: string, language: string): string | undefined {
  if (language.startsWith('en')) return message;
  const exact = table?.sentences[message];
  if (exact !== undefined) return exact;
  if (!table) return undefined;
  const { or, templates } = table;
  for (const { pattern, translation } of templates) {
    const match = pattern.exec(message);
    const named = (_place: string, n: string) => match?.[Number(n) + 1]?.replace(' or ', or) ?? '';
    if (match) return translation.replace(/\{(\d)\}/g, named);
  }
  return undefined;
}

function templatesOf(sentences: Sentences): Template[] {
  return Object.entries(sentences)
    .filter(([sentence]) => sentence.includes('{0}'))
    .map(([sentence, translation]) => ({
      pattern: new RegExp(
        `^${sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d\}/g, '(.+?)')}$`,
        's',
      ),
      translation,
    }));
}
