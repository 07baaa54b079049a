import { Button, InputGroup } from '@blueprintjs/core';
import { Add, Search } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { useSession } from '../../../kernel/session.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { ChosenVideos } from './ChosenVideo.tsx';
import { useMediaPickerQuery } from './MediaPicker.generated.ts';
import './Playlists.css';

interface MediaPickerProps {
  name: string;
  label: string;
  max: number;
}

/** Saved videos in an order of one's own: search, add, carry, move, take out. */
export function MediaPicker({ name, label, max }: MediaPickerProps) {
  const { t } = useTranslation('media');
  return (
    <Field<string[]> name={name} label={label} help={t('picker.help', { max })}>
      {({ id, value, onChange, ...control }) => {
        const ids = value ?? [];
        const move = (from: number, to: number) => {
          const next = [...ids];
          next.splice(to, 0, ...next.splice(from, 1));
          onChange(next);
        };
        return (
          <div className="picker">
            {ids.length > 0 && (
              <ChosenVideos
                ids={ids}
                onMove={move}
                onRemove={(gone) => onChange(ids.filter((one) => one !== gone))}
              />
            )}
            <Results
              inputId={id}
              describedBy={control['aria-describedby']}
              isInvalid={control['aria-invalid']}
              chosen={ids}
              isFull={ids.length >= max}
              onAdd={(mediaId) => onChange([...ids, mediaId])}
            />
          </div>
        );
      }}
    </Field>
  );
}

interface ResultsProps {
  inputId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  chosen: readonly string[];
  isFull: boolean;
  onAdd: (id: string) => void;
}

function Results({ inputId, describedBy, isInvalid, chosen, isFull, onAdd }: ResultsProps) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const { viewer } = useSession();
  const [text, setText] = useState('');
  const [typed, setTyped] = useDebounced(text, setText);
  const { data, previousData, error, loading, refetch } = useMediaPickerQuery({
    variables: { customerId: viewer.customer.id, filter: text.trim() ? { text: text.trim() } : undefined },
  });
  const search = (data ?? previousData)?.customer?.mediaSearch;
  const found = search?.edges.map(({ node }) => node).filter(({ id }) => !chosen.includes(id)) ?? [];
  return (
    <>
      <InputGroup
        id={inputId}
        type="search"
        leftIcon={<Search className="list-toolbar__icon" />}
        placeholder={t('picker.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        // Enter searches; it must not save the form.
        onKeyDown={(event) =>
          event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()
        }
      />
      {!search && !loading && <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />}
      {search && (
        <ul className="picker__results" aria-label={t('picker.found')}>
          {found.map((media) => (
            <li key={media.id}>
              <Thumbnail src={media.thumbnailUrl} />
              <span className="picker__title">{media.title}</span>
              <span className="num muted">{media.length === null ? '–' : format.duration(media.length)}</span>
              <Button
                variant="minimal"
                icon={<Add />}
                aria-label={t('picker.add', { title: media.title })}
                disabled={isFull}
                onClick={() => onAdd(media.id)}
              />
            </li>
          ))}
          {found.length === 0 && <li className="picker__note">{t('picker.none')}</li>}
        </ul>
      )}
    </>
  );
}
