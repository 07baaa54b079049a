/** Who accepts an invitation. */
export type AcceptInviteInput = {
  /** Given name, 2 to 150 characters. */
  firstName: string;
  /** The invitation's uuid. */
  id: string;
  /** Family name, 2 to 150 characters. */
  lastName: string;
  /** A password, 10 to 128 characters. */
  password: string;
  /** The password once more. */
  passwordConfirmation: string;
  /** Phone number for alerts, at most 40 characters. */
  phone?: string | null | undefined;
  /** The secret of the link. */
  token: string;
};

/** What is known of the address of an account. */
export type AccountStatus =
  /** Mails do not arrive there. */
  | 'INVALID'
  /** Its link was not opened yet. */
  | 'UNVERIFIED'
  /** It is verified. */
  | 'VERIFIED';

/** A device to add. */
export type ActivateEncoderInput = {
  /** Code on the device, `xxxx-xxxx`. */
  activationCode: string;
  /** The advanced configuration needs a preset. */
  configuration?: EncoderConfiguration | null | undefined;
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** The channel to send to. */
  encoderChannelId?: string | null | undefined;
  /** The preset to encode with. */
  encoderPresetId?: string | null | undefined;
  /** Its name. */
  name: string;
};

/** What a web channel has to show. */
export type ActiveContentKind =
  /** An uploaded image. */
  | 'IMAGE'
  /** A broadcast that is on air. */
  | 'LIVE'
  /** A playlist, one video after the other. */
  | 'PLAYLIST'
  /** The previous event. */
  | 'REPLAY'
  /** A video of the library. */
  | 'VIDEO';

/** Whether viewers see what a web channel has to show. */
export type ActiveContentState =
  /** They do. */
  | 'ACTIVE'
  /** It was removed: they see nothing until a scheduled event begins. */
  | 'HIDDEN';

/** A factor that was begun, with a proof that it works. */
export type AddSecondFactorInput = {
  /** A one-time code. */
  code?: string | null | undefined;
  /** What it is called, at most 60 characters. */
  name: string;
  /** What the browser answered, in JSON. */
  passkey?: string | null | undefined;
  /** The token of its addition. */
  token: string;
};

/** Videos that are to join a playlist. */
export type AddToPlaylistInput = {
  /** The videos, in order; required. */
  mediaItemIds?: Array<string> | null | undefined;
  /** The playlist's uuid; required. */
  playlistId: string;
  /** Where they join; the playlist's own sort position by default. */
  position?: PlaylistSortPosition | null | undefined;
};

/** Services that keep viewer records. */
export type AnalyticsApi =
  /** Saved videos. */
  | 'CONTENT_LIBRARY'
  /** Events on Facebook. */
  | 'FACEBOOK'
  /** Events on web channels. */
  | 'WEB_EVENTS';

/** What an API client may hold: a list of its own, apart from the roles of people. */
export type ApiRole =
  /** Reads viewer data and bandwidth. */
  | 'ANALYTICS_API'
  /** Plans and runs what is live: schedule, encoders and channels. */
  | 'GO_LIVE_API'
  /** Reads saved video and keeps its cues. */
  | 'ON_DEMAND_API';

/** Why an encoder, or at the end an encoder channel, wants attention, the gravest first. */
export type AttentionReason =
  /** Its processor works at 90 % or more. */
  | 'CPU_HIGH'
  /** Of a destination on air: its network refused its call-to-action button. */
  | 'DESTINATION_BUTTON_REFUSED'
  /** Of a destination: its network refused to show or hide it. */
  | 'DESTINATION_PUBLISH_REFUSED'
  /** It lost 30 frames or more within an hour. */
  | 'DROPPING_FRAMES'
  /** Of an event: access to a social media account ends before it does. */
  | 'EVENT_ACCOUNT_ENDS'
  /** Of an event: another one has its encoder at the same time. */
  | 'EVENT_CLASH'
  /** Of an event: a sensor of its encoder has reached its limit. */
  | 'EVENT_ENCODER_HOT'
  /** Of an event: the event needs an encoder and has none: none was chosen, or it was deleted or moved to another organization. */
  | 'EVENT_ENCODER_MISSING'
  /** Of an event: the encoder of the event is offline. */
  | 'EVENT_ENCODER_OFFLINE'
  /** Of an event: its encoder failed to start. */
  | 'EVENT_FAILED_TO_START'
  /** Of an event: its whole time passed while nothing ran here. */
  | 'EVENT_MISSED'
  /** Of an event: its web channel has nothing to replay. */
  | 'EVENT_NOTHING_TO_REPLAY'
  /** Of an event: its encoder has no input. */
  | 'EVENT_NO_INPUT'
  /** Of an event: it is paused. */
  | 'EVENT_PAUSED'
  /** Of an event: its preset needs more than the plan gives. */
  | 'EVENT_PLAN_SHORT'
  /** Of an event: another one has an RTMP destination of it at the same time. */
  | 'EVENT_RTMP_CLASH'
  /** Of an event: it began late, for nothing ran here at its time. */
  | 'EVENT_STARTED_LATE'
  /** Of an event: the storage of the plan is used up. */
  | 'EVENT_STORAGE_FULL'
  /** Of an event: more run at its time than the plan has streams. */
  | 'EVENT_TOO_MANY'
  /** Of an event: its encoder is too old to start before it has been updated. */
  | 'EVENT_UPDATE_REQUIRED'
  /** Of an event: its saved video is gone. */
  | 'EVENT_VIDEO_GONE'
  /** Of an event: its saved video has not finished saving. */
  | 'EVENT_VIDEO_PROCESSING'
  /** Of an event: another one has a web channel of it at the same time. */
  | 'EVENT_WEB_CHANNEL_CLASH'
  /** A sensor has reached its limit. */
  | 'HOT'
  /** At a channel: 4 seconds or more lay between key frames for 20 seconds, so everybody sees it late. */
  | 'KEY_FRAMES_RARE'
  /** A sensor is within 5 °C of its limit. */
  | 'NEAR_LIMIT'
  /** An event of the next 14 days needs it, or one on air, and it cannot start as it is. */
  | 'NEEDED_SOON'
  /** It runs, but no picture arrives. */
  | 'NO_INPUT'
  /** At a channel: no sound that can be played arrived for 20 seconds. */
  | 'NO_SOUND'
  /** Nothing is heard of it. */
  | 'OFFLINE'
  /** It is too old to start before it has been updated. */
  | 'UPDATE_REQUIRED';

/** What an entry of the audit tells. */
export type AuditAction =
  /** Something was added. */
  | 'CREATED'
  /** Something was removed. */
  | 'DELETED'
  /** Somebody was refused at signing in. */
  | 'SIGN_IN_REFUSED'
  /** Something was changed. */
  | 'UPDATED'
  /** Staff of the platform looked into the organisation from another one: once for each person and hour (UTC). */
  | 'VISITED';

/** What to narrow the audit to. Parts that are left out narrow nothing. */
export type AuditFilter = {
  /** Only what happened this way. */
  action?: AuditAction | null | undefined;
  /** Not before. */
  sinceAt?: string | null | undefined;
  /** Only this kind of thing, as `AuditEntry.subject` names it: small letters and underscores, up to 63. */
  subject?: string | null | undefined;
  /** Only the thing of this id, 1 to 320 characters. */
  subjectId?: string | null | undefined;
  /** Not after. */
  untilAt?: string | null | undefined;
  /** Case-insensitive part of the name of who did it, or of the name given where a sign-in was refused; up to 320 characters. */
  who?: string | null | undefined;
};

/** Which network is to give access. */
export type AuthorizeSocialAccountInput = {
  /** The account whose access is to be renewed; left out to link another. */
  accountId?: string | null | undefined;
  /** Organisation; the caller's own by default. */
  customerId?: string | null | undefined;
  /** The network. */
  kind: SocialKind;
};

/** What bandwidth is added up by. */
export type BandwidthUnit =
  /** By day. */
  | 'DAY'
  /** By month. */
  | 'MONTH'
  /** By week, from Monday on. */
  | 'WEEK';

/** Which kind of factor a sign-in adds. */
export type BeginFirstSecondFactorInput = {
  /** Its kind. */
  kind: SecondFactorKind;
  /** The token of the step that a sign-in asked for. */
  token: string;
};

/** Which kind of factor to add. */
export type BeginSecondFactorInput = {
  /** The password, retyped. */
  currentPassword: string;
  /** Its kind. */
  kind: SecondFactorKind;
};

/** The beginning of an upload. */
export type BeginUploadInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** Without angle brackets. */
  description?: string | null | undefined;
  /** Name of the file, at most 255 characters. */
  fileName: string;
  /** What the browser measured; left out, only the service measures. */
  measured?: MeasuredVideoInput | null | undefined;
  /** Size of the file in bytes, 1 to 64 GB. */
  sizeBytes: number;
  /** At most 150 characters together. */
  tags?: Array<string> | null | undefined;
  /** At most 128 characters. */
  title: string;
};

/** What the bin keeps. */
export type BinKind =
  /** Contacts. */
  | 'CONTACT'
  /** Content destinations, with their cues. */
  | 'CONTENT_DESTINATION'
  /** Cues. */
  | 'CUE'
  /** Destination groups, with their destinations. */
  | 'DESTINATION_GROUP'
  /** Encoder channels. */
  | 'ENCODER_CHANNEL'
  /** Encoder presets. */
  | 'ENCODER_PRESET'
  /** Events, with their times and destinations, and those that were taken out of a series. */
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
  /** RTMP destinations, with their keys. */
  | 'RTMP_DESTINATION'
  /** Venues, with their logins; their decoders sign in anew. */
  | 'VENUE'
  /** Web channels, with their addresses. */
  | 'WEB_CHANNEL'
  /** Web presets. */
  | 'WEB_PRESET';

/** Which request to call off. */
export type CancelGoLiveInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** The request's id. */
  id: string;
};

/** Cancelling the trial of a library. */
export type CancelTrialInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
};

/** A new password for a venue. */
export type ChangeVenuePasswordInput = {
  /** The venue's uuid. */
  id: string;
  /** 10 to 128 characters with numbers and upper and lower case letters. */
  password: string;
};

/** An encoder channel that somebody uses or only looks at. */
export type ChannelAccessInput = {
  /** The encoder channel's uuid, of the same organisation. */
  encoderChannelId: string;
  /** Whether it is only looked at. */
  isViewOnly?: boolean | null | undefined;
};

/** Whose content to remove. */
export type ClearWebChannelInput = {
  /** The channel's uuid. */
  id: string;
};

/** How times of day are written. */
export type Clock =
  /** From 1 to 12, with AM or PM. */
  | 'TWELVE_HOURS'
  /** From 0 to 23. */
  | 'TWENTY_FOUR_HOURS';

/** A command to an encoder. */
export type CommandEncoderInput = {
  /** What to do. */
  command: EncoderCommand;
  /** The encoder's uuid. */
  encoderId: string;
};

/** A command to many encoders. */
export type CommandEncodersInput = {
  /** What to do. */
  command: EncoderCommand;
  /** The encoders' uuids, 1 to 100. */
  encoderIds: Array<string>;
};

/** Who asks support to get in touch: the eight fields of the contact form. */
export type ContactRequestInput = {
  /** Billing address, up to 128 characters. */
  billingAddress?: string | null | undefined;
  /** City, up to 128 characters. */
  city?: string | null | undefined;
  /** Address for the answer; required and valid. */
  email: string;
  /** Full name, 2 to 50 characters. */
  fullName: string;
  /** Name of the organisation, up to 128 characters. */
  organizationName?: string | null | undefined;
  /** Phone number, up to 128 characters. */
  phone?: string | null | undefined;
  /** State or province, up to 128 characters. */
  state?: string | null | undefined;
  /** Postal code, up to 128 characters. */
  zipCode?: string | null | undefined;
};

/** A new API client. */
export type CreateApiClientInput = {
  /** The organisation's uuid; the caller's by default. */
  customerId?: string | null | undefined;
  /** Its name, at most 128 characters. */
  name: string;
  /** What it may hold; at least one. */
  roles: Array<ApiRole>;
  /** Whether the terms of API access are accepted; has to be true. */
  termsAccepted: boolean;
};

/** A new contact. */
export type CreateContactInput = {
  /** The organisation's uuid; the caller's own by default. */
  customerId?: string | null | undefined;
  /** Mail address: at most 70 characters. */
  email: string;
  /** First name: 2 to 150 characters. */
  firstName: string;
  /** Whether to turn to them about billing. */
  isBillingContact?: boolean | null | undefined;
  /** Whether to turn to them in daily work. */
  isPointOfContact?: boolean | null | undefined;
  /** Whether to turn to them first. */
  isPrimaryContact?: boolean | null | undefined;
  /** Last name: 2 to 150 characters. */
  lastName: string;
  /** Phone number: at most 40 characters. */
  mobile?: string | null | undefined;
};

/** A new cue. */
export type CreateCueInput = {
  /** Its name, at most 128 characters. */
  name: string;
  /** Where it stands, within the video. */
  position: string;
  /** Where it belongs. */
  source: CueSourceInput;
  /** Who sees it; others than the caller only with the capability sharedCuesAdd. */
  visibility?: CueVisibility | null | undefined;
};

/** A new destination group. */
export type CreateDestinationGroupInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** Its other destinations in their order, at most 50; at least one where it has no web channel. */
  destinations?: Array<GroupDestinationInput> | null | undefined;
  /** The encoder channel that its picture comes from; null for any. */
  encoderChannelId?: string | null | undefined;
  /** Whether software encoders offer it. */
  isOfferedBySoftwareEncoders?: boolean | null | undefined;
  /** At most 50 characters, another than those of the organisation's other groups. */
  name: string;
  /** Its web channel, the first of its destinations; null for none. */
  webChannelId?: string | null | undefined;
};

