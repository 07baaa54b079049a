import { Button } from '@blueprintjs/core';
import { CloudUpload } from '@blueprintjs/icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canPickFiles, droppedFiles, pickFiles } from './fileHandles.ts';
import { uploadStore } from './uploadStore.ts';

/** Area for dropping or choosing files. */
export function DropArea() {
  const { t } = useTranslation('upload');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = async () => {
    // If the browser can remember files, an upload resumes automatically after a reload.
    if (canPickFiles()) uploadStore.choose(await pickFiles());
    else input.current?.click();
  };
  return (
    <div
      className={isOver ? 'drop-area drop-area--over' : 'drop-area'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void droppedFiles(event.dataTransfer).then(uploadStore.choose);
      }}
    >
      <CloudUpload size={32} aria-hidden="true" />
      <p>{t('drop.text')}</p>
      <p className="muted">{t('drop.limits')}</p>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        accept="video/mp4,.mp4"
        aria-label={t('drop.choose')}
        tabIndex={-1}
        onChange={({ target }) => {
          uploadStore.choose([...(target.files ?? [])].map((file) => ({ file, handle: null })));
          target.value = '';
        }}
      />
      <Button intent="primary" text={t('drop.choose')} onClick={() => void choose()} />
    </div>
  );
}
