import { placed, useScreens, useScreenWords } from '../../../kernel/screen.ts';
import { useScreenTexts } from '../../../kernel/screenTexts.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import './Media.css';

/** Ways into saved video, by what a person may do. */
export function MediaHubPage() {
  const words = useScreenWords();
  const texts = useScreenTexts();
  const cards = placed(useScreens(), ({ card }) => (card?.hub === 'media' ? card : undefined));
  return (
    <>
      <PageHeader title={words('media', 'title')} />
      <ul className="media-hub">
        {cards.map(({ name, path, place }) => (
          <li key={name} className="card">
            <Drawing name={place.drawing} />
            <div>
              <h2>
                <RowLink to={path}>{words(name, 'title')}</RowLink>
              </h2>
              <p className="ink2">{texts(name, 'card')}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
