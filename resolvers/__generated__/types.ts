import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CustomerRecord, UserRecord, ApiClientRecord, ApiClientRoleRecord, ContactRecord, WebhookRecord, WebhookDeliveryRecord, SecondFactorRecord, SecondFactorsRecord, SecondFactorStepRecord, SecondFactorAdditionRecord, InviteRecord, SessionRecord, InviteOfferRecord, ChannelAccessRecord, RegionRecord, ToggleRecord, TimezoneRecord, PreferencesRecord, NewsItemRecord, LicensedPackageRecord, AuditEntryRecord } from '../../graph/upstream/rest/customers/customers.ts';
import type { EncoderRecord, EncoderStatusRecord, IngestRecord, ChannelFindingsRecord, LiveOutputRecord, EncoderLogEntryRecord, EncoderNetworkRecord, EncoderChannelRecord, EncoderChannelUserRecord, EncoderPresetOptionsRecord, EncoderPresetRecord, OnlineEncoderRecord, EncoderOptionsRecord, MinimumEncoderOptionRecord, EncoderSearchHitRecord, MarathonRecord, NotificationRecord } from '../../graph/upstream/rest/encoders/encoders.ts';
import type { ScheduleItemRecord, EncoderVideoRecord, EncoderVideoSummaryRecord, EventRecord, EventRepeatRecord, EventDestinationRecord, EventCheckRecord, EventConflictRecord, EventConflictOtherRecord, EventConcurrencyStepRecord, EventConcurrencyRecord, EncoderVideoEntryRecord, EventLogEntryRecord, ReadinessRecord, ReadinessFindingRecord, GoLiveRecord, GoLiveRequestRecord, EncoderVideoDownloadRecord } from '../../graph/upstream/rest/events/events.ts';
import type { ContentDestinationRecord, ContentDestinationSummaryRecord, ContentDestinationEntryRecord, WebChannelRecord, OfflineContentRecord, ActiveContentRecord, WebChannelBandwidthRecord, WebPresetRecord, RtmpDestinationRecord, RtmpStreamRecord, LiveSourcesRecord, DestinationGroupRecord, GroupDestinationRecord, SocialAccountRecord, FacebookInfoRecord, SocialLiveCheckRecord, SocialScheduleRecord, SocialFiguresRecord, PostRecord, QrOverlayRecord } from '../../graph/upstream/rest/destinations/destinations.ts';
import type { MediaItemRecord, MediaDocumentRecord, MediaDownloadRecord, LibrarySettingsRecord, PlayerProfileRecord, LibraryStorageRecord, PlaybackRecord, MediaProcessingRecord, PlaylistRecord, MediaFacetsRecord } from '../../graph/upstream/rest/media/media.ts';
import type { ShownCueRecord } from '../cues/shownCue.ts';
import type { VenueRecord, DecoderRecord, VenueLicenseRecord, DuplicateLoginRecord, LoadedEventRecord } from '../../graph/upstream/rest/venues/venues.ts';
import type { ViewerRecordRecord, WatchedOccurrenceRecord, ViewerSummaryRecord, MetricChangeRecord, ViewerSeriesRecord, ViewerSeriesPointRecord } from '../../graph/upstream/rest/analytics/analytics.ts';
import type { Caller } from '../../graph/kernel/context.ts';
import type { UseRecord } from '../shared/usesRegistration.ts';
import type { DeviceRegistrationRecord, UnregisterUploaderRecord } from '../encoders/uploaderRecords.ts';
import type { SignOutRecord, RequestPasswordResetRecord, VerifyPasswordResetRecord, ResetPasswordRecord, TrackRecord, ContactRequestRecord } from '../customers/payloadRecords.ts';
import type { GraphContext } from '../../graph/upstream/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Calendar day without a time zone, `yyyy-mm-dd`. */
  Date: { input: string; output: string; }
  /** Date and time in ISO 8601 with an offset, returned in UTC, for example `2026-11-22T14:47:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** Duration in whole milliseconds. */
  Duration: { input: number; output: number; }
  /** Position in a video, `hh:mm:ss.mmm`. */
  Timecode: { input: string; output: string; }
  /** Absolute URL. */
  URL: { input: string; output: string; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** Details of the user who accepts an invitation. */
export type AcceptInviteInput = {
  /** First name, 2 to 150 characters. */
  firstName: Scalars['String']['input'];
  /** UUID of the invitation. */
  id: Scalars['ID']['input'];
  /** Last name, 2 to 150 characters. */
  lastName: Scalars['String']['input'];
  /** Password, 10 to 128 characters. */
  password: Scalars['String']['input'];
  /** Password again. */
  passwordConfirmation: Scalars['String']['input'];
  /** Phone number for alerts, at most 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Secret from the invitation link. */
  token: Scalars['String']['input'];
};

/** Result of accepting an invitation. */
export type AcceptInvitePayload = Payload & {
  __typename?: 'AcceptInvitePayload';
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
  /** User name for signing in, or null if the request was refused. */
  userName?: Maybe<Scalars['String']['output']>;
};

/** Dates of an event that access to a social media account covers. */
export type AccessCoverage = {
  __typename?: 'AccessCoverage';
  /** Number of dates that end before access does. */
  coveredDates: Scalars['Int']['output'];
  /** Time at which access ends. Null if the network has already withdrawn it. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of dates that have not ended, covered or not. */
  totalDates: Scalars['Int']['output'];
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
  activationCode: Scalars['String']['input'];
  /** Source of the encoder's settings. `ADVANCED` requires a preset. */
  configuration?: InputMaybe<EncoderConfiguration>;
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the channel to send video to. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the preset to use. */
  encoderPresetId?: InputMaybe<Scalars['ID']['input']>;
  /** Display name of the encoder. */
  name: Scalars['String']['input'];
};

/** Result of adding an encoder. */
export type ActivateEncoderPayload = Payload & {
  __typename?: 'ActivateEncoderPayload';
  /** Added encoder, or null if the request was refused. */
  encoder?: Maybe<Encoder>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Content that a web channel currently shows. */
export type ActiveContent = {
  __typename?: 'ActiveContent';
  /** Broadcast that is live or replayed. Null for other content. */
  contentDestination?: Maybe<ContentDestination>;
  /** Kind of content. */
  kind: ActiveContentKind;
  /** Time at which the broadcast started. Null for other content. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Visibility of the content to viewers. */
  state: ActiveContentState;
  /** Title of the broadcast, video, or playlist. Null for an image. */
  title?: Maybe<Scalars['String']['output']>;
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

/** Parameters of a destination to add to an event. */
export type AddEventDestinationInput = {
  /** IDs of playlists to add the recording to, at most 20. */
  autoArchivePlaylistIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Text of the button, at most 12 characters. Required with a button. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** URL that the button opens, starting with `http://` or `https://`. Required with a button. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description on the destination, required for Facebook and YouTube. Null to use that of the event. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the event. */
  eventId: Scalars['ID']['input'];
  /** True if the destination has a call-to-action button. */
  hasButton?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if a recording is saved to the library. */
  isAutosaved?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if other pages can also show the broadcast. */
  isCrossposted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of destination: EMBED for a web channel, RTMP, FACEBOOK, YOUTUBE, or SAVEONLY for a recording only. */
  kind: DestinationKind;
  /** ID of the page or channel within the account. Required for Facebook and YouTube. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Audience of the destination, required for Facebook and YouTube. */
  privacy?: InputMaybe<DestinationPrivacy>;
  /** Publication state of the destination, required for Facebook and YouTube. */
  publishState?: InputMaybe<PublishState>;
  /** ID of the RTMP destination. Required with RTMP. */
  rtmpDestinationId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of days before the event at which its post is published, 1 to a limit that the recurrence rule sets. Null for no post. At most one post each on Facebook and YouTube. */
  scheduledPostDays?: InputMaybe<Scalars['Int']['input']>;
  /** ID of the social media account. Required for Facebook and YouTube. */
  socialAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Time by which the destination starts after the beginning of the content, 0 to 12 hours. */
  startOffset?: InputMaybe<Scalars['Duration']['input']>;
  /** Time by which the destination stops before the end of the content, in milliseconds as a negative number, -43200000 to 0. */
  stopOffset?: InputMaybe<Scalars['Int']['input']>;
  /** ID of the destination's own thumbnail on Facebook or YouTube, as returned by `uploadSocialFile`. Null to use that of the event. */
  thumbnailFileId?: InputMaybe<Scalars['ID']['input']>;
  /** Title on the destination, required for Facebook and YouTube. Null to use the name of the event. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** ID of the web channel. Required with EMBED. */
  webChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the web preset. Null for the default preset. */
  webPresetId?: InputMaybe<Scalars['ID']['input']>;
};

/** Session after adding the first second factor. */
export type AddFirstSecondFactorPayload = Payload & {
  __typename?: 'AddFirstSecondFactorPayload';
  /** Recovery codes, returned only here, at most 10. Null if the request was refused. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
  /** Caller in the new session, or null if the request was refused. */
  viewer?: Maybe<Viewer>;
};

/** Second factor that is being added, with a proof that it works. */
export type AddSecondFactorInput = {
  /** One-time code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Display name of the second factor, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Response of the browser, in JSON. */
  passkey?: InputMaybe<Scalars['String']['input']>;
  /** Token of the addition. */
  token: Scalars['String']['input'];
};

/** Videos to add to a playlist. */
export type AddToPlaylistInput = {
  /**
   * Media IDs of the videos to add, in order.
   * @deprecated Give `mediaItemIds`.
   */
  mediaIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Media IDs of the videos to add, in order. Required. */
  mediaItemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** UUID of the playlist. Required. */
  playlistId: Scalars['ID']['input'];
  /** Position at which the videos are added. The sort position of the playlist by default. */
  position?: InputMaybe<PlaylistSortPosition>;
};

/** Services that store viewer records. */
export type AnalyticsApi =
  /** Saved videos. */
  | 'CONTENT_LIBRARY'
  /** Events on Facebook. */
  | 'FACEBOOK'
  /** Events on web channels. */
  | 'WEB_EVENTS';

/** Program that signs in with an ID and a secret. The secret is returned only when it is created. */
export type ApiClient = Created & Node & {
  __typename?: 'ApiClient';
  /** Time at which the API client was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Organization that the API client belongs to. */
  customer?: Maybe<Customer>;
  /** ID of the API client, used to sign in. */
  id: Scalars['ID']['output'];
  /** Time at which the secret was last exchanged for a token, or null before the first time. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address from which the secret was last exchanged, or null before the first time. */
  lastUsedFrom?: Maybe<Scalars['String']['output']>;
  /** Display name of the API client, at most 128 characters. */
  name: Scalars['String']['output'];
  /** Permissions that the client's roles grant, as far as the organization's plans currently allow them, at most 11. */
  permissions: Array<Permission>;
  /** Number of changes. Send it back with an edit. */
  revision: Scalars['Int']['output'];
  /** Roles assigned to the API client, at most 10. */
  roles: Array<ApiRole>;
  /** Roles that the organization's plans currently allow the client to use, at most 10. Other roles grant it nothing. */
  rolesInForce: Array<ApiRole>;
  /** Webhooks of the API client, oldest first, at most 10. Requires the capability getApiApps. */
  webhooks?: Maybe<Array<Webhook>>;
};

/** Page of API clients. */
export type ApiClientConnection = {
  __typename?: 'ApiClientConnection';
  /** Rows of this page with their cursors. */
  edges: Array<ApiClientEdge>;
  /** Rows of this page. */
  nodes: Array<ApiClient>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** API client in a page. */
export type ApiClientEdge = {
  __typename?: 'ApiClientEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** API client of this row. */
  node: ApiClient;
};

/** Result of a change to an API client. */
export type ApiClientPayload = Payload & {
  __typename?: 'ApiClientPayload';
  /** API client after the change, or the current client if another edit came first. Null if the change was refused for another reason. */
  apiClient?: Maybe<ApiClient>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Role of API clients with its permissions. */
export type ApiClientRole = {
  __typename?: 'ApiClientRole';
  /** True if the organization's plans allow the role. */
  isAvailable: Scalars['Boolean']['output'];
  /** Permissions that the role grants, at most 11. */
  permissions: Array<Permission>;
  /** Plan that the role requires, in English words. */
  planNeeded: Scalars['String']['output'];
  /** Role of an API client. */
  role: ApiRole;
};

/** API client with its new secret. */
export type ApiClientSecretPayload = Payload & {
  __typename?: 'ApiClientSecretPayload';
  /** API client, or null if the request was refused. */
  apiClient?: Maybe<ApiClient>;
  /** Secret of the API client, returned only here. Null if the request was refused. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Roles of API clients, separate from the roles of users. */
export type ApiRole =
  /** Reads viewer data and bandwidth usage. */
  | 'ANALYTICS_API'
  /** Plans and runs live streams: schedule, encoders and channels. */
  | 'GO_LIVE_API'
  /** Reads saved videos and manages their cues. */
  | 'ON_DEMAND_API';

/** File to upload to the archive. */
export type ArchiveFileInput = {
  /** Content of the file in base64. At most 20 MB at the service, and about 180 kB through the graph because of the request size limit. */
  content: Scalars['String']['input'];
  /** Name of the file, 1 to 128 characters. */
  name: Scalars['String']['input'];
  /** Kind of the file, checked against its content. */
  type: ArchiveType;
};

/** Kinds of files that the archive accepts. */
export type ArchiveType =
  /** File compressed with gzip. */
  | 'GZIP'
  /** Plain text file. */
  | 'TEXT';

/** Stream received from a publisher, measured over its last segment. */
export type ArrivingStream = {
  __typename?: 'ArrivingStream';
  /** Number of audio channels, or null without audio. */
  audioChannels?: Maybe<Scalars['Int']['output']>;
  /** Audio codec, as named in RFC 6381, or null without audio. */
  audioCodec?: Maybe<Scalars['String']['output']>;
  /** Bitrate of video and audio in kbps. */
  bitrateKbps: Scalars['Int']['output'];
  /** Frame rate in frames per second. */
  framesPerSecond: Scalars['Float']['output'];
  /** Height of the video in pixels. */
  height: Scalars['Int']['output'];
  /** Number of times the timestamps jumped or ran backwards since the publisher connected. */
  jumps: Scalars['Int']['output'];
  /** Time between key frames in seconds. */
  keyFrameSeconds: Scalars['Float']['output'];
  /** Loudness of the audio over the last 5 seconds. Null without audio, without FFmpeg, and before it has been measured. */
  level?: Maybe<SoundLevel>;
  /** Number of times the timestamps jumped or ran backwards within the last minute. */
  recentJumps: Scalars['Int']['output'];
  /** Audio samples per second, or null without audio. */
  sampleRate?: Maybe<Scalars['Int']['output']>;
  /** Video codec, as named in RFC 6381. */
  videoCodec: Scalars['String']['output'];
  /** Width of the video in pixels. */
  width: Scalars['Int']['output'];
};

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

/** Changed value. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** New value as JSON, or null if there is none. */
  after?: Maybe<Scalars['String']['output']>;
  /** Previous value as JSON, or null if there was none. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the changed column. */
  name: Scalars['String']['output'];
};

/** Entry of the activity log: a change, a refused sign-in, or a visit. Entries cannot be altered or removed. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** Action that took place. */
  action: AuditAction;
  /** ID of the organization that the user or API client who acted belongs to. */
  actorCustomerId?: Maybe<Scalars['ID']['output']>;
  /** ID of the user or API client who acted, or null if they were not signed in. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** Name of the user or API client who acted, at the time of the entry. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Address from which the request came. */
  address?: Maybe<Scalars['String']['output']>;
  /** User agent of the request. */
  agent?: Maybe<Scalars['String']['output']>;
  /** Name of the REST call. */
  call?: Maybe<Scalars['String']['output']>;
  /** Names of the columns that changed, as in `changes`, at most 100. */
  changedNames: Array<Scalars['String']['output']>;
  /** Changed values without secrets, at most 100 columns. */
  changes: Array<AuditChange>;
  /** Time of the entry. */
  happenedAt: Scalars['DateTime']['output'];
  /** Unique ID. Later entries have higher numbers. */
  id: Scalars['ID']['output'];
  /** True if the user who acted belongs to another organization, as Rostrum staff do. */
  isByOutsider: Scalars['Boolean']['output'];
  /** ID of the session. */
  sessionId?: Maybe<Scalars['ID']['output']>;
  /** Kind of the object that changed, a table of the platform. */
  subject: Scalars['String']['output'];
  /** ID of the object that changed, of its kind, or the user name of a refused sign-in. */
  subjectId: Scalars['String']['output'];
  /** Tracking ID of the request, as in log lines. */
  trackingId?: Maybe<Scalars['String']['output']>;
};

/** Page of activity log entries. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** Rows of this page with their cursors. */
  edges: Array<AuditEntryEdge>;
  /** Rows of this page. */
  nodes: Array<AuditEntry>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
};

/** Activity log entry in a page. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Activity log entry of this row. */
  node: AuditEntry;
};

/** Filter of the activity log. Fields that are left out do not filter. */
export type AuditFilter = {
  /** Only entries with this action. */
  action?: InputMaybe<AuditAction>;
  /** Earliest time of the entries. */
  sinceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only this kind of object, named as in `AuditEntry.subject`: lowercase letters and underscores, up to 63. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Only the object with this ID, 1 to 320 characters. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Latest time of the entries. */
  untilAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Part of the name of the user who acted, or of the name in a refused sign-in, case-insensitive, up to 320 characters. */
  who?: InputMaybe<Scalars['String']['input']>;
};

/** Network to authorize. */
export type AuthorizeSocialAccountInput = {
  /** ID of the account whose access to renew. Leave it out to link another account. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Network to authorize. */
  kind: SocialKind;
};

/** Authorization page on which the user allows access. */
export type AuthorizeSocialAccountPayload = Payload & {
  __typename?: 'AuthorizeSocialAccountPayload';
  /** URL of the network's authorization page, or null if the request was refused. */
  address?: Maybe<Scalars['String']['output']>;
  /** Deadline for the response of the network. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** True if the page belongs to the local simulated network of the demo. */
  isStandIn?: Maybe<Scalars['Boolean']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Bandwidth of one month. The allowance resets on the 1st at 12:00 UTC. */
export type Bandwidth = {
  __typename?: 'Bandwidth';
  /** Bandwidth included per month, in bytes. */
  allowanceBytes: Scalars['Float']['output'];
  /** Average of the last three months, in bytes. */
  averageBytes: Scalars['Float']['output'];
  /** Bandwidth delivered on each day since the last reset, oldest first, at most 32 days. */
  days: Array<BandwidthDay>;
  /**
   * Time at which the allowance resets.
   * @deprecated Read `resetsAt`.
   */
  nextReset: Scalars['DateTime']['output'];
  /** Time at which the allowance resets. */
  resetsAt: Scalars['DateTime']['output'];
  /** Bandwidth delivered since the last reset, in bytes. */
  usedBytes: Scalars['Float']['output'];
};

/** Bandwidth delivered on one day. */
export type BandwidthDay = {
  __typename?: 'BandwidthDay';
  /** Bandwidth delivered on the day, in bytes. */
  bytes: Scalars['Float']['output'];
  /** Day in UTC. */
  day: Scalars['Date']['output'];
};

/** Bandwidth delivered on one day. */
export type BandwidthOfDay = {
  __typename?: 'BandwidthOfDay';
  /** Bandwidth delivered on the day, in bytes. */
  bytes: Scalars['Float']['output'];
  /** Share of that bandwidth watched in web channels, largest first, at most 1000. */
  channels: Array<ChannelBandwidth>;
  /** Day in UTC. */
  day: Scalars['Date']['output'];
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
  token: Scalars['String']['input'];
};

/** Kind of second factor to add. */
export type BeginSecondFactorInput = {
  /** Current password, re-entered. */
  currentPassword: Scalars['String']['input'];
  /** Kind of the second factor. */
  kind: SecondFactorKind;
};

/** Parameters of a new upload. */
export type BeginUploadInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Description of the video, without angle brackets. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Name of the file, at most 255 characters. */
  fileName: Scalars['String']['input'];
  /** Properties of the file as measured by the browser. If left out, only the service measures the file. */
  measured?: InputMaybe<MeasuredVideoInput>;
  /** Size of the file in bytes, 1 to 64 GB. */
  sizeBytes: Scalars['Float']['input'];
  /** Tags of the video, with at most 150 characters in total. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Title of the video, at most 128 characters. */
  title: Scalars['String']['input'];
};

/** Result of starting an upload. */
export type BeginUploadPayload = Payload & {
  __typename?: 'BeginUploadPayload';
  /** Kind of error with which the upload was refused. */
  errorKind?: Maybe<UploadErrorKind>;
  /** Started upload, or null if it was refused. */
  upload?: Maybe<UploadTicket>;
  /** Problems with the input that the user can correct. Each format error includes the measured and the allowed value. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Subscription management of an organization. */
export type Billing = {
  __typename?: 'Billing';
  /** True if a valid payment method is known in the billing portal. */
  hasPaymentMethod: Scalars['Boolean']['output'];
  /** URL of the billing portal, or null if there is none. */
  portalUrl?: Maybe<Scalars['URL']['output']>;
};

/** Deleted object that can be restored. */
export type BinEntry = {
  __typename?: 'BinEntry';
  /** Time at which the object was deleted. */
  deletedAt: Scalars['DateTime']['output'];
  /** User name of the user who deleted the object. */
  deletedBy: Scalars['String']['output'];
  /** Time until which the object can be restored. */
  expiresAt: Scalars['DateTime']['output'];
  /** ID of the deleted object. */
  id: Scalars['ID']['output'];
  /**
   * Time until which the object can be restored.
   * @deprecated Read `expiresAt`.
   */
  keptUntil: Scalars['DateTime']['output'];
  /** Kind of the deleted object. */
  kind: BinKind;
  /** Name of the deleted object. */
  name: Scalars['String']['output'];
};

/** Page of deleted objects that can be restored. */
export type BinEntryConnection = {
  __typename?: 'BinEntryConnection';
  /** Rows of this page with their cursors. */
  edges: Array<BinEntryEdge>;
  /** Rows of this page. */
  nodes: Array<BinEntry>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Deleted object in a page. */
export type BinEntryEdge = {
  __typename?: 'BinEntryEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Deleted object of this row. */
  node: BinEntry;
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
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the request to cancel. */
  id: Scalars['ID']['input'];
};

/** Library trial to cancel. */
export type CancelTrialInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of canceling an upload. */
export type CancelUploadPayload = Payload & {
  __typename?: 'CancelUploadPayload';
  /** ID of the canceled upload, or null if it could not be canceled. */
  cancelledId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** New password of a venue. */
export type ChangeVenuePasswordInput = {
  /** UUID of the venue. */
  id: Scalars['ID']['input'];
  /** New password of the venue, 10 to 128 characters with numbers and upper- and lowercase letters. */
  password: Scalars['String']['input'];
};

/** Event of a subscription. */
export type ChangedEvent = {
  /** Time at which the change was detected. */
  at: Scalars['DateTime']['output'];
  /** Sequence number, which increases by one with every event. A gap means that events were missed and the list should be fetched again. The first event after subscribing has the current number and no changes. */
  sequence: Scalars['Int']['output'];
};

/** Encoder channel that a user can use or only view. */
export type ChannelAccess = {
  __typename?: 'ChannelAccess';
  /** Encoder channel, or null if it was deleted. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** UUID of the encoder channel. */
  encoderChannelId: Scalars['ID']['output'];
  /** True if the user can only view the channel. */
  isViewOnly: Scalars['Boolean']['output'];
};

/** Encoder channel that a user can use or only view. */
export type ChannelAccessInput = {
  /** UUID of the encoder channel, which must belong to the same organization. */
  encoderChannelId: Scalars['ID']['input'];
  /** True if the user can only view the channel. */
  isViewOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Bandwidth of one web channel on a day. */
export type ChannelBandwidth = {
  __typename?: 'ChannelBandwidth';
  /** Bandwidth delivered, in bytes. */
  bytes: Scalars['Float']['output'];
  /** Name of the web channel, or null if it was deleted. */
  name?: Maybe<Scalars['String']['output']>;
  /** Web channel, or null if it was deleted. */
  webChannel?: Maybe<WebChannel>;
  /** UUID of the web channel. */
  webChannelId: Scalars['ID']['output'];
};

/** Problems with the incoming stream of an encoder channel. */
export type ChannelFindings = {
  __typename?: 'ChannelFindings';
  /** Encoder channel that receives the stream. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** UUID of the encoder channel. */
  encoderChannelId: Scalars['ID']['output'];
  /** Problems with the stream, most severe first, at most 20. Empty if it plays well. */
  findings: Array<LiveFinding>;
};

/** Web channel whose content to remove. */
export type ClearWebChannelInput = {
  /** UUID of the web channel. */
  id: Scalars['ID']['input'];
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
  encoderId: Scalars['ID']['input'];
};

/** Result of a command to an encoder. */
export type CommandEncoderPayload = Payload & {
  __typename?: 'CommandEncoderPayload';
  /** Encoder in its new state, or null if the command was refused and the encoder could not be read. */
  encoder?: Maybe<Encoder>;
  /** Reasons why the command was refused. Empty if it was accepted. */
  userErrors: Array<UserError>;
};

/** Result of a command to one of many encoders. */
export type CommandEncoderResult = Payload & {
  __typename?: 'CommandEncoderResult';
  /** Encoder after the command, or null if it could not be read. */
  encoder?: Maybe<Encoder>;
  /** UUID of the encoder. */
  encoderId: Scalars['ID']['output'];
  /** Reasons why the command was refused. Empty if it was accepted. */
  userErrors: Array<UserError>;
};

/** Command for many encoders. */
export type CommandEncodersInput = {
  /** Command to send. */
  command: EncoderCommand;
  /** UUIDs of the encoders, 1 to 100. */
  encoderIds: Array<Scalars['ID']['input']>;
};

/** Results of a command to many encoders. */
export type CommandEncodersPayload = Payload & {
  __typename?: 'CommandEncodersPayload';
  /** One result for each encoder, in the order of the input, at most 100. Empty if no command was sent. */
  results: Array<CommandEncoderResult>;
  /** Problems with the input as a whole. Empty if there are none. */
  userErrors: Array<UserError>;
};

/** Result of completing an upload. */
export type CompleteUploadPayload = Payload & {
  __typename?: 'CompleteUploadPayload';
  /** Kind of error with which the upload was refused. */
  errorKind?: Maybe<UploadErrorKind>;
  /** Video, which is now being processed, or null if the upload cannot be completed. */
  mediaItem?: Maybe<MediaItem>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Contact of an organization, with or without an account. */
export type Contact = Created & {
  __typename?: 'Contact';
  /** Time at which the contact was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Email address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** UUID of the contact. */
  id: Scalars['ID']['output'];
  /** True if this is the billing contact. */
  isBillingContact: Scalars['Boolean']['output'];
  /** True if this is the point of contact for daily work. */
  isPointOfContact: Scalars['Boolean']['output'];
  /** True if this is the primary contact. */
  isPrimaryContact: Scalars['Boolean']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Phone number, or null if it is unknown. */
  mobile?: Maybe<Scalars['String']['output']>;
};

/** Result of a change to a contact. */
export type ContactPayload = Payload & {
  __typename?: 'ContactPayload';
  /** Contact after the change, or null if the change was refused. */
  contact?: Maybe<Contact>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Request for support to get in touch, with the eight fields of the contact form. */
export type ContactRequestInput = {
  /** Billing address, up to 128 characters. */
  billingAddress?: InputMaybe<Scalars['String']['input']>;
  /** City, up to 128 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Email address for the reply, required and valid. */
  email: Scalars['String']['input'];
  /** Full name, 2 to 50 characters. */
  fullName: Scalars['String']['input'];
  /** Name of the organization, up to 128 characters. */
  organizationName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, up to 128 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** State or province, up to 128 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code, up to 128 characters. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

/** Result of sending a contact request. */
export type ContactRequestPayload = Payload & {
  __typename?: 'ContactRequestPayload';
  /** True if the request was sent. */
  isSent: Scalars['Boolean']['output'];
  /**
   * True if the request was sent.
   * @deprecated Read `isSent`.
   */
  sent: Scalars['Boolean']['output'];
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** One destination that an event or a web video is sent to. */
export type ContentDestination = Node & Playable & {
  __typename?: 'ContentDestination';
  /**
   * Reason why the destination was aborted or failed. Null otherwise.
   * @deprecated English only; read `abortReason`.
   */
  abortCause?: Maybe<Scalars['String']['output']>;
  /** Parameters of `abortReason`, at most 20. */
  abortParameters: Array<ReasonParameter>;
  /** Reason why the destination was aborted or failed. Null otherwise, and if the service reports no reason of this list. */
  abortReason?: Maybe<Reason>;
  /** Reason why the saved video was not added to a selected playlist. Null if it was added, or if no playlist was selected. */
  archiveReason?: Maybe<Reason>;
  /** Playlists that the automatically saved video is added to, at most 20. */
  autoArchivePlaylists: Array<Playlist>;
  /** Time at which viewers see the changed button. Null if no change is pending. */
  buttonChangesAt?: Maybe<Scalars['DateTime']['output']>;
  /** Parameters of `buttonReason`, at most 2. */
  buttonParameters: Array<ReasonParameter>;
  /** Reason why the network did not apply the last change of the button. Null if it did, or if no change was requested. The change is retried while the destination is on air. */
  buttonReason?: Maybe<Reason>;
  /** Text of the button. */
  buttonText?: Maybe<Scalars['String']['output']>;
  /** URL that the button opens. */
  buttonUrl?: Maybe<Scalars['URL']['output']>;
  /** True if the caller can add cues to the destination's video, as reported by the `cansetcues` header. */
  canSetCues?: Maybe<Scalars['Boolean']['output']>;
  /** Cues of the destination's video by position, at most 10,000, starting with the generated start-of-video cue. Null with a CUES_UNAVAILABLE error before the destination has started. */
  cues?: Maybe<Array<Cue>>;
  /** Organization that the destination belongs to. */
  customer?: Maybe<Customer>;
  /** Description shown on the destination. */
  description?: Maybe<Scalars['String']['output']>;
  /** Type of destination as users know it. Null for relay sources and encoders, which users cannot select. */
  destinationType?: Maybe<DestinationType>;
  /** Time that the destination was on air. Null until it has ended, or if it never went on air. */
  duration?: Maybe<Scalars['Duration']['output']>;
  /** Encoder that the video comes from. Null for a replay. */
  encoder?: Maybe<Encoder>;
  /** Encoder channel that the encoder sends to. Null for a replay. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** Event that the destination belongs to. Null for one that was started manually. */
  event?: Maybe<Event>;
  /** True if viewers see a call-to-action button beside the video. */
  hasButton: Scalars['Boolean']['output'];
  /**
   * HLS URL of the video or recording. Null if there is neither.
   * @deprecated Use playback, which says how long the address holds.
   */
  hlsUrl?: Maybe<Scalars['URL']['output']>;
  /** ID of the content destination. */
  id: Scalars['ID']['output'];
  /** True if the recording is automatically saved to the library. */
  isAutosaved: Scalars['Boolean']['output'];
  /** True if other pages can also show the broadcast. */
  isCrossposted: Scalars['Boolean']['output'];
  /** True if the destination was started manually. False for a destination of an event. */
  isManual: Scalars['Boolean']['output'];
  /** True if the destination is the next replay of its web channel. */
  isNextReplay: Scalars['Boolean']['output'];
  /** True if there is video while the destination is on air, or later a recording that its web channel still stores. */
  isPlayable: Scalars['Boolean']['output'];
  /** True if the recording of the destination was trimmed. */
  isTrimmed: Scalars['Boolean']['output'];
  /** Kind of destination. */
  kind: DestinationKind;
  /** Number of concurrent viewers. Null if the destination does not report it. */
  liveViewers?: Maybe<Scalars['Int']['output']>;
  /** Saved video that the destination plays. Null if it plays none. */
  mediaItem?: Maybe<MediaItem>;
  /** ID of the occurrence of the event. Null for a destination that was started manually. */
  occurrenceId?: Maybe<Scalars['ID']['output']>;
  /** Other destinations of the same event, at most 1000. Empty for a destination that was started manually. */
  otherDestinations?: Maybe<Array<ContentDestination>>;
  /** ID of the page or channel within the Facebook or YouTube account. Null for other kinds. */
  placeId?: Maybe<Scalars['ID']['output']>;
  /** Name of the RTMP destination, or of the Facebook or YouTube account. Null for web channels, and once it is removed. */
  placeName?: Maybe<Scalars['String']['output']>;
  /**
   * True if there is video while the destination is on air, or later a recording that its web channel still stores.
   * @deprecated Read `isPlayable`.
   */
  playable: Scalars['Boolean']['output'];
  /** Playback URLs of the video or recording for the caller. Null if there is neither. */
  playback?: Maybe<Playback>;
  /** Playback mode of a web video. Null for the live stream of an event. */
  playout?: Maybe<Playout>;
  /** Audience of the destination. */
  privacy: DestinationPrivacy;
  /** Time at which the destination is published. Null if publication is not scheduled. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  /** Parameters of `publishReason`, at most 2. */
  publishParameters: Array<ReasonParameter>;
  /** Reason why the network did not apply the last change of visibility. Null if it did, or if no change was requested. Publish or hide the destination to try again. */
  publishReason?: Maybe<Reason>;
  /** Visibility of the destination to viewers. */
  publishState: PublishState;
  /** Destination whose recording is played again. Null otherwise, and once it is deleted. */
  replayed?: Maybe<ContentDestination>;
  /** RTMP destination that receives the stream. Null for other kinds, and once it is removed. */
  rtmpDestination?: Maybe<RtmpDestination>;
  /** ID of the RTMP destination that receives the stream. Null for other kinds. */
  rtmpDestinationId?: Maybe<Scalars['ID']['output']>;
  /** Saved video that was last created from the recording. Null if none has been created. */
  savedMediaItem?: Maybe<MediaItem>;
  /** Facebook or YouTube account of the destination. Null for other kinds, and once the account is removed. */
  socialAccount?: Maybe<SocialAccount>;
  /** ID of the destination's Facebook or YouTube account. Null for other kinds. */
  socialAccountId?: Maybe<Scalars['ID']['output']>;
  /** Start position of a web video within its source. */
  startCue?: Maybe<Scalars['Duration']['output']>;
  /** Time by which the destination starts later than its event. 0 for one that starts with its event, and for one that was started manually. */
  startOffset: Scalars['Duration']['output'];
  /**
   * Time at which the start was requested.
   * @deprecated Read `startRequestedAt`.
   */
  startRequestTime?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the start was requested. */
  startRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the destination went on air. Null before. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Current state of the destination. */
  state: DestinationState;
  /** End position of a web video within its source. */
  stopCue?: Maybe<Scalars['Duration']['output']>;
  /** Time by which the destination ends earlier than its event, in milliseconds as a negative number. 0 for one that ends with its event. */
  stopOffset: Scalars['Int']['output'];
  /** Stream that the media engine sends to the destination, with its bitrate and dropped frames. Null if none is sent. */
  stream?: Maybe<RtmpStream>;
  /** Type of stream that the destination receives. */
  streamType: StreamType;
  /** Summary of the destination's history and views. */
  summary?: Maybe<ContentDestinationSummary>;
  /** Parameters of `thumbnailReason`, at most 2. */
  thumbnailParameters: Array<ReasonParameter>;
  /** Reason why the network did not accept the thumbnail. Null if it did, or if there is no thumbnail. */
  thumbnailReason?: Maybe<Reason>;
  /** Thumbnail of the destination. For Facebook and YouTube, its own thumbnail, or null if it uses that of its event or none. For a web destination, a frame of its video, else the thumbnail of the saved video that its recording became, else that of its event. Null for other kinds. */
  thumbnailUrl?: Maybe<Scalars['URL']['output']>;
  /** Title shown on the destination. */
  title: Scalars['String']['output'];
  /** Duration of the part of the broadcast before the trimmed recording. Null if the recording was not trimmed. */
  trimStart?: Maybe<Scalars['Duration']['output']>;
  /** URL where viewers watch the broadcast on the destination. Null for web channels, and if it is unknown. */
  viewUrl?: Maybe<Scalars['URL']['output']>;
  /** Number of views since the start. */
  views: Scalars['Int']['output'];
  /** Watch page of the event. Null for a destination without an event, or if it is not public. */
  watchUrl?: Maybe<Scalars['URL']['output']>;
  /** Web channel that the destination plays on. Null for other kinds. */
  webChannel?: Maybe<WebChannel>;
  /** Web preset of the destination. Null for the default preset. Requires permission to manage encoder and web settings. */
  webPreset?: Maybe<WebPreset>;
};

/** Page of content destinations. */
export type ContentDestinationConnection = {
  __typename?: 'ContentDestinationConnection';
  /** Rows of this page with their cursors. */
  edges: Array<ContentDestinationEdge>;
  /** Rows of this page. */
  nodes: Array<ContentDestination>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Content destination in a page. */
export type ContentDestinationEdge = {
  __typename?: 'ContentDestinationEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Content destination of this row. */
  node: ContentDestination;
};

/** State change of a destination. */
export type ContentDestinationEntry = {
  __typename?: 'ContentDestinationEntry';
  /** Time of the state change. */
  happenedAt: Scalars['DateTime']['output'];
  /** State of the destination from then on. */
  state: DestinationState;
  /**
   * Time of the state change.
   * @deprecated Read `happenedAt`.
   */
  time: Scalars['DateTime']['output'];
};

/** Result of changing a destination. */
export type ContentDestinationPayload = Payload & {
  __typename?: 'ContentDestinationPayload';
  /** Destination after the change, or null if the change was refused. */
  contentDestination?: Maybe<ContentDestination>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Summary of a destination's history and views. */
export type ContentDestinationSummary = {
  __typename?: 'ContentDestinationSummary';
  /** State changes of the destination, oldest first. If there are more than 1,000, the newest ones. */
  history: Array<ContentDestinationEntry>;
  /** Number of views since the start. */
  views: Scalars['Int']['output'];
};

/** Content destinations that changed since the last event. */
export type ContentDestinationsChangedEvent = ChangedEvent & {
  __typename?: 'ContentDestinationsChangedEvent';
  /** Time at which the change was detected. */
  at: Scalars['DateTime']['output'];
  /** Content destinations that changed. */
  contentDestinations: Array<ContentDestination>;
  /** Sequence number that increases by one with each event of an organization. A gap means that events were missed and the list should be read again. The first event after subscribing has the current number and no destinations. */
  sequence: Scalars['Int']['output'];
};

/** Parameters of a new API client. */
export type CreateApiClientInput = {
  /** UUID of the organization. The caller's organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Display name of the API client, at most 128 characters. */
  name: Scalars['String']['input'];
  /** Roles of the API client, at least one. */
  roles: Array<ApiRole>;
  /** True if the terms of API access are accepted. Must be true. */
  termsAccepted: Scalars['Boolean']['input'];
};

/** Parameters of a new contact. */
export type CreateContactInput = {
  /** UUID of the organization. The caller's own organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Email address, at most 70 characters. */
  email: Scalars['String']['input'];
  /** First name, 2 to 150 characters. */
  firstName: Scalars['String']['input'];
  /** True if this is the billing contact. */
  isBillingContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if this is the point of contact for daily work. */
  isPointOfContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if this is the primary contact. */
  isPrimaryContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name, 2 to 150 characters. */
  lastName: Scalars['String']['input'];
  /** Phone number, at most 40 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
};

/** Parameters of a new cue. */
export type CreateCueInput = {
  /** Name of the cue, at most 128 characters. */
  name: Scalars['String']['input'];
  /** Position of the cue, within the video. */
  position: Scalars['Timecode']['input'];
  /** Video that the cue belongs to. */
  source: CueSourceInput;
  /** Audience of the cue. Any value other than ONLY_ME requires the capability sharedCuesAdd. */
  visibility?: InputMaybe<CueVisibility>;
};

/** Parameters of a new destination group. */
export type CreateDestinationGroupInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Other destinations of the group in order, at most 50. At least one is required if the group has no web channel. */
  destinations?: InputMaybe<Array<GroupDestinationInput>>;
  /** ID of the encoder channel that the video comes from. Null for any. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** True if software encoders offer the destination group. */
  isOfferedBySoftwareEncoders?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the destination group, at most 50 characters, unique in the organization. */
  name: Scalars['String']['input'];
  /** ID of the group's web channel, the first of its destinations. Null for none. */
  webChannelId?: InputMaybe<Scalars['ID']['input']>;
};

/** Parameters of a new encoder channel. */
export type CreateEncoderChannelInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of days for which video is kept, 1 to 30. */
  deleteAfter: Scalars['Int']['input'];
  /** Number of seconds by which viewers can rewind a live stream, 30 to 1800. */
  dvrWindowSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** True if the channel stays on the local network. */
  lanOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Display name of the encoder channel: letters, numbers, spaces, underscores and dashes. */
  name: Scalars['String']['input'];
  /** ID of the region in which the channel's video is hosted, the default region if left out. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** Users and venues that can use the channel. */
  users?: InputMaybe<Array<EncoderChannelUserInput>>;
};

/** Result of creating an encoder channel. */
export type CreateEncoderChannelPayload = Payload & {
  __typename?: 'CreateEncoderChannelPayload';
  /** Encoder channel, or null if the request was refused. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Parameters of a new encoder preset. The service validates each field against the available options. */
export type CreateEncoderPresetInput = {
  /** Number of audio channels, 0 to 16. */
  audioChannels: Scalars['Int']['input'];
  /** Bitrate per video channel in kbps, at least 1. */
  bitrate: Scalars['Int']['input'];
  /** Number of frames by which video channel 2 lags behind channel 1. */
  channel2Offset?: InputMaybe<Scalars['Int']['input']>;
  /** Video codec of the preset. */
  codec: VideoCodec;
  /** Name that encoders show, if it differs from the preset's name. */
  customName?: InputMaybe<Scalars['String']['input']>;
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Television standard of the preset. */
  formatStandard: FormatStandard;
  /** True if the encoder's hardware does the encoding. Version 2 only. */
  hardwareAcceleration?: InputMaybe<Scalars['Boolean']['input']>;
  /** Format of the video input. */
  inputFormat: Scalars['String']['input'];
  /** Display name of the encoder preset. */
  name: Scalars['String']['input'];
  /** Format of the video output. */
  outputFormat: Scalars['String']['input'];
  /** True if the encoder sends short segments to reduce delay. Version 2 only. */
  shortSegments?: InputMaybe<Scalars['Boolean']['input']>;
  /** Version of the preset: 1, or 2 with AV1, hardware acceleration and short segments. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Number of video channels, 0 to 2. */
  videoChannels: Scalars['Int']['input'];
};

/** Result of creating an encoder preset. */
export type CreateEncoderPresetPayload = Payload & {
  __typename?: 'CreateEncoderPresetPayload';
  /** Encoder preset, or null if the request was refused. */
  encoderPreset?: Maybe<EncoderPreset>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Parameters of a new event. */
export type CreateEventInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Description of the event, at most 5000 characters. Null for none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** ID of the destination group. Null for none. */
  destinationGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Destinations in addition to the group, in order, at most 50. A replay requires one, and can have only one web destination. */
  destinations?: InputMaybe<Array<EventDestinationInput>>;
  /** Duration of the event, more than zero, at most 12 hours with an encoder and 7 days without. */
  duration: Scalars['Duration']['input'];
  /** ID of the encoder channel. Required for LIVE and EXISTING_ENCODER_EVENT. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the encoder. Required for LIVE and EXISTING_ENCODER_EVENT. */
  encoderId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the encoder preset. Required with ADVANCED. With AUTOMATIC, the preset of the encoder. */
  encoderPresetId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the event on the encoder, at most 128 characters. Required with an encoder. */
  encoderScheduleName?: InputMaybe<Scalars['String']['input']>;
  /** Source of the encoder settings: chosen automatically by the encoder, or from the preset. */
  encoderSettingsType?: InputMaybe<EncoderConfiguration>;
  /** ID of the saved video to play. Required for EXISTING_MEDIA and SIMLIVE. The video must have finished saving. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the event, at most 128 characters. */
  name: Scalars['String']['input'];
  /** Number of minutes by which the encoder starts before the event, 0 to 120. */
  preEventBufferMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Recurrence rule of the event. Null if the event takes place once. */
  repeat?: InputMaybe<EventRepeatInput>;
  /** ID of the web channel to replay. Required for REPUBLISH. */
  replayedWebChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** Starts of the dates that the series skips, at most 99. */
  skippedAt?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  /** Local start of the event in its time zone, `yyyy-mm-ddThh:mm`. Must not be in the past. */
  startLocal: Scalars['String']['input'];
  /** Time zone in which the event is planned, as an IANA name. */
  timezone: Scalars['String']['input'];
  /** Type of the event. */
  type: EventType;
};

/** Content and player profile of an embedded player. */
export type CreateLibraryEmbedInput = {
  /** Media ID of the video to play. Left out for a playlist. */
  mediaItemId?: InputMaybe<Scalars['ID']['input']>;
  /** Player profile that sets the player's behavior and appearance: ID of a profile of the organization, or `background`. The standard player by default. */
  playerProfileId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the playlist to play in its order. Left out for a video. */
  playlistId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of creating an embedded player. */
export type CreateLibraryEmbedPayload = Payload & {
  __typename?: 'CreateLibraryEmbedPayload';
  /** Embedded player, or null if the request was refused. */
  embed?: Maybe<LibraryEmbed>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Parameters of a new live output. */
export type CreateLiveOutputInput = {
  /** UUID of the encoder channel to forward. */
  encoderChannelId: Scalars['ID']['input'];
  /** Display name of the live output, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Stream key, which can contain only letters, digits and the characters - _ ? = & and the period. */
  streamKey: Scalars['String']['input'];
  /** Address to publish to, `rtmp://` or `rtmps://`, outside private networks. */
  streamUrl: Scalars['String']['input'];
};

/** Result of creating a live output. */
export type CreateLiveOutputPayload = Payload & {
  __typename?: 'CreateLiveOutputPayload';
  /** Live output, or null if the request was refused. */
  liveOutput?: Maybe<LiveOutput>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Parameters of a new player profile. */
export type CreatePlayerProfileInput = {
  /** True if playback starts as soon as the player opens. */
  autoplay?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the player is a moving background: no controls, no sound, and in a loop. */
  backgroundMode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Text of the call-to-action button, at most 12 characters. Requires a URL. */
  callToActionText?: InputMaybe<Scalars['String']['input']>;
  /** URL that the call-to-action button opens, http or https. Requires a text. */
  callToActionUrl?: InputMaybe<Scalars['String']['input']>;
  /** Color of the controls, `#rrggbb`. */
  controlColor?: InputMaybe<Scalars['String']['input']>;
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** True if the list of videos is closed when the player opens. */
  hidePlaylist?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if playback restarts at the end. */
  loop?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if playback starts without sound. */
  mute?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the player profile, at most 128 characters. */
  profileName: Scalars['String']['input'];
  /** Label of the QRclick button, at most 40 characters. */
  qrClickLabel?: InputMaybe<Scalars['String']['input']>;
  /** True if viewers of a live stream cannot seek back. */
  restrictWhenLive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Parameters of a new playlist. */
export type CreatePlaylistInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Media IDs of the initial videos, in order, at most 250.
   * @deprecated Give `mediaItemIds`.
   */
  mediaIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Media IDs of the initial videos, in order, at most 250. */
  mediaItemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Name of the playlist, at most 128 characters. Required. */
  name: Scalars['String']['input'];
  /** True if the playlist drops its oldest video when it is full. */
  rolling?: InputMaybe<Scalars['Boolean']['input']>;
  /** Position at which new videos are added. */
  sortPosition?: InputMaybe<PlaylistSortPosition>;
};

/** Parameters of a new post of a saved video. */
export type CreatePostInput = {
  /** UUID of the social media account. */
  accountId: Scalars['ID']['input'];
  /** UUID of the organization. The caller's organization if left out. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Text of the post, at most 5,000 characters, without < or >. */
  description: Scalars['String']['input'];
  /** True to notify the subscribers of a YouTube channel, at most 3 times in 24 hours. */
  hasNotification?: InputMaybe<Scalars['Boolean']['input']>;
  /** ID of the saved video. */
  mediaItemId: Scalars['ID']['input'];
  /** ID of the page, group, or channel within the account. */
  placeId: Scalars['ID']['input'];
  /** Audience of the post. */
  privacy: DestinationPrivacy;
  /** Time at which the post is published, in the future. Immediately if left out. */
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Title of the post, at most 128 characters, or 100 on YouTube, without < or >. */
  title: Scalars['String']['input'];
};

/** Result of creating a post. */
export type CreatePostPayload = Payload & {
  __typename?: 'CreatePostPayload';
  /** Created post, or null if the request was refused. */
  post?: Maybe<Post>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Parameters of a new QRclick overlay. */
export type CreateQrOverlayInput = {
  /** Text of the overlay's button, at most 40 characters. Null for the default text. */
  customLabel?: InputMaybe<Scalars['String']['input']>;
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the QRclick overlay, at most 128 characters. */
  name: Scalars['String']['input'];
  /** Opening behavior of the overlay. */
  openingBehavior?: InputMaybe<QrOpeningBehavior>;
  /** Type of the overlay, which determines where the link opens. */
  type?: InputMaybe<QrOverlayType>;
  /** Web URL that opens, at most 213 characters, not used by another overlay. Must be https for an in-player overlay. */
  url: Scalars['String']['input'];
};

/** Parameters of a new RTMP destination. */
export type CreateRtmpDestinationInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the RTMP destination, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Stream key, at most 10,000 characters. Only letters, digits, and - _ ? = & . are allowed. */
  streamKey: Scalars['String']['input'];
  /** URL to publish to, starting with `rtmp://` or `rtmps://`, at most 10,000 characters, outside private networks. */
  streamUrl: Scalars['String']['input'];
  /** URL where viewers watch the stream, starting with `http://` or `https://`, at most 2048 characters. */
  viewUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Result of creating an RTMP destination. */
export type CreateRtmpDestinationPayload = Payload & {
  __typename?: 'CreateRtmpDestinationPayload';
  /** Created RTMP destination, or null if the request was refused. */
  rtmpDestination?: Maybe<RtmpDestination>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Plan and holder of a subscription. */
export type CreateSubscriptionInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** First name of the holder, 2 to 150 characters. */
  firstName: Scalars['String']['input'];
  /** Last name of the holder, 2 to 150 characters. */
  lastName: Scalars['String']['input'];
  /** ID of the plan. */
  planId: Scalars['ID']['input'];
};

/** Result of subscribing to a plan. */
export type CreateSubscriptionPayload = Payload & {
  __typename?: 'CreateSubscriptionPayload';
  /** Subscribed plan, or null if the subscription was refused. */
  plan?: Maybe<SubscribedPlan>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Parameters of a new venue. */
export type CreateVenueInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** IDs of the encoder channels that the venue has access to, at most 1000. */
  encoderChannelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** License type of the venue. A license of this type must be available. */
  licenseType?: InputMaybe<VenueLicenseType>;
  /** Password of the venue, 10 to 128 characters with numbers and upper- and lowercase letters. */
  password: Scalars['String']['input'];
  /** Username of the venue, at most 128 characters, without spaces, and unique among all users and venues. */
  userName: Scalars['String']['input'];
};

/** Parameters of a new web channel. */
export type CreateWebChannelInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of days that recordings are retained, 1 to the organization's `webMaxDeleteAfter`. */
  deleteAfter: Scalars['Int']['input'];
  /** Purpose of the web channel, at most 2000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True if QR codes in the video are detected. */
  detectQrCodes?: InputMaybe<Scalars['Boolean']['input']>;
  /** Embed type that is offered first. */
  embedType?: InputMaybe<WebEmbedType>;
  /** Load balancer name, part of the URLs and unique among all channels: letters, digits, underscores, and dashes, at most 63. */
  loadBalancer: Scalars['String']['input'];
  /** Name of the web channel, 1 to 40 characters. */
  name: Scalars['String']['input'];
  /** Content that the web channel shows while nothing is live, as a whole. The previous event by default. */
  offlineContent?: InputMaybe<OfflineContentInput>;
  /** Base64-encoded JPG or PNG image of at most 2 MB. Required for a channel that shows an image. */
  offlineImage?: InputMaybe<Scalars['String']['input']>;
  /** True if the player offers the link of a QR code in the video. */
  qrClickEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** ID of the region in which the web channel is served. */
  regionId: Scalars['ID']['input'];
  /** True if the player shows the product logo. */
  showLogo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Delay of the stream for viewers, in seconds, 90 to 600. */
  streamDelay?: InputMaybe<Scalars['Int']['input']>;
  /** True to enable stream URLs for the web channel. */
  streamUrlsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the web channel has subtitles. Requires a plan with subtitles. */
  subtitlesEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Description of the video on the watch page, at most 2000 characters. */
  videoDescription?: InputMaybe<Scalars['String']['input']>;
};

/** Parameters of a new web preset. */
export type CreateWebPresetInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** True if interlaced video is converted to progressive. */
  deinterlace?: InputMaybe<Scalars['Boolean']['input']>;
  /** Audio channel of the encoder for the left side, 1 to 16. */
  leftAudioChannel?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the web preset, at most 50 characters. */
  name: Scalars['String']['input'];
  /** Audio channel of the encoder for the right side, 1 to 16, different from the left one. Null for mono audio. */
  rightAudioChannel?: InputMaybe<Scalars['Int']['input']>;
  /** Video channel of the encoder, 1 or 2. */
  videoChannel?: InputMaybe<Scalars['Int']['input']>;
};

/** Parameters of a new webhook. */
export type CreateWebhookInput = {
  /** ID of the API client that the webhook belongs to. */
  apiClientId: Scalars['ID']['input'];
  /** Events to notify of, at least one, and only those that the client's roles can read. */
  events: Array<WebhookEvent>;
  /** URL to notify: https, outside private networks, at most 2048 characters. */
  url: Scalars['String']['input'];
};

/** Object with a known creation time. */
export type Created = {
  /** Time at which the object was created or added. */
  createdAt: Scalars['DateTime']['output'];
};

/** Named position in a video. */
export type Cue = {
  __typename?: 'Cue';
  /**
   * True if the cue was generated and cannot be changed.
   * @deprecated Read `isAutomatic`.
   */
  automatic: Scalars['Boolean']['output'];
  /** UUID of the cue, or `start-of-video` for the generated start-of-video cue. */
  id: Scalars['ID']['output'];
  /** True if the cue was generated and cannot be changed. */
  isAutomatic: Scalars['Boolean']['output'];
  /** Name of the cue. */
  name: Scalars['String']['output'];
  /** Position of the cue in the video. */
  position: Scalars['Timecode']['output'];
  /** Video that the cue belongs to. */
  source: CueSource;
  /** User who added the cue. Null for the generated start-of-video cue. */
  user?: Maybe<User>;
  /** ID of the user who added the cue, or `system-user` for the generated start-of-video cue. */
  userId: Scalars['ID']['output'];
  /** Name of the user who added the cue, or `system-user` for the generated start-of-video cue. */
  userName: Scalars['String']['output'];
  /** Audience of the cue. */
  visibility: CueVisibility;
};

/** Result of adding or changing a cue. */
export type CuePayload = Payload & {
  __typename?: 'CuePayload';
  /** Cue after the change, or null if the change was refused. */
  cue?: Maybe<Cue>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Video that has cues: a saved video, a web destination, or an encoder video. */
export type CueSource = ContentDestination | EncoderVideo | MediaItem;

/** Video that cues belong to. */
export type CueSourceInput = {
  /** ID of the video. */
  id: Scalars['ID']['input'];
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

/** Cues of a video that changed since the last event. */
export type CuesChangedEvent = ChangedEvent & {
  __typename?: 'CuesChangedEvent';
  /** Time at which the change was detected. */
  at: Scalars['DateTime']['output'];
  /** Cues that changed. */
  cues: Array<Cue>;
  /** Sequence number that increases by one with each event. A gap means that cues were added or removed, or that events were missed, and the list should be read again. The first event after subscribing has the current number and no cues. */
  sequence: Scalars['Int']['output'];
};

/** Organization that streams. */
export type Customer = Node & {
  __typename?: 'Customer';
  /** API clients of the organization, by name. Requires the capability getApiApps. */
  apiClients?: Maybe<ApiClientConnection>;
  /** Activity log of the organization: changes and their authors, visits by Rostrum staff, and refused sign-ins, latest first. Entries are kept for 400 days. Requires MANAGE_USERS. */
  auditEntries?: Maybe<AuditEntryConnection>;
  /** Bandwidth used this month and the allowance. Requires BANDWIDTH_ANALYTICS. */
  bandwidth?: Maybe<Bandwidth>;
  /** Bandwidth delivered per day, week or month since 2022-02-01, oldest first, at most 1000 entries. Requires BANDWIDTH_ANALYTICS. */
  bandwidthHistory?: Maybe<Array<BandwidthDay>>;
  /** Bandwidth delivered on one day, in total and by web channel. Requires BANDWIDTH_ANALYTICS. */
  bandwidthOfDay?: Maybe<BandwidthOfDay>;
  /** Link to the subscription management. Requires permission to manage the subscription. */
  billing?: Maybe<Billing>;
  /**
   * Objects of one kind that were deleted within the last 30 days and can be restored, latest first. Includes only cues that the caller deleted.
   * @deprecated Nothing bounds it; read `binEntries`, which has pages.
   */
  bin: Array<BinEntry>;
  /** Objects of one kind that were deleted within the last 30 days and can be restored, latest first. Includes only cues that the caller deleted. */
  binEntries?: Maybe<BinEntryConnection>;
  /** Checks an event before it is saved, in the same way as saving does. Changes nothing. Requires MANAGE_SCHEDULE. */
  checkEvent?: Maybe<EventCheck>;
  /** Contacts of the organization, by last name, at most 100. Requires the capability getOrganizationDetails. */
  contacts?: Maybe<Array<Contact>>;
  /** Destinations whose start was requested, newest first, as shown in the list of destinations. */
  contentDestinations?: Maybe<ContentDestinationConnection>;
  /** Destinations whose start was requested within a time range, newest first. */
  contentDestinationsWithin?: Maybe<Array<ContentDestination>>;
  /** Player versions of the decoders, newest first, at most 100. Requires MANAGE_VENUES. */
  decoderVersions?: Maybe<Array<Scalars['String']['output']>>;
  /** Decoders of the organization's venues: those that are signed in, and those that were refused and still report. Requires MANAGE_VENUES. */
  decoders?: Maybe<DecoderConnection>;
  /** Destination groups of the organization. Requires MANAGE_DESTINATION_GROUPS. */
  destinationGroups?: Maybe<DestinationGroupConnection>;
  /** Usernames of the organization's venues under which more than one decoder reports, at most 1000. */
  duplicateLogins?: Maybe<Array<DuplicateLogin>>;
  /** Encoder channels of the organization as a list that can be filtered, sorted and exported. */
  encoderChannelList?: Maybe<EncoderChannelConnection>;
  /**
   * Encoder channels of the organization.
   * @deprecated Nothing bounds it; read `encoderChannelList`, which has pages.
   */
  encoderChannels?: Maybe<Array<EncoderChannel>>;
  /** Encoder presets of the organization as a list that can be filtered, sorted and exported. */
  encoderPresetList?: Maybe<EncoderPresetConnection>;
  /**
   * Encoder presets of the organization.
   * @deprecated Nothing bounds it; read `encoderPresetList`, which has pages.
   */
  encoderPresets?: Maybe<Array<EncoderPreset>>;
  /** Videos that the organization's encoders have uploaded. */
  encoderVideos?: Maybe<EncoderVideoConnection>;
  /** Encoder videos that started within a time range, newest first. */
  encoderVideosWithin?: Maybe<Array<EncoderVideo>>;
  /** Encoders of the organization. */
  encoders?: Maybe<EncoderConnection>;
  /** Events of the organization, both single events and series. */
  events?: Maybe<EventConnection>;
  /** Progress of the organization's first-time setup. */
  firstTimeSetup: FirstTimeSetup;
  /** Requests to go live that are in progress, newest first, and for each encoder those that failed within the last hour. Requires MANAGE_SCHEDULE. */
  goLives?: Maybe<Array<GoLive>>;
  /** UUID of the organization. */
  id: Scalars['ID']['output'];
  /** Invitations that have not been accepted, by email address. Requires MANAGE_USERS. */
  invites?: Maybe<InviteConnection>;
  /** True if all users of the organization must sign in with a second factor. Requires MANAGE_USERS. */
  isSecondFactorNeeded?: Maybe<Scalars['Boolean']['output']>;
  /** Automatic deletion settings of the organization's library. Requires the capability organizationDetails. */
  librarySettings?: Maybe<LibrarySettings>;
  /** Trial of the organization's library. Requires permission to view organization details. */
  libraryTrial?: Maybe<LibraryTrial>;
  /** Destinations that are starting or have started. */
  liveDestinations?: Maybe<Array<ContentDestination>>;
  /** Problems with the incoming RTMP stream of each encoder channel that receives one, at most 1000. Takes one call for all channels. */
  liveFindings?: Maybe<Array<ChannelFindings>>;
  /** Live sources that can currently be sent to RTMP destinations. Requires MANAGE_SCHEDULE. */
  liveSources?: Maybe<LiveSources>;
  /** City and country of the organization, as entered. */
  location?: Maybe<Scalars['String']['output']>;
  /** Master ECG ID of the organization, `ECG-` followed by digits. */
  masterEcg?: Maybe<Scalars['String']['output']>;
  /** Saved videos of the organization, without facets, following the pagination links of the service. Delete-pending videos are left out. */
  media?: Maybe<MediaItemConnection>;
  /** Saved videos that match a search, with facets. */
  mediaSearch?: Maybe<MediaSearchConnection>;
  /** Multisite plan of the organization, or null if it has none. */
  multisitePlanName?: Maybe<Scalars['String']['output']>;
  /** Name of the organization. */
  name: Scalars['String']['output'];
  /** Notifications of the last 30 days, newest first, at most the newest 200. */
  notifications?: Maybe<NotificationConnection>;
  /** Occurrences that are currently running, by start. The state decides, not the clock: an event whose encoder has started for its pre-roll is listed before its start, and one that has not ended yet is listed after its planned end. */
  onAir?: Maybe<Array<ScheduleItem>>;
  /** Encoders that have reported within the last 2 minutes, fetched for all organizations in one call. */
  onlineEncoders?: Maybe<Array<Encoder>>;
  /** Player profiles of the organization, with the built-in background profile last. Requires the capability playerConfig. */
  playerProfiles?: Maybe<PlayerProfileConnection>;
  /** Number and total length of the videos in all playlists of the organization. A video in two playlists counts twice. */
  playlistTotals?: Maybe<PlaylistTotals>;
  /** Playlists of the organization. */
  playlists?: Maybe<PlaylistConnection>;
  /** Posts to Facebook and YouTube scheduled within a time range, in chronological order. */
  postsWithin?: Maybe<Array<Post>>;
  /** Saved videos that are still being processed, newest first. */
  processingMedia?: Maybe<Array<MediaItem>>;
  /** QRclick overlays of the organization. Requires permission to manage encoder and web settings. */
  qrOverlays?: Maybe<QrOverlayConnection>;
  /** Recently uploaded videos, newest first, at most 10. */
  recentMedia?: Maybe<Array<MediaItem>>;
  /** Roles that the caller can assign in the organization, with the permissions of each, at most 6. Requires MANAGE_USERS. */
  roles?: Maybe<Array<RoleRights>>;
  /** RTMP destinations of the organization. Requires MANAGE_SOCIAL_MEDIA or MANAGE_DESTINATION_GROUPS. */
  rtmpDestinations?: Maybe<RtmpDestinationConnection>;
  /** Occurrences that are planned, running, or past within a time range, by start. */
  schedule?: Maybe<Array<ScheduleItem>>;
  /** Titles of saved videos that contain a text, at most 10. */
  searchSuggestions?: Maybe<Array<Scalars['String']['output']>>;
  /** Social media accounts of the organization. Requires MANAGE_SOCIAL_MEDIA. */
  socialAccounts?: Maybe<SocialAccountConnection>;
  /** Audience figures of live videos on social networks that started within a range of days in UTC, latest first. Requires VIEW_DASHBOARD or VIDEO_REVIEW. */
  socialFigures?: Maybe<Array<SocialFigures>>;
  /** Account status of the organization. */
  status: CustomerStatus;
  /** Storage used by the organization's library. */
  storage?: Maybe<LibraryStorage>;
  /** Number of streams that are running and the number allowed at a time. Requires VIEW_DASHBOARD. */
  streamUsage?: Maybe<StreamUsage>;
  /** Plans, add-ons and licenses of the organization. */
  subscription?: Maybe<Subscriptions>;
  /** Hours of subtitles per month in the organization's plan, 0 if there are none. */
  subtitlesHoursPerMonth?: Maybe<Scalars['Int']['output']>;
  /** Tags of saved videos that contain a text, most used first, at most 100. */
  tags?: Maybe<Array<TagCount>>;
  /** Time zone in which the organization's events are planned, an IANA name. */
  timezone: Scalars['String']['output'];
  /** IDs of the features that are on for the organization, at most 1000. Requires the capability getCustomers. */
  toggleIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Users of the organization, by name. Requires MANAGE_USERS. */
  users?: Maybe<UserConnection>;
  /** Venue licenses of the organization, at most 4: one for each type. All counts are 0 without a multisite plan. Requires MANAGE_VENUES. */
  venueLicenses?: Maybe<Array<VenueLicense>>;
  /** Venues of the organization with the decoder that is signed in, merged by username. Requires MANAGE_VENUES. */
  venues?: Maybe<VenueConnection>;
  /** Viewer records: one row per viewing session and report. At most 100 pages of 1000 rows can be read; `isTruncated` is true if more exist. */
  viewerRecords?: Maybe<ViewerRecordConnection>;
  /** One metric of a time range over time, in UTC. */
  viewerSeries?: Maybe<ViewerSeries>;
  /** The ten summary metrics of a time range, each with its change from the preceding time range of the same length. */
  viewerSummary?: Maybe<ViewerSummary>;
  /** On-demand plan of the organization, or null if it has none. */
  vodPlanName?: Maybe<Scalars['String']['output']>;
  /** Web channels of the organization, page by page. */
  webChannelList?: Maybe<WebChannelConnection>;
  /** Web channels of the organization. */
  webChannels?: Maybe<Array<WebChannel>>;
  /** Maximum number of days for which a web video can be kept. */
  webMaxDeleteAfter?: Maybe<Scalars['Int']['output']>;
  /** Live web plan of the organization, or null if it has none. */
  webPlanName?: Maybe<Scalars['String']['output']>;
  /** Web presets of the organization. The default preset is always first. Requires permission to manage encoder and web settings. */
  webPresets?: Maybe<WebPresetConnection>;
  /** Web videos: current and past broadcasts on web channels, and save-only recordings once they have ended. */
  webVideos?: Maybe<ContentDestinationConnection>;
};


/** Organization that streams. */
export type CustomerApiClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  entered?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Organization that streams. */
export type CustomerBandwidthHistoryArgs = {
  end?: InputMaybe<Scalars['Date']['input']>;
  start?: InputMaybe<Scalars['Date']['input']>;
  unit?: InputMaybe<BandwidthUnit>;
};


/** Organization that streams. */
export type CustomerBandwidthOfDayArgs = {
  day?: InputMaybe<Scalars['Date']['input']>;
};


/** Organization that streams. */
export type CustomerBinArgs = {
  kind: BinKind;
};


/** Organization that streams. */
export type CustomerBinEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind: BinKind;
};


/** Organization that streams. */
export type CustomerCheckEventArgs = {
  input: EventDraftInput;
};


/** Organization that streams. */
export type CustomerContentDestinationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  states?: InputMaybe<Array<DestinationState>>;
};


/** Organization that streams. */
export type CustomerContentDestinationsWithinArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** Organization that streams. */
export type CustomerDecodersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** Organization that streams. */
export type CustomerDestinationGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerEncoderChannelListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerEncoderPresetListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerEncoderVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  statuses?: InputMaybe<Array<EncoderVideoStatus>>;
};


/** Organization that streams. */
export type CustomerEncoderVideosWithinArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** Organization that streams. */
export type CustomerEncodersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EncoderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isAdHoc?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerGoLivesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Organization that streams. */
export type CustomerInvitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerLiveDestinationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Organization that streams. */
export type CustomerMediaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerMediaSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MediaSearchFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Organization that streams. */
export type CustomerOnAirArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Organization that streams. */
export type CustomerOnlineEncodersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Organization that streams. */
export type CustomerPlayerProfilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerPlaylistsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerPostsWithinArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** Organization that streams. */
export type CustomerProcessingMediaArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Organization that streams. */
export type CustomerQrOverlaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerRtmpDestinationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerScheduleArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** Organization that streams. */
export type CustomerSearchSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** Organization that streams. */
export type CustomerSocialAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<SocialKind>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerSocialFiguresArgs = {
  end: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  start: Scalars['Date']['input'];
};


/** Organization that streams. */
export type CustomerTagsArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
};


/** Organization that streams. */
export type CustomerUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerVenuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerViewerRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  api: AnalyticsApi;
  end: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ViewerRecordOrder>;
  start: Scalars['Date']['input'];
};


/** Organization that streams. */
export type CustomerViewerSeriesArgs = {
  api: AnalyticsApi;
  end: Scalars['Date']['input'];
  metric: ViewerSeriesMetric;
  start: Scalars['Date']['input'];
  unit?: InputMaybe<ViewerTimeUnit>;
};


/** Organization that streams. */
export type CustomerViewerSummaryArgs = {
  api: AnalyticsApi;
  end: Scalars['Date']['input'];
  start: Scalars['Date']['input'];
};


/** Organization that streams. */
export type CustomerWebChannelListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerWebChannelsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Organization that streams. */
export type CustomerWebPresetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Organization that streams. */
export type CustomerWebVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  encoderChannelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  states?: InputMaybe<Array<DestinationState>>;
  webChannelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Page of organizations. */
export type CustomerConnection = {
  __typename?: 'CustomerConnection';
  /** Rows of this page with their cursors. */
  edges: Array<CustomerEdge>;
  /** Rows of this page. */
  nodes: Array<Customer>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Organization in a page. */
export type CustomerEdge = {
  __typename?: 'CustomerEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Organization of this row. */
  node: Customer;
};

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
  end?: InputMaybe<Scalars['DateTime']['input']>;
  /** Earliest time. */
  start?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Device that plays video at a venue. */
export type Decoder = {
  __typename?: 'Decoder';
  /** Bandwidth that the decoder uses, in kbps. */
  bandwidthKbps?: Maybe<Scalars['Int']['output']>;
  /** Duration of the buffered video, in seconds. */
  bufferSeconds?: Maybe<Scalars['Float']['output']>;
  /**
   * Content that the decoder is playing. Null if there is none, or if it is unknown.
   * @deprecated An event is what is planned; read `playing`.
   */
  event?: Maybe<Scalars['String']['output']>;
  /** Hardware model of the decoder. Null if it is unknown. */
  hardware?: Maybe<Scalars['String']['output']>;
  /** True if the decoder is playing. */
  isActive: Scalars['Boolean']['output'];
  /** True if the decoder plays from the local network. Null if it is unknown. */
  isLan?: Maybe<Scalars['Boolean']['output']>;
  /** True if the decoder is signed in. False for a decoder that was refused because another one is signed in, and if the state is unknown. */
  isLoggedIn: Scalars['Boolean']['output'];
  /**
   * Time of the decoder's last report.
   * @deprecated Read `reportedAt`.
   */
  lastUpdate?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Encoder videos that the decoder has loaded, latest first, at most 100. Null if they are unknown.
   * @deprecated An event is what is planned; read `loadedVideos`.
   */
  loadedEvents?: Maybe<Array<LoadedEvent>>;
  /** Encoder videos that the decoder has loaded, latest first, at most 100. Null if they are unknown. */
  loadedVideos?: Maybe<Array<LoadedEvent>>;
  /** Memory that the decoder uses, in MB. */
  memoryMegabytes?: Maybe<Scalars['Int']['output']>;
  /** Network cards of the decoder, at most 100. Null if they are unknown. */
  nics?: Maybe<Array<DecoderNic>>;
  /** Player version of the decoder. */
  playerVersion?: Maybe<Scalars['String']['output']>;
  /** Playback position of the decoder, in seconds, as of `reportedAt`. */
  playheadSeconds?: Maybe<Scalars['Float']['output']>;
  /** Content that the decoder is playing. Null if there is none, or if it is unknown. */
  playing?: Maybe<Scalars['String']['output']>;
  /** Time of the decoder's last report. */
  reportedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Serial number of the decoder: D and 8 digits. */
  serial: Scalars['String']['output'];
  /** Status that the decoder reports, for example `playing`. */
  status: Scalars['String']['output'];
  /** URL of the stream that the decoder plays. Null if there is none, or if it is unknown. */
  streamUrl?: Maybe<Scalars['String']['output']>;
  /** Username that the decoder signed in with. */
  userName: Scalars['String']['output'];
  /** Venue whose login the decoder uses. Null if venues were not requested. */
  venue?: Maybe<Venue>;
};

/** Page of decoders. */
export type DecoderConnection = {
  __typename?: 'DecoderConnection';
  /** Rows of this page with their cursors. */
  edges: Array<DecoderEdge>;
  /** Rows of this page. */
  nodes: Array<Decoder>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Decoder in a page. */
export type DecoderEdge = {
  __typename?: 'DecoderEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Decoder of this row. */
  node: Decoder;
};

/** Network card of a decoder. */
export type DecoderNic = {
  __typename?: 'DecoderNic';
  /** IPv4 address of the network card. Null if it has none. */
  ipv4Address?: Maybe<Scalars['String']['output']>;
  /** MAC address of the network card. */
  macAddress: Scalars['String']['output'];
  /** Name of the network card. */
  name: Scalars['String']['output'];
};

/** API client to remove. */
export type DeleteApiClientInput = {
  /** ID of the API client. */
  id: Scalars['ID']['input'];
};

/** Result of removing an API client. */
export type DeleteApiClientPayload = Payload & {
  __typename?: 'DeleteApiClientPayload';
  /** ID of the removed API client, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Contact to remove. */
export type DeleteContactInput = {
  /** UUID of the contact. */
  id: Scalars['ID']['input'];
};

/** Result of removing a contact. */
export type DeleteContactPayload = Payload & {
  __typename?: 'DeleteContactPayload';
  /** UUID of the removed contact, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Destination to delete. */
export type DeleteContentDestinationInput = {
  /** ID of the content destination. */
  id: Scalars['ID']['input'];
};

/** Result of deleting a destination. */
export type DeleteContentDestinationPayload = Payload & {
  __typename?: 'DeleteContentDestinationPayload';
  /** ID of the deleted destination, for the cache, or null if it was not deleted. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Cue to remove. */
export type DeleteCueInput = {
  /** ID of the cue to remove. */
  id: Scalars['ID']['input'];
  /** Video that the cue belongs to. */
  source: CueSourceInput;
};

/** Result of removing a cue. */
export type DeleteCuePayload = Payload & {
  __typename?: 'DeleteCuePayload';
  /** ID of the removed cue, for the cache, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Destination group to remove. */
export type DeleteDestinationGroupInput = {
  /** UUID of the destination group to remove. */
  id: Scalars['ID']['input'];
};

/** Result of removing a destination group. */
export type DeleteDestinationGroupPayload = Payload & {
  __typename?: 'DeleteDestinationGroupPayload';
  /** UUID of the removed destination group, for the cache, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Encoder channel to remove. */
export type DeleteEncoderChannelInput = {
  /** UUID of the encoder channel. */
  id: Scalars['ID']['input'];
};

/** Result of removing an encoder channel. */
export type DeleteEncoderChannelPayload = Payload & {
  __typename?: 'DeleteEncoderChannelPayload';
  /** UUID of the removed encoder channel, or null if it was not removed. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Encoder to delete. */
export type DeleteEncoderInput = {
  /** UUID of the encoder. */
  id: Scalars['ID']['input'];
};

/** Result of deleting an encoder. */
export type DeleteEncoderPayload = Payload & {
  __typename?: 'DeleteEncoderPayload';
  /** New activation code that can be used to add the deleted device again, `xxxx-xxxx`. Null for a software encoder. */
  activationCode?: Maybe<Scalars['String']['output']>;
  /** UUID of the deleted encoder, or null if it was not deleted. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Encoder preset to remove. */
export type DeleteEncoderPresetInput = {
  /** UUID of the encoder preset. */
  id: Scalars['ID']['input'];
};

/** Result of removing an encoder preset. */
export type DeleteEncoderPresetPayload = Payload & {
  __typename?: 'DeleteEncoderPresetPayload';
  /** UUID of the removed encoder preset, or null if it was not removed. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Encoder video to remove. */
export type DeleteEncoderVideoInput = {
  /** UUID of the encoder video to remove. */
  id: Scalars['ID']['input'];
};

/** Result of removing an encoder video. */
export type DeleteEncoderVideoPayload = Payload & {
  __typename?: 'DeleteEncoderVideoPayload';
  /** ID of the removed encoder video, for the cache, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Live output to remove. */
export type DeleteLiveOutputInput = {
  /** UUID of the live output. */
  id: Scalars['ID']['input'];
};

/** Result of removing a live output. */
export type DeleteLiveOutputPayload = Payload & {
  __typename?: 'DeleteLiveOutputPayload';
  /** UUID of the removed live output, or null if it was not removed. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Saved video to delete. */
export type DeleteMediaInput = {
  /** Media ID of the video to delete. */
  id: Scalars['ID']['input'];
};

/** Result of deleting a saved video. */
export type DeleteMediaPayload = Payload & {
  __typename?: 'DeleteMediaPayload';
  /** ID of the deleted video, for the cache, or null if the deletion was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Player profile to remove. */
export type DeletePlayerProfileInput = {
  /** ID of the player profile to remove. */
  id: Scalars['ID']['input'];
};

/** Result of removing a player profile. */
export type DeletePlayerProfilePayload = Payload & {
  __typename?: 'DeletePlayerProfilePayload';
  /** ID of the removed player profile, for the cache, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Playlist to remove. */
export type DeletePlaylistInput = {
  /** UUID of the playlist to remove. */
  id: Scalars['ID']['input'];
};

/** Result of removing a playlist. */
export type DeletePlaylistPayload = Payload & {
  __typename?: 'DeletePlaylistPayload';
  /** ID of the removed playlist, for the cache, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Post to remove. */
export type DeletePostInput = {
  /** UUID of the post to remove. */
  id: Scalars['ID']['input'];
};

/** Result of removing a post. */
export type DeletePostPayload = Payload & {
  __typename?: 'DeletePostPayload';
  /** UUID of the removed post, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** QRclick overlay to remove. */
export type DeleteQrOverlayInput = {
  /** UUID of the QRclick overlay to remove. */
  id: Scalars['ID']['input'];
};

/** Result of removing a QRclick overlay. */
export type DeleteQrOverlayPayload = Payload & {
  __typename?: 'DeleteQrOverlayPayload';
  /** UUID of the removed QRclick overlay, for the cache, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** RTMP destination to remove. */
export type DeleteRtmpDestinationInput = {
  /** UUID of the RTMP destination to remove. */
  id: Scalars['ID']['input'];
};

/** Result of removing an RTMP destination. */
export type DeleteRtmpDestinationPayload = Payload & {
  __typename?: 'DeleteRtmpDestinationPayload';
  /** UUID of the removed RTMP destination, or null if it was not removed. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** User to remove. */
export type DeleteUserInput = {
  /** UUID of the user. */
  id: Scalars['ID']['input'];
};

/** Result of removing a user. */
export type DeleteUserPayload = Payload & {
  __typename?: 'DeleteUserPayload';
  /** UUID of the removed user, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Venue to remove. */
export type DeleteVenueInput = {
  /** UUID of the venue to remove. */
  id: Scalars['ID']['input'];
};

/** Result of removing a venue. */
export type DeleteVenuePayload = Payload & {
  __typename?: 'DeleteVenuePayload';
  /** UUID of the removed venue, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Web channel to remove. */
export type DeleteWebChannelInput = {
  /** UUID of the web channel to remove. */
  id: Scalars['ID']['input'];
};

/** Result of removing a web channel. */
export type DeleteWebChannelPayload = Payload & {
  __typename?: 'DeleteWebChannelPayload';
  /** UUID of the removed web channel, for the cache, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Web preset to remove. */
export type DeleteWebPresetInput = {
  /** UUID of the web preset to remove. */
  id: Scalars['ID']['input'];
};

/** Result of removing a web preset. */
export type DeleteWebPresetPayload = Payload & {
  __typename?: 'DeleteWebPresetPayload';
  /** UUID of the removed web preset, for the cache, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Webhook to remove. */
export type DeleteWebhookInput = {
  /** UUID of the webhook. */
  id: Scalars['ID']['input'];
};

/** Result of removing a webhook. */
export type DeleteWebhookPayload = Payload & {
  __typename?: 'DeleteWebhookPayload';
  /** UUID of the removed webhook, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Destinations that events are sent to together. */
export type DestinationGroup = Created & Node & Usable & {
  __typename?: 'DestinationGroup';
  /** Time at which the destination group was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Organization that the destination group belongs to. */
  customer?: Maybe<Customer>;
  /** Number of destinations in the group, including its web channel. */
  destinationCount: Scalars['Int']['output'];
  /** Other destinations of the group in order, at most 50. No web channel or RTMP destination occurs twice. */
  destinations: Array<GroupDestination>;
  /** Encoder channel that the video comes from. Null for any. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** UUID of the destination group. */
  id: Scalars['ID']['output'];
  /** True if software encoders offer the destination group. */
  isOfferedBySoftwareEncoders: Scalars['Boolean']['output'];
  /** Name of the destination group, at most 50 characters, unique in the organization. */
  name: Scalars['String']['output'];
  /** Events that are running or planned with the destination group, at most 1000. */
  uses?: Maybe<Array<Use>>;
  /** Web channel of the destination group, the first of its destinations. Null if it has none. */
  webChannel?: Maybe<WebChannel>;
};

/** Page of destination groups. */
export type DestinationGroupConnection = {
  __typename?: 'DestinationGroupConnection';
  /** Rows of this page with their cursors. */
  edges: Array<DestinationGroupEdge>;
  /** Rows of this page. */
  nodes: Array<DestinationGroup>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Destination group in a page. */
export type DestinationGroupEdge = {
  __typename?: 'DestinationGroupEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Destination group of this row. */
  node: DestinationGroup;
};

/** Result of creating or changing a destination group. */
export type DestinationGroupPayload = Payload & {
  __typename?: 'DestinationGroupPayload';
  /** Destination group after the change, or null if the change was refused. */
  destinationGroup?: Maybe<DestinationGroup>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
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

/** Types of destinations, as users know them. */
export type DestinationType =
  /** Custom RTMP destination. */
  | 'CUSTOM_RTMP'
  /** Facebook destination. */
  | 'FACEBOOK'
  /** Web destination: shown on a web channel, or saved without being shown. */
  | 'WEB'
  /** YouTube destination. */
  | 'YOUTUBE';

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

/** Token with which the device of an encoder calls the API. The token itself is shown only to the device. */
export type DeviceToken = {
  __typename?: 'DeviceToken';
  /** Time at which the device registered. */
  issuedAt: Scalars['DateTime']['output'];
  /** Time of the last call with the token, to the minute, or null before the first call. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the token was revoked, or null while it is valid. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Encoder video, or part of it, to download. */
export type DownloadEncoderVideoInput = {
  /** End of the part. The end by default. */
  end?: InputMaybe<Scalars['Duration']['input']>;
  /** UUID of the encoder video. */
  id: Scalars['ID']['input'];
  /** Start of the part. The beginning by default. */
  start?: InputMaybe<Scalars['Duration']['input']>;
};

/** Result of requesting the download of an encoder video. */
export type DownloadEncoderVideoPayload = Payload & {
  __typename?: 'DownloadEncoderVideoPayload';
  /** Download of the encoder video, or null if the request was refused. */
  download?: Maybe<EncoderVideoDownload>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Saved video, or part of it, to download. */
export type DownloadMediaInput = {
  /** End of the part. The end by default. */
  end?: InputMaybe<Scalars['Duration']['input']>;
  /** Media ID of the video. */
  id: Scalars['ID']['input'];
  /** Start of the part. The beginning by default. */
  start?: InputMaybe<Scalars['Duration']['input']>;
};

/** Result of requesting the download of a saved video. */
export type DownloadMediaPayload = Payload & {
  __typename?: 'DownloadMediaPayload';
  /** Download of the video, or null if the request was refused. */
  download?: Maybe<MediaDownload>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Recording, or part of it, to download. */
export type DownloadWebVideoInput = {
  /** End of the part. The end by default. */
  end?: InputMaybe<Scalars['Duration']['input']>;
  /** ID of the content destination. */
  id: Scalars['ID']['input'];
  /** Start of the part. The beginning by default. */
  start?: InputMaybe<Scalars['Duration']['input']>;
};

/** Result of requesting the download of a recording. */
export type DownloadWebVideoPayload = Payload & {
  __typename?: 'DownloadWebVideoPayload';
  /** Download of the recording, or null if the request was refused. */
  download?: Maybe<WebVideoDownload>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Decoders that report under the same username, of which at most one is signed in. */
export type DuplicateLogin = {
  __typename?: 'DuplicateLogin';
  /** Organization that the venue belongs to. */
  customer?: Maybe<Customer>;
  /** Name of the organization. */
  customerName: Scalars['String']['output'];
  /** Decoders that report under the username, at most 100. */
  decoders: Array<Decoder>;
  /** Username of the venue. */
  userName: Scalars['String']['output'];
};

/** Ranges of lengths to search by. */
export type DurationRange =
  /** 5:00 to 30:00, inclusive. */
  | 'FIVE_TO_THIRTY_MINUTES'
  /** Over 30:00. */
  | 'OVER_THIRTY_MINUTES'
  /** Under 5:00. */
  | 'UNDER_FIVE_MINUTES';

/** Number of videos in a range of lengths. */
export type DurationRangeCount = {
  __typename?: 'DurationRangeCount';
  /** Number of videos in the range. */
  count: Scalars['Int']['output'];
  /** Range of lengths. */
  range: DurationRange;
};

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

/** Code to paste into a page to embed a player. */
export type EmbedCode = {
  __typename?: 'EmbedCode';
  /** Embed code: a URL or HTML. */
  code: Scalars['String']['output'];
  /** Embed type of the code. */
  kind: EmbedKind;
};

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

/** Device or program that encodes live video and uploads it. */
export type Encoder = Created & Node & Usable & {
  __typename?: 'Encoder';
  /**
   * Activation code that registers the device, `xxxx-xxxx`, until the device claims it. Null afterwards, for a software encoder, and
   * for callers without MANAGE_ENCODER_AND_WEB_SETTINGS in the organization of the encoder: API clients can read the code only
   * with a role that grants that permission, and super-admins with read-only access cannot.
   */
  activationCode?: Maybe<Scalars['String']['output']>;
  /** Newest available version, or null if the encoder is up to date. */
  availableVersion?: Maybe<Scalars['String']['output']>;
  /** Channel that the encoder sends its video to, or null if none is set. */
  channel?: Maybe<EncoderChannel>;
  /** Source of the encoder's settings: automatic or the preset. */
  configuration: EncoderConfiguration;
  /** Time at which the encoder was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Organization that the encoder belongs to. */
  customer?: Maybe<Customer>;
  /** Token with which the device calls the API, or null if none was issued. Requires MANAGE_ENCODER_AND_WEB_SETTINGS. */
  deviceToken?: Maybe<DeviceToken>;
  /** Videos that the encoder has uploaded. */
  encoderVideos?: Maybe<EncoderVideoConnection>;
  /**
   * Videos that the encoder has uploaded.
   * @deprecated An event is what is planned; read `encoderVideos`.
   */
  events?: Maybe<EncoderVideoConnection>;
  /** UUID of the encoder. */
  id: Scalars['ID']['output'];
  /** Input from which the video comes. */
  inputSource?: Maybe<InputSource>;
  /** IP address of the first network card. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** True if the encoder only serves its local network. */
  isInLanMode: Scalars['Boolean']['output'];
  /**
   * True if the encoder only serves its local network.
   * @deprecated Read `isInLanMode`.
   */
  lanMode: Scalars['Boolean']['output'];
  /** Log of the encoder. Requires the encoder logs capability. */
  logs?: Maybe<EncoderLog>;
  /** MAC address of the first network card. */
  macAddress?: Maybe<Scalars['String']['output']>;
  /** Marathon automation of the encoder: a daily restart, skipped while the encoder is running. */
  marathon?: Maybe<Marathon>;
  /** Model name of the encoder. */
  model: Scalars['String']['output'];
  /** Display name of the encoder. */
  name: Scalars['String']['output'];
  /** Network cards of the encoder, at most 100. */
  networks?: Maybe<Array<EncoderNetwork>>;
  /** Occurrence that uses the encoder now, or the next one within 14 days. Null if there is none. */
  nextUse?: Maybe<ScheduleItem>;
  /** Version of OBS, for a software encoder that is an OBS plugin. */
  obsVersion?: Maybe<Scalars['String']['output']>;
  /** Operating system of the encoder, with its version. */
  operatingSystem?: Maybe<Scalars['String']['output']>;
  /** Number of network cards that have not applied their settings yet. */
  pendingNetworks: Scalars['Int']['output'];
  /** Preset that the encoder uses, or null if none is set. */
  preset?: Maybe<EncoderPreset>;
  /** Version of ProPresenter, for a software encoder that is a ProPresenter plugin. */
  proPresenterVersion?: Maybe<Scalars['String']['output']>;
  /** Readings that the encoder reported over the last 24 hours, grouped into time spans, oldest first, at most 1440. Spans without reports are left out. */
  readings?: Maybe<Array<EncoderReading>>;
  /** Number of changes to the encoder's settings. Send it with an edit to avoid overwriting another user's change. */
  revision: Scalars['Int']['output'];
  /** Serial number, `E` followed by 8 digits, or null for a software encoder. */
  serialNumber?: Maybe<Scalars['String']['output']>;
  /** State and readings, returned with the list and not by a separate call for each encoder. */
  status: EncoderStatus;
  /** Type of the encoder, hardware or software. */
  type: EncoderType;
  /** Objects that use the encoder: events that are running or planned, and destinations that are running. At most 1000. */
  uses?: Maybe<Array<Use>>;
  /** Version of the encoder software. */
  version: Scalars['String']['output'];
};


/** Device or program that encodes live video and uploads it. */
export type EncoderEncoderVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  statuses?: InputMaybe<Array<EncoderVideoStatus>>;
};


/** Device or program that encodes live video and uploads it. */
export type EncoderEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  statuses?: InputMaybe<Array<EncoderVideoStatus>>;
};


/** Device or program that encodes live video and uploads it. */
export type EncoderLogsArgs = {
  end?: InputMaybe<Scalars['DateTime']['input']>;
  minLevel?: InputMaybe<LogLevel>;
  start?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Device or program that encodes live video and uploads it. */
export type EncoderReadingsArgs = {
  after?: InputMaybe<Scalars['DateTime']['input']>;
  resolution?: InputMaybe<ReadingResolution>;
};

/** Channel that encoders send video to. */
export type EncoderChannel = Created & Node & Usable & {
  __typename?: 'EncoderChannel';
  /** Name of the channel's storage bucket, or null while it is not set up. */
  bucket?: Maybe<Scalars['String']['output']>;
  /** Time at which the channel was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Organization that the channel belongs to. */
  customer?: Maybe<Customer>;
  /** Number of days for which video is kept, 1 to 30. */
  deleteAfter: Scalars['Int']['output'];
  /** Number of seconds by which viewers can rewind a live stream, 30 to 1800. */
  dvrWindowSeconds: Scalars['Int']['output'];
  /** Videos that encoders have sent to the channel. */
  encoderVideos?: Maybe<EncoderVideoConnection>;
  /**
   * Videos that encoders have sent to the channel.
   * @deprecated An event is what is planned; read `encoderVideos`.
   */
  events?: Maybe<EncoderVideoConnection>;
  /** UUID of the encoder channel. */
  id: Scalars['ID']['output'];
  /** RTMP ingest of the channel: the address that encoders publish to and the incoming stream. */
  ingest?: Maybe<Ingest>;
  /** True if the channel stays on the local network. */
  isLanOnly: Scalars['Boolean']['output'];
  /** True if the storage of the channel is ready. */
  isProvisioned: Scalars['Boolean']['output'];
  /** True if the caller can only view the channel. */
  isViewOnly: Scalars['Boolean']['output'];
  /**
   * True if the channel stays on the local network.
   * @deprecated Read `isLanOnly`.
   */
  lanOnly: Scalars['Boolean']['output'];
  /** Display name of the encoder channel. */
  name: Scalars['String']['output'];
  /** External servers to which the channel is forwarded, by name, at most 20. */
  outputs?: Maybe<Array<LiveOutput>>;
  /**
   * True if the storage of the channel is ready.
   * @deprecated Read `isProvisioned`.
   */
  provisioned: Scalars['Boolean']['output'];
  /** Region in which the channel's video is hosted. */
  region?: Maybe<Region>;
  /** Running and planned occurrences of events that use the encoder channel, by start. */
  schedules?: Maybe<Array<ScheduleItem>>;
  /** Number of users and venues that can use the channel. */
  userCount: Scalars['Int']['output'];
  /** Users and venues that can use the channel, by name, at most 1000. */
  users?: Maybe<Array<EncoderChannelUser>>;
  /** Objects that use the channel: events that are running or planned, destinations that are running, encoders that are configured with it, and users and venues that can use it. At most 1000. */
  uses?: Maybe<Array<Use>>;
  /**
   * True if the caller can only view the channel.
   * @deprecated Read `isViewOnly`.
   */
  viewOnly: Scalars['Boolean']['output'];
};


/** Channel that encoders send video to. */
export type EncoderChannelEncoderVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  statuses?: InputMaybe<Array<EncoderVideoStatus>>;
};


/** Channel that encoders send video to. */
export type EncoderChannelEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  statuses?: InputMaybe<Array<EncoderVideoStatus>>;
};


/** Channel that encoders send video to. */
export type EncoderChannelSchedulesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Page of encoder channels. */
export type EncoderChannelConnection = {
  __typename?: 'EncoderChannelConnection';
  /** Rows of this page with their cursors. */
  edges: Array<EncoderChannelEdge>;
  /** Rows of this page. */
  nodes: Array<EncoderChannel>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Encoder channel in a page. */
export type EncoderChannelEdge = {
  __typename?: 'EncoderChannelEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Encoder channel of this row. */
  node: EncoderChannel;
};

/** User or venue that can use an encoder channel. */
export type EncoderChannelUser = {
  __typename?: 'EncoderChannelUser';
  /** True if this is a venue rather than a user. */
  isVenue: Scalars['Boolean']['output'];
  /** True if the user or venue can only view the channel. */
  isViewOnly: Scalars['Boolean']['output'];
  /** User, or null for a venue. */
  user?: Maybe<User>;
  /** UUID of the user or venue. */
  userId: Scalars['ID']['output'];
  /** User name of the user or venue. */
  userName: Scalars['String']['output'];
  /** Venue, or null for a user. */
  venue?: Maybe<Venue>;
  /**
   * True if the user or venue can only view the channel.
   * @deprecated Read `isViewOnly`.
   */
  viewOnly: Scalars['Boolean']['output'];
};

/** User or venue that can use an encoder channel. */
export type EncoderChannelUserInput = {
  /** UUID of the user or venue. */
  userId: Scalars['ID']['input'];
  /** True if the user or venue can only view the channel. */
  viewOnly?: InputMaybe<Scalars['Boolean']['input']>;
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

/** Page of encoders. */
export type EncoderConnection = {
  __typename?: 'EncoderConnection';
  /** Rows of this page with their cursors. */
  edges: Array<EncoderEdge>;
  /** Rows of this page. */
  nodes: Array<Encoder>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Number of the organization's encoders in each state, regardless of the filter. */
  stateCounts: Array<EncoderStateCount>;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Encoder in a page. */
export type EncoderEdge = {
  __typename?: 'EncoderEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Encoder of this row. */
  node: Encoder;
};

/** Filter of encoders. */
export type EncoderFilter = {
  /** True to include only encoders that need attention, false to include only the others. An encoder needs attention if it has no video signal, frames are dropped, an event of the next 14 days needs it and it cannot start, an update is required, it is offline, a sensor is at or near its limit, or the processor is at its limit. */
  attention?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the encoder name, case-insensitive. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** True to include only encoders whose network cards have all applied their settings, false to include only the others. */
  networkApplied?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to include only encoders that are not offline. */
  onlineOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** States of the encoders to include. */
  states?: InputMaybe<Array<EncoderState>>;
  /** Start of the version number. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** Entries of an encoder's log within a time range. Not a connection, because the service returns whole time ranges. */
export type EncoderLog = {
  __typename?: 'EncoderLog';
  /** Log entries, oldest first. If there are more than 50,000, the newest ones. */
  entries: Array<EncoderLogEntry>;
  /** True if the maximum number of entries was returned, so that older entries of the time range can be missing. */
  isCut: Scalars['Boolean']['output'];
  /** Number of log entries in this result. */
  totalCount: Scalars['Int']['output'];
};

/** Entry of an encoder's log. */
export type EncoderLogEntry = {
  __typename?: 'EncoderLogEntry';
  /** Text of the log entry. */
  entry: Scalars['String']['output'];
  /** Level of the log entry. */
  level: LogLevel;
  /**
   * Time at which the log entry was written.
   * @deprecated Read `writtenAt`.
   */
  time: Scalars['DateTime']['output'];
  /** Time at which the log entry was written. */
  writtenAt: Scalars['DateTime']['output'];
};

/** Network card of an encoder. */
export type EncoderNetwork = {
  __typename?: 'EncoderNetwork';
  /**
   * True if the encoder has applied these settings.
   * @deprecated Read `isApplied`.
   */
  applied: Scalars['Boolean']['output'];
  /**
   * True if the addresses come from DHCP.
   * @deprecated Read `isDhcpOn`.
   */
  dhcp: Scalars['Boolean']['output'];
  /** Name servers of the network card, 1 to 3. */
  dns: Array<Scalars['String']['output']>;
  /** IPv4 gateway of the network card. */
  gateway?: Maybe<Scalars['String']['output']>;
  /** IPv4 address of the network card. */
  ipv4Address?: Maybe<Scalars['String']['output']>;
  /** True if the encoder has applied these settings. */
  isApplied: Scalars['Boolean']['output'];
  /** True if the addresses come from DHCP. */
  isDhcpOn: Scalars['Boolean']['output'];
  /** MAC address of the network card. */
  macAddress?: Maybe<Scalars['String']['output']>;
  /** Display name of the network card. */
  nicDisplayName: Scalars['String']['output'];
  /** IPv4 subnet mask of the network card. */
  subnetMask?: Maybe<Scalars['String']['output']>;
};

/** Settings of one network card. Addresses are not accepted while DHCP is on. */
export type EncoderNetworkInput = {
  /** True if the addresses come from DHCP. */
  dhcp: Scalars['Boolean']['input'];
  /** First name server. Required while DHCP is off. */
  dns1?: InputMaybe<Scalars['String']['input']>;
  /** Second name server of the network card. */
  dns2?: InputMaybe<Scalars['String']['input']>;
  /** Third name server of the network card. */
  dns3?: InputMaybe<Scalars['String']['input']>;
  /** IPv4 gateway within the subnet. Required while DHCP is off. */
  gateway?: InputMaybe<Scalars['String']['input']>;
  /** IPv4 address of the network card. Required while DHCP is off. */
  ipv4Address?: InputMaybe<Scalars['String']['input']>;
  /** Display name of the network card. */
  nicDisplayName: Scalars['String']['input'];
  /** IPv4 subnet mask of the network card, 255.255.255.0 by default. */
  subnetMask?: InputMaybe<Scalars['String']['input']>;
};

/** Values that encoders can be set to. */
export type EncoderOptions = {
  __typename?: 'EncoderOptions';
  /** Available video inputs, at most 2. Empty for software encoders. */
  inputSources: Array<InputSource>;
  /** Available values for LAN mode, off, on or both: 1 or 2 values. */
  lanModes: Array<Scalars['Boolean']['output']>;
  /** Versions that can be installed, newest first, at most 1000. Versions below the minimum are not included. */
  versions: Array<Scalars['String']['output']>;
};

/** Encoding settings of an encoder. */
export type EncoderPreset = Created & Node & Usable & {
  __typename?: 'EncoderPreset';
  /** Number of audio channels, 0 to 16. */
  audioChannels: Scalars['Int']['output'];
  /** Token with which encoders read the preset, or null unless the caller can manage encoders. */
  authToken?: Maybe<Scalars['String']['output']>;
  /** Bitrate per video channel in kbps, at least 1. */
  bitrate: Scalars['Int']['output'];
  /** Number of frames by which video channel 2 lags behind channel 1. */
  channel2Offset: Scalars['Int']['output'];
  /** Video codec of the preset. */
  codec: VideoCodec;
  /** Time at which the encoder preset was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Name that encoders show, or null if they show the preset's own name. */
  customName?: Maybe<Scalars['String']['output']>;
  /** Organization that the encoder preset belongs to. */
  customer?: Maybe<Customer>;
  /** Television standard: NTSC, PAL or automatic. */
  formatStandard: FormatStandard;
  /**
   * True if the encoder's hardware does the encoding.
   * @deprecated Read `hasHardwareAcceleration`.
   */
  hardwareAcceleration: Scalars['Boolean']['output'];
  /** True if the encoder's hardware does the encoding. */
  hasHardwareAcceleration: Scalars['Boolean']['output'];
  /** True if the encoder sends short segments to reduce delay. */
  hasShortSegments: Scalars['Boolean']['output'];
  /** UUID of the encoder preset. */
  id: Scalars['ID']['output'];
  /** Format of the video input. */
  inputFormat: Scalars['String']['output'];
  /** Display name of the encoder preset. */
  name: Scalars['String']['output'];
  /** Format of the video output, for example `1080p30`. */
  outputFormat: Scalars['String']['output'];
  /**
   * True if the encoder sends short segments to reduce delay.
   * @deprecated Read `hasShortSegments`.
   */
  shortSegments: Scalars['Boolean']['output'];
  /** Objects that use the preset: events that are running or planned, destinations that are running, and encoders that are configured with it. At most 1000. */
  uses?: Maybe<Array<Use>>;
  /** Version of the preset: 1, or 2 with AV1, hardware acceleration and short segments. */
  version: Scalars['Int']['output'];
  /** Number of video channels, 0 to 2. */
  videoChannels: Scalars['Int']['output'];
};

/** Page of encoder presets. */
export type EncoderPresetConnection = {
  __typename?: 'EncoderPresetConnection';
  /** Rows of this page with their cursors. */
  edges: Array<EncoderPresetEdge>;
  /** Rows of this page. */
  nodes: Array<EncoderPreset>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Encoder preset in a page. */
export type EncoderPresetEdge = {
  __typename?: 'EncoderPresetEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Encoder preset of this row. */
  node: EncoderPreset;
};

/** Values that encoder presets can be set to. */
export type EncoderPresetOptions = {
  __typename?: 'EncoderPresetOptions';
  /** Minimum and maximum number of audio channels. */
  audioChannels: NumberRange;
  /** Minimum and maximum bitrate per video channel, in kbps. */
  bitrate: NumberRange;
  /** Video codecs, at most 3. AV1 requires version 2. */
  codecs: Array<VideoCodec>;
  /** Television standards, at most 3. */
  formatStandards: Array<FormatStandard>;
  /** Formats of the video input, at most 100. */
  inputFormats: Array<Scalars['String']['output']>;
  /** Formats of the video output, at most 100. 2160p requires a 4K subscription. */
  outputFormats: Array<Scalars['String']['output']>;
  /** Minimum and maximum number of video channels. */
  videoChannels: NumberRange;
};

/** Readings that an encoder reported within a time span. */
export type EncoderReading = {
  __typename?: 'EncoderReading';
  /** Temperature in degrees Celsius of the sensor closest to its limit, or null if it was not reported. */
  celsius?: Maybe<ReadingSpread>;
  /** Processor load in percent, or null if it was not reported. */
  cpu?: Maybe<ReadingSpread>;
  /** Number of frames that the encoder failed to send within the time span. */
  droppedFrames: Scalars['Int']['output'];
  /** Length of the time span in minutes. */
  minutes: Scalars['Int']['output'];
  /** Number of minutes in the span with a reading. */
  readings: Scalars['Int']['output'];
  /** Start of the time span. Spans start at whole multiples of their length in UTC. */
  start: Scalars['DateTime']['output'];
  /** Peak upload per minute, in kbps. */
  upload: ReadingSpread;
};

/** Page of encoder search results. */
export type EncoderSearchConnection = {
  __typename?: 'EncoderSearchConnection';
  /** Rows of this page with their cursors. */
  edges: Array<EncoderSearchEdge>;
  /** Rows of this page. */
  nodes: Array<EncoderSearchHit>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of matching encoders for each version. */
  versions: Array<EncoderVersionCount>;
};

/** Encoder search result in a page. */
export type EncoderSearchEdge = {
  __typename?: 'EncoderSearchEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Encoder search result of this row. */
  node: EncoderSearchHit;
};

/** Filter of encoders in all organizations. */
export type EncoderSearchFilter = {
  /** True to include only encoders whose network cards have all applied their settings, false to include only the others. */
  networkApplied?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to include only encoders that are not offline. */
  onlineOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** State that the encoders must report. */
  reportedState?: InputMaybe<EncoderState>;
  /** Part of the name or serial number, case-insensitive, at most 100 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Start of the version number. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** Encoder of any organization. */
export type EncoderSearchHit = {
  __typename?: 'EncoderSearchHit';
  /** Name of the encoder's organization. */
  customerName: Scalars['String']['output'];
  /** Encoder that was found. */
  encoder: Encoder;
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

/** Number of encoders in a state. */
export type EncoderStateCount = {
  __typename?: 'EncoderStateCount';
  /** Number of encoders. States without encoders are left out. */
  count: Scalars['Int']['output'];
  /** State of the encoders. */
  state: EncoderState;
};

/** State and readings of an encoder at one point in time. */
export type EncoderStatus = {
  __typename?: 'EncoderStatus';
  /** Processor load in percent, 0 to 100, or null while the encoder is offline. */
  cpuUsage?: Maybe<Scalars['Float']['output']>;
  /** Number of frames that the encoder failed to send since it started. */
  droppedFrames: Scalars['Int']['output'];
  /** Number of frames that the encoder failed to send within the last hour. */
  droppedFramesLastHour: Scalars['Int']['output'];
  /** True if there is an incoming video signal. Null while the encoder is not started. */
  hasInput?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Time of the last report, or null if the encoder has never reported.
   * @deprecated Read `reportedAt`.
   */
  lastUpdate?: Maybe<Scalars['DateTime']['output']>;
  /** Peak upload of the last minute in kbps, or null while the encoder is offline. */
  peakCloudUpload?: Maybe<Scalars['Int']['output']>;
  /** Time of the last report, or null if the encoder has never reported. */
  reportedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last requested state, or null once the encoder has reached it. */
  requestedState?: Maybe<EncoderState>;
  /** Time at which encoding started, or null while the encoder is not encoding. Encoding ends automatically after 12 hours. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Current state of the encoder. */
  state: EncoderState;
  /** Readings of the temperature sensors, at most 100. Empty while the encoder is offline. */
  temperatures: Array<TemperatureReading>;
  /** Upload in kbps over the last hour, oldest first, at most 60 values. */
  uploadHistory: Array<Scalars['Int']['output']>;
};

/** Types of encoders. */
export type EncoderType =
  /** A dedicated device. */
  | 'HARDWARE'
  /** A program alongside OBS or ProPresenter. */
  | 'SOFTWARE';

/** Number of encoders with a version. */
export type EncoderVersionCount = {
  __typename?: 'EncoderVersionCount';
  /** Number of encoders. */
  count: Scalars['Int']['output'];
  /** Version of the encoders. */
  version: Scalars['String']['output'];
};

/** Video that an encoder has uploaded. */
export type EncoderVideo = Node & Playable & {
  __typename?: 'EncoderVideo';
  /** True if the caller can add cues to the encoder video, as reported by the `cansetcues` header. */
  canSetCues?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the encoder channel, also available to users without access to channels. Null if the channel was deleted. */
  channelName?: Maybe<Scalars['String']['output']>;
  /** Cues of the encoder video by position, at most 10,000, starting with the generated start-of-video cue. Null with a CUES_UNAVAILABLE error if no video has been received. */
  cues?: Maybe<Array<Cue>>;
  /** Organization that the encoder video belongs to. */
  customer?: Maybe<Customer>;
  /** Duration of the encoder video. Null until it has ended. */
  duration?: Maybe<Scalars['Duration']['output']>;
  /** Encoder that sent the video. */
  encoder?: Maybe<Encoder>;
  /** Encoder channel that the video was sent to. */
  encoderChannel?: Maybe<EncoderChannel>;
  /**
   * HLS URL of the encoder video. Null if nothing has been received.
   * @deprecated Use playback, which says how long the address holds.
   */
  hlsUrl?: Maybe<Scalars['URL']['output']>;
  /** UUID of the encoder video. */
  id: Scalars['ID']['output'];
  /** True if the encoder was started manually. False for an event. */
  isManual: Scalars['Boolean']['output'];
  /** True if there is something to play. */
  isPlayable: Scalars['Boolean']['output'];
  /** True if the caller can only view the encoder channel, and so can neither rename nor delete the video. */
  isViewOnly: Scalars['Boolean']['output'];
  /** Name of the encoder video. */
  name: Scalars['String']['output'];
  /**
   * True if there is something to play.
   * @deprecated Read `isPlayable`.
   */
  playable: Scalars['Boolean']['output'];
  /** Playback URLs of the encoder video for the caller. Null if nothing has been received. */
  playback?: Maybe<Playback>;
  /**
   * Time at which the encoder video started.
   * @deprecated Read `startedAt`.
   */
  startTime: Scalars['DateTime']['output'];
  /** Time at which the encoder video started. */
  startedAt: Scalars['DateTime']['output'];
  /** Current status of the encoder video. */
  status: EncoderVideoStatus;
  /** Summary of the recording. */
  summary?: Maybe<EncoderVideoSummary>;
  /**
   * True if the caller can only view the encoder channel, and so can neither rename nor delete the video.
   * @deprecated Read `isViewOnly`.
   */
  viewOnly: Scalars['Boolean']['output'];
};

/** Page of encoder videos. */
export type EncoderVideoConnection = {
  __typename?: 'EncoderVideoConnection';
  /** Rows of this page with their cursors. */
  edges: Array<EncoderVideoEdge>;
  /** Rows of this page. */
  nodes: Array<EncoderVideo>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Download of an encoder video, valid for one hour. */
export type EncoderVideoDownload = {
  __typename?: 'EncoderVideoDownload';
  /** Actual end of the file, within 3.2 s of the requested end. */
  end: Scalars['Duration']['output'];
  /** Time at which the URL expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Actual start of the file, within 3.2 s of the requested start. */
  start: Scalars['Duration']['output'];
  /** URL of the MP4 file, with support for byte ranges. */
  url: Scalars['URL']['output'];
};

/** Encoder video in a page. */
export type EncoderVideoEdge = {
  __typename?: 'EncoderVideoEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Encoder video of this row. */
  node: EncoderVideo;
};

/** Status change during the recording of an encoder video. */
export type EncoderVideoEntry = {
  __typename?: 'EncoderVideoEntry';
  /** Error that caused the status change, in English. Null if nothing went wrong. */
  error?: Maybe<Scalars['String']['output']>;
  /** Time of the status change. */
  happenedAt: Scalars['DateTime']['output'];
  /** Error that caused the status change, as a stable reason. Null if nothing went wrong, or if the service reports none. */
  reason?: Maybe<Reason>;
  /** Status of the encoder video from then on. */
  status: EncoderVideoStatus;
  /**
   * Time of the status change.
   * @deprecated Read `happenedAt`.
   */
  time: Scalars['DateTime']['output'];
};

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

/** Summary of the recording of an encoder video. */
export type EncoderVideoSummary = {
  __typename?: 'EncoderVideoSummary';
  /** Average bitrate, in kbps. Null if nothing was received. */
  bitrateKbps?: Maybe<Scalars['Int']['output']>;
  /** Status changes of the encoder video, oldest first. If there are more than 1,000, the newest ones. */
  history: Array<EncoderVideoEntry>;
  /** Input of the encoder. Null if it is unknown. */
  input?: Maybe<Scalars['String']['output']>;
};

/** Encoders that changed since the last event. */
export type EncodersChangedEvent = ChangedEvent & {
  __typename?: 'EncodersChangedEvent';
  /** Time at which the change was detected. */
  at: Scalars['DateTime']['output'];
  /** Encoders that changed. */
  encoders: Array<Encoder>;
  /** Sequence number for each organization, which increases by one with every event. A gap means that events were missed and the list should be fetched again. The first event after subscribing has the current number and no encoders. */
  sequence: Scalars['Int']['output'];
};

/** Session to end. */
export type EndSessionInput = {
  /** ID of the session. */
  id: Scalars['ID']['input'];
};

/** Result of ending a session. */
export type EndSessionPayload = Payload & {
  __typename?: 'EndSessionPayload';
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
  /** Caller with their remaining sessions, or null if the request was refused. */
  viewer?: Maybe<Viewer>;
};

/** Planned broadcast: its content, source, destinations, and dates. */
export type Event = Created & Node & {
  __typename?: 'Event';
  /** Destinations of the last 100 occurrences of the event, latest start request first. */
  contentDestinations?: Maybe<Array<ContentDestination>>;
  /** Time at which the event was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Organization that the event belongs to. */
  customer?: Maybe<Customer>;
  /** Description of the event. Null if none is set. */
  description?: Maybe<Scalars['String']['output']>;
  /** Destination group of the event. Null if there is none. Requires MANAGE_DESTINATION_GROUPS. */
  destinationGroup?: Maybe<DestinationGroup>;
  /** Destinations of the event in addition to its group, in order, at most 50. */
  destinations: Array<EventDestination>;
  /** Duration of the event. */
  duration: Scalars['Duration']['output'];
  /** Encoder that the video comes from. Null for a replay. */
  encoder?: Maybe<Encoder>;
  /** Encoder channel that the encoder sends to. Null for a replay. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** Encoder preset of the event. Null for a replay. */
  encoderPreset?: Maybe<EncoderPreset>;
  /** Name of the event on the encoder. Null for a replay. */
  encoderScheduleName?: Maybe<Scalars['String']['output']>;
  /** Source of the encoder settings: chosen automatically by the encoder, or from the preset. */
  encoderSettingsType: EncoderConfiguration;
  /** UUID of the event. */
  id: Scalars['ID']['output'];
  /** True if Go Live created the event when it went on air. False for planned events. */
  isAdHoc: Scalars['Boolean']['output'];
  /** True if the event is paused and will not run. */
  isPaused: Scalars['Boolean']['output'];
  /** History of the event, its occurrences, recordings, and destinations, oldest first. If there are more than 1,000 entries, the newest ones. Requires MANAGE_SCHEDULE. */
  log?: Maybe<Array<EventLogEntry>>;
  /** Saved video that the event plays. Null for other types, and if it was deleted. */
  mediaItem?: Maybe<MediaItem>;
  /** Name of the event. */
  name: Scalars['String']['output'];
  /** Occurrence that is running or next. Null once the event has ended. */
  next?: Maybe<ScheduleItem>;
  /** Occurrences of the event, by start. */
  occurrences?: Maybe<Array<ScheduleItem>>;
  /** Number of minutes by which the encoder starts before the event. */
  preEventBufferMinutes: Scalars['Int']['output'];
  /** Recurrence rule of the event. Null if the event takes place once. */
  repeat?: Maybe<EventRepeat>;
  /** Web channel that the event replays. Null for other types. */
  replayedWebChannel?: Maybe<WebChannel>;
  /** Number of edits. An edit of an older revision is refused. */
  revision: Scalars['Int']['output'];
  /** Series that the event was detached from when one date was edited. Null for other events. */
  series?: Maybe<Event>;
  /** Starts of the dates that the series skips, at most 1000. */
  skippedAt: Array<Scalars['DateTime']['output']>;
  /** Start of the first occurrence. Null if the event never takes place. */
  startAt?: Maybe<Scalars['DateTime']['output']>;
  /** Local start of the event, or of its series, in its time zone: `yyyy-mm-ddThh:mm`. */
  startLocal: Scalars['String']['output'];
  /** Original start of the event in that series. Null for other events. */
  takenFromAt?: Maybe<Scalars['DateTime']['output']>;
  /** Events that were detached from the series, at most 1000. */
  takenOut?: Maybe<Array<Event>>;
  /** Thumbnail of the event. Null if there is none. */
  thumbnailUrl?: Maybe<Scalars['URL']['output']>;
  /** Time zone in which the event was planned, as an IANA name. */
  timezone: Scalars['String']['output'];
  /** Type of the event. */
  type: EventType;
  /** Watch page of the event. Null unless the event goes to a web channel that everyone can watch. */
  watchUrl?: Maybe<Scalars['URL']['output']>;
};


/** Planned broadcast: its content, source, destinations, and dates. */
export type EventContentDestinationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Planned broadcast: its content, source, destinations, and dates. */
export type EventOccurrencesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Result of checking an event before it is saved. */
export type EventCheck = {
  __typename?: 'EventCheck';
  /** Number of concurrent streams. */
  concurrency: EventConcurrency;
  /** Conflicts with other events at these times, by start, at most 500. */
  conflicts: Array<EventConflict>;
  /** Problems other than conflicts that prevent saving, at most 1000. */
  errors: Array<UserError>;
  /** Encoders that are free at all of these times, if the encoder of the draft is in use at one of them. At most 1000. */
  freeEncoders: Array<Encoder>;
  /** Resources that the draft uses, with the times at which other events use them, at most 152. */
  lanes: Array<EventLane>;
  /** Occurrences that were checked: those in the future, at most 99. */
  occurrences: Array<EventSpan>;
  /** Problems that do not prevent saving: regions that differ, or access to an account that ends before the event. At most 100. */
  warnings: Array<UserError>;
};

/** Number of concurrent streams over time. */
export type EventConcurrency = {
  __typename?: 'EventConcurrency';
  /** Maximum number of concurrent streams that the plan allows. Null without a limit. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** Changes in the number of other concurrent streams near the times of the draft. Empty without a limit. At most 5000. */
  steps: Array<EventConcurrencyStep>;
};

/** Number of concurrent streams from a point in time. */
export type EventConcurrencyStep = {
  __typename?: 'EventConcurrencyStep';
  /** Number of concurrent streams. */
  count: Scalars['Int']['output'];
  /** Time from which the number applies. */
  startAt: Scalars['DateTime']['output'];
};

/** Resource that several events need at the same time. */
export type EventConflict = {
  __typename?: 'EventConflict';
  /** End of the draft's occurrence. */
  endAt: Scalars['DateTime']['output'];
  /** Path of the draft's field that selects the resource, at most 3 names. */
  field: Array<Scalars['String']['output']>;
  /** Encoders that are free at this time, if the encoder of the draft is in use. At most 1000. */
  freeEncoders: Array<Encoder>;
  /** Nearby times at which all resources of the draft are free, at most 3. */
  freeSlots: Array<Scalars['DateTime']['output']>;
  /** Kind of resource. */
  kind: EventConflictKind;
  /** Occurrence that uses the resource. Null for CONCURRENCY. */
  other?: Maybe<EventConflictOther>;
  /** ID of the encoder, RTMP destination, or web channel. Null for CONCURRENCY. */
  resourceId?: Maybe<Scalars['ID']['output']>;
  /** Name of the encoder, RTMP destination, or web channel. Null for CONCURRENCY. */
  resourceName?: Maybe<Scalars['String']['output']>;
  /** Start of the draft's occurrence. */
  startAt: Scalars['DateTime']['output'];
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

/** Occurrence that uses a resource that another event needs. */
export type EventConflictOther = {
  __typename?: 'EventConflictOther';
  /** End of the occurrence. */
  endAt: Scalars['DateTime']['output'];
  /** Event that the occurrence belongs to. */
  event?: Maybe<Event>;
  /** UUID of the event. */
  eventId: Scalars['ID']['output'];
  /** ID of the occurrence. */
  id: Scalars['ID']['output'];
  /** Start of the occurrence. */
  startAt: Scalars['DateTime']['output'];
  /** Time zone in which the event was planned, as an IANA name. */
  timezone: Scalars['String']['output'];
  /** Title of the event. */
  title: Scalars['String']['output'];
};

/** Page of events. */
export type EventConnection = {
  __typename?: 'EventConnection';
  /** Rows of this page with their cursors. */
  edges: Array<EventEdge>;
  /** Rows of this page. */
  nodes: Array<Event>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One date of a series. */
export type EventDateInput = {
  /** UUID of the series. */
  id: Scalars['ID']['input'];
  /** Start of the date. */
  startAt: Scalars['DateTime']['input'];
};

/** Destination of an event. */
export type EventDestination = {
  __typename?: 'EventDestination';
  /** Playlists that the recording is added to, at most 20. */
  autoArchivePlaylists: Array<Playlist>;
  /** Text of the button. Null without a button. */
  buttonText?: Maybe<Scalars['String']['output']>;
  /** URL that the button opens. Null without a button. */
  buttonUrl?: Maybe<Scalars['URL']['output']>;
  /** Description on the destination. Null to use the description of the event. */
  description?: Maybe<Scalars['String']['output']>;
  /** True if the destination has a call-to-action button. */
  hasButton: Scalars['Boolean']['output'];
  /** ID of the event destination. */
  id: Scalars['ID']['output'];
  /** True if a recording is saved to the library. */
  isAutosaved: Scalars['Boolean']['output'];
  /** True if other pages can also show the broadcast. */
  isCrossposted: Scalars['Boolean']['output'];
  /** True if the destination has started or starts within 5 minutes, and so can be neither changed nor removed. */
  isLocked: Scalars['Boolean']['output'];
  /** Kind of destination: EMBED for a web channel, RTMP, FACEBOOK, YOUTUBE, or SAVEONLY for a recording only. */
  kind: DestinationKind;
  /** ID of the page or channel within the account. Null for other kinds. */
  placeId?: Maybe<Scalars['ID']['output']>;
  /** Name of the web channel, RTMP destination, or account. Null if it was deleted, and for SAVEONLY. */
  placeName?: Maybe<Scalars['String']['output']>;
  /** Audience of the destination. Null if it is determined by the destination. */
  privacy?: Maybe<DestinationPrivacy>;
  /** Publication state of the destination. Null if it is determined by the destination. */
  publishState?: Maybe<PublishState>;
  /** RTMP destination, for RTMP. Null for other kinds, and if it was deleted. Requires MANAGE_SOCIAL_MEDIA or MANAGE_DESTINATION_GROUPS. */
  rtmpDestination?: Maybe<RtmpDestination>;
  /** Number of days before the event at which its post is published. Null if there is no post. */
  scheduledPostDays?: Maybe<Scalars['Int']['output']>;
  /** Facebook or YouTube account. Null for other kinds, and if it was deleted. Requires MANAGE_SOCIAL_MEDIA. */
  socialAccount?: Maybe<SocialAccount>;
  /** ID of the Facebook or YouTube account, also available to users without access to accounts. */
  socialAccountId?: Maybe<Scalars['ID']['output']>;
  /** Time by which the destination starts after the beginning of the content. */
  startOffset: Scalars['Duration']['output'];
  /** Time by which the destination stops before the end of the content, in milliseconds as a negative number. 0 to stop with it. */
  stopOffset: Scalars['Int']['output'];
  /** ID of the destination's own thumbnail on Facebook or YouTube. Null if it uses that of the event, and for other kinds. */
  thumbnailFileId?: Maybe<Scalars['ID']['output']>;
  /** URL of the destination's own thumbnail. */
  thumbnailUrl?: Maybe<Scalars['URL']['output']>;
  /** Title on the destination. Null to use the name of the event. */
  title?: Maybe<Scalars['String']['output']>;
  /** Web channel, for EMBED. Null for other kinds, and if it was deleted. */
  webChannel?: Maybe<WebChannel>;
  /** Web preset of the destination. Null for the default preset. Requires permission to manage encoder and web settings. */
  webPreset?: Maybe<WebPreset>;
};

/** Destination of an event. */
export type EventDestinationInput = {
  /** IDs of playlists to add the recording to, at most 20. */
  autoArchivePlaylistIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Text of the button, at most 12 characters. Required with a button. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** URL that the button opens, starting with `http://` or `https://`. Required with a button. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description on the destination, required for Facebook and YouTube. Null to use that of the event. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True if the destination has a call-to-action button. */
  hasButton?: InputMaybe<Scalars['Boolean']['input']>;
  /** ID of an existing destination. Null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** True if a recording is saved to the library. */
  isAutosaved?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if other pages can also show the broadcast. */
  isCrossposted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of destination: EMBED for a web channel, RTMP, FACEBOOK, YOUTUBE, or SAVEONLY for a recording only. */
  kind: DestinationKind;
  /** ID of the page or channel within the account. Required for Facebook and YouTube. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Audience of the destination, required for Facebook and YouTube. */
  privacy?: InputMaybe<DestinationPrivacy>;
  /** Publication state of the destination, required for Facebook and YouTube. */
  publishState?: InputMaybe<PublishState>;
  /** ID of the RTMP destination. Required with RTMP. */
  rtmpDestinationId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of days before the event at which its post is published, 1 to a limit that the recurrence rule sets. Null for no post. At most one post each on Facebook and YouTube. */
  scheduledPostDays?: InputMaybe<Scalars['Int']['input']>;
  /** ID of the social media account. Required for Facebook and YouTube. */
  socialAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Time by which the destination starts after the beginning of the content, 0 to 12 hours. */
  startOffset?: InputMaybe<Scalars['Duration']['input']>;
  /** Time by which the destination stops before the end of the content, in milliseconds as a negative number, -43200000 to 0. */
  stopOffset?: InputMaybe<Scalars['Int']['input']>;
  /** ID of the destination's own thumbnail on Facebook or YouTube, as returned by `uploadSocialFile`. Null to use that of the event. */
  thumbnailFileId?: InputMaybe<Scalars['ID']['input']>;
  /** Title on the destination, required for Facebook and YouTube. Null to use the name of the event. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** ID of the web channel. Required with EMBED. */
  webChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the web preset. Null for the default preset. */
  webPresetId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of adding or changing a destination of an event. */
export type EventDestinationPayload = Payload & {
  __typename?: 'EventDestinationPayload';
  /** Destination after the change, or null if the change was refused. */
  eventDestination?: Maybe<EventDestination>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Event to check before it is saved: a new event, or changes to an existing one. */
export type EventDraftInput = {
  /** Description of the event, at most 5000 characters. Null for none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** ID of the destination group. Null for none. */
  destinationGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** All destinations in addition to the group, in order, at most 50. Existing ones are identified by their IDs. */
  destinations?: InputMaybe<Array<EventDestinationInput>>;
  /** Duration of the event, more than zero, at most 12 hours with an encoder and 7 days without. */
  duration?: InputMaybe<Scalars['Duration']['input']>;
  /** ID of the encoder channel. Required for LIVE and EXISTING_ENCODER_EVENT. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the encoder. Required for LIVE and EXISTING_ENCODER_EVENT. */
  encoderId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the encoder preset. Required with ADVANCED. With AUTOMATIC, the preset of the encoder. */
  encoderPresetId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the event on the encoder, at most 128 characters. Required with an encoder. */
  encoderScheduleName?: InputMaybe<Scalars['String']['input']>;
  /** Source of the encoder settings: chosen automatically by the encoder, or from the preset. */
  encoderSettingsType?: InputMaybe<EncoderConfiguration>;
  /** ID of the event that is edited. Null for a new event. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the saved video to play. Required for EXISTING_MEDIA and SIMLIVE. The video must have finished saving. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the event, at most 128 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** ID of the occurrence to change, for the scope THIS. */
  occurrenceId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of minutes by which the encoder starts before the event, 0 to 120. */
  preEventBufferMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Recurrence rule of the event. Null if the event takes place once. */
  repeat?: InputMaybe<EventRepeatInput>;
  /** ID of the web channel to replay. Required for REPUBLISH. */
  replayedWebChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** Scope of the change: one date of a series, or all of it. */
  scope?: InputMaybe<EventScope>;
  /** Starts of the dates that the series skips, at most 99. */
  skippedAt?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  /** Local start of the event in its time zone, `yyyy-mm-ddThh:mm`. Must not be in the past. */
  startLocal?: InputMaybe<Scalars['String']['input']>;
  /** Time zone in which the event is planned, as an IANA name. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Type of the event. */
  type?: InputMaybe<EventType>;
};

/** Event in a page. */
export type EventEdge = {
  __typename?: 'EventEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Event of this row. */
  node: Event;
};

/** Resource that a draft uses, with the times at which other events use it. */
export type EventLane = {
  __typename?: 'EventLane';
  /** Times near those of the draft at which other events use the resource, without overlaps, at most 5000. */
  busy: Array<EventSpan>;
  /** Kind of resource. Never CONCURRENCY. */
  kind: EventConflictKind;
  /** Name of the encoder, RTMP destination, or web channel. Null if it was deleted. */
  name?: Maybe<Scalars['String']['output']>;
  /** ID of the encoder, RTMP destination, or web channel. */
  resourceId: Scalars['ID']['output'];
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

/** Log entry of an event. */
export type EventLogEntry = {
  __typename?: 'EventLogEntry';
  /** Change that was made to the event. Null for other subjects. */
  action?: Maybe<EventLogAction>;
  /** Name of the user who made the change. Null if no user did. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Time of the entry. */
  happenedAt: Scalars['DateTime']['output'];
  /** ID of the entry, unique within the log. */
  id: Scalars['ID']['output'];
  /** Kind of destination. Null for other subjects. */
  kind?: Maybe<DestinationKind>;
  /** Name of the recording or destination. Null for other subjects. */
  name?: Maybe<Scalars['String']['output']>;
  /** Start of the occurrence. Null for changes to the event itself. */
  occurrenceStartsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the problem. Null if nothing went wrong, and if the service reports no reason of this list. */
  reason?: Maybe<Reason>;
  /** Parameters of `reason`, at most 20. */
  reasonParameters: Array<ReasonParameter>;
  /** Request that the destination's network refused. Null for other entries. */
  refused?: Maybe<EventLogRefusal>;
  /** State of the occurrence or destination from then on. Null for other subjects. */
  state?: Maybe<DestinationState>;
  /** Part of the event that the entry is about. */
  subject: EventLogSubject;
  /** Status of the encoder video from then on. Null for other subjects. */
  videoStatus?: Maybe<EncoderVideoStatus>;
};

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

/** Result of creating or changing an event. */
export type EventPayload = Payload & {
  __typename?: 'EventPayload';
  /** Event after the change. Null if the change was refused, unless the reason is that another user had changed it. */
  event?: Maybe<Event>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Recurrence rule of an event. */
export type EventRepeat = {
  __typename?: 'EventRepeat';
  /** Number of occurrences with AFTER, including skipped ones. Null otherwise. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Day of the month. Null for the day of the start, and with a position. */
  dayOfMonth?: Maybe<Scalars['Int']['output']>;
  /** End of the recurrence. */
  ends: RepeatEnd;
  /** Number of units between two occurrences. */
  interval: Scalars['Int']['output'];
  /** Months in which the event repeats, 1 to 12. Empty for all months, or with YEARLY for the month of the start. */
  months: Array<Scalars['Int']['output']>;
  /** Position of the weekday in the month. Null if there is none. */
  position?: Maybe<RepeatPosition>;
  /** Unit of the recurrence. */
  type: RepeatType;
  /** Last day, in the event's time zone, with ON. Null otherwise. */
  until?: Maybe<Scalars['Date']['output']>;
  /** Weekdays on which the event repeats, at most 7. Empty for the weekday of the start. With a position, the weekdays that it counts. */
  weekdays: Array<Weekday>;
};

/** Recurrence rule of an event. */
export type EventRepeatInput = {
  /** Number of occurrences with AFTER: 1 to 99, and no more than end within 13 months. */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** Day of the month, 1 to 31. Null for the day of the start, and with a position. */
  dayOfMonth?: InputMaybe<Scalars['Int']['input']>;
  /** End of the recurrence. */
  ends: RepeatEnd;
  /** Number of units between two occurrences, 1 to 10080. Must be longer than the duration of the event. */
  interval?: InputMaybe<Scalars['Int']['input']>;
  /** Months in which the event repeats, 1 to 12. Empty for all months, or with YEARLY for the month of the start. */
  months?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Position of the weekday in the month. Null if there is none. */
  position?: InputMaybe<RepeatPosition>;
  /** Unit of the recurrence. */
  type: RepeatType;
  /** Last day, in the event's time zone, with ON: not before the start, and at most 13 months from today. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** Weekdays on which the event repeats. Empty for the weekday of the start. With a position, the weekdays that it counts. */
  weekdays?: InputMaybe<Array<Weekday>>;
};

/** Scopes of an edit to a series. */
export type EventScope =
  /** All future dates. */
  | 'ALL'
  /** One date, which becomes a separate event. */
  | 'THIS';

/** Time range with a start and an end. */
export type EventSpan = {
  __typename?: 'EventSpan';
  /** End of the time range. */
  endAt: Scalars['DateTime']['output'];
  /** Start of the time range. */
  startAt: Scalars['DateTime']['output'];
};

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

/** Details of an account as reported by Facebook. */
export type FacebookInfo = {
  __typename?: 'FacebookInfo';
  /** Time at which access expires. */
  accessExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Groups of the account, at most 1000. */
  groups: Array<SocialPlace>;
  /** Pages that the account can post to, at most 1000. */
  pages: Array<SocialPlace>;
  /** Permissions granted on Facebook, by their Facebook names, at most 100. */
  permissions: Array<Scalars['String']['output']>;
};

/** Job of the platform that failed. */
export type FailedJob = Created & {
  __typename?: 'FailedJob';
  /** Number of attempts started or, for recurring work, number of consecutive failures. */
  attempts: Scalars['Int']['output'];
  /** Time at which the job was requested. */
  createdAt: Scalars['DateTime']['output'];
  /** Organization that the job belongs to, or null for the platform's own work. */
  customer?: Maybe<Customer>;
  /** ID of the organization that the job belongs to, or null for the platform's own work. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** Time at which the job was given up, or null while it is still being retried. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque, unique ID of the failed job. */
  id: Scalars['ID']['output'];
  /** Error of the last attempt. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Kind of work. */
  queue: Scalars['String']['output'];
  /** ID of the object that the job concerns. Empty for recurring work. */
  subject: Scalars['String']['output'];
};

/** Progress of an organization's first-time setup. */
export type FirstTimeSetup =
  /** The setup is complete. */
  | 'COMPLETE'
  /** The setup is in progress. */
  | 'IN_PROGRESS'
  /** The setup has not been started. */
  | 'NOT_STARTED';

/** Television standards. */
export type FormatStandard =
  /** Same standard as the input. */
  | 'AUTO'
  /** 59.94 and 29.97 Hz. */
  | 'NTSC'
  /** 50 and 25 Hz. */
  | 'PAL';

/** Request to go live. */
export type GoLive = {
  __typename?: 'GoLive';
  /** ID of the request. */
  id: Scalars['ID']['output'];
  /** Progress of the request. */
  progress: GoLiveProgress;
  /** Details and result of the request. Null if there is no such request. */
  request?: Maybe<GoLiveRequest>;
};

/** Destination in addition to the destination group. */
export type GoLiveDestinationInput = {
  /** ID of the account that the page or channel belongs to, required there. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Text of the button, at most 12 characters. Required with a button. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** URL that the button opens, starting with `http://` or `https://`. Required with a button. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description on Facebook or YouTube, required there, without < or >. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** ID of the web channel, RTMP destination, page, or channel. */
  destinationId: Scalars['ID']['input'];
  /** True if the destination has a call-to-action button. */
  hasButton?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if other pages can also show the broadcast. */
  isCrossposted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of destination. */
  kind: GoLiveDestinationKind;
  /** Audience on Facebook or YouTube, required there. */
  privacy?: InputMaybe<DestinationPrivacy>;
  /** Publication state on Facebook or YouTube, required there. */
  publishStatus?: InputMaybe<PublishState>;
  /** Title on Facebook or YouTube, required there, without < or >. At most 100 characters on YouTube. */
  title?: InputMaybe<Scalars['String']['input']>;
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
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the destination group. Only `destinations` are used if left out. */
  destinationGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Destinations in addition to the group, at most 50. */
  destinations?: InputMaybe<Array<GoLiveDestinationInput>>;
  /** Duration in milliseconds, at most 12 hours. The broadcast ends earlier if the next event needs the encoder, from its pre-roll on, or a destination. */
  duration: Scalars['Duration']['input'];
  /** ID of the encoder channel that the encoder sends to. */
  encoderChannelId: Scalars['ID']['input'];
  /** ID of the encoder. An encoder that is running is refused. */
  encoderId: Scalars['ID']['input'];
  /** ID of the encoder preset. The encoder's own preset if left out. */
  encoderPresetId?: InputMaybe<Scalars['ID']['input']>;
  /** True to confirm that an event starts within the hour. Without it, the request is refused with GO_LIVE_EVENT_SOON if one does. */
  isSoonKnown?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the event, at most 128 characters. */
  title: Scalars['String']['input'];
};

/** Result of a command to go live, retry, or cancel. */
export type GoLivePayload = Payload & {
  __typename?: 'GoLivePayload';
  /** Request after the command, or null if the command was refused. */
  goLive?: Maybe<GoLive>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
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

/** Requests to go live that changed since the last event. */
export type GoLiveProgressEvent = ChangedEvent & {
  __typename?: 'GoLiveProgressEvent';
  /** Time at which the change was detected. */
  at: Scalars['DateTime']['output'];
  /** Requests that changed, at most 50. Requests that are no longer shown are left out. */
  goLives: Array<GoLive>;
  /** Sequence number that increases by one with each event of an organization. A gap means that events were missed and the list should be read again. The first event after subscribing has the current number and no requests. */
  sequence: Scalars['Int']['output'];
};

/** Details and result of a request to go live. */
export type GoLiveRequest = {
  __typename?: 'GoLiveRequest';
  /** Destinations of the event, at most 101. Empty before the event is created. */
  contentDestinations: Array<ContentDestination>;
  /** Destination group of the broadcast. Null if there is none. Requires MANAGE_DESTINATION_GROUPS. */
  destinationGroup?: Maybe<DestinationGroup>;
  /** Requested duration of the broadcast. */
  duration: Scalars['Duration']['output'];
  /** Encoder that goes live. */
  encoder: Encoder;
  /** Encoder channel that the encoder sends to. Null once the channel is removed. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** Next event that keeps the encoder running when the broadcast ends. Null if ending the broadcast stops the encoder. */
  encoderKeptFor?: Maybe<ScheduleItem>;
  /** Encoder preset of the broadcast. Null once the preset is removed. */
  encoderPreset?: Maybe<EncoderPreset>;
  /** Time at which the encoder had started. Null before. */
  encoderStartedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Recordings of the encoder for this broadcast, oldest first, at most 50. Empty before the first video arrives. Requires VIDEO_REVIEW. */
  encoderVideos?: Maybe<Array<EncoderVideo>>;
  /** Time at which the broadcast ended. Null while it is in progress, and for a request that failed. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the broadcast stops automatically. Null before the event is created. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Cause of the failure, in English. Null otherwise. */
  error?: Maybe<Scalars['String']['output']>;
  /** Event that was created for the request. Null before. */
  event?: Maybe<Event>;
  /** ID of the event that was created for the request. Null before. */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** True if the event is about to end. */
  isEnding: Scalars['Boolean']['output'];
  /** True if the event is on air. */
  isOnAir: Scalars['Boolean']['output'];
  /** True if any part of the broadcast has not gone on air yet. */
  isStarting: Scalars['Boolean']['output'];
  /** True if the request is waiting for a step, or the event has not ended. */
  isUnderWay: Scalars['Boolean']['output'];
  /** Parameters of `reason`, at most 10. */
  parameters: Array<ReasonParameter>;
  /** Time at which the first video frame arrived at the channel. Null before, and if none arrives. */
  pictureAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time since which the request has had its current progress. */
  progressAt: Scalars['DateTime']['output'];
  /** Cause of the failure as a stable reason. Null otherwise. */
  reason?: Maybe<Reason>;
  /** Time at which the request was sent. */
  requestedAt: Scalars['DateTime']['output'];
  /** Username of the user who sent the request. */
  requestedBy: Scalars['String']['output'];
  /** Name of the event. */
  title: Scalars['String']['output'];
};

/** One destination of a destination group. */
export type GroupDestination = {
  __typename?: 'GroupDestination';
  /** ID of the Facebook or YouTube account. Null for other kinds. */
  accountId?: Maybe<Scalars['ID']['output']>;
  /** Text of the button, at most 12 characters. Null without a button. */
  buttonText?: Maybe<Scalars['String']['output']>;
  /** URL that the button opens. Null without a button. */
  buttonUrl?: Maybe<Scalars['URL']['output']>;
  /** Description on Facebook or YouTube. Null for other kinds. */
  description?: Maybe<Scalars['String']['output']>;
  /** Web channel or RTMP destination. Null for Facebook and YouTube, and if it was deleted. */
  destination?: Maybe<GroupTarget>;
  /** ID of the web channel, RTMP destination, page, or channel. */
  destinationId: Scalars['ID']['output'];
  /** True if the destination has a call-to-action button. */
  hasButton: Scalars['Boolean']['output'];
  /** ID of the destination within the group. It changes with each change to the group's destinations. */
  id: Scalars['ID']['output'];
  /** True if other pages can also show the broadcast. */
  isCrossposted: Scalars['Boolean']['output'];
  /** Kind of destination: EMBED, RTMP, FACEBOOK, or YOUTUBE. */
  kind: DestinationKind;
  /** Name of the web channel, RTMP destination, page, or channel. Null if it was deleted. */
  name?: Maybe<Scalars['String']['output']>;
  /** Audience on Facebook or YouTube. Null for other kinds. */
  privacy?: Maybe<DestinationPrivacy>;
  /** Publication state on Facebook or YouTube. Null for other kinds. */
  publishStatus?: Maybe<PublishState>;
  /** Title on Facebook or YouTube. Null for other kinds. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Parameters of one destination of a destination group. */
export type GroupDestinationInput = {
  /** ID of the Facebook or YouTube account, required there. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Text of the button, at most 12 characters. Required with a button. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** URL that the button opens, starting with `http://` or `https://`. Required with a button. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description on Facebook or YouTube, required there, without < or >. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** ID of the web channel, RTMP destination, page, or channel. */
  destinationId: Scalars['ID']['input'];
  /** True if the destination has a call-to-action button. */
  hasButton?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if other pages can also show the broadcast. */
  isCrossposted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of destination: EMBED for a web channel, RTMP, FACEBOOK, or YOUTUBE. */
  kind: DestinationKind;
  /** Audience on Facebook or YouTube, required there. */
  privacy?: InputMaybe<DestinationPrivacy>;
  /** Publication state on Facebook or YouTube, required there. */
  publishStatus?: InputMaybe<PublishState>;
  /** Title on Facebook or YouTube, required there, without < or >. At most 100 characters on YouTube. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Web channel or RTMP destination of a group. */
export type GroupTarget = RtmpDestination | WebChannel;

/** RTMP ingest of an encoder channel: the address that encoders publish to and the incoming stream. */
export type Ingest = {
  __typename?: 'Ingest';
  /** RTMP address to publish to, without the stream key, or null if publishing is not possible. */
  address?: Maybe<Scalars['String']['output']>;
  /** Measurements of the last segment, or null while nothing is received. */
  arriving?: Maybe<ArrivingStream>;
  /** UUID of the encoder video that is being recorded, or null if there is none. */
  encoderVideoId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the incoming stream, most severe first, at most 20. */
  findings: Array<LiveFinding>;
  /** True if a stream key exists but can no longer be read, because the platform's key changed. `renewStreamKey` fixes this. */
  isKeyLost: Scalars['Boolean']['output'];
  /** Last four characters of the stream key. Null if no key has been created, or if the key is lost. */
  keyEnding?: Maybe<Scalars['String']['output']>;
  /** Reasons why publishers were refused within the last day, each reason once, newest first, at most 9. */
  refusals: Array<IngestRefusal>;
  /** State of the ingest. */
  state: IngestState;
};

/** Most recent refusal or disconnection of a publisher for one reason. */
export type IngestRefusal = {
  __typename?: 'IngestRefusal';
  /** Reason of the refusal. */
  reason: IngestRefusalReason;
  /** Time of the most recent refusal. */
  refusedAt: Scalars['DateTime']['output'];
  /** Number of refusals for this reason within the day before the most recent one. */
  times: Scalars['Int']['output'];
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

/** Invitation to an organization, sent by email. */
export type Invite = Created & {
  __typename?: 'Invite';
  /** Time at which the holder of the link last requested a new invitation after the link had ended, or null if no one did. */
  askedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Encoder channels that the user will be able to use or view, at most 1000. */
  channels: Array<ChannelAccess>;
  /** Time at which the invitation was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Email address to which the invitation was sent. */
  email: Scalars['String']['output'];
  /** Time at which the link expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** First name, or null if the inviter left it to the recipient. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** True if the user will be notified when an encoder loses its network. Grants no permissions. */
  hasNetworkAlerts: Scalars['Boolean']['output'];
  /** UUID of the invitation. */
  id: Scalars['ID']['output'];
  /** Name of the inviter at the time of the invitation. */
  invitedByName: Scalars['String']['output'];
  /** True if the user will be the billing contact. */
  isBillingContact: Scalars['Boolean']['output'];
  /** True if the user will be the point of contact for daily work. */
  isPointOfContact: Scalars['Boolean']['output'];
  /** True if the user will be the primary contact of the organization. */
  isPrimaryContact: Scalars['Boolean']['output'];
  /** Last name, or null if the inviter left it to the recipient. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Phone number for alerts. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Roles that the user will have, at most 6. */
  roles: Array<Role>;
  /** Time at which the invitation was last sent. */
  sentAt: Scalars['DateTime']['output'];
  /** State of the invitation. */
  state: InviteState;
  /** Job title in the organization. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Page of invitations. */
export type InviteConnection = {
  __typename?: 'InviteConnection';
  /** Rows of this page with their cursors. */
  edges: Array<InviteEdge>;
  /** Rows of this page. */
  nodes: Array<Invite>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Invitation in a page. */
export type InviteEdge = {
  __typename?: 'InviteEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Invitation of this row. */
  node: Invite;
};

/** Details that the invitation page shows. */
export type InviteOffer = {
  __typename?: 'InviteOffer';
  /** Name of the organization. */
  customerName: Scalars['String']['output'];
  /** Invited email address, which becomes the user name. */
  email: Scalars['String']['output'];
  /** First name, if the inviter gave it. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Last name, if the inviter gave it. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Phone number, if the inviter gave it. */
  phone?: Maybe<Scalars['String']['output']>;
  /** State of the invitation. It can be accepted while it is `INVITED` or `RESENT`. */
  state: InviteState;
};

/** Result of sending an invitation. */
export type InvitePayload = Payload & {
  __typename?: 'InvitePayload';
  /** Invitation, or null if the request was refused. */
  invite?: Maybe<Invite>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

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
  channels?: InputMaybe<Array<ChannelAccessInput>>;
  /** UUID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Email address, at most 70 characters. */
  email: Scalars['String']['input'];
  /** First name, 2 to 150 characters, or null to leave it to the recipient. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** True if the user is notified when an encoder loses its network. Grants no permissions. */
  hasNetworkAlerts?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the user is the billing contact. */
  isBillingContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the user is the point of contact for daily work. */
  isPointOfContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the user is the primary contact of the organization. */
  isPrimaryContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name, 2 to 150 characters, or null to leave it to the recipient. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for alerts, at most 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Roles of the user, at least one. */
  roles: Array<Role>;
  /** Job title in the organization, at most 150 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result for one of several invitations. */
export type InviteUserResult = Payload & {
  __typename?: 'InviteUserResult';
  /** Invited email address. */
  email: Scalars['String']['output'];
  /** Invitation, or null if it was refused. */
  invite?: Maybe<Invite>;
  /** Problems with this invitation that the user can correct. Empty if it was sent. */
  userErrors: Array<UserError>;
};

/** Users to invite with the same permissions. */
export type InviteUsersInput = {
  /** Encoder channels that the users can use or only view, each once, at most 1000. */
  channels?: InputMaybe<Array<ChannelAccessInput>>;
  /** UUID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Email addresses, 1 to 50. Duplicates count once. */
  emails: Array<Scalars['String']['input']>;
  /** True if the users are notified when an encoder loses its network. Grants no permissions. */
  hasNetworkAlerts?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the users are billing contacts. */
  isBillingContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the users are points of contact for daily work. */
  isPointOfContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the users are primary contacts of the organization. */
  isPrimaryContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Roles of each user, at least one. */
  roles: Array<Role>;
};

/** Result of sending several invitations. */
export type InviteUsersPayload = Payload & {
  __typename?: 'InviteUsersPayload';
  /** One result for each email address, in the order of the input, at most 50. */
  results: Array<InviteUserResult>;
  /** Problems with the input as a whole. Empty if there are none. */
  userErrors: Array<UserError>;
};

/** Languages of the studio. */
export type Language =
  /** English. */
  | 'ENGLISH'
  /** Spanish. */
  | 'SPANISH';

/** Player of a saved video or playlist that can be embedded in other pages. */
export type LibraryEmbed = {
  __typename?: 'LibraryEmbed';
  /** Embed codes, one for each way to put the player on a page. */
  codes: Array<EmbedCode>;
  /** ID of the embedded player, part of its URL. */
  id: Scalars['ID']['output'];
  /** URL of the player page, available to everyone who has it. */
  url: Scalars['URL']['output'];
};

/** Automatic deletion settings of a library. */
export type LibrarySettings = {
  __typename?: 'LibrarySettings';
  /** Number of days after which a saved video is deleted, 1 to 3650. */
  deleteAfterDays: Scalars['Int']['output'];
  /**
   * True if the library deletes videos automatically.
   * @deprecated Read `isDeleteAfterEnabled`.
   */
  deleteAfterEnabled: Scalars['Boolean']['output'];
  /** True if the library deletes videos automatically. */
  isDeleteAfterEnabled: Scalars['Boolean']['output'];
};

/** Result of changing library settings. */
export type LibrarySettingsPayload = Payload & {
  __typename?: 'LibrarySettingsPayload';
  /** Library settings after the change, or null if the change was refused. */
  librarySettings?: Maybe<LibrarySettings>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Storage used by a library. */
export type LibraryStorage = {
  __typename?: 'LibraryStorage';
  /** Number of bytes that the plan allows. Null if the plan has no limit. */
  limitBytes?: Maybe<Scalars['Float']['output']>;
  /** Number of bytes stored. Videos that are being deleted count until they are permanently deleted. */
  usedBytes: Scalars['Float']['output'];
};

/** Trial of an organization's library. */
export type LibraryTrial = {
  __typename?: 'LibraryTrial';
  /** End time of the trial. The plan is charged from then on, unless the trial was canceled. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Plan of the trial, or the plan that it would have. */
  plan?: Maybe<Plan>;
  /** Start time of the trial, or null before it started. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the trial. */
  state: TrialState;
};

/** Parts of the product that have a license manifest. */
export type LicensePart =
  /** Code that runs on the servers. */
  | 'SERVER'
  /** Code that is sent to browsers. */
  | 'WEB';

/** Installed package of the product. */
export type LicensedPackage = {
  __typename?: 'LicensedPackage';
  /** License of the package as it declares it, usually an SPDX expression, or null if it declares none. */
  license?: Maybe<Scalars['String']['output']>;
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Full license text included in the package or, if there is none, the text of the license that the package declares. */
  text?: Maybe<Scalars['String']['output']>;
  /** Version of the package. */
  version: Scalars['String']['output'];
};

/** Page of packages. */
export type LicensedPackageConnection = {
  __typename?: 'LicensedPackageConnection';
  /** Rows of this page with their cursors. */
  edges: Array<LicensedPackageEdge>;
  /** Rows of this page. */
  nodes: Array<LicensedPackage>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of packages on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Package in a page. */
export type LicensedPackageEdge = {
  __typename?: 'LicensedPackageEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Package of this row. */
  node: LicensedPackage;
};

/** Response of a network to an authorization request: a code or an error. */
export type LinkSocialAccountInput = {
  /** Value of `code` in the return URL. Left out if there is none. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Value of `error` in the return URL. Left out if there is none. */
  error?: InputMaybe<Scalars['String']['input']>;
  /** Return URL, without its query string. */
  returnAddress: Scalars['String']['input'];
  /** Value of `state` in the return URL. */
  state: Scalars['String']['input'];
};

/** Result of linking a social media account. */
export type LinkSocialAccountPayload = Payload & {
  __typename?: 'LinkSocialAccountPayload';
  /** Linked account, or null if the request was refused. */
  socialAccount?: Maybe<SocialAccount>;
  /** Problems with the input, or with the response of the network. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
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

/** Problem with an incoming stream that a setting of the encoder fixes. */
export type LiveFinding = {
  __typename?: 'LiveFinding';
  /** Value that is received, without its unit, or null if there is none. */
  found?: Maybe<Scalars['String']['output']>;
  /** Kind of the problem, which determines the setting. */
  kind: LiveFindingKind;
  /** Severity of the problem. */
  severity: LiveFindingSeverity;
  /** Value to set, without its unit, or null if the setting is always the same. */
  wanted?: Maybe<Scalars['String']['output']>;
};

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

/** External server to which a channel is forwarded over RTMP or RTMPS. The stream key is revealed only by `revealLiveOutputKey`. */
export type LiveOutput = Created & {
  __typename?: 'LiveOutput';
  /** Bitrate that is sent, in kbps. 0 while nothing is sent. */
  bitrateKbps: Scalars['Int']['output'];
  /** Time at which the output was added. */
  createdAt: Scalars['DateTime']['output'];
  /** UUID of the live output. */
  id: Scalars['ID']['output'];
  /** Number of frames dropped since the output was started, because the remote server was slow or unavailable. */
  lostFrames: Scalars['Int']['output'];
  /** Display name of the live output. */
  name: Scalars['String']['output'];
  /** Reason why the output is not sending, or null if it is. */
  reason?: Maybe<LiveOutputReason>;
  /** Number of reconnections since the output was started. */
  reconnects: Scalars['Int']['output'];
  /** Number of bytes sent since the output was started. */
  sentBytes: Scalars['Float']['output'];
  /** Current state of the output. */
  state: LiveOutputState;
  /** Time at which the current state began, or null if it was not recorded. */
  stateChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address to publish to, without the stream key. */
  streamUrl: Scalars['String']['output'];
};

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

/** Live sources that can currently be sent to RTMP destinations. */
export type LiveSources = {
  __typename?: 'LiveSources';
  /** Encoder channels that are live and that the caller can send to RTMP destinations, by name, at most 1000. */
  encoderChannels: Array<EncoderChannel>;
  /** True if encoders can publish: the platform is running its media engine, and the engine has its port. */
  isOpen: Scalars['Boolean']['output'];
};

/** Encoder videos to load on the decoders of venues. */
export type LoadEncoderVideosInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** IDs of the encoder videos to load, 1 to 100. */
  encoderVideoIds: Array<Scalars['ID']['input']>;
  /** IDs of the venues, 1 to 100. */
  venueIds: Array<Scalars['ID']['input']>;
};

/** Result of loading encoder videos on decoders. */
export type LoadEncoderVideosPayload = Payload & {
  __typename?: 'LoadEncoderVideosPayload';
  /** One result for each venue, in the order of the input, at most 100. Empty if the request was refused as a whole. */
  results: Array<VenueLoadResult>;
  /** Problems with the input as a whole. Empty if there are none. */
  userErrors: Array<UserError>;
};

/** Encoder videos to load on the decoders of venues. */
export type LoadEventsOnDecodersInput = {
  /** ID of the organization. */
  customerId: Scalars['ID']['input'];
  /** IDs of the encoder videos to load, 1 to 100. */
  eventIds: Array<Scalars['ID']['input']>;
  /** IDs of the venues, 1 to 100. */
  venueIds: Array<Scalars['ID']['input']>;
};

/** Result of loading encoder videos on decoders. */
export type LoadEventsOnDecodersPayload = Payload & {
  __typename?: 'LoadEventsOnDecodersPayload';
  /** One result for each venue, in the order of the input, at most 100. Empty if the request was refused as a whole. */
  results: Array<VenueLoadResult>;
  /** Problems with the input as a whole. Empty if there are none. */
  userErrors: Array<UserError>;
};

/** Encoder video that a decoder has loaded. */
export type LoadedEvent = {
  __typename?: 'LoadedEvent';
  /** Time at which the decoder confirmed that the video is loaded. Null until then. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Encoder video that was loaded. Null if it was deleted. */
  encoderVideo?: Maybe<EncoderVideo>;
  /** UUID of the encoder video. */
  encoderVideoId: Scalars['ID']['output'];
  /**
   * UUID of the encoder video.
   * @deprecated An event is what is planned; read `encoderVideoId`.
   */
  eventId: Scalars['ID']['output'];
  /** Time at which the decoder was last instructed to load the video. The video is available within 60 s. */
  loadedAt: Scalars['DateTime']['output'];
  /** Name of the encoder video. */
  name: Scalars['String']['output'];
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
  id: Scalars['ID']['input'];
};

/** Marathon automation of an encoder. */
export type Marathon = {
  __typename?: 'Marathon';
  /**
   * True if the automation is on.
   * @deprecated Read `isEnabled`.
   */
  enabled: Scalars['Boolean']['output'];
  /** True if the automation is on. */
  isEnabled: Scalars['Boolean']['output'];
  /**
   * Time of the next restart, or null while the automation is off.
   * @deprecated Read `nextRunAt`.
   */
  nextRun?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the next restart, or null while the automation is off. */
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of day at which the encoder restarts, `hh:mm`, in the organization's time zone. */
  schedule: Scalars['String']['output'];
  /** Current or last action of the automation. */
  state: MarathonState;
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
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** UUIDs of the notifications to mark as read, at most 200. If left out, all notifications of the organization are marked as read. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of marking notifications as read. */
export type MarkNotificationsReadPayload = Payload & {
  __typename?: 'MarkNotificationsReadPayload';
  /** Organization with its remaining unread notifications. */
  customer?: Maybe<Customer>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Measured properties of a video file. Properties that could not be measured are null. */
export type MeasuredVideoInput = {
  /** Audio bitrate, in bits per second. */
  audioBitrate?: InputMaybe<Scalars['Float']['input']>;
  /** Number of audio channels. */
  audioChannels?: InputMaybe<Scalars['Int']['input']>;
  /** Audio codec, for example `AAC`. */
  audioCodec?: InputMaybe<Scalars['String']['input']>;
  /** Audio sample rate, in hertz. */
  audioSampleRate?: InputMaybe<Scalars['Float']['input']>;
  /** Number of audio tracks. */
  audioTracks: Scalars['Int']['input'];
  /** True if the file contains all data that its tables refer to. */
  complete: Scalars['Boolean']['input'];
  /** Container format, for example `MP4`. */
  container?: InputMaybe<Scalars['String']['input']>;
  /** Average frame rate, in frames per second. */
  frameRate?: InputMaybe<Scalars['Float']['input']>;
  /** Highest frame rate, where frames are shortest, in frames per second. */
  frameRateMax?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest frame rate, where frames are longest, in frames per second. */
  frameRateMin?: InputMaybe<Scalars['Float']['input']>;
  /** Height of the video, in pixels. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** Longest key frame interval, in seconds. */
  keyframeMax?: InputMaybe<Scalars['Float']['input']>;
  /** Shortest key frame interval, in seconds. */
  keyframeMin?: InputMaybe<Scalars['Float']['input']>;
  /** Duration of the video, in milliseconds. */
  lengthMs?: InputMaybe<Scalars['Float']['input']>;
  /** Size of the file, in bytes. */
  sizeBytes: Scalars['Float']['input'];
  /** Video bitrate, in bits per second. */
  videoBitrate?: InputMaybe<Scalars['Float']['input']>;
  /** Video codec, for example `H.264`. */
  videoCodec?: InputMaybe<Scalars['String']['input']>;
  /** Number of video tracks. */
  videoTracks: Scalars['Int']['input'];
  /** Width of the video, in pixels. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** Document attached to a saved video. */
export type MediaDocument = {
  __typename?: 'MediaDocument';
  /** Text of the document. */
  text: Scalars['String']['output'];
  /** Title of the document. */
  title: Scalars['String']['output'];
};

/** Download of a saved video, valid for one hour. */
export type MediaDownload = {
  __typename?: 'MediaDownload';
  /** Actual end of the file, within 3.2 s of the requested end. */
  end: Scalars['Duration']['output'];
  /** Time at which the URL expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Actual start of the file, within 3.2 s of the requested start. */
  start: Scalars['Duration']['output'];
  /** URL of the MP4 file, with support for byte ranges. */
  url: Scalars['URL']['output'];
};

/** Counts for narrowing a search. */
export type MediaFacets = {
  __typename?: 'MediaFacets';
  /** Number of videos by length, one for each range. */
  durationRanges: Array<DurationRangeCount>;
  /** Number of videos by source, one for each source. */
  sources: Array<MediaSourceCount>;
  /** Number of videos by group of states, one for each group. */
  stateGroups: Array<MediaStateGroupCount>;
  /** Number of videos by tag, most used first, at most 100. */
  tags: Array<TagCount>;
  /** Number of videos with a thumbnail. */
  withThumbnail: Scalars['Int']['output'];
  /** Number of videos without a thumbnail. */
  withoutThumbnail: Scalars['Int']['output'];
};

/** Saved video in the library of an organization. */
export type MediaItem = Created & Node & Playable & Usable & {
  __typename?: 'MediaItem';
  /** Time at which the video was aired or is scheduled to air. */
  airedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the video was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Cues of the saved video by position, at most 10,000, starting with the generated start-of-video cue. Null with a CUES_UNAVAILABLE error while they cannot be loaded. */
  cues?: Maybe<Array<Cue>>;
  /** Organization that the video belongs to. */
  customer?: Maybe<Customer>;
  /** Description of the video. */
  description?: Maybe<Scalars['String']['output']>;
  /** Discussion questions of the video, at most 1000. */
  discussionQuestions?: Maybe<Array<Scalars['String']['output']>>;
  /** Documents attached to the video, at most 1000. */
  documents?: Maybe<Array<MediaDocument>>;
  /**
   * HLS URL of the video. Null until it can be played.
   * @deprecated Use playback, which says how long the address holds.
   */
  hlsUrl?: Maybe<Scalars['URL']['output']>;
  /** Media ID of the video. */
  id: Scalars['ID']['output'];
  /** True if there is something to play. */
  isPlayable: Scalars['Boolean']['output'];
  /** Kind of video. */
  kind: MediaKind;
  /** Duration of the video. Null until the file has been probed. */
  length?: Maybe<Scalars['Duration']['output']>;
  /**
   * True if there is something to play.
   * @deprecated Read `isPlayable`.
   */
  playable: Scalars['Boolean']['output'];
  /** Playback URLs of the video for the caller, whether or not it is published. Null until it can be played. */
  playback?: Maybe<Playback>;
  /** Processing progress of the video. */
  processing: MediaProcessing;
  /** Publication state of the video: published, scheduled, or unpublished. */
  publishState: PublishState;
  /** Region in which the video is hosted. */
  region?: Maybe<Region>;
  /** Renditions of the video, including the progress of those that are being created. */
  renditions?: Maybe<MediaRenditions>;
  /** Number of edits to the video's details. Send it with an edit to avoid overwriting another user's edit. */
  revision: Scalars['Int']['output'];
  /** Storage used by the video, in bytes. */
  sizeBytes: Scalars['Float']['output'];
  /** Source of the video: live recording or upload. */
  source: MediaSource;
  /** State of the video in the library. */
  state: MediaState;
  /** Tags of the video, at most 75, with at most 150 characters in total. */
  tags: Array<Scalars['String']['output']>;
  /** URL of the JPEG thumbnail. Null until there is one. */
  thumbnailUrl?: Maybe<Scalars['URL']['output']>;
  /** Title of the video, at most 128 characters. */
  title: Scalars['String']['output'];
  /** Transcript of the video. Null until it has been created. */
  transcript?: Maybe<Scalars['String']['output']>;
  /** Upload that created the video, including problems with its file. Null if the video was not uploaded. */
  upload?: Maybe<MediaUpload>;
  /** Objects that use the video: playlists that contain it and events that play it. At most 1000. */
  uses?: Maybe<Array<Use>>;
  /** Number of views. */
  views?: Maybe<Scalars['Int']['output']>;
};

/** Page of saved videos. */
export type MediaItemConnection = {
  __typename?: 'MediaItemConnection';
  /** Rows of this page with their cursors. */
  edges: Array<MediaItemEdge>;
  /** Rows of this page. */
  nodes: Array<MediaItem>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows on all pages. Null if there is more than one page, because the rows would have to be counted page by page. `mediaSearch` always has its total. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Saved video in a page. */
export type MediaItemEdge = {
  __typename?: 'MediaItemEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Saved video of this row. */
  node: MediaItem;
};

/** Result of changing a saved video. */
export type MediaItemPayload = Payload & {
  __typename?: 'MediaItemPayload';
  /** Current video. Null if the change was refused, unless the reason is that another user had changed it. */
  mediaItem?: Maybe<MediaItem>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Saved videos that changed since the last event. */
export type MediaItemsChangedEvent = ChangedEvent & {
  __typename?: 'MediaItemsChangedEvent';
  /** Time at which the change was detected. */
  at: Scalars['DateTime']['output'];
  /** Saved videos that changed. */
  mediaItems: Array<MediaItem>;
  /** Sequence number that increases by one with each event of an organization. A gap means that events were missed and the list should be read again. The first event after subscribing has the current number and no videos. */
  sequence: Scalars['Int']['output'];
};

/** Kinds of saved videos. */
export type MediaKind =
  /** The video can be watched at any time. */
  | 'ON_DEMAND'
  /** The video could be watched at any time, but viewers cannot see it. */
  | 'ON_DEMAND_UNPUBLISHED'
  /** The video is watched while it is being recorded. */
  | 'REAL_TIME';

/** Format of a saved video's source. */
export type MediaPicture = {
  __typename?: 'MediaPicture';
  /** Video and audio codecs in RFC 6381 format, for example `avc1.640028,mp4a.40.2`. */
  codecs: Scalars['String']['output'];
  /** Height in lines. */
  height: Scalars['Int']['output'];
  /** Width in pixels. */
  width: Scalars['Int']['output'];
};

/** Processing progress of a saved video. */
export type MediaProcessing = {
  __typename?: 'MediaProcessing';
  /** Reason why processing failed. Null otherwise. */
  errorKind?: Maybe<UploadErrorKind>;
  /** Progress in percent, 0 to 100. */
  percent: Scalars['Int']['output'];
  /** Current processing step. */
  state: MediaProcessingState;
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

/** Existing or pending rendition of a saved video. */
export type MediaRendition = {
  __typename?: 'MediaRendition';
  /** Bitrate in bits per second: the average once the rendition is created, before that the target video bitrate. */
  bitrate: Scalars['Float']['output'];
  /** Reason why the creation failed. Null otherwise. */
  failure?: Maybe<UserError>;
  /** Height in lines. */
  height: Scalars['Int']['output'];
  /** Name of the rendition: `source` for the source, otherwise its height, for example `720p`. */
  name: Scalars['String']['output'];
  /** Creation progress of the rendition in percent, 0 to 100. */
  percent: Scalars['Int']['output'];
  /** Storage used by the rendition, in bytes. Null until it is created. */
  sizeBytes?: Maybe<Scalars['Float']['output']>;
  /** Creation state of the rendition. */
  state: MediaProcessingState;
  /** Width in pixels. */
  width: Scalars['Int']['output'];
};

/** Renditions of a saved video. */
export type MediaRenditions = {
  __typename?: 'MediaRenditions';
  /** True if missing renditions can be created now. */
  canMake: Scalars['Boolean']['output'];
  /** True if the platform has a media engine with FFmpeg, which creates the renditions. */
  hasEngine: Scalars['Boolean']['output'];
  /** Renditions from smallest to largest, at most 10. Empty if only the source exists and no rendition is being created. */
  items: Array<MediaRendition>;
  /** Format of the source video. Null until the file has been read. */
  picture?: Maybe<MediaPicture>;
};

/** Page of search results with facets. */
export type MediaSearchConnection = {
  __typename?: 'MediaSearchConnection';
  /** Rows of this page with their cursors. */
  edges: Array<MediaItemEdge>;
  /** Counts for narrowing the search. Each facet applies all filters except its own. */
  facets: MediaFacets;
  /** Rows of this page. */
  nodes: Array<MediaItem>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of videos that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Search filter for the library. Fields that are left out do not narrow the search. */
export type MediaSearchFilter = {
  /** Time range in which a video was aired. */
  aired?: InputMaybe<DateTimeRange>;
  /** Time range in which a video was created. */
  created?: InputMaybe<DateTimeRange>;
  /** Lengths to include. */
  durationRanges?: InputMaybe<Array<DurationRange>>;
  /** True for only videos with a thumbnail, false for only videos without one. */
  hasThumbnail?: InputMaybe<Scalars['Boolean']['input']>;
  /** Source to include. */
  source?: InputMaybe<MediaSource>;
  /** States to include. */
  stateGroups?: InputMaybe<Array<MediaStateGroup>>;
  /** Tags that a video must have, all of them. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words in the title, description, or tags. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Sources of a saved video. */
export type MediaSource =
  /** Recorded from a live event. */
  | 'LIVE'
  /** Uploaded. */
  | 'UPLOADED';

/** Number of videos from a source. */
export type MediaSourceCount = {
  __typename?: 'MediaSourceCount';
  /** Number of videos from the source. */
  count: Scalars['Int']['output'];
  /** Source of the videos. */
  source: MediaSource;
};

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

/** Number of videos in a group of states. */
export type MediaStateGroupCount = {
  __typename?: 'MediaStateGroupCount';
  /** Number of videos in the group. */
  count: Scalars['Int']['output'];
  /** Group of states. */
  group: MediaStateGroup;
};

/** Upload that created a saved video. */
export type MediaUpload = {
  __typename?: 'MediaUpload';
  /** Problems with the file, at most 15. Each includes the measured and the allowed value. */
  failures: Array<UserError>;
  /** ID of the upload. */
  id: Scalars['ID']['output'];
  /**
   * Problems with the file, in English. Each includes the measured and the allowed value.
   * @deprecated English only; read `failures`, which have reasons with parameters.
   */
  problems: Array<Scalars['String']['output']>;
};

/** Metric with its change. */
export type MetricChange = {
  __typename?: 'MetricChange';
  /** Value of the metric in the time range. */
  count: Scalars['Float']['output'];
  /** Change from the preceding time range, in percent. Null if the metric had no value in that range. */
  percentageChange?: Maybe<Scalars['Float']['output']>;
  /** Direction of the change. */
  trend: Trend;
};

/** Oldest version of an encoder type that can still start. */
export type MinimumEncoderOption = {
  __typename?: 'MinimumEncoderOption';
  /** Type of encoder, hardware or software. */
  type: EncoderType;
  /** Oldest version that can still start. */
  version: Scalars['String']['output'];
};

/** Encoder to move, and its new organization. */
export type MoveEncoderInput = {
  /** ID of the organization to move the encoder to. */
  customerId: Scalars['ID']['input'];
  /** UUID of the encoder. */
  id: Scalars['ID']['input'];
};

/** Result of moving an encoder. */
export type MoveEncoderPayload = Payload & {
  __typename?: 'MoveEncoderPayload';
  /** Moved encoder, or null if the move was refused. */
  encoder?: Maybe<Encoder>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** New time of an event. */
export type MoveEventInput = {
  /** New duration of the occurrence. Does not change if left out. */
  duration?: InputMaybe<Scalars['Duration']['input']>;
  /** UUID of the event. */
  id: Scalars['ID']['input'];
  /** ID of the occurrence to move. With ALL, the whole series moves by the same amount. */
  occurrenceId: Scalars['ID']['input'];
  /** Scope of the move: one date of a series, or all of it. */
  scope?: InputMaybe<EventScope>;
  /** Revision that the editor loaded. If it is given, the change is refused if another user has saved an edit in the meantime. */
  seenRevision?: InputMaybe<Scalars['Int']['input']>;
  /** New start of the occurrence. */
  startAt: Scalars['DateTime']['input'];
};

/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts an invitation, which is possible once, and creates the user, who can then sign in. */
  acceptInvite?: Maybe<AcceptInvitePayload>;
  /** Adds an encoder with its activation code. */
  activateEncoder?: Maybe<ActivateEncoderPayload>;
  /** Adds a destination to an event. Requires MANAGE_SCHEDULE. */
  addEventDestination?: Maybe<EventDestinationPayload>;
  /** Adds the second factor that a sign-in requires and sets the session cookie. */
  addFirstSecondFactor?: Maybe<AddFirstSecondFactorPayload>;
  /** Adds a second factor to the caller's account. The first factor comes with recovery codes. */
  addSecondFactor?: Maybe<SecondFactorsPayload>;
  /** Adds videos to a playlist at its sort position. A full playlist refuses them, and a rolling playlist drops its oldest videos. */
  addToPlaylist?: Maybe<PlaylistPayload>;
  /** Starts to link a social media account, or to renew access to one, and returns the network's authorization page. Requires MANAGE_SOCIAL_MEDIA. */
  authorizeSocialAccount?: Maybe<AuthorizeSocialAccountPayload>;
  /** Starts adding the second factor that a sign-in requires. */
  beginFirstSecondFactor?: Maybe<SecondFactorAdditionPayload>;
  /** Starts adding a second factor to the caller's account. */
  beginSecondFactor?: Maybe<SecondFactorAdditionPayload>;
  /** Starts an upload. Its bytes are then sent to `/uploads/{id}` with the tus protocol, never through the graph. */
  beginUpload?: Maybe<BeginUploadPayload>;
  /** Cancels a request to go live, or ends its broadcast: destinations, recording, and encoder stop, unless the next event needs the encoder. Ending a broadcast again has no effect. Refused with GO_LIVE_OVER for a request that failed. Requires MANAGE_SCHEDULE. */
  cancelGoLive?: Maybe<GoLivePayload>;
  /** Cancels the running trial, which ends its plan immediately. Requires permission to manage the subscription. */
  cancelTrial?: Maybe<TrialPayload>;
  /** Cancels an upload while it is being sent or processed. */
  cancelUpload?: Maybe<CancelUploadPayload>;
  /** Sets the password that the next decoder signs in with. A decoder that is signed in stays signed in. Requires MANAGE_VENUES. */
  changeVenuePassword?: Maybe<VenuePayload>;
  /** Removes the content that a web channel shows. Viewers see nothing until the next scheduled event starts on it. */
  clearWebChannel?: Maybe<WebChannelPayload>;
  /** Starts, stops, restarts or updates an encoder. */
  commandEncoder?: Maybe<CommandEncoderPayload>;
  /** Sends one command to many encoders, with a result for each. */
  commandEncoders?: Maybe<CommandEncodersPayload>;
  /** Completes an upload and starts processing its file. If processing failed or timed out, starts a new run as a new video that replaces the failed one. */
  completeUpload?: Maybe<CompleteUploadPayload>;
  /** Adds an API client. The secret is returned only here. Requires the capability addApiApps. */
  createApiClient?: Maybe<ApiClientSecretPayload>;
  /** Adds a contact to an organization, at most 100. Requires the capability contacts. */
  createContact?: Maybe<ContactPayload>;
  /** Adds a cue on behalf of the caller. */
  createCue?: Maybe<CuePayload>;
  /** Creates a destination group. Requires MANAGE_DESTINATION_GROUPS and the role of a platform, organization, or event admin. */
  createDestinationGroup?: Maybe<DestinationGroupPayload>;
  /** Creates an encoder channel. Requires a platform or organization admin. */
  createEncoderChannel?: Maybe<CreateEncoderChannelPayload>;
  /** Creates an encoder preset, version 1 or 2. */
  createEncoderPreset?: Maybe<CreateEncoderPresetPayload>;
  /** Schedules an event with its recurrence rule and destinations. Requires MANAGE_SCHEDULE. */
  createEvent?: Maybe<EventPayload>;
  /** Creates embed codes for the player of a saved video or playlist, with a player profile. The same input returns the same codes. */
  createLibraryEmbed?: Maybe<CreateLibraryEmbedPayload>;
  /** Adds an external server to which a channel is forwarded. Nothing is sent until the output is started. */
  createLiveOutput?: Maybe<CreateLiveOutputPayload>;
  /** Creates a player profile. */
  createPlayerProfile?: Maybe<PlayerProfilePayload>;
  /** Creates a playlist. */
  createPlaylist?: Maybe<PlaylistPayload>;
  /** Posts a saved video to Facebook or YouTube, immediately or at a scheduled time. Requires MANAGE_SOCIAL_MEDIA. */
  createPost?: Maybe<CreatePostPayload>;
  /** Creates a QRclick overlay. */
  createQrOverlay?: Maybe<QrOverlayPayload>;
  /** Adds an RTMP destination. */
  createRtmpDestination?: Maybe<CreateRtmpDestinationPayload>;
  /** Subscribes to a plan from today. Requires permission to manage the subscription. */
  createSubscription?: Maybe<CreateSubscriptionPayload>;
  /** Creates a venue, the login of a decoder. Requires MANAGE_VENUES. */
  createVenue?: Maybe<VenuePayload>;
  /** Creates a web channel. Send an operation with an image to `/graphql/files`. */
  createWebChannel?: Maybe<WebChannelPayload>;
  /** Creates a web preset. */
  createWebPreset?: Maybe<WebPresetPayload>;
  /** Adds a webhook to an API client. The secret is returned only here. Requires the capability updateApiApps. */
  createWebhook?: Maybe<WebhookSecretPayload>;
  /** Removes an API client. Its tokens are refused from now on. Requires the capability deleteApiApps. */
  deleteApiClient?: Maybe<DeleteApiClientPayload>;
  /** Removes a contact. Requires the capability contacts. */
  deleteContact?: Maybe<DeleteContactPayload>;
  /** Deletes a destination that is not running. It can be restored for 30 days. Requires MANAGE_SCHEDULE. */
  deleteContentDestination?: Maybe<DeleteContentDestinationPayload>;
  /** Removes a cue, with the same requirements as `updateCue`. */
  deleteCue?: Maybe<DeleteCuePayload>;
  /** Removes a destination group that is not in use. */
  deleteDestinationGroup?: Maybe<DeleteDestinationGroupPayload>;
  /** Deletes an encoder. For a software encoder, this frees its license. */
  deleteEncoder?: Maybe<DeleteEncoderPayload>;
  /** Removes an encoder channel that is not in use, with the access of its users. */
  deleteEncoderChannel?: Maybe<DeleteEncoderChannelPayload>;
  /** Removes an encoder preset that is not in use. */
  deleteEncoderPreset?: Maybe<DeleteEncoderPresetPayload>;
  /** Removes an encoder video with its cues. The video must have ended. */
  deleteEncoderVideo?: Maybe<DeleteEncoderVideoPayload>;
  /** Removes an external server to which a channel is forwarded. */
  deleteLiveOutput?: Maybe<DeleteLiveOutputPayload>;
  /** Deletes a saved video. It becomes delete-pending, can be restored for 30 days, and is then permanently deleted. A video that failed to process is permanently deleted immediately. */
  deleteMedia?: Maybe<DeleteMediaPayload>;
  /** Removes a player profile. The built-in profile cannot be removed. */
  deletePlayerProfile?: Maybe<DeletePlayerProfilePayload>;
  /** Removes a playlist. Its videos remain in the library. */
  deletePlaylist?: Maybe<DeletePlaylistPayload>;
  /** Removes a post. It can be restored for 30 days until its scheduled time. Refused with STATE if the post is about to be published. */
  deletePost?: Maybe<DeletePostPayload>;
  /** Removes a QRclick overlay. */
  deleteQrOverlay?: Maybe<DeleteQrOverlayPayload>;
  /** Removes an RTMP destination that is not in use. */
  deleteRtmpDestination?: Maybe<DeleteRtmpDestinationPayload>;
  /** Removes a user and ends their sessions. Requires MANAGE_USERS. The last Organization Admin cannot be removed. */
  deleteUser?: Maybe<DeleteUserPayload>;
  /** Removes a venue and signs out its decoders. Requires MANAGE_VENUES. */
  deleteVenue?: Maybe<DeleteVenuePayload>;
  /** Removes a web channel that is not in use. Its URLs stay reserved while it can be restored. */
  deleteWebChannel?: Maybe<DeleteWebChannelPayload>;
  /** Removes a web preset that is not in use. The default preset cannot be removed. */
  deleteWebPreset?: Maybe<DeleteWebPresetPayload>;
  /** Removes a webhook and its log. Requires the capability updateApiApps. */
  deleteWebhook?: Maybe<DeleteWebhookPayload>;
  /** Creates a download URL for all or part of an encoder video, valid for one hour. */
  downloadEncoderVideo?: Maybe<DownloadEncoderVideoPayload>;
  /** Creates a download URL for all or part of a saved video, valid for one hour. */
  downloadMedia?: Maybe<DownloadMediaPayload>;
  /** Creates a download URL for all or part of a recording, valid for one hour. */
  downloadWebVideo?: Maybe<DownloadWebVideoPayload>;
  /** Ends all sessions of the caller except the current one. */
  endOtherSessions?: Maybe<EndSessionPayload>;
  /** Ends one of the caller's sessions. */
  endSession?: Maybe<EndSessionPayload>;
  /** Goes live: starts the encoder, then an event that starts now. The remaining steps run automatically, whether or not a client follows them. */
  goLive?: Maybe<GoLivePayload>;
  /** Invites a user by email. Requires MANAGE_USERS. Only the email shows whether the address already has an account in another organization. */
  inviteUser?: Maybe<InvitePayload>;
  /** Invites several users with the same permissions, with a separate result for each. Requires MANAGE_USERS. */
  inviteUsers?: Maybe<InviteUsersPayload>;
  /** Completes the authorization that `authorizeSocialAccount` started, with the response of the network: links an account or renews access to it. */
  linkSocialAccount?: Maybe<LinkSocialAccountPayload>;
  /** Loads encoder videos on the decoders of venues, and returns a result for each venue. Requires MANAGE_VENUES. */
  loadEncoderVideos?: Maybe<LoadEncoderVideosPayload>;
  /**
   * Loads encoder videos on the decoders of venues, and returns a result for each venue. Requires MANAGE_VENUES.
   * @deprecated An event is what is planned; use `loadEncoderVideos`.
   */
  loadEventsOnDecoders?: Maybe<LoadEventsOnDecodersPayload>;
  /** Creates the missing renditions of a saved video, after their creation failed or was stopped, or if no media engine was available when the video was added. */
  makeRenditions?: Maybe<MediaItemPayload>;
  /** Marks notifications as read by the caller. The read state of other users does not change. */
  markNotificationsRead?: Maybe<MarkNotificationsReadPayload>;
  /** Moves an encoder to another organization. Requires the encoders admin capability. */
  moveEncoder?: Maybe<MoveEncoderPayload>;
  /** Moves an event, or one date of it, to another time. Requires MANAGE_SCHEDULE. */
  moveEvent?: Maybe<EventPayload>;
  /** Pauses an event and stops what is running of it, or resumes it. Requires MANAGE_SCHEDULE. */
  pauseEvent?: Maybe<EventPayload>;
  /** Sends a test delivery to a webhook. Requires the capability updateApiApps. */
  pingWebhook?: Maybe<WebhookDeliveryPayload>;
  /** Completes a sign-in with the second factor that it requires and sets the session cookie. */
  proveSecondFactor?: Maybe<SignInPayload>;
  /** Sets up the storage of an encoder channel. */
  provisionEncoderChannel?: Maybe<ProvisionEncoderChannelPayload>;
  /** Shows a destination to viewers, schedules its publication, hides it, or selects the next replay of its web channel. Requires MANAGE_SCHEDULE. */
  publishContentDestination?: Maybe<ContentDestinationPayload>;
  /** Renews the access token of the session. The graph does this automatically. Use this mutation to renew earlier. */
  refreshSession?: Maybe<RefreshSessionPayload>;
  /** Gives an API client a new secret, which is returned only here. The previous secret and its tokens stop working. Requires the capability updateApiApps. */
  regenerateApiClientSecret?: Maybe<ApiClientSecretPayload>;
  /** Gives a webhook a new secret, which is returned only here. Deliveries are signed with it from now on. Requires the capability updateApiApps. */
  regenerateWebhookSecret?: Maybe<WebhookSecretPayload>;
  /** Registers a software encoder on behalf of an Organization Admin without opening a session. */
  registerUploader?: Maybe<RegisterUploaderPayload>;
  /** Releases a decoder from its venue: its token expires immediately, the record of its loaded videos is deleted, and another decoder can take its slot. A released decoder can sign in again. Requires MANAGE_VENUES. */
  releaseDecoder?: Maybe<ReleaseDecoderPayload>;
  /** Removes an event with all its occurrences and the dates that were detached from it. Running occurrences are stopped. Requires MANAGE_SCHEDULE. */
  removeEvent?: Maybe<RemoveEventPayload>;
  /** Removes a destination from an event. Requires MANAGE_SCHEDULE. */
  removeEventDestination?: Maybe<RemoveEventDestinationPayload>;
  /** Removes the thumbnail of an event. Requires MANAGE_SCHEDULE. */
  removeEventThumbnail?: Maybe<EventPayload>;
  /** Removes a video from a playlist. The video remains in the library. */
  removeFromPlaylist?: Maybe<PlaylistPayload>;
  /** Removes a second factor from the caller's account. The last one cannot be removed if one is required. */
  removeSecondFactor?: Maybe<SecondFactorsPayload>;
  /** Permanently removes a social media account and the access to it. Refused while a running destination uses the account. */
  removeSocialAccount?: Maybe<RemoveSocialAccountPayload>;
  /** Renames a second factor of the caller's account. */
  renameSecondFactor?: Maybe<SecondFactorsPayload>;
  /** Replaces all recovery codes with new ones. */
  renewRecoveryCodes?: Maybe<SecondFactorsPayload>;
  /** Completes the authorization that `authorizeSocialAccount` started. Refuses anything other than renewed access to this account. */
  renewSocialAccount?: Maybe<RenewSocialAccountPayload>;
  /** Creates a new stream key for an encoder channel and disconnects publishers that use the previous one. */
  renewStreamKey?: Maybe<RenewStreamKeyPayload>;
  /** Reorders the videos of a playlist. */
  reorderPlaylist?: Maybe<PlaylistPayload>;
  /** Plays a part of a recording on its web channel again, as a new broadcast. Requires MANAGE_SCHEDULE. */
  republishWebVideo?: Maybe<ContentDestinationPayload>;
  /** Asks support for more bandwidth. Requires permission to manage the subscription. */
  requestBandwidth?: Maybe<RequestBandwidthPayload>;
  /** Emails a link that verifies an email address or replaces it with a new one. If the caller is not signed in and gives a user name, the response is the same whether or not the name exists. */
  requestEmailVerification?: Maybe<RequestEmailVerificationPayload>;
  /** Requests a new invitation to replace one that has expired or was revoked. Notifies the inviter by email, once a day. Available to everyone. The response is the same for an invalid link. */
  requestInvite?: Maybe<RequestInvitePayload>;
  /** Sends a password reset link. The response is the same for unknown user names. */
  requestPasswordReset?: Maybe<RequestPasswordResetPayload>;
  /** Sends an open invitation again. The previous link stops working. Requires MANAGE_USERS. */
  resendInvite?: Maybe<InvitePayload>;
  /** Sends a delivery again with the same ID. Requires the capability updateApiApps. */
  resendWebhookDelivery?: Maybe<WebhookDeliveryPayload>;
  /** Sets a new password with a password reset token. */
  resetPassword?: Maybe<ResetPasswordPayload>;
  /** Removes all second factors and recovery codes of another user, ends their sessions and notifies them by email. Requires MANAGE_USERS and at least the permissions of that user. */
  resetSecondFactors?: Maybe<UserPayload>;
  /** Restores an object deleted within the last 30 days, with its links, while it is still in the recycle bin. Requires the permission to delete the object. A cue can be restored only by the user who deleted it. */
  restoreDeleted?: Maybe<RestoreDeletedPayload>;
  /** Restores a skipped date of a series. Requires MANAGE_SCHEDULE. */
  restoreEventDate?: Maybe<EventPayload>;
  /** Retries a failed request to go live, and returns a new request. */
  retryGoLive?: Maybe<GoLivePayload>;
  /** Reveals the stream key of a live output. */
  revealLiveOutputKey?: Maybe<RevealLiveOutputKeyPayload>;
  /** Reveals the credentials for remote support. The encoder's log records who requested them. */
  revealRemoteSupport?: Maybe<RevealRemoteSupportPayload>;
  /** Reveals the stream key of an RTMP destination. */
  revealRtmpKey?: Maybe<RevealRtmpKeyPayload>;
  /** Reveals the stream key of an encoder channel. Creates the key if there is none yet. */
  revealStreamKey?: Maybe<RevealStreamKeyPayload>;
  /**
   * Revokes the device token of an encoder, which stops working immediately. A hardware encoder gets a new activation code
   * to register its device again. A software encoder must sign in again. Refused with DEVICE_WITHOUT_TOKEN for an encoder
   * without a valid token. Requires MANAGE_ENCODER_AND_WEB_SETTINGS.
   */
  revokeDeviceToken?: Maybe<RevokeDeviceTokenPayload>;
  /** Revokes an open invitation. Its link stops working immediately. Requires MANAGE_USERS. */
  revokeInvite?: Maybe<RevokeInvitePayload>;
  /** Saves a recording, or a part of it, to the library. Requires the capability to add to the library. */
  saveToLibrary?: Maybe<SaveToLibraryPayload>;
  /** Asks support to contact the caller. */
  sendContactRequest?: Maybe<ContactRequestPayload>;
  /** Sets the users and venues that can use an encoder channel. */
  setEncoderChannelUsers?: Maybe<SetEncoderChannelUsersPayload>;
  /** Sets the thumbnail of an event. Send the operation to `/graphql/files`, because it is larger than others. Requires MANAGE_SCHEDULE. */
  setEventThumbnail?: Maybe<EventPayload>;
  /** Sets the thumbnail of a saved video. Send the operation to `/graphql/files`, because it is larger than others. */
  setMediaThumbnail?: Maybe<MediaItemPayload>;
  /** Turns a feature on or off for an organization. Has no effect if the feature already has that state. Requires the capability addCustomers. */
  setToggle?: Maybe<SetTogglePayload>;
  /** Sets the roles of a user. They take effect with the next request. Requires MANAGE_USERS. */
  setUserRoles?: Maybe<UserPayload>;
  /** Signs a user in and sets the session cookie. */
  signIn?: Maybe<SignInPayload>;
  /** Signs in on behalf of an organization. Requires a super-admin. */
  signInOnBehalf?: Maybe<SignInPayload>;
  /** Signs the caller out, ends the session upstream and clears the cookie. */
  signOut?: Maybe<SignOutPayload>;
  /** Skips one date of a series. Requires MANAGE_SCHEDULE. */
  skipEventDate?: Maybe<EventPayload>;
  /** Forwards a channel whenever there is a publisher. An output that gave up tries again. */
  startLiveOutput?: Maybe<StartLiveOutputPayload>;
  /** Sends the live stream of an encoder channel, or a saved video, to an RTMP destination until it is stopped or the video ends. Requires MANAGE_SCHEDULE. */
  startRtmpStream?: Maybe<StartRtmpStreamPayload>;
  /** Starts the trial of a library: 30 days, charged afterwards unless canceled. Requires permission to manage the subscription. */
  startTrial?: Maybe<TrialPayload>;
  /** Starts a saved video, a recording, or the replay of a web channel on web channels, or a saved video on RTMP destinations, Facebook, and YouTube. Starts on all destinations or on none. Requires MANAGE_SCHEDULE. */
  startWebVideo?: Maybe<StartWebVideoPayload>;
  /** Stops one running destination. A stopped destination cannot be started again. */
  stopContentDestination?: Maybe<StopContentDestinationPayload>;
  /** Stops several destinations of one organization. Destinations that are not running do not change. Requires MANAGE_SCHEDULE. */
  stopContentDestinations?: Maybe<StopContentDestinationsPayload>;
  /** Stops forwarding a channel to an output. */
  stopLiveOutput?: Maybe<StopLiveOutputPayload>;
  /** Stops creating renditions of a saved video. Existing renditions are kept. */
  stopRenditions?: Maybe<MediaItemPayload>;
  /** Stops a stream to an RTMP destination. Requires MANAGE_SCHEDULE. */
  stopRtmpStream?: Maybe<StopRtmpStreamPayload>;
  /** Moves a super-admin's session to another organization. */
  switchCustomer?: Maybe<SignInPayload>;
  /** Refreshes a social media account from its network: its name there, its permissions, and whether access is still valid. */
  syncSocialAccount?: Maybe<SyncSocialAccountPayload>;
  /** Records a product-analytics event. */
  track?: Maybe<TrackPayload>;
  /** Trims a recording to a part, counted from its current beginning. Nothing is lost: `untrimWebVideo` undoes it. Requires MANAGE_SCHEDULE. */
  trimWebVideo?: Maybe<ContentDestinationPayload>;
  /** Unregisters a software encoder and frees its license, without opening a session. */
  unregisterUploader?: Maybe<UnregisterUploaderPayload>;
  /** Undoes the trimming of a recording. Requires MANAGE_SCHEDULE. */
  untrimWebVideo?: Maybe<ContentDestinationPayload>;
  /** Changes an API client. New roles take effect with the client's next request, and in its subscriptions. Requires the capability updateApiApps. */
  updateApiClient?: Maybe<ApiClientPayload>;
  /** Changes a contact. Requires the capability contacts. */
  updateContact?: Maybe<ContactPayload>;
  /** Changes the details of a destination. Fields that are left out do not change. Details that are already on Facebook or YouTube are updated there, and do not change if the network refuses. Facebook keeps a button until the live video has ended. Requires MANAGE_SCHEDULE. */
  updateContentDestination?: Maybe<ContentDestinationPayload>;
  /** Changes a cue. Changing the cues of other users requires the capability sharedCuesAdd. The start-of-video cue cannot be changed. */
  updateCue?: Maybe<CuePayload>;
  /** Changes a destination group. Fields that are left out do not change. If destinations are given, they replace all current ones. */
  updateDestinationGroup?: Maybe<DestinationGroupPayload>;
  /** Changes an encoder. Fields that are left out do not change. */
  updateEncoder?: Maybe<UpdateEncoderPayload>;
  /** Changes an encoder channel. Fields that are left out do not change. */
  updateEncoderChannel?: Maybe<UpdateEncoderChannelPayload>;
  /** Changes the network cards of an encoder, which applies the new settings after a while. */
  updateEncoderNetwork?: Maybe<UpdateEncoderNetworkPayload>;
  /** Changes an encoder preset. Fields that are left out do not change. */
  updateEncoderPreset?: Maybe<UpdateEncoderPresetPayload>;
  /** Renames an encoder video. */
  updateEncoderVideo?: Maybe<UpdateEncoderVideoPayload>;
  /** Changes one date or all dates of an event. Fields that are left out do not change. Requires MANAGE_SCHEDULE. */
  updateEvent?: Maybe<EventPayload>;
  /** Changes a destination of an event. Fields that are left out do not change. Requires MANAGE_SCHEDULE. */
  updateEventDestination?: Maybe<EventDestinationPayload>;
  /** Changes the automatic deletion settings of a library. */
  updateLibrarySettings?: Maybe<LibrarySettingsPayload>;
  /** Changes the marathon automation of an encoder. Fields that are left out do not change. */
  updateMarathon?: Maybe<UpdateMarathonPayload>;
  /** Changes the details of a saved video. */
  updateMedia?: Maybe<MediaItemPayload>;
  /** Changes the caller's account. Requires ACCOUNT_DETAILS. A new password ends all other sessions. */
  updateMyAccount?: Maybe<UserPayload>;
  /** Changes a player profile. The built-in profile cannot be changed. */
  updatePlayerProfile?: Maybe<PlayerProfilePayload>;
  /** Changes the name, rolling flag, or sort position of a playlist. */
  updatePlaylist?: Maybe<PlaylistPayload>;
  /** Changes a post. Refused with STATE from ten minutes before it is published. */
  updatePost?: Maybe<UpdatePostPayload>;
  /** Changes the caller's preferences. API clients have no preferences. */
  updatePreferences?: Maybe<UpdatePreferencesPayload>;
  /** Changes a QRclick overlay. Fields that are left out do not change. */
  updateQrOverlay?: Maybe<QrOverlayPayload>;
  /** Changes an RTMP destination. Fields that are left out do not change, and a running stream is not affected. */
  updateRtmpDestination?: Maybe<UpdateRtmpDestinationPayload>;
  /** Requires or stops requiring a second factor for all users of an organization. Requires MANAGE_USERS. */
  updateSignInRules?: Maybe<SignInRulesPayload>;
  /** Changes a social media account. Fields that are left out do not change, and the network cannot be changed. Requires MANAGE_SOCIAL_MEDIA. */
  updateSocialAccount?: Maybe<UpdateSocialAccountPayload>;
  /** Changes a user. Applies all changes or none. Requires MANAGE_USERS. New roles take effect with the next request, even for users who are signed in. */
  updateUser?: Maybe<UserPayload>;
  /** Changes a venue. Fields that are left out do not change, and the username cannot be changed. Requires MANAGE_VENUES. */
  updateVenue?: Maybe<VenuePayload>;
  /** Changes a web channel. Fields that are left out do not change. */
  updateWebChannel?: Maybe<WebChannelPayload>;
  /** Changes a web preset. Fields that are left out do not change. The default preset cannot be changed. */
  updateWebPreset?: Maybe<WebPresetPayload>;
  /** Changes a webhook, or turns it on or off. Requires the capability updateApiApps. */
  updateWebhook?: Maybe<WebhookPayload>;
  /** Uploads a file of an encoder to the storage bucket. */
  uploadArchive?: Maybe<UploadArchivePayload>;
  /** Instructs a stopped encoder to upload its logs to the storage bucket. */
  uploadEncoderLogs?: Maybe<UploadEncoderLogsPayload>;
  /** Uploads the image that a web channel can show while nothing is live. Send the operation to `/graphql/files`. */
  uploadOfflineImage?: Maybe<WebChannelPayload>;
  /** Uploads a thumbnail for a destination of a social media account, which then refers to it by the file ID. Send the operation to `/graphql/files`, because it is larger than others. Requires MANAGE_SOCIAL_MEDIA. */
  uploadSocialFile?: Maybe<UploadSocialFilePayload>;
  /** Verifies the email address that an emailed link belongs to. */
  verifyEmail?: Maybe<VerifyEmailPayload>;
  /** Checks whether a password reset token can still be used. */
  verifyPasswordReset?: Maybe<VerifyPasswordResetPayload>;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationAcceptInviteArgs = {
  input: AcceptInviteInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationActivateEncoderArgs = {
  input: ActivateEncoderInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationAddEventDestinationArgs = {
  input: AddEventDestinationInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationAddFirstSecondFactorArgs = {
  input: AddSecondFactorInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationAddSecondFactorArgs = {
  input: AddSecondFactorInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationAddToPlaylistArgs = {
  input: AddToPlaylistInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationAuthorizeSocialAccountArgs = {
  input: AuthorizeSocialAccountInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationBeginFirstSecondFactorArgs = {
  input: BeginFirstSecondFactorInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationBeginSecondFactorArgs = {
  input: BeginSecondFactorInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationBeginUploadArgs = {
  input: BeginUploadInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCancelGoLiveArgs = {
  input: CancelGoLiveInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCancelTrialArgs = {
  input: CancelTrialInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCancelUploadArgs = {
  input: UploadInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationChangeVenuePasswordArgs = {
  input: ChangeVenuePasswordInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationClearWebChannelArgs = {
  input: ClearWebChannelInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCommandEncoderArgs = {
  input: CommandEncoderInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCommandEncodersArgs = {
  input: CommandEncodersInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCompleteUploadArgs = {
  input: UploadInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateApiClientArgs = {
  input: CreateApiClientInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateContactArgs = {
  input: CreateContactInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateCueArgs = {
  input: CreateCueInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateDestinationGroupArgs = {
  input: CreateDestinationGroupInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateEncoderChannelArgs = {
  input: CreateEncoderChannelInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateEncoderPresetArgs = {
  input: CreateEncoderPresetInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateEventArgs = {
  input: CreateEventInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateLibraryEmbedArgs = {
  input: CreateLibraryEmbedInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateLiveOutputArgs = {
  input: CreateLiveOutputInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreatePlayerProfileArgs = {
  input: CreatePlayerProfileInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreatePlaylistArgs = {
  input: CreatePlaylistInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreatePostArgs = {
  input: CreatePostInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateQrOverlayArgs = {
  input: CreateQrOverlayInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateRtmpDestinationArgs = {
  input: CreateRtmpDestinationInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateSubscriptionArgs = {
  input: CreateSubscriptionInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateVenueArgs = {
  input: CreateVenueInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateWebChannelArgs = {
  input: CreateWebChannelInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateWebPresetArgs = {
  input: CreateWebPresetInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteApiClientArgs = {
  input: DeleteApiClientInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteContactArgs = {
  input: DeleteContactInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteContentDestinationArgs = {
  input: DeleteContentDestinationInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteCueArgs = {
  input: DeleteCueInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteDestinationGroupArgs = {
  input: DeleteDestinationGroupInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteEncoderArgs = {
  input: DeleteEncoderInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteEncoderChannelArgs = {
  input: DeleteEncoderChannelInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteEncoderPresetArgs = {
  input: DeleteEncoderPresetInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteEncoderVideoArgs = {
  input: DeleteEncoderVideoInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteLiveOutputArgs = {
  input: DeleteLiveOutputInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteMediaArgs = {
  input: DeleteMediaInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeletePlayerProfileArgs = {
  input: DeletePlayerProfileInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeletePlaylistArgs = {
  input: DeletePlaylistInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeletePostArgs = {
  input: DeletePostInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteQrOverlayArgs = {
  input: DeleteQrOverlayInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteRtmpDestinationArgs = {
  input: DeleteRtmpDestinationInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteUserArgs = {
  input: DeleteUserInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteVenueArgs = {
  input: DeleteVenueInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteWebChannelArgs = {
  input: DeleteWebChannelInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteWebPresetArgs = {
  input: DeleteWebPresetInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDownloadEncoderVideoArgs = {
  input: DownloadEncoderVideoInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDownloadMediaArgs = {
  input: DownloadMediaInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationDownloadWebVideoArgs = {
  input: DownloadWebVideoInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationGoLiveArgs = {
  input: GoLiveInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationInviteUsersArgs = {
  input: InviteUsersInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationLinkSocialAccountArgs = {
  input: LinkSocialAccountInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationLoadEncoderVideosArgs = {
  input: LoadEncoderVideosInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationLoadEventsOnDecodersArgs = {
  input: LoadEventsOnDecodersInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationMakeRenditionsArgs = {
  input: MakeRenditionsInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationMarkNotificationsReadArgs = {
  input: MarkNotificationsReadInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationMoveEncoderArgs = {
  input: MoveEncoderInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationMoveEventArgs = {
  input: MoveEventInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationPauseEventArgs = {
  input: PauseEventInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationPingWebhookArgs = {
  input: PingWebhookInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationProveSecondFactorArgs = {
  input: ProveSecondFactorInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationProvisionEncoderChannelArgs = {
  input: ProvisionEncoderChannelInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationPublishContentDestinationArgs = {
  input: PublishContentDestinationInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRegenerateApiClientSecretArgs = {
  input: RegenerateApiClientSecretInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRegenerateWebhookSecretArgs = {
  input: RegenerateWebhookSecretInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRegisterUploaderArgs = {
  input: RegisterUploaderInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationReleaseDecoderArgs = {
  input: ReleaseDecoderInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRemoveEventArgs = {
  input: RemoveEventInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRemoveEventDestinationArgs = {
  input: RemoveEventDestinationInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRemoveEventThumbnailArgs = {
  input: RemoveEventThumbnailInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRemoveFromPlaylistArgs = {
  input: RemoveFromPlaylistInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRemoveSecondFactorArgs = {
  input: RemoveSecondFactorInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRemoveSocialAccountArgs = {
  input: RemoveSocialAccountInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRenameSecondFactorArgs = {
  input: RenameSecondFactorInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRenewSocialAccountArgs = {
  input: RenewSocialAccountInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRenewStreamKeyArgs = {
  input: RenewStreamKeyInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationReorderPlaylistArgs = {
  input: ReorderPlaylistInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRepublishWebVideoArgs = {
  input: WebVideoPartInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRequestBandwidthArgs = {
  input: RequestBandwidthInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRequestEmailVerificationArgs = {
  input: RequestEmailVerificationInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRequestInviteArgs = {
  input: RequestInviteInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationResendInviteArgs = {
  input: ResendInviteInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationResendWebhookDeliveryArgs = {
  input: ResendWebhookDeliveryInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationResetSecondFactorsArgs = {
  input: ResetSecondFactorsInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRestoreDeletedArgs = {
  input: RestoreDeletedInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRestoreEventDateArgs = {
  input: EventDateInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRetryGoLiveArgs = {
  input: RetryGoLiveInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRevealLiveOutputKeyArgs = {
  input: RevealLiveOutputKeyInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRevealRemoteSupportArgs = {
  input: RevealRemoteSupportInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRevealRtmpKeyArgs = {
  input: RevealRtmpKeyInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRevealStreamKeyArgs = {
  input: RevealStreamKeyInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRevokeDeviceTokenArgs = {
  input: RevokeDeviceTokenInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationRevokeInviteArgs = {
  input: RevokeInviteInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationSaveToLibraryArgs = {
  input: SaveToLibraryInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationSendContactRequestArgs = {
  input: ContactRequestInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationSetEncoderChannelUsersArgs = {
  input: SetEncoderChannelUsersInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationSetEventThumbnailArgs = {
  input: SetEventThumbnailInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationSetMediaThumbnailArgs = {
  input: SetMediaThumbnailInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationSetToggleArgs = {
  input: SetToggleInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationSetUserRolesArgs = {
  input: SetUserRolesInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationSignInOnBehalfArgs = {
  input: SignInOnBehalfInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationSkipEventDateArgs = {
  input: EventDateInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationStartLiveOutputArgs = {
  input: StartLiveOutputInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationStartRtmpStreamArgs = {
  input: StartRtmpStreamInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationStartTrialArgs = {
  input: StartTrialInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationStartWebVideoArgs = {
  input: StartWebVideoInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationStopContentDestinationArgs = {
  input: StopContentDestinationInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationStopContentDestinationsArgs = {
  input: StopContentDestinationsInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationStopLiveOutputArgs = {
  input: StopLiveOutputInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationStopRenditionsArgs = {
  input: StopRenditionsInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationStopRtmpStreamArgs = {
  input: StopRtmpStreamInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationSwitchCustomerArgs = {
  input: SwitchCustomerInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationSyncSocialAccountArgs = {
  input: SyncSocialAccountInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationTrackArgs = {
  input: TrackInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationTrimWebVideoArgs = {
  input: WebVideoPartInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUnregisterUploaderArgs = {
  input: UnregisterUploaderInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUntrimWebVideoArgs = {
  input: UntrimWebVideoInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateApiClientArgs = {
  input: UpdateApiClientInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateContactArgs = {
  input: UpdateContactInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateContentDestinationArgs = {
  input: UpdateContentDestinationInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateCueArgs = {
  input: UpdateCueInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateDestinationGroupArgs = {
  input: UpdateDestinationGroupInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateEncoderArgs = {
  input: UpdateEncoderInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateEncoderChannelArgs = {
  input: UpdateEncoderChannelInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateEncoderNetworkArgs = {
  input: UpdateEncoderNetworkInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateEncoderPresetArgs = {
  input: UpdateEncoderPresetInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateEncoderVideoArgs = {
  input: UpdateEncoderVideoInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateEventArgs = {
  input: UpdateEventInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateEventDestinationArgs = {
  input: UpdateEventDestinationInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateLibrarySettingsArgs = {
  input: UpdateLibrarySettingsInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateMarathonArgs = {
  input: UpdateMarathonInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateMediaArgs = {
  input: UpdateMediaInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateMyAccountArgs = {
  input: UpdateMyAccountInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdatePlayerProfileArgs = {
  input: UpdatePlayerProfileInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdatePlaylistArgs = {
  input: UpdatePlaylistInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdatePostArgs = {
  input: UpdatePostInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdatePreferencesArgs = {
  input: UpdatePreferencesInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateQrOverlayArgs = {
  input: UpdateQrOverlayInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateRtmpDestinationArgs = {
  input: UpdateRtmpDestinationInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateSignInRulesArgs = {
  input: UpdateSignInRulesInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateSocialAccountArgs = {
  input: UpdateSocialAccountInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateVenueArgs = {
  input: UpdateVenueInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateWebChannelArgs = {
  input: UpdateWebChannelInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateWebPresetArgs = {
  input: UpdateWebPresetInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUploadArchiveArgs = {
  input: UploadArchiveInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUploadEncoderLogsArgs = {
  input: UploadEncoderLogsInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUploadOfflineImageArgs = {
  input: UploadOfflineImageInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationUploadSocialFileArgs = {
  input: UploadSocialFileInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


/** Root of all write operations. Each one returns a payload with `userErrors`. The payload is null only together with an error that no user can correct, so that one fault does not discard the results of its siblings. */
export type MutationVerifyPasswordResetArgs = {
  input: VerifyPasswordResetInput;
};

/** News item about the product. */
export type NewsItem = {
  __typename?: 'NewsItem';
  /** Plain text of the news item. */
  body: Scalars['String']['output'];
  /**
   * Time at which the news item was published.
   * @deprecated Read `publishedAt`.
   */
  date: Scalars['DateTime']['output'];
  /** ID of the news item. */
  id: Scalars['ID']['output'];
  /** Link to more information. */
  link?: Maybe<Scalars['URL']['output']>;
  /** Time at which the news item was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Headline of the news item. */
  title: Scalars['String']['output'];
};

/** Object that can be fetched again by its type and ID. */
export type Node = {
  /** ID of the object, unique within its type. */
  id: Scalars['ID']['output'];
};

/** Notification that an encoder, encoder channel, event or destination needs or needed attention. */
export type Notification = {
  __typename?: 'Notification';
  /** Time at which the cause began. */
  beganAt: Scalars['DateTime']['output'];
  /** Social media destination that the notification concerns. Null if it concerns anything else, or if the destination was deleted. */
  contentDestination?: Maybe<ContentDestination>;
  /** ID of the social media destination that the notification concerns. Null if it concerns anything else. */
  contentDestinationId?: Maybe<Scalars['ID']['output']>;
  /** Encoder that the notification concerns. Null if it concerns something else, or if the encoder now belongs to another organization. */
  encoder?: Maybe<Encoder>;
  /** Encoder channel that the notification concerns. Null if it concerns an encoder. */
  encoderChannel?: Maybe<EncoderChannel>;
  /**
   * Name of the notification's subject at the time the cause began.
   * @deprecated It may be a channel; read `subjectName`.
   */
  encoderName: Scalars['String']['output'];
  /** Time at which the cause ended, or null while it continues. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Event that the notification concerns. Null if it concerns anything else. */
  event?: Maybe<Event>;
  /** UUID of the notification. */
  id: Scalars['ID']['output'];
  /** True if the caller has read the notification. */
  isRead: Scalars['Boolean']['output'];
  /** Cause of the notification. */
  reason: AttentionReason;
  /** Name of the notification's subject at the time the cause began. */
  subjectName: Scalars['String']['output'];
};

/** Page of notifications. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** Rows of this page with their cursors. */
  edges: Array<NotificationEdge>;
  /** Rows of this page. */
  nodes: Array<Notification>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows on all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of notifications on all pages that the caller has not read. */
  unreadCount: Scalars['Int']['output'];
};

/** Notification in a page. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Notification of this row. */
  node: Notification;
};

/** Change to the notifications since the last event. */
export type NotificationsChangedEvent = ChangedEvent & {
  __typename?: 'NotificationsChangedEvent';
  /** Time at which the change was detected. */
  at: Scalars['DateTime']['output'];
  /** IDs of the notifications that were added or ended. Deleted notifications are not listed. */
  notificationIds: Array<Scalars['ID']['output']>;
  /** Sequence number for each organization, which increases by one with every event. A gap means that events were missed. The first event after subscribing has the current number and no notifications. */
  sequence: Scalars['Int']['output'];
};

/** Range of allowed numbers. */
export type NumberRange = {
  __typename?: 'NumberRange';
  /** Largest allowed number. */
  maximum: Scalars['Int']['output'];
  /** Smallest allowed number. */
  minimum: Scalars['Int']['output'];
};

/** Content that a web channel shows while nothing is live. */
export type OfflineContent = {
  __typename?: 'OfflineContent';
  /** URL of the uploaded image, even while another kind is shown. Null if there is no image. */
  imageUrl?: Maybe<Scalars['URL']['output']>;
  /** Kind of offline content. */
  kind: OfflineKind;
  /** Video to show. Null for other kinds. */
  mediaItem?: Maybe<MediaItem>;
  /** Playlist to show. Null for other kinds. */
  playlist?: Maybe<Playlist>;
};

/** Content that a web channel shows while nothing is live. */
export type OfflineContentInput = {
  /** Kind of offline content. */
  kind: OfflineKind;
  /** ID of the library video, for the kind VIDEO. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the playlist, for the kind PLAYLIST. */
  playlistId?: InputMaybe<Scalars['ID']['input']>;
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

/** Encoder that has reported recently. */
export type OnlineEncoder = {
  __typename?: 'OnlineEncoder';
  /** Organization that the encoder belongs to. */
  customer?: Maybe<Customer>;
  /** UUID of the encoder's organization. */
  customerId: Scalars['ID']['output'];
  /** UUID of the encoder. */
  id: Scalars['ID']['output'];
  /** Version of the encoder software. */
  version: Scalars['String']['output'];
};

/** Position of one page of a connection within the whole. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last row of this page, or null if the page is empty. Pass it as `after` to get the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** True if more rows follow `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True if rows precede `startCursor`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row of this page, or null if the page is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Places where a password reset can be requested. */
export type PasswordResetFlow =
  /** In the studio. */
  | 'STUDIO'
  /** During the registration of a software encoder. */
  | 'UPLOADER';

/** Event to pause or resume. */
export type PauseEventInput = {
  /** UUID of the event. */
  id: Scalars['ID']['input'];
  /** True to pause the event, false to resume it. */
  paused: Scalars['Boolean']['input'];
  /** Revision that the editor loaded. If it is given, the change is refused if another user has saved an edit in the meantime. */
  seenRevision?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of a mutation, with one result for each object if the mutation concerns several. */
export type Payload = {
  /** Problems that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
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
  id: Scalars['ID']['input'];
};

/** Plan that can be subscribed to. */
export type Plan = {
  __typename?: 'Plan';
  /** Maximum bitrate, in Mbit/s, or null if the plan does not define it. */
  bitrateMbps?: Maybe<Scalars['Int']['output']>;
  /** Number of concurrent streams, or null if the plan does not define it. */
  concurrentStreams?: Maybe<Scalars['Int']['output']>;
  /** UUID of the plan. */
  id: Scalars['ID']['output'];
  /** Storage for the library, in TB, or null if the plan has none. */
  libraryTb?: Maybe<Scalars['Float']['output']>;
  /** Storage for live recordings, in TB, or null if the plan has none. */
  liveStorageTb?: Maybe<Scalars['Float']['output']>;
  /** Display name of the plan. */
  name: Scalars['String']['output'];
  /** Tier of the plan, for example `Pro`. */
  tier: Scalars['String']['output'];
  /** Price per year, in US dollars, or null if the price is on request. */
  yearlyPrice?: Maybe<Scalars['Int']['output']>;
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

/** Video that the caller can play. */
export type Playable = {
  /** ID of the video. */
  id: Scalars['ID']['output'];
  /** True if there is something to play. */
  isPlayable: Scalars['Boolean']['output'];
  /** Playback URLs for the caller, or null if there is nothing to play. */
  playback?: Maybe<Playback>;
};

/** Playback URLs of a video for the caller. They work only for the caller, end with the session and are valid for a few minutes. */
export type Playback = {
  __typename?: 'Playback';
  /** DASH URL of the same video, valid for the same time. Null if the service does not provide one. */
  dashUrl?: Maybe<Scalars['URL']['output']>;
  /** Time at which the URLs expire. */
  expiresAt: Scalars['DateTime']['output'];
  /** HLS URL. */
  hlsUrl: Scalars['URL']['output'];
  /** Time to wait before requesting new URLs, so that playback is not interrupted. */
  renewAfter: Scalars['Duration']['output'];
  /** Preview thumbnails of a saved video. Null before they are generated, if no media engine generates them, and for anything other than a saved video. */
  storyboard?: Maybe<Storyboard>;
};

/** Display modes of a player. */
export type PlayerDisplayMode =
  /** The player is a moving background. */
  | 'BACKGROUND'
  /** The player has controls. */
  | 'STANDARD';

/** Behavior and appearance of a player. */
export type PlayerProfile = Node & {
  __typename?: 'PlayerProfile';
  /** Short name of the player profile for URLs. It never changes. */
  alias: Scalars['String']['output'];
  /**
   * True if playback starts as soon as the player opens.
   * @deprecated Read `hasAutoplay`.
   */
  autoplay: Scalars['Boolean']['output'];
  /**
   * True if the player is a moving background: no controls, no sound, and in a loop.
   * @deprecated Read `isBackground`.
   */
  backgroundMode: Scalars['Boolean']['output'];
  /**
   * True for the built-in profile, which cannot be changed.
   * @deprecated Read `isBuiltIn`.
   */
  builtIn: Scalars['Boolean']['output'];
  /** Text of the call-to-action button, at most 12 characters. Null without a button. */
  callToActionText?: Maybe<Scalars['String']['output']>;
  /** URL that the call-to-action button opens, http or https. Null without a button. */
  callToActionUrl?: Maybe<Scalars['String']['output']>;
  /** Color of the controls, `#rrggbb`. Null for the player's default color. */
  controlColor?: Maybe<Scalars['String']['output']>;
  /** Time at which the player profile was created. Null for the built-in profile. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Display mode of the player. */
  displayMode: PlayerDisplayMode;
  /** True if playback starts as soon as the player opens. */
  hasAutoplay: Scalars['Boolean']['output'];
  /**
   * True if the list of videos is closed when the player opens.
   * @deprecated Read `isPlaylistHidden`.
   */
  hidePlaylist: Scalars['Boolean']['output'];
  /** ID of the player profile. `background` is the built-in profile, the same for every organization. */
  id: Scalars['ID']['output'];
  /** True if the player is a moving background: no controls, no sound, and in a loop. */
  isBackground: Scalars['Boolean']['output'];
  /** True for the built-in profile, which cannot be changed. */
  isBuiltIn: Scalars['Boolean']['output'];
  /** True if playback restarts at the end. */
  isLooped: Scalars['Boolean']['output'];
  /** True if playback starts without sound. */
  isMuted: Scalars['Boolean']['output'];
  /** True if the list of videos is closed when the player opens. */
  isPlaylistHidden: Scalars['Boolean']['output'];
  /** True if viewers of a live stream cannot seek back. */
  isRestrictedWhenLive: Scalars['Boolean']['output'];
  /**
   * True if playback restarts at the end.
   * @deprecated Read `isLooped`.
   */
  loop: Scalars['Boolean']['output'];
  /**
   * True if playback starts without sound.
   * @deprecated Read `isMuted`.
   */
  mute: Scalars['Boolean']['output'];
  /** Name of the player profile, at most 128 characters. */
  profileName: Scalars['String']['output'];
  /** Label of the QRclick button. Null for the default label. */
  qrClickLabel?: Maybe<Scalars['String']['output']>;
  /**
   * True if viewers of a live stream cannot seek back.
   * @deprecated Read `isRestrictedWhenLive`.
   */
  restrictWhenLive: Scalars['Boolean']['output'];
};

/** Page of player profiles. */
export type PlayerProfileConnection = {
  __typename?: 'PlayerProfileConnection';
  /** Rows of this page with their cursors. */
  edges: Array<PlayerProfileEdge>;
  /** Rows of this page. */
  nodes: Array<PlayerProfile>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Player profile in a page. */
export type PlayerProfileEdge = {
  __typename?: 'PlayerProfileEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Player profile of this row. */
  node: PlayerProfile;
};

/** Result of creating or changing a player profile. */
export type PlayerProfilePayload = Payload & {
  __typename?: 'PlayerProfilePayload';
  /** Player profile after the change, or null if the change was refused. */
  playerProfile?: Maybe<PlayerProfile>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Ordered list of saved videos. */
export type Playlist = Created & Node & Usable & {
  __typename?: 'Playlist';
  /** Time at which the playlist was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Organization that the playlist belongs to. */
  customer?: Maybe<Customer>;
  /** UUID of the playlist. */
  id: Scalars['ID']['output'];
  /** True if the playlist drops its oldest video when it is full. */
  isRolling: Scalars['Boolean']['output'];
  /** Videos of the playlist in order, at most 250. */
  media?: Maybe<Array<MediaItem>>;
  /** Number of videos in the playlist. */
  mediaCount?: Maybe<Scalars['Int']['output']>;
  /** Name of the playlist. */
  name: Scalars['String']['output'];
  /** Version of the order of the videos. Send it with a new order to avoid overwriting another user's order. */
  orderVersion?: Maybe<Scalars['String']['output']>;
  /**
   * True if the playlist drops its oldest video when it is full.
   * @deprecated Read `isRolling`.
   */
  rolling: Scalars['Boolean']['output'];
  /** Position at which new videos are added. */
  sortPosition: PlaylistSortPosition;
  /** Total length of the videos in the playlist. */
  totalLength?: Maybe<Scalars['Duration']['output']>;
  /** Objects that use the playlist: web channels that play it while nothing is live, and events whose broadcasts are added to it. At most 1000. */
  uses?: Maybe<Array<Use>>;
};

/** Page of playlists. */
export type PlaylistConnection = {
  __typename?: 'PlaylistConnection';
  /** Rows of this page with their cursors. */
  edges: Array<PlaylistEdge>;
  /** Rows of this page. */
  nodes: Array<Playlist>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. Null without a filter if there is more than one page, because the rows would have to be counted page by page. `playlistTotals` counts them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Playlist in a page. */
export type PlaylistEdge = {
  __typename?: 'PlaylistEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Playlist of this row. */
  node: Playlist;
};

/** Result of creating or changing a playlist. */
export type PlaylistPayload = Payload & {
  __typename?: 'PlaylistPayload';
  /** Playlist after the change, or null if the change was refused. If a new order was refused because of another user's change, the current playlist. */
  playlist?: Maybe<Playlist>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Positions at which new videos are added to a playlist. */
export type PlaylistSortPosition =
  /** After the last video. */
  | 'END'
  /** Before the first video. */
  | 'START';

/** Totals over playlists. */
export type PlaylistTotals = {
  __typename?: 'PlaylistTotals';
  /** Number of videos in the playlists. */
  mediaCount: Scalars['Int']['output'];
  /** Number of playlists. */
  playlistCount: Scalars['Int']['output'];
  /** Total length of the videos in the playlists. */
  totalLength: Scalars['Duration']['output'];
};

/** Playback modes of a web video. */
export type Playout =
  /** As if it were live: viewers who join later have missed the beginning. Ends automatically. */
  | 'AS_LIVE'
  /** From the beginning whenever a viewer joins, until it is stopped. */
  | 'ON_DEMAND';

/** Scheduled or published post on Facebook or YouTube: a saved video, or the announcement of an event. */
export type Post = Created & Node & {
  __typename?: 'Post';
  /** Time at which the post was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Organization that the post belongs to. */
  customer?: Maybe<Customer>;
  /** Text of the post. */
  description: Scalars['String']['output'];
  /** Page, group, or channel that the post appears in. */
  destination: SocialPlace;
  /** Time at which the post was published or failed. Null before. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Event that the post announces. Null for a saved video. */
  event?: Maybe<Event>;
  /** Start of the announced event. Null for a saved video. */
  eventStartsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Parameters of `failureReason`, at most 20. */
  failureParameters: Array<ReasonParameter>;
  /** Reason why the post failed. Null otherwise. */
  failureReason?: Maybe<Reason>;
  /** True if the subscribers of the channel are notified. */
  hasNotification: Scalars['Boolean']['output'];
  /** UUID of the post. */
  id: Scalars['ID']['output'];
  /** True if the post announces an event. */
  isOfEvent: Scalars['Boolean']['output'];
  /** Network of the post. */
  kind: SocialKind;
  /** Time from which the post cannot be changed, ten minutes before it is published. */
  lockedAt: Scalars['DateTime']['output'];
  /** Saved video of the post. Null for an event announcement, and once the video is deleted. */
  mediaItem?: Maybe<MediaItem>;
  /** ID of the occurrence that the post announces. Null for a saved video. */
  occurrenceId?: Maybe<Scalars['ID']['output']>;
  /** Audience of the post. */
  privacy: DestinationPrivacy;
  /** Time at which the post is published. */
  publishAt: Scalars['DateTime']['output'];
  /** Account of the post. Null once the account is removed. */
  socialAccount?: Maybe<SocialAccount>;
  /** State of the post. */
  state: PostState;
  /** Title of the post. */
  title: Scalars['String']['output'];
};

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

/** Preferences of a user, which apply wherever they sign in. */
export type Preferences = {
  __typename?: 'Preferences';
  /** Clock for times of day, or null to follow the language. */
  clock?: Maybe<Clock>;
  /** Language of the studio, or null to follow the browser. */
  language?: Maybe<Language>;
  /** Time zone for times that have no other zone, an IANA name, or null to follow the browser. */
  timezone?: Maybe<Scalars['String']['output']>;
};

/** Proof of a second factor: exactly one of the three. */
export type ProveSecondFactorInput = {
  /** One-time code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Response of the browser, in JSON. */
  passkey?: InputMaybe<Scalars['String']['input']>;
  /** Recovery code. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
  /** Token of the step. */
  token: Scalars['String']['input'];
};

/** Encoder channel that needs storage. */
export type ProvisionEncoderChannelInput = {
  /** UUID of the encoder channel. */
  id: Scalars['ID']['input'];
  /** ID of the storage region. The channel's own region if left out. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of setting up the storage of an encoder channel. */
export type ProvisionEncoderChannelPayload = Payload & {
  __typename?: 'ProvisionEncoderChannelPayload';
  /** Encoder channel with its storage, or null if the request was refused. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Visibility and replay of a destination. Fields that are left out do not change. */
export type PublishContentDestinationInput = {
  /** ID of the content destination. */
  id: Scalars['ID']['input'];
  /** True to make the destination the next replay of its web channel. One broadcast per channel is the next replay. */
  isNextReplay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Time at which the destination is published, if publication is scheduled. Must be in the future. */
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Visibility of the destination to viewers. A published destination must be hidden before its publication can be scheduled again. */
  publishState?: InputMaybe<PublishState>;
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

/** Link that a player offers when a QR code appears in the video. */
export type QrOverlay = Created & Node & {
  __typename?: 'QrOverlay';
  /** Time at which the QRclick overlay was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Text of the overlay's button, at most 40 characters. Null for the default text. */
  customLabel?: Maybe<Scalars['String']['output']>;
  /** UUID of the QRclick overlay. */
  id: Scalars['ID']['output'];
  /** Name of the QRclick overlay, at most 128 characters. */
  name: Scalars['String']['output'];
  /** Opening behavior of the overlay. */
  openingBehavior: QrOpeningBehavior;
  /** Type of the overlay, which determines where the link opens. */
  type: QrOverlayType;
  /** URL that the QR code contains and that opens, at most 213 characters. */
  url: Scalars['URL']['output'];
};

/** Page of QRclick overlays. */
export type QrOverlayConnection = {
  __typename?: 'QrOverlayConnection';
  /** Rows of this page with their cursors. */
  edges: Array<QrOverlayEdge>;
  /** Rows of this page. */
  nodes: Array<QrOverlay>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** QRclick overlay in a page. */
export type QrOverlayEdge = {
  __typename?: 'QrOverlayEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** QRclick overlay of this row. */
  node: QrOverlay;
};

/** Result of creating or changing a QRclick overlay. */
export type QrOverlayPayload = Payload & {
  __typename?: 'QrOverlayPayload';
  /** QRclick overlay after the change, or null if the change was refused. */
  qrOverlay?: Maybe<QrOverlay>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Types of QRclick overlays, by where they open. */
export type QrOverlayType =
  /** In a separate page. */
  | 'EXTERNAL_LINK'
  /** Over the video. Requires https. */
  | 'IN_PLAYER_OVERLAY';

/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type Query = {
  __typename?: 'Query';
  /** API client with the given ID: the caller, or another client with the capability getApiApps. */
  apiClient?: Maybe<ApiClient>;
  /** Roles that an API client can have, with the plan that each role requires, at most 10. Requires the capability getApiApps. */
  apiClientRoles?: Maybe<Array<ApiClientRole>>;
  /** Content destination with the given ID, or null if it does not exist. */
  contentDestination?: Maybe<ContentDestination>;
  /** Organization with the given ID. Organizations other than the caller's own require a super-admin. */
  customer?: Maybe<Customer>;
  /** All organizations, sorted by name. Requires a super-admin. */
  customers?: Maybe<CustomerConnection>;
  /** Destination group of the caller's current organization with the given ID, or null if it does not exist. Requires MANAGE_DESTINATION_GROUPS. */
  destinationGroup?: Maybe<DestinationGroup>;
  /** Usernames under which more than one decoder reports, in all organizations, at most 1000. For super-admins. */
  duplicateLogins?: Maybe<Array<DuplicateLogin>>;
  /** Encoder with the given ID, or null if it does not exist. */
  encoder?: Maybe<Encoder>;
  /** Encoder channel with the given ID. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** Values that encoders can be set to. */
  encoderOptions?: Maybe<EncoderOptions>;
  /** Encoder preset with the given ID. */
  encoderPreset?: Maybe<EncoderPreset>;
  /** Values that encoder presets can be set to. */
  encoderPresetOptions?: Maybe<EncoderPresetOptions>;
  /** Encoders of all organizations, for callers who can view all of them. */
  encoderSearch?: Maybe<EncoderSearchConnection>;
  /** Encoder video with the given ID, or null if it does not exist or the caller cannot view it. */
  encoderVideo?: Maybe<EncoderVideo>;
  /** Encoders that have reported since a given time, of all organizations that the caller can see. */
  encodersOnline?: Maybe<Array<OnlineEncoder>>;
  /** Event with the given ID, or null if it does not exist or the caller cannot view it. */
  event?: Maybe<Event>;
  /** Jobs of the platform that were abandoned, and recurring jobs that keep failing, latest first, at most 100. Requires a super-admin or a caller who can read the admin area. */
  failedJobs?: Maybe<Array<FailedJob>>;
  /** Progress of a request to go live, or NOT_EXIST if there is no such request. Requires MANAGE_SCHEDULE. */
  goLiveState?: Maybe<GoLive>;
  /** Invitation for anyone who has its link, signed in or not. Null if the invitation does not exist or the secret is wrong. */
  invite?: Maybe<InviteOffer>;
  /** Installed packages of one part of the product, with their licenses. Available to everyone. */
  licenseManifest?: Maybe<LicensedPackageConnection>;
  /** Full license text of one package, or null if the package does not exist or has no text. */
  licenseText?: Maybe<Scalars['String']['output']>;
  /** Saved video with the given ID, or null if it does not exist or was deleted. */
  mediaItem?: Maybe<MediaItem>;
  /** Oldest version that can still start, one for each encoder type. */
  minimumEncoderOption?: Maybe<Array<MinimumEncoderOption>>;
  /** News and updates about the product, at most 100, newest first. */
  news?: Maybe<Array<NewsItem>>;
  /** Object with the given type and ID, or null if the caller cannot see such an object. */
  node?: Maybe<Node>;
  /** Objects with the given types and IDs, at most 100, in the order of the IDs. Null for each object that does not exist or that the caller cannot see. */
  nodes: Array<Maybe<Node>>;
  /** Plans of one kind, smallest first, at most 100. */
  plans?: Maybe<Array<Plan>>;
  /** Player profile with the given ID, or null if it does not exist. `background` is the built-in profile. */
  playerProfile?: Maybe<PlayerProfile>;
  /** Playlist with the given ID, or null if it does not exist. */
  playlist?: Maybe<Playlist>;
  /** Facebook or YouTube post with the given ID, or null if it does not exist. Requires MANAGE_SCHEDULE or MANAGE_SOCIAL_MEDIA. */
  post?: Maybe<Post>;
  /** QRclick overlay with the given ID, or null if it does not exist. */
  qrOverlay?: Maybe<QrOverlay>;
  /** Regions in which video can be ingested and hosted, at most 1000. */
  regions?: Maybe<Array<Region>>;
  /** RTMP destination with the given ID, or null if it does not exist. Requires MANAGE_SOCIAL_MEDIA or MANAGE_DESTINATION_GROUPS. */
  rtmpDestination?: Maybe<RtmpDestination>;
  /** Plan with its price, as stored in the sales system. */
  salesPlan?: Maybe<SalesPlan>;
  /** Limits and durations that the service applies and the interface shows. Available to everyone. */
  serviceValues?: Maybe<ServiceValues>;
  /** Social media account with the given ID, or null if it does not exist. Requires MANAGE_SOCIAL_MEDIA. */
  socialAccount?: Maybe<SocialAccount>;
  /** Time zones in which an event can be scheduled, at most 1000. */
  timezones?: Maybe<Array<Timezone>>;
  /** Features that can be turned on or off for an organization, sorted by name, at most 1000. Requires the capability getCustomers. */
  toggles?: Maybe<Array<Toggle>>;
  /** Registration of a device as a software encoder. Does not require a signed-in user. */
  uploaderRegistration?: Maybe<UploaderRegistration>;
  /** User with the given ID: the caller, or another user with MANAGE_USERS. */
  user?: Maybe<User>;
  /** Venue with the given ID, or null if it does not exist. Requires MANAGE_VENUES. */
  venue?: Maybe<Venue>;
  /** Caller of the request, or null if no user is signed in. */
  viewer?: Maybe<Viewer>;
  /** Web channel with the given ID, or null if it does not exist. */
  webChannel?: Maybe<WebChannel>;
  /** Web preset with the given ID, or null if it does not exist. `default` is the preset that every organization has. */
  webPreset?: Maybe<WebPreset>;
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryApiClientArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryContentDestinationArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryDestinationGroupArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryEncoderArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryEncoderChannelArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryEncoderOptionsArgs = {
  model?: InputMaybe<Scalars['String']['input']>;
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryEncoderPresetArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryEncoderSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EncoderSearchFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<EncoderSearchSort>;
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryEncoderVideoArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryEncodersOnlineArgs = {
  after?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryEventArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryGoLiveStateArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryInviteArgs = {
  id: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryLicenseManifestArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  part: LicensePart;
  sort?: InputMaybe<ListSort>;
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryLicenseTextArgs = {
  name: Scalars['String']['input'];
  part: LicensePart;
  version: Scalars['String']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryMediaItemArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryPlansArgs = {
  kind: PlanKind;
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryPlayerProfileArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryPlaylistArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryPostArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryQrOverlayArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryRtmpDestinationArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QuerySalesPlanArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QuerySocialAccountArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryUploaderRegistrationArgs = {
  deviceId: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryVenueArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryWebChannelArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. A field that needs its own call is null, with its own error, if that call fails. */
export type QueryWebPresetArgs = {
  id: Scalars['ID']['input'];
};

/** Readiness of an occurrence to take place as planned. */
export type Readiness = {
  __typename?: 'Readiness';
  /** Problems that prevent the occurrence from taking place as planned, or could, most severe first, at most 15. */
  findings: Array<ReadinessFinding>;
  /** Overall readiness. */
  state: ReadinessState;
};

/** Problem to review before an event. */
export type ReadinessFinding = {
  __typename?: 'ReadinessFinding';
  /** Dates of the event that access to the account covers. Null for reasons other than EVENT_ACCOUNT_ENDS. */
  access?: Maybe<AccessCoverage>;
  /** Reason of the finding. */
  reason: ReadinessReason;
  /** Severity of the finding. */
  severity: ReadinessSeverity;
  /** Object to change in order to fix the finding. */
  thing: ReadinessThing;
};

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

/** Object to change in order to fix a finding. */
export type ReadinessThing = {
  __typename?: 'ReadinessThing';
  /** ID of the object. */
  id: Scalars['ID']['output'];
  /** Kind of object. */
  kind: ReadinessThingKind;
  /** Name of the object. */
  name: Scalars['String']['output'];
};

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

/** Lengths of the time spans into which readings are grouped. */
export type ReadingResolution =
  /** 5 minutes. */
  | 'FIVE_MINUTES'
  /** 60 minutes. */
  | 'HOUR'
  /** 1 minute, as the readings were stored. */
  | 'MINUTE'
  /** 15 minutes. */
  | 'QUARTER_HOUR';

/** Minimum, average and maximum of the values in a time span. */
export type ReadingSpread = {
  __typename?: 'ReadingSpread';
  /** Average value. */
  average: Scalars['Float']['output'];
  /** Maximum value. */
  maximum: Scalars['Float']['output'];
  /** Minimum value. */
  minimum: Scalars['Float']['output'];
};

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

/** Parameter of a reason. */
export type ReasonParameter = {
  __typename?: 'ReasonParameter';
  /** Name of the parameter, for example `limit`. */
  name: Scalars['String']['output'];
  /** Value of the parameter. Several values are separated by commas. */
  value: Scalars['String']['output'];
};

/** Result of renewing a session. */
export type RefreshSessionPayload = Payload & {
  __typename?: 'RefreshSessionPayload';
  /** Always empty. This mutation has no problems that a user can correct. */
  userErrors: Array<UserError>;
  /** Caller of the request, or null if the session has expired. */
  viewer?: Maybe<Viewer>;
};

/** API client that gets a new secret. */
export type RegenerateApiClientSecretInput = {
  /** ID of the API client. */
  id: Scalars['ID']['input'];
};

/** Webhook that gets a new secret. */
export type RegenerateWebhookSecretInput = {
  /** UUID of the webhook. */
  id: Scalars['ID']['input'];
};

/** Region in which video is ingested and hosted. */
export type Region = Node & {
  __typename?: 'Region';
  /** URL of the service that stores the QRclick overlays of the region's players. */
  hotspotsServiceUrl: Scalars['URL']['output'];
  /** UUID of the region. */
  id: Scalars['ID']['output'];
  /** True if the region is offered first. */
  isDefault: Scalars['Boolean']['output'];
  /** True if the region requires an entitlement. */
  isRestricted: Scalars['Boolean']['output'];
  /** URL that a browser can measure to find the nearest region. */
  latencyCheckUrl: Scalars['URL']['output'];
  /** Display name of the region. */
  name: Scalars['String']['output'];
  /** Buckets that store the region's on-demand video, at most 100. */
  vodBuckets?: Maybe<Array<VodBucket>>;
  /** Short name of the zone, for example `us`. */
  zone: Scalars['String']['output'];
};

/** Device, name and credentials. */
export type RegisterUploaderInput = {
  /** ID of the device, from the plugin's link. If it is left out, a separate problem is returned. */
  deviceId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the encoder, 1 to 128 characters, unique among the software encoders of the organization. */
  name: Scalars['String']['input'];
  /** Password of the Organization Admin. */
  password: Scalars['String']['input'];
  /** Program that the encoder is a plugin for. */
  pluginKind: UploaderPluginKind;
  /** One-time code or recovery code, if the account has a second factor. */
  secondFactor?: InputMaybe<Scalars['String']['input']>;
  /** User name of an Organization Admin. */
  userName: Scalars['String']['input'];
};

/** Result of registering a software encoder. */
export type RegisterUploaderPayload = Payload & {
  __typename?: 'RegisterUploaderPayload';
  /** Name of the organization whose license the encoder uses, or null if the registration was refused. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** UUID of the new encoder, or null if the registration was refused. */
  encoderId?: Maybe<Scalars['ID']['output']>;
  /** ID of the registration, or null if the registration was refused. */
  uploaderId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the registration: a duplicate name (CONFLICT), no license left (LIMIT), no device ID (REQUIRED), missing permission (FORBIDDEN) and others. */
  userErrors: Array<UserError>;
};

/** Decoder to release. */
export type ReleaseDecoderInput = {
  /** Serial number of the decoder: D and 8 digits. */
  serial: Scalars['String']['input'];
};

/** Result of releasing a decoder. */
export type ReleaseDecoderPayload = Payload & {
  __typename?: 'ReleaseDecoderPayload';
  /** Serial number of the released decoder, or null if the release was refused. */
  releasedSerial?: Maybe<Scalars['String']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Credentials with which remote support signs in to a device. */
export type RemoteSupport = {
  __typename?: 'RemoteSupport';
  /** ID for remote support, or null for software encoders. */
  id?: Maybe<Scalars['String']['output']>;
  /** Password for remote support, or null for software encoders. */
  password?: Maybe<Scalars['String']['output']>;
};

/** Destination to remove from its event. */
export type RemoveEventDestinationInput = {
  /** ID of the event destination to remove. */
  id: Scalars['ID']['input'];
};

/** Result of removing a destination from its event. */
export type RemoveEventDestinationPayload = Payload & {
  __typename?: 'RemoveEventDestinationPayload';
  /** ID of the removed destination, for the cache, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Event to remove. */
export type RemoveEventInput = {
  /** UUID of the event to remove. */
  id: Scalars['ID']['input'];
};

/** Result of removing an event. */
export type RemoveEventPayload = Payload & {
  __typename?: 'RemoveEventPayload';
  /** UUID of the removed event, for the cache, or null if the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Event whose thumbnail to remove. */
export type RemoveEventThumbnailInput = {
  /** UUID of the event. */
  id: Scalars['ID']['input'];
};

/** Video to remove from a playlist. */
export type RemoveFromPlaylistInput = {
  /**
   * Media ID of the video to remove.
   * @deprecated Give `mediaItemId`.
   */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  /** Media ID of the video to remove. Required. */
  mediaItemId?: InputMaybe<Scalars['ID']['input']>;
  /** UUID of the playlist. */
  playlistId: Scalars['ID']['input'];
};

/** Second factor to remove. */
export type RemoveSecondFactorInput = {
  /** Current password, re-entered. */
  currentPassword: Scalars['String']['input'];
  /** ID of the second factor. */
  id: Scalars['ID']['input'];
};

/** Social media account to remove. */
export type RemoveSocialAccountInput = {
  /** UUID of the social media account to remove. */
  id: Scalars['ID']['input'];
};

/** Result of removing a social media account. */
export type RemoveSocialAccountPayload = Payload & {
  __typename?: 'RemoveSocialAccountPayload';
  /** UUID of the removed account, or null if it was not removed. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** New name of a second factor. */
export type RenameSecondFactorInput = {
  /** ID of the second factor. */
  id: Scalars['ID']['input'];
  /** Display name of the second factor, at most 60 characters. */
  name: Scalars['String']['input'];
};

/** Confirmation of the request for new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** Current password, re-entered. */
  currentPassword: Scalars['String']['input'];
};

/** Response of a network to a request to renew access: a code or an error. */
export type RenewSocialAccountInput = {
  /** Value of `code` in the return URL. Left out if there is none. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Value of `error` in the return URL. Left out if there is none. */
  error?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the social media account. */
  id: Scalars['ID']['input'];
  /** Return URL, without its query string. */
  returnAddress: Scalars['String']['input'];
  /** Value of `state` in the return URL. */
  state: Scalars['String']['input'];
};

/** Result of renewing access to a social media account. */
export type RenewSocialAccountPayload = Payload & {
  __typename?: 'RenewSocialAccountPayload';
  /** Account with renewed access, or null if the request was refused. */
  socialAccount?: Maybe<SocialAccount>;
  /** Problems with the input, or with the response of the network. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Encoder channel that gets a new stream key. */
export type RenewStreamKeyInput = {
  /** UUID of the encoder channel. */
  id: Scalars['ID']['input'];
};

/** Result of renewing a stream key. */
export type RenewStreamKeyPayload = Payload & {
  __typename?: 'RenewStreamKeyPayload';
  /** Encoder channel after the change, or null if the request was refused. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** New stream key, or null if the request was refused. */
  streamKey?: Maybe<Scalars['String']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** New order of a playlist. */
export type ReorderPlaylistInput = {
  /**
   * Media IDs of all videos of the playlist, each once, in the new order.
   * @deprecated Give `mediaItemIds`.
   */
  mediaIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Media IDs of all videos of the playlist, each once, in the new order. Required. */
  mediaItemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Version of the order that the new order is based on. Refused with CONFLICT if there is a newer version. */
  orderVersion?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the playlist. */
  playlistId: Scalars['ID']['input'];
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
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Amount of bandwidth in GB, a whole number from 1 to 1,000,000. */
  gigabytes: Scalars['Int']['input'];
};

/** Result of requesting bandwidth. */
export type RequestBandwidthPayload = Payload & {
  __typename?: 'RequestBandwidthPayload';
  /** True if the request was sent. */
  isSent: Scalars['Boolean']['output'];
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Account whose email address to verify: the ID of a user, which requires a signed-in caller, or a user name. */
export type RequestEmailVerificationInput = {
  /** New address that replaces the current one once its link is opened, at most 70 characters. */
  newUserName?: InputMaybe<Scalars['String']['input']>;
  /** Password of the caller. Required together with a new address. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the user: the caller or a user that the caller manages. */
  userId?: InputMaybe<Scalars['ID']['input']>;
  /** User name for signing in, if the ID is unknown. */
  userName?: InputMaybe<Scalars['String']['input']>;
};

/** Result of requesting a verification link. */
export type RequestEmailVerificationPayload = Payload & {
  __typename?: 'RequestEmailVerificationPayload';
  /** Progress of the validation, or null if the request was refused. */
  state?: Maybe<EmailValidationState>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Invitation that the new one replaces. */
export type RequestInviteInput = {
  /** UUID of the invitation. */
  id: Scalars['ID']['input'];
  /** Secret from the invitation link. */
  token: Scalars['String']['input'];
};

/** Result of requesting a new invitation. */
export type RequestInvitePayload = Payload & {
  __typename?: 'RequestInvitePayload';
  /** True if the request was accepted. The response is the same for an invalid link. */
  isRequested: Scalars['Boolean']['output'];
  /** Always empty. This mutation has no problems that a user can correct. */
  userErrors: Array<UserError>;
};

/** User whose password to reset. */
export type RequestPasswordResetInput = {
  /** Destination of the link in the email. */
  flow?: PasswordResetFlow;
  /** User name for signing in. */
  userName: Scalars['String']['input'];
};

/** Result of requesting a password reset link. */
export type RequestPasswordResetPayload = Payload & {
  __typename?: 'RequestPasswordResetPayload';
  /**
   * Always true for a well-formed user name, whether or not it exists.
   * @deprecated Read `isAccepted`.
   */
  accepted: Scalars['Boolean']['output'];
  /** Always true for a well-formed user name, whether or not it exists. */
  isAccepted: Scalars['Boolean']['output'];
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Invitation to send again. */
export type ResendInviteInput = {
  /** UUID of the invitation. */
  id: Scalars['ID']['input'];
};

/** Delivery to send again. */
export type ResendWebhookDeliveryInput = {
  /** ID of the delivery. */
  id: Scalars['ID']['input'];
};

/** New password, set with a password reset token. */
export type ResetPasswordInput = {
  /** New password, 10 to 128 characters. */
  password: Scalars['String']['input'];
  /** Token from the link. */
  token: Scalars['String']['input'];
};

/** Result of resetting a password. */
export type ResetPasswordPayload = Payload & {
  __typename?: 'ResetPasswordPayload';
  /** True if the new password is in effect. */
  isReset: Scalars['Boolean']['output'];
  /**
   * True if the new password is in effect.
   * @deprecated Read `isReset`.
   */
  reset: Scalars['Boolean']['output'];
  /** Problems with the input that the user can correct. Empty if the password was reset. */
  userErrors: Array<UserError>;
};

/** User whose second factors to reset. */
export type ResetSecondFactorsInput = {
  /** UUID of the user, who must not be the caller. */
  id: Scalars['ID']['input'];
};

/** Deleted object to restore. */
export type RestoreDeletedInput = {
  /** ID of the deleted object. */
  id: Scalars['ID']['input'];
  /** Kind of the deleted object. */
  kind: BinKind;
};

/** Result of restoring a deleted object. */
export type RestoreDeletedPayload = Payload & {
  __typename?: 'RestoreDeletedPayload';
  /** ID of the restored object, or null if it could not be restored. */
  restoredId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Request to retry. */
export type RetryGoLiveInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the request to retry. */
  id: Scalars['ID']['input'];
  /** True to confirm that an event starts within the hour from now. Without it, the request is refused with GO_LIVE_EVENT_SOON if one does. */
  isSoonKnown?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Live output whose stream key to reveal. */
export type RevealLiveOutputKeyInput = {
  /** UUID of the live output. */
  id: Scalars['ID']['input'];
};

/** Result of revealing a stream key. */
export type RevealLiveOutputKeyPayload = Payload & {
  __typename?: 'RevealLiveOutputKeyPayload';
  /** Stream key, or null if the request was refused. */
  streamKey?: Maybe<Scalars['String']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Encoder whose remote-support password to reveal. */
export type RevealRemoteSupportInput = {
  /** UUID of the encoder. */
  id: Scalars['ID']['input'];
};

/** Credentials for remote support. */
export type RevealRemoteSupportPayload = Payload & {
  __typename?: 'RevealRemoteSupportPayload';
  /** ID and password for remote support, or null if the request was refused. */
  remoteSupport?: Maybe<RemoteSupport>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** RTMP destination whose stream key to reveal. */
export type RevealRtmpKeyInput = {
  /** UUID of the RTMP destination. */
  id: Scalars['ID']['input'];
};

/** Result of revealing a stream key. */
export type RevealRtmpKeyPayload = Payload & {
  __typename?: 'RevealRtmpKeyPayload';
  /** Stream key, or null if the request was refused. */
  streamKey?: Maybe<Scalars['String']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Encoder channel whose stream key to reveal. */
export type RevealStreamKeyInput = {
  /** UUID of the encoder channel. */
  id: Scalars['ID']['input'];
};

/** Result of revealing a stream key. */
export type RevealStreamKeyPayload = Payload & {
  __typename?: 'RevealStreamKeyPayload';
  /** Stream key, or null if the request was refused. */
  streamKey?: Maybe<Scalars['String']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Encoder whose device token to revoke. */
export type RevokeDeviceTokenInput = {
  /** UUID of the encoder. */
  encoderId: Scalars['ID']['input'];
};

/** Result of revoking a device token. */
export type RevokeDeviceTokenPayload = Payload & {
  __typename?: 'RevokeDeviceTokenPayload';
  /** Encoder with its new activation code, or null if the revocation was refused. */
  encoder?: Maybe<Encoder>;
  /** Reasons why the revocation was refused. Empty if it succeeded. */
  userErrors: Array<UserError>;
};

/** Invitation to revoke. */
export type RevokeInviteInput = {
  /** UUID of the invitation. */
  id: Scalars['ID']['input'];
};

/** Result of revoking an invitation. */
export type RevokeInvitePayload = Payload & {
  __typename?: 'RevokeInvitePayload';
  /** UUID of the revoked invitation, or null if the request was refused. */
  revokedId?: Maybe<Scalars['ID']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
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

/** Role with its permissions. */
export type RoleRights = {
  __typename?: 'RoleRights';
  /** Capability strings that the role grants, at most 100. */
  capabilities: Array<Scalars['String']['output']>;
  /** Permissions that the role grants according to the permission matrix, at most 11. */
  permissions: Array<Permission>;
  /** Role of a user. */
  role: Role;
};

/** Third-party server that receives live video over RTMP or RTMPS. Its stream key is returned only by `revealRtmpKey`. */
export type RtmpDestination = Created & Node & Usable & {
  __typename?: 'RtmpDestination';
  /** Time at which the RTMP destination was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Organization that the RTMP destination belongs to. */
  customer?: Maybe<Customer>;
  /** UUID of the RTMP destination. */
  id: Scalars['ID']['output'];
  /** Name of the RTMP destination, at most 100 characters. */
  name: Scalars['String']['output'];
  /** Stream that was started last, even if it has been stopped. Null before the first stream. */
  stream?: Maybe<RtmpStream>;
  /** URL to publish to, without the stream key. */
  streamUrl: Scalars['String']['output'];
  /** Objects that use the RTMP destination: destinations of events that are running or planned, and an encoder channel or saved video that is sent to it. At most 1000. */
  uses?: Maybe<Array<Use>>;
  /** URL where viewers watch the stream. Null if none is set. */
  viewUrl?: Maybe<Scalars['URL']['output']>;
};

/** Page of RTMP destinations. */
export type RtmpDestinationConnection = {
  __typename?: 'RtmpDestinationConnection';
  /** Rows of this page with their cursors. */
  edges: Array<RtmpDestinationEdge>;
  /** Rows of this page. */
  nodes: Array<RtmpDestination>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** RTMP destination in a page. */
export type RtmpDestinationEdge = {
  __typename?: 'RtmpDestinationEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** RTMP destination of this row. */
  node: RtmpDestination;
};

/** Live stream of an encoder channel, or a saved video, that is sent to an RTMP destination. */
export type RtmpStream = {
  __typename?: 'RtmpStream';
  /** Current bitrate of the stream, in kbps. 0 while nothing is sent. */
  bitrateKbps: Scalars['Int']['output'];
  /** Encoder channel whose live stream is sent. Null for a saved video, and if the channel was deleted. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** ID of the stream. */
  id: Scalars['ID']['output'];
  /** Frames dropped since the stream was started because the remote server was slow or unreachable. */
  lostFrames: Scalars['Int']['output'];
  /** Saved video that is sent. Null for an encoder channel, and if the video was deleted. */
  mediaItem?: Maybe<MediaItem>;
  /** Reason why the stream is not sending. Null otherwise. */
  reason?: Maybe<LiveOutputReason>;
  /** Number of reconnects since the stream was started. */
  reconnects: Scalars['Int']['output'];
  /** Bytes sent since the stream was started. */
  sentBytes: Scalars['Float']['output'];
  /** Position reached in the saved video, in milliseconds. Null for an encoder channel. */
  sentMs?: Maybe<Scalars['Int']['output']>;
  /** Current state of the stream. */
  state: LiveOutputState;
  /** Time of the last state change. Null if it was not recorded. */
  stateChangedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Plan as stored in the sales system. */
export type SalesPlan = {
  __typename?: 'SalesPlan';
  /** ISO 4217 code of the currency, for example `USD`. */
  currency: Scalars['String']['output'];
  /** UUID of the plan. */
  id: Scalars['ID']['output'];
  /** Display name of the plan. */
  name: Scalars['String']['output'];
  /** Period that the price covers, for example `year`. */
  period: Scalars['String']['output'];
  /** Price per period, or null if it is on request. */
  price?: Maybe<Scalars['Int']['output']>;
};

/** Recording, or part of it, to save to the library. */
export type SaveToLibraryInput = {
  /** Description of the saved video, without < or >. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** End of the part. The end by default. */
  end?: InputMaybe<Scalars['Duration']['input']>;
  /** ID of the content destination. */
  id: Scalars['ID']['input'];
  /** IDs of playlists to add the saved video to, at most 20. */
  playlistIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Start of the part. The beginning by default. */
  start?: InputMaybe<Scalars['Duration']['input']>;
  /** Tags of the saved video. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Title of the saved video, at most 128 characters. */
  title: Scalars['String']['input'];
};

/** Result of saving a recording to the library. */
export type SaveToLibraryPayload = Payload & {
  __typename?: 'SaveToLibraryPayload';
  /** Destination with the saved video of its recording, or null if the request was refused. */
  contentDestination?: Maybe<ContentDestination>;
  /** Saved video, still processing, or null if the request was refused. */
  mediaItem?: Maybe<MediaItem>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Positions of an occurrence in time. */
export type ScheduleBucket =
  /** The occurrence is in the future. */
  | 'FUTURE'
  /** The occurrence is in progress. */
  | 'LIVE'
  /** The occurrence has ended. */
  | 'PAST';

/** One occurrence of an event in the schedule. */
export type ScheduleItem = {
  __typename?: 'ScheduleItem';
  /** Position of the occurrence in time: future, live, or past. */
  bucket: ScheduleBucket;
  /** Destination group of the event. Null if there is none. Requires MANAGE_DESTINATION_GROUPS. */
  destinationGroup?: Maybe<DestinationGroup>;
  /** Encoder of the event. Null for a replay. */
  encoder?: Maybe<Encoder>;
  /** Encoder channel of the event. Null for a replay. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** Time at which the encoder starts: the pre-roll of the event, at least 30 minutes before it. Null for a replay. */
  encoderStartsAt?: Maybe<Scalars['DateTime']['output']>;
  /** End of the occurrence. */
  endAt: Scalars['DateTime']['output'];
  /** Event that the occurrence belongs to. */
  event?: Maybe<Event>;
  /** UUID of the event. */
  eventId: Scalars['ID']['output'];
  /** ID of the occurrence. */
  id: Scalars['ID']['output'];
  /** True if the event is paused and will not run. */
  isPaused: Scalars['Boolean']['output'];
  /**
   * True if the event is paused and will not run.
   * @deprecated Read `isPaused`.
   */
  paused: Scalars['Boolean']['output'];
  /** Readiness of the occurrence to take place as planned. Null once it has ended. More than 14 days ahead, only lasting problems are reported: conflicts, access to an account that ends before the event, deleted objects, and an insufficient plan. */
  readiness?: Maybe<Readiness>;
  /** Start of the occurrence. */
  startAt: Scalars['DateTime']['output'];
  /** Time zone in which the event was planned, as an IANA name. */
  timezone: Scalars['String']['output'];
  /** Title of the event. */
  title: Scalars['String']['output'];
  /** Type of the event. */
  type: EventType;
};

/** Second factor of a user. Its secret is never disclosed. */
export type SecondFactor = Created & {
  __typename?: 'SecondFactor';
  /** Time at which the second factor was added. */
  createdAt: Scalars['DateTime']['output'];
  /** ID of the second factor. */
  id: Scalars['ID']['output'];
  /** Kind of the second factor. */
  kind: SecondFactorKind;
  /** Time of the last use, or null before the first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Display name of the second factor, at most 60 characters. */
  name: Scalars['String']['output'];
};

/** Data for setting up a second factor that is being added. */
export type SecondFactorAddition = {
  __typename?: 'SecondFactorAddition';
  /** Options for `navigator.credentials.create`, in JSON, or null for codes. */
  passkeyOptions?: Maybe<Scalars['String']['output']>;
  /** Secret from which codes are generated, in base 32, or null for a passkey. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Token that identifies the step, valid for ten minutes. */
  token: Scalars['String']['output'];
  /** URI with the same secret, for authenticator apps that scan it as a QR code, or null for a passkey. */
  uri?: Maybe<Scalars['String']['output']>;
};

/** Second factor that is being added. */
export type SecondFactorAdditionPayload = Payload & {
  __typename?: 'SecondFactorAdditionPayload';
  /** Data for setting up the second factor, or null if the request was refused. */
  addition?: Maybe<SecondFactorAddition>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Kinds of second factors. */
export type SecondFactorKind =
  /** One-time codes from an authenticator app. */
  | 'CODE'
  /** A passkey on a phone, a computer or a security key. */
  | 'PASSKEY';

/** Step between a correct password and a session. */
export type SecondFactorStep = {
  __typename?: 'SecondFactorStep';
  /** True if a recovery code is also accepted. */
  hasRecoveryCodes: Scalars['Boolean']['output'];
  /** True if a factor must be added first, because there is none yet and sign-in requires one. */
  isAdditionNeeded: Scalars['Boolean']['output'];
  /** Kinds of factors that can be used, at most 2. Empty if a factor must be added first. */
  kinds: Array<SecondFactorKind>;
  /** Options for `navigator.credentials.get`, in JSON, or null without a passkey. */
  passkeyOptions?: Maybe<Scalars['String']['output']>;
  /** Token that identifies the step, valid for ten minutes. */
  token: Scalars['String']['output'];
};

/** Second factors with which a user signs in, in addition to the password. */
export type SecondFactors = {
  __typename?: 'SecondFactors';
  /** Second factors, oldest first, at most 10. */
  factors: Array<SecondFactor>;
  /** True if sign-in requires a second factor: for super-admins, and in organizations that require it for all users. */
  isRequired: Scalars['Boolean']['output'];
  /** Number of recovery codes that can still be used. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** Result of changing the caller's second factors. */
export type SecondFactorsPayload = Payload & {
  __typename?: 'SecondFactorsPayload';
  /** Recovery codes, returned only here, at most 10. They come with the first factor and when new codes are created. Null otherwise. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Second factors after the change, or null if the change was refused. */
  secondFactors?: Maybe<SecondFactors>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Limits and durations that the service applies and the interface shows. */
export type ServiceValues = {
  __typename?: 'ServiceValues';
  /** Time for which viewers of a running stream still see the previous call-to-action button after a change, in milliseconds. */
  buttonDelayMs: Scalars['Int']['output'];
  /** Maximum time that a decoder takes to load what it was instructed to load, in milliseconds. */
  decoderLoadMs: Scalars['Int']['output'];
  /** Maximum deviation of the start and end of a part that is downloaded, trimmed or replayed, in milliseconds. */
  downloadAccuracyMs: Scalars['Int']['output'];
  /** Validity of the emailed link that verifies an address or resets a password, in milliseconds. */
  mailLinkMs: Scalars['Int']['output'];
};

/** Browser in which a user is signed in. */
export type Session = Created & {
  __typename?: 'Session';
  /** Address from which the user signed in, or null if it is unknown. */
  address?: Maybe<Scalars['String']['output']>;
  /** User agent of the browser, or null if it sent none. */
  agent?: Maybe<Scalars['String']['output']>;
  /** Time at which the user signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** ID of the session. */
  id: Scalars['ID']['output'];
  /** True if this is the session of the current request. */
  isThis: Scalars['Boolean']['output'];
  /** Time of the last use of the session, to the quarter hour. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Time zone that the device reported at sign-in, an IANA name, or null if it reported none. */
  timezone?: Maybe<Scalars['String']['output']>;
};

/** Users and venues that can use an encoder channel. */
export type SetEncoderChannelUsersInput = {
  /** UUID of the encoder channel. */
  id: Scalars['ID']['input'];
  /** All users and venues that can use the channel from now on. */
  users: Array<EncoderChannelUserInput>;
};

/** Result of setting the users and venues of an encoder channel. */
export type SetEncoderChannelUsersPayload = Payload & {
  __typename?: 'SetEncoderChannelUsersPayload';
  /** Encoder channel after the change, or null if the request was refused. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Thumbnail to set for an event. */
export type SetEventThumbnailInput = {
  /** Base64-encoded JPG or PNG image of at most 2 MB. */
  file: Scalars['String']['input'];
  /** UUID of the event. */
  id: Scalars['ID']['input'];
};

/** Thumbnail for a saved video: an uploaded image, or the video frame at a given time. */
export type SetMediaThumbnailInput = {
  /** Base64-encoded JPG or PNG image of at most 2 MB. Left out if a time is given. */
  file?: InputMaybe<Scalars['String']['input']>;
  /** Media ID of the video. */
  id: Scalars['ID']['input'];
  /** Position of the video frame to use, in milliseconds from the beginning of the video. */
  time?: InputMaybe<Scalars['Int']['input']>;
};

/** Feature with its new state. */
export type SetToggleInput = {
  /** UUID of the organization. The caller's own organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** True to turn the feature on, false to turn it off. */
  isOn: Scalars['Boolean']['input'];
  /** UUID of the feature. */
  toggleId: Scalars['ID']['input'];
};

/** Result of turning a feature on or off. */
export type SetTogglePayload = Payload & {
  __typename?: 'SetTogglePayload';
  /** Organization after the change, or null if the change was refused. */
  customer?: Maybe<Customer>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** User whose roles to set. */
export type SetUserRolesInput = {
  /** UUID of the user. */
  id: Scalars['ID']['input'];
  /** Roles of the user, at least one. */
  roles: Array<Role>;
};

/** Credentials of a user. */
export type SignInInput = {
  /** Password. Required. */
  password: Scalars['String']['input'];
  /** User name. Required. */
  userName: Scalars['String']['input'];
};

/** Credentials for signing in to another organization. */
export type SignInOnBehalfInput = {
  /** ID of the organization to work in. */
  customerId: Scalars['ID']['input'];
  /** Password. Required. */
  password: Scalars['String']['input'];
  /** User name. Required. */
  userName: Scalars['String']['input'];
};

/** Session after signing in or switching organizations. */
export type SignInPayload = Payload & {
  __typename?: 'SignInPayload';
  /** Step to complete before there is a session, or null if there is none. Pass it to `proveSecondFactor`. If there is no factor yet, add one with `beginFirstSecondFactor` and `addFirstSecondFactor`. */
  secondFactor?: Maybe<SecondFactorStep>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
  /** Caller in the new session. Null if the sign-in was refused, and while a second factor is required. */
  viewer?: Maybe<Viewer>;
};

/** Result of changing the sign-in requirements of an organization. */
export type SignInRulesPayload = Payload & {
  __typename?: 'SignInRulesPayload';
  /** Organization after the change, or null if the change was refused. */
  customer?: Maybe<Customer>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Result of signing out. */
export type SignOutPayload = Payload & {
  __typename?: 'SignOutPayload';
  /** True once the cookie is cleared. Signing out twice is not an error. */
  isSignedOut: Scalars['Boolean']['output'];
  /**
   * True once the cookie is cleared. Signing out twice is not an error.
   * @deprecated Read `isSignedOut`.
   */
  signedOut: Scalars['Boolean']['output'];
  /** Always empty. This mutation has no problems that a user can correct. */
  userErrors: Array<UserError>;
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

/** Account on a social network that video can be sent to. Its access credentials are never returned. */
export type SocialAccount = Created & Node & Usable & {
  __typename?: 'SocialAccount';
  /** Time at which access expires. Null if it does not expire automatically. */
  accessExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the access to the account. */
  accessState: SocialAccessState;
  /** Time at which the account was linked. */
  createdAt: Scalars['DateTime']['output'];
  /** IDs of the third-party pages that the account crossposts to, at most 20. */
  crosspostDestinationIds: Array<Scalars['ID']['output']>;
  /** Pages that broadcasts to a destination can be crossposted to, as currently reported by the network, at most 1000. */
  crosspostDestinations?: Maybe<Array<SocialPlace>>;
  /** Organization that the account belongs to. */
  customer?: Maybe<Customer>;
  /** Default destination of the account, used unless another one is selected. Null if none is set. */
  defaultDestination?: Maybe<SocialPlace>;
  /** Pages, groups, and channels of the account that can receive video, as currently reported by the network, at most 1000. An error with a reason if the network refuses. */
  destinations?: Maybe<Array<SocialDestination>>;
  /** Days until access expires, rounded up, or 0 once it has expired. Null if it does not expire automatically. */
  expiresInDays?: Maybe<Scalars['Int']['output']>;
  /** Details of the account as currently reported by Facebook. Null for other networks. */
  facebookInfo?: Maybe<FacebookInfo>;
  /** UUID of the social media account. */
  id: Scalars['ID']['output'];
  /** True if the account is linked to the local simulated network of the demo instead of the real network. */
  isStandIn: Scalars['Boolean']['output'];
  /** Network of the account. */
  kind: SocialKind;
  /** Check of whether the account can go live, as currently reported by the network. */
  liveCheck?: Maybe<SocialLiveCheck>;
  /** Destinations that are currently live with the account, latest start request first, at most 1000. */
  liveDestinations?: Maybe<Array<ContentDestination>>;
  /** Network permissions that are missing, by their names on the network, at most 10. */
  missingPermissions: Array<Scalars['String']['output']>;
  /** Display name of the account in the organization, at most 128 characters. */
  name: Scalars['String']['output'];
  /** ID of the account or channel on the network. */
  networkId: Scalars['String']['output'];
  /** Name of the account on the network. */
  networkName: Scalars['String']['output'];
  /** Events with a destination that uses the account, by name, at most 1000. */
  schedules?: Maybe<Array<SocialSchedule>>;
  /** Events and destinations that are running or planned with the account, at most 1000. */
  uses?: Maybe<Array<Use>>;
  /** Time at which access was last verified with the network. Null if it has never been verified. */
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** Account on a social network that video can be sent to. Its access credentials are never returned. */
export type SocialAccountCrosspostDestinationsArgs = {
  destinationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Page of social media accounts. */
export type SocialAccountConnection = {
  __typename?: 'SocialAccountConnection';
  /** Rows of this page with their cursors. */
  edges: Array<SocialAccountEdge>;
  /** Rows of this page. */
  nodes: Array<SocialAccount>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Social media account in a page. */
export type SocialAccountEdge = {
  __typename?: 'SocialAccountEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Social media account of this row. */
  node: SocialAccount;
};

/** Page, group, or channel of a social media account that can receive video. */
export type SocialDestination = {
  __typename?: 'SocialDestination';
  /** ID of the page, group, or channel on the network. */
  id: Scalars['ID']['output'];
  /** Kind of social destination. */
  kind: SocialDestinationKind;
  /** Name of the page, group, or channel on the network. */
  name: Scalars['String']['output'];
};

/** Kinds of destinations within a social media account. */
export type SocialDestinationKind =
  /** A channel. */
  | 'CHANNEL'
  /** A group. */
  | 'GROUP'
  /** A page. */
  | 'PAGE';

/** Audience figures of a live video on a social network, as last reported by the network. */
export type SocialFigures = {
  __typename?: 'SocialFigures';
  /** Average time watched, in seconds. Null if the network does not report it. */
  averageTimeWatchedSeconds?: Maybe<Scalars['Int']['output']>;
  /** Content destination of the live video. Null if it was deleted. */
  contentDestination?: Maybe<ContentDestination>;
  /** ID of the content destination of the live video. */
  contentDestinationId: Scalars['ID']['output'];
  /** Event of the live video. Null if there is none or it was deleted. */
  event?: Maybe<Event>;
  /** ID of the event of the live video. Null if there is none. */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** True if the figures are from the local simulated network instead of the real network. Null once the account is removed. */
  isFromStandIn?: Maybe<Scalars['Boolean']['output']>;
  /** Network of the live video. */
  kind: SocialKind;
  /** ID of the live video on the network. */
  liveVideoId: Scalars['String']['output'];
  /** Number of viewers at the time of the last report. Null if the network does not report it. */
  liveViews?: Maybe<Scalars['Int']['output']>;
  /** ID of the account that created the live video. Null once the account is removed. */
  socialAccountId?: Maybe<Scalars['ID']['output']>;
  /** Time at which the live video was created on the network. */
  startedAt: Scalars['DateTime']['output'];
  /** Time at which the network last reported the figures. */
  toldAt: Scalars['DateTime']['output'];
  /** ID of the video on the network. */
  videoId: Scalars['String']['output'];
  /** Number of unique viewers. Null if the network does not report it. */
  viewers?: Maybe<Scalars['Int']['output']>;
  /** Number of views. */
  views: Scalars['Int']['output'];
};

/** Social networks. */
export type SocialKind =
  /** Facebook. */
  | 'FACEBOOK'
  /** YouTube. */
  | 'YOUTUBE';

/** Result of checking whether a social media account can go live. */
export type SocialLiveCheck = {
  __typename?: 'SocialLiveCheck';
  /** True if the account can go live. */
  isLiveEnabled: Scalars['Boolean']['output'];
  /** Obstacle that prevents the account from going live. Null if there is none. */
  obstacle?: Maybe<SocialLiveObstacle>;
};

/** Obstacles that prevent a social media account from going live. */
export type SocialLiveObstacle =
  /** Live streaming is not enabled on the network. */
  | 'NOT_ENABLED'
  /** The account has no page that it can post to. */
  | 'NO_DESTINATION'
  /** Permissions are missing. Access must be renewed. */
  | 'PERMISSIONS';

/** Page, group, or channel, as identified by the network. */
export type SocialPlace = {
  __typename?: 'SocialPlace';
  /** ID of the page, group, or channel on the network. */
  id: Scalars['ID']['output'];
  /** Name of the page, group, or channel on the network. */
  name: Scalars['String']['output'];
};

/** Event with a destination that uses a social media account. */
export type SocialSchedule = {
  __typename?: 'SocialSchedule';
  /** UUID of the event. */
  id: Scalars['ID']['output'];
  /** Name of the event. */
  name: Scalars['String']['output'];
  /** Start of the next occurrence of the event, or of the last one. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Loudness of audio in dBFS. 0 is the maximum that can be played. */
export type SoundLevel = {
  __typename?: 'SoundLevel';
  /** Root mean square over all channels, in dBFS. The lowest value reported is -100. */
  levelDb: Scalars['Float']['output'];
  /** Level that the samples stay below in all but one of fifty intervals, in dBFS. Close to 0, the audio is clipped. */
  peakDb: Scalars['Float']['output'];
  /** Duration of the current silence in seconds, 0 while there is sound. */
  silentSeconds: Scalars['Float']['output'];
};

/** Live output to start. */
export type StartLiveOutputInput = {
  /** UUID of the live output. */
  id: Scalars['ID']['input'];
};

/** Result of starting a live output. */
export type StartLiveOutputPayload = Payload & {
  __typename?: 'StartLiveOutputPayload';
  /** Live output after the change, or null if the request was refused. */
  liveOutput?: Maybe<LiveOutput>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Source to send to an RTMP destination. */
export type StartRtmpStreamInput = {
  /** ID of the encoder channel whose live stream to send. The channel must be live. Give either this or a saved video. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** UUID of the RTMP destination. */
  id: Scalars['ID']['input'];
  /** ID of the saved video to send from its beginning, at playback speed. The video must be playable, in H.264 and AAC. */
  mediaItemId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of starting a stream to an RTMP destination. */
export type StartRtmpStreamPayload = Payload & {
  __typename?: 'StartRtmpStreamPayload';
  /** RTMP destination with its started stream, or null if the request was refused. */
  rtmpDestination?: Maybe<RtmpDestination>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Plan and holder of a library trial. */
export type StartTrialInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** First name of the holder, 2 to 150 characters. */
  firstName: Scalars['String']['input'];
  /** Last name of the holder, 2 to 150 characters. */
  lastName: Scalars['String']['input'];
  /** Plan of the trial. The yearly starter plan of the library by default. */
  planId?: InputMaybe<Scalars['ID']['input']>;
};

/** Source and destinations of a web video. Exactly one of the three sources is required. */
export type StartWebVideoInput = {
  /** ID of the destination whose recording is played again. */
  contentDestinationId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Description of the web video, without < or >. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Destinations of the web video, 1 to 20. */
  destinations: Array<WebVideoDestinationInput>;
  /** ID of the saved video to play. The video must have finished saving. */
  mediaItemId?: InputMaybe<Scalars['ID']['input']>;
  /** Playback mode of the web video. */
  playout?: InputMaybe<Playout>;
  /** Start position within the source. The beginning by default. */
  startCue?: InputMaybe<Scalars['Duration']['input']>;
  /** End position within the source. The end by default. */
  stopCue?: InputMaybe<Scalars['Duration']['input']>;
  /** Title of the web video, at most 128 characters, without < or >. */
  title: Scalars['String']['input'];
  /** ID of the web channel whose next replay is played. */
  webChannelId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of starting a web video. */
export type StartWebVideoPayload = Payload & {
  __typename?: 'StartWebVideoPayload';
  /** Destinations in the order of the input, at most 20, or null if the start was refused. */
  contentDestinations?: Maybe<Array<ContentDestination>>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Destination to stop. */
export type StopContentDestinationInput = {
  /** ID of the content destination. */
  id: Scalars['ID']['input'];
};

/** Result of stopping a destination. */
export type StopContentDestinationPayload = Payload & {
  __typename?: 'StopContentDestinationPayload';
  /** Destination in its new state. */
  contentDestination?: Maybe<ContentDestination>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Result of stopping one of several destinations. */
export type StopContentDestinationResult = Payload & {
  __typename?: 'StopContentDestinationResult';
  /** Destination after the request, or null if it could not be loaded. */
  contentDestination?: Maybe<ContentDestination>;
  /** ID of the content destination. */
  contentDestinationId: Scalars['ID']['output'];
  /** Problems with this destination that the user can correct. Empty if it was stopped. */
  userErrors: Array<UserError>;
};

/** Destinations to stop. */
export type StopContentDestinationsInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** IDs of the destinations, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
};

/** Result of stopping several destinations. */
export type StopContentDestinationsPayload = Payload & {
  __typename?: 'StopContentDestinationsPayload';
  /** One result for each destination, in the order of the input, at most 100. Empty if no destination was processed. */
  results: Array<StopContentDestinationResult>;
  /** Problems with the input as a whole. Empty if there are none. */
  userErrors: Array<UserError>;
};

/** Live output to stop. */
export type StopLiveOutputInput = {
  /** UUID of the live output. */
  id: Scalars['ID']['input'];
};

/** Result of stopping a live output. */
export type StopLiveOutputPayload = Payload & {
  __typename?: 'StopLiveOutputPayload';
  /** Live output after the change, or null if the request was refused. */
  liveOutput?: Maybe<LiveOutput>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Video whose rendition creation to stop. */
export type StopRenditionsInput = {
  /** Media ID of the video. */
  id: Scalars['ID']['input'];
};

/** Stream to stop. */
export type StopRtmpStreamInput = {
  /** ID of the stream to stop. */
  id: Scalars['ID']['input'];
};

/** Result of stopping a stream to an RTMP destination. */
export type StopRtmpStreamPayload = Payload & {
  __typename?: 'StopRtmpStreamPayload';
  /** RTMP destination with its stopped stream, or null if the request was refused. */
  rtmpDestination?: Maybe<RtmpDestination>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Thumbnails of a video for finding a position in it, arranged row by row on one sheet. */
export type Storyboard = {
  __typename?: 'Storyboard';
  /** Number of thumbnails per row. */
  columns: Scalars['Int']['output'];
  /** Number of thumbnails, at most 100. */
  count: Scalars['Int']['output'];
  /** Time between two thumbnails. The first thumbnail shows the start of the video. */
  every: Scalars['Duration']['output'];
  /** Height of each thumbnail, in pixels. */
  height: Scalars['Int']['output'];
  /** Length of video that the thumbnails cover. In a longer video, they start over with the first thumbnail. */
  length: Scalars['Duration']['output'];
  /** URL of the sheet, a JPEG. It expires when the URL of the video does. */
  url: Scalars['URL']['output'];
  /** Width of each thumbnail, in pixels. */
  width: Scalars['Int']['output'];
};

/** Types of streams that a destination receives. */
export type StreamType =
  /** Saved video, played from its beginning for each viewer. */
  | 'EXISTING_MEDIA'
  /** Live stream of an encoder. */
  | 'LIVE'
  /** Recording of a web channel, played again. */
  | 'REPUBLISH'
  /** Saved video, played as if it were live. */
  | 'SIMLIVE';

/** Number of concurrent streams. */
export type StreamUsage = {
  __typename?: 'StreamUsage';
  /** Number of streams allowed, or null without a live web plan. */
  allowedCount?: Maybe<Scalars['Int']['output']>;
  /** Number of streams that are running. */
  usedCount: Scalars['Int']['output'];
};

/** Plan that an organization has. */
export type SubscribedPlan = {
  __typename?: 'SubscribedPlan';
  /** Kind of the plan. */
  kind: PlanKind;
  /** Display name of the plan. */
  name: Scalars['String']['output'];
  /** Start date of the plan, or null if it is unknown. */
  startDate?: Maybe<Scalars['Date']['output']>;
};

/** Root of all subscriptions. Each event has a sequence number. A gap in the numbers means that events were missed and the data should be fetched again. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Changes to the content destinations of one organization. One event covers all destinations that changed together. */
  contentDestinationsChanged: ContentDestinationsChangedEvent;
  /** Changes to the cues of one video of any source, as visible to the caller. Checked every 5 s while there are subscribers. */
  cuesChanged: CuesChangedEvent;
  /** Changes of the encoders of one organization, with one event for all that changed together. */
  encodersChanged: EncodersChangedEvent;
  /** Changes to the requests to go live of one organization. One event covers all requests that changed together. Requires MANAGE_SCHEDULE. */
  goLiveProgress: GoLiveProgressEvent;
  /** Changes to the saved videos that are being processed in one organization. One event covers all videos that changed together. */
  mediaItemsChanged: MediaItemsChangedEvent;
  /** Changes of the notifications of one organization: added, ended or deleted. The notifications themselves must be fetched. */
  notificationsChanged: NotificationsChangedEvent;
  /** Changes to the venues of one organization and their decoders. One event covers all venues that changed together. */
  venuesChanged: VenuesChangedEvent;
};


/** Root of all subscriptions. Each event has a sequence number. A gap in the numbers means that events were missed and the data should be fetched again. */
export type SubscriptionContentDestinationsChangedArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
};


/** Root of all subscriptions. Each event has a sequence number. A gap in the numbers means that events were missed and the data should be fetched again. */
export type SubscriptionCuesChangedArgs = {
  source: CueSourceInput;
};


/** Root of all subscriptions. Each event has a sequence number. A gap in the numbers means that events were missed and the data should be fetched again. */
export type SubscriptionEncodersChangedArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
};


/** Root of all subscriptions. Each event has a sequence number. A gap in the numbers means that events were missed and the data should be fetched again. */
export type SubscriptionGoLiveProgressArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
};


/** Root of all subscriptions. Each event has a sequence number. A gap in the numbers means that events were missed and the data should be fetched again. */
export type SubscriptionMediaItemsChangedArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
};


/** Root of all subscriptions. Each event has a sequence number. A gap in the numbers means that events were missed and the data should be fetched again. */
export type SubscriptionNotificationsChangedArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
};


/** Root of all subscriptions. Each event has a sequence number. A gap in the numbers means that events were missed and the data should be fetched again. */
export type SubscriptionVenuesChangedArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
};

/** Subscriptions of an organization. */
export type Subscriptions = {
  __typename?: 'Subscriptions';
  /** Number of encoders with 16 channels of audio. */
  audio16: Scalars['Int']['output'];
  /** True if the trial of the library was canceled. */
  hasCancelledLibraryTrial: Scalars['Boolean']['output'];
  /** Plans of the organization, at most 3: live web, on demand and multisite, each only if the organization has it. */
  plans: Array<SubscribedPlan>;
  /** Number of concurrent RTMP destinations. */
  rtmp: Scalars['Int']['output'];
  /** Number of software encoders. */
  softwareEncoders: Scalars['Int']['output'];
  /** Number of hours of subtitles per month. */
  subtitlesHoursPerMonth: Scalars['Int']['output'];
  /** Number of venues. */
  venues: Scalars['Int']['output'];
};

/** Organization to switch to. */
export type SwitchCustomerInput = {
  /** ID of the organization to work in. */
  customerId: Scalars['ID']['input'];
  /** Password of the caller, re-entered. */
  password: Scalars['String']['input'];
};

/** Social media account to refresh. */
export type SyncSocialAccountInput = {
  /** UUID of the social media account. */
  id: Scalars['ID']['input'];
};

/** Result of refreshing a social media account. */
export type SyncSocialAccountPayload = Payload & {
  __typename?: 'SyncSocialAccountPayload';
  /** Refreshed account, or null if the network refused. */
  socialAccount?: Maybe<SocialAccount>;
  /** Problems reported by the network. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Number of videos with a tag. */
export type TagCount = {
  __typename?: 'TagCount';
  /** Number of videos with the tag. */
  count: Scalars['Int']['output'];
  /** Name of the tag. */
  name: Scalars['String']['output'];
};

/** Reading of a temperature sensor. */
export type TemperatureReading = {
  __typename?: 'TemperatureReading';
  /** Temperature in degrees Celsius. */
  celsius: Scalars['Float']['output'];
  /** Name of the sensor. */
  name: Scalars['String']['output'];
  /** Warning threshold in degrees Celsius. */
  warningCelsius: Scalars['Float']['output'];
};

/** Time zone in which an event can be scheduled. */
export type Timezone = {
  __typename?: 'Timezone';
  /** IANA name of the time zone. */
  name: Scalars['String']['output'];
  /** Current offset from UTC, for example `-05:00`. */
  offset: Scalars['String']['output'];
};

/** Feature that can be turned on or off for an organization. */
export type Toggle = {
  __typename?: 'Toggle';
  /** Description of the functionality that the feature turns on. */
  description: Scalars['String']['output'];
  /** UUID of the feature. */
  id: Scalars['ID']['output'];
  /** Name of the feature, in one word. */
  name: Scalars['String']['output'];
};

/** Product-analytics event. The graph adds the user name, organization name and organization ID. */
export type TrackInput = {
  /** Name of the event, for example `encoder.start`. */
  event: Scalars['String']['input'];
  /** Properties of the event by which it can be analyzed. */
  props?: InputMaybe<Array<TrackPropInput>>;
};

/** Result of recording a product-analytics event. */
export type TrackPayload = Payload & {
  __typename?: 'TrackPayload';
  /**
   * True if the event was accepted.
   * @deprecated Read `isAccepted`.
   */
  accepted: Scalars['Boolean']['output'];
  /** True if the event was accepted. */
  isAccepted: Scalars['Boolean']['output'];
  /** Always empty. This mutation has no problems that a user can correct. */
  userErrors: Array<UserError>;
};

/** Property of a product-analytics event. */
export type TrackPropInput = {
  /** Name of the property. */
  name: Scalars['String']['input'];
  /** Value of the property. */
  value: Scalars['String']['input'];
};

/** Directions of a change. */
export type Trend =
  /** The metric decreased. */
  | 'NEGATIVE'
  /** The metric did not change. */
  | 'NONE'
  /** The metric increased. */
  | 'POSITIVE';

/** Result of a change to a trial. */
export type TrialPayload = Payload & {
  __typename?: 'TrialPayload';
  /** Trial after the change, or null if the change was refused. */
  libraryTrial?: Maybe<LibraryTrial>;
  /** Problems with the request, each with its own reason: NOT_AUTHORIZED, NO_PAYMENT_METHOD, TRIAL_EXPIRED, INVALID_CONTACT, TRIAL_SIGNUP_SUSPENDED. */
  userErrors: Array<UserError>;
};

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
  deviceId?: InputMaybe<Scalars['ID']['input']>;
  /** Password of the Organization Admin. */
  password: Scalars['String']['input'];
  /** One-time code or recovery code, if the account has a second factor. */
  secondFactor?: InputMaybe<Scalars['String']['input']>;
  /** User name of an Organization Admin. */
  userName: Scalars['String']['input'];
};

/** Result of unregistering a software encoder. */
export type UnregisterUploaderPayload = Payload & {
  __typename?: 'UnregisterUploaderPayload';
  /** True if the software encoder is unregistered and its license is free. */
  isUnregistered: Scalars['Boolean']['output'];
  /**
   * True if the software encoder is unregistered and its license is free.
   * @deprecated Read `isUnregistered`.
   */
  unregistered: Scalars['Boolean']['output'];
  /** Problems with the request: a device that is not registered (NOT_FOUND), missing permission (FORBIDDEN) and others. */
  userErrors: Array<UserError>;
};

/** Recording whose trimming to undo. */
export type UntrimWebVideoInput = {
  /** ID of the content destination. */
  id: Scalars['ID']['input'];
};

/** Changes to an API client. Fields that are left out do not change. */
export type UpdateApiClientInput = {
  /** ID of the API client. */
  id: Scalars['ID']['input'];
  /** Display name of the API client, at most 128 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Revision that the edit is based on. If a newer revision exists, the edit is refused with CONFLICT. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** Roles of the API client, at least one. */
  roles?: InputMaybe<Array<ApiRole>>;
};

/** Changes to a contact. Fields that are left out do not change. */
export type UpdateContactInput = {
  /** Email address, at most 70 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name, 2 to 150 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the contact. */
  id: Scalars['ID']['input'];
  /** True if this is the billing contact. */
  isBillingContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if this is the point of contact for daily work. */
  isPointOfContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if this is the primary contact. */
  isPrimaryContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name, 2 to 150 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, at most 40 characters. Null removes it. */
  mobile?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a destination. Fields that are left out do not change. */
export type UpdateContentDestinationInput = {
  /** Text of the button, at most 12 characters. Required with a button. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** URL that the button opens. Required with a button. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description shown on the destination, at most 5000 characters, without < or >. Required for Facebook and YouTube. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True to show a call-to-action button. Viewers of a running destination see a change three minutes later. */
  hasButton?: InputMaybe<Scalars['Boolean']['input']>;
  /** ID of the content destination. */
  id: Scalars['ID']['input'];
  /** End position of a web video that plays as if it were live. */
  stopCue?: InputMaybe<Scalars['Duration']['input']>;
  /** ID of the thumbnail for Facebook and YouTube, as returned by `uploadSocialFile`, or null for that of the event. If the destination is already on the network, a new thumbnail is sent immediately, and the network keeps the old one if there is none. */
  thumbnailFileId?: InputMaybe<Scalars['ID']['input']>;
  /** Title shown on the destination, at most 128 characters, or 100 on YouTube, without < or >. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a cue. Fields that are left out do not change. */
export type UpdateCueInput = {
  /** ID of the cue to change. */
  id: Scalars['ID']['input'];
  /** New name of the cue, at most 128 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** New position of the cue, within the video. */
  position?: InputMaybe<Scalars['Timecode']['input']>;
  /** Video that the cue belongs to. */
  source: CueSourceInput;
  /** New audience of the cue. Any value other than ONLY_ME requires the capability sharedCuesAdd. */
  visibility?: InputMaybe<CueVisibility>;
};

/** Changes to a destination group. Fields that are left out do not change. */
export type UpdateDestinationGroupInput = {
  /** All other destinations of the group in order, at most 50. At least one is required if the group has no web channel. */
  destinations?: InputMaybe<Array<GroupDestinationInput>>;
  /** ID of the encoder channel that the video comes from. Null for any. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** UUID of the destination group. */
  id: Scalars['ID']['input'];
  /** True if software encoders offer the destination group. */
  isOfferedBySoftwareEncoders?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the destination group, at most 50 characters, unique in the organization. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** ID of the group's web channel, the first of its destinations. Null for none. */
  webChannelId?: InputMaybe<Scalars['ID']['input']>;
};

/** Changes to an encoder channel. Fields that are left out do not change. */
export type UpdateEncoderChannelInput = {
  /** Number of days for which video is kept, 1 to 30. */
  deleteAfter?: InputMaybe<Scalars['Int']['input']>;
  /** Number of seconds by which viewers can rewind a live stream, 30 to 1800. */
  dvrWindowSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** UUID of the encoder channel. */
  id: Scalars['ID']['input'];
  /** True if the channel stays on the local network. */
  lanOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Display name of the encoder channel: letters, numbers, spaces, underscores and dashes. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** ID of the region in which the channel's video is hosted. A change sets up the storage again. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of a change to an encoder channel. */
export type UpdateEncoderChannelPayload = Payload & {
  __typename?: 'UpdateEncoderChannelPayload';
  /** Encoder channel after the change, or null if the change was refused. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Changes to an encoder. Fields that are left out do not change. */
export type UpdateEncoderInput = {
  /** Source of the encoder's settings. `ADVANCED` requires a preset, `AUTOMATIC` removes it. */
  configuration?: InputMaybe<EncoderConfiguration>;
  /** ID of the channel to send video to. Null removes it. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the preset to use. Null removes it. */
  encoderPresetId?: InputMaybe<Scalars['ID']['input']>;
  /** UUID of the encoder. */
  id: Scalars['ID']['input'];
  /** Video input, as far as the model supports it. */
  inputSource?: InputMaybe<InputSource>;
  /** True if the encoder only serves its local network. */
  lanMode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Display name of the encoder, unique for a software encoder. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Revision that the changes are based on. If a newer revision exists, the changes are refused with CONFLICT. */
  revision?: InputMaybe<Scalars['Int']['input']>;
};

/** Network cards of an encoder. */
export type UpdateEncoderNetworkInput = {
  /** UUID of the encoder. */
  id: Scalars['ID']['input'];
  /** All network cards of the encoder, in order. */
  networks: Array<EncoderNetworkInput>;
  /** Revision that the changes are based on. If a newer revision exists, the changes are refused with CONFLICT. */
  revision?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of a change to an encoder's network cards. */
export type UpdateEncoderNetworkPayload = Payload & {
  __typename?: 'UpdateEncoderNetworkPayload';
  /** Current encoder, even if the change was refused because of another user's change. */
  encoder?: Maybe<Encoder>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Result of a change to an encoder. */
export type UpdateEncoderPayload = Payload & {
  __typename?: 'UpdateEncoderPayload';
  /** Current encoder, even if the change was refused because of another user's change. */
  encoder?: Maybe<Encoder>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Changes to an encoder preset. Fields that are left out do not change. */
export type UpdateEncoderPresetInput = {
  /** Number of audio channels, 0 to 16. */
  audioChannels?: InputMaybe<Scalars['Int']['input']>;
  /** Bitrate per video channel in kbps, at least 1. */
  bitrate?: InputMaybe<Scalars['Int']['input']>;
  /** Number of frames by which video channel 2 lags behind channel 1. */
  channel2Offset?: InputMaybe<Scalars['Int']['input']>;
  /** Video codec of the preset. */
  codec?: InputMaybe<VideoCodec>;
  /** Name that encoders show, if it differs from the preset's name, or null for none. */
  customName?: InputMaybe<Scalars['String']['input']>;
  /** Television standard of the preset. */
  formatStandard?: InputMaybe<FormatStandard>;
  /** True if the encoder's hardware does the encoding. Version 2 only. */
  hardwareAcceleration?: InputMaybe<Scalars['Boolean']['input']>;
  /** UUID of the encoder preset. */
  id: Scalars['ID']['input'];
  /** Format of the video input. */
  inputFormat?: InputMaybe<Scalars['String']['input']>;
  /** Display name of the encoder preset. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Format of the video output. */
  outputFormat?: InputMaybe<Scalars['String']['input']>;
  /** True if the encoder sends short segments to reduce delay. Version 2 only. */
  shortSegments?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of video channels, 0 to 2. */
  videoChannels?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of a change to an encoder preset. */
export type UpdateEncoderPresetPayload = Payload & {
  __typename?: 'UpdateEncoderPresetPayload';
  /** Encoder preset after the change, or null if the change was refused. */
  encoderPreset?: Maybe<EncoderPreset>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Changes to an encoder video. Fields that are left out do not change. */
export type UpdateEncoderVideoInput = {
  /** UUID of the encoder video. */
  id: Scalars['ID']['input'];
  /** Name of the encoder video, at most 128 characters. Does not change if left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name that the editor loaded. If it is given, a name that another user has set in the meantime is not overwritten. */
  seenName?: InputMaybe<Scalars['String']['input']>;
};

/** Result of changing an encoder video. */
export type UpdateEncoderVideoPayload = Payload & {
  __typename?: 'UpdateEncoderVideoPayload';
  /** Current encoder video. Null if the change was refused, unless the reason is that another user had changed it. */
  encoderVideo?: Maybe<EncoderVideo>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Changes to a destination of an event. Fields that are left out do not change. */
export type UpdateEventDestinationInput = {
  /** IDs of playlists to add the recording to, at most 20. */
  autoArchivePlaylistIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Text of the button, at most 12 characters. Required with a button. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** URL that the button opens, starting with `http://` or `https://`. Required with a button. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description on the destination, required for Facebook and YouTube. Null to use that of the event. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True if the destination has a call-to-action button. */
  hasButton?: InputMaybe<Scalars['Boolean']['input']>;
  /** ID of the event destination. */
  id: Scalars['ID']['input'];
  /** True if a recording is saved to the library. */
  isAutosaved?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if other pages can also show the broadcast. */
  isCrossposted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of destination: EMBED for a web channel, RTMP, FACEBOOK, YOUTUBE, or SAVEONLY for a recording only. */
  kind?: InputMaybe<DestinationKind>;
  /** ID of the page or channel within the account. Required for Facebook and YouTube. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Audience of the destination, required for Facebook and YouTube. */
  privacy?: InputMaybe<DestinationPrivacy>;
  /** Publication state of the destination, required for Facebook and YouTube. */
  publishState?: InputMaybe<PublishState>;
  /** ID of the RTMP destination. Required with RTMP. */
  rtmpDestinationId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of days before the event at which its post is published, 1 to a limit that the recurrence rule sets. Null for no post. At most one post each on Facebook and YouTube. */
  scheduledPostDays?: InputMaybe<Scalars['Int']['input']>;
  /** ID of the social media account. Required for Facebook and YouTube. */
  socialAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Time by which the destination starts after the beginning of the content, 0 to 12 hours. */
  startOffset?: InputMaybe<Scalars['Duration']['input']>;
  /** Time by which the destination stops before the end of the content, in milliseconds as a negative number, -43200000 to 0. */
  stopOffset?: InputMaybe<Scalars['Int']['input']>;
  /** ID of the destination's own thumbnail on Facebook or YouTube, as returned by `uploadSocialFile`. Null to use that of the event. */
  thumbnailFileId?: InputMaybe<Scalars['ID']['input']>;
  /** Title on the destination, required for Facebook and YouTube. Null to use the name of the event. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** ID of the web channel. Required with EMBED. */
  webChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the web preset. Null for the default preset. */
  webPresetId?: InputMaybe<Scalars['ID']['input']>;
};

/** Changes to an event. Fields that are left out do not change. */
export type UpdateEventInput = {
  /** Description of the event, at most 5000 characters. Null for none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** ID of the destination group. Null for none. */
  destinationGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** All destinations in addition to the group, in order, at most 50. Existing ones are identified by their IDs. */
  destinations?: InputMaybe<Array<EventDestinationInput>>;
  /** Duration of the event, more than zero, at most 12 hours with an encoder and 7 days without. */
  duration?: InputMaybe<Scalars['Duration']['input']>;
  /** ID of the encoder channel. Required for LIVE and EXISTING_ENCODER_EVENT. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the encoder. Required for LIVE and EXISTING_ENCODER_EVENT. */
  encoderId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the encoder preset. Required with ADVANCED. With AUTOMATIC, the preset of the encoder. */
  encoderPresetId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the event on the encoder, at most 128 characters. Required with an encoder. */
  encoderScheduleName?: InputMaybe<Scalars['String']['input']>;
  /** Source of the encoder settings: chosen automatically by the encoder, or from the preset. */
  encoderSettingsType?: InputMaybe<EncoderConfiguration>;
  /** UUID of the event. */
  id: Scalars['ID']['input'];
  /** ID of the saved video to play. Required for EXISTING_MEDIA and SIMLIVE. The video must have finished saving. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the event, at most 128 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** ID of the occurrence to change, for the scope THIS. */
  occurrenceId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of minutes by which the encoder starts before the event, 0 to 120. */
  preEventBufferMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Recurrence rule of the event. Null if the event takes place once. */
  repeat?: InputMaybe<EventRepeatInput>;
  /** ID of the web channel to replay. Required for REPUBLISH. */
  replayedWebChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** Scope of the change: one date of a series, or all of it. */
  scope?: InputMaybe<EventScope>;
  /** Revision that the editor loaded. If it is given, the change is refused if another user has saved an edit in the meantime. */
  seenRevision?: InputMaybe<Scalars['Int']['input']>;
  /** Starts of the dates that the series skips, at most 99. */
  skippedAt?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  /** Local start of the event in its time zone, `yyyy-mm-ddThh:mm`. Must not be in the past. */
  startLocal?: InputMaybe<Scalars['String']['input']>;
  /** Time zone in which the event is planned, as an IANA name. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Type of the event. */
  type?: InputMaybe<EventType>;
};

/** Changes to the automatic deletion settings of a library. Fields that are left out do not change. */
export type UpdateLibrarySettingsInput = {
  /** ID of the organization. The caller's current organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of days after which a saved video is deleted, 1 to 3650. */
  deleteAfterDays?: InputMaybe<Scalars['Int']['input']>;
  /** True if the library deletes videos automatically. */
  deleteAfterEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes to the marathon automation of an encoder. */
export type UpdateMarathonInput = {
  /** True to turn the automation on, false to turn it off. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** UUID of the encoder. */
  id: Scalars['ID']['input'];
  /** Time of day at which the encoder restarts, `hh:mm`, in the organization's time zone. */
  schedule?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a change to a marathon automation. */
export type UpdateMarathonPayload = Payload & {
  __typename?: 'UpdateMarathonPayload';
  /** Marathon automation after the change, or null if the change was refused. */
  marathon?: Maybe<Marathon>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Changes to the details of a saved video. Fields that are left out do not change. */
export type UpdateMediaInput = {
  /** Time at which the video was aired or is scheduled to air. */
  airedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Description of the video, without angle brackets. Empty for none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Media ID of the video. */
  id: Scalars['ID']['input'];
  /** Visibility of the video to viewers. A scheduled video is published at its air date and time. */
  publishState?: InputMaybe<PublishState>;
  /** Revision that the editor loaded. If another user has edited the video since, the change is refused with CONFLICT. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** Tags of the video, with at most 150 characters in total. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Title of the video, at most 128 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to the caller's account. Fields that are left out do not change. */
export type UpdateMyAccountInput = {
  /** Current password. Required together with a new one. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** First name, 2 to 150 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** True if the caller is notified when an encoder loses its network. Grants no permissions. */
  hasNetworkAlerts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name, 2 to 150 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** New password, 10 to 128 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** New password again. Required together with it. */
  passwordConfirmation?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for alerts, at most 40 characters, or null for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Revision that the changes are based on. If a newer revision exists, the changes are refused with CONFLICT. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** Job title in the organization, at most 150 characters, or null for none. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a player profile. Fields that are left out do not change, and a text that is null is removed. */
export type UpdatePlayerProfileInput = {
  /** True if playback starts as soon as the player opens. */
  autoplay?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the player is a moving background: no controls, no sound, and in a loop. */
  backgroundMode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Text of the call-to-action button, at most 12 characters. Requires a URL. */
  callToActionText?: InputMaybe<Scalars['String']['input']>;
  /** URL that the call-to-action button opens, http or https. Requires a text. */
  callToActionUrl?: InputMaybe<Scalars['String']['input']>;
  /** Color of the controls, `#rrggbb`. */
  controlColor?: InputMaybe<Scalars['String']['input']>;
  /** True if the list of videos is closed when the player opens. */
  hidePlaylist?: InputMaybe<Scalars['Boolean']['input']>;
  /** ID of the player profile. */
  id: Scalars['ID']['input'];
  /** True if playback restarts at the end. */
  loop?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if playback starts without sound. */
  mute?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the player profile, at most 128 characters. */
  profileName?: InputMaybe<Scalars['String']['input']>;
  /** Label of the QRclick button, at most 40 characters. */
  qrClickLabel?: InputMaybe<Scalars['String']['input']>;
  /** True if viewers of a live stream cannot seek back. */
  restrictWhenLive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes to a playlist. Fields that are left out do not change. */
export type UpdatePlaylistInput = {
  /** UUID of the playlist. */
  id: Scalars['ID']['input'];
  /** Name of the playlist, at most 128 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** True if the playlist drops its oldest video when it is full. */
  rolling?: InputMaybe<Scalars['Boolean']['input']>;
  /** Position at which new videos are added. */
  sortPosition?: InputMaybe<PlaylistSortPosition>;
};

/** Changes to a post, possible until ten minutes before it is published. Fields that are left out do not change. */
export type UpdatePostInput = {
  /** Text of the post, at most 5,000 characters, without < or >. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True to notify the subscribers of a YouTube channel, at most 3 times in 24 hours. */
  hasNotification?: InputMaybe<Scalars['Boolean']['input']>;
  /** UUID of the post. */
  id: Scalars['ID']['input'];
  /** Audience of the post. */
  privacy?: InputMaybe<DestinationPrivacy>;
  /** Time at which the post is published: in the future, and before the event that it announces. */
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Title of the post, at most 128 characters, or 100 on YouTube, without < or >. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of changing a post. */
export type UpdatePostPayload = Payload & {
  __typename?: 'UpdatePostPayload';
  /** Post after the change, or null if it was deleted. */
  post?: Maybe<Post>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Changes to the caller's preferences. Fields that are left out do not change. */
export type UpdatePreferencesInput = {
  /** Clock for times of day, or null to follow the language. */
  clock?: InputMaybe<Clock>;
  /** Language of the studio, or null to follow the browser. */
  language?: InputMaybe<Language>;
  /** Time zone in which times are shown, an IANA name, or null to follow the browser. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** Result of changing the caller's preferences. */
export type UpdatePreferencesPayload = Payload & {
  __typename?: 'UpdatePreferencesPayload';
  /** Preferences after the change, or null if the change was refused. */
  preferences?: Maybe<Preferences>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Changes to a QRclick overlay. Fields that are left out do not change. */
export type UpdateQrOverlayInput = {
  /** Text of the overlay's button, at most 40 characters. Null for the default text. */
  customLabel?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the QRclick overlay. */
  id: Scalars['ID']['input'];
  /** Name of the QRclick overlay, at most 128 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Opening behavior of the overlay. */
  openingBehavior?: InputMaybe<QrOpeningBehavior>;
  /** Type of the overlay, which determines where the link opens. */
  type?: InputMaybe<QrOverlayType>;
  /** Web URL that opens, at most 213 characters, not used by another overlay. Must be https for an in-player overlay. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to an RTMP destination. Fields that are left out do not change. */
export type UpdateRtmpDestinationInput = {
  /** UUID of the RTMP destination. */
  id: Scalars['ID']['input'];
  /** Name of the RTMP destination, at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** New stream key, at most 10,000 characters. Only letters, digits, and - _ ? = & . are allowed. */
  streamKey?: InputMaybe<Scalars['String']['input']>;
  /** URL to publish to, starting with `rtmp://` or `rtmps://`, at most 10,000 characters, outside private networks. */
  streamUrl?: InputMaybe<Scalars['String']['input']>;
  /** URL where viewers watch the stream, starting with `http://` or `https://`, at most 2048 characters. Null for none. */
  viewUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Result of changing an RTMP destination. */
export type UpdateRtmpDestinationPayload = Payload & {
  __typename?: 'UpdateRtmpDestinationPayload';
  /** RTMP destination after the change, or null if the change was refused. */
  rtmpDestination?: Maybe<RtmpDestination>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Sign-in requirements of an organization. */
export type UpdateSignInRulesInput = {
  /** UUID of the organization. The caller's organization by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** True if all users need a second factor from their next sign-in. */
  needsSecondFactor: Scalars['Boolean']['input'];
};

/** Changes to a social media account. Fields that are left out do not change. */
export type UpdateSocialAccountInput = {
  /** IDs of the third-party pages that the account crossposts to, at most 20. */
  crosspostDestinationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ID of the default destination, used unless another one is selected. Null for none. */
  defaultDestinationId?: InputMaybe<Scalars['ID']['input']>;
  /** UUID of the social media account. */
  id: Scalars['ID']['input'];
  /** Display name of the account in the organization, at most 128 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Result of changing a social media account. */
export type UpdateSocialAccountPayload = Payload & {
  __typename?: 'UpdateSocialAccountPayload';
  /** Social media account after the change, or null if the change was refused. */
  socialAccount?: Maybe<SocialAccount>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Changes to a user. Fields that are left out do not change. */
export type UpdateUserInput = {
  /** Encoder channels that the user can use or only view, each once, at most 1000. */
  channels?: InputMaybe<Array<ChannelAccessInput>>;
  /** First name, 2 to 150 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** True if the user is notified when an encoder loses its network. Grants no permissions. */
  hasNetworkAlerts?: InputMaybe<Scalars['Boolean']['input']>;
  /** UUID of the user. */
  id: Scalars['ID']['input'];
  /** True if the user is the billing contact. */
  isBillingContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the user is not allowed to sign in, which ends their sessions. */
  isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the user is the point of contact for daily work. */
  isPointOfContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the user is the primary contact of the organization. */
  isPrimaryContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name, 2 to 150 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for alerts, at most 40 characters, or null for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Revision that the changes are based on. If a newer revision exists, the changes are refused with CONFLICT. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** Roles of the user, at least one. */
  roles?: InputMaybe<Array<Role>>;
  /** Job title in the organization, at most 150 characters, or null for none. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a venue. Fields that are left out do not change. */
export type UpdateVenueInput = {
  /** IDs of all encoder channels that the venue has access to, at most 1000. */
  encoderChannelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** UUID of the venue. */
  id: Scalars['ID']['input'];
  /** New license type of the venue. A license of this type must be available. */
  licenseType?: InputMaybe<VenueLicenseType>;
};

/** Changes to a web channel. Fields that are left out do not change. */
export type UpdateWebChannelInput = {
  /** Number of days that recordings are retained, 1 to the organization's `webMaxDeleteAfter`. */
  deleteAfter?: InputMaybe<Scalars['Int']['input']>;
  /** Purpose of the web channel, at most 2000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True if QR codes in the video are detected. */
  detectQrCodes?: InputMaybe<Scalars['Boolean']['input']>;
  /** Embed type that is offered first. */
  embedType?: InputMaybe<WebEmbedType>;
  /** UUID of the web channel. */
  id: Scalars['ID']['input'];
  /** Name of the web channel, 1 to 40 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Content that the web channel shows while nothing is live. Replaces the current setting as a whole. */
  offlineContent?: InputMaybe<OfflineContentInput>;
  /** True if the player offers the link of a QR code in the video. */
  qrClickEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** ID of the region in which the web channel is served. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** True if the player shows the product logo. */
  showLogo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Delay of the stream for viewers, in seconds, 90 to 600. */
  streamDelay?: InputMaybe<Scalars['Int']['input']>;
  /** True to enable stream URLs for the web channel. */
  streamUrlsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the web channel has subtitles. Requires a plan with subtitles. */
  subtitlesEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Description of the video on the watch page, at most 2000 characters. */
  videoDescription?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a web preset. Fields that are left out do not change. */
export type UpdateWebPresetInput = {
  /** True if interlaced video is converted to progressive. */
  deinterlace?: InputMaybe<Scalars['Boolean']['input']>;
  /** UUID of the web preset. */
  id: Scalars['ID']['input'];
  /** Audio channel of the encoder for the left side, 1 to 16. */
  leftAudioChannel?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the web preset, at most 50 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Audio channel of the encoder for the right side, 1 to 16, different from the left one. Null for mono audio. */
  rightAudioChannel?: InputMaybe<Scalars['Int']['input']>;
  /** Video channel of the encoder, 1 or 2. */
  videoChannel?: InputMaybe<Scalars['Int']['input']>;
};

/** Changes to a webhook. Fields that are left out do not change. */
export type UpdateWebhookInput = {
  /** Events to notify of, at least one. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** UUID of the webhook. */
  id: Scalars['ID']['input'];
  /** True to turn the webhook on, which also resets it after a pause. False to turn it off. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** URL to notify. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** File and the encoder that it comes from. */
export type UploadArchiveInput = {
  /** UUID of the encoder. */
  encoderId: Scalars['ID']['input'];
  /** File to upload. */
  file: ArchiveFileInput;
};

/** Result of uploading a file to the archive. */
export type UploadArchivePayload = Payload & {
  __typename?: 'UploadArchivePayload';
  /** Address of the file within the bucket, or null if the upload was refused. */
  url?: Maybe<Scalars['String']['output']>;
  /** Problems with the file: its size or its kind (INVALID). */
  userErrors: Array<UserError>;
};

/** Encoder and time range of the logs to upload. */
export type UploadEncoderLogsInput = {
  /** UUID of the encoder. */
  encoderId: Scalars['ID']['input'];
  /** End of the time range, at most 7 days after the start. */
  end: Scalars['DateTime']['input'];
  /** Start of the time range. */
  start: Scalars['DateTime']['input'];
};

/** Result of requesting an encoder's logs. */
export type UploadEncoderLogsPayload = Payload & {
  __typename?: 'UploadEncoderLogsPayload';
  /** Encoder that is now uploading its logs, or null if the request was refused and the encoder could not be read. */
  encoder?: Maybe<Encoder>;
  /** Problems with the request: a state other than stopped (STATE), or an invalid time range (INVALID). */
  userErrors: Array<UserError>;
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
  id: Scalars['ID']['input'];
};

/** Image to upload for a web channel. */
export type UploadOfflineImageInput = {
  /** Base64-encoded JPG or PNG image of at most 2 MB. */
  file: Scalars['String']['input'];
  /** UUID of the web channel. */
  id: Scalars['ID']['input'];
};

/** Thumbnail for a destination on Facebook or YouTube. */
export type UploadSocialFileInput = {
  /** Base64-encoded JPG or PNG image of at most 2 MB. */
  file: Scalars['String']['input'];
  /** UUID of the social media account. */
  socialAccountId: Scalars['ID']['input'];
};

/** Thumbnail stored for a destination. If no destination uses it, it is deleted after one day. */
export type UploadSocialFilePayload = Payload & {
  __typename?: 'UploadSocialFilePayload';
  /** ID of the thumbnail for use in a destination, or null if the upload was refused. */
  fileId?: Maybe<Scalars['ID']['output']>;
  /** URL of the thumbnail, or null if the upload was refused. */
  url?: Maybe<Scalars['URL']['output']>;
  /** Problems with the image. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Upload that has been started. */
export type UploadTicket = {
  __typename?: 'UploadTicket';
  /** ID of the upload. Send its bytes to `/uploads/{id}`. */
  id: Scalars['ID']['output'];
  /** Video that the upload creates. */
  mediaItem?: Maybe<MediaItem>;
  /** ID of the video that the upload creates. */
  mediaItemId: Scalars['ID']['output'];
  /** Number of bytes received so far, from which the upload can be resumed. */
  offset: Scalars['Float']['output'];
  /** Size of a part, in bytes. */
  partSize: Scalars['Int']['output'];
};

/** Programs for which a software encoder can be a plugin. */
export type UploaderPluginKind =
  /** OBS. */
  | 'OBS'
  /** ProPresenter. */
  | 'PROPRESENTER';

/** Registration of a device as a software encoder. */
export type UploaderRegistration = {
  __typename?: 'UploaderRegistration';
  /** Name of the organization that the device is registered with. Null while the device is not registered, and for callers outside the organization. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** ID of the device. */
  deviceId: Scalars['ID']['output'];
  /** True if the device is registered. */
  isRegistered: Scalars['Boolean']['output'];
  /** Name of the encoder. Null while the device is not registered, and for callers outside its organization. */
  name?: Maybe<Scalars['String']['output']>;
  /**
   * True if the device is registered.
   * @deprecated Read `isRegistered`.
   */
  registered: Scalars['Boolean']['output'];
};

/** Object whose change or removal affects other objects. */
export type Usable = {
  /** ID of the object. */
  id: Scalars['ID']['output'];
  /** Objects that use this object, at most 1000. */
  uses?: Maybe<Array<Use>>;
};

/** Use of an object by another object, which a change or removal of the used object would affect. */
export type Use = {
  __typename?: 'Use';
  /** ID of the object that uses the other one. */
  id: Scalars['ID']['output'];
  /** Kind of the object that uses the other one. */
  kind: UseKind;
  /** Display name of the object that uses the other one. */
  name: Scalars['String']['output'];
  /**
   * Start time of the next or current use, or null if the use has no time.
   * @deprecated Read `startsAt`.
   */
  startTime?: Maybe<Scalars['DateTime']['output']>;
  /** Start time of the next or current use, or null if the use has no time. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Object that uses the other object. Null for an event. */
  thing?: Maybe<UsingThing>;
};

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

/** User who can sign in, or an API client. */
export type User = Node & {
  __typename?: 'User';
  /** Verification status of the email address, or null for an API client. */
  accountStatus?: Maybe<AccountStatus>;
  /** Capability strings that the roles grant, at most 100. */
  capabilities: Array<Scalars['String']['output']>;
  /** Encoder channels assigned to the user, at most 1000. Null for an API client. */
  channels?: Maybe<Array<ChannelAccess>>;
  /** Time at which the user was added, or null for an API client. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** True if the user is notified when an encoder loses its network. Grants no permissions. Null for an API client. */
  hasNetworkAlerts?: Maybe<Scalars['Boolean']['output']>;
  /** True if the user signs in with a second factor. Null for an API client. */
  hasSecondFactor?: Maybe<Scalars['Boolean']['output']>;
  /** UUID of the user. */
  id: Scalars['ID']['output'];
  /** True if the user is the billing contact. Null for an API client. */
  isBillingContact?: Maybe<Scalars['Boolean']['output']>;
  /** True if the user is not allowed to sign in. Null for an API client. */
  isDisabled?: Maybe<Scalars['Boolean']['output']>;
  /** True if the user is the point of contact for daily work. Null for an API client. */
  isPointOfContact?: Maybe<Scalars['Boolean']['output']>;
  /** True if the user is the primary contact of the organization. Null for an API client. */
  isPrimaryContact?: Maybe<Scalars['Boolean']['output']>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Permissions that the roles grant, at most 11. */
  permissions: Array<Permission>;
  /** Phone number for alerts. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Number of changes. Send it back with an edit. Null for an API client. */
  revision?: Maybe<Scalars['Int']['output']>;
  /** Roles in the organization, at most 6. */
  roles: Array<Role>;
  /** Job title in the organization. */
  title?: Maybe<Scalars['String']['output']>;
  /** User name for signing in, an email address for people. */
  userName: Scalars['String']['output'];
  /** Type of the login, a user or a venue. */
  userType: UserType;
};

/** Page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** Rows of this page with their cursors. */
  edges: Array<UserEdge>;
  /** Rows of this page. */
  nodes: Array<User>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** User in a page. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** User of this row. */
  node: User;
};

/** Problem with an input that the user can correct. Problems that no user can correct are GraphQL errors instead. */
export type UserError = {
  __typename?: 'UserError';
  /** Category of the problem, stable across languages and releases. */
  code: UserErrorCode;
  /** Path to the input field, for example `["users", "3", "userId"]`, at most 10 names. Null if the problem concerns the whole input. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** Description of the problem in English, with the limit and the value if there is one. */
  message: Scalars['String']['output'];
  /** Parameters of the reason, such as limits, values and names, at most 10. */
  parameters: Array<ReasonParameter>;
  /** Exact cause of the problem, stable across languages and releases, for clients that write their own messages. */
  reason: Reason;
};

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

/** Result of a change to a user. */
export type UserPayload = Payload & {
  __typename?: 'UserPayload';
  /** User after the change, or the current user if another user's change came first. Null if the change was refused for another reason. */
  user?: Maybe<User>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
};

/** Types of logins. */
export type UserType =
  /** Decoder login of a venue, which the studio refuses. */
  | 'SITE'
  /** A user. */
  | 'USER';

/** Object that uses another object. */
export type UsingThing = ContentDestination | DestinationGroup | Encoder | EncoderChannel | Playlist | User | Venue | WebChannel;

/** Login that decoders use for playback. */
export type Venue = Created & Node & {
  __typename?: 'Venue';
  /** Number of available licenses of the venue's type, never negative. */
  availableVenueLicenses: Scalars['Int']['output'];
  /** Time at which the venue was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Organization that the venue belongs to. */
  customer?: Maybe<Customer>;
  /** Decoder that is signed in. Null if there is none. */
  decoder?: Maybe<Decoder>;
  /** Decoders that use the venue's login, at most 1000: the one that is signed in, followed by those that were refused. */
  decoders?: Maybe<Array<Decoder>>;
  /** Encoder channels that the venue has access to, at most 1000. */
  encoderChannels?: Maybe<Array<EncoderChannel>>;
  /** True if the video has a watermark, as for a Non-Production venue. */
  hasWatermark: Scalars['Boolean']['output'];
  /** UUID of the venue. */
  id: Scalars['ID']['output'];
  /** True if a decoder can sign in: none is signed in, or the one that is has not reported for 5 minutes and loses its slot. */
  isLoginFree: Scalars['Boolean']['output'];
  /** License type of the venue. Null for a broadcast login, which is shown but no longer sold. */
  licenseType?: Maybe<VenueLicenseType>;
  /** Preferred source of the stream for the venue's decoder. */
  mode: VenueMode;
  /** Name of the venue's plan. */
  planName: Scalars['String']['output'];
  /** Decoders that report under the venue's login while another one is signed in, at most 100. They were refused. */
  refusedDecoders?: Maybe<Array<Decoder>>;
  /** Status of the venue's decoder, or `signed out` if none is signed in. */
  status: Scalars['String']['output'];
  /** Username that the venue's decoder signs in with. */
  userName: Scalars['String']['output'];
};

/** Page of venues. */
export type VenueConnection = {
  __typename?: 'VenueConnection';
  /** Rows of this page with their cursors. */
  edges: Array<VenueEdge>;
  /** Rows of this page. */
  nodes: Array<Venue>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Venue in a page. */
export type VenueEdge = {
  __typename?: 'VenueEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Venue of this row. */
  node: Venue;
};

/** Venue licenses of one type. */
export type VenueLicense = {
  __typename?: 'VenueLicense';
  /** Number of available licenses of the type, never negative. */
  availableCount: Scalars['Int']['output'];
  /** Type of the licenses. */
  licenseType: VenueLicenseType;
  /** Number of licenses of the type. */
  totalCount: Scalars['Int']['output'];
  /** Number of venues that use a license of the type. It can exceed the total after a downgrade. */
  usedCount: Scalars['Int']['output'];
};

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

/** Result of loading encoder videos for one venue. */
export type VenueLoadResult = Payload & {
  __typename?: 'VenueLoadResult';
  /** Reasons why the decoder does not load the videos: no such venue (NOT_FOUND), no decoder is signed in (STATE), or the venue has no access to a channel (FORBIDDEN). Empty if it loads them. */
  userErrors: Array<UserError>;
  /** Current venue, or null if it does not exist. */
  venue?: Maybe<Venue>;
  /** ID of the venue. */
  venueId: Scalars['ID']['output'];
};

/** Preferred sources of the stream for a venue's decoder. */
export type VenueMode =
  /** The decoder plays from the cloud. */
  | 'CLOUD'
  /** The decoder plays from the local network, and from the cloud if the local network fails. */
  | 'LAN';

/** Result of creating or changing a venue. */
export type VenuePayload = Payload & {
  __typename?: 'VenuePayload';
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
  /** Venue after the change, or null if the change was refused. */
  venue?: Maybe<Venue>;
};

/** Venues that changed since the last event. */
export type VenuesChangedEvent = ChangedEvent & {
  __typename?: 'VenuesChangedEvent';
  /** Time at which the change was detected. */
  at: Scalars['DateTime']['output'];
  /** Sequence number that increases by one with each event of an organization. A gap means that events were missed and the list should be read again. The first event after subscribing has the current number and no venues. */
  sequence: Scalars['Int']['output'];
  /** Venues that changed. */
  venues: Array<Venue>;
};

/** Verification link of an email address. */
export type VerifyEmailInput = {
  /** Token from the link. */
  token: Scalars['String']['input'];
};

/** Result of verifying an email address. */
export type VerifyEmailPayload = Payload & {
  __typename?: 'VerifyEmailPayload';
  /** Message from the service about a link that does not work, or null if it works. */
  message?: Maybe<Scalars['String']['output']>;
  /** Result of the verification. */
  state: EmailVerificationState;
  /** Always empty. This mutation has no problems that a user can correct. */
  userErrors: Array<UserError>;
  /** User name to sign in with from now on, or null if the address was not verified. */
  userName?: Maybe<Scalars['String']['output']>;
};

/** Password reset token to check. */
export type VerifyPasswordResetInput = {
  /** Token from the link. */
  token: Scalars['String']['input'];
};

/** Result of checking a password reset token. */
export type VerifyPasswordResetPayload = Payload & {
  __typename?: 'VerifyPasswordResetPayload';
  /**
   * True if the token was valid once but has expired.
   * @deprecated Read `isExpired`.
   */
  expired: Scalars['Boolean']['output'];
  /** True if the token was valid once but has expired. */
  isExpired: Scalars['Boolean']['output'];
  /** True if the token can be used. */
  isValid: Scalars['Boolean']['output'];
  /** Always empty. This mutation has no problems that a user can correct. */
  userErrors: Array<UserError>;
  /** User whose password the token resets, or null if the token is not valid. */
  userName?: Maybe<Scalars['String']['output']>;
  /**
   * True if the token can be used.
   * @deprecated Read `isValid`.
   */
  valid: Scalars['Boolean']['output'];
};

/** Video codecs that an encoder can use. */
export type VideoCodec =
  /** AV1. */
  | 'AV1'
  /** H.264. */
  | 'H264'
  /** H.265. */
  | 'HEVC';

/** Caller of the request: a user or an API client, with their permissions. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Capability strings that gate features, at most 100. */
  capabilities: Array<Scalars['String']['output']>;
  /** Organization in which the caller is currently working. */
  customer: Customer;
  /** Caller's own organization. Differs from `customer` after a switch. */
  homeCustomer: Customer;
  /** True if the caller is an API client rather than a user. */
  isApiClient: Scalars['Boolean']['output'];
  /** True if the caller can view all organizations and switch between them. */
  isSudoAdmin: Scalars['Boolean']['output'];
  /** True if the caller can read the admin area without changing it. */
  isSudoViewer: Scalars['Boolean']['output'];
  /** Permissions that the caller's roles grant, at most 11. */
  permissions: Array<Permission>;
  /** Preferences of the caller. Null for an API client, and while they are unavailable. */
  preferences?: Maybe<Preferences>;
  /** Second factors with which the caller signs in, in addition to the password. Null for an API client. */
  secondFactors?: Maybe<SecondFactors>;
  /** Open sessions of the caller, latest first, at most 100. Empty for an API client. */
  sessions?: Maybe<Array<Session>>;
  /** Names of the feature toggles that are on for the organization, at most 1000. */
  toggles: Array<Scalars['String']['output']>;
  /** User of the caller. For an API client, the name and ID of the client. */
  user: User;
};

/** One report of one viewer. */
export type ViewerRecord = {
  __typename?: 'ViewerRecord';
  /** City of the viewer. */
  city?: Maybe<Scalars['String']['output']>;
  /** ID of the viewer's client. */
  clientId: Scalars['String']['output'];
  /** Country of the viewer, as a two-letter code. */
  country?: Maybe<Scalars['String']['output']>;
  /** Content destination watched. Null in library records, and once the destination is deleted. */
  destination?: Maybe<ContentDestination>;
  /** ID of the content destination watched, a web channel or Facebook page that an event was streamed to. The scheduled event has a different ID: see `event`. Null in library records. The ID remains after the destination is deleted. */
  destinationId?: Maybe<Scalars['ID']['output']>;
  /** Manufacturer of the viewer's device. */
  deviceBrand?: Maybe<Scalars['String']['output']>;
  /** Class of the viewer's device. */
  deviceClass: DeviceClass;
  /** Scheduled event that was streamed to the destination. Null in library records, for a destination that was started manually, and once the event or destination is deleted. */
  event?: Maybe<Event>;
  /**
   * ID of the content destination watched, which is not the ID of a scheduled event. Null in library records.
   * @deprecated Names a content destination. Read `destinationId`, or `event` for the scheduled event.
   */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** Type of the reported event. */
  eventType: Scalars['String']['output'];
  /** IP address of the viewer. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** Latitude of the viewer, in degrees north. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude of the viewer, in degrees east. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Saved video watched. Null in event records, and once the video is deleted. */
  mediaItem?: Maybe<MediaItem>;
  /** ID of the saved video watched. Null in event records. */
  mediaItemId?: Maybe<Scalars['ID']['output']>;
  /** Occurrence of `event` that was streamed. Null whenever `event` is null. */
  occurrence?: Maybe<WatchedOccurrence>;
  /** Class of the operating system. */
  osClass?: Maybe<Scalars['String']['output']>;
  /** Name and version of the operating system. */
  osNameVersion?: Maybe<Scalars['String']['output']>;
  /** State or region of the viewer. */
  region?: Maybe<Scalars['String']['output']>;
  /** Time at which the report was sent. */
  reportedAt: Scalars['DateTime']['output'];
  /** Resolution watched, for example `1920x1080`. */
  resolution?: Maybe<Scalars['String']['output']>;
  /**
   * ID of the saved video watched. Null in event records.
   * @deprecated Read `mediaItemId`.
   */
  savedVideoId?: Maybe<Scalars['ID']['output']>;
  /** ID of the viewing session. */
  sessionId: Scalars['String']['output'];
  /**
   * Time at which the report was sent.
   * @deprecated Read `reportedAt`.
   */
  timestamp: Scalars['DateTime']['output'];
  /** Title of the destination or saved video watched. Available for 30 days after it is deleted, then null. */
  title?: Maybe<Scalars['String']['output']>;
  /** Time watched in this session so far, in seconds. */
  totalTimeWatchedSeconds: Scalars['Int']['output'];
  /** User agent string of the viewer's browser. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** Page of viewer records. */
export type ViewerRecordConnection = {
  __typename?: 'ViewerRecordConnection';
  /** Rows of this page with their cursors. */
  edges: Array<ViewerRecordEdge>;
  /** True if records exist past the 100,000 that can be read. */
  isTruncated: Scalars['Boolean']['output'];
  /** Rows of this page. */
  nodes: Array<ViewerRecord>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
};

/** Viewer record in a page. */
export type ViewerRecordEdge = {
  __typename?: 'ViewerRecordEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Viewer record of this row. */
  node: ViewerRecord;
};

/** Sort orders of viewer records. */
export type ViewerRecordOrder =
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

/** One metric over time. */
export type ViewerSeries = {
  __typename?: 'ViewerSeries';
  /** Intervals in chronological order, at most 2000. Intervals without data have the value 0. */
  points: Array<ViewerSeriesPoint>;
  /** Value of the metric for the whole time range. */
  total: Scalars['Float']['output'];
};

/** Metrics that are available over time. Times are in seconds. */
export type ViewerSeriesMetric =
  /** Average time watched. */
  | 'AVERAGE_WATCH_TIME'
  /** Median time watched. */
  | 'MEDIAN_WATCH_TIME'
  /** Viewers seen for the first time. */
  | 'NEW_VIEWERS'
  /** Viewers seen before. */
  | 'RETURN_VIEWERS'
  /** Total time watched. */
  | 'TOTAL_WATCH_TIME'
  /** Unique viewers. */
  | 'VIEWERS'
  /** Viewing sessions. */
  | 'VIEWS';

/** Value of a metric in one interval. */
export type ViewerSeriesPoint = {
  __typename?: 'ViewerSeriesPoint';
  /** Start of the interval. */
  startsAt: Scalars['DateTime']['output'];
  /** Value of the metric in the interval. */
  value: Scalars['Float']['output'];
};

/** The ten summary metrics. Times are in seconds. */
export type ViewerSummary = {
  __typename?: 'ViewerSummary';
  /** Average time watched, in seconds. */
  avgTimeWatched: MetricChange;
  /** Median time watched, in seconds. */
  medianTimeWatched: MetricChange;
  /** Number of viewers seen for the first time. */
  newViewers: MetricChange;
  /** Peak number of concurrent viewers of a live event. */
  peakConcurrentLiveViews: MetricChange;
  /** Peak number of concurrent viewers. */
  peakConcurrentViewers: MetricChange;
  /** Number of viewers seen before. */
  returnViewers: MetricChange;
  /** Total minutes watched. */
  totalMinutesWatched: MetricChange;
  /** Total time watched, in seconds. */
  totalTimeWatched: MetricChange;
  /** Number of unique viewers. */
  viewers: MetricChange;
  /** Number of viewing sessions. */
  views: MetricChange;
};

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

/** Bucket that stores on-demand video. */
export type VodBucket = {
  __typename?: 'VodBucket';
  /** Name of the bucket. */
  bucket: Scalars['String']['output'];
  /** Region of the bucket. */
  region?: Maybe<Region>;
  /** UUID of the region. */
  regionId: Scalars['ID']['output'];
};

/** Occurrence of a scheduled event that was watched. */
export type WatchedOccurrence = {
  __typename?: 'WatchedOccurrence';
  /** Scheduled end of the occurrence. */
  endAt: Scalars['DateTime']['output'];
  /** ID of the occurrence, the same as that of its `ScheduleItem`. */
  id: Scalars['ID']['output'];
  /** Scheduled start of the occurrence. */
  startAt: Scalars['DateTime']['output'];
};

/** Web page that plays the video an organization sends to it. */
export type WebChannel = Created & Node & Usable & {
  __typename?: 'WebChannel';
  /** Content that the web channel currently shows. Null if there is none. */
  activeContent?: Maybe<ActiveContent>;
  /** Data sent to the viewers of the web channel in a range of days, inclusive. Requires permission to view the bandwidth of web channels. */
  bandwidth?: Maybe<WebChannelBandwidth>;
  /** Embed codes, one for each way to put the player on a page. */
  codes: Array<WebEmbedCode>;
  /** Time at which the web channel was created. */
  createdAt: Scalars['DateTime']['output'];
  /** DASH URL for players outside a web page. Null unless stream URLs are enabled. */
  dashUrl?: Maybe<Scalars['URL']['output']>;
  /** Number of days that recordings are retained. */
  deleteAfter: Scalars['Int']['output'];
  /** Purpose of the web channel. */
  description?: Maybe<Scalars['String']['output']>;
  /** Embed ID of the web channel, part of the player URL. It stays the same as long as the channel can be restored. */
  embedKey: Scalars['String']['output'];
  /** Embed type that is offered first. */
  embedType: WebEmbedType;
  /** URL of the player page, which every embed type uses. */
  embedUrl: Scalars['URL']['output'];
  /** True if the player shows the product logo. */
  hasLogo: Scalars['Boolean']['output'];
  /** True if QR codes in the video are detected. */
  hasQrDetection: Scalars['Boolean']['output'];
  /** True if stream URLs are enabled for the web channel. */
  hasStreamUrls: Scalars['Boolean']['output'];
  /** True if the web channel has subtitles. */
  hasSubtitles: Scalars['Boolean']['output'];
  /** HLS URL for players outside a web page. Null unless stream URLs are enabled. */
  hlsUrl?: Maybe<Scalars['URL']['output']>;
  /** UUID of the web channel. */
  id: Scalars['ID']['output'];
  /** True if the player offers the link of a QR code in the video. */
  isQrClickEnabled: Scalars['Boolean']['output'];
  /** Load balancer name, part of the web channel's URLs. It cannot be changed after creation. */
  loadBalancer: Scalars['String']['output'];
  /** Name of the web channel, 1 to 40 characters. */
  name: Scalars['String']['output'];
  /** Content that the web channel shows while nothing is live. */
  offlineContent: OfflineContent;
  /** Region in which the web channel is served. */
  region?: Maybe<Region>;
  /** Delay of the stream for viewers, in seconds, 90 to 600. */
  streamDelay: Scalars['Int']['output'];
  /** Audience of the web channel. */
  type: WebChannelType;
  /** Destinations and events that are running or planned with the web channel, at most 1000. */
  uses?: Maybe<Array<Use>>;
  /** Description of the video on the watch page. */
  videoDescription?: Maybe<Scalars['String']['output']>;
};


/** Web page that plays the video an organization sends to it. */
export type WebChannelBandwidthArgs = {
  end?: InputMaybe<Scalars['Date']['input']>;
  start?: InputMaybe<Scalars['Date']['input']>;
};


/** Web page that plays the video an organization sends to it. */
export type WebChannelCodesArgs = {
  playerProfileId?: InputMaybe<Scalars['ID']['input']>;
};

/** Data sent to the viewers of a web channel. */
export type WebChannelBandwidth = {
  __typename?: 'WebChannelBandwidth';
  /** Number of bytes sent. */
  bytes: Scalars['Float']['output'];
  /** Cost in US dollars. Null if the platform has no price. */
  cost?: Maybe<Scalars['Float']['output']>;
};

/** Page of web channels. */
export type WebChannelConnection = {
  __typename?: 'WebChannelConnection';
  /** Rows of this page with their cursors. */
  edges: Array<WebChannelEdge>;
  /** Rows of this page. */
  nodes: Array<WebChannel>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Web channel in a page. */
export type WebChannelEdge = {
  __typename?: 'WebChannelEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Web channel of this row. */
  node: WebChannel;
};

/** Result of creating or changing a web channel. */
export type WebChannelPayload = Payload & {
  __typename?: 'WebChannelPayload';
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
  /** Web channel after the change, or null if the change was refused. */
  webChannel?: Maybe<WebChannel>;
};

/** Audiences of a web channel. */
export type WebChannelType =
  /** Everyone who has the URL. */
  | 'PUBLIC';

/** Code to paste into a page to embed its web channel. */
export type WebEmbedCode = {
  __typename?: 'WebEmbedCode';
  /** Embed code: a URL or HTML. For the standalone player, a complete HTML page. */
  code: Scalars['String']['output'];
  /** Embed type of the code. */
  kind: WebEmbedType;
};

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

/** Selection of the encoder's video and audio channels for a web destination. */
export type WebPreset = Node & Usable & {
  __typename?: 'WebPreset';
  /** Time at which the web preset was created. Null for the default preset. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** UUID of the web preset. */
  id: Scalars['ID']['output'];
  /** True for the default preset that every organization has, which cannot be changed or removed. */
  isDefault: Scalars['Boolean']['output'];
  /** True if interlaced video is converted to progressive. */
  isDeinterlaced: Scalars['Boolean']['output'];
  /** Audio channel of the encoder for the left side, starting at 1. */
  leftAudioChannel: Scalars['Int']['output'];
  /** Name of the web preset, at most 50 characters. */
  name: Scalars['String']['output'];
  /** Audio channel of the encoder for the right side, starting at 1. Null for mono audio. */
  rightAudioChannel?: Maybe<Scalars['Int']['output']>;
  /** Destinations that are running or planned with the web preset, at most 1000. */
  uses?: Maybe<Array<Use>>;
  /** Video channel of the encoder, starting at 1. */
  videoChannel: Scalars['Int']['output'];
};

/** Page of web presets. */
export type WebPresetConnection = {
  __typename?: 'WebPresetConnection';
  /** Rows of this page with their cursors. */
  edges: Array<WebPresetEdge>;
  /** Rows of this page. */
  nodes: Array<WebPreset>;
  /** Pagination details of this page. */
  pageInfo: PageInfo;
  /** Total number of rows that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Web preset in a page. */
export type WebPresetEdge = {
  __typename?: 'WebPresetEdge';
  /** Cursor of this row. Pass it as `after` to get the rows that follow. */
  cursor: Scalars['String']['output'];
  /** Web preset of this row. */
  node: WebPreset;
};

/** Result of creating or changing a web preset. */
export type WebPresetPayload = Payload & {
  __typename?: 'WebPresetPayload';
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
  /** Web preset after the change, or null if the change was refused. */
  webPreset?: Maybe<WebPreset>;
};

/** Destination of a web video. */
export type WebVideoDestinationInput = {
  /** IDs of playlists that the saved video is added to, at most 20. */
  autoArchivePlaylistIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Text of the button, at most 12 characters. Required with a button. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** URL that the button opens. Required with a button. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description on the destination. The description of the web video by default. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True if the destination has a call-to-action button. */
  hasButton?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the recording is automatically saved to the library. */
  isAutosaved?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the other pages of the account also show the web video. */
  isCrossposted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of destination: EMBED for a web channel. A saved video can also be sent to RTMP, FACEBOOK, and YOUTUBE, once and as if it were live. */
  kind?: InputMaybe<DestinationKind>;
  /** ID of the page or channel of the account. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Audience of the destination. Everyone if left out. Required for Facebook and YouTube. */
  privacy?: InputMaybe<DestinationPrivacy>;
  /** Publication state of the destination. Published if left out. Required for Facebook and YouTube. */
  publishState?: InputMaybe<PublishState>;
  /** ID of the RTMP destination. Nothing else may be sent to it. */
  rtmpDestinationId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the Facebook or YouTube account used to send the video. */
  socialAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the destination's own thumbnail on Facebook or YouTube, as returned by `uploadSocialFile`. */
  thumbnailFileId?: InputMaybe<Scalars['ID']['input']>;
  /** Title on the destination. The title of the web video by default. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** ID of the web channel. Nothing else may be running on it. */
  webChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the web preset. The default preset if left out. */
  webPresetId?: InputMaybe<Scalars['ID']['input']>;
};

/** Download of a recording, valid for one hour. */
export type WebVideoDownload = {
  __typename?: 'WebVideoDownload';
  /** Actual end of the file, within 3.2 s of the requested end. */
  end: Scalars['Duration']['output'];
  /** Time at which the URL expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Actual start of the file, within 3.2 s of the requested start. */
  start: Scalars['Duration']['output'];
  /** URL of the MP4 file, with support for byte ranges. */
  url: Scalars['URL']['output'];
};

/** Part of a recording. */
export type WebVideoPartInput = {
  /** End of the part, from the current beginning of the recording. Required. */
  end?: InputMaybe<Scalars['Duration']['input']>;
  /** ID of the content destination. */
  id: Scalars['ID']['input'];
  /** Start of the part, from the current beginning of the recording. */
  start: Scalars['Duration']['input'];
};

/** URL of an API client that is notified of events. Requests are signed with a secret that is returned only when it is created. */
export type Webhook = Created & {
  __typename?: 'Webhook';
  /** Time at which the webhook was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Deliveries to the webhook, latest first, at most 100. They are kept for 30 days. */
  deliveries?: Maybe<Array<WebhookDelivery>>;
  /** Events that the webhook is notified of, at most 10. */
  events: Array<WebhookEvent>;
  /** Number of consecutive failed attempts. */
  failures: Scalars['Int']['output'];
  /** UUID of the webhook. */
  id: Scalars['ID']['output'];
  /** State of the webhook. */
  state: WebhookState;
  /** URL that is notified. */
  url: Scalars['String']['output'];
};

/** Notification that was or will be sent to a webhook. */
export type WebhookDelivery = Created & {
  __typename?: 'WebhookDelivery';
  /** Start of the response body, at most 2000 characters. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Number of attempts so far. */
  attempts: Scalars['Int']['output'];
  /** Request body, in JSON. */
  body: Scalars['String']['output'];
  /** Time at which the delivery was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Event of the delivery, or null for a test delivery. */
  event?: Maybe<WebhookEvent>;
  /** ID of the delivery, which the receiver knows it by. */
  id: Scalars['ID']['output'];
  /** Time of the last attempt, or null before the first attempt. */
  lastTriedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the next attempt. Null during an attempt, once the delivery has ended, and while the webhook is not on. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason why the last attempt failed, or null if it did not fail. */
  problem?: Maybe<WebhookProblem>;
  /** State of the delivery. */
  state: WebhookDeliveryState;
  /** HTTP status of the last attempt, or null if there was no response. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** Result of sending a delivery. */
export type WebhookDeliveryPayload = Payload & {
  __typename?: 'WebhookDeliveryPayload';
  /** Delivery that is being sent, or null if the request was refused. */
  delivery?: Maybe<WebhookDelivery>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
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

/** Result of a change to a webhook. */
export type WebhookPayload = Payload & {
  __typename?: 'WebhookPayload';
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
  /** Webhook after the change, or null if the change was refused. */
  webhook?: Maybe<Webhook>;
};

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

/** Webhook with its new secret. */
export type WebhookSecretPayload = Payload & {
  __typename?: 'WebhookSecretPayload';
  /** Secret of the webhook, `whsec_` followed by base64, returned only here. Null if the request was refused. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Problems with the input that the user can correct. Empty if the mutation succeeded. */
  userErrors: Array<UserError>;
  /** Webhook, or null if the request was refused. */
  webhook?: Maybe<Webhook>;
};

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



export type ResolverTypeWrapper<T> = Promise<T | Stub<T>> | T | Stub<T>;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  ApiClient: ApiClient;
  ContentDestination: ContentDestination;
  Customer: Customer;
  DestinationGroup: DestinationGroup;
  Encoder: Encoder;
  EncoderChannel: EncoderChannel;
  EncoderPreset: EncoderPreset;
  EncoderVideo: EncoderVideo;
  Event: Event;
  MediaItem: MediaItem;
  PlayerProfile: PlayerProfile;
  Playlist: Playlist;
  Post: Post;
  QrOverlay: QrOverlay;
  Region: Region;
  RtmpDestination: RtmpDestination;
  SocialAccount: SocialAccount;
  User: User;
  Venue: Venue;
  WebChannel: WebChannel;
  WebPreset: WebPreset;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  ApiClient:
    ( { __typename: 'ApiClient' }
    & GraphQLRecursivePick<FederationTypes['ApiClient'], {"id":true}> );
  ContentDestination:
    ( { __typename: 'ContentDestination' }
    & GraphQLRecursivePick<FederationTypes['ContentDestination'], {"id":true}> );
  Customer:
    ( { __typename: 'Customer' }
    & GraphQLRecursivePick<FederationTypes['Customer'], {"id":true}> );
  DestinationGroup:
    ( { __typename: 'DestinationGroup' }
    & GraphQLRecursivePick<FederationTypes['DestinationGroup'], {"id":true}> );
  Encoder:
    ( { __typename: 'Encoder' }
    & GraphQLRecursivePick<FederationTypes['Encoder'], {"id":true}> );
  EncoderChannel:
    ( { __typename: 'EncoderChannel' }
    & GraphQLRecursivePick<FederationTypes['EncoderChannel'], {"id":true}> );
  EncoderPreset:
    ( { __typename: 'EncoderPreset' }
    & GraphQLRecursivePick<FederationTypes['EncoderPreset'], {"id":true}> );
  EncoderVideo:
    ( { __typename: 'EncoderVideo' }
    & GraphQLRecursivePick<FederationTypes['EncoderVideo'], {"id":true}> );
  Event:
    ( { __typename: 'Event' }
    & GraphQLRecursivePick<FederationTypes['Event'], {"id":true}> );
  MediaItem:
    ( { __typename: 'MediaItem' }
    & GraphQLRecursivePick<FederationTypes['MediaItem'], {"id":true}> );
  PlayerProfile:
    ( { __typename: 'PlayerProfile' }
    & GraphQLRecursivePick<FederationTypes['PlayerProfile'], {"id":true}> );
  Playlist:
    ( { __typename: 'Playlist' }
    & GraphQLRecursivePick<FederationTypes['Playlist'], {"id":true}> );
  Post:
    ( { __typename: 'Post' }
    & GraphQLRecursivePick<FederationTypes['Post'], {"id":true}> );
  QrOverlay:
    ( { __typename: 'QrOverlay' }
    & GraphQLRecursivePick<FederationTypes['QrOverlay'], {"id":true}> );
  Region:
    ( { __typename: 'Region' }
    & GraphQLRecursivePick<FederationTypes['Region'], {"id":true}> );
  RtmpDestination:
    ( { __typename: 'RtmpDestination' }
    & GraphQLRecursivePick<FederationTypes['RtmpDestination'], {"id":true}> );
  SocialAccount:
    ( { __typename: 'SocialAccount' }
    & GraphQLRecursivePick<FederationTypes['SocialAccount'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
  Venue:
    ( { __typename: 'Venue' }
    & GraphQLRecursivePick<FederationTypes['Venue'], {"id":true}> );
  WebChannel:
    ( { __typename: 'WebChannel' }
    & GraphQLRecursivePick<FederationTypes['WebChannel'], {"id":true}> );
  WebPreset:
    ( { __typename: 'WebPreset' }
    & GraphQLRecursivePick<FederationTypes['WebPreset'], {"id":true}> );
};

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CueSource:
    | ( ContentDestinationRecord )
    | ( EncoderVideoRecord )
    | ( MediaItemRecord )
  ;
  GroupTarget:
    | ( RtmpDestinationRecord )
    | ( WebChannelRecord )
  ;
  UsingThing:
    | ( ContentDestinationRecord )
    | ( DestinationGroupRecord )
    | ( EncoderRecord )
    | ( EncoderChannelRecord )
    | ( PlaylistRecord )
    | ( UserRecord )
    | ( VenueRecord )
    | ( WebChannelRecord )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  ChangedEvent:
    | ( Omit<ContentDestinationsChangedEvent, 'contentDestinations'> & { contentDestinations: Array<_RefType['ContentDestination']> } )
    | ( Omit<CuesChangedEvent, 'cues'> & { cues: Array<_RefType['Cue']> } )
    | ( Omit<EncodersChangedEvent, 'encoders'> & { encoders: Array<_RefType['Encoder']> } )
    | ( Omit<GoLiveProgressEvent, 'goLives'> & { goLives: Array<_RefType['GoLive']> } )
    | ( Omit<MediaItemsChangedEvent, 'mediaItems'> & { mediaItems: Array<_RefType['MediaItem']> } )
    | ( NotificationsChangedEvent )
    | ( Omit<VenuesChangedEvent, 'venues'> & { venues: Array<_RefType['Venue']> } )
  ;
  Created:
    | ( ApiClientRecord )
    | ( ContactRecord )
    | ( DestinationGroupRecord )
    | ( EncoderRecord )
    | ( EncoderChannelRecord )
    | ( EncoderPresetRecord )
    | ( EventRecord )
    | ( Omit<FailedJob, 'customer'> & { customer?: Maybe<_RefType['Customer']> } )
    | ( InviteRecord )
    | ( LiveOutputRecord )
    | ( MediaItemRecord )
    | ( PlaylistRecord )
    | ( PostRecord )
    | ( QrOverlayRecord )
    | ( RtmpDestinationRecord )
    | ( SecondFactorRecord )
    | ( SessionRecord )
    | ( SocialAccountRecord )
    | ( VenueRecord )
    | ( WebChannelRecord )
    | ( WebhookRecord )
    | ( WebhookDeliveryRecord )
  ;
  Node:
    | ( ApiClientRecord )
    | ( ContentDestinationRecord )
    | ( CustomerRecord )
    | ( DestinationGroupRecord )
    | ( EncoderRecord )
    | ( EncoderChannelRecord )
    | ( EncoderPresetRecord )
    | ( EncoderVideoRecord )
    | ( EventRecord )
    | ( MediaItemRecord )
    | ( PlayerProfileRecord )
    | ( PlaylistRecord )
    | ( PostRecord )
    | ( QrOverlayRecord )
    | ( RegionRecord )
    | ( RtmpDestinationRecord )
    | ( SocialAccountRecord )
    | ( UserRecord )
    | ( VenueRecord )
    | ( WebChannelRecord )
    | ( WebPresetRecord )
  ;
  Payload:
    | ( AcceptInvitePayload )
    | ( Omit<ActivateEncoderPayload, 'encoder'> & { encoder?: Maybe<_RefType['Encoder']> } )
    | ( Omit<AddFirstSecondFactorPayload, 'viewer'> & { viewer?: Maybe<_RefType['Viewer']> } )
    | ( Omit<ApiClientPayload, 'apiClient'> & { apiClient?: Maybe<_RefType['ApiClient']> } )
    | ( Omit<ApiClientSecretPayload, 'apiClient'> & { apiClient?: Maybe<_RefType['ApiClient']> } )
    | ( AuthorizeSocialAccountPayload )
    | ( Omit<BeginUploadPayload, 'upload'> & { upload?: Maybe<_RefType['UploadTicket']> } )
    | ( CancelUploadPayload )
    | ( Omit<CommandEncoderPayload, 'encoder'> & { encoder?: Maybe<_RefType['Encoder']> } )
    | ( Omit<CommandEncoderResult, 'encoder'> & { encoder?: Maybe<_RefType['Encoder']> } )
    | ( Omit<CommandEncodersPayload, 'results'> & { results: Array<_RefType['CommandEncoderResult']> } )
    | ( Omit<CompleteUploadPayload, 'mediaItem'> & { mediaItem?: Maybe<_RefType['MediaItem']> } )
    | ( Omit<ContactPayload, 'contact'> & { contact?: Maybe<_RefType['Contact']> } )
    | ( ContactRequestRecord )
    | ( Omit<ContentDestinationPayload, 'contentDestination'> & { contentDestination?: Maybe<_RefType['ContentDestination']> } )
    | ( Omit<CreateEncoderChannelPayload, 'encoderChannel'> & { encoderChannel?: Maybe<_RefType['EncoderChannel']> } )
    | ( Omit<CreateEncoderPresetPayload, 'encoderPreset'> & { encoderPreset?: Maybe<_RefType['EncoderPreset']> } )
    | ( CreateLibraryEmbedPayload )
    | ( Omit<CreateLiveOutputPayload, 'liveOutput'> & { liveOutput?: Maybe<_RefType['LiveOutput']> } )
    | ( Omit<CreatePostPayload, 'post'> & { post?: Maybe<_RefType['Post']> } )
    | ( Omit<CreateRtmpDestinationPayload, 'rtmpDestination'> & { rtmpDestination?: Maybe<_RefType['RtmpDestination']> } )
    | ( CreateSubscriptionPayload )
    | ( Omit<CuePayload, 'cue'> & { cue?: Maybe<_RefType['Cue']> } )
    | ( DeleteApiClientPayload )
    | ( DeleteContactPayload )
    | ( DeleteContentDestinationPayload )
    | ( DeleteCuePayload )
    | ( DeleteDestinationGroupPayload )
    | ( DeleteEncoderChannelPayload )
    | ( DeleteEncoderPayload )
    | ( DeleteEncoderPresetPayload )
    | ( DeleteEncoderVideoPayload )
    | ( DeleteLiveOutputPayload )
    | ( DeleteMediaPayload )
    | ( DeletePlayerProfilePayload )
    | ( DeletePlaylistPayload )
    | ( DeletePostPayload )
    | ( DeleteQrOverlayPayload )
    | ( DeleteRtmpDestinationPayload )
    | ( DeleteUserPayload )
    | ( DeleteVenuePayload )
    | ( DeleteWebChannelPayload )
    | ( DeleteWebPresetPayload )
    | ( DeleteWebhookPayload )
    | ( Omit<DestinationGroupPayload, 'destinationGroup'> & { destinationGroup?: Maybe<_RefType['DestinationGroup']> } )
    | ( Omit<DownloadEncoderVideoPayload, 'download'> & { download?: Maybe<_RefType['EncoderVideoDownload']> } )
    | ( Omit<DownloadMediaPayload, 'download'> & { download?: Maybe<_RefType['MediaDownload']> } )
    | ( DownloadWebVideoPayload )
    | ( Omit<EndSessionPayload, 'viewer'> & { viewer?: Maybe<_RefType['Viewer']> } )
    | ( Omit<EventDestinationPayload, 'eventDestination'> & { eventDestination?: Maybe<_RefType['EventDestination']> } )
    | ( Omit<EventPayload, 'event'> & { event?: Maybe<_RefType['Event']> } )
    | ( Omit<GoLivePayload, 'goLive'> & { goLive?: Maybe<_RefType['GoLive']> } )
    | ( Omit<InvitePayload, 'invite'> & { invite?: Maybe<_RefType['Invite']> } )
    | ( Omit<InviteUserResult, 'invite'> & { invite?: Maybe<_RefType['Invite']> } )
    | ( Omit<InviteUsersPayload, 'results'> & { results: Array<_RefType['InviteUserResult']> } )
    | ( Omit<LibrarySettingsPayload, 'librarySettings'> & { librarySettings?: Maybe<_RefType['LibrarySettings']> } )
    | ( Omit<LinkSocialAccountPayload, 'socialAccount'> & { socialAccount?: Maybe<_RefType['SocialAccount']> } )
    | ( Omit<LoadEncoderVideosPayload, 'results'> & { results: Array<_RefType['VenueLoadResult']> } )
    | ( Omit<LoadEventsOnDecodersPayload, 'results'> & { results: Array<_RefType['VenueLoadResult']> } )
    | ( Omit<MarkNotificationsReadPayload, 'customer'> & { customer?: Maybe<_RefType['Customer']> } )
    | ( Omit<MediaItemPayload, 'mediaItem'> & { mediaItem?: Maybe<_RefType['MediaItem']> } )
    | ( Omit<MoveEncoderPayload, 'encoder'> & { encoder?: Maybe<_RefType['Encoder']> } )
    | ( Omit<PlayerProfilePayload, 'playerProfile'> & { playerProfile?: Maybe<_RefType['PlayerProfile']> } )
    | ( Omit<PlaylistPayload, 'playlist'> & { playlist?: Maybe<_RefType['Playlist']> } )
    | ( Omit<ProvisionEncoderChannelPayload, 'encoderChannel'> & { encoderChannel?: Maybe<_RefType['EncoderChannel']> } )
    | ( Omit<QrOverlayPayload, 'qrOverlay'> & { qrOverlay?: Maybe<_RefType['QrOverlay']> } )
    | ( Omit<RefreshSessionPayload, 'viewer'> & { viewer?: Maybe<_RefType['Viewer']> } )
    | ( RegisterUploaderPayload )
    | ( ReleaseDecoderPayload )
    | ( RemoveEventDestinationPayload )
    | ( RemoveEventPayload )
    | ( RemoveSocialAccountPayload )
    | ( Omit<RenewSocialAccountPayload, 'socialAccount'> & { socialAccount?: Maybe<_RefType['SocialAccount']> } )
    | ( Omit<RenewStreamKeyPayload, 'encoderChannel'> & { encoderChannel?: Maybe<_RefType['EncoderChannel']> } )
    | ( RequestBandwidthPayload )
    | ( RequestEmailVerificationPayload )
    | ( RequestInvitePayload )
    | ( RequestPasswordResetRecord )
    | ( ResetPasswordRecord )
    | ( RestoreDeletedPayload )
    | ( RevealLiveOutputKeyPayload )
    | ( RevealRemoteSupportPayload )
    | ( RevealRtmpKeyPayload )
    | ( RevealStreamKeyPayload )
    | ( Omit<RevokeDeviceTokenPayload, 'encoder'> & { encoder?: Maybe<_RefType['Encoder']> } )
    | ( RevokeInvitePayload )
    | ( Omit<SaveToLibraryPayload, 'contentDestination' | 'mediaItem'> & { contentDestination?: Maybe<_RefType['ContentDestination']>, mediaItem?: Maybe<_RefType['MediaItem']> } )
    | ( Omit<SecondFactorAdditionPayload, 'addition'> & { addition?: Maybe<_RefType['SecondFactorAddition']> } )
    | ( Omit<SecondFactorsPayload, 'secondFactors'> & { secondFactors?: Maybe<_RefType['SecondFactors']> } )
    | ( Omit<SetEncoderChannelUsersPayload, 'encoderChannel'> & { encoderChannel?: Maybe<_RefType['EncoderChannel']> } )
    | ( Omit<SetTogglePayload, 'customer'> & { customer?: Maybe<_RefType['Customer']> } )
    | ( Omit<SignInPayload, 'secondFactor' | 'viewer'> & { secondFactor?: Maybe<_RefType['SecondFactorStep']>, viewer?: Maybe<_RefType['Viewer']> } )
    | ( Omit<SignInRulesPayload, 'customer'> & { customer?: Maybe<_RefType['Customer']> } )
    | ( SignOutRecord )
    | ( Omit<StartLiveOutputPayload, 'liveOutput'> & { liveOutput?: Maybe<_RefType['LiveOutput']> } )
    | ( Omit<StartRtmpStreamPayload, 'rtmpDestination'> & { rtmpDestination?: Maybe<_RefType['RtmpDestination']> } )
    | ( Omit<StartWebVideoPayload, 'contentDestinations'> & { contentDestinations?: Maybe<Array<_RefType['ContentDestination']>> } )
    | ( Omit<StopContentDestinationPayload, 'contentDestination'> & { contentDestination?: Maybe<_RefType['ContentDestination']> } )
    | ( Omit<StopContentDestinationResult, 'contentDestination'> & { contentDestination?: Maybe<_RefType['ContentDestination']> } )
    | ( Omit<StopContentDestinationsPayload, 'results'> & { results: Array<_RefType['StopContentDestinationResult']> } )
    | ( Omit<StopLiveOutputPayload, 'liveOutput'> & { liveOutput?: Maybe<_RefType['LiveOutput']> } )
    | ( Omit<StopRtmpStreamPayload, 'rtmpDestination'> & { rtmpDestination?: Maybe<_RefType['RtmpDestination']> } )
    | ( Omit<SyncSocialAccountPayload, 'socialAccount'> & { socialAccount?: Maybe<_RefType['SocialAccount']> } )
    | ( TrackRecord )
    | ( TrialPayload )
    | ( UnregisterUploaderRecord )
    | ( Omit<UpdateEncoderChannelPayload, 'encoderChannel'> & { encoderChannel?: Maybe<_RefType['EncoderChannel']> } )
    | ( Omit<UpdateEncoderNetworkPayload, 'encoder'> & { encoder?: Maybe<_RefType['Encoder']> } )
    | ( Omit<UpdateEncoderPayload, 'encoder'> & { encoder?: Maybe<_RefType['Encoder']> } )
    | ( Omit<UpdateEncoderPresetPayload, 'encoderPreset'> & { encoderPreset?: Maybe<_RefType['EncoderPreset']> } )
    | ( Omit<UpdateEncoderVideoPayload, 'encoderVideo'> & { encoderVideo?: Maybe<_RefType['EncoderVideo']> } )
    | ( Omit<UpdateMarathonPayload, 'marathon'> & { marathon?: Maybe<_RefType['Marathon']> } )
    | ( Omit<UpdatePostPayload, 'post'> & { post?: Maybe<_RefType['Post']> } )
    | ( Omit<UpdatePreferencesPayload, 'preferences'> & { preferences?: Maybe<_RefType['Preferences']> } )
    | ( Omit<UpdateRtmpDestinationPayload, 'rtmpDestination'> & { rtmpDestination?: Maybe<_RefType['RtmpDestination']> } )
    | ( Omit<UpdateSocialAccountPayload, 'socialAccount'> & { socialAccount?: Maybe<_RefType['SocialAccount']> } )
    | ( UploadArchivePayload )
    | ( Omit<UploadEncoderLogsPayload, 'encoder'> & { encoder?: Maybe<_RefType['Encoder']> } )
    | ( UploadSocialFilePayload )
    | ( Omit<UserPayload, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<VenueLoadResult, 'venue'> & { venue?: Maybe<_RefType['Venue']> } )
    | ( Omit<VenuePayload, 'venue'> & { venue?: Maybe<_RefType['Venue']> } )
    | ( VerifyEmailPayload )
    | ( VerifyPasswordResetRecord )
    | ( Omit<WebChannelPayload, 'webChannel'> & { webChannel?: Maybe<_RefType['WebChannel']> } )
    | ( Omit<WebPresetPayload, 'webPreset'> & { webPreset?: Maybe<_RefType['WebPreset']> } )
    | ( Omit<WebhookDeliveryPayload, 'delivery'> & { delivery?: Maybe<_RefType['WebhookDelivery']> } )
    | ( Omit<WebhookPayload, 'webhook'> & { webhook?: Maybe<_RefType['Webhook']> } )
    | ( Omit<WebhookSecretPayload, 'webhook'> & { webhook?: Maybe<_RefType['Webhook']> } )
  ;
  Playable:
    | ( ContentDestinationRecord )
    | ( EncoderVideoRecord )
    | ( MediaItemRecord )
  ;
  Usable:
    | ( DestinationGroupRecord )
    | ( EncoderRecord )
    | ( EncoderChannelRecord )
    | ( EncoderPresetRecord )
    | ( MediaItemRecord )
    | ( PlaylistRecord )
    | ( RtmpDestinationRecord )
    | ( SocialAccountRecord )
    | ( WebChannelRecord )
    | ( WebPresetRecord )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInviteInput: AcceptInviteInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AcceptInvitePayload: ResolverTypeWrapper<AcceptInvitePayload>;
  AccessCoverage: ResolverTypeWrapper<AccessCoverage>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AccountStatus: AccountStatus;
  ActivateEncoderInput: ActivateEncoderInput;
  ActivateEncoderPayload: ResolverTypeWrapper<Omit<ActivateEncoderPayload, 'encoder'> & { encoder?: Maybe<ResolversTypes['Encoder']> }>;
  ActiveContent: ResolverTypeWrapper<ActiveContentRecord>;
  ActiveContentKind: ActiveContentKind;
  ActiveContentState: ActiveContentState;
  AddEventDestinationInput: AddEventDestinationInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AddFirstSecondFactorPayload: ResolverTypeWrapper<Omit<AddFirstSecondFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  AddSecondFactorInput: AddSecondFactorInput;
  AddToPlaylistInput: AddToPlaylistInput;
  AnalyticsApi: AnalyticsApi;
  ApiClient: ResolverTypeWrapper<ApiClientRecord>;
  ApiClientConnection: ResolverTypeWrapper<Omit<ApiClientConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ApiClientEdge']>, nodes: Array<ResolversTypes['ApiClient']> }>;
  ApiClientEdge: ResolverTypeWrapper<Omit<ApiClientEdge, 'node'> & { node: ResolversTypes['ApiClient'] }>;
  ApiClientPayload: ResolverTypeWrapper<Omit<ApiClientPayload, 'apiClient'> & { apiClient?: Maybe<ResolversTypes['ApiClient']> }>;
  ApiClientRole: ResolverTypeWrapper<ApiClientRoleRecord>;
  ApiClientSecretPayload: ResolverTypeWrapper<Omit<ApiClientSecretPayload, 'apiClient'> & { apiClient?: Maybe<ResolversTypes['ApiClient']> }>;
  ApiRole: ApiRole;
  ArchiveFileInput: ArchiveFileInput;
  ArchiveType: ArchiveType;
  ArrivingStream: ResolverTypeWrapper<ArrivingStream>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AttentionReason: AttentionReason;
  AuditAction: AuditAction;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditEntry: ResolverTypeWrapper<AuditEntryRecord>;
  AuditEntryConnection: ResolverTypeWrapper<Omit<AuditEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AuditEntryEdge']>, nodes: Array<ResolversTypes['AuditEntry']> }>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditFilter: AuditFilter;
  AuthorizeSocialAccountInput: AuthorizeSocialAccountInput;
  AuthorizeSocialAccountPayload: ResolverTypeWrapper<AuthorizeSocialAccountPayload>;
  Bandwidth: ResolverTypeWrapper<Bandwidth>;
  BandwidthDay: ResolverTypeWrapper<BandwidthDay>;
  BandwidthOfDay: ResolverTypeWrapper<Omit<BandwidthOfDay, 'channels'> & { channels: Array<ResolversTypes['ChannelBandwidth']> }>;
  BandwidthUnit: BandwidthUnit;
  BeginFirstSecondFactorInput: BeginFirstSecondFactorInput;
  BeginSecondFactorInput: BeginSecondFactorInput;
  BeginUploadInput: BeginUploadInput;
  BeginUploadPayload: ResolverTypeWrapper<Omit<BeginUploadPayload, 'upload'> & { upload?: Maybe<ResolversTypes['UploadTicket']> }>;
  Billing: ResolverTypeWrapper<Billing>;
  BinEntry: ResolverTypeWrapper<BinEntry>;
  BinEntryConnection: ResolverTypeWrapper<BinEntryConnection>;
  BinEntryEdge: ResolverTypeWrapper<BinEntryEdge>;
  BinKind: BinKind;
  CancelGoLiveInput: CancelGoLiveInput;
  CancelTrialInput: CancelTrialInput;
  CancelUploadPayload: ResolverTypeWrapper<CancelUploadPayload>;
  ChangeVenuePasswordInput: ChangeVenuePasswordInput;
  ChangedEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ChangedEvent']>;
  ChannelAccess: ResolverTypeWrapper<ChannelAccessRecord>;
  ChannelAccessInput: ChannelAccessInput;
  ChannelBandwidth: ResolverTypeWrapper<Omit<ChannelBandwidth, 'webChannel'> & { webChannel?: Maybe<ResolversTypes['WebChannel']> }>;
  ChannelFindings: ResolverTypeWrapper<ChannelFindingsRecord>;
  ClearWebChannelInput: ClearWebChannelInput;
  Clock: Clock;
  CommandEncoderInput: CommandEncoderInput;
  CommandEncoderPayload: ResolverTypeWrapper<Omit<CommandEncoderPayload, 'encoder'> & { encoder?: Maybe<ResolversTypes['Encoder']> }>;
  CommandEncoderResult: ResolverTypeWrapper<Omit<CommandEncoderResult, 'encoder'> & { encoder?: Maybe<ResolversTypes['Encoder']> }>;
  CommandEncodersInput: CommandEncodersInput;
  CommandEncodersPayload: ResolverTypeWrapper<Omit<CommandEncodersPayload, 'results'> & { results: Array<ResolversTypes['CommandEncoderResult']> }>;
  CompleteUploadPayload: ResolverTypeWrapper<Omit<CompleteUploadPayload, 'mediaItem'> & { mediaItem?: Maybe<ResolversTypes['MediaItem']> }>;
  Contact: ResolverTypeWrapper<ContactRecord>;
  ContactPayload: ResolverTypeWrapper<Omit<ContactPayload, 'contact'> & { contact?: Maybe<ResolversTypes['Contact']> }>;
  ContactRequestInput: ContactRequestInput;
  ContactRequestPayload: ResolverTypeWrapper<ContactRequestRecord>;
  ContentDestination: ResolverTypeWrapper<ContentDestinationRecord>;
  ContentDestinationConnection: ResolverTypeWrapper<Omit<ContentDestinationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ContentDestinationEdge']>, nodes: Array<ResolversTypes['ContentDestination']> }>;
  ContentDestinationEdge: ResolverTypeWrapper<Omit<ContentDestinationEdge, 'node'> & { node: ResolversTypes['ContentDestination'] }>;
  ContentDestinationEntry: ResolverTypeWrapper<ContentDestinationEntryRecord>;
  ContentDestinationPayload: ResolverTypeWrapper<Omit<ContentDestinationPayload, 'contentDestination'> & { contentDestination?: Maybe<ResolversTypes['ContentDestination']> }>;
  ContentDestinationSummary: ResolverTypeWrapper<ContentDestinationSummaryRecord>;
  ContentDestinationsChangedEvent: ResolverTypeWrapper<Omit<ContentDestinationsChangedEvent, 'contentDestinations'> & { contentDestinations: Array<ResolversTypes['ContentDestination']> }>;
  CreateApiClientInput: CreateApiClientInput;
  CreateContactInput: CreateContactInput;
  CreateCueInput: CreateCueInput;
  CreateDestinationGroupInput: CreateDestinationGroupInput;
  CreateEncoderChannelInput: CreateEncoderChannelInput;
  CreateEncoderChannelPayload: ResolverTypeWrapper<Omit<CreateEncoderChannelPayload, 'encoderChannel'> & { encoderChannel?: Maybe<ResolversTypes['EncoderChannel']> }>;
  CreateEncoderPresetInput: CreateEncoderPresetInput;
  CreateEncoderPresetPayload: ResolverTypeWrapper<Omit<CreateEncoderPresetPayload, 'encoderPreset'> & { encoderPreset?: Maybe<ResolversTypes['EncoderPreset']> }>;
  CreateEventInput: CreateEventInput;
  CreateLibraryEmbedInput: CreateLibraryEmbedInput;
  CreateLibraryEmbedPayload: ResolverTypeWrapper<CreateLibraryEmbedPayload>;
  CreateLiveOutputInput: CreateLiveOutputInput;
  CreateLiveOutputPayload: ResolverTypeWrapper<Omit<CreateLiveOutputPayload, 'liveOutput'> & { liveOutput?: Maybe<ResolversTypes['LiveOutput']> }>;
  CreatePlayerProfileInput: CreatePlayerProfileInput;
  CreatePlaylistInput: CreatePlaylistInput;
  CreatePostInput: CreatePostInput;
  CreatePostPayload: ResolverTypeWrapper<Omit<CreatePostPayload, 'post'> & { post?: Maybe<ResolversTypes['Post']> }>;
  CreateQrOverlayInput: CreateQrOverlayInput;
  CreateRtmpDestinationInput: CreateRtmpDestinationInput;
  CreateRtmpDestinationPayload: ResolverTypeWrapper<Omit<CreateRtmpDestinationPayload, 'rtmpDestination'> & { rtmpDestination?: Maybe<ResolversTypes['RtmpDestination']> }>;
  CreateSubscriptionInput: CreateSubscriptionInput;
  CreateSubscriptionPayload: ResolverTypeWrapper<CreateSubscriptionPayload>;
  CreateVenueInput: CreateVenueInput;
  CreateWebChannelInput: CreateWebChannelInput;
  CreateWebPresetInput: CreateWebPresetInput;
  CreateWebhookInput: CreateWebhookInput;
  Created: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Created']>;
  Cue: ResolverTypeWrapper<ShownCueRecord>;
  CuePayload: ResolverTypeWrapper<Omit<CuePayload, 'cue'> & { cue?: Maybe<ResolversTypes['Cue']> }>;
  CueSource: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CueSource']>;
  CueSourceInput: CueSourceInput;
  CueSourceKind: CueSourceKind;
  CueVisibility: CueVisibility;
  CuesChangedEvent: ResolverTypeWrapper<Omit<CuesChangedEvent, 'cues'> & { cues: Array<ResolversTypes['Cue']> }>;
  Customer: ResolverTypeWrapper<CustomerRecord>;
  CustomerConnection: ResolverTypeWrapper<Omit<CustomerConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CustomerEdge']>, nodes: Array<ResolversTypes['Customer']> }>;
  CustomerEdge: ResolverTypeWrapper<Omit<CustomerEdge, 'node'> & { node: ResolversTypes['Customer'] }>;
  CustomerStatus: CustomerStatus;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeRange: DateTimeRange;
  Decoder: ResolverTypeWrapper<DecoderRecord>;
  DecoderConnection: ResolverTypeWrapper<Omit<DecoderConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['DecoderEdge']>, nodes: Array<ResolversTypes['Decoder']> }>;
  DecoderEdge: ResolverTypeWrapper<Omit<DecoderEdge, 'node'> & { node: ResolversTypes['Decoder'] }>;
  DecoderNic: ResolverTypeWrapper<DecoderNic>;
  DeleteApiClientInput: DeleteApiClientInput;
  DeleteApiClientPayload: ResolverTypeWrapper<DeleteApiClientPayload>;
  DeleteContactInput: DeleteContactInput;
  DeleteContactPayload: ResolverTypeWrapper<DeleteContactPayload>;
  DeleteContentDestinationInput: DeleteContentDestinationInput;
  DeleteContentDestinationPayload: ResolverTypeWrapper<DeleteContentDestinationPayload>;
  DeleteCueInput: DeleteCueInput;
  DeleteCuePayload: ResolverTypeWrapper<DeleteCuePayload>;
  DeleteDestinationGroupInput: DeleteDestinationGroupInput;
  DeleteDestinationGroupPayload: ResolverTypeWrapper<DeleteDestinationGroupPayload>;
  DeleteEncoderChannelInput: DeleteEncoderChannelInput;
  DeleteEncoderChannelPayload: ResolverTypeWrapper<DeleteEncoderChannelPayload>;
  DeleteEncoderInput: DeleteEncoderInput;
  DeleteEncoderPayload: ResolverTypeWrapper<DeleteEncoderPayload>;
  DeleteEncoderPresetInput: DeleteEncoderPresetInput;
  DeleteEncoderPresetPayload: ResolverTypeWrapper<DeleteEncoderPresetPayload>;
  DeleteEncoderVideoInput: DeleteEncoderVideoInput;
  DeleteEncoderVideoPayload: ResolverTypeWrapper<DeleteEncoderVideoPayload>;
  DeleteLiveOutputInput: DeleteLiveOutputInput;
  DeleteLiveOutputPayload: ResolverTypeWrapper<DeleteLiveOutputPayload>;
  DeleteMediaInput: DeleteMediaInput;
  DeleteMediaPayload: ResolverTypeWrapper<DeleteMediaPayload>;
  DeletePlayerProfileInput: DeletePlayerProfileInput;
  DeletePlayerProfilePayload: ResolverTypeWrapper<DeletePlayerProfilePayload>;
  DeletePlaylistInput: DeletePlaylistInput;
  DeletePlaylistPayload: ResolverTypeWrapper<DeletePlaylistPayload>;
  DeletePostInput: DeletePostInput;
  DeletePostPayload: ResolverTypeWrapper<DeletePostPayload>;
  DeleteQrOverlayInput: DeleteQrOverlayInput;
  DeleteQrOverlayPayload: ResolverTypeWrapper<DeleteQrOverlayPayload>;
  DeleteRtmpDestinationInput: DeleteRtmpDestinationInput;
  DeleteRtmpDestinationPayload: ResolverTypeWrapper<DeleteRtmpDestinationPayload>;
  DeleteUserInput: DeleteUserInput;
  DeleteUserPayload: ResolverTypeWrapper<DeleteUserPayload>;
  DeleteVenueInput: DeleteVenueInput;
  DeleteVenuePayload: ResolverTypeWrapper<DeleteVenuePayload>;
  DeleteWebChannelInput: DeleteWebChannelInput;
  DeleteWebChannelPayload: ResolverTypeWrapper<DeleteWebChannelPayload>;
  DeleteWebPresetInput: DeleteWebPresetInput;
  DeleteWebPresetPayload: ResolverTypeWrapper<DeleteWebPresetPayload>;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: ResolverTypeWrapper<DeleteWebhookPayload>;
  DestinationGroup: ResolverTypeWrapper<DestinationGroupRecord>;
  DestinationGroupConnection: ResolverTypeWrapper<Omit<DestinationGroupConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['DestinationGroupEdge']>, nodes: Array<ResolversTypes['DestinationGroup']> }>;
  DestinationGroupEdge: ResolverTypeWrapper<Omit<DestinationGroupEdge, 'node'> & { node: ResolversTypes['DestinationGroup'] }>;
  DestinationGroupPayload: ResolverTypeWrapper<Omit<DestinationGroupPayload, 'destinationGroup'> & { destinationGroup?: Maybe<ResolversTypes['DestinationGroup']> }>;
  DestinationKind: DestinationKind;
  DestinationPrivacy: DestinationPrivacy;
  DestinationState: DestinationState;
  DestinationType: DestinationType;
  DeviceClass: DeviceClass;
  DeviceToken: ResolverTypeWrapper<DeviceToken>;
  DownloadEncoderVideoInput: DownloadEncoderVideoInput;
  DownloadEncoderVideoPayload: ResolverTypeWrapper<Omit<DownloadEncoderVideoPayload, 'download'> & { download?: Maybe<ResolversTypes['EncoderVideoDownload']> }>;
  DownloadMediaInput: DownloadMediaInput;
  DownloadMediaPayload: ResolverTypeWrapper<Omit<DownloadMediaPayload, 'download'> & { download?: Maybe<ResolversTypes['MediaDownload']> }>;
  DownloadWebVideoInput: DownloadWebVideoInput;
  DownloadWebVideoPayload: ResolverTypeWrapper<DownloadWebVideoPayload>;
  DuplicateLogin: ResolverTypeWrapper<DuplicateLoginRecord>;
  Duration: ResolverTypeWrapper<Scalars['Duration']['output']>;
  DurationRange: DurationRange;
  DurationRangeCount: ResolverTypeWrapper<DurationRangeCount>;
  EmailValidationState: EmailValidationState;
  EmailVerificationState: EmailVerificationState;
  EmbedCode: ResolverTypeWrapper<EmbedCode>;
  EmbedKind: EmbedKind;
  Encoder: ResolverTypeWrapper<EncoderRecord>;
  EncoderChannel: ResolverTypeWrapper<EncoderChannelRecord>;
  EncoderChannelConnection: ResolverTypeWrapper<Omit<EncoderChannelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EncoderChannelEdge']>, nodes: Array<ResolversTypes['EncoderChannel']> }>;
  EncoderChannelEdge: ResolverTypeWrapper<Omit<EncoderChannelEdge, 'node'> & { node: ResolversTypes['EncoderChannel'] }>;
  EncoderChannelUser: ResolverTypeWrapper<EncoderChannelUserRecord>;
  EncoderChannelUserInput: EncoderChannelUserInput;
  EncoderCommand: EncoderCommand;
  EncoderConfiguration: EncoderConfiguration;
  EncoderConnection: ResolverTypeWrapper<Omit<EncoderConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EncoderEdge']>, nodes: Array<ResolversTypes['Encoder']> }>;
  EncoderEdge: ResolverTypeWrapper<Omit<EncoderEdge, 'node'> & { node: ResolversTypes['Encoder'] }>;
  EncoderFilter: EncoderFilter;
  EncoderLog: ResolverTypeWrapper<Omit<EncoderLog, 'entries'> & { entries: Array<ResolversTypes['EncoderLogEntry']> }>;
  EncoderLogEntry: ResolverTypeWrapper<EncoderLogEntryRecord>;
  EncoderNetwork: ResolverTypeWrapper<EncoderNetworkRecord>;
  EncoderNetworkInput: EncoderNetworkInput;
  EncoderOptions: ResolverTypeWrapper<EncoderOptionsRecord>;
  EncoderPreset: ResolverTypeWrapper<EncoderPresetRecord>;
  EncoderPresetConnection: ResolverTypeWrapper<Omit<EncoderPresetConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EncoderPresetEdge']>, nodes: Array<ResolversTypes['EncoderPreset']> }>;
  EncoderPresetEdge: ResolverTypeWrapper<Omit<EncoderPresetEdge, 'node'> & { node: ResolversTypes['EncoderPreset'] }>;
  EncoderPresetOptions: ResolverTypeWrapper<EncoderPresetOptionsRecord>;
  EncoderReading: ResolverTypeWrapper<EncoderReading>;
  EncoderSearchConnection: ResolverTypeWrapper<Omit<EncoderSearchConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EncoderSearchEdge']>, nodes: Array<ResolversTypes['EncoderSearchHit']> }>;
  EncoderSearchEdge: ResolverTypeWrapper<Omit<EncoderSearchEdge, 'node'> & { node: ResolversTypes['EncoderSearchHit'] }>;
  EncoderSearchFilter: EncoderSearchFilter;
  EncoderSearchHit: ResolverTypeWrapper<EncoderSearchHitRecord>;
  EncoderSearchSort: EncoderSearchSort;
  EncoderState: EncoderState;
  EncoderStateCount: ResolverTypeWrapper<EncoderStateCount>;
  EncoderStatus: ResolverTypeWrapper<EncoderStatusRecord>;
  EncoderType: EncoderType;
  EncoderVersionCount: ResolverTypeWrapper<EncoderVersionCount>;
  EncoderVideo: ResolverTypeWrapper<EncoderVideoRecord>;
  EncoderVideoConnection: ResolverTypeWrapper<Omit<EncoderVideoConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EncoderVideoEdge']>, nodes: Array<ResolversTypes['EncoderVideo']> }>;
  EncoderVideoDownload: ResolverTypeWrapper<EncoderVideoDownloadRecord>;
  EncoderVideoEdge: ResolverTypeWrapper<Omit<EncoderVideoEdge, 'node'> & { node: ResolversTypes['EncoderVideo'] }>;
  EncoderVideoEntry: ResolverTypeWrapper<EncoderVideoEntryRecord>;
  EncoderVideoStatus: EncoderVideoStatus;
  EncoderVideoSummary: ResolverTypeWrapper<EncoderVideoSummaryRecord>;
  EncodersChangedEvent: ResolverTypeWrapper<Omit<EncodersChangedEvent, 'encoders'> & { encoders: Array<ResolversTypes['Encoder']> }>;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<Omit<EndSessionPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Event: ResolverTypeWrapper<EventRecord>;
  EventCheck: ResolverTypeWrapper<EventCheckRecord>;
  EventConcurrency: ResolverTypeWrapper<EventConcurrencyRecord>;
  EventConcurrencyStep: ResolverTypeWrapper<EventConcurrencyStepRecord>;
  EventConflict: ResolverTypeWrapper<EventConflictRecord>;
  EventConflictKind: EventConflictKind;
  EventConflictOther: ResolverTypeWrapper<EventConflictOtherRecord>;
  EventConnection: ResolverTypeWrapper<Omit<EventConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EventEdge']>, nodes: Array<ResolversTypes['Event']> }>;
  EventDateInput: EventDateInput;
  EventDestination: ResolverTypeWrapper<EventDestinationRecord>;
  EventDestinationInput: EventDestinationInput;
  EventDestinationPayload: ResolverTypeWrapper<Omit<EventDestinationPayload, 'eventDestination'> & { eventDestination?: Maybe<ResolversTypes['EventDestination']> }>;
  EventDraftInput: EventDraftInput;
  EventEdge: ResolverTypeWrapper<Omit<EventEdge, 'node'> & { node: ResolversTypes['Event'] }>;
  EventLane: ResolverTypeWrapper<EventLane>;
  EventLogAction: EventLogAction;
  EventLogEntry: ResolverTypeWrapper<EventLogEntryRecord>;
  EventLogRefusal: EventLogRefusal;
  EventLogSubject: EventLogSubject;
  EventPayload: ResolverTypeWrapper<Omit<EventPayload, 'event'> & { event?: Maybe<ResolversTypes['Event']> }>;
  EventRepeat: ResolverTypeWrapper<EventRepeatRecord>;
  EventRepeatInput: EventRepeatInput;
  EventScope: EventScope;
  EventSpan: ResolverTypeWrapper<EventSpan>;
  EventType: EventType;
  FacebookInfo: ResolverTypeWrapper<FacebookInfoRecord>;
  FailedJob: ResolverTypeWrapper<Omit<FailedJob, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  FirstTimeSetup: FirstTimeSetup;
  FormatStandard: FormatStandard;
  GoLive: ResolverTypeWrapper<GoLiveRecord>;
  GoLiveDestinationInput: GoLiveDestinationInput;
  GoLiveDestinationKind: GoLiveDestinationKind;
  GoLiveInput: GoLiveInput;
  GoLivePayload: ResolverTypeWrapper<Omit<GoLivePayload, 'goLive'> & { goLive?: Maybe<ResolversTypes['GoLive']> }>;
  GoLiveProgress: GoLiveProgress;
  GoLiveProgressEvent: ResolverTypeWrapper<Omit<GoLiveProgressEvent, 'goLives'> & { goLives: Array<ResolversTypes['GoLive']> }>;
  GoLiveRequest: ResolverTypeWrapper<GoLiveRequestRecord>;
  GroupDestination: ResolverTypeWrapper<GroupDestinationRecord>;
  GroupDestinationInput: GroupDestinationInput;
  GroupTarget: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GroupTarget']>;
  Ingest: ResolverTypeWrapper<IngestRecord>;
  IngestRefusal: ResolverTypeWrapper<IngestRefusal>;
  IngestRefusalReason: IngestRefusalReason;
  IngestState: IngestState;
  InputSource: InputSource;
  Invite: ResolverTypeWrapper<InviteRecord>;
  InviteConnection: ResolverTypeWrapper<Omit<InviteConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['InviteEdge']>, nodes: Array<ResolversTypes['Invite']> }>;
  InviteEdge: ResolverTypeWrapper<Omit<InviteEdge, 'node'> & { node: ResolversTypes['Invite'] }>;
  InviteOffer: ResolverTypeWrapper<InviteOfferRecord>;
  InvitePayload: ResolverTypeWrapper<Omit<InvitePayload, 'invite'> & { invite?: Maybe<ResolversTypes['Invite']> }>;
  InviteState: InviteState;
  InviteUserInput: InviteUserInput;
  InviteUserResult: ResolverTypeWrapper<Omit<InviteUserResult, 'invite'> & { invite?: Maybe<ResolversTypes['Invite']> }>;
  InviteUsersInput: InviteUsersInput;
  InviteUsersPayload: ResolverTypeWrapper<Omit<InviteUsersPayload, 'results'> & { results: Array<ResolversTypes['InviteUserResult']> }>;
  Language: Language;
  LibraryEmbed: ResolverTypeWrapper<LibraryEmbed>;
  LibrarySettings: ResolverTypeWrapper<LibrarySettingsRecord>;
  LibrarySettingsPayload: ResolverTypeWrapper<Omit<LibrarySettingsPayload, 'librarySettings'> & { librarySettings?: Maybe<ResolversTypes['LibrarySettings']> }>;
  LibraryStorage: ResolverTypeWrapper<LibraryStorageRecord>;
  LibraryTrial: ResolverTypeWrapper<LibraryTrial>;
  LicensePart: LicensePart;
  LicensedPackage: ResolverTypeWrapper<LicensedPackageRecord>;
  LicensedPackageConnection: ResolverTypeWrapper<Omit<LicensedPackageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['LicensedPackageEdge']>, nodes: Array<ResolversTypes['LicensedPackage']> }>;
  LicensedPackageEdge: ResolverTypeWrapper<Omit<LicensedPackageEdge, 'node'> & { node: ResolversTypes['LicensedPackage'] }>;
  LinkSocialAccountInput: LinkSocialAccountInput;
  LinkSocialAccountPayload: ResolverTypeWrapper<Omit<LinkSocialAccountPayload, 'socialAccount'> & { socialAccount?: Maybe<ResolversTypes['SocialAccount']> }>;
  ListSort: ListSort;
  LiveFinding: ResolverTypeWrapper<LiveFinding>;
  LiveFindingKind: LiveFindingKind;
  LiveFindingSeverity: LiveFindingSeverity;
  LiveOutput: ResolverTypeWrapper<LiveOutputRecord>;
  LiveOutputReason: LiveOutputReason;
  LiveOutputState: LiveOutputState;
  LiveSources: ResolverTypeWrapper<LiveSourcesRecord>;
  LoadEncoderVideosInput: LoadEncoderVideosInput;
  LoadEncoderVideosPayload: ResolverTypeWrapper<Omit<LoadEncoderVideosPayload, 'results'> & { results: Array<ResolversTypes['VenueLoadResult']> }>;
  LoadEventsOnDecodersInput: LoadEventsOnDecodersInput;
  LoadEventsOnDecodersPayload: ResolverTypeWrapper<Omit<LoadEventsOnDecodersPayload, 'results'> & { results: Array<ResolversTypes['VenueLoadResult']> }>;
  LoadedEvent: ResolverTypeWrapper<LoadedEventRecord>;
  LogLevel: LogLevel;
  MakeRenditionsInput: MakeRenditionsInput;
  Marathon: ResolverTypeWrapper<MarathonRecord>;
  MarathonState: MarathonState;
  MarkNotificationsReadInput: MarkNotificationsReadInput;
  MarkNotificationsReadPayload: ResolverTypeWrapper<Omit<MarkNotificationsReadPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  MeasuredVideoInput: MeasuredVideoInput;
  MediaDocument: ResolverTypeWrapper<MediaDocumentRecord>;
  MediaDownload: ResolverTypeWrapper<MediaDownloadRecord>;
  MediaFacets: ResolverTypeWrapper<MediaFacetsRecord>;
  MediaItem: ResolverTypeWrapper<MediaItemRecord>;
  MediaItemConnection: ResolverTypeWrapper<Omit<MediaItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MediaItemEdge']>, nodes: Array<ResolversTypes['MediaItem']> }>;
  MediaItemEdge: ResolverTypeWrapper<Omit<MediaItemEdge, 'node'> & { node: ResolversTypes['MediaItem'] }>;
  MediaItemPayload: ResolverTypeWrapper<Omit<MediaItemPayload, 'mediaItem'> & { mediaItem?: Maybe<ResolversTypes['MediaItem']> }>;
  MediaItemsChangedEvent: ResolverTypeWrapper<Omit<MediaItemsChangedEvent, 'mediaItems'> & { mediaItems: Array<ResolversTypes['MediaItem']> }>;
  MediaKind: MediaKind;
  MediaPicture: ResolverTypeWrapper<MediaPicture>;
  MediaProcessing: ResolverTypeWrapper<MediaProcessingRecord>;
  MediaProcessingState: MediaProcessingState;
  MediaRendition: ResolverTypeWrapper<MediaRendition>;
  MediaRenditions: ResolverTypeWrapper<MediaRenditions>;
  MediaSearchConnection: ResolverTypeWrapper<Omit<MediaSearchConnection, 'edges' | 'facets' | 'nodes'> & { edges: Array<ResolversTypes['MediaItemEdge']>, facets: ResolversTypes['MediaFacets'], nodes: Array<ResolversTypes['MediaItem']> }>;
  MediaSearchFilter: MediaSearchFilter;
  MediaSource: MediaSource;
  MediaSourceCount: ResolverTypeWrapper<MediaSourceCount>;
  MediaState: MediaState;
  MediaStateGroup: MediaStateGroup;
  MediaStateGroupCount: ResolverTypeWrapper<MediaStateGroupCount>;
  MediaUpload: ResolverTypeWrapper<MediaUpload>;
  MetricChange: ResolverTypeWrapper<MetricChangeRecord>;
  MinimumEncoderOption: ResolverTypeWrapper<MinimumEncoderOptionRecord>;
  MoveEncoderInput: MoveEncoderInput;
  MoveEncoderPayload: ResolverTypeWrapper<Omit<MoveEncoderPayload, 'encoder'> & { encoder?: Maybe<ResolversTypes['Encoder']> }>;
  MoveEventInput: MoveEventInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsItem: ResolverTypeWrapper<NewsItemRecord>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Notification: ResolverTypeWrapper<NotificationRecord>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['NotificationEdge']>, nodes: Array<ResolversTypes['Notification']> }>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationsChangedEvent: ResolverTypeWrapper<NotificationsChangedEvent>;
  NumberRange: ResolverTypeWrapper<NumberRange>;
  OfflineContent: ResolverTypeWrapper<OfflineContentRecord>;
  OfflineContentInput: OfflineContentInput;
  OfflineKind: OfflineKind;
  OnlineEncoder: ResolverTypeWrapper<OnlineEncoderRecord>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordResetFlow: PasswordResetFlow;
  PauseEventInput: PauseEventInput;
  Payload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Payload']>;
  Permission: Permission;
  PingWebhookInput: PingWebhookInput;
  Plan: ResolverTypeWrapper<Plan>;
  PlanKind: PlanKind;
  Playable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Playable']>;
  Playback: ResolverTypeWrapper<PlaybackRecord>;
  PlayerDisplayMode: PlayerDisplayMode;
  PlayerProfile: ResolverTypeWrapper<PlayerProfileRecord>;
  PlayerProfileConnection: ResolverTypeWrapper<Omit<PlayerProfileConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PlayerProfileEdge']>, nodes: Array<ResolversTypes['PlayerProfile']> }>;
  PlayerProfileEdge: ResolverTypeWrapper<Omit<PlayerProfileEdge, 'node'> & { node: ResolversTypes['PlayerProfile'] }>;
  PlayerProfilePayload: ResolverTypeWrapper<Omit<PlayerProfilePayload, 'playerProfile'> & { playerProfile?: Maybe<ResolversTypes['PlayerProfile']> }>;
  Playlist: ResolverTypeWrapper<PlaylistRecord>;
  PlaylistConnection: ResolverTypeWrapper<Omit<PlaylistConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PlaylistEdge']>, nodes: Array<ResolversTypes['Playlist']> }>;
  PlaylistEdge: ResolverTypeWrapper<Omit<PlaylistEdge, 'node'> & { node: ResolversTypes['Playlist'] }>;
  PlaylistPayload: ResolverTypeWrapper<Omit<PlaylistPayload, 'playlist'> & { playlist?: Maybe<ResolversTypes['Playlist']> }>;
  PlaylistSortPosition: PlaylistSortPosition;
  PlaylistTotals: ResolverTypeWrapper<PlaylistTotals>;
  Playout: Playout;
  Post: ResolverTypeWrapper<PostRecord>;
  PostState: PostState;
  Preferences: ResolverTypeWrapper<PreferencesRecord>;
  ProveSecondFactorInput: ProveSecondFactorInput;
  ProvisionEncoderChannelInput: ProvisionEncoderChannelInput;
  ProvisionEncoderChannelPayload: ResolverTypeWrapper<Omit<ProvisionEncoderChannelPayload, 'encoderChannel'> & { encoderChannel?: Maybe<ResolversTypes['EncoderChannel']> }>;
  PublishContentDestinationInput: PublishContentDestinationInput;
  PublishState: PublishState;
  QrOpeningBehavior: QrOpeningBehavior;
  QrOverlay: ResolverTypeWrapper<QrOverlayRecord>;
  QrOverlayConnection: ResolverTypeWrapper<Omit<QrOverlayConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['QrOverlayEdge']>, nodes: Array<ResolversTypes['QrOverlay']> }>;
  QrOverlayEdge: ResolverTypeWrapper<Omit<QrOverlayEdge, 'node'> & { node: ResolversTypes['QrOverlay'] }>;
  QrOverlayPayload: ResolverTypeWrapper<Omit<QrOverlayPayload, 'qrOverlay'> & { qrOverlay?: Maybe<ResolversTypes['QrOverlay']> }>;
  QrOverlayType: QrOverlayType;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Readiness: ResolverTypeWrapper<ReadinessRecord>;
  ReadinessFinding: ResolverTypeWrapper<ReadinessFindingRecord>;
  ReadinessReason: ReadinessReason;
  ReadinessSeverity: ReadinessSeverity;
  ReadinessState: ReadinessState;
  ReadinessThing: ResolverTypeWrapper<ReadinessThing>;
  ReadinessThingKind: ReadinessThingKind;
  ReadingResolution: ReadingResolution;
  ReadingSpread: ResolverTypeWrapper<ReadingSpread>;
  Reason: Reason;
  ReasonParameter: ResolverTypeWrapper<ReasonParameter>;
  RefreshSessionPayload: ResolverTypeWrapper<Omit<RefreshSessionPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  RegenerateApiClientSecretInput: RegenerateApiClientSecretInput;
  RegenerateWebhookSecretInput: RegenerateWebhookSecretInput;
  Region: ResolverTypeWrapper<RegionRecord>;
  RegisterUploaderInput: RegisterUploaderInput;
  RegisterUploaderPayload: ResolverTypeWrapper<RegisterUploaderPayload>;
  ReleaseDecoderInput: ReleaseDecoderInput;
  ReleaseDecoderPayload: ResolverTypeWrapper<ReleaseDecoderPayload>;
  RemoteSupport: ResolverTypeWrapper<RemoteSupport>;
  RemoveEventDestinationInput: RemoveEventDestinationInput;
  RemoveEventDestinationPayload: ResolverTypeWrapper<RemoveEventDestinationPayload>;
  RemoveEventInput: RemoveEventInput;
  RemoveEventPayload: ResolverTypeWrapper<RemoveEventPayload>;
  RemoveEventThumbnailInput: RemoveEventThumbnailInput;
  RemoveFromPlaylistInput: RemoveFromPlaylistInput;
  RemoveSecondFactorInput: RemoveSecondFactorInput;
  RemoveSocialAccountInput: RemoveSocialAccountInput;
  RemoveSocialAccountPayload: ResolverTypeWrapper<RemoveSocialAccountPayload>;
  RenameSecondFactorInput: RenameSecondFactorInput;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewSocialAccountInput: RenewSocialAccountInput;
  RenewSocialAccountPayload: ResolverTypeWrapper<Omit<RenewSocialAccountPayload, 'socialAccount'> & { socialAccount?: Maybe<ResolversTypes['SocialAccount']> }>;
  RenewStreamKeyInput: RenewStreamKeyInput;
  RenewStreamKeyPayload: ResolverTypeWrapper<Omit<RenewStreamKeyPayload, 'encoderChannel'> & { encoderChannel?: Maybe<ResolversTypes['EncoderChannel']> }>;
  ReorderPlaylistInput: ReorderPlaylistInput;
  RepeatEnd: RepeatEnd;
  RepeatPosition: RepeatPosition;
  RepeatType: RepeatType;
  RequestBandwidthInput: RequestBandwidthInput;
  RequestBandwidthPayload: ResolverTypeWrapper<RequestBandwidthPayload>;
  RequestEmailVerificationInput: RequestEmailVerificationInput;
  RequestEmailVerificationPayload: ResolverTypeWrapper<RequestEmailVerificationPayload>;
  RequestInviteInput: RequestInviteInput;
  RequestInvitePayload: ResolverTypeWrapper<RequestInvitePayload>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetRecord>;
  ResendInviteInput: ResendInviteInput;
  ResendWebhookDeliveryInput: ResendWebhookDeliveryInput;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordRecord>;
  ResetSecondFactorsInput: ResetSecondFactorsInput;
  RestoreDeletedInput: RestoreDeletedInput;
  RestoreDeletedPayload: ResolverTypeWrapper<RestoreDeletedPayload>;
  RetryGoLiveInput: RetryGoLiveInput;
  RevealLiveOutputKeyInput: RevealLiveOutputKeyInput;
  RevealLiveOutputKeyPayload: ResolverTypeWrapper<RevealLiveOutputKeyPayload>;
  RevealRemoteSupportInput: RevealRemoteSupportInput;
  RevealRemoteSupportPayload: ResolverTypeWrapper<RevealRemoteSupportPayload>;
  RevealRtmpKeyInput: RevealRtmpKeyInput;
  RevealRtmpKeyPayload: ResolverTypeWrapper<RevealRtmpKeyPayload>;
  RevealStreamKeyInput: RevealStreamKeyInput;
  RevealStreamKeyPayload: ResolverTypeWrapper<RevealStreamKeyPayload>;
  RevokeDeviceTokenInput: RevokeDeviceTokenInput;
  RevokeDeviceTokenPayload: ResolverTypeWrapper<Omit<RevokeDeviceTokenPayload, 'encoder'> & { encoder?: Maybe<ResolversTypes['Encoder']> }>;
  RevokeInviteInput: RevokeInviteInput;
  RevokeInvitePayload: ResolverTypeWrapper<RevokeInvitePayload>;
  Role: Role;
  RoleRights: ResolverTypeWrapper<RoleRights>;
  RtmpDestination: ResolverTypeWrapper<RtmpDestinationRecord>;
  RtmpDestinationConnection: ResolverTypeWrapper<Omit<RtmpDestinationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RtmpDestinationEdge']>, nodes: Array<ResolversTypes['RtmpDestination']> }>;
  RtmpDestinationEdge: ResolverTypeWrapper<Omit<RtmpDestinationEdge, 'node'> & { node: ResolversTypes['RtmpDestination'] }>;
  RtmpStream: ResolverTypeWrapper<RtmpStreamRecord>;
  SalesPlan: ResolverTypeWrapper<SalesPlan>;
  SaveToLibraryInput: SaveToLibraryInput;
  SaveToLibraryPayload: ResolverTypeWrapper<Omit<SaveToLibraryPayload, 'contentDestination' | 'mediaItem'> & { contentDestination?: Maybe<ResolversTypes['ContentDestination']>, mediaItem?: Maybe<ResolversTypes['MediaItem']> }>;
  ScheduleBucket: ScheduleBucket;
  ScheduleItem: ResolverTypeWrapper<ScheduleItemRecord>;
  SecondFactor: ResolverTypeWrapper<SecondFactorRecord>;
  SecondFactorAddition: ResolverTypeWrapper<SecondFactorAdditionRecord>;
  SecondFactorAdditionPayload: ResolverTypeWrapper<Omit<SecondFactorAdditionPayload, 'addition'> & { addition?: Maybe<ResolversTypes['SecondFactorAddition']> }>;
  SecondFactorKind: SecondFactorKind;
  SecondFactorStep: ResolverTypeWrapper<SecondFactorStepRecord>;
  SecondFactors: ResolverTypeWrapper<SecondFactorsRecord>;
  SecondFactorsPayload: ResolverTypeWrapper<Omit<SecondFactorsPayload, 'secondFactors'> & { secondFactors?: Maybe<ResolversTypes['SecondFactors']> }>;
  ServiceValues: ResolverTypeWrapper<ServiceValues>;
  Session: ResolverTypeWrapper<SessionRecord>;
  SetEncoderChannelUsersInput: SetEncoderChannelUsersInput;
  SetEncoderChannelUsersPayload: ResolverTypeWrapper<Omit<SetEncoderChannelUsersPayload, 'encoderChannel'> & { encoderChannel?: Maybe<ResolversTypes['EncoderChannel']> }>;
  SetEventThumbnailInput: SetEventThumbnailInput;
  SetMediaThumbnailInput: SetMediaThumbnailInput;
  SetToggleInput: SetToggleInput;
  SetTogglePayload: ResolverTypeWrapper<Omit<SetTogglePayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  SetUserRolesInput: SetUserRolesInput;
  SignInInput: SignInInput;
  SignInOnBehalfInput: SignInOnBehalfInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'secondFactor' | 'viewer'> & { secondFactor?: Maybe<ResolversTypes['SecondFactorStep']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignInRulesPayload: ResolverTypeWrapper<Omit<SignInRulesPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  SignOutPayload: ResolverTypeWrapper<SignOutRecord>;
  SocialAccessState: SocialAccessState;
  SocialAccount: ResolverTypeWrapper<SocialAccountRecord>;
  SocialAccountConnection: ResolverTypeWrapper<Omit<SocialAccountConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['SocialAccountEdge']>, nodes: Array<ResolversTypes['SocialAccount']> }>;
  SocialAccountEdge: ResolverTypeWrapper<Omit<SocialAccountEdge, 'node'> & { node: ResolversTypes['SocialAccount'] }>;
  SocialDestination: ResolverTypeWrapper<SocialDestination>;
  SocialDestinationKind: SocialDestinationKind;
  SocialFigures: ResolverTypeWrapper<SocialFiguresRecord>;
  SocialKind: SocialKind;
  SocialLiveCheck: ResolverTypeWrapper<SocialLiveCheckRecord>;
  SocialLiveObstacle: SocialLiveObstacle;
  SocialPlace: ResolverTypeWrapper<SocialPlace>;
  SocialSchedule: ResolverTypeWrapper<SocialScheduleRecord>;
  SoundLevel: ResolverTypeWrapper<SoundLevel>;
  StartLiveOutputInput: StartLiveOutputInput;
  StartLiveOutputPayload: ResolverTypeWrapper<Omit<StartLiveOutputPayload, 'liveOutput'> & { liveOutput?: Maybe<ResolversTypes['LiveOutput']> }>;
  StartRtmpStreamInput: StartRtmpStreamInput;
  StartRtmpStreamPayload: ResolverTypeWrapper<Omit<StartRtmpStreamPayload, 'rtmpDestination'> & { rtmpDestination?: Maybe<ResolversTypes['RtmpDestination']> }>;
  StartTrialInput: StartTrialInput;
  StartWebVideoInput: StartWebVideoInput;
  StartWebVideoPayload: ResolverTypeWrapper<Omit<StartWebVideoPayload, 'contentDestinations'> & { contentDestinations?: Maybe<Array<ResolversTypes['ContentDestination']>> }>;
  StopContentDestinationInput: StopContentDestinationInput;
  StopContentDestinationPayload: ResolverTypeWrapper<Omit<StopContentDestinationPayload, 'contentDestination'> & { contentDestination?: Maybe<ResolversTypes['ContentDestination']> }>;
  StopContentDestinationResult: ResolverTypeWrapper<Omit<StopContentDestinationResult, 'contentDestination'> & { contentDestination?: Maybe<ResolversTypes['ContentDestination']> }>;
  StopContentDestinationsInput: StopContentDestinationsInput;
  StopContentDestinationsPayload: ResolverTypeWrapper<Omit<StopContentDestinationsPayload, 'results'> & { results: Array<ResolversTypes['StopContentDestinationResult']> }>;
  StopLiveOutputInput: StopLiveOutputInput;
  StopLiveOutputPayload: ResolverTypeWrapper<Omit<StopLiveOutputPayload, 'liveOutput'> & { liveOutput?: Maybe<ResolversTypes['LiveOutput']> }>;
  StopRenditionsInput: StopRenditionsInput;
  StopRtmpStreamInput: StopRtmpStreamInput;
  StopRtmpStreamPayload: ResolverTypeWrapper<Omit<StopRtmpStreamPayload, 'rtmpDestination'> & { rtmpDestination?: Maybe<ResolversTypes['RtmpDestination']> }>;
  Storyboard: ResolverTypeWrapper<Storyboard>;
  StreamType: StreamType;
  StreamUsage: ResolverTypeWrapper<StreamUsage>;
  SubscribedPlan: ResolverTypeWrapper<SubscribedPlan>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscriptions: ResolverTypeWrapper<Subscriptions>;
  SwitchCustomerInput: SwitchCustomerInput;
  SyncSocialAccountInput: SyncSocialAccountInput;
  SyncSocialAccountPayload: ResolverTypeWrapper<Omit<SyncSocialAccountPayload, 'socialAccount'> & { socialAccount?: Maybe<ResolversTypes['SocialAccount']> }>;
  TagCount: ResolverTypeWrapper<TagCount>;
  TemperatureReading: ResolverTypeWrapper<TemperatureReading>;
  Timecode: ResolverTypeWrapper<Scalars['Timecode']['output']>;
  Timezone: ResolverTypeWrapper<TimezoneRecord>;
  Toggle: ResolverTypeWrapper<ToggleRecord>;
  TrackInput: TrackInput;
  TrackPayload: ResolverTypeWrapper<TrackRecord>;
  TrackPropInput: TrackPropInput;
  Trend: Trend;
  TrialPayload: ResolverTypeWrapper<TrialPayload>;
  TrialState: TrialState;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UnregisterUploaderInput: UnregisterUploaderInput;
  UnregisterUploaderPayload: ResolverTypeWrapper<UnregisterUploaderRecord>;
  UntrimWebVideoInput: UntrimWebVideoInput;
  UpdateApiClientInput: UpdateApiClientInput;
  UpdateContactInput: UpdateContactInput;
  UpdateContentDestinationInput: UpdateContentDestinationInput;
  UpdateCueInput: UpdateCueInput;
  UpdateDestinationGroupInput: UpdateDestinationGroupInput;
  UpdateEncoderChannelInput: UpdateEncoderChannelInput;
  UpdateEncoderChannelPayload: ResolverTypeWrapper<Omit<UpdateEncoderChannelPayload, 'encoderChannel'> & { encoderChannel?: Maybe<ResolversTypes['EncoderChannel']> }>;
  UpdateEncoderInput: UpdateEncoderInput;
  UpdateEncoderNetworkInput: UpdateEncoderNetworkInput;
  UpdateEncoderNetworkPayload: ResolverTypeWrapper<Omit<UpdateEncoderNetworkPayload, 'encoder'> & { encoder?: Maybe<ResolversTypes['Encoder']> }>;
  UpdateEncoderPayload: ResolverTypeWrapper<Omit<UpdateEncoderPayload, 'encoder'> & { encoder?: Maybe<ResolversTypes['Encoder']> }>;
  UpdateEncoderPresetInput: UpdateEncoderPresetInput;
  UpdateEncoderPresetPayload: ResolverTypeWrapper<Omit<UpdateEncoderPresetPayload, 'encoderPreset'> & { encoderPreset?: Maybe<ResolversTypes['EncoderPreset']> }>;
  UpdateEncoderVideoInput: UpdateEncoderVideoInput;
  UpdateEncoderVideoPayload: ResolverTypeWrapper<Omit<UpdateEncoderVideoPayload, 'encoderVideo'> & { encoderVideo?: Maybe<ResolversTypes['EncoderVideo']> }>;
  UpdateEventDestinationInput: UpdateEventDestinationInput;
  UpdateEventInput: UpdateEventInput;
  UpdateLibrarySettingsInput: UpdateLibrarySettingsInput;
  UpdateMarathonInput: UpdateMarathonInput;
  UpdateMarathonPayload: ResolverTypeWrapper<Omit<UpdateMarathonPayload, 'marathon'> & { marathon?: Maybe<ResolversTypes['Marathon']> }>;
  UpdateMediaInput: UpdateMediaInput;
  UpdateMyAccountInput: UpdateMyAccountInput;
  UpdatePlayerProfileInput: UpdatePlayerProfileInput;
  UpdatePlaylistInput: UpdatePlaylistInput;
  UpdatePostInput: UpdatePostInput;
  UpdatePostPayload: ResolverTypeWrapper<Omit<UpdatePostPayload, 'post'> & { post?: Maybe<ResolversTypes['Post']> }>;
  UpdatePreferencesInput: UpdatePreferencesInput;
  UpdatePreferencesPayload: ResolverTypeWrapper<Omit<UpdatePreferencesPayload, 'preferences'> & { preferences?: Maybe<ResolversTypes['Preferences']> }>;
  UpdateQrOverlayInput: UpdateQrOverlayInput;
  UpdateRtmpDestinationInput: UpdateRtmpDestinationInput;
  UpdateRtmpDestinationPayload: ResolverTypeWrapper<Omit<UpdateRtmpDestinationPayload, 'rtmpDestination'> & { rtmpDestination?: Maybe<ResolversTypes['RtmpDestination']> }>;
  UpdateSignInRulesInput: UpdateSignInRulesInput;
  UpdateSocialAccountInput: UpdateSocialAccountInput;
  UpdateSocialAccountPayload: ResolverTypeWrapper<Omit<UpdateSocialAccountPayload, 'socialAccount'> & { socialAccount?: Maybe<ResolversTypes['SocialAccount']> }>;
  UpdateUserInput: UpdateUserInput;
  UpdateVenueInput: UpdateVenueInput;
  UpdateWebChannelInput: UpdateWebChannelInput;
  UpdateWebPresetInput: UpdateWebPresetInput;
  UpdateWebhookInput: UpdateWebhookInput;
  UploadArchiveInput: UploadArchiveInput;
  UploadArchivePayload: ResolverTypeWrapper<UploadArchivePayload>;
  UploadEncoderLogsInput: UploadEncoderLogsInput;
  UploadEncoderLogsPayload: ResolverTypeWrapper<Omit<UploadEncoderLogsPayload, 'encoder'> & { encoder?: Maybe<ResolversTypes['Encoder']> }>;
  UploadErrorKind: UploadErrorKind;
  UploadInput: UploadInput;
  UploadOfflineImageInput: UploadOfflineImageInput;
  UploadSocialFileInput: UploadSocialFileInput;
  UploadSocialFilePayload: ResolverTypeWrapper<UploadSocialFilePayload>;
  UploadTicket: ResolverTypeWrapper<Omit<UploadTicket, 'mediaItem'> & { mediaItem?: Maybe<ResolversTypes['MediaItem']> }>;
  UploaderPluginKind: UploaderPluginKind;
  UploaderRegistration: ResolverTypeWrapper<DeviceRegistrationRecord>;
  Usable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Usable']>;
  Use: ResolverTypeWrapper<UseRecord>;
  UseKind: UseKind;
  User: ResolverTypeWrapper<UserRecord>;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['UserEdge']>, nodes: Array<ResolversTypes['User']> }>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  UserPayload: ResolverTypeWrapper<Omit<UserPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  UserType: UserType;
  UsingThing: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UsingThing']>;
  Venue: ResolverTypeWrapper<VenueRecord>;
  VenueConnection: ResolverTypeWrapper<Omit<VenueConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['VenueEdge']>, nodes: Array<ResolversTypes['Venue']> }>;
  VenueEdge: ResolverTypeWrapper<Omit<VenueEdge, 'node'> & { node: ResolversTypes['Venue'] }>;
  VenueLicense: ResolverTypeWrapper<VenueLicenseRecord>;
  VenueLicenseType: VenueLicenseType;
  VenueLoadResult: ResolverTypeWrapper<Omit<VenueLoadResult, 'venue'> & { venue?: Maybe<ResolversTypes['Venue']> }>;
  VenueMode: VenueMode;
  VenuePayload: ResolverTypeWrapper<Omit<VenuePayload, 'venue'> & { venue?: Maybe<ResolversTypes['Venue']> }>;
  VenuesChangedEvent: ResolverTypeWrapper<Omit<VenuesChangedEvent, 'venues'> & { venues: Array<ResolversTypes['Venue']> }>;
  VerifyEmailInput: VerifyEmailInput;
  VerifyEmailPayload: ResolverTypeWrapper<VerifyEmailPayload>;
  VerifyPasswordResetInput: VerifyPasswordResetInput;
  VerifyPasswordResetPayload: ResolverTypeWrapper<VerifyPasswordResetRecord>;
  VideoCodec: VideoCodec;
  Viewer: ResolverTypeWrapper<Caller>;
  ViewerRecord: ResolverTypeWrapper<ViewerRecordRecord>;
  ViewerRecordConnection: ResolverTypeWrapper<Omit<ViewerRecordConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ViewerRecordEdge']>, nodes: Array<ResolversTypes['ViewerRecord']> }>;
  ViewerRecordEdge: ResolverTypeWrapper<Omit<ViewerRecordEdge, 'node'> & { node: ResolversTypes['ViewerRecord'] }>;
  ViewerRecordOrder: ViewerRecordOrder;
  ViewerSeries: ResolverTypeWrapper<ViewerSeriesRecord>;
  ViewerSeriesMetric: ViewerSeriesMetric;
  ViewerSeriesPoint: ResolverTypeWrapper<ViewerSeriesPointRecord>;
  ViewerSummary: ResolverTypeWrapper<ViewerSummaryRecord>;
  ViewerTimeUnit: ViewerTimeUnit;
  VodBucket: ResolverTypeWrapper<Omit<VodBucket, 'region'> & { region?: Maybe<ResolversTypes['Region']> }>;
  WatchedOccurrence: ResolverTypeWrapper<WatchedOccurrenceRecord>;
  WebChannel: ResolverTypeWrapper<WebChannelRecord>;
  WebChannelBandwidth: ResolverTypeWrapper<WebChannelBandwidthRecord>;
  WebChannelConnection: ResolverTypeWrapper<Omit<WebChannelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WebChannelEdge']>, nodes: Array<ResolversTypes['WebChannel']> }>;
  WebChannelEdge: ResolverTypeWrapper<Omit<WebChannelEdge, 'node'> & { node: ResolversTypes['WebChannel'] }>;
  WebChannelPayload: ResolverTypeWrapper<Omit<WebChannelPayload, 'webChannel'> & { webChannel?: Maybe<ResolversTypes['WebChannel']> }>;
  WebChannelType: WebChannelType;
  WebEmbedCode: ResolverTypeWrapper<WebEmbedCode>;
  WebEmbedType: WebEmbedType;
  WebPreset: ResolverTypeWrapper<WebPresetRecord>;
  WebPresetConnection: ResolverTypeWrapper<Omit<WebPresetConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WebPresetEdge']>, nodes: Array<ResolversTypes['WebPreset']> }>;
  WebPresetEdge: ResolverTypeWrapper<Omit<WebPresetEdge, 'node'> & { node: ResolversTypes['WebPreset'] }>;
  WebPresetPayload: ResolverTypeWrapper<Omit<WebPresetPayload, 'webPreset'> & { webPreset?: Maybe<ResolversTypes['WebPreset']> }>;
  WebVideoDestinationInput: WebVideoDestinationInput;
  WebVideoDownload: ResolverTypeWrapper<WebVideoDownload>;
  WebVideoPartInput: WebVideoPartInput;
  Webhook: ResolverTypeWrapper<WebhookRecord>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryRecord>;
  WebhookDeliveryPayload: ResolverTypeWrapper<Omit<WebhookDeliveryPayload, 'delivery'> & { delivery?: Maybe<ResolversTypes['WebhookDelivery']> }>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookEvent: WebhookEvent;
  WebhookPayload: ResolverTypeWrapper<Omit<WebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookProblem: WebhookProblem;
  WebhookSecretPayload: ResolverTypeWrapper<Omit<WebhookSecretPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookState: WebhookState;
  Weekday: Weekday;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInviteInput: AcceptInviteInput;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  AcceptInvitePayload: AcceptInvitePayload;
  AccessCoverage: AccessCoverage;
  Int: Scalars['Int']['output'];
  ActivateEncoderInput: ActivateEncoderInput;
  ActivateEncoderPayload: Omit<ActivateEncoderPayload, 'encoder'> & { encoder?: Maybe<ResolversParentTypes['Encoder']> };
  ActiveContent: ActiveContentRecord;
  AddEventDestinationInput: AddEventDestinationInput;
  Boolean: Scalars['Boolean']['output'];
  AddFirstSecondFactorPayload: Omit<AddFirstSecondFactorPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  AddSecondFactorInput: AddSecondFactorInput;
  AddToPlaylistInput: AddToPlaylistInput;
  ApiClient: ApiClientRecord;
  ApiClientConnection: Omit<ApiClientConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ApiClientEdge']>, nodes: Array<ResolversParentTypes['ApiClient']> };
  ApiClientEdge: Omit<ApiClientEdge, 'node'> & { node: ResolversParentTypes['ApiClient'] };
  ApiClientPayload: Omit<ApiClientPayload, 'apiClient'> & { apiClient?: Maybe<ResolversParentTypes['ApiClient']> };
  ApiClientRole: ApiClientRoleRecord;
  ApiClientSecretPayload: Omit<ApiClientSecretPayload, 'apiClient'> & { apiClient?: Maybe<ResolversParentTypes['ApiClient']> };
  ArchiveFileInput: ArchiveFileInput;
  ArrivingStream: ArrivingStream;
  Float: Scalars['Float']['output'];
  AuditChange: AuditChange;
  AuditEntry: AuditEntryRecord;
  AuditEntryConnection: Omit<AuditEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AuditEntryEdge']>, nodes: Array<ResolversParentTypes['AuditEntry']> };
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditFilter: AuditFilter;
  AuthorizeSocialAccountInput: AuthorizeSocialAccountInput;
  AuthorizeSocialAccountPayload: AuthorizeSocialAccountPayload;
  Bandwidth: Bandwidth;
  BandwidthDay: BandwidthDay;
  BandwidthOfDay: Omit<BandwidthOfDay, 'channels'> & { channels: Array<ResolversParentTypes['ChannelBandwidth']> };
  BeginFirstSecondFactorInput: BeginFirstSecondFactorInput;
  BeginSecondFactorInput: BeginSecondFactorInput;
  BeginUploadInput: BeginUploadInput;
  BeginUploadPayload: Omit<BeginUploadPayload, 'upload'> & { upload?: Maybe<ResolversParentTypes['UploadTicket']> };
  Billing: Billing;
  BinEntry: BinEntry;
  BinEntryConnection: BinEntryConnection;
  BinEntryEdge: BinEntryEdge;
  CancelGoLiveInput: CancelGoLiveInput;
  CancelTrialInput: CancelTrialInput;
  CancelUploadPayload: CancelUploadPayload;
  ChangeVenuePasswordInput: ChangeVenuePasswordInput;
  ChangedEvent: ResolversInterfaceTypes<ResolversParentTypes>['ChangedEvent'];
  ChannelAccess: ChannelAccessRecord;
  ChannelAccessInput: ChannelAccessInput;
  ChannelBandwidth: Omit<ChannelBandwidth, 'webChannel'> & { webChannel?: Maybe<ResolversParentTypes['WebChannel']> };
  ChannelFindings: ChannelFindingsRecord;
  ClearWebChannelInput: ClearWebChannelInput;
  CommandEncoderInput: CommandEncoderInput;
  CommandEncoderPayload: Omit<CommandEncoderPayload, 'encoder'> & { encoder?: Maybe<ResolversParentTypes['Encoder']> };
  CommandEncoderResult: Omit<CommandEncoderResult, 'encoder'> & { encoder?: Maybe<ResolversParentTypes['Encoder']> };
  CommandEncodersInput: CommandEncodersInput;
  CommandEncodersPayload: Omit<CommandEncodersPayload, 'results'> & { results: Array<ResolversParentTypes['CommandEncoderResult']> };
  CompleteUploadPayload: Omit<CompleteUploadPayload, 'mediaItem'> & { mediaItem?: Maybe<ResolversParentTypes['MediaItem']> };
  Contact: ContactRecord;
  ContactPayload: Omit<ContactPayload, 'contact'> & { contact?: Maybe<ResolversParentTypes['Contact']> };
  ContactRequestInput: ContactRequestInput;
  ContactRequestPayload: ContactRequestRecord;
  ContentDestination: ContentDestinationRecord;
  ContentDestinationConnection: Omit<ContentDestinationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ContentDestinationEdge']>, nodes: Array<ResolversParentTypes['ContentDestination']> };
  ContentDestinationEdge: Omit<ContentDestinationEdge, 'node'> & { node: ResolversParentTypes['ContentDestination'] };
  ContentDestinationEntry: ContentDestinationEntryRecord;
  ContentDestinationPayload: Omit<ContentDestinationPayload, 'contentDestination'> & { contentDestination?: Maybe<ResolversParentTypes['ContentDestination']> };
  ContentDestinationSummary: ContentDestinationSummaryRecord;
  ContentDestinationsChangedEvent: Omit<ContentDestinationsChangedEvent, 'contentDestinations'> & { contentDestinations: Array<ResolversParentTypes['ContentDestination']> };
  CreateApiClientInput: CreateApiClientInput;
  CreateContactInput: CreateContactInput;
  CreateCueInput: CreateCueInput;
  CreateDestinationGroupInput: CreateDestinationGroupInput;
  CreateEncoderChannelInput: CreateEncoderChannelInput;
  CreateEncoderChannelPayload: Omit<CreateEncoderChannelPayload, 'encoderChannel'> & { encoderChannel?: Maybe<ResolversParentTypes['EncoderChannel']> };
  CreateEncoderPresetInput: CreateEncoderPresetInput;
  CreateEncoderPresetPayload: Omit<CreateEncoderPresetPayload, 'encoderPreset'> & { encoderPreset?: Maybe<ResolversParentTypes['EncoderPreset']> };
  CreateEventInput: CreateEventInput;
  CreateLibraryEmbedInput: CreateLibraryEmbedInput;
  CreateLibraryEmbedPayload: CreateLibraryEmbedPayload;
  CreateLiveOutputInput: CreateLiveOutputInput;
  CreateLiveOutputPayload: Omit<CreateLiveOutputPayload, 'liveOutput'> & { liveOutput?: Maybe<ResolversParentTypes['LiveOutput']> };
  CreatePlayerProfileInput: CreatePlayerProfileInput;
  CreatePlaylistInput: CreatePlaylistInput;
  CreatePostInput: CreatePostInput;
  CreatePostPayload: Omit<CreatePostPayload, 'post'> & { post?: Maybe<ResolversParentTypes['Post']> };
  CreateQrOverlayInput: CreateQrOverlayInput;
  CreateRtmpDestinationInput: CreateRtmpDestinationInput;
  CreateRtmpDestinationPayload: Omit<CreateRtmpDestinationPayload, 'rtmpDestination'> & { rtmpDestination?: Maybe<ResolversParentTypes['RtmpDestination']> };
  CreateSubscriptionInput: CreateSubscriptionInput;
  CreateSubscriptionPayload: CreateSubscriptionPayload;
  CreateVenueInput: CreateVenueInput;
  CreateWebChannelInput: CreateWebChannelInput;
  CreateWebPresetInput: CreateWebPresetInput;
  CreateWebhookInput: CreateWebhookInput;
  Created: ResolversInterfaceTypes<ResolversParentTypes>['Created'];
  Cue: ShownCueRecord;
  CuePayload: Omit<CuePayload, 'cue'> & { cue?: Maybe<ResolversParentTypes['Cue']> };
  CueSource: ResolversUnionTypes<ResolversParentTypes>['CueSource'];
  CueSourceInput: CueSourceInput;
  CuesChangedEvent: Omit<CuesChangedEvent, 'cues'> & { cues: Array<ResolversParentTypes['Cue']> };
  Customer: CustomerRecord;
  CustomerConnection: Omit<CustomerConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CustomerEdge']>, nodes: Array<ResolversParentTypes['Customer']> };
  CustomerEdge: Omit<CustomerEdge, 'node'> & { node: ResolversParentTypes['Customer'] };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DateTimeRange: DateTimeRange;
  Decoder: DecoderRecord;
  DecoderConnection: Omit<DecoderConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['DecoderEdge']>, nodes: Array<ResolversParentTypes['Decoder']> };
  DecoderEdge: Omit<DecoderEdge, 'node'> & { node: ResolversParentTypes['Decoder'] };
  DecoderNic: DecoderNic;
  DeleteApiClientInput: DeleteApiClientInput;
  DeleteApiClientPayload: DeleteApiClientPayload;
  DeleteContactInput: DeleteContactInput;
  DeleteContactPayload: DeleteContactPayload;
  DeleteContentDestinationInput: DeleteContentDestinationInput;
  DeleteContentDestinationPayload: DeleteContentDestinationPayload;
  DeleteCueInput: DeleteCueInput;
  DeleteCuePayload: DeleteCuePayload;
  DeleteDestinationGroupInput: DeleteDestinationGroupInput;
  DeleteDestinationGroupPayload: DeleteDestinationGroupPayload;
  DeleteEncoderChannelInput: DeleteEncoderChannelInput;
  DeleteEncoderChannelPayload: DeleteEncoderChannelPayload;
  DeleteEncoderInput: DeleteEncoderInput;
  DeleteEncoderPayload: DeleteEncoderPayload;
  DeleteEncoderPresetInput: DeleteEncoderPresetInput;
  DeleteEncoderPresetPayload: DeleteEncoderPresetPayload;
  DeleteEncoderVideoInput: DeleteEncoderVideoInput;
  DeleteEncoderVideoPayload: DeleteEncoderVideoPayload;
  DeleteLiveOutputInput: DeleteLiveOutputInput;
  DeleteLiveOutputPayload: DeleteLiveOutputPayload;
  DeleteMediaInput: DeleteMediaInput;
  DeleteMediaPayload: DeleteMediaPayload;
  DeletePlayerProfileInput: DeletePlayerProfileInput;
  DeletePlayerProfilePayload: DeletePlayerProfilePayload;
  DeletePlaylistInput: DeletePlaylistInput;
  DeletePlaylistPayload: DeletePlaylistPayload;
  DeletePostInput: DeletePostInput;
  DeletePostPayload: DeletePostPayload;
  DeleteQrOverlayInput: DeleteQrOverlayInput;
  DeleteQrOverlayPayload: DeleteQrOverlayPayload;
  DeleteRtmpDestinationInput: DeleteRtmpDestinationInput;
  DeleteRtmpDestinationPayload: DeleteRtmpDestinationPayload;
  DeleteUserInput: DeleteUserInput;
  DeleteUserPayload: DeleteUserPayload;
  DeleteVenueInput: DeleteVenueInput;
  DeleteVenuePayload: DeleteVenuePayload;
  DeleteWebChannelInput: DeleteWebChannelInput;
  DeleteWebChannelPayload: DeleteWebChannelPayload;
  DeleteWebPresetInput: DeleteWebPresetInput;
  DeleteWebPresetPayload: DeleteWebPresetPayload;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: DeleteWebhookPayload;
  DestinationGroup: DestinationGroupRecord;
  DestinationGroupConnection: Omit<DestinationGroupConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['DestinationGroupEdge']>, nodes: Array<ResolversParentTypes['DestinationGroup']> };
  DestinationGroupEdge: Omit<DestinationGroupEdge, 'node'> & { node: ResolversParentTypes['DestinationGroup'] };
  DestinationGroupPayload: Omit<DestinationGroupPayload, 'destinationGroup'> & { destinationGroup?: Maybe<ResolversParentTypes['DestinationGroup']> };
  DeviceToken: DeviceToken;
  DownloadEncoderVideoInput: DownloadEncoderVideoInput;
  DownloadEncoderVideoPayload: Omit<DownloadEncoderVideoPayload, 'download'> & { download?: Maybe<ResolversParentTypes['EncoderVideoDownload']> };
  DownloadMediaInput: DownloadMediaInput;
  DownloadMediaPayload: Omit<DownloadMediaPayload, 'download'> & { download?: Maybe<ResolversParentTypes['MediaDownload']> };
  DownloadWebVideoInput: DownloadWebVideoInput;
  DownloadWebVideoPayload: DownloadWebVideoPayload;
  DuplicateLogin: DuplicateLoginRecord;
  Duration: Scalars['Duration']['output'];
  DurationRangeCount: DurationRangeCount;
  EmbedCode: EmbedCode;
  Encoder: EncoderRecord;
  EncoderChannel: EncoderChannelRecord;
  EncoderChannelConnection: Omit<EncoderChannelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EncoderChannelEdge']>, nodes: Array<ResolversParentTypes['EncoderChannel']> };
  EncoderChannelEdge: Omit<EncoderChannelEdge, 'node'> & { node: ResolversParentTypes['EncoderChannel'] };
  EncoderChannelUser: EncoderChannelUserRecord;
  EncoderChannelUserInput: EncoderChannelUserInput;
  EncoderConnection: Omit<EncoderConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EncoderEdge']>, nodes: Array<ResolversParentTypes['Encoder']> };
  EncoderEdge: Omit<EncoderEdge, 'node'> & { node: ResolversParentTypes['Encoder'] };
  EncoderFilter: EncoderFilter;
  EncoderLog: Omit<EncoderLog, 'entries'> & { entries: Array<ResolversParentTypes['EncoderLogEntry']> };
  EncoderLogEntry: EncoderLogEntryRecord;
  EncoderNetwork: EncoderNetworkRecord;
  EncoderNetworkInput: EncoderNetworkInput;
  EncoderOptions: EncoderOptionsRecord;
  EncoderPreset: EncoderPresetRecord;
  EncoderPresetConnection: Omit<EncoderPresetConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EncoderPresetEdge']>, nodes: Array<ResolversParentTypes['EncoderPreset']> };
  EncoderPresetEdge: Omit<EncoderPresetEdge, 'node'> & { node: ResolversParentTypes['EncoderPreset'] };
  EncoderPresetOptions: EncoderPresetOptionsRecord;
  EncoderReading: EncoderReading;
  EncoderSearchConnection: Omit<EncoderSearchConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EncoderSearchEdge']>, nodes: Array<ResolversParentTypes['EncoderSearchHit']> };
  EncoderSearchEdge: Omit<EncoderSearchEdge, 'node'> & { node: ResolversParentTypes['EncoderSearchHit'] };
  EncoderSearchFilter: EncoderSearchFilter;
  EncoderSearchHit: EncoderSearchHitRecord;
  EncoderStateCount: EncoderStateCount;
  EncoderStatus: EncoderStatusRecord;
  EncoderVersionCount: EncoderVersionCount;
  EncoderVideo: EncoderVideoRecord;
  EncoderVideoConnection: Omit<EncoderVideoConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EncoderVideoEdge']>, nodes: Array<ResolversParentTypes['EncoderVideo']> };
  EncoderVideoDownload: EncoderVideoDownloadRecord;
  EncoderVideoEdge: Omit<EncoderVideoEdge, 'node'> & { node: ResolversParentTypes['EncoderVideo'] };
  EncoderVideoEntry: EncoderVideoEntryRecord;
  EncoderVideoSummary: EncoderVideoSummaryRecord;
  EncodersChangedEvent: Omit<EncodersChangedEvent, 'encoders'> & { encoders: Array<ResolversParentTypes['Encoder']> };
  EndSessionInput: EndSessionInput;
  EndSessionPayload: Omit<EndSessionPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Event: EventRecord;
  EventCheck: EventCheckRecord;
  EventConcurrency: EventConcurrencyRecord;
  EventConcurrencyStep: EventConcurrencyStepRecord;
  EventConflict: EventConflictRecord;
  EventConflictOther: EventConflictOtherRecord;
  EventConnection: Omit<EventConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EventEdge']>, nodes: Array<ResolversParentTypes['Event']> };
  EventDateInput: EventDateInput;
  EventDestination: EventDestinationRecord;
  EventDestinationInput: EventDestinationInput;
  EventDestinationPayload: Omit<EventDestinationPayload, 'eventDestination'> & { eventDestination?: Maybe<ResolversParentTypes['EventDestination']> };
  EventDraftInput: EventDraftInput;
  EventEdge: Omit<EventEdge, 'node'> & { node: ResolversParentTypes['Event'] };
  EventLane: EventLane;
  EventLogEntry: EventLogEntryRecord;
  EventPayload: Omit<EventPayload, 'event'> & { event?: Maybe<ResolversParentTypes['Event']> };
  EventRepeat: EventRepeatRecord;
  EventRepeatInput: EventRepeatInput;
  EventSpan: EventSpan;
  FacebookInfo: FacebookInfoRecord;
  FailedJob: Omit<FailedJob, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  GoLive: GoLiveRecord;
  GoLiveDestinationInput: GoLiveDestinationInput;
  GoLiveInput: GoLiveInput;
  GoLivePayload: Omit<GoLivePayload, 'goLive'> & { goLive?: Maybe<ResolversParentTypes['GoLive']> };
  GoLiveProgressEvent: Omit<GoLiveProgressEvent, 'goLives'> & { goLives: Array<ResolversParentTypes['GoLive']> };
  GoLiveRequest: GoLiveRequestRecord;
  GroupDestination: GroupDestinationRecord;
  GroupDestinationInput: GroupDestinationInput;
  GroupTarget: ResolversUnionTypes<ResolversParentTypes>['GroupTarget'];
  Ingest: IngestRecord;
  IngestRefusal: IngestRefusal;
  Invite: InviteRecord;
  InviteConnection: Omit<InviteConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['InviteEdge']>, nodes: Array<ResolversParentTypes['Invite']> };
  InviteEdge: Omit<InviteEdge, 'node'> & { node: ResolversParentTypes['Invite'] };
  InviteOffer: InviteOfferRecord;
  InvitePayload: Omit<InvitePayload, 'invite'> & { invite?: Maybe<ResolversParentTypes['Invite']> };
  InviteUserInput: InviteUserInput;
  InviteUserResult: Omit<InviteUserResult, 'invite'> & { invite?: Maybe<ResolversParentTypes['Invite']> };
  InviteUsersInput: InviteUsersInput;
  InviteUsersPayload: Omit<InviteUsersPayload, 'results'> & { results: Array<ResolversParentTypes['InviteUserResult']> };
  LibraryEmbed: LibraryEmbed;
  LibrarySettings: LibrarySettingsRecord;
  LibrarySettingsPayload: Omit<LibrarySettingsPayload, 'librarySettings'> & { librarySettings?: Maybe<ResolversParentTypes['LibrarySettings']> };
  LibraryStorage: LibraryStorageRecord;
  LibraryTrial: LibraryTrial;
  LicensedPackage: LicensedPackageRecord;
  LicensedPackageConnection: Omit<LicensedPackageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['LicensedPackageEdge']>, nodes: Array<ResolversParentTypes['LicensedPackage']> };
  LicensedPackageEdge: Omit<LicensedPackageEdge, 'node'> & { node: ResolversParentTypes['LicensedPackage'] };
  LinkSocialAccountInput: LinkSocialAccountInput;
  LinkSocialAccountPayload: Omit<LinkSocialAccountPayload, 'socialAccount'> & { socialAccount?: Maybe<ResolversParentTypes['SocialAccount']> };
  LiveFinding: LiveFinding;
  LiveOutput: LiveOutputRecord;
  LiveSources: LiveSourcesRecord;
  LoadEncoderVideosInput: LoadEncoderVideosInput;
  LoadEncoderVideosPayload: Omit<LoadEncoderVideosPayload, 'results'> & { results: Array<ResolversParentTypes['VenueLoadResult']> };
  LoadEventsOnDecodersInput: LoadEventsOnDecodersInput;
  LoadEventsOnDecodersPayload: Omit<LoadEventsOnDecodersPayload, 'results'> & { results: Array<ResolversParentTypes['VenueLoadResult']> };
  LoadedEvent: LoadedEventRecord;
  MakeRenditionsInput: MakeRenditionsInput;
  Marathon: MarathonRecord;
  MarkNotificationsReadInput: MarkNotificationsReadInput;
  MarkNotificationsReadPayload: Omit<MarkNotificationsReadPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  MeasuredVideoInput: MeasuredVideoInput;
  MediaDocument: MediaDocumentRecord;
  MediaDownload: MediaDownloadRecord;
  MediaFacets: MediaFacetsRecord;
  MediaItem: MediaItemRecord;
  MediaItemConnection: Omit<MediaItemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MediaItemEdge']>, nodes: Array<ResolversParentTypes['MediaItem']> };
  MediaItemEdge: Omit<MediaItemEdge, 'node'> & { node: ResolversParentTypes['MediaItem'] };
  MediaItemPayload: Omit<MediaItemPayload, 'mediaItem'> & { mediaItem?: Maybe<ResolversParentTypes['MediaItem']> };
  MediaItemsChangedEvent: Omit<MediaItemsChangedEvent, 'mediaItems'> & { mediaItems: Array<ResolversParentTypes['MediaItem']> };
  MediaPicture: MediaPicture;
  MediaProcessing: MediaProcessingRecord;
  MediaRendition: MediaRendition;
  MediaRenditions: MediaRenditions;
  MediaSearchConnection: Omit<MediaSearchConnection, 'edges' | 'facets' | 'nodes'> & { edges: Array<ResolversParentTypes['MediaItemEdge']>, facets: ResolversParentTypes['MediaFacets'], nodes: Array<ResolversParentTypes['MediaItem']> };
  MediaSearchFilter: MediaSearchFilter;
  MediaSourceCount: MediaSourceCount;
  MediaStateGroupCount: MediaStateGroupCount;
  MediaUpload: MediaUpload;
  MetricChange: MetricChangeRecord;
  MinimumEncoderOption: MinimumEncoderOptionRecord;
  MoveEncoderInput: MoveEncoderInput;
  MoveEncoderPayload: Omit<MoveEncoderPayload, 'encoder'> & { encoder?: Maybe<ResolversParentTypes['Encoder']> };
  MoveEventInput: MoveEventInput;
  Mutation: Record<PropertyKey, never>;
  NewsItem: NewsItemRecord;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Notification: NotificationRecord;
  NotificationConnection: Omit<NotificationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['NotificationEdge']>, nodes: Array<ResolversParentTypes['Notification']> };
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationsChangedEvent: NotificationsChangedEvent;
  NumberRange: NumberRange;
  OfflineContent: OfflineContentRecord;
  OfflineContentInput: OfflineContentInput;
  OnlineEncoder: OnlineEncoderRecord;
  PageInfo: PageInfo;
  PauseEventInput: PauseEventInput;
  Payload: ResolversInterfaceTypes<ResolversParentTypes>['Payload'];
  PingWebhookInput: PingWebhookInput;
  Plan: Plan;
  Playable: ResolversInterfaceTypes<ResolversParentTypes>['Playable'];
  Playback: PlaybackRecord;
  PlayerProfile: PlayerProfileRecord;
  PlayerProfileConnection: Omit<PlayerProfileConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PlayerProfileEdge']>, nodes: Array<ResolversParentTypes['PlayerProfile']> };
  PlayerProfileEdge: Omit<PlayerProfileEdge, 'node'> & { node: ResolversParentTypes['PlayerProfile'] };
  PlayerProfilePayload: Omit<PlayerProfilePayload, 'playerProfile'> & { playerProfile?: Maybe<ResolversParentTypes['PlayerProfile']> };
  Playlist: PlaylistRecord;
  PlaylistConnection: Omit<PlaylistConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PlaylistEdge']>, nodes: Array<ResolversParentTypes['Playlist']> };
  PlaylistEdge: Omit<PlaylistEdge, 'node'> & { node: ResolversParentTypes['Playlist'] };
  PlaylistPayload: Omit<PlaylistPayload, 'playlist'> & { playlist?: Maybe<ResolversParentTypes['Playlist']> };
  PlaylistTotals: PlaylistTotals;
  Post: PostRecord;
  Preferences: PreferencesRecord;
  ProveSecondFactorInput: ProveSecondFactorInput;
  ProvisionEncoderChannelInput: ProvisionEncoderChannelInput;
  ProvisionEncoderChannelPayload: Omit<ProvisionEncoderChannelPayload, 'encoderChannel'> & { encoderChannel?: Maybe<ResolversParentTypes['EncoderChannel']> };
  PublishContentDestinationInput: PublishContentDestinationInput;
  QrOverlay: QrOverlayRecord;
  QrOverlayConnection: Omit<QrOverlayConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['QrOverlayEdge']>, nodes: Array<ResolversParentTypes['QrOverlay']> };
  QrOverlayEdge: Omit<QrOverlayEdge, 'node'> & { node: ResolversParentTypes['QrOverlay'] };
  QrOverlayPayload: Omit<QrOverlayPayload, 'qrOverlay'> & { qrOverlay?: Maybe<ResolversParentTypes['QrOverlay']> };
  Query: Record<PropertyKey, never>;
  Readiness: ReadinessRecord;
  ReadinessFinding: ReadinessFindingRecord;
  ReadinessThing: ReadinessThing;
  ReadingSpread: ReadingSpread;
  ReasonParameter: ReasonParameter;
  RefreshSessionPayload: Omit<RefreshSessionPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  RegenerateApiClientSecretInput: RegenerateApiClientSecretInput;
  RegenerateWebhookSecretInput: RegenerateWebhookSecretInput;
  Region: RegionRecord;
  RegisterUploaderInput: RegisterUploaderInput;
  RegisterUploaderPayload: RegisterUploaderPayload;
  ReleaseDecoderInput: ReleaseDecoderInput;
  ReleaseDecoderPayload: ReleaseDecoderPayload;
  RemoteSupport: RemoteSupport;
  RemoveEventDestinationInput: RemoveEventDestinationInput;
  RemoveEventDestinationPayload: RemoveEventDestinationPayload;
  RemoveEventInput: RemoveEventInput;
  RemoveEventPayload: RemoveEventPayload;
  RemoveEventThumbnailInput: RemoveEventThumbnailInput;
  RemoveFromPlaylistInput: RemoveFromPlaylistInput;
  RemoveSecondFactorInput: RemoveSecondFactorInput;
  RemoveSocialAccountInput: RemoveSocialAccountInput;
  RemoveSocialAccountPayload: RemoveSocialAccountPayload;
  RenameSecondFactorInput: RenameSecondFactorInput;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewSocialAccountInput: RenewSocialAccountInput;
  RenewSocialAccountPayload: Omit<RenewSocialAccountPayload, 'socialAccount'> & { socialAccount?: Maybe<ResolversParentTypes['SocialAccount']> };
  RenewStreamKeyInput: RenewStreamKeyInput;
  RenewStreamKeyPayload: Omit<RenewStreamKeyPayload, 'encoderChannel'> & { encoderChannel?: Maybe<ResolversParentTypes['EncoderChannel']> };
  ReorderPlaylistInput: ReorderPlaylistInput;
  RequestBandwidthInput: RequestBandwidthInput;
  RequestBandwidthPayload: RequestBandwidthPayload;
  RequestEmailVerificationInput: RequestEmailVerificationInput;
  RequestEmailVerificationPayload: RequestEmailVerificationPayload;
  RequestInviteInput: RequestInviteInput;
  RequestInvitePayload: RequestInvitePayload;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetRecord;
  ResendInviteInput: ResendInviteInput;
  ResendWebhookDeliveryInput: ResendWebhookDeliveryInput;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordRecord;
  ResetSecondFactorsInput: ResetSecondFactorsInput;
  RestoreDeletedInput: RestoreDeletedInput;
  RestoreDeletedPayload: RestoreDeletedPayload;
  RetryGoLiveInput: RetryGoLiveInput;
  RevealLiveOutputKeyInput: RevealLiveOutputKeyInput;
  RevealLiveOutputKeyPayload: RevealLiveOutputKeyPayload;
  RevealRemoteSupportInput: RevealRemoteSupportInput;
  RevealRemoteSupportPayload: RevealRemoteSupportPayload;
  RevealRtmpKeyInput: RevealRtmpKeyInput;
  RevealRtmpKeyPayload: RevealRtmpKeyPayload;
  RevealStreamKeyInput: RevealStreamKeyInput;
  RevealStreamKeyPayload: RevealStreamKeyPayload;
  RevokeDeviceTokenInput: RevokeDeviceTokenInput;
  RevokeDeviceTokenPayload: Omit<RevokeDeviceTokenPayload, 'encoder'> & { encoder?: Maybe<ResolversParentTypes['Encoder']> };
  RevokeInviteInput: RevokeInviteInput;
  RevokeInvitePayload: RevokeInvitePayload;
  RoleRights: RoleRights;
  RtmpDestination: RtmpDestinationRecord;
  RtmpDestinationConnection: Omit<RtmpDestinationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RtmpDestinationEdge']>, nodes: Array<ResolversParentTypes['RtmpDestination']> };
  RtmpDestinationEdge: Omit<RtmpDestinationEdge, 'node'> & { node: ResolversParentTypes['RtmpDestination'] };
  RtmpStream: RtmpStreamRecord;
  SalesPlan: SalesPlan;
  SaveToLibraryInput: SaveToLibraryInput;
  SaveToLibraryPayload: Omit<SaveToLibraryPayload, 'contentDestination' | 'mediaItem'> & { contentDestination?: Maybe<ResolversParentTypes['ContentDestination']>, mediaItem?: Maybe<ResolversParentTypes['MediaItem']> };
  ScheduleItem: ScheduleItemRecord;
  SecondFactor: SecondFactorRecord;
  SecondFactorAddition: SecondFactorAdditionRecord;
  SecondFactorAdditionPayload: Omit<SecondFactorAdditionPayload, 'addition'> & { addition?: Maybe<ResolversParentTypes['SecondFactorAddition']> };
  SecondFactorStep: SecondFactorStepRecord;
  SecondFactors: SecondFactorsRecord;
  SecondFactorsPayload: Omit<SecondFactorsPayload, 'secondFactors'> & { secondFactors?: Maybe<ResolversParentTypes['SecondFactors']> };
  ServiceValues: ServiceValues;
  Session: SessionRecord;
  SetEncoderChannelUsersInput: SetEncoderChannelUsersInput;
  SetEncoderChannelUsersPayload: Omit<SetEncoderChannelUsersPayload, 'encoderChannel'> & { encoderChannel?: Maybe<ResolversParentTypes['EncoderChannel']> };
  SetEventThumbnailInput: SetEventThumbnailInput;
  SetMediaThumbnailInput: SetMediaThumbnailInput;
  SetToggleInput: SetToggleInput;
  SetTogglePayload: Omit<SetTogglePayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  SetUserRolesInput: SetUserRolesInput;
  SignInInput: SignInInput;
  SignInOnBehalfInput: SignInOnBehalfInput;
  SignInPayload: Omit<SignInPayload, 'secondFactor' | 'viewer'> & { secondFactor?: Maybe<ResolversParentTypes['SecondFactorStep']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignInRulesPayload: Omit<SignInRulesPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  SignOutPayload: SignOutRecord;
  SocialAccount: SocialAccountRecord;
  SocialAccountConnection: Omit<SocialAccountConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['SocialAccountEdge']>, nodes: Array<ResolversParentTypes['SocialAccount']> };
  SocialAccountEdge: Omit<SocialAccountEdge, 'node'> & { node: ResolversParentTypes['SocialAccount'] };
  SocialDestination: SocialDestination;
  SocialFigures: SocialFiguresRecord;
  SocialLiveCheck: SocialLiveCheckRecord;
  SocialPlace: SocialPlace;
  SocialSchedule: SocialScheduleRecord;
  SoundLevel: SoundLevel;
  StartLiveOutputInput: StartLiveOutputInput;
  StartLiveOutputPayload: Omit<StartLiveOutputPayload, 'liveOutput'> & { liveOutput?: Maybe<ResolversParentTypes['LiveOutput']> };
  StartRtmpStreamInput: StartRtmpStreamInput;
  StartRtmpStreamPayload: Omit<StartRtmpStreamPayload, 'rtmpDestination'> & { rtmpDestination?: Maybe<ResolversParentTypes['RtmpDestination']> };
  StartTrialInput: StartTrialInput;
  StartWebVideoInput: StartWebVideoInput;
  StartWebVideoPayload: Omit<StartWebVideoPayload, 'contentDestinations'> & { contentDestinations?: Maybe<Array<ResolversParentTypes['ContentDestination']>> };
  StopContentDestinationInput: StopContentDestinationInput;
  StopContentDestinationPayload: Omit<StopContentDestinationPayload, 'contentDestination'> & { contentDestination?: Maybe<ResolversParentTypes['ContentDestination']> };
  StopContentDestinationResult: Omit<StopContentDestinationResult, 'contentDestination'> & { contentDestination?: Maybe<ResolversParentTypes['ContentDestination']> };
  StopContentDestinationsInput: StopContentDestinationsInput;
  StopContentDestinationsPayload: Omit<StopContentDestinationsPayload, 'results'> & { results: Array<ResolversParentTypes['StopContentDestinationResult']> };
  StopLiveOutputInput: StopLiveOutputInput;
  StopLiveOutputPayload: Omit<StopLiveOutputPayload, 'liveOutput'> & { liveOutput?: Maybe<ResolversParentTypes['LiveOutput']> };
  StopRenditionsInput: StopRenditionsInput;
  StopRtmpStreamInput: StopRtmpStreamInput;
  StopRtmpStreamPayload: Omit<StopRtmpStreamPayload, 'rtmpDestination'> & { rtmpDestination?: Maybe<ResolversParentTypes['RtmpDestination']> };
  Storyboard: Storyboard;
  StreamUsage: StreamUsage;
  SubscribedPlan: SubscribedPlan;
  Subscription: Record<PropertyKey, never>;
  Subscriptions: Subscriptions;
  SwitchCustomerInput: SwitchCustomerInput;
  SyncSocialAccountInput: SyncSocialAccountInput;
  SyncSocialAccountPayload: Omit<SyncSocialAccountPayload, 'socialAccount'> & { socialAccount?: Maybe<ResolversParentTypes['SocialAccount']> };
  TagCount: TagCount;
  TemperatureReading: TemperatureReading;
  Timecode: Scalars['Timecode']['output'];
  Timezone: TimezoneRecord;
  Toggle: ToggleRecord;
  TrackInput: TrackInput;
  TrackPayload: TrackRecord;
  TrackPropInput: TrackPropInput;
  TrialPayload: TrialPayload;
  URL: Scalars['URL']['output'];
  UnregisterUploaderInput: UnregisterUploaderInput;
  UnregisterUploaderPayload: UnregisterUploaderRecord;
  UntrimWebVideoInput: UntrimWebVideoInput;
  UpdateApiClientInput: UpdateApiClientInput;
  UpdateContactInput: UpdateContactInput;
  UpdateContentDestinationInput: UpdateContentDestinationInput;
  UpdateCueInput: UpdateCueInput;
  UpdateDestinationGroupInput: UpdateDestinationGroupInput;
  UpdateEncoderChannelInput: UpdateEncoderChannelInput;
  UpdateEncoderChannelPayload: Omit<UpdateEncoderChannelPayload, 'encoderChannel'> & { encoderChannel?: Maybe<ResolversParentTypes['EncoderChannel']> };
  UpdateEncoderInput: UpdateEncoderInput;
  UpdateEncoderNetworkInput: UpdateEncoderNetworkInput;
  UpdateEncoderNetworkPayload: Omit<UpdateEncoderNetworkPayload, 'encoder'> & { encoder?: Maybe<ResolversParentTypes['Encoder']> };
  UpdateEncoderPayload: Omit<UpdateEncoderPayload, 'encoder'> & { encoder?: Maybe<ResolversParentTypes['Encoder']> };
  UpdateEncoderPresetInput: UpdateEncoderPresetInput;
  UpdateEncoderPresetPayload: Omit<UpdateEncoderPresetPayload, 'encoderPreset'> & { encoderPreset?: Maybe<ResolversParentTypes['EncoderPreset']> };
  UpdateEncoderVideoInput: UpdateEncoderVideoInput;
  UpdateEncoderVideoPayload: Omit<UpdateEncoderVideoPayload, 'encoderVideo'> & { encoderVideo?: Maybe<ResolversParentTypes['EncoderVideo']> };
  UpdateEventDestinationInput: UpdateEventDestinationInput;
  UpdateEventInput: UpdateEventInput;
  UpdateLibrarySettingsInput: UpdateLibrarySettingsInput;
  UpdateMarathonInput: UpdateMarathonInput;
  UpdateMarathonPayload: Omit<UpdateMarathonPayload, 'marathon'> & { marathon?: Maybe<ResolversParentTypes['Marathon']> };
  UpdateMediaInput: UpdateMediaInput;
  UpdateMyAccountInput: UpdateMyAccountInput;
  UpdatePlayerProfileInput: UpdatePlayerProfileInput;
  UpdatePlaylistInput: UpdatePlaylistInput;
  UpdatePostInput: UpdatePostInput;
  UpdatePostPayload: Omit<UpdatePostPayload, 'post'> & { post?: Maybe<ResolversParentTypes['Post']> };
  UpdatePreferencesInput: UpdatePreferencesInput;
  UpdatePreferencesPayload: Omit<UpdatePreferencesPayload, 'preferences'> & { preferences?: Maybe<ResolversParentTypes['Preferences']> };
  UpdateQrOverlayInput: UpdateQrOverlayInput;
  UpdateRtmpDestinationInput: UpdateRtmpDestinationInput;
  UpdateRtmpDestinationPayload: Omit<UpdateRtmpDestinationPayload, 'rtmpDestination'> & { rtmpDestination?: Maybe<ResolversParentTypes['RtmpDestination']> };
  UpdateSignInRulesInput: UpdateSignInRulesInput;
  UpdateSocialAccountInput: UpdateSocialAccountInput;
  UpdateSocialAccountPayload: Omit<UpdateSocialAccountPayload, 'socialAccount'> & { socialAccount?: Maybe<ResolversParentTypes['SocialAccount']> };
  UpdateUserInput: UpdateUserInput;
  UpdateVenueInput: UpdateVenueInput;
  UpdateWebChannelInput: UpdateWebChannelInput;
  UpdateWebPresetInput: UpdateWebPresetInput;
  UpdateWebhookInput: UpdateWebhookInput;
  UploadArchiveInput: UploadArchiveInput;
  UploadArchivePayload: UploadArchivePayload;
  UploadEncoderLogsInput: UploadEncoderLogsInput;
  UploadEncoderLogsPayload: Omit<UploadEncoderLogsPayload, 'encoder'> & { encoder?: Maybe<ResolversParentTypes['Encoder']> };
  UploadInput: UploadInput;
  UploadOfflineImageInput: UploadOfflineImageInput;
  UploadSocialFileInput: UploadSocialFileInput;
  UploadSocialFilePayload: UploadSocialFilePayload;
  UploadTicket: Omit<UploadTicket, 'mediaItem'> & { mediaItem?: Maybe<ResolversParentTypes['MediaItem']> };
  UploaderRegistration: DeviceRegistrationRecord;
  Usable: ResolversInterfaceTypes<ResolversParentTypes>['Usable'];
  Use: UseRecord;
  User: UserRecord;
  UserConnection: Omit<UserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['UserEdge']>, nodes: Array<ResolversParentTypes['User']> };
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserError: UserError;
  UserPayload: Omit<UserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  UsingThing: ResolversUnionTypes<ResolversParentTypes>['UsingThing'];
  Venue: VenueRecord;
  VenueConnection: Omit<VenueConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['VenueEdge']>, nodes: Array<ResolversParentTypes['Venue']> };
  VenueEdge: Omit<VenueEdge, 'node'> & { node: ResolversParentTypes['Venue'] };
  VenueLicense: VenueLicenseRecord;
  VenueLoadResult: Omit<VenueLoadResult, 'venue'> & { venue?: Maybe<ResolversParentTypes['Venue']> };
  VenuePayload: Omit<VenuePayload, 'venue'> & { venue?: Maybe<ResolversParentTypes['Venue']> };
  VenuesChangedEvent: Omit<VenuesChangedEvent, 'venues'> & { venues: Array<ResolversParentTypes['Venue']> };
  VerifyEmailInput: VerifyEmailInput;
  VerifyEmailPayload: VerifyEmailPayload;
  VerifyPasswordResetInput: VerifyPasswordResetInput;
  VerifyPasswordResetPayload: VerifyPasswordResetRecord;
  Viewer: Caller;
  ViewerRecord: ViewerRecordRecord;
  ViewerRecordConnection: Omit<ViewerRecordConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ViewerRecordEdge']>, nodes: Array<ResolversParentTypes['ViewerRecord']> };
  ViewerRecordEdge: Omit<ViewerRecordEdge, 'node'> & { node: ResolversParentTypes['ViewerRecord'] };
  ViewerSeries: ViewerSeriesRecord;
  ViewerSeriesPoint: ViewerSeriesPointRecord;
  ViewerSummary: ViewerSummaryRecord;
  VodBucket: Omit<VodBucket, 'region'> & { region?: Maybe<ResolversParentTypes['Region']> };
  WatchedOccurrence: WatchedOccurrenceRecord;
  WebChannel: WebChannelRecord;
  WebChannelBandwidth: WebChannelBandwidthRecord;
  WebChannelConnection: Omit<WebChannelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WebChannelEdge']>, nodes: Array<ResolversParentTypes['WebChannel']> };
  WebChannelEdge: Omit<WebChannelEdge, 'node'> & { node: ResolversParentTypes['WebChannel'] };
  WebChannelPayload: Omit<WebChannelPayload, 'webChannel'> & { webChannel?: Maybe<ResolversParentTypes['WebChannel']> };
  WebEmbedCode: WebEmbedCode;
  WebPreset: WebPresetRecord;
  WebPresetConnection: Omit<WebPresetConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WebPresetEdge']>, nodes: Array<ResolversParentTypes['WebPreset']> };
  WebPresetEdge: Omit<WebPresetEdge, 'node'> & { node: ResolversParentTypes['WebPreset'] };
  WebPresetPayload: Omit<WebPresetPayload, 'webPreset'> & { webPreset?: Maybe<ResolversParentTypes['WebPreset']> };
  WebVideoDestinationInput: WebVideoDestinationInput;
  WebVideoDownload: WebVideoDownload;
  WebVideoPartInput: WebVideoPartInput;
  Webhook: WebhookRecord;
  WebhookDelivery: WebhookDeliveryRecord;
  WebhookDeliveryPayload: Omit<WebhookDeliveryPayload, 'delivery'> & { delivery?: Maybe<ResolversParentTypes['WebhookDelivery']> };
  WebhookPayload: Omit<WebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookSecretPayload: Omit<WebhookSecretPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
};

export type AcceptInvitePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AcceptInvitePayload'] = ResolversParentTypes['AcceptInvitePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccessCoverageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccessCoverage'] = ResolversParentTypes['AccessCoverage']> = {
  coveredDates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  totalDates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivateEncoderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivateEncoderPayload'] = ResolversParentTypes['ActivateEncoderPayload']> = {
  encoder?: Resolver<Maybe<ResolversTypes['Encoder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActiveContentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActiveContent'] = ResolversParentTypes['ActiveContent']> = {
  contentDestination?: Resolver<Maybe<ResolversTypes['ContentDestination']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActiveContentKind'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ActiveContentState'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddFirstSecondFactorPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddFirstSecondFactorPayload'] = ResolversParentTypes['AddFirstSecondFactorPayload']> = {
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiClientResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ApiClient'] = ResolversParentTypes['ApiClient'], FederationReferenceType extends FederationReferenceTypes['ApiClient'] = FederationReferenceTypes['ApiClient']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ApiClient']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['ApiRole']>, ParentType, ContextType>;
  rolesInForce?: Resolver<Array<ResolversTypes['ApiRole']>, ParentType, ContextType>;
  webhooks?: Resolver<Maybe<Array<ResolversTypes['Webhook']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiClientConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ApiClientConnection'] = ResolversParentTypes['ApiClientConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApiClientEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ApiClient']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiClientEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ApiClientEdge'] = ResolversParentTypes['ApiClientEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiClient'], ParentType, ContextType>;
};

export type ApiClientPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ApiClientPayload'] = ResolversParentTypes['ApiClientPayload']> = {
  apiClient?: Resolver<Maybe<ResolversTypes['ApiClient']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiClientRoleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ApiClientRole'] = ResolversParentTypes['ApiClientRole']> = {
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  planNeeded?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ApiRole'], ParentType, ContextType>;
};

export type ApiClientSecretPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ApiClientSecretPayload'] = ResolversParentTypes['ApiClientSecretPayload']> = {
  apiClient?: Resolver<Maybe<ResolversTypes['ApiClient']>, ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArrivingStreamResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ArrivingStream'] = ResolversParentTypes['ArrivingStream']> = {
  audioChannels?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  audioCodec?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bitrateKbps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  framesPerSecond?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jumps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keyFrameSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['SoundLevel']>, ParentType, ContextType>;
  recentJumps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sampleRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  videoCodec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actorCustomerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  call?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isByOutsider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuthorizeSocialAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuthorizeSocialAccountPayload'] = ResolversParentTypes['AuthorizeSocialAccountPayload']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isStandIn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BandwidthResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Bandwidth'] = ResolversParentTypes['Bandwidth']> = {
  allowanceBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  averageBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['BandwidthDay']>, ParentType, ContextType>;
  nextReset?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resetsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usedBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BandwidthDayResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BandwidthDay'] = ResolversParentTypes['BandwidthDay']> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type BandwidthOfDayResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BandwidthOfDay'] = ResolversParentTypes['BandwidthOfDay']> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['ChannelBandwidth']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type BeginUploadPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BeginUploadPayload'] = ResolversParentTypes['BeginUploadPayload']> = {
  errorKind?: Resolver<Maybe<ResolversTypes['UploadErrorKind']>, ParentType, ContextType>;
  upload?: Resolver<Maybe<ResolversTypes['UploadTicket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BillingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Billing'] = ResolversParentTypes['Billing']> = {
  hasPaymentMethod?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  portalUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type BinEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BinEntry'] = ResolversParentTypes['BinEntry']> = {
  deletedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keptUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BinKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BinEntryConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BinEntryConnection'] = ResolversParentTypes['BinEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BinEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BinEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BinEntryEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BinEntryEdge'] = ResolversParentTypes['BinEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BinEntry'], ParentType, ContextType>;
};

export type CancelUploadPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelUploadPayload'] = ResolversParentTypes['CancelUploadPayload']> = {
  cancelledId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangedEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangedEvent'] = ResolversParentTypes['ChangedEvent']> = {
  __resolveType: TypeResolveFn<'ContentDestinationsChangedEvent' | 'CuesChangedEvent' | 'EncodersChangedEvent' | 'GoLiveProgressEvent' | 'MediaItemsChangedEvent' | 'NotificationsChangedEvent' | 'VenuesChangedEvent', ParentType, ContextType>;
};

export type ChannelAccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChannelAccess'] = ResolversParentTypes['ChannelAccess']> = {
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  encoderChannelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isViewOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChannelBandwidthResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChannelBandwidth'] = ResolversParentTypes['ChannelBandwidth']> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webChannel?: Resolver<Maybe<ResolversTypes['WebChannel']>, ParentType, ContextType>;
  webChannelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ChannelFindingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChannelFindings'] = ResolversParentTypes['ChannelFindings']> = {
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  encoderChannelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['LiveFinding']>, ParentType, ContextType>;
};

export type CommandEncoderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommandEncoderPayload'] = ResolversParentTypes['CommandEncoderPayload']> = {
  encoder?: Resolver<Maybe<ResolversTypes['Encoder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommandEncoderResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommandEncoderResult'] = ResolversParentTypes['CommandEncoderResult']> = {
  encoder?: Resolver<Maybe<ResolversTypes['Encoder']>, ParentType, ContextType>;
  encoderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommandEncodersPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommandEncodersPayload'] = ResolversParentTypes['CommandEncodersPayload']> = {
  results?: Resolver<Array<ResolversTypes['CommandEncoderResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompleteUploadPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CompleteUploadPayload'] = ResolversParentTypes['CompleteUploadPayload']> = {
  errorKind?: Resolver<Maybe<ResolversTypes['UploadErrorKind']>, ParentType, ContextType>;
  mediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBillingContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPointOfContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrimaryContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContactPayload'] = ResolversParentTypes['ContactPayload']> = {
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactRequestPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContactRequestPayload'] = ResolversParentTypes['ContactRequestPayload']> = {
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentDestinationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentDestination'] = ResolversParentTypes['ContentDestination'], FederationReferenceType extends FederationReferenceTypes['ContentDestination'] = FederationReferenceTypes['ContentDestination']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ContentDestination']> | FederationReferenceType, FederationReferenceType, ContextType>;
  abortCause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  abortParameters?: Resolver<Array<ResolversTypes['ReasonParameter']>, ParentType, ContextType>;
  abortReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  archiveReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  autoArchivePlaylists?: Resolver<Array<ResolversTypes['Playlist']>, ParentType, ContextType>;
  buttonChangesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  buttonParameters?: Resolver<Array<ResolversTypes['ReasonParameter']>, ParentType, ContextType>;
  buttonReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  buttonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buttonUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  canSetCues?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  cues?: Resolver<Maybe<Array<ResolversTypes['Cue']>>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destinationType?: Resolver<Maybe<ResolversTypes['DestinationType']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  encoder?: Resolver<Maybe<ResolversTypes['Encoder']>, ParentType, ContextType>;
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  hasButton?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hlsUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAutosaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCrossposted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isManual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNextReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPlayable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTrimmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DestinationKind'], ParentType, ContextType>;
  liveViewers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  occurrenceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  otherDestinations?: Resolver<Maybe<Array<ResolversTypes['ContentDestination']>>, ParentType, ContextType>;
  placeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  placeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  playback?: Resolver<Maybe<ResolversTypes['Playback']>, ParentType, ContextType>;
  playout?: Resolver<Maybe<ResolversTypes['Playout']>, ParentType, ContextType>;
  privacy?: Resolver<ResolversTypes['DestinationPrivacy'], ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishParameters?: Resolver<Array<ResolversTypes['ReasonParameter']>, ParentType, ContextType>;
  publishReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  publishState?: Resolver<ResolversTypes['PublishState'], ParentType, ContextType>;
  replayed?: Resolver<Maybe<ResolversTypes['ContentDestination']>, ParentType, ContextType>;
  rtmpDestination?: Resolver<Maybe<ResolversTypes['RtmpDestination']>, ParentType, ContextType>;
  rtmpDestinationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  savedMediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  socialAccount?: Resolver<Maybe<ResolversTypes['SocialAccount']>, ParentType, ContextType>;
  socialAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startCue?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  startOffset?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  startRequestTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startRequestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DestinationState'], ParentType, ContextType>;
  stopCue?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  stopOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stream?: Resolver<Maybe<ResolversTypes['RtmpStream']>, ParentType, ContextType>;
  streamType?: Resolver<ResolversTypes['StreamType'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['ContentDestinationSummary']>, ParentType, ContextType>;
  thumbnailParameters?: Resolver<Array<ResolversTypes['ReasonParameter']>, ParentType, ContextType>;
  thumbnailReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trimStart?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  viewUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  watchUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  webChannel?: Resolver<Maybe<ResolversTypes['WebChannel']>, ParentType, ContextType>;
  webPreset?: Resolver<Maybe<ResolversTypes['WebPreset']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentDestinationConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentDestinationConnection'] = ResolversParentTypes['ContentDestinationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContentDestinationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContentDestination']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentDestinationEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentDestinationEdge'] = ResolversParentTypes['ContentDestinationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentDestination'], ParentType, ContextType>;
};

export type ContentDestinationEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentDestinationEntry'] = ResolversParentTypes['ContentDestinationEntry']> = {
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DestinationState'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ContentDestinationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentDestinationPayload'] = ResolversParentTypes['ContentDestinationPayload']> = {
  contentDestination?: Resolver<Maybe<ResolversTypes['ContentDestination']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentDestinationSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentDestinationSummary'] = ResolversParentTypes['ContentDestinationSummary']> = {
  history?: Resolver<Array<ResolversTypes['ContentDestinationEntry']>, ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentDestinationsChangedEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentDestinationsChangedEvent'] = ResolversParentTypes['ContentDestinationsChangedEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contentDestinations?: Resolver<Array<ResolversTypes['ContentDestination']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateEncoderChannelPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateEncoderChannelPayload'] = ResolversParentTypes['CreateEncoderChannelPayload']> = {
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateEncoderPresetPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateEncoderPresetPayload'] = ResolversParentTypes['CreateEncoderPresetPayload']> = {
  encoderPreset?: Resolver<Maybe<ResolversTypes['EncoderPreset']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateLibraryEmbedPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateLibraryEmbedPayload'] = ResolversParentTypes['CreateLibraryEmbedPayload']> = {
  embed?: Resolver<Maybe<ResolversTypes['LibraryEmbed']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateLiveOutputPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateLiveOutputPayload'] = ResolversParentTypes['CreateLiveOutputPayload']> = {
  liveOutput?: Resolver<Maybe<ResolversTypes['LiveOutput']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreatePostPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreatePostPayload'] = ResolversParentTypes['CreatePostPayload']> = {
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateRtmpDestinationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateRtmpDestinationPayload'] = ResolversParentTypes['CreateRtmpDestinationPayload']> = {
  rtmpDestination?: Resolver<Maybe<ResolversTypes['RtmpDestination']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateSubscriptionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateSubscriptionPayload'] = ResolversParentTypes['CreateSubscriptionPayload']> = {
  plan?: Resolver<Maybe<ResolversTypes['SubscribedPlan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreatedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Created'] = ResolversParentTypes['Created']> = {
  __resolveType: TypeResolveFn<'ApiClient' | 'Contact' | 'DestinationGroup' | 'Encoder' | 'EncoderChannel' | 'EncoderPreset' | 'Event' | 'FailedJob' | 'Invite' | 'LiveOutput' | 'MediaItem' | 'Playlist' | 'Post' | 'QrOverlay' | 'RtmpDestination' | 'SecondFactor' | 'Session' | 'SocialAccount' | 'Venue' | 'WebChannel' | 'Webhook' | 'WebhookDelivery', ParentType, ContextType>;
};

export type CueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Cue'] = ResolversParentTypes['Cue']> = {
  automatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Timecode'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CueSource'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['CueVisibility'], ParentType, ContextType>;
};

export type CuePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CuePayload'] = ResolversParentTypes['CuePayload']> = {
  cue?: Resolver<Maybe<ResolversTypes['Cue']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CueSourceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CueSource'] = ResolversParentTypes['CueSource']> = {
  __resolveType: TypeResolveFn<'ContentDestination' | 'EncoderVideo' | 'MediaItem', ParentType, ContextType>;
};

export type CuesChangedEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CuesChangedEvent'] = ResolversParentTypes['CuesChangedEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cues?: Resolver<Array<ResolversTypes['Cue']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer'], FederationReferenceType extends FederationReferenceTypes['Customer'] = FederationReferenceTypes['Customer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Customer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  apiClients?: Resolver<Maybe<ResolversTypes['ApiClientConnection']>, ParentType, ContextType, RequireFields<CustomerApiClientsArgs, 'first' | 'sort'>>;
  auditEntries?: Resolver<Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, RequireFields<CustomerAuditEntriesArgs, 'entered' | 'first'>>;
  bandwidth?: Resolver<Maybe<ResolversTypes['Bandwidth']>, ParentType, ContextType>;
  bandwidthHistory?: Resolver<Maybe<Array<ResolversTypes['BandwidthDay']>>, ParentType, ContextType, RequireFields<CustomerBandwidthHistoryArgs, 'unit'>>;
  bandwidthOfDay?: Resolver<Maybe<ResolversTypes['BandwidthOfDay']>, ParentType, ContextType, Partial<CustomerBandwidthOfDayArgs>>;
  billing?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  bin?: Resolver<Array<ResolversTypes['BinEntry']>, ParentType, ContextType, RequireFields<CustomerBinArgs, 'kind'>>;
  binEntries?: Resolver<Maybe<ResolversTypes['BinEntryConnection']>, ParentType, ContextType, RequireFields<CustomerBinEntriesArgs, 'first' | 'kind'>>;
  checkEvent?: Resolver<Maybe<ResolversTypes['EventCheck']>, ParentType, ContextType, RequireFields<CustomerCheckEventArgs, 'input'>>;
  contacts?: Resolver<Maybe<Array<ResolversTypes['Contact']>>, ParentType, ContextType>;
  contentDestinations?: Resolver<Maybe<ResolversTypes['ContentDestinationConnection']>, ParentType, ContextType, RequireFields<CustomerContentDestinationsArgs, 'first'>>;
  contentDestinationsWithin?: Resolver<Maybe<Array<ResolversTypes['ContentDestination']>>, ParentType, ContextType, RequireFields<CustomerContentDestinationsWithinArgs, 'first' | 'from' | 'to'>>;
  decoderVersions?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  decoders?: Resolver<Maybe<ResolversTypes['DecoderConnection']>, ParentType, ContextType, RequireFields<CustomerDecodersArgs, 'first' | 'sort'>>;
  destinationGroups?: Resolver<Maybe<ResolversTypes['DestinationGroupConnection']>, ParentType, ContextType, RequireFields<CustomerDestinationGroupsArgs, 'first' | 'sort'>>;
  duplicateLogins?: Resolver<Maybe<Array<ResolversTypes['DuplicateLogin']>>, ParentType, ContextType>;
  encoderChannelList?: Resolver<Maybe<ResolversTypes['EncoderChannelConnection']>, ParentType, ContextType, RequireFields<CustomerEncoderChannelListArgs, 'first' | 'sort'>>;
  encoderChannels?: Resolver<Maybe<Array<ResolversTypes['EncoderChannel']>>, ParentType, ContextType>;
  encoderPresetList?: Resolver<Maybe<ResolversTypes['EncoderPresetConnection']>, ParentType, ContextType, RequireFields<CustomerEncoderPresetListArgs, 'first' | 'sort'>>;
  encoderPresets?: Resolver<Maybe<Array<ResolversTypes['EncoderPreset']>>, ParentType, ContextType>;
  encoderVideos?: Resolver<Maybe<ResolversTypes['EncoderVideoConnection']>, ParentType, ContextType, RequireFields<CustomerEncoderVideosArgs, 'first' | 'sort'>>;
  encoderVideosWithin?: Resolver<Maybe<Array<ResolversTypes['EncoderVideo']>>, ParentType, ContextType, RequireFields<CustomerEncoderVideosWithinArgs, 'first' | 'from' | 'to'>>;
  encoders?: Resolver<Maybe<ResolversTypes['EncoderConnection']>, ParentType, ContextType, RequireFields<CustomerEncodersArgs, 'first' | 'sort'>>;
  events?: Resolver<Maybe<ResolversTypes['EventConnection']>, ParentType, ContextType, RequireFields<CustomerEventsArgs, 'first' | 'sort'>>;
  firstTimeSetup?: Resolver<ResolversTypes['FirstTimeSetup'], ParentType, ContextType>;
  goLives?: Resolver<Maybe<Array<ResolversTypes['GoLive']>>, ParentType, ContextType, RequireFields<CustomerGoLivesArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invites?: Resolver<Maybe<ResolversTypes['InviteConnection']>, ParentType, ContextType, RequireFields<CustomerInvitesArgs, 'first' | 'sort'>>;
  isSecondFactorNeeded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  librarySettings?: Resolver<Maybe<ResolversTypes['LibrarySettings']>, ParentType, ContextType>;
  libraryTrial?: Resolver<Maybe<ResolversTypes['LibraryTrial']>, ParentType, ContextType>;
  liveDestinations?: Resolver<Maybe<Array<ResolversTypes['ContentDestination']>>, ParentType, ContextType, RequireFields<CustomerLiveDestinationsArgs, 'first'>>;
  liveFindings?: Resolver<Maybe<Array<ResolversTypes['ChannelFindings']>>, ParentType, ContextType>;
  liveSources?: Resolver<Maybe<ResolversTypes['LiveSources']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  masterEcg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['MediaItemConnection']>, ParentType, ContextType, RequireFields<CustomerMediaArgs, 'first' | 'sort'>>;
  mediaSearch?: Resolver<Maybe<ResolversTypes['MediaSearchConnection']>, ParentType, ContextType, RequireFields<CustomerMediaSearchArgs, 'first' | 'sort'>>;
  multisitePlanName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, RequireFields<CustomerNotificationsArgs, 'first'>>;
  onAir?: Resolver<Maybe<Array<ResolversTypes['ScheduleItem']>>, ParentType, ContextType, RequireFields<CustomerOnAirArgs, 'first'>>;
  onlineEncoders?: Resolver<Maybe<Array<ResolversTypes['Encoder']>>, ParentType, ContextType, RequireFields<CustomerOnlineEncodersArgs, 'first'>>;
  playerProfiles?: Resolver<Maybe<ResolversTypes['PlayerProfileConnection']>, ParentType, ContextType, RequireFields<CustomerPlayerProfilesArgs, 'first' | 'sort'>>;
  playlistTotals?: Resolver<Maybe<ResolversTypes['PlaylistTotals']>, ParentType, ContextType>;
  playlists?: Resolver<Maybe<ResolversTypes['PlaylistConnection']>, ParentType, ContextType, RequireFields<CustomerPlaylistsArgs, 'first' | 'sort'>>;
  postsWithin?: Resolver<Maybe<Array<ResolversTypes['Post']>>, ParentType, ContextType, RequireFields<CustomerPostsWithinArgs, 'first' | 'from' | 'to'>>;
  processingMedia?: Resolver<Maybe<Array<ResolversTypes['MediaItem']>>, ParentType, ContextType, RequireFields<CustomerProcessingMediaArgs, 'first'>>;
  qrOverlays?: Resolver<Maybe<ResolversTypes['QrOverlayConnection']>, ParentType, ContextType, RequireFields<CustomerQrOverlaysArgs, 'first' | 'sort'>>;
  recentMedia?: Resolver<Maybe<Array<ResolversTypes['MediaItem']>>, ParentType, ContextType>;
  roles?: Resolver<Maybe<Array<ResolversTypes['RoleRights']>>, ParentType, ContextType>;
  rtmpDestinations?: Resolver<Maybe<ResolversTypes['RtmpDestinationConnection']>, ParentType, ContextType, RequireFields<CustomerRtmpDestinationsArgs, 'first' | 'sort'>>;
  schedule?: Resolver<Maybe<Array<ResolversTypes['ScheduleItem']>>, ParentType, ContextType, RequireFields<CustomerScheduleArgs, 'first' | 'from' | 'to'>>;
  searchSuggestions?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<CustomerSearchSuggestionsArgs, 'text'>>;
  socialAccounts?: Resolver<Maybe<ResolversTypes['SocialAccountConnection']>, ParentType, ContextType, RequireFields<CustomerSocialAccountsArgs, 'first' | 'sort'>>;
  socialFigures?: Resolver<Maybe<Array<ResolversTypes['SocialFigures']>>, ParentType, ContextType, RequireFields<CustomerSocialFiguresArgs, 'end' | 'first' | 'start'>>;
  status?: Resolver<ResolversTypes['CustomerStatus'], ParentType, ContextType>;
  storage?: Resolver<Maybe<ResolversTypes['LibraryStorage']>, ParentType, ContextType>;
  streamUsage?: Resolver<Maybe<ResolversTypes['StreamUsage']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['Subscriptions']>, ParentType, ContextType>;
  subtitlesHoursPerMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['TagCount']>>, ParentType, ContextType, RequireFields<CustomerTagsArgs, 'text'>>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toggleIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  users?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, RequireFields<CustomerUsersArgs, 'first' | 'sort'>>;
  venueLicenses?: Resolver<Maybe<Array<ResolversTypes['VenueLicense']>>, ParentType, ContextType>;
  venues?: Resolver<Maybe<ResolversTypes['VenueConnection']>, ParentType, ContextType, RequireFields<CustomerVenuesArgs, 'first' | 'sort'>>;
  viewerRecords?: Resolver<Maybe<ResolversTypes['ViewerRecordConnection']>, ParentType, ContextType, RequireFields<CustomerViewerRecordsArgs, 'api' | 'end' | 'first' | 'order' | 'start'>>;
  viewerSeries?: Resolver<Maybe<ResolversTypes['ViewerSeries']>, ParentType, ContextType, RequireFields<CustomerViewerSeriesArgs, 'api' | 'end' | 'metric' | 'start' | 'unit'>>;
  viewerSummary?: Resolver<Maybe<ResolversTypes['ViewerSummary']>, ParentType, ContextType, RequireFields<CustomerViewerSummaryArgs, 'api' | 'end' | 'start'>>;
  vodPlanName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webChannelList?: Resolver<Maybe<ResolversTypes['WebChannelConnection']>, ParentType, ContextType, RequireFields<CustomerWebChannelListArgs, 'first' | 'sort'>>;
  webChannels?: Resolver<Maybe<Array<ResolversTypes['WebChannel']>>, ParentType, ContextType, RequireFields<CustomerWebChannelsArgs, 'first'>>;
  webMaxDeleteAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  webPlanName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webPresets?: Resolver<Maybe<ResolversTypes['WebPresetConnection']>, ParentType, ContextType, RequireFields<CustomerWebPresetsArgs, 'first' | 'sort'>>;
  webVideos?: Resolver<Maybe<ResolversTypes['ContentDestinationConnection']>, ParentType, ContextType, RequireFields<CustomerWebVideosArgs, 'first' | 'sort'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomerConnection'] = ResolversParentTypes['CustomerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CustomerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomerEdge'] = ResolversParentTypes['CustomerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecoderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Decoder'] = ResolversParentTypes['Decoder']> = {
  bandwidthKbps?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bufferSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hardware?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLan?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isLoggedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUpdate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  loadedEvents?: Resolver<Maybe<Array<ResolversTypes['LoadedEvent']>>, ParentType, ContextType>;
  loadedVideos?: Resolver<Maybe<Array<ResolversTypes['LoadedEvent']>>, ParentType, ContextType>;
  memoryMegabytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nics?: Resolver<Maybe<Array<ResolversTypes['DecoderNic']>>, ParentType, ContextType>;
  playerVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playheadSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  playing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  serial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streamUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['Venue']>, ParentType, ContextType>;
};

export type DecoderConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DecoderConnection'] = ResolversParentTypes['DecoderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DecoderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Decoder']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DecoderEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DecoderEdge'] = ResolversParentTypes['DecoderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Decoder'], ParentType, ContextType>;
};

export type DecoderNicResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DecoderNic'] = ResolversParentTypes['DecoderNic']> = {
  ipv4Address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  macAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteApiClientPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteApiClientPayload'] = ResolversParentTypes['DeleteApiClientPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteContactPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteContactPayload'] = ResolversParentTypes['DeleteContactPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteContentDestinationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteContentDestinationPayload'] = ResolversParentTypes['DeleteContentDestinationPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteCuePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteCuePayload'] = ResolversParentTypes['DeleteCuePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteDestinationGroupPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteDestinationGroupPayload'] = ResolversParentTypes['DeleteDestinationGroupPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteEncoderChannelPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteEncoderChannelPayload'] = ResolversParentTypes['DeleteEncoderChannelPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteEncoderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteEncoderPayload'] = ResolversParentTypes['DeleteEncoderPayload']> = {
  activationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteEncoderPresetPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteEncoderPresetPayload'] = ResolversParentTypes['DeleteEncoderPresetPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteEncoderVideoPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteEncoderVideoPayload'] = ResolversParentTypes['DeleteEncoderVideoPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteLiveOutputPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteLiveOutputPayload'] = ResolversParentTypes['DeleteLiveOutputPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteMediaPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteMediaPayload'] = ResolversParentTypes['DeleteMediaPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePlayerProfilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletePlayerProfilePayload'] = ResolversParentTypes['DeletePlayerProfilePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePlaylistPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletePlaylistPayload'] = ResolversParentTypes['DeletePlaylistPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePostPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletePostPayload'] = ResolversParentTypes['DeletePostPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteQrOverlayPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteQrOverlayPayload'] = ResolversParentTypes['DeleteQrOverlayPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteRtmpDestinationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteRtmpDestinationPayload'] = ResolversParentTypes['DeleteRtmpDestinationPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteUserPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteUserPayload'] = ResolversParentTypes['DeleteUserPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteVenuePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteVenuePayload'] = ResolversParentTypes['DeleteVenuePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteWebChannelPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteWebChannelPayload'] = ResolversParentTypes['DeleteWebChannelPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteWebPresetPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteWebPresetPayload'] = ResolversParentTypes['DeleteWebPresetPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DestinationGroupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DestinationGroup'] = ResolversParentTypes['DestinationGroup'], FederationReferenceType extends FederationReferenceTypes['DestinationGroup'] = FederationReferenceTypes['DestinationGroup']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['DestinationGroup']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  destinationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  destinations?: Resolver<Array<ResolversTypes['GroupDestination']>, ParentType, ContextType>;
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfferedBySoftwareEncoders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uses?: Resolver<Maybe<Array<ResolversTypes['Use']>>, ParentType, ContextType>;
  webChannel?: Resolver<Maybe<ResolversTypes['WebChannel']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DestinationGroupConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DestinationGroupConnection'] = ResolversParentTypes['DestinationGroupConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DestinationGroupEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DestinationGroup']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DestinationGroupEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DestinationGroupEdge'] = ResolversParentTypes['DestinationGroupEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DestinationGroup'], ParentType, ContextType>;
};

export type DestinationGroupPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DestinationGroupPayload'] = ResolversParentTypes['DestinationGroupPayload']> = {
  destinationGroup?: Resolver<Maybe<ResolversTypes['DestinationGroup']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeviceTokenResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeviceToken'] = ResolversParentTypes['DeviceToken']> = {
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DownloadEncoderVideoPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DownloadEncoderVideoPayload'] = ResolversParentTypes['DownloadEncoderVideoPayload']> = {
  download?: Resolver<Maybe<ResolversTypes['EncoderVideoDownload']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadMediaPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DownloadMediaPayload'] = ResolversParentTypes['DownloadMediaPayload']> = {
  download?: Resolver<Maybe<ResolversTypes['MediaDownload']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadWebVideoPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DownloadWebVideoPayload'] = ResolversParentTypes['DownloadWebVideoPayload']> = {
  download?: Resolver<Maybe<ResolversTypes['WebVideoDownload']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DuplicateLoginResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DuplicateLogin'] = ResolversParentTypes['DuplicateLogin']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decoders?: Resolver<Array<ResolversTypes['Decoder']>, ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DurationScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Duration'], any> {
  name: 'Duration';
}

export type DurationRangeCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DurationRangeCount'] = ResolversParentTypes['DurationRangeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DurationRange'], ParentType, ContextType>;
};

export type EmbedCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EmbedCode'] = ResolversParentTypes['EmbedCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EmbedKind'], ParentType, ContextType>;
};

export type EncoderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Encoder'] = ResolversParentTypes['Encoder'], FederationReferenceType extends FederationReferenceTypes['Encoder'] = FederationReferenceTypes['Encoder']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Encoder']> | FederationReferenceType, FederationReferenceType, ContextType>;
  activationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  availableVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  configuration?: Resolver<ResolversTypes['EncoderConfiguration'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  deviceToken?: Resolver<Maybe<ResolversTypes['DeviceToken']>, ParentType, ContextType>;
  encoderVideos?: Resolver<Maybe<ResolversTypes['EncoderVideoConnection']>, ParentType, ContextType, RequireFields<EncoderEncoderVideosArgs, 'first' | 'sort'>>;
  events?: Resolver<Maybe<ResolversTypes['EncoderVideoConnection']>, ParentType, ContextType, RequireFields<EncoderEventsArgs, 'first' | 'sort'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inputSource?: Resolver<Maybe<ResolversTypes['InputSource']>, ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isInLanMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lanMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logs?: Resolver<Maybe<ResolversTypes['EncoderLog']>, ParentType, ContextType, RequireFields<EncoderLogsArgs, 'minLevel'>>;
  macAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marathon?: Resolver<Maybe<ResolversTypes['Marathon']>, ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  networks?: Resolver<Maybe<Array<ResolversTypes['EncoderNetwork']>>, ParentType, ContextType>;
  nextUse?: Resolver<Maybe<ResolversTypes['ScheduleItem']>, ParentType, ContextType>;
  obsVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operatingSystem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingNetworks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preset?: Resolver<Maybe<ResolversTypes['EncoderPreset']>, ParentType, ContextType>;
  proPresenterVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readings?: Resolver<Maybe<Array<ResolversTypes['EncoderReading']>>, ParentType, ContextType, RequireFields<EncoderReadingsArgs, 'resolution'>>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serialNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EncoderStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EncoderType'], ParentType, ContextType>;
  uses?: Resolver<Maybe<Array<ResolversTypes['Use']>>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EncoderChannelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderChannel'] = ResolversParentTypes['EncoderChannel'], FederationReferenceType extends FederationReferenceTypes['EncoderChannel'] = FederationReferenceTypes['EncoderChannel']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EncoderChannel']> | FederationReferenceType, FederationReferenceType, ContextType>;
  bucket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  deleteAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dvrWindowSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  encoderVideos?: Resolver<Maybe<ResolversTypes['EncoderVideoConnection']>, ParentType, ContextType, RequireFields<EncoderChannelEncoderVideosArgs, 'first' | 'sort'>>;
  events?: Resolver<Maybe<ResolversTypes['EncoderVideoConnection']>, ParentType, ContextType, RequireFields<EncoderChannelEventsArgs, 'first' | 'sort'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ingest?: Resolver<Maybe<ResolversTypes['Ingest']>, ParentType, ContextType>;
  isLanOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProvisioned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isViewOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lanOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputs?: Resolver<Maybe<Array<ResolversTypes['LiveOutput']>>, ParentType, ContextType>;
  provisioned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  schedules?: Resolver<Maybe<Array<ResolversTypes['ScheduleItem']>>, ParentType, ContextType, RequireFields<EncoderChannelSchedulesArgs, 'first'>>;
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<Maybe<Array<ResolversTypes['EncoderChannelUser']>>, ParentType, ContextType>;
  uses?: Resolver<Maybe<Array<ResolversTypes['Use']>>, ParentType, ContextType>;
  viewOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EncoderChannelConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderChannelConnection'] = ResolversParentTypes['EncoderChannelConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EncoderChannelEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EncoderChannelEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderChannelEdge'] = ResolversParentTypes['EncoderChannelEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EncoderChannel'], ParentType, ContextType>;
};

export type EncoderChannelUserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderChannelUser'] = ResolversParentTypes['EncoderChannelUser']> = {
  isVenue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isViewOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['Venue']>, ParentType, ContextType>;
  viewOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EncoderConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderConnection'] = ResolversParentTypes['EncoderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EncoderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Encoder']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  stateCounts?: Resolver<Array<ResolversTypes['EncoderStateCount']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EncoderEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderEdge'] = ResolversParentTypes['EncoderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Encoder'], ParentType, ContextType>;
};

export type EncoderLogResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderLog'] = ResolversParentTypes['EncoderLog']> = {
  entries?: Resolver<Array<ResolversTypes['EncoderLogEntry']>, ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EncoderLogEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderLogEntry'] = ResolversParentTypes['EncoderLogEntry']> = {
  entry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['LogLevel'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EncoderNetworkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderNetwork'] = ResolversParentTypes['EncoderNetwork']> = {
  applied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dhcp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  gateway?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipv4Address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDhcpOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  macAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nicDisplayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subnetMask?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EncoderOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderOptions'] = ResolversParentTypes['EncoderOptions']> = {
  inputSources?: Resolver<Array<ResolversTypes['InputSource']>, ParentType, ContextType>;
  lanModes?: Resolver<Array<ResolversTypes['Boolean']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EncoderPresetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderPreset'] = ResolversParentTypes['EncoderPreset'], FederationReferenceType extends FederationReferenceTypes['EncoderPreset'] = FederationReferenceTypes['EncoderPreset']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EncoderPreset']> | FederationReferenceType, FederationReferenceType, ContextType>;
  audioChannels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  authToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bitrate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channel2Offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  codec?: Resolver<ResolversTypes['VideoCodec'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  formatStandard?: Resolver<ResolversTypes['FormatStandard'], ParentType, ContextType>;
  hardwareAcceleration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasHardwareAcceleration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasShortSegments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inputFormat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputFormat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortSegments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uses?: Resolver<Maybe<Array<ResolversTypes['Use']>>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videoChannels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EncoderPresetConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderPresetConnection'] = ResolversParentTypes['EncoderPresetConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EncoderPresetEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['EncoderPreset']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EncoderPresetEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderPresetEdge'] = ResolversParentTypes['EncoderPresetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EncoderPreset'], ParentType, ContextType>;
};

export type EncoderPresetOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderPresetOptions'] = ResolversParentTypes['EncoderPresetOptions']> = {
  audioChannels?: Resolver<ResolversTypes['NumberRange'], ParentType, ContextType>;
  bitrate?: Resolver<ResolversTypes['NumberRange'], ParentType, ContextType>;
  codecs?: Resolver<Array<ResolversTypes['VideoCodec']>, ParentType, ContextType>;
  formatStandards?: Resolver<Array<ResolversTypes['FormatStandard']>, ParentType, ContextType>;
  inputFormats?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  outputFormats?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  videoChannels?: Resolver<ResolversTypes['NumberRange'], ParentType, ContextType>;
};

export type EncoderReadingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderReading'] = ResolversParentTypes['EncoderReading']> = {
  celsius?: Resolver<Maybe<ResolversTypes['ReadingSpread']>, ParentType, ContextType>;
  cpu?: Resolver<Maybe<ResolversTypes['ReadingSpread']>, ParentType, ContextType>;
  droppedFrames?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  upload?: Resolver<ResolversTypes['ReadingSpread'], ParentType, ContextType>;
};

export type EncoderSearchConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderSearchConnection'] = ResolversParentTypes['EncoderSearchConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EncoderSearchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['EncoderSearchHit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['EncoderVersionCount']>, ParentType, ContextType>;
};

export type EncoderSearchEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderSearchEdge'] = ResolversParentTypes['EncoderSearchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EncoderSearchHit'], ParentType, ContextType>;
};

export type EncoderSearchHitResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderSearchHit'] = ResolversParentTypes['EncoderSearchHit']> = {
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encoder?: Resolver<ResolversTypes['Encoder'], ParentType, ContextType>;
};

export type EncoderStateCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderStateCount'] = ResolversParentTypes['EncoderStateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EncoderState'], ParentType, ContextType>;
};

export type EncoderStatusResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderStatus'] = ResolversParentTypes['EncoderStatus']> = {
  cpuUsage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  droppedFrames?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  droppedFramesLastHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasInput?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastUpdate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  peakCloudUpload?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requestedState?: Resolver<Maybe<ResolversTypes['EncoderState']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EncoderState'], ParentType, ContextType>;
  temperatures?: Resolver<Array<ResolversTypes['TemperatureReading']>, ParentType, ContextType>;
  uploadHistory?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EncoderVersionCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderVersionCount'] = ResolversParentTypes['EncoderVersionCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EncoderVideoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderVideo'] = ResolversParentTypes['EncoderVideo'], FederationReferenceType extends FederationReferenceTypes['EncoderVideo'] = FederationReferenceTypes['EncoderVideo']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EncoderVideo']> | FederationReferenceType, FederationReferenceType, ContextType>;
  canSetCues?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  channelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cues?: Resolver<Maybe<Array<ResolversTypes['Cue']>>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  encoder?: Resolver<Maybe<ResolversTypes['Encoder']>, ParentType, ContextType>;
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  hlsUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isManual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPlayable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isViewOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  playback?: Resolver<Maybe<ResolversTypes['Playback']>, ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EncoderVideoStatus'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['EncoderVideoSummary']>, ParentType, ContextType>;
  viewOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EncoderVideoConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderVideoConnection'] = ResolversParentTypes['EncoderVideoConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EncoderVideoEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['EncoderVideo']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EncoderVideoDownloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderVideoDownload'] = ResolversParentTypes['EncoderVideoDownload']> = {
  end?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type EncoderVideoEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderVideoEdge'] = ResolversParentTypes['EncoderVideoEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EncoderVideo'], ParentType, ContextType>;
};

export type EncoderVideoEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderVideoEntry'] = ResolversParentTypes['EncoderVideoEntry']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EncoderVideoStatus'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EncoderVideoSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncoderVideoSummary'] = ResolversParentTypes['EncoderVideoSummary']> = {
  bitrateKbps?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['EncoderVideoEntry']>, ParentType, ContextType>;
  input?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EncodersChangedEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EncodersChangedEvent'] = ResolversParentTypes['EncodersChangedEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  encoders?: Resolver<Array<ResolversTypes['Encoder']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event'], FederationReferenceType extends FederationReferenceTypes['Event'] = FederationReferenceTypes['Event']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Event']> | FederationReferenceType, FederationReferenceType, ContextType>;
  contentDestinations?: Resolver<Maybe<Array<ResolversTypes['ContentDestination']>>, ParentType, ContextType, RequireFields<EventContentDestinationsArgs, 'first'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destinationGroup?: Resolver<Maybe<ResolversTypes['DestinationGroup']>, ParentType, ContextType>;
  destinations?: Resolver<Array<ResolversTypes['EventDestination']>, ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  encoder?: Resolver<Maybe<ResolversTypes['Encoder']>, ParentType, ContextType>;
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  encoderPreset?: Resolver<Maybe<ResolversTypes['EncoderPreset']>, ParentType, ContextType>;
  encoderScheduleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  encoderSettingsType?: Resolver<ResolversTypes['EncoderConfiguration'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdHoc?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  log?: Resolver<Maybe<Array<ResolversTypes['EventLogEntry']>>, ParentType, ContextType>;
  mediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ScheduleItem']>, ParentType, ContextType>;
  occurrences?: Resolver<Maybe<Array<ResolversTypes['ScheduleItem']>>, ParentType, ContextType, RequireFields<EventOccurrencesArgs, 'first'>>;
  preEventBufferMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeat?: Resolver<Maybe<ResolversTypes['EventRepeat']>, ParentType, ContextType>;
  replayedWebChannel?: Resolver<Maybe<ResolversTypes['WebChannel']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  skippedAt?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startLocal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenFromAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  takenOut?: Resolver<Maybe<Array<ResolversTypes['Event']>>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EventType'], ParentType, ContextType>;
  watchUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventCheckResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventCheck'] = ResolversParentTypes['EventCheck']> = {
  concurrency?: Resolver<ResolversTypes['EventConcurrency'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['EventConflict']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  freeEncoders?: Resolver<Array<ResolversTypes['Encoder']>, ParentType, ContextType>;
  lanes?: Resolver<Array<ResolversTypes['EventLane']>, ParentType, ContextType>;
  occurrences?: Resolver<Array<ResolversTypes['EventSpan']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EventConcurrencyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventConcurrency'] = ResolversParentTypes['EventConcurrency']> = {
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['EventConcurrencyStep']>, ParentType, ContextType>;
};

export type EventConcurrencyStepResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventConcurrencyStep'] = ResolversParentTypes['EventConcurrencyStep']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EventConflictResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventConflict'] = ResolversParentTypes['EventConflict']> = {
  endAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  field?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  freeEncoders?: Resolver<Array<ResolversTypes['Encoder']>, ParentType, ContextType>;
  freeSlots?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EventConflictKind'], ParentType, ContextType>;
  other?: Resolver<Maybe<ResolversTypes['EventConflictOther']>, ParentType, ContextType>;
  resourceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  resourceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EventConflictOtherResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventConflictOther'] = ResolversParentTypes['EventConflictOther']> = {
  endAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventConnection'] = ResolversParentTypes['EventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventDestinationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventDestination'] = ResolversParentTypes['EventDestination']> = {
  autoArchivePlaylists?: Resolver<Array<ResolversTypes['Playlist']>, ParentType, ContextType>;
  buttonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buttonUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasButton?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAutosaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCrossposted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DestinationKind'], ParentType, ContextType>;
  placeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  placeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  privacy?: Resolver<Maybe<ResolversTypes['DestinationPrivacy']>, ParentType, ContextType>;
  publishState?: Resolver<Maybe<ResolversTypes['PublishState']>, ParentType, ContextType>;
  rtmpDestination?: Resolver<Maybe<ResolversTypes['RtmpDestination']>, ParentType, ContextType>;
  scheduledPostDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  socialAccount?: Resolver<Maybe<ResolversTypes['SocialAccount']>, ParentType, ContextType>;
  socialAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startOffset?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  stopOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thumbnailFileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webChannel?: Resolver<Maybe<ResolversTypes['WebChannel']>, ParentType, ContextType>;
  webPreset?: Resolver<Maybe<ResolversTypes['WebPreset']>, ParentType, ContextType>;
};

export type EventDestinationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventDestinationPayload'] = ResolversParentTypes['EventDestinationPayload']> = {
  eventDestination?: Resolver<Maybe<ResolversTypes['EventDestination']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventEdge'] = ResolversParentTypes['EventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
};

export type EventLaneResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventLane'] = ResolversParentTypes['EventLane']> = {
  busy?: Resolver<Array<ResolversTypes['EventSpan']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EventConflictKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EventLogEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventLogEntry'] = ResolversParentTypes['EventLogEntry']> = {
  action?: Resolver<Maybe<ResolversTypes['EventLogAction']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['DestinationKind']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occurrenceStartsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  reasonParameters?: Resolver<Array<ResolversTypes['ReasonParameter']>, ParentType, ContextType>;
  refused?: Resolver<Maybe<ResolversTypes['EventLogRefusal']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['DestinationState']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['EventLogSubject'], ParentType, ContextType>;
  videoStatus?: Resolver<Maybe<ResolversTypes['EncoderVideoStatus']>, ParentType, ContextType>;
};

export type EventPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventPayload'] = ResolversParentTypes['EventPayload']> = {
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventRepeatResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventRepeat'] = ResolversParentTypes['EventRepeat']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dayOfMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ends?: Resolver<ResolversTypes['RepeatEnd'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['RepeatPosition']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RepeatType'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
};

export type EventSpanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventSpan'] = ResolversParentTypes['EventSpan']> = {
  endAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FacebookInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FacebookInfo'] = ResolversParentTypes['FacebookInfo']> = {
  accessExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['SocialPlace']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['SocialPlace']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FailedJobResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FailedJob'] = ResolversParentTypes['FailedJob']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoLiveResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GoLive'] = ResolversParentTypes['GoLive']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['GoLiveProgress'], ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['GoLiveRequest']>, ParentType, ContextType>;
};

export type GoLivePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GoLivePayload'] = ResolversParentTypes['GoLivePayload']> = {
  goLive?: Resolver<Maybe<ResolversTypes['GoLive']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoLiveProgressEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GoLiveProgressEvent'] = ResolversParentTypes['GoLiveProgressEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goLives?: Resolver<Array<ResolversTypes['GoLive']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoLiveRequestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GoLiveRequest'] = ResolversParentTypes['GoLiveRequest']> = {
  contentDestinations?: Resolver<Array<ResolversTypes['ContentDestination']>, ParentType, ContextType>;
  destinationGroup?: Resolver<Maybe<ResolversTypes['DestinationGroup']>, ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  encoder?: Resolver<ResolversTypes['Encoder'], ParentType, ContextType>;
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  encoderKeptFor?: Resolver<Maybe<ResolversTypes['ScheduleItem']>, ParentType, ContextType>;
  encoderPreset?: Resolver<Maybe<ResolversTypes['EncoderPreset']>, ParentType, ContextType>;
  encoderStartedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  encoderVideos?: Resolver<Maybe<Array<ResolversTypes['EncoderVideo']>>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  eventId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isEnding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnAir?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStarting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnderWay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parameters?: Resolver<Array<ResolversTypes['ReasonParameter']>, ParentType, ContextType>;
  pictureAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  progressAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupDestinationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GroupDestination'] = ResolversParentTypes['GroupDestination']> = {
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  buttonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buttonUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destination?: Resolver<Maybe<ResolversTypes['GroupTarget']>, ParentType, ContextType>;
  destinationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasButton?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCrossposted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DestinationKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  privacy?: Resolver<Maybe<ResolversTypes['DestinationPrivacy']>, ParentType, ContextType>;
  publishStatus?: Resolver<Maybe<ResolversTypes['PublishState']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupTargetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GroupTarget'] = ResolversParentTypes['GroupTarget']> = {
  __resolveType: TypeResolveFn<'RtmpDestination' | 'WebChannel', ParentType, ContextType>;
};

export type IngestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Ingest'] = ResolversParentTypes['Ingest']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arriving?: Resolver<Maybe<ResolversTypes['ArrivingStream']>, ParentType, ContextType>;
  encoderVideoId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['LiveFinding']>, ParentType, ContextType>;
  isKeyLost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyEnding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['IngestRefusal']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IngestState'], ParentType, ContextType>;
};

export type IngestRefusalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['IngestRefusal'] = ResolversParentTypes['IngestRefusal']> = {
  reason?: Resolver<ResolversTypes['IngestRefusalReason'], ParentType, ContextType>;
  refusedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InviteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Invite'] = ResolversParentTypes['Invite']> = {
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['ChannelAccess']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNetworkAlerts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBillingContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPointOfContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrimaryContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InviteState'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InviteConnection'] = ResolversParentTypes['InviteConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InviteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Invite']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InviteEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InviteEdge'] = ResolversParentTypes['InviteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Invite'], ParentType, ContextType>;
};

export type InviteOfferResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InviteOffer'] = ResolversParentTypes['InviteOffer']> = {
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InviteState'], ParentType, ContextType>;
};

export type InvitePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InvitePayload'] = ResolversParentTypes['InvitePayload']> = {
  invite?: Resolver<Maybe<ResolversTypes['Invite']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteUserResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InviteUserResult'] = ResolversParentTypes['InviteUserResult']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invite?: Resolver<Maybe<ResolversTypes['Invite']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteUsersPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InviteUsersPayload'] = ResolversParentTypes['InviteUsersPayload']> = {
  results?: Resolver<Array<ResolversTypes['InviteUserResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LibraryEmbedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LibraryEmbed'] = ResolversParentTypes['LibraryEmbed']> = {
  codes?: Resolver<Array<ResolversTypes['EmbedCode']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type LibrarySettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LibrarySettings'] = ResolversParentTypes['LibrarySettings']> = {
  deleteAfterDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deleteAfterEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeleteAfterEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LibrarySettingsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LibrarySettingsPayload'] = ResolversParentTypes['LibrarySettingsPayload']> = {
  librarySettings?: Resolver<Maybe<ResolversTypes['LibrarySettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LibraryStorageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LibraryStorage'] = ResolversParentTypes['LibraryStorage']> = {
  limitBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  usedBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LibraryTrialResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LibraryTrial'] = ResolversParentTypes['LibraryTrial']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TrialState'], ParentType, ContextType>;
};

export type LicensedPackageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LicensedPackage'] = ResolversParentTypes['LicensedPackage']> = {
  license?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LicensedPackageConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LicensedPackageConnection'] = ResolversParentTypes['LicensedPackageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LicensedPackageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LicensedPackage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LicensedPackageEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LicensedPackageEdge'] = ResolversParentTypes['LicensedPackageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LicensedPackage'], ParentType, ContextType>;
};

export type LinkSocialAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LinkSocialAccountPayload'] = ResolversParentTypes['LinkSocialAccountPayload']> = {
  socialAccount?: Resolver<Maybe<ResolversTypes['SocialAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LiveFindingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LiveFinding'] = ResolversParentTypes['LiveFinding']> = {
  found?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LiveFindingKind'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['LiveFindingSeverity'], ParentType, ContextType>;
  wanted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LiveOutputResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LiveOutput'] = ResolversParentTypes['LiveOutput']> = {
  bitrateKbps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lostFrames?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['LiveOutputReason']>, ParentType, ContextType>;
  reconnects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LiveOutputState'], ParentType, ContextType>;
  stateChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  streamUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LiveSourcesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LiveSources'] = ResolversParentTypes['LiveSources']> = {
  encoderChannels?: Resolver<Array<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LoadEncoderVideosPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LoadEncoderVideosPayload'] = ResolversParentTypes['LoadEncoderVideosPayload']> = {
  results?: Resolver<Array<ResolversTypes['VenueLoadResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoadEventsOnDecodersPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LoadEventsOnDecodersPayload'] = ResolversParentTypes['LoadEventsOnDecodersPayload']> = {
  results?: Resolver<Array<ResolversTypes['VenueLoadResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoadedEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LoadedEvent'] = ResolversParentTypes['LoadedEvent']> = {
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  encoderVideo?: Resolver<Maybe<ResolversTypes['EncoderVideo']>, ParentType, ContextType>;
  encoderVideoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarathonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Marathon'] = ResolversParentTypes['Marathon']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextRun?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MarathonState'], ParentType, ContextType>;
};

export type MarkNotificationsReadPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MarkNotificationsReadPayload'] = ResolversParentTypes['MarkNotificationsReadPayload']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaDocumentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaDocument'] = ResolversParentTypes['MediaDocument']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaDownloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaDownload'] = ResolversParentTypes['MediaDownload']> = {
  end?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type MediaFacetsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaFacets'] = ResolversParentTypes['MediaFacets']> = {
  durationRanges?: Resolver<Array<ResolversTypes['DurationRangeCount']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['MediaSourceCount']>, ParentType, ContextType>;
  stateGroups?: Resolver<Array<ResolversTypes['MediaStateGroupCount']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['TagCount']>, ParentType, ContextType>;
  withThumbnail?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutThumbnail?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MediaItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem'], FederationReferenceType extends FederationReferenceTypes['MediaItem'] = FederationReferenceTypes['MediaItem']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MediaItem']> | FederationReferenceType, FederationReferenceType, ContextType>;
  airedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cues?: Resolver<Maybe<Array<ResolversTypes['Cue']>>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discussionQuestions?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  documents?: Resolver<Maybe<Array<ResolversTypes['MediaDocument']>>, ParentType, ContextType>;
  hlsUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPlayable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MediaKind'], ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  playable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  playback?: Resolver<Maybe<ResolversTypes['Playback']>, ParentType, ContextType>;
  processing?: Resolver<ResolversTypes['MediaProcessing'], ParentType, ContextType>;
  publishState?: Resolver<ResolversTypes['PublishState'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  renditions?: Resolver<Maybe<ResolversTypes['MediaRenditions']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['MediaSource'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MediaState'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transcript?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upload?: Resolver<Maybe<ResolversTypes['MediaUpload']>, ParentType, ContextType>;
  uses?: Resolver<Maybe<Array<ResolversTypes['Use']>>, ParentType, ContextType>;
  views?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaItemConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaItemConnection'] = ResolversParentTypes['MediaItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MediaItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MediaItemEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaItemEdge'] = ResolversParentTypes['MediaItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MediaItem'], ParentType, ContextType>;
};

export type MediaItemPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaItemPayload'] = ResolversParentTypes['MediaItemPayload']> = {
  mediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaItemsChangedEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaItemsChangedEvent'] = ResolversParentTypes['MediaItemsChangedEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mediaItems?: Resolver<Array<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaPictureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaPicture'] = ResolversParentTypes['MediaPicture']> = {
  codecs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MediaProcessingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaProcessing'] = ResolversParentTypes['MediaProcessing']> = {
  errorKind?: Resolver<Maybe<ResolversTypes['UploadErrorKind']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MediaProcessingState'], ParentType, ContextType>;
};

export type MediaRenditionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaRendition'] = ResolversParentTypes['MediaRendition']> = {
  bitrate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sizeBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MediaProcessingState'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MediaRenditionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaRenditions'] = ResolversParentTypes['MediaRenditions']> = {
  canMake?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasEngine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MediaRendition']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['MediaPicture']>, ParentType, ContextType>;
};

export type MediaSearchConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaSearchConnection'] = ResolversParentTypes['MediaSearchConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MediaItemEdge']>, ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['MediaFacets'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MediaSourceCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaSourceCount'] = ResolversParentTypes['MediaSourceCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['MediaSource'], ParentType, ContextType>;
};

export type MediaStateGroupCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaStateGroupCount'] = ResolversParentTypes['MediaStateGroupCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['MediaStateGroup'], ParentType, ContextType>;
};

export type MediaUploadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaUpload'] = ResolversParentTypes['MediaUpload']> = {
  failures?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MetricChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MetricChange'] = ResolversParentTypes['MetricChange']> = {
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  percentageChange?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  trend?: Resolver<ResolversTypes['Trend'], ParentType, ContextType>;
};

export type MinimumEncoderOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MinimumEncoderOption'] = ResolversParentTypes['MinimumEncoderOption']> = {
  type?: Resolver<ResolversTypes['EncoderType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoveEncoderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MoveEncoderPayload'] = ResolversParentTypes['MoveEncoderPayload']> = {
  encoder?: Resolver<Maybe<ResolversTypes['Encoder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvite?: Resolver<Maybe<ResolversTypes['AcceptInvitePayload']>, ParentType, ContextType, RequireFields<MutationAcceptInviteArgs, 'input'>>;
  activateEncoder?: Resolver<Maybe<ResolversTypes['ActivateEncoderPayload']>, ParentType, ContextType, RequireFields<MutationActivateEncoderArgs, 'input'>>;
  addEventDestination?: Resolver<Maybe<ResolversTypes['EventDestinationPayload']>, ParentType, ContextType, RequireFields<MutationAddEventDestinationArgs, 'input'>>;
  addFirstSecondFactor?: Resolver<Maybe<ResolversTypes['AddFirstSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationAddFirstSecondFactorArgs, 'input'>>;
  addSecondFactor?: Resolver<Maybe<ResolversTypes['SecondFactorsPayload']>, ParentType, ContextType, RequireFields<MutationAddSecondFactorArgs, 'input'>>;
  addToPlaylist?: Resolver<Maybe<ResolversTypes['PlaylistPayload']>, ParentType, ContextType, RequireFields<MutationAddToPlaylistArgs, 'input'>>;
  authorizeSocialAccount?: Resolver<Maybe<ResolversTypes['AuthorizeSocialAccountPayload']>, ParentType, ContextType, RequireFields<MutationAuthorizeSocialAccountArgs, 'input'>>;
  beginFirstSecondFactor?: Resolver<Maybe<ResolversTypes['SecondFactorAdditionPayload']>, ParentType, ContextType, RequireFields<MutationBeginFirstSecondFactorArgs, 'input'>>;
  beginSecondFactor?: Resolver<Maybe<ResolversTypes['SecondFactorAdditionPayload']>, ParentType, ContextType, RequireFields<MutationBeginSecondFactorArgs, 'input'>>;
  beginUpload?: Resolver<Maybe<ResolversTypes['BeginUploadPayload']>, ParentType, ContextType, RequireFields<MutationBeginUploadArgs, 'input'>>;
  cancelGoLive?: Resolver<Maybe<ResolversTypes['GoLivePayload']>, ParentType, ContextType, RequireFields<MutationCancelGoLiveArgs, 'input'>>;
  cancelTrial?: Resolver<Maybe<ResolversTypes['TrialPayload']>, ParentType, ContextType, RequireFields<MutationCancelTrialArgs, 'input'>>;
  cancelUpload?: Resolver<Maybe<ResolversTypes['CancelUploadPayload']>, ParentType, ContextType, RequireFields<MutationCancelUploadArgs, 'input'>>;
  changeVenuePassword?: Resolver<Maybe<ResolversTypes['VenuePayload']>, ParentType, ContextType, RequireFields<MutationChangeVenuePasswordArgs, 'input'>>;
  clearWebChannel?: Resolver<Maybe<ResolversTypes['WebChannelPayload']>, ParentType, ContextType, RequireFields<MutationClearWebChannelArgs, 'input'>>;
  commandEncoder?: Resolver<Maybe<ResolversTypes['CommandEncoderPayload']>, ParentType, ContextType, RequireFields<MutationCommandEncoderArgs, 'input'>>;
  commandEncoders?: Resolver<Maybe<ResolversTypes['CommandEncodersPayload']>, ParentType, ContextType, RequireFields<MutationCommandEncodersArgs, 'input'>>;
  completeUpload?: Resolver<Maybe<ResolversTypes['CompleteUploadPayload']>, ParentType, ContextType, RequireFields<MutationCompleteUploadArgs, 'input'>>;
  createApiClient?: Resolver<Maybe<ResolversTypes['ApiClientSecretPayload']>, ParentType, ContextType, RequireFields<MutationCreateApiClientArgs, 'input'>>;
  createContact?: Resolver<Maybe<ResolversTypes['ContactPayload']>, ParentType, ContextType, RequireFields<MutationCreateContactArgs, 'input'>>;
  createCue?: Resolver<Maybe<ResolversTypes['CuePayload']>, ParentType, ContextType, RequireFields<MutationCreateCueArgs, 'input'>>;
  createDestinationGroup?: Resolver<Maybe<ResolversTypes['DestinationGroupPayload']>, ParentType, ContextType, RequireFields<MutationCreateDestinationGroupArgs, 'input'>>;
  createEncoderChannel?: Resolver<Maybe<ResolversTypes['CreateEncoderChannelPayload']>, ParentType, ContextType, RequireFields<MutationCreateEncoderChannelArgs, 'input'>>;
  createEncoderPreset?: Resolver<Maybe<ResolversTypes['CreateEncoderPresetPayload']>, ParentType, ContextType, RequireFields<MutationCreateEncoderPresetArgs, 'input'>>;
  createEvent?: Resolver<Maybe<ResolversTypes['EventPayload']>, ParentType, ContextType, RequireFields<MutationCreateEventArgs, 'input'>>;
  createLibraryEmbed?: Resolver<Maybe<ResolversTypes['CreateLibraryEmbedPayload']>, ParentType, ContextType, RequireFields<MutationCreateLibraryEmbedArgs, 'input'>>;
  createLiveOutput?: Resolver<Maybe<ResolversTypes['CreateLiveOutputPayload']>, ParentType, ContextType, RequireFields<MutationCreateLiveOutputArgs, 'input'>>;
  createPlayerProfile?: Resolver<Maybe<ResolversTypes['PlayerProfilePayload']>, ParentType, ContextType, RequireFields<MutationCreatePlayerProfileArgs, 'input'>>;
  createPlaylist?: Resolver<Maybe<ResolversTypes['PlaylistPayload']>, ParentType, ContextType, RequireFields<MutationCreatePlaylistArgs, 'input'>>;
  createPost?: Resolver<Maybe<ResolversTypes['CreatePostPayload']>, ParentType, ContextType, RequireFields<MutationCreatePostArgs, 'input'>>;
  createQrOverlay?: Resolver<Maybe<ResolversTypes['QrOverlayPayload']>, ParentType, ContextType, RequireFields<MutationCreateQrOverlayArgs, 'input'>>;
  createRtmpDestination?: Resolver<Maybe<ResolversTypes['CreateRtmpDestinationPayload']>, ParentType, ContextType, RequireFields<MutationCreateRtmpDestinationArgs, 'input'>>;
  createSubscription?: Resolver<Maybe<ResolversTypes['CreateSubscriptionPayload']>, ParentType, ContextType, RequireFields<MutationCreateSubscriptionArgs, 'input'>>;
  createVenue?: Resolver<Maybe<ResolversTypes['VenuePayload']>, ParentType, ContextType, RequireFields<MutationCreateVenueArgs, 'input'>>;
  createWebChannel?: Resolver<Maybe<ResolversTypes['WebChannelPayload']>, ParentType, ContextType, RequireFields<MutationCreateWebChannelArgs, 'input'>>;
  createWebPreset?: Resolver<Maybe<ResolversTypes['WebPresetPayload']>, ParentType, ContextType, RequireFields<MutationCreateWebPresetArgs, 'input'>>;
  createWebhook?: Resolver<Maybe<ResolversTypes['WebhookSecretPayload']>, ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteApiClient?: Resolver<Maybe<ResolversTypes['DeleteApiClientPayload']>, ParentType, ContextType, RequireFields<MutationDeleteApiClientArgs, 'input'>>;
  deleteContact?: Resolver<Maybe<ResolversTypes['DeleteContactPayload']>, ParentType, ContextType, RequireFields<MutationDeleteContactArgs, 'input'>>;
  deleteContentDestination?: Resolver<Maybe<ResolversTypes['DeleteContentDestinationPayload']>, ParentType, ContextType, RequireFields<MutationDeleteContentDestinationArgs, 'input'>>;
  deleteCue?: Resolver<Maybe<ResolversTypes['DeleteCuePayload']>, ParentType, ContextType, RequireFields<MutationDeleteCueArgs, 'input'>>;
  deleteDestinationGroup?: Resolver<Maybe<ResolversTypes['DeleteDestinationGroupPayload']>, ParentType, ContextType, RequireFields<MutationDeleteDestinationGroupArgs, 'input'>>;
  deleteEncoder?: Resolver<Maybe<ResolversTypes['DeleteEncoderPayload']>, ParentType, ContextType, RequireFields<MutationDeleteEncoderArgs, 'input'>>;
  deleteEncoderChannel?: Resolver<Maybe<ResolversTypes['DeleteEncoderChannelPayload']>, ParentType, ContextType, RequireFields<MutationDeleteEncoderChannelArgs, 'input'>>;
  deleteEncoderPreset?: Resolver<Maybe<ResolversTypes['DeleteEncoderPresetPayload']>, ParentType, ContextType, RequireFields<MutationDeleteEncoderPresetArgs, 'input'>>;
  deleteEncoderVideo?: Resolver<Maybe<ResolversTypes['DeleteEncoderVideoPayload']>, ParentType, ContextType, RequireFields<MutationDeleteEncoderVideoArgs, 'input'>>;
  deleteLiveOutput?: Resolver<Maybe<ResolversTypes['DeleteLiveOutputPayload']>, ParentType, ContextType, RequireFields<MutationDeleteLiveOutputArgs, 'input'>>;
  deleteMedia?: Resolver<Maybe<ResolversTypes['DeleteMediaPayload']>, ParentType, ContextType, RequireFields<MutationDeleteMediaArgs, 'input'>>;
  deletePlayerProfile?: Resolver<Maybe<ResolversTypes['DeletePlayerProfilePayload']>, ParentType, ContextType, RequireFields<MutationDeletePlayerProfileArgs, 'input'>>;
  deletePlaylist?: Resolver<Maybe<ResolversTypes['DeletePlaylistPayload']>, ParentType, ContextType, RequireFields<MutationDeletePlaylistArgs, 'input'>>;
  deletePost?: Resolver<Maybe<ResolversTypes['DeletePostPayload']>, ParentType, ContextType, RequireFields<MutationDeletePostArgs, 'input'>>;
  deleteQrOverlay?: Resolver<Maybe<ResolversTypes['DeleteQrOverlayPayload']>, ParentType, ContextType, RequireFields<MutationDeleteQrOverlayArgs, 'input'>>;
  deleteRtmpDestination?: Resolver<Maybe<ResolversTypes['DeleteRtmpDestinationPayload']>, ParentType, ContextType, RequireFields<MutationDeleteRtmpDestinationArgs, 'input'>>;
  deleteUser?: Resolver<Maybe<ResolversTypes['DeleteUserPayload']>, ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'input'>>;
  deleteVenue?: Resolver<Maybe<ResolversTypes['DeleteVenuePayload']>, ParentType, ContextType, RequireFields<MutationDeleteVenueArgs, 'input'>>;
  deleteWebChannel?: Resolver<Maybe<ResolversTypes['DeleteWebChannelPayload']>, ParentType, ContextType, RequireFields<MutationDeleteWebChannelArgs, 'input'>>;
  deleteWebPreset?: Resolver<Maybe<ResolversTypes['DeleteWebPresetPayload']>, ParentType, ContextType, RequireFields<MutationDeleteWebPresetArgs, 'input'>>;
  deleteWebhook?: Resolver<Maybe<ResolversTypes['DeleteWebhookPayload']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'input'>>;
  downloadEncoderVideo?: Resolver<Maybe<ResolversTypes['DownloadEncoderVideoPayload']>, ParentType, ContextType, RequireFields<MutationDownloadEncoderVideoArgs, 'input'>>;
  downloadMedia?: Resolver<Maybe<ResolversTypes['DownloadMediaPayload']>, ParentType, ContextType, RequireFields<MutationDownloadMediaArgs, 'input'>>;
  downloadWebVideo?: Resolver<Maybe<ResolversTypes['DownloadWebVideoPayload']>, ParentType, ContextType, RequireFields<MutationDownloadWebVideoArgs, 'input'>>;
  endOtherSessions?: Resolver<Maybe<ResolversTypes['EndSessionPayload']>, ParentType, ContextType>;
  endSession?: Resolver<Maybe<ResolversTypes['EndSessionPayload']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  goLive?: Resolver<Maybe<ResolversTypes['GoLivePayload']>, ParentType, ContextType, RequireFields<MutationGoLiveArgs, 'input'>>;
  inviteUser?: Resolver<Maybe<ResolversTypes['InvitePayload']>, ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'input'>>;
  inviteUsers?: Resolver<Maybe<ResolversTypes['InviteUsersPayload']>, ParentType, ContextType, RequireFields<MutationInviteUsersArgs, 'input'>>;
  linkSocialAccount?: Resolver<Maybe<ResolversTypes['LinkSocialAccountPayload']>, ParentType, ContextType, RequireFields<MutationLinkSocialAccountArgs, 'input'>>;
  loadEncoderVideos?: Resolver<Maybe<ResolversTypes['LoadEncoderVideosPayload']>, ParentType, ContextType, RequireFields<MutationLoadEncoderVideosArgs, 'input'>>;
  loadEventsOnDecoders?: Resolver<Maybe<ResolversTypes['LoadEventsOnDecodersPayload']>, ParentType, ContextType, RequireFields<MutationLoadEventsOnDecodersArgs, 'input'>>;
  makeRenditions?: Resolver<Maybe<ResolversTypes['MediaItemPayload']>, ParentType, ContextType, RequireFields<MutationMakeRenditionsArgs, 'input'>>;
  markNotificationsRead?: Resolver<Maybe<ResolversTypes['MarkNotificationsReadPayload']>, ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'input'>>;
  moveEncoder?: Resolver<Maybe<ResolversTypes['MoveEncoderPayload']>, ParentType, ContextType, RequireFields<MutationMoveEncoderArgs, 'input'>>;
  moveEvent?: Resolver<Maybe<ResolversTypes['EventPayload']>, ParentType, ContextType, RequireFields<MutationMoveEventArgs, 'input'>>;
  pauseEvent?: Resolver<Maybe<ResolversTypes['EventPayload']>, ParentType, ContextType, RequireFields<MutationPauseEventArgs, 'input'>>;
  pingWebhook?: Resolver<Maybe<ResolversTypes['WebhookDeliveryPayload']>, ParentType, ContextType, RequireFields<MutationPingWebhookArgs, 'input'>>;
  proveSecondFactor?: Resolver<Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<MutationProveSecondFactorArgs, 'input'>>;
  provisionEncoderChannel?: Resolver<Maybe<ResolversTypes['ProvisionEncoderChannelPayload']>, ParentType, ContextType, RequireFields<MutationProvisionEncoderChannelArgs, 'input'>>;
  publishContentDestination?: Resolver<Maybe<ResolversTypes['ContentDestinationPayload']>, ParentType, ContextType, RequireFields<MutationPublishContentDestinationArgs, 'input'>>;
  refreshSession?: Resolver<Maybe<ResolversTypes['RefreshSessionPayload']>, ParentType, ContextType>;
  regenerateApiClientSecret?: Resolver<Maybe<ResolversTypes['ApiClientSecretPayload']>, ParentType, ContextType, RequireFields<MutationRegenerateApiClientSecretArgs, 'input'>>;
  regenerateWebhookSecret?: Resolver<Maybe<ResolversTypes['WebhookSecretPayload']>, ParentType, ContextType, RequireFields<MutationRegenerateWebhookSecretArgs, 'input'>>;
  registerUploader?: Resolver<Maybe<ResolversTypes['RegisterUploaderPayload']>, ParentType, ContextType, RequireFields<MutationRegisterUploaderArgs, 'input'>>;
  releaseDecoder?: Resolver<Maybe<ResolversTypes['ReleaseDecoderPayload']>, ParentType, ContextType, RequireFields<MutationReleaseDecoderArgs, 'input'>>;
  removeEvent?: Resolver<Maybe<ResolversTypes['RemoveEventPayload']>, ParentType, ContextType, RequireFields<MutationRemoveEventArgs, 'input'>>;
  removeEventDestination?: Resolver<Maybe<ResolversTypes['RemoveEventDestinationPayload']>, ParentType, ContextType, RequireFields<MutationRemoveEventDestinationArgs, 'input'>>;
  removeEventThumbnail?: Resolver<Maybe<ResolversTypes['EventPayload']>, ParentType, ContextType, RequireFields<MutationRemoveEventThumbnailArgs, 'input'>>;
  removeFromPlaylist?: Resolver<Maybe<ResolversTypes['PlaylistPayload']>, ParentType, ContextType, RequireFields<MutationRemoveFromPlaylistArgs, 'input'>>;
  removeSecondFactor?: Resolver<Maybe<ResolversTypes['SecondFactorsPayload']>, ParentType, ContextType, RequireFields<MutationRemoveSecondFactorArgs, 'input'>>;
  removeSocialAccount?: Resolver<Maybe<ResolversTypes['RemoveSocialAccountPayload']>, ParentType, ContextType, RequireFields<MutationRemoveSocialAccountArgs, 'input'>>;
  renameSecondFactor?: Resolver<Maybe<ResolversTypes['SecondFactorsPayload']>, ParentType, ContextType, RequireFields<MutationRenameSecondFactorArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<Maybe<ResolversTypes['SecondFactorsPayload']>, ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  renewSocialAccount?: Resolver<Maybe<ResolversTypes['RenewSocialAccountPayload']>, ParentType, ContextType, RequireFields<MutationRenewSocialAccountArgs, 'input'>>;
  renewStreamKey?: Resolver<Maybe<ResolversTypes['RenewStreamKeyPayload']>, ParentType, ContextType, RequireFields<MutationRenewStreamKeyArgs, 'input'>>;
  reorderPlaylist?: Resolver<Maybe<ResolversTypes['PlaylistPayload']>, ParentType, ContextType, RequireFields<MutationReorderPlaylistArgs, 'input'>>;
  republishWebVideo?: Resolver<Maybe<ResolversTypes['ContentDestinationPayload']>, ParentType, ContextType, RequireFields<MutationRepublishWebVideoArgs, 'input'>>;
  requestBandwidth?: Resolver<Maybe<ResolversTypes['RequestBandwidthPayload']>, ParentType, ContextType, RequireFields<MutationRequestBandwidthArgs, 'input'>>;
  requestEmailVerification?: Resolver<Maybe<ResolversTypes['RequestEmailVerificationPayload']>, ParentType, ContextType, RequireFields<MutationRequestEmailVerificationArgs, 'input'>>;
  requestInvite?: Resolver<Maybe<ResolversTypes['RequestInvitePayload']>, ParentType, ContextType, RequireFields<MutationRequestInviteArgs, 'input'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resendInvite?: Resolver<Maybe<ResolversTypes['InvitePayload']>, ParentType, ContextType, RequireFields<MutationResendInviteArgs, 'input'>>;
  resendWebhookDelivery?: Resolver<Maybe<ResolversTypes['WebhookDeliveryPayload']>, ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resetSecondFactors?: Resolver<Maybe<ResolversTypes['UserPayload']>, ParentType, ContextType, RequireFields<MutationResetSecondFactorsArgs, 'input'>>;
  restoreDeleted?: Resolver<Maybe<ResolversTypes['RestoreDeletedPayload']>, ParentType, ContextType, RequireFields<MutationRestoreDeletedArgs, 'input'>>;
  restoreEventDate?: Resolver<Maybe<ResolversTypes['EventPayload']>, ParentType, ContextType, RequireFields<MutationRestoreEventDateArgs, 'input'>>;
  retryGoLive?: Resolver<Maybe<ResolversTypes['GoLivePayload']>, ParentType, ContextType, RequireFields<MutationRetryGoLiveArgs, 'input'>>;
  revealLiveOutputKey?: Resolver<Maybe<ResolversTypes['RevealLiveOutputKeyPayload']>, ParentType, ContextType, RequireFields<MutationRevealLiveOutputKeyArgs, 'input'>>;
  revealRemoteSupport?: Resolver<Maybe<ResolversTypes['RevealRemoteSupportPayload']>, ParentType, ContextType, RequireFields<MutationRevealRemoteSupportArgs, 'input'>>;
  revealRtmpKey?: Resolver<Maybe<ResolversTypes['RevealRtmpKeyPayload']>, ParentType, ContextType, RequireFields<MutationRevealRtmpKeyArgs, 'input'>>;
  revealStreamKey?: Resolver<Maybe<ResolversTypes['RevealStreamKeyPayload']>, ParentType, ContextType, RequireFields<MutationRevealStreamKeyArgs, 'input'>>;
  revokeDeviceToken?: Resolver<Maybe<ResolversTypes['RevokeDeviceTokenPayload']>, ParentType, ContextType, RequireFields<MutationRevokeDeviceTokenArgs, 'input'>>;
  revokeInvite?: Resolver<Maybe<ResolversTypes['RevokeInvitePayload']>, ParentType, ContextType, RequireFields<MutationRevokeInviteArgs, 'input'>>;
  saveToLibrary?: Resolver<Maybe<ResolversTypes['SaveToLibraryPayload']>, ParentType, ContextType, RequireFields<MutationSaveToLibraryArgs, 'input'>>;
  sendContactRequest?: Resolver<Maybe<ResolversTypes['ContactRequestPayload']>, ParentType, ContextType, RequireFields<MutationSendContactRequestArgs, 'input'>>;
  setEncoderChannelUsers?: Resolver<Maybe<ResolversTypes['SetEncoderChannelUsersPayload']>, ParentType, ContextType, RequireFields<MutationSetEncoderChannelUsersArgs, 'input'>>;
  setEventThumbnail?: Resolver<Maybe<ResolversTypes['EventPayload']>, ParentType, ContextType, RequireFields<MutationSetEventThumbnailArgs, 'input'>>;
  setMediaThumbnail?: Resolver<Maybe<ResolversTypes['MediaItemPayload']>, ParentType, ContextType, RequireFields<MutationSetMediaThumbnailArgs, 'input'>>;
  setToggle?: Resolver<Maybe<ResolversTypes['SetTogglePayload']>, ParentType, ContextType, RequireFields<MutationSetToggleArgs, 'input'>>;
  setUserRoles?: Resolver<Maybe<ResolversTypes['UserPayload']>, ParentType, ContextType, RequireFields<MutationSetUserRolesArgs, 'input'>>;
  signIn?: Resolver<Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInOnBehalf?: Resolver<Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<MutationSignInOnBehalfArgs, 'input'>>;
  signOut?: Resolver<Maybe<ResolversTypes['SignOutPayload']>, ParentType, ContextType>;
  skipEventDate?: Resolver<Maybe<ResolversTypes['EventPayload']>, ParentType, ContextType, RequireFields<MutationSkipEventDateArgs, 'input'>>;
  startLiveOutput?: Resolver<Maybe<ResolversTypes['StartLiveOutputPayload']>, ParentType, ContextType, RequireFields<MutationStartLiveOutputArgs, 'input'>>;
  startRtmpStream?: Resolver<Maybe<ResolversTypes['StartRtmpStreamPayload']>, ParentType, ContextType, RequireFields<MutationStartRtmpStreamArgs, 'input'>>;
  startTrial?: Resolver<Maybe<ResolversTypes['TrialPayload']>, ParentType, ContextType, RequireFields<MutationStartTrialArgs, 'input'>>;
  startWebVideo?: Resolver<Maybe<ResolversTypes['StartWebVideoPayload']>, ParentType, ContextType, RequireFields<MutationStartWebVideoArgs, 'input'>>;
  stopContentDestination?: Resolver<Maybe<ResolversTypes['StopContentDestinationPayload']>, ParentType, ContextType, RequireFields<MutationStopContentDestinationArgs, 'input'>>;
  stopContentDestinations?: Resolver<Maybe<ResolversTypes['StopContentDestinationsPayload']>, ParentType, ContextType, RequireFields<MutationStopContentDestinationsArgs, 'input'>>;
  stopLiveOutput?: Resolver<Maybe<ResolversTypes['StopLiveOutputPayload']>, ParentType, ContextType, RequireFields<MutationStopLiveOutputArgs, 'input'>>;
  stopRenditions?: Resolver<Maybe<ResolversTypes['MediaItemPayload']>, ParentType, ContextType, RequireFields<MutationStopRenditionsArgs, 'input'>>;
  stopRtmpStream?: Resolver<Maybe<ResolversTypes['StopRtmpStreamPayload']>, ParentType, ContextType, RequireFields<MutationStopRtmpStreamArgs, 'input'>>;
  switchCustomer?: Resolver<Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<MutationSwitchCustomerArgs, 'input'>>;
  syncSocialAccount?: Resolver<Maybe<ResolversTypes['SyncSocialAccountPayload']>, ParentType, ContextType, RequireFields<MutationSyncSocialAccountArgs, 'input'>>;
  track?: Resolver<Maybe<ResolversTypes['TrackPayload']>, ParentType, ContextType, RequireFields<MutationTrackArgs, 'input'>>;
  trimWebVideo?: Resolver<Maybe<ResolversTypes['ContentDestinationPayload']>, ParentType, ContextType, RequireFields<MutationTrimWebVideoArgs, 'input'>>;
  unregisterUploader?: Resolver<Maybe<ResolversTypes['UnregisterUploaderPayload']>, ParentType, ContextType, RequireFields<MutationUnregisterUploaderArgs, 'input'>>;
  untrimWebVideo?: Resolver<Maybe<ResolversTypes['ContentDestinationPayload']>, ParentType, ContextType, RequireFields<MutationUntrimWebVideoArgs, 'input'>>;
  updateApiClient?: Resolver<Maybe<ResolversTypes['ApiClientPayload']>, ParentType, ContextType, RequireFields<MutationUpdateApiClientArgs, 'input'>>;
  updateContact?: Resolver<Maybe<ResolversTypes['ContactPayload']>, ParentType, ContextType, RequireFields<MutationUpdateContactArgs, 'input'>>;
  updateContentDestination?: Resolver<Maybe<ResolversTypes['ContentDestinationPayload']>, ParentType, ContextType, RequireFields<MutationUpdateContentDestinationArgs, 'input'>>;
  updateCue?: Resolver<Maybe<ResolversTypes['CuePayload']>, ParentType, ContextType, RequireFields<MutationUpdateCueArgs, 'input'>>;
  updateDestinationGroup?: Resolver<Maybe<ResolversTypes['DestinationGroupPayload']>, ParentType, ContextType, RequireFields<MutationUpdateDestinationGroupArgs, 'input'>>;
  updateEncoder?: Resolver<Maybe<ResolversTypes['UpdateEncoderPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEncoderArgs, 'input'>>;
  updateEncoderChannel?: Resolver<Maybe<ResolversTypes['UpdateEncoderChannelPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEncoderChannelArgs, 'input'>>;
  updateEncoderNetwork?: Resolver<Maybe<ResolversTypes['UpdateEncoderNetworkPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEncoderNetworkArgs, 'input'>>;
  updateEncoderPreset?: Resolver<Maybe<ResolversTypes['UpdateEncoderPresetPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEncoderPresetArgs, 'input'>>;
  updateEncoderVideo?: Resolver<Maybe<ResolversTypes['UpdateEncoderVideoPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEncoderVideoArgs, 'input'>>;
  updateEvent?: Resolver<Maybe<ResolversTypes['EventPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEventArgs, 'input'>>;
  updateEventDestination?: Resolver<Maybe<ResolversTypes['EventDestinationPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEventDestinationArgs, 'input'>>;
  updateLibrarySettings?: Resolver<Maybe<ResolversTypes['LibrarySettingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateLibrarySettingsArgs, 'input'>>;
  updateMarathon?: Resolver<Maybe<ResolversTypes['UpdateMarathonPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMarathonArgs, 'input'>>;
  updateMedia?: Resolver<Maybe<ResolversTypes['MediaItemPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMediaArgs, 'input'>>;
  updateMyAccount?: Resolver<Maybe<ResolversTypes['UserPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMyAccountArgs, 'input'>>;
  updatePlayerProfile?: Resolver<Maybe<ResolversTypes['PlayerProfilePayload']>, ParentType, ContextType, RequireFields<MutationUpdatePlayerProfileArgs, 'input'>>;
  updatePlaylist?: Resolver<Maybe<ResolversTypes['PlaylistPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePlaylistArgs, 'input'>>;
  updatePost?: Resolver<Maybe<ResolversTypes['UpdatePostPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePostArgs, 'input'>>;
  updatePreferences?: Resolver<Maybe<ResolversTypes['UpdatePreferencesPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePreferencesArgs, 'input'>>;
  updateQrOverlay?: Resolver<Maybe<ResolversTypes['QrOverlayPayload']>, ParentType, ContextType, RequireFields<MutationUpdateQrOverlayArgs, 'input'>>;
  updateRtmpDestination?: Resolver<Maybe<ResolversTypes['UpdateRtmpDestinationPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRtmpDestinationArgs, 'input'>>;
  updateSignInRules?: Resolver<Maybe<ResolversTypes['SignInRulesPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSignInRulesArgs, 'input'>>;
  updateSocialAccount?: Resolver<Maybe<ResolversTypes['UpdateSocialAccountPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSocialAccountArgs, 'input'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['UserPayload']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  updateVenue?: Resolver<Maybe<ResolversTypes['VenuePayload']>, ParentType, ContextType, RequireFields<MutationUpdateVenueArgs, 'input'>>;
  updateWebChannel?: Resolver<Maybe<ResolversTypes['WebChannelPayload']>, ParentType, ContextType, RequireFields<MutationUpdateWebChannelArgs, 'input'>>;
  updateWebPreset?: Resolver<Maybe<ResolversTypes['WebPresetPayload']>, ParentType, ContextType, RequireFields<MutationUpdateWebPresetArgs, 'input'>>;
  updateWebhook?: Resolver<Maybe<ResolversTypes['WebhookPayload']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'input'>>;
  uploadArchive?: Resolver<Maybe<ResolversTypes['UploadArchivePayload']>, ParentType, ContextType, RequireFields<MutationUploadArchiveArgs, 'input'>>;
  uploadEncoderLogs?: Resolver<Maybe<ResolversTypes['UploadEncoderLogsPayload']>, ParentType, ContextType, RequireFields<MutationUploadEncoderLogsArgs, 'input'>>;
  uploadOfflineImage?: Resolver<Maybe<ResolversTypes['WebChannelPayload']>, ParentType, ContextType, RequireFields<MutationUploadOfflineImageArgs, 'input'>>;
  uploadSocialFile?: Resolver<Maybe<ResolversTypes['UploadSocialFilePayload']>, ParentType, ContextType, RequireFields<MutationUploadSocialFileArgs, 'input'>>;
  verifyEmail?: Resolver<Maybe<ResolversTypes['VerifyEmailPayload']>, ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'input'>>;
  verifyPasswordReset?: Resolver<Maybe<ResolversTypes['VerifyPasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationVerifyPasswordResetArgs, 'input'>>;
};

export type NewsItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NewsItem'] = ResolversParentTypes['NewsItem']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'ApiClient' | 'ContentDestination' | 'Customer' | 'DestinationGroup' | 'Encoder' | 'EncoderChannel' | 'EncoderPreset' | 'EncoderVideo' | 'Event' | 'MediaItem' | 'PlayerProfile' | 'Playlist' | 'Post' | 'QrOverlay' | 'Region' | 'RtmpDestination' | 'SocialAccount' | 'User' | 'Venue' | 'WebChannel' | 'WebPreset', ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  beganAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contentDestination?: Resolver<Maybe<ResolversTypes['ContentDestination']>, ParentType, ContextType>;
  contentDestinationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  encoder?: Resolver<Maybe<ResolversTypes['Encoder']>, ParentType, ContextType>;
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  encoderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['AttentionReason'], ParentType, ContextType>;
  subjectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationsChangedEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotificationsChangedEvent'] = ResolversParentTypes['NotificationsChangedEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  notificationIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NumberRangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NumberRange'] = ResolversParentTypes['NumberRange']> = {
  maximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfflineContentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OfflineContent'] = ResolversParentTypes['OfflineContent']> = {
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OfflineKind'], ParentType, ContextType>;
  mediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  playlist?: Resolver<Maybe<ResolversTypes['Playlist']>, ParentType, ContextType>;
};

export type OnlineEncoderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OnlineEncoder'] = ResolversParentTypes['OnlineEncoder']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Payload'] = ResolversParentTypes['Payload']> = {
  __resolveType: TypeResolveFn<'AcceptInvitePayload' | 'ActivateEncoderPayload' | 'AddFirstSecondFactorPayload' | 'ApiClientPayload' | 'ApiClientSecretPayload' | 'AuthorizeSocialAccountPayload' | 'BeginUploadPayload' | 'CancelUploadPayload' | 'CommandEncoderPayload' | 'CommandEncoderResult' | 'CommandEncodersPayload' | 'CompleteUploadPayload' | 'ContactPayload' | 'ContactRequestPayload' | 'ContentDestinationPayload' | 'CreateEncoderChannelPayload' | 'CreateEncoderPresetPayload' | 'CreateLibraryEmbedPayload' | 'CreateLiveOutputPayload' | 'CreatePostPayload' | 'CreateRtmpDestinationPayload' | 'CreateSubscriptionPayload' | 'CuePayload' | 'DeleteApiClientPayload' | 'DeleteContactPayload' | 'DeleteContentDestinationPayload' | 'DeleteCuePayload' | 'DeleteDestinationGroupPayload' | 'DeleteEncoderChannelPayload' | 'DeleteEncoderPayload' | 'DeleteEncoderPresetPayload' | 'DeleteEncoderVideoPayload' | 'DeleteLiveOutputPayload' | 'DeleteMediaPayload' | 'DeletePlayerProfilePayload' | 'DeletePlaylistPayload' | 'DeletePostPayload' | 'DeleteQrOverlayPayload' | 'DeleteRtmpDestinationPayload' | 'DeleteUserPayload' | 'DeleteVenuePayload' | 'DeleteWebChannelPayload' | 'DeleteWebPresetPayload' | 'DeleteWebhookPayload' | 'DestinationGroupPayload' | 'DownloadEncoderVideoPayload' | 'DownloadMediaPayload' | 'DownloadWebVideoPayload' | 'EndSessionPayload' | 'EventDestinationPayload' | 'EventPayload' | 'GoLivePayload' | 'InvitePayload' | 'InviteUserResult' | 'InviteUsersPayload' | 'LibrarySettingsPayload' | 'LinkSocialAccountPayload' | 'LoadEncoderVideosPayload' | 'LoadEventsOnDecodersPayload' | 'MarkNotificationsReadPayload' | 'MediaItemPayload' | 'MoveEncoderPayload' | 'PlayerProfilePayload' | 'PlaylistPayload' | 'ProvisionEncoderChannelPayload' | 'QrOverlayPayload' | 'RefreshSessionPayload' | 'RegisterUploaderPayload' | 'ReleaseDecoderPayload' | 'RemoveEventDestinationPayload' | 'RemoveEventPayload' | 'RemoveSocialAccountPayload' | 'RenewSocialAccountPayload' | 'RenewStreamKeyPayload' | 'RequestBandwidthPayload' | 'RequestEmailVerificationPayload' | 'RequestInvitePayload' | 'RequestPasswordResetPayload' | 'ResetPasswordPayload' | 'RestoreDeletedPayload' | 'RevealLiveOutputKeyPayload' | 'RevealRemoteSupportPayload' | 'RevealRtmpKeyPayload' | 'RevealStreamKeyPayload' | 'RevokeDeviceTokenPayload' | 'RevokeInvitePayload' | 'SaveToLibraryPayload' | 'SecondFactorAdditionPayload' | 'SecondFactorsPayload' | 'SetEncoderChannelUsersPayload' | 'SetTogglePayload' | 'SignInPayload' | 'SignInRulesPayload' | 'SignOutPayload' | 'StartLiveOutputPayload' | 'StartRtmpStreamPayload' | 'StartWebVideoPayload' | 'StopContentDestinationPayload' | 'StopContentDestinationResult' | 'StopContentDestinationsPayload' | 'StopLiveOutputPayload' | 'StopRtmpStreamPayload' | 'SyncSocialAccountPayload' | 'TrackPayload' | 'TrialPayload' | 'UnregisterUploaderPayload' | 'UpdateEncoderChannelPayload' | 'UpdateEncoderNetworkPayload' | 'UpdateEncoderPayload' | 'UpdateEncoderPresetPayload' | 'UpdateEncoderVideoPayload' | 'UpdateMarathonPayload' | 'UpdatePostPayload' | 'UpdatePreferencesPayload' | 'UpdateRtmpDestinationPayload' | 'UpdateSocialAccountPayload' | 'UploadArchivePayload' | 'UploadEncoderLogsPayload' | 'UploadSocialFilePayload' | 'UserPayload' | 'VenueLoadResult' | 'VenuePayload' | 'VerifyEmailPayload' | 'VerifyPasswordResetPayload' | 'WebChannelPayload' | 'WebPresetPayload' | 'WebhookDeliveryPayload' | 'WebhookPayload' | 'WebhookSecretPayload', ParentType, ContextType>;
};

export type PlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  bitrateMbps?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  concurrentStreams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  libraryTb?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  liveStorageTb?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  yearlyPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlayableResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Playable'] = ResolversParentTypes['Playable']> = {
  __resolveType: TypeResolveFn<'ContentDestination' | 'EncoderVideo' | 'MediaItem', ParentType, ContextType>;
};

export type PlaybackResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Playback'] = ResolversParentTypes['Playback']> = {
  dashUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hlsUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  renewAfter?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  storyboard?: Resolver<Maybe<ResolversTypes['Storyboard']>, ParentType, ContextType>;
};

export type PlayerProfileResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlayerProfile'] = ResolversParentTypes['PlayerProfile'], FederationReferenceType extends FederationReferenceTypes['PlayerProfile'] = FederationReferenceTypes['PlayerProfile']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PlayerProfile']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  autoplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  backgroundMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  builtIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  callToActionText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  callToActionUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  controlColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  displayMode?: Resolver<ResolversTypes['PlayerDisplayMode'], ParentType, ContextType>;
  hasAutoplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hidePlaylist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBackground?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBuiltIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLooped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPlaylistHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRestrictedWhenLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mute?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  profileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrClickLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restrictWhenLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerProfileConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlayerProfileConnection'] = ResolversParentTypes['PlayerProfileConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PlayerProfileEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PlayerProfile']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlayerProfileEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlayerProfileEdge'] = ResolversParentTypes['PlayerProfileEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PlayerProfile'], ParentType, ContextType>;
};

export type PlayerProfilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlayerProfilePayload'] = ResolversParentTypes['PlayerProfilePayload']> = {
  playerProfile?: Resolver<Maybe<ResolversTypes['PlayerProfile']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaylistResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Playlist'] = ResolversParentTypes['Playlist'], FederationReferenceType extends FederationReferenceTypes['Playlist'] = FederationReferenceTypes['Playlist']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Playlist']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRolling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<Maybe<Array<ResolversTypes['MediaItem']>>, ParentType, ContextType>;
  mediaCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rolling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sortPosition?: Resolver<ResolversTypes['PlaylistSortPosition'], ParentType, ContextType>;
  totalLength?: Resolver<Maybe<ResolversTypes['Duration']>, ParentType, ContextType>;
  uses?: Resolver<Maybe<Array<ResolversTypes['Use']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaylistConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlaylistConnection'] = ResolversParentTypes['PlaylistConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PlaylistEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Playlist']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlaylistEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlaylistEdge'] = ResolversParentTypes['PlaylistEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Playlist'], ParentType, ContextType>;
};

export type PlaylistPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlaylistPayload'] = ResolversParentTypes['PlaylistPayload']> = {
  playlist?: Resolver<Maybe<ResolversTypes['Playlist']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaylistTotalsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlaylistTotals'] = ResolversParentTypes['PlaylistTotals']> = {
  mediaCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  playlistCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalLength?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
};

export type PostResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post'], FederationReferenceType extends FederationReferenceTypes['Post'] = FederationReferenceTypes['Post']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Post']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['SocialPlace'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  eventStartsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failureParameters?: Resolver<Array<ResolversTypes['ReasonParameter']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  hasNotification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfEvent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SocialKind'], ParentType, ContextType>;
  lockedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  occurrenceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  privacy?: Resolver<ResolversTypes['DestinationPrivacy'], ParentType, ContextType>;
  publishAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  socialAccount?: Resolver<Maybe<ResolversTypes['SocialAccount']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PostState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreferencesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Preferences'] = ResolversParentTypes['Preferences']> = {
  clock?: Resolver<Maybe<ResolversTypes['Clock']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProvisionEncoderChannelPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProvisionEncoderChannelPayload'] = ResolversParentTypes['ProvisionEncoderChannelPayload']> = {
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QrOverlayResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QrOverlay'] = ResolversParentTypes['QrOverlay'], FederationReferenceType extends FederationReferenceTypes['QrOverlay'] = FederationReferenceTypes['QrOverlay']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['QrOverlay']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingBehavior?: Resolver<ResolversTypes['QrOpeningBehavior'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['QrOverlayType'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QrOverlayConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QrOverlayConnection'] = ResolversParentTypes['QrOverlayConnection']> = {
  edges?: Resolver<Array<ResolversTypes['QrOverlayEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['QrOverlay']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QrOverlayEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QrOverlayEdge'] = ResolversParentTypes['QrOverlayEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['QrOverlay'], ParentType, ContextType>;
};

export type QrOverlayPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QrOverlayPayload'] = ResolversParentTypes['QrOverlayPayload']> = {
  qrOverlay?: Resolver<Maybe<ResolversTypes['QrOverlay']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiClient?: Resolver<Maybe<ResolversTypes['ApiClient']>, ParentType, ContextType, RequireFields<QueryApiClientArgs, 'id'>>;
  apiClientRoles?: Resolver<Maybe<Array<ResolversTypes['ApiClientRole']>>, ParentType, ContextType>;
  contentDestination?: Resolver<Maybe<ResolversTypes['ContentDestination']>, ParentType, ContextType, RequireFields<QueryContentDestinationArgs, 'id'>>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryCustomerArgs, 'id'>>;
  customers?: Resolver<Maybe<ResolversTypes['CustomerConnection']>, ParentType, ContextType, RequireFields<QueryCustomersArgs, 'first' | 'sort'>>;
  destinationGroup?: Resolver<Maybe<ResolversTypes['DestinationGroup']>, ParentType, ContextType, RequireFields<QueryDestinationGroupArgs, 'id'>>;
  duplicateLogins?: Resolver<Maybe<Array<ResolversTypes['DuplicateLogin']>>, ParentType, ContextType>;
  encoder?: Resolver<Maybe<ResolversTypes['Encoder']>, ParentType, ContextType, RequireFields<QueryEncoderArgs, 'id'>>;
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType, RequireFields<QueryEncoderChannelArgs, 'id'>>;
  encoderOptions?: Resolver<Maybe<ResolversTypes['EncoderOptions']>, ParentType, ContextType, Partial<QueryEncoderOptionsArgs>>;
  encoderPreset?: Resolver<Maybe<ResolversTypes['EncoderPreset']>, ParentType, ContextType, RequireFields<QueryEncoderPresetArgs, 'id'>>;
  encoderPresetOptions?: Resolver<Maybe<ResolversTypes['EncoderPresetOptions']>, ParentType, ContextType>;
  encoderSearch?: Resolver<Maybe<ResolversTypes['EncoderSearchConnection']>, ParentType, ContextType, RequireFields<QueryEncoderSearchArgs, 'first' | 'sort'>>;
  encoderVideo?: Resolver<Maybe<ResolversTypes['EncoderVideo']>, ParentType, ContextType, RequireFields<QueryEncoderVideoArgs, 'id'>>;
  encodersOnline?: Resolver<Maybe<Array<ResolversTypes['OnlineEncoder']>>, ParentType, ContextType, RequireFields<QueryEncodersOnlineArgs, 'first'>>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<QueryEventArgs, 'id'>>;
  failedJobs?: Resolver<Maybe<Array<ResolversTypes['FailedJob']>>, ParentType, ContextType>;
  goLiveState?: Resolver<Maybe<ResolversTypes['GoLive']>, ParentType, ContextType, RequireFields<QueryGoLiveStateArgs, 'id'>>;
  invite?: Resolver<Maybe<ResolversTypes['InviteOffer']>, ParentType, ContextType, RequireFields<QueryInviteArgs, 'id' | 'token'>>;
  licenseManifest?: Resolver<Maybe<ResolversTypes['LicensedPackageConnection']>, ParentType, ContextType, RequireFields<QueryLicenseManifestArgs, 'first' | 'part' | 'sort'>>;
  licenseText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryLicenseTextArgs, 'name' | 'part' | 'version'>>;
  mediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType, RequireFields<QueryMediaItemArgs, 'id'>>;
  minimumEncoderOption?: Resolver<Maybe<Array<ResolversTypes['MinimumEncoderOption']>>, ParentType, ContextType>;
  news?: Resolver<Maybe<Array<ResolversTypes['NewsItem']>>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  plans?: Resolver<Maybe<Array<ResolversTypes['Plan']>>, ParentType, ContextType, RequireFields<QueryPlansArgs, 'kind'>>;
  playerProfile?: Resolver<Maybe<ResolversTypes['PlayerProfile']>, ParentType, ContextType, RequireFields<QueryPlayerProfileArgs, 'id'>>;
  playlist?: Resolver<Maybe<ResolversTypes['Playlist']>, ParentType, ContextType, RequireFields<QueryPlaylistArgs, 'id'>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'id'>>;
  qrOverlay?: Resolver<Maybe<ResolversTypes['QrOverlay']>, ParentType, ContextType, RequireFields<QueryQrOverlayArgs, 'id'>>;
  regions?: Resolver<Maybe<Array<ResolversTypes['Region']>>, ParentType, ContextType>;
  rtmpDestination?: Resolver<Maybe<ResolversTypes['RtmpDestination']>, ParentType, ContextType, RequireFields<QueryRtmpDestinationArgs, 'id'>>;
  salesPlan?: Resolver<Maybe<ResolversTypes['SalesPlan']>, ParentType, ContextType, RequireFields<QuerySalesPlanArgs, 'id'>>;
  serviceValues?: Resolver<Maybe<ResolversTypes['ServiceValues']>, ParentType, ContextType>;
  socialAccount?: Resolver<Maybe<ResolversTypes['SocialAccount']>, ParentType, ContextType, RequireFields<QuerySocialAccountArgs, 'id'>>;
  timezones?: Resolver<Maybe<Array<ResolversTypes['Timezone']>>, ParentType, ContextType>;
  toggles?: Resolver<Maybe<Array<ResolversTypes['Toggle']>>, ParentType, ContextType>;
  uploaderRegistration?: Resolver<Maybe<ResolversTypes['UploaderRegistration']>, ParentType, ContextType, RequireFields<QueryUploaderRegistrationArgs, 'deviceId'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  venue?: Resolver<Maybe<ResolversTypes['Venue']>, ParentType, ContextType, RequireFields<QueryVenueArgs, 'id'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  webChannel?: Resolver<Maybe<ResolversTypes['WebChannel']>, ParentType, ContextType, RequireFields<QueryWebChannelArgs, 'id'>>;
  webPreset?: Resolver<Maybe<ResolversTypes['WebPreset']>, ParentType, ContextType, RequireFields<QueryWebPresetArgs, 'id'>>;
};

export type ReadinessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Readiness'] = ResolversParentTypes['Readiness']> = {
  findings?: Resolver<Array<ResolversTypes['ReadinessFinding']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReadinessState'], ParentType, ContextType>;
};

export type ReadinessFindingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReadinessFinding'] = ResolversParentTypes['ReadinessFinding']> = {
  access?: Resolver<Maybe<ResolversTypes['AccessCoverage']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReadinessReason'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ReadinessSeverity'], ParentType, ContextType>;
  thing?: Resolver<ResolversTypes['ReadinessThing'], ParentType, ContextType>;
};

export type ReadinessThingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReadinessThing'] = ResolversParentTypes['ReadinessThing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReadinessThingKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReadingSpreadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReadingSpread'] = ResolversParentTypes['ReadingSpread']> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ReasonParameterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReasonParameter'] = ResolversParentTypes['ReasonParameter']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefreshSessionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RefreshSessionPayload'] = ResolversParentTypes['RefreshSessionPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region'], FederationReferenceType extends FederationReferenceTypes['Region'] = FederationReferenceTypes['Region']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Region']> | FederationReferenceType, FederationReferenceType, ContextType>;
  hotspotsServiceUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRestricted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latencyCheckUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vodBuckets?: Resolver<Maybe<Array<ResolversTypes['VodBucket']>>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisterUploaderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RegisterUploaderPayload'] = ResolversParentTypes['RegisterUploaderPayload']> = {
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  encoderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  uploaderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReleaseDecoderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReleaseDecoderPayload'] = ResolversParentTypes['ReleaseDecoderPayload']> = {
  releasedSerial?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoteSupportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoteSupport'] = ResolversParentTypes['RemoteSupport']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  password?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemoveEventDestinationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveEventDestinationPayload'] = ResolversParentTypes['RemoveEventDestinationPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveEventPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveEventPayload'] = ResolversParentTypes['RemoveEventPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveSocialAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveSocialAccountPayload'] = ResolversParentTypes['RemoveSocialAccountPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RenewSocialAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RenewSocialAccountPayload'] = ResolversParentTypes['RenewSocialAccountPayload']> = {
  socialAccount?: Resolver<Maybe<ResolversTypes['SocialAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RenewStreamKeyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RenewStreamKeyPayload'] = ResolversParentTypes['RenewStreamKeyPayload']> = {
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  streamKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestBandwidthPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestBandwidthPayload'] = ResolversParentTypes['RequestBandwidthPayload']> = {
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestEmailVerificationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestEmailVerificationPayload'] = ResolversParentTypes['RequestEmailVerificationPayload']> = {
  state?: Resolver<Maybe<ResolversTypes['EmailValidationState']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestInvitePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestInvitePayload'] = ResolversParentTypes['RequestInvitePayload']> = {
  isRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  isReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreDeletedPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RestoreDeletedPayload'] = ResolversParentTypes['RestoreDeletedPayload']> = {
  restoredId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevealLiveOutputKeyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevealLiveOutputKeyPayload'] = ResolversParentTypes['RevealLiveOutputKeyPayload']> = {
  streamKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevealRemoteSupportPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevealRemoteSupportPayload'] = ResolversParentTypes['RevealRemoteSupportPayload']> = {
  remoteSupport?: Resolver<Maybe<ResolversTypes['RemoteSupport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevealRtmpKeyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevealRtmpKeyPayload'] = ResolversParentTypes['RevealRtmpKeyPayload']> = {
  streamKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevealStreamKeyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevealStreamKeyPayload'] = ResolversParentTypes['RevealStreamKeyPayload']> = {
  streamKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeDeviceTokenPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevokeDeviceTokenPayload'] = ResolversParentTypes['RevokeDeviceTokenPayload']> = {
  encoder?: Resolver<Maybe<ResolversTypes['Encoder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeInvitePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevokeInvitePayload'] = ResolversParentTypes['RevokeInvitePayload']> = {
  revokedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoleRightsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RoleRights'] = ResolversParentTypes['RoleRights']> = {
  capabilities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type RtmpDestinationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RtmpDestination'] = ResolversParentTypes['RtmpDestination'], FederationReferenceType extends FederationReferenceTypes['RtmpDestination'] = FederationReferenceTypes['RtmpDestination']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['RtmpDestination']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stream?: Resolver<Maybe<ResolversTypes['RtmpStream']>, ParentType, ContextType>;
  streamUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uses?: Resolver<Maybe<Array<ResolversTypes['Use']>>, ParentType, ContextType>;
  viewUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RtmpDestinationConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RtmpDestinationConnection'] = ResolversParentTypes['RtmpDestinationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RtmpDestinationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['RtmpDestination']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RtmpDestinationEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RtmpDestinationEdge'] = ResolversParentTypes['RtmpDestinationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RtmpDestination'], ParentType, ContextType>;
};

export type RtmpStreamResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RtmpStream'] = ResolversParentTypes['RtmpStream']> = {
  bitrateKbps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lostFrames?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['LiveOutputReason']>, ParentType, ContextType>;
  reconnects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sentMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LiveOutputState'], ParentType, ContextType>;
  stateChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SalesPlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SalesPlan'] = ResolversParentTypes['SalesPlan']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SaveToLibraryPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveToLibraryPayload'] = ResolversParentTypes['SaveToLibraryPayload']> = {
  contentDestination?: Resolver<Maybe<ResolversTypes['ContentDestination']>, ParentType, ContextType>;
  mediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScheduleItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ScheduleItem'] = ResolversParentTypes['ScheduleItem']> = {
  bucket?: Resolver<ResolversTypes['ScheduleBucket'], ParentType, ContextType>;
  destinationGroup?: Resolver<Maybe<ResolversTypes['DestinationGroup']>, ParentType, ContextType>;
  encoder?: Resolver<Maybe<ResolversTypes['Encoder']>, ParentType, ContextType>;
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  encoderStartsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readiness?: Resolver<Maybe<ResolversTypes['Readiness']>, ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EventType'], ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SecondFactorKind'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondFactorAdditionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SecondFactorAddition'] = ResolversParentTypes['SecondFactorAddition']> = {
  passkeyOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecondFactorAdditionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SecondFactorAdditionPayload'] = ResolversParentTypes['SecondFactorAdditionPayload']> = {
  addition?: Resolver<Maybe<ResolversTypes['SecondFactorAddition']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondFactorStepResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SecondFactorStep'] = ResolversParentTypes['SecondFactorStep']> = {
  hasRecoveryCodes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAdditionNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['SecondFactorKind']>, ParentType, ContextType>;
  passkeyOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondFactorsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SecondFactors'] = ResolversParentTypes['SecondFactors']> = {
  factors?: Resolver<Array<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SecondFactorsPayload'] = ResolversParentTypes['SecondFactorsPayload']> = {
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  secondFactors?: Resolver<Maybe<ResolversTypes['SecondFactors']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceValuesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ServiceValues'] = ResolversParentTypes['ServiceValues']> = {
  buttonDelayMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decoderLoadMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloadAccuracyMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailLinkMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isThis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetEncoderChannelUsersPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetEncoderChannelUsersPayload'] = ResolversParentTypes['SetEncoderChannelUsersPayload']> = {
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetTogglePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetTogglePayload'] = ResolversParentTypes['SetTogglePayload']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  secondFactor?: Resolver<Maybe<ResolversTypes['SecondFactorStep']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInRulesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignInRulesPayload'] = ResolversParentTypes['SignInRulesPayload']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  isSignedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialAccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialAccount'] = ResolversParentTypes['SocialAccount'], FederationReferenceType extends FederationReferenceTypes['SocialAccount'] = FederationReferenceTypes['SocialAccount']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SocialAccount']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accessExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  accessState?: Resolver<ResolversTypes['SocialAccessState'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  crosspostDestinationIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  crosspostDestinations?: Resolver<Maybe<Array<ResolversTypes['SocialPlace']>>, ParentType, ContextType, Partial<SocialAccountCrosspostDestinationsArgs>>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  defaultDestination?: Resolver<Maybe<ResolversTypes['SocialPlace']>, ParentType, ContextType>;
  destinations?: Resolver<Maybe<Array<ResolversTypes['SocialDestination']>>, ParentType, ContextType>;
  expiresInDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  facebookInfo?: Resolver<Maybe<ResolversTypes['FacebookInfo']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStandIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SocialKind'], ParentType, ContextType>;
  liveCheck?: Resolver<Maybe<ResolversTypes['SocialLiveCheck']>, ParentType, ContextType>;
  liveDestinations?: Resolver<Maybe<Array<ResolversTypes['ContentDestination']>>, ParentType, ContextType>;
  missingPermissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  networkId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  networkName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedules?: Resolver<Maybe<Array<ResolversTypes['SocialSchedule']>>, ParentType, ContextType>;
  uses?: Resolver<Maybe<Array<ResolversTypes['Use']>>, ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialAccountConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialAccountConnection'] = ResolversParentTypes['SocialAccountConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SocialAccountEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SocialAccount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SocialAccountEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialAccountEdge'] = ResolversParentTypes['SocialAccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SocialAccount'], ParentType, ContextType>;
};

export type SocialDestinationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialDestination'] = ResolversParentTypes['SocialDestination']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SocialDestinationKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialFiguresResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialFigures'] = ResolversParentTypes['SocialFigures']> = {
  averageTimeWatchedSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contentDestination?: Resolver<Maybe<ResolversTypes['ContentDestination']>, ParentType, ContextType>;
  contentDestinationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  eventId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isFromStandIn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SocialKind'], ParentType, ContextType>;
  liveVideoId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  liveViews?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  socialAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  toldAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SocialLiveCheckResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialLiveCheck'] = ResolversParentTypes['SocialLiveCheck']> = {
  isLiveEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['SocialLiveObstacle']>, ParentType, ContextType>;
};

export type SocialPlaceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialPlace'] = ResolversParentTypes['SocialPlace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialScheduleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialSchedule'] = ResolversParentTypes['SocialSchedule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SoundLevelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SoundLevel'] = ResolversParentTypes['SoundLevel']> = {
  levelDb?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  peakDb?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  silentSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StartLiveOutputPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StartLiveOutputPayload'] = ResolversParentTypes['StartLiveOutputPayload']> = {
  liveOutput?: Resolver<Maybe<ResolversTypes['LiveOutput']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartRtmpStreamPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StartRtmpStreamPayload'] = ResolversParentTypes['StartRtmpStreamPayload']> = {
  rtmpDestination?: Resolver<Maybe<ResolversTypes['RtmpDestination']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartWebVideoPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StartWebVideoPayload'] = ResolversParentTypes['StartWebVideoPayload']> = {
  contentDestinations?: Resolver<Maybe<Array<ResolversTypes['ContentDestination']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StopContentDestinationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StopContentDestinationPayload'] = ResolversParentTypes['StopContentDestinationPayload']> = {
  contentDestination?: Resolver<Maybe<ResolversTypes['ContentDestination']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StopContentDestinationResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StopContentDestinationResult'] = ResolversParentTypes['StopContentDestinationResult']> = {
  contentDestination?: Resolver<Maybe<ResolversTypes['ContentDestination']>, ParentType, ContextType>;
  contentDestinationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StopContentDestinationsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StopContentDestinationsPayload'] = ResolversParentTypes['StopContentDestinationsPayload']> = {
  results?: Resolver<Array<ResolversTypes['StopContentDestinationResult']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StopLiveOutputPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StopLiveOutputPayload'] = ResolversParentTypes['StopLiveOutputPayload']> = {
  liveOutput?: Resolver<Maybe<ResolversTypes['LiveOutput']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StopRtmpStreamPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StopRtmpStreamPayload'] = ResolversParentTypes['StopRtmpStreamPayload']> = {
  rtmpDestination?: Resolver<Maybe<ResolversTypes['RtmpDestination']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoryboardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Storyboard'] = ResolversParentTypes['Storyboard']> = {
  columns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  every?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StreamUsageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StreamUsage'] = ResolversParentTypes['StreamUsage']> = {
  allowedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscribedPlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscribedPlan'] = ResolversParentTypes['SubscribedPlan']> = {
  kind?: Resolver<ResolversTypes['PlanKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  contentDestinationsChanged?: SubscriptionResolver<ResolversTypes['ContentDestinationsChangedEvent'], "contentDestinationsChanged", ParentType, ContextType, Partial<SubscriptionContentDestinationsChangedArgs>>;
  cuesChanged?: SubscriptionResolver<ResolversTypes['CuesChangedEvent'], "cuesChanged", ParentType, ContextType, RequireFields<SubscriptionCuesChangedArgs, 'source'>>;
  encodersChanged?: SubscriptionResolver<ResolversTypes['EncodersChangedEvent'], "encodersChanged", ParentType, ContextType, Partial<SubscriptionEncodersChangedArgs>>;
  goLiveProgress?: SubscriptionResolver<ResolversTypes['GoLiveProgressEvent'], "goLiveProgress", ParentType, ContextType, Partial<SubscriptionGoLiveProgressArgs>>;
  mediaItemsChanged?: SubscriptionResolver<ResolversTypes['MediaItemsChangedEvent'], "mediaItemsChanged", ParentType, ContextType, Partial<SubscriptionMediaItemsChangedArgs>>;
  notificationsChanged?: SubscriptionResolver<ResolversTypes['NotificationsChangedEvent'], "notificationsChanged", ParentType, ContextType, Partial<SubscriptionNotificationsChangedArgs>>;
  venuesChanged?: SubscriptionResolver<ResolversTypes['VenuesChangedEvent'], "venuesChanged", ParentType, ContextType, Partial<SubscriptionVenuesChangedArgs>>;
};

export type SubscriptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Subscriptions'] = ResolversParentTypes['Subscriptions']> = {
  audio16?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasCancelledLibraryTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['SubscribedPlan']>, ParentType, ContextType>;
  rtmp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  softwareEncoders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtitlesHoursPerMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  venues?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SyncSocialAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SyncSocialAccountPayload'] = ResolversParentTypes['SyncSocialAccountPayload']> = {
  socialAccount?: Resolver<Maybe<ResolversTypes['SocialAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TagCount'] = ResolversParentTypes['TagCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TemperatureReadingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TemperatureReading'] = ResolversParentTypes['TemperatureReading']> = {
  celsius?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warningCelsius?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export interface TimecodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timecode'], any> {
  name: 'Timecode';
}

export type TimezoneResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Timezone'] = ResolversParentTypes['Timezone']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ToggleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Toggle'] = ResolversParentTypes['Toggle']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrackPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TrackPayload'] = ResolversParentTypes['TrackPayload']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrialPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TrialPayload'] = ResolversParentTypes['TrialPayload']> = {
  libraryTrial?: Resolver<Maybe<ResolversTypes['LibraryTrial']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnregisterUploaderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnregisterUploaderPayload'] = ResolversParentTypes['UnregisterUploaderPayload']> = {
  isUnregistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unregistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateEncoderChannelPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateEncoderChannelPayload'] = ResolversParentTypes['UpdateEncoderChannelPayload']> = {
  encoderChannel?: Resolver<Maybe<ResolversTypes['EncoderChannel']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateEncoderNetworkPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateEncoderNetworkPayload'] = ResolversParentTypes['UpdateEncoderNetworkPayload']> = {
  encoder?: Resolver<Maybe<ResolversTypes['Encoder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateEncoderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateEncoderPayload'] = ResolversParentTypes['UpdateEncoderPayload']> = {
  encoder?: Resolver<Maybe<ResolversTypes['Encoder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateEncoderPresetPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateEncoderPresetPayload'] = ResolversParentTypes['UpdateEncoderPresetPayload']> = {
  encoderPreset?: Resolver<Maybe<ResolversTypes['EncoderPreset']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateEncoderVideoPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateEncoderVideoPayload'] = ResolversParentTypes['UpdateEncoderVideoPayload']> = {
  encoderVideo?: Resolver<Maybe<ResolversTypes['EncoderVideo']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateMarathonPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateMarathonPayload'] = ResolversParentTypes['UpdateMarathonPayload']> = {
  marathon?: Resolver<Maybe<ResolversTypes['Marathon']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdatePostPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdatePostPayload'] = ResolversParentTypes['UpdatePostPayload']> = {
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdatePreferencesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdatePreferencesPayload'] = ResolversParentTypes['UpdatePreferencesPayload']> = {
  preferences?: Resolver<Maybe<ResolversTypes['Preferences']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateRtmpDestinationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateRtmpDestinationPayload'] = ResolversParentTypes['UpdateRtmpDestinationPayload']> = {
  rtmpDestination?: Resolver<Maybe<ResolversTypes['RtmpDestination']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSocialAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateSocialAccountPayload'] = ResolversParentTypes['UpdateSocialAccountPayload']> = {
  socialAccount?: Resolver<Maybe<ResolversTypes['SocialAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UploadArchivePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UploadArchivePayload'] = ResolversParentTypes['UploadArchivePayload']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UploadEncoderLogsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UploadEncoderLogsPayload'] = ResolversParentTypes['UploadEncoderLogsPayload']> = {
  encoder?: Resolver<Maybe<ResolversTypes['Encoder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UploadSocialFilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UploadSocialFilePayload'] = ResolversParentTypes['UploadSocialFilePayload']> = {
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UploadTicketResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UploadTicket'] = ResolversParentTypes['UploadTicket']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  mediaItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  partSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UploaderRegistrationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UploaderRegistration'] = ResolversParentTypes['UploaderRegistration']> = {
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRegistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UsableResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Usable'] = ResolversParentTypes['Usable']> = {
  __resolveType: TypeResolveFn<'DestinationGroup' | 'Encoder' | 'EncoderChannel' | 'EncoderPreset' | 'MediaItem' | 'Playlist' | 'RtmpDestination' | 'SocialAccount' | 'WebChannel' | 'WebPreset', ParentType, ContextType>;
};

export type UseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Use'] = ResolversParentTypes['Use']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['UseKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  thing?: Resolver<Maybe<ResolversTypes['UsingThing']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accountStatus?: Resolver<Maybe<ResolversTypes['AccountStatus']>, ParentType, ContextType>;
  capabilities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  channels?: Resolver<Maybe<Array<ResolversTypes['ChannelAccess']>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasNetworkAlerts?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasSecondFactor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBillingContact?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isDisabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPointOfContact?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPrimaryContact?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<Array<ResolversTypes['ReasonParameter']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['Reason'], ParentType, ContextType>;
};

export type UserPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserPayload'] = ResolversParentTypes['UserPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UsingThingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UsingThing'] = ResolversParentTypes['UsingThing']> = {
  __resolveType: TypeResolveFn<'ContentDestination' | 'DestinationGroup' | 'Encoder' | 'EncoderChannel' | 'Playlist' | 'User' | 'Venue' | 'WebChannel', ParentType, ContextType>;
};

export type VenueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Venue'] = ResolversParentTypes['Venue'], FederationReferenceType extends FederationReferenceTypes['Venue'] = FederationReferenceTypes['Venue']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Venue']> | FederationReferenceType, FederationReferenceType, ContextType>;
  availableVenueLicenses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  decoder?: Resolver<Maybe<ResolversTypes['Decoder']>, ParentType, ContextType>;
  decoders?: Resolver<Maybe<Array<ResolversTypes['Decoder']>>, ParentType, ContextType>;
  encoderChannels?: Resolver<Maybe<Array<ResolversTypes['EncoderChannel']>>, ParentType, ContextType>;
  hasWatermark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLoginFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  licenseType?: Resolver<Maybe<ResolversTypes['VenueLicenseType']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['VenueMode'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusedDecoders?: Resolver<Maybe<Array<ResolversTypes['Decoder']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VenueConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VenueConnection'] = ResolversParentTypes['VenueConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VenueEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Venue']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VenueEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VenueEdge'] = ResolversParentTypes['VenueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Venue'], ParentType, ContextType>;
};

export type VenueLicenseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VenueLicense'] = ResolversParentTypes['VenueLicense']> = {
  availableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  licenseType?: Resolver<ResolversTypes['VenueLicenseType'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VenueLoadResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VenueLoadResult'] = ResolversParentTypes['VenueLoadResult']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['Venue']>, ParentType, ContextType>;
  venueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VenuePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VenuePayload'] = ResolversParentTypes['VenuePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['Venue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VenuesChangedEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VenuesChangedEvent'] = ResolversParentTypes['VenuesChangedEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  venues?: Resolver<Array<ResolversTypes['Venue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VerifyEmailPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VerifyEmailPayload'] = ResolversParentTypes['VerifyEmailPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EmailVerificationState'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VerifyPasswordResetPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VerifyPasswordResetPayload'] = ResolversParentTypes['VerifyPasswordResetPayload']> = {
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  capabilities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  homeCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  isApiClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSudoAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSudoViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  preferences?: Resolver<Maybe<ResolversTypes['Preferences']>, ParentType, ContextType>;
  secondFactors?: Resolver<Maybe<ResolversTypes['SecondFactors']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  toggles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ViewerRecordResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ViewerRecord'] = ResolversParentTypes['ViewerRecord']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destination?: Resolver<Maybe<ResolversTypes['ContentDestination']>, ParentType, ContextType>;
  destinationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deviceBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceClass?: Resolver<ResolversTypes['DeviceClass'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  eventId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  mediaItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  occurrence?: Resolver<Maybe<ResolversTypes['WatchedOccurrence']>, ParentType, ContextType>;
  osClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  osNameVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savedVideoId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalTimeWatchedSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewerRecordConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ViewerRecordConnection'] = ResolversParentTypes['ViewerRecordConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ViewerRecordEdge']>, ParentType, ContextType>;
  isTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ViewerRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ViewerRecordEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ViewerRecordEdge'] = ResolversParentTypes['ViewerRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ViewerRecord'], ParentType, ContextType>;
};

export type ViewerSeriesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ViewerSeries'] = ResolversParentTypes['ViewerSeries']> = {
  points?: Resolver<Array<ResolversTypes['ViewerSeriesPoint']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ViewerSeriesPointResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ViewerSeriesPoint'] = ResolversParentTypes['ViewerSeriesPoint']> = {
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ViewerSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ViewerSummary'] = ResolversParentTypes['ViewerSummary']> = {
  avgTimeWatched?: Resolver<ResolversTypes['MetricChange'], ParentType, ContextType>;
  medianTimeWatched?: Resolver<ResolversTypes['MetricChange'], ParentType, ContextType>;
  newViewers?: Resolver<ResolversTypes['MetricChange'], ParentType, ContextType>;
  peakConcurrentLiveViews?: Resolver<ResolversTypes['MetricChange'], ParentType, ContextType>;
  peakConcurrentViewers?: Resolver<ResolversTypes['MetricChange'], ParentType, ContextType>;
  returnViewers?: Resolver<ResolversTypes['MetricChange'], ParentType, ContextType>;
  totalMinutesWatched?: Resolver<ResolversTypes['MetricChange'], ParentType, ContextType>;
  totalTimeWatched?: Resolver<ResolversTypes['MetricChange'], ParentType, ContextType>;
  viewers?: Resolver<ResolversTypes['MetricChange'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['MetricChange'], ParentType, ContextType>;
};

export type VodBucketResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VodBucket'] = ResolversParentTypes['VodBucket']> = {
  bucket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  regionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WatchedOccurrenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WatchedOccurrence'] = ResolversParentTypes['WatchedOccurrence']> = {
  endAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WebChannelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebChannel'] = ResolversParentTypes['WebChannel'], FederationReferenceType extends FederationReferenceTypes['WebChannel'] = FederationReferenceTypes['WebChannel']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['WebChannel']> | FederationReferenceType, FederationReferenceType, ContextType>;
  activeContent?: Resolver<Maybe<ResolversTypes['ActiveContent']>, ParentType, ContextType>;
  bandwidth?: Resolver<Maybe<ResolversTypes['WebChannelBandwidth']>, ParentType, ContextType, Partial<WebChannelBandwidthArgs>>;
  codes?: Resolver<Array<ResolversTypes['WebEmbedCode']>, ParentType, ContextType, Partial<WebChannelCodesArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dashUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  deleteAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  embedKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  embedType?: Resolver<ResolversTypes['WebEmbedType'], ParentType, ContextType>;
  embedUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  hasLogo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasQrDetection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasStreamUrls?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSubtitles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hlsUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isQrClickEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loadBalancer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offlineContent?: Resolver<ResolversTypes['OfflineContent'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  streamDelay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['WebChannelType'], ParentType, ContextType>;
  uses?: Resolver<Maybe<Array<ResolversTypes['Use']>>, ParentType, ContextType>;
  videoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebChannelBandwidthResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebChannelBandwidth'] = ResolversParentTypes['WebChannelBandwidth']> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WebChannelConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebChannelConnection'] = ResolversParentTypes['WebChannelConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebChannelEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebChannel']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebChannelEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebChannelEdge'] = ResolversParentTypes['WebChannelEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebChannel'], ParentType, ContextType>;
};

export type WebChannelPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebChannelPayload'] = ResolversParentTypes['WebChannelPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webChannel?: Resolver<Maybe<ResolversTypes['WebChannel']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebEmbedCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebEmbedCode'] = ResolversParentTypes['WebEmbedCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WebEmbedType'], ParentType, ContextType>;
};

export type WebPresetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebPreset'] = ResolversParentTypes['WebPreset'], FederationReferenceType extends FederationReferenceTypes['WebPreset'] = FederationReferenceTypes['WebPreset']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['WebPreset']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeinterlaced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftAudioChannel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rightAudioChannel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uses?: Resolver<Maybe<Array<ResolversTypes['Use']>>, ParentType, ContextType>;
  videoChannel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebPresetConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebPresetConnection'] = ResolversParentTypes['WebPresetConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebPresetEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebPreset']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebPresetEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebPresetEdge'] = ResolversParentTypes['WebPresetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebPreset'], ParentType, ContextType>;
};

export type WebPresetPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebPresetPayload'] = ResolversParentTypes['WebPresetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webPreset?: Resolver<Maybe<ResolversTypes['WebPreset']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebVideoDownloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebVideoDownload'] = ResolversParentTypes['WebVideoDownload']> = {
  end?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<Maybe<Array<ResolversTypes['WebhookDelivery']>>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookState'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastTriedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['WebhookProblem']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookDeliveryPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebhookDeliveryPayload'] = ResolversParentTypes['WebhookDeliveryPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebhookPayload'] = ResolversParentTypes['WebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookSecretPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebhookSecretPayload'] = ResolversParentTypes['WebhookSecretPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  AcceptInvitePayload?: AcceptInvitePayloadResolvers<ContextType>;
  AccessCoverage?: AccessCoverageResolvers<ContextType>;
  ActivateEncoderPayload?: ActivateEncoderPayloadResolvers<ContextType>;
  ActiveContent?: ActiveContentResolvers<ContextType>;
  AddFirstSecondFactorPayload?: AddFirstSecondFactorPayloadResolvers<ContextType>;
  ApiClient?: ApiClientResolvers<ContextType>;
  ApiClientConnection?: ApiClientConnectionResolvers<ContextType>;
  ApiClientEdge?: ApiClientEdgeResolvers<ContextType>;
  ApiClientPayload?: ApiClientPayloadResolvers<ContextType>;
  ApiClientRole?: ApiClientRoleResolvers<ContextType>;
  ApiClientSecretPayload?: ApiClientSecretPayloadResolvers<ContextType>;
  ArrivingStream?: ArrivingStreamResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AuthorizeSocialAccountPayload?: AuthorizeSocialAccountPayloadResolvers<ContextType>;
  Bandwidth?: BandwidthResolvers<ContextType>;
  BandwidthDay?: BandwidthDayResolvers<ContextType>;
  BandwidthOfDay?: BandwidthOfDayResolvers<ContextType>;
  BeginUploadPayload?: BeginUploadPayloadResolvers<ContextType>;
  Billing?: BillingResolvers<ContextType>;
  BinEntry?: BinEntryResolvers<ContextType>;
  BinEntryConnection?: BinEntryConnectionResolvers<ContextType>;
  BinEntryEdge?: BinEntryEdgeResolvers<ContextType>;
  CancelUploadPayload?: CancelUploadPayloadResolvers<ContextType>;
  ChangedEvent?: ChangedEventResolvers<ContextType>;
  ChannelAccess?: ChannelAccessResolvers<ContextType>;
  ChannelBandwidth?: ChannelBandwidthResolvers<ContextType>;
  ChannelFindings?: ChannelFindingsResolvers<ContextType>;
  CommandEncoderPayload?: CommandEncoderPayloadResolvers<ContextType>;
  CommandEncoderResult?: CommandEncoderResultResolvers<ContextType>;
  CommandEncodersPayload?: CommandEncodersPayloadResolvers<ContextType>;
  CompleteUploadPayload?: CompleteUploadPayloadResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContactPayload?: ContactPayloadResolvers<ContextType>;
  ContactRequestPayload?: ContactRequestPayloadResolvers<ContextType>;
  ContentDestination?: ContentDestinationResolvers<ContextType>;
  ContentDestinationConnection?: ContentDestinationConnectionResolvers<ContextType>;
  ContentDestinationEdge?: ContentDestinationEdgeResolvers<ContextType>;
  ContentDestinationEntry?: ContentDestinationEntryResolvers<ContextType>;
  ContentDestinationPayload?: ContentDestinationPayloadResolvers<ContextType>;
  ContentDestinationSummary?: ContentDestinationSummaryResolvers<ContextType>;
  ContentDestinationsChangedEvent?: ContentDestinationsChangedEventResolvers<ContextType>;
  CreateEncoderChannelPayload?: CreateEncoderChannelPayloadResolvers<ContextType>;
  CreateEncoderPresetPayload?: CreateEncoderPresetPayloadResolvers<ContextType>;
  CreateLibraryEmbedPayload?: CreateLibraryEmbedPayloadResolvers<ContextType>;
  CreateLiveOutputPayload?: CreateLiveOutputPayloadResolvers<ContextType>;
  CreatePostPayload?: CreatePostPayloadResolvers<ContextType>;
  CreateRtmpDestinationPayload?: CreateRtmpDestinationPayloadResolvers<ContextType>;
  CreateSubscriptionPayload?: CreateSubscriptionPayloadResolvers<ContextType>;
  Created?: CreatedResolvers<ContextType>;
  Cue?: CueResolvers<ContextType>;
  CuePayload?: CuePayloadResolvers<ContextType>;
  CueSource?: CueSourceResolvers<ContextType>;
  CuesChangedEvent?: CuesChangedEventResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerConnection?: CustomerConnectionResolvers<ContextType>;
  CustomerEdge?: CustomerEdgeResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decoder?: DecoderResolvers<ContextType>;
  DecoderConnection?: DecoderConnectionResolvers<ContextType>;
  DecoderEdge?: DecoderEdgeResolvers<ContextType>;
  DecoderNic?: DecoderNicResolvers<ContextType>;
  DeleteApiClientPayload?: DeleteApiClientPayloadResolvers<ContextType>;
  DeleteContactPayload?: DeleteContactPayloadResolvers<ContextType>;
  DeleteContentDestinationPayload?: DeleteContentDestinationPayloadResolvers<ContextType>;
  DeleteCuePayload?: DeleteCuePayloadResolvers<ContextType>;
  DeleteDestinationGroupPayload?: DeleteDestinationGroupPayloadResolvers<ContextType>;
  DeleteEncoderChannelPayload?: DeleteEncoderChannelPayloadResolvers<ContextType>;
  DeleteEncoderPayload?: DeleteEncoderPayloadResolvers<ContextType>;
  DeleteEncoderPresetPayload?: DeleteEncoderPresetPayloadResolvers<ContextType>;
  DeleteEncoderVideoPayload?: DeleteEncoderVideoPayloadResolvers<ContextType>;
  DeleteLiveOutputPayload?: DeleteLiveOutputPayloadResolvers<ContextType>;
  DeleteMediaPayload?: DeleteMediaPayloadResolvers<ContextType>;
  DeletePlayerProfilePayload?: DeletePlayerProfilePayloadResolvers<ContextType>;
  DeletePlaylistPayload?: DeletePlaylistPayloadResolvers<ContextType>;
  DeletePostPayload?: DeletePostPayloadResolvers<ContextType>;
  DeleteQrOverlayPayload?: DeleteQrOverlayPayloadResolvers<ContextType>;
  DeleteRtmpDestinationPayload?: DeleteRtmpDestinationPayloadResolvers<ContextType>;
  DeleteUserPayload?: DeleteUserPayloadResolvers<ContextType>;
  DeleteVenuePayload?: DeleteVenuePayloadResolvers<ContextType>;
  DeleteWebChannelPayload?: DeleteWebChannelPayloadResolvers<ContextType>;
  DeleteWebPresetPayload?: DeleteWebPresetPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  DestinationGroup?: DestinationGroupResolvers<ContextType>;
  DestinationGroupConnection?: DestinationGroupConnectionResolvers<ContextType>;
  DestinationGroupEdge?: DestinationGroupEdgeResolvers<ContextType>;
  DestinationGroupPayload?: DestinationGroupPayloadResolvers<ContextType>;
  DeviceToken?: DeviceTokenResolvers<ContextType>;
  DownloadEncoderVideoPayload?: DownloadEncoderVideoPayloadResolvers<ContextType>;
  DownloadMediaPayload?: DownloadMediaPayloadResolvers<ContextType>;
  DownloadWebVideoPayload?: DownloadWebVideoPayloadResolvers<ContextType>;
  DuplicateLogin?: DuplicateLoginResolvers<ContextType>;
  Duration?: GraphQLScalarType;
  DurationRangeCount?: DurationRangeCountResolvers<ContextType>;
  EmbedCode?: EmbedCodeResolvers<ContextType>;
  Encoder?: EncoderResolvers<ContextType>;
  EncoderChannel?: EncoderChannelResolvers<ContextType>;
  EncoderChannelConnection?: EncoderChannelConnectionResolvers<ContextType>;
  EncoderChannelEdge?: EncoderChannelEdgeResolvers<ContextType>;
  EncoderChannelUser?: EncoderChannelUserResolvers<ContextType>;
  EncoderConnection?: EncoderConnectionResolvers<ContextType>;
  EncoderEdge?: EncoderEdgeResolvers<ContextType>;
  EncoderLog?: EncoderLogResolvers<ContextType>;
  EncoderLogEntry?: EncoderLogEntryResolvers<ContextType>;
  EncoderNetwork?: EncoderNetworkResolvers<ContextType>;
  EncoderOptions?: EncoderOptionsResolvers<ContextType>;
  EncoderPreset?: EncoderPresetResolvers<ContextType>;
  EncoderPresetConnection?: EncoderPresetConnectionResolvers<ContextType>;
  EncoderPresetEdge?: EncoderPresetEdgeResolvers<ContextType>;
  EncoderPresetOptions?: EncoderPresetOptionsResolvers<ContextType>;
  EncoderReading?: EncoderReadingResolvers<ContextType>;
  EncoderSearchConnection?: EncoderSearchConnectionResolvers<ContextType>;
  EncoderSearchEdge?: EncoderSearchEdgeResolvers<ContextType>;
  EncoderSearchHit?: EncoderSearchHitResolvers<ContextType>;
  EncoderStateCount?: EncoderStateCountResolvers<ContextType>;
  EncoderStatus?: EncoderStatusResolvers<ContextType>;
  EncoderVersionCount?: EncoderVersionCountResolvers<ContextType>;
  EncoderVideo?: EncoderVideoResolvers<ContextType>;
  EncoderVideoConnection?: EncoderVideoConnectionResolvers<ContextType>;
  EncoderVideoDownload?: EncoderVideoDownloadResolvers<ContextType>;
  EncoderVideoEdge?: EncoderVideoEdgeResolvers<ContextType>;
  EncoderVideoEntry?: EncoderVideoEntryResolvers<ContextType>;
  EncoderVideoSummary?: EncoderVideoSummaryResolvers<ContextType>;
  EncodersChangedEvent?: EncodersChangedEventResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  EventCheck?: EventCheckResolvers<ContextType>;
  EventConcurrency?: EventConcurrencyResolvers<ContextType>;
  EventConcurrencyStep?: EventConcurrencyStepResolvers<ContextType>;
  EventConflict?: EventConflictResolvers<ContextType>;
  EventConflictOther?: EventConflictOtherResolvers<ContextType>;
  EventConnection?: EventConnectionResolvers<ContextType>;
  EventDestination?: EventDestinationResolvers<ContextType>;
  EventDestinationPayload?: EventDestinationPayloadResolvers<ContextType>;
  EventEdge?: EventEdgeResolvers<ContextType>;
  EventLane?: EventLaneResolvers<ContextType>;
  EventLogEntry?: EventLogEntryResolvers<ContextType>;
  EventPayload?: EventPayloadResolvers<ContextType>;
  EventRepeat?: EventRepeatResolvers<ContextType>;
  EventSpan?: EventSpanResolvers<ContextType>;
  FacebookInfo?: FacebookInfoResolvers<ContextType>;
  FailedJob?: FailedJobResolvers<ContextType>;
  GoLive?: GoLiveResolvers<ContextType>;
  GoLivePayload?: GoLivePayloadResolvers<ContextType>;
  GoLiveProgressEvent?: GoLiveProgressEventResolvers<ContextType>;
  GoLiveRequest?: GoLiveRequestResolvers<ContextType>;
  GroupDestination?: GroupDestinationResolvers<ContextType>;
  GroupTarget?: GroupTargetResolvers<ContextType>;
  Ingest?: IngestResolvers<ContextType>;
  IngestRefusal?: IngestRefusalResolvers<ContextType>;
  Invite?: InviteResolvers<ContextType>;
  InviteConnection?: InviteConnectionResolvers<ContextType>;
  InviteEdge?: InviteEdgeResolvers<ContextType>;
  InviteOffer?: InviteOfferResolvers<ContextType>;
  InvitePayload?: InvitePayloadResolvers<ContextType>;
  InviteUserResult?: InviteUserResultResolvers<ContextType>;
  InviteUsersPayload?: InviteUsersPayloadResolvers<ContextType>;
  LibraryEmbed?: LibraryEmbedResolvers<ContextType>;
  LibrarySettings?: LibrarySettingsResolvers<ContextType>;
  LibrarySettingsPayload?: LibrarySettingsPayloadResolvers<ContextType>;
  LibraryStorage?: LibraryStorageResolvers<ContextType>;
  LibraryTrial?: LibraryTrialResolvers<ContextType>;
  LicensedPackage?: LicensedPackageResolvers<ContextType>;
  LicensedPackageConnection?: LicensedPackageConnectionResolvers<ContextType>;
  LicensedPackageEdge?: LicensedPackageEdgeResolvers<ContextType>;
  LinkSocialAccountPayload?: LinkSocialAccountPayloadResolvers<ContextType>;
  LiveFinding?: LiveFindingResolvers<ContextType>;
  LiveOutput?: LiveOutputResolvers<ContextType>;
  LiveSources?: LiveSourcesResolvers<ContextType>;
  LoadEncoderVideosPayload?: LoadEncoderVideosPayloadResolvers<ContextType>;
  LoadEventsOnDecodersPayload?: LoadEventsOnDecodersPayloadResolvers<ContextType>;
  LoadedEvent?: LoadedEventResolvers<ContextType>;
  Marathon?: MarathonResolvers<ContextType>;
  MarkNotificationsReadPayload?: MarkNotificationsReadPayloadResolvers<ContextType>;
  MediaDocument?: MediaDocumentResolvers<ContextType>;
  MediaDownload?: MediaDownloadResolvers<ContextType>;
  MediaFacets?: MediaFacetsResolvers<ContextType>;
  MediaItem?: MediaItemResolvers<ContextType>;
  MediaItemConnection?: MediaItemConnectionResolvers<ContextType>;
  MediaItemEdge?: MediaItemEdgeResolvers<ContextType>;
  MediaItemPayload?: MediaItemPayloadResolvers<ContextType>;
  MediaItemsChangedEvent?: MediaItemsChangedEventResolvers<ContextType>;
  MediaPicture?: MediaPictureResolvers<ContextType>;
  MediaProcessing?: MediaProcessingResolvers<ContextType>;
  MediaRendition?: MediaRenditionResolvers<ContextType>;
  MediaRenditions?: MediaRenditionsResolvers<ContextType>;
  MediaSearchConnection?: MediaSearchConnectionResolvers<ContextType>;
  MediaSourceCount?: MediaSourceCountResolvers<ContextType>;
  MediaStateGroupCount?: MediaStateGroupCountResolvers<ContextType>;
  MediaUpload?: MediaUploadResolvers<ContextType>;
  MetricChange?: MetricChangeResolvers<ContextType>;
  MinimumEncoderOption?: MinimumEncoderOptionResolvers<ContextType>;
  MoveEncoderPayload?: MoveEncoderPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsItem?: NewsItemResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationsChangedEvent?: NotificationsChangedEventResolvers<ContextType>;
  NumberRange?: NumberRangeResolvers<ContextType>;
  OfflineContent?: OfflineContentResolvers<ContextType>;
  OnlineEncoder?: OnlineEncoderResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payload?: PayloadResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  Playable?: PlayableResolvers<ContextType>;
  Playback?: PlaybackResolvers<ContextType>;
  PlayerProfile?: PlayerProfileResolvers<ContextType>;
  PlayerProfileConnection?: PlayerProfileConnectionResolvers<ContextType>;
  PlayerProfileEdge?: PlayerProfileEdgeResolvers<ContextType>;
  PlayerProfilePayload?: PlayerProfilePayloadResolvers<ContextType>;
  Playlist?: PlaylistResolvers<ContextType>;
  PlaylistConnection?: PlaylistConnectionResolvers<ContextType>;
  PlaylistEdge?: PlaylistEdgeResolvers<ContextType>;
  PlaylistPayload?: PlaylistPayloadResolvers<ContextType>;
  PlaylistTotals?: PlaylistTotalsResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  Preferences?: PreferencesResolvers<ContextType>;
  ProvisionEncoderChannelPayload?: ProvisionEncoderChannelPayloadResolvers<ContextType>;
  QrOverlay?: QrOverlayResolvers<ContextType>;
  QrOverlayConnection?: QrOverlayConnectionResolvers<ContextType>;
  QrOverlayEdge?: QrOverlayEdgeResolvers<ContextType>;
  QrOverlayPayload?: QrOverlayPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Readiness?: ReadinessResolvers<ContextType>;
  ReadinessFinding?: ReadinessFindingResolvers<ContextType>;
  ReadinessThing?: ReadinessThingResolvers<ContextType>;
  ReadingSpread?: ReadingSpreadResolvers<ContextType>;
  ReasonParameter?: ReasonParameterResolvers<ContextType>;
  RefreshSessionPayload?: RefreshSessionPayloadResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RegisterUploaderPayload?: RegisterUploaderPayloadResolvers<ContextType>;
  ReleaseDecoderPayload?: ReleaseDecoderPayloadResolvers<ContextType>;
  RemoteSupport?: RemoteSupportResolvers<ContextType>;
  RemoveEventDestinationPayload?: RemoveEventDestinationPayloadResolvers<ContextType>;
  RemoveEventPayload?: RemoveEventPayloadResolvers<ContextType>;
  RemoveSocialAccountPayload?: RemoveSocialAccountPayloadResolvers<ContextType>;
  RenewSocialAccountPayload?: RenewSocialAccountPayloadResolvers<ContextType>;
  RenewStreamKeyPayload?: RenewStreamKeyPayloadResolvers<ContextType>;
  RequestBandwidthPayload?: RequestBandwidthPayloadResolvers<ContextType>;
  RequestEmailVerificationPayload?: RequestEmailVerificationPayloadResolvers<ContextType>;
  RequestInvitePayload?: RequestInvitePayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RestoreDeletedPayload?: RestoreDeletedPayloadResolvers<ContextType>;
  RevealLiveOutputKeyPayload?: RevealLiveOutputKeyPayloadResolvers<ContextType>;
  RevealRemoteSupportPayload?: RevealRemoteSupportPayloadResolvers<ContextType>;
  RevealRtmpKeyPayload?: RevealRtmpKeyPayloadResolvers<ContextType>;
  RevealStreamKeyPayload?: RevealStreamKeyPayloadResolvers<ContextType>;
  RevokeDeviceTokenPayload?: RevokeDeviceTokenPayloadResolvers<ContextType>;
  RevokeInvitePayload?: RevokeInvitePayloadResolvers<ContextType>;
  RoleRights?: RoleRightsResolvers<ContextType>;
  RtmpDestination?: RtmpDestinationResolvers<ContextType>;
  RtmpDestinationConnection?: RtmpDestinationConnectionResolvers<ContextType>;
  RtmpDestinationEdge?: RtmpDestinationEdgeResolvers<ContextType>;
  RtmpStream?: RtmpStreamResolvers<ContextType>;
  SalesPlan?: SalesPlanResolvers<ContextType>;
  SaveToLibraryPayload?: SaveToLibraryPayloadResolvers<ContextType>;
  ScheduleItem?: ScheduleItemResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorAddition?: SecondFactorAdditionResolvers<ContextType>;
  SecondFactorAdditionPayload?: SecondFactorAdditionPayloadResolvers<ContextType>;
  SecondFactorStep?: SecondFactorStepResolvers<ContextType>;
  SecondFactors?: SecondFactorsResolvers<ContextType>;
  SecondFactorsPayload?: SecondFactorsPayloadResolvers<ContextType>;
  ServiceValues?: ServiceValuesResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetEncoderChannelUsersPayload?: SetEncoderChannelUsersPayloadResolvers<ContextType>;
  SetTogglePayload?: SetTogglePayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignInRulesPayload?: SignInRulesPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SocialAccount?: SocialAccountResolvers<ContextType>;
  SocialAccountConnection?: SocialAccountConnectionResolvers<ContextType>;
  SocialAccountEdge?: SocialAccountEdgeResolvers<ContextType>;
  SocialDestination?: SocialDestinationResolvers<ContextType>;
  SocialFigures?: SocialFiguresResolvers<ContextType>;
  SocialLiveCheck?: SocialLiveCheckResolvers<ContextType>;
  SocialPlace?: SocialPlaceResolvers<ContextType>;
  SocialSchedule?: SocialScheduleResolvers<ContextType>;
  SoundLevel?: SoundLevelResolvers<ContextType>;
  StartLiveOutputPayload?: StartLiveOutputPayloadResolvers<ContextType>;
  StartRtmpStreamPayload?: StartRtmpStreamPayloadResolvers<ContextType>;
  StartWebVideoPayload?: StartWebVideoPayloadResolvers<ContextType>;
  StopContentDestinationPayload?: StopContentDestinationPayloadResolvers<ContextType>;
  StopContentDestinationResult?: StopContentDestinationResultResolvers<ContextType>;
  StopContentDestinationsPayload?: StopContentDestinationsPayloadResolvers<ContextType>;
  StopLiveOutputPayload?: StopLiveOutputPayloadResolvers<ContextType>;
  StopRtmpStreamPayload?: StopRtmpStreamPayloadResolvers<ContextType>;
  Storyboard?: StoryboardResolvers<ContextType>;
  StreamUsage?: StreamUsageResolvers<ContextType>;
  SubscribedPlan?: SubscribedPlanResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Subscriptions?: SubscriptionsResolvers<ContextType>;
  SyncSocialAccountPayload?: SyncSocialAccountPayloadResolvers<ContextType>;
  TagCount?: TagCountResolvers<ContextType>;
  TemperatureReading?: TemperatureReadingResolvers<ContextType>;
  Timecode?: GraphQLScalarType;
  Timezone?: TimezoneResolvers<ContextType>;
  Toggle?: ToggleResolvers<ContextType>;
  TrackPayload?: TrackPayloadResolvers<ContextType>;
  TrialPayload?: TrialPayloadResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnregisterUploaderPayload?: UnregisterUploaderPayloadResolvers<ContextType>;
  UpdateEncoderChannelPayload?: UpdateEncoderChannelPayloadResolvers<ContextType>;
  UpdateEncoderNetworkPayload?: UpdateEncoderNetworkPayloadResolvers<ContextType>;
  UpdateEncoderPayload?: UpdateEncoderPayloadResolvers<ContextType>;
  UpdateEncoderPresetPayload?: UpdateEncoderPresetPayloadResolvers<ContextType>;
  UpdateEncoderVideoPayload?: UpdateEncoderVideoPayloadResolvers<ContextType>;
  UpdateMarathonPayload?: UpdateMarathonPayloadResolvers<ContextType>;
  UpdatePostPayload?: UpdatePostPayloadResolvers<ContextType>;
  UpdatePreferencesPayload?: UpdatePreferencesPayloadResolvers<ContextType>;
  UpdateRtmpDestinationPayload?: UpdateRtmpDestinationPayloadResolvers<ContextType>;
  UpdateSocialAccountPayload?: UpdateSocialAccountPayloadResolvers<ContextType>;
  UploadArchivePayload?: UploadArchivePayloadResolvers<ContextType>;
  UploadEncoderLogsPayload?: UploadEncoderLogsPayloadResolvers<ContextType>;
  UploadSocialFilePayload?: UploadSocialFilePayloadResolvers<ContextType>;
  UploadTicket?: UploadTicketResolvers<ContextType>;
  UploaderRegistration?: UploaderRegistrationResolvers<ContextType>;
  Usable?: UsableResolvers<ContextType>;
  Use?: UseResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserPayload?: UserPayloadResolvers<ContextType>;
  UsingThing?: UsingThingResolvers<ContextType>;
  Venue?: VenueResolvers<ContextType>;
  VenueConnection?: VenueConnectionResolvers<ContextType>;
  VenueEdge?: VenueEdgeResolvers<ContextType>;
  VenueLicense?: VenueLicenseResolvers<ContextType>;
  VenueLoadResult?: VenueLoadResultResolvers<ContextType>;
  VenuePayload?: VenuePayloadResolvers<ContextType>;
  VenuesChangedEvent?: VenuesChangedEventResolvers<ContextType>;
  VerifyEmailPayload?: VerifyEmailPayloadResolvers<ContextType>;
  VerifyPasswordResetPayload?: VerifyPasswordResetPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerRecord?: ViewerRecordResolvers<ContextType>;
  ViewerRecordConnection?: ViewerRecordConnectionResolvers<ContextType>;
  ViewerRecordEdge?: ViewerRecordEdgeResolvers<ContextType>;
  ViewerSeries?: ViewerSeriesResolvers<ContextType>;
  ViewerSeriesPoint?: ViewerSeriesPointResolvers<ContextType>;
  ViewerSummary?: ViewerSummaryResolvers<ContextType>;
  VodBucket?: VodBucketResolvers<ContextType>;
  WatchedOccurrence?: WatchedOccurrenceResolvers<ContextType>;
  WebChannel?: WebChannelResolvers<ContextType>;
  WebChannelBandwidth?: WebChannelBandwidthResolvers<ContextType>;
  WebChannelConnection?: WebChannelConnectionResolvers<ContextType>;
  WebChannelEdge?: WebChannelEdgeResolvers<ContextType>;
  WebChannelPayload?: WebChannelPayloadResolvers<ContextType>;
  WebEmbedCode?: WebEmbedCodeResolvers<ContextType>;
  WebPreset?: WebPresetResolvers<ContextType>;
  WebPresetConnection?: WebPresetConnectionResolvers<ContextType>;
  WebPresetEdge?: WebPresetEdgeResolvers<ContextType>;
  WebPresetPayload?: WebPresetPayloadResolvers<ContextType>;
  WebVideoDownload?: WebVideoDownloadResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryPayload?: WebhookDeliveryPayloadResolvers<ContextType>;
  WebhookPayload?: WebhookPayloadResolvers<ContextType>;
  WebhookSecretPayload?: WebhookSecretPayloadResolvers<ContextType>;
};


/** What resolvers answer for each entity when they have the whole of it. */
export interface EntityRecords {
  User: UserRecord;
  Customer: CustomerRecord;
  ApiClient: ApiClientRecord;
  Region: RegionRecord;
  Encoder: EncoderRecord;
  EncoderChannel: EncoderChannelRecord;
  EncoderPreset: EncoderPresetRecord;
  EncoderVideo: EncoderVideoRecord;
  ContentDestination: ContentDestinationRecord;
  WebChannel: WebChannelRecord;
  QrOverlay: QrOverlayRecord;
  WebPreset: WebPresetRecord;
  MediaItem: MediaItemRecord;
  Playlist: PlaylistRecord;
  PlayerProfile: PlayerProfileRecord;
  RtmpDestination: RtmpDestinationRecord;
  DestinationGroup: DestinationGroupRecord;
  Event: EventRecord;
  SocialAccount: SocialAccountRecord;
  Venue: VenueRecord;
  Post: PostRecord;
}
/** An entity of another domain, named only: its home completes it. */
export type Stub<T> = T extends object
  ? { [K in keyof EntityRecords]: [T, EntityRecords[K]] extends [EntityRecords[K], T]
      ? { __typename: K; id: string } : never }[keyof EntityRecords]
  : never;