import { GraphQLError } from 'graphql';
import { formatError } from '../../../graph/kernel/errors.ts';
import { readProblems, RestError } from '../../../graph/kernel/restError.ts';

/** Response of the graph for a REST status and body. */
function said(status: number, body: unknown): { message: string; code: unknown } {
  const cause = new RestError({ status, problems: readProblems(body), call: 'C-012', service: 'central' });
  const { message, extensions } = formatError(
    new GraphQLError(cause.message, { originalError: cause }),
    'tracking-1',
  );
  return { message, code: extensions?.code };
}

test('NET-04 a bad request is said to be one', () => {
  expect(said(400, { code: 'BAD_REQUEST' })).toEqual({
    message: 'An invalid request was sent.',
    code: 'BAD_USER_INPUT',
  });
});

test('NET-05 a conflict without words of its own is said to be one', () => {
  expect(said(409, { code: 'CONFLICT' })).toEqual({
    message: 'A request conflict has occurred.',
    code: 'CONFLICT',
  });
});

test('NET-06 a 400 that says nothing has the default message', () => {
  expect(said(400, undefined)).toEqual({ message: 'An unexpected error occurred.', code: 'BAD_USER_INPUT' });
});

test('NET-09 an invalid header is named', () => {
  expect(said(400, { code: 'INVALID_HEADER' }).message).toBe('Invalid header fields.');
});

test('NET-10 a manifest that is not ready is said to be so', () => {
  expect(said(404, { code: 'MANIFEST_NOT_AVAILABLE' }).message).toBe('Manifest is not yet available.');
});

test('NET-17 the words of a feature win over those of the status', () => {
  const message = 'Web Channel already exists, please try a different load balancer';
  expect(said(409, { code: 'CONFLICT', message }).message).toBe(message);
});

test('NET-08 the words of a failing service never reach the caller', () => {
  const { message } = said(500, { code: 'SQL', message: 'relation "users" does not exist' });
  expect(message).toBe('An unexpected internal server error occurred. Please try again.');
});
