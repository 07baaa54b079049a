import { DEMO_PASSWORD } from '../../fixtures/demo/seed/demoAccounts.ts';
import { CUSTOMERS } from '../../fixtures/demo/seed/ids.ts';
import { atMost, median, reported, type Figures } from './results.ts';
import { startVersion, checkOutTree, type Call, type PlatformVersion } from './sides.ts';

/** Rounds of each version; the one that begins takes turns. */
const ROUNDS = 12;
/** Of warming up, which nobody times. */
const WARM_ROUNDS = 3;
const TARGET = 1.05;

const SIGN_IN: Call = {
  method: 'POST',
  path: '/api/v3/auth/token',
  body: { grant_type: 'password_cookie', username: 'admin@harbour.example', password: DEMO_PASSWORD },
};
const LISTS: Readonly<Record<string, string>> = {
  encoders: `/api/v3/customers/${CUSTOMERS.harbour}/encoders`,
  'encoder videos': `/api/v3/customers/${CUSTOMERS.harbour}/events`,
  library: `/search/api/v1/vod/${CUSTOMERS.harbour}`,
  playlists: `/media-metadata/api/v1/customers/${CUSTOMERS.harbour}/playlists`,
  users: `/api/v3/customers/${CUSTOMERS.harbour}/users`,
};

/** A kind of call, and how many a round makes. */
interface Route {
  name: string;
  calls: number;
  /** The call number so many; a write must change something each time. */
  call(number: number): Call;
}

/** Duration of a call in milliseconds. */
interface Taken {
  wall: number;
  cpu: number;
}

/** A version with the token of its admin and its routes. */
interface Side {
  version: PlatformVersion;
  token: string;
  routes: Route[];
}

/**
 * Sign-in, lists and writes of the platform as it is over those of an earlier commit, each a process of its own with the
 * demo data in a database of its own on one PostgreSQL server. One call at a time, in rounds that take turns; each figure
 * is the median of the ratios within a round, of time and of the process's processor time a call.
 *
 * @param commit the earlier version
 * @param scratch folder for its tree
 */
export async function routesBench(commit: string, scratch: string): Promise<Figures> {
  const tree = checkOutTree(commit, scratch);
  const versions: PlatformVersion[] = [];
  try {
    versions.push(await startVersion(tree.root));
    versions.push(await startVersion());
    const [before, now] = await Promise.all(versions.map(sideOf));
    if (!before || !now) return {};
    const figures: Figures = {};
    for (const [place, { name }] of now.routes.entries()) {
      const ratios = await inTurns(before, now, place);
      figures[`${name}: time over that of the earlier version`] = atMost(ratios.wall, TARGET, 'times');
      figures[`${name}: processor time over that of the earlier version`] = atMost(
        ratios.cpu,
        TARGET,
        'times',
      );
      figures[`${name}: time`] = reported(ratios.took.wall, 'ms');
      figures[`${name}: processor time`] = reported(ratios.took.cpu, 'ms');
    }
    return figures;
  } finally {
    await Promise.all(versions.map((version) => version.close()));
    tree.remove();
  }
}

async function inTurns(before: Side, now: Side, place: number): Promise<Taken & { took: Taken }> {
  const rounds: { before: Taken; now: Taken }[] = [];
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) {
    const taken = new Map<Side, Taken>();
    for (const side of round % 2 ? [now, before] : [before, now]) {
      taken.set(side, await takeRound(side, place, round));
    }
    const [first, second] = [taken.get(before), taken.get(now)];
    if (first && second && round >= WARM_ROUNDS) rounds.push({ before: first, now: second });
  }
  const over = (kind: keyof Taken) => median(rounds.map((round) => round.now[kind] / round.before[kind]));
  const own = (kind: keyof Taken) => median(rounds.map((round) => round.now[kind]));
  return { wall: over('wall'), cpu: over('cpu'), took: { wall: own('wall'), cpu: own('cpu') } };
}

async function takeRound({ version, token, routes }: Side, place: number, round: number): Promise<Taken> {
  const route = routes[place];
  if (!route) throw new Error('Both versions have the same routes.');
  const cpu = await version.cpuMs();
  const began = performance.now();
  for (let at = 0; at < route.calls; at += 1) {
    await version.call(route.call(round * route.calls + at), token);
  }
  const wall = performance.now() - began;
  return { wall: wall / route.calls, cpu: ((await version.cpuMs()) - cpu) / route.calls };
}

async function sideOf(version: PlatformVersion): Promise<Side> {
  const { access_token: token } = await version.call<{ access_token: string }>(SIGN_IN);
  const list = <T>(name: string) => version.call<T>({ method: 'GET', path: LISTS[name] ?? '' }, token);
  const playlist = (await list<{ items: { id: string }[] }>('playlists')).items[0]?.id;
  const video = (await list<{ mediaItems: { mediaId: string }[] }>('library')).mediaItems[0]?.mediaId;
  const encoder = (await list<{ uuid: string }[]>('encoders'))[0]?.uuid;
  const patch = (path: string, field: string) => (number: number) => ({
    method: 'PATCH',
    path,
    body: { [field]: `Number ${number}` },
  });
  const routes: Route[] = [
    { name: 'Sign-in', calls: 10, call: () => SIGN_IN },
    ...Object.entries(LISTS).map(([name, path]) => ({
      name: `List of ${name}`,
      calls: 100,
      call: () => ({ method: 'GET', path }),
    })),
    {
      name: 'Change of a playlist',
      calls: 60,
      call: patch(`/media-metadata/api/v1/playlists/${playlist}`, 'name'),
    },
    { name: 'Change of a video', calls: 60, call: patch(`/media-metadata/api/v1/media/${video}`, 'title') },
    { name: 'Change of an encoder', calls: 60, call: patch(`/api/v3/encoders/${encoder}`, 'name') },
  ];
  return { version, token, routes };
}
