import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FORM_ERROR } from 'final-form';
import { object } from 'yup';
import { FormBody } from '../../../web/ui/FormBody.tsx';
import { startTestI18n } from '../app/i18n.ts';

beforeEach(() => startTestI18n());
afterEach(cleanup);

test('APP-23 a refusal that no field says is brought into view, wherever the button is', async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.textContent ?? '');
  };
  const onSaved = jest.fn();
  render(
    <FormBody
      initialValues={{ name: 'Maya' }}
      rules={object()}
      onSubmit={async () => ({ [FORM_ERROR]: 'Give the role to somebody else first.' })}
      onSaved={onSaved}
    >
      {({ form, failure }) =>
        form(
          <>
            {failure}
            <button type="submit">Save</button>
          </>,
        )
      }
    </FormBody>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(seen).toEqual([expect.stringContaining('Give the role to somebody else first.')]),
  );
  expect(onSaved).not.toHaveBeenCalled();
});
