import { InputGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useFormat } from '../../../time/format.ts';
import { BinButton } from '../../../ui/BinButton.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { libraryPath } from '../../../kernel/paths/media.ts';
import { postClipPath } from '../../../kernel/paths/posts.ts';
import { usePostClipVideosQuery } from './PostClip.generated.ts';
import './posts.css';

/** Chooses what is posted: clips and other saved videos that can be played (S-026). */
export function ChooseClipPage() {
  const { t } = useTranslation('posts');
  const format = useFormat();
  const { viewer } = useSession();
  const [text, setText] = useState('');
  const [typed, setTyped] = useDebounced(text, setText);
  const filter = { stateGroups: ['READY' as const], ...(text.trim() && { text: text.trim() }) };
  const { data, previousData, loading, error, refetch } = usePostClipVideosQuery({
    variables: { customerId: viewer.customer.id, filter },
  });
  const found = (data ?? previousData)?.customer?.mediaSearch?.edges.map(({ node }) => node);
  const videos = found?.filter(({ isPlayable }) => isPlayable);
  return (
    <>
      <PageHeader
        title={t('clip.choose')}
        back={{ label: t('clip.library'), to: libraryPath() }}
        actions={<BinButton kind="POST" text={t('clip.deleted')} onRestored={() => undefined} />}
      />
      <section className="card post-clips" aria-label={t('clip.choose')}>
        <InputGroup
          type="search"
          leftIcon={<Search />}
          aria-label={t('clip.search')}
          placeholder={t('clip.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {!videos && loading && <SkeletonRows count={3} />}
        {!videos && error && (
          <LoadFailure error={error} onRetry={() => void refetch().catch(() => undefined)} layout="bar" />
        )}
        {videos?.length === 0 && <p role="status">{t('clip.none')}</p>}
        {videos && videos.length > 0 && (
          <ul className="post-clips__list">
            {videos.map(({ id, title, length }) => (
              <li key={id}>
                <Link to={postClipPath(id)}>{title}</Link>
                {length !== null && <span className="num muted">{format.duration(length)}</span>}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
