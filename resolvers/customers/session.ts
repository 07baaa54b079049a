import { GraphQLError } from 'graphql';
import { type UserErrorRecord, refused, toUserErrors, gone } from '../../graph/kernel/userErrors.ts';
import type { Caller } from '../../graph/kernel/context.ts';
import type { GraphContext, SessionHandle } from '../../graph/upstream/context.ts';
import type { IssuedTokens, TokenPair } from '../../graph/upstream/client/tokens.ts';
import { codedError } from '../../graph/kernel/errors.ts';
import { RestError } from '../../graph/kernel/restError.ts';
import { endTokens, SecondFactorAsked } from '../../graph/upstream/client/tokens.ts';
import type { SecondFactorStepRecord } from '../../graph/upstream/rest/customers/customers.ts';
import { CUSTOMER_MESSAGES } from '../../schema/rules/customerWords.ts';

/** Result of signing in: the new caller, or the reason for a refusal. */
export interface SignInResult {
  viewer: Caller | null;
  /** Second factor that is required first. */
  secondFactor?: SecondFactorStepRecord;
  userErrors: UserErrorRecord[];
}

/** The browser's session; API clients and WebSockets have none to open. */
export function requireSession({ session }: Pick<GraphContext, 'session'>): SessionHandle {
  if (session) return session;
  throw codedError('BAD_USER_INPUT', 'Sessions are opened and closed over HTTP, in a browser.');
}

/**
 * Opens a session with tokens that `obtain` gets. What a person can correct comes back as an error of the input:
 * `wrong` for a wrong name or password, the platform's own words for an account that is closed, and SES-06 for a
 * venue, whose new session is ended upstream at once. Nothing is opened then, and a session that was open goes on.
 */
export async function openSession(
  context: GraphContext,
  wrong: UserErrorRecord,
  obtain: () => Promise<IssuedTokens>,
): Promise<SignInResult> {
  const session = requireSession(context);
  const before = session.tokens();
  try {
    const tokens = await obtain();
    const viewer = await openOrEnd(context, session, tokens);
    // The previous session is no longer needed because the browser has discarded it.
    if (before) await endQuietly(context, before);
    return { viewer, userErrors: [] };
  } catch (error) {
    if (error instanceof SecondFactorAsked) {
      return { viewer: null, secondFactor: error.step, userErrors: [] };
    }
    if (error instanceof RestError && error.code === 'WRONG_PROOF') {
      return { viewer: null, userErrors: toUserErrors(error) };
    }
    const refusal = refusalOf(error, wrong);
    if (!refusal) throw error;
    return { viewer: null, userErrors: [refusal] };
  }
}

async function openOrEnd(
  context: GraphContext,
  session: SessionHandle,
  tokens: IssuedTokens,
): Promise<Caller> {
  try {
    return await session.open(tokens);
  } catch (error) {
    await endQuietly(context, tokens);
    throw error;
  }
}

/** Ends a session upstream. When that fails it ends by itself, and nobody holds its tokens. */
export async function endQuietly(context: Pick<GraphContext, 'rest'>, tokens: TokenPair): Promise<void> {
  try {
    await endTokens(context.rest, tokens);
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
  }
}

function refusalOf(error: unknown, wrong: UserErrorRecord): UserErrorRecord | null {
  if (error instanceof GraphQLError && error.extensions.code === 'WRONG_USER_TYPE') return venueRefusal;
  if (!(error instanceof RestError)) return null;
  if (error.code === 'WRONG_USER_TYPE') return venueRefusal;
  if (error.code === 'ACCOUNT_DISABLED') return refused('FORBIDDEN', null, 'ACCOUNT_DISABLED');
  if (error.status === 401 || error.code === 'INCORRECT_PASSWORD') return wrong;
  if (error.status === 404) return gone('customerId');
  return null;
}

const venueRefusal = refused('FORBIDDEN', null, CUSTOMER_MESSAGES.venueLogin);