/** A new encoder channel. */
export type CreateEncoderChannelInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** Days that video is kept, 1 to 30. */
  deleteAfter: number;
  /** Seconds that viewers can go back while it is live, 30 to 1800. */
  dvrWindowSeconds?: number | null | undefined;
  /** Whether it stays on the local network. */
  lanOnly?: boolean | null | undefined;
  /** Its name: letters, numbers, spaces, underscores and dashes. */
  name: string;
  /** Region in which its video is hosted; the default one when left out. */
  regionId?: string | null | undefined;
  /** Users and venues that may use it. */
  users?: Array<EncoderChannelUserInput> | null | undefined;
};

/** A new encoder preset. The service checks each field against its options. */
export type CreateEncoderPresetInput = {
  /** Audio channels, 0 to 16. */
  audioChannels: number;
  /** kbps per video channel, at least 1. */
  bitrate: number;
  /** Frames that video channel 2 lags behind channel 1. */
  channel2Offset?: number | null | undefined;
  /** Video codec. */
  codec: VideoCodec;
  /** Name that encoders show, where it differs. */
  customName?: string | null | undefined;
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** Television standard. */
  formatStandard: FormatStandard;
  /** Whether the encoder's hardware does the encoding; version 2 only. */
  hardwareAcceleration?: boolean | null | undefined;
  /** Format of the picture that comes in. */
  inputFormat: string;
  /** Its name. */
  name: string;
  /** Format of the picture that is sent. */
  outputFormat: string;
  /** Whether it sends short segments for less delay; version 2 only. */
  shortSegments?: boolean | null | undefined;
  /** 1, or 2 with AV1, hardware acceleration and short segments. */
  version?: number | null | undefined;
  /** Video channels, 0 to 2. */
  videoChannels: number;
};

/** An event to be planned. */
export type CreateEventInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** At most 5000 characters; null for none. */
  description?: string | null | undefined;
  /** The destination group that it goes to; null for none. */
  destinationGroupId?: string | null | undefined;
  /** Where it goes beside its group, in that order, at most 50; a replay needs one, and only one web destination. */
  destinations?: Array<EventDestinationInput> | null | undefined;
  /** More than zero, at most 12 hours with an encoder and 7 days without. */
  duration: number;
  /** Needed for LIVE and EXISTING_ENCODER_EVENT. */
  encoderChannelId?: string | null | undefined;
  /** Needed for LIVE and EXISTING_ENCODER_EVENT. */
  encoderId?: string | null | undefined;
  /** Needed with ADVANCED; with AUTOMATIC that of the encoder. */
  encoderPresetId?: string | null | undefined;
  /** What the encoder calls it, at most 128 characters; needed with an encoder. */
  encoderScheduleName?: string | null | undefined;
  /** Whether the encoder chooses its settings by itself. */
  encoderSettingsType?: EncoderConfiguration | null | undefined;
  /** The saved video to play, needed for EXISTING_MEDIA and SIMLIVE; it must have finished saving. */
  mediaId?: string | null | undefined;
  /** At most 128 characters. */
  name: string;
  /** 0 to 120 minutes by which the encoder starts earlier. */
  preEventBufferMinutes?: number | null | undefined;
  /** The rule that it repeats by; null for once. */
  repeat?: EventRepeatInput | null | undefined;
  /** The web channel to replay, needed for REPUBLISH. */
  replayedWebChannelId?: string | null | undefined;
  /** Starts that the rule leaves out, at most 99. */
  skippedAt?: Array<string> | null | undefined;
  /** What the clock on the wall of that zone shows when it begins, `yyyy-mm-ddThh:mm`; not in the past. */
  startLocal: string;
  /** The zone it is planned in, an IANA name. */
  timezone: string;
  /** What kind of event it is. */
  type: EventType;
};

/** A player of a saved video in other pages. */
export type CreateLibraryEmbedInput = {
  /** The media id of the video to play; left out for a playlist. */
  mediaItemId?: string | null | undefined;
  /** How the player behaves and looks: a profile of the organisation, or `background`; the player as it is by default. */
  playerProfileId?: string | null | undefined;
  /** The playlist to play in its order; left out for a video. */
  playlistId?: string | null | undefined;
};

/** A new player profile. */
export type CreatePlayerProfileInput = {
  /** Whether it plays as soon as it is opened. */
  autoplay?: boolean | null | undefined;
  /** Whether it is a moving background: no controls, no sound, again and again. */
  backgroundMode?: boolean | null | undefined;
  /** At most 12 characters; needs an address. */
  callToActionText?: string | null | undefined;
  /** http or https; needs a text. */
  callToActionUrl?: string | null | undefined;
  /** `#rrggbb`. */
  controlColor?: string | null | undefined;
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** Whether the list of videos is closed when the player opens. */
  hidePlaylist?: boolean | null | undefined;
  /** Whether it begins again at the end. */
  loop?: boolean | null | undefined;
  /** Whether it begins without sound. */
  mute?: boolean | null | undefined;
  /** At most 128 characters. */
  profileName: string;
  /** At most 40 characters. */
  qrClickLabel?: string | null | undefined;
  /** Whether viewers of a live picture cannot go back in it. */
  restrictWhenLive?: boolean | null | undefined;
};

/** A new playlist. */
export type CreatePlaylistInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** Videos to begin with, in order, at most 250. */
  mediaItemIds?: Array<string> | null | undefined;
  /** Required, at most 128 characters. */
  name: string;
  /** Whether it drops its oldest video when full. */
  rolling?: boolean | null | undefined;
  /** Where a new video joins. */
  sortPosition?: PlaylistSortPosition | null | undefined;
};

/** A new post of a saved video. */
export type CreatePostInput = {
  /** Uuid of the account. */
  accountId: string;
  /** Uuid of the organisation; your own where it is left out. */
  customerId?: string | null | undefined;
  /** What it says, at most 5,000 characters, without < and >. */
  description: string;
  /** Whether the subscribers of a YouTube channel are told; 3 times in 24 hours. */
  hasNotification?: boolean | null | undefined;
  /** Id of the saved video. */
  mediaItemId: string;
  /** Id of the page, group or channel within the account. */
  placeId: string;
  /** Who sees it. */
  privacy: DestinationPrivacy;
  /** When it appears, in the future; at once where it is left out. */
  publishAt?: string | null | undefined;
  /** Title, at most 128 characters, on YouTube 100, without < and >. */
  title: string;
};

/** A new QRclick overlay. */
export type CreateQrOverlayInput = {
  /** What stands on its button, at most 40 characters; null for the usual words. */
  customLabel?: string | null | undefined;
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** At most 128 characters. */
  name: string;
  /** How it opens. */
  openingBehavior?: QrOpeningBehavior | null | undefined;
  /** Where it opens. */
  type?: QrOverlayType | null | undefined;
  /** An address of the web, at most 213 characters, that no other overlay has; https for an in-player overlay. */
  url: string;
};

/** A new RTMP destination. */
export type CreateRtmpDestinationInput = {
  /** Organisation; the caller's own by default. */
  customerId?: string | null | undefined;
  /** Its name, at most 100 characters. */
  name: string;
  /** Stream key, at most 10,000 characters: letters, digits and - _ ? = & . only. */
  streamKey: string;
  /** Address to publish to, `rtmp://` or `rtmps://`, at most 10,000 characters, outside of private networks. */
  streamUrl: string;
  /** Where viewers watch it, `http://` or `https://`, at most 2048 characters. */
  viewUrl?: string | null | undefined;
};

/** A new venue. */
export type CreateVenueInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** The encoder channels that it may see, at most 1000. */
  encoderChannelIds?: Array<string> | null | undefined;
  /** Its kind of license, of which one must be left. */
  licenseType?: VenueLicenseType | null | undefined;
  /** 10 to 128 characters with numbers and upper and lower case letters. */
  password: string;
  /** At most 128 characters without spaces, another than those of all people and venues. */
  userName: string;
};

/** A new web channel. */
export type CreateWebChannelInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** Days for which its recordings are kept, 1 to the organisation's `webMaxDeleteAfter`. */
  deleteAfter: number;
  /** What it is for, at most 2000 characters. */
  description?: string | null | undefined;
  /** Whether QR codes are looked for in its picture. */
  detectQrCodes?: boolean | null | undefined;
  /** The way to embed it that is offered first. */
  embedType?: WebEmbedType | null | undefined;
  /** Part of its addresses, of no other channel: letters, digits, underscores and dashes, at most 63. */
  loadBalancer: string;
  /** 1 to 40 characters. */
  name: string;
  /** What it shows while nothing is live, as a whole. The previous event by default. */
  offlineContent?: OfflineContentInput | null | undefined;
  /** A JPG or PNG picture of at most 2 MB, in base64; required for a channel that shows it. */
  offlineImage?: string | null | undefined;
  /** Whether its player offers what a QR code in the picture leads to. */
  qrClickEnabled?: boolean | null | undefined;
  /** Region in which it is served. */
  regionId: string;
  /** Whether its player shows the product's logo. */
  showLogo?: boolean | null | undefined;
  /** Seconds by which its viewers are behind, 90 to 600. */
  streamDelay?: number | null | undefined;
  /** Whether addresses of its stream are given out. */
  streamUrlsEnabled?: boolean | null | undefined;
  /** Whether it has subtitles; needs a plan with subtitles. */
  subtitlesEnabled?: boolean | null | undefined;
  /** What its watch page says of the video, at most 2000 characters. */
  videoDescription?: string | null | undefined;
};

/** A new web preset. */
export type CreateWebPresetInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** Whether an interlaced picture is made progressive. */
  deinterlace?: boolean | null | undefined;
  /** The encoder's audio channel for the left side, 1 to 16. */
  leftAudioChannel?: number | null | undefined;
  /** At most 50 characters. */
  name: string;
  /** The encoder's audio channel for the right side, 1 to 16 and another than the left one; null for mono sound. */
  rightAudioChannel?: number | null | undefined;
  /** The encoder's video channel, 1 or 2. */
  videoChannel?: number | null | undefined;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** The API client's id. */
  apiClientId: string;
  /** What it is told of; at least one, and nothing that the client's roles do not let it read. */
  events: Array<WebhookEvent>;
  /** Where it is told: https, outside of private networks, at most 2048 characters. */
  url: string;
};

/** The thing that cues belong to. */
export type CueSourceInput = {
  /** Its id. */
  id: string;
  /** What it is. */
  kind: CueSourceKind;
};

/** What has cues. */
export type CueSourceKind =
  /** A web destination. */
  | 'CONTENT_DESTINATION'
  /** What an encoder has sent up; its cues are for their author or the organisation, never public. */
  | 'ENCODER_VIDEO'
  /** A saved video. */
  | 'MEDIA_ITEM';

/** Who sees a cue. */
export type CueVisibility =
  /** Only the person who set it. */
  | 'ONLY_ME'
  /** Everyone in the organisation. */
  | 'ORGANIZATION'
  /** Viewers too. */
  | 'PUBLIC';

/** Whether an organisation may work. */
export type CustomerStatus =
  /** It may. */
  | 'ACTIVE'
  /** Its account is closed. */
  | 'INACTIVE'
  /** It is on trial. */
  | 'TRIAL';

/** A span of time, both ends included; an end left out is open. */
export type DateTimeRange = {
  /** Not after. */
  end?: string | null | undefined;
  /** Not before. */
  start?: string | null | undefined;
};

/** Which API client to remove. */
export type DeleteApiClientInput = {
  /** The client's id. */
  id: string;
};

/** Which contact to remove. */
export type DeleteContactInput = {
  /** The contact's uuid. */
  id: string;
};

/** Which destination to delete. */
export type DeleteContentDestinationInput = {
  /** Its id. */
  id: string;
};

/** Which cue to remove. */
export type DeleteCueInput = {
  /** The cue's id. */
  id: string;
  /** Where it belongs. */
  source: CueSourceInput;
};

/** Which destination group to remove. */
export type DeleteDestinationGroupInput = {
  /** The group's uuid. */
  id: string;
};

/** Which encoder channel to remove. */
export type DeleteEncoderChannelInput = {
  /** The channel's uuid. */
  id: string;
};

/** An encoder to delete. */
export type DeleteEncoderInput = {
  /** The encoder's uuid. */
  id: string;
};

/** Which encoder preset to remove. */
export type DeleteEncoderPresetInput = {
  /** The preset's uuid. */
  id: string;
};

/** Which encoder video to remove. */
export type DeleteEncoderVideoInput = {
  /** The video's uuid. */
  id: string;
};

/** Which saved video to delete. */
export type DeleteMediaInput = {
  /** The video's media id. */
  id: string;
};

/** Which player profile to remove. */
export type DeletePlayerProfileInput = {
  /** The profile's id. */
  id: string;
};

/** Which playlist to remove. */
export type DeletePlaylistInput = {
  /** The playlist's uuid. */
  id: string;
};

/** Which post to remove. */
export type DeletePostInput = {
  /** The post's uuid. */
  id: string;
};

/** Which QRclick overlay to remove. */
export type DeleteQrOverlayInput = {
  /** The overlay's uuid. */
  id: string;
};

/** Which RTMP destination to remove. */
export type DeleteRtmpDestinationInput = {
  /** The destination's uuid. */
  id: string;
};

/** Whom to remove. */
export type DeleteUserInput = {
  /** The user's uuid. */
  id: string;
};

/** Which venue to remove. */
export type DeleteVenueInput = {
  /** The venue's uuid. */
  id: string;
};

/** Which web channel to remove. */
export type DeleteWebChannelInput = {
  /** The channel's uuid. */
  id: string;
};

/** Which web preset to remove. */
export type DeleteWebPresetInput = {
  /** The preset's uuid. */
  id: string;
};

