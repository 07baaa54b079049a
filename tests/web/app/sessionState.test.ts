import {
  nextSession,
  type SessionEvent,
  type SessionState,
  type SessionViewer,
} from '../../../web/app/sessionState.ts';

const maya = person('u1', 'c1');
const states = {
  loading: { status: 'loading', generation: 0 },
  signedOut: { status: 'signedOut', generation: 0 },
  signingIn: { status: 'signingIn', generation: 0 },
  refused: { status: 'refused', reason: 'venue', generation: 0 },
  signedIn: { status: 'signedIn', viewer: maya, generation: 1 },
  expired: { status: 'expired', viewer: maya, generation: 1 },
} as const satisfies Record<string, SessionState>;

const allowed: [keyof typeof states, SessionEvent, SessionState['status']][] = [
  ['loading', { type: 'loaded', viewer: maya }, 'signedIn'],
  ['loading', { type: 'loaded', viewer: null }, 'signedOut'],
  ['loading', { type: 'unreachable' }, 'unreachable'],
  ['signedOut', { type: 'submitted' }, 'signingIn'],
  ['signingIn', { type: 'accepted', viewer: maya }, 'signedIn'],
  ['signingIn', { type: 'rejected' }, 'signedOut'],
  ['signingIn', { type: 'refused', reason: 'venue' }, 'refused'],
  ['refused', { type: 'signedOut' }, 'signedOut'],
  ['signedIn', { type: 'expired' }, 'expired'],
  ['signedIn', { type: 'signedOut' }, 'signedOut'],
  ['signedIn', { type: 'switched', viewer: person('u1', 'c2') }, 'signedIn'],
  ['expired', { type: 'accepted', viewer: maya }, 'signedIn'],
  ['expired', { type: 'signedOut' }, 'signedOut'],
];

const refused: [keyof typeof states, SessionEvent][] = [
  ['signedOut', { type: 'expired' }],
  ['signedOut', { type: 'accepted', viewer: maya }],
  ['signedOut', { type: 'switched', viewer: maya }],
  ['signingIn', { type: 'expired' }],
  ['signedIn', { type: 'submitted' }],
  ['signedIn', { type: 'refused', reason: 'venue' }],
  ['expired', { type: 'switched', viewer: maya }],
  ['refused', { type: 'accepted', viewer: maya }],
];

test.each(allowed)('STM-01 %s goes on with %j to %s', (from, event, to) => {
  expect(nextSession(states[from], event).status).toBe(to);
});

test.each(refused)('STM-01 %s ignores %j', (from, event) => {
  expect(nextSession(states[from], event)).toBe(states[from]);
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
  };
}
