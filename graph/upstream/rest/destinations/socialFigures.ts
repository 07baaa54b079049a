import type { RestClient } from '../../client/client.ts';
import type { SocialFiguresRecord } from './destinations.ts';

/** C-296: figures of live videos that were made within a window of days in UTC, the last one first. */
export async function listSocialFigures(
  rest: RestClient,
  customerId: string,
  { start, end }: { start: string; end: string },
): Promise<SocialFiguresRecord[]> {
  const rows = await rest.get('/telemetry/api/v1/customers/{customerId}/social/statistics', {
    params: { customerId },
    query: { start, end },
  });
  return rows.map((row) => ({ ...row, customerId }));
}
