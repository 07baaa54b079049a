import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { loadServiceWords, serviceWords } from './serviceWords.ts';

/**
 * Answers what a service or a rule has written down in the reader's language; the kind of problem, or the general
 * sentence, where the words themselves are not known in it. Whatever is shown of a service's own goes through here,
 * the mutation runner or `useServiceWords`.
 */
export function useProblemWords(): (problem: { code?: string; message: string }) => Promise<string> {
  const { t, i18n } = useTranslation('ui');
  const { language } = i18n;
  return useCallback(
    async ({ code, message }) => {
      await loadServiceWords(language);
      const words = serviceWords(message, language);
      return words ?? (code ? t(`userErrors.${code}` as never) : t('errors.unexpected'));
    },
    [t, language],
  );
}
