import type { EncoderChannelCandidatesQuery } from './ChannelUsersField.generated.ts';

/** Someone who may be given a channel, or has it already. */
export interface Candidate {
  userId: string;
  userName: string;
  isVenue: boolean;
}

/** Access to a channel as a form value. */
export interface ChannelAccess {
  userId: string;
  viewOnly: boolean;
}

export type Level = 'none' | 'look' | 'use';

/** Access level of a user or venue. */
export function getAccessLevel(access: readonly ChannelAccess[], userId: string): Level {
  const own = access.find((entry) => entry.userId === userId);
  if (!own) return 'none';
  return own.viewOnly ? 'look' : 'use';
}

/** The list with somebody's level set. */
export function withLevel(access: readonly ChannelAccess[], userId: string, level: Level): ChannelAccess[] {
  const others = access.filter((entry) => entry.userId !== userId);
  return level === 'none' ? others : [...others, { userId, viewOnly: level === 'look' }];
}

/** True if two lists give everybody the same. */
export function isSameAccess(a: readonly ChannelAccess[], b: readonly ChannelAccess[]): boolean {
  return (
    a.length === b.length && a.every(({ userId }) => getAccessLevel(a, userId) === getAccessLevel(b, userId))
  );
}

/** Everybody to choose from, by name: those of the channel first, then the organization's that match the filter. */
export function listCandidates(
  present: readonly Candidate[],
  customer: EncoderChannelCandidatesQuery['customer'] | undefined,
  filter: string,
): Candidate[] {
  const wanted = filter.trim().toLowerCase();
  const held = new Set(present.map(({ userId }) => userId));
  const found = [
    ...(customer?.users?.nodes ?? []).map(({ id, userName }) => ({ userId: id, userName, isVenue: false })),
    ...(customer?.venues?.nodes ?? []).map(({ id, userName }) => ({ userId: id, userName, isVenue: true })),
  ].filter(({ userId }) => !held.has(userId));
  const byName = (a: Candidate, b: Candidate) => a.userName.localeCompare(b.userName);
  return [
    ...present.filter(({ userName }) => userName.toLowerCase().includes(wanted)).sort(byName),
    ...found.sort(byName),
  ];
}
