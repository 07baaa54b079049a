import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { getStateLook, STATES, type StateKind, type StateOf } from '../../../web/ui/states.ts';
import { readCatalogue } from '../app/i18n.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema/api.graphql'), 'utf8'));

function valuesOf(name: string): string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enum`);
  return type.getValues().map((value) => value.name);
}

const ENUMS: Array<[rule: string, kind: StateKind, name: string, count: number]> = [
  ['ENC-11', 'encoder', 'EncoderState', 12],
  ['DST-12', 'destination', 'DestinationState', 9],
  ['LIB-06', 'media', 'MediaState', 7],
  ['LIB-08', 'processing', 'MediaProcessingState', 11],
  ['STM-04', 'ingest', 'IngestState', 5],
  ['GOL-06 STM-04', 'encoderVideo', 'EncoderVideoStatus', 5],
  ['STM-03', 'liveOutput', 'LiveOutputState', 7],
  ['STM-20', 'activeContent', 'ActiveContentState', 2],
  ['INV-01 STM-16', 'invite', 'InviteState', 5],
  ['USR-07', 'account', 'AccountStatus', 3],
  ['SOC-01', 'socialAccess', 'SocialAccessState', 5],
  ['STM-12', 'post', 'PostState', 4],
];

test.each(ENUMS)('%s every state of %s has a word, a colour and an icon', (_rule, kind, name, count) => {
  const states = valuesOf(name);
  expect(states).toHaveLength(count);
  expect(Object.keys(STATES[kind]).sort()).toEqual([...states].sort());
  for (const state of states) {
    expect(getStateLook(kind, state as StateOf<typeof kind>)).toEqual(
      expect.objectContaining({
        word: expect.any(String),
        tone: expect.any(String),
        icon: expect.any(String),
      }),
    );
  }
});

test('every word of the table stands in the catalogue of either language, and no other', async () => {
  const words = new Set(Object.values(STATES).flatMap((kind) => Object.values(kind).map(({ word }) => word)));
  for (const language of ['en', 'es']) {
    const { states } = (await readCatalogue(language, 'ui')) as { states: Record<string, string> };
    expect(Object.keys(states).sort()).toEqual([...words].sort());
  }
});

test('red stands for on air or broken and nothing else', () => {
  const red = Object.entries(STATES).flatMap(([kind, states]) =>
    Object.entries(states)
      .filter(([, { tone }]) => tone === 'live' || tone === 'broken')
      .map(([state]) => `${kind} ${state}`),
  );
  expect(red).toEqual([
    'encoder STARTED',
    'destination STARTED',
    'destination ABORTED',
    'destination ERROR',
    'encoderVideo LIVE',
    'schedule LIVE',
    'readiness BLOCKED',
    'media ERRORED',
    'processing FAILED',
    'processing TIMED_OUT',
    'ingest LIVE',
    'liveOutput STARTED',
    'liveOutput ERROR',
    'socialAccess EXPIRED',
    'post FAILED',
  ]);
});

test('UPL-18 the steps of processing are shown under the chosen labels', async () => {
  const { states } = (await readCatalogue('en', 'ui')) as { states: Record<string, string> };
  const shown = Object.fromEntries(
    Object.entries(STATES.processing).map(([state, { word }]) => [state, states[word]]),
  );
  expect(shown).toEqual({
    PENDING: 'pending',
    STARTING: 'starting',
    IN_PROGRESS: 'processing',
    SEGMENTING: 'segmenting',
    TRANSCODING: 'transcoding',
    RE_SEGMENTING: 'segmenting',
    RETRYING: 'retrying upload',
    FAILED: 'processing failed',
    COMPLETE: 'ready',
    CANCELLED: 'canceled',
    TIMED_OUT: 'timed out',
  });
});
