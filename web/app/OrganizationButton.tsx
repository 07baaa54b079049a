import { CaretDown } from '@blueprintjs/icons';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visit } from '../areas/admin/public/organizationLists.ts';
import { useSession } from '../kernel/session.tsx';

const SwitchOrganization = lazy(async () => ({
  default: (await import('../areas/admin/public/SwitchOrganization.tsx')).SwitchOrganization,
}));

/** The organization one works in; for a super-admin also the way into another (PRM-27). */
export function OrganizationButton() {
  const { t } = useTranslation('app');
  const { viewer } = useSession();
  const { customer, homeCustomer } = viewer;
  const [open, setOpen] = useState(false);
  const elsewhere = customer.id !== homeCustomer.id;

  useEffect(() => {
    if (viewer.isSudoAdmin) visit({ id: customer.id, name: customer.name });
  }, [viewer.isSudoAdmin, customer.id, customer.name]);

  const content = (
    <>
      <span className="organization-name">{customer.name}</span>
      <span className="organization-initials" aria-hidden="true" title={customer.name}>
        {initialsOf(customer.name)}
      </span>
      {elsewhere ? <small>{t('organization.visiting')}</small> : <small>{customer.webPlanName}</small>}
    </>
  );
  if (!viewer.isSudoAdmin) return <div className="organization">{content}</div>;
  return (
    <>
      <button
        type="button"
        className={elsewhere ? 'organization elsewhere' : 'organization'}
        aria-haspopup="dialog"
        aria-label={t('organization.switchFrom', { name: customer.name })}
        onClick={() => setOpen(true)}
      >
        {content}
        <CaretDown />
      </button>
      {open && (
        <Suspense>
          <SwitchOrganization onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Initials for narrow screens: "Harbour Street Church" becomes HSC. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 3)
    .join('')
    .toUpperCase();
