import './HelpPage.css';
import { Envelope } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SCREENS } from '../../app/routeTable.ts';
import { useSession, type Session } from '../../app/session.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { KEYS, TOPICS } from './topics.ts';

const CONTACT = '/help/contact';

/** S-013: what each area is for with the way there, the keys, and the way to support. Needs nothing from outside. */
export function HelpPage() {
  const { t } = useTranslation('help');
  const { allows } = useSession();
  return (
    <>
      <PageHeader
        title={t('title')}
        summary={t('summary')}
        actions={<LinkButton to={CONTACT} intent="primary" icon={<Envelope />} text={t('contact.open')} />}
      />
      <div className="help">
        {Object.entries(TOPICS).map(([area, names]) => (
          <HelpArea key={area} area={area as keyof typeof TOPICS} names={names} allows={allows} />
        ))}
        <section className="card help-area" aria-labelledby="help-keys">
          <h2 id="help-keys">{t('keys.title')}</h2>
          <dl className="help-keys">
            {KEYS.map(([name, keys]) => (
              <div key={name}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{t(`keys.${name}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}

interface HelpAreaProps {
  area: keyof typeof TOPICS;
  names: (typeof TOPICS)[keyof typeof TOPICS];
  allows: Session['allows'];
}

/** One area: a link only to what the person may open; the others say whose task it is. */
function HelpArea({ area, names, allows }: HelpAreaProps) {
  const { t } = useTranslation(['help', 'screens']);
  return (
    <section className="card help-area" aria-labelledby={`help-${area}`}>
      <h2 id={`help-${area}`}>{t(`areas.${area}`)}</h2>
      <ul>
        {names.map((name) => {
          const screen = SCREENS.find((each) => each.name === name);
          const isOpen = screen !== undefined && screen.access !== 'public' && allows(screen.access);
          return (
            <li key={name}>
              {isOpen ? <Link to={screen.path}>{t(`screens:${name}`)}</Link> : <b>{t(`screens:${name}`)}</b>}
              <p>{t(`topics.${name}`)}</p>
              {!isOpen && <p className="muted">{t('noPermission')}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
