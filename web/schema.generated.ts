/** Details of the user who accepts an invitation. */
export type AcceptInviteInput = {
  /** First name, 2 to 150 characters. */
  firstName: string;
  /** UUID of the invitation. */
  id: string;
  /** Last name, 2 to 150 characters. */
  lastName: string;
  /** Password, 10 to 128 characters. */
  password: string;
  /** Password again. */
  passwordConfirmation: string;
  /** Phone number for alerts, at most 40 characters. */
  phone?: string | null | undefined;
  /** Secret from the invitation link. */
  token: string;
};

/** Verification statuses of an account's email address. */
export type AccountStatus =
  /** Emails cannot be delivered to the address. */
  | 'INVALID'
  /** The verification link has not been opened yet. */
  | 'UNVERIFIED'
  /** The address is verified. */
  | 'VERIFIED';

/** Device to add as an encoder. */
export type ActivateEncoderInput = {
  /** Activation code on the device, `xxxx-xxxx`. */
  activationCode: string;
  /** Source of the encoder's settings. `ADVANCED` requires a preset. */
  configuration?: EncoderConfiguration | null | undefined;
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** ID of the channel to send video to. */
  encoderChannelId?: string | null | undefined;
  /** ID of the preset to use. */
  encoderPresetId?: string | null | undefined;
  /** Display name of the encoder. */
  name: string;
};

/** Kinds of content that a web channel can show. */
export type ActiveContentKind =
  /** An uploaded image. */
  | 'IMAGE'
  /** A broadcast that is on air. */
  | 'LIVE'
  /** A playlist, one video after another. */
  | 'PLAYLIST'
  /** The previous event. */
  | 'REPLAY'
  /** A video from the library. */
  | 'VIDEO';

/** Visibility of a web channel's content to viewers. */
export type ActiveContentState =
  /** Viewers see the content. */
  | 'ACTIVE'
  /** The content was removed. Viewers see nothing until the next scheduled event starts. */
  | 'HIDDEN';

/** Second factor that is being added, with a proof that it works. */
export type AddSecondFactorInput = {
  /** One-time code. */
  code?: string | null | undefined;
  /** Display name of the second factor, at most 60 characters. */
  name: string;
  /** Response of the browser, in JSON. */
  passkey?: string | null | undefined;
  /** Token of the addition. */
  token: string;
};

/** Videos to add to a playlist. */
export type AddToPlaylistInput = {
  /** Media IDs of the videos to add, in order. Required. */
  mediaItemIds?: Array<string> | null | undefined;
  /** UUID of the playlist. Required. */
  playlistId: string;
  /** Position at which the videos are added. The sort position of the playlist by default. */
  position?: PlaylistSortPosition | null | undefined;
};

/** Services that store viewer records. */
export type AnalyticsApi =
  /** Saved videos. */
  | 'CONTENT_LIBRARY'
  /** Events on Facebook. */
  | 'FACEBOOK'
  /** Events on web channels. */
  | 'WEB_EVENTS';

/** Roles of API clients, separate from the roles of users. */
export type ApiRole =
  /** Reads viewer data and bandwidth usage. */
  | 'ANALYTICS_API'
  /** Plans and runs live streams: schedule, encoders and channels. */
  | 'GO_LIVE_API'
  /** Reads saved videos and manages their cues. */
  | 'ON_DEMAND_API';

/** Reasons why an encoder needs attention, most severe first, followed by reasons that concern encoder channels, events and destinations. */
export type AttentionReason =
  /** The processor load is 90 % or more. */
  | 'CPU_HIGH'
  /** Destination on air: its network refused its call-to-action button. */
  | 'DESTINATION_BUTTON_REFUSED'
  /** Destination: its network refused to show or hide it. */
  | 'DESTINATION_PUBLISH_REFUSED'
  /** The encoder dropped 30 frames or more within an hour. */
  | 'DROPPING_FRAMES'
  /** Event: access to a social media account expires before the event ends. */
  | 'EVENT_ACCOUNT_ENDS'
  /** Event: another event uses its encoder at the same time. */
  | 'EVENT_CLASH'
  /** Event: a sensor of its encoder has reached its limit. */
  | 'EVENT_ENCODER_HOT'
  /** Event: it needs an encoder but has none, because none was selected or it was deleted or moved to another organization. */
  | 'EVENT_ENCODER_MISSING'
  /** Event: its encoder is offline. */
  | 'EVENT_ENCODER_OFFLINE'
  /** Event: its encoder failed to start. */
  | 'EVENT_FAILED_TO_START'
  /** Event: its whole scheduled time passed while nothing was running here. */
  | 'EVENT_MISSED'
  /** Event: its web channel has nothing to replay. */
  | 'EVENT_NOTHING_TO_REPLAY'
  /** Event: its encoder has no input. */
  | 'EVENT_NO_INPUT'
  /** Event: it is paused. */
  | 'EVENT_PAUSED'
  /** Event: its preset requires more than the plan includes. */
  | 'EVENT_PLAN_SHORT'
  /** Event: another event uses one of its RTMP destinations at the same time. */
  | 'EVENT_RTMP_CLASH'
  /** Event: it started late, because nothing was running here at its time. */
  | 'EVENT_STARTED_LATE'
  /** Event: the storage of the plan is full. */
  | 'EVENT_STORAGE_FULL'
  /** Event: more streams run at its time than the plan includes. */
  | 'EVENT_TOO_MANY'
  /** Event: its encoder is too old to start and must be updated first. */
  | 'EVENT_UPDATE_REQUIRED'
  /** Event: its saved video was deleted. */
  | 'EVENT_VIDEO_GONE'
  /** Event: its saved video has not finished saving. */
  | 'EVENT_VIDEO_PROCESSING'
  /** Event: another event uses one of its web channels at the same time. */
  | 'EVENT_WEB_CHANNEL_CLASH'
  /** A sensor has reached its limit. */
  | 'HOT'
  /** Encoder channel: key frames were 4 seconds or more apart for 20 seconds, so all viewers see the stream late. */
  | 'KEY_FRAMES_RARE'
  /** A sensor is within 5 °C of its limit. */
  | 'NEAR_LIMIT'
  /** An event of the next 14 days, or one on air, needs the encoder, which cannot start in its current state. */
  | 'NEEDED_SOON'
  /** The encoder is running, but there is no video signal. */
  | 'NO_INPUT'
  /** Encoder channel: no playable audio was received for 20 seconds. */
  | 'NO_SOUND'
  /** The encoder does not report. */
  | 'OFFLINE'
  /** The encoder is too old to start and must be updated first. */
  | 'UPDATE_REQUIRED';

/** Actions in the activity log. */
export type AuditAction =
  /** An object was added. */
  | 'CREATED'
  /** An object was removed. */
  | 'DELETED'
  /** A sign-in was refused. */
  | 'SIGN_IN_REFUSED'
  /** An object was changed. */
  | 'UPDATED'
  /** Rostrum staff viewed the organization from another one. Recorded once per person and hour (UTC). */
  | 'VISITED';

/** Filter of the activity log. Fields that are left out do not filter. */
export type AuditFilter = {
  /** Only entries with this action. */
  action?: AuditAction | null | undefined;
  /** Earliest time of the entries. */
  sinceAt?: string | null | undefined;
  /** Only this kind of object, named as in `AuditEntry.subject`: lowercase letters and underscores, up to 63. */
  subject?: string | null | undefined;
  /** Only the object with this ID, 1 to 320 characters. */
  subjectId?: string | null | undefined;
  /** Latest time of the entries. */
  untilAt?: string | null | undefined;
  /** Part of the name of the user who acted, or of the name in a refused sign-in, case-insensitive, up to 320 characters. */
  who?: string | null | undefined;
};

/** Network to authorize. */
export type AuthorizeSocialAccountInput = {
  /** ID of the account whose access to renew. Leave it out to link another account. */
  accountId?: string | null | undefined;
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Network to authorize. */
  kind: SocialKind;
};

/** Units by which bandwidth is totaled. */
export type BandwidthUnit =
  /** Day. */
  | 'DAY'
  /** Month. */
  | 'MONTH'
  /** Week, starting on Monday. */
  | 'WEEK';

/** Kind of second factor that a sign-in adds. */
export type BeginFirstSecondFactorInput = {
  /** Kind of the second factor. */
  kind: SecondFactorKind;
  /** Token of the step that the sign-in requested. */
  token: string;
};

/** Kind of second factor to add. */
export type BeginSecondFactorInput = {
  /** Current password, re-entered. */
  currentPassword: string;
  /** Kind of the second factor. */
  kind: SecondFactorKind;
};

/** Parameters of a new upload. */
export type BeginUploadInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Description of the video, without angle brackets. */
  description?: string | null | undefined;
  /** Name of the file, at most 255 characters. */
  fileName: string;
  /** Properties of the file as measured by the browser. If left out, only the service measures the file. */
  measured?: MeasuredVideoInput | null | undefined;
  /** Size of the file in bytes, 1 to 64 GB. */
  sizeBytes: number;
  /** Tags of the video, with at most 150 characters in total. */
  tags?: Array<string> | null | undefined;
  /** Title of the video, at most 128 characters. */
  title: string;
};

/** Kinds of objects in the recycle bin. */
export type BinKind =
  /** Contacts. */
  | 'CONTACT'
  /** Content destinations with their cues. */
  | 'CONTENT_DESTINATION'
  /** Cues. */
  | 'CUE'
  /** Destination groups with their destinations. */
  | 'DESTINATION_GROUP'
  /** Encoder channels. */
  | 'ENCODER_CHANNEL'
  /** Encoder presets. */
  | 'ENCODER_PRESET'
  /** Events with their times and destinations, including those removed from a series. */
  | 'EVENT'
  /** Saved videos. */
  | 'MEDIA'
  /** Player profiles. */
  | 'PLAYER_PROFILE'
  /** Playlists. */
  | 'PLAYLIST'
  /** Posts to social networks. */
  | 'POST'
  /** QRclick overlays. */
  | 'QR_OVERLAY'
  /** RTMP destinations with their keys. */
  | 'RTMP_DESTINATION'
  /** Venues with their logins. Their decoders must sign in again. */
  | 'VENUE'
  /** Web channels with their addresses. */
  | 'WEB_CHANNEL'
  /** Web presets. */
  | 'WEB_PRESET';

/** Request to cancel. */
export type CancelGoLiveInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** ID of the request to cancel. */
  id: string;
};

/** Library trial to cancel. */
export type CancelTrialInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
};

/** New password of a venue. */
export type ChangeVenuePasswordInput = {
  /** UUID of the venue. */
  id: string;
  /** New password of the venue, 10 to 128 characters with numbers and upper- and lowercase letters. */
  password: string;
};

/** Encoder channel that a user can use or only view. */
export type ChannelAccessInput = {
  /** UUID of the encoder channel, which must belong to the same organization. */
  encoderChannelId: string;
  /** True if the user can only view the channel. */
  isViewOnly?: boolean | null | undefined;
};

/** Web channel whose content to remove. */
export type ClearWebChannelInput = {
  /** UUID of the web channel. */
  id: string;
};

/** Formats for times of day. */
export type Clock =
  /** Hours from 1 to 12, with AM or PM. */
  | 'TWELVE_HOURS'
  /** Hours from 0 to 23. */
  | 'TWENTY_FOUR_HOURS';

/** Command for an encoder. */
export type CommandEncoderInput = {
  /** Command to send. */
  command: EncoderCommand;
  /** UUID of the encoder. */
  encoderId: string;
};

/** Command for many encoders. */
export type CommandEncodersInput = {
  /** Command to send. */
  command: EncoderCommand;
  /** UUIDs of the encoders, 1 to 100. */
  encoderIds: Array<string>;
};

/** Request for support to get in touch, with the eight fields of the contact form. */
export type ContactRequestInput = {
  /** Billing address, up to 128 characters. */
  billingAddress?: string | null | undefined;
  /** City, up to 128 characters. */
  city?: string | null | undefined;
  /** Email address for the reply, required and valid. */
  email: string;
  /** Full name, 2 to 50 characters. */
  fullName: string;
  /** Name of the organization, up to 128 characters. */
  organizationName?: string | null | undefined;
  /** Phone number, up to 128 characters. */
  phone?: string | null | undefined;
  /** State or province, up to 128 characters. */
  state?: string | null | undefined;
  /** Postal code, up to 128 characters. */
  zipCode?: string | null | undefined;
};

/** Parameters of a new API client. */
export type CreateApiClientInput = {
  /** UUID of the organization. The caller's organization by default. */
  customerId?: string | null | undefined;
  /** Display name of the API client, at most 128 characters. */
  name: string;
  /** Roles of the API client, at least one. */
  roles: Array<ApiRole>;
  /** True if the terms of API access are accepted. Must be true. */
  termsAccepted: boolean;
};

/** Parameters of a new contact. */
export type CreateContactInput = {
  /** UUID of the organization. The caller's own organization by default. */
  customerId?: string | null | undefined;
  /** Email address, at most 70 characters. */
  email: string;
  /** First name, 2 to 150 characters. */
  firstName: string;
  /** True if this is the billing contact. */
  isBillingContact?: boolean | null | undefined;
  /** True if this is the point of contact for daily work. */
  isPointOfContact?: boolean | null | undefined;
  /** True if this is the primary contact. */
  isPrimaryContact?: boolean | null | undefined;
  /** Last name, 2 to 150 characters. */
  lastName: string;
  /** Phone number, at most 40 characters. */
  mobile?: string | null | undefined;
};

/** Parameters of a new cue. */
export type CreateCueInput = {
  /** Name of the cue, at most 128 characters. */
  name: string;
  /** Position of the cue, within the video. */
  position: string;
  /** Video that the cue belongs to. */
  source: CueSourceInput;
  /** Audience of the cue. Any value other than ONLY_ME requires the capability sharedCuesAdd. */
  visibility?: CueVisibility | null | undefined;
};

/** Parameters of a new destination group. */
export type CreateDestinationGroupInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Other destinations of the group in order, at most 50. At least one is required if the group has no web channel. */
  destinations?: Array<GroupDestinationInput> | null | undefined;
  /** ID of the encoder channel that the video comes from. Null for any. */
  encoderChannelId?: string | null | undefined;
  /** True if software encoders offer the destination group. */
  isOfferedBySoftwareEncoders?: boolean | null | undefined;
  /** Name of the destination group, at most 50 characters, unique in the organization. */
  name: string;
  /** ID of the group's web channel, the first of its destinations. Null for none. */
  webChannelId?: string | null | undefined;
};

/** Parameters of a new encoder channel. */
export type CreateEncoderChannelInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Number of days for which video is kept, 1 to 30. */
  deleteAfter: number;
  /** Number of seconds by which viewers can rewind a live stream, 30 to 1800. */
  dvrWindowSeconds?: number | null | undefined;
  /** True if the channel stays on the local network. */
  lanOnly?: boolean | null | undefined;
  /** Display name of the encoder channel: letters, numbers, spaces, underscores and dashes. */
  name: string;
  /** ID of the region in which the channel's video is hosted, the default region if left out. */
  regionId?: string | null | undefined;
  /** Users and venues that can use the channel. */
  users?: Array<EncoderChannelUserInput> | null | undefined;
};

/** Parameters of a new encoder preset. The service validates each field against the available options. */
export type CreateEncoderPresetInput = {
  /** Number of audio channels, 0 to 16. */
  audioChannels: number;
  /** Bitrate per video channel in kbps, at least 1. */
  bitrate: number;
  /** Number of frames by which video channel 2 lags behind channel 1. */
  channel2Offset?: number | null | undefined;
  /** Video codec of the preset. */
  codec: VideoCodec;
  /** Name that encoders show, if it differs from the preset's name. */
  customName?: string | null | undefined;
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Television standard of the preset. */
  formatStandard: FormatStandard;
  /** True if the encoder's hardware does the encoding. Version 2 only. */
  hardwareAcceleration?: boolean | null | undefined;
  /** Format of the video input. */
  inputFormat: string;
  /** Display name of the encoder preset. */
  name: string;
  /** Format of the video output. */
  outputFormat: string;
  /** True if the encoder sends short segments to reduce delay. Version 2 only. */
  shortSegments?: boolean | null | undefined;
  /** Version of the preset: 1, or 2 with AV1, hardware acceleration and short segments. */
  version?: number | null | undefined;
  /** Number of video channels, 0 to 2. */
  videoChannels: number;
};

/** Parameters of a new event. */
export type CreateEventInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Description of the event, at most 5000 characters. Null for none. */
  description?: string | null | undefined;
  /** ID of the destination group. Null for none. */
  destinationGroupId?: string | null | undefined;
  /** Destinations in addition to the group, in order, at most 50. A replay requires one, and can have only one web destination. */
  destinations?: Array<EventDestinationInput> | null | undefined;
  /** Duration of the event, more than zero, at most 12 hours with an encoder and 7 days without. */
  duration: number;
  /** ID of the encoder channel. Required for LIVE and EXISTING_ENCODER_EVENT. */
  encoderChannelId?: string | null | undefined;
  /** ID of the encoder. Required for LIVE and EXISTING_ENCODER_EVENT. */
  encoderId?: string | null | undefined;
  /** ID of the encoder preset. Required with ADVANCED. With AUTOMATIC, the preset of the encoder. */
  encoderPresetId?: string | null | undefined;
  /** Name of the event on the encoder, at most 128 characters. Required with an encoder. */
  encoderScheduleName?: string | null | undefined;
  /** Source of the encoder settings: chosen automatically by the encoder, or from the preset. */
  encoderSettingsType?: EncoderConfiguration | null | undefined;
  /** ID of the saved video to play. Required for EXISTING_MEDIA and SIMLIVE. The video must have finished saving. */
  mediaId?: string | null | undefined;
  /** Name of the event, at most 128 characters. */
  name: string;
  /** Number of minutes by which the encoder starts before the event, 0 to 120. */
  preEventBufferMinutes?: number | null | undefined;
  /** Recurrence rule of the event. Null if the event takes place once. */
  repeat?: EventRepeatInput | null | undefined;
  /** ID of the web channel to replay. Required for REPUBLISH. */
  replayedWebChannelId?: string | null | undefined;
  /** Starts of the dates that the series skips, at most 99. */
  skippedAt?: Array<string> | null | undefined;
  /** Local start of the event in its time zone, `yyyy-mm-ddThh:mm`. Must not be in the past. */
  startLocal: string;
  /** Time zone in which the event is planned, as an IANA name. */
  timezone: string;
  /** Type of the event. */
  type: EventType;
};

/** Content and player profile of an embedded player. */
export type CreateLibraryEmbedInput = {
  /** Media ID of the video to play. Left out for a playlist. */
  mediaItemId?: string | null | undefined;
  /** Player profile that sets the player's behavior and appearance: ID of a profile of the organization, or `background`. The standard player by default. */
  playerProfileId?: string | null | undefined;
  /** ID of the playlist to play in its order. Left out for a video. */
  playlistId?: string | null | undefined;
};

/** Parameters of a new player profile. */
export type CreatePlayerProfileInput = {
  /** True if playback starts as soon as the player opens. */
  autoplay?: boolean | null | undefined;
  /** True if the player is a moving background: no controls, no sound, and in a loop. */
  backgroundMode?: boolean | null | undefined;
  /** Text of the call-to-action button, at most 12 characters. Requires a URL. */
  callToActionText?: string | null | undefined;
  /** URL that the call-to-action button opens, http or https. Requires a text. */
  callToActionUrl?: string | null | undefined;
  /** Color of the controls, `#rrggbb`. */
  controlColor?: string | null | undefined;
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** True if the list of videos is closed when the player opens. */
  hidePlaylist?: boolean | null | undefined;
  /** True if playback restarts at the end. */
  loop?: boolean | null | undefined;
  /** True if playback starts without sound. */
  mute?: boolean | null | undefined;
  /** Name of the player profile, at most 128 characters. */
  profileName: string;
  /** Label of the QRclick button, at most 40 characters. */
  qrClickLabel?: string | null | undefined;
  /** True if viewers of a live stream cannot seek back. */
  restrictWhenLive?: boolean | null | undefined;
};

/** Parameters of a new playlist. */
export type CreatePlaylistInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Media IDs of the initial videos, in order, at most 250. */
  mediaItemIds?: Array<string> | null | undefined;
  /** Name of the playlist, at most 128 characters. Required. */
  name: string;
  /** True if the playlist drops its oldest video when it is full. */
  rolling?: boolean | null | undefined;
  /** Position at which new videos are added. */
  sortPosition?: PlaylistSortPosition | null | undefined;
};

/** Parameters of a new post of a saved video. */
export type CreatePostInput = {
  /** UUID of the social media account. */
  accountId: string;
  /** UUID of the organization. The caller's organization if left out. */
  customerId?: string | null | undefined;
  /** Text of the post, at most 5,000 characters, without < or >. */
  description: string;
  /** True to notify the subscribers of a YouTube channel, at most 3 times in 24 hours. */
  hasNotification?: boolean | null | undefined;
  /** ID of the saved video. */
  mediaItemId: string;
  /** ID of the page, group, or channel within the account. */
  placeId: string;
  /** Audience of the post. */
  privacy: DestinationPrivacy;
  /** Time at which the post is published, in the future. Immediately if left out. */
  publishAt?: string | null | undefined;
  /** Title of the post, at most 128 characters, or 100 on YouTube, without < or >. */
  title: string;
};

/** Parameters of a new QRclick overlay. */
export type CreateQrOverlayInput = {
  /** Text of the overlay's button, at most 40 characters. Null for the default text. */
  customLabel?: string | null | undefined;
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Name of the QRclick overlay, at most 128 characters. */
  name: string;
  /** Opening behavior of the overlay. */
  openingBehavior?: QrOpeningBehavior | null | undefined;
  /** Type of the overlay, which determines where the link opens. */
  type?: QrOverlayType | null | undefined;
  /** Web URL that opens, at most 213 characters, not used by another overlay. Must be https for an in-player overlay. */
  url: string;
};

