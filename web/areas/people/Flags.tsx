import { Tag } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';

/** Contact flags (USR-08). */
export const FLAGS = [
  'isPrimaryContact',
  'isBillingContact',
  'isPointOfContact',
  'hasNetworkAlerts',
] as const;

type Held = { [Flag in (typeof FLAGS)[number]]?: boolean | null };

/** The flags that are set, in words. */
export function Flags({ of }: { of: Held }) {
  const { t } = useTranslation('people');
  const set = FLAGS.filter((flag) => of[flag]);
  if (set.length === 0) return <span className="muted">–</span>;
  return (
    <span className="people-tags">
      {set.map((flag) => (
        <Tag key={flag} minimal>
          {t(`flags.${flag}`)}
        </Tag>
      ))}
    </span>
  );
}
