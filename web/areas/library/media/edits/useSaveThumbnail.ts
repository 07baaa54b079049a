import {
  refusalText,
  useMutationRun,
  type Refusal,
  type PayloadErrors,
} from '../../../../ui/useMutationRun.ts';
import { toBase64 } from '../../../../ui/thumbnail/picture.ts';
import { useSetMediaThumbnailMutation } from '../public/MediaEdits.generated.ts';
import type { SetMediaThumbnailInput } from '../../../../schema.generated.ts';
import type { ChosenPicture } from './chosenPicture.ts';

/**
 * Makes a picture the thumbnail of a video; answers why it was refused, or null. A frame is taken of the video itself; only
 * where nothing can take it there, what the player showed of it is sent.
 */
export function useSaveThumbnail(): (id: string, picture: ChosenPicture) => Promise<string | null> {
  const run = useMutationRun();
  const [setThumbnail] = useSetMediaThumbnailMutation();
  const send = (input: SetMediaThumbnailInput) =>
    run(
      () => setThumbnail({ variables: { input }, context: { withFile: true } }),
      (data) => data.setMediaThumbnail,
    );
  return async (id, { blob, time }) => {
    let outcome = time === undefined ? undefined : await send({ id, time });
    if (blob && (outcome === undefined || (!outcome.ok && hasNoEngine(outcome))))
      outcome = await send({ id, file: await toBase64(blob) });
    if (outcome === undefined || outcome.ok) return null;
    const { fieldErrors } = outcome;
    return fieldErrors['file'] ?? fieldErrors['time'] ?? refusalText(outcome);
  };
}

const hasNoEngine = ({ payload }: Refusal & { payload?: PayloadErrors }) =>
  payload?.userErrors.some(({ reason }) => reason === 'NO_ENGINE') ?? false;
