import { Button, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedDialog } from '../../ui/TypedDialog.tsx';
import type { SavedOperation } from './savedOperations.ts';

interface SaveProps {
  suggestion: string;
  onSave(name: string): void;
  onClose(): void;
}

/** Asks for the name to save an operation under. */
export function SaveOperationDialog({ suggestion, onSave, onClose }: SaveProps) {
  const { t } = useTranslation('explorer');
  const [name, setName] = useState(suggestion);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <TypedDialog title={t('save.label')} isTyped={name !== suggestion} onClose={onClose}>
      {(close) => (
        <form onSubmit={submit}>
          <DialogBody>
            <FormGroup label={t('save.name')} labelFor="operation-name" helperText={t('save.hint')}>
              <InputGroup
                id="operation-name"
                autoFocus
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </FormGroup>
          </DialogBody>
          <DialogFooter
            actions={
              <>
                <Button text={t('actions.cancel')} onClick={close} />
                <Button
                  type="submit"
                  intent="primary"
                  text={t('actions.save')}
                  disabled={name.trim() === ''}
                />
              </>
            }
          />
        </form>
      )}
    </TypedDialog>
  );
}

interface SavedProps {
  saved: readonly SavedOperation[];
  onOpen(operation: SavedOperation): void;
  onRemove(name: string): void;
  onClose(): void;
}

/** The saved operations: one click opens one in a tab of its own. */
export function SavedOperationsDialog({ saved, onOpen, onRemove, onClose }: SavedProps) {
  const { t } = useTranslation('explorer');
  return (
    <Dialog isOpen title={t('open.label')} onClose={onClose}>
      <DialogBody>
        {saved.length === 0 && <p className="muted">{t('open.none')}</p>}
        <ul className="saved-operations">
          {saved.map((operation) => (
            <li key={operation.name}>
              <Button
                variant="minimal"
                alignText="left"
                fill
                text={operation.name}
                onClick={() => onOpen(operation)}
              />
              <Button
                variant="minimal"
                icon={<Trash />}
                aria-label={t('open.remove', { name: operation.name })}
                onClick={() => onRemove(operation.name)}
              />
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