/** Which webhook to remove. */
export type DeleteWebhookInput = {
  /** The webhook's uuid. */
  id: string;
};

/** Kinds of destination. */
export type DestinationKind =
  /** A web channel's player. */
  | 'EMBED'
  /** An encoder. */
  | 'ENCODER'
  /** Facebook. */
  | 'FACEBOOK'
  /** A relay source of the product. */
  | 'RSP_SOURCE'
  /** An RTMP address. */
  | 'RTMP'
  /** Saved without being shown. */
  | 'SAVEONLY'
  /** YouTube. */
  | 'YOUTUBE';

/** Who sees a destination. */
export type DestinationPrivacy =
  /** Everybody of the organisation. */
  | 'ORG'
  /** Only who sent it there. */
  | 'PRIVATE'
  /** Everybody. */
  | 'PUBLIC';

/** States of a destination and of an event. */
export type DestinationState =
  /** Ended by something other than the user. */
  | 'ABORTED'
  /** Failed. */
  | 'ERROR'
  /** Nothing was asked yet. */
  | 'IDLE'
  /** Being set up. */
  | 'SET_UP'
  /** On air. */
  | 'STARTED'
  /** Starting. */
  | 'STARTING'
  /** Stopped. */
  | 'STOPPED'
  /** Stopping. */
  | 'STOPPING'
  /** On air with a problem. */
  | 'WARNING';

/** Kinds of device. */
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

/** What to download. */
export type DownloadEncoderVideoInput = {
  /** Where the part ends; the end by default. */
  end?: number | null | undefined;
  /** The video's uuid. */
  id: string;
  /** Where the part begins; the beginning by default. */
  start?: number | null | undefined;
};

/** What to download. */
export type DownloadMediaInput = {
  /** Where the part ends; the end by default. */
  end?: number | null | undefined;
  /** The video's media id. */
  id: string;
  /** Where the part begins; the beginning by default. */
  start?: number | null | undefined;
};

/** What to download of a recording. */
export type DownloadWebVideoInput = {
  /** Where it ends; the end by default. */
  end?: number | null | undefined;
  /** The destination's id. */
  id: string;
  /** Where the part begins; the beginning by default. */
  start?: number | null | undefined;
};

/** Lengths to search by. */
export type DurationRange =
  /** 5:00 to 30:00, both included. */
  | 'FIVE_TO_THIRTY_MINUTES'
  /** Over 30:00. */
  | 'OVER_THIRTY_MINUTES'
  /** Under 5:00. */
  | 'UNDER_FIVE_MINUTES';

/** How far the validation of an address got. */
export type EmailValidationState =
  /** The address has been validated already. */
  | 'CONFLICT'
  /** No link is sent: the account is disabled. */
  | 'ERROR'
  /** A link is on its way, if there is anything to validate. */
  | 'VALIDATING';

/** What became of a verification. */
export type EmailVerificationState =
  /** The link is not known, was used before, or can no longer be followed. */
  | 'ERROR'
  /** The link is older than 60 minutes. */
  | 'TOKEN_EXPIRED'
  /** The address is verified. */
  | 'VERIFIED';

/** Ways to put a player into a page, as far as saved videos and playlists have them. */
export type EmbedKind =
  /** A frame as wide as its place. */
  | 'ALTERNATIVE_IFRAME'
  /** A frame of a fixed size. */
  | 'IFRAME'
  /** A script that puts a frame where it stands. */
  | 'SCRIPT_TAG'
  /** The address of the player page. */
  | 'WEB_LINK';

/** A user or venue that may use an encoder channel. */
export type EncoderChannelUserInput = {
  /** The user's or venue's uuid. */
  userId: string;
  /** Whether it may only look at the channel. */
  viewOnly?: boolean | null | undefined;
};

/** What an encoder can be told. */
export type EncoderCommand =
  /** Restart the encoder. */
  | 'RESTART'
  /** Encode and send. */
  | 'START'
  /** Stop encoding. */
  | 'STOP'
  /** Install the available version. */
  | 'UPDATE';

/** Automatic settings, or those of a preset. */
export type EncoderConfiguration =
  /** As its preset says. */
  | 'ADVANCED'
  /** The encoder chooses by itself. */
  | 'AUTOMATIC';

/** Which encoders. */
export type EncoderFilter = {
  /** Only those that want attention, or only the others: no picture arrives, frames are lost, an event of the next 14 days needs it and it cannot start, an update is required, it is offline, a sensor is at its limit or near it, or the processor is. */
  attention?: boolean | null | undefined;
  /** Case-insensitive part of the name. */
  name?: string | null | undefined;
  /** Only those whose network cards have all taken their settings over, or only the others. */
  networkApplied?: boolean | null | undefined;
  /** Only those that are not offline. */
  onlineOnly?: boolean | null | undefined;
  /** Only these states. */
  states?: Array<EncoderState> | null | undefined;
  /** Beginning of the version. */
  version?: string | null | undefined;
};

/** Settings of one network card. Addresses are not taken while DHCP is on. */
export type EncoderNetworkInput = {
  /** Whether the addresses are given by DHCP. */
  dhcp: boolean;
  /** First name server; required while DHCP is off. */
  dns1?: string | null | undefined;
  /** Second name server. */
  dns2?: string | null | undefined;
  /** Third name server. */
  dns3?: string | null | undefined;
  /** IPv4 gateway within the subnet; required while DHCP is off. */
  gateway?: string | null | undefined;
  /** IPv4 address; required while DHCP is off. */
  ipv4Address?: string | null | undefined;
  /** Name shown for the card. */
  nicDisplayName: string;
  /** IPv4 subnet mask; 255.255.255.0 when left out. */
  subnetMask?: string | null | undefined;
};

/** Which encoders of all organisations. */
export type EncoderSearchFilter = {
  /** Only those whose network cards have all taken their settings over, or only the others. */
  networkApplied?: boolean | null | undefined;
  /** Only those that are not offline. */
  onlineOnly?: boolean | null | undefined;
  /** Only those that report this state. */
  reportedState?: EncoderState | null | undefined;
  /** Part of the name or of the serial number, in any case, at most 100 characters. */
  text?: string | null | undefined;
  /** Beginning of the version. */
  version?: string | null | undefined;
};

/** Order of an encoder search. */
export type EncoderSearchSort =
  /** Commonest version first. */
  | 'COUNT'
  /** Newest version first. */
  | 'VERSION';

/** The twelve states of an encoder. */
export type EncoderState =
  /** Online with nothing to do. */
  | 'IDLE'
  /** Online and well. */
  | 'NORMAL'
  /** Not heard of. */
  | 'OFFLINE'
  /** Restarting. */
  | 'RESTARTING'
  /** Encoding and sending. */
  | 'STARTED'
  /** About to encode. */
  | 'STARTING'
  /** Not encoding. */
  | 'STOPPED'
  /** About to stop. */
  | 'STOPPING'
  /** A newer version is offered. */
  | 'UPDATE_AVAILABLE'
  /** Too old to start; an update is needed first. */
  | 'UPDATE_REQUIRED'
  /** Installing an update. */
  | 'UPDATING'
  /** Sending its logs. */
  | 'UPLOADING_LOGS';

/** Hardware or software. */
export type EncoderType =
  /** A device of its own. */
  | 'HARDWARE'
  /** A program beside OBS or ProPresenter. */
  | 'SOFTWARE';

/** What an encoder video does. */
export type EncoderVideoStatus =
  /** It is being recorded. */
  | 'LIVE'
  /** It is being recorded, but the encoder has no signal. */
  | 'NO_INPUT'
  /** Its encoder cannot be reached. */
  | 'OFFLINE'
  /** It has ended. */
  | 'STOPPED'
  /** It is about to end. */
  | 'STOPPING';

/** Which session to end. */
export type EndSessionInput = {
  /** The session's id. */
  id: string;
};

/** What several events can want at a time. */
export type EventConflictKind =
  /** One more stream than the plan allows at a time. */
  | 'CONCURRENCY'
  /** An encoder. */
  | 'ENCODER'
  /** An RTMP destination. */
  | 'RTMP'
  /** A web channel. */
  | 'WEB_CHANNEL';

/** One date of a series. */
export type EventDateInput = {
  /** The series' uuid. */
  id: string;
  /** When it starts. */
  startAt: string;
};

/** One place that an event goes to. */
export type EventDestinationInput = {
  /** Playlists that the recording goes into, at most 20. */
  autoArchivePlaylistIds?: Array<string> | null | undefined;
  /** What stands on the button, needed with one: at most 12 characters. */
  buttonText?: string | null | undefined;
  /** The address that the button opens, needed with one: `http://` or `https://`. */
  buttonUrl?: string | null | undefined;
  /** Description, needed at Facebook and YouTube; null for that of the event. */
  description?: string | null | undefined;
  /** Whether it has a call-to-action button. */
  hasButton?: boolean | null | undefined;
  /** Its id when it is there already; null for a new one. */
  id?: string | null | undefined;
  /** Whether a recording goes into the library. */
  isAutosaved?: boolean | null | undefined;
  /** Whether other pages may show it, too. */
  isCrossposted?: boolean | null | undefined;
  /** EMBED for a web channel, RTMP, FACEBOOK, YOUTUBE, or SAVEONLY for a recording alone. */
  kind: DestinationKind;
  /** Page or channel within the account, needed at Facebook and YouTube. */
  placeId?: string | null | undefined;
  /** Who sees it, needed at Facebook and YouTube. */
  privacy?: DestinationPrivacy | null | undefined;
  /** Whether it is published, needed at Facebook and YouTube. */
  publishState?: PublishState | null | undefined;
  /** The RTMP destination, needed with RTMP. */
  rtmpDestinationId?: string | null | undefined;
  /** How many days before the event its post is published, 1 to a limit that the rule sets; null for none. One post at each of Facebook and YouTube. */
  scheduledPostDays?: number | null | undefined;
  /** The account, needed at Facebook and YouTube. */
  socialAccountId?: string | null | undefined;
  /** How long after the beginning of the content it starts, 0 to 12 hours. */
  startOffset?: number | null | undefined;
  /** How long before the end of the content it stops, in milliseconds as a negative number, -43200000 to 0. */
  stopOffset?: number | null | undefined;
  /** Its own picture at Facebook or YouTube: the id that `uploadSocialFile` answered; null for that of the event. */
  thumbnailFileId?: string | null | undefined;
  /** Title, needed at Facebook and YouTube; null for the name of the event. */
  title?: string | null | undefined;
  /** The web channel, needed with EMBED. */
  webChannelId?: string | null | undefined;
  /** The web preset; null for the default one. */
  webPresetId?: string | null | undefined;
};

/** An event to be looked at before it is saved: a new one, or what is given of one that is there. */
export type EventDraftInput = {
  /** At most 5000 characters; null for none. */
  description?: string | null | undefined;
  /** The destination group that it goes to; null for none. */
  destinationGroupId?: string | null | undefined;
  /** All of where it goes beside its group, in that order, at most 50; those that are there already by their ids. */
  destinations?: Array<EventDestinationInput> | null | undefined;
  /** More than zero, at most 12 hours with an encoder and 7 days without. */
  duration?: number | null | undefined;
  /** Needed for LIVE and EXISTING_ENCODER_EVENT. */
  encoderChannelId?: string | null | undefined;
  /** Needed for LIVE and EXISTING_ENCODER_EVENT. */
  encoderId?: string | null | undefined;
  /** Needed with ADVANCED; with AUTOMATIC that of the encoder. */
  encoderPresetId?: string | null | undefined;
  /** What the encoder calls it, at most 128 characters; needed with an encoder. */
  encoderScheduleName?: string | null | undefined;
  /** Whether the encoder chooses its settings by itself. */
  encoderSettingsType?: EncoderConfiguration | null | undefined;
  /** The event that is edited; null for a new one. */
  id?: string | null | undefined;
  /** The saved video to play, needed for EXISTING_MEDIA and SIMLIVE; it must have finished saving. */
  mediaId?: string | null | undefined;
  /** At most 128 characters. */
  name?: string | null | undefined;
  /** The date with THIS: id of the occurrence. */
  occurrenceId?: string | null | undefined;
  /** 0 to 120 minutes by which the encoder starts earlier. */
  preEventBufferMinutes?: number | null | undefined;
  /** The rule that it repeats by; null for once. */
  repeat?: EventRepeatInput | null | undefined;
  /** The web channel to replay, needed for REPUBLISH. */
  replayedWebChannelId?: string | null | undefined;
  /** One date of a series, or all of it. */
  scope?: EventScope | null | undefined;
  /** Starts that the rule leaves out, at most 99. */
  skippedAt?: Array<string> | null | undefined;
  /** What the clock on the wall of that zone shows when it begins, `yyyy-mm-ddThh:mm`; not in the past. */
  startLocal?: string | null | undefined;
  /** The zone it is planned in, an IANA name. */
  timezone?: string | null | undefined;
  /** What kind of event it is. */
  type?: EventType | null | undefined;
};

/** What was done to an event. */
export type EventLogAction =
  /** It was edited. */
  | 'CHANGED'
  /** It was paused. */
  | 'PAUSED'
  /** It was planned. */
  | 'PLANNED'
  /** It runs again as planned. */
  | 'RESUMED';

/** What the network of a destination refused. */
export type EventLogRefusal =
  /** Its button, as it was changed. */
  | 'BUTTON'
  /** To show or hide the live video, as was said. */
  | 'PUBLICATION';

/** What of an event something happened to. */
export type EventLogSubject =
  /** One of its destinations. */
  | 'DESTINATION'
  /** What its encoder sent up. */
  | 'ENCODER_VIDEO'
  /** The event as a whole. */
  | 'EVENT'
  /** One of its times. */
  | 'OCCURRENCE';

