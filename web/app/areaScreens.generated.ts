import { screens as admin } from '../areas/admin/screens.ts';
import { screens as analytics } from '../areas/analytics/screens.ts';
import { screens as audit } from '../areas/audit/screens.ts';
import { screens as dashboard } from '../areas/dashboard/screens.ts';
import { screens as encoderSettings } from '../areas/encoderSettings/screens.ts';
import { screens as encoderVideos } from '../areas/encoderVideos/screens.ts';
import { screens as encoders } from '../areas/encoders/screens.ts';
import { screens as explorer } from '../areas/explorer/screens.ts';
import { screens as help } from '../areas/help/screens.ts';
import { screens as media } from '../areas/media/screens.ts';
import { screens as playerProfiles } from '../areas/playerProfiles/screens.ts';
import { screens as schedule } from '../areas/schedule/screens.ts';
import { screens as session } from '../areas/session/screens.ts';
import { screens as settings } from '../areas/settings/screens.ts';
import { screens as upload } from '../areas/upload/screens.ts';
import { screens as uploader } from '../areas/uploader/screens.ts';
import { screens as webVideos } from '../areas/webVideos/screens.ts';
import { ofArea, type Screen } from '../kernel/screen.ts';

/** Every screen of the product, as its area states it. */
export const areaScreens: readonly Screen[] = [
  ...ofArea('admin', admin),
  ...ofArea('analytics', analytics),
  ...ofArea('audit', audit),
  ...ofArea('dashboard', dashboard),
  ...ofArea('encoderSettings', encoderSettings),
  ...ofArea('encoderVideos', encoderVideos),
  ...ofArea('encoders', encoders),
  ...ofArea('explorer', explorer),
  ...ofArea('help', help),
  ...ofArea('media', media),
  ...ofArea('playerProfiles', playerProfiles),
  ...ofArea('schedule', schedule),
  ...ofArea('session', session),
  ...ofArea('settings', settings),
  ...ofArea('upload', upload),
  ...ofArea('uploader', uploader),
  ...ofArea('webVideos', webVideos),
];
