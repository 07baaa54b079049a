import i18next from 'i18next';
import { fill, readSaid } from '../../schema/reasons/said.ts';

/** Problem of an input in the graph: its kind, reason, and parameters. */
export interface Problem {
  code: string;
  reason: string;
  parameters: ReadonlyArray<{ name: string; value: string }>;
  message: string;
}

interface Catalogue {
  reasons: Record<string, string>;
  words: Record<string, string>;
}

/** Fetches the sentences of all reasons in the reader's language. */
export function loadReasons(): Promise<void> {
  return i18next.loadNamespaces('problems');
}

/** A reason with what it names, in the reader's language; undefined until its sentence is there, and for a newer one. */
export function reasonWords(
  reason: string,
  parameters: Readonly<Record<string, string>> = {},
): string | undefined {
  const language = i18next.resolvedLanguage ?? 'en';
  const catalogue = i18next.getResourceBundle(language, 'problems') as Catalogue | undefined;
  const sentence = catalogue?.reasons[reason];
  return catalogue && sentence !== undefined
    ? fill(sentence, parameters, catalogue.words, language)
    : undefined;
}

/** Translates a rule's message to the user's language. */
export function saidWords(text: string): string | undefined {
  const said = readSaid(text);
  return said ? reasonWords(said.reason, said.parameters) : undefined;
}

/**
 * A problem in the reader's language. Of one that has no reason but its kind, readers of English see what the service
 * wrote (NET-17).
 */
export function problemWords({ code, reason, parameters, message }: Problem): string | undefined {
  if (reason === code && i18next.resolvedLanguage === 'en' && message !== '') return message;
  const named = Object.fromEntries(parameters.map(({ name, value }) => [name, value]));
  return reasonWords(reason, named) ?? reasonWords(code);
}

/** A problem in the reader's language; what the service wrote where there is no sentence for it. */
export function problemText(problem: Problem): string {
  return problemWords(problem) ?? problem.message;
}
