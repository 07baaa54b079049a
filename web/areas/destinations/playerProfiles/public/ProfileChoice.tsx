import { skipToken } from '@apollo/client/react';
import { HTMLSelect } from '@blueprintjs/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../kernel/session.tsx';
import { FindInput } from '../../../../ui/FindInput.tsx';
import { useFinding } from '../../../../ui/useFinding.ts';
import { useKeptOption } from '../../../../ui/useKeptOption.ts';
import { usePlayerProfileChoicesQuery } from './ProfileChoice.generated.ts';
import './ProfileChoice.css';

/** The player profile that a page is embedded with, for those who may read them; empty for none. */
export function ProfileChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { t } = useTranslation('playerProfiles');
  const { viewer, hasCapability } = useSession();
  const id = useId();
  const finding = useFinding();
  const { data, previousData } = usePlayerProfileChoicesQuery(
    hasCapability('getPlayerConfig')
      ? { variables: { customerId: viewer.customer.id, filter: finding.asked } }
      : skipToken,
  );
  const read = (data ?? previousData)?.customer?.playerProfiles;
  const found = read?.edges.map(({ node }) => ({ value: node.id, label: node.profileName })) ?? [];
  const options = useKeptOption(value, found);
  const isFinding = finding.typed !== '' || finding.asked !== null;
  if (options.length === 0 && !isFinding) return null;
  return (
    <div className="profile-choice">
      <label htmlFor={id}>{t('choice.label')}</label>
      {(read?.pageInfo.hasNextPage || isFinding) && <FindInput label={t('choice.find')} finding={finding} />}
      <HTMLSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('choice.plain')}</option>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </HTMLSelect>
    </div>
  );
}
