import { buildSchema, parse, print, type DocumentNode } from 'graphql';
import { plugin } from '../../web/codegen/documentsPlugin.ts';
import { composeDocument } from '../../web/kernel/composeDocument.ts';

const schema = buildSchema('type Query { thing: Thing } type Thing { id: ID name: String part: Thing }');
const NAME = 'fragment Thing_name on Thing { name }';

/** Generates a file beside one that has the fragment `Thing_name`. */
async function write(source: string) {
  const [node] = parse(NAME).definitions;
  const config = {
    documentMode: 'documentNodeImportFragments',
    externalFragments: [{ name: 'Thing_name', onType: 'Thing', node, isExternal: true, level: 0 }],
    fragmentImports: [
      {
        outputPath: 'web/areas/things/Page.generated.ts',
        importSource: {
          path: 'web/areas/parts/Name.generated.ts',
          identifiers: [
            { name: 'Thing_NameFragmentDoc', kind: 'document' },
            { name: 'Thing_NameFragment', kind: 'type' },
          ],
        },
      },
    ],
  };
  const result = await plugin(schema, [{ document: parse(source) }], config, {
    outputFile: 'web/areas/things/Page.generated.ts',
  });
  return typeof result === 'string' ? result : `${result.prepend?.join('\n')}\n${result.content}`;
}

describe('the generated documents', () => {
  it('import the fragments that they spread instead of copying their fields', async () => {
    const code = await write('query Page { thing { id ...Thing_name } }');
    expect(code).toContain("import { composeDocument } from '../../kernel/composeDocument.ts';");
    expect(code).toContain("import { Thing_NameFragmentDoc } from '../parts/Name.generated.ts';");
    expect(code).toContain(
      'export const PageDocument = /*#__PURE__*/ composeDocument<PageQuery, PageQueryVariables>({',
    );
    expect(code).toContain(', [Thing_NameFragmentDoc]);');
    expect(code).not.toContain('"value":"name"');
  });

  it('refer to fragments of the same file without an import', async () => {
    const code = await write('fragment Own_thing on Thing { id } query Page { thing { ...Own_thing } }');
    expect(code).toContain(
      'export const Own_ThingFragmentDoc = /*#__PURE__*/ composeDocument<Own_ThingFragment, unknown>({',
    );
    expect(code).toContain(', [Own_ThingFragmentDoc]);');
    expect(code).not.toContain('Name.generated.ts');
  });

  it('contain each fragment once, however it is reached', () => {
    const [page, part, name] = parse(
      `query Page { thing { ...Thing_name ...Thing_part } } fragment Thing_part on Thing { part { ...Thing_name } } ${NAME}`,
    ).definitions;
    const names: DocumentNode = composeDocument(name!, []);
    const parts: DocumentNode = composeDocument(part!, [names]);
    expect(print(composeDocument(page!, [names, parts])).match(/fragment \w+ on/g)).toEqual([
      'fragment Thing_name on',
      'fragment Thing_part on',
    ]);
  });
});
