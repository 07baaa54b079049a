import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadReasons, problemText, reasonWords, type Problem } from '../kernel/reasons.ts';

/** A reason with what it names, in the reader's language, as soon as its sentence is there; null until then and for none. */
export function useReasonWords(
  reason: string | null,
  parameters: readonly { name: string; value: string }[] = [],
): string | null {
  const language = useReasons(reason !== null);
  if (reason === null || language === null) return null;
  return reasonWords(reason, Object.fromEntries(parameters.map(({ name, value }) => [name, value]))) ?? null;
}

/** A problem in the reader's language, as soon as its sentence is there. */
export function useProblemWords(problem: Problem): string | null {
  return useReasons(true) !== null ? problemText(problem) : null;
}

/** The language that the sentences of all reasons are there in; null until the reader's are. */
export function useReasons(isWanted: boolean): string | null {
  const { language } = useTranslation().i18n;
  const [loaded, setLoaded] = useState('');
  useEffect(() => {
    if (!isWanted) return;
    let isStill = true;
    void loadReasons().then(() => isStill && setLoaded(language));
    return () => void (isStill = false);
  }, [isWanted, language]);
  return loaded === language ? language : null;
}
