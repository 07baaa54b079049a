import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { SelectField } from '../../ui/choiceFields.tsx';
import { FindInput } from '../../ui/FindInput.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useFinding } from '../../ui/useFinding.ts';
import {
  useDestinationFormChannelsQuery,
  useDestinationFormPresetsQuery,
  useDestinationFormRtmpQuery,
} from './Choices.generated.ts';
import { PlaceSelect } from './public/PlaceSelect.tsx';

/** The web channel, and the web preset that its picture is made by. */
export function WebFields() {
  const { t } = useTranslation('destinationForm');
  const { viewer, can } = useSession();
  const customerId = viewer.customer.id;
  const { data, error, refetch } = useDestinationFormChannelsQuery({ variables: { customerId } });
  const mayReadPresets = can('MANAGE_ENCODER_AND_WEB_SETTINGS');
  const { data: found } = useDestinationFormPresetsQuery({
    variables: { customerId },
    skip: !mayReadPresets,
    errorPolicy: 'all',
  });
  const presets = found?.customer?.webPresets?.edges.map(({ node }) => node) ?? [];
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />;
  return (
    <>
      <PlaceSelect
        name="webChannelId"
        label={t('fields.webChannel')}
        places={data && (data.customer?.webChannels ?? [])}
      />
      {mayReadPresets && (
        <SelectField
          name="webPresetId"
          label={t('fields.webPreset')}
          options={[
            { value: '', label: presets.find(({ isDefault }) => isDefault)?.name ?? t('usualPreset') },
            ...presets
              .filter(({ isDefault }) => !isDefault)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </>
  );
}

/** The RTMP destination; who may not read them is told so. */
export function RtmpFields() {
  const { t } = useTranslation('destinationForm');
  const { viewer, can } = useSession();
  const mayRead = can('MANAGE_SOCIAL_MEDIA') || can('MANAGE_DESTINATION_GROUPS');
  const finding = useFinding();
  const { data, previousData, error, refetch } = useDestinationFormRtmpQuery({
    variables: { customerId: viewer.customer.id, filter: finding.asked },
    skip: !mayRead,
  });
  const read = (data ?? previousData)?.customer;
  const places = read?.rtmpDestinations?.edges.map(({ node }) => node) ?? (mayRead && !read ? undefined : []);
  const hasMore = read?.rtmpDestinations?.pageInfo.hasNextPage ?? false;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />;
  return (
    <>
      {!mayRead && <p className="muted">{t('rtmpNotAllowed')}</p>}
      {(hasMore || finding.typed !== '') && <FindInput label={t('findRtmp')} finding={finding} />}
      <PlaceSelect
        name="rtmpDestinationId"
        label={t('fields.rtmp')}
        places={places}
        isNarrowed={finding.typed !== '' || finding.asked !== null}
      />
    </>
  );
}
