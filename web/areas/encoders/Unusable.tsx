import { useTranslation } from 'react-i18next';
import { encoderRuns, encoderStateWord } from '../../../schema/rules/encoderStates.ts';
import { EVENT_PADDING_MS, setsAside } from '../../../schema/rules/encoderTimes.ts';
import { useNow } from '../../time/useNow.ts';
import { ZonedTime } from '../../ui/ZonedTime.tsx';
import type { EncoderRow } from './public/encoderState.ts';

/** Why an encoder cannot be used for something else at present: it runs (ENC-17, EVT-25), or an event holds it (ENC-16). */
export function Unusable({ encoder: { status, nextUse } }: { encoder: EncoderRow }) {
  const { t } = useTranslation('encoders');
  const now = useNow();
  const runs = encoderRuns(encoderStateWord(status.state));
  const isHeld = nextUse !== null && setsAside(nextUse, now);
  return (
    <>
      {runs && <p className="encoder-running muted">{t('details.blocksGoLive')}</p>}
      {isHeld && (
        <p className="encoder-running muted">
          {t('details.setAside', { title: nextUse.title, minutes: EVENT_PADDING_MS.before / 60_000 })}{' '}
          <ZonedTime at={nextUse.endAt} zone={nextUse.timezone} form="clock" />
        </p>
      )}
    </>
  );
}
