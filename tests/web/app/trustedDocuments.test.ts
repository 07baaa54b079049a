import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Kind, OperationTypeNode, print, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { trustedDocuments } from '../../../graph/engine/trusted.ts';
import { createGraphClient, type GraphClient } from '../../../web/kernel/apollo.ts';

const WEB = join(import.meta.dirname, '../../../web');

const trusts = trustedDocuments();

async function webDocuments(): Promise<[OperationDefinitionNode, DocumentNode][]> {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.generated.ts') && path !== 'schema.generated.ts',
  );
  const modules = await Promise.all(files.map((path) => import(join(WEB, path)) as Promise<object>));
  return modules.flatMap((module) =>
    Object.values(module).flatMap((value: Partial<DocumentNode> | null) => {
      const operation = value?.definitions?.find((node) => node.kind === Kind.OPERATION_DEFINITION);
      return operation ? [[operation, value as DocumentNode] as [OperationDefinitionNode, DocumentNode]] : [];
    }),
  );
}

let client: GraphClient;
let sent: string[];

beforeEach(() => {
  sent = [];
  // Nothing is ever answered: what goes out is all that counts.
  jest.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => {
    sent.push((JSON.parse(String(init?.body)) as { query: string }).query);
    return new Promise(() => undefined);
  });
  client = createGraphClient(
    () => undefined,
    () => undefined,
  );
  jest.spyOn(client.socket, 'subscribe').mockImplementation(({ query }) => {
    sent.push(query);
    return () => undefined;
  });
});

afterEach(() => {
  client.dispose();
  jest.restoreAllMocks();
});

test('every operation goes out as one of the documents that the graph trusts', async () => {
  const documents = await webDocuments();
  expect(documents.length).toBeGreaterThan(50);
  const unknown: string[] = [];
  for (const [operation, document] of documents) {
    sent = [];
    send(operation.operation, document);
    while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
    if (!trusts(sent[0] ?? '')) unknown.push(operation.name?.value ?? '');
  }
  expect(unknown).toEqual([]);
});

test('a document of the web app with another field, and an empty one, are not trusted', async () => {
  const [[, document]] = (await webDocuments()) as [[OperationDefinitionNode, DocumentNode]];
  expect(trusts(print(document))).toBe(true);
  expect(trusts(print(document).replace('{', '{ __typename '))).toBe(false);
  expect(trusts('')).toBe(false);
});

function send(kind: OperationTypeNode, document: DocumentNode): void {
  const { apollo } = client;
  if (kind === OperationTypeNode.SUBSCRIPTION) {
    apollo.subscribe({ query: document }).subscribe({});
  } else if (kind === OperationTypeNode.MUTATION) {
    apollo.mutate({ mutation: document }).catch(() => undefined);
  } else {
    apollo.query({ query: document, fetchPolicy: 'network-only' }).catch(() => undefined);
  }
}
