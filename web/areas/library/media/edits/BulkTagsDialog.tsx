import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { array, object, string } from 'yup';
import { MEDIA_MESSAGES, TAGS_MAX } from '../../../../../schema/rules/media.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { loadReasons, saidWords } from '../../../../kernel/reasons.ts';
import { useBulk } from '../../../../ui/useBulk.ts';
import { refusalText, useMutationRun } from '../../../../ui/useMutationRun.ts';
import { useTagsUndo, type TagsBefore } from './useTagsUndo.ts';
import { useUpdateMediaMutation } from '../public/MediaEdits.generated.ts';
import { TagsField } from '../public/TagsField.tsx';

interface BulkTagsDialogProps {
  videos: ReadonlyArray<{ id: string; title: string; tags: readonly string[]; revision: number }>;
  onClose: () => void;
  /** Those that could not be changed, for them to stay chosen. */
  onDone: (failedIds: readonly string[]) => void;
}

interface Values {
  add: string[];
  remove: string[];
}

const rules = object({ add: array(string().required()), remove: array(string().required()) });

/** Adds tags to several videos and takes tags away; each is told by name that could not be changed (LIB-02). */
export function BulkTagsDialog({ videos, onClose, onDone }: BulkTagsDialogProps) {
  const { t } = useTranslation('media');
  const bulk = useBulk();
  const run = useMutationRun();
  const [update] = useUpdateMediaMutation();
  const tellDone = useTagsUndo();
  const [initialValues] = useState<Values>({ add: [], remove: [] });

  const save = async ({ add = [], remove = [] }: Values) => {
    const changes = videos.map((video) => ({
      ...video,
      seen: video,
      tags: [...new Set([...video.tags, ...add])].filter((tag) => !remove.includes(tag)),
    }));
    const tooLong = changes.filter(({ tags }) => tags.join(',').length > TAGS_MAX);
    if (tooLong.length > 0) {
      const names = tooLong.map(({ title }) => title).join(', ');
      await loadReasons();
      return { [FORM_ERROR]: `${saidWords(MEDIA_MESSAGES.tagsLong)} ${names}` };
    }
    const before: TagsBefore[] = [];
    const { failedIds } = await bulk({
      rows: changes,
      nameOf: ({ title }) => title,
      async each({ id, tags, revision, seen }) {
        const outcome = await run(
          () => update({ variables: { input: { id, tags, revision } } }),
          (data) => data.updateMedia,
        );
        if (!outcome.ok) return refusalText(outcome);
        if (outcome.payload.mediaItem) before.push({ ...seen, revision: outcome.payload.mediaItem.revision });
        return undefined;
      },
      failed: (count) => t('bulkTags.failed', { count }),
    });
    tellDone(before);
    onDone(failedIds);
    return undefined;
  };

  return (
    <FormDialog<Values>
      title={t('bulkTags.title', { count: videos.length })}
      initialValues={initialValues}
      rules={rules}
      saveLabel={t('edit.save')}
      onSubmit={save}
      onClose={onClose}
    >
      <TagsField name="add" label={t('bulkTags.add')} />
      <TagsField name="remove" label={t('bulkTags.remove')} />
    </FormDialog>
  );
}
