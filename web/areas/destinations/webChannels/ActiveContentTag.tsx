import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import type { WebChannelRow_ChannelFragment } from './WebChannels.generated.ts';
import './webChannels.css';

interface ActiveContentTagProps {
  content: Pick<
    NonNullable<WebChannelRow_ChannelFragment['activeContent']>,
    'state' | 'kind' | 'title'
  > | null;
}

/** Content of a channel, and whether it was removed for viewers (WCH-12, STM-20). */
export function ActiveContentTag({ content }: ActiveContentTagProps) {
  const { t } = useTranslation('webChannels');
  if (!content) return <span className="muted">{t('active.none')}</span>;
  const { state, kind, title } = content;
  return (
    <span className="web-channel-active">
      {state === 'ACTIVE' && kind === 'LIVE' ? (
        <StatusTag kind="encoderVideo" state="LIVE" />
      ) : (
        <StatusTag kind="activeContent" state={state} />
      )}
      <span className="web-channel-active__title">
        {[kind === 'LIVE' ? null : t(`active.${kind}`), title].filter(Boolean).join(': ')}
      </span>
    </span>
  );
}