/** Parameters of a new RTMP destination. */
export type CreateRtmpDestinationInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Name of the RTMP destination, at most 100 characters. */
  name: string;
  /** Stream key, at most 10,000 characters. Only letters, digits, and - _ ? = & . are allowed. */
  streamKey: string;
  /** URL to publish to, starting with `rtmp://` or `rtmps://`, at most 10,000 characters, outside private networks. */
  streamUrl: string;
  /** URL where viewers watch the stream, starting with `http://` or `https://`, at most 2048 characters. */
  viewUrl?: string | null | undefined;
};

/** Parameters of a new venue. */
export type CreateVenueInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** IDs of the encoder channels that the venue has access to, at most 1000. */
  encoderChannelIds?: Array<string> | null | undefined;
  /** License type of the venue. A license of this type must be available. */
  licenseType?: VenueLicenseType | null | undefined;
  /** Password of the venue, 10 to 128 characters with numbers and upper- and lowercase letters. */
  password: string;
  /** Username of the venue, at most 128 characters, without spaces, and unique among all users and venues. */
  userName: string;
};

/** Parameters of a new web channel. */
export type CreateWebChannelInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Number of days that recordings are retained, 1 to the organization's `webMaxDeleteAfter`. */
  deleteAfter: number;
  /** Purpose of the web channel, at most 2000 characters. */
  description?: string | null | undefined;
  /** True if QR codes in the video are detected. */
  detectQrCodes?: boolean | null | undefined;
  /** Embed type that is offered first. */
  embedType?: WebEmbedType | null | undefined;
  /** Load balancer name, part of the URLs and unique among all channels: letters, digits, underscores, and dashes, at most 63. */
  loadBalancer: string;
  /** Name of the web channel, 1 to 40 characters. */
  name: string;
  /** Content that the web channel shows while nothing is live, as a whole. The previous event by default. */
  offlineContent?: OfflineContentInput | null | undefined;
  /** Base64-encoded JPG or PNG image of at most 2 MB. Required for a channel that shows an image. */
  offlineImage?: string | null | undefined;
  /** True if the player offers the link of a QR code in the video. */
  qrClickEnabled?: boolean | null | undefined;
  /** ID of the region in which the web channel is served. */
  regionId: string;
  /** True if the player shows the product logo. */
  showLogo?: boolean | null | undefined;
  /** Delay of the stream for viewers, in seconds, 90 to 600. */
  streamDelay?: number | null | undefined;
  /** True to enable stream URLs for the web channel. */
  streamUrlsEnabled?: boolean | null | undefined;
  /** True if the web channel has subtitles. Requires a plan with subtitles. */
  subtitlesEnabled?: boolean | null | undefined;
  /** Description of the video on the watch page, at most 2000 characters. */
  videoDescription?: string | null | undefined;
};

/** Parameters of a new web preset. */
export type CreateWebPresetInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** True if interlaced video is converted to progressive. */
  deinterlace?: boolean | null | undefined;
  /** Audio channel of the encoder for the left side, 1 to 16. */
  leftAudioChannel?: number | null | undefined;
  /** Name of the web preset, at most 50 characters. */
  name: string;
  /** Audio channel of the encoder for the right side, 1 to 16, different from the left one. Null for mono audio. */
  rightAudioChannel?: number | null | undefined;
  /** Video channel of the encoder, 1 or 2. */
  videoChannel?: number | null | undefined;
};

/** Parameters of a new webhook. */
export type CreateWebhookInput = {
  /** ID of the API client that the webhook belongs to. */
  apiClientId: string;
  /** Events to notify of, at least one, and only those that the client's roles can read. */
  events: Array<WebhookEvent>;
  /** URL to notify: https, outside private networks, at most 2048 characters. */
  url: string;
};

/** Video that cues belong to. */
export type CueSourceInput = {
  /** ID of the video. */
  id: string;
  /** Kind of the video. */
  kind: CueSourceKind;
};

/** Kinds of videos that have cues. */
export type CueSourceKind =
  /** A web destination. */
  | 'CONTENT_DESTINATION'
  /** Video uploaded by an encoder. Its cues are visible to their author or the organization, never public. */
  | 'ENCODER_VIDEO'
  /** A saved video. */
  | 'MEDIA_ITEM';

/** Audiences of a cue. */
export type CueVisibility =
  /** Only the user who added the cue. */
  | 'ONLY_ME'
  /** Everyone in the organization. */
  | 'ORGANIZATION'
  /** Everyone in the organization and viewers. */
  | 'PUBLIC';

/** Account statuses of an organization. */
export type CustomerStatus =
  /** The account is active. */
  | 'ACTIVE'
  /** The account is closed. */
  | 'INACTIVE'
  /** The account is on trial. */
  | 'TRIAL';

/** Time range, inclusive. If an end is left out, the range is open at that end. */
export type DateTimeRange = {
  /** Latest time. */
  end?: string | null | undefined;
  /** Earliest time. */
  start?: string | null | undefined;
};

/** API client to remove. */
export type DeleteApiClientInput = {
  /** ID of the API client. */
  id: string;
};

/** Contact to remove. */
export type DeleteContactInput = {
  /** UUID of the contact. */
  id: string;
};

/** Destination to delete. */
export type DeleteContentDestinationInput = {
  /** ID of the content destination. */
  id: string;
};

/** Cue to remove. */
export type DeleteCueInput = {
  /** ID of the cue to remove. */
  id: string;
  /** Video that the cue belongs to. */
  source: CueSourceInput;
};

/** Destination group to remove. */
export type DeleteDestinationGroupInput = {
  /** UUID of the destination group to remove. */
  id: string;
};

/** Encoder channel to remove. */
export type DeleteEncoderChannelInput = {
  /** UUID of the encoder channel. */
  id: string;
};

/** Encoder to delete. */
export type DeleteEncoderInput = {
  /** UUID of the encoder. */
  id: string;
};

/** Encoder preset to remove. */
export type DeleteEncoderPresetInput = {
  /** UUID of the encoder preset. */
  id: string;
};

/** Encoder video to remove. */
export type DeleteEncoderVideoInput = {
  /** UUID of the encoder video to remove. */
  id: string;
};

/** Saved video to delete. */
export type DeleteMediaInput = {
  /** Media ID of the video to delete. */
  id: string;
};

/** Player profile to remove. */
export type DeletePlayerProfileInput = {
  /** ID of the player profile to remove. */
  id: string;
};

/** Playlist to remove. */
export type DeletePlaylistInput = {
  /** UUID of the playlist to remove. */
  id: string;
};

/** Post to remove. */
export type DeletePostInput = {
  /** UUID of the post to remove. */
  id: string;
};

/** QRclick overlay to remove. */
export type DeleteQrOverlayInput = {
  /** UUID of the QRclick overlay to remove. */
  id: string;
};

/** RTMP destination to remove. */
export type DeleteRtmpDestinationInput = {
  /** UUID of the RTMP destination to remove. */
  id: string;
};

/** User to remove. */
export type DeleteUserInput = {
  /** UUID of the user. */
  id: string;
};

/** Venue to remove. */
export type DeleteVenueInput = {
  /** UUID of the venue to remove. */
  id: string;
};

/** Web channel to remove. */
export type DeleteWebChannelInput = {
  /** UUID of the web channel to remove. */
  id: string;
};

/** Web preset to remove. */
export type DeleteWebPresetInput = {
  /** UUID of the web preset to remove. */
  id: string;
};

/** Webhook to remove. */
export type DeleteWebhookInput = {
  /** UUID of the webhook. */
  id: string;
};

/** Kinds of destinations. */
export type DestinationKind =
  /** Player of a web channel. */
  | 'EMBED'
  /** Encoder. */
  | 'ENCODER'
  /** Facebook. */
  | 'FACEBOOK'
  /** Relay source of the product. */
  | 'RSP_SOURCE'
  /** RTMP address. */
  | 'RTMP'
  /** Recording that is saved but not shown. */
  | 'SAVEONLY'
  /** YouTube. */
  | 'YOUTUBE';

/** Audience of a destination. */
export type DestinationPrivacy =
  /** Everyone in the organization can see the destination. */
  | 'ORG'
  /** Only the user who streamed to the destination can see it. */
  | 'PRIVATE'
  /** Everyone can see the destination. */
  | 'PUBLIC';

/** States of a destination or an event. */
export type DestinationState =
  /** The destination or event was ended by something other than the user. */
  | 'ABORTED'
  /** The destination or event failed. */
  | 'ERROR'
  /** Nothing has been requested yet. */
  | 'IDLE'
  /** The destination or event is being set up. */
  | 'SET_UP'
  /** The destination or event is on air. */
  | 'STARTED'
  /** The destination or event is starting. */
  | 'STARTING'
  /** The destination or event was stopped. */
  | 'STOPPED'
  /** The destination or event is stopping. */
  | 'STOPPING'
  /** The destination or event is on air with a problem. */
  | 'WARNING';

/** Classes of devices. */
export type DeviceClass =
  /** Desktop or laptop. */
  | 'DESKTOP'
  /** Game console. */
  | 'GAME_CONSOLE'
  /** Phone. */
  | 'MOBILE'
  /** Anything else. */
  | 'OTHER'
  /** Set-top box. */
  | 'SET_TOP_BOX'
  /** Tablet. */
  | 'TABLET'
  /** Television. */
  | 'TV';

/** Encoder video, or part of it, to download. */
export type DownloadEncoderVideoInput = {
  /** End of the part. The end by default. */
  end?: number | null | undefined;
  /** UUID of the encoder video. */
  id: string;
  /** Start of the part. The beginning by default. */
  start?: number | null | undefined;
};

/** Saved video, or part of it, to download. */
export type DownloadMediaInput = {
  /** End of the part. The end by default. */
  end?: number | null | undefined;
  /** Media ID of the video. */
  id: string;
  /** Start of the part. The beginning by default. */
  start?: number | null | undefined;
};

/** Recording, or part of it, to download. */
export type DownloadWebVideoInput = {
  /** End of the part. The end by default. */
  end?: number | null | undefined;
  /** ID of the content destination. */
  id: string;
  /** Start of the part. The beginning by default. */
  start?: number | null | undefined;
};

/** Ranges of lengths to search by. */
export type DurationRange =
  /** 5:00 to 30:00, inclusive. */
  | 'FIVE_TO_THIRTY_MINUTES'
  /** Over 30:00. */
  | 'OVER_THIRTY_MINUTES'
  /** Under 5:00. */
  | 'UNDER_FIVE_MINUTES';

/** Progress of the validation of an email address. */
export type EmailValidationState =
  /** The address is already validated. */
  | 'CONFLICT'
  /** No link is sent because the account is disabled. */
  | 'ERROR'
  /** A link is being sent, if there is anything to validate. */
  | 'VALIDATING';

/** Results of verifying an email address. */
export type EmailVerificationState =
  /** The link is unknown, was already used, or can no longer be opened. */
  | 'ERROR'
  /** The link is older than 60 minutes. */
  | 'TOKEN_EXPIRED'
  /** The address is verified. */
  | 'VERIFIED';

/** Ways to embed the player of a saved video or playlist in a page. */
export type EmbedKind =
  /** A frame as wide as its container. */
  | 'ALTERNATIVE_IFRAME'
  /** A frame of a fixed size. */
  | 'IFRAME'
  /** A script that inserts a frame at its position in the page. */
  | 'SCRIPT_TAG'
  /** The URL of the player page. */
  | 'WEB_LINK';

/** User or venue that can use an encoder channel. */
export type EncoderChannelUserInput = {
  /** UUID of the user or venue. */
  userId: string;
  /** True if the user or venue can only view the channel. */
  viewOnly?: boolean | null | undefined;
};

/** Commands that an encoder can receive. */
export type EncoderCommand =
  /** Restarts the encoder. */
  | 'RESTART'
  /** Starts encoding and sending. */
  | 'START'
  /** Stops encoding. */
  | 'STOP'
  /** Installs the available version. */
  | 'UPDATE';

/** Source of an encoder's settings: automatic or a preset. */
export type EncoderConfiguration =
  /** The encoder uses the settings of its preset. */
  | 'ADVANCED'
  /** The encoder chooses its settings automatically. */
  | 'AUTOMATIC';

/** Filter of encoders. */
export type EncoderFilter = {
  /** True to include only encoders that need attention, false to include only the others. An encoder needs attention if it has no video signal, frames are dropped, an event of the next 14 days needs it and it cannot start, an update is required, it is offline, a sensor is at or near its limit, or the processor is at its limit. */
  attention?: boolean | null | undefined;
  /** Part of the encoder name, case-insensitive. */
  name?: string | null | undefined;
  /** True to include only encoders whose network cards have all applied their settings, false to include only the others. */
  networkApplied?: boolean | null | undefined;
  /** True to include only encoders that are not offline. */
  onlineOnly?: boolean | null | undefined;
  /** States of the encoders to include. */
  states?: Array<EncoderState> | null | undefined;
  /** Start of the version number. */
  version?: string | null | undefined;
};

/** Settings of one network card. Addresses are not accepted while DHCP is on. */
export type EncoderNetworkInput = {
  /** True if the addresses come from DHCP. */
  dhcp: boolean;
  /** First name server. Required while DHCP is off. */
  dns1?: string | null | undefined;
  /** Second name server of the network card. */
  dns2?: string | null | undefined;
  /** Third name server of the network card. */
  dns3?: string | null | undefined;
  /** IPv4 gateway within the subnet. Required while DHCP is off. */
  gateway?: string | null | undefined;
  /** IPv4 address of the network card. Required while DHCP is off. */
  ipv4Address?: string | null | undefined;
  /** Display name of the network card. */
  nicDisplayName: string;
  /** IPv4 subnet mask of the network card, 255.255.255.0 by default. */
  subnetMask?: string | null | undefined;
};

/** Filter of encoders in all organizations. */
export type EncoderSearchFilter = {
  /** True to include only encoders whose network cards have all applied their settings, false to include only the others. */
  networkApplied?: boolean | null | undefined;
  /** True to include only encoders that are not offline. */
  onlineOnly?: boolean | null | undefined;
  /** State that the encoders must report. */
  reportedState?: EncoderState | null | undefined;
  /** Part of the name or serial number, case-insensitive, at most 100 characters. */
  text?: string | null | undefined;
  /** Start of the version number. */
  version?: string | null | undefined;
};

/** Sort orders of an encoder search. */
export type EncoderSearchSort =
  /** Most common version first. */
  | 'COUNT'
  /** Newest version first. */
  | 'VERSION';

/** States of an encoder. */
export type EncoderState =
  /** The encoder is online with nothing to do. */
  | 'IDLE'
  /** The encoder is online and healthy. */
  | 'NORMAL'
  /** The encoder does not report. */
  | 'OFFLINE'
  /** The encoder is restarting. */
  | 'RESTARTING'
  /** The encoder is encoding and sending. */
  | 'STARTED'
  /** The encoder is starting to encode. */
  | 'STARTING'
  /** The encoder is not encoding. */
  | 'STOPPED'
  /** The encoder is stopping. */
  | 'STOPPING'
  /** A newer version is available for the encoder. */
  | 'UPDATE_AVAILABLE'
  /** The encoder is too old to start and must be updated first. */
  | 'UPDATE_REQUIRED'
  /** The encoder is installing an update. */
  | 'UPDATING'
  /** The encoder is uploading its logs. */
  | 'UPLOADING_LOGS';

/** Types of encoders. */
export type EncoderType =
  /** A dedicated device. */
  | 'HARDWARE'
  /** A program alongside OBS or ProPresenter. */
  | 'SOFTWARE';

/** Statuses of an encoder video. */
export type EncoderVideoStatus =
  /** The video is being recorded. */
  | 'LIVE'
  /** The video is being recorded, but the encoder has no input signal. */
  | 'NO_INPUT'
  /** The encoder is offline. */
  | 'OFFLINE'
  /** The video has ended. */
  | 'STOPPED'
  /** The video is about to end. */
  | 'STOPPING';

/** Session to end. */
export type EndSessionInput = {
  /** ID of the session. */
  id: string;
};

/** Kinds of resources that several events can need at the same time. */
export type EventConflictKind =
  /** One more stream than the plan allows at the same time. */
  | 'CONCURRENCY'
  /** An encoder. */
  | 'ENCODER'
  /** An RTMP destination. */
  | 'RTMP'
  /** A web channel. */
  | 'WEB_CHANNEL';

/** One date of a series. */
export type EventDateInput = {
  /** UUID of the series. */
  id: string;
  /** Start of the date. */
  startAt: string;
};

/** Destination of an event. */
export type EventDestinationInput = {
  /** IDs of playlists to add the recording to, at most 20. */
  autoArchivePlaylistIds?: Array<string> | null | undefined;
  /** Text of the button, at most 12 characters. Required with a button. */
  buttonText?: string | null | undefined;
  /** URL that the button opens, starting with `http://` or `https://`. Required with a button. */
  buttonUrl?: string | null | undefined;
  /** Description on the destination, required for Facebook and YouTube. Null to use that of the event. */
  description?: string | null | undefined;
  /** True if the destination has a call-to-action button. */
  hasButton?: boolean | null | undefined;
  /** ID of an existing destination. Null for a new one. */
  id?: string | null | undefined;
  /** True if a recording is saved to the library. */
  isAutosaved?: boolean | null | undefined;
  /** True if other pages can also show the broadcast. */
  isCrossposted?: boolean | null | undefined;
  /** Kind of destination: EMBED for a web channel, RTMP, FACEBOOK, YOUTUBE, or SAVEONLY for a recording only. */
  kind: DestinationKind;
  /** ID of the page or channel within the account. Required for Facebook and YouTube. */
  placeId?: string | null | undefined;
  /** Audience of the destination, required for Facebook and YouTube. */
  privacy?: DestinationPrivacy | null | undefined;
  /** Publication state of the destination, required for Facebook and YouTube. */
  publishState?: PublishState | null | undefined;
  /** ID of the RTMP destination. Required with RTMP. */
  rtmpDestinationId?: string | null | undefined;
  /** Number of days before the event at which its post is published, 1 to a limit that the recurrence rule sets. Null for no post. At most one post each on Facebook and YouTube. */
  scheduledPostDays?: number | null | undefined;
  /** ID of the social media account. Required for Facebook and YouTube. */
  socialAccountId?: string | null | undefined;
  /** Time by which the destination starts after the beginning of the content, 0 to 12 hours. */
  startOffset?: number | null | undefined;
  /** Time by which the destination stops before the end of the content, in milliseconds as a negative number, -43200000 to 0. */
  stopOffset?: number | null | undefined;
  /** ID of the destination's own thumbnail on Facebook or YouTube, as returned by `uploadSocialFile`. Null to use that of the event. */
  thumbnailFileId?: string | null | undefined;
  /** Title on the destination, required for Facebook and YouTube. Null to use the name of the event. */
  title?: string | null | undefined;
  /** ID of the web channel. Required with EMBED. */
  webChannelId?: string | null | undefined;
  /** ID of the web preset. Null for the default preset. */
  webPresetId?: string | null | undefined;
};

/** Event to check before it is saved: a new event, or changes to an existing one. */
export type EventDraftInput = {
  /** Description of the event, at most 5000 characters. Null for none. */
  description?: string | null | undefined;
  /** ID of the destination group. Null for none. */
  destinationGroupId?: string | null | undefined;
  /** All destinations in addition to the group, in order, at most 50. Existing ones are identified by their IDs. */
  destinations?: Array<EventDestinationInput> | null | undefined;
  /** Duration of the event, more than zero, at most 12 hours with an encoder and 7 days without. */
  duration?: number | null | undefined;
  /** ID of the encoder channel. Required for LIVE and EXISTING_ENCODER_EVENT. */
  encoderChannelId?: string | null | undefined;
  /** ID of the encoder. Required for LIVE and EXISTING_ENCODER_EVENT. */
  encoderId?: string | null | undefined;
  /** ID of the encoder preset. Required with ADVANCED. With AUTOMATIC, the preset of the encoder. */
  encoderPresetId?: string | null | undefined;
  /** Name of the event on the encoder, at most 128 characters. Required with an encoder. */
  encoderScheduleName?: string | null | undefined;
  /** Source of the encoder settings: chosen automatically by the encoder, or from the preset. */
  encoderSettingsType?: EncoderConfiguration | null | undefined;
  /** ID of the event that is edited. Null for a new event. */
  id?: string | null | undefined;
  /** ID of the saved video to play. Required for EXISTING_MEDIA and SIMLIVE. The video must have finished saving. */
  mediaId?: string | null | undefined;
  /** Name of the event, at most 128 characters. */
  name?: string | null | undefined;
  /** ID of the occurrence to change, for the scope THIS. */
  occurrenceId?: string | null | undefined;
  /** Number of minutes by which the encoder starts before the event, 0 to 120. */
  preEventBufferMinutes?: number | null | undefined;
  /** Recurrence rule of the event. Null if the event takes place once. */
  repeat?: EventRepeatInput | null | undefined;
  /** ID of the web channel to replay. Required for REPUBLISH. */
  replayedWebChannelId?: string | null | undefined;
  /** Scope of the change: one date of a series, or all of it. */
  scope?: EventScope | null | undefined;
  /** Starts of the dates that the series skips, at most 99. */
  skippedAt?: Array<string> | null | undefined;
  /** Local start of the event in its time zone, `yyyy-mm-ddThh:mm`. Must not be in the past. */
  startLocal?: string | null | undefined;
  /** Time zone in which the event is planned, as an IANA name. */
  timezone?: string | null | undefined;
  /** Type of the event. */
  type?: EventType | null | undefined;
};

