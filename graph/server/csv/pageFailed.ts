import type { GraphQLError } from 'graphql';

/** A page could not be had at all: its errors are those of the answer. */
export class PageFailed extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message ?? 'There was no answer.');
    this.name = 'PageFailed';
    this.errors = errors;
  }
}
