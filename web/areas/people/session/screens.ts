import type { Screen } from '../../../kernel/screen.ts';
import { acceptInvitePath, resetPasswordPath, verifyEmailPath } from '../../../kernel/paths/session.ts';

export const screens: readonly Screen[] = [
  {
    name: 'resetPassword',
    path: resetPasswordPath(),
    access: 'public',
    page: async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  {
    name: 'verifyEmail',
    path: verifyEmailPath(),
    access: 'public',
    page: async () => (await import('./VerifyEmailPage.tsx')).VerifyEmailPage,
  },
  {
    name: 'acceptInvite',
    path: acceptInvitePath(':id'),
    access: 'public',
    page: async () => (await import('./AcceptInvitePage.tsx')).AcceptInvitePage,
  },
  {
    name: 'notAuthorized',
    path: '/not-authorized',
    access: {},
    isAlias: true,
    page: async () => (await import('./public/NotAuthorizedPage.tsx')).NotAuthorizedPage,
  },
  {
    name: 'notFound',
    path: '/not-found',
    access: {},
    isAlias: true,
    page: async () => (await import('./public/NotFoundPage.tsx')).NotFoundPage,
  },
];
