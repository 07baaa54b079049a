import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';

/** Something the command palette can do while the screen that offers it is open. */
export interface Command {
  id: string;
  /** In the person's language, an imperative: "Start North Hall". */
  title: string;
  /** Further words it is found by. */
  keywords?: string;
  run(): void;
}

type Register = (commands: readonly Command[]) => () => void;

// Two contexts: a component that registers must not be drawn again whenever another one does.
const OfferedContext = createContext<readonly Command[]>([]);
const RegisterContext = createContext<Register>(() => () => {});

/** Collects the commands of everything on screen. */
export function CommandsProvider({ children }: { children: ReactNode }) {
  const [groups, setGroups] = useState<readonly (readonly Command[])[]>([]);
  const register = useCallback<Register>((commands) => {
    setGroups((before) => [...before, commands]);
    return () => setGroups((before) => before.filter((group) => group !== commands));
  }, []);
  const offered = useMemo(() => groups.flat(), [groups]);
  return (
    <RegisterContext value={register}>
      <OfferedContext value={offered}>{children}</OfferedContext>
    </RegisterContext>
  );
}

/** Offers commands in the palette for as long as the component is mounted. Pass a memoised list. */
export function useCommands(commands: readonly Command[]): void {
  const register = use(RegisterContext);
  useEffect(() => register(commands), [register, commands]);
}

/** Every command on offer at present. */
export function useOfferedCommands(): readonly Command[] {
  return use(OfferedContext);
}
