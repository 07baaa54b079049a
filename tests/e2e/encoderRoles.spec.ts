import { request, type Locator, type Page } from '@playwright/test';
import { CUSTOMERS } from '../../fixtures/seed/ids.ts';
import { CHANNEL_IDS, ENCODER_IDS, PRESET_IDS } from '../../fixtures/seed/streamingIds.ts';
import app from '../../web/app/locales/en.json' with { type: 'json' };
import { byHand } from './support/byHand.ts';
import { goInside } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// Every screen and dialog of encoders, for each role that may open it and for those that may not.
const { chapel, northHall, studioB } = ENCODER_IDS;
const ADMIN = 'admin@harbour.example';
const SUPER = 'super@rostrum.example';
const OPERATORS = [ADMIN, 'events@harbour.example', 'encoders@harbour.example', SUPER];
const ACCOUNTS = [
  ...OPERATORS,
  'library@harbour.example',
  'review@harbour.example',
  'viewer@rostrum.example',
];

interface Screen {
  id: string;
  path: string;
  who: readonly string[];
  /** What stands on it and on no other. */
  shows: (page: Page) => Locator;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, selected: true });
const details = `/settings/encoders/${northHall}`;

const SCREENS: readonly Screen[] = [
  { id: 'S-012', path: `/encoders/${northHall}/logs`, who: OPERATORS, shows: heading('North Hall: logs') },
  {
    id: 'S-087',
    path: '/settings/encoder-channels',
    who: OPERATORS,
    shows: heading('Encoder channels'),
  },
  {
    id: 'S-088',
    path: '/settings/encoder-channels/create',
    who: [ADMIN, SUPER],
    shows: heading('Create encoder channel'),
  },
  {
    id: 'S-089',
    path: `/settings/encoder-channels/${CHANNEL_IDS.mobile}`,
    who: OPERATORS,
    shows: heading('Mobile'),
  },
  {
    id: 'S-090',
    path: `/settings/encoder-channels/${CHANNEL_IDS.mobile}/edit`,
    who: OPERATORS,
    shows: heading('Edit Mobile'),
  },
  { id: 'S-091', path: '/settings/encoder-presets', who: OPERATORS, shows: heading('Encoder presets') },
  {
    id: 'S-092',
    path: '/settings/encoder-presets/create',
    who: OPERATORS,
    shows: heading('Create encoder preset'),
  },
  {
    id: 'S-093',
    path: '/settings/encoder-presets/create?version=2',
    who: OPERATORS,
    shows: heading('Create encoder preset, version 2'),
  },
  {
    id: 'S-094',
    path: `/settings/encoder-presets/${PRESET_IDS.fullHd30}`,
    who: OPERATORS,
    shows: heading('1080p30 H.264'),
  },
  {
    id: 'S-095',
    path: `/settings/encoder-presets/${PRESET_IDS.fullHd30}/edit`,
    who: OPERATORS,
    shows: heading('Edit 1080p30 H.264'),
  },
  { id: 'S-125', path: '/settings/encoders', who: OPERATORS, shows: heading('Encoders') },
  { id: 'S-126', path: details, who: OPERATORS, shows: heading('North Hall') },
  { id: 'S-127', path: `${details}/edit`, who: OPERATORS, shows: heading('Edit North Hall') },
  { id: 'S-128', path: `${details}/update`, who: OPERATORS, shows: heading('Update North Hall') },
  { id: 'S-145', path: details, who: OPERATORS, shows: tab('Setup') },
  { id: 'S-146', path: `${details}?tab=networks`, who: OPERATORS, shows: tab('Networks') },
  { id: 'S-147', path: `${details}?tab=video`, who: OPERATORS, shows: tab('Video Settings') },
  { id: 'S-148', path: `${details}?tab=update`, who: OPERATORS, shows: tab('Update Info') },
  { id: 'S-149', path: `${details}/health`, who: OPERATORS, shows: heading('North Hall: health') },
];

interface Modal {
  id: string;
  who: readonly string[];
  path: string;
  /** The button or menu item that opens it. */
  open: (page: Page) => Promise<Locator>;
  /** What stands on it. */
  title: string;
  /** The same by a script that holds the session. */
  mutation: string;
}

const button = (name: string) => (page: Page) =>
  Promise.resolve(page.getByRole('button', { name, exact: true }).first());

