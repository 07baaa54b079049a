import {
  nextSession,
  type SessionEvent,
  type SessionState,
  type SessionViewer,
} from '../../../web/kernel/sessionState.ts';

const maya = person('u1', 'c1');
const states = {
  loading: { status: 'loading', generation: 0 },
  unreachable: { status: 'unreachable', generation: 0 },
  signedOut: { status: 'signedOut', generation: 0 },
  signingIn: { status: 'signingIn', generation: 0 },
  refused: { status: 'refused', reason: 'venue', generation: 0 },
  signedIn: { status: 'signedIn', viewer: maya, generation: 1 },
  expired: { status: 'expired', viewer: maya, generation: 1 },
} as const satisfies Record<string, SessionState>;

const EVENTS = {
  loaded: { type: 'loaded', viewer: maya },
  'loaded nobody': { type: 'loaded', viewer: null },
  unreachable: { type: 'unreachable' },
  submitted: { type: 'submitted' },
  rejected: { type: 'rejected' },
  refused: { type: 'refused', reason: 'venue' },
  accepted: { type: 'accepted', viewer: maya },
  switched: { type: 'switched', viewer: person('u1', 'c2') },
  expired: { type: 'expired' },
  signedOut: { type: 'signedOut' },
} as const satisfies Record<string, SessionEvent>;

/** Every arrow of the machine, and what the start of the app (`loaded`) says, which counts wherever it comes. */
const ARROWS: Record<keyof typeof states, Partial<Record<keyof typeof EVENTS, SessionState['status']>>> = {
  loading: { unreachable: 'unreachable' },
  unreachable: {},
  signedOut: { submitted: 'signingIn' },
  signingIn: { accepted: 'signedIn', rejected: 'signedOut', refused: 'refused' },
  refused: { submitted: 'signingIn', signedOut: 'signedOut' },
  signedIn: { expired: 'expired', signedOut: 'signedOut', switched: 'signedIn' },
  expired: { accepted: 'signedIn', signedOut: 'signedOut', refused: 'refused' },
};
const STATES = Object.keys(states) as (keyof typeof states)[];
const NAMES = Object.keys(EVENTS) as (keyof typeof EVENTS)[];
const targetOf = (from: keyof typeof states, name: keyof typeof EVENTS) =>
  name === 'loaded' ? 'signedIn' : name === 'loaded nobody' ? 'signedOut' : ARROWS[from][name];
const PAIRS = STATES.flatMap((from) => NAMES.map((name) => ({ from, name, to: targetOf(from, name) })));

test.each(PAIRS.filter(({ to }) => to))('STM-01 $from goes on with $name to $to', ({ from, name, to }) => {
  expect(nextSession(states[from], EVENTS[name]).status).toBe(to);
});

test.each(PAIRS.filter(({ to }) => !to))('STM-01 $from ignores $name', ({ from, name }) => {
  expect(nextSession(states[from], EVENTS[name])).toBe(states[from]);
});

test('SES-12 signing in again as the same person keeps everything on screen', () => {
  const next = nextSession(states.expired, { type: 'accepted', viewer: maya });
  expect(next.generation).toBe(states.expired.generation);
});

test('SES-13 signing in over an expired session as somebody else keeps nothing', () => {
  const next = nextSession(states.expired, { type: 'accepted', viewer: person('u2', 'c1') });
  expect(next.generation).toBeGreaterThan(states.expired.generation);
});

test('SES-14 a switch of organisation keeps nothing', () => {
  const next = nextSession(states.signedIn, { type: 'switched', viewer: person('u1', 'c2') });
  expect(next.generation).toBeGreaterThan(states.signedIn.generation);
});

function person(userId: string, customerId: string): SessionViewer {
  const customer = {
    __typename: 'Customer',
    id: customerId,
    name: customerId,
    timezone: 'UTC',
    webPlanName: null,
  } as const;
  return {
    __typename: 'Viewer',
    user: { __typename: 'User', id: userId, userName: userId, firstName: '', lastName: '', roles: [] },
    customer,
    homeCustomer: { __typename: 'Customer', id: 'c1', name: 'c1' },
    permissions: [],
    capabilities: [],
    toggles: [],
    isSudoAdmin: false,
    isSudoViewer: false,
    preferences: null,
  };
}
