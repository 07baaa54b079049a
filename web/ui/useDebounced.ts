import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Text that is typed now and committed once typing rests. A change from outside (back button, cleared filter)
 * replaces what is typed.
 */
export function useDebounced(committed: string, commit: (value: string) => void, restMs = 220) {
  const [typed, setTyped] = useState(committed);
  const sent = useRef(committed);
  const send = useEffectEvent((value: string) => {
    sent.current = value;
    commit(value);
  });
  useEffect(() => {
    if (committed !== sent.current) {
      sent.current = committed;
      setTyped(committed);
    }
  }, [committed]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => send(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed, restMs]);
  return [typed, setTyped] as const;
}
