import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { contactPath } from '../../../kernel/paths/help.ts';
import { useSettingsBillingQuery } from './Billing.generated.ts';

/** The ways into the billing system; to support where there is none (S-143, S-144, SUB-05). */
export function BillingCards() {
  const { t } = useTranslation('settings');
  const { viewer } = useSession();
  const { data, loading } = useSettingsBillingQuery({
    variables: { customerId: viewer.customer.id },
    errorPolicy: 'all',
  });
  const portal = data?.customer?.billing?.portalUrl;
  return (['manage', 'documents'] as const).map((name) => {
    const card = (
      <>
        <strong>{t(`billing.${name}.title`)}</strong>
        <span className="muted">{t(portal || loading ? `billing.${name}.text` : 'billing.contact')}</span>
      </>
    );
    return (
      <li key={name}>
        {portal || loading ? (
          <a
            {...(portal && { href: portal })}
            target="_blank"
            rel="noopener noreferrer"
            className="card settings-card"
          >
            {card}
          </a>
        ) : (
          <Link to={contactPath()} className="card settings-card">
            {card}
          </Link>
        )}
      </li>
    );
  });
}
