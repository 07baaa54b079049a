import { ToolbarButton, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { FloppyDisk, FolderOpen, Link as LinkIcon, Th } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadStore } from '../../ui/downloadStore.ts';
import { useToasts } from '../../ui/Toasts.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { operationPath } from '../../ui/operationLink.ts';
import { SavedOperationsDialog, SaveOperationDialog } from './SavedOperations.tsx';
import { useSavedOperations, type SavedOperation } from './savedOperations.ts';

/** Tools added to GraphiQL: save, open, share, CSV. */
export function ExplorerTools({ userId }: { userId: string }) {
  const { t } = useTranslation('explorer');
  const { queryEditor, variableEditor, operationName } = useGraphiQL(
    ({ queryEditor, variableEditor, operationName }) => ({
      queryEditor,
      variableEditor,
      operationName,
    }),
  );
  const { addTab } = useGraphiQLActions();
  const { saved, save, remove } = useSavedOperations(userId);
  const [dialog, setDialog] = useState<'save' | 'open' | null>(null);
  const toasts = useToasts();

  const current = () => ({
    query: queryEditor?.getValue() ?? '',
    variables: variableEditor?.getValue() ?? '',
  });
  const copy = useCopy();
  const share = () => copy(location.origin + operationPath(current()), t('share.done'));
  const download = () => {
    const { query, variables } = current();
    try {
      const name = operationName ?? 'result';
      downloadStore.start({
        fileName: `${name}.csv`,
        query,
        operationName: operationName ?? '',
        variables: parsed(variables),
      });
    } catch {
      toasts.show({ intent: 'danger', message: t('csv.badVariables') });
    }
  };
  const open = ({ query, variables }: SavedOperation) => {
    addTab();
    setDialog(null);
    // The new tab's editors take its empty contents first.
    requestAnimationFrame(() => {
      queryEditor?.setValue(query);
      variableEditor?.setValue(variables);
    });
  };

  return (
    <>
      <ToolbarButton label={t('save.label')} onClick={() => setDialog('save')}>
        <FloppyDisk />
      </ToolbarButton>
      <ToolbarButton label={t('open.label')} onClick={() => setDialog('open')}>
        <FolderOpen />
      </ToolbarButton>
      <ToolbarButton label={t('share.label')} onClick={() => void share()}>
        <LinkIcon />
      </ToolbarButton>
      <ToolbarButton label={t('csv.label')} onClick={download}>
        <Th />
      </ToolbarButton>
      {dialog === 'save' && (
        <SaveOperationDialog
          suggestion={operationName ?? ''}
          onClose={() => setDialog(null)}
          onSave={(name) => {
            save({ name, ...current() });
            setDialog(null);
            toasts.show({ intent: 'success', message: t('save.done', { name }) });
          }}
        />
      )}
      {dialog === 'open' && (
        <SavedOperationsDialog
          saved={saved}
          onOpen={open}
          onRemove={remove}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

function parsed(variables: string): Record<string, unknown> {
  return variables.trim() === '' ? {} : (JSON.parse(variables) as Record<string, unknown>);
}
