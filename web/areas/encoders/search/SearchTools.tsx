import { HTMLSelect } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { STATES } from '../../../ui/states.ts';
import type { ListState } from '../../../ui/useListState.ts';

interface SearchToolsProps {
  list: ListState;
  /** Those that the encoders found run. */
  versions: ReadonlyArray<{ version: string; count: number }> | undefined;
}

/** State, networks, version and order of an encoder search (ENC-19). */
export function SearchTools({ list, versions = [] }: SearchToolsProps) {
  const { t } = useTranslation(['encoders', 'ui']);
  const chosen = list.values('version');
  const offered = [...new Set([...chosen, ...versions.map(({ version }) => version)])];
  const choice = (name: string, label: string, options: [value: string, label: string][]) => (
    <HTMLSelect
      aria-label={label}
      value={list.values(name)[0] ?? ''}
      onChange={({ target }) => list.setValues(name, target.value ? [target.value] : [])}
      options={options.map(([value, text]) => ({ value, label: text }))}
    />
  );
  return (
    <>
      {choice('state', t('search.state'), [
        ['', t('search.anyState')],
        ...Object.entries(STATES.encoder).map(([state, { word }]): [string, string] => [
          state,
          t(`ui:states.${word}`),
        ]),
      ])}
      {choice('networks', t('search.networks'), [
        ['', t('search.anyNetworks')],
        ['applied', t('search.networksApplied')],
        ['pending', t('search.networksPending')],
      ])}
      {choice('version', t('search.version'), [
        ['', t('search.anyVersion')],
        ...offered.map((version): [string, string] => [version, version]),
      ])}
      {choice('order', t('search.order'), [
        ['', t('search.byVersion')],
        ['count', t('search.byCount')],
      ])}
    </>
  );
}
