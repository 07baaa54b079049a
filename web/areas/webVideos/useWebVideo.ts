import { useEffect, useEffectEvent, useRef } from 'react';
import { useStatusSubscription } from '../../kernel/useStatusSubscription.ts';
import {
  useWebVideoPageQuery,
  WebVideoChangedDocument,
  type WebVideoPageQuery,
} from './WebVideo.generated.ts';
import { isWebVideo } from './paths.ts';

export type WebVideo = NonNullable<WebVideoPageQuery['contentDestination']>;

/** A web video, followed while it changes (DST-13, WEB-08). `onStateChange` hears of every new state. */
export function useWebVideo(id: string, onStateChange: () => void) {
  const { data, loading, error, refetch } = useWebVideoPageQuery({ variables: { id } });
  const found = data?.contentDestination ?? undefined;
  const video = found && isWebVideo(found.kind) ? found : undefined;
  useStatusSubscription(WebVideoChangedDocument, {
    variables: { customerId: video?.customer?.id ?? '' },
    skip: !video?.customer,
    onGap: () => void refetch(),
  });

  const tell = useEffectEvent(onStateChange);
  const before = useRef<Pick<WebVideo, 'id' | 'state'>>(undefined);
  useEffect(() => {
    if (!video) return;
    if (before.current?.id === video.id && before.current.state !== video.state) tell();
    before.current = { id: video.id, state: video.state };
  }, [video]);
  return { video, load: { loading, error, retry: () => void refetch() } };
}
