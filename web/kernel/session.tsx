import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import type { PermissionName } from '../../schema/rules/permissions.ts';
import { keepClock } from '../time/clock.ts';
import { keepZone } from '../time/formatters.ts';
import { allows, type Access } from './access.ts';
import { chooseLanguage } from './i18n.ts';
import { openSessionChannel, type SessionChannel } from './sessionChannel.ts';
import * as server from './sessionServer.ts';
import type { SwitchRefusal } from './sessionServer.ts';
import { nextSession, STARTING, type SessionState, type SessionViewer } from './sessionState.ts';

interface SessionControl {
  state: SessionState;
  /** True if the session is being ended: players and other periodic requests stop first. */
  isLeaving: boolean;
  /** Exchanges name and password for a session; also over an expired one. */
  signIn(userName: string, password: string): Promise<server.SignInAnswer>;
  /** Exchanges a super-admin's name and password for a session in another organization (SES-04). */
  signInOnBehalf(customerId: string, userName: string, password: string): Promise<server.SignInAnswer>;
  /** Goes on as somebody who has given all that was asked of them, be it a second factor. */
  enter(viewer: SessionViewer): void;
  /** Moves a super-admin into another organization; answers what was wrong, or null (SES-14 to SES-17). */
  switchCustomer(customerId: string, password: string): Promise<SwitchRefusal | null>;
  signOut(): Promise<void>;
  /** The session is over although nobody signed out (SES-10, SES-11). */
  expire(): void;
  /** What one may do has changed: asks for it, so that menus and screens show no more than that (PRM-29). */
  lookAgain(): Promise<void>;
  /** From a refusal back to the form. */
  backToSignIn(): void;
  /** Asks the graph again who is signed in. */
  reload(): Promise<void>;
}

const SessionContext = createContext<SessionControl | null>(null);

/** Knows who is signed in. `initial` is for pages that stand outside the session (APP-02). */
export function SessionProvider({
  children,
  initial = STARTING,
}: {
  children: ReactNode;
  initial?: SessionState;
}) {
  const [state, send] = useReducer(nextSession, initial);
  const channel = useRef<SessionChannel | null>(null);

  // What is on screen stays until the code of what comes next is there.
  const reload = useCallback(async () => {
    const loaded = await server.loadSession();
    startTransition(() => send(loaded));
  }, []);
  // The graph ends the old session, sockets included, before its answer to a switch or a sign-out arrives here.
  const changing = useRef(false);
  const expire = useCallback(() => {
    if (!changing.current) send({ type: 'expired' });
  }, []);
  const lookAgain = useCallback(async () => {
    if (changing.current) return;
    const loaded = await server.loadSession();
    if (loaded.type !== 'loaded') return;
    // Who was signed out elsewhere keeps the page until they are back.
    if (loaded.viewer) startTransition(() => send(loaded));
    else expire();
  }, [expire]);

  useEffect(() => {
    if (initial.status === 'loading') void reload();
  }, [initial.status, reload]);

  useEffect(() => {
    const opened = openSessionChannel((news) => {
      if (news === 'signedOut') send({ type: 'signedOut' });
      else void reload();
    });
    channel.current = opened;
    return () => opened.close();
  }, [reload]);

  // Before anything is painted: nobody sees their times change.
  const clock = 'viewer' in state ? (state.viewer.preferences?.clock ?? null) : null;
  const zone = 'viewer' in state ? (state.viewer.preferences?.timezone ?? null) : null;
  useLayoutEffect(() => keepClock(clock), [clock]);
  useLayoutEffect(() => keepZone(zone), [zone]);
  // What is chosen for the account counts wherever somebody signs in.
  const language = 'viewer' in state ? (state.viewer.preferences?.language ?? null) : null;
  useEffect(() => {
    if (language) void chooseLanguage(language === 'SPANISH' ? 'es' : 'en');
  }, [language]);

  // Whoever comes next has a generation of their own.
  const [left, setLeft] = useState<number>();
  const isLeaving = left === state.generation;

  const { status, generation } = state;
  const enter = useCallback(
    (viewer: SessionViewer) => {
      if (status === 'signedIn') {
        toFrontDoor();
        send({ type: 'switched', viewer });
      } else {
        send({ type: 'submitted' });
        startTransition(() => send({ type: 'accepted', viewer }));
      }
      channel.current?.tell('changed');
    },
    [status],
  );

  const control = useMemo<SessionControl>(
    () => ({
      ...{ state, isLeaving, reload },
      async signIn(userName, password) {
        send({ type: 'submitted' });
        const answer = await server.signIn(userName, password);
        if (answer.type === 'accepted') {
          startTransition(() => send(answer));
          channel.current?.tell('changed');
        } else if (answer.type === 'venue' || answer.type === 'disabled') {
          send({ type: 'refused', reason: answer.type });
        } else {
          send({ type: 'rejected' });
        }
        return answer;
      },
      async signInOnBehalf(customerId, userName, password) {
        changing.current = true;
        const answer = await server.signInOnBehalf(customerId, userName, password);
        changing.current = false;
        if (answer.type === 'accepted') enter(answer.viewer);
        return answer;
      },
      enter,
      async switchCustomer(customerId, password) {
        changing.current = true;
        const answer = await server.switchCustomer(customerId, password);
        changing.current = false;
        if ('refusal' in answer) return answer.refusal;
        toFrontDoor();
        send({ type: 'switched', viewer: answer.viewer });
        channel.current?.tell('changed');
        return null;
      },
      async signOut() {
        changing.current = true;
        flushSync(() => setLeft(generation));
        await server.signOut();
        changing.current = false;
        toFrontDoor();
        send({ type: 'signedOut' });
        channel.current?.tell('signedOut');
      },
      expire,
      lookAgain,
      backToSignIn: () => send({ type: 'signedOut' }),
    }),
    [state, isLeaving, generation, reload, expire, lookAgain, enter],
  );
  return <SessionContext value={control}>{children}</SessionContext>;
}

/** The address may name a thing of the organization that is left, and the next person starts afresh anyway. */
function toFrontDoor(): void {
  history.replaceState(null, '', '/');
}

/** The session's state and everything that changes it. */
export function useSessionControl(): SessionControl {
  const control = use(SessionContext);
  if (!control) throw new Error('useSessionControl needs a SessionProvider above it.');
  return control;
}

/** True if the session is being ended: players and other periodic requests stop first. */
export const useLeaving = (): boolean => use(SessionContext)?.isLeaving ?? false;

export interface Session {
  viewer: SessionViewer;
  can(permission: PermissionName | readonly PermissionName[], mode?: 'any' | 'all'): boolean;
  hasCapability(name: string): boolean;
  allows(access: Access): boolean;
  signOut(): Promise<void>;
}

/** The signed-in person, below the frame, and what they may do. */
export function useSession(): Session {
  const { state, signOut } = useSessionControl();
  if (state.status !== 'signedIn' && state.status !== 'expired')
    throw new Error('useSession needs somebody signed in.');
  const { viewer } = state;
  return useMemo(
    () => ({
      viewer,
      can: (permission, mode) =>
        allows(viewer, { permissions: [permission].flat() as PermissionName[], mode }),
      hasCapability: (name) => allows(viewer, { capabilities: [name] }),
      allows: (access) => allows(viewer, access),
      signOut,
    }),
    [viewer, signOut],
  );
}
