import { Tag } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { isSocial } from '../../../../schema/rules/socialPosts.ts';
import { useScreens, type ScreenName } from '../../../kernel/screen.ts';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import type { Group_DestinationFragment, Group_GroupFragment } from './Groups.generated.ts';
import { placeKey } from './groupValues.ts';
import { PostDetails } from './PostDetails.tsx';
import './destinationGroups.css';

/** The screen that shows a destination of each kind. */
const SCREENS: Partial<Record<Group_DestinationFragment['kind'], ScreenName>> = {
  EMBED: 'webChannel',
  RTMP: 'rtmpDestination',
};

/** Details and destinations of a group (GRP-06). */
export function GroupDetails({ group }: { group: Group_GroupFragment }) {
  const { t } = useTranslation('destinationGroups');
  const format = useFormat();
  const { webChannel, encoderChannel, destinations, customer } = group;
  return (
    <div className="group-details">
      <section className="card" aria-label={t('tabs.details')}>
        <DetailsList
          rows={[
            [t('fields.name'), group.name],
            [
              t('fields.webChannel'),
              webChannel && (
                <PlaceLink key="web" kind="EMBED" destinationId={webChannel.id} name={webChannel.name} />
              ),
            ],
            [
              t('fields.encoderChannel'),
              encoderChannel ? (
                <ThingLink key="channel" kind="ENCODER_CHANNEL" {...encoderChannel} />
              ) : (
                t('any')
              ),
            ],
            [t('fields.softwareEncoders'), t(group.isOfferedBySoftwareEncoders ? 'yes' : 'no')],
            [t('created'), format.dateTime(group.createdAt, customer?.timezone)],
          ]}
        />
      </section>
      <section className="card" aria-labelledby="group-destinations">
        <h2 id="group-destinations">{t('destinationCount')}</h2>
        <ul className="group-places">
          {webChannel && (
            <li>
              <span className="group-places__name">
                <PlaceLink kind="EMBED" destinationId={webChannel.id} name={webChannel.name} />
              </span>
              <Tag minimal>{t('kinds.EMBED')}</Tag>
            </li>
          )}
          {destinations.map((place) => (
            <li key={placeKey(place)}>
              <span className="group-places__name">
                <PlaceLink {...place} />
              </span>
              <Tag minimal>{t(`kinds.${place.kind}`)}</Tag>
              {isSocial(place.kind) && <PostDetails place={place} />}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type Place = Pick<Group_DestinationFragment, 'kind' | 'destinationId' | 'name'>;

/** Its name, as a link to its screen where there is one that the person may open. */
function PlaceLink({ kind, destinationId, name }: Place) {
  const { t } = useTranslation('destinationGroups');
  const screen = useScreens().find((one) => one.name === SCREENS[kind]);
  if (!name) return <span className="muted">{t('gone')}</span>;
  return screen ? <Link to={generatePath(screen.path, { uuid: destinationId })}>{name}</Link> : name;
}
