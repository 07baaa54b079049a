import type { DocumentNode } from '@apollo/client';
import type { Question } from '../kernel/early.ts';
import type { Visit } from '../kernel/screen.ts';
import { listChoice, type ListState } from './useListState.ts';

/** Variables of an organization's list: filter (null for none) and order. */
export const listVariables = (customerId: string, { filter, sort }: Pick<ListState, 'filter' | 'sort'>) => ({
  customerId,
  filter: filter.trim() || null,
  sort,
});

/** First query of a page that is an organization's list. */
export const listQuestions =
  (document: DocumentNode) =>
  ({ viewer, search }: Visit): Question[] => [
    { document, variables: listVariables(viewer.customer.id, listChoice(search)) },
  ];
