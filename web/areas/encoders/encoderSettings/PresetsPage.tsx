import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { listQuestions, listVariables } from '../../../ui/listVariables.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { DeletePresetDialog } from './DeletePresetDialog.tsx';
import { createPresetPath } from '../../../kernel/paths/encoderSettings.ts';
import { EncoderPresetsExportDocument } from './PresetsExport.generated.ts';
import { EncoderPresetsPageDocument, useEncoderPresetsPageQuery } from './PresetsPage.generated.ts';
import { usePresetColumns, type PresetRow } from './usePresetColumns.tsx';

/** First query of the list. */
export const questions = listQuestions(EncoderPresetsPageDocument);

/** S-091. */
export function PresetsPage() {
  const { t } = useTranslation('encoderSettings');
  const { viewer, hasCapability } = useSession();
  const list = useListState({ id: 'encoderPresets' });
  const variables = listVariables(viewer.customer.id, list);
  const query = useEncoderPresetsPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, rows, load } = usePagedRows(query, (data) => data.customer?.encoderPresetList);
  const [toDelete, setToDelete] = useState<PresetRow>();
  const columns = usePresetColumns(setToDelete);
  return (
    <>
      <ListPage<PresetRow>
        title={t('presets.title')}
        summary={connection && t('presets.count', { count: connection.totalCount })}
        list={list}
        filterLabel={t('presets.filter')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        totalCount={connection?.totalCount}
        load={load}
        bin={hasCapability('encoderProfiles') && 'ENCODER_PRESET'}
        isNarrowed={Boolean(list.filter)}
        empty={{
          drawing: 'encoder',
          sentence: t('presets.empty'),
          action: { label: t('presets.create'), to: createPresetPath() },
        }}
        exportCsv={{ document: EncoderPresetsExportDocument, name: t('presets.fileName'), variables }}
        query={{ document: EncoderPresetsPageDocument, variables }}
        primary={
          <LinkButton to={createPresetPath()} intent="primary" icon={<Add />} text={t('presets.create')} />
        }
      />
      {toDelete && <DeletePresetDialog preset={toDelete} onClose={() => setToDelete(undefined)} />}
    </>
  );
}

const keyOf = (preset: PresetRow) => preset.id;
const nameOf = (preset: PresetRow) => preset.name;
