import { useEffect, useEffectEvent, useRef } from 'react';
import { useStatusSubscription } from '../../../kernel/useStatusSubscription.ts';
import { useDetails } from '../../../ui/useDetails.ts';
import {
  useWebVideoPageQuery,
  WebVideoChangedDocument,
  type WebVideoPageQuery,
} from './WebVideo.generated.ts';
import { isWebVideo } from '../../../kernel/paths/webVideos.ts';

export type WebVideo = NonNullable<WebVideoPageQuery['contentDestination']>;

/** Web videos, saved-only ones, and manually started destinations have a page. Other destinations of events do not. */
const hasPage = ({ kind, isManual }: WebVideo) => isWebVideo(kind) || isManual;

/**
 * A web video, followed while it changes (DST-13, WEB-08), or the event of what has no page here. `onStateChange` hears of every new
 * state.
 */
export function useWebVideo(id: string, onStateChange: () => void) {
  const query = useWebVideoPageQuery({ variables: { id } });
  const { thing: found, load } = useDetails(query, id, (data) => data.contentDestination);
  const video = found && hasPage(found) ? found : undefined;
  const eventId = found && !hasPage(found) ? found.event?.id : undefined;
  useStatusSubscription(WebVideoChangedDocument, {
    variables: { customerId: video?.customer?.id ?? '' },
    skip: !video?.customer,
    onGap: load.retry,
  });

  const tell = useEffectEvent(onStateChange);
  const before = useRef<Pick<WebVideo, 'id' | 'state'>>(undefined);
  useEffect(() => {
    if (!video) return;
    if (before.current?.id === video.id && before.current.state !== video.state) tell();
    before.current = { id: video.id, state: video.state };
  }, [video]);
  return { video, eventId, load };
}
