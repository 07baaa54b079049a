import type { DocumentNode } from '@apollo/client';
import type { Question } from '../kernel/early.ts';
import type { Visit } from '../kernel/screen.ts';
import { listChoice, type ListState } from './useListState.ts';

/** What an organisation's list asks for: the text it is narrowed by (null for none) and its order. */
export const listVariables = (customerId: string, { filter, sort }: Pick<ListState, 'filter' | 'sort'>) => ({
  customerId,
  filter: filter.trim() || null,
  sort,
});

/** What a page that is an organisation's list asks first. */
export const listQuestions =
  (document: DocumentNode) =>
  ({ viewer, search }: Visit): Question[] => [
    { document, variables: listVariables(viewer.customer.id, listChoice(search)) },
  ];
