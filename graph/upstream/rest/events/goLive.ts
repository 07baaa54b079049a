import type { GoLiveInput } from '../../../../schema/rules/goLive.ts';
import type { RestClient } from '../../client/client.ts';
import type { GoLiveRecord } from './events.ts';

/** Requests of an organization that are under way, and what came to nothing of late. No call of the catalog. */
export function listGoLives(rest: RestClient, customerId: string): Promise<GoLiveRecord[]> {
  return rest.get('/api/v3/customers/{id}/golive', { params: { id: customerId } });
}

/** C-123: goes live; 409 says what keeps it from that. */
export function goLive(rest: RestClient, customerId: string, body: GoLiveInput): Promise<GoLiveRecord> {
  return rest.post('/api/v3/customers/{id}/golive', { params: { id: customerId }, body });
}

/** C-124: how far a request is. */
export function readGoLive(rest: RestClient, customerId: string, requestId: string): Promise<GoLiveRecord> {
  return rest.get('/api/v3/customers/{id}/golive/{requestId}', { params: { id: customerId, requestId } });
}

/** Calls a request off; 409 with code STATE for one that is over. No call of the catalog. */
export function cancelGoLive(rest: RestClient, customerId: string, requestId: string): Promise<GoLiveRecord> {
  return rest.post('/api/v3/customers/{id}/golive/{requestId}/cancel', {
    params: { id: customerId, requestId },
  });
}

/** Asks again for what came to nothing; 409 GO_LIVE_EVENT_SOON as for a new request. No call of the catalog. */
export function retryGoLive(
  rest: RestClient,
  customerId: string,
  requestId: string,
  isSoonKnown: boolean,
): Promise<GoLiveRecord> {
  return rest.post('/api/v3/customers/{id}/golive/{requestId}/retry', {
    params: { id: customerId, requestId },
    body: { isSoonKnown },
  });
}
