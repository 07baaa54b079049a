import { HTMLSelect } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../kernel/session.tsx';
import { useWebVideosChannelsQuery } from './WebVideos.generated.ts';

interface EncoderChannelSelectProps {
  value: string;
  onChange: (id: string) => void;
}

/** Narrows the list to what encoder channels sent; saved videos come from none and stay (DST-18). Not there for who sees none. */
export function EncoderChannelSelect({ value, onChange }: EncoderChannelSelectProps) {
  const { t } = useTranslation('webVideos');
  const { viewer } = useSession();
  const variables = { customerId: viewer.customer.id };
  const { data } = useWebVideosChannelsQuery({ variables, errorPolicy: 'all' });
  const channels = data?.customer?.encoderChannelList?.edges.map(({ node }) => node) ?? [];
  if (channels.length === 0 && !value) return null;
  return (
    <HTMLSelect
      aria-label={t('list.encoderChannelFilter')}
      title={t('list.encoderChannelHelp')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={[
        { value: '', label: t('list.everyEncoderChannel') },
        ...channels.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
