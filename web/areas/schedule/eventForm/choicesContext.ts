import { createContext, use } from 'react';
import type { EventChoices } from './eventChoices.ts';

const Choices = createContext<EventChoices | null>(null);

export const ChoicesProvider = Choices.Provider;

/** What an event can be made of, for everything that stands in its form. */
export function useChoices(): EventChoices {
  const choices = use(Choices);
  if (!choices) throw new Error('Outside of an event’s form.');
  return choices;
}
