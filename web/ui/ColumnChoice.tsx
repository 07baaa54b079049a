import { Button, Checkbox, PopoverNext } from '@blueprintjs/core';
import { ListColumns } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from './listTypes.ts';

interface ColumnChoiceProps<Row> {
  columns: ReadonlyArray<ListColumn<Row>>;
  hidden: ReadonlySet<string>;
  onHide: (ids: readonly string[]) => void;
}

/** Visible columns, stored in this browser. */
export function ColumnChoice<Row>({ columns, hidden, onHide }: ColumnChoiceProps<Row>) {
  const { t } = useTranslation('ui');
  const choosable = columns.filter((column) => !column.isFixed && column.header);
  if (choosable.length === 0) return null;
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    onHide([...next]);
  };
  return (
    <PopoverNext
      placement="bottom-end"
      content={
        <fieldset className="column-choice">
          <legend className="visually-hidden">{t('list.columns')}</legend>
          {choosable.map((column) => (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={!hidden.has(column.id)}
              onChange={() => toggle(column.id)}
            />
          ))}
        </fieldset>
      }
    >
      <Button
        className="list-toolbar__columns"
        variant="minimal"
        icon={<ListColumns />}
        text={t('list.columns')}
      />
    </PopoverNext>
  );
}
