import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import type { MediaDetails } from './mediaDetails.ts';
import { MediaUses } from './MediaUses.tsx';
import { libraryPath } from '../../../kernel/paths/media.ts';
import { TagChips } from './TagChips.tsx';

/** Description and air date of a video (LIB-15). */
export function MediaDetailsTab({ media }: { media: MediaDetails }) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const navigate = useNavigate();
  const zone = media.customer?.timezone;
  const at = (time: string) => (zone ? `${format.dateTime(time, zone)} (${zone})` : format.dateTime(time));
  return (
    <>
      <div className="card tag-chips--wrap">
        <DetailsList
          rows={[
            [t('media.description'), media.description],
            [
              t('media.tags'),
              media.tags.length > 0 ? (
                <TagChips tags={media.tags} onToggle={(tag) => void navigate(libraryPath(tag))} />
              ) : null,
            ],
            [t('media.aired'), media.airedAt && at(media.airedAt)],
            [t('media.created'), at(media.createdAt)],
            [t('media.region'), media.region?.name],
            // Failed and unfinished videos are not available to viewers.
            ...(media.processing.state === 'COMPLETE'
              ? [
                  [
                    t('media.publish'),
                    <StatusTag key="publish" kind="publish" state={media.publishState} />,
                  ] as const,
                ]
              : []),
          ]}
        />
      </div>
      <MediaUses id={media.id} />
    </>
  );
}
