import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSchema } from 'graphql';
import { areaFiles } from './areaFiles.ts';
import { planArea } from './areaPlan.ts';

const ROOT = join(import.meta.dirname, '../..');
const schema = buildSchema(readFileSync(join(ROOT, 'schema/api.graphql'), 'utf8'));
const nothing = () => null;

describe('npm run new:area', () => {
  it('plans list, details and form for what the graph lists, reads and changes', () => {
    const plan = planArea(schema, 'library/media', 'playlists', ['/media/playlists']);
    expect(plan).toMatchObject({ type: 'Playlist', path: '/media/playlists', hasDetails: true });
    expect(plan.form?.map(({ name, kind }) => [name, kind])).toEqual([
      ['name', 'text'],
      ['rolling', 'yesNo'],
      ['sortPosition', 'choice'],
    ]);
  });

  it('leaves out what the graph has no field for', async () => {
    const plan = planArea(schema, 'people/settings', 'decoders', []);
    expect(plan.form).toBeNull();
    expect(plan.hasDetails).toBe(false);
    const files = Object.keys(await areaFiles(plan, nothing));
    expect(files).toContain('web/areas/people/settings/DecodersPage.tsx');
    expect(files.filter((path) => path.includes('Form'))).toEqual([]);
  });

  it('takes into the form what can be read again, and knows what a thing can be without', () => {
    const plan = planArea(schema, 'people/settings', 'qrOverlays', []);
    expect(plan.form?.map(({ name, isNullable }) => [name, isNullable])).toContainEqual([
      'customLabel',
      true,
    ]);
  });

  it('leaves the form out where creating needs what is only written', () => {
    expect(planArea(schema, 'people/settings', 'venues', [])).toMatchObject({ hasDetails: true, form: null });
  });

  it('says that the SDL comes first', () => {
    expect(() => planArea(schema, 'people/settings', 'unicorns', [])).toThrow('no field Customer.unicorns');
  });

  it('never overwrites a file', async () => {
    const plan = planArea(schema, 'library/media', 'playlists', []);
    const read = (path: string) => (path.endsWith('PlaylistPage.tsx') ? '' : null);
    await expect(areaFiles(plan, read)).rejects.toThrow('PlaylistPage.tsx is already there');
  });

  it('adds to the screens, paths and words of an area', async () => {
    const present: Record<string, string> = {
      'web/areas/library/media/screens.ts': 'export const screens = [{ path: "/media" }];',
      'web/kernel/paths/media.ts': 'export const hubPath = () => "/media";',
      'web/areas/library/media/locales/en.json':
        '{ "hub": "Media", "screens": { "media": { "title": "Media" } } }',
    };
    const files = await areaFiles(
      planArea(schema, 'library/media', 'playlists', []),
      (path) => present[path] ?? null,
    );
    expect(files['web/areas/library/media/screens.ts']).toMatch(
      /path: '\/media'.*path: '\/media\/playlists'/s,
    );
    expect(files['web/kernel/paths/media.ts']).toContain('hubPath');
    expect(JSON.parse(files['web/areas/library/media/locales/en.json']!)).toMatchObject({
      hub: 'Media',
      playlists: { title: 'Playlists' },
      screens: { media: { title: 'Media' }, playlists: { title: 'Playlists' } },
    });
  });

  it('writes code that passes the type check, together with what codegen makes of it', async () => {
    // Inside the project, where packages are found.
    mkdirSync(join(ROOT, 'dist'), { recursive: true });
    const folder = mkdtempSync(join(ROOT, 'dist/area-'));
    try {
      const plans = ['playlists', 'auditEntries', 'venues', 'qrOverlays'].map((list) =>
        planArea(schema, `people/${list}`, list, []),
      );
      for (const plan of plans) {
        for (const [path, text] of Object.entries(await areaFiles(plan, nothing))) write(folder, path, text);
      }
      const rules = ['schema/rules', 'schema/files', 'schema/reasons'].flatMap((path) =>
        readdirSync(join(ROOT, path)).map((file) => `${path}/${file}`),
      );
      const others = ['web/app', 'web/time', 'web/ui', 'web/player', 'web/codegen', 'schema/api.graphql'];
      const kernel = ['web/kernel', 'web/kernel/paths'].flatMap((path) =>
        readdirSync(join(ROOT, path)).map((file) => `${path}/${file}`),
      );
      for (const path of [...rules, ...others, ...kernel]) {
        // The scaffold wrote these paths itself.
        if (existsSync(join(folder, path))) continue;
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        symlinkSync(join(ROOT, path), join(folder, path));
      }
      write(folder, 'codegen.mjs', CODEGEN);
      write(folder, 'tsconfig.json', JSON.stringify(TSCONFIG));
      run(folder, 'node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.mjs');
      run(folder, 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

const CODEGEN = `
  const common = { scalars: { ID: 'string', DateTime: 'string', Date: 'string', URL: 'string', Duration: 'number', Timecode: 'string' },
    useTypeImports: true, nonOptionalTypename: true };
  const documents = 'web/areas/**/*.graphql';
  export default {
    schema: 'schema/api.graphql', importExtension: '.ts', emitLegacyCommonJSImports: false,
    generates: {
      'web/schema.generated.ts': { plugins: ['typescript'], config: { ...common, enumsAsTypes: true, maybeValue: 'T | null | undefined' } },
      'web/': { documents, preset: 'near-operation-file', presetConfig: { extension: '.generated.ts' },
        plugins: ['typescript-operations', 'web/codegen/documentsPlugin.ts', 'web/codegen/hooksPlugin.ts'],
        config: { ...common, importSchemaTypesFrom: 'web/schema.generated.ts',
          documentMode: 'documentNodeImportFragments', inlineFragmentTypes: 'combine' } },
    },
  };
`;

const TSCONFIG = {
  extends: '../../tsconfig.json',
  compilerOptions: { incremental: false, tsBuildInfoFile: null },
  include: ['web/areas', 'schema/rules', join(ROOT, 'web/**/*.d.ts')],
  // Their names are words of the catalog that `npm run codegen` gathers for the whole product.
  exclude: ['web/areas/**/screens.ts'],
};

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function run(folder: string, program: string, ...args: string[]): void {
  const command = ['--import', 'tsx', join(ROOT, program), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed:\n${stdout}${stderr}`);
}
