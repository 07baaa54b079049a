import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import {
  DESTINATION_DESCRIPTION_MAX,
  DESTINATION_TITLE_MAX,
} from '../../../../../schema/rules/contentDestinations.ts';
import { useSession } from '../../../../kernel/session.tsx';
import { useAddress } from '../../../../kernel/useAddress.ts';
import { useFormat } from '../../../../time/format.ts';
import { DetailsList } from '../../../../ui/DetailsList.tsx';
import { ChoiceField, TextField } from '../../../../ui/fields.tsx';
import { FormPage } from '../../../../ui/FormPage.tsx';
import { LoadPage } from '../../../../ui/LoadState.tsx';
import { TextAreaField } from '../../../../ui/TextAreaField.tsx';
import { useToasts } from '../../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../../ui/useMutationForm.ts';
import { DestinationsField } from '../../../destinations/destinationForm/public/DestinationsField.tsx';
import { webVideoPath, webVideosPath, type SourceKind } from '../../../../kernel/paths/webVideos.ts';
import { PlaceField } from '../PlaceField.tsx';
import { startRulesFor } from './startRules.ts';
import { toStartInput, toStartValues, type Source, type StartValues } from './startValues.ts';
import { useStartWebVideoMutation } from './StartWebVideo.generated.ts';
import { useSource } from './useSource.ts';

const KINDS: readonly SourceKind[] = ['media', 'recording', 'channel'];
const WEB_ONLY = ['EMBED'] as const;
/** Destinations for a saved video (RTM-06, SOC-03). */
const EVERYWHERE = ['EMBED', 'RTMP', 'FACEBOOK', 'YOUTUBE'] as const;

/** Starts a saved video, a recording or what a web channel replays on web channels, and a saved video elsewhere, too (S-022). */
export function StartWebVideoPage() {
  const { t } = useTranslation('webVideos');
  const { uuid = '' } = useParams();
  const [search] = useAddress();
  const kind = KINDS.find((one) => one === search.get('from')) ?? 'media';
  const { source, load, isReady } = useSource(kind, uuid);
  if (source) return <StartForm key={source.id} source={source} isReady={isReady} />;
  return (
    <LoadPage
      load={load}
      missing={t('start.missing')}
      back={{ label: t('list.title'), to: webVideosPath() }}
    />
  );
}

function StartForm({ source, isReady }: { source: Source; isReady: boolean }) {
  const { t } = useTranslation('webVideos');
  const format = useFormat();
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const started = useRef<string>(undefined);
  const customerId = viewer.customer.id;
  const [start] = useStartWebVideoMutation({
    update(cache) {
      const id = cache.identify({ __typename: 'Customer', id: customerId });
      for (const fieldName of ['webVideos', 'contentDestinations', 'liveDestinations'])
        cache.evict({ id, fieldName });
    },
  });
  const { webPlanName } = viewer.customer;
  const rules = useMemo(() => startRulesFor(source.picture, webPlanName), [source.picture, webPlanName]);
  const isSaved = source.kind === 'media';
  const initialValues = useMemo(() => toStartValues(source), [source]);
  const whole = source.length === null ? undefined : format.duration(source.length);
  return (
    <FormPage<StartValues>
      title={t('start.title', { name: source.title })}
      saveLabel={t('start.confirm')}
      initialValues={initialValues}
      rules={rules}
      back={{ label: t('list.title'), to: webVideosPath() }}
      onSubmit={(values) =>
        submit(
          () => start({ variables: { input: { customerId, ...toStartInput(values) } } }),
          (data) => data.startWebVideo,
          ({ contentDestinations }) => {
            started.current = contentDestinations?.[0]?.id;
          },
        )
      }
      onSaved={() => {
        toasts.show({ intent: 'success', message: t('start.done') });
        void navigate(started.current ? webVideoPath(started.current) : webVideosPath());
      }}
    >
      <DetailsList
        rows={[
          [t(`start.from.${source.kind}`), source.title],
          [t('start.length'), whole],
        ]}
      />
      {!isReady && (
        <p className="field__error" role="alert">
          {t(`start.notReady.${source.kind}`)}
        </p>
      )}
      <TextField name="title" label={t('start.name')} isRequired limit={DESTINATION_TITLE_MAX} autoFocus />
      <TextAreaField name="description" label={t('edit.description')} limit={DESTINATION_DESCRIPTION_MAX} />
      <DestinationsField
        name="destinations"
        label={t(isSaved ? 'start.everywhere' : 'start.destinations')}
        {...(isSaved && { help: t('start.elsewhereHelp') })}
        kinds={isSaved ? EVERYWHERE : WEB_ONLY}
        hasLibrary
        hasPicture
        usualTitle={source.title}
      />
      <ChoiceField
        name="playout"
        label={t('start.playout')}
        help={t('start.playoutHelp')}
        options={[
          { value: 'AS_LIVE', label: t('playouts.AS_LIVE') },
          { value: 'ON_DEMAND', label: t('playouts.ON_DEMAND') },
        ]}
      />
      <div className="form-page__pair">
        <PlaceField
          name="startCue"
          label={t('start.startCue')}
          help={t('start.cueHelp')}
          placeholder="0:00"
        />
        <PlaceField
          name="stopCue"
          label={t('start.stopCue')}
          help={t('start.stopHelp')}
          placeholder={whole}
        />
      </div>
    </FormPage>
  );
}
