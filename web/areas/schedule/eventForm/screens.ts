import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import { encoderScheduleEditPath, eventCreatePath, eventEditPath } from '../../../kernel/paths/eventForm.ts';

const access: Access = { permissions: ['MANAGE_SCHEDULE'] };

export const screens: readonly Screen[] = [
  {
    name: 'createEvent',
    path: eventCreatePath(),
    access,
    page: async () => (await import('./CreateEventPage.tsx')).CreateEventPage,
    help: { area: 'live', at: 20 },
  },
  {
    name: 'editEvent',
    path: eventEditPath(':uuid'),
    access,
    page: async () => (await import('./EditEventPage.tsx')).EditEventPage,
  },
  {
    name: 'editEncoderSchedule',
    path: encoderScheduleEditPath(':uuid'),
    access,
    page: async () => (await import('./EditEncoderSchedulePage.tsx')).EditEncoderSchedulePage,
  },
];
