import type { InferType } from 'yup';
import { gone, refused, userErrors } from '../../graph/kernel/userErrors.ts';
import { createPost, deletePost, updatePost } from '../../graph/upstream/rest/destinations/posts.ts';
import { english } from '../../schema/reasons/english.ts';
import { postChangesSchema, postLock, postSchema, postTimeProblem } from '../../schema/rules/posts.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';
import { requireCaller } from '../shared/signedIn.ts';

/** The input's names of what the service calls otherwise. */
const INPUT_NAMES = {
  notifies: 'hasNotification',
  mediaId: 'mediaItemId',
  destinationId: 'placeId',
} as const;

/** Writes to posts. Only the service knows how often a channel is notified (DST-08). */
export const postMutations = {
  createPost: async (_root, { input: { customerId, ...input } }, context) => {
    const { accountId, mediaItemId: mediaId, placeId: destinationId, ...said } = onWire(input);
    const account = await context.loaders.socialAccount.load(accountId);
    if (!account) return { userErrors: [gone()] };
    const fields = { ...said, kind: account.kind, accountId, mediaId, destinationId };
    const send = async ({ kind: _kind, publishAt, ...valid }: InferType<typeof postSchema>) => {
      const problem = publishAt && postTimeProblem(publishAt, context.clock.now());
      if (problem) return { userErrors: [refused('INVALID', ['publishAt'], problem, english(problem))] };
      return userErrors(
        async () => ({
          post: await createPost(context.rest, customerId ?? requireCaller(context).customerId, {
            ...textsOf(valid),
            ...{ accountId, mediaId, destinationId, notifies: valid.notifies },
            ...(publishAt && { publishAt: publishAt.toISOString() }),
          }),
        }),
        INPUT_NAMES,
      );
    };
    return checked(postSchema, fields, send, INPUT_NAMES);
  },
  updatePost: async (_root, { input: { id, ...input } }, { rest, loaders, clock }) => {
    const present = await loaders.post.load(id);
    if (!present) return { userErrors: [gone()] };
    const lock = postLock(present.state);
    if (lock) return { post: present, userErrors: [refused('STATE', null, lock, english(lock))] };
    const changes = given(onWire(input));
    return checked(postChangesSchema, { ...present, ...changes }, ({ kind: _kind, publishAt, ...valid }) => {
      const eventStart = present.eventStartAt === null ? null : new Date(present.eventStartAt);
      const problem = changes.publishAt && publishAt && postTimeProblem(publishAt, clock.now(), eventStart);
      if (problem) {
        return Promise.resolve({
          userErrors: [refused('INVALID', ['publishAt'], problem, english(problem))],
        });
      }
      const whole = { ...textsOf(valid), notifies: valid.notifies, publishAt: publishAt?.toISOString() };
      const body = Object.fromEntries(Object.entries(whole).filter(([name]) => name in changes));
      return userErrors(async () => ({ post: await updatePost(rest, id, body) }), INPUT_NAMES);
    });
  },
  deletePost: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await deletePost(rest, id);
      return { deletedId: id };
    }),
} satisfies MutationResolvers;

const PRIVACY = { PRIVATE: 'private', ORG: 'org', PUBLIC: 'public' } as const;

interface Said {
  privacy?: keyof typeof PRIVACY | null | undefined;
  hasNotification?: boolean | null | undefined;
}

/** The words of the service. */
function onWire<I extends Said>({ privacy, hasNotification, ...input }: I) {
  return {
    ...input,
    ...(privacy && { privacy: PRIVACY[privacy] }),
    ...(typeof hasNotification === 'boolean' && { notifies: hasNotification }),
  };
}

interface Texts {
  title?: string | null | undefined;
  description?: string | null | undefined;
  privacy?: string | null | undefined;
}

const textsOf = ({ title, description, privacy }: Texts) => ({
  title: title ?? undefined,
  description: description ?? undefined,
  privacy: privacy ?? undefined,
});