/** Changes to an event. */
export type EventLogAction =
  /** The event was edited. */
  | 'CHANGED'
  /** The event was paused. */
  | 'PAUSED'
  /** The event was created. */
  | 'PLANNED'
  /** The event was resumed. */
  | 'RESUMED';

/** Requests that the network of a destination can refuse. */
export type EventLogRefusal =
  /** The network did not apply the change of the button. */
  | 'BUTTON'
  /** The network did not show or hide the live video as requested. */
  | 'PUBLICATION';

/** Parts of an event that a log entry can be about. */
export type EventLogSubject =
  /** One destination of the event. */
  | 'DESTINATION'
  /** A video that the event's encoder uploaded. */
  | 'ENCODER_VIDEO'
  /** The event as a whole. */
  | 'EVENT'
  /** One occurrence of the event. */
  | 'OCCURRENCE';

/** Recurrence rule of an event. */
export type EventRepeatInput = {
  /** Number of occurrences with AFTER: 1 to 99, and no more than end within 13 months. */
  count?: number | null | undefined;
  /** Day of the month, 1 to 31. Null for the day of the start, and with a position. */
  dayOfMonth?: number | null | undefined;
  /** End of the recurrence. */
  ends: RepeatEnd;
  /** Number of units between two occurrences, 1 to 10080. Must be longer than the duration of the event. */
  interval?: number | null | undefined;
  /** Months in which the event repeats, 1 to 12. Empty for all months, or with YEARLY for the month of the start. */
  months?: Array<number> | null | undefined;
  /** Position of the weekday in the month. Null if there is none. */
  position?: RepeatPosition | null | undefined;
  /** Unit of the recurrence. */
  type: RepeatType;
  /** Last day, in the event's time zone, with ON: not before the start, and at most 13 months from today. */
  until?: string | null | undefined;
  /** Weekdays on which the event repeats. Empty for the weekday of the start. With a position, the weekdays that it counts. */
  weekdays?: Array<Weekday> | null | undefined;
};

/** Scopes of an edit to a series. */
export type EventScope =
  /** All future dates. */
  | 'ALL'
  /** One date, which becomes a separate event. */
  | 'THIS';

/** Types of events. */
export type EventType =
  /** Continues an event that is already running on an encoder. */
  | 'EXISTING_ENCODER_EVENT'
  /** Plays a saved video. */
  | 'EXISTING_MEDIA'
  /** Streams live from an encoder. */
  | 'LIVE'
  /** Replays a web channel. */
  | 'REPUBLISH'
  /** Plays a saved video as if it were live. */
  | 'SIMLIVE';

/** Television standards. */
export type FormatStandard =
  /** Same standard as the input. */
  | 'AUTO'
  /** 59.94 and 29.97 Hz. */
  | 'NTSC'
  /** 50 and 25 Hz. */
  | 'PAL';

/** Destination in addition to the destination group. */
export type GoLiveDestinationInput = {
  /** ID of the account that the page or channel belongs to, required there. */
  accountId?: string | null | undefined;
  /** Text of the button, at most 12 characters. Required with a button. */
  buttonText?: string | null | undefined;
  /** URL that the button opens, starting with `http://` or `https://`. Required with a button. */
  buttonUrl?: string | null | undefined;
  /** Description on Facebook or YouTube, required there, without < or >. */
  description?: string | null | undefined;
  /** ID of the web channel, RTMP destination, page, or channel. */
  destinationId: string;
  /** True if the destination has a call-to-action button. */
  hasButton?: boolean | null | undefined;
  /** True if other pages can also show the broadcast. */
  isCrossposted?: boolean | null | undefined;
  /** Kind of destination. */
  kind: GoLiveDestinationKind;
  /** Audience on Facebook or YouTube, required there. */
  privacy?: DestinationPrivacy | null | undefined;
  /** Publication state on Facebook or YouTube, required there. */
  publishStatus?: PublishState | null | undefined;
  /** Title on Facebook or YouTube, required there, without < or >. At most 100 characters on YouTube. */
  title?: string | null | undefined;
};

/** Kinds of destinations for going live. */
export type GoLiveDestinationKind =
  /** A web channel. */
  | 'EMBED'
  /** A Facebook page. */
  | 'FACEBOOK'
  /** An RTMP destination. */
  | 'RTMP'
  /** A YouTube channel. */
  | 'YOUTUBE';

/** Content, encoder, destinations, and duration of a broadcast. */
export type GoLiveInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** ID of the destination group. Only `destinations` are used if left out. */
  destinationGroupId?: string | null | undefined;
  /** Destinations in addition to the group, at most 50. */
  destinations?: Array<GoLiveDestinationInput> | null | undefined;
  /** Duration in milliseconds, at most 12 hours. The broadcast ends earlier if the next event needs the encoder, from its pre-roll on, or a destination. */
  duration: number;
  /** ID of the encoder channel that the encoder sends to. */
  encoderChannelId: string;
  /** ID of the encoder. An encoder that is running is refused. */
  encoderId: string;
  /** ID of the encoder preset. The encoder's own preset if left out. */
  encoderPresetId?: string | null | undefined;
  /** True to confirm that an event starts within the hour. Without it, the request is refused with GO_LIVE_EVENT_SOON if one does. */
  isSoonKnown?: boolean | null | undefined;
  /** Name of the event, at most 128 characters. */
  title: string;
};

/** Progress of a request to go live. */
export type GoLiveProgress =
  /** The start of the encoder was requested. */
  | 'ENCODER_START_WAIT'
  /** The request failed or was canceled. */
  | 'FAILED'
  /** There is no such request. */
  | 'NOT_EXIST'
  /** The event was created and is starting its destinations. */
  | 'SCHEDULE_CREATED'
  /** The encoder is encoding. The event is being created. */
  | 'SCHEDULE_CREATE_WAIT'
  /** A step took too long. */
  | 'TIMED_OUT';

/** Parameters of one destination of a destination group. */
export type GroupDestinationInput = {
  /** ID of the Facebook or YouTube account, required there. */
  accountId?: string | null | undefined;
  /** Text of the button, at most 12 characters. Required with a button. */
  buttonText?: string | null | undefined;
  /** URL that the button opens, starting with `http://` or `https://`. Required with a button. */
  buttonUrl?: string | null | undefined;
  /** Description on Facebook or YouTube, required there, without < or >. */
  description?: string | null | undefined;
  /** ID of the web channel, RTMP destination, page, or channel. */
  destinationId: string;
  /** True if the destination has a call-to-action button. */
  hasButton?: boolean | null | undefined;
  /** True if other pages can also show the broadcast. */
  isCrossposted?: boolean | null | undefined;
  /** Kind of destination: EMBED for a web channel, RTMP, FACEBOOK, or YOUTUBE. */
  kind: DestinationKind;
  /** Audience on Facebook or YouTube, required there. */
  privacy?: DestinationPrivacy | null | undefined;
  /** Publication state on Facebook or YouTube, required there. */
  publishStatus?: PublishState | null | undefined;
  /** Title on Facebook or YouTube, required there, without < or >. At most 100 characters on YouTube. */
  title?: string | null | undefined;
};

/** Reasons why a publisher was refused or disconnected. */
export type IngestRefusalReason =
  /** The bitrate exceeded 60 Mbit/s. */
  | 'BITRATE'
  /** The disk of the platform was full. */
  | 'DISK_FULL'
  /** Another publisher is already connected to the channel. */
  | 'KEY_IN_USE'
  /** The stream key has been renewed since. Other wrong keys cannot be matched to a channel. */
  | 'KEY_RENEWED'
  /** The incoming stream could not be stored, or not as fast as it arrived. */
  | 'NOT_STORED'
  /** No key frame arrived for 12 seconds. */
  | 'NO_KEY_FRAMES'
  /** The publisher disconnected before any video arrived. */
  | 'NO_PICTURE'
  /** The incoming stream could not be read. */
  | 'UNREADABLE'
  /** The video codec is not supported for playback. */
  | 'VIDEO_CODEC';

/** States of an ingest. */
export type IngestState =
  /** A publisher is connected, but no video has arrived yet. */
  | 'CONNECTED'
  /** Video is being received. */
  | 'LIVE'
  /** The publisher disconnected within the last 20 seconds. The recording resumes when it returns. */
  | 'NO_INPUT'
  /** Publishing is not possible because the platform runs without its media engine or the port is in use. */
  | 'OFF'
  /** No publisher is connected. */
  | 'WAITING';

/** Video inputs of an encoder. */
export type InputSource =
  /** HDMI. */
  | 'HDMI'
  /** SDI. */
  | 'SDI';

/** States of an invitation. */
export type InviteState =
  /** The invitation was accepted. */
  | 'ACCEPTED'
  /** The link of the invitation has expired. */
  | 'EXPIRED'
  /** The invitation was sent. */
  | 'INVITED'
  /** The invitation was sent again. */
  | 'RESENT'
  /** The invitation was revoked. */
  | 'REVOKED';

/** User to invite. */
export type InviteUserInput = {
  /** Encoder channels that the user can use or only view, each once, at most 1000. */
  channels?: Array<ChannelAccessInput> | null | undefined;
  /** UUID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Email address, at most 70 characters. */
  email: string;
  /** First name, 2 to 150 characters, or null to leave it to the recipient. */
  firstName?: string | null | undefined;
  /** True if the user is notified when an encoder loses its network. Grants no permissions. */
  hasNetworkAlerts?: boolean | null | undefined;
  /** True if the user is the billing contact. */
  isBillingContact?: boolean | null | undefined;
  /** True if the user is the point of contact for daily work. */
  isPointOfContact?: boolean | null | undefined;
  /** True if the user is the primary contact of the organization. */
  isPrimaryContact?: boolean | null | undefined;
  /** Last name, 2 to 150 characters, or null to leave it to the recipient. */
  lastName?: string | null | undefined;
  /** Phone number for alerts, at most 40 characters. */
  phone?: string | null | undefined;
  /** Roles of the user, at least one. */
  roles: Array<Role>;
  /** Job title in the organization, at most 150 characters. */
  title?: string | null | undefined;
};

/** Users to invite with the same permissions. */
export type InviteUsersInput = {
  /** Encoder channels that the users can use or only view, each once, at most 1000. */
  channels?: Array<ChannelAccessInput> | null | undefined;
  /** UUID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Email addresses, 1 to 50. Duplicates count once. */
  emails: Array<string>;
  /** True if the users are notified when an encoder loses its network. Grants no permissions. */
  hasNetworkAlerts?: boolean | null | undefined;
  /** True if the users are billing contacts. */
  isBillingContact?: boolean | null | undefined;
  /** True if the users are points of contact for daily work. */
  isPointOfContact?: boolean | null | undefined;
  /** True if the users are primary contacts of the organization. */
  isPrimaryContact?: boolean | null | undefined;
  /** Roles of each user, at least one. */
  roles: Array<Role>;
};

/** Languages of the studio. */
export type Language =
  /** English. */
  | 'ENGLISH'
  /** Spanish. */
  | 'SPANISH';

/** Parts of the product that have a license manifest. */
export type LicensePart =
  /** Code that runs on the servers. */
  | 'SERVER'
  /** Code that is sent to browsers. */
  | 'WEB';

/** Response of a network to an authorization request: a code or an error. */
export type LinkSocialAccountInput = {
  /** Value of `code` in the return URL. Left out if there is none. */
  code?: string | null | undefined;
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Value of `error` in the return URL. Left out if there is none. */
  error?: string | null | undefined;
  /** Return URL, without its query string. */
  returnAddress: string;
  /** Value of `state` in the return URL. */
  state: string;
};

/** Sort orders of a list. */
export type ListSort =
  /** Newest first. */
  | 'MOST_RECENT'
  /** Sorted by name, A to Z. */
  | 'NAME_ASC'
  /** Sorted by name, Z to A. */
  | 'NAME_DESC'
  /** Oldest first. */
  | 'OLDEST';

/** Kinds of problems with an incoming stream, each with its setting in OBS. */
export type LiveFindingKind =
  /** No playable audio is received: Audio Encoder. */
  | 'AUDIO_ENCODER'
  /** The bitrate is higher than the frame size and rate need: Bitrate, in kbps. */
  | 'BITRATE_HIGH'
  /** The bitrate is low for the frame size and rate: Bitrate, in kbps. */
  | 'BITRATE_LOW'
  /** The audio is so loud that it is clipped: Audio Mixer. */
  | 'CLIPPING'
  /** Timestamps jumped or ran backwards too often within the last minute: Dynamically change bitrate to manage congestion. */
  | 'JUMPS'
  /** Key frames are more than 2 seconds apart: Keyframe Interval, in seconds. */
  | 'KEYFRAME_INTERVAL'
  /** The bitrate differs from that of the preset by more than a fifth: Bitrate, in kbps. */
  | 'PRESET_BITRATE'
  /** The codec differs from that of the encoder preset that applies: Video Encoder. */
  | 'PRESET_CODEC'
  /** The frame rate differs from that of the preset: Common FPS Values. */
  | 'PRESET_FRAMES'
  /** The frame size differs from that of the preset: Output (Scaled) Resolution. */
  | 'PRESET_SIZE'
  /** The audio has been silent for 10 seconds or longer: Audio Mixer. */
  | 'SILENCE';

/** Severities of a problem with an incoming stream. */
export type LiveFindingSeverity =
  /** The problem keeps viewers from seeing or hearing the stream as intended. */
  | 'ERROR'
  /** The problem degrades what viewers see or hear. */
  | 'WARNING';

/** Reasons why a live output is not sending. */
export type LiveOutputReason =
  /** The host resolves to a private network. */
  | 'ADDRESS_INSIDE'
  /** The remote server rejects the part of the address after the host. */
  | 'ADDRESS_REFUSED'
  /** The remote server's certificate is not valid for its name. */
  | 'CERTIFICATE'
  /** The whole saved video was sent. */
  | 'FINISHED'
  /** The host is unknown or does not respond. */
  | 'HOST_UNREACHABLE'
  /** The stream key can no longer be read. Remove the output and add it again. */
  | 'KEY_LOST'
  /** The remote server rejects the stream key. */
  | 'KEY_REFUSED'
  /** The connection was lost. */
  | 'LINE_CUT'
  /** The remote server does not support RTMP. */
  | 'NOT_RTMP'
  /** Publishing is not possible because the platform runs without its media engine or the port is in use. */
  | 'NO_ENGINE'
  /** Nothing is being published to the output's channel. */
  | 'NO_SOURCE'
  /** The saved video can no longer be read. */
  | 'SOURCE_UNREADABLE';

/** States of a live output. */
export type LiveOutputState =
  /** The output gave up. It can be started again. */
  | 'ERROR'
  /** The output has never been started. */
  | 'IDLE'
  /** The output is waiting for a publisher on its channel. */
  | 'SET_UP'
  /** The output is sending. */
  | 'STARTED'
  /** The output is connecting. */
  | 'STARTING'
  /** The output was stopped. */
  | 'STOPPED'
  /** The output is reconnecting or is briefly waiting for its publisher to return. It resumes automatically. */
  | 'WARNING';

/** Encoder videos to load on the decoders of venues. */
export type LoadEncoderVideosInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** IDs of the encoder videos to load, 1 to 100. */
  encoderVideoIds: Array<string>;
  /** IDs of the venues, 1 to 100. */
  venueIds: Array<string>;
};

/** Levels of log entries. */
export type LogLevel =
  /** Details that help to find a fault. */
  | 'DEBUG'
  /** Failures. */
  | 'ERROR'
  /** Events that happened. */
  | 'INFO'
  /** Conditions that can lead to a fault. */
  | 'WARN';

/** Video whose missing renditions to create. */
export type MakeRenditionsInput = {
  /** Media ID of the video. */
  id: string;
};

/** States of an encoder's marathon automation, current or last. */
export type MarathonState =
  /** The automation is off. */
  | 'OFF'
  /** The automation restarted the encoder. */
  | 'RESTARTED'
  /** The restart was skipped because the encoder was running or could not be restarted. */
  | 'SKIPPED'
  /** The automation has not run yet. */
  | 'WAITING';

/** Notifications to mark as read by the caller. */
export type MarkNotificationsReadInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** UUIDs of the notifications to mark as read, at most 200. If left out, all notifications of the organization are marked as read. */
  ids?: Array<string> | null | undefined;
};

/** Measured properties of a video file. Properties that could not be measured are null. */
export type MeasuredVideoInput = {
  /** Audio bitrate, in bits per second. */
  audioBitrate?: number | null | undefined;
  /** Number of audio channels. */
  audioChannels?: number | null | undefined;
  /** Audio codec, for example `AAC`. */
  audioCodec?: string | null | undefined;
  /** Audio sample rate, in hertz. */
  audioSampleRate?: number | null | undefined;
  /** Number of audio tracks. */
  audioTracks: number;
  /** True if the file contains all data that its tables refer to. */
  complete: boolean;
  /** Container format, for example `MP4`. */
  container?: string | null | undefined;
  /** Average frame rate, in frames per second. */
  frameRate?: number | null | undefined;
  /** Highest frame rate, where frames are shortest, in frames per second. */
  frameRateMax?: number | null | undefined;
  /** Lowest frame rate, where frames are longest, in frames per second. */
  frameRateMin?: number | null | undefined;
  /** Height of the video, in pixels. */
  height?: number | null | undefined;
  /** Longest key frame interval, in seconds. */
  keyframeMax?: number | null | undefined;
  /** Shortest key frame interval, in seconds. */
  keyframeMin?: number | null | undefined;
  /** Duration of the video, in milliseconds. */
  lengthMs?: number | null | undefined;
  /** Size of the file, in bytes. */
  sizeBytes: number;
  /** Video bitrate, in bits per second. */
  videoBitrate?: number | null | undefined;
  /** Video codec, for example `H.264`. */
  videoCodec?: string | null | undefined;
  /** Number of video tracks. */
  videoTracks: number;
  /** Width of the video, in pixels. */
  width?: number | null | undefined;
};

/** Processing steps. */
export type MediaProcessingState =
  /** Processing was canceled. */
  | 'CANCELLED'
  /** Processing is complete. */
  | 'COMPLETE'
  /** Processing failed. */
  | 'FAILED'
  /** The file is being read. */
  | 'IN_PROGRESS'
  /** Processing is queued. */
  | 'PENDING'
  /** Processing is being retried. */
  | 'RETRYING'
  /** The video is being segmented again after a trim. */
  | 'RE_SEGMENTING'
  /** The video is being segmented. */
  | 'SEGMENTING'
  /** Processing is being set up. */
  | 'STARTING'
  /** Processing timed out. */
  | 'TIMED_OUT'
  /** The video is being transcoded. */
  | 'TRANSCODING';

/** Search filter for the library. Fields that are left out do not narrow the search. */
export type MediaSearchFilter = {
  /** Time range in which a video was aired. */
  aired?: DateTimeRange | null | undefined;
  /** Time range in which a video was created. */
  created?: DateTimeRange | null | undefined;
  /** Lengths to include. */
  durationRanges?: Array<DurationRange> | null | undefined;
  /** True for only videos with a thumbnail, false for only videos without one. */
  hasThumbnail?: boolean | null | undefined;
  /** Source to include. */
  source?: MediaSource | null | undefined;
  /** States to include. */
  stateGroups?: Array<MediaStateGroup> | null | undefined;
  /** Tags that a video must have, all of them. */
  tags?: Array<string> | null | undefined;
  /** Words in the title, description, or tags. */
  text?: string | null | undefined;
};

/** Sources of a saved video. */
export type MediaSource =
  /** Recorded from a live event. */
  | 'LIVE'
  /** Uploaded. */
  | 'UPLOADED';

/** States of a saved video in the library. */
export type MediaState =
  /** The video is complete. */
  | 'COMPLETED'
  /** The video can be played while the rest is being processed. */
  | 'CONTENT_AVAILABLE'
  /** The video is being deleted and is hidden from lists. */
  | 'DELETE_PENDING'
  /** The video failed. */
  | 'ERRORED'
  /** A part of the video is being deleted. */
  | 'PARTIAL_DELETE_PENDING'
  /** A trim of the video is being applied. */
  | 'REPUBLISH_PENDING'
  /** The upload or recording of the video has started. */
  | 'STARTED';

/** Groups of states to search by. */
export type MediaStateGroup =
  /** Processing of the video failed or was canceled. */
  | 'FAILED'
  /** The video is being processed, for the first time or after a trim. */
  | 'IN_WORK'
  /** The video has been processed. */
  | 'READY';

/** Encoder to move, and its new organization. */
export type MoveEncoderInput = {
  /** ID of the organization to move the encoder to. */
  customerId: string;
  /** UUID of the encoder. */
  id: string;
};

/** New time of an event. */
export type MoveEventInput = {
  /** New duration of the occurrence. Does not change if left out. */
  duration?: number | null | undefined;
  /** UUID of the event. */
  id: string;
  /** ID of the occurrence to move. With ALL, the whole series moves by the same amount. */
  occurrenceId: string;
  /** Scope of the move: one date of a series, or all of it. */
  scope?: EventScope | null | undefined;
  /** Revision that the editor loaded. If it is given, the change is refused if another user has saved an edit in the meantime. */
  seenRevision?: number | null | undefined;
  /** New start of the occurrence. */
  startAt: string;
};

/** Content that a web channel shows while nothing is live. */
export type OfflineContentInput = {
  /** Kind of offline content. */
  kind: OfflineKind;
  /** ID of the library video, for the kind VIDEO. */
  mediaId?: string | null | undefined;
  /** ID of the playlist, for the kind PLAYLIST. */
  playlistId?: string | null | undefined;
};

/** Kinds of content that a web channel shows while nothing is live. */
export type OfflineKind =
  /** An uploaded image. */
  | 'IMAGE'
  /** A playlist, one video after another. */
  | 'PLAYLIST'
  /** The previous event. */
  | 'REPLAY'
  /** A video from the library. */
  | 'VIDEO';

