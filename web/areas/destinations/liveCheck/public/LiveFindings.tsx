import { useTranslation } from 'react-i18next';
import { useLiveFindingsQuery } from './LiveFindings.generated.ts';
import { useFindingWords } from './useFindingWords.ts';
import './LiveDoctor.css';

const READ_EVERY_MS = 10_000;

interface LiveFindingsProps {
  customerId: string;
  channelId: string;
}

/** Problems with a channel's incoming stream, a line each. All uses on a page share one query for the organization. */
export function LiveFindings({ customerId, channelId }: LiveFindingsProps) {
  const { t } = useTranslation('liveCheck');
  const words = useFindingWords();
  const { data } = useLiveFindingsQuery({
    variables: { customerId },
    pollInterval: READ_EVERY_MS,
    skipPollAttempt: () => document.hidden,
  });
  const channel = data?.customer?.liveFindings?.find(
    ({ encoderChannelId }) => encoderChannelId === channelId,
  );
  if (!channel || channel.findings.length === 0) return null;
  return (
    <ul className="live-findings" aria-label={t('title')}>
      {channel.findings.map((finding) => (
        <li key={finding.kind} className={finding.severity === 'ERROR' ? 'live-findings__error' : undefined}>
          {words(finding).short}
        </li>
      ))}
    </ul>
  );
}
