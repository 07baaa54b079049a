import { Error as ErrorIcon } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { useScreen } from '../../../kernel/screen.ts';
import { useFormat } from '../../../time/format.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { useReasonWords } from '../../../ui/useReasonWords.ts';
import { isWebVideo } from '../../../kernel/paths/webVideos.ts';
import type { WebVideo } from './useWebVideo.ts';
import { hasEnded, isOnAir } from './webVideoStates.ts';
import './WebVideo.css';

/** Channel, time, duration, and current viewers of a web video. */
export function WebVideoSummary({ video }: { video: WebVideo }) {
  const { t } = useTranslation(['webVideos', 'ui']);
  const format = useFormat();
  const { webChannel, placeName, kind, title, startedAt, duration, liveViewers, state } = video;
  const channelScreen = useScreen('webChannel');
  const parts = [
    !isWebVideo(kind) && t(`ui:destinationKinds.${kind}`),
    // The title may say it already.
    placeName !== title && placeName,
    startedAt && format.dateTime(startedAt, video.customer?.timezone),
    duration === null ? null : format.span(duration),
    isOnAir(state) &&
      liveViewers !== null &&
      t('watching', { count: liveViewers, viewers: format.number(liveViewers) }),
    video.publishState !== 'PUBLISHED' && t(`publish.states.${video.publishState}`),
    video.publishAt && format.dateTime(video.publishAt, video.customer?.timezone),
    video.isNextReplay && t('replay.is'),
  ];
  const text = parts.filter(Boolean).join(' · ');
  // The title says it already, but does not lead there.
  if (!webChannel || (!channelScreen && webChannel.name === title)) return <>{text}</>;
  return (
    <>
      {channelScreen ? (
        <Link className="web-video-channel" to={generatePath(channelScreen.path, { uuid: webChannel.id })}>
          {webChannel.name}
        </Link>
      ) : (
        webChannel.name
      )}
      {text && ` · ${text}`}
    </>
  );
}

interface AbortCauseProps {
  reason: string;
  parameters: WebVideo['abortParameters'];
}

/** Reason why it ended other than by a user (DST-19). */
export function AbortCause({ reason, parameters }: AbortCauseProps) {
  const { t } = useTranslation('webVideos');
  const words = useReasonWords(reason, parameters);
  return (
    <div className="card web-video-cause" role="note">
      <ErrorIcon />
      <span>
        <strong>{t('cause')}</strong> {words}
      </span>
    </div>
  );
}

/** Reason why the saved recording was not added to a playlist (EVT-28, PLS-02). */
export function ArchiveProblem({ reason }: { reason: string }) {
  const { t } = useTranslation('webVideos');
  const words = useReasonWords(reason);
  return (
    <div className="card web-video-cause" role="note">
      <ErrorIcon />
      <span>{t('notArchived', { reason: words })}</span>
    </div>
  );
}

interface RefusalProps {
  what: 'notAsSaid' | 'noButton';
  reason: string | null;
  parameters: WebVideo['publishParameters'];
}

/** Refusal of a destination's network with its reason (STM-10, DST-07, SOC-03). */
export function NetworkRefusal({ what, reason, parameters }: RefusalProps) {
  const { t } = useTranslation('webVideos');
  const words = useReasonWords(reason, parameters);
  if (!words) return null;
  return (
    <div className="card web-video-cause" role="note">
      <ErrorIcon />
      <span>{t(what, { reason: words })}</span>
    </div>
  );
}

/** That viewers do not see the call to action that it has now yet (DST-07). */
export function ButtonDelay({ changesAt, zone }: { changesAt: string; zone: string | undefined }) {
  const { t } = useTranslation('webVideos');
  const format = useFormat();
  return (
    <p className="muted" role="status">
      {t('button.later', { time: format.time(changesAt, zone) })}
    </p>
  );
}

/** Explains why there is nothing to play. */
export function NoPicture({ video: { state, startedAt, kind } }: { video: WebVideo }) {
  const { t } = useTranslation('webVideos');
  const why = !isWebVideo(kind)
    ? 'elsewhere'
    : hasEnded(state)
      ? startedAt === null
        ? 'neverStarted'
        : 'expired'
      : state === 'STOPPING'
        ? 'stopping'
        : isOnAir(state)
          ? 'savingOnly'
          : 'notYet';
  return (
    <div className="media-stage__none">
      <Drawing name="screen" />
      <p>{t(`noPicture.${why}`)}</p>
    </div>
  );
}
