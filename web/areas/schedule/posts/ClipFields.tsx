import { useEffect, useEffectEvent } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { DESTINATION_TITLE_MAX } from '../../../../schema/rules/contentDestinations.ts';
import { isTooLongForReels, REEL_MAX_SECONDS } from '../../../../schema/rules/posts.ts';
import { YOUTUBE_TITLE_MAX } from '../../../../schema/rules/socialPosts.ts';
import { SelectField } from '../../../ui/choiceFields.tsx';
import { ChoiceField, SwitchField, TextField } from '../../../ui/fields.tsx';
import { FoundSelectField } from '../../../ui/FoundSelectField.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { DayTimeFields } from '../../../ui/DayTimeFields.tsx';
import { AccountPlaces } from '../../destinations/destinationForm/public/AccountPlaces.tsx';
import { useLinkedAccounts } from '../../destinations/destinationForm/public/useLinkedAccounts.ts';
import type { ClipValues } from './clipValues.ts';

/** The account that posts and the place in it; which network that is goes into the form with it (DST-04). */
export function ClipFields({ lengthMs }: { lengthMs: number | null }) {
  const { t } = useTranslation('posts');
  const { input: chosen } = useField<string>('accountId');
  const { input: kind } = useField<ClipValues['kind']>('kind');
  const { accounts, account, load, ...found } = useLinkedAccounts(chosen.value, null);
  const follow = useEffectEvent(() => {
    if (kind.value !== (account?.kind ?? '')) kind.onChange(account?.kind ?? '');
  });
  useEffect(() => follow(), [account]);
  if (load.error) return <LoadFailure error={load.error} onRetry={load.retry} layout="bar" />;
  return (
    <>
      {found.hasNone && <p className="muted">{t('clip.noAccount')}</p>}
      <FoundSelectField
        name="accountId"
        label={t('fields.account')}
        isRequired
        none={t(load.loading ? 'clip.reading' : 'clip.chooseAccount')}
        found={accounts.map(({ id, name, kind: network, accessState }) => ({
          value: id,
          label: t(accessState === 'EXPIRED' ? 'clip.expired' : 'clip.account', {
            network: t(`networks.${network}`),
            name,
          }),
        }))}
        hasMore={found.hasMore}
        findLabel={t('clip.findAccount')}
        finding={found.finding}
      />
      {account && <AccountPlaces key={account.id} account={account} label={t('fields.destination')} />}
      {account?.kind === 'FACEBOOK' && isTooLongForReels(lengthMs) && (
        <p className="muted" role="note">
          {t('clip.noReel', { seconds: REEL_MAX_SECONDS })}
        </p>
      )}
    </>
  );
}

/** YouTube takes shorter titles (DST-03). */
export function TitleField() {
  const { t } = useTranslation('posts');
  const { input } = useField<ClipValues['kind']>('kind');
  const limit = input.value === 'YOUTUBE' ? YOUTUBE_TITLE_MAX : DESTINATION_TITLE_MAX;
  return <TextField name="title" label={t('fields.title')} isRequired limit={limit} />;
}

/** Audience (DST-24). */
export function PrivacyField() {
  const { t } = useTranslation('posts');
  return (
    <SelectField
      name="privacy"
      label={t('fields.privacy')}
      options={(['PUBLIC', 'ORG', 'PRIVATE'] as const).map((value) => ({
        value,
        label: t(`privacy.${value}`),
      }))}
    />
  );
}

/**
 * At once, or at a time of the organization's zone (CLP-06), and whether the subscribers of a channel are told
 * (DST-08).
 */
export function WhenFields({ zone }: { zone: string }) {
  const { t } = useTranslation('posts');
  const { input: when } = useField<ClipValues['when']>('when');
  const { input: kind } = useField<ClipValues['kind']>('kind');
  return (
    <>
      <ChoiceField
        name="when"
        label={t('clip.when')}
        options={[
          { value: 'NOW', label: t('clip.now') },
          { value: 'AT', label: t('clip.at') },
        ]}
      />
      {when.value === 'AT' && <MomentFields zone={zone} />}
      {kind.value === 'YOUTUBE' && (
        <SwitchField name="hasNotification" label={t('fields.notification')} help={t('help.notification')} />
      )}
    </>
  );
}

/** A day and a time of the organization's zone. */
export function MomentFields({ zone }: { zone: string }) {
  const { t } = useTranslation('posts');
  return (
    <DayTimeFields
      day={{ name: 'day', label: t('fields.day') }}
      time={{ name: 'time', label: t('fields.time') }}
      zone={zone}
      isRequired
    />
  );
}
