/** Messages for HTTP statuses (NET-04 to NET-14). A service's own message for a feature wins (NET-17). */
const MESSAGE_OF_STATUS: Readonly<Record<number, string>> = {
  400: 'An unexpected error occurred.',
  401: 'Failed to authenticate user. Please try logging in again.',
  403: 'Your account has insufficient permissions to access this feature.',
  404: 'Resource does not exist.',
  409: 'A request conflict has occurred.',
  429: 'Too many requests. Please try again later.',
  500: 'An unexpected internal server error occurred. Please try again.',
  502: 'The requested service is currently unavailable. Please try again later.',
  503: 'The requested service is currently unavailable. Please try again later.',
  504: 'The requested service is currently unavailable. Please try again later.',
};

/** Messages for codes that say more than their status (NET-04, NET-09, NET-10). */
const MESSAGE_OF_CODE: Readonly<Record<string, string>> = {
  BAD_REQUEST: 'An invalid request was sent.',
  INVALID_REQUEST: 'An invalid request was sent.',
  INVALID_HEADER: 'Invalid header fields.',
  MANIFEST_NOT_AVAILABLE: 'Manifest is not yet available.',
};

/** The second message of NET-15, for whatever has no message of its own (NET-16). */
export const GENERIC_MESSAGE = 'An unexpected error occurred. Please try again.';

/** The message of NET-04 to NET-14 for a status, and a code when it says more. */
export function getErrorMessage(status: number, code?: string): string {
  return (code && MESSAGE_OF_CODE[code]) || MESSAGE_OF_STATUS[status] || GENERIC_MESSAGE;
}
