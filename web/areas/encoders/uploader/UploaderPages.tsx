import './Uploader.css';
import { useCallback } from 'react';
import { DonePage } from './DonePage.tsx';
import { unregisterPath, uploaderResetPath } from '../../../kernel/paths/uploader.ts';
import { useUploaderPlace } from './place.ts';
import { RegisterPage } from './RegisterPage.tsx';
import { UnregisterPage } from './UnregisterPage.tsx';
import { UploaderResetPage } from './UploaderResetPage.tsx';

/** The public pages of software encoders (S-039 to S-043): no session is loaded and none is left behind (REG-04). */
export function UploaderPages() {
  const { path, deviceId, done, finish, restart } = useUploaderPlace();
  const over = useCallback(() => {
    if (done) restart(done);
  }, [done, restart]);
  if (done) return <DonePage done={done} onOver={over} />;
  if (path === uploaderResetPath()) return <UploaderResetPage deviceId={deviceId} />;
  if (path === unregisterPath()) return <UnregisterPage deviceId={deviceId} onDone={finish} />;
  return <RegisterPage deviceId={deviceId} onDone={finish} />;
}
