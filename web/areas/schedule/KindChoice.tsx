import { HTMLSelect } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import type { EventType } from '../../schema.generated.ts';
import type { ListState } from '../../ui/useListState.ts';
import { KINDS } from './scheduleList.ts';

const EVENT_KINDS: readonly EventType[] = [
  'LIVE',
  'SIMLIVE',
  'EXISTING_MEDIA',
  'EXISTING_ENCODER_EVENT',
  'REPUBLISH',
];

/** Narrows the schedule to rows of one kind (SCH-05), or to events of one kind (SCH-06). */
export function KindChoice({ list }: { list: ListState }) {
  const { t } = useTranslation('schedule');
  return (
    <HTMLSelect
      aria-label={t('occurrence.kind')}
      value={list.values('kind')[0] ?? ''}
      onChange={({ target }) => list.setValues('kind', target.value ? [target.value] : [])}
    >
      <option value="">{t('anyKind')}</option>
      {KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {t(`rowKinds.${kind}`)}
        </option>
      ))}
      <optgroup label={t('eventKinds')}>
        {EVENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </optgroup>
    </HTMLSelect>
  );
}
