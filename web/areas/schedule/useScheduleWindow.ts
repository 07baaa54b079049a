import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, store } from '../../kernel/storage.ts';
import { useAddress } from '../../kernel/useAddress.ts';
import { isDay } from '../../time/days.ts';
import { getFirstWeekday } from '../../time/formatters.ts';
import { useNow } from '../../time/useNow.ts';
import { dayAt } from '../../time/zonedTime.ts';
import { SPANS, getScheduleWindow, type Span } from './scheduleWindow.ts';

const KEY = 'span.schedule';

/** The month, week or day on show: held by the URL, its length also remembered in this browser (APP-11). */
export function useScheduleWindow(zone: string) {
  const { i18n } = useTranslation();
  const [params, change] = useAddress();
  const today = dayAt(new Date(useNow(60_000)), zone);
  const wanted = params.get('span') ?? readStored<string>(KEY);
  const span = SPANS.find((name) => name === wanted) ?? 'month';
  const at = params.get('at');
  const day = isDay(at) ? at : today;
  const window = useMemo(
    () => getScheduleWindow(span, day, zone, getFirstWeekday(i18n.language)),
    [span, day, zone, i18n.language],
  );

  const put = useCallback(
    (name: string, value: string) => change({ [name]: value }, { isStep: true }),
    [change],
  );
  const goTo = useCallback((to: string) => put('at', to), [put]);
  const setSpan = useCallback(
    (next: Span) => {
      store(KEY, next);
      put('span', next);
    },
    [put],
  );
  const showDay = useCallback((at: string) => change({ at, span: 'day' }, { isStep: true }), [change]);
  return { window, today, goTo, goToday: useCallback(() => put('at', ''), [put]), setSpan, showDay };
}

export type WindowChoice = ReturnType<typeof useScheduleWindow>;
