import { Button, ButtonGroup } from '@blueprintjs/core';
import { Calendar, GridView, List } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import type { ListState, ViewName } from './useListState.ts';

const ICONS: Partial<Record<ViewName, React.JSX.Element>> = { list: <List />, calendar: <Calendar /> };

/** List, cards or a calendar; the choice is remembered in this browser (APP-09 to APP-11). */
export function ViewChoice({ list }: { list: ListState }) {
  const { t } = useTranslation('ui');
  return (
    <ButtonGroup role="group" aria-label={t('list.view')}>
      {list.views.map((view) => (
        <Button
          key={view}
          icon={ICONS[view] ?? <GridView />}
          aria-label={t(`list.views.${view}`)}
          aria-pressed={list.view === view}
          active={list.view === view}
          onClick={() => list.setView(view)}
        />
      ))}
    </ButtonGroup>
  );
}
