import type { APIRequestContext } from '@playwright/test';

/** Response of the graph. */
export interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; extensions: { code: string } }[];
}

/** Sends an operation as a script would that holds the session of `client`, past everything that a screen hides. */
export async function byHand<Data>(
  client: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<Answer<Data>> {
  const headers = { 'apollo-require-preflight': '1' };
  const answer = await client.post('/graphql', { headers, data: { query, variables } });
  return (await answer.json()) as Answer<Data>;
}
