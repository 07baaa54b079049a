import { Button, ButtonGroup } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { dayBeside, SPANS, windowName } from './scheduleWindow.ts';
import type { WindowChoice } from './useScheduleWindow.ts';

/** Moves through time by the month or week on show, and says which one that is. */
export function WindowControls({ choice }: { choice: WindowChoice }) {
  const { t, i18n } = useTranslation('schedule');
  const { window, today, goTo, goToday, setSpan } = choice;
  const isNow = window.first <= today && today < window.end;
  return (
    <div className="schedule-window" role="group" aria-label={t('window.label')}>
      <ButtonGroup>
        <Button
          icon={<ChevronLeft />}
          aria-label={t(`window.previous.${window.span}`)}
          onClick={() => goTo(dayBeside(window, -1))}
        />
        <Button text={t('window.today')} disabled={isNow} onClick={goToday} />
        <Button
          icon={<ChevronRight />}
          aria-label={t(`window.next.${window.span}`)}
          onClick={() => goTo(dayBeside(window, 1))}
        />
      </ButtonGroup>
      <h2 className="schedule-window__name num" aria-live="polite">
        {windowName(window, i18n.language)}
      </h2>
      <ButtonGroup role="group" aria-label={t('window.span')}>
        {SPANS.map((span) => (
          <Button
            key={span}
            text={t(`window.spans.${span}`)}
            aria-pressed={window.span === span}
            active={window.span === span}
            onClick={() => setSpan(span)}
          />
        ))}
      </ButtonGroup>
    </div>
  );
}
