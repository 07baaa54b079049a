import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../time/format.ts';
import { DetailsList } from '../../../../ui/DetailsList.tsx';
import type { LiveFinding_FindingFragment } from '../../../destinations/liveCheck/public/LiveFindings.generated.ts';
import { useFindingWords } from '../../../destinations/liveCheck/public/useFindingWords.ts';
import type { LiveInput_ArrivingFragment } from './Ingest.generated.ts';

interface ArrivingStreamProps {
  arriving: LiveInput_ArrivingFragment;
  findings: readonly LiveFinding_FindingFragment[];
}

/** Last measurements of an incoming stream. */
export function ArrivingStream({ arriving, findings }: ArrivingStreamProps) {
  const { t } = useTranslation('encoderSettings');
  const format = useFormat();
  const { audioCodec, audioChannels, sampleRate, level } = arriving;
  const loudness =
    level &&
    t('ingest.loudness', { level: format.number(level.levelDb, 1), peak: format.number(level.peakDb, 1) });
  const sound = [
    audioCodec,
    audioChannels !== null && t('ingest.channels', { count: audioChannels }),
    sampleRate !== null && `${format.number(sampleRate / 1000, 1)} kHz`,
  ];
  return (
    <section className="card" aria-label={t('ingest.arrives')}>
      <h2>{t('ingest.arrives')}</h2>
      <LiveDoctor findings={findings} />
      <DetailsList
        rows={[
          [t('ingest.picture'), `${arriving.videoCodec} · ${arriving.width} × ${arriving.height}`],
          [t('ingest.frames'), format.number(arriving.framesPerSecond, 2)],
          [t('columns.bitrate'), format.bitrate(arriving.bitrateKbps)],
          [t('ingest.keyFrames'), `${format.number(arriving.keyFrameSeconds, 2)} s`],
          [t('ingest.sound'), audioCodec === null ? t('ingest.noSound') : sound.filter(Boolean).join(' · ')],
          [t('ingest.level'), loudness],
          [t('ingest.jumps'), format.number(arriving.jumps)],
        ]}
      />
    </section>
  );
}

/** Suggested OBS settings. */
function LiveDoctor({ findings }: { findings: readonly LiveFinding_FindingFragment[] }) {
  const { t } = useTranslation('liveCheck');
  const words = useFindingWords();
  if (findings.length === 0) return <p className="live-doctor live-doctor--good">{t('good')}</p>;
  return (
    <ul className="live-doctor live-doctor--bad" aria-label={t('title')}>
      {findings.map((finding) => {
        const { found, set } = words(finding);
        return (
          <li key={finding.kind}>
            {found} <strong>{set}</strong>
          </li>
        );
      })}
    </ul>
  );
}
