import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { FormBody, type FormBodyProps } from './FormBody.tsx';
import { TypedDialog } from './TypedDialog.tsx';

interface FormDialogProps<Values extends object> extends Omit<
  FormBodyProps<Values>,
  'onSaved' | 'isReadOnly'
> {
  title: string;
  saveLabel: string;
  /** It is left, saved or not. */
  onClose: () => void;
  children: React.ReactNode;
}

/** A short form over the page: as {@link FormPage}, but without an address of its own (APP-23). */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, saveLabel, onClose, children, ...body } = props;
  const { t } = useTranslation('ui');
  return (
    <FormBody<Values> {...body} onSaved={onClose}>
      {({ form, failure, isTyped, isSaving }) => (
        <TypedDialog title={title} isTyped={isTyped} isSaving={isSaving} onClose={onClose}>
          {(close) =>
            form(
              <>
                <DialogBody>
                  <div className="form-page__fields">
                    {failure}
                    {children}
                  </div>
                </DialogBody>
                <DialogFooter
                  actions={
                    <>
                      <Button text={t('form.cancel')} onClick={close} disabled={isSaving} />
                      <Button type="submit" intent="primary" text={saveLabel} loading={isSaving} />
                    </>
                  }
                />
              </>,
            )
          }
        </TypedDialog>
      )}
    </FormBody>
  );
}
