import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';

/** Reasons for exceptions, by field. */
type Reasons = Readonly<Record<string, string>>;

/** Fields that do not keep a rule, by rule, each with its reason. Older ones leave with their deprecation. */
export interface Exceptions {
  lists: Reasons;
  booleans: Reasons;
  moments: Reasons;
  ids: Reasons;
}

interface Field {
  place: string;
  name: string;
  type: string;
  isList: boolean;
  isPaged: boolean;
  isInput: boolean;
  isDeprecated: boolean;
  description: string;
}

/** Prefixes of boolean fields. Inputs are settings, with the names of their rules. */
const TRUTH = /^(is|has|can|may|allows|needs|shows)[A-Z]/;
/** Suffixes of time fields, and prefixes where an input spans a time range. */
const MOMENT = /(At|^at|^after|^before|^from|^to|^start|^end)$/;
/** A bound: a number with what it counts as most, or one for each of what is bounded itself. */
const BOUND = /\bat most [\d,]*\d|\b\d+ (to|or) \d+\b|\bone for each\b|\bthe newest\b|\bof more than [\d,]+/i;

/** Deviations of fields: unlimited lists, and booleans and times with other names. */
export function fieldProblems(schema: GraphQLSchema, exceptions: Exceptions): string[] {
  const fields = fieldsOf(schema).filter(({ isDeprecated }) => !isDeprecated);
  const places = new Set(fields.map(({ place }) => place));
  return [
    ...unlessExcepted(
      'lists',
      fields.filter((one) => one.isList && !one.isInput && !one.isPaged && !BOUND.test(one.description)),
      exceptions.lists,
      'a list is asked with `first`, or its description says how long it is at most.',
    ),
    ...unlessExcepted(
      'booleans',
      fields.filter((one) => one.type === 'Boolean' && !one.isList && !one.isInput && !TRUTH.test(one.name)),
      exceptions.booleans,
      'a boolean says what is true: isX, hasX, canX.',
    ),
    ...unlessExcepted(
      'moments',
      fields.filter(({ type, name }) => type === 'DateTime' && !MOMENT.test(name)),
      exceptions.moments,
      'a moment ends with At.',
    ),
    ...unlessExcepted(
      'ids',
      fields.filter((one) => one.type === 'ID' && isUnwalked(one, places)),
      exceptions.ids,
      'what has the id of a thing has the thing beside it.',
    ),
  ];
}

/** IDs of written objects that are deleted or have their own field. */
const WRITTEN = /\.(deleted|restored|cancelled)Id$/;

/** True if an object's field is the id of a thing that its sibling of that name, without `Id`, does not answer. */
function isUnwalked({ place, isInput, isList }: Field, places: ReadonlySet<string>): boolean {
  if (isInput || isList || !place.endsWith('Id') || WRITTEN.test(place)) return false;
  return !places.has(place.slice(0, -'Id'.length));
}

function unlessExcepted(
  rule: keyof Exceptions,
  breaking: readonly Field[],
  reasons: Reasons,
  problem: string,
): string[] {
  const places = breaking.map(({ place }) => place);
  const excepted = Object.keys(reasons);
  return [
    ...places.filter((place) => !excepted.includes(place)).map((place) => `${place}: ${problem}`),
    ...excepted
      .filter((place) => !places.includes(place))
      .map((place) => `${place}: keeps the rule for ${rule} and is no exception any more.`),
    ...excepted
      .filter((place) => !/\.$/.test(reasons[place] ?? ''))
      .map((place) => `${place}: is an exception of ${rule} without a sentence that says why.`),
  ];
}

/** Fields of objects and inputs. Rows of a page, errors of an input and what an event tells are bounded elsewhere. */
function fieldsOf(schema: GraphQLSchema): Field[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    const isInput = isInputObjectType(type);
    if (!isInput && !isObjectType(type) && !isInterfaceType(type)) return [];
    const isWhole = type.name.endsWith('Connection') || type.name.endsWith('ChangedEvent');
    if (type.name.startsWith('__')) return [];
    const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields());
    return fields.map((field) => ({
      place: `${type.name}.${field.name}`,
      name: field.name,
      type: getNamedType(field.type).name,
      isList: isListType(getNullableType(field.type)) && !isWhole && field.name !== 'userErrors',
      isPaged: 'args' in field && field.args.some(({ name }) => name === 'first'),
      isInput,
      isDeprecated: field.deprecationReason != null,
      description: field.description ?? '',
    }));
  });
}
