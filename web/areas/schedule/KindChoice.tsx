import { HTMLSelect } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import type { EventType } from '../../schema.generated.ts';
import type { ListState } from '../../ui/useListState.ts';

const KINDS: readonly EventType[] = [
  'LIVE',
  'SIMLIVE',
  'EXISTING_MEDIA',
  'EXISTING_ENCODER_EVENT',
  'REPUBLISH',
];

/** Narrows the schedule to events of one kind (SCH-06). */
export function KindChoice({ list }: { list: ListState }) {
  const { t } = useTranslation('schedule');
  return (
    <HTMLSelect
      aria-label={t('occurrence.kind')}
      value={list.values('kind')[0] ?? ''}
      onChange={({ target }) => list.setValues('kind', target.value ? [target.value] : [])}
      options={[
        { value: '', label: t('anyKind') },
        ...KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
      ]}
    />
  );
}
