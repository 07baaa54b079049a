import { newDestination } from '../../destinations/destinationForm/public/destinationValues.ts';
import type { PlaceValues } from './eventValues.ts';

/** A web channel as a place that an event goes to. */
export const webPlace = ({ id, name }: { id: string; name: string }): PlaceValues => ({
  ...newDestination('EMBED'),
  name,
  webChannelId: id,
});
