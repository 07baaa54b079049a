import type app from './app/locales/en.json';
import type problems from '../schema/reasons/en.json';
import type screens from './kernel/locales/screens/en.json';
import type screenTexts from './kernel/locales/screenTexts/en.json';
import type ui from './ui/locales/en.json';
import type admin from './areas/admin/locales/en.json';
import type analytics from './areas/analytics/locales/en.json';
import type audit from './areas/audit/locales/en.json';
import type cues from './areas/cues/locales/en.json';
import type dashboard from './areas/dashboard/locales/en.json';
import type encoderSettings from './areas/encoderSettings/locales/en.json';
import type encoderVideos from './areas/encoderVideos/locales/en.json';
import type encoders from './areas/encoders/locales/en.json';
import type explorer from './areas/explorer/locales/en.json';
import type help from './areas/help/locales/en.json';
import type liveDoctor from './areas/liveDoctor/locales/en.json';
import type media from './areas/media/locales/en.json';
import type notifications from './areas/notifications/locales/en.json';
import type playerProfiles from './areas/playerProfiles/locales/en.json';
import type qrOverlays from './areas/qrOverlays/locales/en.json';
import type rtmpDestinations from './areas/rtmpDestinations/locales/en.json';
import type schedule from './areas/schedule/locales/en.json';
import type session from './areas/session/locales/en.json';
import type settings from './areas/settings/locales/en.json';
import type things from './areas/things/locales/en.json';
import type upload from './areas/upload/locales/en.json';
import type uploader from './areas/uploader/locales/en.json';
import type webPresets from './areas/webPresets/locales/en.json';
import type webVideos from './areas/webVideos/locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    fallbackNS: 'app';
    returnNull: false;
    resources: {
      app: typeof app;
      problems: typeof problems;
      screens: typeof screens;
      screenTexts: typeof screenTexts;
      ui: typeof ui;
      admin: typeof admin;
      analytics: typeof analytics;
      audit: typeof audit;
      cues: typeof cues;
      dashboard: typeof dashboard;
      encoderSettings: typeof encoderSettings;
      encoderVideos: typeof encoderVideos;
      encoders: typeof encoders;
      explorer: typeof explorer;
      help: typeof help;
      liveDoctor: typeof liveDoctor;
      media: typeof media;
      notifications: typeof notifications;
      playerProfiles: typeof playerProfiles;
      qrOverlays: typeof qrOverlays;
      rtmpDestinations: typeof rtmpDestinations;
      schedule: typeof schedule;
      session: typeof session;
      settings: typeof settings;
      things: typeof things;
      upload: typeof upload;
      uploader: typeof uploader;
      webPresets: typeof webPresets;
      webVideos: typeof webVideos;
    };
  }
}
