import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

/** Something the command palette can do while the screen that offers it is open. */
export interface Command {
  id: string;
  /** In the person's language, an imperative: "Start North Hall". */
  title: string;
  /** Further words it is found by. */
  keywords?: string;
  /** Consequence in one sentence. */
  consequence?: string;
  run(): void;
}

/** Commands of a screen, computed only when the palette opens, because a screen of 1,000 objects has thousands. */
type Offer = () => readonly Command[];
type Register = (offer: Offer) => () => void;

// Two contexts: a component that registers must not be drawn again whenever another one does.
const OfferedContext = createContext<readonly Offer[]>([]);
const RegisterContext = createContext<Register>(() => () => {});

/** Collects what everything on screen offers. */
export function CommandsProvider({ children }: { children: ReactNode }) {
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const register = useCallback<Register>((offer) => {
    setOffers((before) => [...before, offer]);
    return () => setOffers((before) => before.filter((other) => other !== offer));
  }, []);
  return (
    <RegisterContext value={register}>
      <OfferedContext value={offers}>{children}</OfferedContext>
    </RegisterContext>
  );
}

/** Offers commands in the palette for as long as the component is mounted. */
export function useCommands(offer: Offer): void {
  const register = use(RegisterContext);
  const latest = useRef(offer);
  useEffect(() => {
    latest.current = offer;
  });
  useEffect(() => register(() => latest.current()), [register]);
}

/** Every command on offer, as it is when the palette opens. */
export function useOfferedCommands(): readonly Command[] {
  const offers = use(OfferedContext);
  return useMemo(() => offers.flatMap((offer) => offer()), [offers]);
}
