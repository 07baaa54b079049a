import { HARBOUR } from '../../app/fakeGraph.ts';

/** A saved video as the graph answers one. */
export function video(id: string, title: string, change: object = {}) {
  return {
    id,
    title,
    description: null,
    tags: ['talk'],
    length: 3_600_000,
    state: 'COMPLETED',
    source: 'LIVE',
    publishState: 'PUBLISHED',
    createdAt: '2026-11-15T14:30:00Z',
    airedAt: '2026-11-15T14:30:00Z',
    thumbnailUrl: null,
    revision: 1,
    transcript: null,
    discussionQuestions: [],
    documents: [],
    uses: [],
    isPlayable: false,
    region: null,
    customer: HARBOUR,
    cues: [],
    processing: { state: 'COMPLETE', percent: 100, errorKind: null },
    ...change,
  };
}

export const playlist = (id: string, name: string, change: object = {}) => ({
  id,
  name,
  isRolling: false,
  sortPosition: 'END',
  createdAt: '2026-01-01T00:00:00Z',
  mediaCount: 2,
  totalLength: 7_200_000,
  orderVersion: 'v1',
  media: [video('m1', 'First talk'), video('m2', 'Second talk')],
  customer: HARBOUR,
  ...change,
});

const END = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
export const page = <Node extends { id: string }>(nodes: Node[], more: object = {}) => ({
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  nodes,
  pageInfo: END,
  totalCount: nodes.length,
  ...more,
});

const FACETS = {
  durationRanges: [{ range: 'OVER_THIRTY_MINUTES', count: 2 }],
  withThumbnail: 0,
  withoutThumbnail: 2,
  sources: [{ source: 'LIVE', count: 2 }],
  stateGroups: [
    { group: 'READY', count: 2 },
    { group: 'IN_WORK', count: 0 },
    { group: 'FAILED', count: 1 },
  ],
  tags: [{ name: 'talk', count: 2 }],
};

/** The organization with a library and playlists. */
export function withMedia(videos: Array<ReturnType<typeof video>>, more: object = {}) {
  return {
    ...HARBOUR,
    liveDestinations: [],
    mediaSearch: page(videos, { facets: FACETS }),
    processingMedia: [],
    playlistTotals: { playlistCount: 2, mediaCount: 5, totalLength: 19_800_000 },
    ...more,
  };
}