const MODALS: readonly Modal[] = [
  {
    id: 'S-164',
    who: OPERATORS,
    path: `/encoders/${chapel}/logs`,
    open: button('Upload logs'),
    title: 'Upload logs of Chapel',
    mutation: `mutation { uploadEncoderLogs(input: { encoderId: "${chapel}", start: "2026-01-01T00:00:00Z", end: "2026-01-01T01:00:00Z" }) { encoder { id } } }`,
  },
  {
    id: 'S-165',
    who: [SUPER],
    path: `/settings/encoders/${chapel}`,
    open: async (page) => {
      const more = page.getByRole('button', { name: 'More for Chapel' });
      if (await more.isVisible()) await more.click();
      return page.getByRole('menuitem', { name: /^Move to another/ });
    },
    title: 'Move Chapel to another organization?',
    mutation: `mutation { moveEncoder(input: { id: "${chapel}", customerId: "${CUSTOMERS.northgate}" }) { encoder { id } } }`,
  },
  {
    id: 'S-166',
    who: OPERATORS,
    path: details,
    open: button('Stop'),
    title: 'Stop North Hall?',
    mutation: `mutation { commandEncoder(input: { encoderId: "${northHall}", command: STOP }) { encoder { id } } }`,
  },
  {
    id: 'S-167',
    who: OPERATORS,
    path: '/settings/encoders',
    open: button('Add encoder'),
    title: 'Add encoder',
    mutation:
      'mutation { activateEncoder(input: { activationCode: "demo-0003", name: "By nobody" }) { encoder { id } } }',
  },
  {
    id: 'S-168',
    who: [ADMIN, SUPER],
    path: `/settings/encoders/${studioB}`,
    open: button('Unregister'),
    title: 'Unregister Studio B?',
    mutation: `mutation { deleteEncoder(input: { id: "${studioB}" }) { deletedId } }`,
  },
];

/** By way of another screen, so that nothing of the one before can be taken for it. */
async function openAnew(page: Page, path: string): Promise<void> {
  await goInside(page, '/help');
  await goInside(page, path);
}

const STATE = `{
  chapel: encoder(id: "${chapel}") { status { state } customer { id } }
  northHall: encoder(id: "${northHall}") { status { state } }
  studioB: encoder(id: "${studioB}") { name }
  viewer { customer { encoders(first: 100) { nodes { name } } } }
}`;

interface State {
  viewer: { customer: { encoders: { nodes: { name: string }[] } } };
}

for (const account of ACCOUNTS) {
  test.describe(`signed in as ${account}`, () => {
    test.use({ account });

    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join(' ');
    const may = SCREENS.filter(({ who }) => who.includes(account));
    const mayNot = SCREENS.filter(({ who }) => !who.includes(account));

    test(`opens ${ids(may) || 'no encoder screen'}, is refused ${ids(mayNot) || 'none'}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.goto('/opensource');
      for (const { id, path, shows } of may) {
        await openAnew(page, path);
        await expect.soft(shows(page), `${id} opens`).toBeVisible();
      }
      for (const { id, path } of mayNot) {
        await openAnew(page, path);
        await expect.soft(heading(app.notAuthorized.title)(page), `${id} refuses`).toBeVisible();
      }
    });

    const opens = MODALS.filter(({ who }) => who.includes(account));
    if (opens.length > 0) {
      test(`opens ${ids(opens)} and leaves without doing anything`, async ({ page }) => {
        test.setTimeout(90_000);
        await page.goto('/opensource');
        for (const { id, path, open, title } of opens) {
          await openAnew(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // The page is there when its other actions are.
          await page
            .getByRole('button', { name: /^Open this screen/ })
            .first()
            .waitFor();
          await (await open(page)).click();
          const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
          await expect(dialog.getByText(title).first(), `${id} opens`).toBeVisible();
          await dialog.getByRole('button', { name: 'Cancel' }).click();
          await expect(dialog).toHaveCount(0);
        }
      });
    }

    const refused = MODALS.filter(({ who }) => !who.includes(account));
    if (refused.length > 0) {
      test(`is not offered ${ids(refused)}, and the graph refuses it by hand: FORBIDDEN, nothing changed`, async ({
        page,
        studioUrl,
        sessionOf,
      }) => {
        test.setTimeout(90_000);
        const admin = await request.newContext({ baseURL: studioUrl, storageState: await sessionOf(ADMIN) });
        const before = await byHand<State>(admin, STATE);
        await page.goto('/opensource');
        for (const { id, path, open, mutation } of refused) {
          await openAnew(page, path);
          const isOperator = OPERATORS.includes(account);
          await (isOperator
            ? page
                .getByRole('button', { name: /^Open this screen/ })
                .first()
                .waitFor()
            : expect(heading(app.notAuthorized.title)(page)).toBeVisible());
          await expect.soft(await open(page), `${id} is not offered`).toHaveCount(0);
          const { errors } = await byHand(page.request, mutation);
          expect
            .soft(
              errors?.map(({ extensions }) => extensions.code),
              `${id} is refused`,
            )
            .toEqual(['FORBIDDEN']);
        }
        const after = await byHand<State>(admin, STATE);
        const { viewer, ...encoders } = after.data!;
        expect({ ...encoders }).toEqual({ ...before.data, viewer: undefined });
        expect(viewer.customer.encoders.nodes.map(({ name }) => name)).not.toContain('By nobody');
        await admin.dispose();
      });
    }
  });
}
