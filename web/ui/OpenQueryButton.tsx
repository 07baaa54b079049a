import { Button } from '@blueprintjs/core';
import { Code } from '@blueprintjs/icons';
import type { DocumentNode } from 'graphql';
import { print } from 'graphql/language/printer';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

export interface QuerySource {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

/** The explorer's address with an operation and its variables in the hash, which never leaves the browser. */
export function explorerPath({ document, variables }: QuerySource): string {
  const hash = new URLSearchParams({ query: print(document), variables: JSON.stringify(variables, null, 2) });
  return `/explorer#${hash}`;
}

/** Opens the explorer with the very operation and variables of the screen. */
export function OpenQueryButton({ source, variant }: { source: QuerySource; variant?: 'minimal' }) {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  return (
    <Button
      icon={<Code />}
      text={t('list.openQuery')}
      onClick={() => void navigate(explorerPath(source))}
      {...(variant && { variant })}
    />
  );
}
