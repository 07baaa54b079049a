/**
 * Routes below those who may use them and the rule that says so: a column each for the six roles; or whoever signs in,
 * super-admins and who reads for them, devices. `*` stands for every method.
 */
export const TABLE = `
anyone | PRM-12 nothing is required
  GET /api/v3/customers/:id
  GET /api/v3/customers/:id/fts
  GET /api/v3/news
  GET /api/v3/plans
  GET /api/v3/preferences
  PATCH /api/v3/preferences
  GET /api/v3/secondfactors
  POST /api/v3/secondfactors
  POST /api/v3/secondfactors/begin
  POST /api/v3/secondfactors/recoverycodes
  PATCH /api/v3/secondfactors/:id
  POST /api/v3/secondfactors/:id/remove
  DELETE /api/v3/sessions
  DELETE /api/v3/sessions/:id
  GET /api/v3/sessions
  GET /api/v3/regions
  GET /api/v3/regions/:id/vodbuckets
  GET /api/v3/timezones
  GET /api/v3/userplans
  GET /api/v3/vodplans
  GET /api/v3/webplans
  GET /legacy/users/me
  POST /onboarding/api/v1/contactrequests
  GET /onboarding/api/v1/salesplans/:planId
  POST /system-events/api/v1/events
  GET /system-status/api/v1/services
  POST /track
  * /ai/api/v1/*
  * /internal/api/v1/*
  * /subtitles/api/v1/*
yes yes yes yes yes yes | PRM-01 PRM-03 PRM-10
  GET /api/v3/customers/:id/destinationschedules
  GET /api/v3/customers/:id/onair
  GET /api/v3/customers/:id/plannedevents
  GET /api/v3/destinationschedules/:id
  GET /api/v3/contentdestinations/:id
  GET /api/v3/contentdestinations/:id/playback
  GET /api/v3/contentdestinations/:id/summary
  GET /api/v3/customers/:id/contentdestinations
  GET /api/v3/customers/:id/schedules
  GET /api/v3/customers/:id/schedules/readiness
  GET /api/v3/customers/:id/webeventprofiles
  GET /api/v3/schedules/:uuid
  GET /api/v3/schedules/:uuid/contentdestinations
  GET /api/v3/webeventprofiles/:uuid
yes yes yes yes yes yes | PRM-01 PRM-10
  GET /telemetry/api/v1/customers/:customerId/:api/export
  GET /telemetry/api/v1/customers/:customerId/:api/statistics/allvideos
  GET /telemetry/api/v1/customers/:customerId/:api/statistics/summary
  GET /telemetry/api/v1/customers/:customerId/:api/statistics/viewers/locations
  GET /telemetry/api/v1/customers/:customerId/:api/statistics/viewers/new
  GET /telemetry/api/v1/customers/:customerId/:api/statistics/viewers/return
  GET /telemetry/api/v1/customers/:customerId/:api/statistics/viewers/unique
  GET /telemetry/api/v1/customers/:customerId/:api/statistics/views
  GET /telemetry/api/v1/customers/:customerId/:api/statistics/watchtime/average
  GET /telemetry/api/v1/customers/:customerId/:api/statistics/watchtime/median
  GET /telemetry/api/v1/customers/:customerId/:api/statistics/watchtime/total
  GET /telemetry/api/v1/customers/:customerId/social/statistics
yes yes yes yes yes yes | PRM-10
  GET /api/v3/contentdestinations/:id/cues
  GET /api/v3/customers/:id/events
  GET /api/v3/customers/:id/webevents/historical
  GET /api/v3/events/:uuid
  GET /api/v3/events/:uuid/playback
  GET /api/v3/events/:uuid/summary
  GET /api/v3/streamprofiles/:profileId/events/:eventId/cues
  GET /api/v3/subjects/:id/events
  POST /api/v3/webplayer/library
  GET /cues/api/v1/media/:id/cues
  GET /media-metadata/api/v1/customers/:id/bucketsize
  GET /media-metadata/api/v1/customers/:id/media
  GET /media-metadata/api/v1/customers/:id/media/recent
  GET /media-metadata/api/v1/customers/:id/playlists
  GET /media-metadata/api/v1/media/:mediaId
  GET /media-metadata/api/v1/media/:mediaId/playback
  GET /media-metadata/api/v1/media/:mediaId/renditions
  GET /media-metadata/api/v1/media/:mediaId/summary
  GET /media-metadata/api/v1/media/extras
  GET /media-metadata/api/v1/playlists/:uuid
  GET /media-metadata/api/v1/playlists/:uuid/media
  GET /media-status/api/v1/media/:mediaId
  GET /search/api/v1/suggestions/:customer
  GET /search/api/v1/tags/:customer
  GET /search/api/v1/vod/:customer
yes yes yes yes yes - | PRM-01 streams in use
  GET /stream-usage/api/v1/customers/:id
yes yes yes yes yes - | PRM-01 PRM-02
  GET /api/v3/customers/:id/encoderprofiles
  GET /api/v3/customers/:id/encoders
  GET /api/v3/customers/:id/eventprofiles
  GET /api/v3/customers/:id/livefindings
  GET /api/v3/customers/:id/notifications
  POST /api/v3/customers/:id/notifications/read
  GET /api/v3/encoderprofiles/:uuid
  GET /api/v3/encoderprofiles/options
  GET /api/v3/encoders/:uuid
  GET /api/v3/encoders/:uuid/network
  GET /api/v3/encoders/:uuid/readings
  GET /api/v3/encoders/:uuid/status
  GET /api/v3/encoders/minimumoption
  GET /api/v3/encoders/online
  GET /api/v3/encoders/options
  GET /api/v3/eventprofiles/:id
  GET /api/v3/eventprofiles/:id/ingest
  GET /api/v3/eventprofiles/:id/outputs
  GET /api/v3/eventprofiles/:id/schedules
  GET /api/v3/eventprofiles/:id/users
  GET /marathon/api/v1/automations/:encoderId
yes yes yes yes yes - | PRM-01 PRM-05
  GET /api/v3/customers/:id/monitors
yes yes yes yes yes - | PRM-08
  POST /api/v3/contentdestinations/:id/cues
  DELETE /api/v3/contentdestinations/:id/cues/:cueId
  PATCH /api/v3/contentdestinations/:id/cues/:cueId
  POST /api/v3/streamprofiles/:profileId/events/:eventId/cues
  DELETE /api/v3/streamprofiles/:profileId/events/:eventId/cues/:cueId
  PATCH /api/v3/streamprofiles/:profileId/events/:eventId/cues/:cueId
  POST /cues/api/v1/cues/:id/restore
  GET /cues/api/v1/customers/:id/bin/cues
  POST /cues/api/v1/media/:id/cues
  DELETE /cues/api/v1/media/:id/cues/:cueId
  PATCH /cues/api/v1/media/:id/cues/:cueId
yes yes yes yes yes - | PRM-19 events
  DELETE /api/v3/events/:uuid
  PATCH /api/v3/events/:uuid
yes yes yes yes yes - | PRM-19 playlists
  GET /media-metadata/api/v1/customers/:id/bin/playlists
  POST /media-metadata/api/v1/customers/:id/playlists
  POST /media-metadata/api/v1/playlists/:id/restore
  DELETE /media-metadata/api/v1/playlists/:uuid
  PATCH /media-metadata/api/v1/playlists/:uuid
  POST /media-metadata/api/v1/playlists/:uuid/media
  DELETE /media-metadata/api/v1/playlists/:uuid/media/:mediaId
  PUT /media-metadata/api/v1/playlists/:uuid/order
`;

