import type { Screen } from '../../kernel/screen.ts';
import { encoderSchedulePath, eventPath, schedulePath } from '../../kernel/paths/schedule.ts';

export const screens: readonly Screen[] = [
  {
    name: 'schedule',
    path: schedulePath(),
    access: { permissions: ['MANAGE_SCHEDULE', 'VIDEO_REVIEW'] },
    page: async () => (await import('./SchedulePage.tsx')).SchedulePage,
    menu: { at: 20, icon: 'M3 5h14v12H3zM3 9h14M7 3v4M13 3v4' },
    help: { area: 'live', at: 30 },
  },
  {
    name: 'event',
    path: eventPath(':uuid'),
    access: { permissions: ['MANAGE_SCHEDULE', 'VIDEO_REVIEW'] },
    page: async () => (await import('./event/EventPage.tsx')).EventPage,
    shows: 'EVENT',
  },
  {
    name: 'encoderSchedule',
    path: encoderSchedulePath(':uuid'),
    access: { permissions: ['MANAGE_SCHEDULE'] },
    page: async () => (await import('./encoder/EncoderSchedulePage.tsx')).EncoderSchedulePage,
  },
];
