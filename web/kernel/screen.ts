import { createContext, use, useCallback, useMemo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type words from './locales/screens/en.json';
import type { UseKind } from '../schema.generated.ts';
import type { Access } from './access.ts';
import type { Question } from './early.ts';
import { useSession, type Session } from './session.tsx';
import type { SessionViewer } from './sessionState.ts';

/** The screens that have words. */
export type ScreenName = keyof typeof words;

/**
 * All that the product knows of one screen. Its area states it in `screens.ts`; the routes, the navigation, the
 * palette, hubs and the help are made from what the areas state. Its words stand in the area's catalog under
 * `screens.<name>`: `title`, and where they are needed `menu`, `card`, `help` and `words` for the palette.
 */
export interface Screen {
  /** Its name, in one word, for its words and for others that mean it. */
  name: ScreenName;
  path: string;
  /** `public`: reachable without a session. Otherwise what the signed-in person needs. */
  access: Access | 'public';
  /** Fetches the page. */
  page(): Promise<ComponentType>;
  /** First queries of the page, equal to those it sends, so that they can be sent while the code is still loading. */
  asks?(visit: Visit): Promise<readonly Question[]>;
  /** Catalogues that come along with the page. Nobody states them: `npm run codegen` reads them from its files. */
  words?: readonly string[] | undefined;
  /** Of a public screen: it does not even ask who is signed in. */
  isSessionless?: boolean;
  /** A link elsewhere leads here, so menus and the palette leave it out. */
  isAlias?: boolean;
  /** A page of ways to others: menus lead to it for whoever may go one of them. */
  isHub?: boolean;
  /** Its place in the left navigation. */
  menu?: MenuPlace;
  /** The item of the navigation that is lit while it is open, where its path does not tell. */
  lights?: string;
  /** Its place on a hub. */
  card?: CardPlace;
  /** Its place in the help. */
  help?: HelpPlace;
  /** It shows one thing of a kind that uses others, by `:uuid`. */
  shows?: UseKind;
}

/** Visitor of a screen, with the parameters in the URL. */
export interface Visit {
  viewer: SessionViewer;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** An item of the navigation: of its own with a drawing, or below another one. The lowest `at` comes first. */
type MenuPlace = { at: number; access?: Access } & (
  | {
      /** Path data of a line drawing, 20 by 20. */
      icon: string;
      /** Set apart from the items above it. */
      isApart?: boolean;
    }
  | { under: string }
);

type CardPlace = { at: number } & (
  | { hub: 'media'; drawing: 'encoder' | 'video' | 'playlist' | 'calendar' | 'news' | 'screen' }
  | { hub: 'settings'; group: 'sending' | 'destinations' | 'people' | 'organization' }
);

export interface HelpPlace {
  area: 'live' | 'encoders' | 'media' | 'destinations' | 'people' | 'figures';
  at: number;
}

const ScreensContext = createContext<readonly Screen[]>([]);

/** Brings every screen there is to what stands below. */
export const ScreensProvider = ScreensContext.Provider;

/** Every screen, whoever may open it. */
export const useEveryScreen = (): readonly Screen[] => use(ScreensContext);

/** The screens that the signed-in person may open. */
export function useScreens(): readonly Screen[] {
  const screens = useEveryScreen();
  const { allows } = useSession();
  return useMemo(() => offered(screens, allows), [screens, allows]);
}

/** The screen of that name, or undefined where there is none or the person may not open it. */
export function useScreen(name: ScreenName | 'account'): Screen | undefined {
  return useScreens().find((screen) => screen.name === name);
}

/** A screen's words: what the navigation says of it, and its title where that says nothing. */
export function useScreenWords(): (name: ScreenName, place: 'title' | 'menu') => string {
  const { t } = useTranslation('screens');
  return useCallback(
    (name, place) => t(`${name}.${place}` as `${ScreenName}.title`, { defaultValue: t(`${name}.title`) }),
    [t],
  );
}

/** Screens that the user can open. */
export function offered(screens: readonly Screen[], allows: Session['allows']): Screen[] {
  return screens.filter(({ access }) => access !== 'public' && allows(access));
}

/** Screens in menus: hubs only if they lead to another screen. */
export function leading(allowed: readonly Screen[]): Screen[] {
  return allowed.filter(
    ({ name, isHub }) => !isHub || allowed.some(({ card }) => card !== undefined && card.hub === name),
  );
}

/** Screens by their place in what `place` reads of them; those without one are left out. */
export function placed<Place extends { at: number }>(
  screens: readonly Screen[],
  place: (screen: Screen) => Place | undefined,
): (Screen & { place: Place })[] {
  return screens
    .flatMap((screen) => {
      const found = place(screen);
      return found ? [{ ...screen, place: found }] : [];
    })
    .sort((a, b) => a.place.at - b.place.at);
}
