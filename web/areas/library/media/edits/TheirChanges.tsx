import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../time/format.ts';
import type { EditedMedia_MediaFragment } from '../public/MediaEdits.generated.ts';

interface TheirChangesProps {
  before: EditedMedia_MediaFragment;
  theirs: EditedMedia_MediaFragment;
  timeZone: string;
}

/** Changes by another user while the form was open. */
export function TheirChanges({ before, theirs, timeZone }: TheirChangesProps) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const shown = (media: EditedMedia_MediaFragment) =>
    [
      [t('columns.title'), media.title],
      [t('media.description'), media.description ?? '–'],
      [t('media.tags'), media.tags.join(', ') || '–'],
      [t('media.aired'), media.airedAt ? format.dateTime(media.airedAt, timeZone) : '–'],
      [
        t('media.publish'),
        t(`edit.publish.${media.publishState.toLowerCase() as Lowercase<typeof media.publishState>}`),
      ],
    ] as const;
  const old = shown(before);
  const changed = shown(theirs).filter(([, value], at) => value !== old[at]?.[1]);
  return (
    <section className="their-changes" aria-label={t('edit.theirs')}>
      <strong>{t('edit.theirs')}</strong>
      <dl>
        {changed.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('edit.theirsHelp')}</p>
    </section>
  );
}
