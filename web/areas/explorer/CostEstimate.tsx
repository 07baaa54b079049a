import { Error as OverIcon } from '@blueprintjs/icons';
import { useGraphiQL } from '@graphiql/react';
import { useTranslation } from 'react-i18next';
import { COST_LIMIT, estimateCost } from '../../../schema/rules/cost.ts';
import { useFormat } from '../../time/format.ts';
import './CostEstimate.css';

/** Cost of the operation in the editor, estimated as the graph does it, before it runs. */
export function CostEstimate() {
  const { schema, documentAST, operationName, variables } = useGraphiQL((state) => ({
    schema: state.schema,
    documentAST: state.documentAST,
    operationName: state.operationName,
    variables: state.tabs[state.activeTabIndex]?.variables,
  }));
  if (!schema) return null;
  const cost = documentAST ? estimateCost(schema, documentAST, operationName, parsed(variables)) : null;
  return <CostFigure cost={cost} />;
}

/** A cost against the limit; null while the operation is incomplete. Above the limit the graph refuses to run it. */
function CostFigure({ cost }: { cost: number | null }) {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const isOver = cost !== null && cost > COST_LIMIT;
  const limit = format.number(COST_LIMIT);
  return (
    <span className={isOver ? 'run-cost run-cost--over' : 'run-cost'} title={t('cost.hint', { limit })}>
      {isOver && <OverIcon size={14} aria-hidden="true" />}
      <span className="num">
        {t('cost.label', { cost: cost === null ? '–' : format.number(cost), limit })}
      </span>
      <span role="status">{isOver && t('cost.over')}</span>
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
