import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { ChosenKind } from '../../../../../schema/rules/destinationFields.ts';
import { POST_BUTTON_TEXT_MAX } from '../../../../../schema/rules/socialPosts.ts';
import { SwitchField, TextField } from '../../../../ui/fields.tsx';

interface ButtonFieldsProps {
  kind: ChosenKind;
  /** True if its network keeps a button that it has: it can be changed, and not taken off. */
  isKept?: boolean;
}

/** The call-to-action button, and whether other pages show it, too (DST-05, DST-06). */
export function ButtonFields({ kind, isKept = false }: ButtonFieldsProps) {
  const { t } = useTranslation('destinationForm');
  const { input } = useField<boolean>('hasButton', { type: 'checkbox' });
  return (
    <>
      {kind === 'FACEBOOK' && (
        <SwitchField name="isCrossposted" label={t('fields.crosspost')} help={t('help.crosspost')} />
      )}
      <SwitchField
        name="hasButton"
        label={t('fields.hasButton')}
        isDisabled={isKept}
        {...(isKept && { help: t('help.buttonKept') })}
      />
      {input.checked && (
        <div className="form-page__pair">
          <TextField
            name="buttonText"
            label={t('fields.buttonText')}
            isRequired
            limit={POST_BUTTON_TEXT_MAX}
          />
          <TextField name="buttonUrl" label={t('fields.buttonUrl')} isRequired help={t('help.buttonUrl')} />
        </div>
      )}
    </>
  );
}
