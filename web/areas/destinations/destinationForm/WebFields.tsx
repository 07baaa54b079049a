import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { FindInput } from '../../../ui/FindInput.tsx';
import { FoundSelectField } from '../../../ui/FoundSelectField.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { useFinding } from '../../../ui/useFinding.ts';
import {
  useDestinationFormChannelsQuery,
  useDestinationFormPresetQuery,
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
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />;
  return (
    <>
      <PlaceSelect
        name="webChannelId"
        label={t('fields.webChannel')}
        places={data && (data.customer?.webChannels ?? [])}
      />
      {mayReadPresets && <PresetField customerId={customerId} />}
    </>
  );
}

/** The web preset; without one, it is the default. */
function PresetField({ customerId }: { customerId: string }) {
  const { t } = useTranslation('destinationForm');
  const { input } = useField<string>('webPresetId');
  const id = input.value;
  const finding = useFinding();
  const { data, previousData } = useDestinationFormPresetsQuery({
    variables: { customerId, filter: finding.asked },
    errorPolicy: 'all',
  });
  const read = (data ?? previousData)?.customer?.webPresets;
  const presets = read?.edges.map(({ node }) => node) ?? [];
  const isListed = !id || !read || presets.some((preset) => preset.id === id);
  // One that was chosen before and is on no page that was read tells its name by itself.
  const { data: own } = useDestinationFormPresetQuery({
    variables: { id },
    skip: isListed,
    errorPolicy: 'all',
  });
  return (
    <FoundSelectField
      name="webPresetId"
      label={t('fields.webPreset')}
      none={presets.find(({ isDefault }) => isDefault)?.name ?? t('usualPreset')}
      present={
        isListed ? null : { value: id, label: own ? (own.webPreset?.name ?? t('gone')) : t('reading') }
      }
      found={presets
        .filter(({ isDefault }) => !isDefault)
        .map((preset) => ({ value: preset.id, label: preset.name }))}
      hasMore={read?.pageInfo.hasNextPage ?? false}
      findLabel={t('findPreset')}
      finding={finding}
    />
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
