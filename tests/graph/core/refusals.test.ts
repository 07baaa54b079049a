import { userErrors } from '../../../graph/kernel/userErrors.ts';
import { readProblems, RestError } from '../../../graph/kernel/restError.ts';

/** Result of a refused write. */
async function refusal(call: string, status: number, body: unknown, names?: Record<string, string>) {
  const error = new RestError({ status, problems: readProblems(body), call, service: 'central' });
  const answer = await userErrors(() => Promise.reject<object>(error), names);
  return answer.userErrors;
}

describe('a refusal', () => {
  it('has the service’s own reason with what it names, and the input’s name of the field', async () => {
    const body = {
      code: 'INVALID',
      reason: 'VIDEO_KEPT_DAYS',
      parameters: { minimum: '1', maximum: '30', value: '31' },
      message: 'Video can be stored for 1 to 30 days; the value is 31.',
      field: 'keep.days',
    };
    expect(await refusal('C-102', 400, body, { keep: 'deleteAfter' })).toEqual([
      {
        code: 'INVALID',
        reason: 'VIDEO_KEPT_DAYS',
        parameters: [
          { name: 'minimum', value: '1' },
          { name: 'maximum', value: '30' },
          { name: 'value', value: '31' },
        ],
        field: ['deleteAfter', 'days'],
        message: 'Video can be stored for 1 to 30 days; the value is 31.',
      },
    ]);
  });

  it.each([
    ['C-069', 404, undefined, 'NOT_FOUND', 'ACTIVATION_CODE_UNKNOWN'],
    ['C-091', 409, undefined, 'CONFLICT', 'SOFTWARE_ENCODER_NAME_TAKEN'],
    ['C-091', 409, { code: 'STATE' }, 'STATE', 'DEVICE_REGISTERED'],
    ['C-091', 402, { code: 'LIMIT' }, 'LIMIT', 'SOFTWARE_ENCODER_LICENSE'],
    ['C-245', 409, { code: 'CONFLICT' }, 'CONFLICT', 'PLAYLIST_FULL'],
    ['C-264', 412, { code: 'CUES_UNAVAILABLE' }, 'STATE', 'CUES_UNAVAILABLE'],
    ['C-155', 409, { code: 'CONFLICT' }, 'CONFLICT', 'CONFLICT'],
    ['C-155', 422, { code: 'WHATEVER' }, 'INVALID', 'INVALID'],
    ['C-155', 400, { code: 'INVALID', reason: 'NEWER_THAN_THIS' }, 'INVALID', 'INVALID'],
  ])('of %s by %i is explained by the catalogue of calls', async (call, status, body, code, reason) => {
    expect(await refusal(call, status, body)).toMatchObject([{ code, reason, parameters: [], field: null }]);
  });

  it('NET-17 keeps the words of a service that gives no reason', async () => {
    const body = { code: 'CONFLICT', message: 'Please try a different load balancer.' };
    expect(await refusal('C-155', 409, body)).toMatchObject([
      { reason: 'CONFLICT', message: 'Please try a different load balancer.' },
    ]);
  });

  it.each([401, 403, 429, 500, 503])('that nobody can correct in an input is none: %i', async (status) => {
    await expect(refusal('C-155', status, undefined)).rejects.toBeInstanceOf(RestError);
  });
});
