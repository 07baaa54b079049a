import { useGraphiQL } from '@graphiql/react';
import { useTranslation } from 'react-i18next';
import { estimateCost } from '../../../schema/rules/cost.ts';
import { useFormat } from '../../time/format.ts';

/** What the operation in the editor would cost, by the same reckoning as the graph's, before it runs. */
export function CostEstimate() {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const { schema, documentAST, operationName, variables } = useGraphiQL((state) => ({
    schema: state.schema,
    documentAST: state.documentAST,
    operationName: state.operationName,
    variables: state.tabs[state.activeTabIndex]?.variables,
  }));
  if (!schema || !documentAST) return null;
  const cost = estimateCost(schema, documentAST, operationName, parsed(variables));
  return (
    <span className="num" title={t('cost.hint')}>
      {t('cost.label', { cost: format.number(cost) })}
    </span>
  );
}

/** Half-typed variables count as none. */
function parsed(variables: string | null | undefined): Record<string, unknown> {
  try {
    return variables ? (JSON.parse(variables) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
