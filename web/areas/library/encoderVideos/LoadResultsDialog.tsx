import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { TickCircle, WarningSign } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useServiceValues } from '../../../kernel/serviceValues.ts';

/** Result of one venue. */
export interface LoadResult {
  venueId: string;
  name: string;
  /** Reason for a refusal. Undefined if it loads. */
  refusal: string | undefined;
}

/** Says of each venue whether its decoder loads (C-020). */
export function LoadResultsDialog({
  results,
  onClose,
}: {
  results: readonly LoadResult[];
  onClose: () => void;
}) {
  const { t } = useTranslation('encoderVideos');
  const values = useServiceValues();
  const taken = results.filter(({ refusal }) => refusal === undefined).length;
  return (
    <Dialog isOpen title={t('load.results')} onClose={onClose} transitionDuration={0}>
      <DialogBody>
        <div role="status">
          <p className="load-results__sum">
            {t(taken > 0 ? 'load.taken' : 'load.noneTaken', { count: taken })}
            {taken > 0 && values && ` ${t('load.takes', { seconds: values.decoderLoadMs / 1000 })}`}
          </p>
          <ul className="load-results">
            {results.map(({ venueId, name, refusal }) => (
              <li key={venueId} className={refusal ? 'load-results__refused' : 'load-results__taken'}>
                {refusal ? <WarningSign /> : <TickCircle />}
                <span>
                  <b>{name}</b>
                  <span className="ink2">{refusal ?? t('load.loads')}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </DialogBody>
      <DialogFooter
        actions={<Button autoFocus intent="primary" text={t('load.close')} onClick={onClose} />}
      />
    </Dialog>
  );
}
