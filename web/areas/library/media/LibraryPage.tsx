import { CloudUpload } from '@blueprintjs/icons';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import type { Question } from '../../../kernel/early.ts';
import { useScreen, type Visit } from '../../../kernel/screen.ts';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { listChoice, useListState } from '../../../ui/useListState.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { Facets } from './Facets.tsx';
import { NARROWING, toggleFacet } from './libraryFilter.ts';
import { LibraryExportDocument } from './LibraryExport.generated.ts';
import { LibraryPageDocument, useLibraryPageQuery } from './LibraryPage.generated.ts';
import { useLibraryBulk, type LibraryBulk } from './edits/LibraryBulk.tsx';
import { ProcessingMediaDocument } from './public/ProcessingMedia.generated.ts';
import { MediaCard } from './public/MediaCells.tsx';
import type { MediaRow } from './MediaStateTag.tsx';
import { ProcessingRows } from './ProcessingRows.tsx';
import { useMediaColumns } from './useMediaColumns.tsx';
import { useProcessingMedia } from './useProcessingMedia.ts';
import { searchFilterIn, useSearchFilter } from './useSearchFilter.ts';

// Forms come with what they need; most visits open none.
const LibraryBulkDialogs = lazy(async () => ({
  default: (await import('./edits/LibraryBulkDialogs.tsx')).LibraryBulkDialogs,
}));

const SORT = 'MOST_RECENT';

/** First queries of the library. */
export async function questions({ viewer: { customer }, search }: Visit): Promise<Question[]> {
  const list = listChoice(search, SORT);
  const filter = await searchFilterIn(list, customer.timezone);
  return [
    { document: LibraryPageDocument, variables: { customerId: customer.id, filter, sort: list.sort } },
    { document: ProcessingMediaDocument, variables: { customerId: customer.id } },
  ];
}

export function LibraryPage() {
  const { t } = useTranslation('media');
  const format = useFormat();
  const { viewer, hasCapability } = useSession();
  const { timezone } = viewer.customer;
  const list = useListState({ id: 'library', defaultSort: SORT, views: ['list', 'gallery'] });
  const filter = useSearchFilter(list, timezone);
  const variables = { customerId: viewer.customer.id, filter, sort: list.sort };
  const query = useLibraryPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection: search, rows: found, load } = usePagedRows(query, (data) => data.customer?.mediaSearch);
  const zone = (query.data ?? query.previousData)?.customer?.timezone;

  const processing = useProcessingMedia(viewer.customer.id, load.retry);
  const rows = useMemo(() => {
    // They stand on top of the whole library only.
    const onTop = new Set(filter ? [] : processing.map(({ id }) => id));
    return found?.filter(({ id }) => !onTop.has(id));
  }, [found, processing, filter]);

  const upload = useScreen('uploadVideo');
  const columns = useMediaColumns(zone, list);
  const [open, setOpen] = useState<LibraryBulk>();
  const bulk = useLibraryBulk(setOpen);

  return (
    <>
      <ListPage<MediaRow>
        title={t('library.title')}
        summary={
          search &&
          t('library.summary', { count: search.totalCount, total: format.number(search.totalCount) })
        }
        list={list}
        filterLabel={t('library.filter')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={titleOf}
        totalCount={search?.totalCount}
        load={load}
        isNarrowed={filter !== undefined}
        narrowing={NARROWING}
        empty={{
          drawing: 'video',
          sentence: t('library.empty'),
          ...(upload && { action: { label: t('library.upload'), to: upload.path } }),
        }}
        {...(bulk.length > 0 && { bulk })}
        bin={hasCapability('deleteLibrary') && 'MEDIA'}
        renderCard={(media) => <MediaCard media={media} zone={zone} />}
        exportCsv={{ document: LibraryExportDocument, name: t('library.fileName'), variables }}
        query={{ document: LibraryPageDocument, variables }}
        primary={
          upload && (
            <LinkButton to={upload.path} intent="primary" icon={<CloudUpload />} text={t('library.upload')} />
          )
        }
        lead={filter === undefined && <ProcessingRows items={processing} />}
        aside={<Facets list={list} facets={search?.facets} />}
        tools={<ChosenTags tags={list.values('tag')} onDrop={(tag) => toggleFacet(list, 'tag', tag)} />}
      />
      {open && (
        <Suspense>
          <LibraryBulkDialogs open={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

const keyOf = (media: MediaRow) => media.id;
const titleOf = (media: MediaRow) => media.title;

/** The tags that the list is narrowed to, to be dropped again. */
function ChosenTags({ tags, onDrop }: { tags: readonly string[]; onDrop: (tag: string) => void }) {
  const { t } = useTranslation('media');
  if (tags.length === 0) return null;
  return (
    <span className="chips">
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className="chip"
          aria-pressed
          onClick={() => onDrop(tag)}
          aria-label={t('tags.drop', { tag })}
        >
          {tag} <span aria-hidden="true">×</span>
        </button>
      ))}
    </span>
  );
}
