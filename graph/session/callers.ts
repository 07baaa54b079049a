import { createHash } from 'node:crypto';
import type { Caller } from '../kernel/context.ts';
import type { GraphClock } from '../kernel/clock.ts';
import type { RestClient } from '../upstream/client/client.ts';
import { clientPermissionsOf } from '../../schema/rules/clients.ts';
import { permissionsOf, ROLE_IDS, ROLES, type RoleName } from '../../schema/rules/permissions.ts';
import { BoundedMap } from '../kernel/boundedMap.ts';
import { RestError } from '../kernel/restError.ts';

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

/** How long the platform's word on a caller's rights holds, in milliseconds. */
const TRUSTED_MS = 60_000;
/** Callers remembered at most. */
const REMEMBERED = 5_000;

/** Who is behind a token: asked once a minute, kept by the token's hash. */
export class Callers {
  readonly #clock: GraphClock;
  readonly #known = new BoundedMap<string, { at: number; caller: Promise<Caller> }>(REMEMBERED);

  constructor(clock: GraphClock) {
    this.#clock = clock;
  }

  /**
   * The caller a token belongs to, by the token's fingerprint; `rest` gives what calls with that token, in case the
   * platform has to be asked. Rejects with the RestError of C-006.
   */
  of(key: string, rest: () => RestClient): Promise<Caller> {
    const now = this.#clock.now().getTime();
    const known = this.#known.get(key);
    if (known && now - known.at < TRUSTED_MS) return known.caller;
    const caller = loadCaller(rest()).catch((error: unknown) => {
      // While the platform cannot say, its last word holds; where it refuses, nothing does.
      if (known && error instanceof RestError && error.status >= 500) return known.caller;
      throw error;
    });
    this.#known.set(key, { at: now, caller });
    caller.catch(() => {
      if (this.#known.get(key)?.caller === caller) this.#known.delete(key);
    });
    return caller;
  }

  /** Keeps a caller under a renewed token, who is the same as before. */
  carry(from: string, to: string): void {
    const known = this.#known.get(tokenHash(from));
    if (known) this.#known.set(tokenHash(to), known);
  }

  /** Forgets a token. */
  forget(token: string): void {
    this.#known.delete(tokenHash(token));
  }
}

/** A token's fingerprint, so that no map or log holds the token itself. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22);
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
  return { ...caller, scope: scopeOf(caller) };
}

type Rights = Pick<Caller, 'kind' | 'homeCustomerId' | 'roles' | 'permissions'>;

/**
 * Roles and home organisation, which C-006 does not tell (SES-19): a person's from C-201, an API client's from C-215.
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
  const permissions = clientPermissionsOf(client.roles);
  return { kind: 'client', homeCustomerId: client.customerId, roles: [], permissions };
}

function personOf(roles: RoleName[], homeCustomerId: string): Rights {
  return { kind: 'user', homeCustomerId, roles, permissions: permissionsOf(roles) };
}

function rolesOf(entries: readonly RoleEntry[]): RoleName[] {
  const words = new Set(
    entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : [entry.name, entry.id, entry.roleId])),
  );
  return ROLES.filter((role) => words.has(role) || words.has(ROLE_IDS[role]));
}

function scopeOf(caller: Omit<Caller, 'scope'>): string {
  const rights = [
    caller.kind,
    ...caller.permissions,
    ...[...caller.capabilities].sort(),
    ...[...caller.toggles].sort(),
  ];
  return `${caller.customerId}:${createHash('sha256').update(rights.join()).digest('base64url').slice(0, 12)}`;
}
