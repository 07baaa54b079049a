import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { imagine } from './imagined.ts';

type Answer = unknown | ((args: Record<string, never>) => unknown);

export interface GraphRequest {
  operationName: string;
  variables: Record<string, unknown>;
  headers: Record<string, string>;
}

/** A graph that answers with what a test says, through the product's own schema: a misspelt field fails. */
export interface FakeGraph {
  /** Values of root fields, or functions of their arguments. */
  answers: Record<string, Answer>;
  /** Everything that was asked, in order. */
  requests: GraphRequest[];
  /** Names of the operations asked so far. */
  asked(): string[];
  /** Every request fails as if nothing listened. */
  unreachable: boolean;
  /** When set, every request answers with an UNAUTHENTICATED error, as after the session's end. */
  sessionEnded: boolean;
  /** Fields without an answer return one object each. */
  imagines: boolean;
  /** Answers exports (Accept: text/csv) in the place of the schema; null lets them run as any operation. */
  csv: (() => Response) | null;
}

/** Values from the specification (CON-04) for unrelated tests. */
const SERVICE_VALUES = {
  mailLinkMs: 3_600_000,
  decoderLoadMs: 60_000,
  downloadAccuracyMs: 3_200,
  buttonDelayMs: 180_000,
};

/** Values other than the specification's, to prove that a screen loads them. */
export const served = (change: Partial<typeof SERVICE_VALUES>) => ({ ...SERVICE_VALUES, ...change });

const API = readFileSync(join(import.meta.dirname, '../../../schema/api.graphql'), 'utf8');
let schema: GraphQLSchema | undefined;
/** Parsed documents by text. */
const documents = new Map<string, DocumentNode>();

/** Puts a fake graph behind `fetch`. */
export function installFakeGraph(answers: Record<string, Answer> = {}): FakeGraph {
  schema ??= buildSchema(API, { assumeValidSDL: true, noLocation: true });
  const graph: FakeGraph = {
    answers,
    requests: [],
    asked: () => graph.requests.map(({ operationName }) => operationName),
    unreachable: false,
    sessionEnded: false,
    imagines: false,
    csv: null,
  };
  globalThis.fetch = (async (_url: unknown, init: RequestInit) => {
    const { query, variables = {} } = JSON.parse(String(init.body)) as { query: string; variables?: object };
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    graph.requests.push({
      operationName: nameOf(documentOf(query)),
      variables: variables as Record<string, unknown>,
      headers,
    });
    if (graph.unreachable) throw new TypeError('Failed to fetch');
    if (graph.csv && headers['accept'] === 'text/csv') return graph.csv();
    const result = graph.sessionEnded
      ? {
          data: null,
          errors: [{ message: 'Signed out.', extensions: { code: 'UNAUTHENTICATED', status: 401 } }],
        }
      : await answer(documentOf(query), graph, variables as Record<string, unknown>);
    return new Response(JSON.stringify(result), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
  return graph;
}

function documentOf(query: string): DocumentNode {
  const document = documents.get(query) ?? parse(query);
  documents.set(query, document);
  return document;
}

const valid = new WeakSet<DocumentNode>();

/** As the server would: a document that does not fit the schema is refused. */
async function answer(
  document: DocumentNode,
  { answers: rootValue, imagines }: FakeGraph,
  variableValues: Record<string, unknown>,
): Promise<object> {
  if (!valid.has(document)) {
    const errors = validate(schema!, document);
    if (errors.length > 0) return { errors };
    valid.add(document);
  }
  const resolvers = imagines ? imagine : { fieldResolver };
  return execute({
    schema: schema!,
    document,
    rootValue: imagines ? rootValue : { serviceValues: SERVICE_VALUES, ...rootValue },
    variableValues,
    ...resolvers,
  });
}

/** Input errors in tests default to those of which only the kind is known. */
const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  const value: unknown = defaultFieldResolver(source, args, context, info);
  if (value !== undefined || info.parentType.name !== 'UserError') return value;
  return { reason: (source as { code: string }).code, parameters: [], message: '' }[info.fieldName];
};

function nameOf({ definitions: [definition] }: DocumentNode): string {
  return definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : '';
}

/** A viewer as the graph answers one: an organization's admin unless the test says otherwise. */
export function viewer(change: Record<string, unknown> = {}) {
  return {
    user: {
      id: 'u1',
      userName: 'admin@harbour.example',
      firstName: 'Maya',
      lastName: 'Keller',
      roles: ['CUSTOMER_ADMIN'],
    },
    customer: { ...HARBOUR, liveDestinations: [] },
    homeCustomer: HARBOUR,
    permissions: [
      'VIEW_DASHBOARD',
      'MANAGE_ENCODER_AND_WEB_SETTINGS',
      'MANAGE_SCHEDULE',
      'MANAGE_USERS',
      'VIDEO_REVIEW',
      'ACCOUNT_DETAILS',
    ],
    capabilities: ['playlists'],
    toggles: [],
    isSudoAdmin: false,
    isSudoViewer: false,
    ...change,
  };
}

export const HARBOUR = {
  id: 'c1',
  name: 'Harbour Street Church',
  timezone: 'America/New_York',
  webPlanName: 'Pro',
};
export const NORTHGATE = {
  id: 'c2',
  name: 'Northgate Arena',
  timezone: 'Europe/London',
  webPlanName: 'Enterprise 4K',
};

/** A super-admin at home in Harbour. */
export const sudo = (change: Record<string, unknown> = {}) =>
  viewer({
    user: {
      id: 'u9',
      userName: 'super@rostrum.example',
      firstName: 'Sam',
      lastName: 'Ode',
      roles: ['PLATFORM_ADMIN'],
    },
    isSudoAdmin: true,
    ...change,
  });
