import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import type { Schema, SchemaFieldDescription, SchemaObjectDescription } from 'yup';
import { object, string } from 'yup';
import { z } from 'zod';
import { limited, limitedChanges } from '../../../fixtures/platform/kernel/validation/limitedBody.ts';
import { projectFile } from '../../../fixtures/platform/kernel/paths.ts';
import * as contacts from '../../../schema/rules/contacts.ts';
import * as cues from '../../../schema/rules/cues.ts';
import * as decoders from '../../../schema/rules/decoders.ts';
import * as channels from '../../../schema/rules/encoderChannels.ts';
import * as logs from '../../../schema/rules/encoderLogs.ts';
import * as presets from '../../../schema/rules/encoderPresets.ts';
import * as encoders from '../../../schema/rules/encoders.ts';
import * as destinations from '../../../schema/rules/contentDestinations.ts';
import * as groups from '../../../schema/rules/destinationGroups.ts';
import * as encoderVideos from '../../../schema/rules/encoderVideos.ts';
import * as media from '../../../schema/rules/media.ts';
import * as mediaEdits from '../../../schema/rules/mediaEdits.ts';
import * as people from '../../../schema/rules/people.ts';
import * as profiles from '../../../schema/rules/playerProfiles.ts';
import * as rtmp from '../../../schema/rules/rtmpDestinations.ts';
import * as overlays from '../../../schema/rules/qrOverlays.ts';
import * as social from '../../../schema/rules/social.ts';
import * as upload from '../../../schema/rules/upload.ts';
import * as venues from '../../../schema/rules/venues.ts';
import * as webChannels from '../../../schema/rules/webChannels.ts';
import * as webPresets from '../../../schema/rules/webPresets.ts';

interface JsonSchema {
  $ref?: string;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
  [limit: string]: unknown;
}
interface ApiDocument {
  paths: Record<string, Record<string, { operationId?: string; requestBody?: Body }>>;
  components: { schemas: Record<string, JsonSchema> };
}
interface Body {
  content: Record<string, { schema: JsonSchema }>;
}

/** The calls whose bodies forms send too, and the rules of those forms. */
const RULES: [call: string, rules: Pick<Schema, 'describe'>][] = [
  ['C-019', mediaEdits.librarySettingsSchema],
  ['C-020', decoders.loadEventsSchema],
  ['C-069', encoders.activateEncoderSchema],
  ['C-071', encoders.updateEncoderSchema],
  ['C-078', encoders.updateEncoderNetworkSchema],
  ['C-079', encoders.moveEncoderSchema],
  ['C-082', logs.logWindowSchema],
  ['C-087', presets.encoderPresetSchema],
  ['C-089', presets.encoderPresetSchema],
  ['C-095', encoders.updateMarathonSchema],
  ['C-098', channels.channelUsersSchema],
  ['C-100', channels.createEncoderChannelSchema],
  ['C-102', channels.encoderChannelSchema],
  ['C-108', encoderVideos.encoderVideoNameSchema],
  ['C-155', webChannels.webChannelSchema],
  ['C-157', webChannels.webChannelSchema],
  ['C-163', webPresets.webPresetSchema],
  ['C-165', webPresets.webPresetSchema],
  ['C-144', rtmp.rtmpDestinationSchema],
  ['C-146', rtmp.rtmpDestinationEditSchema],
  ['C-022', people.contactSchema],
  ['C-023', people.contactSchema],
  ['C-128', destinations.contentDestinationSchema],
  ['C-132', destinations.publishDestinationSchema],
  ['C-140', groups.destinationGroupSchema],
  ['C-141', groups.destinationGroupSchema],
  ['C-169', profiles.playerProfileSchema],
  ['C-171', profiles.playerProfileSchema],
  ['C-174', overlays.qrOverlaySchema],
  ['C-176', overlays.qrOverlaySchema],
  ['C-181', social.socialAccountSchema],
  ['C-192', venues.venueSchema],
  ['C-194', venues.venueChangesSchema],
  ['C-202', people.userChangesSchema],
  ['C-205', people.userRolesSchema],
  ['C-208', people.inviteSchema],
  ['C-210', people.acceptInviteSchema],
  ['C-223', mediaEdits.updateMediaSchema],
  ['C-235', upload.beginUploadSchema],
  ['C-240', media.createPlaylistSchema],
  ['C-242', media.updatePlaylistSchema],
  ['C-273', cues.cueSchema],
  ['C-274', cues.cueChangeSchema],
  ['C-308', contacts.contactRequestSchema],
];

/** Calls that change what they are given, and leave the rest: the rules see both together. */
const CHANGES: readonly string[] = [
  'C-019',
  'C-023',
  'C-089',
  'C-102',
  'C-128',
  'C-141',
  'C-146',
  'C-157',
  'C-165',
  'C-176',
  'C-181',
  'C-194',
  'C-202',
];

const document = JSON.parse(
  readFileSync(projectFile('fixtures/platform/server/openapi.json'), 'utf8'),
) as ApiDocument;

function bodyOf(call: string): JsonSchema {
  for (const methods of Object.values(document.paths)) {
    const found = Object.values(methods).find(({ operationId }) => operationId === call);
    const body = found?.requestBody?.content['application/json']?.schema;
    if (body) return body;
  }
  throw new Error(`${call} takes no body.`);
}

