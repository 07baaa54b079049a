import { createContext, use } from 'react';
import type { EventChoices } from './eventChoices.ts';

const Choices = createContext<EventChoices | null>(null);

export const ChoicesProvider = Choices.Provider;

/** Choices of the event form. */
export function useChoices(): EventChoices {
  const choices = use(Choices);
  if (!choices) throw new Error('Outside of an event’s form.');
  return choices;
}
