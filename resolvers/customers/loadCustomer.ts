import type { GraphContext } from '../../graph/upstream/context.ts';
import type { CustomerName, CustomerRecord } from '../../graph/upstream/rest/customers/customers.ts';
import { codedError } from '../../graph/kernel/errors.ts';
import { getErrorMessage } from '../../graph/kernel/messages.ts';
import { asksFor, type Selection } from '../../graph/kernel/selection.ts';

/** Fields of an organization that only its own record has; complete.ts sees to it that none is forgotten. */
export const RECORD_FIELDS = [
  'name',
  'location',
  'firstTimeSetup',
  'status',
  'webPlanName',
  'vodPlanName',
  'multisitePlanName',
  'masterEcg',
  'webMaxDeleteAfter',
  'subscription',
  'subtitlesHoursPerMonth',
  'timezone',
] as const;

const asksForRecord = asksFor(RECORD_FIELDS);
const asksBeyondName = asksFor(RECORD_FIELDS.filter((field) => field !== 'name'));

/**
 * An organization that is known to exist and to be the caller's to see, by its id or by id and name: read only when
 * the operation asks for more than that, so that most operations spare a call (C-012).
 */
export async function loadCustomer(
  known: Pick<CustomerName, 'uuid'> & Partial<CustomerName>,
  context: Pick<GraphContext, 'loaders'>,
  info: Selection,
): Promise<CustomerRecord> {
  // A record in part: whatever it lacks is not asked for.
  const asksForMore = known.name === undefined ? asksForRecord : asksBeyondName;
  if (!asksForMore(info)) return known as CustomerRecord;
  const customer = await context.loaders.customer.load(known.uuid);
  if (!customer) throw codedError('NOT_FOUND', getErrorMessage(404), { status: 404 });
  return customer;
}
