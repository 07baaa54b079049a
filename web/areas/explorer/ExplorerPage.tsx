import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './ExplorerPage.css';
import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useGraphClient } from '../../kernel/graphContext.ts';
import { useSession } from '../../kernel/session.tsx';
import { useTheme } from '../../kernel/theme.tsx';
import { CostEstimate } from './CostEstimate.tsx';
import { defaultOperations } from './defaultOperations.ts';
import { ExplorerTools } from './ExplorerTools.tsx';
import { createExplorerFetcher } from './explorerFetcher.ts';
import { createExplorerStorage } from './explorerStorage.ts';
import { readOperationHash } from '../../ui/operationLink.ts';
import type { Run } from './run.ts';
import { RunPanel } from './RunPanel.tsx';

/** GraphiQL inside the product: the person's own session, live subscriptions, and what each operation cost. */
export function ExplorerPage() {
  const { t } = useTranslation('explorer');
  const { viewer } = useSession();
  const { theme } = useTheme();
  const { socket } = useGraphClient();
  const { hash } = useLocation();
  const [run, setRun] = useState<Run | null>(null);
  const fetcher = useMemo(() => createExplorerFetcher({ socket, onRun: setRun }), [socket]);
  const storage = useMemo(() => createExplorerStorage(viewer.user.id), [viewer.user.id]);
  const tabs = useMemo(() => defaultOperations(viewer), [viewer]);
  const linked = readOperationHash(hash);

  return (
    <section className="explorer" aria-label={t('title')}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <GraphiQL
        // Another link opens another operation, in a tab of its own.
        key={hash}
        fetcher={fetcher}
        storage={storage}
        forcedTheme={theme}
        defaultTheme={theme}
        shouldPersistHeaders={false}
        {...(linked
          ? { initialQuery: linked.query, initialVariables: linked.variables }
          : { defaultTabs: tabs })}
      >
        <GraphiQL.Logo>
          <></>
        </GraphiQL.Logo>
        <GraphiQL.Toolbar>
          {({ prettify, copy, merge }) => (
            <>
              {prettify}
              {merge}
              {copy}
              <ExplorerTools userId={viewer.user.id} />
              <CostEstimate />
            </>
          )}
        </GraphiQL.Toolbar>
        <GraphiQL.Footer>
          <RunPanel run={run} />
        </GraphiQL.Footer>
      </GraphiQL>
    </section>
  );
}
