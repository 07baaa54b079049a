import { Tab, Tabs } from '@blueprintjs/core';
import { useAddress } from '../kernel/useAddress.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { LoadPage } from './LoadState.tsx';
import { PageHeader } from './PageHeader.tsx';
import type { DetailsLoad } from './useDetails.ts';
import './DetailsPage.css';

export interface DetailsTab {
  id: string;
  label: string;
  /** Shown after the label. */
  count?: number;
  panel: React.ReactNode;
}

interface DetailsPageProps {
  title: string | undefined;
  back: { label: string; to: string };
  tag?: React.ReactNode;
  summary?: React.ReactNode;
  actions?: React.ReactNode;
  load: DetailsLoad;
  /** Message if the object does not exist. */
  missing: string;
  /** Above the tabs, for example a player. */
  lead?: React.ReactNode;
  tabs: readonly DetailsTab[];
  /** Stands beside everything on a wide screen, below it on a narrow one. */
  aside?: React.ReactNode;
}

/** One thing with its tabs; the tab is part of the URL. Undefined `title` means that it is not there. */
export function DetailsPage(props: DetailsPageProps) {
  const { title, load } = props;
  if (title === undefined) return <LoadPage load={load} missing={props.missing} back={props.back} />;
  return (
    <>
      <PageHeader
        title={title}
        back={props.back}
        tag={props.tag}
        summary={props.summary}
        actions={props.actions}
      />
      {load.error !== undefined && load.error !== null && (
        <LoadFailure error={load.error} onRetry={load.retry} layout="bar" />
      )}
      <div className={props.aside ? 'details-page details-page--aside' : 'details-page'}>
        <div className="details-page__main">
          {props.lead}
          <DetailsTabs tabs={props.tabs} />
        </div>
        {props.aside && <aside className="details-page__aside">{props.aside}</aside>}
      </div>
    </>
  );
}

function DetailsTabs({ tabs }: { tabs: readonly DetailsTab[] }) {
  const [params, change] = useAddress();
  const first = tabs[0]?.id;
  const wanted = params.get('tab');
  const selected = tabs.some((tab) => tab.id === wanted) ? wanted! : first;
  const select = (id: string) => change({ tab: id === first ? '' : id });
  return (
    <Tabs
      id="details"
      className="details-tabs"
      selectedTabId={selected}
      onChange={(id) => select(String(id))}
      renderActiveTabPanelOnly
      animate={false}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          id={tab.id}
          title={tab.count === undefined ? tab.label : `${tab.label} ${tab.count}`}
          panel={<>{tab.panel}</>}
        />
      ))}
    </Tabs>
  );
}
