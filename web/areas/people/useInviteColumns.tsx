import { Button } from '@blueprintjs/core';
import { Disable, SendMessage } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { useFormat } from '../../time/format.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { ListColumn } from '../../ui/listTypes.ts';
import { momentColumn } from '../../ui/rowColumns.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import type { InviteDeed } from './InviteDialog.tsx';
import type { InviteRow_InviteFragment } from './UsersPage.generated.ts';
import { inviteAgainPath } from '../../kernel/paths/people.ts';
import './people.css';

export type InviteRow = InviteRow_InviteFragment;

/** Columns of invitations, with actions on open ones. */
export function useInviteColumns(
  onAsk: (invite: InviteRow, deed: InviteDeed) => void,
): ListColumn<InviteRow>[] {
  const { t } = useTranslation('people');
  const { hasCapability } = useSession();
  const format = useFormat();
  const mayAdd = hasCapability('addUserInvites');
  const maySend = hasCapability('resendUserInvites');
  const mayRevoke = hasCapability('revokeUserInvites');
  return useMemo(
    () => [
      {
        id: 'email',
        header: t('fields.email'),
        isFixed: true,
        phone: 'title',
        cell: (row) =>
          row.askedAt === null ? (
            row.email
          ) : (
            <span className="people-asked">
              {row.email}
              <span className="muted">{t('invites.asked', { at: format.dateTime(row.askedAt) })}</span>
            </span>
          ),
      },
      {
        id: 'state',
        header: t('fields.state'),
        width: '130px',
        phone: 'tag',
        cell: (row) => <StatusTag kind="invite" state={row.state} />,
      },
      {
        id: 'roles',
        header: t('fields.roles'),
        width: '22%',
        phone: 'line',
        cell: (row) => row.roles.map((role) => t(`roles.${role}.name`)).join(', '),
      },
      {
        id: 'invitedBy',
        header: t('fields.invitedBy'),
        width: '18%',
        priority: 3,
        cell: (row) => row.invitedByName,
      },
      momentColumn({ id: 'sent', header: t('fields.sent'), priority: 2, at: (row) => row.sentAt }, format),
      {
        id: 'deeds',
        header: '',
        width: '110px',
        align: 'right',
        isFixed: true,
        phone: 'end',
        cell: (row) => (
          <span className="list-above people-deeds">
            {mayAdd && (row.state === 'EXPIRED' || row.state === 'REVOKED') && (
              <LinkButton
                variant="minimal"
                icon={<SendMessage />}
                title={t('invites.again.confirm')}
                aria-label={t('invites.again.of', { email: row.email })}
                to={inviteAgainPath(row.email)}
              />
            )}
            {maySend && isOpen(row) && (
              <Button
                variant="minimal"
                icon={<SendMessage />}
                title={t('invites.resend.confirm')}
                aria-label={t('invites.resend.of', { email: row.email })}
                onClick={() => onAsk(row, 'resend')}
              />
            )}
            {mayRevoke && isOpen(row) && (
              <Button
                variant="minimal"
                icon={<Disable />}
                title={t('invites.revoke.confirm')}
                aria-label={t('invites.revoke.of', { email: row.email })}
                onClick={() => onAsk(row, 'revoke')}
              />
            )}
          </span>
        ),
      },
    ],
    [t, format, onAsk, mayAdd, maySend, mayRevoke],
  );
}

const isOpen = ({ state }: InviteRow) => state === 'INVITED' || state === 'RESENT';
