import { Button, Tag } from '@blueprintjs/core';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../kernel/useAddress.ts';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { useFormat } from '../../../time/format.ts';
import type { AuditRow_EntryFragment } from './AuditPage.generated.ts';

/** Name of an object kind. Unknown kinds keep the platform's name. */
function kindWords(subject: string, t: TFunction<'audit'>) {
  return t(`kinds.${subject}` as 'kinds.users', { defaultValue: subject.replaceAll('_', ' ') });
}

const TOKENS = ['encoder_tokens', 'decoder_tokens'];

/** Describes a change of a device token: an issue has a time, and a claimed token replaces a revoked one. */
function tokenWords({ action, changedNames }: AuditRow_EntryFragment) {
  if (action === 'DELETED') return 'tokenEnded';
  if (action === 'UPDATED' && !changedNames.includes('issued_at')) return 'tokenRevoked';
  return 'tokenIssued';
}

/** Describes an action. For sessions: sign-in, sign-out, or a visit from outside. */
function deedWords(row: AuditRow_EntryFragment, t: TFunction<'audit'>): string {
  if (TOKENS.includes(row.subject)) return t(tokenWords(row));
  if (row.subject !== 'sessions') return t(`actions.${row.action}`);
  if (row.action === 'CREATED') return t(row.isByOutsider ? 'visited' : 'entered');
  if (row.changedNames.includes('ended_at')) return t(row.isByOutsider ? 'visitEnded' : 'ended');
  return t(`actions.${row.action}`);
}

/** The kind of a thing; it leads to all that was done to this one. */
function OneThing({ row: { subject, subjectId } }: { row: AuditRow_EntryFragment }) {
  const { t } = useTranslation('audit');
  const [, change] = useAddress();
  const kind = kindWords(subject, t);
  return (
    <Button
      variant="minimal"
      size="small"
      className="audit-kind"
      text={kind}
      title={subjectId}
      aria-label={t('filters.onlyThis', { kind, id: subjectId })}
      onClick={() => change({ kind: subject, thing: subjectId }, { isStep: true })}
    />
  );
}

/** Columns of the activity log. */
export function useAuditColumns(): ListColumn<AuditRow_EntryFragment>[] {
  const { t } = useTranslation('audit');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'who',
        header: t('columns.who'),
        isFixed: true,
        phone: 'title',
        cell: (row) => (
          <span className="audit-who">
            {row.actorName ?? (row.action === 'SIGN_IN_REFUSED' ? row.subjectId : t('nobody'))}{' '}
            {row.isByOutsider && <Tag minimal>{t('outsider')}</Tag>}
          </span>
        ),
      },
      {
        id: 'what',
        header: t('columns.what'),
        width: '24%',
        phone: 'line',
        cell: (row) => deedWords(row, t),
      },
      {
        id: 'kind',
        header: t('columns.kind'),
        width: '180px',
        priority: 2,
        cell: (row) => <OneThing row={row} />,
      },
      {
        id: 'changed',
        header: t('columns.changed'),
        width: '20%',
        priority: 3,
        cell: (row) =>
          row.action === 'UPDATED' && row.changedNames.length > 0 ? (
            row.changedNames.map((name) => name.replaceAll('_', ' ')).join(', ')
          ) : (
            <span className="muted">–</span>
          ),
      },
      {
        id: 'when',
        header: t('columns.when'),
        width: '220px',
        phone: 'tag',
        cell: (row) => <time dateTime={row.happenedAt}>{format.dateTime(row.happenedAt)}</time>,
      },
      {
        id: 'address',
        header: t('columns.address'),
        width: '150px',
        priority: 3,
        cell: (row) => row.address ?? <span className="muted">–</span>,
      },
      {
        id: 'agent',
        header: t('columns.agent'),
        width: '200px',
        priority: 3,
        isHiddenAtFirst: true,
        cell: (row) => row.agent ?? <span className="muted">–</span>,
      },
    ],
    [t, format],
  );
}