/** Places where a password reset can be requested. */
export type PasswordResetFlow =
  /** In the studio. */
  | 'STUDIO'
  /** During the registration of a software encoder. */
  | 'UPLOADER';

/** Event to pause or resume. */
export type PauseEventInput = {
  /** UUID of the event. */
  id: string;
  /** True to pause the event, false to resume it. */
  paused: boolean;
  /** Revision that the editor loaded. If it is given, the change is refused if another user has saved an edit in the meantime. */
  seenRevision?: number | null | undefined;
};

/** Permissions that a role can grant (the permission matrix). */
export type Permission =
  /** Change the user's own account details. */
  | 'ACCOUNT_DETAILS'
  /** View bandwidth usage. */
  | 'BANDWIDTH_ANALYTICS'
  /** Add and change cues. */
  | 'MANAGE_CUES'
  /** Manage destination groups. */
  | 'MANAGE_DESTINATION_GROUPS'
  /** Manage encoders, presets, channels and web settings. */
  | 'MANAGE_ENCODER_AND_WEB_SETTINGS'
  /** Manage the schedule and go live. */
  | 'MANAGE_SCHEDULE'
  /** Manage social accounts and posts. */
  | 'MANAGE_SOCIAL_MEDIA'
  /** Manage users and invitations. */
  | 'MANAGE_USERS'
  /** Manage venues and decoders. */
  | 'MANAGE_VENUES'
  /** Watch saved videos. */
  | 'VIDEO_REVIEW'
  /** View the dashboard. */
  | 'VIEW_DASHBOARD';

/** Webhook to test. */
export type PingWebhookInput = {
  /** UUID of the webhook. */
  id: string;
};

/** Kinds of plans. */
export type PlanKind =
  /** For venues and decoders. */
  | 'MULTISITE'
  /** For users who play on decoders. */
  | 'USER'
  /** For the library. */
  | 'VOD'
  /** For live streams on the web. */
  | 'WEB';

/** Display modes of a player. */
export type PlayerDisplayMode =
  /** The player is a moving background. */
  | 'BACKGROUND'
  /** The player has controls. */
  | 'STANDARD';

/** Positions at which new videos are added to a playlist. */
export type PlaylistSortPosition =
  /** After the last video. */
  | 'END'
  /** Before the first video. */
  | 'START';

/** Playback modes of a web video. */
export type Playout =
  /** As if it were live: viewers who join later have missed the beginning. Ends automatically. */
  | 'AS_LIVE'
  /** From the beginning whenever a viewer joins, until it is stopped. */
  | 'ON_DEMAND';

/** States of a post. */
export type PostState =
  /** The post is scheduled and can be changed. */
  | 'EDITABLE'
  /** The post could not be published. */
  | 'FAILED'
  /** The post is about to be published and can no longer be changed. */
  | 'LOCKED'
  /** The post was published. */
  | 'POSTED';

/** Proof of a second factor: exactly one of the three. */
export type ProveSecondFactorInput = {
  /** One-time code. */
  code?: string | null | undefined;
  /** Response of the browser, in JSON. */
  passkey?: string | null | undefined;
  /** Recovery code. */
  recoveryCode?: string | null | undefined;
  /** Token of the step. */
  token: string;
};

/** Encoder channel that needs storage. */
export type ProvisionEncoderChannelInput = {
  /** UUID of the encoder channel. */
  id: string;
  /** ID of the storage region. The channel's own region if left out. */
  regionId?: string | null | undefined;
};

/** Visibility and replay of a destination. Fields that are left out do not change. */
export type PublishContentDestinationInput = {
  /** ID of the content destination. */
  id: string;
  /** True to make the destination the next replay of its web channel. One broadcast per channel is the next replay. */
  isNextReplay?: boolean | null | undefined;
  /** Time at which the destination is published, if publication is scheduled. Must be in the future. */
  publishAt?: string | null | undefined;
  /** Visibility of the destination to viewers. A published destination must be hidden before its publication can be scheduled again. */
  publishState?: PublishState | null | undefined;
};

/** Visibility to viewers. */
export type PublishState =
  /** Viewers can see it. */
  | 'PUBLISHED'
  /** Viewers can see it from a scheduled time. */
  | 'SCHEDULED_PUBLISHED'
  /** Viewers cannot see it. */
  | 'UNPUBLISHED';

/** Opening behaviors of a QRclick overlay. */
export type QrOpeningBehavior =
  /** Opens automatically as soon as the code appears in the video. */
  | 'AUTO_OPEN'
  /** Opens when a viewer clicks the button. */
  | 'CLICK_TO_OPEN';

/** Types of QRclick overlays, by where they open. */
export type QrOverlayType =
  /** In a separate page. */
  | 'EXTERNAL_LINK'
  /** Over the video. Requires https. */
  | 'IN_PLAYER_OVERLAY';

/** Reasons of a finding. */
export type ReadinessReason =
  /** Access to a social media account ends before the event does. */
  | 'EVENT_ACCOUNT_ENDS'
  /** Another event uses the encoder at the same time. */
  | 'EVENT_CLASH'
  /** A sensor of the encoder has reached its limit. */
  | 'EVENT_ENCODER_HOT'
  /** The event requires an encoder and has none: none was selected, or it was deleted or moved to another organization. */
  | 'EVENT_ENCODER_MISSING'
  /** The encoder of the event is offline. */
  | 'EVENT_ENCODER_OFFLINE'
  /** The encoder of the event failed to start. */
  | 'EVENT_FAILED_TO_START'
  /** The event was missed because the platform was not running during its whole time. */
  | 'EVENT_MISSED'
  /** The web channel of the event has nothing to replay. */
  | 'EVENT_NOTHING_TO_REPLAY'
  /** The encoder has no input. */
  | 'EVENT_NO_INPUT'
  /** The event is paused. */
  | 'EVENT_PAUSED'
  /** The encoder preset of the event requires more than the plan provides. */
  | 'EVENT_PLAN_SHORT'
  /** Another event uses an RTMP destination of the event at the same time. */
  | 'EVENT_RTMP_CLASH'
  /** The event started late because the platform was not running at its start. */
  | 'EVENT_STARTED_LATE'
  /** The storage of the plan is full. */
  | 'EVENT_STORAGE_FULL'
  /** More streams are running at the time of the event than the plan allows. */
  | 'EVENT_TOO_MANY'
  /** The encoder software is too old to start the event and must be updated first. */
  | 'EVENT_UPDATE_REQUIRED'
  /** The saved video of the event was deleted. */
  | 'EVENT_VIDEO_GONE'
  /** The saved video of the event has not finished saving. */
  | 'EVENT_VIDEO_PROCESSING'
  /** Another event uses a web channel of the event at the same time. */
  | 'EVENT_WEB_CHANNEL_CLASH';

/** Severities of a finding. */
export type ReadinessSeverity =
  /** The problem prevents the event from taking place as planned. */
  | 'BLOCKING'
  /** The problem could prevent the event from taking place as planned. */
  | 'WARNING';

/** States of readiness. */
export type ReadinessState =
  /** A problem prevents the occurrence from taking place as planned. */
  | 'BLOCKED'
  /** The occurrence can take place. */
  | 'READY'
  /** The occurrence can take place, but a problem needs attention. */
  | 'WARNING';

/** Kinds of objects that can be changed to fix a finding. */
export type ReadinessThingKind =
  /** An encoder. */
  | 'ENCODER'
  /** An event: the event itself or a conflicting one. */
  | 'EVENT'
  /** The plan of the organization. */
  | 'PLAN'
  /** A social media account. */
  | 'SOCIAL_ACCOUNT'
  /** A saved video. */
  | 'VIDEO'
  /** A web channel, to set its next replay. */
  | 'WEB_CHANNEL';

