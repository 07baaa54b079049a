import { Button } from '@blueprintjs/core';
import { Edit, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import { viewerZone } from '../../../time/formatters.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { useReasonWords } from '../../../ui/useReasonWords.ts';
import { eventPath, schedulePath } from '../../../kernel/paths/schedule.ts';
import { socialAccountPath } from '../../../kernel/paths/socialAccounts.ts';
import { EditPostDialog } from './EditPostDialog.tsx';
import { PostPageDocument, usePostPageQuery, type Post_PostFragment } from './Post.generated.ts';
import { RemovePostDialog } from './RemovePostDialog.tsx';
import './posts.css';

const READ_EVERY_MS = 15_000;

/** A post to Facebook or YouTube: what it says, when it appears, and whether it can still be changed (S-050). */
export function PostPage() {
  const { t } = useTranslation('posts');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const variables = { id: uuid };
  const query = usePostPageQuery({
    variables,
    pollInterval: READ_EVERY_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'cache-and-network',
  });
  const { thing: post, load } = useDetails(query, uuid, (data) => data.post);
  const back = { label: t('back'), to: schedulePath() };
  if (!post) return <LoadPage load={load} missing={t('missing')} back={back} />;
  const zone = post.customer?.timezone ?? viewerZone();
  const isEditable = post.state === 'EDITABLE';
  return (
    <>
      <PageHeader
        title={post.title}
        back={back}
        tag={<StatusTag kind="post" state={post.state} />}
        actions={
          <>
            <OpenQueryButton source={{ document: PostPageDocument, variables }} variant="minimal" />
            {post.state !== 'LOCKED' && (
              <Button icon={<Trash />} text={t('remove.action')} onClick={() => setOpen('remove')} />
            )}
            {isEditable && (
              <Button
                icon={<Edit />}
                intent="primary"
                text={t('edit.action')}
                onClick={() => setOpen('edit')}
              />
            )}
          </>
        }
      />
      <PostCard post={post} zone={zone} />
      {open === 'edit' && isEditable && (
        <EditPostDialog post={post} zone={zone} onClose={() => setOpen(undefined)} />
      )}
      {open === 'remove' && (
        <RemovePostDialog
          post={post}
          onClose={() => setOpen(undefined)}
          onRemoved={() => void navigate(schedulePath(), { replace: true })}
        />
      )}
    </>
  );
}

function PostCard({ post, zone }: { post: Post_PostFragment; zone: string }) {
  const { t } = useTranslation('posts');
  const format = useFormat();
  const failure = useReasonWords(post.failureReason, post.failureParameters);
  const { kind, state, socialAccount, mediaItem, eventStartsAt, event, occurrenceId, endedAt } = post;
  const account = socialAccount && (
    <Link key="account" to={socialAccountPath(socialAccount.id)}>
      {socialAccount.name}
    </Link>
  );
  const when = eventStartsAt && format.dateTime(eventStartsAt, zone);
  const begins =
    when && event ? (
      <Link key="event" to={eventPath(event.id, occurrenceId ?? undefined)}>
        {when}
      </Link>
    ) : (
      when
    );
  return (
    <section className="card" aria-label={t('details')}>
      {failure && <p role="alert">{t('failed', { cause: failure })}</p>}
      <p className="muted" role="status">
        {state === 'EDITABLE'
          ? t('lock.at', { at: format.dateTime(post.lockedAt, zone) })
          : t(`lock.${state}`)}
      </p>
      <DetailsList
        rows={[
          [t('fields.network'), t(`networks.${kind}`)],
          [t('fields.account'), account ?? t('accountGone')],
          [t('fields.destination'), post.destination.name],
          [
            t('fields.publishAt'),
            <span key="at" className="num">
              {format.dateTime(post.publishAt, zone)}
            </span>,
          ],
          ...(endedAt === null
            ? []
            : [
                [
                  t(`ended.${state === 'FAILED' ? 'FAILED' : 'POSTED'}`),
                  format.dateTime(endedAt, zone),
                ] as const,
              ]),
          ...(post.isOfEvent
            ? [[t('fields.event'), begins] as const]
            : [
                [
                  t('fields.video'),
                  mediaItem ? (
                    <ThingLink key="video" kind="VIDEO" id={mediaItem.id} name={mediaItem.title} />
                  ) : (
                    t('videoGone')
                  ),
                ] as const,
              ]),
          [
            t('fields.description'),
            <span key="description" className="post__description">
              {post.description}
            </span>,
          ],
          [t('fields.privacy'), t(`privacy.${post.privacy}`)],
          ...(kind === 'YOUTUBE'
            ? [[t('fields.notification'), t(post.hasNotification ? 'yes' : 'no')] as const]
            : []),
        ]}
      />
    </section>
  );
}
