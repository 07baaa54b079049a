import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { base64Of } from '../public/picture.ts';
import { useSetMediaThumbnailMutation } from '../public/MediaEdits.generated.ts';

/** Makes a picture the thumbnail of a video; answers why it was refused, or null. */
export function useSaveThumbnail(): (id: string, picture: Blob) => Promise<string | null> {
  const run = useMutationRun();
  const [setThumbnail] = useSetMediaThumbnailMutation();
  return async (id, picture) => {
    const file = await base64Of(picture);
    const outcome = await run(
      () => setThumbnail({ variables: { input: { id, file } }, context: { withFile: true } }),
      (data) => data.setMediaThumbnail,
    );
    return outcome.ok ? null : (outcome.fieldErrors['file'] ?? refusalText(outcome));
  };
}