/** Exactly what is wrong, or why something ended: stable across languages and releases, and translatable by who knows it. The words in backticks are the names of its parameters; more reasons may come with any release. */
export type Reason =
  /** This account has been disabled. */
  | 'ACCOUNT_DISABLED'
  /** Enter the activation code in the format xxxx-xxxx with letters and digits, for example ab12-cd34. */
  | 'ACTIVATION_CODE_FORMAT'
  /** An activation code is required. */
  | 'ACTIVATION_CODE_REQUIRED'
  /** Activation Code not found or is invalid. */
  | 'ACTIVATION_CODE_UNKNOWN'
  /** Enter a valid air date and time. */
  | 'AIR_TIME_FORMAT'
  /** `email` has already been invited. */
  | 'ALREADY_INVITED'
  /** `email` already belongs to a user of this organization. */
  | 'ALREADY_USER'
  /** Enter a whole number of gigabytes from `min` to `max`. */
  | 'BANDWIDTH_GIGABYTES'
  /** A call to action needs a text. */
  | 'CALL_TO_ACTION_TEXT_REQUIRED'
  /** A call to action must have at most `limit` characters. */
  | 'CALL_TO_ACTION_TEXT_TOO_LONG'
  /** Enter a valid URL that starts with http:// or https://. */
  | 'CALL_TO_ACTION_URL_FORMAT'
  /** A call to action needs a URL. */
  | 'CALL_TO_ACTION_URL_REQUIRED'
  /** The URL must have at most `limit` characters. */
  | 'CALL_TO_ACTION_URL_TOO_LONG'
  /** Another user changed this. Your input is kept: review the other changes, then save again. */
  | 'CHANGED_MEANWHILE'
  /** The stream key of this channel can no longer be read because the platform’s encryption key was changed. Renew the stream key and enter it in each encoder. */
  | 'CHANNEL_KEY_LOST'
  /** The storage of this encoder channel is already set up. */
  | 'CHANNEL_STORAGE_READY'
  /** A channel can have at most `limit` users and venues. */
  | 'CHANNEL_USERS_TOO_MANY'
  /** A user or venue is listed twice. */
  | 'CHANNEL_USER_TWICE'
  /** This user or venue does not exist in this organization. */
  | 'CHANNEL_USER_UNKNOWN'
  /** You can only view this encoder channel. */
  | 'CHANNEL_VIEW_ONLY'
  /** An organization can have at most `limit` API clients. Remove one first. */
  | 'CLIENTS_TOO_MANY'
  /** The role `role` needs `plan`. */
  | 'CLIENT_ROLE_NEEDS_PLAN'
  /** An API client needs at least one role. */
  | 'CLIENT_ROLE_REQUIRED'
  /** This API client role does not exist. */
  | 'CLIENT_ROLE_UNKNOWN'
  /** Accept the terms of API access. */
  | 'CLIENT_TERMS_REQUIRED'
  /** A code must have `digits` digits. */
  | 'CODE_FORMAT'
  /** This code is wrong, expired, or already used. Wait for the next one. */
  | 'CODE_WRONG'
  /** A request conflict has occurred. */
  | 'CONFLICT'
  /** An organization can have at most `limit` contacts. Remove one first. */
  | 'CONTACTS_TOO_MANY'
  /** Enter at most `limit` characters. */
  | 'CONTACT_TEXT_TOO_LONG'
  /** Enter the color in the format #rrggbb. */
  | 'CONTROL_COLOR_FORMAT'
  /** A query with @skip or @include cannot be exported as CSV: its columns must be known in advance. */
  | 'CSV_DIRECTIVES'
  /** `field` is a list of objects, which a CSV cell cannot contain. Remove it from the query. */
  | 'CSV_NESTED_LIST'
  /** There is nothing to export: the list does not exist, or your account cannot view it. */
  | 'CSV_NOTHING'
  /** `field` has no columns that CSV can contain. Remove it from the query. */
  | 'CSV_NO_COLUMNS'
  /** A CSV export needs exactly one connection (a paginated list); the query has `count`. */
  | 'CSV_ONE_LIST'
  /** Only queries can be exported as CSV. */
  | 'CSV_QUERY_ONLY'
  /** A CSV export needs either the nodes or the edges of its connection. */
  | 'CSV_ROWS'
  /** A CSV export can have at most `limit` fields; the query has more, including its fragments. */
  | 'CSV_TOO_MANY_FIELDS'
  /** The start must be before the end. */
  | 'CUES_ORDER'
  /** Cues are not available. */
  | 'CUES_UNAVAILABLE'
  /** You cannot add cues here. */
  | 'CUES_VIEW_ONLY'
  /** Only its author can change this cue. */
  | 'CUE_AUTHOR'
  /** The start of the video is set automatically and cannot be changed. */
  | 'CUE_AUTOMATIC'
  /** A cue of an encoder event is either private or visible to the organization. */
  | 'CUE_NOT_PUBLIC'
  /** You can only change your own cues. To change the cues of other users, you need permission to share cues. */
  | 'CUE_OF_OTHERS'
  /** Only the author of a cue can make it private. */
  | 'CUE_ONLY_AUTHOR'
  /** Your account can only add private cues. */
  | 'CUE_VISIBILITY_FORBIDDEN'
  /** Choose the visibility. */
  | 'CUE_VISIBILITY_REQUIRED'
  /** A venue can have at most `limit` decoders, and this one would be decoder `count`. Release a decoder on the page of the venue first. */
  | 'DECODERS_TOO_MANY'
  /** This decoder already has a token. Send that token as currentToken, or release the decoder on the page of its venue. */
  | 'DECODER_HAS_TOKEN'
  /** This decoder belongs to another organization. */
  | 'DECODER_OF_OTHERS'
  /** A description must not contain < or >. */
  | 'DESCRIPTION_BRACKETS'
  /** The host of the destination is in our own network. */
  | 'DESTINATION_ADDRESS_INSIDE'
  /** The destination refused the path of the stream URL. */
  | 'DESTINATION_ADDRESS_REFUSED'
  /** Facebook does not remove the button until the live video ends. You can change its text and URL. */
  | 'DESTINATION_BUTTON_STAYS'
  /** The certificate of the destination does not match its name. */
  | 'DESTINATION_CERTIFICATE'
  /** Choose a web channel. */
  | 'DESTINATION_CHANNEL_REQUIRED'
  /** A description must have at most `limit` characters; this one has `length`. */
  | 'DESTINATION_DESCRIPTION_TOO_LONG'
  /** Cannot stop this destination: it has ended (its state is “`state`”) and cannot start again. */
  | 'DESTINATION_ENDED'
  /** This destination group is in use: `names`. */
  | 'DESTINATION_GROUP_IN_USE'
  /** The host of the destination cannot be found or does not respond. */
  | 'DESTINATION_HOST_UNREACHABLE'
  /** The stream key of the destination can no longer be read. Enter it again. */
  | 'DESTINATION_KEY_LOST'
  /** The destination refused the stream key. */
  | 'DESTINATION_KEY_REFUSED'
  /** Choose the kind of destination. */
  | 'DESTINATION_KIND_REQUIRED'
  /** The connection to the destination was lost. */
  | 'DESTINATION_LINE_CUT'
  /** Only a broadcast of a web channel can be its next replay. */
  | 'DESTINATION_NOT_REPLAYED'
  /** The destination does not support RTMP. */
  | 'DESTINATION_NOT_RTMP'
  /** Cannot stop this destination: it has not started (its state is “`state`”). */
  | 'DESTINATION_NOT_STARTED'
  /** The media engine is not running. */
  | 'DESTINATION_NO_ENGINE'
  /** Nothing arrived to send to the destination. */
  | 'DESTINATION_NO_SOURCE'
  /** Choose at most `limit` playlists; `length` are selected. */
  | 'DESTINATION_PLAYLISTS_TOO_MANY'
  /** It is already published. Hide it before you schedule its publication. */
  | 'DESTINATION_PUBLISHED_ALREADY'
  /** Enter a date and time in the future. */
  | 'DESTINATION_PUBLISH_TIME'
  /** Choose an RTMP destination. */
  | 'DESTINATION_RTMP_REQUIRED'
  /** This destination is running. Stop it before you delete it. */
  | 'DESTINATION_RUNS'
  /** The destination service stopped the stream, for example because of its 8-hour limit. */
  | 'DESTINATION_SERVICE_LIMIT'
  /** There is no encoder channel or saved video to send. */
  | 'DESTINATION_SOURCE_MISSING'
  /** The saved video can no longer be read. */
  | 'DESTINATION_SOURCE_UNREADABLE'
  /** The destination starts 0 minutes to `limit` hours after its content. Enter minutes, or minutes and seconds such as 5:30. */
  | 'DESTINATION_START_OFFSET'
  /** It was stopped before it went on air. */
  | 'DESTINATION_STOPPED_EARLY'
  /** The destination ends 0 minutes to `limit` hours before its content. Enter minutes, or minutes and seconds such as 5:30. */
  | 'DESTINATION_STOP_OFFSET'
  /** This activation code has already been used. Revoke the device token of the encoder to get a new code. */
  | 'DEVICE_HAS_TOKEN'
  /** A device ID must have at most `limit` letters, digits, dots, colons, dashes, and underscores. */
  | 'DEVICE_ID_FORMAT'
  /** The device ID is missing. Please open this page from the encoder’s plugin. */
  | 'DEVICE_ID_REQUIRED'
  /** This device is not registered with your organization. */
  | 'DEVICE_NOT_REGISTERED'
  /** This device is already registered. Unregister it first. */
  | 'DEVICE_REGISTERED'
  /** This encoder has no device token to revoke. */
  | 'DEVICE_WITHOUT_TOKEN'
  /** Viewers can rewind `minimum` to `maximum` seconds; the value is `value`. */
  | 'DVR_WINDOW_SECONDS'
  /** Enter a valid email address, for example name@example.com. */
  | 'EMAIL_INVALID'
  /** Email is required. */
  | 'EMAIL_REQUIRED'
  /** An email address must have at most `limit` characters. */
  | 'EMAIL_TOO_LONG'
  /** Choose either a video or a playlist. */
  | 'EMBED_SUBJECT'
  /** The encoder sent invalid audio or video, or none. */
  | 'ENCODER_BAD_INPUT'
  /** This encoder channel is in use: `names`. */
  | 'ENCODER_CHANNEL_IN_USE'
  /** This encoder channel does not exist. */
  | 'ENCODER_CHANNEL_UNKNOWN'
  /** You can send a command to 1 to `limit` encoders; `count` were given. */
  | 'ENCODER_COUNT'
  /** This encoder is in use: `names`. */
  | 'ENCODER_IN_USE'
  /** An encoder name is required. */
  | 'ENCODER_NAME_REQUIRED'
  /** An encoder name must have at most `limit` characters. */
  | 'ENCODER_NAME_TOO_LONG'
  /** The encoder could not be reached. */
  | 'ENCODER_NOT_REACHED'
  /** The encoder had no input signal. */
  | 'ENCODER_NO_SIGNAL'
  /** Cannot `command` this encoder while it is offline. */
  | 'ENCODER_OFFLINE'
  /** An organization must be selected. */
  | 'ENCODER_ORGANIZATION_REQUIRED'
  /** The encoder already belongs to this organization. */
  | 'ENCODER_ORGANIZATION_SAME'
  /** This encoder preset is in use: `names`. */
  | 'ENCODER_PRESET_IN_USE'
  /** An encoder preset is required for the advanced configuration. */
  | 'ENCODER_PRESET_REQUIRED'
  /** This encoder preset does not exist. */
  | 'ENCODER_PRESET_UNKNOWN'
  /** The encoder ran for more than 12 hours. */
  | 'ENCODER_RAN_TOO_LONG'
  /** Cannot `command` this encoder while its state is “`state`”. */
  | 'ENCODER_STATE'
  /** Cannot start this encoder: its state is “`state`”. Install the update first. */
  | 'ENCODER_UPDATE_REQUIRED'
  /** You can load 1 to `limit` encoder videos at a time; `count` were given. */
  | 'ENCODER_VIDEO_COUNT'
  /** No video has arrived for “`name`”, so there is nothing to load. */
  | 'ENCODER_VIDEO_EMPTY'
  /** An encoder video can be deleted after it has ended. */
  | 'ENCODER_VIDEO_NOT_ENDED'
  /** The encoder video “`value`” does not exist. */
  | 'ENCODER_VIDEO_UNKNOWN'
  /** FFmpeg could not read the video to its end. The file is probably damaged. Try again, or upload it again. */
  | 'ENCODING_CRASHED'
  /** The quality could not be created. Try again. */
  | 'ENCODING_FAILED'
  /** Encoding this file needs more memory than allowed. */
  | 'ENCODING_MEMORY'
  /** The end must be after the start. */
  | 'END_BEFORE_START'
  /** The pre-event buffer must be a whole number of minutes from 0 to `limit`; it is `value`. */
  | 'EVENT_BUFFER_RANGE'
  /** Access to `name` has expired. Renew it to stream the event there. */
  | 'EVENT_CONFLICT_ACCOUNT_ENDED'
  /** Access to `name` expires on `at`, before the event ends. Renew it. */
  | 'EVENT_CONFLICT_ACCOUNT_EXPIRY'
  /** Access to `name` expires on `at` and covers `covered` of `total` dates. Renew it to cover the rest. */
  | 'EVENT_CONFLICT_ACCOUNT_EXPIRY_SERIES'
  /** Your plan allows `limit` streams at a time. Contact support to add concurrent streaming. */
  | 'EVENT_CONFLICT_CONCURRENCY'
  /** The encoder `name` is used by “`event`” at this time: `at`. */
  | 'EVENT_CONFLICT_ENCODER'
  /** Encoder channel and web channel `name` are in different regions, which adds delay for viewers. */
  | 'EVENT_CONFLICT_REGION'
  /** The RTMP destination `name` is used by “`event`” at this time: `at`. */
  | 'EVENT_CONFLICT_RTMP'
  /** The web channel `name` is used by “`event`” at this time: `at`. */
  | 'EVENT_CONFLICT_WEB_CHANNEL'
  /** This date was not skipped. */
  | 'EVENT_DATE_NOT_SKIPPED'
  /** The description must have at most `limit` characters; this one has `length`. */
  | 'EVENT_DESCRIPTION_TOO_LONG'
  /** An event can have at most `limit` destinations of its own. */
  | 'EVENT_DESTINATIONS_TOO_MANY'
  /** The kind of a destination cannot be changed. Remove this one and add a new one. */
  | 'EVENT_DESTINATION_KIND'
  /** The destination must start before it stops: it would start after `start` minutes and stop after `stop`. */
  | 'EVENT_DESTINATION_NOTHING_LEFT'
  /** A replay needs at least one destination. */
  | 'EVENT_DESTINATION_REQUIRED'
  /** Another destination of this event already streams there at the same time. */
  | 'EVENT_DESTINATION_TWICE'
  /** This destination no longer exists. Choose another one. */
  | 'EVENT_DESTINATION_UNKNOWN'
  /** The duration must be greater than zero. */
  | 'EVENT_DURATION_REQUIRED'
  /** The event must last at most `hours` hours. */
  | 'EVENT_DURATION_TOO_LONG'
  /** Events that have started or start within 5 minutes cannot be edited. */
  | 'EVENT_EDIT_LOCKED'
  /** Choose an encoder channel. */
  | 'EVENT_ENCODER_CHANNEL_REQUIRED'
  /** Choose an encoder. */
  | 'EVENT_ENCODER_REQUIRED'
  /** The encoder is running. Stop it, or wait until it has stopped, before you edit this event. */
  | 'EVENT_ENCODER_RUNS'
  /** This encoder no longer exists. Choose another one. */
  | 'EVENT_ENCODER_UNKNOWN'
  /** The event was ended early. */
  | 'EVENT_ENDED_EARLY'
  /** This destination group no longer exists. Choose another one. */
  | 'EVENT_GROUP_UNKNOWN'
  /** Choose a saved video. */
  | 'EVENT_MEDIA_REQUIRED'
  /** The web channel has nothing to replay. */
  | 'EVENT_NOTHING_TO_REPLAY'
  /** This date is over or on air, so it cannot be changed. */
  | 'EVENT_OCCURRENCE_OVER'
  /** The event has no date at this time. */
  | 'EVENT_OCCURRENCE_UNKNOWN'
  /** You can add only one scheduled post each for Facebook and YouTube. */
  | 'EVENT_POST_TWICE'
  /** A replay can have only one web destination. */
  | 'EVENT_REPLAY_ONE_WEB'
  /** The web destination of a replay must be the replayed web channel. */
  | 'EVENT_REPLAY_SAME_WEB'
  /** An encoder schedule name is required. */
  | 'EVENT_SCHEDULE_NAME_REQUIRED'
  /** Only a repeating event has dates to choose from. */
  | 'EVENT_SERIES_ONLY'
  /** Choose automatic or advanced settings. */
  | 'EVENT_SETTINGS_TYPE_REQUIRED'
  /** You can skip at most `limit` dates. */
  | 'EVENT_SKIPPED_TOO_MANY'
  /** Could not find the source video. */
  | 'EVENT_SOURCE_UNKNOWN'
  /** The start time is in the past. */
  | 'EVENT_START_PAST'
  /** A start date and time are required. */
  | 'EVENT_START_REQUIRED'
  /** An event can start at most 13 months from today. */
  | 'EVENT_START_TOO_FAR'
  /** Choose a time zone. */
  | 'EVENT_TIMEZONE_UNKNOWN'
  /** Choose the content source. */
  | 'EVENT_TYPE_REQUIRED'
  /** Choose the web channel to replay. */
  | 'EVENT_WEB_CHANNEL_REQUIRED'
  /** `field` has unknown fields: `names`. */
  | 'FIELDS_UNKNOWN'
  /** The file is empty. */
  | 'FILE_EMPTY'
  /** The file has `size` bytes; at most `limit` are allowed. */
  | 'FILE_TOO_LARGE'
  /** The file is not `type`. */
  | 'FILE_TYPE_DIFFERS'
  /** First name is required. */
  | 'FIRST_NAME_REQUIRED'
  /** Your account has insufficient permissions to access this feature. */
  | 'FORBIDDEN'
  /** The frame at `time` of this video cannot be read. */
  | 'FRAME_UNREADABLE'
  /** Full name is required. */
  | 'FULL_NAME_REQUIRED'
  /** A full name must have at most `limit` characters. */
  | 'FULL_NAME_TOO_LONG'
  /** A full name must have at least `limit` characters. */
  | 'FULL_NAME_TOO_SHORT'
  /** Gateway `value` is outside the subnet `subnet`. */
  | 'GATEWAY_OUTSIDE_SUBNET'
  /** Going live was canceled. */
  | 'GO_LIVE_CANCELLED'
  /** Choose an encoder channel. */
  | 'GO_LIVE_CHANNEL_REQUIRED'
  /** You can choose at most `limit` destinations. */
  | 'GO_LIVE_DESTINATIONS_TOO_MANY'
  /** A destination must be a web channel, an RTMP destination, or a Facebook or YouTube destination. */
  | 'GO_LIVE_DESTINATION_KIND'
  /** A destination is selected twice. */
  | 'GO_LIVE_DESTINATION_TWICE'
  /** This destination does not exist in this organization. */
  | 'GO_LIVE_DESTINATION_UNKNOWN'
  /** Enter a duration. */
  | 'GO_LIVE_DURATION_REQUIRED'
  /** “`name`” failed to start. */
  | 'GO_LIVE_ENCODER_FAILED'
  /** Choose an encoder. */
  | 'GO_LIVE_ENCODER_REQUIRED'
  /** “`name`” is running and cannot go live. Stop it or choose another encoder. */
  | 'GO_LIVE_ENCODER_RUNS'
  /** “`name`” did not start in time. */
  | 'GO_LIVE_ENCODER_SLOW'
  /** The event could not be created in time. */
  | 'GO_LIVE_EVENT_SLOW'
  /** “`title`” starts in `minutes` minutes. */
  | 'GO_LIVE_EVENT_SOON'
  /** This destination group does not exist. */
  | 'GO_LIVE_GROUP_UNKNOWN'
  /** You can retry only a broadcast that failed to go live. */
  | 'GO_LIVE_NOT_FAILED'
  /** Choose a destination group or at least one destination. */
  | 'GO_LIVE_NO_DESTINATION'
  /** There is no encoder preset. Add one in the settings. */
  | 'GO_LIVE_NO_PRESET'
  /** This broadcast has already ended. */
  | 'GO_LIVE_OVER'
  /** An encoder event can last at most `hours` hours. */
  | 'GO_LIVE_TOO_LONG'
  /** Another user is already going live with “`name`”. */
  | 'GO_LIVE_UNDER_WAY'
  /** You need admin permission to create a destination group. */
  | 'GROUP_ADMIN_NEEDED'
  /** A destination group needs at least one destination. */
  | 'GROUP_DESTINATIONS_REQUIRED'
  /** A destination group can have at most `limit` destinations in addition to its web channel. */
  | 'GROUP_DESTINATIONS_TOO_MANY'
  /** A destination of a group must be a web channel, an RTMP destination, or a Facebook or YouTube destination. */
  | 'GROUP_DESTINATION_KIND'
  /** This destination is already in the group. */
  | 'GROUP_DESTINATION_TWICE'
  /** This destination does not exist in this organization. */
  | 'GROUP_DESTINATION_UNKNOWN'
  /** This destination group already exists. Please try a different name. */
  | 'GROUP_NAME_TAKEN'
  /** An ID is invalid. */
  | 'ID_INVALID'
  /** The input source of `model` must be `choices`; it is “`value`”. */
  | 'INPUT_SOURCE'
  /** `model` has no selectable input source; it is “`value`”. */
  | 'INPUT_SOURCE_NONE'
  /** This value is invalid. */
  | 'INVALID'
  /** Enter a contact with a first and last name. */
  | 'INVALID_CONTACT'
  /** You can invite 1 to `limit` addresses at a time, not `count`. */
  | 'INVITE_COUNT'
  /** This is not possible for an invitation in the state “`state`”. */
  | 'INVITE_NOT_OPEN'
  /** This invitation has expired, was revoked, or was already used. Ask for a new one. */
  | 'INVITE_OVER'
  /** An IPv4 address is required while DHCP is off. */
  | 'IPV4_ADDRESS_REQUIRED'
  /** IPv4 DNS 1 is required while DHCP is off. */
  | 'IPV4_DNS_REQUIRED'
  /** `address` must be an IPv4 address; it is “`value`”. */
  | 'IPV4_FORMAT'
  /** An IPv4 gateway is required while DHCP is off. */
  | 'IPV4_GATEWAY_REQUIRED'
  /** An organization needs at least one Organization Admin who can sign in. Assign the role to another user first. */
  | 'LAST_ADMIN'
  /** Last name is required. */
  | 'LAST_NAME_REQUIRED'
  /** Videos can be deleted after `minimum` to `maximum` days. */
  | 'LIBRARY_DAYS'
  /** Enter after how many days videos are deleted. */
  | 'LIBRARY_DAYS_REQUIRED'
  /** You have reached a limit of your plan. */
  | 'LIMIT'
  /** `field` must have at least `limit` entry; it has `length`. */
  | 'LIST_EMPTY'
  /** `field` must have at most `limit` entries; it has `length`. */
  | 'LIST_TOO_LONG'
  /** `field` must have at least `limit` entries; it has `length`. */
  | 'LIST_TOO_SHORT'
  /** The load balancer of a web channel cannot be changed. */
  | 'LOAD_BALANCER_FIXED'
  /** Use only letters, numbers, underscores, and dashes in a load balancer. */
  | 'LOAD_BALANCER_FORMAT'
  /** A load balancer is required. */
  | 'LOAD_BALANCER_REQUIRED'
  /** A load balancer must have at most `limit` characters; this one has `length`. */
  | 'LOAD_BALANCER_TOO_LONG'
  /** Choose the end of the log window. */
  | 'LOG_END_REQUIRED'
  /** Choose the start of the log window. */
  | 'LOG_START_REQUIRED'
  /** The end must be after the start. */
  | 'LOG_WINDOW_REVERSED'
  /** Logs are stored for `limit` days, so the window must be at most `limit` days. */
  | 'LOG_WINDOW_TOO_LONG'
  /** Manifest is not yet available. */
  | 'MANIFEST_NOT_AVAILABLE'
  /** A video can be deleted after it has finished saving. */
  | 'MEDIA_NOT_DELETABLE'
  /** This video cannot be downloaded because it has no playable part yet. */
  | 'MEDIA_NOT_PLAYABLE'
  /** This library video has not completed saving. */
  | 'MEDIA_NOT_SAVED'
  /** Choose a video. */
  | 'MEDIA_REQUIRED'
  /** This video does not exist. */
  | 'MEDIA_UNKNOWN'
  /** Minute-by-minute data is available only after `limit`. */
  | 'MINUTES_BEFORE'
  /** Use only letters, numbers, spaces, underscores, and dashes in a name; it is “`value`”. */
  | 'NAME_CHARACTERS'
  /** A name is required. */
  | 'NAME_REQUIRED'
  /** A name must have at most `limit` characters; this one has `length`. */
  | 'NAME_TOO_LONG'
  /** The encoder has `limit` network cards; `count` were given. */
  | 'NETWORK_CARD_COUNT'
  /** A NIC display name is required. */
  | 'NIC_NAME_REQUIRED'
  /** A NIC display name must have at most `limit` characters. */
  | 'NIC_NAME_TOO_LONG'
  /** No video arrived within 15 minutes. */
  | 'NOTHING_ARRIVED'
  /** Your plan does not include a library trial. */
  | 'NOT_AUTHORIZED'
  /** Resource does not exist. */
  | 'NOT_FOUND'
  /** This platform has no media engine. Install FFmpeg or set FFMPEG_PATH. */
  | 'NO_ENGINE'
  /** Add a valid payment method first. */
  | 'NO_PAYMENT_METHOD'
  /** Offline image is required. */
  | 'OFFLINE_IMAGE_REQUIRED'
  /** Offline content must be an image, a video, a playlist, or a replay. */
  | 'OFFLINE_KIND_UNKNOWN'
  /** Choose the playlist that plays when nothing is live. */
  | 'OFFLINE_PLAYLIST_REQUIRED'
  /** This playlist does not exist. */
  | 'OFFLINE_PLAYLIST_UNKNOWN'
  /** Choose the video that plays when nothing is live. */
  | 'OFFLINE_VIDEO_REQUIRED'
  /** This video does not exist. */
  | 'OFFLINE_VIDEO_UNKNOWN'
  /** The offset must be a time and a record number separated by a comma. */
  | 'OFFSET_FORMAT'
  /** The operation may request `cost` objects; at most `limit` are allowed. Request fewer fields or rows. */
  | 'OPERATION_TOO_COSTLY'
  /** Only an Organization Admin can register or unregister software encoders. */
  | 'ORGANIZATION_ADMIN_NEEDED'
  /** Please select an organization. */
  | 'ORGANIZATION_REQUIRED'
  /** This organization does not exist. */
  | 'ORGANIZATION_UNKNOWN'
  /** An organization can have at most `limit` outputs. Remove one first. */
  | 'OUTPUTS_TOO_MANY'
  /** The page does not exist. */
  | 'PAGE_UNKNOWN'
  /** This passkey is not one of yours, or it could not be verified. */
  | 'PASSKEY_WRONG'
  /** The passwords don’t match. */
  | 'PASSWORDS_DIFFER'
  /** Password is required. */
  | 'PASSWORD_REQUIRED'
  /** A password must have at most `limit` characters. */
  | 'PASSWORD_TOO_LONG'
  /** A password must have at least `limit` characters. */
  | 'PASSWORD_TOO_SHORT'
  /** You can set at most `limit` encoder channels for one user. */
  | 'PERSON_CHANNELS_TOO_MANY'
  /** An encoder channel is listed twice. */
  | 'PERSON_CHANNEL_TWICE'
  /** A first or last name must have at most `limit` characters; this one has `length`. */
  | 'PERSON_NAME_TOO_LONG'
  /** A first or last name must have at least `limit` characters; this one has `length`. */
  | 'PERSON_NAME_TOO_SHORT'
  /** A title must have at most `limit` characters; this one has `length`. */
  | 'PERSON_TITLE_TOO_LONG'
  /** A phone number must start with + or a digit and contain only digits, spaces, and ( ) . / -; it is “`value`”. */
  | 'PHONE_FORMAT'
  /** A phone number must have at most `limit` characters; this one has `length`. */
  | 'PHONE_TOO_LONG'
  /** This plan does not exist. */
  | 'PLAN_UNKNOWN'
  /** Playlist is full. The video was not added. */
  | 'PLAYLIST_FULL'
  /** The order must list each video of the playlist exactly once. */
  | 'PLAYLIST_ORDER'
  /** Choose a playlist. */
  | 'PLAYLIST_REQUIRED'
  /** A playlist can have at most `limit` videos. */
  | 'PLAYLIST_TOO_LONG'
  /** A video can be in a playlist only once. */
  | 'PLAYLIST_TWICE'
  /** Choose OBS or ProPresenter. */
  | 'PLUGIN_KIND'
  /** You can request at most `limit` points. */
  | 'POINTS_TOO_MANY'
  /** Enter a position from 00:00:00.000 to `limit`; it is “`value`”. */
  | 'POSITION_FORMAT'
  /** The position must be within the video, which ends at `limit`; it is `value`. */
  | 'POSITION_OUTSIDE'
  /** A position is required. */
  | 'POSITION_REQUIRED'
  /** An organization can have at most `limit` scheduled posts. */
  | 'POSTS_TOO_MANY'
  /** Choose an account. */
  | 'POST_ACCOUNT_REQUIRED'
  /** A post about an event must be published before the event starts. */
  | 'POST_AFTER_EVENT'
  /** Titles and descriptions must not contain < or >. */
  | 'POST_ANGLE_BRACKETS'
  /** Enter a text for the call-to-action button. */
  | 'POST_BUTTON_TEXT_REQUIRED'
  /** A call-to-action button must have at most `limit` characters; this one has `length`. */
  | 'POST_BUTTON_TEXT_TOO_LONG'
  /** Enter a URL for the call-to-action button. */
  | 'POST_BUTTON_URL_REQUIRED'
  /** A description is required. */
  | 'POST_DESCRIPTION_REQUIRED'
  /** Choose a destination. */
  | 'POST_DESTINATION_REQUIRED'
  /** This post can no longer be edited because it was posted or failed. */
  | 'POST_ENDED'
  /** The event of this post has started or will not take place. */
  | 'POST_EVENT_OVER'
  /** This post can no longer be edited because it is published in less than `minutes` minutes. */
  | 'POST_LOCKED'
  /** Choose the saved video to post. */
  | 'POST_MEDIA_REQUIRED'
  /** The scheduled time passed while the platform could not post. */
  | 'POST_MISSED'
  /** YouTube allows `limit` notifications per channel in `hours` hours. */
  | 'POST_NOTIFICATIONS'
  /** Only YouTube channels have subscribers to notify. */
  | 'POST_NOTIFIES_KIND'
  /** Choose the visibility: private, organization, or public. */
  | 'POST_PRIVACY_REQUIRED'
  /** Choose the publish status. */
  | 'POST_PUBLISH_STATUS_REQUIRED'
  /** Another post has replaced this one, so it cannot be restored. */
  | 'POST_REPLACED'
  /** The scheduled time of this post has passed, so it cannot be restored. Schedule a new one. */
  | 'POST_RESTORE_LATE'
  /** Enter a valid date and time. */
  | 'POST_TIME_FORMAT'
  /** A post needs a date and time in the future. */
  | 'POST_TIME_PAST'
  /** A title is required. */
  | 'POST_TITLE_REQUIRED'
  /** The saved video to post was deleted or is not ready. */
  | 'POST_VIDEO_GONE'
  /** The saved video is too large to be posted. */
  | 'POST_VIDEO_TOO_LARGE'
  /** The number of audio channels must be `minimum` to `maximum`; the value is `value`. */
  | 'PRESET_AUDIO_CHANNELS'
  /** The bitrate per channel must be at least `minimum` kbps and at most `maximum`; the value is `value`. */
  | 'PRESET_BITRATE'
  /** The channel 2 offset must be `minimum` to `maximum` frames; the value is `value`. */
  | 'PRESET_CHANNEL_2_OFFSET'
  /** The codec must be one of `choices`; the value is `value`. */
  | 'PRESET_CODEC'
  /** AV1 requires a version 2 preset. */
  | 'PRESET_CODEC_NEEDS_VERSION_2'
  /** `codec` in 4K cannot be used for web destinations; this preset is used by `names`. */
  | 'PRESET_FEEDS_WEB'
  /** Hardware acceleration requires a version 2 preset. */
  | 'PRESET_HARDWARE_NEEDS_VERSION_2'
  /** The input format must be one of `choices`; the value is `value`. */
  | 'PRESET_INPUT_FORMAT'
  /** A 4K preset requires an `needed` subscription; you have no plan. */
  | 'PRESET_NEEDS_A_PLAN'
  /** A 4K preset requires an `needed` subscription; your plan is `plan`. */
  | 'PRESET_NEEDS_PLAN'
  /** The output format must be one of `choices`; the value is `value`. */
  | 'PRESET_OUTPUT_FORMAT'
  /** Short segments require a version 2 preset. */
  | 'PRESET_SEGMENTS_NEED_VERSION_2'
  /** The standard must be one of `choices`; the value is `value`. */
  | 'PRESET_STANDARD'
  /** The version must be 1 or 2. */
  | 'PRESET_VERSION'
  /** The number of video channels must be `minimum` to `maximum`; the value is `value`. */
  | 'PRESET_VIDEO_CHANNELS'
  /** The built-in background profile cannot be changed. */
  | 'PROFILE_BUILT_IN'
  /** This player profile does not exist. */
  | 'PROFILE_UNKNOWN'
  /** Unpublish the video before you schedule it. */
  | 'PUBLISHED_ALREADY'
  /** Publishing is off: the media engine is not running, or RTMP_PORT is in use. */
  | 'PUBLISHING_OFF'
  /** Choose the visibility. */
  | 'PUBLISH_STATE_REQUIRED'
  /** A scheduled video needs an air date and time in the future. */
  | 'PUBLISH_TIME_PAST'
  /** The label must have at most `limit` characters. */
  | 'QR_LABEL_TOO_LONG'
  /** An overlay opens automatically or on click. */
  | 'QR_OPENING_UNKNOWN'
  /** An overlay is an in-player overlay or an external link. */
  | 'QR_TYPE_UNKNOWN'
  /** Enter a valid URL that starts with http:// or https://. */
  | 'QR_URL_FORMAT'
  /** An in-player overlay needs a URL that starts with https://. */
  | 'QR_URL_NOT_HTTPS'
  /** Enter a URL. */
  | 'QR_URL_REQUIRED'
  /** Duplicate QRclick url. Please use a different address. */
  | 'QR_URL_TAKEN'
  /** The URL must have at most `limit` characters. */
  | 'QR_URL_TOO_LONG'
  /** The end must be after the start. */
  | 'RANGE_ORDER'
  /** The start must be within the video, which has `limit` ms; it is `value`. */
  | 'RANGE_OUTSIDE'
  /** Reading the file crashed. */
  | 'READING_CRASHED'
  /** Reading the file did not finish within `limit` s. */
  | 'READING_ENDLESS'
  /** Reading the file takes more than `limit` MB of memory. */
  | 'READING_MEMORY'
  /** Reading the file takes longer than `limit` s. */
  | 'READING_TIME'
  /** The platform’s disk is full. Earlier parts of the recording are saved and can be played. */
  | 'RECORDING_DISK_FULL'
  /** There is no recording: it has not ended, or its recording was deleted. */
  | 'RECORDING_MISSING'
  /** The incoming stream could not be stored. Earlier parts of the recording are saved and can be played. */
  | 'RECORDING_NOT_STORED'
  /** This recovery code is wrong or already used. */
  | 'RECOVERY_CODE_WRONG'
  /** Region is required. */
  | 'REGION_REQUIRED'
  /** This region needs an entitlement. Please choose another one. */
  | 'REGION_RESTRICTED'
  /** This region does not exist. */
  | 'REGION_UNKNOWN'
  /** This video has no lower quality to create. */
  | 'RENDITIONS_NONE'
  /** No quality of this video is being created. */
  | 'RENDITIONS_NOT_MADE'
  /** The qualities of this video already exist or are being created. */
  | 'RENDITIONS_THERE'
  /** The number of occurrences must be from 1 to `limit`; it is `value`. */
  | 'REPEAT_COUNT_RANGE'
  /** The day must be from 1 to 31; it is `value`. */
  | 'REPEAT_DAY_RANGE'
  /** Choose when it ends. */
  | 'REPEAT_END_REQUIRED'
  /** The interval must be a whole number from 1 to `limit`; it is `value`. */
  | 'REPEAT_INTERVAL_RANGE'
  /** The repeat interval must be longer than the event. */
  | 'REPEAT_INTERVAL_SHORT'
  /** Choose months. */
  | 'REPEAT_MONTH_RANGE'
  /** With this rule, the event never takes place. Choose other days or a different end. */
  | 'REPEAT_NEVER_OCCURS'
  /** Choose first, second, third, fourth, or last. */
  | 'REPEAT_POSITION_UNKNOWN'
  /** Choose how often it repeats. */
  | 'REPEAT_TYPE_UNKNOWN'
  /** The end date must not be before the start. */
  | 'REPEAT_UNTIL_BEFORE_START'
  /** An end date is required. */
  | 'REPEAT_UNTIL_REQUIRED'
  /** The end date must be at most 13 months from today, `date`. */
  | 'REPEAT_UNTIL_TOO_FAR'
  /** Choose weekdays. */
  | 'REPEAT_WEEKDAY_UNKNOWN'
  /** This is required. */
  | 'REQUIRED'
  /** The link to reset your password has expired. Request a new one. */
  | 'RESET_LINK_EXPIRED'
  /** The link to reset your password could not be validated. Request a new one. */
  | 'RESET_LINK_INVALID'
  /** The reset link is incomplete. Please open it again from the email. */
  | 'RESET_TOKEN_REQUIRED'
  /** Choose at least one role. */
  | 'ROLE_REQUIRED'
  /** Only Rostrum staff can assign this role. */
  | 'ROLE_RESERVED'
  /** This role does not exist. */
  | 'ROLE_UNKNOWN'
  /** This RTMP destination is in use: `names`. */
  | 'RTMP_DESTINATION_IN_USE'
  /** This RTMP destination is selected twice. */
  | 'RTMP_DESTINATION_TWICE'
  /** This stream key can no longer be read. Edit the destination and enter the key again. */
  | 'RTMP_KEY_LOST'
  /** Choose an encoder channel or a saved video, not both. */
  | 'RTMP_SOURCES_TWO'
  /** No encoder is publishing to the encoder channel “`name`”. Start its encoder first. */
  | 'RTMP_SOURCE_NOT_LIVE'
  /** Choose a live encoder channel or a saved video. */
  | 'RTMP_SOURCE_REQUIRED'
  /** A stream to this destination is already running. Stop it first. */
  | 'RTMP_STREAM_RUNS'
  /** RTMP supports H.264 with AAC. This video is `codecs`. */
  | 'RTMP_VIDEO_CODECS'
  /** The video “`title`” is not ready to play yet. */
  | 'RTMP_VIDEO_NOT_READY'
  /** A scheduled post can be published `minimum` to `maximum` days before; the value is `value`. */
  | 'SCHEDULED_POST_DAYS'
  /** Only Facebook and YouTube destinations can have scheduled posts. */
  | 'SCHEDULED_POST_KIND'
  /** This account has no second factor. */
  | 'SECOND_FACTORS_NONE'
  /** You can add at most `limit` second factors. Remove one first. */
  | 'SECOND_FACTORS_TOO_MANY'
  /** A second factor is required. Sign in to the studio and add one first. */
  | 'SECOND_FACTOR_ADD_FIRST'
  /** This account has a second factor. Also send a one-time code or a recovery code. */
  | 'SECOND_FACTOR_CODE_NEEDED'
  /** A second factor is required to sign in. Add another one before you remove the last one. */
  | 'SECOND_FACTOR_NEEDED'
  /** This took too long. Sign in again. */
  | 'SECOND_FACTOR_STEP_OVER'
  /** `network` denied access. Allow access there to link the account. */
  | 'SOCIAL_ACCESS_DENIED'
  /** `network` denied access with the error “`code`”. */
  | 'SOCIAL_ACCESS_ERROR'
  /** The social media account of this post or destination was removed. */
  | 'SOCIAL_ACCOUNT_GONE'
  /** A destination is running with this account: `names`. Stop it first. */
  | 'SOCIAL_ACCOUNT_IN_USE'
  /** This is not the account “`name`”. Sign in to the network with the linked account. */
  | 'SOCIAL_CHANNEL_MISMATCH'
  /** You can choose at most `limit` crosspost destinations; `length` are selected. */
  | 'SOCIAL_CROSSPOST_TOO_MANY'
  /** This account has no destination “`value`”. */
  | 'SOCIAL_DESTINATION_UNKNOWN'
  /** This account is already linked as “`name`”. */
  | 'SOCIAL_DUPLICATE'
  /** At most `limit` unused images can be stored. Save the destinations that use them, or try again tomorrow. */
  | 'SOCIAL_FILES_TOO_MANY'
  /** This authorization was started for the other network. */
  | 'SOCIAL_KIND_OTHER'
  /** `network` is not configured on this platform: its client ID is missing. */
  | 'SOCIAL_NOT_CONFIGURED'
  /** Only available for Facebook accounts. */
  | 'SOCIAL_NOT_FACEBOOK'
  /** This `network` account has no channel or page to stream to. */
  | 'SOCIAL_NO_CHANNEL'
  /** This account was linked while another service stood in for `network`. Remove it and link it again. */
  | 'SOCIAL_OTHER_PROVIDER'
  /** Missing permissions on `network`: `permissions`. Renew access and allow them. */
  | 'SOCIAL_PERMISSIONS'
  /** Renew access to this `network` account. */
  | 'SOCIAL_RENEWAL_NEEDED'
  /** This is not the return URL of authorizations. */
  | 'SOCIAL_RETURN_ADDRESS'
  /** This authorization is no longer valid: it was completed, took too long, or was started by another user. Start again. */
  | 'SOCIAL_STATE_UNKNOWN'
  /** `network` refused the stream. */
  | 'SOCIAL_STREAM_REFUSED'
  /** The live servers of `network` cannot be reached. */
  | 'SOCIAL_STREAM_UNREACHABLE'
  /** `network` is not responding. Try again later. */
  | 'SOCIAL_UNREACHABLE'
  /** No software encoder license is available. Unregister another software encoder or add licenses to your plan. In use: `inUse` of `limit`. */
  | 'SOFTWARE_ENCODER_LICENSE'
  /** Encoder name is required. */
  | 'SOFTWARE_ENCODER_NAME_REQUIRED'
  /** Your organization already has a software encoder with this name. Please choose a different name. */
  | 'SOFTWARE_ENCODER_NAME_TAKEN'
  /** A software encoder cannot be moved. Unregister it, then register it with the other organization. */
  | 'SOFTWARE_ENCODER_STAYS'
  /** A start is required. */
  | 'START_CUE_REQUIRED'
  /** This is not possible in the current state. */
  | 'STATE'
  /** Choose 1 to `limit` destinations to stop. */
  | 'STOP_COUNT'
  /** The end can be changed only while a web video plays as live. */
  | 'STOP_CUE_FIXED'
  /** Trimming a web video needs a stop cue. */
  | 'STOP_CUE_REQUIRED'
  /** The media storage is currently unavailable. Please try again later. */
  | 'STORAGE_UNAVAILABLE'
  /** The stream delay must be 1:30 to 10:00 minutes; `value` seconds were given. */
  | 'STREAM_DELAY_RANGE'
  /** A stream key can contain only letters, digits, and - _ ? = & . and no spaces. */
  | 'STREAM_KEY_FORMAT'
  /** This stream key can no longer be read. Remove the output and add it again. */
  | 'STREAM_KEY_LOST'
  /** A stream key is required. */
  | 'STREAM_KEY_REQUIRED'
  /** A stream key must have at most `limit` characters; this one has `length`. */
  | 'STREAM_KEY_TOO_LONG'
  /** A stream URL must start with rtmp:// or rtmps://, contain a host, and contain no spaces, user names, or passwords. */
  | 'STREAM_URL_FORMAT'
  /** This stream URL resolves to a private network. Use a public address. */
  | 'STREAM_URL_INSIDE'
  /** A stream URL is required. */
  | 'STREAM_URL_REQUIRED'
  /** A stream URL must have at most `limit` characters; this one has `length`. */
  | 'STREAM_URL_TOO_LONG'
  /** Subnet mask must be a mask such as `example`; it is “`value`”. */
  | 'SUBNET_MASK_FORMAT'
  /** Your plan does not include subtitles. Contact support to add them. */
  | 'SUBTITLES_NOT_IN_PLAN'
  /** Tags must have at most `limit` characters in total. */
  | 'TAGS_TOO_LONG'
  /** A tag must not contain a comma. */
  | 'TAG_COMMA'
  /** A tag must not be empty. */
  | 'TAG_EMPTY'
  /** `field` must have at least `limit` character; it has `length`. */
  | 'TEXT_EMPTY'
  /** `field` must have at most `limit` characters; it has `length`. */
  | 'TEXT_TOO_LONG'
  /** `field` must have at least `limit` characters; it has `length`. */
  | 'TEXT_TOO_SHORT'
  /** `field` must not contain U+0000 or an unpaired surrogate. */
  | 'TEXT_UNSTORABLE'
  /** This image cannot be read. */
  | 'THUMBNAIL_BROKEN'
  /** A thumbnail must be a JPG or PNG image. */
  | 'THUMBNAIL_KIND'
  /** A thumbnail is either an image or a frame of the video. */
  | 'THUMBNAIL_ONE'
  /** A thumbnail must have at most `limit` megapixels. */
  | 'THUMBNAIL_PIXELS'
  /** Choose an image. */
  | 'THUMBNAIL_REQUIRED'
  /** A thumbnail must have at most `limit` MB; this image has `size` MB. */
  | 'THUMBNAIL_SIZE'
  /** Enter a time from 00:00 to 23:59, in the format hh:mm. */
  | 'TIME_FORMAT'
  /** A title is required. */
  | 'TITLE_REQUIRED'
  /** A title must have at most `limit` characters. */
  | 'TITLE_TOO_LONG'
  /** Your organization has already used its free trial. */
  | 'TRIAL_EXPIRED'
  /** The free trial has ended, so it cannot be canceled. */
  | 'TRIAL_OVER'
  /** The free trial has already started. */
  | 'TRIAL_RUNS'
  /** Free trials cannot be started right now. Please try again later. */
  | 'TRIAL_SIGNUP_SUSPENDED'
  /** The file could not be processed. */
  | 'UPLOAD_BROKEN'
  /** The server has no space left for this file. What has been uploaded is kept; resume later. */
  | 'UPLOAD_DISK_FULL'
  /** The file is empty: it has 0 bytes. */
  | 'UPLOAD_FILE_EMPTY'
  /** The file name has `length` characters; at most `limit` are allowed. */
  | 'UPLOAD_FILE_NAME_TOO_LONG'
  /** Choose a video file. */
  | 'UPLOAD_FILE_REQUIRED'
  /** The file is `size` GB; at most `limit` GB are allowed. */
  | 'UPLOAD_FILE_TOO_LARGE'
  /** You can retry only processing that failed or timed out and whose file is still stored. */
  | 'UPLOAD_NOT_RETRYABLE'
  /** The upload accepts no more data because it is finished or was canceled. */
  | 'UPLOAD_NOT_SENDING'
  /** The upload can no longer be canceled. */
  | 'UPLOAD_OVER'
  /** `property` is `measured`; allowed: `allowed`. */
  | 'UPLOAD_PROPERTY'
  /** `property` was not found; allowed: `allowed`. */
  | 'UPLOAD_PROPERTY_MISSING'
  /** The library has `free` GB left; the file needs `size` GB. */
  | 'UPLOAD_QUOTA'
  /** `received` bytes have arrived; `expected` are expected. */
  | 'UPLOAD_SIZE_DIFFERS'
  /** `received` bytes have arrived; the next part must begin there. */
  | 'UPLOAD_WRONG_PART'
  /** Username is required. */
  | 'USER_NAME_REQUIRED'
  /** `field` must be one of `choices`; it is `value`. */
  | 'VALUE_CHOICE'
  /** `field` must be a valid `format`; it is `value`. */
  | 'VALUE_FORMAT'
  /** `field` must be a multiple of `factor`; it is `value`. */
  | 'VALUE_MULTIPLE'
  /** `field` must be more than `limit`; it is `value`. */
  | 'VALUE_NOT_ABOVE'
  /** `field` must be less than `limit`; it is `value`. */
  | 'VALUE_NOT_BELOW'
  /** `field` must match `pattern`; it is `value`. */
  | 'VALUE_PATTERN'
  /** `field` is required. */
  | 'VALUE_REQUIRED'
  /** `field` must have at most `limit` levels. */
  | 'VALUE_TOO_DEEP'
  /** `field` must be at most `limit`; it is `value`. */
  | 'VALUE_TOO_GREAT'
  /** `field` must be at least `limit`; it is `value`. */
  | 'VALUE_TOO_SMALL'
  /** `field` must be a `expected`; it is `value`. */
  | 'VALUE_TYPE'
  /** This venue has no access to these encoder channels: `names`. */
  | 'VENUE_CHANNEL_HIDDEN'
  /** Choose 1 to `limit` venues; `count` were given. */
  | 'VENUE_COUNT'
  /** No license of this type is left. Contact support to add venues. */
  | 'VENUE_LICENSE_NONE_LEFT'
  /** Please select a license type. */
  | 'VENUE_LICENSE_TYPE_REQUIRED'
  /** Venues shall not pass!! */
  | 'VENUE_LOGIN'
  /** A password must contain numbers, uppercase and lowercase letters. */
  | 'VENUE_PASSWORD_WEAK'
  /** Venues need a multisite plan. Contact support to add one. */
  | 'VENUE_PLAN_NEEDED'
  /** This venue does not exist. */
  | 'VENUE_UNKNOWN'
  /** Username is a required field. */
  | 'VENUE_USER_NAME_REQUIRED'
  /** Spaces are not allowed. */
  | 'VENUE_USER_NAME_SPACES'
  /** Venue Username already exists, please try a different username. */
  | 'VENUE_USER_NAME_TAKEN'
  /** A username must have at most `limit` characters; this one has `length`. */
  | 'VENUE_USER_NAME_TOO_LONG'
  /** No decoder is signed in to this venue. */
  | 'VENUE_WITHOUT_DECODER'
  /** Video can be stored for `minimum` to `maximum` days; the value is `value`. */
  | 'VIDEO_KEPT_DAYS'
  /** Enter how many days video is stored. */
  | 'VIDEO_KEPT_REQUIRED'
  /** A 4K video requires an `needed` subscription; you have no plan. */
  | 'VIDEO_NEEDS_A_PLAN'
  /** A 4K video requires an `needed` subscription; your plan is `plan`. */
  | 'VIDEO_NEEDS_PLAN'
  /** A view URL must start with http:// or https://, contain a host, and contain no spaces, user names, or passwords. */
  | 'VIEW_URL_FORMAT'
  /** This view URL resolves to a private network. Use a public address. */
  | 'VIEW_URL_INSIDE'
  /** A view URL must have at most `limit` characters; this one has `length`. */
  | 'VIEW_URL_TOO_LONG'
  /** An API client can have at most `limit` webhooks. Remove one first. */
  | 'WEBHOOKS_TOO_MANY'
  /** This delivery is already in progress. */
  | 'WEBHOOK_DELIVERY_WAITS'
  /** The roles of this API client do not include this event type. */
  | 'WEBHOOK_EVENT_NOT_ALLOWED'
  /** Choose at least one event type. */
  | 'WEBHOOK_EVENT_REQUIRED'
  /** This event type does not exist. */
  | 'WEBHOOK_EVENT_UNKNOWN'
  /** The webhook is off. Turn it on first. */
  | 'WEBHOOK_NOT_ON'
  /** A URL must start with https://, contain a host, and contain no spaces, user names, passwords, or #. */
  | 'WEBHOOK_URL_FORMAT'
  /** The URL resolves to a private network. */
  | 'WEBHOOK_URL_INSIDE'
  /** A URL must start with https:// so that notifications are encrypted. */
  | 'WEBHOOK_URL_PLAIN'
  /** Enter a URL. */
  | 'WEBHOOK_URL_REQUIRED'
  /** A URL must have at most `limit` characters; this one has `length`. */
  | 'WEBHOOK_URL_TOO_LONG'
  /** Web channel already in use. */
  | 'WEB_CHANNEL_BUSY'
  /** This web channel is in use: `names`. */
  | 'WEB_CHANNEL_IN_USE'
  /** This web channel has no content to remove. */
  | 'WEB_CHANNEL_NOTHING_ACTIVE'
  /** This web channel has no recording to replay. */
  | 'WEB_CHANNEL_NO_REPLAY'
  /** Web Channel already exists, please try a different load balancer. */
  | 'WEB_CHANNEL_TAKEN'
  /** A description must have at most `limit` characters; this one has `length`. */
  | 'WEB_CHANNEL_TEXT_TOO_LONG'
  /** This web channel is selected twice. */
  | 'WEB_CHANNEL_TWICE'
  /** Recordings are stored for at least `minimum` whole day; `value` was given. */
  | 'WEB_DELETE_AFTER_LEAST'
  /** Recordings can be stored for `minimum` to `maximum` days; `value` was given. */
  | 'WEB_DELETE_AFTER_RANGE'
  /** Enter after how many days recordings are deleted. */
  | 'WEB_DELETE_AFTER_REQUIRED'
  /** This embed type does not exist. */
  | 'WEB_EMBED_TYPE_UNKNOWN'
  /** The audio channel must be a whole number from `minimum` to `maximum`. */
  | 'WEB_PRESET_AUDIO_CHANNEL'
  /** The left and right audio channels are the same. Please choose a different channel... */
  | 'WEB_PRESET_AUDIO_CHANNELS_EQUAL'
  /** The default web preset cannot be changed or removed. */
  | 'WEB_PRESET_BUILT_IN'
  /** This web preset is in use: `names`. */
  | 'WEB_PRESET_IN_USE'
  /** These are the settings of the default web preset. Please choose different ones. */
  | 'WEB_PRESET_LIKE_DEFAULT'
  /** The video channel must be a whole number from `minimum` to `maximum`. */
  | 'WEB_PRESET_VIDEO_CHANNEL'
  /** Choose at least one destination. */
  | 'WEB_VIDEO_DESTINATION_REQUIRED'
  /** A saved video can be sent to web channels, RTMP destinations, Facebook, and YouTube. */
  | 'WEB_VIDEO_KIND'
  /** Only a saved video can be sent to RTMP destinations, Facebook, and YouTube. */
  | 'WEB_VIDEO_KIND_SOURCE'
  /** A web video plays as live or on demand. */
  | 'WEB_VIDEO_PLAYOUT_UNKNOWN'
  /** Choose exactly one source: a saved video, a recording, or a web channel to replay. */
  | 'WEB_VIDEO_SOURCE_REQUIRED'
  /** The window must end after it starts. */
  | 'WINDOW_ORDER'
  /** Incorrect username or password. */
  | 'WRONG_CREDENTIALS'
  /** Incorrect password. */
  | 'WRONG_PASSWORD'
  /** A YouTube title must have at most `limit` characters; this one has `length`. */
  | 'YOUTUBE_TITLE_TOO_LONG';

