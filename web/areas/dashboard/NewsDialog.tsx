import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import type { NewsCardQuery } from './NewsCard.generated.ts';
import { NewsLine } from './NewsLine.tsx';

type News = NonNullable<NewsCardQuery['news']>;

/** Everything there is of news, the newest first. */
export function NewsDialog({ news, onClose }: { news: News; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <Dialog isOpen onClose={onClose} title={t('news.title')} transitionDuration={120}>
      <DialogBody>
        <ul className="dash-lines dash-lines--first">
          {news.map((item) => (
            <NewsLine key={item.id} item={item} />
          ))}
        </ul>
      </DialogBody>
      <DialogFooter actions={<Button text={t('news.close')} onClick={onClose} />} />
    </Dialog>
  );
}
