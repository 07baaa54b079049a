import type { UserErrorRecord } from '../../graph/kernel/userErrors.ts';
import type { UploaderRegistrationRecord } from '../../graph/upstream/rest/encoders/uploaders.ts';

/** What is known of a device's registration, with the device that was asked for. */
export type DeviceRegistrationRecord = UploaderRegistrationRecord & { deviceId: string };

/** What unregistering answers; its older name is answered by the one that stays. */
export interface UnregisterUploaderRecord {
  isUnregistered: boolean;
  userErrors: UserErrorRecord[];
}