/** API client that gets a new secret. */
export type RegenerateApiClientSecretInput = {
  /** ID of the API client. */
  id: string;
};

/** Webhook that gets a new secret. */
export type RegenerateWebhookSecretInput = {
  /** UUID of the webhook. */
  id: string;
};

/** Device, name and credentials. */
export type RegisterUploaderInput = {
  /** ID of the device, from the plugin's link. If it is left out, a separate problem is returned. */
  deviceId?: string | null | undefined;
  /** Name of the encoder, 1 to 128 characters, unique among the software encoders of the organization. */
  name: string;
  /** Password of the Organization Admin. */
  password: string;
  /** Program that the encoder is a plugin for. */
  pluginKind: UploaderPluginKind;
  /** One-time code or recovery code, if the account has a second factor. */
  secondFactor?: string | null | undefined;
  /** User name of an Organization Admin. */
  userName: string;
};

/** Decoder to release. */
export type ReleaseDecoderInput = {
  /** Serial number of the decoder: D and 8 digits. */
  serial: string;
};

/** Event to remove. */
export type RemoveEventInput = {
  /** UUID of the event to remove. */
  id: string;
};

/** Event whose thumbnail to remove. */
export type RemoveEventThumbnailInput = {
  /** UUID of the event. */
  id: string;
};

/** Video to remove from a playlist. */
export type RemoveFromPlaylistInput = {
  /** Media ID of the video to remove. Required. */
  mediaItemId?: string | null | undefined;
  /** UUID of the playlist. */
  playlistId: string;
};

