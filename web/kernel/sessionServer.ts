import type { Problem } from './reasons.ts';
import { request, RequestError } from './request.ts';
import {
  SessionDocument,
  SignInDocument,
  SignInOnBehalfDocument,
  SignOutDocument,
  SwitchCustomerDocument,
  type SignInMutation,
  type SignInStepFragment,
} from './session.generated.ts';
import type { SessionEvent, SessionViewer } from './sessionState.ts';

/** Why a switch was refused: what is wrong with the input, or the code of a fault. */
export type SwitchRefusal = Problem | { fault: string };

/** What came of a sign-in. */
export type SignInAnswer =
  | { type: 'accepted'; viewer: SessionViewer }
  | { type: 'secondFactor'; step: SignInStepFragment }
  | { type: 'venue' }
  | { type: 'disabled' }
  | { type: 'wrong' }
  | { type: 'throttled' }
  | { type: 'unreachable' };

let asked: ReturnType<typeof ask> | null = null;

/** Asks who is signed in before anything is drawn; the first {@link loadSession} takes the answer. */
export function askEarly(): void {
  asked = ask();
  // The caller that awaits the request handles its failure.
  asked.catch(() => undefined);
}

const ask = () => request(SessionDocument, {});

/** Who is signed in, as the next event of the session. */
export async function loadSession(): Promise<SessionEvent> {
  const early = asked;
  asked = null;
  try {
    const { viewer } = await (early ?? ask());
    return { type: 'loaded', viewer: viewer ?? null };
  } catch (error) {
    if (isUnauthenticated(error)) return { type: 'loaded', viewer: null };
    // A load of the customer that fails is also written to the console (APP-20).
    console.warn('The customer could not be loaded:', error instanceof Error ? error.message : error);
    return { type: 'unreachable' };
  }
}

/** Tries a name and a password. A failure is also written to the console (SES-05). */
export function signIn(userName: string, password: string): Promise<SignInAnswer> {
  return answered(async () => (await request(SignInDocument, { input: { userName, password } })).signIn);
}

/** Tries a super-admin's name and password for another organization (SES-04). */
export function signInOnBehalf(
  customerId: string,
  userName: string,
  password: string,
): Promise<SignInAnswer> {
  const input = { customerId, userName, password };
  return answered(async () => (await request(SignInOnBehalfDocument, { input })).signInOnBehalf);
}

async function answered(ask: () => Promise<SignInMutation['signIn']>): Promise<SignInAnswer> {
  try {
    const payload = await ask();
    if (payload?.viewer) return { type: 'accepted', viewer: payload.viewer };
    if (payload?.secondFactor) return { type: 'secondFactor', step: payload.secondFactor };
    const [error] = payload?.userErrors ?? [];
    console.warn('Login failed:', error?.code, error?.message);
    if (error?.reason === 'VENUE_LOGIN') return { type: 'venue' };
    return { type: error?.code === 'FORBIDDEN' || error?.code === 'STATE' ? 'disabled' : 'wrong' };
  } catch (error) {
    console.warn('Login failed:', error instanceof Error ? error.message : error);
    return { type: failedSignIn(error) };
  }
}

function failedSignIn(error: unknown): 'wrong' | 'throttled' | 'disabled' | 'unreachable' {
  if (isUnauthenticated(error)) return 'wrong';
  if (error instanceof RequestError && error.code === 'FORBIDDEN') return 'disabled';
  return error instanceof RequestError && (error.code === 'RATE_LIMITED' || error.status === 429)
    ? 'throttled'
    : 'unreachable';
}

/** Moves into another organization; or answers what was wrong, as far as that is known. */
export async function switchCustomer(
  customerId: string,
  password: string,
): Promise<{ viewer: SessionViewer } | { refusal: SwitchRefusal }> {
  try {
    const { switchCustomer: payload } = await request(SwitchCustomerDocument, {
      input: { customerId, password },
    });
    if (payload?.viewer) return { viewer: payload.viewer };
    return { refusal: payload?.userErrors[0] ?? { fault: 'INTERNAL_SERVER_ERROR' } };
  } catch (error) {
    return { refusal: { fault: error instanceof RequestError ? error.code : 'INTERNAL_SERVER_ERROR' } };
  }
}

/** Ends the session upstream. An already ended one is no error; a graph that is away must not keep anyone signed in. */
export async function signOut(): Promise<void> {
  try {
    await request(SignOutDocument, {});
  } catch (error) {
    console.warn('Signing out upstream failed:', error instanceof Error ? error.message : error);
  }
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'UNAUTHENTICATED';
}
