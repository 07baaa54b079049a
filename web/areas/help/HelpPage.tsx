import './HelpPage.css';
import { Envelope } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  placed,
  useEveryScreen,
  useScreens,
  useScreenWords,
  type HelpPlace,
  type Screen,
} from '../../kernel/screen.ts';
import { useScreenTexts } from '../../kernel/screenTexts.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { KeysList } from './KeysList.tsx';
import { contactPath } from '../../kernel/paths/help.ts';

/** In the order in which somebody new meets them. */
const AREAS: readonly HelpPlace['area'][] = [
  'live',
  'encoders',
  'media',
  'destinations',
  'people',
  'figures',
];

/** S-013: what each area is for with the way there, the keys, and the way to support. Needs nothing from outside. */
export function HelpPage() {
  const { t } = useTranslation('help');
  const topics = placed(useEveryScreen(), ({ help }) => help);
  return (
    <>
      <PageHeader
        title={t('title')}
        summary={t('summary')}
        actions={
          <LinkButton to={contactPath()} intent="primary" icon={<Envelope />} text={t('contact.open')} />
        }
      />
      <div className="help">
        {AREAS.map((area) => (
          <HelpArea key={area} area={area} screens={topics.filter(({ place }) => place.area === area)} />
        ))}
        <section className="card help-area" aria-labelledby="help-keys">
          <h2 id="help-keys">{t('keys.title')}</h2>
          <KeysList />
        </section>
      </div>
    </>
  );
}

interface HelpAreaProps {
  area: HelpPlace['area'];
  screens: readonly Screen[];
}

/** One area: a link only to what the person may open; the others say whose task it is. */
function HelpArea({ area, screens }: HelpAreaProps) {
  const { t } = useTranslation('help');
  const words = useScreenWords();
  const texts = useScreenTexts();
  const open = new Set(useScreens().map(({ name }) => name));
  if (screens.length === 0) return null;
  return (
    <section className="card help-area" aria-labelledby={`help-${area}`}>
      <h2 id={`help-${area}`}>{t(`areas.${area}`)}</h2>
      <ul>
        {screens.map(({ name, path }) => {
          const title = words(name, 'title');
          return (
            <li key={name}>
              {open.has(name) ? <Link to={path}>{title}</Link> : <b>{title}</b>}
              <p>{texts(name, 'help')}</p>
              {!open.has(name) && <p className="muted">{t('noPermission')}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
