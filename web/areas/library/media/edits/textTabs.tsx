import type { TFunction } from 'i18next';
import type { DetailsTab } from '../../../../ui/DetailsPage.tsx';
import type { MediaDetails } from '../mediaDetails.ts';
import { Transcript } from './Transcript.tsx';
import './edits.css';

/** Tabs with transcript, discussion questions, and documents, if there are any (LIB-15). */
export function textTabs(
  media: MediaDetails,
  t: TFunction<'media'>,
  onSeek: (seconds: number) => void,
): DetailsTab[] {
  const tabs: DetailsTab[] = [];
  if (media.transcript) {
    tabs.push({
      id: 'transcript',
      label: t('media.tabs.transcript'),
      panel: <Transcript text={media.transcript} onSeek={media.isPlayable ? onSeek : undefined} />,
    });
  }
  if (media.discussionQuestions?.length) {
    tabs.push({
      id: 'questions',
      label: t('media.tabs.questions'),
      count: media.discussionQuestions.length,
      panel: (
        <div className="card">
          <ol className="media-questions">
            {media.discussionQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      ),
    });
  }
  if (media.documents?.length) {
    tabs.push({
      id: 'documents',
      label: t('media.tabs.documents'),
      count: media.documents.length,
      panel: (
        <div className="card">
          {media.documents.map(({ title, text }) => (
            <article key={title} className="media-text">
              <h3>{title}</h3>
              {text}
            </article>
          ))}
        </div>
      ),
    });
  }
  return tabs;
}
