import { Checkbox } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { ARCHIVE_PLAYLISTS_MAX } from '../../../schema/rules/destinationFields.ts';
import { useSession } from '../../kernel/session.tsx';
import { Field } from '../../ui/Field.tsx';
import { SwitchField } from '../../ui/fields.tsx';
import { useField } from 'react-final-form';
import { useDestinationFormPlaylistsQuery } from './Choices.generated.ts';
import './destinationForm.css';

/** Whether the recording is saved to the library by itself, and which playlists it joins there (DST-25). */
export function LibraryFields() {
  const { t } = useTranslation('destinationForm');
  const { can } = useSession();
  const { input } = useField<boolean>('isAutosaved', { type: 'checkbox' });
  return (
    <>
      <SwitchField name="isAutosaved" label={t('fields.autosave')} help={t('help.autosave')} />
      {input.checked && can('VIDEO_REVIEW') && <Playlists />}
    </>
  );
}

function Playlists() {
  const { t } = useTranslation('destinationForm');
  const { viewer } = useSession();
  const { data } = useDestinationFormPlaylistsQuery({ variables: { customerId: viewer.customer.id } });
  const playlists = data?.customer?.playlists?.edges.map(({ node }) => node);
  return (
    <Field<string[]>
      name="autoArchivePlaylistIds"
      label={t('fields.playlists')}
      help={t('help.playlists', { limit: ARCHIVE_PLAYLISTS_MAX })}
    >
      {({ id, value, onChange, onFocus, onBlur }) => (
        <div className="destination-playlists" id={id} role="group" aria-label={t('fields.playlists')}>
          {playlists?.length === 0 && <span className="muted">{t('noPlaylist')}</span>}
          {(playlists ?? []).map((playlist) => (
            <Checkbox
              key={playlist.id}
              label={playlist.name}
              checked={(value ?? []).includes(playlist.id)}
              onFocus={onFocus}
              onBlur={onBlur}
              onChange={({ currentTarget }) =>
                onChange(
                  currentTarget.checked
                    ? [...(value ?? []), playlist.id]
                    : (value ?? []).filter((one) => one !== playlist.id),
                )
              }
            />
          ))}
        </div>
      )}
    </Field>
  );
}
