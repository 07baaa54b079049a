import { ValidationError } from 'yup';
import { postSchema, postTimeProblem } from '../../../../schema/rules/posts.ts';
import type { SocialKindName } from '../../../../schema/rules/social.ts';
import type { CreatePostInput, DestinationPrivacy } from '../../../schema.generated.ts';
import { parsePublishAt } from './postValues.ts';

/** A new post as the form holds it. */
export interface ClipValues {
  /** Network of the chosen account; empty before one is. */
  kind: SocialKindName | '';
  accountId: string;
  placeId: string;
  /** Name of the page or channel. */
  name: string | null;
  title: string;
  description: string;
  privacy: DestinationPrivacy;
  when: 'NOW' | 'AT';
  day: string;
  time: string;
  hasNotification: boolean;
}

export const valuesOfClip = ({ title, description }: { title: string; description: string | null }) => ({
  ...{ kind: '' as const, accountId: '', placeId: '', name: null, title, description: description ?? '' },
  ...{ privacy: 'PUBLIC' as const, when: 'NOW' as const, day: '', time: '', hasNotification: false },
});

/** Errors of form values by field (CLP-06, CLP-07, DST-01 to DST-04, DST-26). */
export function clipProblems(
  values: ClipValues,
  mediaId: string,
  zone: string,
  now: Date,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const { kind, title, description, privacy, accountId, placeId: destinationId } = values;
  const fields = {
    kind,
    title,
    description,
    privacy: privacy.toLowerCase(),
    mediaId,
    accountId,
    destinationId,
  };
  try {
    postSchema.validateSync(fields, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path = '', message } of error.inner) problems[FORM_NAMES[path] ?? path] ??= message;
  }
  if (values.when === 'AT') {
    const publishAt = parsePublishAt(values, zone);
    const problem = publishAt === null ? 'POST_TIME_PAST' : postTimeProblem(publishAt, now);
    if (problem) problems.day = problem;
  }
  return problems;
}

/** The form's names of fields that the service calls otherwise; another day is what would mend a time. */
export const FORM_NAMES: Readonly<Record<string, string>> = {
  publishAt: 'day',
  // A channel has been notified too often.
  hasNotification: 'placeId',
};

/** Converts form values to the mutation's input. */
export function clipInput(
  { accountId, placeId, title, description, privacy, ...values }: ClipValues,
  mediaItemId: string,
  zone: string,
): CreatePostInput {
  const publishAt = values.when === 'AT' ? parsePublishAt(values, zone) : null;
  return {
    ...{ mediaItemId, accountId, placeId, title, description, privacy },
    ...(publishAt && { publishAt: publishAt.toISOString() }),
    ...(values.kind === 'YOUTUBE' && { hasNotification: values.hasNotification }),
  };
}