/** The rest of it: what needs more than to look. */
export const TABLE_OF_WRITES = `
yes yes yes yes - - | PRM-02
  POST /api/v3/archive/upload
  GET /api/v3/customers/:id/bin/encoderprofiles
  GET /api/v3/customers/:id/bin/eventprofiles
  POST /api/v3/customers/:id/encoderprofiles
  POST /api/v3/customers/:id/encoders
  POST /api/v3/encoderprofiles/:id/restore
  DELETE /api/v3/encoderprofiles/:uuid
  PATCH /api/v3/encoderprofiles/:uuid
  PATCH /api/v3/encoders/:uuid
  POST /api/v3/encoders/:uuid/logs/upload
  PATCH /api/v3/encoders/:uuid/network
  POST /api/v3/encoders/:uuid/remotesupport
  PATCH /api/v3/encoders/:uuid/status
  GET /api/v3/encoders/:uuid/token
  DELETE /api/v3/encoders/:uuid/token
  DELETE /api/v3/eventprofiles/:id
  PATCH /api/v3/eventprofiles/:id
  POST /api/v3/eventprofiles/:id/restore
  POST /api/v3/eventprofiles/:id/streamkey
  PUT /api/v3/eventprofiles/:id/streamkey
  PUT /api/v3/eventprofiles/:id/users
  POST /api/v3/storageproviders/encoderchannels
  GET /api/v3/customers/:id/bin/webeventprofiles
  POST /api/v3/customers/:id/webeventprofiles
  POST /api/v3/webeventprofiles/:id/restore
  PATCH /api/v3/webeventprofiles/:uuid
  DELETE /api/v3/webeventprofiles/:uuid
  POST /api/v3/webeventprofiles/:uuid/clear
  POST /api/v3/webeventprofiles/:uuid/offlineimage
  GET /api/v3/customers/:id/bin/webencoderprofiles
  GET /api/v3/customers/:id/webencoderprofiles
  POST /api/v3/customers/:id/webencoderprofiles
  POST /api/v3/webencoderprofiles/:id/restore
  GET /api/v3/webencoderprofiles/:uuid
  DELETE /api/v3/webencoderprofiles/:uuid
  PATCH /api/v3/webencoderprofiles/:uuid
  GET /hotspots/api/v1/customers/:id/bin/urls
  GET /hotspots/api/v1/customers/:id/urls
  POST /hotspots/api/v1/customers/:id/urls
  POST /hotspots/api/v1/urls/:id/restore
  GET /hotspots/api/v1/urls/:uuid
  DELETE /hotspots/api/v1/urls/:uuid
  PATCH /hotspots/api/v1/urls/:uuid
  GET /log-gateway/api/v1/logs/:id/logs/:encoderId
  PATCH /marathon/api/v1/automations/:encoderId
yes yes yes yes - - | PRM-06 PRM-07
  POST /api/v3/eventprofiles/:id/outputs
  POST /api/v3/outputs/:id/start
  POST /api/v3/outputs/:id/stop
  POST /api/v3/outputs/:id/streamkey
  DELETE /api/v3/outputs/:id
  GET /api/v3/customers/:id/bin/rtmpdestinations
  GET /api/v3/customers/:id/rtmp/destination
  POST /api/v3/customers/:id/rtmp/destination
  POST /api/v3/rtmp/destination/:id/restore
  DELETE /api/v3/rtmp/destination/:uuid
  GET /api/v3/rtmp/destination/:uuid
  PATCH /api/v3/rtmp/destination/:uuid
  POST /api/v3/rtmp/destination/:uuid/streamkey
yes yes yes yes - - | PRM-07
  GET /api/v4/customers/:id/bin/destinationgroups
  GET /api/v4/customers/:id/destinationgroups
  GET /api/v4/customers/:id/destinationgroups/:destinationId
  DELETE /api/v4/customers/:id/destinationgroups/:destinationId
  PATCH /api/v4/customers/:id/destinationgroups/:destinationId
  POST /api/v4/destinationgroups/:id/restore
yes yes yes - - - | PRM-15
  POST /api/v4/customers/:id/destinationgroups
yes yes yes yes - - | PRM-03
  GET /api/v3/customers/:id/bin/schedules
  POST /api/v3/customers/:id/destinationschedules
  POST /api/v3/customers/:id/schedules
  POST /api/v3/customers/:id/schedules/validate
  DELETE /api/v3/destinationschedules/:id
  PATCH /api/v3/destinationschedules/:id
  POST /api/v3/schedules/:id/restore
  GET /api/v3/schedules/:uuid/log
  DELETE /api/v3/schedules/:uuid
  PATCH /api/v3/schedules/:uuid
  POST /api/v3/schedules/:uuid/exdate
  POST /api/v3/schedules/:uuid/exdate/restore
  POST /api/v3/schedules/:uuid/thumbnail
  DELETE /api/v3/schedules/:uuid/thumbnail
  GET /api/v3/customers/:id/golive
  POST /api/v3/customers/:id/golive
  GET /api/v3/customers/:id/golive/:requestId
  POST /api/v3/customers/:id/golive/:requestId/cancel
  POST /api/v3/customers/:id/golive/:requestId/retry
  GET /api/v3/customers/:id/livesources
  POST /api/v3/rtmp/:streamId/stop
  POST /api/v3/rtmp/destination/:uuid/start
  POST /api/v3/contentdestinations/:id/stop
  DELETE /api/v3/contentdestinations/:id
  PATCH /api/v3/contentdestinations/:id
  POST /api/v3/contentdestinations/:id/publish
  POST /api/v3/contentdestinations/:id/republish
  POST /api/v3/customers/:id/contentdestinations
  POST /api/v3/contentdestinations/:id/restore
  GET /api/v3/customers/:id/bin/contentdestinations
  POST /api/v3/customers/:id/contentdestinations/stop
yes yes yes yes - - | PRM-03 PRM-06
  GET /api/v3/customers/:id/posts
  GET /api/v3/posts/:uuid
yes yes yes - - - | PRM-06 PRM-24 social media accounts
  POST /api/v3/customers/:id/posts
  DELETE /api/v3/posts/:uuid
  PATCH /api/v3/posts/:uuid
  GET /api/v3/customers/:id/bin/posts
  POST /api/v3/posts/:id/restore
  GET /api/v3/customers/:id/socialmedia
  POST /api/v3/customers/:id/socialmedia
  POST /api/v3/customers/:id/socialmedia/authorize
  DELETE /api/v3/socialmedia/:uuid
  GET /api/v3/socialmedia/:uuid
  PATCH /api/v3/socialmedia/:uuid
  GET /api/v3/socialmedia/:uuid/checklive
  GET /api/v3/socialmedia/:uuid/crosspostdestinations
  GET /api/v3/socialmedia/:uuid/destinations
  GET /api/v3/socialmedia/:uuid/facebook/channelinfo
  POST /api/v3/socialmedia/:uuid/files
  GET /api/v3/socialmedia/:uuid/schedules
  POST /api/v3/socialmedia/:uuid/sync
yes yes yes - yes - | PRM-23 download
  GET /api/v3/events/:uuid/download
  GET /api/v3/library/:mediaId/download
  GET /api/v3/contentdestinations/:id/download
yes yes yes - yes - | PRM-24 player config
  POST /player-config/api/v1/configs/:id/restore
  GET /player-config/api/v1/configs/:uuid
  DELETE /player-config/api/v1/configs/:uuid
  PUT /player-config/api/v1/configs/:uuid
  GET /player-config/api/v1/customers/:id/bin/configs
  POST /player-config/api/v1/customers/:id/configs
  GET /player-config/api/v1/customers/:id/configs/list
yes yes - - yes - | PRM-19 video upload
  POST /media-metadata/api/v1/customers/:id/uploads
  DELETE /media-metadata/api/v1/uploads/:uploadId
  HEAD /media-metadata/api/v1/uploads/:uploadId
  PATCH /media-metadata/api/v1/uploads/:uploadId
  POST /media-metadata/api/v1/uploads/:uploadId/complete
  PUT /media-metadata/api/v1/uploads/:uploadId/parts/:n
yes yes - - yes - | PRM-23 delete, update
  GET /media-metadata/api/v1/customers/:id/bin/media
  POST /media-metadata/api/v1/media/:id/restore
  POST /api/v3/contentdestinations/:id/archive
  DELETE /media-metadata/api/v1/media/:mediaId
  PATCH /media-metadata/api/v1/media/:mediaId
  POST /media-metadata/api/v1/media/:mediaId/renditions
  DELETE /media-metadata/api/v1/media/:mediaId/renditions
  POST /media-metadata/api/v1/media/:mediaId/thumbnail
yes yes - - - - | PRM-04
  GET /api/v3/customers/:id/audit
  GET /api/v3/customers/:id/roles
  GET /api/v3/customers/:id/users
yes yes - - - - | PRM-04 PRM-22
  DELETE /api/v3/userinvites/:id
  GET /api/v3/customers/:id/userinvites
  POST /api/v3/customers/:id/userinvites
  POST /api/v3/userinvites/:id/resend
yes yes - - - - | PRM-04
  DELETE /api/v3/users/:id
  POST /api/v3/users/:id/secondfactors/reset
  PUT /api/v3/users/:id/roles
  GET /api/v3/customers/:id/signinrules
  PUT /api/v3/customers/:id/signinrules
yes yes - - - - | PRM-04 of another than oneself
  PATCH /api/v3/users/:id
  GET /api/v3/users/:id
  GET /api/v3/users/:id/roles
yes yes - - - - | PRM-05
  GET /api/v3/customers/:id/bin/venues
  POST /api/v3/customers/:id/venues
  PATCH /api/v3/venues/:uuid
  DELETE /api/v3/venues/:uuid
  POST /api/v3/venues/:id/restore
  DELETE /api/v3/decoders/:serial
  POST /api/v3/customers/:id/actions/loadevents
  GET /api/v3/customers/:id/licenses/venues
  GET /api/v3/customers/:id/venues
  GET /api/v3/users/:id/decoders
  GET /api/v3/venues/:uuid
yes yes - - - - | PRM-09
  GET /data-usage/api/v1/customers/:id/average
  GET /data-usage/api/v1/customers/:id/historical
  GET /data-usage/api/v1/customers/:id/statistics
  GET /data-usage/api/v1/customers/:id/days/:day
yes yes - - - - | PRM-16
  POST /api/v3/customers/:id/eventprofiles
yes yes - - - - | PRM-18
  GET /api/v3/clients/:uuid
  PATCH /api/v3/clients/:uuid
  DELETE /api/v3/clients/:uuid
  POST /api/v3/clients/:uuid/regenerateSecret
  GET /api/v3/clients/roles
  GET /api/v3/clients/:uuid/webhooks
  POST /api/v3/clients/:uuid/webhooks
  PATCH /api/v3/webhooks/:uuid
  DELETE /api/v3/webhooks/:uuid
  POST /api/v3/webhooks/:uuid/regenerateSecret
  POST /api/v3/webhooks/:uuid/ping
  GET /api/v3/webhooks/:uuid/deliveries
  POST /api/v3/webhookdeliveries/:uuid/resend
  POST /api/v3/customers/:id/clients
  GET /api/v3/customers/:id/clients
yes yes - - - - | PRM-20 bandwidth of web channels
  GET /api/v3/webeventprofiles/:uuid/bandwidth
yes yes - - - - | PRM-19 contacts
  GET /api/v3/customers/:id/bin/contacts
  POST /api/v3/contacts/:id/restore
  POST /api/v3/customers/:id/contacts
  PATCH /api/v3/contacts/:contactId
  DELETE /api/v3/contacts/:contactId
yes yes - - - - | PRM-24 organisation details
  GET /api/v3/customers/:id/contacts
  GET /api/v3/customers/:id/librarysettings
  PATCH /api/v3/customers/:id/librarysettings
yes yes - - - - | PRM-24 manage subscription
  GET /onboarding/api/v1/customers/:id/trials
  POST /onboarding/api/v1/customers/:id/trials
  DELETE /onboarding/api/v1/customers/:id/trials/:trialId
  POST /onboarding/api/v1/customers/:id/subscriptions
  POST /onboarding/api/v1/customers/:id/subscriptions/canceltrial
  GET /onboarding/api/v1/customers/:id/billingportal
  POST /data-usage/api/v1/customers/:id/requests
yes yes - - - - | PRM-26
  GET /api/v3/toggleregs
  GET /api/v3/toggles
yes - - - - - | PRM-26 updating
  PUT /api/v3/customers/:id/toggles/:toggleId
  DELETE /api/v3/customers/:id/toggles/:toggleId
yes - - - - - | PRM-20 encoders (admin)
  PUT /api/v3/encoders/:uuid/move
yes - - - - - | PRM-20 hardware is the provider’s
  DELETE /api/v3/encoders/:uuid
  POST /api/v3/encoderunits/:serialNumber/activationcode
sudo | PRM-27
  GET /api/v3/customers/names
  GET /api/v3/encoders/search
  GET /api/v3/monitors/decoders
  GET /api/v3/monitors/encoders
  GET /api/v3/monitors/players
  GET /internal/api/v1/failed-jobs
  GET /legacy/customers
  GET /legacy/customers/masterecg/:id
  GET /legacy/monitors/encoders/state/error
  GET /system-events/api/v1/events
device | devices
  GET /api/v3/devices/decoder/commands
  POST /api/v3/devices/decoder/reports
  GET /api/v3/devices/encoder/commands
  POST /api/v3/devices/encoder/reports
`;
