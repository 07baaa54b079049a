import { Button } from '@blueprintjs/core';
import { Clipboard } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import type { MeasuredVideo } from '../../../../schema/files/measuredVideo.ts';
import { listFailures, type UploadFinding } from '../../../../schema/rules/uploadCheck.ts';
import { repairCommand } from '../../../../schema/rules/uploadRepair.ts';
import { useCopy } from '../../../ui/useCopy.ts';

interface CheckResultsProps {
  fileName: string;
  findings: readonly UploadFinding[];
  measured: MeasuredVideo;
}

/** Shows each measured property with its limit (S-160), and the commands that repair the file. */
export function CheckResults({ fileName, findings, measured }: CheckResultsProps) {
  const { t } = useTranslation('upload');
  const failures = listFailures(findings);
  const whole = failures.length > 1 ? repairCommand(failures, measured, fileName) : null;
  return (
    <div className="check-results">
      <table className="check-results__table">
        <caption className="visually-hidden">{t('check.caption', { fileName })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('check.property')}</th>
            <th scope="col">{t('check.measured')}</th>
            <th scope="col">{t('check.allowed')}</th>
            <th scope="col">{t('check.result')}</th>
          </tr>
        </thead>
        <tbody>
          {findings.map((finding) => (
            <tr key={finding.property} data-result={resultOf(finding)}>
              <th scope="row">{t(`check.properties.${finding.property}`)}</th>
              <td className="num">{finding.measured}</td>
              <td className="num">{finding.allowed}</td>
              <td>{t(`check.results.${resultOf(finding)}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {failures.map((finding) => {
        const property = t(`check.properties.${finding.property}`);
        const command = repairCommand([finding], measured, fileName);
        const title = command === null ? property : t('check.fix', { property });
        return <Remedy key={finding.property} title={title} command={command} />;
      })}
      {whole && <Remedy title={t('check.fixAll')} command={whole} />}
    </div>
  );
}

function resultOf({ passed }: UploadFinding): 'passed' | 'failed' | 'unknown' {
  if (passed === null) return 'unknown';
  return passed ? 'passed' : 'failed';
}

function Remedy({ title, command }: { title: string; command: string | null }) {
  const { t } = useTranslation('upload');
  const copy = useCopy();
  return (
    <div className="remedy">
      <strong>{title}</strong>
      {command === null ? (
        <span className="muted">{t('check.cannotRepair')}</span>
      ) : (
        <div className="remedy__command">
          <code className="mono" tabIndex={0}>
            {command}
          </code>
          <Button
            icon={<Clipboard />}
            variant="minimal"
            aria-label={t('check.copy', { title })}
            onClick={() => void copy(command, t('check.copied'))}
          />
        </div>
      )}
    </div>
  );
}
