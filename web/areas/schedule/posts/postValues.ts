import { ValidationError } from 'yup';
import { postChangesSchema, postTimeProblem } from '../../../../schema/rules/posts.ts';
import type { DestinationPrivacy, UpdatePostInput } from '../../../schema.generated.ts';
import { isDay, toZonedInstant, wallClock } from '../../../time/days.ts';
import type { Post_PostFragment } from './Post.generated.ts';

/** A post as the form holds it: its day and time are those of the organization's zone. */
export interface PostValues {
  title: string;
  description: string;
  privacy: DestinationPrivacy;
  day: string;
  time: string;
  hasNotification: boolean;
}

export function toPostValues(post: Post_PostFragment, zone: string): PostValues {
  const { title, description, privacy, hasNotification } = post;
  const shown = wallClock(new Date(post.publishAt), zone);
  return { title, description, privacy, hasNotification, day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** When it is to appear; null where the form holds no day. */
export function parsePublishAt({ day, time }: Pick<PostValues, 'day' | 'time'>, zone: string): Date | null {
  return isDay(day) ? toZonedInstant(day, time || '00:00', zone) : null;
}

/** Errors of form values by field (DST-01 to DST-04, DST-26). */
export function validatePostValues(
  values: PostValues,
  post: Post_PostFragment,
  zone: string,
  now: Date,
): Record<string, string> {
  const publishAt = parsePublishAt(values, zone);
  const problems: Record<string, string> = {};
  const fields = { ...values, kind: post.kind, privacy: values.privacy.toLowerCase(), publishAt };
  try {
    postChangesSchema.validateSync(fields, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner) if (path) problems[path] ??= message;
  }
  const isMoved = publishAt?.getTime() !== Date.parse(post.publishAt);
  const eventStart = post.eventStartsAt === null ? null : new Date(post.eventStartsAt);
  const time = publishAt === null ? 'POST_TIME_PAST' : isMoved && postTimeProblem(publishAt, now, eventStart);
  if (time) problems.day = time;
  return problems;
}

/** Converts form values to the mutation's input. An unchanged time is not sent. */
export function toPostInput(post: Post_PostFragment, values: PostValues, zone: string): UpdatePostInput {
  const { title, description, privacy, hasNotification } = values;
  const publishAt = parsePublishAt(values, zone);
  // Fields know minutes: a time with seconds that nobody touched stays.
  const minute = (time: number) => Math.floor(time / 60_000);
  const isMoved = publishAt !== null && minute(publishAt.getTime()) !== minute(Date.parse(post.publishAt));
  return {
    ...{ id: post.id, title, description, privacy },
    ...(post.kind === 'YOUTUBE' && { hasNotification }),
    ...(isMoved && { publishAt: publishAt.toISOString() }),
  };
}
