import { useTranslation } from 'react-i18next';
import { encoderRuns, encoderStateWord } from '../../../schema/rules/encoderStates.ts';
import { useNow } from '../../time/useNow.ts';
import { ZonedTime } from '../../ui/ZonedTime.tsx';
import type { EncoderRow } from './public/encoderState.ts';

/** Explains why an encoder is in use: it is running (ENC-17, EVT-25), or reserved by an event (ENC-16, EVT-27). */
export function Unusable({ encoder: { status, nextUse } }: { encoder: EncoderRow }) {
  const { t } = useTranslation('encoders');
  const now = useNow();
  const runs = encoderRuns(encoderStateWord(status.state));
  const [from, start, end] = [nextUse?.encoderStartsAt, nextUse?.startAt, nextUse?.endAt].map((at) =>
    Date.parse(at ?? ''),
  ) as [number, number, number];
  const isHeld = from <= now && now < end;
  return (
    <>
      {runs && <p className="encoder-running muted">{t('details.blocksGoLive')}</p>}
      {nextUse && isHeld && (
        <p className="encoder-running muted">
          {t('details.setAside', { title: nextUse.title, minutes: Math.round((start - from) / 60_000) })}{' '}
          <ZonedTime at={nextUse.endAt} zone={nextUse.timezone} form="clock" />
        </p>
      )}
    </>
  );
}
