import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { thumbnailProblem } from '../../../../schema/rules/mediaEdits.ts';
import { bytesOf } from './picture.ts';

/** Says why a picture cannot be a thumbnail, by its bytes; null when it can (LIB-04). */
export function usePictureProblem(): (blob: Blob) => Promise<string | null> {
  const { t, i18n } = useTranslation('media');
  return async (blob) => {
    const found = thumbnailProblem(await bytesOf(blob));
    // The rules write English; other languages say what the rule asks for.
    return found === null || i18n.language.startsWith('en') ? found : t('thumbnail.rule');
  };
}

/** An address for a picture that is only here yet; given back when it changes. */
export function usePreview(blob: Blob | undefined): string | undefined {
  const address = useMemo(() => (blob ? URL.createObjectURL(blob) : undefined), [blob]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}
