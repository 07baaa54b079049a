import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { TABLET, useMedia } from '../../../ui/useMedia.ts';
import type { ListState } from '../../../ui/useListState.ts';
import type { LibraryPageQuery } from './LibraryPage.generated.ts';
import { NARROWING, toggleFacet, type FacetName } from './libraryFilter.ts';
import { SpanFacet } from './SpanFacet.tsx';
import './Facets.css';

type Search = NonNullable<NonNullable<LibraryPageQuery['customer']>['mediaSearch']>;

interface Option {
  value: string;
  label: string;
  count: number;
}

const TAGS_AT_FIRST = 12;

/** Search filters with counts (SRC-03 to SRC-05). */
export function Facets({ list, facets }: { list: ListState; facets: Search['facets'] | undefined }) {
  const { t } = useTranslation(['media', 'states']);
  const isNarrow = useMedia(TABLET);
  const chosen = NARROWING.reduce((sum, facet) => sum + list.values(facet).length, 0);
  const lengths = facets?.durationRanges.map(({ range, count }) => ({
    value: range,
    label: t(`facets.lengths.${range}`),
    count,
  }));
  const states = facets?.stateGroups.map(({ group, count }) => ({
    value: group,
    label: t(`facets.states.${group}`),
    count,
  }));
  const sources = facets?.sources.map(({ source, count }) => ({
    value: source,
    label: t(`states:media.sources.${source}`),
    count,
  }));
  const thumbs = facets && [
    { value: 'with', label: t('facets.thumbs.with'), count: facets.withThumbnail },
    { value: 'without', label: t('facets.thumbs.without'), count: facets.withoutThumbnail },
  ];
  const tags = facets?.tags.map(({ name, count }) => ({ value: name, label: name, count }));
  return (
    <details className="facets" open={!isNarrow}>
      <summary>{t('facets.title', { count: chosen })}</summary>
      <Facet list={list} name="state" options={states} />
      <Facet list={list} name="length" options={lengths} />
      <Facet list={list} name="source" options={sources} />
      <Facet list={list} name="thumb" options={thumbs} />
      <Facet list={list} name="tag" options={tags} />
      <SpanFacet list={list} name="aired" />
      <SpanFacet list={list} name="created" />
    </details>
  );
}

function Facet({
  list,
  name,
  options = [],
}: {
  list: ListState;
  name: FacetName;
  options: Option[] | undefined;
}) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const chosen = list.values(name);
  // A chosen value stays in sight although nothing is left of it.
  const gone = chosen.filter((value) => !options.some((option) => option.value === value));
  const all = [...gone.map((value) => ({ value, label: value, count: 0 })), ...options];
  const shown = isWhole
    ? all
    : all.filter(({ value }, index) => index < TAGS_AT_FIRST || chosen.includes(value));
  if (all.length === 0) return null;
  return (
    <fieldset className="facet">
      <legend>{t(`facets.${name}`)}</legend>
      {shown.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          className="facet__option"
          aria-pressed={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          onClick={() => toggleFacet(list, name, value)}
        >
          <span className="facet__label">{label}</span>
          <span className="num facet__count">{format.number(count)}</span>
        </button>
      ))}
      {shown.length < all.length && (
        <Button
          size="small"
          variant="minimal"
          text={t('facets.all', { count: all.length })}
          onClick={() => setWhole(true)}
        />
      )}
    </fieldset>
  );
}
