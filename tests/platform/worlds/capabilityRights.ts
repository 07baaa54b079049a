import type { CapabilityName } from '../../../schema/rules/rights.ts';

/**
 * Access that each capability grants alone, by rule (PRM-18 to PRM-26), for users without a role. Other capabilities
 * grant nothing alone.
 */
const TABLE = `
getApiApps
  GET /api/v3/customers/:id/clients
  GET /api/v3/clients/:uuid
  GET /api/v3/clients/roles
  GET /api/v3/clients/:uuid/webhooks
  GET /api/v3/webhooks/:uuid/deliveries
addApiApps
  POST /api/v3/customers/:id/clients
updateApiApps
  PATCH /api/v3/clients/:uuid
  POST /api/v3/clients/:uuid/regenerateSecret
  POST /api/v3/clients/:uuid/webhooks
  PATCH /api/v3/webhooks/:uuid
  DELETE /api/v3/webhooks/:uuid
  POST /api/v3/webhooks/:uuid/regenerateSecret
  POST /api/v3/webhooks/:uuid/ping
  POST /api/v3/webhookdeliveries/:uuid/resend
deleteApiApps
  DELETE /api/v3/clients/:uuid
contacts
  POST /api/v3/customers/:id/contacts
  PATCH /api/v3/contacts/:contactId
  DELETE /api/v3/contacts/:contactId
  GET /api/v3/customers/:id/bin/contacts
  POST /api/v3/contacts/:id/restore
getCustomers
  GET /api/v3/toggles
  GET /api/v3/toggleregs
addCustomers
  PUT /api/v3/customers/:id/toggles/:toggleId
  DELETE /api/v3/customers/:id/toggles/:toggleId
events
  PATCH /api/v3/events/:uuid
  DELETE /api/v3/events/:uuid
videoUpload
  POST /media-metadata/api/v1/customers/:id/uploads
  DELETE /media-metadata/api/v1/uploads/:uploadId
  HEAD /media-metadata/api/v1/uploads/:uploadId
  PATCH /media-metadata/api/v1/uploads/:uploadId
  POST /media-metadata/api/v1/uploads/:uploadId/complete
  PUT /media-metadata/api/v1/uploads/:uploadId/parts/:n
playlists
  GET /media-metadata/api/v1/customers/:id/bin/playlists
  POST /media-metadata/api/v1/customers/:id/playlists
  POST /media-metadata/api/v1/playlists/:id/restore
  PATCH /media-metadata/api/v1/playlists/:uuid
  DELETE /media-metadata/api/v1/playlists/:uuid
  POST /media-metadata/api/v1/playlists/:uuid/media
  DELETE /media-metadata/api/v1/playlists/:uuid/media/:mediaId
  PUT /media-metadata/api/v1/playlists/:uuid/order
encodersAdmin
  POST /api/v3/encoderunits/:serialNumber/activationcode
  PUT /api/v3/encoders/:uuid/move
webEventProfileBandwidth
  GET /api/v3/webeventprofiles/:uuid/bandwidth
addLibrary
  POST /api/v3/contentdestinations/:id/archive
deleteLibrary
  DELETE /media-metadata/api/v1/media/:mediaId
  GET /media-metadata/api/v1/customers/:id/bin/media
  POST /media-metadata/api/v1/media/:id/restore
downloadLibrary
  GET /api/v3/events/:uuid/download
  GET /api/v3/library/:mediaId/download
  GET /api/v3/contentdestinations/:id/download
updateLibrary
  PATCH /media-metadata/api/v1/media/:mediaId
  POST /media-metadata/api/v1/media/:mediaId/renditions
  DELETE /media-metadata/api/v1/media/:mediaId/renditions
  POST /media-metadata/api/v1/media/:mediaId/thumbnail
manageSubscription
  POST /onboarding/api/v1/customers/:id/trials
  DELETE /onboarding/api/v1/customers/:id/trials/:trialId
  POST /onboarding/api/v1/customers/:id/subscriptions
  POST /onboarding/api/v1/customers/:id/subscriptions/canceltrial
  GET /onboarding/api/v1/customers/:id/billingportal
  POST /data-usage/api/v1/customers/:id/requests
getOrganizationDetails
  GET /api/v3/customers/:id/contacts
  GET /api/v3/customers/:id/librarysettings
  GET /onboarding/api/v1/customers/:id/trials
getPlayerConfig
  GET /player-config/api/v1/configs/:uuid
  GET /player-config/api/v1/customers/:id/configs/list
playerConfig
  POST /player-config/api/v1/customers/:id/configs
  PUT /player-config/api/v1/configs/:uuid
  DELETE /player-config/api/v1/configs/:uuid
  POST /player-config/api/v1/configs/:id/restore
  GET /player-config/api/v1/customers/:id/bin/configs
`;

const OPENED = new Map<string, string[]>(
  TABLE.trim()
    .split(/\n(?! )/)
    .map((lines) => {
      const [capability = '', ...routes] = lines.split('\n');
      return [capability, routes.map((route) => route.trim())];
    }),
);

/** The routes that a capability opens to somebody who holds nothing else. */
export function openedBy(capability: CapabilityName): readonly string[] {
  return OPENED.get(capability) ?? [];
}
