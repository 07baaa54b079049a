import { FRESH_MS } from '../../../../schema/rules/encoderTimes.ts';
import type { RestClient } from '../../client/client.ts';
import type { LicensedPackageRecord } from './customers.ts';

/** C-044: the packages of one part of the product with their licences, by name. 503 while it cannot be read (NET-10). */
export function readLicenseManifest(
  rest: RestClient,
  name: 'web' | 'server',
): Promise<readonly LicensedPackageRecord[]> {
  return rest.get('/manifests/licenses/{file}', { params: { file: `${name}.json` }, freshMs: FRESH_MS });
}
