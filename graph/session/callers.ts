import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import type { Caller } from '../kernel/context.ts';
import type { GraphClock } from '../kernel/clock.ts';
import type { RestClient } from '../upstream/client/client.ts';
import { getClientPermissions } from '../../schema/rules/clients.ts';
import { getPermissions, ROLE_IDS, ROLES, type RoleName } from '../../schema/rules/permissions.ts';
import { createScopeKey } from '../../schema/rules/scope.ts';
import { RestError } from '../kernel/restError.ts';
import type { Scopes } from './scopes.ts';

/** The login user as the platform answers it (C-006, SES-19); what the documents don't name may be missing. */
interface LoginUser {
  userId: string;
  userName: string;
  firstName?: string | null;
  lastName?: string | null;
  userType?: 'USER' | 'SITE';
  customerId: string;
  customerName?: string | null;
  capabilities?: readonly string[];
  toggles?: readonly (string | { name: string })[];
  homeCustomerId?: string | null;
  roles?: readonly RoleEntry[];
}

type RoleEntry = string | { id?: string; roleId?: string; name?: string };

/** Time that a caller's rights remain valid while the platform cannot confirm them. */
const TRUSTED_MS = 60_000;
/** Time that they are used without asking again. */
const SURE_MS = 2_500;
/** Callers remembered at most. */
const REMEMBERED = 5_000;

interface Known {
  at: number;
  /** When the platform last said, or was asked to say, that the rights are still the same. */
  sureAt: number;
  /** Number of reported changes of rights when they were loaded. */
  doubts: number;
  caller: Promise<Caller>;
  /** User, once known. */
  userId?: string;
}

/** Callers by the hash of their token, with rights that are at most a moment old. */
export class Callers {
  readonly #clock: GraphClock;
  readonly #scopes: Scopes;
  readonly #known = new LRUCache<string, Known>({ max: REMEMBERED });
  /** Number of reported changes of rights. */
  #doubts = 0;

  constructor(clock: GraphClock, scopes: Scopes) {
    this.#clock = clock;
    this.#scopes = scopes;
  }

  /**
   * The caller a token belongs to, by the token's hash; `rest` gives what calls with that token, in case the platform
   * has to be asked. Rejects with the RestError of C-006.
   */
  async of(key: string, rest: () => RestClient): Promise<Caller> {
    const now = this.#clock.now().getTime();
    const known = this.#known.get(key);
    const doubts = this.#doubts;
    if (known && now - known.at < TRUSTED_MS) {
      if (now - known.sureAt < SURE_MS && known.doubts === this.#doubts) return known.caller;
      const caller = await known.caller;
      const { asked, scope } = await this.#scopes.of(key);
      if (!asked || scope === caller.scope) {
        known.sureAt = now;
        known.doubts = doubts;
        return caller;
      }
    }
    return this.#load(key, rest, known);
  }

  #load(key: string, rest: () => RestClient, known: Known | undefined): Promise<Caller> {
    const now = this.#clock.now().getTime();
    const caller = loadCaller(rest()).catch((error: unknown) => {
      // While the platform cannot say, its last word holds; where it refuses, nothing does.
      if (known && error instanceof RestError && error.status >= 500) return known.caller;
      throw error;
    });
    const loaded: Known = { at: now, sureAt: now, doubts: this.#doubts, caller };
    this.#known.set(key, loaded);
    caller.then(
      ({ userId }) => (loaded.userId = userId),
      () => {
        if (this.#known.get(key)?.caller === caller) this.#known.delete(key);
      },
    );
    return caller;
  }

  /** Keeps a caller under a renewed token, who is the same as before. */
  carry(from: string, to: string): void {
    const known = this.#known.get(tokenHash(from));
    if (known) this.#known.set(tokenHash(to), known);
  }

  /**
   * Somebody's rights have changed: the platform is asked about each caller before the next answer, and for everything
   * about the user whose they are, where that is said.
   */
  doubt(userId?: string): void {
    this.#doubts += 1;
    if (userId === undefined) return;
    for (const [key, known] of this.#known.entries()) if (known.userId === userId) this.#known.delete(key);
  }

  /** Forgets a token. */
  forget(token: string): void {
    this.#known.delete(tokenHash(token));
  }
}

/** A token's SHA-256, so that no map or log holds the token itself; the platform knows tokens by it too. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}

/** Asks who the client's token belongs to (C-006), and for what that answer lacks. */
async function loadCaller(rest: RestClient): Promise<Caller> {
  const me = (await rest.get('/legacy/users/me')) as LoginUser;
  const rights = await rightsOf(me, rest);
  const capabilities = me.capabilities ?? [];
  const sudoAdmin = capabilities.includes('sudoAdmin');
  const caller = {
    userId: me.userId,
    userName: me.userName,
    firstName: me.firstName ?? '',
    lastName: me.lastName ?? '',
    userType: me.userType ?? 'USER',
    customerId: me.customerId,
    customerName: me.customerName ?? '',
    ...rights,
    capabilities,
    toggles: (me.toggles ?? []).map((toggle) => (typeof toggle === 'string' ? toggle : toggle.name)),
    sudoAdmin,
    sudoViewer: sudoAdmin || capabilities.includes('sudo'),
  } satisfies Omit<Caller, 'scope'>;
  return { ...caller, scope: createScopeKey(caller, digest) };
}

type Rights = Pick<Caller, 'kind' | 'homeCustomerId' | 'roles' | 'permissions'>;

/**
 * Roles and home organization, which C-006 does not tell (SES-19): a person's from C-201, an API client's from C-215.
 * A venue's login has neither, and is refused next (SES-06).
 */
async function rightsOf(me: LoginUser, rest: RestClient): Promise<Rights> {
  if (me.userType === 'SITE') return personOf([], me.customerId);
  if (me.roles) return personOf(rolesOf(me.roles), me.homeCustomerId ?? me.customerId);
  try {
    const user = await rest.get('/api/v3/users/{id}', { params: { id: me.userId } });
    return personOf(rolesOf(user.roles), user.customerId);
  } catch (error) {
    if (!(error instanceof RestError) || error.status !== 404) throw error;
  }
  const client = await rest.get('/api/v3/clients/{uuid}', { params: { uuid: me.userId } });
  const permissions = getClientPermissions(client.rolesInForce);
  return { kind: 'client', homeCustomerId: client.customerId, roles: [], permissions };
}

function personOf(roles: RoleName[], homeCustomerId: string): Rights {
  return { kind: 'user', homeCustomerId, roles, permissions: getPermissions(roles) };
}

function rolesOf(entries: readonly RoleEntry[]): RoleName[] {
  const words = new Set(
    entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : [entry.name, entry.id, entry.roleId])),
  );
  return ROLES.filter((role) => words.has(role) || words.has(ROLE_IDS[role]));
}

function digest(text: string): string {
  return hash('sha256', text, 'base64url');
}
