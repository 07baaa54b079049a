import { Button, InputGroup, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Cross, Search, SortAsc, Tick } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { ListChip, ListColumn } from './listTypes.ts';
import type { ListState, SortName } from './useListState.ts';
import { SORTS } from './useListState.ts';
import './chips.css';
import { useDebounced } from './useDebounced.ts';
import { ViewChoice } from './ViewChoice.tsx';

interface ListToolbarProps<Row> {
  list: ListState;
  /** Absent where there are no words to filter by. */
  filterLabel?: string | undefined;
  chips?: readonly ListChip[];
  sorts?: readonly SortName[];
  columns: ReadonlyArray<ListColumn<Row>>;
  hidden: ReadonlySet<string>;
  onHide: (ids: readonly string[]) => void;
  extra?: React.ReactNode;
}

export function ListToolbar<Row>({
  list,
  filterLabel,
  chips,
  sorts = SORTS,
  extra,
  ...columns
}: ListToolbarProps<Row>) {
  return (
    <div className="list-toolbar" role="search">
      {filterLabel !== undefined && <FilterBox list={list} label={filterLabel} />}
      {chips && <Chips list={list} chips={chips} />}
      {extra}
      <div className="list-toolbar__end">
        {sorts.length > 1 && <SortChoice list={list} sorts={sorts} />}
        {list.view === 'list' && <ColumnChoice {...columns} />}
        {list.views.length > 1 && <ViewChoice list={list} />}
      </div>
    </div>
  );
}

function FilterBox({ list, label }: { list: ListState; label: string }) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useDebounced(list.filter, list.setFilter);
  return (
    <InputGroup
      className="list-toolbar__filter"
      type="search"
      leftIcon={<Search className="list-toolbar__icon" />}
      placeholder={label}
      aria-label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
      rightElement={
        typed ? (
          <Button
            variant="minimal"
            icon={<Cross />}
            aria-label={t('list.clearFilter')}
            onClick={() => setTyped('')}
          />
        ) : undefined
      }
    />
  );
}

function Chips({ list, chips }: { list: ListState; chips: readonly ListChip[] }) {
  const { t } = useTranslation('ui');
  return (
    <div className="chips" role="group" aria-label={t('list.chips')}>
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          className="chip"
          aria-pressed={list.chip === chip.id}
          onClick={() => list.setChip(chip.id)}
        >
          {chip.label}
          {chip.count !== undefined && <span className="num"> {chip.count}</span>}
        </button>
      ))}
    </div>
  );
}

function SortChoice({ list, sorts }: { list: ListState; sorts: readonly SortName[] }) {
  const { t } = useTranslation('ui');
  return (
    <PopoverNext
      placement="bottom-end"
      content={
        <Menu>
          {sorts.map((sort) => (
            <MenuItem
              key={sort}
              text={t(`list.sorts.${sort}`)}
              icon={list.sort === sort ? <Tick /> : <span className="menu-blank" />}
              onClick={() => list.setSort(sort)}
            />
          ))}
        </Menu>
      }
    >
      <Button
        variant="minimal"
        icon={<SortAsc />}
        text={t(`list.sorts.${list.sort}`)}
        aria-label={t('list.sortBy', { sort: t(`list.sorts.${list.sort}`) })}
      />
    </PopoverNext>
  );
}
