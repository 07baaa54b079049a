import type { AreaPlan, PlannedField } from './areaPlan.ts';
import { type Files, shown, usesFormat } from './listFiles.ts';

/** The details page of an area's things, where the graph has a field for one of them. */
export function detailsFiles(plan: AreaPlan): Files {
  const { area, namespace, type, one, list, nameField, columns, form } = plan;
  if (!plan.hasDetails) return {};
  const names = ['id', ...(nameField === 'id' ? [] : [nameField]), ...columns.map(({ name }) => name)];
  const format = usesFormat(columns);
  const rows = columns.map((field) => `[t('${list}.fields.${field.name}'), ${shown(field, one, list)}],`);
  return {
    [`web/areas/${area}/${type}Page.graphql`]: `
      query ${type}Page($id: ID!) { ${one}(id: $id) { ${names.join(' ')} } }
    `,
    [`web/areas/${area}/${type}Page.tsx`]: `
      import { useTranslation } from 'react-i18next';
      import { ${form ? 'Link, useParams' : 'useParams'} } from 'react-router-dom';
      ${format ? "import { useFormat } from '../../time/format.ts';" : ''}
      ${form ? "import { useAddress } from '../../kernel/useAddress.ts';" : ''}
      import { DetailsList } from '../../ui/DetailsList.tsx';
      import { DetailsPage } from '../../ui/DetailsPage.tsx';
      import { OpenQueryButton } from '../../ui/OpenQueryButton.tsx';
      ${form ? `import { Edit${type}Page } from './Edit${type}Page.tsx';` : ''}
      import { ${form ? `edit${type}Path, ` : ''}${list}Path } from './paths.ts';
      import { ${type}PageDocument, use${type}PageQuery, type ${type}PageQuery } from './${type}Page.generated.ts';

      export type ${type}Details = NonNullable<${type}PageQuery['${one}']>;

      export function ${type}Page() {
        const { t } = useTranslation('${namespace}');
        const { uuid = '' } = useParams();
        ${form ? 'const [params] = useAddress();' : ''}
        const variables = { id: uuid };
        const { data, loading, error, refetch } = use${type}PageQuery({ variables });
        const ${one} = data?.${one} ?? undefined;
        ${form ? `if (${one} && params.has('edit')) return <Edit${type}Page ${one}={${one}} />;` : ''}
        return (
          <DetailsPage
            title={${one}?.${nameField}}
            back={{ label: t('${list}.title'), to: ${list}Path() }}
            load={{ loading, error, retry: () => void refetch() }}
            missing={t('${list}.missing')}
            actions={<>
              <OpenQueryButton source={{ document: ${type}PageDocument, variables }} variant="minimal" />
              ${form ? `{${one} && <Link className="bp6-button bp6-intent-primary" to={edit${type}Path(${one}.id)}>{t('${list}.edit')}</Link>}` : ''}
            </>}
            tabs={${one} ? [{ id: 'details', label: t('${list}.details'), panel: <Details ${one}={${one}} /> }] : []}
          />
        );
      }

      function Details({ ${one} }: { ${one}: ${type}Details }) {
        const { t } = useTranslation('${namespace}');
        ${format ? 'const format = useFormat();' : ''}
        return (
          <div className="card">
            <DetailsList rows={[[t('${list}.fields.${nameField}'), ${one}.${nameField}], ${rows.join(' ')}]} />
          </div>
        );
      }
    `,
    ...(form && formFiles(plan, form)),
  };
}