/** Second factor to remove. */
export type RemoveSecondFactorInput = {
  /** Current password, re-entered. */
  currentPassword: string;
  /** ID of the second factor. */
  id: string;
};

/** Social media account to remove. */
export type RemoveSocialAccountInput = {
  /** UUID of the social media account to remove. */
  id: string;
};

/** New name of a second factor. */
export type RenameSecondFactorInput = {
  /** ID of the second factor. */
  id: string;
  /** Display name of the second factor, at most 60 characters. */
  name: string;
};

/** Confirmation of the request for new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** Current password, re-entered. */
  currentPassword: string;
};

/** Encoder channel that gets a new stream key. */
export type RenewStreamKeyInput = {
  /** UUID of the encoder channel. */
  id: string;
};

/** New order of a playlist. */
export type ReorderPlaylistInput = {
  /** Media IDs of all videos of the playlist, each once, in the new order. Required. */
  mediaItemIds?: Array<string> | null | undefined;
  /** Version of the order that the new order is based on. Refused with CONFLICT if there is a newer version. */
  orderVersion?: string | null | undefined;
  /** UUID of the playlist. */
  playlistId: string;
};

/** Ends of a recurrence. */
export type RepeatEnd =
  /** After a number of occurrences. */
  | 'AFTER'
  /** Never. Occurrences are planned 13 months ahead, at most 99. */
  | 'NEVER'
  /** On a given day. */
  | 'ON';

/** Positions of a weekday in a month. */
export type RepeatPosition =
  /** The first one in the month. */
  | 'FIRST'
  /** The fourth one in the month. */
  | 'FOURTH'
  /** The last one in the month. */
  | 'LAST'
  /** The second one in the month. */
  | 'SECOND'
  /** The third one in the month. */
  | 'THIRD';

/** Units of a recurrence. */
export type RepeatType =
  /** Every given number of days, at the same local time. */
  | 'DAILY'
  /** Every given number of hours. */
  | 'HOURLY'
  /** Every given number of minutes. */
  | 'MINUTELY'
  /** Every given number of months. */
  | 'MONTHLY'
  /** Every given number of weeks. */
  | 'WEEKLY'
  /** Every given number of years. */
  | 'YEARLY';

/** Amount of bandwidth to request. */
export type RequestBandwidthInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Amount of bandwidth in GB, a whole number from 1 to 1,000,000. */
  gigabytes: number;
};

/** Account whose email address to verify: the ID of a user, which requires a signed-in caller, or a user name. */
export type RequestEmailVerificationInput = {
  /** New address that replaces the current one once its link is opened, at most 70 characters. */
  newUserName?: string | null | undefined;
  /** Password of the caller. Required together with a new address. */
  password?: string | null | undefined;
  /** UUID of the user: the caller or a user that the caller manages. */
  userId?: string | null | undefined;
  /** User name for signing in, if the ID is unknown. */
  userName?: string | null | undefined;
};

/** Invitation that the new one replaces. */
export type RequestInviteInput = {
  /** UUID of the invitation. */
  id: string;
  /** Secret from the invitation link. */
  token: string;
};

/** User whose password to reset. */
export type RequestPasswordResetInput = {
  /** Destination of the link in the email. */
  flow?: PasswordResetFlow;
  /** User name for signing in. */
  userName: string;
};

/** Invitation to send again. */
export type ResendInviteInput = {
  /** UUID of the invitation. */
  id: string;
};

/** Delivery to send again. */
export type ResendWebhookDeliveryInput = {
  /** ID of the delivery. */
  id: string;
};

/** New password, set with a password reset token. */
export type ResetPasswordInput = {
  /** New password, 10 to 128 characters. */
  password: string;
  /** Token from the link. */
  token: string;
};

/** User whose second factors to reset. */
export type ResetSecondFactorsInput = {
  /** UUID of the user, who must not be the caller. */
  id: string;
};

/** Deleted object to restore. */
export type RestoreDeletedInput = {
  /** ID of the deleted object. */
  id: string;
  /** Kind of the deleted object. */
  kind: BinKind;
};

/** Request to retry. */
export type RetryGoLiveInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** ID of the request to retry. */
  id: string;
  /** True to confirm that an event starts within the hour from now. Without it, the request is refused with GO_LIVE_EVENT_SOON if one does. */
  isSoonKnown?: boolean | null | undefined;
};

/** Encoder whose remote-support password to reveal. */
export type RevealRemoteSupportInput = {
  /** UUID of the encoder. */
  id: string;
};

/** RTMP destination whose stream key to reveal. */
export type RevealRtmpKeyInput = {
  /** UUID of the RTMP destination. */
  id: string;
};

/** Encoder channel whose stream key to reveal. */
export type RevealStreamKeyInput = {
  /** UUID of the encoder channel. */
  id: string;
};

/** Encoder whose device token to revoke. */
export type RevokeDeviceTokenInput = {
  /** UUID of the encoder. */
  encoderId: string;
};

/** Invitation to revoke. */
export type RevokeInviteInput = {
  /** UUID of the invitation. */
  id: string;
};

/** Roles of users. */
export type Role =
  /** Video Review. */
  | 'CAMPUS_REVIEW'
  /** Encoder Control. */
  | 'CONTROL_ENCODER'
  /** Organization Admin. */
  | 'CUSTOMER_ADMIN'
  /** Event Admin. */
  | 'EVENT_ADMIN'
  /** Media Library Admin. */
  | 'MEDIA_LIBRARY_ADMIN'
  /** Administrator of the platform, with access to all organizations. */
  | 'PLATFORM_ADMIN';

/** Recording, or part of it, to save to the library. */
export type SaveToLibraryInput = {
  /** Description of the saved video, without < or >. */
  description?: string | null | undefined;
  /** End of the part. The end by default. */
  end?: number | null | undefined;
  /** ID of the content destination. */
  id: string;
  /** IDs of playlists to add the saved video to, at most 20. */
  playlistIds?: Array<string> | null | undefined;
  /** Start of the part. The beginning by default. */
  start?: number | null | undefined;
  /** Tags of the saved video. */
  tags?: Array<string> | null | undefined;
  /** Title of the saved video, at most 128 characters. */
  title: string;
};

/** Positions of an occurrence in time. */
export type ScheduleBucket =
  /** The occurrence is in the future. */
  | 'FUTURE'
  /** The occurrence is in progress. */
  | 'LIVE'
  /** The occurrence has ended. */
  | 'PAST';

/** Kinds of second factors. */
export type SecondFactorKind =
  /** One-time codes from an authenticator app. */
  | 'CODE'
  /** A passkey on a phone, a computer or a security key. */
  | 'PASSKEY';

/** Users and venues that can use an encoder channel. */
export type SetEncoderChannelUsersInput = {
  /** UUID of the encoder channel. */
  id: string;
  /** All users and venues that can use the channel from now on. */
  users: Array<EncoderChannelUserInput>;
};

/** Thumbnail to set for an event. */
export type SetEventThumbnailInput = {
  /** Base64-encoded JPG or PNG image of at most 2 MB. */
  file: string;
  /** UUID of the event. */
  id: string;
};

/** Thumbnail for a saved video: an uploaded image, or the video frame at a given time. */
export type SetMediaThumbnailInput = {
  /** Base64-encoded JPG or PNG image of at most 2 MB. Left out if a time is given. */
  file?: string | null | undefined;
  /** Media ID of the video. */
  id: string;
  /** Position of the video frame to use, in milliseconds from the beginning of the video. */
  time?: number | null | undefined;
};

/** Feature with its new state. */
export type SetToggleInput = {
  /** UUID of the organization. The caller's own organization by default. */
  customerId?: string | null | undefined;
  /** True to turn the feature on, false to turn it off. */
  isOn: boolean;
  /** UUID of the feature. */
  toggleId: string;
};

/** Credentials of a user. */
export type SignInInput = {
  /** Password. Required. */
  password: string;
  /** User name. Required. */
  userName: string;
};

/** Credentials for signing in to another organization. */
export type SignInOnBehalfInput = {
  /** ID of the organization to work in. */
  customerId: string;
  /** Password. Required. */
  password: string;
  /** User name. Required. */
  userName: string;
};

/** States of the access to a social media account. */
export type SocialAccessState =
  /** Access has expired, or the network no longer grants it. */
  | 'EXPIRED'
  /** Access expires within 14 days. */
  | 'EXPIRES'
  /** Access was granted. */
  | 'GRANTED'
  /** Access was granted again, after or before it expired. */
  | 'RENEWED'
  /** Access was granted and confirmed with the network. */
  | 'VERIFIED';

/** Kinds of destinations within a social media account. */
export type SocialDestinationKind =
  /** A channel. */
  | 'CHANNEL'
  /** A group. */
  | 'GROUP'
  /** A page. */
  | 'PAGE';

/** Social networks. */
export type SocialKind =
  /** Facebook. */
  | 'FACEBOOK'
  /** YouTube. */
  | 'YOUTUBE';

/** Obstacles that prevent a social media account from going live. */
export type SocialLiveObstacle =
  /** Live streaming is not enabled on the network. */
  | 'NOT_ENABLED'
  /** The account has no page that it can post to. */
  | 'NO_DESTINATION'
  /** Permissions are missing. Access must be renewed. */
  | 'PERMISSIONS';

/** Source to send to an RTMP destination. */
export type StartRtmpStreamInput = {
  /** ID of the encoder channel whose live stream to send. The channel must be live. Give either this or a saved video. */
  encoderChannelId?: string | null | undefined;
  /** UUID of the RTMP destination. */
  id: string;
  /** ID of the saved video to send from its beginning, at playback speed. The video must be playable, in H.264 and AAC. */
  mediaItemId?: string | null | undefined;
};

/** Plan and holder of a library trial. */
export type StartTrialInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** First name of the holder, 2 to 150 characters. */
  firstName: string;
  /** Last name of the holder, 2 to 150 characters. */
  lastName: string;
  /** Plan of the trial. The yearly starter plan of the library by default. */
  planId?: string | null | undefined;
};

/** Source and destinations of a web video. Exactly one of the three sources is required. */
export type StartWebVideoInput = {
  /** ID of the destination whose recording is played again. */
  contentDestinationId?: string | null | undefined;
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Description of the web video, without < or >. */
  description?: string | null | undefined;
  /** Destinations of the web video, 1 to 20. */
  destinations: Array<WebVideoDestinationInput>;
  /** ID of the saved video to play. The video must have finished saving. */
  mediaItemId?: string | null | undefined;
  /** Playback mode of the web video. */
  playout?: Playout | null | undefined;
  /** Start position within the source. The beginning by default. */
  startCue?: number | null | undefined;
  /** End position within the source. The end by default. */
  stopCue?: number | null | undefined;
  /** Title of the web video, at most 128 characters, without < or >. */
  title: string;
  /** ID of the web channel whose next replay is played. */
  webChannelId?: string | null | undefined;
};

/** Destination to stop. */
export type StopContentDestinationInput = {
  /** ID of the content destination. */
  id: string;
};

/** Destinations to stop. */
export type StopContentDestinationsInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** IDs of the destinations, 1 to 100. */
  ids: Array<string>;
};

/** Video whose rendition creation to stop. */
export type StopRenditionsInput = {
  /** Media ID of the video. */
  id: string;
};

/** Stream to stop. */
export type StopRtmpStreamInput = {
  /** ID of the stream to stop. */
  id: string;
};

/** Organization to switch to. */
export type SwitchCustomerInput = {
  /** ID of the organization to work in. */
  customerId: string;
  /** Password of the caller, re-entered. */
  password: string;
};

/** Social media account to refresh. */
export type SyncSocialAccountInput = {
  /** UUID of the social media account. */
  id: string;
};

/** Product-analytics event. The graph adds the user name, organization name and organization ID. */
export type TrackInput = {
  /** Name of the event, for example `encoder.start`. */
  event: string;
  /** Properties of the event by which it can be analyzed. */
  props?: Array<TrackPropInput> | null | undefined;
};

/** Property of a product-analytics event. */
export type TrackPropInput = {
  /** Name of the property. */
  name: string;
  /** Value of the property. */
  value: string;
};

/** Directions of a change. */
export type Trend =
  /** The metric decreased. */
  | 'NEGATIVE'
  /** The metric did not change. */
  | 'NONE'
  /** The metric increased. */
  | 'POSITIVE';

/** States of a library trial. */
export type TrialState =
  /** The trial was canceled. */
  | 'CANCELLED'
  /** The trial can be started. */
  | 'ELIGIBLE'
  /** The 30 days are over. The plan is charged. */
  | 'EXPIRED'
  /** The trial is running. */
  | 'STARTED'
  /** No trial is available: the plan does not allow it, or there is already a library. */
  | 'UNAVAILABLE';

/** Device and credentials. */
export type UnregisterUploaderInput = {
  /** ID of the device, from the plugin's link. If it is left out, a separate problem is returned. */
  deviceId?: string | null | undefined;
  /** Password of the Organization Admin. */
  password: string;
  /** One-time code or recovery code, if the account has a second factor. */
  secondFactor?: string | null | undefined;
  /** User name of an Organization Admin. */
  userName: string;
};

/** Recording whose trimming to undo. */
export type UntrimWebVideoInput = {
  /** ID of the content destination. */
  id: string;
};

/** Changes to an API client. Fields that are left out do not change. */
export type UpdateApiClientInput = {
  /** ID of the API client. */
  id: string;
  /** Display name of the API client, at most 128 characters. */
  name?: string | null | undefined;
  /** Revision that the edit is based on. If a newer revision exists, the edit is refused with CONFLICT. */
  revision?: number | null | undefined;
  /** Roles of the API client, at least one. */
  roles?: Array<ApiRole> | null | undefined;
};

/** Changes to a contact. Fields that are left out do not change. */
export type UpdateContactInput = {
  /** Email address, at most 70 characters. */
  email?: string | null | undefined;
  /** First name, 2 to 150 characters. */
  firstName?: string | null | undefined;
  /** UUID of the contact. */
  id: string;
  /** True if this is the billing contact. */
  isBillingContact?: boolean | null | undefined;
  /** True if this is the point of contact for daily work. */
  isPointOfContact?: boolean | null | undefined;
  /** True if this is the primary contact. */
  isPrimaryContact?: boolean | null | undefined;
  /** Last name, 2 to 150 characters. */
  lastName?: string | null | undefined;
  /** Phone number, at most 40 characters. Null removes it. */
  mobile?: string | null | undefined;
};

/** Changes to a destination. Fields that are left out do not change. */
export type UpdateContentDestinationInput = {
  /** Text of the button, at most 12 characters. Required with a button. */
  buttonText?: string | null | undefined;
  /** URL that the button opens. Required with a button. */
  buttonUrl?: string | null | undefined;
  /** Description shown on the destination, at most 5000 characters, without < or >. Required for Facebook and YouTube. */
  description?: string | null | undefined;
  /** True to show a call-to-action button. Viewers of a running destination see a change three minutes later. */
  hasButton?: boolean | null | undefined;
  /** ID of the content destination. */
  id: string;
  /** End position of a web video that plays as if it were live. */
  stopCue?: number | null | undefined;
  /** ID of the thumbnail for Facebook and YouTube, as returned by `uploadSocialFile`, or null for that of the event. If the destination is already on the network, a new thumbnail is sent immediately, and the network keeps the old one if there is none. */
  thumbnailFileId?: string | null | undefined;
  /** Title shown on the destination, at most 128 characters, or 100 on YouTube, without < or >. */
  title?: string | null | undefined;
};

/** Changes to a cue. Fields that are left out do not change. */
export type UpdateCueInput = {
  /** ID of the cue to change. */
  id: string;
  /** New name of the cue, at most 128 characters. */
  name?: string | null | undefined;
  /** New position of the cue, within the video. */
  position?: string | null | undefined;
  /** Video that the cue belongs to. */
  source: CueSourceInput;
  /** New audience of the cue. Any value other than ONLY_ME requires the capability sharedCuesAdd. */
  visibility?: CueVisibility | null | undefined;
};

/** Changes to a destination group. Fields that are left out do not change. */
export type UpdateDestinationGroupInput = {
  /** All other destinations of the group in order, at most 50. At least one is required if the group has no web channel. */
  destinations?: Array<GroupDestinationInput> | null | undefined;
  /** ID of the encoder channel that the video comes from. Null for any. */
  encoderChannelId?: string | null | undefined;
  /** UUID of the destination group. */
  id: string;
  /** True if software encoders offer the destination group. */
  isOfferedBySoftwareEncoders?: boolean | null | undefined;
  /** Name of the destination group, at most 50 characters, unique in the organization. */
  name?: string | null | undefined;
  /** ID of the group's web channel, the first of its destinations. Null for none. */
  webChannelId?: string | null | undefined;
};

/** Changes to an encoder channel. Fields that are left out do not change. */
export type UpdateEncoderChannelInput = {
  /** Number of days for which video is kept, 1 to 30. */
  deleteAfter?: number | null | undefined;
  /** Number of seconds by which viewers can rewind a live stream, 30 to 1800. */
  dvrWindowSeconds?: number | null | undefined;
  /** UUID of the encoder channel. */
  id: string;
  /** True if the channel stays on the local network. */
  lanOnly?: boolean | null | undefined;
  /** Display name of the encoder channel: letters, numbers, spaces, underscores and dashes. */
  name?: string | null | undefined;
  /** ID of the region in which the channel's video is hosted. A change sets up the storage again. */
  regionId?: string | null | undefined;
};

/** Changes to an encoder. Fields that are left out do not change. */
export type UpdateEncoderInput = {
  /** Source of the encoder's settings. `ADVANCED` requires a preset, `AUTOMATIC` removes it. */
  configuration?: EncoderConfiguration | null | undefined;
  /** ID of the channel to send video to. Null removes it. */
  encoderChannelId?: string | null | undefined;
  /** ID of the preset to use. Null removes it. */
  encoderPresetId?: string | null | undefined;
  /** UUID of the encoder. */
  id: string;
  /** Video input, as far as the model supports it. */
  inputSource?: InputSource | null | undefined;
  /** True if the encoder only serves its local network. */
  lanMode?: boolean | null | undefined;
  /** Display name of the encoder, unique for a software encoder. */
  name?: string | null | undefined;
  /** Revision that the changes are based on. If a newer revision exists, the changes are refused with CONFLICT. */
  revision?: number | null | undefined;
};

/** Network cards of an encoder. */
export type UpdateEncoderNetworkInput = {
  /** UUID of the encoder. */
  id: string;
  /** All network cards of the encoder, in order. */
  networks: Array<EncoderNetworkInput>;
  /** Revision that the changes are based on. If a newer revision exists, the changes are refused with CONFLICT. */
  revision?: number | null | undefined;
};

/** Changes to an encoder preset. Fields that are left out do not change. */
export type UpdateEncoderPresetInput = {
  /** Number of audio channels, 0 to 16. */
  audioChannels?: number | null | undefined;
  /** Bitrate per video channel in kbps, at least 1. */
  bitrate?: number | null | undefined;
  /** Number of frames by which video channel 2 lags behind channel 1. */
  channel2Offset?: number | null | undefined;
  /** Video codec of the preset. */
  codec?: VideoCodec | null | undefined;
  /** Name that encoders show, if it differs from the preset's name, or null for none. */
  customName?: string | null | undefined;
  /** Television standard of the preset. */
  formatStandard?: FormatStandard | null | undefined;
  /** True if the encoder's hardware does the encoding. Version 2 only. */
  hardwareAcceleration?: boolean | null | undefined;
  /** UUID of the encoder preset. */
  id: string;
  /** Format of the video input. */
  inputFormat?: string | null | undefined;
  /** Display name of the encoder preset. */
  name?: string | null | undefined;
  /** Format of the video output. */
  outputFormat?: string | null | undefined;
  /** True if the encoder sends short segments to reduce delay. Version 2 only. */
  shortSegments?: boolean | null | undefined;
  /** Number of video channels, 0 to 2. */
  videoChannels?: number | null | undefined;
};

/** Changes to an encoder video. Fields that are left out do not change. */
export type UpdateEncoderVideoInput = {
  /** UUID of the encoder video. */
  id: string;
  /** Name of the encoder video, at most 128 characters. Does not change if left out. */
  name?: string | null | undefined;
  /** Name that the editor loaded. If it is given, a name that another user has set in the meantime is not overwritten. */
  seenName?: string | null | undefined;
};

/** Changes to an event. Fields that are left out do not change. */
export type UpdateEventInput = {
  /** Description of the event, at most 5000 characters. Null for none. */
  description?: string | null | undefined;
  /** ID of the destination group. Null for none. */
  destinationGroupId?: string | null | undefined;
  /** All destinations in addition to the group, in order, at most 50. Existing ones are identified by their IDs. */
  destinations?: Array<EventDestinationInput> | null | undefined;
  /** Duration of the event, more than zero, at most 12 hours with an encoder and 7 days without. */
  duration?: number | null | undefined;
  /** ID of the encoder channel. Required for LIVE and EXISTING_ENCODER_EVENT. */
  encoderChannelId?: string | null | undefined;
  /** ID of the encoder. Required for LIVE and EXISTING_ENCODER_EVENT. */
  encoderId?: string | null | undefined;
  /** ID of the encoder preset. Required with ADVANCED. With AUTOMATIC, the preset of the encoder. */
  encoderPresetId?: string | null | undefined;
  /** Name of the event on the encoder, at most 128 characters. Required with an encoder. */
  encoderScheduleName?: string | null | undefined;
  /** Source of the encoder settings: chosen automatically by the encoder, or from the preset. */
  encoderSettingsType?: EncoderConfiguration | null | undefined;
  /** UUID of the event. */
  id: string;
  /** ID of the saved video to play. Required for EXISTING_MEDIA and SIMLIVE. The video must have finished saving. */
  mediaId?: string | null | undefined;
  /** Name of the event, at most 128 characters. */
  name?: string | null | undefined;
  /** ID of the occurrence to change, for the scope THIS. */
  occurrenceId?: string | null | undefined;
  /** Number of minutes by which the encoder starts before the event, 0 to 120. */
  preEventBufferMinutes?: number | null | undefined;
  /** Recurrence rule of the event. Null if the event takes place once. */
  repeat?: EventRepeatInput | null | undefined;
  /** ID of the web channel to replay. Required for REPUBLISH. */
  replayedWebChannelId?: string | null | undefined;
  /** Scope of the change: one date of a series, or all of it. */
  scope?: EventScope | null | undefined;
  /** Revision that the editor loaded. If it is given, the change is refused if another user has saved an edit in the meantime. */
  seenRevision?: number | null | undefined;
  /** Starts of the dates that the series skips, at most 99. */
  skippedAt?: Array<string> | null | undefined;
  /** Local start of the event in its time zone, `yyyy-mm-ddThh:mm`. Must not be in the past. */
  startLocal?: string | null | undefined;
  /** Time zone in which the event is planned, as an IANA name. */
  timezone?: string | null | undefined;
  /** Type of the event. */
  type?: EventType | null | undefined;
};

