import type { UserErrorRecord } from '../../graph/kernel/userErrors.ts';
import type { UploaderRegistrationRecord } from '../../graph/upstream/rest/encoders/uploaders.ts';

/** Registration of a device, with the requested device. */
export type DeviceRegistrationRecord = UploaderRegistrationRecord & { deviceId: string };

/** Result of unregistering. Its deprecated field is resolved from the current one. */
export interface UnregisterUploaderRecord {
  isUnregistered: boolean;
  userErrors: UserErrorRecord[];
}
