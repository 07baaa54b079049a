import type { SessionViewerFragment } from './session.generated.ts';

export type SessionViewer = SessionViewerFragment;

/** Why a sign-in was refused for good: a venue's login (SES-06), or an account that may not sign in. */
export type Refusal = 'venue' | 'disabled';

type Situation =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'signedOut' }
  | { status: 'signingIn' }
  | { status: 'refused'; reason: Refusal }
  | { status: 'signedIn'; viewer: SessionViewer }
  | { status: 'expired'; viewer: SessionViewer };

/**
 * Where the browser stands in the session's machine (STM-01). `generation` grows whenever state of the
 * signed-in app must not survive: it keys everything below the session, caches and sockets included.
 */
export type SessionState = Situation & { generation: number };

export type SessionEvent =
  | { type: 'loaded'; viewer: SessionViewer | null }
  | { type: 'unreachable' }
  | { type: 'submitted' }
  | { type: 'rejected' }
  | { type: 'refused'; reason: Refusal }
  | { type: 'accepted'; viewer: SessionViewer }
  | { type: 'switched'; viewer: SessionViewer }
  | { type: 'expired' }
  | { type: 'signedOut' };

export const STARTING: SessionState = { status: 'loading', generation: 0 };

/** The next state; an arrow that the machine does not have leaves the state as it is. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  const { status, generation } = state;
  switch (event.type) {
    case 'loaded':
      return event.viewer ? signedIn(state, event.viewer) : { status: 'signedOut', generation };
    case 'unreachable':
      return status === 'loading' ? { status: 'unreachable', generation } : state;
    case 'submitted':
      return status === 'signedOut' || status === 'refused' ? { status: 'signingIn', generation } : state;
    case 'rejected':
      return status === 'signingIn' ? { status: 'signedOut', generation } : state;
    case 'refused':
      // Forced out even over an expired session: nothing of the page may stay.
      return status === 'signingIn' || status === 'expired'
        ? { status: 'refused', reason: event.reason, generation }
        : state;
    case 'accepted':
      return status === 'signingIn' || status === 'expired' ? signedIn(state, event.viewer) : state;
    case 'switched':
      return status === 'signedIn' ? fresh(state, event.viewer) : state;
    case 'expired':
      return status === 'signedIn' ? { ...state, status: 'expired' } : state;
    case 'signedOut':
      return status === 'signedIn' || status === 'expired' || status === 'refused'
        ? { status: 'signedOut', generation }
        : state;
  }
}

/** The same person in the same organization keeps the page (SES-12); anyone else starts afresh (SES-14). */
function signedIn(state: SessionState, viewer: SessionViewer): SessionState {
  const before = state.status === 'signedIn' || state.status === 'expired' ? state.viewer : null;
  const same = before?.user.id === viewer.user.id && before.customer.id === viewer.customer.id;
  return same ? { status: 'signedIn', viewer, generation: state.generation } : fresh(state, viewer);
}

function fresh(state: SessionState, viewer: SessionViewer): SessionState {
  return { status: 'signedIn', viewer, generation: state.generation + 1 };
}
