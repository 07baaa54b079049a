import { render } from '@testing-library/react';
import i18next from 'i18next';
import { ProcessingTag } from '../../../web/ui/ProcessingTag.tsx';
import { startTestI18n } from '../app/i18n.ts';

beforeEach(async () => {
  await startTestI18n();
  await i18next.loadNamespaces('ui');
});

const textOf = (state: React.ComponentProps<typeof ProcessingTag>['processing']['state'], percent: number) =>
  render(<ProcessingTag processing={{ state, percent }} />).container.textContent;

test('LIB-08 a video that waits to be processed shows no share of it', () => {
  expect(textOf('PENDING', 0)).toMatch(/^\D+$/);
});

test('LIB-08 a video that is being processed shows how much of it is done', () => {
  expect(textOf('IN_PROGRESS', 42)).toMatch(/42\s?%$/);
});

test.each(['COMPLETE', 'FAILED', 'CANCELLED', 'TIMED_OUT'] as const)(
  'LIB-08 a processing that ended as %s shows no share of it',
  (state) => {
    expect(textOf(state, 42)).toMatch(/^\D+$/);
  },
);
