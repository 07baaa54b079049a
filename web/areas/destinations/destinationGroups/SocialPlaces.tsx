import { Button, ButtonGroup } from '@blueprintjs/core';
import { Add } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { SOCIAL_KINDS, type SocialKindName } from '../../../../schema/rules/social.ts';
import { useSession } from '../../../kernel/session.tsx';

/** Ways to add channels and pages of linked accounts, for those who may read accounts; others are told why there are none (PRM-06). */
export function SocialPlaces({ onAdd }: { onAdd: (kind: SocialKindName) => void }) {
  const { t } = useTranslation('destinationGroups');
  const { allows } = useSession();
  if (!allows({ permissions: ['MANAGE_SOCIAL_MEDIA'] }))
    return <p className="muted">{t('social.notAllowed')}</p>;
  if (!allows({ capabilities: ['socialMediaAccounts'] }))
    return <p className="muted">{t('social.notLicensed')}</p>;
  return (
    <ButtonGroup>
      {SOCIAL_KINDS.map((kind) => (
        <Button
          key={kind}
          icon={<Add />}
          text={t('addOf', { name: t(`kinds.${kind}`) })}
          onClick={() => onAdd(kind)}
        />
      ))}
    </ButtonGroup>
  );
}
