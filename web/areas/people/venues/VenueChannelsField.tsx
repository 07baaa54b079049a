import { Checkbox } from '@blueprintjs/core';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';

interface VenueChannelsFieldProps {
  /** Undefined while they are read. */
  channels: readonly { id: string; name: string }[] | undefined;
}

/** The encoder channels that a venue may see (VEN-14). Those that are chosen and not among them stay. */
export function VenueChannelsField({ channels }: VenueChannelsFieldProps) {
  const { t } = useTranslation('venues');
  const { input, meta } = useField<string[]>('encoderChannelIds');
  const fault: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const error = typeof fault === 'string' ? fault : fault && Object.values(fault).find(Boolean);
  const set = (id: string, isChosen: boolean) => {
    const others = input.value.filter((one) => one !== id);
    input.onChange(isChosen ? [...others, id] : others);
  };
  return (
    <div className="field" role="group" aria-labelledby="venue-channels">
      <span className="field__label" id="venue-channels">
        {t('fields.channels')}
      </span>
      <span className="field__help">{t('help.channels')}</span>
      {channels?.length === 0 && <p className="muted">{t('noChannels')}</p>}
      <div className="venue-channels">
        {channels?.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={input.value.includes(id)}
            onChange={({ currentTarget }) => set(id, currentTarget.checked)}
          />
        ))}
      </div>
      {typeof error === 'string' && (
        <span className="field__error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
