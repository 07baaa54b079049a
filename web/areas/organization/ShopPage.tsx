import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { ComingSoon } from '../../ui/messageDrawings.tsx';
import { contactPath } from '../../kernel/paths/help.ts';
import { plansPath } from '../../kernel/paths/organization.ts';

/** Says that the shop is still to come, and who sells until then (S-142). */
export function ShopPage() {
  const { t } = useTranslation('organization');
  return (
    <MessagePage
      drawing={<ComingSoon />}
      title={t('shop.title')}
      actions={
        <>
          <LinkButton to={contactPath()} intent="primary" text={t('sales')} />
          <LinkButton to={plansPath()} text={t('shop.back')} />
        </>
      }
    >
      <p>{t('shop.soon')}</p>
    </MessagePage>
  );
}
