import { Button } from '@blueprintjs/core';
import { Star, StarEmpty } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { toggleFavourite, useOrganizationLists } from './public/organizationLists.ts';

/** Marks an organization as a favourite in this browser, or no longer. */
export function FavouriteButton({ organization }: { organization: { id: string; name: string } }) {
  const { t } = useTranslation('app');
  const { favourite } = useOrganizationLists();
  const marked = favourite.some(({ customerId }) => customerId === organization.id);
  return (
    <Button
      variant="minimal"
      icon={marked ? <Star color="var(--accent)" /> : <StarEmpty />}
      aria-pressed={marked}
      aria-label={t('switch.favourite', { name: organization.name })}
      onClick={() => toggleFavourite(organization)}
    />
  );
}