/** A rule that an event repeats by. */
export type EventRepeatInput = {
  /** How many times with AFTER: 1 to 99, and as many as end within 13 months. */
  count?: number | null | undefined;
  /** Day of the month, 1 to 31; null for that of the start, and with a position. */
  dayOfMonth?: number | null | undefined;
  /** When it ends. */
  ends: RepeatEnd;
  /** Every so many of them, 1 to 10080; longer than the event lasts. */
  interval?: number | null | undefined;
  /** In these months, 1 to 12; none for all, and with YEARLY for that of the start. */
  months?: Array<number> | null | undefined;
  /** Which of the month's weekdays; null without one. */
  position?: RepeatPosition | null | undefined;
  /** How often. */
  type: RepeatType;
  /** The last day in the event's zone with ON: not before the start, at most 13 months from today. */
  until?: string | null | undefined;
  /** On these weekdays; none for that of the start. With a position, which weekdays it counts. */
  weekdays?: Array<Weekday> | null | undefined;
};

/** What of a series is edited. */
export type EventScope =
  /** All that lies ahead. */
  | 'ALL'
  /** One date: it becomes an event of its own. */
  | 'THIS';

/** Kinds of event. */
export type EventType =
  /** Continues an event that an encoder already runs. */
  | 'EXISTING_ENCODER_EVENT'
  /** Plays a saved video. */
  | 'EXISTING_MEDIA'
  /** Live from an encoder. */
  | 'LIVE'
  /** Replays a web channel. */
  | 'REPUBLISH'
  /** A saved video shown as if live. */
  | 'SIMLIVE';

/** Television standard. */
export type FormatStandard =
  /** As the input. */
  | 'AUTO'
  /** 59.94 and 29.97 Hz. */
  | 'NTSC'
  /** 50 and 25 Hz. */
  | 'PAL';

/** Where an event goes beside its group. */
export type GoLiveDestinationInput = {
  /** Of a page or channel, the account that it belongs to: needed there. */
  accountId?: string | null | undefined;
  /** What stands on the button, needed with one: at most 12 characters. */
  buttonText?: string | null | undefined;
  /** The address that the button opens, needed with one: `http://` or `https://`. */
  buttonUrl?: string | null | undefined;
  /** Description at Facebook or YouTube, needed there: no < or >. */
  description?: string | null | undefined;
  /** The web channel, RTMP destination, page or channel that it is. */
  destinationId: string;
  /** Whether it has a call-to-action button. */
  hasButton?: boolean | null | undefined;
  /** Whether other pages may show it, too. */
  isCrossposted?: boolean | null | undefined;
  /** What kind of place it is. */
  kind: GoLiveDestinationKind;
  /** Who sees it at Facebook or YouTube, needed there. */
  privacy?: DestinationPrivacy | null | undefined;
  /** Whether it is published at Facebook or YouTube, needed there. */
  publishStatus?: PublishState | null | undefined;
  /** Title at Facebook or YouTube, needed there: no < or >; at YouTube at most 100 characters. */
  title?: string | null | undefined;
};

/** What can be gone live to. */
export type GoLiveDestinationKind =
  /** A web channel. */
  | 'EMBED'
  /** A page at Facebook. */
  | 'FACEBOOK'
  /** An RTMP destination. */
  | 'RTMP'
  /** A channel at YouTube. */
  | 'YOUTUBE';

/** What goes live, with what, where to, and for how long. */
export type GoLiveInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** The destination group that it goes to; left out, only what is chosen below. */
  destinationGroupId?: string | null | undefined;
  /** Where it goes beside the group, at most 50. */
  destinations?: Array<GoLiveDestinationInput> | null | undefined;
  /** Length in milliseconds, at most 12 hours. It ends earlier where the next event needs the encoder, which is at its pre-roll, or a destination. */
  duration: number;
  /** The encoder channel that it sends to. */
  encoderChannelId: string;
  /** The encoder; one that runs is refused. */
  encoderId: string;
  /** The preset; left out, the encoder's own. */
  encoderPresetId?: string | null | undefined;
  /** Whether the event that starts within the hour is known of; without it, one that does is refused with GO_LIVE_EVENT_SOON. */
  isSoonKnown?: boolean | null | undefined;
  /** The event's name, at most 128 characters. */
  title: string;
};

/** How far a request to go live is. */
export type GoLiveProgress =
  /** The encoder was told to start. */
  | 'ENCODER_START_WAIT'
  /** It came to nothing, or was called off. */
  | 'FAILED'
  /** There is no such request. */
  | 'NOT_EXIST'
  /** The event is there, and starts its destinations. */
  | 'SCHEDULE_CREATED'
  /** The encoder encodes; the event is being created. */
  | 'SCHEDULE_CREATE_WAIT'
  /** Something took too long. */
  | 'TIMED_OUT';

/** One destination of a group. */
export type GroupDestinationInput = {
  /** The account at Facebook or YouTube, needed there. */
  accountId?: string | null | undefined;
  /** What stands on the button, needed with one: at most 12 characters. */
  buttonText?: string | null | undefined;
  /** The address that the button opens, needed with one: `http://` or `https://`. */
  buttonUrl?: string | null | undefined;
  /** Description at Facebook or YouTube, needed there: no < or >. */
  description?: string | null | undefined;
  /** The web channel, RTMP destination, page or channel that it is. */
  destinationId: string;
  /** Whether it has a call-to-action button. */
  hasButton?: boolean | null | undefined;
  /** Whether other pages may show it, too. */
  isCrossposted?: boolean | null | undefined;
  /** EMBED for a web channel, RTMP, FACEBOOK or YOUTUBE. */
  kind: DestinationKind;
  /** Who sees it at Facebook or YouTube, needed there. */
  privacy?: DestinationPrivacy | null | undefined;
  /** Whether it is published at Facebook or YouTube, needed there. */
  publishStatus?: PublishState | null | undefined;
  /** Title at Facebook or YouTube, needed there: no < or >; at YouTube at most 100 characters. */
  title?: string | null | undefined;
};

/** Why a publisher was not taken, or was sent away. */
export type IngestRefusalReason =
  /** More than 60 Mbit/s arrived. */
  | 'BITRATE'
  /** The disk of the platform was full. */
  | 'DISK_FULL'
  /** Somebody publishes to the channel already. */
  | 'KEY_IN_USE'
  /** The stream key was renewed since. Of any other wrong key nobody knows whose it is. */
  | 'KEY_RENEWED'
  /** What arrived could not be stored, or not as fast as it came. */
  | 'NOT_STORED'
  /** No key frame arrived for 12 seconds. */
  | 'NO_KEY_FRAMES'
  /** It went before a picture had arrived. */
  | 'NO_PICTURE'
  /** What arrived could not be read. */
  | 'UNREADABLE'
  /** The pictures are in a codec that is not played. */
  | 'VIDEO_CODEC';

/** What goes on where encoders publish to. */
export type IngestState =
  /** Somebody publishes, and no picture has arrived yet. */
  | 'CONNECTED'
  /** Pictures arrive. */
  | 'LIVE'
  /** The publisher has gone within the last 20 seconds; the recording goes on when it is back. */
  | 'NO_INPUT'
  /** Nobody can publish: the platform runs without its media engine, or the port is taken. */
  | 'OFF'
  /** Nobody publishes. */
  | 'WAITING';

/** Where the picture comes in. */
export type InputSource =
  /** HDMI. */
  | 'HDMI'
  /** SDI. */
  | 'SDI';

/** What becomes of an invitation. */
export type InviteState =
  /** It was accepted. */
  | 'ACCEPTED'
  /** Its link has timed out. */
  | 'EXPIRED'
  /** It was sent. */
  | 'INVITED'
  /** It was sent again. */
  | 'RESENT'
  /** It was revoked. */
  | 'REVOKED';

/** Whom to invite. */
export type InviteUserInput = {
  /** Encoder channels they use or only look at, each once, at most 1000. */
  channels?: Array<ChannelAccessInput> | null | undefined;
  /** The organisation's uuid; the one that the caller works in when it is left out. */
  customerId?: string | null | undefined;
  /** The address, at most 70 characters. */
  email: string;
  /** Given name, 2 to 150 characters; null leaves it to them. */
  firstName?: string | null | undefined;
  /** Whether they hear of networks that are lost; grants nothing. */
  hasNetworkAlerts?: boolean | null | undefined;
  /** Whether they are asked about bills. */
  isBillingContact?: boolean | null | undefined;
  /** Whether they are asked about the daily work. */
  isPointOfContact?: boolean | null | undefined;
  /** Whether they are the organisation's first contact. */
  isPrimaryContact?: boolean | null | undefined;
  /** Family name, 2 to 150 characters; null leaves it to them. */
  lastName?: string | null | undefined;
  /** Phone number for alerts, at most 40 characters. */
  phone?: string | null | undefined;
  /** Roles, at least one. */
  roles: Array<Role>;
  /** What they do in the organisation, at most 150 characters. */
  title?: string | null | undefined;
};

/** Whom to invite, all alike. */
export type InviteUsersInput = {
  /** Encoder channels they use or only look at, each once, at most 1000. */
  channels?: Array<ChannelAccessInput> | null | undefined;
  /** The organisation's uuid; the one that the caller works in when it is left out. */
  customerId?: string | null | undefined;
  /** Addresses, 1 to 50; one that is there twice counts once. */
  emails: Array<string>;
  /** Whether they hear of networks that are lost; grants nothing. */
  hasNetworkAlerts?: boolean | null | undefined;
  /** Whether they are asked about bills. */
  isBillingContact?: boolean | null | undefined;
  /** Whether they are asked about the daily work. */
  isPointOfContact?: boolean | null | undefined;
  /** Whether they are the organisation's first contact. */
  isPrimaryContact?: boolean | null | undefined;
  /** Roles of each, at least one. */
  roles: Array<Role>;
};

/** The languages that the studio speaks. */
export type Language =
  /** English. */
  | 'ENGLISH'
  /** Spanish. */
  | 'SPANISH';

/** A part of the product that has a licence manifest. */
export type LicensePart =
  /** What runs on the servers. */
  | 'SERVER'
  /** What a browser is sent. */
  | 'WEB';

/** What a network returned with: a code, or an error. */
export type LinkSocialAccountInput = {
  /** The value `code`; left out where there is none. */
  code?: string | null | undefined;
  /** Organisation; the caller's own by default. */
  customerId?: string | null | undefined;
  /** The value `error`; left out where there is none. */
  error?: string | null | undefined;
  /** The address that was returned to, without what stands behind it. */
  returnAddress: string;
  /** The value `state` of the address that was returned to. */
  state: string;
};

/** How a list is ordered. */
export type ListSort =
  /** Newest first. */
  | 'MOST_RECENT'
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Oldest first. */
  | 'OLDEST';

/** What can be wrong with what arrives, each with its setting in OBS. */
export type LiveFindingKind =
  /** No sound arrives that can be played: Audio Encoder. */
  | 'AUDIO_ENCODER'
  /** More bits than the size and rate of the picture need: Bitrate, in kilobits a second. */
  | 'BITRATE_HIGH'
  /** Few bits for the size and rate of the picture: Bitrate, in kilobits a second. */
  | 'BITRATE_LOW'
  /** The sound is so loud that it is cut off: Audio Mixer. */
  | 'CLIPPING'
  /** The time of what is sent jumped or ran backwards so often within the last minute: Dynamically change bitrate to manage congestion. */
  | 'JUMPS'
  /** More than 2 seconds lie between key frames: Keyframe Interval, in seconds. */
  | 'KEYFRAME_INTERVAL'
  /** The bitrate differs from that of the preset by more than a fifth: Bitrate, in kilobits a second. */
  | 'PRESET_BITRATE'
  /** The codec differs from that of the encoder preset that applies: Video Encoder. */
  | 'PRESET_CODEC'
  /** The pictures a second differ from those of the preset: Common FPS Values. */
  | 'PRESET_FRAMES'
  /** The size of the picture differs from that of the preset: Output (Scaled) Resolution. */
  | 'PRESET_SIZE'
  /** Nothing has been heard for 10 seconds or longer: Audio Mixer. */
  | 'SILENCE';

/** How grave it is. */
export type LiveFindingSeverity =
  /** It keeps viewers from what they should see or hear. */
  | 'ERROR'
  /** It makes that worse. */
  | 'WARNING';

/** Why an output does not send. */
export type LiveOutputReason =
  /** The host leads to a private network. */
  | 'ADDRESS_INSIDE'
  /** The far side does not take what stands behind its host. */
  | 'ADDRESS_REFUSED'
  /** The certificate of the far side is not good for its name. */
  | 'CERTIFICATE'
  /** All of the saved video was sent. */
  | 'FINISHED'
  /** The host is not known, or does not answer. */
  | 'HOST_UNREACHABLE'
  /** The stream key cannot be read any more: remove the output and add it again. */
  | 'KEY_LOST'
  /** The far side does not take the stream key. */
  | 'KEY_REFUSED'
  /** The line was cut. */
  | 'LINE_CUT'
  /** The far side speaks no RTMP. */
  | 'NOT_RTMP'
  /** Nobody can publish: the platform runs without its media engine, or the port is taken. */
  | 'NO_ENGINE'
  /** Nobody publishes to its channel. */
  | 'NO_SOURCE'
  /** The saved video cannot be read any more. */
  | 'SOURCE_UNREADABLE';

/** What an output does. */
export type LiveOutputState =
  /** It has given up; it can be started again. */
  | 'ERROR'
  /** It was never started. */
  | 'IDLE'
  /** It waits for somebody to publish to its channel. */
  | 'SET_UP'
  /** It sends. */
  | 'STARTED'
  /** It connects. */
  | 'STARTING'
  /** It was stopped. */
  | 'STOPPED'
  /** It connects again, or waits a moment for its publisher to come back; it sends again by itself. */
  | 'WARNING';

