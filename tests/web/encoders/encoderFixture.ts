import { HARBOUR } from '../app/fakeGraph.ts';

interface Change {
  state?: string;
  hasInput?: boolean | null;
  celsius?: number;
  cpuUsage?: number | null;
  lost?: number;
  nextUse?: object | null;
  createdAt?: string;
}

/** An encoder as the graph answers one. */
export function encoder(id: string, name: string, change: Change = {}) {
  const {
    state = 'STOPPED',
    hasInput = null,
    celsius = 41,
    cpuUsage = 12,
    lost = 0,
    nextUse = null,
    createdAt = '2026-01-01T00:00:00Z',
  } = change;
  return {
    __typename: 'Encoder',
    id,
    name,
    serialNumber: `E1002441${id.length}`,
    activationCode: 'abcd-1234' as string | null,
    deviceToken: null as object | null,
    model: 'Rostrum E4K',
    type: 'HARDWARE',
    operatingSystem: 'Rostrum OS 5.2',
    version: '8.2.1',
    availableVersion: null,
    inputSource: 'SDI',
    configuration: 'AUTOMATIC',
    revision: 3,
    pendingNetworks: 0,
    isInLanMode: false,
    createdAt,
    channel: { id: 'ch1', name: 'Main', deleteAfter: 7, isLanOnly: false },
    preset: null,
    nextUse,
    networks: [] as object[],
    marathon: { __typename: 'Marathon', isEnabled: false, state: 'OFF', schedule: '04:00', nextRunAt: null },
    status: {
      state,
      requestedState: null,
      hasInput,
      cpuUsage,
      peakCloudUpload: 0,
      uploadHistory: [0, 0],
      droppedFrames: 0,
      startedAt: null,
      droppedFramesLastHour: lost,
      reportedAt: '2026-11-22T14:00:00Z',
      temperatures: [{ name: 'Processor', celsius, warningCelsius: 75 }],
    },
  };
}

/** The organization with these encoders, as the list asks for them. */
export function withEncoders(encoders: Array<ReturnType<typeof encoder>>, more: object = {}) {
  return {
    ...HARBOUR,
    liveDestinations: [],
    encoders: {
      totalCount: encoders.length,
      stateCounts: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      nodes: encoders,
      edges: encoders.map((node) => ({ cursor: node.id, node })),
    },
    ...more,
  };
}
