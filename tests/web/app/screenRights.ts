const SETTINGS = ['', '/create', '/:uuid', '/:uuid/edit'];
const under = (base: string, paths: string[] = SETTINGS) => paths.map((path) => base + path);

/** Access to screens by the permissions in the specification's list (PRM-01 to PRM-27). */
export const SCREEN_RIGHTS: readonly (readonly [who: string, paths: readonly string[]])[] = [
  // Any signed-in person.
  [
    'PAECLRV',
    ['/signup/plans', '/shop', '/not-authorized', '/not-found', '/opensource', '/explorer', '/admin'],
  ],
  ['PAECLRV', ['/help', '/help/contact']],
  // S-073: signed in; its cards are for who may open them.
  ['PAECLRV', ['/settings']],
  // videoReview, which reads playlists, too.
  ['PAECLRV', ['/library', '/media', ...under('/media/library', ['', '/:uuid'])]],
  [
    'PAECLRV',
    ['clips', 'encoder-videos', 'web-videos'].flatMap((name) => under(`/media/${name}`, ['', '/:uuid'])),
  ],
  ['PAECLRV', under('/media/playlists', ['', '/:uuid'])],
  // The capability for playlists, which writes them (PRM-19).
  ['PAECL', under('/media/playlists', ['/add', '/add/:uuid/:count'])],
  ['PAECLRV', ['/schedule', '/schedule/event/:uuid', '/analytics', '/analytics/media-library']],
  // viewDashboard, accountDetails.
  ['PAECL', ['/', '/settings/account']],
  // manageSched.
  ['PAEC', ['/go-live', '/media/start-web-video/:uuid', '/schedule/create', '/schedule/event/:uuid/edit']],
  ['PAEC', under('/schedule/encoder', ['/:uuid', '/:uuid/edit'])],
  // manageEncoderAndWebSettings; creating a channel needs an admin (PRM-16).
  ['PAEC', ['/encoders/:uuid/logs', ...under('/settings/encoder-channels', ['', '/:uuid', '/:uuid/edit'])]],
  ['PA', ['/settings/encoder-channels/create']],
  ['PAEC', under('/settings/encoders', ['', '/:uuid', '/:uuid/health', '/:uuid/edit', '/:uuid/update'])],
  [
    'PAEC',
    ['encoder-presets', 'web-channels', 'web-presets', 'qr-click-overlays'].flatMap((name) =>
      under(`/settings/${name}`),
    ),
  ],
  // manageDestinationGroups, of which creating needs an admin (PRM-15); with manageSocialMedia RTMP.
  ['PAEC', under('/settings/destination-groups', ['', '/:uuid', '/:uuid/edit'])],
  ['PAE', ['/settings/destination-groups/create']],
  ['PAEC', under('/settings/rtmp-destinations')],
  // manageSocialMedia.
  ['PAE', [...under('/settings/social-media'), '/settings/social-media/fb-redirect']],
  ['PAE', [...under('/media/clip-post-social', ['', '/:uuid']), '/schedule/post/:uuid']],
  // manageUsers, manageVenues, bandwidthAnalytics, and what only admins hold.
  [
    'PA',
    [
      '/settings/activity',
      ...under('/settings/venues', [...SETTINGS, '/decoders']),
      ...under('/settings/users', ['', '/invite', '/:uuid', '/:uuid/edit']),
    ],
  ],
  ['PA', [...under('/settings/api-access'), ...under('/settings/organization', ['', '/library-settings'])]],
  ['PA', under('/settings/organization/bandwidth-usage', ['', '/day'])],
  // The media library's capabilities (PRM-23), the site's, the upload's and the player's (PRM-19, PRM-24).
  [
    'PAL',
    ['/media/save', '/media/:mediaId/clips/create', ...under('/media/library/:uuid', ['/enrich', '/trim'])],
  ],
  ['PAL', ['/media/upload', '/media/recently-uploaded', ...under('/media/sites')]],
  ['PAEL', under('/settings/player-profiles')],
  // The admin area is read with sudo, and changed with sudoAdmin (PRM-27).
  [
    'PV',
    ['current-org', 'current-org/encoder-search', 'current-org/system-logs'].map((path) => `/admin/${path}`),
  ],
  ['PV', ['hardware-dashboard', 'monitoring'].map((path) => `/admin/current-org/${path}`)],
  [
    'PV',
    ['current-org/encoders', 'current-org/hardware', 'organizations'].flatMap((path) =>
      under(`/admin/${path}`, ['', '/:uuid']),
    ),
  ],
  [
    'P',
    ['current-org', 'current-org/encoders', 'current-org/hardware', 'organizations'].map(
      (path) => `/admin/${path}/:uuid/edit`,
    ),
  ],
  [
    'P',
    [
      'current-org/encoder',
      'current-org/encoder/:uuid/update',
      'current-org/hardware/create',
      'organizations/create',
    ].map((path) => `/admin/${path}`),
  ],
];
