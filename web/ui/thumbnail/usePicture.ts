import { useCallback, useEffect, useMemo } from 'react';
import { thumbnailProblem } from '../../../schema/rules/mediaEdits.ts';
import { loadReasons, saidWords } from '../../kernel/reasons.ts';
import { readBlobBytes } from './picture.ts';

/** Says why a picture cannot be a thumbnail, by its bytes; null when it can (LIB-04). */
export function usePictureProblem(): (blob: Blob) => Promise<string | null> {
  return useCallback(async (blob: Blob) => {
    const found = thumbnailProblem(await readBlobBytes(blob));
    if (found === null) return null;
    await loadReasons();
    return saidWords(found) ?? found;
  }, []);
}

/** An address for a picture that is only here yet; given back when it changes. */
export function usePreview(blob: Blob | undefined): string | undefined {
  const address = useMemo(() => (blob ? URL.createObjectURL(blob) : undefined), [blob]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}