/** Which encoder videos to load on the decoders of which venues. */
export type LoadEncoderVideosInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** The encoder videos, 1 to 100. */
  encoderVideoIds: Array<string>;
  /** The venues, 1 to 100. */
  venueIds: Array<string>;
};

/** Levels of log entries. */
export type LogLevel =
  /** What helps to find a fault. */
  | 'DEBUG'
  /** What failed. */
  | 'ERROR'
  /** What happened. */
  | 'INFO'
  /** What may become a fault. */
  | 'WARN';

/** Of which video to make qualities. */
export type MakeRenditionsInput = {
  /** Its media id. */
  id: string;
};

/** What the marathon automation of an encoder does or did last. */
export type MarathonState =
  /** It is off. */
  | 'OFF'
  /** It restarted the encoder. */
  | 'RESTARTED'
  /** The encoder ran, or could not be restarted. */
  | 'SKIPPED'
  /** It has not run yet. */
  | 'WAITING';

/** Notifications that the caller has read. */
export type MarkNotificationsReadInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** Uuids of those that were read, 200 at most; all of the organisation's when it is left out. */
  ids?: Array<string> | null | undefined;
};

/** What was measured in a file. What could not be measured is null. */
export type MeasuredVideoInput = {
  /** Bits a second. */
  audioBitrate?: number | null | undefined;
  /** Audio channels. */
  audioChannels?: number | null | undefined;
  /** Codec of the sound, for example `AAC`. */
  audioCodec?: string | null | undefined;
  /** Hertz. */
  audioSampleRate?: number | null | undefined;
  /** Audio tracks. */
  audioTracks: number;
  /** Whether all that its tables name is there. */
  complete: boolean;
  /** Container, for example `MP4`. */
  container?: string | null | undefined;
  /** Frames a second, on average. */
  frameRate?: number | null | undefined;
  /** Frames a second where frames are shortest. */
  frameRateMax?: number | null | undefined;
  /** Frames a second where frames are longest. */
  frameRateMin?: number | null | undefined;
  /** Pixels. */
  height?: number | null | undefined;
  /** Longest distance of key frames, in seconds. */
  keyframeMax?: number | null | undefined;
  /** Shortest distance of key frames, in seconds. */
  keyframeMin?: number | null | undefined;
  /** Milliseconds. */
  lengthMs?: number | null | undefined;
  /** Bytes. */
  sizeBytes: number;
  /** Bits a second. */
  videoBitrate?: number | null | undefined;
  /** Codec of the picture, for example `H.264`. */
  videoCodec?: string | null | undefined;
  /** Video tracks. */
  videoTracks: number;
  /** Pixels. */
  width?: number | null | undefined;
};

/** Steps of processing. */
export type MediaProcessingState =
  /** Was cancelled. */
  | 'CANCELLED'
  /** Is done. */
  | 'COMPLETE'
  /** Failed. */
  | 'FAILED'
  /** Is being read. */
  | 'IN_PROGRESS'
  /** Waits its turn. */
  | 'PENDING'
  /** Is being tried again. */
  | 'RETRYING'
  /** Is being cut anew after a trim. */
  | 'RE_SEGMENTING'
  /** Is being cut into segments. */
  | 'SEGMENTING'
  /** Is being set up. */
  | 'STARTING'
  /** Took too long. */
  | 'TIMED_OUT'
  /** Is being encoded. */
  | 'TRANSCODING';

/** What to look for in the library. Parts that are left out do not narrow the search. */
export type MediaSearchFilter = {
  /** Aired within this time. */
  aired?: DateTimeRange | null | undefined;
  /** Created within this time. */
  created?: DateTimeRange | null | undefined;
  /** Only these lengths. */
  durationRanges?: Array<DurationRange> | null | undefined;
  /** Only with, or only without, a thumbnail. */
  hasThumbnail?: boolean | null | undefined;
  /** Only from this source. */
  source?: MediaSource | null | undefined;
  /** Only in these states. */
  stateGroups?: Array<MediaStateGroup> | null | undefined;
  /** Only with all of these tags. */
  tags?: Array<string> | null | undefined;
  /** Words in title, description or tags. */
  text?: string | null | undefined;
};

/** Where a saved video came from. */
export type MediaSource =
  /** Recorded from a live event. */
  | 'LIVE'
  /** Uploaded. */
  | 'UPLOADED';

/** Where a saved video stands in the library. */
export type MediaState =
  /** It is complete. */
  | 'COMPLETED'
  /** It can be played while the rest is processed. */
  | 'CONTENT_AVAILABLE'
  /** It is being deleted; hidden from lists. */
  | 'DELETE_PENDING'
  /** It failed. */
  | 'ERRORED'
  /** A part of it is being deleted. */
  | 'PARTIAL_DELETE_PENDING'
  /** A trim is being applied. */
  | 'REPUBLISH_PENDING'
  /** Its upload or recording has begun. */
  | 'STARTED';

/** States to search by. */
export type MediaStateGroup =
  /** It could not be processed, or that was cancelled. */
  | 'FAILED'
  /** It is being processed, be it for the first time or after a trim. */
  | 'IN_WORK'
  /** It has been processed. */
  | 'READY';

/** Where an encoder goes. */
export type MoveEncoderInput = {
  /** The other organisation. */
  customerId: string;
  /** The encoder's uuid. */
  id: string;
};

/** Where an event moves to. */
export type MoveEventInput = {
  /** How long it lasts from now on; left out it stays. */
  duration?: number | null | undefined;
  /** The event's uuid. */
  id: string;
  /** The date that is moved: id of the occurrence. With ALL the whole series moves as far as this date does. */
  occurrenceId: string;
  /** One date of a series, or all of it. */
  scope?: EventScope | null | undefined;
  /** The revision that the editor saw; with it an edit that somebody else's came before is refused. */
  seenRevision?: number | null | undefined;
  /** When that date begins from now on. */
  startAt: string;
};

/** What a web channel is to show while nothing is live. */
export type OfflineContentInput = {
  /** Which of the four. */
  kind: OfflineKind;
  /** The video of the library, for that kind. */
  mediaId?: string | null | undefined;
  /** The playlist, for that kind. */
  playlistId?: string | null | undefined;
};

/** What a web channel shows while nothing is live. */
export type OfflineKind =
  /** An uploaded image. */
  | 'IMAGE'
  /** A playlist, one video after the other. */
  | 'PLAYLIST'
  /** The previous event. */
  | 'REPLAY'
  /** A video of the library. */
  | 'VIDEO';

/** Where somebody asks for a new password. */
export type PasswordResetFlow =
  /** In the studio. */
  | 'STUDIO'
  /** While registering a software encoder. */
  | 'UPLOADER';

/** An event to be paused, or to run again. */
export type PauseEventInput = {
  /** The event's uuid. */
  id: string;
  /** Whether it is paused from now on. */
  paused: boolean;
  /** The revision that the editor saw; with it an edit that somebody else's came before is refused. */
  seenRevision?: number | null | undefined;
};

/** What a role can allow (the permission matrix). */
export type Permission =
  /** Change the own account. */
  | 'ACCOUNT_DETAILS'
  /** See bandwidth use. */
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
  /** Manage users and invites. */
  | 'MANAGE_USERS'
  /** Manage venues and decoders. */
  | 'MANAGE_VENUES'
  /** Watch saved video. */
  | 'VIDEO_REVIEW'
  /** See the dashboard. */
  | 'VIEW_DASHBOARD';

/** Which webhook to try. */
export type PingWebhookInput = {
  /** The webhook's uuid. */
  id: string;
};

/** What plans are for. */
export type PlanKind =
  /** Venues and decoders. */
  | 'MULTISITE'
  /** People who play on decoders. */
  | 'USER'
  /** The library. */
  | 'VOD'
  /** Live to the web. */
  | 'WEB';

/** How a player shows its picture. */
export type PlayerDisplayMode =
  /** As a moving background. */
  | 'BACKGROUND'
  /** With controls. */
  | 'STANDARD';

/** Where a new video joins a playlist. */
export type PlaylistSortPosition =
  /** After the last. */
  | 'END'
  /** Before the first. */
  | 'START';

/** How viewers get a web video. */
export type Playout =
  /** As if it were live: whoever comes later has missed the beginning. It ends by itself. */
  | 'AS_LIVE'
  /** From its beginning whenever they come, until it is stopped. */
  | 'ON_DEMAND';

/** What a post does. */
export type PostState =
  /** It waits for its time and can be changed. */
  | 'EDITABLE'
  /** It could not be posted. */
  | 'FAILED'
  /** It is about to be posted and cannot be changed any more. */
  | 'LOCKED'
  /** It was posted. */
  | 'POSTED';

/** Proof of a second factor: one of the three. */
export type ProveSecondFactorInput = {
  /** A one-time code. */
  code?: string | null | undefined;
  /** What the browser answered, in JSON. */
  passkey?: string | null | undefined;
  /** A recovery code. */
  recoveryCode?: string | null | undefined;
  /** The step's token. */
  token: string;
};

/** Which channel needs storage. */
export type ProvisionEncoderChannelInput = {
  /** The channel's uuid. */
  id: string;
  /** Region of the storage; the channel's own when left out. */
  regionId?: string | null | undefined;
};

/** Whether viewers see a destination, and whether it is replayed next; what is left out stays. */
export type PublishContentDestinationInput = {
  /** Its id. */
  id: string;
  /** Whether its web channel replays it next; of a channel's broadcasts one is. */
  isNextReplay?: boolean | null | undefined;
  /** When it is published, where that is planned: in the future. */
  publishAt?: string | null | undefined;
  /** Whether viewers can see it; what is published is not planned anew before it was hidden. */
  publishState?: PublishState | null | undefined;
};

/** Whether viewers can see it. */
export type PublishState =
  /** They can. */
  | 'PUBLISHED'
  /** They will at a set time. */
  | 'SCHEDULED_PUBLISHED'
  /** They cannot. */
  | 'UNPUBLISHED';

/** How a QRclick overlay opens. */
export type QrOpeningBehavior =
  /** By itself, as soon as its code is in the picture. */
  | 'AUTO_OPEN'
  /** When a viewer presses its button. */
  | 'CLICK_TO_OPEN';

/** Where a QRclick overlay opens. */
export type QrOverlayType =
  /** In a page of its own. */
  | 'EXTERNAL_LINK'
  /** Over the picture; only by https. */
  | 'IN_PLAYER_OVERLAY';

/** What is to be looked at before an event. */
export type ReadinessReason =
  /** Access to a social media account ends before it does. */
  | 'EVENT_ACCOUNT_ENDS'
  /** Another event has its encoder at the same time. */
  | 'EVENT_CLASH'
  /** A sensor of its encoder has reached its limit. */
  | 'EVENT_ENCODER_HOT'
  /** The event needs an encoder and has none: none was chosen, or it was deleted or moved to another organization. */
  | 'EVENT_ENCODER_MISSING'
  /** The encoder of the event is offline. */
  | 'EVENT_ENCODER_OFFLINE'
  /** Its encoder failed to start. */
  | 'EVENT_FAILED_TO_START'
  /** Its whole time passed while nothing ran here. */
  | 'EVENT_MISSED'
  /** Its web channel has nothing to replay. */
  | 'EVENT_NOTHING_TO_REPLAY'
  /** Its encoder has no input. */
  | 'EVENT_NO_INPUT'
  /** It is paused. */
  | 'EVENT_PAUSED'
  /** Its preset needs more than the plan gives. */
  | 'EVENT_PLAN_SHORT'
  /** Another event has an RTMP destination of it at the same time. */
  | 'EVENT_RTMP_CLASH'
  /** It began late, for nothing ran here at its time. */
  | 'EVENT_STARTED_LATE'
  /** The storage of the plan is used up. */
  | 'EVENT_STORAGE_FULL'
  /** More run at its time than the plan has streams. */
  | 'EVENT_TOO_MANY'
  /** Its encoder is too old to start before it has been updated. */
  | 'EVENT_UPDATE_REQUIRED'
  /** Its saved video is gone. */
  | 'EVENT_VIDEO_GONE'
  /** Its saved video has not finished saving. */
  | 'EVENT_VIDEO_PROCESSING'
  /** Another event has a web channel of it at the same time. */
  | 'EVENT_WEB_CHANNEL_CLASH';

/** How grave a finding is. */
export type ReadinessSeverity =
  /** It keeps the event from taking place as planned. */
  | 'BLOCKING'
  /** It may. */
  | 'WARNING';

/** Whether an event is ready. */
export type ReadinessState =
  /** Something keeps it from taking place as planned. */
  | 'BLOCKED'
  /** It can take place. */
  | 'READY'
  /** It can, but something is to be looked at. */
  | 'WARNING';

/** Kinds of thing that a finding is mended at. */
export type ReadinessThingKind =
  /** An encoder. */
  | 'ENCODER'
  /** An event: its own, or the other one. */
  | 'EVENT'
  /** The plan of the organization. */
  | 'PLAN'
  /** A social media account. */
  | 'SOCIAL_ACCOUNT'
  /** A saved video. */
  | 'VIDEO'
  /** A web channel, for what it replays next. */
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

/** Which API client gets a new secret. */
export type RegenerateApiClientSecretInput = {
  /** The client's id. */
  id: string;
};

/** Which webhook gets a new secret. */
export type RegenerateWebhookSecretInput = {
  /** The webhook's uuid. */
  id: string;
};

/** Device, name and who signs in. */
export type RegisterUploaderInput = {
  /** Id of the device, from the plugin's link; left out it is a problem of its own. */
  deviceId?: string | null | undefined;
  /** Name of the encoder, 1 to 128 characters, no two software encoders of an organisation alike. */
  name: string;
  /** Their password. */
  password: string;
  /** The program it is a plugin of. */
  pluginKind: UploaderPluginKind;
  /** A one-time code or a recovery code, where the account keeps a second factor. */
  secondFactor?: string | null | undefined;
  /** User name of an Organization Admin. */
  userName: string;
};

