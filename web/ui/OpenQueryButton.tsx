import './OpenQueryButton.css';
import { Button } from '@blueprintjs/core';
import { Code } from '@blueprintjs/icons';
import type { DocumentNode } from 'graphql';
import { print } from 'graphql/language/printer';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { operationPath, type LinkedOperation } from './operationLink.ts';

export interface QuerySource {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

/** Opens the explorer with the very operation and variables of the screen. */
export function OpenQueryButton({ source, variant }: { source: QuerySource; variant?: 'minimal' }) {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  return (
    <Button
      className="open-query"
      icon={<Code />}
      text={t('list.openQuery')}
      aria-label={t('list.openQuery')}
      title={t('list.openQuery')}
      onClick={() => void navigate(operationPath(written(source)))}
      {...(variant && { variant })}
    />
  );
}

function written({ document, variables }: QuerySource): LinkedOperation {
  return { query: print(document), variables: JSON.stringify(variables, null, 2) };
}
