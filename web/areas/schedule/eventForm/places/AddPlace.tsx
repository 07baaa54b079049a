import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Add } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { CHOSEN_KINDS } from '../../../../../schema/rules/destinationFields.ts';
import { newDestination } from '../../../destinations/destinationForm/public/destinationValues.ts';
import type { PlaceValues } from '../eventValues.ts';

interface AddPlaceProps {
  /** Number of hidden choices. */
  hidden: number;
  onShowAll: () => void;
  onAdd: (place: PlaceValues) => void;
}

/** The ways to further destinations: those that are not shown yet, and one of any kind by its form (S-180). */
export function AddPlace({ hidden, onShowAll, onAdd }: AddPlaceProps) {
  const { t } = useTranslation(['eventForm', 'ui']);
  return (
    <div className="event-form-places__more">
      {hidden > 0 && (
        <Button variant="minimal" text={t('places.showAll', { count: hidden })} onClick={onShowAll} />
      )}
      <PopoverNext
        placement="bottom-start"
        content={
          <Menu>
            {CHOSEN_KINDS.map((kind) => (
              <MenuItem
                key={kind}
                text={t(`ui:destinationKinds.${kind}`)}
                onClick={() => onAdd(newDestination(kind))}
              />
            ))}
          </Menu>
        }
      >
        <Button icon={<Add />} variant="minimal" text={t('places.other')} />
      </PopoverNext>
    </div>
  );
}
