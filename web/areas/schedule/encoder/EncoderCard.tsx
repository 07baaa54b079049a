import { Stop } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { encoderStateWord, takesCommand } from '../../../../schema/rules/encoderStates.ts';
import { LONGEST_RUN_MS } from '../../../../schema/rules/encoderTimes.ts';
import { useScreen } from '../../../kernel/screen.ts';
import { useSession } from '../../../kernel/session.tsx';
import { useStatusSubscription } from '../../../kernel/useStatusSubscription.ts';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { encoderCommandPath } from '../../../kernel/paths/encoders.ts';
import type { EventTime } from '../event/eventTimes.ts';
import { useRuleWords } from '../event/EventHeadline.tsx';
import { useSettingsWords } from '../event/useSettingsWords.tsx';
import type { EventDetails } from '../event/useEvent.ts';
import { READ_ENCODERS } from '../readEncoders.ts';
import { BothTimes } from '../public/BothTimes.tsx';
import { getEncoderRun } from './encoderRun.ts';
import { ScheduledEncoderChangedDocument } from './EncoderSchedule.generated.ts';

interface EncoderCardProps {
  event: EventDetails;
  meant: EventTime | undefined;
  onGap: () => void;
}

const HOUR_MS = 3_600_000;

/** The encoder with what it does now, and what it is to do (ENC-11, ENC-16, ENC-18, EVT-03 to EVT-06). */
export function EncoderCard({ event, meant, onGap }: EncoderCardProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const settings = useSettingsWords(event);
  const rule = useRuleWords(event);
  const { encoder, encoderChannel: channel, timezone } = event;
  const run = meant && getEncoderRun(meant, event.preEventBufferMinutes);
  const { can } = useSession();
  useStatusSubscription(ScheduledEncoderChangedDocument, {
    variables: { customerId: event.customer?.id ?? '' },
    skip: !event.customer || !encoder || !can(READ_ENCODERS),
    onGap,
  });
  return (
    <section className="card" aria-label={t('columns.encoder')}>
      <div className="encoder-schedule__head">
        <h2>
          {encoder ? <ThingLink kind="ENCODER" id={encoder.id} name={encoder.name} /> : t('encoder.unknown')}
        </h2>
        {encoder && <StatusTag kind="encoder" state={encoder.status.state} />}
        {encoder && <StopLink encoder={encoder} />}
      </div>
      <DetailsList
        rows={[
          [
            t('columns.channel'),
            channel && <ThingLink kind="ENCODER_CHANNEL" id={channel.id} name={channel.name} />,
          ],
          [t('info.settings'), settings],
          [
            t('encoder.event'),
            meant && <BothTimes startAt={meant.startAt} endAt={meant.endAt} zone={timezone} />,
          ],
          [
            t('encoder.works'),
            run && (
              <>
                <BothTimes startAt={run.startAt} endAt={run.endAt} zone={timezone} />
                <p className="muted">
                  {t('encoder.padding', {
                    span: format.span(run.lead),
                    most: `${LONGEST_RUN_MS / HOUR_MS} h`,
                  })}
                </p>
              </>
            ),
          ],
          [t('occurrence.length'), format.span(event.duration)],
          [t('encoder.repeat'), rule ?? t('encoder.once')],
          [t('info.zone'), timezone.replaceAll('_', ' ')],
        ]}
      />
    </section>
  );
}

/** The way to stop it, for those who may and while it can be: its page says what ends with it, and asks (S-166, ENC-13). */
function StopLink({ encoder }: { encoder: NonNullable<EventDetails['encoder']> }) {
  const { t } = useTranslation('schedule');
  const page = useScreen('encoder');
  const { id, name, status } = encoder;
  if (!page || !takesCommand('STOP', encoderStateWord(status.state))) return null;
  return (
    <LinkButton
      className="encoder-schedule__stop"
      intent="danger"
      icon={<Stop />}
      text={t('encoder.stop')}
      aria-label={t('encoder.stopOne', { name })}
      to={encoderCommandPath(id, 'STOP')}
    />
  );
}