/** Decoder to release. */
export type ReleaseDecoderInput = {
  /** Serial number, D and 8 digits. */
  serial: string;
};

/** Which event to remove. */
export type RemoveEventInput = {
  /** The event's uuid. */
  id: string;
};

/** Which event is to have no picture. */
export type RemoveEventThumbnailInput = {
  /** The event's uuid. */
  id: string;
};

/** A video that is to leave a playlist. */
export type RemoveFromPlaylistInput = {
  /** The video; required. */
  mediaItemId?: string | null | undefined;
  /** The playlist's uuid. */
  playlistId: string;
};

/** Which factor to remove. */
export type RemoveSecondFactorInput = {
  /** The password, retyped. */
  currentPassword: string;
  /** The factor's id. */
  id: string;
};

/** Which social media account to remove. */
export type RemoveSocialAccountInput = {
  /** The account's uuid. */
  id: string;
};

/** A name for a factor. */
export type RenameSecondFactorInput = {
  /** The factor's id. */
  id: string;
  /** What it is called, at most 60 characters. */
  name: string;
};

/** Who wants new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** The password, retyped. */
  currentPassword: string;
};

/** An encoder channel that is to have a new stream key. */
export type RenewStreamKeyInput = {
  /** The channel's uuid. */
  id: string;
};

/** A new order of a playlist. */
export type ReorderPlaylistInput = {
  /** Each of its videos once, in the new order; required. */
  mediaItemIds?: Array<string> | null | undefined;
  /** The version of the order that the new one was made from; a newer one refuses it with CONFLICT. */
  orderVersion?: string | null | undefined;
  /** The playlist's uuid. */
  playlistId: string;
};

/** When a rule ends. */
export type RepeatEnd =
  /** After a number of times. */
  | 'AFTER'
  /** Never: it is planned 13 months ahead, at most 99 times. */
  | 'NEVER'
  /** With a day. */
  | 'ON';

/** Which of the weekdays of a month. */
export type RepeatPosition =
  /** The first one. */
  | 'FIRST'
  /** The fourth one. */
  | 'FOURTH'
  /** The last one. */
  | 'LAST'
  /** The second one. */
  | 'SECOND'
  /** The third one. */
  | 'THIRD';

/** How often something repeats. */
export type RepeatType =
  /** Every so many days, at the same time on the wall clock. */
  | 'DAILY'
  /** Every so many hours. */
  | 'HOURLY'
  /** Every so many minutes. */
  | 'MINUTELY'
  /** Every so many months. */
  | 'MONTHLY'
  /** Every so many weeks. */
  | 'WEEKLY'
  /** Every so many years. */
  | 'YEARLY';

/** Asking for more bandwidth. */
export type RequestBandwidthInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** How much, in GB: a whole number from 1 to 1,000,000. */
  gigabytes: number;
};

/** Whose address is to be verified: the id of a user, which needs somebody signed in, or a name. */
export type RequestEmailVerificationInput = {
  /** The address that is to take the place of the present one, at most 70 characters; it does once its link was opened. */
  newUserName?: string | null | undefined;
  /** The caller's own password, needed with a new address. */
  password?: string | null | undefined;
  /** The user's uuid: oneself, or a person whom the caller manages. */
  userId?: string | null | undefined;
  /** The name used to sign in, where no id is known. */
  userName?: string | null | undefined;
};

/** In place of which invitation a new one is asked for. */
export type RequestInviteInput = {
  /** The invitation's uuid. */
  id: string;
  /** The secret of the link. */
  token: string;
};

/** Whose password to reset. */
export type RequestPasswordResetInput = {
  /** Where the link in the mail leads. */
  flow?: PasswordResetFlow;
  /** The name used to sign in. */
  userName: string;
};

/** Which invitation to send again. */
export type ResendInviteInput = {
  /** The invitation's uuid. */
  id: string;
};

/** Which delivery to send again. */
export type ResendWebhookDeliveryInput = {
  /** The delivery's id. */
  id: string;
};

/** A new password. */
export type ResetPasswordInput = {
  /** 10 to 128 characters. */
  password: string;
  /** The token from the link. */
  token: string;
};

/** Whose second factors to reset. */
export type ResetSecondFactorsInput = {
  /** The person's uuid, not one's own. */
  id: string;
};

/** What to restore. */
export type RestoreDeletedInput = {
  /** Its id. */
  id: string;
  /** What it is. */
  kind: BinKind;
};

/** Which request to try again. */
export type RetryGoLiveInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** The request's id. */
  id: string;
  /** Whether the event is known of that starts within the hour by now; GO_LIVE_EVENT_SOON tells of one that is not. */
  isSoonKnown?: boolean | null | undefined;
};

/** An encoder whose remote-support password is asked for. */
export type RevealRemoteSupportInput = {
  /** The encoder's uuid. */
  id: string;
};

/** An RTMP destination whose stream key is asked for. */
export type RevealRtmpKeyInput = {
  /** The destination's uuid. */
  id: string;
};

/** An encoder channel whose stream key is asked for. */
export type RevealStreamKeyInput = {
  /** The channel's uuid. */
  id: string;
};

/** Encoder whose device token is revoked. */
export type RevokeDeviceTokenInput = {
  /** UUID of the encoder. */
  encoderId: string;
};

/** Which invitation to revoke. */
export type RevokeInviteInput = {
  /** The invitation's uuid. */
  id: string;
};

/** The six roles. */
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
  /** An administrator of the platform itself: every organisation. */
  | 'PLATFORM_ADMIN';

/** What to save of a recording. */
export type SaveToLibraryInput = {
  /** What is said of it: no < or >. */
  description?: string | null | undefined;
  /** Where it ends; the end by default. */
  end?: number | null | undefined;
  /** The destination's id. */
  id: string;
  /** Playlists that it joins, at most 20. */
  playlistIds?: Array<string> | null | undefined;
  /** Where the part begins; the beginning by default. */
  start?: number | null | undefined;
  /** Its tags. */
  tags?: Array<string> | null | undefined;
  /** What the saved video is called, at most 128 characters. */
  title: string;
};

/** Where an occurrence lies in time. */
export type ScheduleBucket =
  /** Ahead. */
  | 'FUTURE'
  /** Now. */
  | 'LIVE'
  /** Over. */
  | 'PAST';

/** What somebody proves themselves by beside the password. */
export type SecondFactorKind =
  /** One-time codes that a program shows. */
  | 'CODE'
  /** A passkey: of a phone, a computer or a security key. */
  | 'PASSKEY';

/** Who may use an encoder channel. */
export type SetEncoderChannelUsersInput = {
  /** The channel's uuid. */
  id: string;
  /** All users and venues that may use it from now on. */
  users: Array<EncoderChannelUserInput>;
};

/** A picture for an event. */
export type SetEventThumbnailInput = {
  /** A JPG or PNG picture of at most 2 MB, in base64. */
  file: string;
  /** The event's uuid. */
  id: string;
};

/** A picture for a saved video: one that is sent, or the one that it shows at a time. */
export type SetMediaThumbnailInput = {
  /** A JPG or PNG picture of at most 2 MB, in base64; left out where a time is given. */
  file?: string | null | undefined;
  /** The video's media id. */
  id: string;
  /** Milliseconds from the beginning of the video to the picture that it is to be. */
  time?: number | null | undefined;
};

/** A feature, and whether it is on. */
export type SetToggleInput = {
  /** The organisation's uuid; the caller's own when left out. */
  customerId?: string | null | undefined;
  /** Whether it is on from now on. */
  isOn: boolean;
  /** The feature's uuid. */
  toggleId: string;
};

/** Credentials. */
export type SignInInput = {
  /** Required. */
  password: string;
  /** Required. */
  userName: string;
};

/** Credentials for another organisation. */
export type SignInOnBehalfInput = {
  /** The organisation to work in. */
  customerId: string;
  /** Required. */
  password: string;
  /** Required. */
  userName: string;
};

/** The state of access to a social media account. */
export type SocialAccessState =
  /** It has ended, or the network gives it no more. */
  | 'EXPIRED'
  /** It ends within 14 days. */
  | 'EXPIRES'
  /** It was given. */
  | 'GRANTED'
  /** It was given anew after it had ended, or before it would have. */
  | 'RENEWED'
  /** It was given, and the network was found to hold to it. */
  | 'VERIFIED';

/** What a place within a social media account is. */
export type SocialDestinationKind =
  /** A channel. */
  | 'CHANNEL'
  /** A group. */
  | 'GROUP'
  /** A page. */
  | 'PAGE';

/** A social network. */
export type SocialKind =
  /** Facebook. */
  | 'FACEBOOK'
  /** YouTube. */
  | 'YOUTUBE';

/** What keeps a social media account from going live. */
export type SocialLiveObstacle =
  /** Live streaming is not enabled at the network. */
  | 'NOT_ENABLED'
  /** It has no page that may be posted to. */
  | 'NO_DESTINATION'
  /** Permissions are missing: access has to be renewed. */
  | 'PERMISSIONS';

/** What to send to an RTMP destination. */
export type StartRtmpStreamInput = {
  /** The encoder channel whose publisher is to be sent on; it must be live. Either this or a saved video. */
  encoderChannelId?: string | null | undefined;
  /** The destination's uuid. */
  id: string;
  /** The saved video that is to be sent from its beginning, as fast as it plays; it must be playable, of H.264 and AAC. */
  mediaItemId?: string | null | undefined;
};

/** Starting the trial of a library. */
export type StartTrialInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** First name of who it is for, 2 to 150 characters. */
  firstName: string;
  /** Last name, likewise. */
  lastName: string;
  /** Of which plan; the yearly starter plan of libraries by default. */
  planId?: string | null | undefined;
};

/** What to play as a web video, and where. One of the three sources is given. */
export type StartWebVideoInput = {
  /** The destination whose recording it plays again. */
  contentDestinationId?: string | null | undefined;
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** What is said of it: no < or >. */
  description?: string | null | undefined;
  /** Where it goes, 1 to 20. */
  destinations: Array<WebVideoDestinationInput>;
  /** The saved video that it plays, which must have finished saving. */
  mediaItemId?: string | null | undefined;
  /** How viewers get it. */
  playout?: Playout | null | undefined;
  /** Where it begins, within what it plays; the beginning by default. */
  startCue?: number | null | undefined;
  /** Where it ends, within what it plays; the end by default. */
  stopCue?: number | null | undefined;
  /** What it is called, at most 128 characters: no < or >. */
  title: string;
  /** The web channel whose next replay it plays. */
  webChannelId?: string | null | undefined;
};

/** Which destination to stop. */
export type StopContentDestinationInput = {
  /** Its id. */
  id: string;
};

/** Which destinations to stop. */
export type StopContentDestinationsInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** Their ids, 1 to 100. */
  ids: Array<string>;
};

/** Of which video to make no more qualities. */
export type StopRenditionsInput = {
  /** Its media id. */
  id: string;
};

/** Which stream to stop. */
export type StopRtmpStreamInput = {
  /** The stream's id. */
  id: string;
};

/** Where to switch to. */
export type SwitchCustomerInput = {
  /** The organisation to work in. */
  customerId: string;
  /** The caller's own password, retyped. */
  password: string;
};

/** Which social media account to look at anew. */
export type SyncSocialAccountInput = {
  /** The account's uuid. */
  id: string;
};

/** A product-analytics event. The graph adds user name, organisation name and organisation id. */
export type TrackInput = {
  /** What happened, for example `encoder.start`. */
  event: string;
  /** Anything worth counting by. */
  props?: Array<TrackPropInput> | null | undefined;
};

/** One property of a product-analytics event. */
export type TrackPropInput = {
  /** Its name. */
  name: string;
  /** Its value. */
  value: string;
};

/** Sign of a change. */
export type Trend =
  /** It shrank. */
  | 'NEGATIVE'
  /** It stayed. */
  | 'NONE'
  /** It grew. */
  | 'POSITIVE';

/** How the trial of a library stands. */
export type TrialState =
  /** It was cancelled. */
  | 'CANCELLED'
  /** It can be started. */
  | 'ELIGIBLE'
  /** Its 30 days are over; the plan is charged. */
  | 'EXPIRED'
  /** It runs. */
  | 'STARTED'
  /** There is none to be had: the plan does not allow it, or there is a library already. */
  | 'UNAVAILABLE';

/** Device and who signs in. */
export type UnregisterUploaderInput = {
  /** Id of the device, from the plugin's link; left out it is a problem of its own. */
  deviceId?: string | null | undefined;
  /** Their password. */
  password: string;
  /** A one-time code or a recovery code, where the account keeps a second factor. */
  secondFactor?: string | null | undefined;
  /** User name of an Organization Admin. */
  userName: string;
};

/** Whose trimming to take back. */
export type UntrimWebVideoInput = {
  /** The destination's id. */
  id: string;
};

/** What of an API client changes; what is left out stays. */
export type UpdateApiClientInput = {
  /** The client's id. */
  id: string;
  /** Its name, at most 128 characters. */
  name?: string | null | undefined;
  /** What the edit was made upon; a newer one is refused with CONFLICT. */
  revision?: number | null | undefined;
  /** What it may hold; at least one. */
  roles?: Array<ApiRole> | null | undefined;
};

/** What of a contact changes; what is left out stays. */
export type UpdateContactInput = {
  /** Mail address: at most 70 characters. */
  email?: string | null | undefined;
  /** First name: 2 to 150 characters. */
  firstName?: string | null | undefined;
  /** The contact's uuid. */
  id: string;
  /** Whether to turn to them about billing. */
  isBillingContact?: boolean | null | undefined;
  /** Whether to turn to them in daily work. */
  isPointOfContact?: boolean | null | undefined;
  /** Whether to turn to them first. */
  isPrimaryContact?: boolean | null | undefined;
  /** Last name: 2 to 150 characters. */
  lastName?: string | null | undefined;
  /** Phone number: at most 40 characters; null takes it away. */
  mobile?: string | null | undefined;
};

