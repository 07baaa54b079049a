import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../kernel/useAddress.ts';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { RowLink } from '../../../ui/RowLink.tsx';
import type { LicenseRow_PackageFragment } from './Licenses.generated.ts';
import { packageKey } from './openPackage.ts';

/** Columns of packages. The name opens the license. */
export function useLicenseColumns(): ListColumn<LicenseRow_PackageFragment>[] {
  const { t } = useTranslation('licenses');
  const [address] = useAddress();
  return useMemo(() => {
    const opening = (row: LicenseRow_PackageFragment) => {
      const params = new URLSearchParams(address);
      params.set('open', packageKey(row));
      return `?${params}`;
    };
    return [
      {
        id: 'name',
        header: t('columns.name'),
        isFixed: true,
        phone: 'title',
        cell: (row) => <RowLink to={opening(row)}>{row.name}</RowLink>,
      },
      {
        id: 'version',
        header: t('columns.version'),
        width: '140px',
        phone: 'line',
        cell: ({ version }) => <span className="num">{version}</span>,
      },
      {
        id: 'license',
        header: t('columns.license'),
        width: '32%',
        phone: 'tag',
        cell: ({ license }) => license ?? <span className="muted">{t('unstated')}</span>,
      },
    ];
  }, [t, address]);
}
