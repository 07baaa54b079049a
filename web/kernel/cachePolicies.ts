import type { InMemoryCacheConfig } from '@apollo/client';
import { connection } from './connectionPolicy.ts';
import { CONNECTIONS } from './connections.generated.ts';

/** The lists of a type: each grows page by page, and is another one with other arguments. */
const lists = (type: string) =>
  Object.fromEntries(
    Object.entries(CONNECTIONS[type] ?? {}).map(([field, keyArgs]) => [field, connection([...keyArgs])]),
  );

/** Cache policies: objects by ID, others merged, lists by their filters. */
export const CACHE: InMemoryCacheConfig = {
  typePolicies: {
    ...Object.fromEntries(Object.keys(CONNECTIONS).map((type) => [type, { fields: lists(type) }])),
    Viewer: { keyFields: [], merge: true },
    Customer: {
      fields: { ...lists('Customer'), storage: { merge: true }, librarySettings: { merge: true } },
    },
    EncoderStatus: { merge: true },
    GoLiveRequest: { merge: true },
    Decoder: { keyFields: ['serial'] },
    // The same event uses several things, at different times.
    Use: { keyFields: false },
    MediaProcessing: { merge: true },
  },
};
