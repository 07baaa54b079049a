import { useField, useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { getEventSource } from '../../../../../schema/rules/eventTypes.ts';
import type { EventType } from '../../../../schema.generated.ts';
import type { EventChoices } from '../eventChoices.ts';
import { webPlace } from '../webPlace.ts';
import type { EventValues } from '../eventValues.ts';
import { FollowedSelect } from '../fields/FollowedSelect.tsx';
import { Segments } from '../fields/SegmentField.tsx';
import { VideoField, type ChosenVideo } from '../fields/VideoField.tsx';
import { Section } from './Section.tsx';

const SOURCES = ['encoder', 'webChannel', 'media'] as const;
type Source = (typeof SOURCES)[number];
const TYPE_OF: Record<Source, EventType> = {
  encoder: 'LIVE',
  webChannel: 'REPUBLISH',
  media: 'EXISTING_MEDIA',
};

interface ContentSectionProps {
  choices: EventChoices;
  /** The saved video that it plays when the form opens. */
  media: ChosenVideo | undefined;
}

/** Content source: a live encoder, a replayed web channel, or a saved video (EVT-08, EVT-18). */
export function ContentSection({ choices, media }: ContentSectionProps) {
  const { t } = useTranslation('eventForm');
  const form = useForm<EventValues>();
  const { input: type } = useField<EventType>('type');
  const source = getEventSource(type.value);
  return (
    <Section name="content">
      <Segments<Source>
        label={t('fields.source')}
        value={source}
        options={SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }))}
        onChange={(next) => type.onChange(TYPE_OF[next])}
      />
      <p className="event-section__help">{t(`sourceHelp.${source}`)}</p>
      {source === 'webChannel' && (
        <ReplayedChannel channels={choices.webChannels} onChosen={(id) => onlyChannel(form, choices, id)} />
      )}
      {source === 'media' && (
        <>
          <VideoField present={media} />
          <label className="event-check">
            <input
              type="checkbox"
              checked={type.value === 'SIMLIVE'}
              onChange={({ target }) => type.onChange(target.checked ? 'SIMLIVE' : 'EXISTING_MEDIA')}
            />
            <span>
              {t('fields.simlive')}
              <span className="muted">{t('help.simlive')}</span>
            </span>
          </label>
        </>
      )}
    </Section>
  );
}

function ReplayedChannel({
  channels,
  onChosen,
}: {
  channels: EventChoices['webChannels'];
  onChosen: (id: string) => void;
}) {
  const { t } = useTranslation('eventForm');
  return (
    <FollowedSelect
      name="replayedWebChannelId"
      label={t('fields.replayedChannel')}
      help={t('help.replayedChannel')}
      options={[
        { value: '', label: t('choose') },
        ...channels.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChosen={onChosen}
    />
  );
}

/** A replay goes to the channel that it comes from, and to no other (EVT-10). */
function onlyChannel(form: ReturnType<typeof useForm<EventValues>>, choices: EventChoices, id: string) {
  const channel = choices.webChannels.find((one) => one.id === id);
  const others = form.getState().values.destinations.filter(({ kind }) => kind !== 'EMBED');
  form.change('destinations', [...(channel ? [webPlace(channel)] : []), ...others]);
}
