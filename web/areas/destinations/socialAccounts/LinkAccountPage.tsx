import { Button } from '@blueprintjs/core';
import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SOCIAL_KINDS, type SocialKindName } from '../../../../schema/rules/social.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { AuthorizeDialog } from './AuthorizeDialog.tsx';
import { socialAccountsPath } from '../../../kernel/paths/socialAccounts.ts';
import './socialAccounts.css';

/** The choice of a network to link an account of (S-109). */
export function LinkAccountPage() {
  const { t } = useTranslation('socialAccounts');
  const [chosen, setChosen] = useState<SocialKindName>();
  return (
    <>
      <PageHeader title={t('linkTitle')} back={{ label: t('title'), to: socialAccountsPath() }} />
      <div className="social-choice">
        {SOCIAL_KINDS.map((kind) => (
          <section key={kind} className="card" aria-label={t(`networks.${kind}`)}>
            <h2>{t(`networks.${kind}`)}</h2>
            <p className="muted">{t(`choice.${kind}`)}</p>
            <Button
              intent="primary"
              icon={<Add />}
              text={t('linkOf', { network: t(`networks.${kind}`) })}
              onClick={() => setChosen(kind)}
            />
          </section>
        ))}
      </div>
      <p className="social-panel__actions">
        <LinkButton to={socialAccountsPath()} text={t('cancel')} />
      </p>
      {chosen && <AuthorizeDialog kind={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
