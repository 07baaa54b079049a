import { useEffect, useEffectEvent } from 'react';

/** Runs on a key with Ctrl or Cmd, wherever the focus is. */
export function useShortcut(key: string, run: () => void): void {
  useKeyDown((event) => {
    if (event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  });
}

/** Runs on a sign typed by itself, but not where signs are typed as text. */
export function useSign(sign: string, run: () => void): void {
  useKeyDown((event) => {
    if (event.key !== sign || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    event.preventDefault();
    run();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="textbox"], .monaco-editor') !== null)
  );
}

function useKeyDown(run: (event: KeyboardEvent) => void): void {
  const pressed = useEffectEvent(run);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
