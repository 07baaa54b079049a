import { useTranslation } from 'react-i18next';
import { translateError } from '../../../ui/errorMessage.ts';
import type { UploadProblem } from './uploadEntry.ts';

/** Explains an upload problem. */
export function ProblemText({ problem }: { problem: UploadProblem }) {
  const { t } = useTranslation('upload');
  const { t: words } = useTranslation('ui');
  if ('text' in problem) return problem.text;
  return 'error' in problem ? translateError(problem.error, words as never) : t(`problems.${problem.key}`);
}
