import { InputGroup } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../../ui/useListState.ts';
import type { SpanName } from './libraryFilter.ts';

/** Narrows the library to days between two dates, both included; either may be left open (SRC-02). */
export function SpanFacet({ list, name }: { list: ListState; name: SpanName }) {
  const { t } = useTranslation('media');
  return (
    <fieldset className="facet">
      <legend>{t(`facets.${name}`)}</legend>
      {(['from', 'to'] as const).map((end) => {
        const key = `${name}${end === 'from' ? 'From' : 'To'}`;
        return (
          <label key={end} className="facet__day">
            <span>{t(`facets.${end}`)}</span>
            <InputGroup
              type="date"
              size="small"
              aria-label={`${t(`facets.${name}`)}: ${t(`facets.${end}`)}`}
              value={list.values(key)[0] ?? ''}
              onChange={({ target }) => list.setValues(key, target.value ? [target.value] : [])}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
