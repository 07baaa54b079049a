import { Button } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BinKind } from '../schema.generated.ts';

const BinDialog = lazy(async () => ({ default: (await import('./BinDialog.tsx')).BinDialog }));

interface BinButtonProps {
  kind: BinKind;
  onRestored: () => void;
  /** Label beside a list's own recycle bin. */
  text?: string;
}

/** Opens what was deleted of a list's kind. */
export function BinButton({ kind, onRestored, text }: BinButtonProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Trash />} text={text ?? t('bin.open')} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <BinDialog kind={kind} onClose={() => setOpen(false)} onRestored={onRestored} />
        </Suspense>
      )}
    </>
  );
}
