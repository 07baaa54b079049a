import type { RestClient } from '../../client/client.ts';
import type { PreferencesRecord } from './customers.ts';

/** `preferences`, a call of our own: what the caller has chosen. 404 for an API client. */
export function readPreferences(rest: RestClient): Promise<PreferencesRecord> {
  return rest.get('/api/v3/preferences');
}

/** `updatePreferences`, a call of our own: changes what is given. */
export function changePreferences(
  rest: RestClient,
  changes: Partial<PreferencesRecord>,
): Promise<PreferencesRecord> {
  return rest.patch('/api/v3/preferences', { body: changes });
}
