import { Button, Checkbox, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';

const PARTS = ['secret', 'use', 'data', 'limits', 'end'] as const;

/** The terms of API access, to be accepted before a client is made (API-02, S-204). */
export function TermsField() {
  const { t } = useTranslation('apiAccess');
  const [isOpen, setOpen] = useState(false);
  const { input, meta } = useField<boolean>('termsAccepted', { type: 'checkbox' });
  const error: unknown = (meta.touched || meta.submitFailed) && meta.error;
  const accept = (isAccepted: boolean) => {
    input.onChange(isAccepted);
    input.onBlur();
  };
  return (
    <div className="field">
      <div className="api-terms">
        <Checkbox
          label={t('terms.accept')}
          checked={Boolean(input.checked)}
          aria-invalid={Boolean(error)}
          onChange={({ currentTarget }) => accept(currentTarget.checked)}
        />
        <Button variant="minimal" text={t('terms.read')} onClick={() => setOpen(true)} />
      </div>
      {typeof error === 'string' && (
        <span className="field__error" role="alert">
          {error}
        </span>
      )}
      <Dialog
        isOpen={isOpen}
        title={t('terms.title')}
        transitionDuration={120}
        onClose={() => setOpen(false)}
      >
        <DialogBody>
          <ol className="api-terms__text">
            {PARTS.map((part) => (
              <li key={part}>{t(`terms.parts.${part}`)}</li>
            ))}
          </ol>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={t('terms.close')} onClick={() => setOpen(false)} />
              <Button
                intent="primary"
                text={t('terms.agree')}
                onClick={() => {
                  accept(true);
                  setOpen(false);
                }}
              />
            </>
          }
        />
      </Dialog>
    </div>
  );
}
