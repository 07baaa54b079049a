import { chooseLanguage, type Language } from '../kernel/i18n.ts';
import { useToasts } from '../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../ui/useMutationRun.ts';
import { useUpdatePreferencesMutation } from './UserMenu.generated.ts';

/** The way to choose a language, kept with the account and in this browser. */
export function useLanguageChoice(): (language: Language) => Promise<void> {
  const toasts = useToasts();
  const run = useMutationRun();
  const [update] = useUpdatePreferencesMutation();
  return async (language) => {
    await chooseLanguage(language);
    const input = { language: language === 'es' ? ('SPANISH' as const) : ('ENGLISH' as const) };
    const outcome = await run(
      () => update({ variables: { input } }),
      (data) => data.updatePreferences,
    );
    if (!outcome.ok) toasts.show({ intent: 'danger', message: refusalText(outcome) });
  };
}
