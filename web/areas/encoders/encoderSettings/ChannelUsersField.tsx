import { HTMLSelect, InputGroup, Tag } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import {
  listCandidates,
  getAccessLevel,
  withLevel,
  type Candidate,
  type ChannelAccess,
  type Level,
} from './channelAccess.ts';
import { useEncoderChannelCandidatesQuery } from './ChannelUsersField.generated.ts';

const LEVELS: readonly Level[] = ['none', 'look', 'use'];

interface ChannelUsersFieldProps {
  name: string;
  /** Users and venues with access. */
  present: readonly Candidate[];
  isReadOnly?: boolean;
}

/** Gives users and venues a channel: none, to look, or to use (USR-09, VEN-14). */
export function ChannelUsersField({ name, present, isReadOnly }: ChannelUsersFieldProps) {
  const { t } = useTranslation('encoderSettings');
  const { viewer, can } = useSession();
  const { input, meta } = useField<ChannelAccess[]>(name);
  const [filter, setFilter] = useState('');
  const [typed, setTyped] = useDebounced(filter, setFilter);
  const seesAll = can('MANAGE_USERS');
  const { data, previousData } = useEncoderChannelCandidatesQuery({
    skip: !seesAll || isReadOnly,
    variables: { customerId: viewer.customer.id, filter: filter.trim() || null },
    errorPolicy: 'all',
  });
  const customer = (data ?? previousData)?.customer;
  const candidates = useMemo(() => listCandidates(present, customer, filter), [present, customer, filter]);
  const error: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  return (
    <div className="field" role="group" aria-labelledby={`${name}-label`}>
      <span className="field__label" id={`${name}-label`}>
        {t('channelForm.users')}
      </span>
      <span className="field__help">
        {t(seesAll || isReadOnly ? 'channelForm.usersHelp' : 'channelForm.usersHidden')}
      </span>
      {seesAll && !isReadOnly && (
        <InputGroup
          type="search"
          placeholder={t('access.filter')}
          aria-label={t('access.filter')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
        />
      )}
      {candidates.length === 0 ? (
        <p className="muted">{t(filter ? 'access.noneFound' : 'access.none')}</p>
      ) : (
        // A list that scrolls is reached by keyboard too.
        <ul className="access-list" aria-labelledby={`${name}-label`} tabIndex={0}>
          {candidates.map((candidate) => (
            <li key={candidate.userId}>
              <span className="access-list__name">{candidate.userName}</span>
              <Tag minimal>{t(candidate.isVenue ? 'access.venue' : 'access.user')}</Tag>
              <HTMLSelect
                aria-label={t('access.levelOf', { name: candidate.userName })}
                value={getAccessLevel(input.value, candidate.userId)}
                onChange={({ target }) =>
                  input.onChange(withLevel(input.value, candidate.userId, target.value as Level))
                }
                options={LEVELS.map((level) => ({ value: level, label: t(`access.${level}Level`) }))}
              />
            </li>
          ))}
        </ul>
      )}
      {typeof error === 'string' && (
        <span className="field__error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