/** Changes to a destination; what is left out stays. */
export type UpdateContentDestinationInput = {
  /** What stands on the button, needed with one: at most 12 characters. */
  buttonText?: string | null | undefined;
  /** The address that the button opens, needed with one. */
  buttonUrl?: string | null | undefined;
  /** Description shown there, at most 5000 characters and needed at Facebook and YouTube: no < or >. */
  description?: string | null | undefined;
  /** Whether it has a call-to-action button; viewers of what runs see a change three minutes later. */
  hasButton?: boolean | null | undefined;
  /** Its id. */
  id: string;
  /** Where a web video that runs as if live ends. */
  stopCue?: number | null | undefined;
  /** Its picture at Facebook and YouTube, as `uploadSocialFile` names it; null for that of its event. A network that has it already is given the new one at once, and keeps the old one where there is none. */
  thumbnailFileId?: string | null | undefined;
  /** Title shown there, at most 128 characters and 100 at YouTube: no < or >. */
  title?: string | null | undefined;
};

/** Changes to a cue; what is left out stays. */
export type UpdateCueInput = {
  /** The cue's id. */
  id: string;
  /** Its name, at most 128 characters. */
  name?: string | null | undefined;
  /** Where it stands, within the video. */
  position?: string | null | undefined;
  /** Where it belongs. */
  source: CueSourceInput;
  /** Who sees it; others than the caller only with the capability sharedCuesAdd. */
  visibility?: CueVisibility | null | undefined;
};

/** Changes to a destination group; what is left out stays. */
export type UpdateDestinationGroupInput = {
  /** All its other destinations in their order, at most 50; at least one where it has no web channel. */
  destinations?: Array<GroupDestinationInput> | null | undefined;
  /** The encoder channel that its picture comes from; null for any. */
  encoderChannelId?: string | null | undefined;
  /** The group's uuid. */
  id: string;
  /** Whether software encoders offer it. */
  isOfferedBySoftwareEncoders?: boolean | null | undefined;
  /** At most 50 characters, another than those of the organisation's other groups. */
  name?: string | null | undefined;
  /** Its web channel, the first of its destinations; null for none. */
  webChannelId?: string | null | undefined;
};

/** Changes to an encoder channel; what is left out stays. */
export type UpdateEncoderChannelInput = {
  /** Days that video is kept, 1 to 30. */
  deleteAfter?: number | null | undefined;
  /** Seconds that viewers can go back while it is live, 30 to 1800. */
  dvrWindowSeconds?: number | null | undefined;
  /** The channel's uuid. */
  id: string;
  /** Whether it stays on the local network. */
  lanOnly?: boolean | null | undefined;
  /** Its name: letters, numbers, spaces, underscores and dashes. */
  name?: string | null | undefined;
  /** Region in which its video is hosted. Its storage is then set up anew. */
  regionId?: string | null | undefined;
};

/** Changes to an encoder. */
export type UpdateEncoderInput = {
  /** The advanced configuration needs a preset; the automatic one drops it. */
  configuration?: EncoderConfiguration | null | undefined;
  /** The channel to send to; null drops it. */
  encoderChannelId?: string | null | undefined;
  /** The preset to encode with; null drops it. */
  encoderPresetId?: string | null | undefined;
  /** The encoder's uuid. */
  id: string;
  /** Where the picture comes in, as the model allows. */
  inputSource?: InputSource | null | undefined;
  /** Whether it only serves its local network. */
  lanMode?: boolean | null | undefined;
  /** Its name; unique for a software encoder. */
  name?: string | null | undefined;
  /** The revision that the changes were made to; a newer one refuses them with CONFLICT. */
  revision?: number | null | undefined;
};

/** The network cards of an encoder. */
export type UpdateEncoderNetworkInput = {
  /** The encoder's uuid. */
  id: string;
  /** All its cards, in their order. */
  networks: Array<EncoderNetworkInput>;
  /** The revision that the changes were made to; a newer one refuses them with CONFLICT. */
  revision?: number | null | undefined;
};

/** Changes to an encoder preset; what is left out stays. */
export type UpdateEncoderPresetInput = {
  /** Audio channels, 0 to 16. */
  audioChannels?: number | null | undefined;
  /** kbps per video channel, at least 1. */
  bitrate?: number | null | undefined;
  /** Frames that video channel 2 lags behind channel 1. */
  channel2Offset?: number | null | undefined;
  /** Video codec. */
  codec?: VideoCodec | null | undefined;
  /** Name that encoders show, where it differs; null for none. */
  customName?: string | null | undefined;
  /** Television standard. */
  formatStandard?: FormatStandard | null | undefined;
  /** Whether the encoder's hardware does the encoding; version 2 only. */
  hardwareAcceleration?: boolean | null | undefined;
  /** The preset's uuid. */
  id: string;
  /** Format of the picture that comes in. */
  inputFormat?: string | null | undefined;
  /** Its name. */
  name?: string | null | undefined;
  /** Format of the picture that is sent. */
  outputFormat?: string | null | undefined;
  /** Whether it sends short segments for less delay; version 2 only. */
  shortSegments?: boolean | null | undefined;
  /** Video channels, 0 to 2. */
  videoChannels?: number | null | undefined;
};

/** Changes to an encoder video; what is left out stays. */
export type UpdateEncoderVideoInput = {
  /** The video's uuid. */
  id: string;
  /** Its name, at most 128 characters; left out it stays. */
  name?: string | null | undefined;
  /** The name that the editor saw; with it, a name that somebody else has given meanwhile is not overwritten. */
  seenName?: string | null | undefined;
};

/** Changes to an event; what is left out stays. */
export type UpdateEventInput = {
  /** At most 5000 characters; null for none. */
  description?: string | null | undefined;
  /** The destination group that it goes to; null for none. */
  destinationGroupId?: string | null | undefined;
  /** All of where it goes beside its group, in that order, at most 50; those that are there already by their ids. */
  destinations?: Array<EventDestinationInput> | null | undefined;
  /** More than zero, at most 12 hours with an encoder and 7 days without. */
  duration?: number | null | undefined;
  /** Needed for LIVE and EXISTING_ENCODER_EVENT. */
  encoderChannelId?: string | null | undefined;
  /** Needed for LIVE and EXISTING_ENCODER_EVENT. */
  encoderId?: string | null | undefined;
  /** Needed with ADVANCED; with AUTOMATIC that of the encoder. */
  encoderPresetId?: string | null | undefined;
  /** What the encoder calls it, at most 128 characters; needed with an encoder. */
  encoderScheduleName?: string | null | undefined;
  /** Whether the encoder chooses its settings by itself. */
  encoderSettingsType?: EncoderConfiguration | null | undefined;
  /** The event's uuid. */
  id: string;
  /** The saved video to play, needed for EXISTING_MEDIA and SIMLIVE; it must have finished saving. */
  mediaId?: string | null | undefined;
  /** At most 128 characters. */
  name?: string | null | undefined;
  /** The date with THIS: id of the occurrence. */
  occurrenceId?: string | null | undefined;
  /** 0 to 120 minutes by which the encoder starts earlier. */
  preEventBufferMinutes?: number | null | undefined;
  /** The rule that it repeats by; null for once. */
  repeat?: EventRepeatInput | null | undefined;
  /** The web channel to replay, needed for REPUBLISH. */
  replayedWebChannelId?: string | null | undefined;
  /** One date of a series, or all of it. */
  scope?: EventScope | null | undefined;
  /** The revision that the editor saw; with it an edit that somebody else's came before is refused. */
  seenRevision?: number | null | undefined;
  /** Starts that the rule leaves out, at most 99. */
  skippedAt?: Array<string> | null | undefined;
  /** What the clock on the wall of that zone shows when it begins, `yyyy-mm-ddThh:mm`; not in the past. */
  startLocal?: string | null | undefined;
  /** The zone it is planned in, an IANA name. */
  timezone?: string | null | undefined;
  /** What kind of event it is. */
  type?: EventType | null | undefined;
};

/** Changes to when a library deletes by itself; what is left out stays. */
export type UpdateLibrarySettingsInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: string | null | undefined;
  /** Days after a video was saved, 1 to 3650. */
  deleteAfterDays?: number | null | undefined;
  /** Whether it does. */
  deleteAfterEnabled?: boolean | null | undefined;
};

/** Changes to a marathon automation. */
export type UpdateMarathonInput = {
  /** Whether it is on. */
  enabled?: boolean | null | undefined;
  /** The encoder's uuid. */
  id: string;
  /** Time of the day, `hh:mm`, in the organisation's zone. */
  schedule?: string | null | undefined;
};

/** Changes to a saved video's details; what is left out stays. */
export type UpdateMediaInput = {
  /** When it was or is to be aired. */
  airedAt?: string | null | undefined;
  /** Without angle brackets; empty for none. */
  description?: string | null | undefined;
  /** The video's media id. */
  id: string;
  /** Whether viewers can see it; a planned video is published at its air date and time. */
  publishState?: PublishState | null | undefined;
  /** The revision that was read: when somebody else has edited it since, the change is refused with CONFLICT. */
  revision?: number | null | undefined;
  /** At most 150 characters together. */
  tags?: Array<string> | null | undefined;
  /** At most 128 characters. */
  title?: string | null | undefined;
};

/** What to change of one's own account; what is left out stays. */
export type UpdateMyAccountInput = {
  /** The present password, needed with a new one. */
  currentPassword?: string | null | undefined;
  /** Given name, 2 to 150 characters. */
  firstName?: string | null | undefined;
  /** Whether one hears of networks that are lost; grants nothing. */
  hasNetworkAlerts?: boolean | null | undefined;
  /** Family name, 2 to 150 characters. */
  lastName?: string | null | undefined;
  /** A new password, 10 to 128 characters. */
  password?: string | null | undefined;
  /** The new password once more, needed with it. */
  passwordConfirmation?: string | null | undefined;
  /** Phone number for alerts, at most 40 characters; null for none. */
  phone?: string | null | undefined;
  /** The revision that the changes were made to; a newer one refuses them with CONFLICT. */
  revision?: number | null | undefined;
  /** What one does in the organisation, at most 150 characters; null for nothing. */
  title?: string | null | undefined;
};

/** What to change of a player profile: what is left out stays as it is, and a text that is null goes. */
export type UpdatePlayerProfileInput = {
  /** Whether it plays as soon as it is opened. */
  autoplay?: boolean | null | undefined;
  /** Whether it is a moving background: no controls, no sound, again and again. */
  backgroundMode?: boolean | null | undefined;
  /** At most 12 characters; needs an address. */
  callToActionText?: string | null | undefined;
  /** http or https; needs a text. */
  callToActionUrl?: string | null | undefined;
  /** `#rrggbb`. */
  controlColor?: string | null | undefined;
  /** Whether the list of videos is closed when the player opens. */
  hidePlaylist?: boolean | null | undefined;
  /** The profile's id. */
  id: string;
  /** Whether it begins again at the end. */
  loop?: boolean | null | undefined;
  /** Whether it begins without sound. */
  mute?: boolean | null | undefined;
  /** At most 128 characters. */
  profileName?: string | null | undefined;
  /** At most 40 characters. */
  qrClickLabel?: string | null | undefined;
  /** Whether viewers of a live picture cannot go back in it. */
  restrictWhenLive?: boolean | null | undefined;
};

/** Changes to a playlist; what is left out stays. */
export type UpdatePlaylistInput = {
  /** The playlist's uuid. */
  id: string;
  /** At most 128 characters. */
  name?: string | null | undefined;
  /** Whether it drops its oldest video when full. */
  rolling?: boolean | null | undefined;
  /** Where a new video joins. */
  sortPosition?: PlaylistSortPosition | null | undefined;
};

/** What of a post changes, until ten minutes before it appears; what is left out stays. */
export type UpdatePostInput = {
  /** What it says, at most 5,000 characters, without < and >. */
  description?: string | null | undefined;
  /** Whether the subscribers of a YouTube channel are told; 3 times in 24 hours. */
  hasNotification?: boolean | null | undefined;
  /** The post's uuid. */
  id: string;
  /** Who sees it. */
  privacy?: DestinationPrivacy | null | undefined;
  /** When it appears, in the future, and before an event that it tells of. */
  publishAt?: string | null | undefined;
  /** Title, at most 128 characters, on YouTube 100, without < and >. */
  title?: string | null | undefined;
};

/** What the caller prefers; what is left out stays. */
export type UpdatePreferencesInput = {
  /** The clock of times of day; null lets the language decide. */
  clock?: Clock | null | undefined;
  /** The language of the studio; null lets the browser decide. */
  language?: Language | null | undefined;
  /** The zone that moments are shown in, an IANA name; null lets the browser decide. */
  timezone?: string | null | undefined;
};

/** Changes to a QRclick overlay; what is left out stays. */
export type UpdateQrOverlayInput = {
  /** What stands on its button, at most 40 characters; null for the usual words. */
  customLabel?: string | null | undefined;
  /** The overlay's uuid. */
  id: string;
  /** At most 128 characters. */
  name?: string | null | undefined;
  /** How it opens. */
  openingBehavior?: QrOpeningBehavior | null | undefined;
  /** Where it opens. */
  type?: QrOverlayType | null | undefined;
  /** An address of the web, at most 213 characters, that no other overlay has; https for an in-player overlay. */
  url?: string | null | undefined;
};

