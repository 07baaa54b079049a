import type { Readiness_ItemFragment } from './Readiness.generated.ts';
import { FindingLink } from './ReadinessTag.tsx';
import { useAccessEnd } from './useAccessEnd.ts';
import './readiness.css';

type Finding = NonNullable<Readiness_ItemFragment['readiness']>['findings'][number];

/** Warns that access to an account ends before the last date of an event, though the next date may be covered (STM-14). */
export function AccessNote({ times }: { times: readonly Pick<Readiness_ItemFragment, 'readiness'>[] }) {
  const findings = times.flatMap(({ readiness }) => readiness?.findings ?? []);
  const finding = findings.find(({ reason }) => reason === 'EVENT_ACCOUNT_ENDS');
  return finding ? <AccessWarning finding={finding} /> : null;
}

function AccessWarning({ finding: { access, thing } }: { finding: Finding }) {
  const text = useAccessEnd(access, thing.name);
  if (text === undefined) return null;
  return (
    <p className="readiness-note" role="note">
      {text} <FindingLink thing={thing} />
    </p>
  );
}
