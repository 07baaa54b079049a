import { HTMLSelect } from '@blueprintjs/core';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { errorsAt } from '../destinations/destinationForm/public/destinationErrors.ts';

interface Access {
  encoderChannelId: string;
  isViewOnly: boolean;
}

const LEVELS = ['none', 'look', 'use'] as const;

/** Encoder channels of a person: none set, to look, or to use (USR-09). */
export function ChannelsField({ channels }: { channels: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation('people');
  const { input, meta } = useField<Access[]>('channels');
  const { own, rows } = errorsAt(meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  const error = own ?? rows.find(Boolean);
  // A channel deleted in the meantime can only be removed.
  const gone = input.value
    .filter(({ encoderChannelId }) => !channels.some(({ id }) => id === encoderChannelId))
    .map(({ encoderChannelId: id }) => ({ id, name: t('channels.gone') }));
  const all = [...channels, ...gone];
  const levelOf = (id: string) => {
    const own = input.value.find(({ encoderChannelId }) => encoderChannelId === id);
    return own ? (own.isViewOnly ? 'look' : 'use') : 'none';
  };
  const set = (id: string, level: string) => {
    const others = input.value.filter(({ encoderChannelId }) => encoderChannelId !== id);
    input.onChange(
      level === 'none' ? others : [...others, { encoderChannelId: id, isViewOnly: level === 'look' }],
    );
  };
  return (
    <div className="field" role="group" aria-labelledby="channels-label">
      <span className="field__label" id="channels-label">
        {t('fields.channels')}
      </span>
      <span className="field__help">{t('channels.help')}</span>
      {all.length === 0 ? (
        <p className="muted">{t('channels.none')}</p>
      ) : (
        <ul className="people-channels">
          {all.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <HTMLSelect
                aria-label={t('channels.levelOf', { name })}
                value={levelOf(id)}
                onChange={({ target }) => set(id, target.value)}
                options={LEVELS.map((level) => ({ value: level, label: t(`channels.level.${level}`) }))}
              />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <span className="field__error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
