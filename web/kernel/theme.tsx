import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

/** What a person chose; `system` follows the operating system. */
export type ThemePreference = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

interface ThemeChoice {
  preference: ThemePreference;
  theme: Theme;
  choose(preference: ThemePreference): void;
}

const KEY = 'rostrum.theme';
const ThemeContext = createContext<ThemeChoice | null>(null);

/** Keeps the chosen theme and sets it on the document, for our tokens and for Blueprint. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [preference, setPreference] = useState(storedPreference);
  const systemDark = useSystemDark();
  const theme: Theme = preference === 'system' ? (systemDark ? 'dark' : 'light') : preference;

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.classList.toggle('bp6-dark', theme === 'dark');
  }, [theme]);

  const value = useMemo<ThemeChoice>(
    () => ({
      preference,
      theme,
      choose(next) {
        setPreference(next);
        keep(next);
      },
    }),
    [preference, theme],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/** The theme in force and the way to choose another. */
export function useTheme(): ThemeChoice {
  const choice = use(ThemeContext);
  if (!choice) throw new Error('useTheme needs a ThemeProvider above it.');
  return choice;
}

function useSystemDark(): boolean {
  const [query] = useState(() => window.matchMedia('(prefers-color-scheme: dark)'));
  const [dark, setDark] = useState(query.matches);
  useEffect(() => {
    const changed = () => setDark(query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, [query]);
  return dark;
}

// A bare word, not JSON: public/theme.js reads it before anything else is loaded.
function storedPreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function keep(preference: ThemePreference): void {
  try {
    if (preference === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, preference);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
