import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { API_CLIENTS, CUSTOMERS, INVITES, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoProfileId } from '../../../fixtures/demo/seed/playerProfiles.ts';
import { demoEncoderVideoId, demoMediaId, demoPlaylistId } from '../../../fixtures/demo/seed/mediaIds.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  demoEndedDestinationId,
  PRESET_IDS,
  QR_OVERLAY_IDS,
  WEB_CHANNEL_IDS,
  WEB_PRESET_IDS,
  RTMP_DESTINATION_IDS,
  DESTINATION_GROUP_IDS,
  SCHEDULE_IDS,
  SOCIAL_ACCOUNT_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { MORE_IDS } from '../moreObjects.ts';

const WEB = join(import.meta.dirname, '../../../web');

/** An operation of the web app with the fragments it uses. */
export interface WebOperation {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

/** Values for the variables that the web's queries need, by name. */
const VALUES: Readonly<Record<string, unknown>> = {
  // No link has this secret; the null result is a valid response.
  token: 'nobody-has-this-secret',
  customerId: CUSTOMERS.harbour,
  from: '2026-11-20T00:00:00.000Z',
  to: '2026-11-30T00:00:00.000Z',
  api: 'WEB_EVENTS',
  start: '2026-11-01',
  day: '2026-11-20',
  end: '2026-11-22',
  unit: 'DAY',
  part: 'WEB',
  name: 'react',
  version: '19.3.1',
  first: 20,
  sort: 'NAME_ASC',
  filter: null,
  text: 'a',
  model: 'Rostrum E4',
  deviceId: 'studio-b',
  kind: 'PLAYLIST',
  states: ['STARTED'],
  // Of CheckEvent, the one query that takes an input: an event that lacks nearly everything.
  input: { name: 'Vespers' },
};

/** Values of `id` variables by field. */
const IDS: Readonly<Record<string, string>> = {
  customer: CUSTOMERS.harbour,
  encoder: ENCODER_IDS.northHall,
  encoderChannel: CHANNEL_IDS.main,
  encoderPreset: PRESET_IDS.fullHd30,
  mediaItem: demoMediaId(CUSTOMERS.harbour, 0),
  playlist: demoPlaylistId(CUSTOMERS.harbour, 0),
  contentDestination: demoEndedDestinationId(1),
  playerProfile: demoProfileId(CUSTOMERS.harbour, 0),
  webChannel: WEB_CHANNEL_IDS.youth,
  webPreset: WEB_PRESET_IDS.spanish,
  rtmpDestination: RTMP_DESTINATION_IDS.cityRelay,
  venue: USERS.harbourMainHall,
  destinationGroup: DESTINATION_GROUP_IDS.sunday,
  socialAccount: SOCIAL_ACCOUNT_IDS.facebook,
  qrOverlay: QR_OVERLAY_IDS.give,
  encoderVideo: demoEncoderVideoId(CUSTOMERS.harbour, 0),
  user: USERS.harbourEvents,
  invite: INVITES.grace,
  apiClient: API_CLIENTS.harbourAnalytics,
  event: SCHEDULE_IDS.sundayService,
  post: MORE_IDS.post,
  // There is none, which is an answer as well.
  goLiveState: 'nothing',
};

/** Every query of the web app, with variables from the demo data. Throws for a variable it has no value for. */
export function webQueries(): WebOperation[] {
  const { operations, fragments } = readWeb();
  return operations
    .filter((node) => node.operation === 'query')
    .map((operation) => ({
      name: operation.name?.value ?? '',
      query: print(withFragments(operation, fragments)),
      variables: variablesOf(operation),
    }));
}

/** The document of one operation of the web app, as its session sends it. */
export function webDocument(name: string): string {
  const { operations, fragments } = readWeb();
  const operation = operations.find((node) => node.name?.value === name);
  if (!operation) throw new Error(`The web app has no operation ${name}.`);
  return print(withFragments(operation, fragments));
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function readWeb(): { operations: OperationDefinitionNode[]; fragments: Fragments } {
  const documents = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => parse(readFileSync(join(WEB, path), 'utf8')));
  const definitions = documents.flatMap((document) => document.definitions);
  const fragments = new Map(
    definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  return {
    fragments,
    operations: definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION),
  };
}

function withFragments(operation: OperationDefinitionNode, all: Fragments): DocumentNode {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = all.get(value);
        if (!fragment || used.has(value)) return;
        used.set(value, fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] };
}

function variablesOf(operation: OperationDefinitionNode): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const required = type.kind === Kind.NON_NULL_TYPE;
    const inner = required ? type.type : type;
    if (name === 'id') variables.id = idFor(operation);
    else if (name === 'filter' && required) variables.filter = 'a';
    else if (inner.kind === Kind.NAMED_TYPE && inner.name.value === 'Boolean') variables[name] = true;
    else if (inner.kind === Kind.NAMED_TYPE && inner.name.value === 'SocialKind')
      variables[name] = 'FACEBOOK';
    else if (name in VALUES) variables[name] = VALUES[name];
    else if (required) throw new Error(`${operation.name?.value}: there is no value for $${name}`);
  }
  return variables;
}

function idFor(operation: OperationDefinitionNode): string {
  const field = operation.selectionSet.selections.find((node) => node.kind === Kind.FIELD);
  const id = IDS[field?.name.value ?? ''];
  if (!id) throw new Error(`${operation.name?.value}: there is no id for ${field?.name.value}`);
  return id;
}
