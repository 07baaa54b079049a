import { Checkbox, type CheckboxProps } from '@blueprintjs/core';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { ARCHIVE_PLAYLISTS_MAX } from '../../../../schema/rules/destinationFields.ts';
import { useSession } from '../../../kernel/session.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SwitchField } from '../../../ui/fields.tsx';
import { FindInput } from '../../../ui/FindInput.tsx';
import { useFinding } from '../../../ui/useFinding.ts';
import { useDestinationFormPlaylistQuery, useDestinationFormPlaylistsQuery } from './Choices.generated.ts';
import './destinationForm.css';

/** Chooses whether the recording is saved to the library, and to which playlists (DST-25). */
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
  const finding = useFinding();
  const { data, previousData } = useDestinationFormPlaylistsQuery({
    variables: { customerId: viewer.customer.id, filter: finding.asked },
  });
  const playlists = (data ?? previousData)?.customer?.playlists;
  const found = playlists?.edges.map(({ node }) => node);
  return (
    <Field<string[]>
      name="autoArchivePlaylistIds"
      label={t('fields.playlists')}
      help={t('help.playlists', { limit: ARCHIVE_PLAYLISTS_MAX })}
    >
      {({ id, value, onChange, onFocus, onBlur }) => {
        const chosen = value ?? [];
        // Selected options stay visible when the filter does not match them.
        const others = chosen.filter((one) => found && !found.some((playlist) => playlist.id === one));
        const control = (of: string) => ({
          ...{ checked: chosen.includes(of), onFocus, onBlur },
          onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) =>
            onChange(currentTarget.checked ? [...chosen, of] : chosen.filter((one) => one !== of)),
        });
        return (
          <div className="destination-playlists" id={id} role="group" aria-label={t('fields.playlists')}>
            {(playlists?.pageInfo.hasNextPage || finding.typed !== '') && (
              <FindInput label={t('findPlaylist')} finding={finding} />
            )}
            {others.map((one) => (
              <ChosenPlaylist key={one} id={one} control={control(one)} />
            ))}
            {found?.length === 0 && (
              <span className="muted">{t(finding.asked ? 'noPlaylistFound' : 'noPlaylist')}</span>
            )}
            {found?.map((playlist) => (
              <Checkbox key={playlist.id} label={playlist.name} {...control(playlist.id)} />
            ))}
          </div>
        );
      }}
    </Field>
  );
}

/** One that is chosen and was not found: its name is read by itself. */
function ChosenPlaylist({ id, control }: { id: string; control: CheckboxProps }) {
  const { t } = useTranslation('destinationForm');
  const { data } = useDestinationFormPlaylistQuery({ variables: { id }, errorPolicy: 'all' });
  return <Checkbox label={data ? (data.playlist?.name ?? t('gone')) : t('reading')} {...control} />;
}
