import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import type { SocialRow_AccountFragment } from './AccountsPage.generated.ts';

type Access = Pick<SocialRow_AccountFragment, 'accessState' | 'expiresInDays'>;

/** The state of access, with the days until it ends where that is soon (SOC-01). */
export function AccessTag({ account: { accessState, expiresInDays } }: { account: Access }) {
  const { t } = useTranslation('socialAccounts');
  const isSoon = accessState === 'EXPIRES' && expiresInDays !== null;
  return (
    <StatusTag
      kind="socialAccess"
      state={accessState}
      {...(isSoon && { detail: t('inDays', { count: expiresInDays }) })}
    />
  );
}
