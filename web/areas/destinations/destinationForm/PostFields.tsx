import { useTranslation } from 'react-i18next';
import {
  DESTINATION_DESCRIPTION_MAX,
  DESTINATION_TITLE_MAX,
} from '../../../../schema/rules/contentDestinations.ts';
import type { ChosenKind } from '../../../../schema/rules/destinationFields.ts';
import { isSocial, YOUTUBE_TITLE_MAX } from '../../../../schema/rules/socialPosts.ts';
import type { DestinationPrivacy, PublishState } from '../../../schema.generated.ts';
import { SelectField } from '../../../ui/choiceFields.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';

const PRIVACIES: readonly DestinationPrivacy[] = ['PUBLIC', 'ORG', 'PRIVATE'];
const STATES: readonly PublishState[] = ['PUBLISHED', 'SCHEDULED_PUBLISHED', 'UNPUBLISHED'];

interface PostFieldsProps {
  kind: ChosenKind;
  /** Title used if none is given. Without it, no hint is shown. */
  usualTitle: string | undefined;
}

/** Texts and audience of a destination (DST-01 to DST-04). */
export function PostFields({ kind, usualTitle }: PostFieldsProps) {
  const { t } = useTranslation('destinationForm');
  const isNeeded = isSocial(kind);
  const choose = isNeeded ? [{ value: '', label: t('choose') }] : [];
  return (
    <>
      <TextField
        name="title"
        label={t('fields.title')}
        isRequired={isNeeded}
        limit={kind === 'YOUTUBE' ? YOUTUBE_TITLE_MAX : DESTINATION_TITLE_MAX}
        {...(!isNeeded && usualTitle && { help: t('help.title', { title: usualTitle }) })}
      />
      <TextAreaField
        name="description"
        label={t('fields.description')}
        isRequired={isNeeded}
        limit={DESTINATION_DESCRIPTION_MAX}
      />
      {kind !== 'RTMP' && (
        <div className="form-page__pair">
          <SelectField
            name="privacy"
            label={t('fields.privacy')}
            isRequired={isNeeded}
            options={[...choose, ...PRIVACIES.map((value) => ({ value, label: t(`privacies.${value}`) }))]}
          />
          <SelectField
            name="publishState"
            label={t('fields.publishState')}
            isRequired={isNeeded}
            options={[...choose, ...STATES.map((value) => ({ value, label: t(`publishStates.${value}`) }))]}
          />
        </div>
      )}
    </>
  );
}
