import {
  STREAM_DELAY,
  type OfflineKindName,
  type WebEmbedTypeName,
} from '../../../../schema/rules/webChannels.ts';
import type { CreateWebChannelInput, OfflineKind, WebEmbedType } from '../../../schema.generated.ts';
import type { WebChannel_ChannelFragment } from './WebChannels.generated.ts';

/** A web channel as the form holds it, in the words of its rules. */
export interface WebChannelValues {
  name: string;
  description: string;
  loadBalancer: string;
  regionId: string;
  embedType: WebEmbedTypeName;
  deleteAfter: number | string;
  streamDelay: string;
  offlineContent: { kind: OfflineKindName; mediaId: string; playlistId: string };
  /** A picture that was chosen and is not uploaded yet. */
  offlineImage: File | null;
  showRostrumLogo: boolean;
  subtitlesEnabled: boolean;
  detectQrCodes: boolean;
  qrClickEnabled: boolean;
  streamUrlsEnabled: boolean;
  videoDescription: string;
}

/** Initial values of a new channel (WCH-06, WCH-13). */
export function newWebChannel(regionId: string | null, maxDeleteAfter: number): WebChannelValues {
  return {
    name: '',
    description: '',
    loadBalancer: '',
    regionId: regionId ?? '',
    embedType: 'iframe',
    deleteAfter: Math.min(30, maxDeleteAfter),
    streamDelay: String(STREAM_DELAY.usual),
    offlineContent: { kind: 'replay', mediaId: '', playlistId: '' },
    offlineImage: null,
    showRostrumLogo: false,
    subtitlesEnabled: false,
    detectQrCodes: false,
    qrClickEnabled: false,
    streamUrlsEnabled: false,
    videoDescription: '',
  };
}

/** A channel that is there, as the form holds it. */
export function toChannelValues(channel: WebChannel_ChannelFragment): WebChannelValues {
  const { kind, mediaItem, playlist } = channel.offlineContent;
  return {
    name: channel.name,
    description: channel.description ?? '',
    loadBalancer: channel.loadBalancer,
    regionId: channel.region?.id ?? '',
    embedType: channel.embedType.toLowerCase().replace('_', '-') as WebEmbedTypeName,
    deleteAfter: channel.deleteAfter,
    streamDelay: String(channel.streamDelay),
    offlineContent: {
      kind: kind.toLowerCase() as OfflineKindName,
      mediaId: mediaItem?.id ?? '',
      playlistId: playlist?.id ?? '',
    },
    offlineImage: null,
    showRostrumLogo: channel.hasLogo,
    subtitlesEnabled: channel.hasSubtitles,
    detectQrCodes: channel.hasQrDetection,
    qrClickEnabled: channel.isQrClickEnabled,
    streamUrlsEnabled: channel.hasStreamUrls,
    videoDescription: channel.videoDescription ?? '',
  };
}

/** Converts form values to the mutation's input, except the load balancer and the image. */
export function toChannelInput(
  values: WebChannelValues,
): Omit<CreateWebChannelInput, 'customerId' | 'loadBalancer' | 'offlineImage'> {
  const { offlineContent, embedType } = values;
  return {
    name: values.name.trim(),
    description: values.description?.trim() || null,
    regionId: values.regionId,
    embedType: embedType.toUpperCase().replace('-', '_') as WebEmbedType,
    deleteAfter: Number(values.deleteAfter),
    streamDelay: Number(values.streamDelay),
    offlineContent: {
      kind: offlineContent.kind.toUpperCase() as OfflineKind,
      mediaId: offlineContent.kind === 'video' ? offlineContent.mediaId : null,
      playlistId: offlineContent.kind === 'playlist' ? offlineContent.playlistId : null,
    },
    showLogo: values.showRostrumLogo,
    subtitlesEnabled: values.subtitlesEnabled,
    detectQrCodes: values.detectQrCodes,
    qrClickEnabled: values.qrClickEnabled,
    streamUrlsEnabled: values.streamUrlsEnabled,
    videoDescription: values.videoDescription?.trim() || null,
  };
}

const STEP_SECONDS = 30;

/** The delays to choose from: every half minute, and the present one (WCH-06). */
export function delayChoices(present: string): string[] {
  const { minimum, maximum } = STREAM_DELAY;
  const count = (maximum - minimum) / STEP_SECONDS + 1;
  const usual = Array.from({ length: count }, (_, at) => minimum + at * STEP_SECONDS);
  const all = new Set([...usual, Number(present) || minimum]);
  return [...all].sort((a, b) => a - b).map(String);
}

/** Seconds as 1:30. */
export function toMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
