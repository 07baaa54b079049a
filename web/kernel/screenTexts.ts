import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenName } from './screen.ts';

/** What hubs, the help and the palette say of a screen; nothing where its area says nothing. */
export function useScreenTexts(): (name: ScreenName, place: 'card' | 'help' | 'words') => string {
  const { t } = useTranslation('screenTexts');
  return useCallback((name, place) => t(`${name}.${place}` as 'encoders.words', { defaultValue: '' }), [t]);
}
