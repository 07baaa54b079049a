import { Button, InputGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../kernel/session.tsx';
import { useFormat } from '../../../../time/format.ts';
import { Field } from '../../../../ui/Field.tsx';
import { LoadFailure } from '../../../../ui/LoadFailure.tsx';
import { useDebounced } from '../../../../ui/useDebounced.ts';
import { useEventFormVideosQuery } from '../EventForm.generated.ts';
import type { EventValues } from '../eventValues.ts';

export interface ChosenVideo {
  id: string;
  title: string;
  length?: number | null | undefined;
}

const MINUTE_MS = 60_000;

/** The saved video that is played (EVT-08): it says how long the event lasts. */
export function VideoField({ present }: { present: ChosenVideo | undefined }) {
  const { t } = useTranslation('eventForm');
  const format = useFormat();
  const form = useForm<EventValues>();
  const [chosen, setChosen] = useState(present);
  const [isSearching, setSearching] = useState(present === undefined);
  const choose = (video: ChosenVideo) =>
    form.batch(() => {
      form.change('mediaId', video.id);
      if (video.length) form.change('duration', Math.ceil(video.length / MINUTE_MS) * MINUTE_MS);
      setChosen(video);
      setSearching(false);
    });
  return (
    <Field<string> name="mediaId" label={t('fields.media')} isRequired>
      {({ value, onChange: _onChange, ...control }) =>
        chosen && value === chosen.id && !isSearching ? (
          <span className="event-video">
            <span className="event-video__title">{chosen.title}</span>
            {chosen.length ? <span className="muted num">{format.duration(chosen.length)}</span> : null}
            <Button text={t('fields.otherVideo')} onClick={() => setSearching(true)} />
          </span>
        ) : (
          <Results control={control} onChoose={choose} />
        )
      }
    </Field>
  );
}

interface ResultsProps {
  control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    onBlur: () => void;
  };
  onChoose: (video: ChosenVideo) => void;
}

function Results({ control, onChoose }: ResultsProps) {
  const { t } = useTranslation('eventForm');
  const format = useFormat();
  const { viewer } = useSession();
  const [text, setText] = useState('');
  const [typed, setTyped] = useDebounced(text, setText);
  const { data, previousData, error, refetch } = useEventFormVideosQuery({
    variables: { customerId: viewer.customer.id, filter: text.trim() ? { text: text.trim() } : undefined },
  });
  const found = (data ?? previousData)?.customer?.mediaSearch?.nodes;
  return (
    <div className="event-videos">
      <InputGroup
        {...control}
        type="search"
        leftIcon={<Search />}
        placeholder={t('fields.findVideo')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter searches; it must not save the form.
        onKeyDown={(event) =>
          event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()
        }
      />
      {error && !found && <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />}
      {found && (
        <ul className="event-videos__found" aria-label={t('fields.foundVideos')}>
          {found.map((video) => (
            <li key={video.id}>
              <button type="button" onClick={() => onChoose(video)}>
                <span>{video.title}</span>
                {video.length ? <span className="muted num">{format.duration(video.length)}</span> : null}
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="muted">{t('fields.noVideo')}</li>}
        </ul>
      )}
    </div>
  );
}