/** Schema without a reference or null. */
function bare(schema: JsonSchema): JsonSchema {
  if (schema.$ref) return bare(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const said = schema.anyOf?.find(({ type }) => type !== 'null');
  return said ? bare(said) : schema;
}

/** Limits in the rules that the document does not say, or says otherwise. */
function differences(schema: JsonSchema, rules: SchemaFieldDescription, path: string): string[] {
  const told = bare(schema);
  const unit = { string: 'Length', array: 'Items', number: 'imum' }[rules.type];
  const found: string[] = [];
  for (const { name, params } of 'tests' in rules ? rules.tests : []) {
    const wanted =
      name === 'matches' && params?.regex instanceof RegExp
        ? (['pattern', params.regex.source] as const)
        : (name === 'max' || name === 'min') && unit && typeof params?.[name] === 'number'
          ? ([`${name}${unit}`, params[name]] as const)
          : null;
    if (wanted && told[wanted[0]] !== wanted[1]) {
      found.push(`${path} ${wanted[0]}: ${String(wanted[1])}, not ${String(told[wanted[0]])}`);
    }
  }
  for (const [name, field] of Object.entries((rules as SchemaObjectDescription).fields ?? {})) {
    const own = told.properties?.[name];
    if (own) found.push(...differences(own, field, `${path}.${name}`));
  }
  const inner = 'innerType' in rules ? rules.innerType : undefined;
  if (inner && !Array.isArray(inner) && told.items) {
    found.push(...differences(told.items, inner as SchemaFieldDescription, `${path}[]`));
  }
  return found;
}

/** Fields that the rules want and the document does without, or the other way round. */
function demands(schema: JsonSchema, rules: SchemaFieldDescription, path: string, isWhole = true): string[] {
  const told = bare(schema);
  const found: string[] = [];
  for (const [name, field] of Object.entries((rules as SchemaObjectDescription).fields ?? {})) {
    const own = told.properties?.[name];
    const isWanted = isWhole && wanted(field);
    if (isWanted !== Boolean(told.required?.includes(name)) && (own || isWanted)) {
      found.push(`${path}.${name} is ${isWanted ? 'wanted by the rules' : 'wanted by the document'} only`);
    }
    if (own) found.push(...demands(own, field, `${path}.${name}`));
  }
  const inner = 'innerType' in rules ? rules.innerType : undefined;
  if (inner && !Array.isArray(inner) && told.items) {
    found.push(...demands(told.items, inner as SchemaFieldDescription, `${path}[]`));
  }
  return found;
}

/** True if leaving a field out is refused: also where it is an empty list then, which must have something in it. */
function wanted(field: SchemaFieldDescription): boolean {
  if (!('tests' in field)) return false;
  const hasLeast = field.tests.some(({ name, params }) => name === 'min' && Number(params?.min) > 0);
  if (field.type === 'array' && Array.isArray(field.default)) return hasLeast;
  return !field.optional && field.default === undefined;
}

describe('one set of limits', () => {
  test.each(RULES)(
    'the body of %s says the lengths, patterns and bounds of its form’s rules',
    (call, rules) => {
      expect(differences(bodyOf(call), rules.describe(), call)).toEqual([]);
    },
  );

  test.each(RULES)('the body of %s wants the fields that its form’s rules want', (call, rules) => {
    expect(demands(bodyOf(call), rules.describe(), call, !CHANGES.includes(call))).toEqual([]);
  });

  test('what a new preset, a channel and a request to get in touch cannot be without (EPR-01 to EPR-04, CHN-01)', () => {
    const required = (call: string) => bare(bodyOf(call)).required;
    const preset = ['codec', 'inputFormat', 'outputFormat', 'formatStandard', 'videoChannels'];
    expect(required('C-087')).toEqual(['name', ...preset, 'audioChannels', 'bitrate']);
    expect(required('C-100')).toEqual(['name', 'deleteAfter']);
    expect(required('C-308')).toEqual(['email', 'fullName']);
    expect(CHANGES.map(required)).toEqual(CHANGES.map(() => undefined));
  });

  test('a field that one wants and the other does without is found, or stops the start', () => {
    const rules = object({ name: string().required(), note: string() });
    const body = { properties: { name: { type: 'string' }, note: { type: 'string' } }, required: ['note'] };
    expect(demands(body, rules.describe(), 'C-000')).toEqual([
      'C-000.name is wanted by the rules only',
      'C-000.note is wanted by the document only',
    ]);
    const stricter = z.object({ name: z.string(), note: z.string() });
    expect(() => limited(stricter, rules)).toThrow('note must be there, and the rules do without it.');
    const told = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }).required;
    expect(told(limited(z.object({ name: z.string().optional() }), rules))).toEqual(['name']);
    expect(told(limitedChanges(z.object({ name: z.string().optional() }), rules))).toBeUndefined();
  });

  test('a name that may be longer in one place than in the other is found', () => {
    const rules = object({ name: string().max(128).matches(/^a/) }).describe();
    const body = { properties: { name: { type: 'string', maxLength: 200, pattern: '^a' } } };
    expect(differences(body, rules, 'C-000')).toEqual(['C-000.name maxLength: 128, not 200']);
  });

  test('a route whose body has limits of its own beside those of the rules stops the start', () => {
    const rules = object({ name: string().max(128) });
    expect(() => limited(z.object({ name: z.string().max(200).nullish() }), rules)).toThrow(
      'name has maxLength 200 and 128.',
    );
    expect(() => limited(z.object({ name: z.string().max(128).nullish() }), rules)).not.toThrow();
  });

  test('every body that a route checks by rules carries them', () => {
    const sources = readdirSync(projectFile('fixtures/platform'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /[rR]outes\.ts$/.test(file))
      .map((file) => readFileSync(projectFile(`fixtures/platform/${file}`), 'utf8'));
    const bare = sources.filter(
      (source) => /checked\(\w+, request\.body/.test(source) && !/limited(?:Changes)?\(/.test(source),
    );
    expect(bare).toEqual([]);
  });
});
