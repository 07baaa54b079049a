import { useTranslation } from 'react-i18next';
import { isOwnNetwork } from './isOwnNetwork.ts';

/** Parts of the world that zones are named by, where their place is one that somebody would know. */
const REGIONS = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
] as const;

/** City and part of the world of a time zone; null for one that names no place, such as `UTC` or `Etc/GMT+3`. */
function placeOfZone(timezone: string | null) {
  const [first, ...rest] = timezone?.split('/') ?? [];
  const region = REGIONS.find((name) => name === first);
  const city = rest.at(-1)?.replaceAll('_', ' ');
  return region && city ? { region, city } : null;
}

/** In words where a session was opened: the place its device told by its time zone, and its address. */
export function useSessionPlace() {
  const { t } = useTranslation('people');
  return ({ address, timezone }: { address: string | null; timezone: string | null }): string => {
    const from =
      address !== null && isOwnNetwork(address) ? t('account.sessions.ownNetwork', { address }) : address;
    const place = placeOfZone(timezone);
    if (!place) return from ?? '–';
    const region = t(`account.sessions.regions.${place.region}`);
    const told = t('account.sessions.place', { city: place.city, region });
    return from === null ? told : `${told} · ${from}`;
  };
}
