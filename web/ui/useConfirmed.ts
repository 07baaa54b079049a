import { useCallback } from 'react';
import { useToasts } from './Toasts.tsx';
import type { ToastContent } from './toastStore.ts';
import { refusalText, useMutationRun, type PayloadErrors } from './useMutationRun.ts';

/**
 * Carries out what a dialog has asked about: tells that it is done, or answers what {@link ConfirmDialog} shows when it
 * was refused.
 */
export function useConfirmed() {
  const run = useMutationRun();
  const toasts = useToasts();
  return useCallback(
    async <Data, Payload extends PayloadErrors>(
      mutate: () => Promise<{ data?: Data | null | undefined }>,
      pick: (data: Data) => Payload | null | undefined,
      done: string | ((payload: Payload) => Pick<ToastContent, 'message' | 'details' | 'isKept'>),
    ): Promise<string | undefined> => {
      const outcome = await run(mutate, pick);
      if (!outcome.ok) return refusalText(outcome);
      const content = typeof done === 'string' ? { message: done } : done(outcome.payload);
      toasts.show({ intent: 'success', ...content });
      return undefined;
    },
    [run, toasts],
  );
}
