import { useStatusSubscription } from '../../../kernel/useStatusSubscription.ts';
import { VenuesChangedDocument } from './Venues.generated.ts';

/**
 * Keeps the venues of an organization and their decoders live (DEC-09, MON-02); `onGap` reads again what was missed.
 * What
 * shows which decoders there are reads again with every event: `isList`.
 */
export function useVenuesChanged(customerId: string, onGap: () => void, isList = false): void {
  useStatusSubscription(VenuesChangedDocument, {
    variables: { customerId },
    onGap,
    ...(isList && { onEvent: onGap }),
  });
}
