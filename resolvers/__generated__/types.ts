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
  /** A calendar day without a time zone, `yyyy-mm-dd`. */
  Date: { input: string; output: string; }
  /** A point in time: ISO 8601 with an offset, answered in UTC, for example `2026-11-22T14:47:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A length of time in whole milliseconds. */
  Duration: { input: number; output: number; }
  /** A position in a video, `hh:mm:ss.mmm`. */
  Timecode: { input: string; output: string; }
  /** An absolute URL. */
  URL: { input: string; output: string; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** Who accepts an invitation. */
export type AcceptInviteInput = {
  /** Given name, 2 to 150 characters. */
  firstName: Scalars['String']['input'];
  /** The invitation's uuid. */
  id: Scalars['ID']['input'];
  /** Family name, 2 to 150 characters. */
  lastName: Scalars['String']['input'];
  /** A password, 10 to 128 characters. */
  password: Scalars['String']['input'];
  /** The password once more. */
  passwordConfirmation: Scalars['String']['input'];
  /** Phone number for alerts, at most 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The secret of the link. */
  token: Scalars['String']['input'];
};

/** An invitation was accepted. */
export type AcceptInvitePayload = Payload & {
  __typename?: 'AcceptInvitePayload';
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The name to sign in with; null when it was refused. */
  userName?: Maybe<Scalars['String']['output']>;
};

/** Dates of an event that access to a social media account covers. */
export type AccessCoverage = {
  __typename?: 'AccessCoverage';
  /** Number of dates that end while access lasts. */
  coveredDates: Scalars['Int']['output'];
  /** Time at which access ends; null where the network has already withdrawn it. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of dates that have not ended, covered or not. */
  totalDates: Scalars['Int']['output'];
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
  activationCode: Scalars['String']['input'];
  /** The advanced configuration needs a preset. */
  configuration?: InputMaybe<EncoderConfiguration>;
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** The channel to send to. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** The preset to encode with. */
  encoderPresetId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name. */
  name: Scalars['String']['input'];
};

/** An encoder that was added. */
export type ActivateEncoderPayload = Payload & {
  __typename?: 'ActivateEncoderPayload';
  /** The encoder; null when it was refused. */
  encoder?: Maybe<Encoder>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** What a web channel shows at present. */
export type ActiveContent = {
  __typename?: 'ActiveContent';
  /** The broadcast that is live or replayed; null for other content. */
  contentDestination?: Maybe<ContentDestination>;
  /** What it is. */
  kind: ActiveContentKind;
  /** When the broadcast began; null for other content. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether viewers see it. */
  state: ActiveContentState;
  /** Title of the broadcast, video or playlist; null for an image. */
  title?: Maybe<Scalars['String']['output']>;
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

/** A destination that an event gets. */
export type AddEventDestinationInput = {
  /** Playlists that the recording goes into, at most 20. */
  autoArchivePlaylistIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What stands on the button, needed with one: at most 12 characters. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** The address that the button opens, needed with one: `http://` or `https://`. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description, needed at Facebook and YouTube; null for that of the event. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The event's uuid. */
  eventId: Scalars['ID']['input'];
  /** Whether it has a call-to-action button. */
  hasButton?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a recording goes into the library. */
  isAutosaved?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether other pages may show it, too. */
  isCrossposted?: InputMaybe<Scalars['Boolean']['input']>;
  /** EMBED for a web channel, RTMP, FACEBOOK, YOUTUBE, or SAVEONLY for a recording alone. */
  kind: DestinationKind;
  /** Page or channel within the account, needed at Facebook and YouTube. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Who sees it, needed at Facebook and YouTube. */
  privacy?: InputMaybe<DestinationPrivacy>;
  /** Whether it is published, needed at Facebook and YouTube. */
  publishState?: InputMaybe<PublishState>;
  /** The RTMP destination, needed with RTMP. */
  rtmpDestinationId?: InputMaybe<Scalars['ID']['input']>;
  /** How many days before the event its post is published, 1 to a limit that the rule sets; null for none. One post at each of Facebook and YouTube. */
  scheduledPostDays?: InputMaybe<Scalars['Int']['input']>;
  /** The account, needed at Facebook and YouTube. */
  socialAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** How long after the beginning of the content it starts, 0 to 12 hours. */
  startOffset?: InputMaybe<Scalars['Duration']['input']>;
  /** How long before the end of the content it stops, in milliseconds as a negative number, -43200000 to 0. */
  stopOffset?: InputMaybe<Scalars['Int']['input']>;
  /** Its own picture at Facebook or YouTube: the id that `uploadSocialFile` answered; null for that of the event. */
  thumbnailFileId?: InputMaybe<Scalars['ID']['input']>;
  /** Title, needed at Facebook and YouTube; null for the name of the event. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The web channel, needed with EMBED. */
  webChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** The web preset; null for the default one. */
  webPresetId?: InputMaybe<Scalars['ID']['input']>;
};

/** The session after adding the first factor. */
export type AddFirstSecondFactorPayload = Payload & {
  __typename?: 'AddFirstSecondFactorPayload';
  /** Recovery codes, which are told here and never again, at most 10; null when refused. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The caller in the new session; null when refused. */
  viewer?: Maybe<Viewer>;
};

/** A factor that was begun, with a proof that it works. */
export type AddSecondFactorInput = {
  /** A one-time code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** What it is called, at most 60 characters. */
  name: Scalars['String']['input'];
  /** What the browser answered, in JSON. */
  passkey?: InputMaybe<Scalars['String']['input']>;
  /** The token of its addition. */
  token: Scalars['String']['input'];
};

/** Videos that are to join a playlist. */
export type AddToPlaylistInput = {
  /**
   * The videos, in order.
   * @deprecated Give `mediaItemIds`.
   */
  mediaIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The videos, in order; required. */
  mediaItemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The playlist's uuid; required. */
  playlistId: Scalars['ID']['input'];
  /** Where they join; the playlist's own sort position by default. */
  position?: InputMaybe<PlaylistSortPosition>;
};

/** Services that keep viewer records. */
export type AnalyticsApi =
  /** Saved videos. */
  | 'CONTENT_LIBRARY'
  /** Events on Facebook. */
  | 'FACEBOOK'
  /** Events on web channels. */
  | 'WEB_EVENTS';

/** A program that signs in with an id and a secret. Its secret is answered when it is made, and nowhere else. */
export type ApiClient = Created & Node & {
  __typename?: 'ApiClient';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The organisation it belongs to. */
  customer?: Maybe<Customer>;
  /** The client's id, which it signs in with. */
  id: Scalars['ID']['output'];
  /** When its secret was exchanged for a token last; null before the first time. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** From which address that was; null before the first time. */
  lastUsedFrom?: Maybe<Scalars['String']['output']>;
  /** Its name, at most 128 characters. */
  name: Scalars['String']['output'];
  /** What its roles allow, as far as the organisation's plans let it hold them now, at most 11. */
  permissions: Array<Permission>;
  /** Counts changes; send it back with an edit. */
  revision: Scalars['Int']['output'];
  /** What it may hold, at most 10. */
  roles: Array<ApiRole>;
  /** Those of its roles that the organisation's plans let it hold now; the others give it nothing. At most 10. */
  rolesInForce: Array<ApiRole>;
  /** Addresses that are told for it what happens, the first made first, at most 10. Needs the capability getApiApps. */
  webhooks?: Maybe<Array<Webhook>>;
};

/** A page of API clients. */
export type ApiClientConnection = {
  __typename?: 'ApiClientConnection';
  /** Rows with their cursors. */
  edges: Array<ApiClientEdge>;
  /** The rows alone. */
  nodes: Array<ApiClient>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An API client within a page. */
export type ApiClientEdge = {
  __typename?: 'ApiClientEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The API client. */
  node: ApiClient;
};

/** An API client after a change. */
export type ApiClientPayload = Payload & {
  __typename?: 'ApiClientPayload';
  /** The client as it is now; null when the change was refused, but for an edit that another came before. */
  apiClient?: Maybe<ApiClient>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A role of API clients, with what it allows. */
export type ApiClientRole = {
  __typename?: 'ApiClientRole';
  /** Whether the organisation's plans allow it. */
  isAvailable: Scalars['Boolean']['output'];
  /** What it allows, at most 11. */
  permissions: Array<Permission>;
  /** The plan that it needs, in English words. */
  planNeeded: Scalars['String']['output'];
  /** The role. */
  role: ApiRole;
};

/** An API client and its new secret. */
export type ApiClientSecretPayload = Payload & {
  __typename?: 'ApiClientSecretPayload';
  /** The client; null when it was refused. */
  apiClient?: Maybe<ApiClient>;
  /** Its secret, which is answered here and never again; null when it was refused. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What an API client may hold: a list of its own, apart from the roles of people. */
export type ApiRole =
  /** Reads viewer data and bandwidth. */
  | 'ANALYTICS_API'
  /** Plans and runs what is live: schedule, encoders and channels. */
  | 'GO_LIVE_API'
  /** Reads saved video and keeps its cues. */
  | 'ON_DEMAND_API';

/** A file for the archive. */
export type ArchiveFileInput = {
  /** Its bytes in base64. 20 MB at most at the service; through the graph as much as a request may have, about 180 kB. */
  content: Scalars['String']['input'];
  /** Its name, 1 to 128 characters. */
  name: Scalars['String']['input'];
  /** Its kind, checked against what is inside. */
  type: ArchiveType;
};

/** Kinds of file that the archive takes. */
export type ArchiveType =
  /** Compressed with gzip. */
  | 'GZIP'
  /** Plain text. */
  | 'TEXT';

/** What arrives from a publisher, measured over its last segment. */
export type ArrivingStream = {
  __typename?: 'ArrivingStream';
  /** Channels of the sound; null without sound. */
  audioChannels?: Maybe<Scalars['Int']['output']>;
  /** Codec of the sound, as RFC 6381 names it; null without sound. */
  audioCodec?: Maybe<Scalars['String']['output']>;
  /** Kilobits a second, pictures and sound. */
  bitrateKbps: Scalars['Int']['output'];
  /** Pictures a second. */
  framesPerSecond: Scalars['Float']['output'];
  /** Pixels down. */
  height: Scalars['Int']['output'];
  /** So often the time of what is sent jumped or ran backwards since the publisher came. */
  jumps: Scalars['Int']['output'];
  /** Seconds between key frames. */
  keyFrameSeconds: Scalars['Float']['output'];
  /** How loud the sound was over the last 5 seconds; null without sound, without FFmpeg, and before it was measured. */
  level?: Maybe<SoundLevel>;
  /** So often it did within the last minute. */
  recentJumps: Scalars['Int']['output'];
  /** Samples of the sound a second; null without sound. */
  sampleRate?: Maybe<Scalars['Int']['output']>;
  /** Codec of the pictures, as RFC 6381 names it. */
  videoCodec: Scalars['String']['output'];
  /** Pixels across. */
  width: Scalars['Int']['output'];
};

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

/** One value that was changed. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** What it is since, as JSON; null for nothing. */
  after?: Maybe<Scalars['String']['output']>;
  /** What it was, as JSON; null for nothing. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the column. */
  name: Scalars['String']['output'];
};

/** One change that somebody made, one sign-in that was refused, or one visit. Nobody can alter or remove it. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What happened. */
  action: AuditAction;
  /** Id of the organisation that who did it belongs to. */
  actorCustomerId?: Maybe<Scalars['ID']['output']>;
  /** Id of the user or API client who did it; null for who was not signed in. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** Name of who did it, as it was then. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Address it was done from. */
  address?: Maybe<Scalars['String']['output']>;
  /** User agent it was done with. */
  agent?: Maybe<Scalars['String']['output']>;
  /** Name of the REST call that did it. */
  call?: Maybe<Scalars['String']['output']>;
  /** Names of the columns that changed, as in `changes`; at most 100. */
  changedNames: Array<Scalars['String']['output']>;
  /** What changed, without secrets; at most 100 columns. */
  changes: Array<AuditChange>;
  /** When it happened. */
  happenedAt: Scalars['DateTime']['output'];
  /** Unique; later entries have higher numbers. */
  id: Scalars['ID']['output'];
  /** Whether who did it came from another organisation, as staff of the platform do. */
  isByOutsider: Scalars['Boolean']['output'];
  /** Id of the session it was done in. */
  sessionId?: Maybe<Scalars['ID']['output']>;
  /** Kind of what was changed: a table of the platform. */
  subject: Scalars['String']['output'];
  /** Id of what was changed, of its kind; the name given where a sign-in was refused. */
  subjectId: Scalars['String']['output'];
  /** Tracking id of the request, as in log lines. */
  trackingId?: Maybe<Scalars['String']['output']>;
};

/** A page of the audit. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** Rows with their cursors. */
  edges: Array<AuditEntryEdge>;
  /** The rows alone. */
  nodes: Array<AuditEntry>;
  /** Where this page lies. */
  pageInfo: PageInfo;
};

/** An entry of the audit within a page. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AuditEntry;
};

/** What to narrow the audit to. Parts that are left out narrow nothing. */
export type AuditFilter = {
  /** Only what happened this way. */
  action?: InputMaybe<AuditAction>;
  /** Not before. */
  sinceAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only this kind of thing, as `AuditEntry.subject` names it: small letters and underscores, up to 63. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Only the thing of this id, 1 to 320 characters. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Not after. */
  untilAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Case-insensitive part of the name of who did it, or of the name given where a sign-in was refused; up to 320 characters. */
  who?: InputMaybe<Scalars['String']['input']>;
};

/** Which network is to give access. */
export type AuthorizeSocialAccountInput = {
  /** The account whose access is to be renewed; left out to link another. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Organisation; the caller's own by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** The network. */
  kind: SocialKind;
};

/** Where a person allows access. */
export type AuthorizeSocialAccountPayload = Payload & {
  __typename?: 'AuthorizeSocialAccountPayload';
  /** Page of the network; null when it was refused. */
  address?: Maybe<Scalars['String']['output']>;
  /** Until when the network has to have returned. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether that is the local stand-in of the demonstration. */
  isStandIn?: Maybe<Scalars['Boolean']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Bandwidth of one month. The allowance resets on the 1st at 12:00 UTC. */
export type Bandwidth = {
  __typename?: 'Bandwidth';
  /** Included per month, in bytes. */
  allowanceBytes: Scalars['Float']['output'];
  /** Mean of the last three months, in bytes. */
  averageBytes: Scalars['Float']['output'];
  /** What was delivered on each day since the last reset, oldest first, at most 32. */
  days: Array<BandwidthDay>;
  /**
   * When the allowance starts anew.
   * @deprecated Read `resetsAt`.
   */
  nextReset: Scalars['DateTime']['output'];
  /** When the allowance starts anew. */
  resetsAt: Scalars['DateTime']['output'];
  /** Delivered since the last reset, in bytes. */
  usedBytes: Scalars['Float']['output'];
};

/** What was delivered on one day. */
export type BandwidthDay = {
  __typename?: 'BandwidthDay';
  /** Delivered on it, in bytes. */
  bytes: Scalars['Float']['output'];
  /** The day, in UTC. */
  day: Scalars['Date']['output'];
};

/** What was delivered on one day. */
export type BandwidthOfDay = {
  __typename?: 'BandwidthOfDay';
  /** Delivered on it, in bytes. */
  bytes: Scalars['Float']['output'];
  /** What of that was watched in web channels, the most first, at most 1000. */
  channels: Array<ChannelBandwidth>;
  /** The day, in UTC. */
  day: Scalars['Date']['output'];
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
  token: Scalars['String']['input'];
};

/** Which kind of factor to add. */
export type BeginSecondFactorInput = {
  /** The password, retyped. */
  currentPassword: Scalars['String']['input'];
  /** Its kind. */
  kind: SecondFactorKind;
};

/** The beginning of an upload. */
export type BeginUploadInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Without angle brackets. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Name of the file, at most 255 characters. */
  fileName: Scalars['String']['input'];
  /** What the browser measured; left out, only the service measures. */
  measured?: InputMaybe<MeasuredVideoInput>;
  /** Size of the file in bytes, 1 to 64 GB. */
  sizeBytes: Scalars['Float']['input'];
  /** At most 150 characters together. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 128 characters. */
  title: Scalars['String']['input'];
};

/** An upload was begun, or refused. */
export type BeginUploadPayload = Payload & {
  __typename?: 'BeginUploadPayload';
  /** What it was refused with. */
  errorKind?: Maybe<UploadErrorKind>;
  /** The upload; null when it was refused. */
  upload?: Maybe<UploadTicket>;
  /** Why it was refused; each format error names the measured and the allowed value. */
  userErrors: Array<UserError>;
};

/** Where an organisation's subscription is managed. */
export type Billing = {
  __typename?: 'Billing';
  /** Whether a valid payment method is known there. */
  hasPaymentMethod: Scalars['Boolean']['output'];
  /** Address of the billing system; null where there is none. */
  portalUrl?: Maybe<Scalars['URL']['output']>;
};

/** Something deleted that can be restored. */
export type BinEntry = {
  __typename?: 'BinEntry';
  /** When it was deleted. */
  deletedAt: Scalars['DateTime']['output'];
  /** User name of who deleted it. */
  deletedBy: Scalars['String']['output'];
  /** Until when it can be restored. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id of what was deleted. */
  id: Scalars['ID']['output'];
  /**
   * Until when it can be restored.
   * @deprecated Read `expiresAt`.
   */
  keptUntil: Scalars['DateTime']['output'];
  /** What it is. */
  kind: BinKind;
  /** What it was called. */
  name: Scalars['String']['output'];
};

/** A page of what can be restored. */
export type BinEntryConnection = {
  __typename?: 'BinEntryConnection';
  /** Rows with their cursors. */
  edges: Array<BinEntryEdge>;
  /** The rows alone. */
  nodes: Array<BinEntry>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Something that can be restored within a page. */
export type BinEntryEdge = {
  __typename?: 'BinEntryEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** What was deleted. */
  node: BinEntry;
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
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** The request's id. */
  id: Scalars['ID']['input'];
};

/** Cancelling the trial of a library. */
export type CancelTrialInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
};

/** An upload was cancelled, or not. */
export type CancelUploadPayload = Payload & {
  __typename?: 'CancelUploadPayload';
  /** Its id; null when it could not be cancelled. */
  cancelledId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new password for a venue. */
export type ChangeVenuePasswordInput = {
  /** The venue's uuid. */
  id: Scalars['ID']['input'];
  /** 10 to 128 characters with numbers and upper and lower case letters. */
  password: Scalars['String']['input'];
};

/** What every subscription tells. */
export type ChangedEvent = {
  /** When the change was seen. */
  at: Scalars['DateTime']['output'];
  /** Counts up by one an event. A gap means that events were missed and the list should be read again. The first event after subscribing carries the present number and nothing that changed. */
  sequence: Scalars['Int']['output'];
};

/** An encoder channel that somebody uses or only looks at. */
export type ChannelAccess = {
  __typename?: 'ChannelAccess';
  /** The encoder channel; null when it is gone. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** The encoder channel's uuid. */
  encoderChannelId: Scalars['ID']['output'];
  /** Whether it is only looked at. */
  isViewOnly: Scalars['Boolean']['output'];
};

/** An encoder channel that somebody uses or only looks at. */
export type ChannelAccessInput = {
  /** The encoder channel's uuid, of the same organisation. */
  encoderChannelId: Scalars['ID']['input'];
  /** Whether it is only looked at. */
  isViewOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What was watched in one web channel on a day. */
export type ChannelBandwidth = {
  __typename?: 'ChannelBandwidth';
  /** Delivered, in bytes. */
  bytes: Scalars['Float']['output'];
  /** What it is called; null when it is gone. */
  name?: Maybe<Scalars['String']['output']>;
  /** The web channel; null when it is gone. */
  webChannel?: Maybe<WebChannel>;
  /** The web channel's uuid. */
  webChannelId: Scalars['ID']['output'];
};

/** What is wrong with what arrives at an encoder channel. */
export type ChannelFindings = {
  __typename?: 'ChannelFindings';
  /** The channel. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** The channel's uuid. */
  encoderChannelId: Scalars['ID']['output'];
  /** The gravest first, at most 20; empty when what arrives plays well. */
  findings: Array<LiveFinding>;
};

/** Whose content to remove. */
export type ClearWebChannelInput = {
  /** The channel's uuid. */
  id: Scalars['ID']['input'];
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
  encoderId: Scalars['ID']['input'];
};

/** An encoder after a command. */
export type CommandEncoderPayload = Payload & {
  __typename?: 'CommandEncoderPayload';
  /** The encoder in its new state; null when the command was refused and it could not be read. */
  encoder?: Maybe<Encoder>;
  /** Why the command was refused. */
  userErrors: Array<UserError>;
};

/** What came of a command to one encoder among many. */
export type CommandEncoderResult = Payload & {
  __typename?: 'CommandEncoderResult';
  /** The encoder as it is now; null when it could not be read. */
  encoder?: Maybe<Encoder>;
  /** The encoder's uuid. */
  encoderId: Scalars['ID']['output'];
  /** Why the command was refused. */
  userErrors: Array<UserError>;
};

/** A command to many encoders. */
export type CommandEncodersInput = {
  /** What to do. */
  command: EncoderCommand;
  /** The encoders' uuids, 1 to 100. */
  encoderIds: Array<Scalars['ID']['input']>;
};

/** What came of a command to many encoders. */
export type CommandEncodersPayload = Payload & {
  __typename?: 'CommandEncodersPayload';
  /** One result for each encoder, in the order of the input, at most 100; empty when nothing was tried. */
  results: Array<CommandEncoderResult>;
  /** What is wrong with the input as a whole. */
  userErrors: Array<UserError>;
};

/** An upload was finished, or not. */
export type CompleteUploadPayload = Payload & {
  __typename?: 'CompleteUploadPayload';
  /** What it was refused with. */
  errorKind?: Maybe<UploadErrorKind>;
  /** The video, which is processed from here on; null when the upload cannot be finished. */
  mediaItem?: Maybe<MediaItem>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Whom to turn to in an organisation, with or without an account. */
export type Contact = Created & {
  __typename?: 'Contact';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** The contact's uuid. */
  id: Scalars['ID']['output'];
  /** Whether to turn to them about billing. */
  isBillingContact: Scalars['Boolean']['output'];
  /** Whether to turn to them in daily work. */
  isPointOfContact: Scalars['Boolean']['output'];
  /** Whether to turn to them first. */
  isPrimaryContact: Scalars['Boolean']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Phone number; null where none is known. */
  mobile?: Maybe<Scalars['String']['output']>;
};

/** A contact after a change. */
export type ContactPayload = Payload & {
  __typename?: 'ContactPayload';
  /** The contact as it is now; null when the change was refused. */
  contact?: Maybe<Contact>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Who asks support to get in touch: the eight fields of the contact form. */
export type ContactRequestInput = {
  /** Billing address, up to 128 characters. */
  billingAddress?: InputMaybe<Scalars['String']['input']>;
  /** City, up to 128 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Address for the answer; required and valid. */
  email: Scalars['String']['input'];
  /** Full name, 2 to 50 characters. */
  fullName: Scalars['String']['input'];
  /** Name of the organisation, up to 128 characters. */
  organizationName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, up to 128 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** State or province, up to 128 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code, up to 128 characters. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

/** Whether the request is on its way. */
export type ContactRequestPayload = Payload & {
  __typename?: 'ContactRequestPayload';
  /** Whether it was sent. */
  isSent: Scalars['Boolean']['output'];
  /**
   * Whether it was sent.
   * @deprecated Read `isSent`.
   */
  sent: Scalars['Boolean']['output'];
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** One place an event or a web video is sent to. */
export type ContentDestination = Node & Playable & {
  __typename?: 'ContentDestination';
  /**
   * Why it was aborted or failed; null otherwise.
   * @deprecated English only; read `abortReason`.
   */
  abortCause?: Maybe<Scalars['String']['output']>;
  /** What `abortReason` names, at most 20. */
  abortParameters: Array<ReasonParameter>;
  /** Why it was aborted or failed; null otherwise, and where the service gives no reason of this list. */
  abortReason?: Maybe<Reason>;
  /** Why its saved video did not join a playlist that it was to; null where it did, or was to join none. */
  archiveReason?: Maybe<Reason>;
  /** Playlists that the saved video joins then, at most 20. */
  autoArchivePlaylists: Array<Playlist>;
  /** When viewers see how the button was changed; null where no change is to come. */
  buttonChangesAt?: Maybe<Scalars['DateTime']['output']>;
  /** What `buttonReason` names, at most 2. */
  buttonParameters: Array<ReasonParameter>;
  /** Why its network did not take its button as it was changed last; null where it did, or was not asked. It is asked again while it is on air. */
  buttonReason?: Maybe<Reason>;
  /** What stands on the button. */
  buttonText?: Maybe<Scalars['String']['output']>;
  /** The address that the button opens. */
  buttonUrl?: Maybe<Scalars['URL']['output']>;
  /** Whether the caller may set cues in it, by the header cansetcues. */
  canSetCues?: Maybe<Scalars['Boolean']['output']>;
  /** Its cues by position, at most 10,000, with the synthetic start of video first. Null with a CUES_UNAVAILABLE error before it has started. */
  cues?: Maybe<Array<Cue>>;
  /** The organisation it belongs to. */
  customer?: Maybe<Customer>;
  /** Description shown there. */
  description?: Maybe<Scalars['String']['output']>;
  /** What people call that kind; null for relay sources and encoders, which they do not choose. */
  destinationType?: Maybe<DestinationType>;
  /** How long it was on air; null until it has ended, or when it never was. */
  duration?: Maybe<Scalars['Duration']['output']>;
  /** The encoder its picture comes from; null for a replay. */
  encoder?: Maybe<Encoder>;
  /** The encoder channel that its encoder sends to; null for a replay. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** The event that it belongs to; null for one that was started by hand. */
  event?: Maybe<Event>;
  /** Whether viewers see a call-to-action button beside it. */
  hasButton: Scalars['Boolean']['output'];
  /**
   * HLS address; null where there is neither picture nor recording.
   * @deprecated Use playback, which says how long the address holds.
   */
  hlsUrl?: Maybe<Scalars['URL']['output']>;
  /** The destination's id. */
  id: Scalars['ID']['output'];
  /** Whether its recording becomes a saved video by itself. */
  isAutosaved: Scalars['Boolean']['output'];
  /** Whether other pages may show it, too. */
  isCrossposted: Scalars['Boolean']['output'];
  /** Whether it was started by hand; one of an event was not. */
  isManual: Scalars['Boolean']['output'];
  /** Whether its web channel replays it next. */
  isNextReplay: Scalars['Boolean']['output'];
  /** Whether there is a picture while it is on air, then its recording for as long as its web channel keeps it. */
  isPlayable: Scalars['Boolean']['output'];
  /** Whether its recording was trimmed. */
  isTrimmed: Scalars['Boolean']['output'];
  /** What kind of place it is. */
  kind: DestinationKind;
  /** People watching at present; null where the place does not say. */
  liveViewers?: Maybe<Scalars['Int']['output']>;
  /** The saved video that it plays; null where it plays none. */
  mediaItem?: Maybe<MediaItem>;
  /** The time of that event; null for one that was started by hand. */
  occurrenceId?: Maybe<Scalars['ID']['output']>;
  /** Where else the same event goes or went, at most 1000; empty for one that was started by hand. */
  otherDestinations?: Maybe<Array<ContentDestination>>;
  /** Page or channel within its account at Facebook or YouTube; null for other kinds. */
  placeId?: Maybe<Scalars['ID']['output']>;
  /** What the place is called that it goes to: its RTMP destination, or its account at Facebook or YouTube; null for web channels, and once that was removed. */
  placeName?: Maybe<Scalars['String']['output']>;
  /**
   * Whether there is a picture while it is on air, then its recording for as long as its web channel keeps it.
   * @deprecated Read `isPlayable`.
   */
  playable: Scalars['Boolean']['output'];
  /** Where the caller plays that; null where there is neither picture nor recording. */
  playback?: Maybe<Playback>;
  /** How viewers get a web video; null for what its event sends. */
  playout?: Maybe<Playout>;
  /** Who sees it. */
  privacy: DestinationPrivacy;
  /** When it is published; null where that is not planned. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  /** What `publishReason` names, at most 2. */
  publishParameters: Array<ReasonParameter>;
  /** Why its network did not show or hide it as was said last; null where it did, or was not asked. Publishing or hiding it tries again. */
  publishReason?: Maybe<Reason>;
  /** Whether viewers can see it. */
  publishState: PublishState;
  /** What it plays again; null for anything else, and once that is gone. */
  replayed?: Maybe<ContentDestination>;
  /** The RTMP destination that it goes to; null for other kinds, and once that was removed. */
  rtmpDestination?: Maybe<RtmpDestination>;
  /** The RTMP destination that it goes to; null for other kinds. */
  rtmpDestinationId?: Maybe<Scalars['ID']['output']>;
  /** The saved video that its recording became last; null while it became none. */
  savedMediaItem?: Maybe<MediaItem>;
  /** The account at Facebook or YouTube that it goes to; null for other kinds, and once that was removed. */
  socialAccount?: Maybe<SocialAccount>;
  /** The account at Facebook or YouTube that it goes to; null for other kinds. */
  socialAccountId?: Maybe<Scalars['ID']['output']>;
  /** Where a web video begins, within what it plays. */
  startCue?: Maybe<Scalars['Duration']['output']>;
  /** How much later than its event it begins; 0 for one that begins with it, and for one that was started by hand. */
  startOffset: Scalars['Duration']['output'];
  /**
   * When it was asked to start.
   * @deprecated Read `startRequestedAt`.
   */
  startRequestTime?: Maybe<Scalars['DateTime']['output']>;
  /** When it was asked to start. */
  startRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it went on air; null before. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it does at present. */
  state: DestinationState;
  /** Where a web video ends, within what it plays. */
  stopCue?: Maybe<Scalars['Duration']['output']>;
  /** How much earlier than its event it ends, in milliseconds as a negative number; 0 for one that ends with it. */
  stopOffset: Scalars['Int']['output'];
  /** What the media engine sends to it, with bitrate and lost pictures; null where it sends nothing. */
  stream?: Maybe<RtmpStream>;
  /** What sort of stream it gets. */
  streamType: StreamType;
  /** What became of it. */
  summary?: Maybe<ContentDestinationSummary>;
  /** What `thumbnailReason` names, at most 2. */
  thumbnailParameters: Array<ReasonParameter>;
  /** Why its network did not take its picture; null where it did, or there is none. */
  thumbnailReason?: Maybe<Reason>;
  /** Its own picture at Facebook or YouTube; null where it has that of its event there, or none. Of a web destination a picture of what it plays, else of the saved video that its recording became, else of its event. Null for other kinds. */
  thumbnailUrl?: Maybe<Scalars['URL']['output']>;
  /** Title shown there. */
  title: Scalars['String']['output'];
  /** How much of what was on air lies before its recording; null unless it was trimmed. */
  trimStart?: Maybe<Scalars['Duration']['output']>;
  /** Where people watch it at the place it goes to; null for web channels, and where that is not known. */
  viewUrl?: Maybe<Scalars['URL']['output']>;
  /** How often it was watched since it started. */
  views: Scalars['Int']['output'];
  /** Watch page of its event; null for what has no event, or is not for everybody. */
  watchUrl?: Maybe<Scalars['URL']['output']>;
  /** The web channel it plays on; null for other kinds. */
  webChannel?: Maybe<WebChannel>;
  /** The web preset; null for the default one. Needs the permission to manage encoder and web settings. */
  webPreset?: Maybe<WebPreset>;
};

/** A page of destinations. */
export type ContentDestinationConnection = {
  __typename?: 'ContentDestinationConnection';
  /** Rows with their cursors. */
  edges: Array<ContentDestinationEdge>;
  /** The rows alone. */
  nodes: Array<ContentDestination>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A destination within a page. */
export type ContentDestinationEdge = {
  __typename?: 'ContentDestinationEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The destination. */
  node: ContentDestination;
};

/** A state that a destination went into. */
export type ContentDestinationEntry = {
  __typename?: 'ContentDestinationEntry';
  /** When. */
  happenedAt: Scalars['DateTime']['output'];
  /** What it did from then on. */
  state: DestinationState;
  /**
   * When.
   * @deprecated Read `happenedAt`.
   */
  time: Scalars['DateTime']['output'];
};

/** A destination after a change. */
export type ContentDestinationPayload = Payload & {
  __typename?: 'ContentDestinationPayload';
  /** The destination; null when the change was refused. */
  contentDestination?: Maybe<ContentDestination>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What became of a destination. */
export type ContentDestinationSummary = {
  __typename?: 'ContentDestinationSummary';
  /** The states it went through, oldest first; of more than 1,000 entries the newest. */
  history: Array<ContentDestinationEntry>;
  /** How often it was watched since it started. */
  views: Scalars['Int']['output'];
};

/** Destinations that changed since the last event. */
export type ContentDestinationsChangedEvent = ChangedEvent & {
  __typename?: 'ContentDestinationsChangedEvent';
  /** When the change was seen. */
  at: Scalars['DateTime']['output'];
  /** Those that changed. */
  contentDestinations: Array<ContentDestination>;
  /** Counts up by one an event for each organisation. A gap means that events were missed and the list should be read again. The first event after subscribing carries the present number and no destinations. */
  sequence: Scalars['Int']['output'];
};

/** A new API client. */
export type CreateApiClientInput = {
  /** The organisation's uuid; the caller's by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name, at most 128 characters. */
  name: Scalars['String']['input'];
  /** What it may hold; at least one. */
  roles: Array<ApiRole>;
  /** Whether the terms of API access are accepted; has to be true. */
  termsAccepted: Scalars['Boolean']['input'];
};

/** A new contact. */
export type CreateContactInput = {
  /** The organisation's uuid; the caller's own by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Mail address: at most 70 characters. */
  email: Scalars['String']['input'];
  /** First name: 2 to 150 characters. */
  firstName: Scalars['String']['input'];
  /** Whether to turn to them about billing. */
  isBillingContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to turn to them in daily work. */
  isPointOfContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to turn to them first. */
  isPrimaryContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name: 2 to 150 characters. */
  lastName: Scalars['String']['input'];
  /** Phone number: at most 40 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
};

/** A new cue. */
export type CreateCueInput = {
  /** Its name, at most 128 characters. */
  name: Scalars['String']['input'];
  /** Where it stands, within the video. */
  position: Scalars['Timecode']['input'];
  /** Where it belongs. */
  source: CueSourceInput;
  /** Who sees it; others than the caller only with the capability sharedCuesAdd. */
  visibility?: InputMaybe<CueVisibility>;
};

/** A new destination group. */
export type CreateDestinationGroupInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Its other destinations in their order, at most 50; at least one where it has no web channel. */
  destinations?: InputMaybe<Array<GroupDestinationInput>>;
  /** The encoder channel that its picture comes from; null for any. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether software encoders offer it. */
  isOfferedBySoftwareEncoders?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 50 characters, another than those of the organisation's other groups. */
  name: Scalars['String']['input'];
  /** Its web channel, the first of its destinations; null for none. */
  webChannelId?: InputMaybe<Scalars['ID']['input']>;
};

/** A new encoder channel. */
export type CreateEncoderChannelInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Days that video is kept, 1 to 30. */
  deleteAfter: Scalars['Int']['input'];
  /** Seconds that viewers can go back while it is live, 30 to 1800. */
  dvrWindowSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it stays on the local network. */
  lanOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name: letters, numbers, spaces, underscores and dashes. */
  name: Scalars['String']['input'];
  /** Region in which its video is hosted; the default one when left out. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** Users and venues that may use it. */
  users?: InputMaybe<Array<EncoderChannelUserInput>>;
};

/** The new encoder channel. */
export type CreateEncoderChannelPayload = Payload & {
  __typename?: 'CreateEncoderChannelPayload';
  /** The channel; null when it was refused. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** A new encoder preset. The service checks each field against its options. */
export type CreateEncoderPresetInput = {
  /** Audio channels, 0 to 16. */
  audioChannels: Scalars['Int']['input'];
  /** kbps per video channel, at least 1. */
  bitrate: Scalars['Int']['input'];
  /** Frames that video channel 2 lags behind channel 1. */
  channel2Offset?: InputMaybe<Scalars['Int']['input']>;
  /** Video codec. */
  codec: VideoCodec;
  /** Name that encoders show, where it differs. */
  customName?: InputMaybe<Scalars['String']['input']>;
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Television standard. */
  formatStandard: FormatStandard;
  /** Whether the encoder's hardware does the encoding; version 2 only. */
  hardwareAcceleration?: InputMaybe<Scalars['Boolean']['input']>;
  /** Format of the picture that comes in. */
  inputFormat: Scalars['String']['input'];
  /** Its name. */
  name: Scalars['String']['input'];
  /** Format of the picture that is sent. */
  outputFormat: Scalars['String']['input'];
  /** Whether it sends short segments for less delay; version 2 only. */
  shortSegments?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1, or 2 with AV1, hardware acceleration and short segments. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Video channels, 0 to 2. */
  videoChannels: Scalars['Int']['input'];
};

/** The new encoder preset. */
export type CreateEncoderPresetPayload = Payload & {
  __typename?: 'CreateEncoderPresetPayload';
  /** The preset; null when it was refused. */
  encoderPreset?: Maybe<EncoderPreset>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** An event to be planned. */
export type CreateEventInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 5000 characters; null for none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The destination group that it goes to; null for none. */
  destinationGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Where it goes beside its group, in that order, at most 50; a replay needs one, and only one web destination. */
  destinations?: InputMaybe<Array<EventDestinationInput>>;
  /** More than zero, at most 12 hours with an encoder and 7 days without. */
  duration: Scalars['Duration']['input'];
  /** Needed for LIVE and EXISTING_ENCODER_EVENT. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** Needed for LIVE and EXISTING_ENCODER_EVENT. */
  encoderId?: InputMaybe<Scalars['ID']['input']>;
  /** Needed with ADVANCED; with AUTOMATIC that of the encoder. */
  encoderPresetId?: InputMaybe<Scalars['ID']['input']>;
  /** What the encoder calls it, at most 128 characters; needed with an encoder. */
  encoderScheduleName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the encoder chooses its settings by itself. */
  encoderSettingsType?: InputMaybe<EncoderConfiguration>;
  /** The saved video to play, needed for EXISTING_MEDIA and SIMLIVE; it must have finished saving. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 128 characters. */
  name: Scalars['String']['input'];
  /** 0 to 120 minutes by which the encoder starts earlier. */
  preEventBufferMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The rule that it repeats by; null for once. */
  repeat?: InputMaybe<EventRepeatInput>;
  /** The web channel to replay, needed for REPUBLISH. */
  replayedWebChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** Starts that the rule leaves out, at most 99. */
  skippedAt?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  /** What the clock on the wall of that zone shows when it begins, `yyyy-mm-ddThh:mm`; not in the past. */
  startLocal: Scalars['String']['input'];
  /** The zone it is planned in, an IANA name. */
  timezone: Scalars['String']['input'];
  /** What kind of event it is. */
  type: EventType;
};

/** A player of a saved video in other pages. */
export type CreateLibraryEmbedInput = {
  /** The media id of the video to play; left out for a playlist. */
  mediaItemId?: InputMaybe<Scalars['ID']['input']>;
  /** How the player behaves and looks: a profile of the organisation, or `background`; the player as it is by default. */
  playerProfileId?: InputMaybe<Scalars['ID']['input']>;
  /** The playlist to play in its order; left out for a video. */
  playlistId?: InputMaybe<Scalars['ID']['input']>;
};

/** Codes for other pages. */
export type CreateLibraryEmbedPayload = Payload & {
  __typename?: 'CreateLibraryEmbedPayload';
  /** The embed; null when it was refused. */
  embed?: Maybe<LibraryEmbed>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new output. */
export type CreateLiveOutputInput = {
  /** Uuid of the encoder channel that is to be sent on. */
  encoderChannelId: Scalars['ID']['input'];
  /** Its name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Stream key: letters, digits and - _ ? = & . only. */
  streamKey: Scalars['String']['input'];
  /** Address to publish to, `rtmp://` or `rtmps://`, outside of private networks. */
  streamUrl: Scalars['String']['input'];
};

/** The new output. */
export type CreateLiveOutputPayload = Payload & {
  __typename?: 'CreateLiveOutputPayload';
  /** The output; null when it was refused. */
  liveOutput?: Maybe<LiveOutput>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** A new player profile. */
export type CreatePlayerProfileInput = {
  /** Whether it plays as soon as it is opened. */
  autoplay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is a moving background: no controls, no sound, again and again. */
  backgroundMode?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 12 characters; needs an address. */
  callToActionText?: InputMaybe<Scalars['String']['input']>;
  /** http or https; needs a text. */
  callToActionUrl?: InputMaybe<Scalars['String']['input']>;
  /** `#rrggbb`. */
  controlColor?: InputMaybe<Scalars['String']['input']>;
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the list of videos is closed when the player opens. */
  hidePlaylist?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it begins again at the end. */
  loop?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it begins without sound. */
  mute?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 128 characters. */
  profileName: Scalars['String']['input'];
  /** At most 40 characters. */
  qrClickLabel?: InputMaybe<Scalars['String']['input']>;
  /** Whether viewers of a live picture cannot go back in it. */
  restrictWhenLive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new playlist. */
export type CreatePlaylistInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Videos to begin with, in order, at most 250.
   * @deprecated Give `mediaItemIds`.
   */
  mediaIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Videos to begin with, in order, at most 250. */
  mediaItemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Required, at most 128 characters. */
  name: Scalars['String']['input'];
  /** Whether it drops its oldest video when full. */
  rolling?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where a new video joins. */
  sortPosition?: InputMaybe<PlaylistSortPosition>;
};

/** A new post of a saved video. */
export type CreatePostInput = {
  /** Uuid of the account. */
  accountId: Scalars['ID']['input'];
  /** Uuid of the organisation; your own where it is left out. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** What it says, at most 5,000 characters, without < and >. */
  description: Scalars['String']['input'];
  /** Whether the subscribers of a YouTube channel are told; 3 times in 24 hours. */
  hasNotification?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the saved video. */
  mediaItemId: Scalars['ID']['input'];
  /** Id of the page, group or channel within the account. */
  placeId: Scalars['ID']['input'];
  /** Who sees it. */
  privacy: DestinationPrivacy;
  /** When it appears, in the future; at once where it is left out. */
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Title, at most 128 characters, on YouTube 100, without < and >. */
  title: Scalars['String']['input'];
};

/** The new post. */
export type CreatePostPayload = Payload & {
  __typename?: 'CreatePostPayload';
  /** The post; null when it was refused. */
  post?: Maybe<Post>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** A new QRclick overlay. */
export type CreateQrOverlayInput = {
  /** What stands on its button, at most 40 characters; null for the usual words. */
  customLabel?: InputMaybe<Scalars['String']['input']>;
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 128 characters. */
  name: Scalars['String']['input'];
  /** How it opens. */
  openingBehavior?: InputMaybe<QrOpeningBehavior>;
  /** Where it opens. */
  type?: InputMaybe<QrOverlayType>;
  /** An address of the web, at most 213 characters, that no other overlay has; https for an in-player overlay. */
  url: Scalars['String']['input'];
};

/** A new RTMP destination. */
export type CreateRtmpDestinationInput = {
  /** Organisation; the caller's own by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Stream key, at most 10,000 characters: letters, digits and - _ ? = & . only. */
  streamKey: Scalars['String']['input'];
  /** Address to publish to, `rtmp://` or `rtmps://`, at most 10,000 characters, outside of private networks. */
  streamUrl: Scalars['String']['input'];
  /** Where viewers watch it, `http://` or `https://`, at most 2048 characters. */
  viewUrl?: InputMaybe<Scalars['String']['input']>;
};

/** The new RTMP destination. */
export type CreateRtmpDestinationPayload = Payload & {
  __typename?: 'CreateRtmpDestinationPayload';
  /** The destination; null when it was refused. */
  rtmpDestination?: Maybe<RtmpDestination>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** Subscribing to a plan. */
export type CreateSubscriptionInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** First name of who it is for, 2 to 150 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, likewise. */
  lastName: Scalars['String']['input'];
  /** The plan. */
  planId: Scalars['ID']['input'];
};

/** What became of a subscription. */
export type CreateSubscriptionPayload = Payload & {
  __typename?: 'CreateSubscriptionPayload';
  /** The plan that was subscribed to; null when that was refused. */
  plan?: Maybe<SubscribedPlan>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new venue. */
export type CreateVenueInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** The encoder channels that it may see, at most 1000. */
  encoderChannelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Its kind of license, of which one must be left. */
  licenseType?: InputMaybe<VenueLicenseType>;
  /** 10 to 128 characters with numbers and upper and lower case letters. */
  password: Scalars['String']['input'];
  /** At most 128 characters without spaces, another than those of all people and venues. */
  userName: Scalars['String']['input'];
};

/** A new web channel. */
export type CreateWebChannelInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Days for which its recordings are kept, 1 to the organisation's `webMaxDeleteAfter`. */
  deleteAfter: Scalars['Int']['input'];
  /** What it is for, at most 2000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether QR codes are looked for in its picture. */
  detectQrCodes?: InputMaybe<Scalars['Boolean']['input']>;
  /** The way to embed it that is offered first. */
  embedType?: InputMaybe<WebEmbedType>;
  /** Part of its addresses, of no other channel: letters, digits, underscores and dashes, at most 63. */
  loadBalancer: Scalars['String']['input'];
  /** 1 to 40 characters. */
  name: Scalars['String']['input'];
  /** What it shows while nothing is live, as a whole. The previous event by default. */
  offlineContent?: InputMaybe<OfflineContentInput>;
  /** A JPG or PNG picture of at most 2 MB, in base64; required for a channel that shows it. */
  offlineImage?: InputMaybe<Scalars['String']['input']>;
  /** Whether its player offers what a QR code in the picture leads to. */
  qrClickEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Region in which it is served. */
  regionId: Scalars['ID']['input'];
  /** Whether its player shows the product's logo. */
  showLogo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Seconds by which its viewers are behind, 90 to 600. */
  streamDelay?: InputMaybe<Scalars['Int']['input']>;
  /** Whether addresses of its stream are given out. */
  streamUrlsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it has subtitles; needs a plan with subtitles. */
  subtitlesEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** What its watch page says of the video, at most 2000 characters. */
  videoDescription?: InputMaybe<Scalars['String']['input']>;
};

/** A new web preset. */
export type CreateWebPresetInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether an interlaced picture is made progressive. */
  deinterlace?: InputMaybe<Scalars['Boolean']['input']>;
  /** The encoder's audio channel for the left side, 1 to 16. */
  leftAudioChannel?: InputMaybe<Scalars['Int']['input']>;
  /** At most 50 characters. */
  name: Scalars['String']['input'];
  /** The encoder's audio channel for the right side, 1 to 16 and another than the left one; null for mono sound. */
  rightAudioChannel?: InputMaybe<Scalars['Int']['input']>;
  /** The encoder's video channel, 1 or 2. */
  videoChannel?: InputMaybe<Scalars['Int']['input']>;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** The API client's id. */
  apiClientId: Scalars['ID']['input'];
  /** What it is told of; at least one, and nothing that the client's roles do not let it read. */
  events: Array<WebhookEvent>;
  /** Where it is told: https, outside of private networks, at most 2048 characters. */
  url: Scalars['String']['input'];
};

/** Something whose beginning is known. */
export type Created = {
  /** When it was created or added. */
  createdAt: Scalars['DateTime']['output'];
};

/** A named position in a video. */
export type Cue = {
  __typename?: 'Cue';
  /**
   * Whether it was generated and cannot be changed.
   * @deprecated Read `isAutomatic`.
   */
  automatic: Scalars['Boolean']['output'];
  /** Its uuid; `start-of-video` for the synthetic one. */
  id: Scalars['ID']['output'];
  /** Whether it was generated and cannot be changed. */
  isAutomatic: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Where it is. */
  position: Scalars['Timecode']['output'];
  /** The video that it is set in. */
  source: CueSource;
  /** The person who set it; null for the synthetic one. */
  user?: Maybe<User>;
  /** Id of the person who set it; `system-user` for the synthetic one. */
  userId: Scalars['ID']['output'];
  /** Name of the person who set it; `system-user` for the synthetic one. */
  userName: Scalars['String']['output'];
  /** Who sees it. */
  visibility: CueVisibility;
};

/** A cue after a change. */
export type CuePayload = Payload & {
  __typename?: 'CuePayload';
  /** The cue; null when the change was refused. */
  cue?: Maybe<Cue>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What has cues: a saved video, a web destination, or what an encoder has sent up. */
export type CueSource = ContentDestination | EncoderVideo | MediaItem;

/** The thing that cues belong to. */
export type CueSourceInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
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

/** Cues of a video that changed since the last event. */
export type CuesChangedEvent = ChangedEvent & {
  __typename?: 'CuesChangedEvent';
  /** When the change was seen. */
  at: Scalars['DateTime']['output'];
  /** Those that changed. */
  cues: Array<Cue>;
  /** Counts up by one an event. A gap means that cues came or went, or that events were missed, and the list should be read again. The first event after subscribing carries the present number and no cues. */
  sequence: Scalars['Int']['output'];
};

/** An organisation that streams. */
export type Customer = Node & {
  __typename?: 'Customer';
  /** Its API clients, by name. Needs the capability getApiApps. */
  apiClients?: Maybe<ApiClientConnection>;
  /** Who changed what in the organisation, which staff of the platform visited it and who was refused at signing in, the latest first; kept for 400 days. Needs MANAGE_USERS. */
  auditEntries?: Maybe<AuditEntryConnection>;
  /** Bandwidth used this month against the allowance; needs BANDWIDTH_ANALYTICS. */
  bandwidth?: Maybe<Bandwidth>;
  /** Delivered per day, week or month since 2022-02-01, the oldest first, at most 1000; needs BANDWIDTH_ANALYTICS. */
  bandwidthHistory?: Maybe<Array<BandwidthDay>>;
  /** Delivered on one day, in all and by web channel; needs BANDWIDTH_ANALYTICS. */
  bandwidthOfDay?: Maybe<BandwidthOfDay>;
  /** Where its subscription is managed. Needs to manage the subscription. */
  billing?: Maybe<Billing>;
  /**
   * What of one kind was deleted within the last 30 days and can be restored, the latest first; of cues only those that the caller deleted.
   * @deprecated Nothing bounds it; read `binEntries`, which has pages.
   */
  bin: Array<BinEntry>;
  /** What of one kind was deleted within the last 30 days and can be restored, the latest first; of cues only those that the caller deleted. */
  binEntries?: Maybe<BinEntryConnection>;
  /** Looks at an event before it is saved, as saving it will; changes nothing. Needs MANAGE_SCHEDULE. */
  checkEvent?: Maybe<EventCheck>;
  /** Whom to turn to in it, by last name, at most 100. Needs the capability getOrganizationDetails. */
  contacts?: Maybe<Array<Contact>>;
  /** Destinations that were asked to start, newest first, as the list of destinations shows them. */
  contentDestinations?: Maybe<ContentDestinationConnection>;
  /** Destinations that were asked to start within a window, newest first. */
  contentDestinationsWithin?: Maybe<Array<ContentDestination>>;
  /** The versions that their players have, the newest first and at most 100. Needs MANAGE_VENUES. */
  decoderVersions?: Maybe<Array<Scalars['String']['output']>>;
  /** The decoders of its venues: those that are logged in, and those that were refused and still report. Needs MANAGE_VENUES. */
  decoders?: Maybe<DecoderConnection>;
  /** The organisation's destination groups. Needs MANAGE_DESTINATION_GROUPS. */
  destinationGroups?: Maybe<DestinationGroupConnection>;
  /** User names of its venues under which more than one decoder reports, at most 1000. */
  duplicateLogins?: Maybe<Array<DuplicateLogin>>;
  /** Its encoder channels as a list to filter, sort and export. */
  encoderChannelList?: Maybe<EncoderChannelConnection>;
  /**
   * Its encoder channels.
   * @deprecated Nothing bounds it; read `encoderChannelList`, which has pages.
   */
  encoderChannels?: Maybe<Array<EncoderChannel>>;
  /** Its encoder presets as a list to filter, sort and export. */
  encoderPresetList?: Maybe<EncoderPresetConnection>;
  /**
   * Its encoder presets.
   * @deprecated Nothing bounds it; read `encoderPresetList`, which has pages.
   */
  encoderPresets?: Maybe<Array<EncoderPreset>>;
  /** What its encoders have sent up. */
  encoderVideos?: Maybe<EncoderVideoConnection>;
  /** Encoder videos that began within a window, newest first. */
  encoderVideosWithin?: Maybe<Array<EncoderVideo>>;
  /** Its encoders. */
  encoders?: Maybe<EncoderConnection>;
  /** Events of the organization, single ones and series. */
  events?: Maybe<EventConnection>;
  /** How far its first-time setup got. */
  firstTimeSetup: FirstTimeSetup;
  /** Requests to go live that are under way, the newest first, and of each encoder what came to nothing within the hour. Needs MANAGE_SCHEDULE. */
  goLives?: Maybe<Array<GoLive>>;
  /** The organisation's uuid. */
  id: Scalars['ID']['output'];
  /** Invitations that were not accepted, by address. Needs MANAGE_USERS. */
  invites?: Maybe<InviteConnection>;
  /** Whether everybody of it signs in with a second factor. Needs MANAGE_USERS. */
  isSecondFactorNeeded?: Maybe<Scalars['Boolean']['output']>;
  /** When its library deletes by itself. Needs the capability organizationDetails. */
  librarySettings?: Maybe<LibrarySettings>;
  /** The trial of its library. Needs to see organisation details. */
  libraryTrial?: Maybe<LibraryTrial>;
  /** Destinations that are starting or started. */
  liveDestinations?: Maybe<Array<ContentDestination>>;
  /** What is wrong with what arrives over RTMP, for each encoder channel that something arrives at, at most 1000; one call for all of them. */
  liveFindings?: Maybe<Array<ChannelFindings>>;
  /** What can be sent on to RTMP destinations at present. Needs MANAGE_SCHEDULE. */
  liveSources?: Maybe<LiveSources>;
  /** City and country, as entered. */
  location?: Maybe<Scalars['String']['output']>;
  /** Its master ECG id, `ECG-` plus digits. */
  masterEcg?: Maybe<Scalars['String']['output']>;
  /** Its saved videos without facets, following the paging links of the service. Items in delete-pending are left out. */
  media?: Maybe<MediaItemConnection>;
  /** Saved videos that match a search, with facets. */
  mediaSearch?: Maybe<MediaSearchConnection>;
  /** Its multisite plan, null without one. */
  multisitePlanName?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** What wants or wanted attention within 30 days, the newest 200, newest first. */
  notifications?: Maybe<NotificationConnection>;
  /**
   * Occurrences that run now, by start. The state decides, not the clock: an event whose encoder has started for its pre-roll is
   * listed before its start, and one that has not ended yet is listed after its planned end.
   */
  onAir?: Maybe<Array<ScheduleItem>>;
  /** Encoders that reported within the last 2 minutes, read for all organisations in one call. */
  onlineEncoders?: Maybe<Array<Encoder>>;
  /** Its player profiles, the built-in background profile last. Needs the capability playerConfig. */
  playerProfiles?: Maybe<PlayerProfileConnection>;
  /** Media count and length summed over all its playlists. A video in two playlists counts twice. */
  playlistTotals?: Maybe<PlaylistTotals>;
  /** Its playlists. */
  playlists?: Maybe<PlaylistConnection>;
  /** Posts to Facebook and YouTube whose time lies within a window, by that time. */
  postsWithin?: Maybe<Array<Post>>;
  /** Saved videos still being processed, newest first. */
  processingMedia?: Maybe<Array<MediaItem>>;
  /** Its QRclick overlays. Needs the permission to manage encoder and web settings. */
  qrOverlays?: Maybe<QrOverlayConnection>;
  /** Recently uploaded, newest first, at most 10. */
  recentMedia?: Maybe<Array<MediaItem>>;
  /** The roles that the caller can give in the organisation, with what each allows, at most 6. Needs MANAGE_USERS. */
  roles?: Maybe<Array<RoleRights>>;
  /** The organisation's RTMP destinations. Needs MANAGE_SOCIAL_MEDIA or MANAGE_DESTINATION_GROUPS. */
  rtmpDestinations?: Maybe<RtmpDestinationConnection>;
  /** What is planned, runs or ran within a window, by start. */
  schedule?: Maybe<Array<ScheduleItem>>;
  /** Titles of its saved videos that contain a text, at most 10. */
  searchSuggestions?: Maybe<Array<Scalars['String']['output']>>;
  /** Its social media accounts. Needs MANAGE_SOCIAL_MEDIA. */
  socialAccounts?: Maybe<SocialAccountConnection>;
  /** What people did with live videos at social networks that began within a window of days in UTC, the last one first. Needs VIEW_DASHBOARD or VIDEO_REVIEW. */
  socialFigures?: Maybe<Array<SocialFigures>>;
  /** Whether the organisation may work. */
  status: CustomerStatus;
  /** Room that its library takes. */
  storage?: Maybe<LibraryStorage>;
  /** Streams that run and may run at a time. Needs VIEW_DASHBOARD. */
  streamUsage?: Maybe<StreamUsage>;
  /** Its plans, add-ons and licenses. */
  subscription?: Maybe<Subscriptions>;
  /** Hours of subtitles a month in its plan; 0 for none. */
  subtitlesHoursPerMonth?: Maybe<Scalars['Int']['output']>;
  /** Tags of its saved videos that contain a text, most used first, at most 100. */
  tags?: Maybe<Array<TagCount>>;
  /** The zone its events are planned in, an IANA name. */
  timezone: Scalars['String']['output'];
  /** Ids of the features that are on for it, at most 1000. Needs the capability getCustomers. */
  toggleIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** The organisation's users, by name. Needs MANAGE_USERS. */
  users?: Maybe<UserConnection>;
  /** Its venue licenses, at most 4: one for each type; all are 0 without a multisite plan. Needs MANAGE_VENUES. */
  venueLicenses?: Maybe<Array<VenueLicense>>;
  /** Its venues with the decoder that is logged in, merged by user name. Needs MANAGE_VENUES. */
  venues?: Maybe<VenueConnection>;
  /** Viewer records: one row per viewing session and report. At most 100 pages of 1000 rows can be read; `isTruncated` says when there were more. */
  viewerRecords?: Maybe<ViewerRecordConnection>;
  /** One figure of a window over time, in UTC. */
  viewerSeries?: Maybe<ViewerSeries>;
  /** The ten summary metrics of a window, each with its change against the window of the same length before it. */
  viewerSummary?: Maybe<ViewerSummary>;
  /** Its on-demand plan, null without one. */
  vodPlanName?: Maybe<Scalars['String']['output']>;
  /** The organisation's web channels, page by page. */
  webChannelList?: Maybe<WebChannelConnection>;
  /** The organisation's web channels. */
  webChannels?: Maybe<Array<WebChannel>>;
  /** Longest time a web video may be kept, in days. */
  webMaxDeleteAfter?: Maybe<Scalars['Int']['output']>;
  /** Its live web plan, null without one. */
  webPlanName?: Maybe<Scalars['String']['output']>;
  /** Its web presets, the default one always first. Needs the permission to manage encoder and web settings. */
  webPresets?: Maybe<WebPresetConnection>;
  /** Web videos: what was or is on air on web channels, and what was only saved once it has ended. */
  webVideos?: Maybe<ContentDestinationConnection>;
};


/** An organisation that streams. */
export type CustomerApiClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  entered?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** An organisation that streams. */
export type CustomerBandwidthHistoryArgs = {
  end?: InputMaybe<Scalars['Date']['input']>;
  start?: InputMaybe<Scalars['Date']['input']>;
  unit?: InputMaybe<BandwidthUnit>;
};


/** An organisation that streams. */
export type CustomerBandwidthOfDayArgs = {
  day?: InputMaybe<Scalars['Date']['input']>;
};


/** An organisation that streams. */
export type CustomerBinArgs = {
  kind: BinKind;
};


/** An organisation that streams. */
export type CustomerBinEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind: BinKind;
};


/** An organisation that streams. */
export type CustomerCheckEventArgs = {
  input: EventDraftInput;
};


/** An organisation that streams. */
export type CustomerContentDestinationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  states?: InputMaybe<Array<DestinationState>>;
};


/** An organisation that streams. */
export type CustomerContentDestinationsWithinArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** An organisation that streams. */
export type CustomerDecodersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** An organisation that streams. */
export type CustomerDestinationGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerEncoderChannelListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerEncoderPresetListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerEncoderVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  statuses?: InputMaybe<Array<EncoderVideoStatus>>;
};


/** An organisation that streams. */
export type CustomerEncoderVideosWithinArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** An organisation that streams. */
export type CustomerEncodersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EncoderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isAdHoc?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerGoLivesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** An organisation that streams. */
export type CustomerInvitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerLiveDestinationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** An organisation that streams. */
export type CustomerMediaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerMediaSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MediaSearchFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** An organisation that streams. */
export type CustomerOnAirArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** An organisation that streams. */
export type CustomerOnlineEncodersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** An organisation that streams. */
export type CustomerPlayerProfilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerPlaylistsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerPostsWithinArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** An organisation that streams. */
export type CustomerProcessingMediaArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** An organisation that streams. */
export type CustomerQrOverlaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerRtmpDestinationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerScheduleArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** An organisation that streams. */
export type CustomerSearchSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** An organisation that streams. */
export type CustomerSocialAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<SocialKind>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerSocialFiguresArgs = {
  end: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  start: Scalars['Date']['input'];
};


/** An organisation that streams. */
export type CustomerTagsArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
};


/** An organisation that streams. */
export type CustomerUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerVenuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerViewerRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  api: AnalyticsApi;
  end: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ViewerRecordOrder>;
  start: Scalars['Date']['input'];
};


/** An organisation that streams. */
export type CustomerViewerSeriesArgs = {
  api: AnalyticsApi;
  end: Scalars['Date']['input'];
  metric: ViewerSeriesMetric;
  start: Scalars['Date']['input'];
  unit?: InputMaybe<ViewerTimeUnit>;
};


/** An organisation that streams. */
export type CustomerViewerSummaryArgs = {
  api: AnalyticsApi;
  end: Scalars['Date']['input'];
  start: Scalars['Date']['input'];
};


/** An organisation that streams. */
export type CustomerWebChannelListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerWebChannelsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** An organisation that streams. */
export type CustomerWebPresetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** An organisation that streams. */
export type CustomerWebVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  encoderChannelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  states?: InputMaybe<Array<DestinationState>>;
  webChannelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A page of organisations. */
export type CustomerConnection = {
  __typename?: 'CustomerConnection';
  /** Rows with their cursors. */
  edges: Array<CustomerEdge>;
  /** The rows alone. */
  nodes: Array<Customer>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An organisation within a page. */
export type CustomerEdge = {
  __typename?: 'CustomerEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The organisation. */
  node: Customer;
};

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
  end?: InputMaybe<Scalars['DateTime']['input']>;
  /** Not before. */
  start?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A device that plays at a venue. */
export type Decoder = {
  __typename?: 'Decoder';
  /** How much it reads, in kbit/s. */
  bandwidthKbps?: Maybe<Scalars['Int']['output']>;
  /** How much it has read ahead, in seconds. */
  bufferSeconds?: Maybe<Scalars['Float']['output']>;
  /**
   * What it plays; null when that is nothing, or not known.
   * @deprecated An event is what is planned; read `playing`.
   */
  event?: Maybe<Scalars['String']['output']>;
  /** Its model; null when that is not known. */
  hardware?: Maybe<Scalars['String']['output']>;
  /** Whether it plays. */
  isActive: Scalars['Boolean']['output'];
  /** Whether it reads from the local network; null when that is not known. */
  isLan?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is logged in; false for one that was refused because another is, and when nobody can tell. */
  isLoggedIn: Scalars['Boolean']['output'];
  /**
   * When it last reported.
   * @deprecated Read `reportedAt`.
   */
  lastUpdate?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Encoder videos that it has loaded, the latest first and at most 100; null when that is not known.
   * @deprecated An event is what is planned; read `loadedVideos`.
   */
  loadedEvents?: Maybe<Array<LoadedEvent>>;
  /** Encoder videos that it has loaded, the latest first and at most 100; null when that is not known. */
  loadedVideos?: Maybe<Array<LoadedEvent>>;
  /** Memory that it uses, in MB. */
  memoryMegabytes?: Maybe<Scalars['Int']['output']>;
  /** Its network cards, at most 100; null when they are not known. */
  nics?: Maybe<Array<DecoderNic>>;
  /** Version of its player. */
  playerVersion?: Maybe<Scalars['String']['output']>;
  /** How far it is in what it plays, in seconds, as of `reportedAt`. */
  playheadSeconds?: Maybe<Scalars['Float']['output']>;
  /** What it plays; null when that is nothing, or not known. */
  playing?: Maybe<Scalars['String']['output']>;
  /** When it last reported. */
  reportedAt?: Maybe<Scalars['DateTime']['output']>;
  /** D and 8 digits. */
  serial: Scalars['String']['output'];
  /** What it reports, for example `playing`. */
  status: Scalars['String']['output'];
  /** What it reads; null when that is nothing, or not known. */
  streamUrl?: Maybe<Scalars['String']['output']>;
  /** User name that it signed in with. */
  userName: Scalars['String']['output'];
  /** The venue whose login that is; null where venues were not asked for. */
  venue?: Maybe<Venue>;
};

/** A page of decoders. */
export type DecoderConnection = {
  __typename?: 'DecoderConnection';
  /** Rows with their cursors. */
  edges: Array<DecoderEdge>;
  /** The rows alone. */
  nodes: Array<Decoder>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A decoder within a page. */
export type DecoderEdge = {
  __typename?: 'DecoderEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The decoder. */
  node: Decoder;
};

/** A network card of a decoder. */
export type DecoderNic = {
  __typename?: 'DecoderNic';
  /** Its address; null while it has none. */
  ipv4Address?: Maybe<Scalars['String']['output']>;
  /** Its hardware address. */
  macAddress: Scalars['String']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** Which API client to remove. */
export type DeleteApiClientInput = {
  /** The client's id. */
  id: Scalars['ID']['input'];
};

/** An API client was removed. */
export type DeleteApiClientPayload = Payload & {
  __typename?: 'DeleteApiClientPayload';
  /** The id of what was removed; null when that was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which contact to remove. */
export type DeleteContactInput = {
  /** The contact's uuid. */
  id: Scalars['ID']['input'];
};

/** A contact was removed. */
export type DeleteContactPayload = Payload & {
  __typename?: 'DeleteContactPayload';
  /** The uuid of what was removed; null when that was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which destination to delete. */
export type DeleteContentDestinationInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** A destination was deleted. */
export type DeleteContentDestinationPayload = Payload & {
  __typename?: 'DeleteContentDestinationPayload';
  /** Its id, for the cache; null when it was not deleted. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which cue to remove. */
export type DeleteCueInput = {
  /** The cue's id. */
  id: Scalars['ID']['input'];
  /** Where it belongs. */
  source: CueSourceInput;
};

/** A cue was removed. */
export type DeleteCuePayload = Payload & {
  __typename?: 'DeleteCuePayload';
  /** Its id, for the cache; null when the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which destination group to remove. */
export type DeleteDestinationGroupInput = {
  /** The group's uuid. */
  id: Scalars['ID']['input'];
};

/** A destination group was removed. */
export type DeleteDestinationGroupPayload = Payload & {
  __typename?: 'DeleteDestinationGroupPayload';
  /** Its uuid, for the cache; null when the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which encoder channel to remove. */
export type DeleteEncoderChannelInput = {
  /** The channel's uuid. */
  id: Scalars['ID']['input'];
};

/** The removed encoder channel. */
export type DeleteEncoderChannelPayload = Payload & {
  __typename?: 'DeleteEncoderChannelPayload';
  /** Its uuid; null when it was not removed. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was not removed. */
  userErrors: Array<UserError>;
};

/** An encoder to delete. */
export type DeleteEncoderInput = {
  /** The encoder's uuid. */
  id: Scalars['ID']['input'];
};

/** What was deleted. */
export type DeleteEncoderPayload = Payload & {
  __typename?: 'DeleteEncoderPayload';
  /** New activation code of the deleted device, `xxxx-xxxx`, which adds it again. Null for a software encoder. */
  activationCode?: Maybe<Scalars['String']['output']>;
  /** Its uuid; null when it was not deleted. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which encoder preset to remove. */
export type DeleteEncoderPresetInput = {
  /** The preset's uuid. */
  id: Scalars['ID']['input'];
};

/** The removed encoder preset. */
export type DeleteEncoderPresetPayload = Payload & {
  __typename?: 'DeleteEncoderPresetPayload';
  /** Its uuid; null when it was not removed. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was not removed. */
  userErrors: Array<UserError>;
};

/** Which encoder video to remove. */
export type DeleteEncoderVideoInput = {
  /** The video's uuid. */
  id: Scalars['ID']['input'];
};

/** An encoder video was removed. */
export type DeleteEncoderVideoPayload = Payload & {
  __typename?: 'DeleteEncoderVideoPayload';
  /** Its id, for the cache; null when the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which output to remove. */
export type DeleteLiveOutputInput = {
  /** The output's uuid. */
  id: Scalars['ID']['input'];
};

/** The removed output. */
export type DeleteLiveOutputPayload = Payload & {
  __typename?: 'DeleteLiveOutputPayload';
  /** Its uuid; null when it was not removed. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was not removed. */
  userErrors: Array<UserError>;
};

/** Which saved video to delete. */
export type DeleteMediaInput = {
  /** The video's media id. */
  id: Scalars['ID']['input'];
};

/** A saved video was deleted. */
export type DeleteMediaPayload = Payload & {
  __typename?: 'DeleteMediaPayload';
  /** Its id, for the cache; null when the deletion was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which player profile to remove. */
export type DeletePlayerProfileInput = {
  /** The profile's id. */
  id: Scalars['ID']['input'];
};

/** A player profile was removed. */
export type DeletePlayerProfilePayload = Payload & {
  __typename?: 'DeletePlayerProfilePayload';
  /** Its id, for the cache; null when the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which playlist to remove. */
export type DeletePlaylistInput = {
  /** The playlist's uuid. */
  id: Scalars['ID']['input'];
};

/** A playlist was removed. */
export type DeletePlaylistPayload = Payload & {
  __typename?: 'DeletePlaylistPayload';
  /** Its id, for the cache; null when the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which post to remove. */
export type DeletePostInput = {
  /** The post's uuid. */
  id: Scalars['ID']['input'];
};

/** The removed post. */
export type DeletePostPayload = Payload & {
  __typename?: 'DeletePostPayload';
  /** Its uuid; null when it was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** Which QRclick overlay to remove. */
export type DeleteQrOverlayInput = {
  /** The overlay's uuid. */
  id: Scalars['ID']['input'];
};

/** A QRclick overlay was removed. */
export type DeleteQrOverlayPayload = Payload & {
  __typename?: 'DeleteQrOverlayPayload';
  /** Its uuid, for the cache; null when the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which RTMP destination to remove. */
export type DeleteRtmpDestinationInput = {
  /** The destination's uuid. */
  id: Scalars['ID']['input'];
};

/** The removed RTMP destination. */
export type DeleteRtmpDestinationPayload = Payload & {
  __typename?: 'DeleteRtmpDestinationPayload';
  /** Its uuid; null when it was not removed. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was not removed. */
  userErrors: Array<UserError>;
};

/** Whom to remove. */
export type DeleteUserInput = {
  /** The user's uuid. */
  id: Scalars['ID']['input'];
};

/** A person was removed. */
export type DeleteUserPayload = Payload & {
  __typename?: 'DeleteUserPayload';
  /** The uuid of who was removed; null when that was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which venue to remove. */
export type DeleteVenueInput = {
  /** The venue's uuid. */
  id: Scalars['ID']['input'];
};

/** What became of a removal. */
export type DeleteVenuePayload = Payload & {
  __typename?: 'DeleteVenuePayload';
  /** The uuid of the venue that was removed; null when that was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which web channel to remove. */
export type DeleteWebChannelInput = {
  /** The channel's uuid. */
  id: Scalars['ID']['input'];
};

/** A web channel was removed. */
export type DeleteWebChannelPayload = Payload & {
  __typename?: 'DeleteWebChannelPayload';
  /** Its uuid, for the cache; null when the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which web preset to remove. */
export type DeleteWebPresetInput = {
  /** The preset's uuid. */
  id: Scalars['ID']['input'];
};

/** A web preset was removed. */
export type DeleteWebPresetPayload = Payload & {
  __typename?: 'DeleteWebPresetPayload';
  /** Its uuid, for the cache; null when the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which webhook to remove. */
export type DeleteWebhookInput = {
  /** The webhook's uuid. */
  id: Scalars['ID']['input'];
};

/** A webhook was removed. */
export type DeleteWebhookPayload = Payload & {
  __typename?: 'DeleteWebhookPayload';
  /** The uuid of what was removed; null when that was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Destinations that events go to together. */
export type DestinationGroup = Created & Node & Usable & {
  __typename?: 'DestinationGroup';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The organisation it belongs to. */
  customer?: Maybe<Customer>;
  /** How many destinations it has, its web channel among them. */
  destinationCount: Scalars['Int']['output'];
  /** Its other destinations in their order, at most 50: no web channel and no RTMP destination twice. */
  destinations: Array<GroupDestination>;
  /** The encoder channel that its picture comes from; null for any. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** The group's uuid. */
  id: Scalars['ID']['output'];
  /** Whether software encoders offer it. */
  isOfferedBySoftwareEncoders: Scalars['Boolean']['output'];
  /** Its name, at most 50 characters, once in an organisation. */
  name: Scalars['String']['output'];
  /** Events that run or are planned with it, at most 1000. */
  uses?: Maybe<Array<Use>>;
  /** Its web channel, the first of its destinations; null for none. */
  webChannel?: Maybe<WebChannel>;
};

/** A page of destination groups. */
export type DestinationGroupConnection = {
  __typename?: 'DestinationGroupConnection';
  /** Rows with their cursors. */
  edges: Array<DestinationGroupEdge>;
  /** The rows alone. */
  nodes: Array<DestinationGroup>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A destination group within a page. */
export type DestinationGroupEdge = {
  __typename?: 'DestinationGroupEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The group. */
  node: DestinationGroup;
};

/** A destination group after a change. */
export type DestinationGroupPayload = Payload & {
  __typename?: 'DestinationGroupPayload';
  /** The group; null when the change was refused. */
  destinationGroup?: Maybe<DestinationGroup>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
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

/** What sort of place a destination is, as people call it. */
export type DestinationType =
  /** At an RTMP address of one's own. */
  | 'CUSTOM_RTMP'
  /** At Facebook. */
  | 'FACEBOOK'
  /** On the web: shown by a web channel, or saved without being shown. */
  | 'WEB'
  /** At YouTube. */
  | 'YOUTUBE';

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

/** Token that the device of an encoder calls with. The token itself is shown to the device alone. */
export type DeviceToken = {
  __typename?: 'DeviceToken';
  /** Time at which the device registered. */
  issuedAt: Scalars['DateTime']['output'];
  /** Time of the last call with the token, exact to a minute; null before the first. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the token was revoked; null while it is valid. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What to download. */
export type DownloadEncoderVideoInput = {
  /** Where the part ends; the end by default. */
  end?: InputMaybe<Scalars['Duration']['input']>;
  /** The video's uuid. */
  id: Scalars['ID']['input'];
  /** Where the part begins; the beginning by default. */
  start?: InputMaybe<Scalars['Duration']['input']>;
};

/** Leave to download. */
export type DownloadEncoderVideoPayload = Payload & {
  __typename?: 'DownloadEncoderVideoPayload';
  /** Where it lies; null when it was refused. */
  download?: Maybe<EncoderVideoDownload>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What to download. */
export type DownloadMediaInput = {
  /** Where the part ends; the end by default. */
  end?: InputMaybe<Scalars['Duration']['input']>;
  /** The video's media id. */
  id: Scalars['ID']['input'];
  /** Where the part begins; the beginning by default. */
  start?: InputMaybe<Scalars['Duration']['input']>;
};

/** Leave to download. */
export type DownloadMediaPayload = Payload & {
  __typename?: 'DownloadMediaPayload';
  /** Where it lies; null when it was refused. */
  download?: Maybe<MediaDownload>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What to download of a recording. */
export type DownloadWebVideoInput = {
  /** Where it ends; the end by default. */
  end?: InputMaybe<Scalars['Duration']['input']>;
  /** The destination's id. */
  id: Scalars['ID']['input'];
  /** Where the part begins; the beginning by default. */
  start?: InputMaybe<Scalars['Duration']['input']>;
};

/** Leave to download a recording. */
export type DownloadWebVideoPayload = Payload & {
  __typename?: 'DownloadWebVideoPayload';
  /** Where it lies; null when it was refused. */
  download?: Maybe<WebVideoDownload>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Several decoders that report under one user name, of which one at most is logged in. */
export type DuplicateLogin = {
  __typename?: 'DuplicateLogin';
  /** Whose venue it is. */
  customer?: Maybe<Customer>;
  /** What the organisation is called. */
  customerName: Scalars['String']['output'];
  /** The decoders, at most 100. */
  decoders: Array<Decoder>;
  /** The user name. */
  userName: Scalars['String']['output'];
};

/** Lengths to search by. */
export type DurationRange =
  /** 5:00 to 30:00, both included. */
  | 'FIVE_TO_THIRTY_MINUTES'
  /** Over 30:00. */
  | 'OVER_THIRTY_MINUTES'
  /** Under 5:00. */
  | 'UNDER_FIVE_MINUTES';

/** How many videos are of a length. */
export type DurationRangeCount = {
  __typename?: 'DurationRangeCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The length. */
  range: DurationRange;
};

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

/** What to paste into a page. */
export type EmbedCode = {
  __typename?: 'EmbedCode';
  /** An address, or HTML. */
  code: Scalars['String']['output'];
  /** The way it puts the player there. */
  kind: EmbedKind;
};

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

/** A device or program that encodes a live picture and sends it up. */
export type Encoder = Created & Node & Usable & {
  __typename?: 'Encoder';
  /**
   * Code that registers the device, `xxxx-xxxx`, until the device claims it. Null afterwards, for a software encoder, and
   * for callers without MANAGE_ENCODER_AND_WEB_SETTINGS in the organization of the encoder: API clients read the code only
   * with a role that gives that right, and super-admins who only read do not.
   */
  activationCode?: Maybe<Scalars['String']['output']>;
  /** Newest version offered to it; null when it is up to date. */
  availableVersion?: Maybe<Scalars['String']['output']>;
  /** The channel its video goes to; null when none is set. */
  channel?: Maybe<EncoderChannel>;
  /** Automatic settings, or those of its preset. */
  configuration: EncoderConfiguration;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The organisation it belongs to. */
  customer?: Maybe<Customer>;
  /** Token that the device calls with; null when none was issued. Needs MANAGE_ENCODER_AND_WEB_SETTINGS. */
  deviceToken?: Maybe<DeviceToken>;
  /** What it has sent up. */
  encoderVideos?: Maybe<EncoderVideoConnection>;
  /**
   * What it has sent up.
   * @deprecated An event is what is planned; read `encoderVideos`.
   */
  events?: Maybe<EncoderVideoConnection>;
  /** The encoder's uuid. */
  id: Scalars['ID']['output'];
  /** Where the picture comes in. */
  inputSource?: Maybe<InputSource>;
  /** Address of its first network card. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** Whether it only serves its local network. */
  isInLanMode: Scalars['Boolean']['output'];
  /**
   * Whether it only serves its local network.
   * @deprecated Read `isInLanMode`.
   */
  lanMode: Scalars['Boolean']['output'];
  /** Its log; needs the encoder logs capability. */
  logs?: Maybe<EncoderLog>;
  /** MAC address of its first network card. */
  macAddress?: Maybe<Scalars['String']['output']>;
  /** Its marathon automation: a daily restart, skipped while it runs. */
  marathon?: Maybe<Marathon>;
  /** Model name. */
  model: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its network cards, at most 100. */
  networks?: Maybe<Array<EncoderNetwork>>;
  /** The next occurrence that uses this encoder within 14 days, or the one that uses it now; null when there is none. */
  nextUse?: Maybe<ScheduleItem>;
  /** Version of OBS for a software encoder of that kind. */
  obsVersion?: Maybe<Scalars['String']['output']>;
  /** Operating system and its version. */
  operatingSystem?: Maybe<Scalars['String']['output']>;
  /** How many of its network cards have not taken their settings over yet. */
  pendingNetworks: Scalars['Int']['output'];
  /** The preset it encodes with; null when none is set. */
  preset?: Maybe<EncoderPreset>;
  /** Version of ProPresenter for a software encoder of that kind. */
  proPresenterVersion?: Maybe<Scalars['String']['output']>;
  /** What it reported over the last 24 hours, gathered into spans, at most 1440, oldest first; spans in which nothing was heard of it are missing. */
  readings?: Maybe<Array<EncoderReading>>;
  /** Counts changes of its settings: send it back with an edit, so that nobody's change is overwritten unseen. */
  revision: Scalars['Int']['output'];
  /** `E` plus 8 digits; null for a software encoder. */
  serialNumber?: Maybe<Scalars['String']['output']>;
  /** State and readings; answered with the list, not one call each. */
  status: EncoderStatus;
  /** Hardware or software. */
  type: EncoderType;
  /** What uses it: events that run or are planned, and destinations that run. At most 1000. */
  uses?: Maybe<Array<Use>>;
  /** Version of the encoder's own software. */
  version: Scalars['String']['output'];
};


/** A device or program that encodes a live picture and sends it up. */
export type EncoderEncoderVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  statuses?: InputMaybe<Array<EncoderVideoStatus>>;
};


/** A device or program that encodes a live picture and sends it up. */
export type EncoderEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  statuses?: InputMaybe<Array<EncoderVideoStatus>>;
};


/** A device or program that encodes a live picture and sends it up. */
export type EncoderLogsArgs = {
  end?: InputMaybe<Scalars['DateTime']['input']>;
  minLevel?: InputMaybe<LogLevel>;
  start?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A device or program that encodes a live picture and sends it up. */
export type EncoderReadingsArgs = {
  after?: InputMaybe<Scalars['DateTime']['input']>;
  resolution?: InputMaybe<ReadingResolution>;
};

/** A channel that encoders send video to. */
export type EncoderChannel = Created & Node & Usable & {
  __typename?: 'EncoderChannel';
  /** Name of its storage; null while that is not set up. */
  bucket?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The organisation it belongs to. */
  customer?: Maybe<Customer>;
  /** Days that video is kept, 1 to 30. */
  deleteAfter: Scalars['Int']['output'];
  /** Seconds that viewers can go back while it is live, 30 to 1800. */
  dvrWindowSeconds: Scalars['Int']['output'];
  /** What was sent to it. */
  encoderVideos?: Maybe<EncoderVideoConnection>;
  /**
   * What was sent to it.
   * @deprecated An event is what is planned; read `encoderVideos`.
   */
  events?: Maybe<EncoderVideoConnection>;
  /** The channel's uuid. */
  id: Scalars['ID']['output'];
  /** Where encoders publish to it over RTMP, and what arrives. */
  ingest?: Maybe<Ingest>;
  /** Whether it stays on the local network. */
  isLanOnly: Scalars['Boolean']['output'];
  /** Whether its storage is ready. */
  isProvisioned: Scalars['Boolean']['output'];
  /** Whether the caller may only look at it. */
  isViewOnly: Scalars['Boolean']['output'];
  /**
   * Whether it stays on the local network.
   * @deprecated Read `isLanOnly`.
   */
  lanOnly: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Servers of others that what is published to it is sent on to, by name, at most 20. */
  outputs?: Maybe<Array<LiveOutput>>;
  /**
   * Whether its storage is ready.
   * @deprecated Read `isProvisioned`.
   */
  provisioned: Scalars['Boolean']['output'];
  /** Region in which its video is hosted. */
  region?: Maybe<Region>;
  /** What runs or is planned of the events that use this channel, by start. */
  schedules?: Maybe<Array<ScheduleItem>>;
  /** How many users and venues may use it. */
  userCount: Scalars['Int']['output'];
  /** Users and venues that may use it, by name, at most 1000. */
  users?: Maybe<Array<EncoderChannelUser>>;
  /** What uses it: events that run or are planned, destinations that run, encoders that are set to it, and the users and venues that may use it. At most 1000. */
  uses?: Maybe<Array<Use>>;
  /**
   * Whether the caller may only look at it.
   * @deprecated Read `isViewOnly`.
   */
  viewOnly: Scalars['Boolean']['output'];
};


/** A channel that encoders send video to. */
export type EncoderChannelEncoderVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  statuses?: InputMaybe<Array<EncoderVideoStatus>>;
};


/** A channel that encoders send video to. */
export type EncoderChannelEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
  statuses?: InputMaybe<Array<EncoderVideoStatus>>;
};


/** A channel that encoders send video to. */
export type EncoderChannelSchedulesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of encoder channels. */
export type EncoderChannelConnection = {
  __typename?: 'EncoderChannelConnection';
  /** Rows with their cursors. */
  edges: Array<EncoderChannelEdge>;
  /** The rows alone. */
  nodes: Array<EncoderChannel>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An encoder channel within a page. */
export type EncoderChannelEdge = {
  __typename?: 'EncoderChannelEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The channel. */
  node: EncoderChannel;
};

/** A user or venue that may use an encoder channel. */
export type EncoderChannelUser = {
  __typename?: 'EncoderChannelUser';
  /** Whether it is a venue rather than a person. */
  isVenue: Scalars['Boolean']['output'];
  /** Whether it may only look at the channel. */
  isViewOnly: Scalars['Boolean']['output'];
  /** The person; null for a venue. */
  user?: Maybe<User>;
  /** The user's or venue's uuid. */
  userId: Scalars['ID']['output'];
  /** Its user name. */
  userName: Scalars['String']['output'];
  /** The venue; null for a person. */
  venue?: Maybe<Venue>;
  /**
   * Whether it may only look at the channel.
   * @deprecated Read `isViewOnly`.
   */
  viewOnly: Scalars['Boolean']['output'];
};

/** A user or venue that may use an encoder channel. */
export type EncoderChannelUserInput = {
  /** The user's or venue's uuid. */
  userId: Scalars['ID']['input'];
  /** Whether it may only look at the channel. */
  viewOnly?: InputMaybe<Scalars['Boolean']['input']>;
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

/** A page of encoders. */
export type EncoderConnection = {
  __typename?: 'EncoderConnection';
  /** Rows with their cursors. */
  edges: Array<EncoderEdge>;
  /** The rows alone. */
  nodes: Array<Encoder>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many of all the organisation's encoders are in each state, whatever the filter. */
  stateCounts: Array<EncoderStateCount>;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An encoder within a page. */
export type EncoderEdge = {
  __typename?: 'EncoderEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The encoder. */
  node: Encoder;
};

/** Which encoders. */
export type EncoderFilter = {
  /** Only those that want attention, or only the others: no picture arrives, frames are lost, an event of the next 14 days needs it and it cannot start, an update is required, it is offline, a sensor is at its limit or near it, or the processor is. */
  attention?: InputMaybe<Scalars['Boolean']['input']>;
  /** Case-insensitive part of the name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Only those whose network cards have all taken their settings over, or only the others. */
  networkApplied?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that are not offline. */
  onlineOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only these states. */
  states?: InputMaybe<Array<EncoderState>>;
  /** Beginning of the version. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** Entries of an encoder's log within a window. The service answers whole windows, so this is no connection. */
export type EncoderLog = {
  __typename?: 'EncoderLog';
  /** The entries, oldest first; of more than 50,000 the newest. */
  entries: Array<EncoderLogEntry>;
  /** Whether there are as many as are answered at most, so that older ones of the window may be missing. */
  isCut: Scalars['Boolean']['output'];
  /** How many entries there are here. */
  totalCount: Scalars['Int']['output'];
};

/** One entry of an encoder's log. */
export type EncoderLogEntry = {
  __typename?: 'EncoderLogEntry';
  /** Its text. */
  entry: Scalars['String']['output'];
  /** How grave it is. */
  level: LogLevel;
  /**
   * When it was written.
   * @deprecated Read `writtenAt`.
   */
  time: Scalars['DateTime']['output'];
  /** When it was written. */
  writtenAt: Scalars['DateTime']['output'];
};

/** One network card. */
export type EncoderNetwork = {
  __typename?: 'EncoderNetwork';
  /**
   * Whether the encoder has taken these settings over.
   * @deprecated Read `isApplied`.
   */
  applied: Scalars['Boolean']['output'];
  /**
   * Whether the addresses are given by DHCP.
   * @deprecated Read `isDhcpOn`.
   */
  dhcp: Scalars['Boolean']['output'];
  /** Name servers, 1 to 3. */
  dns: Array<Scalars['String']['output']>;
  /** IPv4 gateway. */
  gateway?: Maybe<Scalars['String']['output']>;
  /** IPv4 address. */
  ipv4Address?: Maybe<Scalars['String']['output']>;
  /** Whether the encoder has taken these settings over. */
  isApplied: Scalars['Boolean']['output'];
  /** Whether the addresses are given by DHCP. */
  isDhcpOn: Scalars['Boolean']['output'];
  /** MAC address. */
  macAddress?: Maybe<Scalars['String']['output']>;
  /** Name shown for the card. */
  nicDisplayName: Scalars['String']['output'];
  /** IPv4 subnet mask. */
  subnetMask?: Maybe<Scalars['String']['output']>;
};

/** Settings of one network card. Addresses are not taken while DHCP is on. */
export type EncoderNetworkInput = {
  /** Whether the addresses are given by DHCP. */
  dhcp: Scalars['Boolean']['input'];
  /** First name server; required while DHCP is off. */
  dns1?: InputMaybe<Scalars['String']['input']>;
  /** Second name server. */
  dns2?: InputMaybe<Scalars['String']['input']>;
  /** Third name server. */
  dns3?: InputMaybe<Scalars['String']['input']>;
  /** IPv4 gateway within the subnet; required while DHCP is off. */
  gateway?: InputMaybe<Scalars['String']['input']>;
  /** IPv4 address; required while DHCP is off. */
  ipv4Address?: InputMaybe<Scalars['String']['input']>;
  /** Name shown for the card. */
  nicDisplayName: Scalars['String']['input'];
  /** IPv4 subnet mask; 255.255.255.0 when left out. */
  subnetMask?: InputMaybe<Scalars['String']['input']>;
};

/** What encoders can be set to. */
export type EncoderOptions = {
  __typename?: 'EncoderOptions';
  /** Where the picture can come in, at most 2; empty for software. */
  inputSources: Array<InputSource>;
  /** Whether LAN mode can be off, on, or both: 1 or 2 values. */
  lanModes: Array<Scalars['Boolean']['output']>;
  /** Versions that can be installed, at most 1000, newest first; none under the minimum. */
  versions: Array<Scalars['String']['output']>;
};

/** How an encoder encodes. */
export type EncoderPreset = Created & Node & Usable & {
  __typename?: 'EncoderPreset';
  /** Audio channels, 0 to 16. */
  audioChannels: Scalars['Int']['output'];
  /** Token that encoders read the preset with; null unless the caller may manage encoders. */
  authToken?: Maybe<Scalars['String']['output']>;
  /** kbps per video channel, at least 1. */
  bitrate: Scalars['Int']['output'];
  /** Frames that video channel 2 lags behind channel 1. */
  channel2Offset: Scalars['Int']['output'];
  /** Video codec. */
  codec: VideoCodec;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Name that encoders show; null where it is the preset's own. */
  customName?: Maybe<Scalars['String']['output']>;
  /** The organisation it belongs to. */
  customer?: Maybe<Customer>;
  /** NTSC, PAL or automatic. */
  formatStandard: FormatStandard;
  /**
   * Whether the encoder's hardware does the encoding.
   * @deprecated Read `hasHardwareAcceleration`.
   */
  hardwareAcceleration: Scalars['Boolean']['output'];
  /** Whether the encoder's hardware does the encoding. */
  hasHardwareAcceleration: Scalars['Boolean']['output'];
  /** Whether it sends short segments for less delay. */
  hasShortSegments: Scalars['Boolean']['output'];
  /** The preset's uuid. */
  id: Scalars['ID']['output'];
  /** Format of the picture that comes in. */
  inputFormat: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Format of the picture that is sent, for example `1080p30`. */
  outputFormat: Scalars['String']['output'];
  /**
   * Whether it sends short segments for less delay.
   * @deprecated Read `hasShortSegments`.
   */
  shortSegments: Scalars['Boolean']['output'];
  /** What uses it: events that run or are planned, destinations that run, and encoders that are set to it. At most 1000. */
  uses?: Maybe<Array<Use>>;
  /** 1, or 2 with AV1, hardware acceleration and short segments. */
  version: Scalars['Int']['output'];
  /** Video channels, 0 to 2. */
  videoChannels: Scalars['Int']['output'];
};

/** A page of encoder presets. */
export type EncoderPresetConnection = {
  __typename?: 'EncoderPresetConnection';
  /** Rows with their cursors. */
  edges: Array<EncoderPresetEdge>;
  /** The rows alone. */
  nodes: Array<EncoderPreset>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An encoder preset within a page. */
export type EncoderPresetEdge = {
  __typename?: 'EncoderPresetEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The preset. */
  node: EncoderPreset;
};

/** What encoder presets can be set to. */
export type EncoderPresetOptions = {
  __typename?: 'EncoderPresetOptions';
  /** Fewest and most audio channels. */
  audioChannels: NumberRange;
  /** Lowest and highest kbps per video channel. */
  bitrate: NumberRange;
  /** Video codecs, at most 3; AV1 needs version 2. */
  codecs: Array<VideoCodec>;
  /** Television standards, at most 3. */
  formatStandards: Array<FormatStandard>;
  /** Formats of the picture that comes in, at most 100. */
  inputFormats: Array<Scalars['String']['output']>;
  /** Formats of the picture that is sent, at most 100; 2160p needs a 4K subscription. */
  outputFormats: Array<Scalars['String']['output']>;
  /** Fewest and most video channels. */
  videoChannels: NumberRange;
};

/** What an encoder reported within a span of time. */
export type EncoderReading = {
  __typename?: 'EncoderReading';
  /** Degrees Celsius of the sensor nearest to its limit; null where it was not told. */
  celsius?: Maybe<ReadingSpread>;
  /** Processor load in percent; null where it was not told. */
  cpu?: Maybe<ReadingSpread>;
  /** Frames it failed to send within the span. */
  droppedFrames: Scalars['Int']['output'];
  /** Length of the span in minutes. */
  minutes: Scalars['Int']['output'];
  /** How many of its minutes have a reading. */
  readings: Scalars['Int']['output'];
  /** When the span begins; spans begin at whole multiples of their length in UTC. */
  start: Scalars['DateTime']['output'];
  /** Peak upload a minute in kbps. */
  upload: ReadingSpread;
};

/** A page of an encoder search. */
export type EncoderSearchConnection = {
  __typename?: 'EncoderSearchConnection';
  /** Rows with their cursors. */
  edges: Array<EncoderSearchEdge>;
  /** The rows alone. */
  nodes: Array<EncoderSearchHit>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many of the matching encoders run each version. */
  versions: Array<EncoderVersionCount>;
};

/** A row of an encoder search within a page. */
export type EncoderSearchEdge = {
  __typename?: 'EncoderSearchEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: EncoderSearchHit;
};

/** Which encoders of all organisations. */
export type EncoderSearchFilter = {
  /** Only those whose network cards have all taken their settings over, or only the others. */
  networkApplied?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that are not offline. */
  onlineOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that report this state. */
  reportedState?: InputMaybe<EncoderState>;
  /** Part of the name or of the serial number, in any case, at most 100 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Beginning of the version. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** An encoder of any organisation. */
export type EncoderSearchHit = {
  __typename?: 'EncoderSearchHit';
  /** Name of its organisation. */
  customerName: Scalars['String']['output'];
  /** The encoder. */
  encoder: Encoder;
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

/** How many encoders are in a state. */
export type EncoderStateCount = {
  __typename?: 'EncoderStateCount';
  /** How many; states that no encoder is in are left out. */
  count: Scalars['Int']['output'];
  /** The state. */
  state: EncoderState;
};

/** State and readings of an encoder at one moment. */
export type EncoderStatus = {
  __typename?: 'EncoderStatus';
  /** Processor load in percent, 0 to 100; null while it is offline. */
  cpuUsage?: Maybe<Scalars['Float']['output']>;
  /** Frames it failed to send since it started. */
  droppedFrames: Scalars['Int']['output'];
  /** Frames it failed to send within the last hour. */
  droppedFramesLastHour: Scalars['Int']['output'];
  /** Whether a picture arrives; null while it is not started. */
  hasInput?: Maybe<Scalars['Boolean']['output']>;
  /**
   * When it last reported; null when it never did.
   * @deprecated Read `reportedAt`.
   */
  lastUpdate?: Maybe<Scalars['DateTime']['output']>;
  /** Peak upload of the last minute in kbps; null while it is offline. */
  peakCloudUpload?: Maybe<Scalars['Int']['output']>;
  /** When it last reported; null when it never did. */
  reportedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it was last asked to do; null when it has got there. */
  requestedState?: Maybe<EncoderState>;
  /** Since when it encodes, which ends by itself after 12 hours; null while it does not. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it does. */
  state: EncoderState;
  /** Temperature sensors, at most 100; empty while it is offline. */
  temperatures: Array<TemperatureReading>;
  /** Upload in kbps over the last hour, at most 60 values, oldest first. */
  uploadHistory: Array<Scalars['Int']['output']>;
};

/** Hardware or software. */
export type EncoderType =
  /** A device of its own. */
  | 'HARDWARE'
  /** A program beside OBS or ProPresenter. */
  | 'SOFTWARE';

/** How many encoders run a version. */
export type EncoderVersionCount = {
  __typename?: 'EncoderVersionCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The version. */
  version: Scalars['String']['output'];
};

/** What an encoder has sent up. */
export type EncoderVideo = Node & Playable & {
  __typename?: 'EncoderVideo';
  /** Whether the caller may set cues in it, by the header cansetcues. */
  canSetCues?: Maybe<Scalars['Boolean']['output']>;
  /** Name of that channel, also for those who may not look at channels; null when it is gone. */
  channelName?: Maybe<Scalars['String']['output']>;
  /** Its cues by position, at most 10,000, with the synthetic start of video first. Null with a CUES_UNAVAILABLE error where nothing has arrived. */
  cues?: Maybe<Array<Cue>>;
  /** The organisation it belongs to. */
  customer?: Maybe<Customer>;
  /** How long it is; null until it has ended. */
  duration?: Maybe<Scalars['Duration']['output']>;
  /** The encoder that sent it. */
  encoder?: Maybe<Encoder>;
  /** The encoder channel that it was sent to. */
  encoderChannel?: Maybe<EncoderChannel>;
  /**
   * HLS address; null where nothing has arrived.
   * @deprecated Use playback, which says how long the address holds.
   */
  hlsUrl?: Maybe<Scalars['URL']['output']>;
  /** Its uuid. */
  id: Scalars['ID']['output'];
  /** Whether its encoder was started by hand; one of an event was not. */
  isManual: Scalars['Boolean']['output'];
  /** Whether there is something to play. */
  isPlayable: Scalars['Boolean']['output'];
  /** Whether the caller may only look at its channel, and so neither renames nor deletes it. */
  isViewOnly: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /**
   * Whether there is something to play.
   * @deprecated Read `isPlayable`.
   */
  playable: Scalars['Boolean']['output'];
  /** Where the caller plays it; null where nothing has arrived. */
  playback?: Maybe<Playback>;
  /**
   * When it began.
   * @deprecated Read `startedAt`.
   */
  startTime: Scalars['DateTime']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** What it does at present. */
  status: EncoderVideoStatus;
  /** What happened while it was recorded. */
  summary?: Maybe<EncoderVideoSummary>;
  /**
   * Whether the caller may only look at its channel, and so neither renames nor deletes it.
   * @deprecated Read `isViewOnly`.
   */
  viewOnly: Scalars['Boolean']['output'];
};

/** A page of encoder videos. */
export type EncoderVideoConnection = {
  __typename?: 'EncoderVideoConnection';
  /** Rows with their cursors. */
  edges: Array<EncoderVideoEdge>;
  /** The rows alone. */
  nodes: Array<EncoderVideo>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Leave to download an encoder video, for an hour. */
export type EncoderVideoDownload = {
  __typename?: 'EncoderVideoDownload';
  /** Where the file really ends, within 3.2 s of what was asked for. */
  end: Scalars['Duration']['output'];
  /** Until when the address is worth something. */
  expiresAt: Scalars['DateTime']['output'];
  /** Where the file really begins, within 3.2 s of what was asked for. */
  start: Scalars['Duration']['output'];
  /** Answers the MP4 file, with byte ranges. */
  url: Scalars['URL']['output'];
};

/** An encoder video within a page. */
export type EncoderVideoEdge = {
  __typename?: 'EncoderVideoEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The video. */
  node: EncoderVideo;
};

/** Something that happened while an encoder video was recorded. */
export type EncoderVideoEntry = {
  __typename?: 'EncoderVideoEntry';
  /** Why, in English; null where nothing went wrong. */
  error?: Maybe<Scalars['String']['output']>;
  /** When. */
  happenedAt: Scalars['DateTime']['output'];
  /** The same as a stable reason; null where nothing went wrong, or the service gives none. */
  reason?: Maybe<Reason>;
  /** What it did from then on. */
  status: EncoderVideoStatus;
  /**
   * When.
   * @deprecated Read `happenedAt`.
   */
  time: Scalars['DateTime']['output'];
};

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

/** What happened while an encoder video was recorded. */
export type EncoderVideoSummary = {
  __typename?: 'EncoderVideoSummary';
  /** Kilobits a second, on average; null when nothing arrived. */
  bitrateKbps?: Maybe<Scalars['Int']['output']>;
  /** What it did, oldest first; of more than 1,000 entries the newest. */
  history: Array<EncoderVideoEntry>;
  /** What the encoder had at its input; null when that is not known. */
  input?: Maybe<Scalars['String']['output']>;
};

/** Encoders that changed since the last event. */
export type EncodersChangedEvent = ChangedEvent & {
  __typename?: 'EncodersChangedEvent';
  /** When the change was seen. */
  at: Scalars['DateTime']['output'];
  /** Those that changed. */
  encoders: Array<Encoder>;
  /** Counts up by one an event for each organisation. A gap means that events were missed and the list should be read again. The first event after subscribing carries the present number and no encoders. */
  sequence: Scalars['Int']['output'];
};

/** Which session to end. */
export type EndSessionInput = {
  /** The session's id. */
  id: Scalars['ID']['input'];
};

/** Sessions after one was ended. */
export type EndSessionPayload = Payload & {
  __typename?: 'EndSessionPayload';
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The caller, whose sessions are those that are left; null when it was refused. */
  viewer?: Maybe<Viewer>;
};

/** Something planned: what is streamed, from what, where to and when. */
export type Event = Created & Node & {
  __typename?: 'Event';
  /** Where its times went, the last asked to start first; those of its last 100 times. */
  contentDestinations?: Maybe<Array<ContentDestination>>;
  /** When it was planned. */
  createdAt: Scalars['DateTime']['output'];
  /** The organisation it belongs to. */
  customer?: Maybe<Customer>;
  /** What it is about; null where nobody has said. */
  description?: Maybe<Scalars['String']['output']>;
  /** The destination group that it goes to; null for none. Needs MANAGE_DESTINATION_GROUPS. */
  destinationGroup?: Maybe<DestinationGroup>;
  /** Where it goes beside its group, in that order, at most 50. */
  destinations: Array<EventDestination>;
  /** How long it lasts. */
  duration: Scalars['Duration']['output'];
  /** The encoder that its picture comes from; null for a replay. */
  encoder?: Maybe<Encoder>;
  /** The encoder channel that it is sent to; null for a replay. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** The encoder preset that it is encoded by; null for a replay. */
  encoderPreset?: Maybe<EncoderPreset>;
  /** What the encoder calls it; null for a replay. */
  encoderScheduleName?: Maybe<Scalars['String']['output']>;
  /** Whether the encoder chooses its settings by itself. */
  encoderSettingsType: EncoderConfiguration;
  /** The event's uuid. */
  id: Scalars['ID']['output'];
  /** Whether Go Live created the event at the moment it went on air; false for planned events. */
  isAdHoc: Scalars['Boolean']['output'];
  /** Whether it is paused and will not run. */
  isPaused: Scalars['Boolean']['output'];
  /** What happened to it, its times, recordings and destinations, oldest first; of more than 1,000 entries the newest. Needs MANAGE_SCHEDULE. */
  log?: Maybe<Array<EventLogEntry>>;
  /** The saved video that it plays; null for other kinds, and where it is gone. */
  mediaItem?: Maybe<MediaItem>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** What of it runs, or comes next; null when it is over. */
  next?: Maybe<ScheduleItem>;
  /** Its times, by start. */
  occurrences?: Maybe<Array<ScheduleItem>>;
  /** Minutes by which the encoder starts earlier. */
  preEventBufferMinutes: Scalars['Int']['output'];
  /** The rule that it repeats by; null for once. */
  repeat?: Maybe<EventRepeat>;
  /** The web channel that it replays; null for other kinds. */
  replayedWebChannel?: Maybe<WebChannel>;
  /** Counts edits; an edit of an older one is refused. */
  revision: Scalars['Int']['output'];
  /** The series that it was taken out of by an edit of one date; null for others. */
  series?: Maybe<Event>;
  /** Starts that the rule leaves out, at most 1000. */
  skippedAt: Array<Scalars['DateTime']['output']>;
  /** When it first takes or took place; null where it never does. */
  startAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the clock on the wall of its zone shows when it begins, or its series: `yyyy-mm-ddThh:mm`. */
  startLocal: Scalars['String']['output'];
  /** When that series had it begin; null for others. */
  takenFromAt?: Maybe<Scalars['DateTime']['output']>;
  /** Those that were taken out of it, at most 1000. */
  takenOut?: Maybe<Array<Event>>;
  /** Its picture; null where it has none. */
  thumbnailUrl?: Maybe<Scalars['URL']['output']>;
  /** The zone it was planned in, an IANA name. */
  timezone: Scalars['String']['output'];
  /** What kind of event it is. */
  type: EventType;
  /** Its watch page; null while it goes to no web channel that everybody may watch. */
  watchUrl?: Maybe<Scalars['URL']['output']>;
};


/** Something planned: what is streamed, from what, where to and when. */
export type EventContentDestinationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Something planned: what is streamed, from what, where to and when. */
export type EventOccurrencesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What is found of an event before it is saved. */
export type EventCheck = {
  __typename?: 'EventCheck';
  /** How many streams run at once. */
  concurrency: EventConcurrency;
  /** What others have at these times, by start; at most 500. */
  conflicts: Array<EventConflict>;
  /** What keeps it from being saved beside the conflicts, at most 1000. */
  errors: Array<UserError>;
  /** Encoders that nothing uses at any of these times, where that of the draft is taken at one; at most 1000. */
  freeEncoders: Array<Encoder>;
  /** Everything that the draft uses, and when others use it; at most 152. */
  lanes: Array<EventLane>;
  /** The times that were looked at: those ahead, at most 99. */
  occurrences: Array<EventSpan>;
  /** What does not keep it from being saved: regions that differ, access to an account that ends before it; at most 100. */
  warnings: Array<UserError>;
};

/** How many streams run at once. */
export type EventConcurrency = {
  __typename?: 'EventConcurrency';
  /** How many the plan allows; null without a limit. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** How many others run from then on, near the times of the draft; empty without a limit. At most 5000. */
  steps: Array<EventConcurrencyStep>;
};

/** How many streams run from a moment on. */
export type EventConcurrencyStep = {
  __typename?: 'EventConcurrencyStep';
  /** How many. */
  count: Scalars['Int']['output'];
  /** From when. */
  startAt: Scalars['DateTime']['output'];
};

/** Something that several events want at a time. */
export type EventConflict = {
  __typename?: 'EventConflict';
  /** When the draft ends. */
  endAt: Scalars['DateTime']['output'];
  /** The field of the draft that says so, as the way to it; at most 3 names. */
  field: Array<Scalars['String']['output']>;
  /** Encoders that nothing uses at that time, where that of the draft is taken; at most 1000. */
  freeEncoders: Array<Encoder>;
  /** Near times at which all that the draft uses is free, at most 3. */
  freeSlots: Array<Scalars['DateTime']['output']>;
  /** What is wanted. */
  kind: EventConflictKind;
  /** What has it; null for CONCURRENCY. */
  other?: Maybe<EventConflictOther>;
  /** Id of the encoder, RTMP destination or web channel; null for CONCURRENCY. */
  resourceId?: Maybe<Scalars['ID']['output']>;
  /** What that is called; null for CONCURRENCY. */
  resourceName?: Maybe<Scalars['String']['output']>;
  /** When the draft takes place. */
  startAt: Scalars['DateTime']['output'];
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

/** What has a thing that another event wants. */
export type EventConflictOther = {
  __typename?: 'EventConflictOther';
  /** When it ends. */
  endAt: Scalars['DateTime']['output'];
  /** The event. */
  event?: Maybe<Event>;
  /** The event's uuid. */
  eventId: Scalars['ID']['output'];
  /** Id of the occurrence. */
  id: Scalars['ID']['output'];
  /** When it starts. */
  startAt: Scalars['DateTime']['output'];
  /** The zone it was planned in, an IANA name. */
  timezone: Scalars['String']['output'];
  /** The event's title. */
  title: Scalars['String']['output'];
};

/** A page of events. */
export type EventConnection = {
  __typename?: 'EventConnection';
  /** Rows with their cursors. */
  edges: Array<EventEdge>;
  /** The rows alone. */
  nodes: Array<Event>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One date of a series. */
export type EventDateInput = {
  /** The series' uuid. */
  id: Scalars['ID']['input'];
  /** When it starts. */
  startAt: Scalars['DateTime']['input'];
};

/** One place that an event goes to. */
export type EventDestination = {
  __typename?: 'EventDestination';
  /** Playlists that the recording goes into, at most 20. */
  autoArchivePlaylists: Array<Playlist>;
  /** What stands on the button; null without one. */
  buttonText?: Maybe<Scalars['String']['output']>;
  /** The address that the button opens; null without one. */
  buttonUrl?: Maybe<Scalars['URL']['output']>;
  /** What it says there; null for the event's description. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether it has a call-to-action button. */
  hasButton: Scalars['Boolean']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether a recording goes into the library. */
  isAutosaved: Scalars['Boolean']['output'];
  /** Whether other pages may show it, too. */
  isCrossposted: Scalars['Boolean']['output'];
  /** Whether it has started or starts within 5 minutes, and so can be neither changed nor removed. */
  isLocked: Scalars['Boolean']['output'];
  /** What kind of place it is: EMBED for a web channel, RTMP, FACEBOOK, YOUTUBE, or SAVEONLY for a recording alone. */
  kind: DestinationKind;
  /** Page or channel within the account; null for others. */
  placeId?: Maybe<Scalars['ID']['output']>;
  /** What the place is called; null where it is gone, and for SAVEONLY. */
  placeName?: Maybe<Scalars['String']['output']>;
  /** Who sees it; null where the place decides. */
  privacy?: Maybe<DestinationPrivacy>;
  /** Whether it is published; null where the place decides. */
  publishState?: Maybe<PublishState>;
  /** The RTMP destination with RTMP; null for others, and where it is gone. Needs MANAGE_SOCIAL_MEDIA or MANAGE_DESTINATION_GROUPS. */
  rtmpDestination?: Maybe<RtmpDestination>;
  /** How many days before the event its post is published; null for none. */
  scheduledPostDays?: Maybe<Scalars['Int']['output']>;
  /** The account at Facebook or YouTube; null for others, and where it is gone. Needs MANAGE_SOCIAL_MEDIA. */
  socialAccount?: Maybe<SocialAccount>;
  /** Id of that account, also for those who may not look at accounts. */
  socialAccountId?: Maybe<Scalars['ID']['output']>;
  /** How long after the beginning of the content it starts. */
  startOffset: Scalars['Duration']['output'];
  /** How long before the end of the content it stops, in milliseconds as a negative number; 0 with it. */
  stopOffset: Scalars['Int']['output'];
  /** Id of its own picture at Facebook or YouTube; null for that of the event, and for other kinds. */
  thumbnailFileId?: Maybe<Scalars['ID']['output']>;
  /** Where that picture is seen. */
  thumbnailUrl?: Maybe<Scalars['URL']['output']>;
  /** What it is called there; null for the event's name. */
  title?: Maybe<Scalars['String']['output']>;
  /** The web channel with EMBED; null for others, and where it is gone. */
  webChannel?: Maybe<WebChannel>;
  /** The web preset; null for the default one. Needs the permission to manage encoder and web settings. */
  webPreset?: Maybe<WebPreset>;
};

/** One place that an event goes to. */
export type EventDestinationInput = {
  /** Playlists that the recording goes into, at most 20. */
  autoArchivePlaylistIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What stands on the button, needed with one: at most 12 characters. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** The address that the button opens, needed with one: `http://` or `https://`. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description, needed at Facebook and YouTube; null for that of the event. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a call-to-action button. */
  hasButton?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its id when it is there already; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether a recording goes into the library. */
  isAutosaved?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether other pages may show it, too. */
  isCrossposted?: InputMaybe<Scalars['Boolean']['input']>;
  /** EMBED for a web channel, RTMP, FACEBOOK, YOUTUBE, or SAVEONLY for a recording alone. */
  kind: DestinationKind;
  /** Page or channel within the account, needed at Facebook and YouTube. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Who sees it, needed at Facebook and YouTube. */
  privacy?: InputMaybe<DestinationPrivacy>;
  /** Whether it is published, needed at Facebook and YouTube. */
  publishState?: InputMaybe<PublishState>;
  /** The RTMP destination, needed with RTMP. */
  rtmpDestinationId?: InputMaybe<Scalars['ID']['input']>;
  /** How many days before the event its post is published, 1 to a limit that the rule sets; null for none. One post at each of Facebook and YouTube. */
  scheduledPostDays?: InputMaybe<Scalars['Int']['input']>;
  /** The account, needed at Facebook and YouTube. */
  socialAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** How long after the beginning of the content it starts, 0 to 12 hours. */
  startOffset?: InputMaybe<Scalars['Duration']['input']>;
  /** How long before the end of the content it stops, in milliseconds as a negative number, -43200000 to 0. */
  stopOffset?: InputMaybe<Scalars['Int']['input']>;
  /** Its own picture at Facebook or YouTube: the id that `uploadSocialFile` answered; null for that of the event. */
  thumbnailFileId?: InputMaybe<Scalars['ID']['input']>;
  /** Title, needed at Facebook and YouTube; null for the name of the event. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The web channel, needed with EMBED. */
  webChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** The web preset; null for the default one. */
  webPresetId?: InputMaybe<Scalars['ID']['input']>;
};

/** A destination of an event after a change. */
export type EventDestinationPayload = Payload & {
  __typename?: 'EventDestinationPayload';
  /** The destination; null when the change was refused. */
  eventDestination?: Maybe<EventDestination>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** An event to be looked at before it is saved: a new one, or what is given of one that is there. */
export type EventDraftInput = {
  /** At most 5000 characters; null for none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The destination group that it goes to; null for none. */
  destinationGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** All of where it goes beside its group, in that order, at most 50; those that are there already by their ids. */
  destinations?: InputMaybe<Array<EventDestinationInput>>;
  /** More than zero, at most 12 hours with an encoder and 7 days without. */
  duration?: InputMaybe<Scalars['Duration']['input']>;
  /** Needed for LIVE and EXISTING_ENCODER_EVENT. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** Needed for LIVE and EXISTING_ENCODER_EVENT. */
  encoderId?: InputMaybe<Scalars['ID']['input']>;
  /** Needed with ADVANCED; with AUTOMATIC that of the encoder. */
  encoderPresetId?: InputMaybe<Scalars['ID']['input']>;
  /** What the encoder calls it, at most 128 characters; needed with an encoder. */
  encoderScheduleName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the encoder chooses its settings by itself. */
  encoderSettingsType?: InputMaybe<EncoderConfiguration>;
  /** The event that is edited; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The saved video to play, needed for EXISTING_MEDIA and SIMLIVE; it must have finished saving. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 128 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The date with THIS: id of the occurrence. */
  occurrenceId?: InputMaybe<Scalars['ID']['input']>;
  /** 0 to 120 minutes by which the encoder starts earlier. */
  preEventBufferMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The rule that it repeats by; null for once. */
  repeat?: InputMaybe<EventRepeatInput>;
  /** The web channel to replay, needed for REPUBLISH. */
  replayedWebChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** One date of a series, or all of it. */
  scope?: InputMaybe<EventScope>;
  /** Starts that the rule leaves out, at most 99. */
  skippedAt?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  /** What the clock on the wall of that zone shows when it begins, `yyyy-mm-ddThh:mm`; not in the past. */
  startLocal?: InputMaybe<Scalars['String']['input']>;
  /** The zone it is planned in, an IANA name. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** What kind of event it is. */
  type?: InputMaybe<EventType>;
};

/** An event within a page. */
export type EventEdge = {
  __typename?: 'EventEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The event. */
  node: Event;
};

/** Something that a draft uses, and when others use it. */
export type EventLane = {
  __typename?: 'EventLane';
  /** When others use it near the times of the draft, without overlaps, at most 5000. */
  busy: Array<EventSpan>;
  /** What kind of thing it is; never CONCURRENCY. */
  kind: EventConflictKind;
  /** What that is called; null where it is gone. */
  name?: Maybe<Scalars['String']['output']>;
  /** Id of the encoder, RTMP destination or web channel. */
  resourceId: Scalars['ID']['output'];
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

/** Something that happened to an event. */
export type EventLogEntry = {
  __typename?: 'EventLogEntry';
  /** What was done to the event; null for others. */
  action?: Maybe<EventLogAction>;
  /** Who did that; null where no person did. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** When. */
  happenedAt: Scalars['DateTime']['output'];
  /** Unique within the log. */
  id: Scalars['ID']['output'];
  /** What kind of place the destination is; null for others. */
  kind?: Maybe<DestinationKind>;
  /** What the recording or destination is called; null for others. */
  name?: Maybe<Scalars['String']['output']>;
  /** When the time of the event begins; null for what was done to the event itself. */
  occurrenceStartsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why; null where nothing went wrong, and where the service gives no reason of this list. */
  reason?: Maybe<Reason>;
  /** What `reason` names, at most 20. */
  reasonParameters: Array<ReasonParameter>;
  /** What the network of the destination refused; null for others. */
  refused?: Maybe<EventLogRefusal>;
  /** What the time or destination did from then on; null for others. */
  state?: Maybe<DestinationState>;
  /** What of the event it happened to. */
  subject: EventLogSubject;
  /** What the encoder did from then on; null for others. */
  videoStatus?: Maybe<EncoderVideoStatus>;
};

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

/** An event after a change. */
export type EventPayload = Payload & {
  __typename?: 'EventPayload';
  /** The event; null when the change was refused, unless somebody else had changed it meanwhile. */
  event?: Maybe<Event>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A rule that an event repeats by. */
export type EventRepeat = {
  __typename?: 'EventRepeat';
  /** How many times with AFTER, those left out among them; null otherwise. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Day of the month; null for that of the start, and with a position. */
  dayOfMonth?: Maybe<Scalars['Int']['output']>;
  /** When it ends. */
  ends: RepeatEnd;
  /** Every so many of them. */
  interval: Scalars['Int']['output'];
  /** In these months, 1 to 12; none for all, and with YEARLY for that of the start. */
  months: Array<Scalars['Int']['output']>;
  /** Which of the month's weekdays; null without one. */
  position?: Maybe<RepeatPosition>;
  /** How often. */
  type: RepeatType;
  /** The last day in the event's zone with ON; null otherwise. */
  until?: Maybe<Scalars['Date']['output']>;
  /** On these weekdays, at most 7; none for that of the start. With a position, which weekdays it counts. */
  weekdays: Array<Weekday>;
};

/** A rule that an event repeats by. */
export type EventRepeatInput = {
  /** How many times with AFTER: 1 to 99, and as many as end within 13 months. */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** Day of the month, 1 to 31; null for that of the start, and with a position. */
  dayOfMonth?: InputMaybe<Scalars['Int']['input']>;
  /** When it ends. */
  ends: RepeatEnd;
  /** Every so many of them, 1 to 10080; longer than the event lasts. */
  interval?: InputMaybe<Scalars['Int']['input']>;
  /** In these months, 1 to 12; none for all, and with YEARLY for that of the start. */
  months?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Which of the month's weekdays; null without one. */
  position?: InputMaybe<RepeatPosition>;
  /** How often. */
  type: RepeatType;
  /** The last day in the event's zone with ON: not before the start, at most 13 months from today. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** On these weekdays; none for that of the start. With a position, which weekdays it counts. */
  weekdays?: InputMaybe<Array<Weekday>>;
};

/** What of a series is edited. */
export type EventScope =
  /** All that lies ahead. */
  | 'ALL'
  /** One date: it becomes an event of its own. */
  | 'THIS';

/** A time from a start to an end. */
export type EventSpan = {
  __typename?: 'EventSpan';
  /** When it ends. */
  endAt: Scalars['DateTime']['output'];
  /** When it begins. */
  startAt: Scalars['DateTime']['output'];
};

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

/** What Facebook tells of an account. */
export type FacebookInfo = {
  __typename?: 'FacebookInfo';
  /** When access ends. */
  accessExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Groups, at most 1000. */
  groups: Array<SocialPlace>;
  /** Pages that can be posted to, at most 1000. */
  pages: Array<SocialPlace>;
  /** What is allowed there, by the names of Facebook; at most 100. */
  permissions: Array<Scalars['String']['output']>;
};

/** Work of the platform that failed. */
export type FailedJob = Created & {
  __typename?: 'FailedJob';
  /** Begun attempts; of what is done every so often those that failed in a row. */
  attempts: Scalars['Int']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** The organisation whose work it is; null for the platform's own. */
  customer?: Maybe<Customer>;
  /** Id of the organisation whose work it is; null for the platform's own. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** When it was given up; null while it is tried on. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque, unique. */
  id: Scalars['ID']['output'];
  /** What the last attempt said. */
  problem?: Maybe<Scalars['String']['output']>;
  /** What kind of work it is. */
  queue: Scalars['String']['output'];
  /** What it is about: an id of its kind. Empty for what is done every so often. */
  subject: Scalars['String']['output'];
};

/** How far an organisation got with its first-time setup. */
export type FirstTimeSetup =
  /** It is done. */
  | 'COMPLETE'
  /** It was begun. */
  | 'IN_PROGRESS'
  /** Nothing was done yet. */
  | 'NOT_STARTED';

/** Television standard. */
export type FormatStandard =
  /** As the input. */
  | 'AUTO'
  /** 59.94 and 29.97 Hz. */
  | 'NTSC'
  /** 50 and 25 Hz. */
  | 'PAL';

/** A request to go live. */
export type GoLive = {
  __typename?: 'GoLive';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** How far it is. */
  progress: GoLiveProgress;
  /** What was asked for and what has become of it; null where there is no such request. */
  request?: Maybe<GoLiveRequest>;
};

/** Where an event goes beside its group. */
export type GoLiveDestinationInput = {
  /** Of a page or channel, the account that it belongs to: needed there. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** What stands on the button, needed with one: at most 12 characters. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** The address that the button opens, needed with one: `http://` or `https://`. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description at Facebook or YouTube, needed there: no < or >. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The web channel, RTMP destination, page or channel that it is. */
  destinationId: Scalars['ID']['input'];
  /** Whether it has a call-to-action button. */
  hasButton?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether other pages may show it, too. */
  isCrossposted?: InputMaybe<Scalars['Boolean']['input']>;
  /** What kind of place it is. */
  kind: GoLiveDestinationKind;
  /** Who sees it at Facebook or YouTube, needed there. */
  privacy?: InputMaybe<DestinationPrivacy>;
  /** Whether it is published at Facebook or YouTube, needed there. */
  publishStatus?: InputMaybe<PublishState>;
  /** Title at Facebook or YouTube, needed there: no < or >; at YouTube at most 100 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
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
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** The destination group that it goes to; left out, only what is chosen below. */
  destinationGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Where it goes beside the group, at most 50. */
  destinations?: InputMaybe<Array<GoLiveDestinationInput>>;
  /** Length in milliseconds, at most 12 hours. It ends earlier where the next event needs the encoder, which is at its pre-roll, or a destination. */
  duration: Scalars['Duration']['input'];
  /** The encoder channel that it sends to. */
  encoderChannelId: Scalars['ID']['input'];
  /** The encoder; one that runs is refused. */
  encoderId: Scalars['ID']['input'];
  /** The preset; left out, the encoder's own. */
  encoderPresetId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the event that starts within the hour is known of; without it, one that does is refused with GO_LIVE_EVENT_SOON. */
  isSoonKnown?: InputMaybe<Scalars['Boolean']['input']>;
  /** The event's name, at most 128 characters. */
  title: Scalars['String']['input'];
};

/** A request to go live after a command. */
export type GoLivePayload = Payload & {
  __typename?: 'GoLivePayload';
  /** The request as it is now; null when the command was refused. */
  goLive?: Maybe<GoLive>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
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

/** Requests to go live that changed. */
export type GoLiveProgressEvent = ChangedEvent & {
  __typename?: 'GoLiveProgressEvent';
  /** When the change was seen. */
  at: Scalars['DateTime']['output'];
  /** Those that changed, at most 50; one that is shown no longer is left out. */
  goLives: Array<GoLive>;
  /** Counts up by one an event for each organisation. A gap means that events were missed and the list should be read again. The first event after subscribing carries the present number and no requests. */
  sequence: Scalars['Int']['output'];
};

/** What was asked for, and what has become of it. */
export type GoLiveRequest = {
  __typename?: 'GoLiveRequest';
  /** Where its event goes, at most 101; empty before there is one. */
  contentDestinations: Array<ContentDestination>;
  /** The destination group that it goes to; null for none. Needs MANAGE_DESTINATION_GROUPS. */
  destinationGroup?: Maybe<DestinationGroup>;
  /** How long it was to last. */
  duration: Scalars['Duration']['output'];
  /** The encoder that goes live. */
  encoder: Encoder;
  /** The encoder channel that it sends to; null once that was removed. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** Next event that keeps the encoder running when the broadcast ends; null where ending stops the encoder. */
  encoderKeptFor?: Maybe<ScheduleItem>;
  /** The preset that it encodes with; null once that was removed. */
  encoderPreset?: Maybe<EncoderPreset>;
  /** When the encoder had started; null before. */
  encoderStartedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Recordings of the encoder for this broadcast, oldest first, at most 50; empty before the first video arrives. Needs VIDEO_REVIEW. */
  encoderVideos?: Maybe<Array<EncoderVideo>>;
  /** Time at which the broadcast ended; null while it is in progress, and for a request that failed. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it stops by itself; null before there is an event. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it came to nothing, in English; null otherwise. */
  error?: Maybe<Scalars['String']['output']>;
  /** The event that it became; null before. */
  event?: Maybe<Event>;
  /** The event that it became; null before. */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** Whether its event is about to end. */
  isEnding: Scalars['Boolean']['output'];
  /** Whether its event is on air. */
  isOnAir: Scalars['Boolean']['output'];
  /** Whether anything of it is still on its way to the air. */
  isStarting: Scalars['Boolean']['output'];
  /** Whether it waits for something, or its event has not ended. */
  isUnderWay: Scalars['Boolean']['output'];
  /** What the reason names, at most 10. */
  parameters: Array<ReasonParameter>;
  /** When the first picture arrived at the channel; null before, and where none does. */
  pictureAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when it is as far as it is. */
  progressAt: Scalars['DateTime']['output'];
  /** The same as a stable reason; null otherwise. */
  reason?: Maybe<Reason>;
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** User name of who asked. */
  requestedBy: Scalars['String']['output'];
  /** The event's name. */
  title: Scalars['String']['output'];
};

/** One destination of a group. */
export type GroupDestination = {
  __typename?: 'GroupDestination';
  /** The account at Facebook or YouTube; null for other kinds. */
  accountId?: Maybe<Scalars['ID']['output']>;
  /** What stands on the button, at most 12 characters; null without one. */
  buttonText?: Maybe<Scalars['String']['output']>;
  /** The address that the button opens; null without one. */
  buttonUrl?: Maybe<Scalars['URL']['output']>;
  /** Description at Facebook or YouTube; null for other kinds. */
  description?: Maybe<Scalars['String']['output']>;
  /** That itself, to be walked to; null at Facebook and YouTube, and where it is gone. */
  destination?: Maybe<GroupTarget>;
  /** The web channel, RTMP destination, page or channel that it is. */
  destinationId: Scalars['ID']['output'];
  /** Whether it has a call-to-action button. */
  hasButton: Scalars['Boolean']['output'];
  /** Its id within the group; another one after each change of the group's destinations. */
  id: Scalars['ID']['output'];
  /** Whether other pages may show it, too. */
  isCrossposted: Scalars['Boolean']['output'];
  /** What kind of place it is: EMBED, RTMP, FACEBOOK or YOUTUBE. */
  kind: DestinationKind;
  /** What that is called; null where it is gone. */
  name?: Maybe<Scalars['String']['output']>;
  /** Who sees it at Facebook or YouTube; null for other kinds. */
  privacy?: Maybe<DestinationPrivacy>;
  /** Whether it is published at Facebook or YouTube; null for other kinds. */
  publishStatus?: Maybe<PublishState>;
  /** Title at Facebook or YouTube; null for other kinds. */
  title?: Maybe<Scalars['String']['output']>;
};

/** One destination of a group. */
export type GroupDestinationInput = {
  /** The account at Facebook or YouTube, needed there. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** What stands on the button, needed with one: at most 12 characters. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** The address that the button opens, needed with one: `http://` or `https://`. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description at Facebook or YouTube, needed there: no < or >. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The web channel, RTMP destination, page or channel that it is. */
  destinationId: Scalars['ID']['input'];
  /** Whether it has a call-to-action button. */
  hasButton?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether other pages may show it, too. */
  isCrossposted?: InputMaybe<Scalars['Boolean']['input']>;
  /** EMBED for a web channel, RTMP, FACEBOOK or YOUTUBE. */
  kind: DestinationKind;
  /** Who sees it at Facebook or YouTube, needed there. */
  privacy?: InputMaybe<DestinationPrivacy>;
  /** Whether it is published at Facebook or YouTube, needed there. */
  publishStatus?: InputMaybe<PublishState>;
  /** Title at Facebook or YouTube, needed there: no < or >; at YouTube at most 100 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What a destination of a group is. */
export type GroupTarget = RtmpDestination | WebChannel;

/** Where encoders publish to a channel over RTMP, and what arrives. */
export type Ingest = {
  __typename?: 'Ingest';
  /** RTMP address to publish to, without the key; null where nobody can publish. */
  address?: Maybe<Scalars['String']['output']>;
  /** What is measured over the last segment; null while nothing arrives. */
  arriving?: Maybe<ArrivingStream>;
  /** Uuid of the encoder video that is being recorded; null while there is none. */
  encoderVideoId?: Maybe<Scalars['ID']['output']>;
  /** What is wrong with it, the gravest first, at most 20. */
  findings: Array<LiveFinding>;
  /** Whether there is a stream key that cannot be read any more, because the platform's key was changed; `renewStreamKey` mends it. */
  isKeyLost: Scalars['Boolean']['output'];
  /** The last four letters of the stream key; null where none has been made, or it is lost. */
  keyEnding?: Maybe<Scalars['String']['output']>;
  /** Why publishers were refused within the last day: each reason once, the newest first, at most 9. */
  refusals: Array<IngestRefusal>;
  /** What goes on. */
  state: IngestState;
};

/** The last time that a publisher was not taken, or was sent away, for a reason. */
export type IngestRefusal = {
  __typename?: 'IngestRefusal';
  /** Why. */
  reason: IngestRefusalReason;
  /** The last time. */
  refusedAt: Scalars['DateTime']['output'];
  /** So often for this reason, within the day before the last time. */
  times: Scalars['Int']['output'];
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

/** Somebody who was asked into an organisation by mail. */
export type Invite = Created & {
  __typename?: 'Invite';
  /** When who holds its link asked for a new one last, once it was over; null where nobody did. */
  askedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Encoder channels they will use or look at, at most 1000. */
  channels: Array<ChannelAccess>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The address that it went to. */
  email: Scalars['String']['output'];
  /** When its link times out. */
  expiresAt: Scalars['DateTime']['output'];
  /** Given name; null when whoever invited left it to them. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Whether they will hear of networks that are lost; grants nothing. */
  hasNetworkAlerts: Scalars['Boolean']['output'];
  /** The invitation's uuid. */
  id: Scalars['ID']['output'];
  /** Name of who invited, as it was then. */
  invitedByName: Scalars['String']['output'];
  /** Whether they will be asked about bills. */
  isBillingContact: Scalars['Boolean']['output'];
  /** Whether they will be asked about the daily work. */
  isPointOfContact: Scalars['Boolean']['output'];
  /** Whether they will be the organisation's first contact. */
  isPrimaryContact: Scalars['Boolean']['output'];
  /** Family name; null when whoever invited left it to them. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Phone number for alerts. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Roles they will have, at most 6. */
  roles: Array<Role>;
  /** When it was sent last. */
  sentAt: Scalars['DateTime']['output'];
  /** What became of it. */
  state: InviteState;
  /** What they do in the organisation. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A page of invitations. */
export type InviteConnection = {
  __typename?: 'InviteConnection';
  /** Rows with their cursors. */
  edges: Array<InviteEdge>;
  /** The rows alone. */
  nodes: Array<Invite>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An invitation within a page. */
export type InviteEdge = {
  __typename?: 'InviteEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The invitation. */
  node: Invite;
};

/** What the page of an invitation shows. */
export type InviteOffer = {
  __typename?: 'InviteOffer';
  /** Name of the organisation. */
  customerName: Scalars['String']['output'];
  /** The address that was invited, which becomes the name to sign in with. */
  email: Scalars['String']['output'];
  /** Given name, if whoever invited knew it. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Family name, if whoever invited knew it. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Phone number, if whoever invited knew it. */
  phone?: Maybe<Scalars['String']['output']>;
  /** What became of it; it can be accepted while it is `INVITED` or `RESENT`. */
  state: InviteState;
};

/** An invitation after it was sent. */
export type InvitePayload = Payload & {
  __typename?: 'InvitePayload';
  /** The invitation; null when it was refused. */
  invite?: Maybe<Invite>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

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
  channels?: InputMaybe<Array<ChannelAccessInput>>;
  /** The organisation's uuid; the one that the caller works in when it is left out. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** The address, at most 70 characters. */
  email: Scalars['String']['input'];
  /** Given name, 2 to 150 characters; null leaves it to them. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Whether they hear of networks that are lost; grants nothing. */
  hasNetworkAlerts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are asked about bills. */
  isBillingContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are asked about the daily work. */
  isPointOfContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are the organisation's first contact. */
  isPrimaryContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Family name, 2 to 150 characters; null leaves it to them. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for alerts, at most 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Roles, at least one. */
  roles: Array<Role>;
  /** What they do in the organisation, at most 150 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one of several invitations. */
export type InviteUserResult = Payload & {
  __typename?: 'InviteUserResult';
  /** The address. */
  email: Scalars['String']['output'];
  /** The invitation; null when it was refused. */
  invite?: Maybe<Invite>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Whom to invite, all alike. */
export type InviteUsersInput = {
  /** Encoder channels they use or only look at, each once, at most 1000. */
  channels?: InputMaybe<Array<ChannelAccessInput>>;
  /** The organisation's uuid; the one that the caller works in when it is left out. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Addresses, 1 to 50; one that is there twice counts once. */
  emails: Array<Scalars['String']['input']>;
  /** Whether they hear of networks that are lost; grants nothing. */
  hasNetworkAlerts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are asked about bills. */
  isBillingContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are asked about the daily work. */
  isPointOfContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are the organisation's first contact. */
  isPrimaryContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Roles of each, at least one. */
  roles: Array<Role>;
};

/** What became of several invitations. */
export type InviteUsersPayload = Payload & {
  __typename?: 'InviteUsersPayload';
  /** One for each address, in the order they were given, at most 50. */
  results: Array<InviteUserResult>;
  /** What is wrong with all of them. */
  userErrors: Array<UserError>;
};

/** The languages that the studio speaks. */
export type Language =
  /** English. */
  | 'ENGLISH'
  /** Spanish. */
  | 'SPANISH';

/** The player of a saved video or of a playlist in other pages. */
export type LibraryEmbed = {
  __typename?: 'LibraryEmbed';
  /** What to paste, one for each way to put the player into a page. */
  codes: Array<EmbedCode>;
  /** Its id, part of its address. */
  id: Scalars['ID']['output'];
  /** The player page, for everybody who has the address. */
  url: Scalars['URL']['output'];
};

/** When a library deletes by itself. */
export type LibrarySettings = {
  __typename?: 'LibrarySettings';
  /** Days after a video was saved, 1 to 3650. */
  deleteAfterDays: Scalars['Int']['output'];
  /**
   * Whether it does.
   * @deprecated Read `isDeleteAfterEnabled`.
   */
  deleteAfterEnabled: Scalars['Boolean']['output'];
  /** Whether it does. */
  isDeleteAfterEnabled: Scalars['Boolean']['output'];
};

/** Library settings after a change. */
export type LibrarySettingsPayload = Payload & {
  __typename?: 'LibrarySettingsPayload';
  /** The settings; null when the change was refused. */
  librarySettings?: Maybe<LibrarySettings>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Room that a library takes. */
export type LibraryStorage = {
  __typename?: 'LibraryStorage';
  /** Bytes that the plan allows; null when it names no limit. */
  limitBytes?: Maybe<Scalars['Float']['output']>;
  /** Bytes stored; what is being deleted counts until it is gone. */
  usedBytes: Scalars['Float']['output'];
};

/** The trial of an organisation's library. */
export type LibraryTrial = {
  __typename?: 'LibraryTrial';
  /** When it ends or ended; it is charged from then on, unless it was cancelled. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The plan that it is of, or would be. */
  plan?: Maybe<Plan>;
  /** When it began; null before it did. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it stands. */
  state: TrialState;
};

/** A part of the product that has a licence manifest. */
export type LicensePart =
  /** What runs on the servers. */
  | 'SERVER'
  /** What a browser is sent. */
  | 'WEB';

/** A package that the product is made of, in the version that is installed. */
export type LicensedPackage = {
  __typename?: 'LicensedPackage';
  /** The licence it is under, as it names it (an SPDX expression as a rule); null when it names none. */
  license?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** The licence in full, as the package brings it; where it brings none, the words of the licence that it names. */
  text?: Maybe<Scalars['String']['output']>;
  /** Its version. */
  version: Scalars['String']['output'];
};

/** Packages by page. */
export type LicensedPackageConnection = {
  __typename?: 'LicensedPackageConnection';
  /** Rows with their cursors. */
  edges: Array<LicensedPackageEdge>;
  /** The rows alone. */
  nodes: Array<LicensedPackage>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many packages there are in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A package within a page. */
export type LicensedPackageEdge = {
  __typename?: 'LicensedPackageEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The package. */
  node: LicensedPackage;
};

/** What a network returned with: a code, or an error. */
export type LinkSocialAccountInput = {
  /** The value `code`; left out where there is none. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Organisation; the caller's own by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** The value `error`; left out where there is none. */
  error?: InputMaybe<Scalars['String']['input']>;
  /** The address that was returned to, without what stands behind it. */
  returnAddress: Scalars['String']['input'];
  /** The value `state` of the address that was returned to. */
  state: Scalars['String']['input'];
};

/** The linked account. */
export type LinkSocialAccountPayload = Payload & {
  __typename?: 'LinkSocialAccountPayload';
  /** The account; null when it was refused. */
  socialAccount?: Maybe<SocialAccount>;
  /** What is wrong with the input, or what the network refused. */
  userErrors: Array<UserError>;
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

/** Something about what arrives that a setting of the encoder mends. */
export type LiveFinding = {
  __typename?: 'LiveFinding';
  /** What arrives, without its unit; null where there is none. */
  found?: Maybe<Scalars['String']['output']>;
  /** What it is, and so which setting. */
  kind: LiveFindingKind;
  /** How grave it is. */
  severity: LiveFindingSeverity;
  /** What to set, without its unit; null where the setting is always the same. */
  wanted?: Maybe<Scalars['String']['output']>;
};

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

/** A server of others, over RTMP or RTMPS, that what is published to a channel is sent on to. Its stream key is revealed by `revealLiveOutputKey` only. */
export type LiveOutput = Created & {
  __typename?: 'LiveOutput';
  /** Kilobits a second that are sent; 0 while nothing is. */
  bitrateKbps: Scalars['Int']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The output's uuid. */
  id: Scalars['ID']['output'];
  /** Pictures that were left out since it was started, for the far side was slow or away. */
  lostFrames: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Why it does not send; null otherwise. */
  reason?: Maybe<LiveOutputReason>;
  /** How often a cut line was made anew since it was started. */
  reconnects: Scalars['Int']['output'];
  /** Bytes sent since it was started. */
  sentBytes: Scalars['Float']['output'];
  /** What it does. */
  state: LiveOutputState;
  /** Since when it has been in its state; null where nobody has noted it. */
  stateChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address that is published to, without the key. */
  streamUrl: Scalars['String']['output'];
};

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

/** What can be sent on to RTMP destinations at present. */
export type LiveSources = {
  __typename?: 'LiveSources';
  /** Encoder channels that somebody publishes to and the caller may send on, by name, at most 1000. */
  encoderChannels: Array<EncoderChannel>;
  /** Whether anybody can publish: the platform runs with its media engine, and that has its port. */
  isOpen: Scalars['Boolean']['output'];
};

/** Which encoder videos to load on the decoders of which venues. */
export type LoadEncoderVideosInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** The encoder videos, 1 to 100. */
  encoderVideoIds: Array<Scalars['ID']['input']>;
  /** The venues, 1 to 100. */
  venueIds: Array<Scalars['ID']['input']>;
};

/** What became of an order to load. */
export type LoadEncoderVideosPayload = Payload & {
  __typename?: 'LoadEncoderVideosPayload';
  /** One for each venue, in the order that they were given, at most 100; empty when the order was refused as a whole. */
  results: Array<VenueLoadResult>;
  /** Why the order was refused as a whole. */
  userErrors: Array<UserError>;
};

/** Which encoder videos to load on the decoders of which venues. */
export type LoadEventsOnDecodersInput = {
  /** The organisation. */
  customerId: Scalars['ID']['input'];
  /** The encoder videos, 1 to 100. */
  eventIds: Array<Scalars['ID']['input']>;
  /** The venues, 1 to 100. */
  venueIds: Array<Scalars['ID']['input']>;
};

/** What became of an order to load. */
export type LoadEventsOnDecodersPayload = Payload & {
  __typename?: 'LoadEventsOnDecodersPayload';
  /** One for each venue, in the order that they were given, at most 100; empty when the order was refused as a whole. */
  results: Array<VenueLoadResult>;
  /** Why the order was refused as a whole. */
  userErrors: Array<UserError>;
};

/** An encoder video that a decoder has loaded. */
export type LoadedEvent = {
  __typename?: 'LoadedEvent';
  /** When the decoder said that it has it; null until then. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The encoder video; null when it is gone. */
  encoderVideo?: Maybe<EncoderVideo>;
  /** The encoder video's uuid. */
  encoderVideoId: Scalars['ID']['output'];
  /**
   * The encoder video's uuid.
   * @deprecated An event is what is planned; read `encoderVideoId`.
   */
  eventId: Scalars['ID']['output'];
  /** When the decoder was last told to load it; it is there within 60 s. */
  loadedAt: Scalars['DateTime']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
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
  id: Scalars['ID']['input'];
};

/** The marathon automation of an encoder. */
export type Marathon = {
  __typename?: 'Marathon';
  /**
   * Whether it is on.
   * @deprecated Read `isEnabled`.
   */
  enabled: Scalars['Boolean']['output'];
  /** Whether it is on. */
  isEnabled: Scalars['Boolean']['output'];
  /**
   * When it restarts the encoder next; null while it is off.
   * @deprecated Read `nextRunAt`.
   */
  nextRun?: Maybe<Scalars['DateTime']['output']>;
  /** When it restarts the encoder next; null while it is off. */
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the day, `hh:mm`, in the organisation's zone. */
  schedule: Scalars['String']['output'];
  /** What it does or did last. */
  state: MarathonState;
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
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Uuids of those that were read, 200 at most; all of the organisation's when it is left out. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Where the notifications are. */
export type MarkNotificationsReadPayload = Payload & {
  __typename?: 'MarkNotificationsReadPayload';
  /** The organisation, with what is left to read. */
  customer?: Maybe<Customer>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What was measured in a file. What could not be measured is null. */
export type MeasuredVideoInput = {
  /** Bits a second. */
  audioBitrate?: InputMaybe<Scalars['Float']['input']>;
  /** Audio channels. */
  audioChannels?: InputMaybe<Scalars['Int']['input']>;
  /** Codec of the sound, for example `AAC`. */
  audioCodec?: InputMaybe<Scalars['String']['input']>;
  /** Hertz. */
  audioSampleRate?: InputMaybe<Scalars['Float']['input']>;
  /** Audio tracks. */
  audioTracks: Scalars['Int']['input'];
  /** Whether all that its tables name is there. */
  complete: Scalars['Boolean']['input'];
  /** Container, for example `MP4`. */
  container?: InputMaybe<Scalars['String']['input']>;
  /** Frames a second, on average. */
  frameRate?: InputMaybe<Scalars['Float']['input']>;
  /** Frames a second where frames are shortest. */
  frameRateMax?: InputMaybe<Scalars['Float']['input']>;
  /** Frames a second where frames are longest. */
  frameRateMin?: InputMaybe<Scalars['Float']['input']>;
  /** Pixels. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** Longest distance of key frames, in seconds. */
  keyframeMax?: InputMaybe<Scalars['Float']['input']>;
  /** Shortest distance of key frames, in seconds. */
  keyframeMin?: InputMaybe<Scalars['Float']['input']>;
  /** Milliseconds. */
  lengthMs?: InputMaybe<Scalars['Float']['input']>;
  /** Bytes. */
  sizeBytes: Scalars['Float']['input'];
  /** Bits a second. */
  videoBitrate?: InputMaybe<Scalars['Float']['input']>;
  /** Codec of the picture, for example `H.264`. */
  videoCodec?: InputMaybe<Scalars['String']['input']>;
  /** Video tracks. */
  videoTracks: Scalars['Int']['input'];
  /** Pixels. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** A document that belongs to a saved video. */
export type MediaDocument = {
  __typename?: 'MediaDocument';
  /** Its text. */
  text: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** Leave to download a saved video, for an hour. */
export type MediaDownload = {
  __typename?: 'MediaDownload';
  /** Where the file really ends, within 3.2 s of what was asked for. */
  end: Scalars['Duration']['output'];
  /** Until when the address is worth something. */
  expiresAt: Scalars['DateTime']['output'];
  /** Where the file really begins, within 3.2 s of what was asked for. */
  start: Scalars['Duration']['output'];
  /** Answers the MP4 file, with byte ranges. */
  url: Scalars['URL']['output'];
};

/** Counts to narrow a search by. */
export type MediaFacets = {
  __typename?: 'MediaFacets';
  /** By length, one for each range. */
  durationRanges: Array<DurationRangeCount>;
  /** By source, one for each. */
  sources: Array<MediaSourceCount>;
  /** By state, one for each. */
  stateGroups: Array<MediaStateGroupCount>;
  /** By tag, most used first, at most 100. */
  tags: Array<TagCount>;
  /** Videos with a thumbnail. */
  withThumbnail: Scalars['Int']['output'];
  /** Videos without a thumbnail. */
  withoutThumbnail: Scalars['Int']['output'];
};

/** A saved video. */
export type MediaItem = Created & Node & Playable & Usable & {
  __typename?: 'MediaItem';
  /** When it was or is to be aired. */
  airedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Its cues by position, at most 10,000, with the synthetic start of video first. Null with a CUES_UNAVAILABLE error while they cannot be had. */
  cues?: Maybe<Array<Cue>>;
  /** The organisation it belongs to. */
  customer?: Maybe<Customer>;
  /** Its description. */
  description?: Maybe<Scalars['String']['output']>;
  /** Questions to talk about, at most 1000. */
  discussionQuestions?: Maybe<Array<Scalars['String']['output']>>;
  /** Documents that go with it, at most 1000. */
  documents?: Maybe<Array<MediaDocument>>;
  /**
   * HLS address; null until it can be played.
   * @deprecated Use playback, which says how long the address holds.
   */
  hlsUrl?: Maybe<Scalars['URL']['output']>;
  /** Its media id. */
  id: Scalars['ID']['output'];
  /** Whether there is something to play. */
  isPlayable: Scalars['Boolean']['output'];
  /** Of what kind it is. */
  kind: MediaKind;
  /** How long it is; null until it has been probed. */
  length?: Maybe<Scalars['Duration']['output']>;
  /**
   * Whether there is something to play.
   * @deprecated Read `isPlayable`.
   */
  playable: Scalars['Boolean']['output'];
  /** Where the caller plays it, published or not; null until it can be played. */
  playback?: Maybe<Playback>;
  /** How far its processing is. */
  processing: MediaProcessing;
  /** Published, planned or not. */
  publishState: PublishState;
  /** Region in which it is hosted. */
  region?: Maybe<Region>;
  /** The qualities that it can be played in, and how far those are that are being made. */
  renditions?: Maybe<MediaRenditions>;
  /** Counts the edits of its details; send it along with an edit, so that somebody else's is not overwritten. */
  revision: Scalars['Int']['output'];
  /** Room that it takes, in bytes. */
  sizeBytes: Scalars['Float']['output'];
  /** Live recording or upload. */
  source: MediaSource;
  /** Where it stands in the library. */
  state: MediaState;
  /** Its tags, at most 75: they have at most 150 characters together. */
  tags: Array<Scalars['String']['output']>;
  /** JPEG thumbnail; null until there is one. */
  thumbnailUrl?: Maybe<Scalars['URL']['output']>;
  /** Its title, at most 128 characters. */
  title: Scalars['String']['output'];
  /** What is said in it; null until it has been written down. */
  transcript?: Maybe<Scalars['String']['output']>;
  /** The upload that it came from, with what was found wrong with its file; null when it came otherwise. */
  upload?: Maybe<MediaUpload>;
  /** What uses it: playlists that hold it and events that play it. At most 1000. */
  uses?: Maybe<Array<Use>>;
  /** How often it was watched. */
  views?: Maybe<Scalars['Int']['output']>;
};

/** A page of saved videos. */
export type MediaItemConnection = {
  __typename?: 'MediaItemConnection';
  /** Rows with their cursors. */
  edges: Array<MediaItemEdge>;
  /** The rows alone. */
  nodes: Array<MediaItem>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows over all pages; null where that would have to be counted page by page: when there is more than one. `mediaSearch` knows its own. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A saved video within a page. */
export type MediaItemEdge = {
  __typename?: 'MediaItemEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The video. */
  node: MediaItem;
};

/** A saved video after a change. */
export type MediaItemPayload = Payload & {
  __typename?: 'MediaItemPayload';
  /** The video as it is now; null when the change was refused, unless somebody else had changed it meanwhile. */
  mediaItem?: Maybe<MediaItem>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Saved videos that changed since the last event. */
export type MediaItemsChangedEvent = ChangedEvent & {
  __typename?: 'MediaItemsChangedEvent';
  /** When the change was seen. */
  at: Scalars['DateTime']['output'];
  /** Those that changed. */
  mediaItems: Array<MediaItem>;
  /** Counts up by one an event for each organisation. A gap means that events were missed and the list should be read again. The first event after subscribing carries the present number and no videos. */
  sequence: Scalars['Int']['output'];
};

/** Kinds of saved video. */
export type MediaKind =
  /** Can be watched at any time. */
  | 'ON_DEMAND'
  /** Could be watched at any time, but viewers cannot see it. */
  | 'ON_DEMAND_UNPUBLISHED'
  /** Is watched while it is recorded. */
  | 'REAL_TIME';

/** The picture of a saved video, as it came in. */
export type MediaPicture = {
  __typename?: 'MediaPicture';
  /** What picture and sound are coded with, as RFC 6381 says it: `avc1.640028,mp4a.40.2`. */
  codecs: Scalars['String']['output'];
  /** Lines. */
  height: Scalars['Int']['output'];
  /** Pixels in a line. */
  width: Scalars['Int']['output'];
};

/** How far the processing of a saved video is. */
export type MediaProcessing = {
  __typename?: 'MediaProcessing';
  /** Why it failed; null otherwise. */
  errorKind?: Maybe<UploadErrorKind>;
  /** How much is done, 0 to 100. */
  percent: Scalars['Int']['output'];
  /** What is being done. */
  state: MediaProcessingState;
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

/** A quality that a saved video can be played in, or will be. */
export type MediaRendition = {
  __typename?: 'MediaRendition';
  /** Bits a second: on average once it is made, before that what its picture is to have. */
  bitrate: Scalars['Float']['output'];
  /** Why it failed; null otherwise. */
  failure?: Maybe<UserError>;
  /** Lines. */
  height: Scalars['Int']['output'];
  /** `source` for the one that it came in, else its height, such as `720p`. */
  name: Scalars['String']['output'];
  /** How much of it is made, 0 to 100. */
  percent: Scalars['Int']['output'];
  /** Room that it takes, in bytes; null until it is made. */
  sizeBytes?: Maybe<Scalars['Float']['output']>;
  /** Where its making stands. */
  state: MediaProcessingState;
  /** Pixels in a line. */
  width: Scalars['Int']['output'];
};

/** The qualities of a saved video. */
export type MediaRenditions = {
  __typename?: 'MediaRenditions';
  /** Whether some can be made now that are not there. */
  canMake: Scalars['Boolean']['output'];
  /** Whether the platform has a media engine with FFmpeg, which makes them. */
  hasEngine: Scalars['Boolean']['output'];
  /** Smallest first, at most 10; none while there is but the one that it came in, and none is being made. */
  items: Array<MediaRendition>;
  /** The picture that it came in; null until it has been read. */
  picture?: Maybe<MediaPicture>;
};

/** A page of search results with facets. */
export type MediaSearchConnection = {
  __typename?: 'MediaSearchConnection';
  /** Rows with their cursors. */
  edges: Array<MediaItemEdge>;
  /** Counts to narrow the search by. Each facet follows all the other filters but its own. */
  facets: MediaFacets;
  /** The rows alone. */
  nodes: Array<MediaItem>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Videos that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** What to look for in the library. Parts that are left out do not narrow the search. */
export type MediaSearchFilter = {
  /** Aired within this time. */
  aired?: InputMaybe<DateTimeRange>;
  /** Created within this time. */
  created?: InputMaybe<DateTimeRange>;
  /** Only these lengths. */
  durationRanges?: InputMaybe<Array<DurationRange>>;
  /** Only with, or only without, a thumbnail. */
  hasThumbnail?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only from this source. */
  source?: InputMaybe<MediaSource>;
  /** Only in these states. */
  stateGroups?: InputMaybe<Array<MediaStateGroup>>;
  /** Only with all of these tags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words in title, description or tags. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Where a saved video came from. */
export type MediaSource =
  /** Recorded from a live event. */
  | 'LIVE'
  /** Uploaded. */
  | 'UPLOADED';

/** How many videos came from a source. */
export type MediaSourceCount = {
  __typename?: 'MediaSourceCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The source. */
  source: MediaSource;
};

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

/** How many videos are in a state. */
export type MediaStateGroupCount = {
  __typename?: 'MediaStateGroupCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The state. */
  group: MediaStateGroup;
};

/** The upload that a saved video came from. */
export type MediaUpload = {
  __typename?: 'MediaUpload';
  /** What was found wrong with the file, at most 15; each names the measured and the allowed value. */
  failures: Array<UserError>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /**
   * What was found wrong with the file, in English; each names the measured and the allowed value.
   * @deprecated English only; read `failures`, which have reasons with parameters.
   */
  problems: Array<Scalars['String']['output']>;
};

/** A metric with its change. */
export type MetricChange = {
  __typename?: 'MetricChange';
  /** Its value in the window. */
  count: Scalars['Float']['output'];
  /** Change against the window before, in percent; null when that window had nothing. */
  percentageChange?: Maybe<Scalars['Float']['output']>;
  /** Sign of the change. */
  trend: Trend;
};

/** The oldest version that may still start. */
export type MinimumEncoderOption = {
  __typename?: 'MinimumEncoderOption';
  /** Hardware or software. */
  type: EncoderType;
  /** The version. */
  version: Scalars['String']['output'];
};

/** Where an encoder goes. */
export type MoveEncoderInput = {
  /** The other organisation. */
  customerId: Scalars['ID']['input'];
  /** The encoder's uuid. */
  id: Scalars['ID']['input'];
};

/** An encoder after its move. */
export type MoveEncoderPayload = Payload & {
  __typename?: 'MoveEncoderPayload';
  /** The encoder; null when the move was refused. */
  encoder?: Maybe<Encoder>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Where an event moves to. */
export type MoveEventInput = {
  /** How long it lasts from now on; left out it stays. */
  duration?: InputMaybe<Scalars['Duration']['input']>;
  /** The event's uuid. */
  id: Scalars['ID']['input'];
  /** The date that is moved: id of the occurrence. With ALL the whole series moves as far as this date does. */
  occurrenceId: Scalars['ID']['input'];
  /** One date of a series, or all of it. */
  scope?: InputMaybe<EventScope>;
  /** The revision that the editor saw; with it an edit that somebody else's came before is refused. */
  seenRevision?: InputMaybe<Scalars['Int']['input']>;
  /** When that date begins from now on. */
  startAt: Scalars['DateTime']['input'];
};

/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts an invitation, once: makes its person, who can sign in then. */
  acceptInvite?: Maybe<AcceptInvitePayload>;
  /** Adds an encoder by its activation code. */
  activateEncoder?: Maybe<ActivateEncoderPayload>;
  /** Adds a destination to an event. Needs MANAGE_SCHEDULE. */
  addEventDestination?: Maybe<EventDestinationPayload>;
  /** Adds that factor, and sets the session cookie. */
  addFirstSecondFactor?: Maybe<AddFirstSecondFactorPayload>;
  /** Adds a second factor to the own account; the first one comes with recovery codes. */
  addSecondFactor?: Maybe<SecondFactorsPayload>;
  /** Adds videos to a playlist at its sort position; a full one refuses them, a rolling one drops its oldest. */
  addToPlaylist?: Maybe<PlaylistPayload>;
  /** Begins to link a social media account, or to renew access to one: answers the page of the network that asks for it. Needs MANAGE_SOCIAL_MEDIA. */
  authorizeSocialAccount?: Maybe<AuthorizeSocialAccountPayload>;
  /** Begins to add the factor that a sign-in cannot do without. */
  beginFirstSecondFactor?: Maybe<SecondFactorAdditionPayload>;
  /** Begins to add a second factor to the own account. */
  beginSecondFactor?: Maybe<SecondFactorAdditionPayload>;
  /** Begins an upload; its bytes are then sent to /uploads/{id} by the tus protocol, never through the graph. */
  beginUpload?: Maybe<BeginUploadPayload>;
  /** Cancels a request to go live, or ends its broadcast: destinations, recording and encoder stop, unless the next event needs the encoder. Ending a broadcast again changes nothing. Refused with GO_LIVE_OVER for a request that failed. Needs MANAGE_SCHEDULE. */
  cancelGoLive?: Maybe<GoLivePayload>;
  /** Cancels the trial that runs, which ends its plan at once. Needs to manage the subscription. */
  cancelTrial?: Maybe<TrialPayload>;
  /** Cancels an upload while it is sent or processed. */
  cancelUpload?: Maybe<CancelUploadPayload>;
  /** Sets the password that the next decoder signs in with; one that is signed in stays. Needs MANAGE_VENUES. */
  changeVenuePassword?: Maybe<VenuePayload>;
  /** Removes what a web channel shows; viewers see nothing until a scheduled event begins on it. */
  clearWebChannel?: Maybe<WebChannelPayload>;
  /** Starts, stops, restarts or updates an encoder. */
  commandEncoder?: Maybe<CommandEncoderPayload>;
  /** Gives one command to many encoders, with a result for each. */
  commandEncoders?: Maybe<CommandEncodersPayload>;
  /** Finishes an upload: its file is processed from here on. After processing failed or timed out it begins a new run, as a new video in the place of the failed one. */
  completeUpload?: Maybe<CompleteUploadPayload>;
  /** Adds an API client, whose secret is answered here and never again. Needs the capability addApiApps. */
  createApiClient?: Maybe<ApiClientSecretPayload>;
  /** Adds a contact to an organisation, 100 at most. Needs the capability contacts. */
  createContact?: Maybe<ContactPayload>;
  /** Adds a cue in the caller's own name. */
  createCue?: Maybe<CuePayload>;
  /** Creates a destination group. Needs MANAGE_DESTINATION_GROUPS and the role of a platform, organisation or event admin. */
  createDestinationGroup?: Maybe<DestinationGroupPayload>;
  /** Creates an encoder channel. Needs a platform or organization admin. */
  createEncoderChannel?: Maybe<CreateEncoderChannelPayload>;
  /** Creates an encoder preset of version 1 or 2. */
  createEncoderPreset?: Maybe<CreateEncoderPresetPayload>;
  /** Plans an event with its rule and destinations. Needs MANAGE_SCHEDULE. */
  createEvent?: Maybe<EventPayload>;
  /** Makes codes that put the player of a saved video or of a playlist into other pages, with a player profile; the same each time. */
  createLibraryEmbed?: Maybe<CreateLibraryEmbedPayload>;
  /** Adds a server of others that a channel is sent on to; nothing is sent before it is started. */
  createLiveOutput?: Maybe<CreateLiveOutputPayload>;
  /** Creates a player profile. */
  createPlayerProfile?: Maybe<PlayerProfilePayload>;
  /** Creates a playlist. */
  createPlaylist?: Maybe<PlaylistPayload>;
  /** Posts a saved video to Facebook or YouTube, at once or at a time. Needs MANAGE_SOCIAL_MEDIA. */
  createPost?: Maybe<CreatePostPayload>;
  /** Creates a QRclick overlay. */
  createQrOverlay?: Maybe<QrOverlayPayload>;
  /** Adds an RTMP destination. */
  createRtmpDestination?: Maybe<CreateRtmpDestinationPayload>;
  /** Subscribes to a plan from today on. Needs to manage the subscription. */
  createSubscription?: Maybe<CreateSubscriptionPayload>;
  /** Creates a venue, the login that a decoder plays with. Needs MANAGE_VENUES. */
  createVenue?: Maybe<VenuePayload>;
  /** Creates a web channel. An operation with an image is sent to `/graphql/files`. */
  createWebChannel?: Maybe<WebChannelPayload>;
  /** Creates a web preset. */
  createWebPreset?: Maybe<WebPresetPayload>;
  /** Adds a webhook to an API client; its secret is answered here and never again. Needs the capability updateApiApps. */
  createWebhook?: Maybe<WebhookSecretPayload>;
  /** Removes an API client, whose tokens are refused from now on. Needs the capability deleteApiApps. */
  deleteApiClient?: Maybe<DeleteApiClientPayload>;
  /** Removes a contact. Needs the capability contacts. */
  deleteContact?: Maybe<DeleteContactPayload>;
  /** Deletes a destination that does not run; it can be restored for 30 days. Needs MANAGE_SCHEDULE. */
  deleteContentDestination?: Maybe<DeleteContentDestinationPayload>;
  /** Removes a cue. As for changing one. */
  deleteCue?: Maybe<DeleteCuePayload>;
  /** Removes a destination group that nothing uses. */
  deleteDestinationGroup?: Maybe<DeleteDestinationGroupPayload>;
  /** Deletes an encoder; a software encoder's license is free again. */
  deleteEncoder?: Maybe<DeleteEncoderPayload>;
  /** Removes an encoder channel that nothing uses; who might use it loses that with it. */
  deleteEncoderChannel?: Maybe<DeleteEncoderChannelPayload>;
  /** Removes an encoder preset that nothing uses. */
  deleteEncoderPreset?: Maybe<DeleteEncoderPresetPayload>;
  /** Removes an encoder video with its cues, once it has ended. */
  deleteEncoderVideo?: Maybe<DeleteEncoderVideoPayload>;
  /** Removes a server of others that a channel is sent on to. */
  deleteLiveOutput?: Maybe<DeleteLiveOutputPayload>;
  /** Deletes a saved video: it goes to delete-pending, can be restored for 30 days, and is gone then. One that failed to process is gone at once. */
  deleteMedia?: Maybe<DeleteMediaPayload>;
  /** Removes a player profile; the built-in one is refused. */
  deletePlayerProfile?: Maybe<DeletePlayerProfilePayload>;
  /** Removes a playlist; its videos stay in the library. */
  deletePlaylist?: Maybe<DeletePlaylistPayload>;
  /** Removes a post, which can be restored for 30 days while its time lies ahead; refused with STATE for one that is about to be posted. */
  deletePost?: Maybe<DeletePostPayload>;
  /** Removes a QRclick overlay. */
  deleteQrOverlay?: Maybe<DeleteQrOverlayPayload>;
  /** Removes an RTMP destination that nothing uses. */
  deleteRtmpDestination?: Maybe<DeleteRtmpDestinationPayload>;
  /** Removes a person, whose sessions end. Needs MANAGE_USERS; the last Organization Admin stays. */
  deleteUser?: Maybe<DeleteUserPayload>;
  /** Removes a venue, which signs its decoders out. Needs MANAGE_VENUES. */
  deleteVenue?: Maybe<DeleteVenuePayload>;
  /** Removes a web channel that nothing uses. Its addresses stay its own while it can be restored. */
  deleteWebChannel?: Maybe<DeleteWebChannelPayload>;
  /** Removes a web preset that nothing uses. The default one is refused. */
  deleteWebPreset?: Maybe<DeleteWebPresetPayload>;
  /** Removes a webhook with its log. Needs the capability updateApiApps. */
  deleteWebhook?: Maybe<DeleteWebhookPayload>;
  /** Gives leave to download an encoder video, whole or in part, for an hour. */
  downloadEncoderVideo?: Maybe<DownloadEncoderVideoPayload>;
  /** Gives leave to download a saved video, whole or in part, for an hour. */
  downloadMedia?: Maybe<DownloadMediaPayload>;
  /** Gives leave to download a recording, whole or in part, for an hour. */
  downloadWebVideo?: Maybe<DownloadWebVideoPayload>;
  /** Ends every session of the caller but this one. */
  endOtherSessions?: Maybe<EndSessionPayload>;
  /** Ends one of the caller's own sessions. */
  endSession?: Maybe<EndSessionPayload>;
  /** Goes live: starts the encoder, then an event of now. What follows happens by itself, whoever watches. */
  goLive?: Maybe<GoLivePayload>;
  /** Invites somebody by mail. Needs MANAGE_USERS. Whether the address has an account elsewhere shows nowhere but in the mail. */
  inviteUser?: Maybe<InvitePayload>;
  /** Invites several people alike, each with a result of their own. Needs MANAGE_USERS. */
  inviteUsers?: Maybe<InviteUsersPayload>;
  /** Finishes what `authorizeSocialAccount` began, with what the network returned with: links an account, or renews access to it. */
  linkSocialAccount?: Maybe<LinkSocialAccountPayload>;
  /** Has encoder videos loaded on the decoders of venues, with an answer for each venue. Needs MANAGE_VENUES. */
  loadEncoderVideos?: Maybe<LoadEncoderVideosPayload>;
  /**
   * Has encoder videos loaded on the decoders of venues, with an answer for each venue. Needs MANAGE_VENUES.
   * @deprecated An event is what is planned; use `loadEncoderVideos`.
   */
  loadEventsOnDecoders?: Maybe<LoadEventsOnDecodersPayload>;
  /** Makes the qualities that a saved video lacks: after that failed or was stopped, or where there was no media engine when it came. */
  makeRenditions?: Maybe<MediaItemPayload>;
  /** Notes that the caller has read notifications; what others have read stays theirs. */
  markNotificationsRead?: Maybe<MarkNotificationsReadPayload>;
  /** Moves an encoder to another organisation; needs the encoders admin capability. */
  moveEncoder?: Maybe<MoveEncoderPayload>;
  /** Moves an event, or one date of it, to another time. Needs MANAGE_SCHEDULE. */
  moveEvent?: Maybe<EventPayload>;
  /** Pauses an event, which stops what of it runs, or lets it run again. Needs MANAGE_SCHEDULE. */
  pauseEvent?: Maybe<EventPayload>;
  /** Sends a webhook something to try it. Needs the capability updateApiApps. */
  pingWebhook?: Maybe<WebhookDeliveryPayload>;
  /** Gives the second factor that a sign-in asked for, and sets the session cookie. */
  proveSecondFactor?: Maybe<SignInPayload>;
  /** Sets up the storage of a channel. */
  provisionEncoderChannel?: Maybe<ProvisionEncoderChannelPayload>;
  /** Shows a destination to viewers, plans that, hides it, or chooses what its web channel replays next. Needs MANAGE_SCHEDULE. */
  publishContentDestination?: Maybe<ContentDestinationPayload>;
  /** Renews the session's access token. The graph does this by itself; this is for clients that want it earlier. */
  refreshSession?: Maybe<RefreshSessionPayload>;
  /** Gives an API client a new secret, which is answered here and never again; the earlier one ends, with the tokens that it gave. Needs the capability updateApiApps. */
  regenerateApiClientSecret?: Maybe<ApiClientSecretPayload>;
  /** Gives a webhook a new secret, which is answered here and never again; deliveries are signed with it from now on. Needs the capability updateApiApps. */
  regenerateWebhookSecret?: Maybe<WebhookSecretPayload>;
  /** Registers a software encoder in the name of an Organization Admin and opens no session. */
  registerUploader?: Maybe<RegisterUploaderPayload>;
  /**
   * Releases a decoder from its venue: its token ends at once, what it has loaded is forgotten, and another decoder can
   * take its slot. A released decoder can sign in again. Needs MANAGE_VENUES.
   */
  releaseDecoder?: Maybe<ReleaseDecoderPayload>;
  /** Removes an event with all its times and those taken out of it; what of it runs is stopped. Needs MANAGE_SCHEDULE. */
  removeEvent?: Maybe<RemoveEventPayload>;
  /** Takes a destination from an event. Needs MANAGE_SCHEDULE. */
  removeEventDestination?: Maybe<RemoveEventDestinationPayload>;
  /** Takes its picture from an event. Needs MANAGE_SCHEDULE. */
  removeEventThumbnail?: Maybe<EventPayload>;
  /** Takes a video out of a playlist; it stays in the library. */
  removeFromPlaylist?: Maybe<PlaylistPayload>;
  /** Removes a second factor of the own account; the last one stays where one is needed. */
  removeSecondFactor?: Maybe<SecondFactorsPayload>;
  /** Removes a social media account and the access to it, for good; refused while a destination runs with it. */
  removeSocialAccount?: Maybe<RemoveSocialAccountPayload>;
  /** Names a second factor of the own account. */
  renameSecondFactor?: Maybe<SecondFactorsPayload>;
  /** Makes new recovery codes in place of all others. */
  renewRecoveryCodes?: Maybe<SecondFactorsPayload>;
  /** Likewise, but refuses anything else than renewed access to this account. */
  renewSocialAccount?: Maybe<RenewSocialAccountPayload>;
  /** Makes a new stream key for an encoder channel; whoever publishes under the one before is sent away. */
  renewStreamKey?: Maybe<RenewStreamKeyPayload>;
  /** Puts the videos of a playlist in a new order. */
  reorderPlaylist?: Maybe<PlaylistPayload>;
  /** Plays a part of a recording on its web channel again, as another broadcast. Needs MANAGE_SCHEDULE. */
  republishWebVideo?: Maybe<ContentDestinationPayload>;
  /** Asks support for more bandwidth. Needs to manage the subscription. */
  requestBandwidth?: Maybe<RequestBandwidthPayload>;
  /** Mails a link that verifies an email address, or that puts a new address in its place. For a name that is given by somebody who is not signed in the answer is the same whoever has it. */
  requestEmailVerification?: Maybe<RequestEmailVerificationPayload>;
  /** Asks the organization for a new invitation in place of one that has expired or was revoked: whoever invited hears of it by mail, once a day. For everybody; the answer is the same for a link that is worth nothing. */
  requestInvite?: Maybe<RequestInvitePayload>;
  /** Sends a password-reset link. The answer is the same for unknown names. */
  requestPasswordReset?: Maybe<RequestPasswordResetPayload>;
  /** Sends an open invitation again; its earlier link ends. Needs MANAGE_USERS. */
  resendInvite?: Maybe<InvitePayload>;
  /** Sends a delivery again, under its id. Needs the capability updateApiApps. */
  resendWebhookDelivery?: Maybe<WebhookDeliveryPayload>;
  /** Sets a new password with a reset token. */
  resetPassword?: Maybe<ResetPasswordPayload>;
  /** Removes every second factor and recovery code of another person, whose sessions end and who hears of it by mail. Needs MANAGE_USERS, and no fewer rights than theirs. */
  resetSecondFactors?: Maybe<UserPayload>;
  /** Restores something deleted within the last 30 days, with its links, while it is still in the bin. Who may delete may restore; a cue only who deleted it. */
  restoreDeleted?: Maybe<RestoreDeletedPayload>;
  /** Brings a date back that was left out. Needs MANAGE_SCHEDULE. */
  restoreEventDate?: Maybe<EventPayload>;
  /** Asks again for what came to nothing: answers a new request. */
  retryGoLive?: Maybe<GoLivePayload>;
  /** Reveals the stream key of an output. */
  revealLiveOutputKey?: Maybe<RevealLiveOutputKeyPayload>;
  /** Reveals what remote support signs in with; the encoder's log notes who asked. */
  revealRemoteSupport?: Maybe<RevealRemoteSupportPayload>;
  /** Reveals the stream key of an RTMP destination. */
  revealRtmpKey?: Maybe<RevealRtmpKeyPayload>;
  /** Reveals the stream key of an encoder channel; the first one is made by it. */
  revealStreamKey?: Maybe<RevealStreamKeyPayload>;
  /**
   * Revokes the device token of an encoder, which ends at once. A hardware encoder gets a new activation code, which
   * registers its device again; a software encoder signs in again. Refused with DEVICE_WITHOUT_TOKEN for an encoder
   * without a valid token. Needs MANAGE_ENCODER_AND_WEB_SETTINGS.
   */
  revokeDeviceToken?: Maybe<RevokeDeviceTokenPayload>;
  /** Revokes an open invitation: its link ends at once. Needs MANAGE_USERS. */
  revokeInvite?: Maybe<RevokeInvitePayload>;
  /** Makes a saved video of a recording, or of a part of it. Needs the capability to add to the library. */
  saveToLibrary?: Maybe<SaveToLibraryPayload>;
  /** Asks support to get in touch. */
  sendContactRequest?: Maybe<ContactRequestPayload>;
  /** Sets the users and venues that may use a channel. */
  setEncoderChannelUsers?: Maybe<SetEncoderChannelUsersPayload>;
  /** Sets the picture of an event. Larger than other operations, so it is sent to `/graphql/files`. Needs MANAGE_SCHEDULE. */
  setEventThumbnail?: Maybe<EventPayload>;
  /** Sets the thumbnail of a saved video. Larger than other operations, so it is sent to /graphql/files. */
  setMediaThumbnail?: Maybe<MediaItemPayload>;
  /** Turns a feature on or off for an organisation; one that is so already stays so. Needs the capability addCustomers. */
  setToggle?: Maybe<SetTogglePayload>;
  /** Sets somebody's roles, which count from the next request on. Needs MANAGE_USERS. */
  setUserRoles?: Maybe<UserPayload>;
  /** Signs a person in and sets the session cookie. */
  signIn?: Maybe<SignInPayload>;
  /** Signs in on behalf of an organisation. Needs a super-admin. */
  signInOnBehalf?: Maybe<SignInPayload>;
  /** Signs out, ends the session upstream and clears the cookie. */
  signOut?: Maybe<SignOutPayload>;
  /** Leaves one date of a series out. Needs MANAGE_SCHEDULE. */
  skipEventDate?: Maybe<EventPayload>;
  /** Sends a channel on whenever somebody publishes to it; an output that has given up tries again. */
  startLiveOutput?: Maybe<StartLiveOutputPayload>;
  /** Sends what is published to an encoder channel, or a saved video, to an RTMP destination, until it is stopped or the video has ended. Needs MANAGE_SCHEDULE. */
  startRtmpStream?: Maybe<StartRtmpStreamPayload>;
  /** Starts the trial of a library: 30 days, charged afterwards unless it is cancelled. Needs to manage the subscription. */
  startTrial?: Maybe<TrialPayload>;
  /** Starts a saved video, a recording or what a web channel replays on web channels, or a saved video at RTMP destinations, Facebook and YouTube: on all of them or on none. Needs MANAGE_SCHEDULE. */
  startWebVideo?: Maybe<StartWebVideoPayload>;
  /** Stops one running destination. A stopped one cannot be started again. */
  stopContentDestination?: Maybe<StopContentDestinationPayload>;
  /** Stops several destinations of one organisation; those that do not run stay as they are. Needs MANAGE_SCHEDULE. */
  stopContentDestinations?: Maybe<StopContentDestinationsPayload>;
  /** Sends a channel on no more. */
  stopLiveOutput?: Maybe<StopLiveOutputPayload>;
  /** Stops making qualities of a saved video, which keeps those that are there. */
  stopRenditions?: Maybe<MediaItemPayload>;
  /** Stops a stream to an RTMP destination. Needs MANAGE_SCHEDULE. */
  stopRtmpStream?: Maybe<StopRtmpStreamPayload>;
  /** Moves a super-admin's session into another organisation. */
  switchCustomer?: Maybe<SignInPayload>;
  /** Looks at a social media account anew: its name there, what it allows and whether access holds. */
  syncSocialAccount?: Maybe<SyncSocialAccountPayload>;
  /** Records one product-analytics event. */
  track?: Maybe<TrackPayload>;
  /** Trims a recording to a part of it, from its beginning as it is now. Nothing is lost: `untrimWebVideo` takes it back. Needs MANAGE_SCHEDULE. */
  trimWebVideo?: Maybe<ContentDestinationPayload>;
  /** Unregisters a software encoder and frees its license; opens no session. */
  unregisterUploader?: Maybe<UnregisterUploaderPayload>;
  /** Takes the trimming of a recording back. Needs MANAGE_SCHEDULE. */
  untrimWebVideo?: Maybe<ContentDestinationPayload>;
  /** Changes an API client; other roles count from its next request on, also in what it listens to. Needs the capability updateApiApps. */
  updateApiClient?: Maybe<ApiClientPayload>;
  /** Changes a contact. Needs the capability contacts. */
  updateContact?: Maybe<ContactPayload>;
  /** Changes what a destination is called and says; what is left out stays. What is at Facebook or YouTube already is called so there, and stays as it is where the network refuses; Facebook keeps a button until the live video has ended. Needs MANAGE_SCHEDULE. */
  updateContentDestination?: Maybe<ContentDestinationPayload>;
  /** Changes a cue. Cues of others need the capability sharedCuesAdd; the start of video cannot be changed. */
  updateCue?: Maybe<CuePayload>;
  /** Changes a destination group; what is left out stays, and destinations that are given take the place of all. */
  updateDestinationGroup?: Maybe<DestinationGroupPayload>;
  /** Changes an encoder; what is left out stays. */
  updateEncoder?: Maybe<UpdateEncoderPayload>;
  /** Changes an encoder channel; what is left out stays. */
  updateEncoderChannel?: Maybe<UpdateEncoderChannelPayload>;
  /** Changes the network cards of an encoder, which takes them over after a while. */
  updateEncoderNetwork?: Maybe<UpdateEncoderNetworkPayload>;
  /** Changes an encoder preset; what is left out stays. */
  updateEncoderPreset?: Maybe<UpdateEncoderPresetPayload>;
  /** Renames an encoder video. */
  updateEncoderVideo?: Maybe<UpdateEncoderVideoPayload>;
  /** Changes one date or all of an event; what is left out stays. Needs MANAGE_SCHEDULE. */
  updateEvent?: Maybe<EventPayload>;
  /** Changes a destination of an event; what is left out stays. Needs MANAGE_SCHEDULE. */
  updateEventDestination?: Maybe<EventDestinationPayload>;
  /** Changes when a library deletes by itself. */
  updateLibrarySettings?: Maybe<LibrarySettingsPayload>;
  /** Sets the marathon automation of an encoder; what is left out stays. */
  updateMarathon?: Maybe<UpdateMarathonPayload>;
  /** Edits details of a saved video. */
  updateMedia?: Maybe<MediaItemPayload>;
  /** Changes one's own account. Needs ACCOUNT_DETAILS; a new password ends sessions elsewhere. */
  updateMyAccount?: Maybe<UserPayload>;
  /** Changes all fields of a player profile; the built-in one is refused. */
  updatePlayerProfile?: Maybe<PlayerProfilePayload>;
  /** Changes a playlist's name, rolling flag or sort position. */
  updatePlaylist?: Maybe<PlaylistPayload>;
  /** Changes a post; refused with STATE from ten minutes before it appears. */
  updatePost?: Maybe<UpdatePostPayload>;
  /** Changes what the caller prefers. An API client has no preferences. */
  updatePreferences?: Maybe<UpdatePreferencesPayload>;
  /** Changes a QRclick overlay; what is left out stays. */
  updateQrOverlay?: Maybe<QrOverlayPayload>;
  /** Changes what is given of an RTMP destination; a stream that runs goes on as it was started. */
  updateRtmpDestination?: Maybe<UpdateRtmpDestinationPayload>;
  /** Asks a second factor of everybody of an organisation, or of nobody. Needs MANAGE_USERS. */
  updateSignInRules?: Maybe<SignInRulesPayload>;
  /** Changes what is given of a social media account; its network stays. Needs MANAGE_SOCIAL_MEDIA. */
  updateSocialAccount?: Maybe<UpdateSocialAccountPayload>;
  /** Changes a person, all at once or nothing. Needs MANAGE_USERS. Other roles count from the next request on, also for who is signed in. */
  updateUser?: Maybe<UserPayload>;
  /** Changes what is given of a venue; its user name stays. Needs MANAGE_VENUES. */
  updateVenue?: Maybe<VenuePayload>;
  /** Changes a web channel; what is left out stays. */
  updateWebChannel?: Maybe<WebChannelPayload>;
  /** Changes a web preset; what is left out stays. The default one is refused. */
  updateWebPreset?: Maybe<WebPresetPayload>;
  /** Changes a webhook, or switches it on or off. Needs the capability updateApiApps. */
  updateWebhook?: Maybe<WebhookPayload>;
  /** Puts a file of an encoder into the storage bucket. */
  uploadArchive?: Maybe<UploadArchivePayload>;
  /** Asks a stopped encoder to upload its logs to the storage bucket. */
  uploadEncoderLogs?: Maybe<UploadEncoderLogsPayload>;
  /** Uploads the image that a web channel can show while nothing is live; sent to `/graphql/files`. */
  uploadOfflineImage?: Maybe<WebChannelPayload>;
  /** Sends a thumbnail for a destination of an account, which is then named by the file's id. Larger than other operations, so it is sent to `/graphql/files`. Needs MANAGE_SOCIAL_MEDIA. */
  uploadSocialFile?: Maybe<UploadSocialFilePayload>;
  /** Verifies the address that a mailed link belongs to. */
  verifyEmail?: Maybe<VerifyEmailPayload>;
  /** Says whether a reset token can still be used. */
  verifyPasswordReset?: Maybe<VerifyPasswordResetPayload>;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationAcceptInviteArgs = {
  input: AcceptInviteInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationActivateEncoderArgs = {
  input: ActivateEncoderInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationAddEventDestinationArgs = {
  input: AddEventDestinationInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationAddFirstSecondFactorArgs = {
  input: AddSecondFactorInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationAddSecondFactorArgs = {
  input: AddSecondFactorInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationAddToPlaylistArgs = {
  input: AddToPlaylistInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationAuthorizeSocialAccountArgs = {
  input: AuthorizeSocialAccountInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationBeginFirstSecondFactorArgs = {
  input: BeginFirstSecondFactorInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationBeginSecondFactorArgs = {
  input: BeginSecondFactorInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationBeginUploadArgs = {
  input: BeginUploadInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCancelGoLiveArgs = {
  input: CancelGoLiveInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCancelTrialArgs = {
  input: CancelTrialInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCancelUploadArgs = {
  input: UploadInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationChangeVenuePasswordArgs = {
  input: ChangeVenuePasswordInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationClearWebChannelArgs = {
  input: ClearWebChannelInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCommandEncoderArgs = {
  input: CommandEncoderInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCommandEncodersArgs = {
  input: CommandEncodersInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCompleteUploadArgs = {
  input: UploadInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateApiClientArgs = {
  input: CreateApiClientInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateContactArgs = {
  input: CreateContactInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateCueArgs = {
  input: CreateCueInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateDestinationGroupArgs = {
  input: CreateDestinationGroupInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateEncoderChannelArgs = {
  input: CreateEncoderChannelInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateEncoderPresetArgs = {
  input: CreateEncoderPresetInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateEventArgs = {
  input: CreateEventInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateLibraryEmbedArgs = {
  input: CreateLibraryEmbedInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateLiveOutputArgs = {
  input: CreateLiveOutputInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreatePlayerProfileArgs = {
  input: CreatePlayerProfileInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreatePlaylistArgs = {
  input: CreatePlaylistInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreatePostArgs = {
  input: CreatePostInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateQrOverlayArgs = {
  input: CreateQrOverlayInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateRtmpDestinationArgs = {
  input: CreateRtmpDestinationInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateSubscriptionArgs = {
  input: CreateSubscriptionInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateVenueArgs = {
  input: CreateVenueInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateWebChannelArgs = {
  input: CreateWebChannelInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateWebPresetArgs = {
  input: CreateWebPresetInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteApiClientArgs = {
  input: DeleteApiClientInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteContactArgs = {
  input: DeleteContactInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteContentDestinationArgs = {
  input: DeleteContentDestinationInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteCueArgs = {
  input: DeleteCueInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteDestinationGroupArgs = {
  input: DeleteDestinationGroupInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteEncoderArgs = {
  input: DeleteEncoderInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteEncoderChannelArgs = {
  input: DeleteEncoderChannelInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteEncoderPresetArgs = {
  input: DeleteEncoderPresetInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteEncoderVideoArgs = {
  input: DeleteEncoderVideoInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteLiveOutputArgs = {
  input: DeleteLiveOutputInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteMediaArgs = {
  input: DeleteMediaInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeletePlayerProfileArgs = {
  input: DeletePlayerProfileInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeletePlaylistArgs = {
  input: DeletePlaylistInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeletePostArgs = {
  input: DeletePostInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteQrOverlayArgs = {
  input: DeleteQrOverlayInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteRtmpDestinationArgs = {
  input: DeleteRtmpDestinationInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteUserArgs = {
  input: DeleteUserInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteVenueArgs = {
  input: DeleteVenueInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteWebChannelArgs = {
  input: DeleteWebChannelInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteWebPresetArgs = {
  input: DeleteWebPresetInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDownloadEncoderVideoArgs = {
  input: DownloadEncoderVideoInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDownloadMediaArgs = {
  input: DownloadMediaInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationDownloadWebVideoArgs = {
  input: DownloadWebVideoInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationGoLiveArgs = {
  input: GoLiveInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationInviteUsersArgs = {
  input: InviteUsersInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationLinkSocialAccountArgs = {
  input: LinkSocialAccountInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationLoadEncoderVideosArgs = {
  input: LoadEncoderVideosInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationLoadEventsOnDecodersArgs = {
  input: LoadEventsOnDecodersInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationMakeRenditionsArgs = {
  input: MakeRenditionsInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationMarkNotificationsReadArgs = {
  input: MarkNotificationsReadInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationMoveEncoderArgs = {
  input: MoveEncoderInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationMoveEventArgs = {
  input: MoveEventInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationPauseEventArgs = {
  input: PauseEventInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationPingWebhookArgs = {
  input: PingWebhookInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationProveSecondFactorArgs = {
  input: ProveSecondFactorInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationProvisionEncoderChannelArgs = {
  input: ProvisionEncoderChannelInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationPublishContentDestinationArgs = {
  input: PublishContentDestinationInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRegenerateApiClientSecretArgs = {
  input: RegenerateApiClientSecretInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRegenerateWebhookSecretArgs = {
  input: RegenerateWebhookSecretInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRegisterUploaderArgs = {
  input: RegisterUploaderInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationReleaseDecoderArgs = {
  input: ReleaseDecoderInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRemoveEventArgs = {
  input: RemoveEventInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRemoveEventDestinationArgs = {
  input: RemoveEventDestinationInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRemoveEventThumbnailArgs = {
  input: RemoveEventThumbnailInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRemoveFromPlaylistArgs = {
  input: RemoveFromPlaylistInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRemoveSecondFactorArgs = {
  input: RemoveSecondFactorInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRemoveSocialAccountArgs = {
  input: RemoveSocialAccountInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRenameSecondFactorArgs = {
  input: RenameSecondFactorInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRenewSocialAccountArgs = {
  input: RenewSocialAccountInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRenewStreamKeyArgs = {
  input: RenewStreamKeyInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationReorderPlaylistArgs = {
  input: ReorderPlaylistInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRepublishWebVideoArgs = {
  input: WebVideoPartInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRequestBandwidthArgs = {
  input: RequestBandwidthInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRequestEmailVerificationArgs = {
  input: RequestEmailVerificationInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRequestInviteArgs = {
  input: RequestInviteInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationResendInviteArgs = {
  input: ResendInviteInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationResendWebhookDeliveryArgs = {
  input: ResendWebhookDeliveryInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationResetSecondFactorsArgs = {
  input: ResetSecondFactorsInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRestoreDeletedArgs = {
  input: RestoreDeletedInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRestoreEventDateArgs = {
  input: EventDateInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRetryGoLiveArgs = {
  input: RetryGoLiveInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRevealLiveOutputKeyArgs = {
  input: RevealLiveOutputKeyInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRevealRemoteSupportArgs = {
  input: RevealRemoteSupportInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRevealRtmpKeyArgs = {
  input: RevealRtmpKeyInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRevealStreamKeyArgs = {
  input: RevealStreamKeyInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRevokeDeviceTokenArgs = {
  input: RevokeDeviceTokenInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationRevokeInviteArgs = {
  input: RevokeInviteInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationSaveToLibraryArgs = {
  input: SaveToLibraryInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationSendContactRequestArgs = {
  input: ContactRequestInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationSetEncoderChannelUsersArgs = {
  input: SetEncoderChannelUsersInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationSetEventThumbnailArgs = {
  input: SetEventThumbnailInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationSetMediaThumbnailArgs = {
  input: SetMediaThumbnailInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationSetToggleArgs = {
  input: SetToggleInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationSetUserRolesArgs = {
  input: SetUserRolesInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationSignInOnBehalfArgs = {
  input: SignInOnBehalfInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationSkipEventDateArgs = {
  input: EventDateInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationStartLiveOutputArgs = {
  input: StartLiveOutputInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationStartRtmpStreamArgs = {
  input: StartRtmpStreamInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationStartTrialArgs = {
  input: StartTrialInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationStartWebVideoArgs = {
  input: StartWebVideoInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationStopContentDestinationArgs = {
  input: StopContentDestinationInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationStopContentDestinationsArgs = {
  input: StopContentDestinationsInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationStopLiveOutputArgs = {
  input: StopLiveOutputInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationStopRenditionsArgs = {
  input: StopRenditionsInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationStopRtmpStreamArgs = {
  input: StopRtmpStreamInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationSwitchCustomerArgs = {
  input: SwitchCustomerInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationSyncSocialAccountArgs = {
  input: SyncSocialAccountInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationTrackArgs = {
  input: TrackInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationTrimWebVideoArgs = {
  input: WebVideoPartInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUnregisterUploaderArgs = {
  input: UnregisterUploaderInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUntrimWebVideoArgs = {
  input: UntrimWebVideoInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateApiClientArgs = {
  input: UpdateApiClientInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateContactArgs = {
  input: UpdateContactInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateContentDestinationArgs = {
  input: UpdateContentDestinationInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateCueArgs = {
  input: UpdateCueInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateDestinationGroupArgs = {
  input: UpdateDestinationGroupInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateEncoderArgs = {
  input: UpdateEncoderInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateEncoderChannelArgs = {
  input: UpdateEncoderChannelInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateEncoderNetworkArgs = {
  input: UpdateEncoderNetworkInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateEncoderPresetArgs = {
  input: UpdateEncoderPresetInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateEncoderVideoArgs = {
  input: UpdateEncoderVideoInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateEventArgs = {
  input: UpdateEventInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateEventDestinationArgs = {
  input: UpdateEventDestinationInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateLibrarySettingsArgs = {
  input: UpdateLibrarySettingsInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateMarathonArgs = {
  input: UpdateMarathonInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateMediaArgs = {
  input: UpdateMediaInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateMyAccountArgs = {
  input: UpdateMyAccountInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdatePlayerProfileArgs = {
  input: UpdatePlayerProfileInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdatePlaylistArgs = {
  input: UpdatePlaylistInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdatePostArgs = {
  input: UpdatePostInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdatePreferencesArgs = {
  input: UpdatePreferencesInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateQrOverlayArgs = {
  input: UpdateQrOverlayInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateRtmpDestinationArgs = {
  input: UpdateRtmpDestinationInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateSignInRulesArgs = {
  input: UpdateSignInRulesInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateSocialAccountArgs = {
  input: UpdateSocialAccountInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateVenueArgs = {
  input: UpdateVenueInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateWebChannelArgs = {
  input: UpdateWebChannelInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateWebPresetArgs = {
  input: UpdateWebPresetInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUploadArchiveArgs = {
  input: UploadArchiveInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUploadEncoderLogsArgs = {
  input: UploadEncoderLogsInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUploadOfflineImageArgs = {
  input: UploadOfflineImageInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationUploadSocialFileArgs = {
  input: UploadSocialFileInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


/** What can be changed. Each answers a payload with `userErrors`; it is null only beside an error that nobody can correct, so that one fault does not take its siblings' answers away. */
export type MutationVerifyPasswordResetArgs = {
  input: VerifyPasswordResetInput;
};

/** One item of news about the product. */
export type NewsItem = {
  __typename?: 'NewsItem';
  /** Text, plain. */
  body: Scalars['String']['output'];
  /**
   * When it was published.
   * @deprecated Read `publishedAt`.
   */
  date: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Where to read more. */
  link?: Maybe<Scalars['URL']['output']>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Headline. */
  title: Scalars['String']['output'];
};

/** Something that can be found again by what it is and its id. */
export type Node = {
  /** Its id, which no other of its type has. */
  id: Scalars['ID']['output'];
};

/** That an encoder, an encoder channel, an event or a destination wants or wanted attention. */
export type Notification = {
  __typename?: 'Notification';
  /** When the cause began. */
  beganAt: Scalars['DateTime']['output'];
  /** The destination at a social network that it is about; null where it is about anything else, and when it is gone. */
  contentDestination?: Maybe<ContentDestination>;
  /** The destination at a social network that it is about; null where it is about anything else. */
  contentDestinationId?: Maybe<Scalars['ID']['output']>;
  /** The encoder it is about; null where it is about a channel, and when it now belongs to another organisation. */
  encoder?: Maybe<Encoder>;
  /** The encoder channel it is about; null where it is about an encoder. */
  encoderChannel?: Maybe<EncoderChannel>;
  /**
   * Name of what it is about when the cause began.
   * @deprecated It may be a channel; read `subjectName`.
   */
  encoderName: Scalars['String']['output'];
  /** When the cause had gone; null while it lasts. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The event it is about; null where it is about anything else. */
  event?: Maybe<Event>;
  /** The notification's uuid. */
  id: Scalars['ID']['output'];
  /** Whether the caller has read it. */
  isRead: Scalars['Boolean']['output'];
  /** The cause. */
  reason: AttentionReason;
  /** Name of what it is about when the cause began. */
  subjectName: Scalars['String']['output'];
};

/** A page of notifications. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** Rows with their cursors. */
  edges: Array<NotificationEdge>;
  /** The rows alone. */
  nodes: Array<Notification>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows over all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many of all of them the caller has not read. */
  unreadCount: Scalars['Int']['output'];
};

/** A notification within a page. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** Cursor of this row. */
  cursor: Scalars['String']['output'];
  /** The notification. */
  node: Notification;
};

/** That notifications changed since the last event. */
export type NotificationsChangedEvent = ChangedEvent & {
  __typename?: 'NotificationsChangedEvent';
  /** When the change was seen. */
  at: Scalars['DateTime']['output'];
  /** Those that came or ended; what went is not named. */
  notificationIds: Array<Scalars['ID']['output']>;
  /** Counts up by one an event for each organisation. A gap means that events were missed. The first event after subscribing carries the present number and no notifications. */
  sequence: Scalars['Int']['output'];
};

/** The smallest and the largest number that will do. */
export type NumberRange = {
  __typename?: 'NumberRange';
  /** The largest. */
  maximum: Scalars['Int']['output'];
  /** The smallest. */
  minimum: Scalars['Int']['output'];
};

/** What a web channel is to show while nothing is live. */
export type OfflineContent = {
  __typename?: 'OfflineContent';
  /** Address of the uploaded image, also while another kind is shown; null without one. */
  imageUrl?: Maybe<Scalars['URL']['output']>;
  /** Which of the four. */
  kind: OfflineKind;
  /** The video; null for other kinds. */
  mediaItem?: Maybe<MediaItem>;
  /** The playlist; null for other kinds. */
  playlist?: Maybe<Playlist>;
};

/** What a web channel is to show while nothing is live. */
export type OfflineContentInput = {
  /** Which of the four. */
  kind: OfflineKind;
  /** The video of the library, for that kind. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  /** The playlist, for that kind. */
  playlistId?: InputMaybe<Scalars['ID']['input']>;
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

/** An encoder that reported lately. */
export type OnlineEncoder = {
  __typename?: 'OnlineEncoder';
  /** Its organisation. */
  customer?: Maybe<Customer>;
  /** The uuid of its organisation. */
  customerId: Scalars['ID']['output'];
  /** The encoder's uuid. */
  id: Scalars['ID']['output'];
  /** Version of its software. */
  version: Scalars['String']['output'];
};

/** Where one page of a connection lies within the whole. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last row of this page; pass it as `after` to read on. Null when the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more rows follow `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether rows precede `startCursor`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row of this page; null when the page is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Where somebody asks for a new password. */
export type PasswordResetFlow =
  /** In the studio. */
  | 'STUDIO'
  /** While registering a software encoder. */
  | 'UPLOADER';

/** An event to be paused, or to run again. */
export type PauseEventInput = {
  /** The event's uuid. */
  id: Scalars['ID']['input'];
  /** Whether it is paused from now on. */
  paused: Scalars['Boolean']['input'];
  /** The revision that the editor saw; with it an edit that somebody else's came before is refused. */
  seenRevision?: InputMaybe<Scalars['Int']['input']>;
};

/** What a mutation answers, and what came of each thing where it concerns several. */
export type Payload = {
  /** Why it was refused, as far as a person can correct that; empty when it was done. */
  userErrors: Array<UserError>;
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
  id: Scalars['ID']['input'];
};

/** Something that can be subscribed to. */
export type Plan = {
  __typename?: 'Plan';
  /** Highest bitrate, in Mbit/s; null where it says nothing of it. */
  bitrateMbps?: Maybe<Scalars['Int']['output']>;
  /** Streams at a time; null where it says nothing of it. */
  concurrentStreams?: Maybe<Scalars['Int']['output']>;
  /** The plan's uuid. */
  id: Scalars['ID']['output'];
  /** Room for the library, in TB; null where it has none. */
  libraryTb?: Maybe<Scalars['Float']['output']>;
  /** Room for live recordings, in TB; null where it has none. */
  liveStorageTb?: Maybe<Scalars['Float']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Its tier, for example `Pro`. */
  tier: Scalars['String']['output'];
  /** What it costs a year, in US dollars; null where that is asked for. */
  yearlyPrice?: Maybe<Scalars['Int']['output']>;
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

/** Video that the caller may play. */
export type Playable = {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether there is something to play. */
  isPlayable: Scalars['Boolean']['output'];
  /** Where the caller plays it; null where there is nothing to play. */
  playback?: Maybe<Playback>;
};

/** Where the caller plays a video. The address is the caller's own, ends with the session and holds for some minutes. */
export type Playback = {
  __typename?: 'Playback';
  /** DASH address, of the same video for the same time; null where the service gives none. */
  dashUrl?: Maybe<Scalars['URL']['output']>;
  /** When the address ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** HLS address. */
  hlsUrl: Scalars['URL']['output'];
  /** After how long to ask for the next address, so that nothing that plays is interrupted. */
  renewAfter: Scalars['Duration']['output'];
  /** Small pictures of a saved video; null before they are drawn, where no media engine draws them, and for anything else. */
  storyboard?: Maybe<Storyboard>;
};

/** How a player shows its picture. */
export type PlayerDisplayMode =
  /** As a moving background. */
  | 'BACKGROUND'
  /** With controls. */
  | 'STANDARD';

/** How a player behaves and looks. */
export type PlayerProfile = Node & {
  __typename?: 'PlayerProfile';
  /** Short name for addresses; it never changes. */
  alias: Scalars['String']['output'];
  /**
   * Whether it plays as soon as it is opened.
   * @deprecated Read `hasAutoplay`.
   */
  autoplay: Scalars['Boolean']['output'];
  /**
   * Whether it is a moving background: no controls, no sound, again and again.
   * @deprecated Read `isBackground`.
   */
  backgroundMode: Scalars['Boolean']['output'];
  /**
   * Whether it is the built-in one, which cannot be changed.
   * @deprecated Read `isBuiltIn`.
   */
  builtIn: Scalars['Boolean']['output'];
  /** Text on the call-to-action button, at most 12 characters; null without one. */
  callToActionText?: Maybe<Scalars['String']['output']>;
  /** Where that button leads: http or https; null without one. */
  callToActionUrl?: Maybe<Scalars['String']['output']>;
  /** Colour of the controls, `#rrggbb`; null for the player's own. */
  controlColor?: Maybe<Scalars['String']['output']>;
  /** When it was created; null for the built-in one. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** How the picture is shown. */
  displayMode: PlayerDisplayMode;
  /** Whether it plays as soon as it is opened. */
  hasAutoplay: Scalars['Boolean']['output'];
  /**
   * Whether the list of videos is closed when the player opens.
   * @deprecated Read `isPlaylistHidden`.
   */
  hidePlaylist: Scalars['Boolean']['output'];
  /** Its id; `background` is the built-in one, the same for every organisation. */
  id: Scalars['ID']['output'];
  /** Whether it is a moving background: no controls, no sound, again and again. */
  isBackground: Scalars['Boolean']['output'];
  /** Whether it is the built-in one, which cannot be changed. */
  isBuiltIn: Scalars['Boolean']['output'];
  /** Whether it begins again at the end. */
  isLooped: Scalars['Boolean']['output'];
  /** Whether it begins without sound. */
  isMuted: Scalars['Boolean']['output'];
  /** Whether the list of videos is closed when the player opens. */
  isPlaylistHidden: Scalars['Boolean']['output'];
  /** Whether viewers of a live picture cannot go back in it. */
  isRestrictedWhenLive: Scalars['Boolean']['output'];
  /**
   * Whether it begins again at the end.
   * @deprecated Read `isLooped`.
   */
  loop: Scalars['Boolean']['output'];
  /**
   * Whether it begins without sound.
   * @deprecated Read `isMuted`.
   */
  mute: Scalars['Boolean']['output'];
  /** Its name, at most 128 characters. */
  profileName: Scalars['String']['output'];
  /** Label of the QRclick button; null for the usual one. */
  qrClickLabel?: Maybe<Scalars['String']['output']>;
  /**
   * Whether viewers of a live picture cannot go back in it.
   * @deprecated Read `isRestrictedWhenLive`.
   */
  restrictWhenLive: Scalars['Boolean']['output'];
};

/** A page of player profiles. */
export type PlayerProfileConnection = {
  __typename?: 'PlayerProfileConnection';
  /** Rows with their cursors. */
  edges: Array<PlayerProfileEdge>;
  /** The rows alone. */
  nodes: Array<PlayerProfile>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A player profile within a page. */
export type PlayerProfileEdge = {
  __typename?: 'PlayerProfileEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The profile. */
  node: PlayerProfile;
};

/** A player profile after a change. */
export type PlayerProfilePayload = Payload & {
  __typename?: 'PlayerProfilePayload';
  /** The profile; null when the change was refused. */
  playerProfile?: Maybe<PlayerProfile>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** An ordered list of saved videos. */
export type Playlist = Created & Node & Usable & {
  __typename?: 'Playlist';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The organisation it belongs to. */
  customer?: Maybe<Customer>;
  /** The playlist's uuid. */
  id: Scalars['ID']['output'];
  /** Whether it drops its oldest video when full. */
  isRolling: Scalars['Boolean']['output'];
  /** Its videos in order, at most 250. */
  media?: Maybe<Array<MediaItem>>;
  /** How many videos it holds. */
  mediaCount?: Maybe<Scalars['Int']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Names the order of its videos: send it along with a new order, so that somebody else's is not overwritten. */
  orderVersion?: Maybe<Scalars['String']['output']>;
  /**
   * Whether it drops its oldest video when full.
   * @deprecated Read `isRolling`.
   */
  rolling: Scalars['Boolean']['output'];
  /** Where a new video joins. */
  sortPosition: PlaylistSortPosition;
  /** Their length together. */
  totalLength?: Maybe<Scalars['Duration']['output']>;
  /** What uses it: web channels that play it while nothing is live, and events whose broadcasts join it. At most 1000. */
  uses?: Maybe<Array<Use>>;
};

/** A page of playlists. */
export type PlaylistConnection = {
  __typename?: 'PlaylistConnection';
  /** Rows with their cursors. */
  edges: Array<PlaylistEdge>;
  /** The rows alone. */
  nodes: Array<Playlist>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages; null where that would have to be counted page by page: without a filter, when there is more than one page. `playlistTotals` counts them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A playlist within a page. */
export type PlaylistEdge = {
  __typename?: 'PlaylistEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The playlist. */
  node: Playlist;
};

/** A playlist after a change. */
export type PlaylistPayload = Payload & {
  __typename?: 'PlaylistPayload';
  /** The playlist; null when the change was refused, but for an order that others' changes refused: then as it is now. */
  playlist?: Maybe<Playlist>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Where a new video joins a playlist. */
export type PlaylistSortPosition =
  /** After the last. */
  | 'END'
  /** Before the first. */
  | 'START';

/** Sums over playlists. */
export type PlaylistTotals = {
  __typename?: 'PlaylistTotals';
  /** Videos in them. */
  mediaCount: Scalars['Int']['output'];
  /** Playlists counted. */
  playlistCount: Scalars['Int']['output'];
  /** Length of those videos. */
  totalLength: Scalars['Duration']['output'];
};

/** How viewers get a web video. */
export type Playout =
  /** As if it were live: whoever comes later has missed the beginning. It ends by itself. */
  | 'AS_LIVE'
  /** From its beginning whenever they come, until it is stopped. */
  | 'ON_DEMAND';

/** What appears, or has appeared, at Facebook or YouTube at a time: a saved video, or that an event is to come. */
export type Post = Created & Node & {
  __typename?: 'Post';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The organisation it belongs to. */
  customer?: Maybe<Customer>;
  /** What it says. */
  description: Scalars['String']['output'];
  /** Page, group or channel that it appears in. */
  destination: SocialPlace;
  /** When it was posted, or has failed; null before. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The event that it tells of; null for a saved video. */
  event?: Maybe<Event>;
  /** When that event begins; null for a saved video. */
  eventStartsAt?: Maybe<Scalars['DateTime']['output']>;
  /** What `failureReason` names, at most 20. */
  failureParameters: Array<ReasonParameter>;
  /** Why it has failed; null otherwise. */
  failureReason?: Maybe<Reason>;
  /** Whether the subscribers of the channel are told. */
  hasNotification: Scalars['Boolean']['output'];
  /** The post's uuid. */
  id: Scalars['ID']['output'];
  /** Whether it tells of an event. */
  isOfEvent: Scalars['Boolean']['output'];
  /** Its network. */
  kind: SocialKind;
  /** From when it cannot be changed: ten minutes before it appears. */
  lockedAt: Scalars['DateTime']['output'];
  /** The saved video; null for a post that tells of an event, and once it was deleted. */
  mediaItem?: Maybe<MediaItem>;
  /** The time of that event; null for a saved video. */
  occurrenceId?: Maybe<Scalars['ID']['output']>;
  /** Who sees it. */
  privacy: DestinationPrivacy;
  /** When it appears. */
  publishAt: Scalars['DateTime']['output'];
  /** The account; null once that was removed. */
  socialAccount?: Maybe<SocialAccount>;
  /** What it does. */
  state: PostState;
  /** Its title. */
  title: Scalars['String']['output'];
};

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

/** What a person has chosen for themselves, wherever they sign in. */
export type Preferences = {
  __typename?: 'Preferences';
  /** The clock of times of day; null where the language decides. */
  clock?: Maybe<Clock>;
  /** The language of the studio; null where the browser decides. */
  language?: Maybe<Language>;
  /** The zone that moments are shown in where nothing else has one, an IANA name; null where the browser decides. */
  timezone?: Maybe<Scalars['String']['output']>;
};

/** Proof of a second factor: one of the three. */
export type ProveSecondFactorInput = {
  /** A one-time code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** What the browser answered, in JSON. */
  passkey?: InputMaybe<Scalars['String']['input']>;
  /** A recovery code. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
  /** The step's token. */
  token: Scalars['String']['input'];
};

/** Which channel needs storage. */
export type ProvisionEncoderChannelInput = {
  /** The channel's uuid. */
  id: Scalars['ID']['input'];
  /** Region of the storage; the channel's own when left out. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
};

/** The encoder channel with its storage. */
export type ProvisionEncoderChannelPayload = Payload & {
  __typename?: 'ProvisionEncoderChannelPayload';
  /** The channel; null when it was refused. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Whether viewers see a destination, and whether it is replayed next; what is left out stays. */
export type PublishContentDestinationInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** Whether its web channel replays it next; of a channel's broadcasts one is. */
  isNextReplay?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it is published, where that is planned: in the future. */
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether viewers can see it; what is published is not planned anew before it was hidden. */
  publishState?: InputMaybe<PublishState>;
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

/** What a player offers where a picture shows a QR code. */
export type QrOverlay = Created & Node & {
  __typename?: 'QrOverlay';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What stands on its button, at most 40 characters; null for the usual words. */
  customLabel?: Maybe<Scalars['String']['output']>;
  /** The overlay's uuid. */
  id: Scalars['ID']['output'];
  /** Its name, at most 128 characters. */
  name: Scalars['String']['output'];
  /** How it opens. */
  openingBehavior: QrOpeningBehavior;
  /** Where it opens. */
  type: QrOverlayType;
  /** The address that the code holds and that opens, at most 213 characters. */
  url: Scalars['URL']['output'];
};

/** A page of QRclick overlays. */
export type QrOverlayConnection = {
  __typename?: 'QrOverlayConnection';
  /** Rows with their cursors. */
  edges: Array<QrOverlayEdge>;
  /** The rows alone. */
  nodes: Array<QrOverlay>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A QRclick overlay within a page. */
export type QrOverlayEdge = {
  __typename?: 'QrOverlayEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The overlay. */
  node: QrOverlay;
};

/** A QRclick overlay after a change. */
export type QrOverlayPayload = Payload & {
  __typename?: 'QrOverlayPayload';
  /** The overlay; null when the change was refused. */
  qrOverlay?: Maybe<QrOverlay>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Where a QRclick overlay opens. */
export type QrOverlayType =
  /** In a page of its own. */
  | 'EXTERNAL_LINK'
  /** Over the picture; only by https. */
  | 'IN_PLAYER_OVERLAY';

/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type Query = {
  __typename?: 'Query';
  /** One API client: itself, or another with the capability getApiApps. */
  apiClient?: Maybe<ApiClient>;
  /** Roles that an API client may hold, with the plan that each needs, at most 10. Needs the capability getApiApps. */
  apiClientRoles?: Maybe<Array<ApiClientRole>>;
  /** One content destination. */
  contentDestination?: Maybe<ContentDestination>;
  /** One organisation. Others than the caller's own need a super-admin. */
  customer?: Maybe<Customer>;
  /** Every organisation, by name. Needs a super-admin. */
  customers?: Maybe<CustomerConnection>;
  /** One destination group of the organisation worked in. Needs MANAGE_DESTINATION_GROUPS. */
  destinationGroup?: Maybe<DestinationGroup>;
  /** User names under which more than one decoder reports, over all organisations, at most 1000. For the super-admins. */
  duplicateLogins?: Maybe<Array<DuplicateLogin>>;
  /** One encoder, null when it does not exist. */
  encoder?: Maybe<Encoder>;
  /** One encoder channel. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** What encoders can be set to. */
  encoderOptions?: Maybe<EncoderOptions>;
  /** One encoder preset. */
  encoderPreset?: Maybe<EncoderPreset>;
  /** What encoder presets can be set to. */
  encoderPresetOptions?: Maybe<EncoderPresetOptions>;
  /** Encoders of all organisations, for who looks across them. */
  encoderSearch?: Maybe<EncoderSearchConnection>;
  /** One encoder video, null when there is none that the caller may see. */
  encoderVideo?: Maybe<EncoderVideo>;
  /** Encoders that reported after a moment, of every organisation that the caller may see. */
  encodersOnline?: Maybe<Array<OnlineEncoder>>;
  /** One event, null when there is none that the caller may see. */
  event?: Maybe<Event>;
  /** Work of the platform that was given up, and what it does every so often and fails at again and again; at most 100, the latest. Needs a super-admin or a caller who may read the admin area. */
  failedJobs?: Maybe<Array<FailedJob>>;
  /** How far a request to go live is; NOT_EXIST for one that there is not. Needs MANAGE_SCHEDULE. */
  goLiveState?: Maybe<GoLive>;
  /** An invitation, for who holds its link, signed in or not; null alike for one that there is not and for a wrong secret. */
  invite?: Maybe<InviteOffer>;
  /** The packages that one part of the product is made of, as they are installed, with their licences. Anybody may read them. */
  licenseManifest?: Maybe<LicensedPackageConnection>;
  /** The licence of one package in full; null where there is no such package, or it has no text. */
  licenseText?: Maybe<Scalars['String']['output']>;
  /** One saved video, null when it does not exist or was deleted. */
  mediaItem?: Maybe<MediaItem>;
  /** The oldest version that may still start, one for each type. */
  minimumEncoderOption?: Maybe<Array<MinimumEncoderOption>>;
  /** News and updates about the product, at most 100, newest first. */
  news?: Maybe<Array<NewsItem>>;
  /** One thing by what it is and its id; null when there is none that the caller may see. */
  node?: Maybe<Node>;
  /** Several things by what they are and their ids, at most 100, in the order of the ids; null for each that there is not or that the caller may not see. */
  nodes: Array<Maybe<Node>>;
  /** Plans of one kind, the smallest first, at most 100. */
  plans?: Maybe<Array<Plan>>;
  /** One player profile; `background` is the built-in one. */
  playerProfile?: Maybe<PlayerProfile>;
  /** One playlist. */
  playlist?: Maybe<Playlist>;
  /** One post to Facebook or YouTube. Needs MANAGE_SCHEDULE or MANAGE_SOCIAL_MEDIA. */
  post?: Maybe<Post>;
  /** One QRclick overlay. */
  qrOverlay?: Maybe<QrOverlay>;
  /** Regions in which video can be ingested and hosted, at most 1000. */
  regions?: Maybe<Array<Region>>;
  /** One RTMP destination. Needs MANAGE_SOCIAL_MEDIA or MANAGE_DESTINATION_GROUPS. */
  rtmpDestination?: Maybe<RtmpDestination>;
  /** A plan as the sales system has it, with its price. */
  salesPlan?: Maybe<SalesPlan>;
  /** What the service goes by and screens tell people. Anybody may read it. */
  serviceValues?: Maybe<ServiceValues>;
  /** One social media account. Needs MANAGE_SOCIAL_MEDIA. */
  socialAccount?: Maybe<SocialAccount>;
  /** Time zones an event can be scheduled in, at most 1000. */
  timezones?: Maybe<Array<Timezone>>;
  /** Features that can be turned on or off for an organisation, by name, at most 1000. Needs the capability getCustomers. */
  toggles?: Maybe<Array<Toggle>>;
  /** Whether a device is registered as a software encoder; needs nobody signed in. */
  uploaderRegistration?: Maybe<UploaderRegistration>;
  /** One person: oneself, or another with MANAGE_USERS. */
  user?: Maybe<User>;
  /** One venue. Needs MANAGE_VENUES. */
  venue?: Maybe<Venue>;
  /** The caller, or null when nobody is signed in. */
  viewer?: Maybe<Viewer>;
  /** One web channel. */
  webChannel?: Maybe<WebChannel>;
  /** One web preset; `default` is the one that every organisation has. */
  webPreset?: Maybe<WebPreset>;
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryApiClientArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryContentDestinationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListSort>;
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryDestinationGroupArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryEncoderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryEncoderChannelArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryEncoderOptionsArgs = {
  model?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryEncoderPresetArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryEncoderSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EncoderSearchFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<EncoderSearchSort>;
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryEncoderVideoArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryEncodersOnlineArgs = {
  after?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryEventArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryGoLiveStateArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryInviteArgs = {
  id: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryLicenseManifestArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  part: LicensePart;
  sort?: InputMaybe<ListSort>;
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryLicenseTextArgs = {
  name: Scalars['String']['input'];
  part: LicensePart;
  version: Scalars['String']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryMediaItemArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryPlansArgs = {
  kind: PlanKind;
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryPlayerProfileArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryPlaylistArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryPostArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryQrOverlayArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryRtmpDestinationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QuerySalesPlanArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QuerySocialAccountArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryUploaderRegistrationArgs = {
  deviceId: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryVenueArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryWebChannelArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A field that needs a call of its own is null, with an error of its own, when that call fails. */
export type QueryWebPresetArgs = {
  id: Scalars['ID']['input'];
};

/** Whether one time of an event can take place as planned. */
export type Readiness = {
  __typename?: 'Readiness';
  /** What keeps it from that, or may, the gravest first; at most 15. */
  findings: Array<ReadinessFinding>;
  /** All together. */
  state: ReadinessState;
};

/** Something to look at before an event. */
export type ReadinessFinding = {
  __typename?: 'ReadinessFinding';
  /** Dates of the event that access to the account covers; null for reasons other than EVENT_ACCOUNT_ENDS. */
  access?: Maybe<AccessCoverage>;
  /** What it is. */
  reason: ReadinessReason;
  /** How grave it is. */
  severity: ReadinessSeverity;
  /** Thing that fixes the finding when it is changed. */
  thing: ReadinessThing;
};

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

/** Where a finding is mended. */
export type ReadinessThing = {
  __typename?: 'ReadinessThing';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What kind of thing it is. */
  kind: ReadinessThingKind;
  /** What it is called. */
  name: Scalars['String']['output'];
};

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

/** Length of the spans that readings are gathered into. */
export type ReadingResolution =
  /** 5 minutes. */
  | 'FIVE_MINUTES'
  /** 60 minutes. */
  | 'HOUR'
  /** 1 minute: as they were stored. */
  | 'MINUTE'
  /** 15 minutes. */
  | 'QUARTER_HOUR';

/** The least, mean and greatest of the values of a span. */
export type ReadingSpread = {
  __typename?: 'ReadingSpread';
  /** The mean. */
  average: Scalars['Float']['output'];
  /** The greatest. */
  maximum: Scalars['Float']['output'];
  /** The least. */
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

/** Something that a reason names. */
export type ReasonParameter = {
  __typename?: 'ReasonParameter';
  /** What it is, for example `limit`. */
  name: Scalars['String']['output'];
  /** Its value; several are separated by commas. */
  value: Scalars['String']['output'];
};

/** The session after a renewal. */
export type RefreshSessionPayload = Payload & {
  __typename?: 'RefreshSessionPayload';
  /** Empty: nothing here that a person could correct. */
  userErrors: Array<UserError>;
  /** The caller; null when the session has expired. */
  viewer?: Maybe<Viewer>;
};

/** Which API client gets a new secret. */
export type RegenerateApiClientSecretInput = {
  /** The client's id. */
  id: Scalars['ID']['input'];
};

/** Which webhook gets a new secret. */
export type RegenerateWebhookSecretInput = {
  /** The webhook's uuid. */
  id: Scalars['ID']['input'];
};

/** A place in which video is ingested and hosted. */
export type Region = Node & {
  __typename?: 'Region';
  /** Address of the service that keeps the QRclick overlays of players there. */
  hotspotsServiceUrl: Scalars['URL']['output'];
  /** The region's uuid. */
  id: Scalars['ID']['output'];
  /** Whether it is offered first. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether it needs an entitlement. */
  isRestricted: Scalars['Boolean']['output'];
  /** Address a browser can time to choose the nearest region. */
  latencyCheckUrl: Scalars['URL']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Buckets in which its on-demand video lies, at most 100. */
  vodBuckets?: Maybe<Array<VodBucket>>;
  /** Short zone name, for example `us`. */
  zone: Scalars['String']['output'];
};

/** Device, name and who signs in. */
export type RegisterUploaderInput = {
  /** Id of the device, from the plugin's link; left out it is a problem of its own. */
  deviceId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the encoder, 1 to 128 characters, no two software encoders of an organisation alike. */
  name: Scalars['String']['input'];
  /** Their password. */
  password: Scalars['String']['input'];
  /** The program it is a plugin of. */
  pluginKind: UploaderPluginKind;
  /** A one-time code or a recovery code, where the account keeps a second factor. */
  secondFactor?: InputMaybe<Scalars['String']['input']>;
  /** User name of an Organization Admin. */
  userName: Scalars['String']['input'];
};

/** What was registered, or why nothing was. */
export type RegisterUploaderPayload = Payload & {
  __typename?: 'RegisterUploaderPayload';
  /** Name of the organisation whose license it takes; null when it was refused. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** The new encoder's uuid; null when it was refused. */
  encoderId?: Maybe<Scalars['ID']['output']>;
  /** Id of the registration; null when it was refused. */
  uploaderId?: Maybe<Scalars['ID']['output']>;
  /** A taken name (CONFLICT), no license left (LIMIT), no device id (REQUIRED), no right to it (FORBIDDEN) and others. */
  userErrors: Array<UserError>;
};

/** Decoder to release. */
export type ReleaseDecoderInput = {
  /** Serial number, D and 8 digits. */
  serial: Scalars['String']['input'];
};

/** Result of releasing a decoder. */
export type ReleaseDecoderPayload = Payload & {
  __typename?: 'ReleaseDecoderPayload';
  /** Serial number of the released decoder; null when the release was refused. */
  releasedSerial?: Maybe<Scalars['String']['output']>;
  /** Why the release was refused. */
  userErrors: Array<UserError>;
};

/** What remote support signs in to a device with. */
export type RemoteSupport = {
  __typename?: 'RemoteSupport';
  /** Id; null for software. */
  id?: Maybe<Scalars['String']['output']>;
  /** Password; null for software. */
  password?: Maybe<Scalars['String']['output']>;
};

/** Which destination to take from its event. */
export type RemoveEventDestinationInput = {
  /** The destination's id. */
  id: Scalars['ID']['input'];
};

/** A destination was taken from its event. */
export type RemoveEventDestinationPayload = Payload & {
  __typename?: 'RemoveEventDestinationPayload';
  /** Its id, for the cache; null when the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which event to remove. */
export type RemoveEventInput = {
  /** The event's uuid. */
  id: Scalars['ID']['input'];
};

/** An event was removed. */
export type RemoveEventPayload = Payload & {
  __typename?: 'RemoveEventPayload';
  /** Its uuid, for the cache; null when the removal was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which event is to have no picture. */
export type RemoveEventThumbnailInput = {
  /** The event's uuid. */
  id: Scalars['ID']['input'];
};

/** A video that is to leave a playlist. */
export type RemoveFromPlaylistInput = {
  /**
   * The video.
   * @deprecated Give `mediaItemId`.
   */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  /** The video; required. */
  mediaItemId?: InputMaybe<Scalars['ID']['input']>;
  /** The playlist's uuid. */
  playlistId: Scalars['ID']['input'];
};

/** Which factor to remove. */
export type RemoveSecondFactorInput = {
  /** The password, retyped. */
  currentPassword: Scalars['String']['input'];
  /** The factor's id. */
  id: Scalars['ID']['input'];
};

/** Which social media account to remove. */
export type RemoveSocialAccountInput = {
  /** The account's uuid. */
  id: Scalars['ID']['input'];
};

/** The removed social media account. */
export type RemoveSocialAccountPayload = Payload & {
  __typename?: 'RemoveSocialAccountPayload';
  /** Its uuid; null when it was not removed. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was not removed. */
  userErrors: Array<UserError>;
};

/** A name for a factor. */
export type RenameSecondFactorInput = {
  /** The factor's id. */
  id: Scalars['ID']['input'];
  /** What it is called, at most 60 characters. */
  name: Scalars['String']['input'];
};

/** Who wants new recovery codes. */
export type RenewRecoveryCodesInput = {
  /** The password, retyped. */
  currentPassword: Scalars['String']['input'];
};

/** What a network returned with when access was to be renewed: a code, or an error. */
export type RenewSocialAccountInput = {
  /** The value `code`; left out where there is none. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The value `error`; left out where there is none. */
  error?: InputMaybe<Scalars['String']['input']>;
  /** The account's uuid. */
  id: Scalars['ID']['input'];
  /** The address that was returned to, without what stands behind it. */
  returnAddress: Scalars['String']['input'];
  /** The value `state` of the address that was returned to. */
  state: Scalars['String']['input'];
};

/** The account with renewed access. */
export type RenewSocialAccountPayload = Payload & {
  __typename?: 'RenewSocialAccountPayload';
  /** The account; null when it was refused. */
  socialAccount?: Maybe<SocialAccount>;
  /** What is wrong with the input, or what the network refused. */
  userErrors: Array<UserError>;
};

/** An encoder channel that is to have a new stream key. */
export type RenewStreamKeyInput = {
  /** The channel's uuid. */
  id: Scalars['ID']['input'];
};

/** A new stream key. */
export type RenewStreamKeyPayload = Payload & {
  __typename?: 'RenewStreamKeyPayload';
  /** The channel as it is now; null when it was refused. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** The key; null when it was refused. */
  streamKey?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new order of a playlist. */
export type ReorderPlaylistInput = {
  /**
   * Each of its videos once, in the new order.
   * @deprecated Give `mediaItemIds`.
   */
  mediaIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Each of its videos once, in the new order; required. */
  mediaItemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The version of the order that the new one was made from; a newer one refuses it with CONFLICT. */
  orderVersion?: InputMaybe<Scalars['String']['input']>;
  /** The playlist's uuid. */
  playlistId: Scalars['ID']['input'];
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
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** How much, in GB: a whole number from 1 to 1,000,000. */
  gigabytes: Scalars['Int']['input'];
};

/** What became of asking for bandwidth. */
export type RequestBandwidthPayload = Payload & {
  __typename?: 'RequestBandwidthPayload';
  /** Whether it was sent. */
  isSent: Scalars['Boolean']['output'];
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Whose address is to be verified: the id of a user, which needs somebody signed in, or a name. */
export type RequestEmailVerificationInput = {
  /** The address that is to take the place of the present one, at most 70 characters; it does once its link was opened. */
  newUserName?: InputMaybe<Scalars['String']['input']>;
  /** The caller's own password, needed with a new address. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The user's uuid: oneself, or a person whom the caller manages. */
  userId?: InputMaybe<Scalars['ID']['input']>;
  /** The name used to sign in, where no id is known. */
  userName?: InputMaybe<Scalars['String']['input']>;
};

/** A link was asked for. */
export type RequestEmailVerificationPayload = Payload & {
  __typename?: 'RequestEmailVerificationPayload';
  /** How far the validation got; null when it was refused. */
  state?: Maybe<EmailValidationState>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** In place of which invitation a new one is asked for. */
export type RequestInviteInput = {
  /** The invitation's uuid. */
  id: Scalars['ID']['input'];
  /** The secret of the link. */
  token: Scalars['String']['input'];
};

/** A new invitation was asked for. */
export type RequestInvitePayload = Payload & {
  __typename?: 'RequestInvitePayload';
  /** Whether the request was taken; the answer is the same for a link that is worth nothing. */
  isRequested: Scalars['Boolean']['output'];
  /** Empty: nothing here that a person could correct. */
  userErrors: Array<UserError>;
};

/** Whose password to reset. */
export type RequestPasswordResetInput = {
  /** Where the link in the mail leads. */
  flow?: PasswordResetFlow;
  /** The name used to sign in. */
  userName: Scalars['String']['input'];
};

/** A reset link was asked for. */
export type RequestPasswordResetPayload = Payload & {
  __typename?: 'RequestPasswordResetPayload';
  /**
   * Always true for a well-formed name, known or not.
   * @deprecated Read `isAccepted`.
   */
  accepted: Scalars['Boolean']['output'];
  /** Always true for a well-formed name, known or not. */
  isAccepted: Scalars['Boolean']['output'];
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** Which invitation to send again. */
export type ResendInviteInput = {
  /** The invitation's uuid. */
  id: Scalars['ID']['input'];
};

/** Which delivery to send again. */
export type ResendWebhookDeliveryInput = {
  /** The delivery's id. */
  id: Scalars['ID']['input'];
};

/** A new password. */
export type ResetPasswordInput = {
  /** 10 to 128 characters. */
  password: Scalars['String']['input'];
  /** The token from the link. */
  token: Scalars['String']['input'];
};

/** A password was reset. */
export type ResetPasswordPayload = Payload & {
  __typename?: 'ResetPasswordPayload';
  /** Whether the new password is in force. */
  isReset: Scalars['Boolean']['output'];
  /**
   * Whether the new password is in force.
   * @deprecated Read `isReset`.
   */
  reset: Scalars['Boolean']['output'];
  /** Why not. */
  userErrors: Array<UserError>;
};

/** Whose second factors to reset. */
export type ResetSecondFactorsInput = {
  /** The person's uuid, not one's own. */
  id: Scalars['ID']['input'];
};

/** What to restore. */
export type RestoreDeletedInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** What it is. */
  kind: BinKind;
};

/** Something was restored. */
export type RestoreDeletedPayload = Payload & {
  __typename?: 'RestoreDeletedPayload';
  /** Its id; null when it could not be restored. */
  restoredId?: Maybe<Scalars['ID']['output']>;
  /** Why it could not. */
  userErrors: Array<UserError>;
};

/** Which request to try again. */
export type RetryGoLiveInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** The request's id. */
  id: Scalars['ID']['input'];
  /** Whether the event is known of that starts within the hour by now; GO_LIVE_EVENT_SOON tells of one that is not. */
  isSoonKnown?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An output whose stream key is asked for. */
export type RevealLiveOutputKeyInput = {
  /** The output's uuid. */
  id: Scalars['ID']['input'];
};

/** A revealed stream key. */
export type RevealLiveOutputKeyPayload = Payload & {
  __typename?: 'RevealLiveOutputKeyPayload';
  /** The key; null when it was refused. */
  streamKey?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** An encoder whose remote-support password is asked for. */
export type RevealRemoteSupportInput = {
  /** The encoder's uuid. */
  id: Scalars['ID']['input'];
};

/** What remote support signs in with. */
export type RevealRemoteSupportPayload = Payload & {
  __typename?: 'RevealRemoteSupportPayload';
  /** Id and password; null when it was refused. */
  remoteSupport?: Maybe<RemoteSupport>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** An RTMP destination whose stream key is asked for. */
export type RevealRtmpKeyInput = {
  /** The destination's uuid. */
  id: Scalars['ID']['input'];
};

/** A revealed stream key. */
export type RevealRtmpKeyPayload = Payload & {
  __typename?: 'RevealRtmpKeyPayload';
  /** The key; null when it was refused. */
  streamKey?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** An encoder channel whose stream key is asked for. */
export type RevealStreamKeyInput = {
  /** The channel's uuid. */
  id: Scalars['ID']['input'];
};

/** A revealed stream key. */
export type RevealStreamKeyPayload = Payload & {
  __typename?: 'RevealStreamKeyPayload';
  /** The key; null when it was refused. */
  streamKey?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Encoder whose device token is revoked. */
export type RevokeDeviceTokenInput = {
  /** UUID of the encoder. */
  encoderId: Scalars['ID']['input'];
};

/** Encoder after its device token was revoked. */
export type RevokeDeviceTokenPayload = Payload & {
  __typename?: 'RevokeDeviceTokenPayload';
  /** The encoder with its new activation code; null when the revocation was refused. */
  encoder?: Maybe<Encoder>;
  /** Why the revocation was refused. */
  userErrors: Array<UserError>;
};

/** Which invitation to revoke. */
export type RevokeInviteInput = {
  /** The invitation's uuid. */
  id: Scalars['ID']['input'];
};

/** An invitation was revoked. */
export type RevokeInvitePayload = Payload & {
  __typename?: 'RevokeInvitePayload';
  /** The uuid of the invitation that was revoked; null when that was refused. */
  revokedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
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

/** A role, and what it allows. */
export type RoleRights = {
  __typename?: 'RoleRights';
  /** Capability strings that come with it, at most 100. */
  capabilities: Array<Scalars['String']['output']>;
  /** What it allows by the permission matrix, at most 11. */
  permissions: Array<Permission>;
  /** The role. */
  role: Role;
};

/** A place of others that live pictures are sent to, over RTMP or RTMPS. Its stream key is revealed by `revealRtmpKey` only. */
export type RtmpDestination = Created & Node & Usable & {
  __typename?: 'RtmpDestination';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The organisation it belongs to. */
  customer?: Maybe<Customer>;
  /** The destination's uuid. */
  id: Scalars['ID']['output'];
  /** Its name, at most 100 characters. */
  name: Scalars['String']['output'];
  /** The stream that was started last, also once it was stopped; null before the first. */
  stream?: Maybe<RtmpStream>;
  /** Address that is published to, without the key. */
  streamUrl: Scalars['String']['output'];
  /** What uses it: destinations of events that run or are planned, and an encoder channel or saved video that is sent to it. At most 1000. */
  uses?: Maybe<Array<Use>>;
  /** Where viewers watch it; null where nobody said. */
  viewUrl?: Maybe<Scalars['URL']['output']>;
};

/** A page of RTMP destinations. */
export type RtmpDestinationConnection = {
  __typename?: 'RtmpDestinationConnection';
  /** Rows with their cursors. */
  edges: Array<RtmpDestinationEdge>;
  /** The rows alone. */
  nodes: Array<RtmpDestination>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An RTMP destination within a page. */
export type RtmpDestinationEdge = {
  __typename?: 'RtmpDestinationEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The destination. */
  node: RtmpDestination;
};

/** What is published to an encoder channel, or a saved video, sent to an RTMP destination. */
export type RtmpStream = {
  __typename?: 'RtmpStream';
  /** Kilobits a second that are sent; 0 while nothing is. */
  bitrateKbps: Scalars['Int']['output'];
  /** The encoder channel whose publisher is sent on; null for a saved video, and where it is gone. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** The stream's id. */
  id: Scalars['ID']['output'];
  /** Pictures that were left out since it was started, for the far side was slow or away. */
  lostFrames: Scalars['Int']['output'];
  /** The saved video that is sent; null for an encoder channel, and where it is gone. */
  mediaItem?: Maybe<MediaItem>;
  /** Why it does not send; null otherwise. */
  reason?: Maybe<LiveOutputReason>;
  /** How often a cut line was made anew since it was started. */
  reconnects: Scalars['Int']['output'];
  /** Bytes sent since it was started. */
  sentBytes: Scalars['Float']['output'];
  /** How far the saved video was sent, in milliseconds; null for an encoder channel. */
  sentMs?: Maybe<Scalars['Int']['output']>;
  /** What it does. */
  state: LiveOutputState;
  /** Since when it has been in its state; null where nobody has noted it. */
  stateChangedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A plan as the sales system has it. */
export type SalesPlan = {
  __typename?: 'SalesPlan';
  /** ISO 4217, for example `USD`. */
  currency: Scalars['String']['output'];
  /** The plan's uuid. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What the price is for, for example `year`. */
  period: Scalars['String']['output'];
  /** What it costs a period; null where that is asked for. */
  price?: Maybe<Scalars['Int']['output']>;
};

/** What to save of a recording. */
export type SaveToLibraryInput = {
  /** What is said of it: no < or >. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Where it ends; the end by default. */
  end?: InputMaybe<Scalars['Duration']['input']>;
  /** The destination's id. */
  id: Scalars['ID']['input'];
  /** Playlists that it joins, at most 20. */
  playlistIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Where the part begins; the beginning by default. */
  start?: InputMaybe<Scalars['Duration']['input']>;
  /** Its tags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What the saved video is called, at most 128 characters. */
  title: Scalars['String']['input'];
};

/** A recording that becomes a saved video. */
export type SaveToLibraryPayload = Payload & {
  __typename?: 'SaveToLibraryPayload';
  /** The destination, with what it was saved as; null when it was refused. */
  contentDestination?: Maybe<ContentDestination>;
  /** The saved video, in processing; null when it was refused. */
  mediaItem?: Maybe<MediaItem>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Where an occurrence lies in time. */
export type ScheduleBucket =
  /** Ahead. */
  | 'FUTURE'
  /** Now. */
  | 'LIVE'
  /** Over. */
  | 'PAST';

/** One occurrence of an event in the schedule. */
export type ScheduleItem = {
  __typename?: 'ScheduleItem';
  /** Whether it lies ahead, runs or is over. */
  bucket: ScheduleBucket;
  /** The destination group that it goes to; null for none. Needs MANAGE_DESTINATION_GROUPS. */
  destinationGroup?: Maybe<DestinationGroup>;
  /** The encoder it uses; null for a replay. */
  encoder?: Maybe<Encoder>;
  /** The encoder channel it uses; null for a replay. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** Time at which its encoder starts: the pre-roll of the event, at least 30 minutes before it. Null for a replay. */
  encoderStartsAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ends. */
  endAt: Scalars['DateTime']['output'];
  /** The event that it is a time of. */
  event?: Maybe<Event>;
  /** The event's uuid. */
  eventId: Scalars['ID']['output'];
  /** Id of this occurrence. */
  id: Scalars['ID']['output'];
  /** Whether the event is paused and will not run. */
  isPaused: Scalars['Boolean']['output'];
  /**
   * Whether the event is paused and will not run.
   * @deprecated Read `isPaused`.
   */
  paused: Scalars['Boolean']['output'];
  /**
   * Whether it can take place as planned; null for what has ended. More than 14 days ahead it tells what lasts alone: clashes, an
   * account that ends before, what is gone, and a plan that is short.
   */
  readiness?: Maybe<Readiness>;
  /** When it starts. */
  startAt: Scalars['DateTime']['output'];
  /** The zone it was planned in, an IANA name. */
  timezone: Scalars['String']['output'];
  /** The event's title. */
  title: Scalars['String']['output'];
  /** What kind of event it is. */
  type: EventType;
};

/** A second factor; what it is made of is told nobody. */
export type SecondFactor = Created & {
  __typename?: 'SecondFactor';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its kind. */
  kind: SecondFactorKind;
  /** When it was used last; null before the first time. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its name, at most 60 characters. */
  name: Scalars['String']['output'];
};

/** What a factor that is being added is made with. */
export type SecondFactorAddition = {
  __typename?: 'SecondFactorAddition';
  /** For `navigator.credentials.create`, in JSON; null for codes. */
  passkeyOptions?: Maybe<Scalars['String']['output']>;
  /** What codes are made from, in base 32; null for a passkey. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Names the step; good for ten minutes. */
  token: Scalars['String']['output'];
  /** The same as programs read it from a QR code; null for a passkey. */
  uri?: Maybe<Scalars['String']['output']>;
};

/** A factor that is being added. */
export type SecondFactorAdditionPayload = Payload & {
  __typename?: 'SecondFactorAdditionPayload';
  /** What it is made with; null when refused. */
  addition?: Maybe<SecondFactorAddition>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What somebody proves themselves by beside the password. */
export type SecondFactorKind =
  /** One-time codes that a program shows. */
  | 'CODE'
  /** A passkey: of a phone, a computer or a security key. */
  | 'PASSKEY';

/** What stands between a right password and a session. */
export type SecondFactorStep = {
  __typename?: 'SecondFactorStep';
  /** Whether a recovery code will do, too. */
  hasRecoveryCodes: Scalars['Boolean']['output'];
  /** Whether a factor has to be added first: there is none yet, and nobody gets in without. */
  isAdditionNeeded: Scalars['Boolean']['output'];
  /** What can be given, at most 2; none where a factor has to be added first. */
  kinds: Array<SecondFactorKind>;
  /** For `navigator.credentials.get`, in JSON; null without a passkey. */
  passkeyOptions?: Maybe<Scalars['String']['output']>;
  /** Names the step; good for ten minutes. */
  token: Scalars['String']['output'];
};

/** What somebody signs in with beside the password. */
export type SecondFactors = {
  __typename?: 'SecondFactors';
  /** The factors, the first added first, at most 10. */
  factors: Array<SecondFactor>;
  /** Whether nobody gets in without a factor: super-admins, and where the organisation asks it of all. */
  isRequired: Scalars['Boolean']['output'];
  /** Recovery codes that are good for something still. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** One's own factors after a change. */
export type SecondFactorsPayload = Payload & {
  __typename?: 'SecondFactorsPayload';
  /** Recovery codes, which are told here and never again, at most 10: with the first factor, and when they are made anew; null otherwise. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** The factors as they are now; null when the change was refused. */
  secondFactors?: Maybe<SecondFactors>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What the service goes by and screens tell people. */
export type ServiceValues = {
  __typename?: 'ServiceValues';
  /** How long viewers of what runs see the call-to-action button of before a change, in milliseconds. */
  buttonDelayMs: Scalars['Int']['output'];
  /** How long a decoder takes at most to load what it was told to, in milliseconds. */
  decoderLoadMs: Scalars['Int']['output'];
  /** How far the ends of a part may be off that is downloaded, trimmed or played again, in milliseconds. */
  downloadAccuracyMs: Scalars['Int']['output'];
  /** How long the link of a letter lives that verifies an address or resets a password, in milliseconds. */
  mailLinkMs: Scalars['Int']['output'];
};

/** A browser in which somebody is signed in. */
export type Session = Created & {
  __typename?: 'Session';
  /** Address it signed in from; null where that is not known. */
  address?: Maybe<Scalars['String']['output']>;
  /** What the browser calls itself; null where it said nothing. */
  agent?: Maybe<Scalars['String']['output']>;
  /** When it signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** The session's id. */
  id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  isThis: Scalars['Boolean']['output'];
  /** When it was used last, to a quarter of an hour. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** The zone that the device said it was in as it signed in, an IANA name; null where it said none. */
  timezone?: Maybe<Scalars['String']['output']>;
};

/** Who may use an encoder channel. */
export type SetEncoderChannelUsersInput = {
  /** The channel's uuid. */
  id: Scalars['ID']['input'];
  /** All users and venues that may use it from now on. */
  users: Array<EncoderChannelUserInput>;
};

/** The encoder channel with its users and venues. */
export type SetEncoderChannelUsersPayload = Payload & {
  __typename?: 'SetEncoderChannelUsersPayload';
  /** The channel; null when it was refused. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** A picture for an event. */
export type SetEventThumbnailInput = {
  /** A JPG or PNG picture of at most 2 MB, in base64. */
  file: Scalars['String']['input'];
  /** The event's uuid. */
  id: Scalars['ID']['input'];
};

/** A picture for a saved video: one that is sent, or the one that it shows at a time. */
export type SetMediaThumbnailInput = {
  /** A JPG or PNG picture of at most 2 MB, in base64; left out where a time is given. */
  file?: InputMaybe<Scalars['String']['input']>;
  /** The video's media id. */
  id: Scalars['ID']['input'];
  /** Milliseconds from the beginning of the video to the picture that it is to be. */
  time?: InputMaybe<Scalars['Int']['input']>;
};

/** A feature, and whether it is on. */
export type SetToggleInput = {
  /** The organisation's uuid; the caller's own when left out. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is on from now on. */
  isOn: Scalars['Boolean']['input'];
  /** The feature's uuid. */
  toggleId: Scalars['ID']['input'];
};

/** An organisation after a feature was turned on or off. */
export type SetTogglePayload = Payload & {
  __typename?: 'SetTogglePayload';
  /** The organisation; null when the change was refused. */
  customer?: Maybe<Customer>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Whose roles to set. */
export type SetUserRolesInput = {
  /** The user's uuid. */
  id: Scalars['ID']['input'];
  /** Roles, at least one. */
  roles: Array<Role>;
};

/** Credentials. */
export type SignInInput = {
  /** Required. */
  password: Scalars['String']['input'];
  /** Required. */
  userName: Scalars['String']['input'];
};

/** Credentials for another organisation. */
export type SignInOnBehalfInput = {
  /** The organisation to work in. */
  customerId: Scalars['ID']['input'];
  /** Required. */
  password: Scalars['String']['input'];
  /** Required. */
  userName: Scalars['String']['input'];
};

/** The session after signing in or switching. */
export type SignInPayload = Payload & {
  __typename?: 'SignInPayload';
  /** What is to be given before there is a session; null when nothing is. Give it to `proveSecondFactor`, or add a factor by `beginFirstSecondFactor` and `addFirstSecondFactor` where there is none yet. */
  secondFactor?: Maybe<SecondFactorStep>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The caller in the new session; null when refused, and while a second factor is asked for. */
  viewer?: Maybe<Viewer>;
};

/** What an organisation asks of all who sign in, after a change. */
export type SignInRulesPayload = Payload & {
  __typename?: 'SignInRulesPayload';
  /** The organisation; null when the change was refused. */
  customer?: Maybe<Customer>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The end of a session. */
export type SignOutPayload = Payload & {
  __typename?: 'SignOutPayload';
  /** True once the cookie is cleared; signing out twice is no error. */
  isSignedOut: Scalars['Boolean']['output'];
  /**
   * True once the cookie is cleared; signing out twice is no error.
   * @deprecated Read `isSignedOut`.
   */
  signedOut: Scalars['Boolean']['output'];
  /** Empty: nothing here that a person could correct. */
  userErrors: Array<UserError>;
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

/** An account at a social network that video can be sent to. Nothing answers what gives access to it. */
export type SocialAccount = Created & Node & Usable & {
  __typename?: 'SocialAccount';
  /** When access ends; null where it does not end by itself. */
  accessExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The state of access. */
  accessState: SocialAccessState;
  /** When it was linked. */
  createdAt: Scalars['DateTime']['output'];
  /** Ids of pages of others that it is crossposted to, at most 20. */
  crosspostDestinationIds: Array<Scalars['ID']['output']>;
  /** Pages that what goes to a destination can be crossposted to, as the network tells them now, at most 1000. */
  crosspostDestinations?: Maybe<Array<SocialPlace>>;
  /** The organisation it belongs to. */
  customer?: Maybe<Customer>;
  /** The destination that is taken unless somebody chooses otherwise; null while nobody has said. */
  defaultDestination?: Maybe<SocialPlace>;
  /** Places within the account that video can go to, as the network tells them now, at most 1000. An error with a reason where the network refuses. */
  destinations?: Maybe<Array<SocialDestination>>;
  /** Begun days until access ends, 0 once it has ended; null where it does not end by itself. */
  expiresInDays?: Maybe<Scalars['Int']['output']>;
  /** What Facebook tells of the account now; null for other networks. */
  facebookInfo?: Maybe<FacebookInfo>;
  /** The account's uuid. */
  id: Scalars['ID']['output'];
  /** Whether it was linked to the local stand-in of the demonstration instead of the network. */
  isStandIn: Scalars['Boolean']['output'];
  /** Its network. */
  kind: SocialKind;
  /** Whether it can go live, as the network tells now. */
  liveCheck?: Maybe<SocialLiveCheck>;
  /** Destinations that go live with it at present, the last asked to start first, at most 1000. */
  liveDestinations?: Maybe<Array<ContentDestination>>;
  /** Permissions at the network that are missing, by its names; at most 10. */
  missingPermissions: Array<Scalars['String']['output']>;
  /** What the organisation calls it, at most 128 characters. */
  name: Scalars['String']['output'];
  /** Id of the account or channel at the network. */
  networkId: Scalars['String']['output'];
  /** What the network calls it. */
  networkName: Scalars['String']['output'];
  /** Events with a destination that goes to it, by name, at most 1000. */
  schedules?: Maybe<Array<SocialSchedule>>;
  /** Events and destinations that run or are planned with it. At most 1000. */
  uses?: Maybe<Array<Use>>;
  /** When the network was last found to give access; null before the first time. */
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** An account at a social network that video can be sent to. Nothing answers what gives access to it. */
export type SocialAccountCrosspostDestinationsArgs = {
  destinationId?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of social media accounts. */
export type SocialAccountConnection = {
  __typename?: 'SocialAccountConnection';
  /** Rows with their cursors. */
  edges: Array<SocialAccountEdge>;
  /** The rows alone. */
  nodes: Array<SocialAccount>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A social media account within a page. */
export type SocialAccountEdge = {
  __typename?: 'SocialAccountEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The account. */
  node: SocialAccount;
};

/** A place within a social media account that video can go to. */
export type SocialDestination = {
  __typename?: 'SocialDestination';
  /** Its id at the network. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: SocialDestinationKind;
  /** Its name there. */
  name: Scalars['String']['output'];
};

/** What a place within a social media account is. */
export type SocialDestinationKind =
  /** A channel. */
  | 'CHANNEL'
  /** A group. */
  | 'GROUP'
  /** A page. */
  | 'PAGE';

/** What people did with a live video at a social network, as the network told last. */
export type SocialFigures = {
  __typename?: 'SocialFigures';
  /** Mean time watched, in seconds; null where the network does not tell. */
  averageTimeWatchedSeconds?: Maybe<Scalars['Int']['output']>;
  /** The destination that it was the live video of; null when it is gone. */
  contentDestination?: Maybe<ContentDestination>;
  /** The destination that it was the live video of. */
  contentDestinationId: Scalars['ID']['output'];
  /** The event that it was of; null for none, and when it is gone. */
  event?: Maybe<Event>;
  /** The event that it was of; null for none. */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** Whether the local stand-in told these instead of the network; null once the account was removed. */
  isFromStandIn?: Maybe<Scalars['Boolean']['output']>;
  /** The network. */
  kind: SocialKind;
  /** The id of the live video at the network. */
  liveVideoId: Scalars['String']['output'];
  /** Who watched when it was told last; null where the network does not tell. */
  liveViews?: Maybe<Scalars['Int']['output']>;
  /** The account that it was made by; null once that was removed. */
  socialAccountId?: Maybe<Scalars['ID']['output']>;
  /** When it was made at the network. */
  startedAt: Scalars['DateTime']['output'];
  /** When the network told these last. */
  toldAt: Scalars['DateTime']['output'];
  /** Its id at the network. */
  videoId: Scalars['String']['output'];
  /** Different viewers; null where the network does not tell. */
  viewers?: Maybe<Scalars['Int']['output']>;
  /** How often it was watched. */
  views: Scalars['Int']['output'];
};

/** A social network. */
export type SocialKind =
  /** Facebook. */
  | 'FACEBOOK'
  /** YouTube. */
  | 'YOUTUBE';

/** Whether a social media account can go live. */
export type SocialLiveCheck = {
  __typename?: 'SocialLiveCheck';
  /** Whether it can. */
  isLiveEnabled: Scalars['Boolean']['output'];
  /** What keeps it from that; null where nothing does. */
  obstacle?: Maybe<SocialLiveObstacle>;
};

/** What keeps a social media account from going live. */
export type SocialLiveObstacle =
  /** Live streaming is not enabled at the network. */
  | 'NOT_ENABLED'
  /** It has no page that may be posted to. */
  | 'NO_DESTINATION'
  /** Permissions are missing: access has to be renewed. */
  | 'PERMISSIONS';

/** A page or group, or a channel, by what the network calls it. */
export type SocialPlace = {
  __typename?: 'SocialPlace';
  /** Its id at the network. */
  id: Scalars['ID']['output'];
  /** Its name there. */
  name: Scalars['String']['output'];
};

/** An event with a destination that goes to a social media account. */
export type SocialSchedule = {
  __typename?: 'SocialSchedule';
  /** The event's uuid. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** When it begins next, or began last. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** How loud sound is, in dBFS: 0 is the most that can be played. */
export type SoundLevel = {
  __typename?: 'SoundLevel';
  /** Root mean square of all channels, in dBFS; -100 is the least that is told. */
  levelDb: Scalars['Float']['output'];
  /** What the samples of all but one in fifty moments stay below, in dBFS; close to 0 it is cut off. */
  peakDb: Scalars['Float']['output'];
  /** For so many seconds nothing has been heard; 0 while something is. */
  silentSeconds: Scalars['Float']['output'];
};

/** Which output to start. */
export type StartLiveOutputInput = {
  /** The output's uuid. */
  id: Scalars['ID']['input'];
};

/** The started output. */
export type StartLiveOutputPayload = Payload & {
  __typename?: 'StartLiveOutputPayload';
  /** The output as it is now; null when it was refused. */
  liveOutput?: Maybe<LiveOutput>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What to send to an RTMP destination. */
export type StartRtmpStreamInput = {
  /** The encoder channel whose publisher is to be sent on; it must be live. Either this or a saved video. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** The destination's uuid. */
  id: Scalars['ID']['input'];
  /** The saved video that is to be sent from its beginning, as fast as it plays; it must be playable, of H.264 and AAC. */
  mediaItemId?: InputMaybe<Scalars['ID']['input']>;
};

/** The destination with its started stream. */
export type StartRtmpStreamPayload = Payload & {
  __typename?: 'StartRtmpStreamPayload';
  /** The destination; null when it was refused. */
  rtmpDestination?: Maybe<RtmpDestination>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Starting the trial of a library. */
export type StartTrialInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** First name of who it is for, 2 to 150 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, likewise. */
  lastName: Scalars['String']['input'];
  /** Of which plan; the yearly starter plan of libraries by default. */
  planId?: InputMaybe<Scalars['ID']['input']>;
};

/** What to play as a web video, and where. One of the three sources is given. */
export type StartWebVideoInput = {
  /** The destination whose recording it plays again. */
  contentDestinationId?: InputMaybe<Scalars['ID']['input']>;
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** What is said of it: no < or >. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Where it goes, 1 to 20. */
  destinations: Array<WebVideoDestinationInput>;
  /** The saved video that it plays, which must have finished saving. */
  mediaItemId?: InputMaybe<Scalars['ID']['input']>;
  /** How viewers get it. */
  playout?: InputMaybe<Playout>;
  /** Where it begins, within what it plays; the beginning by default. */
  startCue?: InputMaybe<Scalars['Duration']['input']>;
  /** Where it ends, within what it plays; the end by default. */
  stopCue?: InputMaybe<Scalars['Duration']['input']>;
  /** What it is called, at most 128 characters: no < or >. */
  title: Scalars['String']['input'];
  /** The web channel whose next replay it plays. */
  webChannelId?: InputMaybe<Scalars['ID']['input']>;
};

/** What was started. */
export type StartWebVideoPayload = Payload & {
  __typename?: 'StartWebVideoPayload';
  /** The destinations in the order of the input, at most 20; null when it was refused. */
  contentDestinations?: Maybe<Array<ContentDestination>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which destination to stop. */
export type StopContentDestinationInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** A destination after it was told to stop. */
export type StopContentDestinationPayload = Payload & {
  __typename?: 'StopContentDestinationPayload';
  /** The destination in its new state. */
  contentDestination?: Maybe<ContentDestination>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What came of telling one destination among many to stop. */
export type StopContentDestinationResult = Payload & {
  __typename?: 'StopContentDestinationResult';
  /** The destination as it is now; null when it could not be read. */
  contentDestination?: Maybe<ContentDestination>;
  /** The destination's id. */
  contentDestinationId: Scalars['ID']['output'];
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which destinations to stop. */
export type StopContentDestinationsInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Their ids, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
};

/** Destinations after they were told to stop. */
export type StopContentDestinationsPayload = Payload & {
  __typename?: 'StopContentDestinationsPayload';
  /** One result for each destination, in the order of the input, at most 100; empty when nothing was tried. */
  results: Array<StopContentDestinationResult>;
  /** What is wrong with the input as a whole. */
  userErrors: Array<UserError>;
};

/** Which output to stop. */
export type StopLiveOutputInput = {
  /** The output's uuid. */
  id: Scalars['ID']['input'];
};

/** The stopped output. */
export type StopLiveOutputPayload = Payload & {
  __typename?: 'StopLiveOutputPayload';
  /** The output as it is now; null when it was refused. */
  liveOutput?: Maybe<LiveOutput>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Of which video to make no more qualities. */
export type StopRenditionsInput = {
  /** Its media id. */
  id: Scalars['ID']['input'];
};

/** Which stream to stop. */
export type StopRtmpStreamInput = {
  /** The stream's id. */
  id: Scalars['ID']['input'];
};

/** The destination with its stopped stream. */
export type StopRtmpStreamPayload = Payload & {
  __typename?: 'StopRtmpStreamPayload';
  /** The destination; null when it was refused. */
  rtmpDestination?: Maybe<RtmpDestination>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Small pictures of a video, for who looks for a place in it, on one sheet, row by row. */
export type Storyboard = {
  __typename?: 'Storyboard';
  /** How many stand in a row. */
  columns: Scalars['Int']['output'];
  /** How many pictures there are, at most 100. */
  count: Scalars['Int']['output'];
  /** From one picture to the next; the first is that of the beginning. */
  every: Scalars['Duration']['output'];
  /** Height of each, in pixels. */
  height: Scalars['Int']['output'];
  /** The length that the pictures are of; a video that is longer begins anew with the first. */
  length: Scalars['Duration']['output'];
  /** The sheet, a JPEG; its address ends when that of the video does. */
  url: Scalars['URL']['output'];
  /** Width of each, in pixels. */
  width: Scalars['Int']['output'];
};

/** What a destination gets. */
export type StreamType =
  /** A saved video, from its beginning for each viewer. */
  | 'EXISTING_MEDIA'
  /** What an encoder sends. */
  | 'LIVE'
  /** A web channel's recording again. */
  | 'REPUBLISH'
  /** A saved video as if it were live. */
  | 'SIMLIVE';

/** Streams at a time. */
export type StreamUsage = {
  __typename?: 'StreamUsage';
  /** How many may run; null without a live web plan. */
  allowedCount?: Maybe<Scalars['Int']['output']>;
  /** How many run. */
  usedCount: Scalars['Int']['output'];
};

/** A plan that an organisation has. */
export type SubscribedPlan = {
  __typename?: 'SubscribedPlan';
  /** What it is for. */
  kind: PlanKind;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Since when; null when that is not known. */
  startDate?: Maybe<Scalars['Date']['output']>;
};

/** What can be followed. Each event has a number: a gap in the numbers means that something was missed and is to be read again. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Changes of the content destinations of one organisation, one event for all that changed together. */
  contentDestinationsChanged: ContentDestinationsChangedEvent;
  /** Changes of the cues of one video of any source as the caller sees them, read every 5 s while somebody listens. */
  cuesChanged: CuesChangedEvent;
  /** Changes of the encoders of one organisation, one event for all that changed together. */
  encodersChanged: EncodersChangedEvent;
  /** Changes of the requests to go live of one organisation, one event for all that changed together. Needs MANAGE_SCHEDULE. */
  goLiveProgress: GoLiveProgressEvent;
  /** Changes of saved videos that are being processed in one organisation, one event for all that changed together. */
  mediaItemsChanged: MediaItemsChangedEvent;
  /** Says when notifications of one organisation came, ended or went; what they are is to be read then. */
  notificationsChanged: NotificationsChangedEvent;
  /** Changes of the venues of one organisation and their decoders, one event for all that changed together. */
  venuesChanged: VenuesChangedEvent;
};


/** What can be followed. Each event has a number: a gap in the numbers means that something was missed and is to be read again. */
export type SubscriptionContentDestinationsChangedArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be followed. Each event has a number: a gap in the numbers means that something was missed and is to be read again. */
export type SubscriptionCuesChangedArgs = {
  source: CueSourceInput;
};


/** What can be followed. Each event has a number: a gap in the numbers means that something was missed and is to be read again. */
export type SubscriptionEncodersChangedArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be followed. Each event has a number: a gap in the numbers means that something was missed and is to be read again. */
export type SubscriptionGoLiveProgressArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be followed. Each event has a number: a gap in the numbers means that something was missed and is to be read again. */
export type SubscriptionMediaItemsChangedArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be followed. Each event has a number: a gap in the numbers means that something was missed and is to be read again. */
export type SubscriptionNotificationsChangedArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be followed. Each event has a number: a gap in the numbers means that something was missed and is to be read again. */
export type SubscriptionVenuesChangedArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
};

/** What an organisation has subscribed to. */
export type Subscriptions = {
  __typename?: 'Subscriptions';
  /** Encoders with 16 channels of audio. */
  audio16: Scalars['Int']['output'];
  /** Whether the trial of the library was cancelled. */
  hasCancelledLibraryTrial: Scalars['Boolean']['output'];
  /** Its plans, at most 3: live web, on demand and multisite, those that it has. */
  plans: Array<SubscribedPlan>;
  /** RTMP destinations at a time. */
  rtmp: Scalars['Int']['output'];
  /** Software encoders. */
  softwareEncoders: Scalars['Int']['output'];
  /** Hours of subtitles a month. */
  subtitlesHoursPerMonth: Scalars['Int']['output'];
  /** Venues. */
  venues: Scalars['Int']['output'];
};

/** Where to switch to. */
export type SwitchCustomerInput = {
  /** The organisation to work in. */
  customerId: Scalars['ID']['input'];
  /** The caller's own password, retyped. */
  password: Scalars['String']['input'];
};

/** Which social media account to look at anew. */
export type SyncSocialAccountInput = {
  /** The account's uuid. */
  id: Scalars['ID']['input'];
};

/** The social media account as it is now. */
export type SyncSocialAccountPayload = Payload & {
  __typename?: 'SyncSocialAccountPayload';
  /** The account; null when the network refused. */
  socialAccount?: Maybe<SocialAccount>;
  /** What the network refused. */
  userErrors: Array<UserError>;
};

/** How many videos carry a tag. */
export type TagCount = {
  __typename?: 'TagCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The tag. */
  name: Scalars['String']['output'];
};

/** One temperature sensor. */
export type TemperatureReading = {
  __typename?: 'TemperatureReading';
  /** Degrees Celsius. */
  celsius: Scalars['Float']['output'];
  /** Which sensor. */
  name: Scalars['String']['output'];
  /** Where it becomes a warning, in degrees Celsius. */
  warningCelsius: Scalars['Float']['output'];
};

/** A time zone that an event can be planned in. */
export type Timezone = {
  __typename?: 'Timezone';
  /** IANA name. */
  name: Scalars['String']['output'];
  /** Present offset from UTC, for example `-05:00`. */
  offset: Scalars['String']['output'];
};

/** A feature that can be turned on or off for an organisation. */
export type Toggle = {
  __typename?: 'Toggle';
  /** What it turns on. */
  description: Scalars['String']['output'];
  /** Its uuid. */
  id: Scalars['ID']['output'];
  /** Its name, in one word. */
  name: Scalars['String']['output'];
};

/** A product-analytics event. The graph adds user name, organisation name and organisation id. */
export type TrackInput = {
  /** What happened, for example `encoder.start`. */
  event: Scalars['String']['input'];
  /** Anything worth counting by. */
  props?: InputMaybe<Array<TrackPropInput>>;
};

/** An event was recorded. */
export type TrackPayload = Payload & {
  __typename?: 'TrackPayload';
  /**
   * Whether it was taken.
   * @deprecated Read `isAccepted`.
   */
  accepted: Scalars['Boolean']['output'];
  /** Whether it was taken. */
  isAccepted: Scalars['Boolean']['output'];
  /** Empty: nothing here that a person could correct. */
  userErrors: Array<UserError>;
};

/** One property of a product-analytics event. */
export type TrackPropInput = {
  /** Its name. */
  name: Scalars['String']['input'];
  /** Its value. */
  value: Scalars['String']['input'];
};

/** Sign of a change. */
export type Trend =
  /** It shrank. */
  | 'NEGATIVE'
  /** It stayed. */
  | 'NONE'
  /** It grew. */
  | 'POSITIVE';

/** A trial after a change. */
export type TrialPayload = Payload & {
  __typename?: 'TrialPayload';
  /** How it stands; null when the change was refused. */
  libraryTrial?: Maybe<LibraryTrial>;
  /** Why it was refused, with a reason of its own each: NOT_AUTHORIZED, NO_PAYMENT_METHOD, TRIAL_EXPIRED, INVALID_CONTACT, TRIAL_SIGNUP_SUSPENDED. */
  userErrors: Array<UserError>;
};

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
  deviceId?: InputMaybe<Scalars['ID']['input']>;
  /** Their password. */
  password: Scalars['String']['input'];
  /** A one-time code or a recovery code, where the account keeps a second factor. */
  secondFactor?: InputMaybe<Scalars['String']['input']>;
  /** User name of an Organization Admin. */
  userName: Scalars['String']['input'];
};

/** Whether the software encoder was unregistered, or why not. */
export type UnregisterUploaderPayload = Payload & {
  __typename?: 'UnregisterUploaderPayload';
  /** Whether it is unregistered now and its license free. */
  isUnregistered: Scalars['Boolean']['output'];
  /**
   * Whether it is unregistered now and its license free.
   * @deprecated Read `isUnregistered`.
   */
  unregistered: Scalars['Boolean']['output'];
  /** A device that is not registered (NOT_FOUND), no right to it (FORBIDDEN) and others. */
  userErrors: Array<UserError>;
};

/** Whose trimming to take back. */
export type UntrimWebVideoInput = {
  /** The destination's id. */
  id: Scalars['ID']['input'];
};

/** What of an API client changes; what is left out stays. */
export type UpdateApiClientInput = {
  /** The client's id. */
  id: Scalars['ID']['input'];
  /** Its name, at most 128 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What the edit was made upon; a newer one is refused with CONFLICT. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** What it may hold; at least one. */
  roles?: InputMaybe<Array<ApiRole>>;
};

/** What of a contact changes; what is left out stays. */
export type UpdateContactInput = {
  /** Mail address: at most 70 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name: 2 to 150 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The contact's uuid. */
  id: Scalars['ID']['input'];
  /** Whether to turn to them about billing. */
  isBillingContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to turn to them in daily work. */
  isPointOfContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to turn to them first. */
  isPrimaryContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name: 2 to 150 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number: at most 40 characters; null takes it away. */
  mobile?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a destination; what is left out stays. */
export type UpdateContentDestinationInput = {
  /** What stands on the button, needed with one: at most 12 characters. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** The address that the button opens, needed with one. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description shown there, at most 5000 characters and needed at Facebook and YouTube: no < or >. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a call-to-action button; viewers of what runs see a change three minutes later. */
  hasButton?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its id. */
  id: Scalars['ID']['input'];
  /** Where a web video that runs as if live ends. */
  stopCue?: InputMaybe<Scalars['Duration']['input']>;
  /** Its picture at Facebook and YouTube, as `uploadSocialFile` names it; null for that of its event. A network that has it already is given the new one at once, and keeps the old one where there is none. */
  thumbnailFileId?: InputMaybe<Scalars['ID']['input']>;
  /** Title shown there, at most 128 characters and 100 at YouTube: no < or >. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a cue; what is left out stays. */
export type UpdateCueInput = {
  /** The cue's id. */
  id: Scalars['ID']['input'];
  /** Its name, at most 128 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Where it stands, within the video. */
  position?: InputMaybe<Scalars['Timecode']['input']>;
  /** Where it belongs. */
  source: CueSourceInput;
  /** Who sees it; others than the caller only with the capability sharedCuesAdd. */
  visibility?: InputMaybe<CueVisibility>;
};

/** Changes to a destination group; what is left out stays. */
export type UpdateDestinationGroupInput = {
  /** All its other destinations in their order, at most 50; at least one where it has no web channel. */
  destinations?: InputMaybe<Array<GroupDestinationInput>>;
  /** The encoder channel that its picture comes from; null for any. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** The group's uuid. */
  id: Scalars['ID']['input'];
  /** Whether software encoders offer it. */
  isOfferedBySoftwareEncoders?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 50 characters, another than those of the organisation's other groups. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its web channel, the first of its destinations; null for none. */
  webChannelId?: InputMaybe<Scalars['ID']['input']>;
};

/** Changes to an encoder channel; what is left out stays. */
export type UpdateEncoderChannelInput = {
  /** Days that video is kept, 1 to 30. */
  deleteAfter?: InputMaybe<Scalars['Int']['input']>;
  /** Seconds that viewers can go back while it is live, 30 to 1800. */
  dvrWindowSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** The channel's uuid. */
  id: Scalars['ID']['input'];
  /** Whether it stays on the local network. */
  lanOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name: letters, numbers, spaces, underscores and dashes. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Region in which its video is hosted. Its storage is then set up anew. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
};

/** The changed encoder channel. */
export type UpdateEncoderChannelPayload = Payload & {
  __typename?: 'UpdateEncoderChannelPayload';
  /** The channel; null when the change was refused. */
  encoderChannel?: Maybe<EncoderChannel>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** Changes to an encoder. */
export type UpdateEncoderInput = {
  /** The advanced configuration needs a preset; the automatic one drops it. */
  configuration?: InputMaybe<EncoderConfiguration>;
  /** The channel to send to; null drops it. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** The preset to encode with; null drops it. */
  encoderPresetId?: InputMaybe<Scalars['ID']['input']>;
  /** The encoder's uuid. */
  id: Scalars['ID']['input'];
  /** Where the picture comes in, as the model allows. */
  inputSource?: InputMaybe<InputSource>;
  /** Whether it only serves its local network. */
  lanMode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name; unique for a software encoder. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The revision that the changes were made to; a newer one refuses them with CONFLICT. */
  revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The network cards of an encoder. */
export type UpdateEncoderNetworkInput = {
  /** The encoder's uuid. */
  id: Scalars['ID']['input'];
  /** All its cards, in their order. */
  networks: Array<EncoderNetworkInput>;
  /** The revision that the changes were made to; a newer one refuses them with CONFLICT. */
  revision?: InputMaybe<Scalars['Int']['input']>;
};

/** An encoder after a change of its network cards. */
export type UpdateEncoderNetworkPayload = Payload & {
  __typename?: 'UpdateEncoderNetworkPayload';
  /** The encoder as it is now, also when somebody else's change refused this one. */
  encoder?: Maybe<Encoder>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** An encoder after a change. */
export type UpdateEncoderPayload = Payload & {
  __typename?: 'UpdateEncoderPayload';
  /** The encoder as it is now, also when somebody else's change refused this one. */
  encoder?: Maybe<Encoder>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** Changes to an encoder preset; what is left out stays. */
export type UpdateEncoderPresetInput = {
  /** Audio channels, 0 to 16. */
  audioChannels?: InputMaybe<Scalars['Int']['input']>;
  /** kbps per video channel, at least 1. */
  bitrate?: InputMaybe<Scalars['Int']['input']>;
  /** Frames that video channel 2 lags behind channel 1. */
  channel2Offset?: InputMaybe<Scalars['Int']['input']>;
  /** Video codec. */
  codec?: InputMaybe<VideoCodec>;
  /** Name that encoders show, where it differs; null for none. */
  customName?: InputMaybe<Scalars['String']['input']>;
  /** Television standard. */
  formatStandard?: InputMaybe<FormatStandard>;
  /** Whether the encoder's hardware does the encoding; version 2 only. */
  hardwareAcceleration?: InputMaybe<Scalars['Boolean']['input']>;
  /** The preset's uuid. */
  id: Scalars['ID']['input'];
  /** Format of the picture that comes in. */
  inputFormat?: InputMaybe<Scalars['String']['input']>;
  /** Its name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Format of the picture that is sent. */
  outputFormat?: InputMaybe<Scalars['String']['input']>;
  /** Whether it sends short segments for less delay; version 2 only. */
  shortSegments?: InputMaybe<Scalars['Boolean']['input']>;
  /** Video channels, 0 to 2. */
  videoChannels?: InputMaybe<Scalars['Int']['input']>;
};

/** The changed encoder preset. */
export type UpdateEncoderPresetPayload = Payload & {
  __typename?: 'UpdateEncoderPresetPayload';
  /** The preset; null when the change was refused. */
  encoderPreset?: Maybe<EncoderPreset>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** Changes to an encoder video; what is left out stays. */
export type UpdateEncoderVideoInput = {
  /** The video's uuid. */
  id: Scalars['ID']['input'];
  /** Its name, at most 128 characters; left out it stays. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The name that the editor saw; with it, a name that somebody else has given meanwhile is not overwritten. */
  seenName?: InputMaybe<Scalars['String']['input']>;
};

/** An encoder video after a change. */
export type UpdateEncoderVideoPayload = Payload & {
  __typename?: 'UpdateEncoderVideoPayload';
  /** The video as it is now; null when the change was refused, unless somebody else had changed it meanwhile. */
  encoderVideo?: Maybe<EncoderVideo>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Changes to a destination of an event; what is left out stays. */
export type UpdateEventDestinationInput = {
  /** Playlists that the recording goes into, at most 20. */
  autoArchivePlaylistIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What stands on the button, needed with one: at most 12 characters. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** The address that the button opens, needed with one: `http://` or `https://`. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** Description, needed at Facebook and YouTube; null for that of the event. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a call-to-action button. */
  hasButton?: InputMaybe<Scalars['Boolean']['input']>;
  /** The destination's id. */
  id: Scalars['ID']['input'];
  /** Whether a recording goes into the library. */
  isAutosaved?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether other pages may show it, too. */
  isCrossposted?: InputMaybe<Scalars['Boolean']['input']>;
  /** EMBED for a web channel, RTMP, FACEBOOK, YOUTUBE, or SAVEONLY for a recording alone. */
  kind?: InputMaybe<DestinationKind>;
  /** Page or channel within the account, needed at Facebook and YouTube. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Who sees it, needed at Facebook and YouTube. */
  privacy?: InputMaybe<DestinationPrivacy>;
  /** Whether it is published, needed at Facebook and YouTube. */
  publishState?: InputMaybe<PublishState>;
  /** The RTMP destination, needed with RTMP. */
  rtmpDestinationId?: InputMaybe<Scalars['ID']['input']>;
  /** How many days before the event its post is published, 1 to a limit that the rule sets; null for none. One post at each of Facebook and YouTube. */
  scheduledPostDays?: InputMaybe<Scalars['Int']['input']>;
  /** The account, needed at Facebook and YouTube. */
  socialAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** How long after the beginning of the content it starts, 0 to 12 hours. */
  startOffset?: InputMaybe<Scalars['Duration']['input']>;
  /** How long before the end of the content it stops, in milliseconds as a negative number, -43200000 to 0. */
  stopOffset?: InputMaybe<Scalars['Int']['input']>;
  /** Its own picture at Facebook or YouTube: the id that `uploadSocialFile` answered; null for that of the event. */
  thumbnailFileId?: InputMaybe<Scalars['ID']['input']>;
  /** Title, needed at Facebook and YouTube; null for the name of the event. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The web channel, needed with EMBED. */
  webChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** The web preset; null for the default one. */
  webPresetId?: InputMaybe<Scalars['ID']['input']>;
};

/** Changes to an event; what is left out stays. */
export type UpdateEventInput = {
  /** At most 5000 characters; null for none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The destination group that it goes to; null for none. */
  destinationGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** All of where it goes beside its group, in that order, at most 50; those that are there already by their ids. */
  destinations?: InputMaybe<Array<EventDestinationInput>>;
  /** More than zero, at most 12 hours with an encoder and 7 days without. */
  duration?: InputMaybe<Scalars['Duration']['input']>;
  /** Needed for LIVE and EXISTING_ENCODER_EVENT. */
  encoderChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** Needed for LIVE and EXISTING_ENCODER_EVENT. */
  encoderId?: InputMaybe<Scalars['ID']['input']>;
  /** Needed with ADVANCED; with AUTOMATIC that of the encoder. */
  encoderPresetId?: InputMaybe<Scalars['ID']['input']>;
  /** What the encoder calls it, at most 128 characters; needed with an encoder. */
  encoderScheduleName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the encoder chooses its settings by itself. */
  encoderSettingsType?: InputMaybe<EncoderConfiguration>;
  /** The event's uuid. */
  id: Scalars['ID']['input'];
  /** The saved video to play, needed for EXISTING_MEDIA and SIMLIVE; it must have finished saving. */
  mediaId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 128 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The date with THIS: id of the occurrence. */
  occurrenceId?: InputMaybe<Scalars['ID']['input']>;
  /** 0 to 120 minutes by which the encoder starts earlier. */
  preEventBufferMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The rule that it repeats by; null for once. */
  repeat?: InputMaybe<EventRepeatInput>;
  /** The web channel to replay, needed for REPUBLISH. */
  replayedWebChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** One date of a series, or all of it. */
  scope?: InputMaybe<EventScope>;
  /** The revision that the editor saw; with it an edit that somebody else's came before is refused. */
  seenRevision?: InputMaybe<Scalars['Int']['input']>;
  /** Starts that the rule leaves out, at most 99. */
  skippedAt?: InputMaybe<Array<Scalars['DateTime']['input']>>;
  /** What the clock on the wall of that zone shows when it begins, `yyyy-mm-ddThh:mm`; not in the past. */
  startLocal?: InputMaybe<Scalars['String']['input']>;
  /** The zone it is planned in, an IANA name. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** What kind of event it is. */
  type?: InputMaybe<EventType>;
};

/** Changes to when a library deletes by itself; what is left out stays. */
export type UpdateLibrarySettingsInput = {
  /** The organisation; the caller's present one by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Days after a video was saved, 1 to 3650. */
  deleteAfterDays?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it does. */
  deleteAfterEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes to a marathon automation. */
export type UpdateMarathonInput = {
  /** Whether it is on. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The encoder's uuid. */
  id: Scalars['ID']['input'];
  /** Time of the day, `hh:mm`, in the organisation's zone. */
  schedule?: InputMaybe<Scalars['String']['input']>;
};

/** A marathon automation after a change. */
export type UpdateMarathonPayload = Payload & {
  __typename?: 'UpdateMarathonPayload';
  /** The automation; null when the change was refused. */
  marathon?: Maybe<Marathon>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** Changes to a saved video's details; what is left out stays. */
export type UpdateMediaInput = {
  /** When it was or is to be aired. */
  airedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Without angle brackets; empty for none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The video's media id. */
  id: Scalars['ID']['input'];
  /** Whether viewers can see it; a planned video is published at its air date and time. */
  publishState?: InputMaybe<PublishState>;
  /** The revision that was read: when somebody else has edited it since, the change is refused with CONFLICT. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** At most 150 characters together. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 128 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What to change of one's own account; what is left out stays. */
export type UpdateMyAccountInput = {
  /** The present password, needed with a new one. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Given name, 2 to 150 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Whether one hears of networks that are lost; grants nothing. */
  hasNetworkAlerts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Family name, 2 to 150 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** A new password, 10 to 128 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The new password once more, needed with it. */
  passwordConfirmation?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for alerts, at most 40 characters; null for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The revision that the changes were made to; a newer one refuses them with CONFLICT. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** What one does in the organisation, at most 150 characters; null for nothing. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What to change of a player profile: what is left out stays as it is, and a text that is null goes. */
export type UpdatePlayerProfileInput = {
  /** Whether it plays as soon as it is opened. */
  autoplay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is a moving background: no controls, no sound, again and again. */
  backgroundMode?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 12 characters; needs an address. */
  callToActionText?: InputMaybe<Scalars['String']['input']>;
  /** http or https; needs a text. */
  callToActionUrl?: InputMaybe<Scalars['String']['input']>;
  /** `#rrggbb`. */
  controlColor?: InputMaybe<Scalars['String']['input']>;
  /** Whether the list of videos is closed when the player opens. */
  hidePlaylist?: InputMaybe<Scalars['Boolean']['input']>;
  /** The profile's id. */
  id: Scalars['ID']['input'];
  /** Whether it begins again at the end. */
  loop?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it begins without sound. */
  mute?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 128 characters. */
  profileName?: InputMaybe<Scalars['String']['input']>;
  /** At most 40 characters. */
  qrClickLabel?: InputMaybe<Scalars['String']['input']>;
  /** Whether viewers of a live picture cannot go back in it. */
  restrictWhenLive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes to a playlist; what is left out stays. */
export type UpdatePlaylistInput = {
  /** The playlist's uuid. */
  id: Scalars['ID']['input'];
  /** At most 128 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether it drops its oldest video when full. */
  rolling?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where a new video joins. */
  sortPosition?: InputMaybe<PlaylistSortPosition>;
};

/** What of a post changes, until ten minutes before it appears; what is left out stays. */
export type UpdatePostInput = {
  /** What it says, at most 5,000 characters, without < and >. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether the subscribers of a YouTube channel are told; 3 times in 24 hours. */
  hasNotification?: InputMaybe<Scalars['Boolean']['input']>;
  /** The post's uuid. */
  id: Scalars['ID']['input'];
  /** Who sees it. */
  privacy?: InputMaybe<DestinationPrivacy>;
  /** When it appears, in the future, and before an event that it tells of. */
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Title, at most 128 characters, on YouTube 100, without < and >. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The changed post. */
export type UpdatePostPayload = Payload & {
  __typename?: 'UpdatePostPayload';
  /** The post as it is now; null when it is gone. */
  post?: Maybe<Post>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** What the caller prefers; what is left out stays. */
export type UpdatePreferencesInput = {
  /** The clock of times of day; null lets the language decide. */
  clock?: InputMaybe<Clock>;
  /** The language of the studio; null lets the browser decide. */
  language?: InputMaybe<Language>;
  /** The zone that moments are shown in, an IANA name; null lets the browser decide. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** What the caller prefers after a change. */
export type UpdatePreferencesPayload = Payload & {
  __typename?: 'UpdatePreferencesPayload';
  /** The preferences as they are now; null when the change was refused. */
  preferences?: Maybe<Preferences>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Changes to a QRclick overlay; what is left out stays. */
export type UpdateQrOverlayInput = {
  /** What stands on its button, at most 40 characters; null for the usual words. */
  customLabel?: InputMaybe<Scalars['String']['input']>;
  /** The overlay's uuid. */
  id: Scalars['ID']['input'];
  /** At most 128 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** How it opens. */
  openingBehavior?: InputMaybe<QrOpeningBehavior>;
  /** Where it opens. */
  type?: InputMaybe<QrOverlayType>;
  /** An address of the web, at most 213 characters, that no other overlay has; https for an in-player overlay. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** What to change of an RTMP destination; what is left out stays. */
export type UpdateRtmpDestinationInput = {
  /** The destination's uuid. */
  id: Scalars['ID']['input'];
  /** Its name, at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Another stream key, at most 10,000 characters: letters, digits and - _ ? = & . only. */
  streamKey?: InputMaybe<Scalars['String']['input']>;
  /** Address to publish to, `rtmp://` or `rtmps://`, at most 10,000 characters, outside of private networks. */
  streamUrl?: InputMaybe<Scalars['String']['input']>;
  /** Where viewers watch it, `http://` or `https://`, at most 2048 characters; null for nowhere. */
  viewUrl?: InputMaybe<Scalars['String']['input']>;
};

/** The changed RTMP destination. */
export type UpdateRtmpDestinationPayload = Payload & {
  __typename?: 'UpdateRtmpDestinationPayload';
  /** The destination; null when it was refused. */
  rtmpDestination?: Maybe<RtmpDestination>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** What an organisation asks of all who sign in. */
export type UpdateSignInRulesInput = {
  /** The organisation's uuid; the caller's by default. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether everybody needs a second factor, from their next sign-in on. */
  needsSecondFactor: Scalars['Boolean']['input'];
};

/** What to change of a social media account; what is left out stays. */
export type UpdateSocialAccountInput = {
  /** Pages of others that it is crossposted to, at most 20. */
  crosspostDestinationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The destination that is taken unless somebody chooses otherwise; null for none. */
  defaultDestinationId?: InputMaybe<Scalars['ID']['input']>;
  /** The account's uuid. */
  id: Scalars['ID']['input'];
  /** What the organisation calls it, at most 128 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The changed social media account. */
export type UpdateSocialAccountPayload = Payload & {
  __typename?: 'UpdateSocialAccountPayload';
  /** The account; null when it was refused. */
  socialAccount?: Maybe<SocialAccount>;
  /** What is wrong with the input. */
  userErrors: Array<UserError>;
};

/** What to change of a person; what is left out stays. */
export type UpdateUserInput = {
  /** Encoder channels they use or only look at, each once, at most 1000. */
  channels?: InputMaybe<Array<ChannelAccessInput>>;
  /** Given name, 2 to 150 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Whether they hear of networks that are lost; grants nothing. */
  hasNetworkAlerts?: InputMaybe<Scalars['Boolean']['input']>;
  /** The user's uuid. */
  id: Scalars['ID']['input'];
  /** Whether they are asked about bills. */
  isBillingContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they may not sign in; their sessions end then. */
  isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are asked about the daily work. */
  isPointOfContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are the organisation's first contact. */
  isPrimaryContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Family name, 2 to 150 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for alerts, at most 40 characters; null for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The revision that the changes were made to; a newer one refuses them with CONFLICT. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** Roles, at least one. */
  roles?: InputMaybe<Array<Role>>;
  /** What they do in the organisation, at most 150 characters; null for nothing. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a venue; what is left out stays. */
export type UpdateVenueInput = {
  /** All encoder channels that it may see, at most 1000. */
  encoderChannelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The venue's uuid. */
  id: Scalars['ID']['input'];
  /** Another kind of license, of which one must be left. */
  licenseType?: InputMaybe<VenueLicenseType>;
};

/** Changes to a web channel; what is left out stays. */
export type UpdateWebChannelInput = {
  /** Days for which its recordings are kept, 1 to the organisation's `webMaxDeleteAfter`. */
  deleteAfter?: InputMaybe<Scalars['Int']['input']>;
  /** What it is for, at most 2000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether QR codes are looked for in its picture. */
  detectQrCodes?: InputMaybe<Scalars['Boolean']['input']>;
  /** The way to embed it that is offered first. */
  embedType?: InputMaybe<WebEmbedType>;
  /** The channel's uuid. */
  id: Scalars['ID']['input'];
  /** 1 to 40 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What it shows while nothing is live, as a whole. */
  offlineContent?: InputMaybe<OfflineContentInput>;
  /** Whether its player offers what a QR code in the picture leads to. */
  qrClickEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Region in which it is served. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether its player shows the product's logo. */
  showLogo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Seconds by which its viewers are behind, 90 to 600. */
  streamDelay?: InputMaybe<Scalars['Int']['input']>;
  /** Whether addresses of its stream are given out. */
  streamUrlsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it has subtitles; needs a plan with subtitles. */
  subtitlesEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** What its watch page says of the video, at most 2000 characters. */
  videoDescription?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a web preset; what is left out stays. */
export type UpdateWebPresetInput = {
  /** Whether an interlaced picture is made progressive. */
  deinterlace?: InputMaybe<Scalars['Boolean']['input']>;
  /** The preset's uuid. */
  id: Scalars['ID']['input'];
  /** The encoder's audio channel for the left side, 1 to 16. */
  leftAudioChannel?: InputMaybe<Scalars['Int']['input']>;
  /** At most 50 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The encoder's audio channel for the right side, 1 to 16 and another than the left one; null for mono sound. */
  rightAudioChannel?: InputMaybe<Scalars['Int']['input']>;
  /** The encoder's video channel, 1 or 2. */
  videoChannel?: InputMaybe<Scalars['Int']['input']>;
};

/** What of a webhook changes; what is left out stays. */
export type UpdateWebhookInput = {
  /** What it is told of; at least one. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** The webhook's uuid. */
  id: Scalars['ID']['input'];
  /** Whether it is told things; true begins anew after a pause. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it is told. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A file and the encoder it is of. */
export type UploadArchiveInput = {
  /** The encoder's uuid. */
  encoderId: Scalars['ID']['input'];
  /** The file. */
  file: ArchiveFileInput;
};

/** Where the file lies now, or why it was refused. */
export type UploadArchivePayload = Payload & {
  __typename?: 'UploadArchivePayload';
  /** Address of the file within the bucket; null when it was refused. */
  url?: Maybe<Scalars['String']['output']>;
  /** Why it was refused: its size or its kind (INVALID). */
  userErrors: Array<UserError>;
};

/** Which logs an encoder is to upload. */
export type UploadEncoderLogsInput = {
  /** The encoder's uuid. */
  encoderId: Scalars['ID']['input'];
  /** Until when: after the start, by 7 days at most. */
  end: Scalars['DateTime']['input'];
  /** From when on. */
  start: Scalars['DateTime']['input'];
};

/** An encoder after it was asked for its logs. */
export type UploadEncoderLogsPayload = Payload & {
  __typename?: 'UploadEncoderLogsPayload';
  /** The encoder, now uploading its logs; null when it was refused and could not be read. */
  encoder?: Maybe<Encoder>;
  /** Why it was refused: a state other than stopped (STATE), or a window that makes no sense (INVALID). */
  userErrors: Array<UserError>;
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
  id: Scalars['ID']['input'];
};

/** An image for a web channel. */
export type UploadOfflineImageInput = {
  /** A JPG or PNG picture of at most 2 MB, in base64. */
  file: Scalars['String']['input'];
  /** The channel's uuid. */
  id: Scalars['ID']['input'];
};

/** A thumbnail for a destination at Facebook or YouTube. */
export type UploadSocialFileInput = {
  /** A JPG or PNG picture of at most 2 MB, in base64. */
  file: Scalars['String']['input'];
  /** The account's uuid. */
  socialAccountId: Scalars['ID']['input'];
};

/** The thumbnail, kept for a destination. One that none uses goes after a day. */
export type UploadSocialFilePayload = Payload & {
  __typename?: 'UploadSocialFilePayload';
  /** What a destination names it by; null when it was refused. */
  fileId?: Maybe<Scalars['ID']['output']>;
  /** Where it is seen; null when it was refused. */
  url?: Maybe<Scalars['URL']['output']>;
  /** What is wrong with the picture. */
  userErrors: Array<UserError>;
};

/** An upload that was begun. */
export type UploadTicket = {
  __typename?: 'UploadTicket';
  /** Its id: its bytes go to /uploads/{id}. */
  id: Scalars['ID']['output'];
  /** The video that it becomes. */
  mediaItem?: Maybe<MediaItem>;
  /** The video that it becomes. */
  mediaItemId: Scalars['ID']['output'];
  /** Bytes that have arrived: where to go on. */
  offset: Scalars['Float']['output'];
  /** Bytes of a part. */
  partSize: Scalars['Int']['output'];
};

/** The program that a software encoder is a plugin of. */
export type UploaderPluginKind =
  /** OBS. */
  | 'OBS'
  /** ProPresenter. */
  | 'PROPRESENTER';

/** Whether a device is registered as a software encoder. */
export type UploaderRegistration = {
  __typename?: 'UploaderRegistration';
  /** Name of the organisation it is registered with; null while it is not registered, and for who is not of it. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** Id of the device. */
  deviceId: Scalars['ID']['output'];
  /** Whether it is registered. */
  isRegistered: Scalars['Boolean']['output'];
  /** Name of the encoder; null while it is not registered, and for who is not of its organisation. */
  name?: Maybe<Scalars['String']['output']>;
  /**
   * Whether it is registered.
   * @deprecated Read `isRegistered`.
   */
  registered: Scalars['Boolean']['output'];
};

/** Something whose change or removal others would notice. */
export type Usable = {
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What uses it, at most 1000. */
  uses?: Maybe<Array<Use>>;
};

/** Something that uses a thing: what a change or removal of that thing would touch. */
export type Use = {
  __typename?: 'Use';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What kind of thing the user is. */
  kind: UseKind;
  /** What it is called. */
  name: Scalars['String']['output'];
  /**
   * When it uses it next, or since when; null where time says nothing.
   * @deprecated Read `startsAt`.
   */
  startTime?: Maybe<Scalars['DateTime']['output']>;
  /** When it uses it next, or since when; null where time says nothing. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** What uses it, to be walked to; null for an event. */
  thing?: Maybe<UsingThing>;
};

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

/** A person who can sign in, or an API client. */
export type User = Node & {
  __typename?: 'User';
  /** Whether the address is verified; null for an API client. */
  accountStatus?: Maybe<AccountStatus>;
  /** Capability strings that come with the roles, at most 100. */
  capabilities: Array<Scalars['String']['output']>;
  /** Encoder channels that were set for them, at most 1000; null for an API client. */
  channels?: Maybe<Array<ChannelAccess>>;
  /** When they were added; null for an API client. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Whether they hear of networks that are lost; grants nothing. Null for an API client. */
  hasNetworkAlerts?: Maybe<Scalars['Boolean']['output']>;
  /** Whether they sign in with something beside the password; null for an API client. */
  hasSecondFactor?: Maybe<Scalars['Boolean']['output']>;
  /** The user's uuid. */
  id: Scalars['ID']['output'];
  /** Whether they are asked about bills; null for an API client. */
  isBillingContact?: Maybe<Scalars['Boolean']['output']>;
  /** Whether they may not sign in; null for an API client. */
  isDisabled?: Maybe<Scalars['Boolean']['output']>;
  /** Whether they are asked about the daily work; null for an API client. */
  isPointOfContact?: Maybe<Scalars['Boolean']['output']>;
  /** Whether they are the organisation's first contact; null for an API client. */
  isPrimaryContact?: Maybe<Scalars['Boolean']['output']>;
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** What the roles allow, at most 11. */
  permissions: Array<Permission>;
  /** Phone number for alerts. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Counts changes; send it back with an edit. Null for an API client. */
  revision?: Maybe<Scalars['Int']['output']>;
  /** Roles held in the organisation, at most 6. */
  roles: Array<Role>;
  /** What they do in the organisation. */
  title?: Maybe<Scalars['String']['output']>;
  /** Name used to sign in, an email address for people. */
  userName: Scalars['String']['output'];
  /** Person or venue. */
  userType: UserType;
};

/** A page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** Rows with their cursors. */
  edges: Array<UserEdge>;
  /** The rows alone. */
  nodes: Array<User>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A user within a page. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The user. */
  node: User;
};

/** Something in an input that a person can correct. Faults that nobody can correct are GraphQL errors instead. */
export type UserError = {
  __typename?: 'UserError';
  /** What kind of problem this is, stable across languages and releases. */
  code: UserErrorCode;
  /** Path of names to the field of the input, for example `["users", "3", "userId"]`; null when it concerns the whole input. At most 10 names. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** What is wrong, naming the limit and the value where there is one, in English. */
  message: Scalars['String']['output'];
  /** What the reason names: limits, values and names; at most 10. */
  parameters: Array<ReasonParameter>;
  /** Exactly what is wrong, stable across languages and releases, for who writes sentences of their own. */
  reason: Reason;
};

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

/** A person after a change. */
export type UserPayload = Payload & {
  __typename?: 'UserPayload';
  /** The person; as they are now when somebody else's change came before, else null when it was refused. */
  user?: Maybe<User>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Whether a login is for a person or for a venue. */
export type UserType =
  /** A venue's decoder login; refused by the studio. */
  | 'SITE'
  /** A person. */
  | 'USER';

/** What uses a thing. */
export type UsingThing = ContentDestination | DestinationGroup | Encoder | EncoderChannel | Playlist | User | Venue | WebChannel;

/** A login that decoders play with. */
export type Venue = Created & Node & {
  __typename?: 'Venue';
  /** Licenses of its type that are left, never negative. */
  availableVenueLicenses: Scalars['Int']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The organisation it belongs to. */
  customer?: Maybe<Customer>;
  /** The decoder that is logged in; null when none is. */
  decoder?: Maybe<Decoder>;
  /** All decoders that use its login, at most 1000: the one that is logged in, then those that were refused. */
  decoders?: Maybe<Array<Decoder>>;
  /** The encoder channels that it may see, at most 1000. */
  encoderChannels?: Maybe<Array<EncoderChannel>>;
  /** Whether its picture carries a watermark, as that of a Non-Production venue does. */
  hasWatermark: Scalars['Boolean']['output'];
  /** The venue's uuid. */
  id: Scalars['ID']['output'];
  /** Whether a decoder can log in: none is logged in, or the one that is has not reported for 5 minutes and loses its place. */
  isLoginFree: Scalars['Boolean']['output'];
  /** Its kind of licence; null for a broadcast login, which is shown but not sold any more. */
  licenseType?: Maybe<VenueLicenseType>;
  /** Where its decoder gets its stream first. */
  mode: VenueMode;
  /** What its plan is called. */
  planName: Scalars['String']['output'];
  /** Decoders that report under its login while another is logged in, at most 100; they were refused. */
  refusedDecoders?: Maybe<Array<Decoder>>;
  /** What its decoder does; `signed out` when none is logged in. */
  status: Scalars['String']['output'];
  /** Name its decoder signs in with. */
  userName: Scalars['String']['output'];
};

/** A page of venues. */
export type VenueConnection = {
  __typename?: 'VenueConnection';
  /** Rows with their cursors. */
  edges: Array<VenueEdge>;
  /** The rows alone. */
  nodes: Array<Venue>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A venue within a page. */
export type VenueEdge = {
  __typename?: 'VenueEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The venue. */
  node: Venue;
};

/** Licenses of one type. */
export type VenueLicense = {
  __typename?: 'VenueLicense';
  /** How many are left, never negative. */
  availableCount: Scalars['Int']['output'];
  /** Which type. */
  licenseType: VenueLicenseType;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
  /** How many venues use one; more than there are after a downgrade. */
  usedCount: Scalars['Int']['output'];
};

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

/** What one venue made of an order to load. */
export type VenueLoadResult = Payload & {
  __typename?: 'VenueLoadResult';
  /** Why its decoder does not load: no such venue (NOT_FOUND), no decoder is logged in (STATE), or it may not see a channel (FORBIDDEN). Empty when it loads. */
  userErrors: Array<UserError>;
  /** The venue as it is now; null when there is no such venue. */
  venue?: Maybe<Venue>;
  /** The venue that was asked. */
  venueId: Scalars['ID']['output'];
};

/** Where the decoder of a venue gets its stream first. */
export type VenueMode =
  /** From the cloud. */
  | 'CLOUD'
  /** From the local network; from the cloud where that fails. */
  | 'LAN';

/** A venue after a change. */
export type VenuePayload = Payload & {
  __typename?: 'VenuePayload';
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The venue; null when the change was refused. */
  venue?: Maybe<Venue>;
};

/** Venues that changed since the last event. */
export type VenuesChangedEvent = ChangedEvent & {
  __typename?: 'VenuesChangedEvent';
  /** When the change was seen. */
  at: Scalars['DateTime']['output'];
  /** Counts up by one an event for each organisation. A gap means that events were missed and the list should be read again. The first event after subscribing carries the present number and no venues. */
  sequence: Scalars['Int']['output'];
  /** Those that changed. */
  venues: Array<Venue>;
};

/** A link to verify an address by. */
export type VerifyEmailInput = {
  /** The token from the link. */
  token: Scalars['String']['input'];
};

/** What became of a verification. */
export type VerifyEmailPayload = Payload & {
  __typename?: 'VerifyEmailPayload';
  /** What the service says of a link that does not work; null for one that does. */
  message?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  state: EmailVerificationState;
  /** Empty: nothing here that a person could correct. */
  userErrors: Array<UserError>;
  /** The name to sign in with from now on; null unless it was verified. */
  userName?: Maybe<Scalars['String']['output']>;
};

/** A token to check. */
export type VerifyPasswordResetInput = {
  /** The token from the link. */
  token: Scalars['String']['input'];
};

/** What a reset token is good for. */
export type VerifyPasswordResetPayload = Payload & {
  __typename?: 'VerifyPasswordResetPayload';
  /**
   * Whether it was good once and timed out.
   * @deprecated Read `isExpired`.
   */
  expired: Scalars['Boolean']['output'];
  /** Whether it was good once and timed out. */
  isExpired: Scalars['Boolean']['output'];
  /** Whether it can be used. */
  isValid: Scalars['Boolean']['output'];
  /** Empty: nothing here that a person could correct. */
  userErrors: Array<UserError>;
  /** Whose password it resets; null when it is not valid. */
  userName?: Maybe<Scalars['String']['output']>;
  /**
   * Whether it can be used.
   * @deprecated Read `isValid`.
   */
  valid: Scalars['Boolean']['output'];
};

/** Video codecs an encoder can use. */
export type VideoCodec =
  /** AV1. */
  | 'AV1'
  /** H.264. */
  | 'H264'
  /** H.265. */
  | 'HEVC';

/** The caller: a person or an API client, and what they may do. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Capability strings that gate features, at most 100. */
  capabilities: Array<Scalars['String']['output']>;
  /** The organisation the caller works in at present. */
  customer: Customer;
  /** The caller's own organisation; differs from `customer` after a switch. */
  homeCustomer: Customer;
  /** Whether the caller is an API client rather than a person. */
  isApiClient: Scalars['Boolean']['output'];
  /** Whether the caller may look across organisations and switch between them. */
  isSudoAdmin: Scalars['Boolean']['output'];
  /** Whether the caller may read the admin area without changing it. */
  isSudoViewer: Scalars['Boolean']['output'];
  /** What the roles of the caller allow, at most 11. */
  permissions: Array<Permission>;
  /** What the caller has chosen for themselves; null for an API client, and while nothing can tell. */
  preferences?: Maybe<Preferences>;
  /** What the caller signs in with beside the password; null for an API client. */
  secondFactors?: Maybe<SecondFactors>;
  /** The caller's sessions that are open, the latest first, at most 100; none for an API client. */
  sessions?: Maybe<Array<Session>>;
  /** Names of the feature toggles that are on for the organisation, at most 1000. */
  toggles: Array<Scalars['String']['output']>;
  /** The caller's user; for an API client its client name and id. */
  user: User;
};

/** One report of one viewer. */
export type ViewerRecord = {
  __typename?: 'ViewerRecord';
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** The viewer's client. */
  clientId: Scalars['String']['output'];
  /** Country, two letters. */
  country?: Maybe<Scalars['String']['output']>;
  /** Content destination watched. Null in library records, and once the destination is deleted. */
  destination?: Maybe<ContentDestination>;
  /** Id of the content destination watched, a web channel or Facebook page that an event was streamed to. The scheduled event has another id: see `event`. Null in library records. The id stays when the destination is deleted. */
  destinationId?: Maybe<Scalars['ID']['output']>;
  /** Maker of the device. */
  deviceBrand?: Maybe<Scalars['String']['output']>;
  /** Kind of device. */
  deviceClass: DeviceClass;
  /** Scheduled event that was streamed to the destination. Null in library records, for a destination started by hand, and once the event or destination is deleted. */
  event?: Maybe<Event>;
  /**
   * Id of the content destination watched, which is not the id of a scheduled event. Null in library records.
   * @deprecated Names a content destination. Read `destinationId`, or `event` for the scheduled event.
   */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** What was reported. */
  eventType: Scalars['String']['output'];
  /** Address the viewer came from. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** Degrees north. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees east. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** The saved video watched; null in the events' records, and when it is gone. */
  mediaItem?: Maybe<MediaItem>;
  /** The saved video watched; null in the events' records. */
  mediaItemId?: Maybe<Scalars['ID']['output']>;
  /** Occurrence of `event` that was streamed. Null whenever `event` is null. */
  occurrence?: Maybe<WatchedOccurrence>;
  /** Kind of operating system. */
  osClass?: Maybe<Scalars['String']['output']>;
  /** Operating system and version. */
  osNameVersion?: Maybe<Scalars['String']['output']>;
  /** State or region. */
  region?: Maybe<Scalars['String']['output']>;
  /** When it was reported. */
  reportedAt: Scalars['DateTime']['output'];
  /** Resolution watched, for example `1920x1080`. */
  resolution?: Maybe<Scalars['String']['output']>;
  /**
   * The saved video watched; null in the events' records.
   * @deprecated Read `mediaItemId`.
   */
  savedVideoId?: Maybe<Scalars['ID']['output']>;
  /** The viewing session. */
  sessionId: Scalars['String']['output'];
  /**
   * When it was reported.
   * @deprecated Read `reportedAt`.
   */
  timestamp: Scalars['DateTime']['output'];
  /** Title of the destination or saved video watched. Available for 30 days after it is deleted, then null. */
  title?: Maybe<Scalars['String']['output']>;
  /** Seconds watched in this session so far. */
  totalTimeWatchedSeconds: Scalars['Int']['output'];
  /** The viewer's browser, as it names itself. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** A page of viewer records. */
export type ViewerRecordConnection = {
  __typename?: 'ViewerRecordConnection';
  /** Rows with their cursors. */
  edges: Array<ViewerRecordEdge>;
  /** Whether records exist past the 100,000 that can be read. */
  isTruncated: Scalars['Boolean']['output'];
  /** The rows alone. */
  nodes: Array<ViewerRecord>;
  /** Where this page lies. */
  pageInfo: PageInfo;
};

/** A viewer record within a page. */
export type ViewerRecordEdge = {
  __typename?: 'ViewerRecordEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The record. */
  node: ViewerRecord;
};

/** Orders of viewer records. */
export type ViewerRecordOrder =
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

/** One figure over time. */
export type ViewerSeries = {
  __typename?: 'ViewerSeries';
  /** Its buckets in the order of time, those without anything with 0; at most 2000. */
  points: Array<ViewerSeriesPoint>;
  /** The figure of the whole window. */
  total: Scalars['Float']['output'];
};

/** Figures that can be read over time. Times are in seconds. */
export type ViewerSeriesMetric =
  /** Mean time watched. */
  | 'AVERAGE_WATCH_TIME'
  /** Median time watched. */
  | 'MEDIAN_WATCH_TIME'
  /** Viewers seen for the first time. */
  | 'NEW_VIEWERS'
  /** Viewers seen before. */
  | 'RETURN_VIEWERS'
  /** Time watched. */
  | 'TOTAL_WATCH_TIME'
  /** Different viewers. */
  | 'VIEWERS'
  /** Viewing sessions. */
  | 'VIEWS';

/** A bucket of a figure over time. */
export type ViewerSeriesPoint = {
  __typename?: 'ViewerSeriesPoint';
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** The figure. */
  value: Scalars['Float']['output'];
};

/** The ten summary metrics. Times are in seconds. */
export type ViewerSummary = {
  __typename?: 'ViewerSummary';
  /** Mean time watched, in seconds. */
  avgTimeWatched: MetricChange;
  /** Median time watched, in seconds. */
  medianTimeWatched: MetricChange;
  /** Viewers seen for the first time. */
  newViewers: MetricChange;
  /** Most viewers of a live event at one moment. */
  peakConcurrentLiveViews: MetricChange;
  /** Most viewers at one moment. */
  peakConcurrentViewers: MetricChange;
  /** Viewers seen before. */
  returnViewers: MetricChange;
  /** Minutes watched. */
  totalMinutesWatched: MetricChange;
  /** Time watched, in seconds. */
  totalTimeWatched: MetricChange;
  /** Different viewers. */
  viewers: MetricChange;
  /** Viewing sessions. */
  views: MetricChange;
};

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

/** A bucket in which on-demand video lies. */
export type VodBucket = {
  __typename?: 'VodBucket';
  /** Its name. */
  bucket: Scalars['String']['output'];
  /** Its region. */
  region?: Maybe<Region>;
  /** Its region's uuid. */
  regionId: Scalars['ID']['output'];
};

/** Occurrence of a scheduled event that was watched. */
export type WatchedOccurrence = {
  __typename?: 'WatchedOccurrence';
  /** Scheduled end. */
  endAt: Scalars['DateTime']['output'];
  /** Id of the occurrence, the same as that of its `ScheduleItem`. */
  id: Scalars['ID']['output'];
  /** Scheduled start. */
  startAt: Scalars['DateTime']['output'];
};

/** A page on the web that plays what an organisation sends to it. */
export type WebChannel = Created & Node & Usable & {
  __typename?: 'WebChannel';
  /** What it shows at present; null when there is nothing. */
  activeContent?: Maybe<ActiveContent>;
  /** What its viewers were sent, from one day to another, both included. Needs the right to see bandwidth of web channels. */
  bandwidth?: Maybe<WebChannelBandwidth>;
  /** What to paste, one for each way to put its player into a page. */
  codes: Array<WebEmbedCode>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** DASH address, likewise. */
  dashUrl?: Maybe<Scalars['URL']['output']>;
  /** Days for which its recordings are kept. */
  deleteAfter: Scalars['Int']['output'];
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** Its embed id, part of its player's address; stays the same for as long as the channel can be restored. */
  embedKey: Scalars['String']['output'];
  /** The way to embed it that is offered first. */
  embedType: WebEmbedType;
  /** Its player page, behind every way to embed it. */
  embedUrl: Scalars['URL']['output'];
  /** Whether its player shows the product's logo. */
  hasLogo: Scalars['Boolean']['output'];
  /** Whether QR codes are looked for in its picture. */
  hasQrDetection: Scalars['Boolean']['output'];
  /** Whether addresses of its stream are given out. */
  hasStreamUrls: Scalars['Boolean']['output'];
  /** Whether it has subtitles. */
  hasSubtitles: Scalars['Boolean']['output'];
  /** HLS address for players that are no page; null unless stream addresses are enabled. */
  hlsUrl?: Maybe<Scalars['URL']['output']>;
  /** The channel's uuid. */
  id: Scalars['ID']['output'];
  /** Whether its player offers what a QR code in the picture leads to. */
  isQrClickEnabled: Scalars['Boolean']['output'];
  /** Its load balancer name, part of its addresses; stays as it was created. */
  loadBalancer: Scalars['String']['output'];
  /** Its name, 1 to 40 characters. */
  name: Scalars['String']['output'];
  /** What it shows while nothing is live. */
  offlineContent: OfflineContent;
  /** Region in which it is served. */
  region?: Maybe<Region>;
  /** Seconds by which its viewers are behind, 90 to 600. */
  streamDelay: Scalars['Int']['output'];
  /** Whom it is for. */
  type: WebChannelType;
  /** Destinations and events that run or are planned with it, at most 1000. */
  uses?: Maybe<Array<Use>>;
  /** What its watch page says of the video. */
  videoDescription?: Maybe<Scalars['String']['output']>;
};


/** A page on the web that plays what an organisation sends to it. */
export type WebChannelBandwidthArgs = {
  end?: InputMaybe<Scalars['Date']['input']>;
  start?: InputMaybe<Scalars['Date']['input']>;
};


/** A page on the web that plays what an organisation sends to it. */
export type WebChannelCodesArgs = {
  playerProfileId?: InputMaybe<Scalars['ID']['input']>;
};

/** What the viewers of a web channel were sent. */
export type WebChannelBandwidth = {
  __typename?: 'WebChannelBandwidth';
  /** Bytes. */
  bytes: Scalars['Float']['output'];
  /** US dollars; null where the platform has no price. */
  cost?: Maybe<Scalars['Float']['output']>;
};

/** A page of web channels. */
export type WebChannelConnection = {
  __typename?: 'WebChannelConnection';
  /** Rows with their cursors. */
  edges: Array<WebChannelEdge>;
  /** The rows alone. */
  nodes: Array<WebChannel>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A web channel within a page. */
export type WebChannelEdge = {
  __typename?: 'WebChannelEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The channel. */
  node: WebChannel;
};

/** A web channel after a change. */
export type WebChannelPayload = Payload & {
  __typename?: 'WebChannelPayload';
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The channel; null when the change was refused. */
  webChannel?: Maybe<WebChannel>;
};

/** Whom a web channel is for. */
export type WebChannelType =
  /** Everybody who has its address. */
  | 'PUBLIC';

/** What to paste into a page for its web channel. */
export type WebEmbedCode = {
  __typename?: 'WebEmbedCode';
  /** An address, or HTML; a page of its own in HTML for the player alone. */
  code: Scalars['String']['output'];
  /** The way it puts the player there. */
  kind: WebEmbedType;
};

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

/** Which of an encoder's channels a web destination takes. */
export type WebPreset = Node & Usable & {
  __typename?: 'WebPreset';
  /** When it was created; null for the default one. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The preset's uuid. */
  id: Scalars['ID']['output'];
  /** Whether it is the one that every organisation has, which cannot be changed or removed. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether an interlaced picture is made progressive. */
  isDeinterlaced: Scalars['Boolean']['output'];
  /** The encoder's audio channel for the left side, counted from 1. */
  leftAudioChannel: Scalars['Int']['output'];
  /** Its name, at most 50 characters. */
  name: Scalars['String']['output'];
  /** The encoder's audio channel for the right side, counted from 1; null for mono sound. */
  rightAudioChannel?: Maybe<Scalars['Int']['output']>;
  /** Destinations that run or are planned with it, at most 1000. */
  uses?: Maybe<Array<Use>>;
  /** The encoder's video channel, counted from 1. */
  videoChannel: Scalars['Int']['output'];
};

/** A page of web presets. */
export type WebPresetConnection = {
  __typename?: 'WebPresetConnection';
  /** Rows with their cursors. */
  edges: Array<WebPresetEdge>;
  /** The rows alone. */
  nodes: Array<WebPreset>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Rows that match, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A web preset within a page. */
export type WebPresetEdge = {
  __typename?: 'WebPresetEdge';
  /** Pass as `after` to read on from here. */
  cursor: Scalars['String']['output'];
  /** The preset. */
  node: WebPreset;
};

/** A web preset after a change. */
export type WebPresetPayload = Payload & {
  __typename?: 'WebPresetPayload';
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The preset; null when the change was refused. */
  webPreset?: Maybe<WebPreset>;
};

/** A place that a web video goes to. */
export type WebVideoDestinationInput = {
  /** Playlists that the saved video joins, at most 20. */
  autoArchivePlaylistIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What stands on the button, needed with one: at most 12 characters. */
  buttonText?: InputMaybe<Scalars['String']['input']>;
  /** The address that the button opens, needed with one. */
  buttonUrl?: InputMaybe<Scalars['String']['input']>;
  /** What is said there; as of the web video by default. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a call-to-action button. */
  hasButton?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether its recording becomes a saved video by itself. */
  isAutosaved?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the other pages of the account show it as well. */
  isCrossposted?: InputMaybe<Scalars['Boolean']['input']>;
  /** EMBED, a web channel; of a saved video RTMP, FACEBOOK and YOUTUBE as well, to which it is sent once, as if it were live. */
  kind?: InputMaybe<DestinationKind>;
  /** The page or channel of that account. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Who sees it: everybody where it is left out; Facebook and YouTube need it said. */
  privacy?: InputMaybe<DestinationPrivacy>;
  /** Whether it is published: it is where it is left out; Facebook and YouTube need it said. */
  publishState?: InputMaybe<PublishState>;
  /** The RTMP destination, to which nothing else is sent. */
  rtmpDestinationId?: InputMaybe<Scalars['ID']['input']>;
  /** The account at Facebook or YouTube that it is sent as. */
  socialAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Its own picture at Facebook or YouTube: the id that `uploadSocialFile` answered. */
  thumbnailFileId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is called there; as the web video by default. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The web channel, on which nothing else runs. */
  webChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** The web preset; the default one where it is left out. */
  webPresetId?: InputMaybe<Scalars['ID']['input']>;
};

/** Leave to download a recording, for an hour. */
export type WebVideoDownload = {
  __typename?: 'WebVideoDownload';
  /** Where the file really ends, within 3.2 s of what was asked for. */
  end: Scalars['Duration']['output'];
  /** Until when the address is worth something. */
  expiresAt: Scalars['DateTime']['output'];
  /** Where the file really begins, within 3.2 s of what was asked for. */
  start: Scalars['Duration']['output'];
  /** Answers the MP4 file, with byte ranges. */
  url: Scalars['URL']['output'];
};

/** A part of a recording. */
export type WebVideoPartInput = {
  /** Where it ends; needed. */
  end?: InputMaybe<Scalars['Duration']['input']>;
  /** The destination's id. */
  id: Scalars['ID']['input'];
  /** Where the part begins, from the beginning of the recording as it is now. */
  start: Scalars['Duration']['input'];
};

/** An address of an API client that is told what happens, signed with a secret that is answered when it is made, and nowhere else. */
export type Webhook = Created & {
  __typename?: 'Webhook';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** What it was told, the latest first, at most 100; kept for 30 days. */
  deliveries?: Maybe<Array<WebhookDelivery>>;
  /** What it is told of, at most 10. */
  events: Array<WebhookEvent>;
  /** Attempts that have failed in a row. */
  failures: Scalars['Int']['output'];
  /** The webhook's uuid. */
  id: Scalars['ID']['output'];
  /** Whether it is told things. */
  state: WebhookState;
  /** Where it is told. */
  url: Scalars['String']['output'];
};

/** Something that a webhook was told, or is to be told. */
export type WebhookDelivery = Created & {
  __typename?: 'WebhookDelivery';
  /** The beginning of what was answered, at most 2000 characters. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Attempts that were made. */
  attempts: Scalars['Int']['output'];
  /** What is sent, in JSON. */
  body: Scalars['String']['output'];
  /** When there was something to tell. */
  createdAt: Scalars['DateTime']['output'];
  /** What it tells of; null for one that only tries the webhook. */
  event?: Maybe<WebhookEvent>;
  /** Its id, which the receiver knows it by. */
  id: Scalars['ID']['output'];
  /** When it was tried last; null before the first attempt. */
  lastTriedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is tried next; null while it is tried, once it is over, and while its webhook is not on. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last attempt failed; null where it did not. */
  problem?: Maybe<WebhookProblem>;
  /** Where it stands. */
  state: WebhookDeliveryState;
  /** HTTP status that the last attempt was answered with; null where nobody answered. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** A delivery that is on its way. */
export type WebhookDeliveryPayload = Payload & {
  __typename?: 'WebhookDeliveryPayload';
  /** The delivery; null when it was refused. */
  delivery?: Maybe<WebhookDelivery>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
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

/** A webhook after a change. */
export type WebhookPayload = Payload & {
  __typename?: 'WebhookPayload';
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The webhook as it is now; null when the change was refused. */
  webhook?: Maybe<Webhook>;
};

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

/** A webhook and its new secret. */
export type WebhookSecretPayload = Payload & {
  __typename?: 'WebhookSecretPayload';
  /** Its secret, `whsec_` and base64, which is answered here and never again; null when it was refused. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The webhook; null when it was refused. */
  webhook?: Maybe<Webhook>;
};

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