import type { TFunction } from 'i18next';
import { Button } from '@blueprintjs/core';
import { FavouriteButton } from './FavouriteButton.tsx';
import type { ListColumn } from '../../ui/listTypes.ts';
import type { OrganizationRow } from './organizationList.ts';

interface ColumnsOptions {
  t: TFunction<'admin'>;
  /** The organization one works in already. */
  hereId: string;
  /** Null for those who may only look. */
  onSwitch: ((organization: OrganizationRow) => void) | null;
}

/** The columns of the organizations' list. */
export function organizationColumns({ t, hereId, onSwitch }: ColumnsOptions): ListColumn<OrganizationRow>[] {
  return [
    {
      id: 'favourite',
      header: '',
      width: '52px',
      isFixed: true,
      cell: (row) => <FavouriteButton organization={row} />,
    },
    {
      id: 'name',
      header: t('columns.name'),
      isFixed: true,
      phone: 'title',
      cell: ({ name, location }) => (
        <>
          <strong className="organization-title">{name}</strong>
          {location && <div className="muted">{location}</div>}
        </>
      ),
    },
    {
      id: 'plan',
      header: t('columns.plan'),
      width: '190px',
      priority: 2,
      cell: ({ webPlanName }) => webPlanName ?? '–',
    },
    {
      id: 'status',
      header: t('columns.status'),
      width: '110px',
      priority: 3,
      cell: ({ status }) => t(`status.${status}`),
    },
    {
      id: 'encoders',
      header: t('columns.encoders'),
      width: '150px',
      align: 'right',
      phone: 'line',
      cell: ({ onlineEncoders }) => (
        <Count names={onlineEncoders?.map(({ name }) => name)} word={t('onPhone.encoders')} />
      ),
    },
    {
      id: 'live',
      header: t('columns.live'),
      width: '110px',
      align: 'right',
      phone: 'tag',
      cell: ({ liveDestinations }) => (
        <Count names={liveDestinations?.map(({ title }) => title)} word={t('onPhone.live')} isLive />
      ),
    },
    {
      id: 'actions',
      header: '',
      width: '140px',
      align: 'right',
      isFixed: true,
      phone: 'end',
      cell: (row) => {
        if (row.id === hereId) return <span className="muted">{t('here')}</span>;
        return (
          onSwitch && (
            <Button
              size="small"
              text={t('switch')}
              aria-label={`${t('switch')} ${row.name}`}
              onClick={() => onSwitch(row)}
            />
          )
        );
      },
    },
  ];
}

interface CountProps {
  names: readonly string[] | undefined;
  /** Label where there is no column header. */
  word: string;
  isLive?: boolean;
}

/** Number with the names as a tooltip, or a dash if it could not be loaded. */
function Count({ names, word, isLive = false }: CountProps) {
  if (!names) return <span className="muted">–</span>;
  return (
    <span className={isLive && names.length > 0 ? 'organization-live num' : 'num'} title={names.join(', ')}>
      {names.length}
      <span className="organization-word"> {word}</span>
    </span>
  );
}
