import { Button, Tag } from '@blueprintjs/core';
import { Edit, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import { useSession } from '../../../kernel/session.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { UsesList } from '../../../ui/UsesList.tsx';
import { editWebPresetPath, webPresetsPath } from '../../../kernel/paths/webPresets.ts';
import { RemoveWebPresetDialog } from './RemoveWebPresetDialog.tsx';
import {
  WebPresetPageDocument,
  useWebPresetPageQuery,
  type WebPreset_WebPresetFragment,
} from './WebPresets.generated.ts';
import { getSoundMode } from './webPresetValues.ts';

/** A web preset with all its fields and what uses it (S-122); the default one stays as it is (WPR-06). */
export function WebPresetPage() {
  const { t } = useTranslation('webPresets');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const { hasCapability } = useSession();
  const [isRemoving, setRemoving] = useState(false);
  const variables = { id: uuid };
  const query = useWebPresetPageQuery({ variables, errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  const { thing: preset, load } = useDetails(query, uuid, (data) => data.webPreset);
  const mayChange = hasCapability('webEncoderProfiles') && preset && !preset.isDefault;
  return (
    <>
      <DetailsPage
        title={preset?.name}
        back={{ label: t('title'), to: webPresetsPath() }}
        tag={preset?.isDefault && <Tag minimal>{t('default')}</Tag>}
        summary={preset?.isDefault && t('defaultHelp')}
        load={load}
        missing={t('missing')}
        actions={
          preset && (
            <>
              <OpenQueryButton source={{ document: WebPresetPageDocument, variables }} variant="minimal" />
              {mayChange && <Button icon={<Trash />} text={t('remove')} onClick={() => setRemoving(true)} />}
              {mayChange && (
                <Button
                  icon={<Edit />}
                  intent="primary"
                  text={t('edit')}
                  onClick={() => void navigate(editWebPresetPath(uuid))}
                />
              )}
            </>
          )
        }
        tabs={
          preset
            ? [
                { id: 'settings', label: t('tabs.settings'), panel: <Settings preset={preset} /> },
                {
                  id: 'uses',
                  label: t('tabs.uses'),
                  ...(preset.uses && { count: preset.uses.length }),
                  panel: (
                    <div className="card">
                      <UsesList uses={preset.uses} isLinked />
                    </div>
                  ),
                },
              ]
            : []
        }
      />
      {mayChange && isRemoving && (
        <RemoveWebPresetDialog
          preset={preset}
          onClose={() => setRemoving(false)}
          onRemoved={() => void navigate(webPresetsPath(), { replace: true })}
        />
      )}
    </>
  );
}

function Settings({ preset }: { preset: WebPreset_WebPresetFragment }) {
  const { t } = useTranslation('webPresets');
  const format = useFormat();
  return (
    <div className="card">
      <DetailsList
        rows={[
          [t('fields.name'), preset.name],
          [t('fields.videoChannel'), format.number(preset.videoChannel)],
          [t('audioChannels'), t(`sound.${getSoundMode(preset)}`, { ...preset })],
          [t('fields.deinterlace'), t(preset.isDeinterlaced ? 'yes' : 'no')],
          ...(preset.createdAt ? [[t('created'), format.dateTime(preset.createdAt)] as const] : []),
        ]}
      />
    </div>
  );
}