/** What to change of an RTMP destination; what is left out stays. */
export type UpdateRtmpDestinationInput = {
  /** The destination's uuid. */
  id: string;
  /** Its name, at most 100 characters. */
  name?: string | null | undefined;
  /** Another stream key, at most 10,000 characters: letters, digits and - _ ? = & . only. */
  streamKey?: string | null | undefined;
  /** Address to publish to, `rtmp://` or `rtmps://`, at most 10,000 characters, outside of private networks. */
  streamUrl?: string | null | undefined;
  /** Where viewers watch it, `http://` or `https://`, at most 2048 characters; null for nowhere. */
  viewUrl?: string | null | undefined;
};

/** What an organisation asks of all who sign in. */
export type UpdateSignInRulesInput = {
  /** The organisation's uuid; the caller's by default. */
  customerId?: string | null | undefined;
  /** Whether everybody needs a second factor, from their next sign-in on. */
  needsSecondFactor: boolean;
};

/** What to change of a social media account; what is left out stays. */
export type UpdateSocialAccountInput = {
  /** Pages of others that it is crossposted to, at most 20. */
  crosspostDestinationIds?: Array<string> | null | undefined;
  /** The destination that is taken unless somebody chooses otherwise; null for none. */
  defaultDestinationId?: string | null | undefined;
  /** The account's uuid. */
  id: string;
  /** What the organisation calls it, at most 128 characters. */
  name?: string | null | undefined;
};

/** What to change of a person; what is left out stays. */
export type UpdateUserInput = {
  /** Encoder channels they use or only look at, each once, at most 1000. */
  channels?: Array<ChannelAccessInput> | null | undefined;
  /** Given name, 2 to 150 characters. */
  firstName?: string | null | undefined;
  /** Whether they hear of networks that are lost; grants nothing. */
  hasNetworkAlerts?: boolean | null | undefined;
  /** The user's uuid. */
  id: string;
  /** Whether they are asked about bills. */
  isBillingContact?: boolean | null | undefined;
  /** Whether they may not sign in; their sessions end then. */
  isDisabled?: boolean | null | undefined;
  /** Whether they are asked about the daily work. */
  isPointOfContact?: boolean | null | undefined;
  /** Whether they are the organisation's first contact. */
  isPrimaryContact?: boolean | null | undefined;
  /** Family name, 2 to 150 characters. */
  lastName?: string | null | undefined;
  /** Phone number for alerts, at most 40 characters; null for none. */
  phone?: string | null | undefined;
  /** The revision that the changes were made to; a newer one refuses them with CONFLICT. */
  revision?: number | null | undefined;
  /** Roles, at least one. */
  roles?: Array<Role> | null | undefined;
  /** What they do in the organisation, at most 150 characters; null for nothing. */
  title?: string | null | undefined;
};

/** Changes to a venue; what is left out stays. */
export type UpdateVenueInput = {
  /** All encoder channels that it may see, at most 1000. */
  encoderChannelIds?: Array<string> | null | undefined;
  /** The venue's uuid. */
  id: string;
  /** Another kind of license, of which one must be left. */
  licenseType?: VenueLicenseType | null | undefined;
};

/** Changes to a web channel; what is left out stays. */
export type UpdateWebChannelInput = {
  /** Days for which its recordings are kept, 1 to the organisation's `webMaxDeleteAfter`. */
  deleteAfter?: number | null | undefined;
  /** What it is for, at most 2000 characters. */
  description?: string | null | undefined;
  /** Whether QR codes are looked for in its picture. */
  detectQrCodes?: boolean | null | undefined;
  /** The way to embed it that is offered first. */
  embedType?: WebEmbedType | null | undefined;
  /** The channel's uuid. */
  id: string;
  /** 1 to 40 characters. */
  name?: string | null | undefined;
  /** What it shows while nothing is live, as a whole. */
  offlineContent?: OfflineContentInput | null | undefined;
  /** Whether its player offers what a QR code in the picture leads to. */
  qrClickEnabled?: boolean | null | undefined;
  /** Region in which it is served. */
  regionId?: string | null | undefined;
  /** Whether its player shows the product's logo. */
  showLogo?: boolean | null | undefined;
  /** Seconds by which its viewers are behind, 90 to 600. */
  streamDelay?: number | null | undefined;
  /** Whether addresses of its stream are given out. */
  streamUrlsEnabled?: boolean | null | undefined;
  /** Whether it has subtitles; needs a plan with subtitles. */
  subtitlesEnabled?: boolean | null | undefined;
  /** What its watch page says of the video, at most 2000 characters. */
  videoDescription?: string | null | undefined;
};

/** Changes to a web preset; what is left out stays. */
export type UpdateWebPresetInput = {
  /** Whether an interlaced picture is made progressive. */
  deinterlace?: boolean | null | undefined;
  /** The preset's uuid. */
  id: string;
  /** The encoder's audio channel for the left side, 1 to 16. */
  leftAudioChannel?: number | null | undefined;
  /** At most 50 characters. */
  name?: string | null | undefined;
  /** The encoder's audio channel for the right side, 1 to 16 and another than the left one; null for mono sound. */
  rightAudioChannel?: number | null | undefined;
  /** The encoder's video channel, 1 or 2. */
  videoChannel?: number | null | undefined;
};

/** What of a webhook changes; what is left out stays. */
export type UpdateWebhookInput = {
  /** What it is told of; at least one. */
  events?: Array<WebhookEvent> | null | undefined;
  /** The webhook's uuid. */
  id: string;
  /** Whether it is told things; true begins anew after a pause. */
  isOn?: boolean | null | undefined;
  /** Where it is told. */
  url?: string | null | undefined;
};

/** Which logs an encoder is to upload. */
export type UploadEncoderLogsInput = {
  /** The encoder's uuid. */
  encoderId: string;
  /** Until when: after the start, by 7 days at most. */
  end: string;
  /** From when on. */
  start: string;
};

/** Why an upload failed. */
export type UploadErrorKind =
  /** It could not be processed. */
  | 'FILE_PROCESSING'
  /** It is too large or empty. */
  | 'FILE_SIZE'
  /** It is not a supported video. */
  | 'FILE_TYPE'
  /** There was no file. */
  | 'NO_FILE';

/** Which upload. */
export type UploadInput = {
  /** Its id. */
  id: string;
};

/** An image for a web channel. */
export type UploadOfflineImageInput = {
  /** A JPG or PNG picture of at most 2 MB, in base64. */
  file: string;
  /** The channel's uuid. */
  id: string;
};

/** A thumbnail for a destination at Facebook or YouTube. */
export type UploadSocialFileInput = {
  /** A JPG or PNG picture of at most 2 MB, in base64. */
  file: string;
  /** The account's uuid. */
  socialAccountId: string;
};

/** The program that a software encoder is a plugin of. */
export type UploaderPluginKind =
  /** OBS. */
  | 'OBS'
  /** ProPresenter. */
  | 'PROPRESENTER';

/** The kinds of thing that can use another. */
export type UseKind =
  /** Another destination that runs. */
  | 'DESTINATION'
  /** A destination group that it belongs to. */
  | 'DESTINATION_GROUP'
  /** An encoder that is set to it. */
  | 'ENCODER'
  /** An encoder channel that is sent on to it. */
  | 'ENCODER_CHANNEL'
  /** An event that runs or is planned. */
  | 'EVENT'
  /** A playlist that holds it. */
  | 'PLAYLIST'
  /** A saved video that is to be posted there. */
  | 'POST'
  /** A person who may use it. */
  | 'USER'
  /** A venue that may use it. */
  | 'VENUE'
  /** A saved video that is sent to it. */
  | 'VIDEO'
  /** A web channel that shows it while nothing is live. */
  | 'WEB_CHANNEL'
  /** A web destination that runs from it, or for a preset one that is planned. */
  | 'WEB_DESTINATION';

/** The kinds of problem an input can have. */
export type UserErrorCode =
  /** The value is already taken, or the object changed or is busy meanwhile (409). The reason CHANGED_MEANWHILE comes with the object as it is now. */
  | 'CONFLICT'
  /** The caller may not do this (403). */
  | 'FORBIDDEN'
  /** The value is malformed or outside its limits. */
  | 'INVALID'
  /** A plan, licence or storage limit is reached. */
  | 'LIMIT'
  /** The referenced object does not exist (404). */
  | 'NOT_FOUND'
  /** A required value is missing. */
  | 'REQUIRED'
  /** The object's present state does not allow this (a refused arrow of a state machine). */
  | 'STATE';

/** Kinds of venue licence. */
export type VenueLicenseType =
  /** LAN plus Cloud Failover. */
  | 'CLOUD'
  /** Enterprise. */
  | 'ENTERPRISE'
  /** Non-Production: the picture carries a watermark. */
  | 'NON_PROD'
  /** Professional. */
  | 'PRO';

/** Where the decoder of a venue gets its stream first. */
export type VenueMode =
  /** From the cloud. */
  | 'CLOUD'
  /** From the local network; from the cloud where that fails. */
  | 'LAN';

/** A link to verify an address by. */
export type VerifyEmailInput = {
  /** The token from the link. */
  token: string;
};

/** A token to check. */
export type VerifyPasswordResetInput = {
  /** The token from the link. */
  token: string;
};

/** Video codecs an encoder can use. */
export type VideoCodec =
  /** AV1. */
  | 'AV1'
  /** H.264. */
  | 'H264'
  /** H.265. */
  | 'HEVC';

/** Lengths of a bucket of time. */
export type ViewerTimeUnit =
  /** A day. */
  | 'DAY'
  /** A minute. */
  | 'MINUTE'
  /** A month. */
  | 'MONTH'
  /** A week, from Monday on. */
  | 'WEEK';

/** Whom a web channel is for. */
export type WebChannelType =
  /** Everybody who has its address. */
  | 'PUBLIC';

/** Ways to put a web channel into a page. */
export type WebEmbedType =
  /** A frame as wide as its place, for pages that know no aspect ratio. */
  | 'ALTERNATIVE_IFRAME'
  /** A frame of a fixed size. */
  | 'IFRAME'
  /** The address alone. */
  | 'LINK'
  /** A script that puts a frame where it stands. */
  | 'SCRIPT'
  /** A page with the player alone. */
  | 'STANDALONE';

/** A place that a web video goes to. */
export type WebVideoDestinationInput = {
  /** Playlists that the saved video joins, at most 20. */
  autoArchivePlaylistIds?: Array<string> | null | undefined;
  /** What stands on the button, needed with one: at most 12 characters. */
  buttonText?: string | null | undefined;
  /** The address that the button opens, needed with one. */
  buttonUrl?: string | null | undefined;
  /** What is said there; as of the web video by default. */
  description?: string | null | undefined;
  /** Whether it has a call-to-action button. */
  hasButton?: boolean | null | undefined;
  /** Whether its recording becomes a saved video by itself. */
  isAutosaved?: boolean | null | undefined;
  /** Whether the other pages of the account show it as well. */
  isCrossposted?: boolean | null | undefined;
  /** EMBED, a web channel; of a saved video RTMP, FACEBOOK and YOUTUBE as well, to which it is sent once, as if it were live. */
  kind?: DestinationKind | null | undefined;
  /** The page or channel of that account. */
  placeId?: string | null | undefined;
  /** Who sees it: everybody where it is left out; Facebook and YouTube need it said. */
  privacy?: DestinationPrivacy | null | undefined;
  /** Whether it is published: it is where it is left out; Facebook and YouTube need it said. */
  publishState?: PublishState | null | undefined;
  /** The RTMP destination, to which nothing else is sent. */
  rtmpDestinationId?: string | null | undefined;
  /** The account at Facebook or YouTube that it is sent as. */
  socialAccountId?: string | null | undefined;
  /** Its own picture at Facebook or YouTube: the id that `uploadSocialFile` answered. */
  thumbnailFileId?: string | null | undefined;
  /** What it is called there; as the web video by default. */
  title?: string | null | undefined;
  /** The web channel, on which nothing else runs. */
  webChannelId?: string | null | undefined;
  /** The web preset; the default one where it is left out. */
  webPresetId?: string | null | undefined;
};

/** A part of a recording. */
export type WebVideoPartInput = {
  /** Where it ends; needed. */
  end?: number | null | undefined;
  /** The destination's id. */
  id: string;
  /** Where the part begins, from the beginning of the recording as it is now. */
  start: number;
};

/** Where a delivery stands. */
export type WebhookDeliveryState =
  /** It was taken. */
  | 'DELIVERED'
  /** It was given up. */
  | 'FAILED'
  /** It waits for its first or next attempt. */
  | 'WAITING';

/** What a webhook can be told of. */
export type WebhookEvent =
  /** An encoder is not heard of any more. */
  | 'ENCODER_OFFLINE'
  /** An event has ended, be it by itself, by somebody, or because it failed. */
  | 'EVENT_ENDED'
  /** An event has started. */
  | 'EVENT_STARTED'
  /** A saved video can be played. */
  | 'VIDEO_READY';

/** Why an attempt failed. */
export type WebhookProblem =
  /** The certificate of the far side is not good for its name. */
  | 'CERTIFICATE'
  /** The host leads to a private network. */
  | 'INSIDE'
  /** The roles of the API client do not let it hear of this any more. */
  | 'NOT_ALLOWED'
  /** The webhook was paused or switched off before it was its turn. */
  | 'PAUSED'
  /** The far side wanted to send it elsewhere. */
  | 'REDIRECT'
  /** The secret cannot be read any more; make a new one. */
  | 'SECRET_LOST'
  /** The far side answered with a status that is no success. */
  | 'STATUS'
  /** It took longer than ten seconds. */
  | 'TIMED_OUT'
  /** Nobody answers there, or the host is not known. */
  | 'UNREACHABLE';

/** Whether a webhook is told things. */
export type WebhookState =
  /** Somebody has switched it off. */
  | 'OFF'
  /** It is. */
  | 'ON'
  /** Too many attempts in a row have failed. */
  | 'PAUSED';

/** A day of the week. */
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
