import { useEffect, useState } from 'react';
import { deviceId as deviceIdRule } from '../../../../schema/rules/uploaders.ts';
import { request } from '../../../kernel/request.ts';
import { UploaderRegistrationDocument, type UploaderRegistrationQuery } from './Uploader.generated.ts';

export type Registration = NonNullable<UploaderRegistrationQuery['uploaderRegistration']>;

/** True if the link's device is registered; null until that is known, or when it cannot be found out. */
export function useRegistration(deviceId: string | null): Registration | null {
  const [known, setKnown] = useState<Registration | null>(null);
  useEffect(() => {
    if (deviceId === null || !deviceIdRule.isValidSync(deviceId)) return undefined;
    let gone = false;
    request(UploaderRegistrationDocument, { deviceId }).then(
      ({ uploaderRegistration }) => gone || setKnown(uploaderRegistration ?? null),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [deviceId]);
  return known?.deviceId === deviceId ? known : null;
}
