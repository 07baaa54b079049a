import { Tag } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import type { SocialKind } from '../../../schema.generated.ts';
import './socialAccounts.css';

/** An account's network; says where the local stand-in takes its place. */
export function NetworkTag({ kind, isStandIn }: { kind: SocialKind; isStandIn: boolean }) {
  const { t } = useTranslation('socialAccounts');
  return (
    <span className="social-network">
      {t(`networks.${kind}`)}
      {isStandIn && (
        <Tag minimal title={t('standIn.tagHelp')}>
          {t('standIn.tag')}
        </Tag>
      )}
    </span>
  );
}
