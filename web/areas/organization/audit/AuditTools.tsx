import { Button, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../../ui/useListState.ts';
import { ACTIONS } from './auditFilter.ts';
import { KINDS } from './kinds.ts';
import './audit.css';

/** Narrows the list to what was done, to a kind of thing or one thing, and to days; the URL holds all of it. */
export function AuditTools({ list }: { list: ListState }) {
  const { t, i18n } = useTranslation('audit');
  const kinds = useMemo(
    () =>
      KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })).sort((a, b) =>
        a.label.localeCompare(b.label, i18n.language),
      ),
    [t, i18n.language],
  );
  const one = (name: string) => list.values(name)[0] ?? '';
  const put = (name: string, value: string) => list.setValues(name, value ? [value] : []);
  return (
    <>
      <HTMLSelect
        aria-label={t('filters.what')}
        value={one('what')}
        onChange={({ target }) => put('what', target.value)}
        options={[
          { value: '', label: t('filters.anything') },
          ...ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) })),
        ]}
      />
      <HTMLSelect
        aria-label={t('filters.kind')}
        value={one('kind')}
        onChange={({ target }) => put('kind', target.value)}
        options={[{ value: '', label: t('filters.anyKind') }, ...kinds]}
      />
      <Days list={list} />
      {one('thing') && (
        <Button
          className="audit-thing"
          endIcon={<Cross />}
          text={t('filters.thing', { id: one('thing') })}
          title={t('filters.anyThing')}
          onClick={() => put('thing', '')}
        />
      )}
    </>
  );
}

function Days({ list }: { list: ListState }) {
  const { t } = useTranslation('audit');
  const id = useId();
  const [since = '', until = ''] = [list.values('since')[0], list.values('until')[0]];
  const isReversed = since !== '' && until !== '' && since > until;
  const ends = { since, until };
  return (
    <span className="audit-days">
      {(['since', 'until'] as const).map((end) => (
        <label key={end}>
          <span className="muted">{t(`filters.${end}`)}</span>
          <InputGroup
            type="date"
            value={ends[end]}
            aria-invalid={isReversed}
            aria-describedby={isReversed ? id : undefined}
            onChange={({ target }) => list.setValues(end, target.value ? [target.value] : [])}
          />
        </label>
      ))}
      {isReversed && (
        <span className="field__error" id={id} role="alert">
          {t('filters.reversed')}
        </span>
      )}
    </span>
  );
}
