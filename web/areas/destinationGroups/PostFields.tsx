import { HTMLSelect, InputGroup, TextArea } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { PUBLISH_STATES } from '../../../schema/rules/media.ts';
import { PRIVACIES } from '../../../schema/rules/socialPosts.ts';
import type { PlaceValues } from './groupValues.ts';

interface PostFieldsProps {
  place: PlaceValues;
  name: string;
  onChange: (place: PlaceValues) => void;
}

/** What a group says at one channel or page, and who sees it there (DST-01 to DST-06). */
export function PostFields({ place, name, onChange }: PostFieldsProps) {
  const { t } = useTranslation('destinationGroups');
  return (
    <span className="group-places__post">
      <InputGroup
        aria-label={t('post.titleOf', { name })}
        placeholder={t('post.title')}
        value={place.title ?? ''}
        onChange={({ currentTarget }) => onChange({ ...place, title: currentTarget.value })}
      />
      <TextArea
        fill
        aria-label={t('post.descriptionOf', { name })}
        placeholder={t('post.description')}
        value={place.description ?? ''}
        onChange={({ currentTarget }) => onChange({ ...place, description: currentTarget.value })}
      />
      <HTMLSelect
        aria-label={t('post.privacyOf', { name })}
        value={place.privacy ?? ''}
        onChange={({ currentTarget }) => onChange({ ...place, privacy: currentTarget.value || null })}
        options={[
          { value: '', label: t('post.privacy') },
          ...PRIVACIES.map((value) => ({ value, label: t(`privacies.${value}`) })),
        ]}
      />
      <HTMLSelect
        aria-label={t('post.publishStatusOf', { name })}
        value={place.publishStatus ?? ''}
        onChange={({ currentTarget }) => onChange({ ...place, publishStatus: currentTarget.value || null })}
        options={[
          { value: '', label: t('post.publishStatus') },
          ...PUBLISH_STATES.map((value) => ({ value, label: t(`publishStates.${value}`) })),
        ]}
      />
    </span>
  );
}
