import { useState } from 'react';
import { useDebounced } from './useDebounced.ts';

/** Words that choices are found by, as they are typed and as they are asked for. */
export interface Finding {
  /** What is asked for once typing rests; null for everything. */
  asked: string | null;
  typed: string;
  onType: (typed: string) => void;
}

/** What is typed to find one of more choices than are listed. */
export function useFinding(): Finding {
  const [words, setWords] = useState('');
  const [typed, onType] = useDebounced(words, setWords);
  return { asked: words.trim() || null, typed, onType };
}
