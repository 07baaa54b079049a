import type { PluginKind } from '../../../../schema/rules/uploaders.ts';
import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';

type Schemas = components['schemas'];

/** Registration of a device, with its name and organization. */
export type UploaderRegistrationRecord = Schemas['UploaderRegistration'];

/** Name and password of an Organization Admin, in place of a session (REG-04). */
export interface UploaderCredentials {
  userName: string;
  password: string;
  /** A one-time code or a recovery code, where the account keeps a second factor. */
  secondFactor?: string | null;
}

/**
 * C-091: registers a software encoder. 400 without a device id, 401 for a wrong name or password, 402 without a
 * license left, 403 for others than Organization Admins, 409 for a name that is taken, 409 STATE for a device that is
 * registered, 429 after too many failures.
 */
export function registerUploader(
  rest: RestClient,
  body: UploaderCredentials & { deviceId: string; name: string; pluginKind: PluginKind },
): Promise<Schemas['RegisteredUploader']> {
  return rest.anonymous().post('/api/v3/uploaders/registration', { body });
}

/** C-092: whether a device is registered. Everybody may ask who knows its id; its organization hears its names. */
export function readUploaderRegistration(
  rest: RestClient,
  deviceId: string,
): Promise<UploaderRegistrationRecord> {
  return rest.get('/api/v3/uploaders/registration/{deviceId}', {
    params: { deviceId },
    toldOfVisitor: true,
  });
}

/** C-093: unregisters a software encoder and frees its license. 404 when it is not registered; else as C-091. */
export async function unregisterUploader(
  rest: RestClient,
  { deviceId, ...body }: UploaderCredentials & { deviceId: string },
): Promise<void> {
  await rest.anonymous().delete('/api/v3/uploaders/{deviceId}', { params: { deviceId }, body });
}
