import { useState } from 'react';
import type { SelectOption } from './choiceFields.tsx';

/** The choices that were read, with what is chosen where other words do not find it. */
export function useKeptOption(
  value: string,
  found: readonly SelectOption[],
  present: SelectOption | null = null,
): readonly SelectOption[] {
  const [chosen, setChosen] = useState<SelectOption>();
  const picked = found.find((one) => one.value === value);
  if (picked && picked.value !== chosen?.value) setChosen(picked);
  const kept = !picked && [chosen, present].find((one) => one?.value && one.value === value);
  return kept ? [kept, ...found] : found;
}
