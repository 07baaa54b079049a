import { useTranslation } from 'react-i18next';
import { useToasts } from './Toasts.tsx';

/** Puts a text into the clipboard and says so; says too when the browser does not allow it, in words of
 * the caller's own where there is another way. */
export function useCopy(): (text: string, copied: string, refused?: string) => Promise<void> {
  const { t } = useTranslation('ui');
  const toasts = useToasts();
  return async (text, copied, refused = t('copy.failed')) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ intent: 'success', message: copied });
    } catch {
      // The only reasons are a page without https and a person who has forbidden it.
      toasts.show({ intent: 'danger', message: refused });
    }
  };
}
