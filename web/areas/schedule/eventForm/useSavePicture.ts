import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { toBase64 } from '../../../ui/thumbnail/picture.ts';
import { useRemoveEventThumbnailMutation, useSetEventThumbnailMutation } from './EventForm.generated.ts';
import type { EventValues } from './eventValues.ts';

/**
 * Saves what the form says of the picture of an event that is saved itself (EVT-31). Where that is refused the event stays
 * as it was saved, and its reason is told.
 */
export function useSavePicture(): (id: string, picture: EventValues['picture']) => Promise<void> {
  const { t } = useTranslation('eventForm');
  const toasts = useToasts();
  const run = useMutationRun();
  const [set] = useSetEventThumbnailMutation();
  const [remove] = useRemoveEventThumbnailMutation();
  return async (id, picture) => {
    if (picture === undefined) return;
    const file = picture && (await toBase64(picture));
    const outcome =
      file === null
        ? await run(
            () => remove({ variables: { input: { id } } }),
            (data) => data.removeEventThumbnail,
          )
        : await run(
            () => set({ variables: { input: { id, file } }, context: { withFile: true } }),
            (data) => data.setEventThumbnail,
          );
    if (!outcome.ok)
      toasts.show({
        intent: 'danger',
        message: t('picture.failed', { reason: refusalText(outcome) }),
      });
  };
}
