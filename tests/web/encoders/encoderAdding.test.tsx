import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ENCODER_MESSAGES } from '../../../schema/rules/encoders.ts';
import { viewer } from '../app/fakeGraph.ts';
import { chapel, field, open, refused, type } from './encoderScreens.ts';
import { english } from '../../../schema/reasons/english.ts';

describe('adding an encoder (S-167)', () => {
  const openDialog = async (answers: object = {}) => {
    const graph = open('/settings/encoders', answers);
    await screen.findByRole('link', { name: 'Chapel' });
    fireEvent.click(screen.getByRole('button', { name: 'Add encoder' }));
    await screen.findByRole('dialog', { name: 'Add encoder' });
    return graph;
  };
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }));

  test('ENC-01 ENC-04 APP-23 an empty code and name are named on their fields and nothing is sent', async () => {
    const graph = await openDialog();
    add();
    expect(await screen.findByText(english(ENCODER_MESSAGES.activationCodeRequired))).toBeTruthy();
    expect(screen.getByText(english(ENCODER_MESSAGES.nameRequired))).toBeTruthy();
    expect(screen.getByText('Unable to save changes due to invalid fields.')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^Activation code/)));
    expect(graph.asked()).not.toContain('ActivateEncoder');
  });

  test('ENC-02 a malformed code is named', async () => {
    await openDialog();
    await type(/^Activation code/, 'abcd1234');
    add();
    expect(await screen.findByText(english(ENCODER_MESSAGES.activationCodeFormat))).toBeTruthy();
  });

  test('ENC-03 an unknown code is answered word by word on its field, and the input stays', async () => {
    await openDialog({
      activateEncoder: refused(['activationCode'], 'Activation Code not found or is invalid.', 'NOT_FOUND'),
    });
    await type(/^Activation code/, 'zzzz-9999');
    await type(/^Name/, 'Foyer');
    add();
    expect(await screen.findByText('Activation Code not found or is invalid.')).toBeTruthy();
    expect((await field(/^Activation code/)).getAttribute('aria-invalid')).toBe('true');
    expect((await field(/^Name/)).value).toBe('Foyer');
  });

  test('ENC-05 the advanced configuration asks for a preset, and a view-only channel cannot be chosen', async () => {
    const inputs: object[] = [];
    await openDialog({
      activateEncoder({ input }: { input: object }) {
        inputs.push(input);
        return { encoder: { ...chapel, id: 'e2', name: 'Foyer' }, userErrors: [] };
      },
    });
    await type(/^Activation code/, 'AB12-cd34');
    await type(/^Name/, 'Foyer');
    const locked = (await screen.findByRole('option', { name: 'Chapel (view only)' })) as HTMLOptionElement;
    expect(locked.disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Advanced' }));
    add();
    expect(await screen.findByText(english(ENCODER_MESSAGES.presetRequired))).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: /^Encoder preset/ }), { target: { value: 'p1' } });
    add();
    expect(await screen.findByText('Foyer added. It appears offline until it connects.')).toBeTruthy();
    expect(inputs).toEqual([
      {
        customerId: 'c1',
        activationCode: 'AB12-cd34',
        name: 'Foyer',
        configuration: 'ADVANCED',
        encoderPresetId: 'p1',
        encoderChannelId: null,
      },
    ]);
  });

  test('PRM-02 is not offered to who may only look', async () => {
    open('/settings/encoders/e1', { viewer: viewer({ permissions: ['VIEW_DASHBOARD'] }) });
    expect(await screen.findByText(/permission/i)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});
