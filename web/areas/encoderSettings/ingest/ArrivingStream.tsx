import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import type { LiveInput_ArrivingFragment } from './Ingest.generated.ts';
import { findingsOf, type Finding } from './liveDoctor.ts';

/** What a publisher sends, as it was measured last. */
export function ArrivingStream({ arriving }: { arriving: LiveInput_ArrivingFragment }) {
  const { t } = useTranslation('encoderSettings');
  const format = useFormat();
  const { audioCodec, audioChannels, sampleRate } = arriving;
  const sound = [
    audioCodec,
    audioChannels !== null && t('ingest.channels', { count: audioChannels }),
    sampleRate !== null && `${format.number(sampleRate / 1000, 1)} kHz`,
  ];
  return (
    <section className="card" aria-label={t('ingest.arrives')}>
      <h2>{t('ingest.arrives')}</h2>
      <LiveDoctor arriving={arriving} />
      <DetailsList
        rows={[
          [t('ingest.picture'), `${arriving.videoCodec} · ${arriving.width} × ${arriving.height}`],
          [t('ingest.frames'), format.number(arriving.framesPerSecond, 2)],
          [t('columns.bitrate'), format.bitrate(arriving.bitrateKbps)],
          [t('ingest.keyFrames'), `${format.number(arriving.keyFrameSeconds, 2)} s`],
          [t('ingest.sound'), audioCodec === null ? t('ingest.noSound') : sound.filter(Boolean).join(' · ')],
          [t('ingest.jumps'), format.number(arriving.jumps)],
        ]}
      />
    </section>
  );
}

/** What to set otherwise in the encoder, in the words of OBS. */
function LiveDoctor({ arriving }: { arriving: LiveInput_ArrivingFragment }) {
  const { t } = useTranslation('encoderSettings');
  const findings = findingsOf(arriving);
  if (findings.length === 0) return <p className="live-doctor live-doctor--good">{t('doctor.good')}</p>;
  return (
    <ul className="live-doctor live-doctor--bad" aria-label={t('doctor.title')}>
      {findings.map((finding) => (
        <Found key={finding.kind} finding={finding} />
      ))}
    </ul>
  );
}

function Found({ finding }: { finding: Finding }) {
  const { t } = useTranslation('encoderSettings');
  const format = useFormat();
  const values = {
    seconds: 'seconds' in finding ? format.number(finding.seconds, 2) : '',
    times: 'times' in finding ? format.number(finding.times) : '',
    // As OBS writes it, without groups.
    kbps: 'kbps' in finding ? String(finding.kbps) : '',
  };
  return (
    <li>
      {t(`doctor.${finding.kind}.found`, values)} <strong>{t(`doctor.${finding.kind}.set`, values)}</strong>
    </li>
  );
}