function formFiles({ area, namespace, type, one, list, nameField }: AreaPlan, fields: PlannedField[]): Files {
  const folder = `web/areas/${area}`;
  const payload = `{ ${one} { id ${nameField} } userErrors { code reason parameters { name value } field message } }`;
  const controls: Record<string, string> = { text: 'TextField', yesNo: 'SwitchField', choice: 'ChoiceField' };
  const used = [...new Set(fields.map(({ kind }) => controls[kind]))].sort().join(', ');
  const types = fields.map(
    ({ name, kind, values }) =>
      `${name}: ${kind === 'yesNo' ? 'boolean' : kind === 'choice' ? values.map((v) => `'${v}'`).join(' | ') : 'string'};`,
  );
  const page = (verb: 'Add' | 'Edit', body: string) => `
    import { useMemo } from 'react';
    import { useTranslation } from 'react-i18next';
    import { useNavigate } from 'react-router-dom';
    ${verb === 'Add' ? "import { useSession } from '../../kernel/session.tsx';" : ''}
    import { useToasts } from '../../ui/Toasts.tsx';
    import { useMutationForm } from '../../ui/useMutationForm.ts';
    import { ${verb === 'Add' ? `${list}Path` : `${one}Path`} } from './paths.ts';
    import { ${type}Form, type ${type}Values } from './${type}Form.tsx';
    import { use${verb === 'Add' ? 'Create' : 'Update'}${type}Mutation } from './${type}Form.generated.ts';
    ${verb === 'Edit' ? `import type { ${type}Details } from './${type}Page.tsx';` : ''}
    ${body}
  `;
  const initial = (from: string | null) =>
    fields
      .map(({ name, kind, values, isNullable }) => {
        const first = kind === 'yesNo' ? 'false' : `'${values[0] ?? ''}'`;
        return `${name}: ${from ? `${from}.${name}${isNullable ? ` ?? ${first}` : ''}` : first}`;
      })
      .join(', ');
  const common = `
    const { t } = useTranslation('${namespace}');
    const navigate = useNavigate();
    const toasts = useToasts();
    const { submit } = useMutationForm();`;
  return {
    [`schema/rules/${one}.ts`]: `
      import { ${fields.some(({ kind }) => kind === 'yesNo') ? 'boolean, object, string' : 'object, string'} } from 'yup';

      /** What a ${one} must be: name the rule ids and limits here. */
      export const ${one}Schema = object({
        ${fields.map(({ name, kind, required }) => `${name}: ${kind === 'yesNo' ? 'boolean()' : `string()${required ? '.trim().required()' : ''}`},`).join('\n')}
      });
    `,
    [`${folder}/${type}Form.graphql`]: `
      mutation Create${type}($input: Create${type}Input!) { create${type}(input: $input) ${payload} }
      mutation Update${type}($input: Update${type}Input!) { update${type}(input: $input) ${payload} }
    `,
    [`${folder}/${type}Form.tsx`]: `
      import { useTranslation } from 'react-i18next';
      import { ${one}Schema } from '../../../schema/rules/${one}.ts';
      import { ${used} } from '../../ui/fields.tsx';
      import { FormPage } from '../../ui/FormPage.tsx';

      export interface ${type}Values { ${types.join(' ')} }

      interface ${type}FormProps {
        title: string;
        initialValues: ${type}Values;
        back: { label: string; to: string };
        onSubmit: (values: ${type}Values) => Promise<object | undefined>;
        onSaved: () => void;
      }

      /** Creates and edits ${list}. */
      export function ${type}Form(form: ${type}FormProps) {
        const { t } = useTranslation('${namespace}');
        return (
          <FormPage<${type}Values> {...form} rules={${one}Schema} saveLabel={t('${list}.save')}>
            ${fields.map((field) => control(field, list)).join('\n')}
          </FormPage>
        );
      }
    `,
    [`${folder}/Add${type}Page.tsx`]: page(
      'Add',
      `
      const EMPTY: ${type}Values = { ${initial(null)} };

      export function Add${type}Page() {
        ${common}
        const { viewer } = useSession();
        const initialValues = useMemo(() => EMPTY, []);
        const [create] = useCreate${type}Mutation({
          update(cache) {
            const id = cache.identify({ __typename: 'Customer', id: viewer.customer.id });
            cache.evict({ id, fieldName: '${list}' });
          },
        });
        return (
          <${type}Form
            title={t('${list}.create')}
            initialValues={initialValues}
            back={{ label: t('${list}.title'), to: ${list}Path() }}
            onSubmit={(values) =>
              submit(
                () => create({ variables: { input: { customerId: viewer.customer.id, ...values } } }),
                (data) => data.create${type},
                () => toasts.show({ intent: 'success', message: t('${list}.saved') }),
              )
            }
            onSaved={() => void navigate(${list}Path())}
          />
        );
      }`,
    ),
    [`${folder}/Edit${type}Page.tsx`]: page(
      'Edit',
      `
      export function Edit${type}Page({ ${one} }: { ${one}: ${type}Details }) {
        ${common}
        const initialValues = useMemo<${type}Values>(() => ({ ${initial(one)} }), [${one}]);
        const [update] = useUpdate${type}Mutation();
        return (
          <${type}Form
            title={t('${list}.edit')}
            initialValues={initialValues}
            back={{ label: ${one}.${nameField}, to: ${one}Path(${one}.id) }}
            onSubmit={(values) =>
              submit(
                () => update({ variables: { input: { id: ${one}.id, ...values } } }),
                (data) => data.update${type},
                () => toasts.show({ intent: 'success', message: t('${list}.saved') }),
              )
            }
            onSaved={() => void navigate(${one}Path(${one}.id), { replace: true })}
          />
        );
      }`,
    ),
  };
}

function control({ name, kind, required, values }: PlannedField, list: string): string {
  const label = `name="${name}" label={t('${list}.fields.${name}')}`;
  if (kind === 'yesNo') return `<SwitchField ${label} />`;
  if (kind === 'text') return `<TextField ${label}${required ? ' isRequired' : ''} />`;
  const options = values.map((value) => `{ value: '${value}', label: t('${list}.values.${value}') }`);
  return `<ChoiceField ${label} options={[${options.join(', ')}]} />`;
}
