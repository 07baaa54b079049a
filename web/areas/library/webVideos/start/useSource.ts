import { useDetails } from '../../../../ui/useDetails.ts';
import type { SourceKind } from '../../../../kernel/paths/webVideos.ts';
import type { Source } from './startValues.ts';
import {
  useStartFromChannelQuery,
  useStartFromMediaQuery,
  useStartFromRecordingQuery,
} from './StartWebVideo.generated.ts';

/** Loads the source named in the URL. */
export function useSource(kind: SourceKind, id: string) {
  const variables = { id };
  const media = useStartFromMediaQuery({ variables, skip: kind !== 'media', errorPolicy: 'all' });
  const recording = useStartFromRecordingQuery({ variables, skip: kind !== 'recording', errorPolicy: 'all' });
  const channel = useStartFromChannelQuery({ variables, skip: kind !== 'channel', errorPolicy: 'all' });
  const ofMedia = useDetails(media, id, (data) => data.mediaItem);
  const ofRecording = useDetails(recording, id, (data) => data.contentDestination);
  const ofChannel = useDetails(channel, id, (data) => data.webChannel);
  const { load } = { media: ofMedia, recording: ofRecording, channel: ofChannel }[kind];
  return { source: sourceOf(), load, isReady: isReady() };

  function isReady(): boolean {
    if (kind === 'media') return Boolean(ofMedia.thing?.isPlayable && ofMedia.thing.state === 'COMPLETED');
    return kind === 'channel' || Boolean(ofRecording.thing?.isPlayable);
  }

  function sourceOf(): Source | undefined {
    if (kind === 'media' && ofMedia.thing) {
      const { title, description, length, renditions } = ofMedia.thing;
      const picture = renditions?.picture ?? null;
      return { kind, id, title, description: description ?? '', length, picture };
    }
    if (kind === 'recording' && ofRecording.thing) {
      const { title, description, duration } = ofRecording.thing;
      return { kind, id, title, description: description ?? '', length: duration, picture: null };
    }
    if (kind === 'channel' && ofChannel.thing) {
      return { kind, id, title: ofChannel.thing.name, description: '', length: null, picture: null };
    }
    return undefined;
  }
}
