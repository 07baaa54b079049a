import { eventSourceProblem, mediaDetailsSchema } from '../../../schema/rules/media.ts';
import { english } from '../../../schema/reasons/english.ts';

const refusal = (details: Record<string, unknown>) =>
  mediaDetailsSchema.validate({ title: 'Title', description: null, tags: [], ...details }).then(
    () => null,
    (error: Error) => english(error.message),
  );

describe('details of a video', () => {
  it('LIB-01 a title is required and has at most 128 characters', async () => {
    expect(await refusal({ title: 't'.repeat(128) })).toBeNull();
    expect(await refusal({ title: 't'.repeat(129) })).toBe('A title must have at most 128 characters.');
    expect(await refusal({ title: '  ' })).toBe('A title is required.');
  });

  it('LIB-02 tags have at most 150 characters together', async () => {
    expect(await refusal({ tags: ['a'.repeat(74), 'b'.repeat(75)] })).toBeNull();
    expect(await refusal({ tags: ['a'.repeat(75), 'b'.repeat(75)] })).toBe(
      'Tags must have at most 150 characters in total.',
    );
  });

  it.each(['a < b', 'a > b', '<p>', '1\n<2'])(
    'LIB-03 a description must not contain angle brackets: %p',
    async (text) => {
      expect(await refusal({ description: text })).toBe('A description must not contain < or >.');
    },
  );

  it.each(['', null, 'plain & "quoted"'])('LIB-03 a description may be %p', async (text) => {
    expect(await refusal({ description: text })).toBeNull();
  });
});

describe('LIB-16 the source of an event', () => {
  it.each([
    ['completed', 'COMPLETE', null],
    ['COMPLETED', 'COMPLETE', null],
    ['content_available', 'TRANSCODING', 'This library video has not completed saving.'],
    ['started', 'PENDING', 'This library video has not completed saving.'],
    ['republish_pending', 'RE_SEGMENTING', 'This library video has not completed saving.'],
    ['errored', 'FAILED', 'This library video has not completed saving.'],
    ['delete_pending', 'COMPLETE', 'This library video has not completed saving.'],
  ])('is refused while a video is %s and %s: %p', (state, processingState, problem) => {
    const found = eventSourceProblem({ state, processingState });
    expect(found && english(found)).toBe(problem);
  });
});
