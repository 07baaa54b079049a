import { Button } from '@blueprintjs/core';
import { Import } from '@blueprintjs/icons';
import type { DocumentNode } from 'graphql';
import { print } from 'graphql/language/printer';
import { useTranslation } from 'react-i18next';
import { downloadStore } from './downloadStore.ts';
import { getOperationName } from './operationName.ts';

export interface ExportSource {
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** Without `.csv`; the day is added. */
  name: string;
}

/** Saves what the list shows, to its end, as CSV. Its progress stands in the tray and survives navigation. */
export function ExportCsvButton({ source }: { source: ExportSource }) {
  const { t } = useTranslation('ui');
  const start = () => {
    const day = new Date().toISOString().slice(0, 10);
    downloadStore.start({
      fileName: `${source.name}-${day}.csv`,
      query: print(source.document),
      operationName: getOperationName(source.document),
      variables: { ...source.variables, first: 1000 },
    });
  };
  return <Button icon={<Import />} text={t('list.export')} onClick={start} />;
}
