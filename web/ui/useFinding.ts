import { useState } from 'react';
import { useDebounced } from './useDebounced.ts';

/** Words that choices are found by, as they are typed and as they are asked for. */
export interface Finding {
  /** Debounced search text. Null for all. */
  asked: string | null;
  typed: string;
  onType: (typed: string) => void;
}

/** Search in lists with more options than shown. */
export function useFinding(): Finding {
  const [words, setWords] = useState('');
  const [typed, onType] = useDebounced(words, setWords);
  return { asked: words.trim() || null, typed, onType };
}
