import type { Checked } from '../map/useEventCheck.tsx';
import type { EventValues } from '../eventValues.ts';

type Warnings = Checked['warnings'];

const REASONS: readonly string[] = [
  ...['EVENT_CONFLICT_ACCOUNT_EXPIRY', 'EVENT_CONFLICT_ACCOUNT_EXPIRY_SERIES'],
  'EVENT_CONFLICT_ACCOUNT_ENDED',
];

/** Returns the accounts that do not cover the next date: of a series, those that cover none of its dates (STM-14). */
export function endedAccounts(warnings: Warnings, { destinations }: Pick<EventValues, 'destinations'>) {
  return warnings.flatMap(({ reason, field, parameters }) => {
    const valueOf = (wanted: string) => parameters.find(({ name }) => name === wanted)?.value;
    if (!REASONS.includes(reason) || Number(valueOf('covered') ?? 0) > 0) return [];
    const place = field?.[0] === 'destinations' ? destinations[Number(field[1])] : undefined;
    return [{ id: place?.socialAccountId ?? '', name: valueOf('name') ?? '' }];
  });
}
