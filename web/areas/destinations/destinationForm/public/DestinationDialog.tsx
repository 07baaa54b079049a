import { useTranslation } from 'react-i18next';
import { destinationSchema, POST_DAYS_MAX } from '../../../../../schema/rules/destinationFields.ts';
import { isSocial } from '../../../../../schema/rules/socialPosts.ts';
import { NumberField } from '../../../../ui/choiceFields.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { LibraryFields } from '../LibraryFields.tsx';
import { OffsetField } from '../OffsetField.tsx';
import { PostFields } from '../PostFields.tsx';
import { SocialFields } from '../SocialFields.tsx';
import { RtmpFields, WebFields } from '../WebFields.tsx';
import { ButtonFields } from './ButtonFields.tsx';
import type { DestinationValues } from './destinationValues.ts';

/** Parts of a destination besides its target: offsets, saving, thumbnail, and scheduled post. */
export interface DestinationParts {
  hasTimes?: boolean;
  hasLibrary?: boolean;
  /** True if it has a picture of its own at Facebook and YouTube (C-184). */
  hasPicture?: boolean;
  /** Most days before that a post may be published; without, none is (DST-09). */
  postDaysMax?: number | null;
}

interface DestinationDialogProps extends DestinationParts {
  values: DestinationValues;
  /** Title used if none is given. */
  usualTitle?: string | undefined;
  onSave: (values: DestinationValues) => void;
  onClose: () => void;
}

/** Adds or edits one content destination of any kind (S-180). It saves nothing: the caller stores the values. */
export function DestinationDialog({ values, usualTitle, onSave, onClose, ...parts }: DestinationDialogProps) {
  const { t } = useTranslation(['destinationForm', 'ui']);
  const { kind } = values;
  const { hasTimes = false, hasLibrary = false, hasPicture = false, postDaysMax = null } = parts;
  const isPost = isSocial(kind);
  const isNew = values.id === null && values.name === null;
  return (
    // Keeps events of this form from reaching an outer form.
    <div onSubmit={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <FormDialog<DestinationValues>
        title={t(isNew ? 'addTitle' : 'editTitle', {
          kind: t(`ui:destinationKinds.${kind}`),
        })}
        saveLabel={t(isNew ? 'add' : 'save')}
        initialValues={values}
        rules={destinationSchema(postDaysMax ?? POST_DAYS_MAX)}
        onSubmit={async (kept) => void onSave(kept)}
        onClose={onClose}
      >
        {kind === 'EMBED' && <WebFields />}
        {kind === 'RTMP' && <RtmpFields />}
        {isPost && <SocialFields kind={kind === 'FACEBOOK' ? kind : 'YOUTUBE'} hasPicture={hasPicture} />}
        <PostFields kind={kind} usualTitle={usualTitle} />
        {(isPost || kind === 'EMBED') && <ButtonFields kind={kind} />}
        {isPost && postDaysMax !== null && (
          <NumberField
            name="scheduledPostDays"
            label={t('fields.postDays')}
            help={t('help.postDays', { count: postDaysMax })}
            unit={t('days')}
          />
        )}
        {hasTimes && (
          <div className="form-page__pair">
            <OffsetField name="startOffset" label={t('fields.startOffset')} help={t('help.startOffset')} />
            <OffsetField name="stopOffset" label={t('fields.stopOffset')} help={t('help.stopOffset')} />
          </div>
        )}
        {hasLibrary && (kind === 'EMBED' || kind === 'SAVEONLY') && <LibraryFields />}
      </FormDialog>
    </div>
  );
}