/** Changes to the automatic deletion settings of a library. Fields that are left out do not change. */
export type UpdateLibrarySettingsInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: string | null | undefined;
  /** Number of days after which a saved video is deleted, 1 to 3650. */
  deleteAfterDays?: number | null | undefined;
  /** True if the library deletes videos automatically. */
  deleteAfterEnabled?: boolean | null | undefined;
};

/** Changes to the marathon automation of an encoder. */
export type UpdateMarathonInput = {
  /** True to turn the automation on, false to turn it off. */
  enabled?: boolean | null | undefined;
  /** UUID of the encoder. */
  id: string;
  /** Time of day at which the encoder restarts, `hh:mm`, in the organization's time zone. */
  schedule?: string | null | undefined;
};

/** Changes to the details of a saved video. Fields that are left out do not change. */
export type UpdateMediaInput = {
  /** Time at which the video was aired or is scheduled to air. */
  airedAt?: string | null | undefined;
  /** Description of the video, without angle brackets. Empty for none. */
  description?: string | null | undefined;
  /** Media ID of the video. */
  id: string;
  /** Visibility of the video to viewers. A scheduled video is published at its air date and time. */
  publishState?: PublishState | null | undefined;
  /** Revision that the editor loaded. If another user has edited the video since, the change is refused with CONFLICT. */
  revision?: number | null | undefined;
  /** Tags of the video, with at most 150 characters in total. */
  tags?: Array<string> | null | undefined;
  /** Title of the video, at most 128 characters. */
  title?: string | null | undefined;
};

/** Changes to the caller's account. Fields that are left out do not change. */
export type UpdateMyAccountInput = {
  /** Current password. Required together with a new one. */
  currentPassword?: string | null | undefined;
  /** First name, 2 to 150 characters. */
  firstName?: string | null | undefined;
  /** True if the caller is notified when an encoder loses its network. Grants no permissions. */
  hasNetworkAlerts?: boolean | null | undefined;
  /** Last name, 2 to 150 characters. */
  lastName?: string | null | undefined;
  /** New password, 10 to 128 characters. */
  password?: string | null | undefined;
  /** New password again. Required together with it. */
  passwordConfirmation?: string | null | undefined;
  /** Phone number for alerts, at most 40 characters, or null for none. */
  phone?: string | null | undefined;
  /** Revision that the changes are based on. If a newer revision exists, the changes are refused with CONFLICT. */
  revision?: number | null | undefined;
  /** Job title in the organization, at most 150 characters, or null for none. */
  title?: string | null | undefined;
};

/** Changes to a player profile. Fields that are left out do not change, and a text that is null is removed. */
export type UpdatePlayerProfileInput = {
  /** True if playback starts as soon as the player opens. */
  autoplay?: boolean | null | undefined;
  /** True if the player is a moving background: no controls, no sound, and in a loop. */
  backgroundMode?: boolean | null | undefined;
  /** Text of the call-to-action button, at most 12 characters. Requires a URL. */
  callToActionText?: string | null | undefined;
  /** URL that the call-to-action button opens, http or https. Requires a text. */
  callToActionUrl?: string | null | undefined;
  /** Color of the controls, `#rrggbb`. */
  controlColor?: string | null | undefined;
  /** True if the list of videos is closed when the player opens. */
  hidePlaylist?: boolean | null | undefined;
  /** ID of the player profile. */
  id: string;
  /** True if playback restarts at the end. */
  loop?: boolean | null | undefined;
  /** True if playback starts without sound. */
  mute?: boolean | null | undefined;
  /** Name of the player profile, at most 128 characters. */
  profileName?: string | null | undefined;
  /** Label of the QRclick button, at most 40 characters. */
  qrClickLabel?: string | null | undefined;
  /** True if viewers of a live stream cannot seek back. */
  restrictWhenLive?: boolean | null | undefined;
};

/** Changes to a playlist. Fields that are left out do not change. */
export type UpdatePlaylistInput = {
  /** UUID of the playlist. */
  id: string;
  /** Name of the playlist, at most 128 characters. */
  name?: string | null | undefined;
  /** True if the playlist drops its oldest video when it is full. */
  rolling?: boolean | null | undefined;
  /** Position at which new videos are added. */
  sortPosition?: PlaylistSortPosition | null | undefined;
};

/** Changes to a post, possible until ten minutes before it is published. Fields that are left out do not change. */
export type UpdatePostInput = {
  /** Text of the post, at most 5,000 characters, without < or >. */
  description?: string | null | undefined;
  /** True to notify the subscribers of a YouTube channel, at most 3 times in 24 hours. */
  hasNotification?: boolean | null | undefined;
  /** UUID of the post. */
  id: string;
  /** Audience of the post. */
  privacy?: DestinationPrivacy | null | undefined;
  /** Time at which the post is published: in the future, and before the event that it announces. */
  publishAt?: string | null | undefined;
  /** Title of the post, at most 128 characters, or 100 on YouTube, without < or >. */
  title?: string | null | undefined;
};

/** Changes to the caller's preferences. Fields that are left out do not change. */
export type UpdatePreferencesInput = {
  /** Clock for times of day, or null to follow the language. */
  clock?: Clock | null | undefined;
  /** Language of the studio, or null to follow the browser. */
  language?: Language | null | undefined;
  /** Time zone in which times are shown, an IANA name, or null to follow the browser. */
  timezone?: string | null | undefined;
};

/** Changes to a QRclick overlay. Fields that are left out do not change. */
export type UpdateQrOverlayInput = {
  /** Text of the overlay's button, at most 40 characters. Null for the default text. */
  customLabel?: string | null | undefined;
  /** UUID of the QRclick overlay. */
  id: string;
  /** Name of the QRclick overlay, at most 128 characters. */
  name?: string | null | undefined;
  /** Opening behavior of the overlay. */
  openingBehavior?: QrOpeningBehavior | null | undefined;
  /** Type of the overlay, which determines where the link opens. */
  type?: QrOverlayType | null | undefined;
  /** Web URL that opens, at most 213 characters, not used by another overlay. Must be https for an in-player overlay. */
  url?: string | null | undefined;
};

/** Changes to an RTMP destination. Fields that are left out do not change. */
export type UpdateRtmpDestinationInput = {
  /** UUID of the RTMP destination. */
  id: string;
  /** Name of the RTMP destination, at most 100 characters. */
  name?: string | null | undefined;
  /** New stream key, at most 10,000 characters. Only letters, digits, and - _ ? = & . are allowed. */
  streamKey?: string | null | undefined;
  /** URL to publish to, starting with `rtmp://` or `rtmps://`, at most 10,000 characters, outside private networks. */
  streamUrl?: string | null | undefined;
  /** URL where viewers watch the stream, starting with `http://` or `https://`, at most 2048 characters. Null for none. */
  viewUrl?: string | null | undefined;
};

/** Sign-in requirements of an organization. */
export type UpdateSignInRulesInput = {
  /** UUID of the organization. The caller's organization by default. */
  customerId?: string | null | undefined;
  /** True if all users need a second factor from their next sign-in. */
  needsSecondFactor: boolean;
};

/** Changes to a social media account. Fields that are left out do not change. */
export type UpdateSocialAccountInput = {
  /** IDs of the third-party pages that the account crossposts to, at most 20. */
  crosspostDestinationIds?: Array<string> | null | undefined;
  /** ID of the default destination, used unless another one is selected. Null for none. */
  defaultDestinationId?: string | null | undefined;
  /** UUID of the social media account. */
  id: string;
  /** Display name of the account in the organization, at most 128 characters. */
  name?: string | null | undefined;
};

/** Changes to a user. Fields that are left out do not change. */
export type UpdateUserInput = {
  /** Encoder channels that the user can use or only view, each once, at most 1000. */
  channels?: Array<ChannelAccessInput> | null | undefined;
  /** First name, 2 to 150 characters. */
  firstName?: string | null | undefined;
  /** True if the user is notified when an encoder loses its network. Grants no permissions. */
  hasNetworkAlerts?: boolean | null | undefined;
  /** UUID of the user. */
  id: string;
  /** True if the user is the billing contact. */
  isBillingContact?: boolean | null | undefined;
  /** True if the user is not allowed to sign in, which ends their sessions. */
  isDisabled?: boolean | null | undefined;
  /** True if the user is the point of contact for daily work. */
  isPointOfContact?: boolean | null | undefined;
  /** True if the user is the primary contact of the organization. */
  isPrimaryContact?: boolean | null | undefined;
  /** Last name, 2 to 150 characters. */
  lastName?: string | null | undefined;
  /** Phone number for alerts, at most 40 characters, or null for none. */
  phone?: string | null | undefined;
  /** Revision that the changes are based on. If a newer revision exists, the changes are refused with CONFLICT. */
  revision?: number | null | undefined;
  /** Roles of the user, at least one. */
  roles?: Array<Role> | null | undefined;
  /** Job title in the organization, at most 150 characters, or null for none. */
  title?: string | null | undefined;
};

/** Changes to a venue. Fields that are left out do not change. */
export type UpdateVenueInput = {
  /** IDs of all encoder channels that the venue has access to, at most 1000. */
  encoderChannelIds?: Array<string> | null | undefined;
  /** UUID of the venue. */
  id: string;
  /** New license type of the venue. A license of this type must be available. */
  licenseType?: VenueLicenseType | null | undefined;
};

/** Changes to a web channel. Fields that are left out do not change. */
export type UpdateWebChannelInput = {
  /** Number of days that recordings are retained, 1 to the organization's `webMaxDeleteAfter`. */
  deleteAfter?: number | null | undefined;
  /** Purpose of the web channel, at most 2000 characters. */
  description?: string | null | undefined;
  /** True if QR codes in the video are detected. */
  detectQrCodes?: boolean | null | undefined;
  /** Embed type that is offered first. */
  embedType?: WebEmbedType | null | undefined;
  /** UUID of the web channel. */
  id: string;
  /** Name of the web channel, 1 to 40 characters. */
  name?: string | null | undefined;
  /** Content that the web channel shows while nothing is live. Replaces the current setting as a whole. */
  offlineContent?: OfflineContentInput | null | undefined;
  /** True if the player offers the link of a QR code in the video. */
  qrClickEnabled?: boolean | null | undefined;
  /** ID of the region in which the web channel is served. */
  regionId?: string | null | undefined;
  /** True if the player shows the product logo. */
  showLogo?: boolean | null | undefined;
  /** Delay of the stream for viewers, in seconds, 90 to 600. */
  streamDelay?: number | null | undefined;
  /** True to enable stream URLs for the web channel. */
  streamUrlsEnabled?: boolean | null | undefined;
  /** True if the web channel has subtitles. Requires a plan with subtitles. */
  subtitlesEnabled?: boolean | null | undefined;
  /** Description of the video on the watch page, at most 2000 characters. */
  videoDescription?: string | null | undefined;
};

/** Changes to a web preset. Fields that are left out do not change. */
export type UpdateWebPresetInput = {
  /** True if interlaced video is converted to progressive. */
  deinterlace?: boolean | null | undefined;
  /** UUID of the web preset. */
  id: string;
  /** Audio channel of the encoder for the left side, 1 to 16. */
  leftAudioChannel?: number | null | undefined;
  /** Name of the web preset, at most 50 characters. */
  name?: string | null | undefined;
  /** Audio channel of the encoder for the right side, 1 to 16, different from the left one. Null for mono audio. */
  rightAudioChannel?: number | null | undefined;
  /** Video channel of the encoder, 1 or 2. */
  videoChannel?: number | null | undefined;
};

/** Changes to a webhook. Fields that are left out do not change. */
export type UpdateWebhookInput = {
  /** Events to notify of, at least one. */
  events?: Array<WebhookEvent> | null | undefined;
  /** UUID of the webhook. */
  id: string;
  /** True to turn the webhook on, which also resets it after a pause. False to turn it off. */
  isOn?: boolean | null | undefined;
  /** URL to notify. */
  url?: string | null | undefined;
};

/** Encoder and time range of the logs to upload. */
export type UploadEncoderLogsInput = {
  /** UUID of the encoder. */
  encoderId: string;
  /** End of the time range, at most 7 days after the start. */
  end: string;
  /** Start of the time range. */
  start: string;
};

/** Reasons why an upload failed. */
export type UploadErrorKind =
  /** The file could not be processed. */
  | 'FILE_PROCESSING'
  /** The file is too large or empty. */
  | 'FILE_SIZE'
  /** The file is not a supported video. */
  | 'FILE_TYPE'
  /** No file was sent. */
  | 'NO_FILE';

/** Upload to complete or cancel. */
export type UploadInput = {
  /** ID of the upload. */
  id: string;
};

/** Image to upload for a web channel. */
export type UploadOfflineImageInput = {
  /** Base64-encoded JPG or PNG image of at most 2 MB. */
  file: string;
  /** UUID of the web channel. */
  id: string;
};

/** Thumbnail for a destination on Facebook or YouTube. */
export type UploadSocialFileInput = {
  /** Base64-encoded JPG or PNG image of at most 2 MB. */
  file: string;
  /** UUID of the social media account. */
  socialAccountId: string;
};

/** Programs for which a software encoder can be a plugin. */
export type UploaderPluginKind =
  /** OBS. */
  | 'OBS'
  /** ProPresenter. */
  | 'PROPRESENTER';

/** Kinds of objects that can use another object. */
export type UseKind =
  /** Any other destination that is running. */
  | 'DESTINATION'
  /** A destination group that the object belongs to. */
  | 'DESTINATION_GROUP'
  /** An encoder that is configured to use the object. */
  | 'ENCODER'
  /** An encoder channel that is forwarded to the object. */
  | 'ENCODER_CHANNEL'
  /** An event that is running or planned. */
  | 'EVENT'
  /** A playlist that contains the object. */
  | 'PLAYLIST'
  /** A saved video that is scheduled to be posted to the object. */
  | 'POST'
  /** A user who can use the object. */
  | 'USER'
  /** A venue that can use the object. */
  | 'VENUE'
  /** A saved video that is sent to the object. */
  | 'VIDEO'
  /** A web channel that shows the object while nothing is live. */
  | 'WEB_CHANNEL'
  /** A web destination that is running from the object or, for a preset, is planned with it. */
  | 'WEB_DESTINATION';

/** Categories of input problems. */
export type UserErrorCode =
  /** The value is already taken, or the object was changed or became busy in the meantime (409). The reason CHANGED_MEANWHILE comes with the current object. */
  | 'CONFLICT'
  /** The caller is not allowed to do this (403). */
  | 'FORBIDDEN'
  /** The value is malformed or outside its limits. */
  | 'INVALID'
  /** A plan, license or storage limit is reached. */
  | 'LIMIT'
  /** The referenced object does not exist (404). */
  | 'NOT_FOUND'
  /** A required value is missing. */
  | 'REQUIRED'
  /** The current state of the object does not allow this (a transition that the state machine rejects). */
  | 'STATE';

/** Types of venue licenses. */
export type VenueLicenseType =
  /** LAN plus Cloud Failover license. */
  | 'CLOUD'
  /** Enterprise license. */
  | 'ENTERPRISE'
  /** Non-Production license. The video has a watermark. */
  | 'NON_PROD'
  /** Professional license. */
  | 'PRO';

/** Preferred sources of the stream for a venue's decoder. */
export type VenueMode =
  /** The decoder plays from the cloud. */
  | 'CLOUD'
  /** The decoder plays from the local network, and from the cloud if the local network fails. */
  | 'LAN';

/** Verification link of an email address. */
export type VerifyEmailInput = {
  /** Token from the link. */
  token: string;
};

/** Password reset token to check. */
export type VerifyPasswordResetInput = {
  /** Token from the link. */
  token: string;
};

/** Video codecs that an encoder can use. */
export type VideoCodec =
  /** AV1. */
  | 'AV1'
  /** H.264. */
  | 'H264'
  /** H.265. */
  | 'HEVC';

/** Lengths of a time interval. */
export type ViewerTimeUnit =
  /** One day. */
  | 'DAY'
  /** One minute. */
  | 'MINUTE'
  /** One month. */
  | 'MONTH'
  /** One week, starting on Monday. */
  | 'WEEK';

/** Audiences of a web channel. */
export type WebChannelType =
  /** Everyone who has the URL. */
  | 'PUBLIC';

/** Ways to embed a web channel in a page. */
export type WebEmbedType =
  /** A frame as wide as its container, for pages that do not support aspect ratios. */
  | 'ALTERNATIVE_IFRAME'
  /** A frame of a fixed size. */
  | 'IFRAME'
  /** The URL only. */
  | 'LINK'
  /** A script that inserts a frame at its position in the page. */
  | 'SCRIPT'
  /** A page that contains only the player. */
  | 'STANDALONE';

/** Destination of a web video. */
export type WebVideoDestinationInput = {
  /** IDs of playlists that the saved video is added to, at most 20. */
  autoArchivePlaylistIds?: Array<string> | null | undefined;
  /** Text of the button, at most 12 characters. Required with a button. */
  buttonText?: string | null | undefined;
  /** URL that the button opens. Required with a button. */
  buttonUrl?: string | null | undefined;
  /** Description on the destination. The description of the web video by default. */
  description?: string | null | undefined;
  /** True if the destination has a call-to-action button. */
  hasButton?: boolean | null | undefined;
  /** True if the recording is automatically saved to the library. */
  isAutosaved?: boolean | null | undefined;
  /** True if the other pages of the account also show the web video. */
  isCrossposted?: boolean | null | undefined;
  /** Kind of destination: EMBED for a web channel. A saved video can also be sent to RTMP, FACEBOOK, and YOUTUBE, once and as if it were live. */
  kind?: DestinationKind | null | undefined;
  /** ID of the page or channel of the account. */
  placeId?: string | null | undefined;
  /** Audience of the destination. Everyone if left out. Required for Facebook and YouTube. */
  privacy?: DestinationPrivacy | null | undefined;
  /** Publication state of the destination. Published if left out. Required for Facebook and YouTube. */
  publishState?: PublishState | null | undefined;
  /** ID of the RTMP destination. Nothing else may be sent to it. */
  rtmpDestinationId?: string | null | undefined;
  /** ID of the Facebook or YouTube account used to send the video. */
  socialAccountId?: string | null | undefined;
  /** ID of the destination's own thumbnail on Facebook or YouTube, as returned by `uploadSocialFile`. */
  thumbnailFileId?: string | null | undefined;
  /** Title on the destination. The title of the web video by default. */
  title?: string | null | undefined;
  /** ID of the web channel. Nothing else may be running on it. */
  webChannelId?: string | null | undefined;
  /** ID of the web preset. The default preset if left out. */
  webPresetId?: string | null | undefined;
};

/** Part of a recording. */
export type WebVideoPartInput = {
  /** End of the part, from the current beginning of the recording. Required. */
  end?: number | null | undefined;
  /** ID of the content destination. */
  id: string;
  /** Start of the part, from the current beginning of the recording. */
  start: number;
};

/** States of a delivery. */
export type WebhookDeliveryState =
  /** The delivery was accepted. */
  | 'DELIVERED'
  /** The delivery was given up. */
  | 'FAILED'
  /** The delivery is waiting for its first or next attempt. */
  | 'WAITING';

/** Events that a webhook can be notified of. */
export type WebhookEvent =
  /** An encoder no longer reports. */
  | 'ENCODER_OFFLINE'
  /** An event has ended automatically, because a user stopped it, or because it failed. */
  | 'EVENT_ENDED'
  /** An event has started. */
  | 'EVENT_STARTED'
  /** A saved video is ready to play. */
  | 'VIDEO_READY';

/** Reasons why an attempt failed. */
export type WebhookProblem =
  /** The remote server's certificate is not valid for its name. */
  | 'CERTIFICATE'
  /** The host resolves to a private network. */
  | 'INSIDE'
  /** The roles of the API client no longer allow it to receive this event. */
  | 'NOT_ALLOWED'
  /** The webhook was paused or turned off before the attempt. */
  | 'PAUSED'
  /** The remote server responded with a redirect. */
  | 'REDIRECT'
  /** The secret can no longer be read. Create a new one. */
  | 'SECRET_LOST'
  /** The remote server responded with a status other than success. */
  | 'STATUS'
  /** The attempt took longer than ten seconds. */
  | 'TIMED_OUT'
  /** The remote server does not respond, or the host is unknown. */
  | 'UNREACHABLE';

/** States of a webhook. */
export type WebhookState =
  /** The webhook was turned off by a user. */
  | 'OFF'
  /** The webhook receives deliveries. */
  | 'ON'
  /** Too many consecutive attempts have failed. */
  | 'PAUSED';

/** Days of the week. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';
