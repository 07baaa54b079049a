import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { listQuestions, listVariables } from '../../../ui/listVariables.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { createWebPresetPath } from '../../../kernel/paths/webPresets.ts';
import { RemoveWebPresetDialog } from './RemoveWebPresetDialog.tsx';
import { useWebPresetColumns, type WebPresetRow } from './useWebPresetColumns.tsx';
import { WebPresetsPageDocument, useWebPresetsPageQuery } from './WebPresets.generated.ts';
import { WebPresetsExportDocument } from './WebPresetsExport.generated.ts';

/** First query of the list. */
export const questions = listQuestions(WebPresetsPageDocument);

/** An organization's web presets, the default one first (S-120, WPR-04). */
export function WebPresetsPage() {
  const { t } = useTranslation('webPresets');
  const { viewer, hasCapability } = useSession();
  const list = useListState({ id: 'webPresets' });
  const variables = listVariables(viewer.customer.id, list);
  const query = useWebPresetsPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, rows, load } = usePagedRows(query, (data) => data.customer?.webPresets);
  const [toRemove, setToRemove] = useState<WebPresetRow>();
  const mayChange = hasCapability('webEncoderProfiles');
  const columns = useWebPresetColumns(mayChange, setToRemove);
  return (
    <>
      <ListPage<WebPresetRow>
        title={t('title')}
        summary={connection && t('summary', { count: connection.totalCount })}
        list={list}
        filterLabel={t('filter')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        totalCount={connection?.totalCount}
        load={load}
        bin={mayChange && 'WEB_PRESET'}
        isNarrowed={Boolean(list.filter)}
        empty={{
          drawing: 'screen',
          sentence: t('empty'),
          ...(mayChange && { action: { label: t('create'), to: createWebPresetPath() } }),
        }}
        exportCsv={{ document: WebPresetsExportDocument, name: t('fileName'), variables }}
        query={{ document: WebPresetsPageDocument, variables }}
        primary={
          mayChange && (
            <LinkButton to={createWebPresetPath()} intent="primary" icon={<Add />} text={t('create')} />
          )
        }
      />
      {toRemove && <RemoveWebPresetDialog preset={toRemove} onClose={() => setToRemove(undefined)} />}
    </>
  );
}

const keyOf = (preset: WebPresetRow) => preset.id;
const nameOf = (preset: WebPresetRow) => preset.name;
