import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';

/** A place that something is sent to (DST-25). Its status arrives in either case (DST-12). */
export type ContentDestinationRecord = components['schemas']['ContentDestination'];
/** Summary of a destination (C-136). */
export type ContentDestinationSummaryRecord = components['schemas']['ContentDestinationSummary'];
/** A state that it went through. */
export type ContentDestinationEntryRecord = ContentDestinationSummaryRecord['statusHistory'][number];
/** A web channel, on the wire a "web event profile" (WCH-11). */
export type WebChannelRecord = components['schemas']['WebChannel'];
/** Content of a web channel when nothing is live (WCH-09). */
export type OfflineContentRecord = WebChannelRecord['offlineContent'];
/** Current content of a web channel (WCH-12). */
export type ActiveContentRecord = components['schemas']['ActiveContent'];
/** Data sent to the viewers of a web channel (C-161). */
export type WebChannelBandwidthRecord = components['schemas']['WebChannelBandwidth'];
/** A web preset, on the wire a "web encoder profile". */
export type WebPresetRecord = components['schemas']['WebPreset'];
/** A place that is sent to over RTMP; its key is in no answer but one (RTM-08). */
export type RtmpDestinationRecord = components['schemas']['RtmpDestination'];
/** Current or last stream to the destination. */
export type RtmpStreamRecord = NonNullable<RtmpDestinationRecord['stream']>;
/** Sources that can currently be forwarded (RTM-06). */
export type LiveSourcesRecord = components['schemas']['LiveSources'];
/** Destinations that events go to together (GRP-06). */
export type DestinationGroupRecord = components['schemas']['DestinationGroup'];
/** One of them. */
export type GroupDestinationRecord = components['schemas']['GroupDestination'];
/** A linked social media account (SOC-04). */
export type SocialAccountRecord = components['schemas']['SocialAccount'];
/** Account details reported by Facebook. */
export type FacebookInfoRecord = components['schemas']['FacebookInfo'];
/** True if one can go live. */
export type SocialLiveCheckRecord = components['schemas']['SocialLiveCheck'];
/** An event with a destination that goes to one. */
export type SocialScheduleRecord = components['schemas']['Schedule'];
/** Audience figures of a live video on a social network (SOC-07), with its destination. */
export type SocialFiguresRecord = components['schemas']['SocialFigures'] & { customerId: string };
/** Post at a network, scheduled or published. */
export type PostRecord = components['schemas']['Post'];
/** A QRclick overlay, on the wire a "hotspot". */
export type QrOverlayRecord = components['schemas']['QrOverlay'];

/** C-125: destinations of an organization that were asked to start, the last one first. */
export function listContentDestinations(
  rest: RestClient,
  customerId: string,
): Promise<ContentDestinationRecord[]> {
  return rest.get('/api/v3/customers/{id}/contentdestinations', {
    params: { id: customerId },
    query: { startRequested: 'true' },
  });
}

/** C-125: destinations of an organization, those included that were not asked to start yet. */
export function listEveryContentDestination(
  rest: RestClient,
  customerId: string,
): Promise<ContentDestinationRecord[]> {
  return rest.get('/api/v3/customers/{id}/contentdestinations', { params: { id: customerId } });
}

/** C-126: one destination. */
export function readContentDestination(rest: RestClient, id: string): Promise<ContentDestinationRecord> {
  return rest.get('/api/v3/contentdestinations/{id}', { params: { id } });
}

/** Address of what a destination shows or has shown, for this caller; 404 where there is neither. */
export function playDestination(rest: RestClient, id: string): Promise<components['schemas']['Playback']> {
  return rest.get('/api/v3/contentdestinations/{id}/playback', { params: { id } });
}

/** C-133: stops a destination. 409 with code STATE when it does not run (DST-20). */
export function stopContentDestination(rest: RestClient, id: string): Promise<ContentDestinationRecord> {
  return rest.post('/api/v3/contentdestinations/{id}/stop', { params: { id } });
}

/**
 * C-134: stops several destinations of an organization; answers the state of each after that. 404 for one that is
 * another's.
 */
export function stopContentDestinations(
  rest: RestClient,
  customerId: string,
  ids: string[],
): Promise<components['schemas']['StoppedDestination'][]> {
  return rest.post('/api/v3/customers/{id}/contentdestinations/stop', {
    params: { id: customerId },
    body: { ids },
  });
}

/** C-128: changes what a destination is called and says. 400 names the field. */
export function updateContentDestination(
  rest: RestClient,
  id: string,
  body: Partial<{
    title: string;
    description: string | null;
    hasButton: boolean;
    buttonText: string | null;
    buttonUrl: string | null;
    stopCue: number;
  }>,
): Promise<ContentDestinationRecord> {
  return rest.patch('/api/v3/contentdestinations/{id}', { params: { id }, body });
}

/** C-132: shows it to viewers, plans that, or hides it; chooses what a web channel replays next. 400 names the field. */
export function publishContentDestination(
  rest: RestClient,
  id: string,
  body: { publishState?: string; publishAt?: string | null; nextReplay?: boolean },
): Promise<ContentDestinationRecord> {
  return rest.post('/api/v3/contentdestinations/{id}/publish', { params: { id }, body });
}

/** C-129: deletes a destination. 409 with code STATE while it runs. */
export async function deleteContentDestination(rest: RestClient, id: string): Promise<void> {
  await rest.delete('/api/v3/contentdestinations/{id}', { params: { id } });
}

/** C-136: the states a destination went through, and how many watched. */
export function readDestinationSummary(
  rest: RestClient,
  id: string,
): Promise<ContentDestinationSummaryRecord> {
  return rest.get('/api/v3/contentdestinations/{id}/summary', { params: { id } });
}
