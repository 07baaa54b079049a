import type { ApolloClient } from '@apollo/client';
import { allows } from '../kernel/access.ts';
import { askEarly } from '../kernel/early.ts';
import type { Screen, Visit } from '../kernel/screen.ts';

/** Asks what a screen's page will ask first, for those who may open it. What goes wrong is told by the page. */
export function askFirst(client: ApolloClient, { access, asks }: Screen, visit: Visit): void {
  if (!asks || access === 'public' || !allows(visit.viewer, access)) return;
  asks(visit).then(
    (questions) => questions.forEach((question) => askEarly(client, question)),
    () => undefined,
  );
}
