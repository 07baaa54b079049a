import { useTranslation } from 'react-i18next';
import { ZonedTime } from '../../../ui/ZonedTime.tsx';
import type { Request } from './steps.ts';

interface KeptEncoderProps {
  encoder: string;
  event: NonNullable<Request['encoderKeptFor']>;
}

/** Explains that the encoder keeps running for the next event when the broadcast ends. */
export function KeptEncoder({ encoder, event }: KeptEncoderProps) {
  const { t } = useTranslation('goLive');
  return (
    <>
      {t('ending.kept', { name: encoder, title: event.title })}{' '}
      <ZonedTime at={event.startAt} zone={event.timezone} form="clock" />
    </>
  );
}
