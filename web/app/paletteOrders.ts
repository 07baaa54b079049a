import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { encoderCommandPath } from '../kernel/paths/encoders.ts';
import { canCommand, statesThatTake } from '../areas/encoders/public/encoderState.ts';
import { useSession } from '../kernel/session.tsx';
import type { EncoderState } from '../schema.generated.ts';
import type { PaletteEntry } from './paletteEntry.ts';
import { usePaletteOrdersQuery } from './PaletteOrders.generated.ts';

/** Encoder commands in the palette. Others are on its page. */
const ORDERS = ['START', 'STOP', 'RESTART'] as const;
type Order = (typeof ORDERS)[number];

const SHORTEST_VERB = 2;

interface Told {
  id: string;
  name: string;
  status: { state: EncoderState };
}

/** The words that orders begin with, and the entries of what encoders can be told: their page asks before it is done. */
export function useOrders() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  return {
    verbs: ORDERS.map((order) => ({ order, verb: t(`palette.orders.${order}`, { name: '' }).trim() })),
    of: (encoders: readonly Told[], orders: readonly Order[] = ORDERS): PaletteEntry[] =>
      encoders.flatMap((encoder) =>
        orders
          .filter((order) => canCommand(order, encoder.status.state))
          .map((order) => ({
            id: `order:${order}-${encoder.id}`,
            title: t(`palette.orders.${order}`, { name: encoder.name }),
            consequence: t(`palette.consequences.${order}`),
            kind: t('palette.command'),
            run: () => void navigate(encoderCommandPath(encoder.id, order)),
          })),
      ),
  };
}

/** If only a command is typed, such as "start" or "sto": the first encoders that accept it. */
export function useOrderEntries(text: string): PaletteEntry[] {
  const { can } = useSession();
  const { verbs, of } = useOrders();
  const orders = ordersNamed(text, verbs);
  const skip = orders.length === 0 || !can('MANAGE_ENCODER_AND_WEB_SETTINGS');
  const { data } = usePaletteOrdersQuery({
    skip,
    errorPolicy: 'all',
    variables: { states: statesThatTake(orders) },
  });
  return skip ? [] : of(data?.viewer?.customer.encoders?.nodes ?? [], orders);
}

/** The orders whose word begins as the text does. */
export function ordersNamed(
  text: string,
  verbs: readonly { order: Order; verb: string }[],
): readonly Order[] {
  const wanted = text.trim().toLowerCase();
  if (wanted.length < SHORTEST_VERB) return [];
  return verbs.filter(({ verb }) => verb.toLowerCase().startsWith(wanted)).map(({ order }) => order);
}
