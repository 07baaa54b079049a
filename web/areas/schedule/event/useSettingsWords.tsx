import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { useScreen, type ScreenName } from '../../../kernel/screen.ts';
import type { EventDetails } from './useEvent.ts';

/** Encoder settings: automatic, or a preset with a link (EVT-04, EVT-19). */
export function useSettingsWords({
  encoderPreset: preset,
  encoderSettingsType: type,
}: Pick<EventDetails, 'encoderPreset' | 'encoderSettingsType'>): React.ReactNode {
  const { t } = useTranslation('schedule');
  const path = useThingPath('encoderPreset', preset?.id);
  if (type === 'AUTOMATIC' || !preset) return t(`info.settingsOf.${type}`);
  return <MaybeLink to={path} name={preset.name} />;
}

/** The address of the page that shows a thing, for those who may open it. */
export function useThingPath(screen: ScreenName, id: string | undefined): string | undefined {
  const page = useScreen(screen);
  return page && id ? generatePath(page.path, { uuid: id }) : undefined;
}

export const MaybeLink = ({ to, name }: { to: string | undefined; name: string }) =>
  to ? <Link to={to}>{name}</Link> : name;
