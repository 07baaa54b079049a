import type { Resolvers, ResolversParentTypes, Scalars } from '../__generated__/types.ts';
import type { analyticsResolvers } from '../analytics/resolvers.ts';
import type { cuesResolvers } from '../cues/resolvers.ts';
import type { RECORD_FIELDS } from '../customers/loadCustomer.ts';
import type { customersResolvers } from '../customers/resolvers.ts';
import type { destinationsResolvers } from '../destinations/resolvers.ts';
import type { encodersResolvers } from '../encoders/resolvers.ts';
import type { eventsResolvers } from '../events/resolvers.ts';
import type { mediaResolvers } from '../media/resolvers.ts';
import type { venuesResolvers } from '../venues/resolvers.ts';

/** Fields that any of the maps has a resolver for. */
type Resolved<Maps, T> = Maps extends unknown ? (T extends keyof Maps ? keyof Maps[T] : never) : never;

/** Allowed results of a field's resolver. */
type AnswerOf<Field> =
  Extract<NonNullable<Field>, (...args: never[]) => unknown> extends (...args: never[]) => infer R
    ? R
    : never;

/** Fields that the record answers by itself: of that name and of a type that the schema takes. */
type Recorded<Record_, Fields> = string extends keyof Record_
  ? never
  : { [K in keyof Fields & keyof Record_]: Record_[K] extends AnswerOf<Fields[K]> ? K : never }[keyof Fields &
      keyof Record_];

/** Fields of a schema, as `Type.field`, that neither a record nor a resolver answers. */
export type Unanswered<Schema, Records, Maps> = {
  [T in keyof Schema & keyof Records & string]: `${T}.${Exclude<
    keyof NonNullable<Schema[T]> & string,
    | '__resolveReference'
    | '__isTypeOf'
    | '__resolveType'
    | Resolved<Maps, T>
    | Recorded<Records[T], Required<NonNullable<Schema[T]>>>
  >}`;
}[keyof Schema & keyof Records & string];

type Maps =
  | typeof customersResolvers
  | typeof encodersResolvers
  | typeof eventsResolvers
  | typeof destinationsResolvers
  | typeof mediaResolvers
  | typeof cuesResolvers
  | typeof venuesResolvers
  | typeof analyticsResolvers;

/** The word for "nothing is missing", or the names of what is: what the compiler then says is the to-do list. */
type Complete<Missing> = [Missing] extends [never] ? 'complete' : { missing: Missing };

/** A field that was added to the schema and that nothing answers stops the type check here. */
export const everyFieldIsAnswered: Complete<
  Unanswered<Omit<Resolvers, keyof Scalars>, ResolversParentTypes, Maps>
> = 'complete';

/** Fields that other domains add to an organization. */
type Added = Resolved<Exclude<Maps, typeof customersResolvers>, 'Customer'>;

/** Fields of an organization that need its record: all but its key and those that are calls of their own. */
type OfRecord = Exclude<
  keyof NonNullable<Resolvers['Customer']>,
  | Added
  | '__resolveReference'
  | '__isTypeOf'
  | 'id'
  | 'apiClients'
  | 'auditEntries'
  | 'bandwidth'
  | 'bandwidthHistory'
  | 'bandwidthOfDay'
  | 'billing'
  | 'bin'
  | 'binEntries'
  | 'contacts'
  | 'invites'
  | 'isSecondFactorNeeded'
  | 'libraryTrial'
  | 'roles'
  | 'streamUsage'
  | 'toggleIds'
  | 'users'
>;

/** A field of the record that customerOf does not know of would be answered with nothing. */
export const everyRecordFieldIsKnown: Complete<Exclude<OfRecord, (typeof RECORD_FIELDS)[number]>> =
  'complete';
