import type { AreaPlan, PlannedField } from './areaPlan.ts';

/** Files by their path in the project. */
export type Files = Record<string, string>;

/** The expression that shows a field of `thing` in the language of the reader. */
export function shown({ name, kind, required }: PlannedField, thing: string, list: string): string {
  const value = `${thing}.${name}`;
  const formatted: Record<PlannedField['kind'], string> = {
    text: value,
    number: `format.number(${value})`,
    yesNo: `t(${value} ? '${list}.yes' : '${list}.no')`,
    dateTime: `format.dateTime(${value})`,
    date: `format.date(${value})`,
    duration: `format.duration(${value})`,
    choice: `t(\`${list}.values.\${${value}}\`)`,
  };
  return required || kind === 'text' ? formatted[kind] : `(${value} === null ? '–' : ${formatted[kind]})`;
}

/** True if any of the fields is shown through `format`. */
export const usesFormat = (fields: readonly PlannedField[]): boolean =>
  fields.some(({ kind }) => ['number', 'dateTime', 'date', 'duration'].includes(kind));

/** The list page of an area: operation, export, row fragment and table. */
export function listFiles(plan: AreaPlan): Files {
  const folder = `web/areas/${plan.area}`;
  return {
    [`${folder}/${plan.plural}Page.graphql`]: listOperations(plan),
    [`${folder}/${plan.plural}Page.tsx`]: listPage(plan),
    [`${folder}/use${plan.type}Columns.tsx`]: columns(plan),
  };
}

function listOperations({
  plural,
  list,
  type,
  one,
  nameField,
  columns: fields,
  takes,
  counted,
}: AreaPlan): string {
  const names = ['id', ...(nameField === 'id' ? [] : [nameField]), ...fields.map(({ name }) => name)];
  const variables = ['$customerId: ID!', '$first: Int = 50', '$after: String'];
  const args = ['first: $first', 'after: $after'];
  if (takes.filter) [variables, args].forEach((to, i) => to.push(['$filter: String', 'filter: $filter'][i]!));
  if (takes.sort) [variables, args].forEach((to, i) => to.push(['$sort: ListSort', 'sort: $sort'][i]!));
  const connection = (fieldsOfNode: string) => `customer(id: $customerId) { id ${list}(${args.join(', ')}) {
    ${counted ? 'totalCount' : ''} pageInfo { hasNextPage endCursor } ${fieldsOfNode} } }`;
  return `
    query ${plural}Page(${variables.join(', ')}) {
      ${connection(`edges { cursor node { ...${type}Row_${one} } }`)}
    }
    query ${plural}Export(${variables.join(', ')}) {
      ${connection(`nodes { ...${type}Row_${one} }`)}
    }
    fragment ${type}Row_${one} on ${type} { ${names.join(' ')} }
  `;
}

function listPage({ namespace, plural, type, one, list, nameField, takes, counted, form }: AreaPlan): string {
  const variables = ['customerId: viewer.customer.id'];
  if (takes.filter) variables.push('filter: list.filter.trim() || null');
  if (takes.sort) variables.push('sort: list.sort');
  const create = `{ label: t('${list}.create'), to: add${type}Path() }`;
  return `
    import { useTranslation } from 'react-i18next';
    ${form ? "import { Link } from 'react-router-dom';" : ''}
    import { useSession } from '../../kernel/session.tsx';
    import { ListPage } from '../../ui/ListPage.tsx';
    import { useListState } from '../../ui/useListState.ts';
    import { usePagedRows } from '../../ui/usePagedRows.ts';
    ${form ? `import { add${type}Path } from './paths.ts';` : ''}
    import { ${plural}ExportDocument, ${plural}PageDocument, use${plural}PageQuery, type ${type}Row_${type}Fragment }
      from './${plural}Page.generated.ts';
    import { use${type}Columns } from './use${type}Columns.tsx';

    type Row = ${type}Row_${type}Fragment;

    export function ${plural}Page() {
      const { t } = useTranslation('${namespace}');
      const { viewer } = useSession();
      const list = useListState({ id: '${list}' });
      const variables = { ${variables.join(', ')} };
      const query = use${plural}PageQuery({ variables, notifyOnNetworkStatusChange: true });
      const { ${counted ? 'connection, ' : ''}rows, load } = usePagedRows(query, (data) => data.customer?.${list});
      const columns = use${type}Columns();

      return (
        <ListPage<Row>
          title={t('${list}.title')}
          list={list}
          filterLabel={t('${list}.filter')}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          rowName={nameOf}
          ${counted ? 'totalCount={connection?.totalCount ?? undefined}' : ''}
          load={load}
          isNarrowed={Boolean(list.filter)}
          empty={{ drawing: 'nothing', sentence: t('${list}.empty')${form ? `, action: ${create}` : ''} }}
          exportCsv={{ document: ${plural}ExportDocument, name: t('${list}.fileName'), variables }}
          query={{ document: ${plural}PageDocument, variables }}
          ${form ? `primary={<Link className="bp6-button bp6-intent-primary" to={add${type}Path()}>{t('${list}.create')}</Link>}` : ''}
        />
      );
    }

    const keyOf = (${one}: Row) => ${one}.id;
    const nameOf = (${one}: Row) => ${one}.${nameField};
  `;
}

function columns({
  namespace,
  plural,
  type,
  one,
  list,
  nameField,
  columns: fields,
  hasDetails,
}: AreaPlan): string {
  const name = hasDetails
    ? `<RowLink to={${one}Path(row.id)}>{row.${nameField}}</RowLink>`
    : `row.${nameField}`;
  const cells = fields.map((field) => {
    const align = field.kind === 'number' || field.kind === 'duration' ? ", align: 'right'" : '';
    return `{ id: '${field.name}', header: t('${list}.fields.${field.name}')${align}, cell: (row) => ${shown(field, 'row', list)} },`;
  });
  const format = usesFormat(fields);
  return `
    import { useMemo } from 'react';
    import { useTranslation } from 'react-i18next';
    ${format ? "import { useFormat } from '../../time/format.ts';" : ''}
    import type { ListColumn } from '../../ui/listTypes.ts';
    ${hasDetails ? "import { RowLink } from '../../ui/RowLink.tsx';" : ''}
    ${hasDetails ? `import { ${one}Path } from './paths.ts';` : ''}
    import type { ${type}Row_${type}Fragment } from './${plural}Page.generated.ts';

    export function use${type}Columns(): ListColumn<${type}Row_${type}Fragment>[] {
      const { t } = useTranslation('${namespace}');
      ${format ? 'const format = useFormat();' : ''}
      return useMemo(
        () => [
          { id: 'name', header: t('${list}.fields.${nameField}'), isFixed: true, phone: 'title', cell: (row) => ${name} },
          ${cells.join('\n')}
        ],
        [t${format ? ', format' : ''}],
      );
    }
  `;
}
