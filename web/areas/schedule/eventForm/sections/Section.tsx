import { Tick } from '@blueprintjs/icons';
import { useId } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useEventCheck } from '../map/useEventCheck.tsx';

/** The sections of the form in their order (EVT-17), each with its fields. */
export const SECTIONS = {
  details: ['name', 'description'],
  content: ['type', 'replayedWebChannelId', 'mediaId'],
  encoder: [
    ...['encoderId', 'encoderChannelId', 'encoderPresetId', 'encoderSettingsType'],
    ...['encoderScheduleName', 'preEventBufferMinutes'],
  ],
  schedule: ['startLocal', 'duration', 'timezone'],
  repeat: ['repeat', 'skippedAt'],
  destinations: ['destinationGroupId', 'destinations'],
  review: [],
} as const satisfies Record<string, readonly string[]>;
export type SectionName = keyof typeof SECTIONS;

const ORDER = Object.keys(SECTIONS) as SectionName[];

interface SectionProps {
  name: SectionName;
  /** Beside the heading. */
  end?: React.ReactNode;
  children: React.ReactNode;
}

/** Section of the form with a mark: complete, incomplete, being checked, or in conflict with other events. */
export function Section({ name, end, children }: SectionProps) {
  const { t } = useTranslation('eventForm');
  const id = useId();
  return (
    <section className="card event-section" aria-labelledby={id}>
      <header className="event-section__head">
        <SectionMark name={name} />
        <h2 id={id}>{t(`sections.${name}`)}</h2>
        {end && <span className="event-section__end">{end}</span>}
      </header>
      {children}
    </section>
  );
}

function SectionMark({ name }: { name: SectionName }) {
  const { t } = useTranslation('eventForm');
  const { errors, submitErrors, submitFailed, dirtySinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtySinceLastSubmit: true },
  });
  const told = dirtySinceLastSubmit ? undefined : submitErrors;
  const isBad = SECTIONS[name].some((field) => Boolean(errors?.[field] ?? told?.[field]));
  const at = ORDER.indexOf(name) + 1;
  const { isChecking, clashes, free } = useEventCheck();
  const isBlocked = clashes.length > 0 && free === 0;
  if (!isBad && name === 'schedule' && (isChecking || isBlocked))
    return (
      <span className={`event-section__mark event-section__mark--${isChecking ? 'open' : 'bad'} num`}>
        <span aria-hidden="true">{isChecking ? '…' : '!'}</span>
        <span className="visually-hidden">{t(isChecking ? 'sections.checking' : 'sections.conflicts')}</span>
      </span>
    );
  if (!isBad)
    return (
      <span className="event-section__mark event-section__mark--done">
        <Tick size={12} title={false} />
        <span className="visually-hidden">{t('sections.done')}</span>
      </span>
    );
  return (
    <span className={`event-section__mark event-section__mark--${submitFailed ? 'bad' : 'open'} num`}>
      <span aria-hidden="true">{submitFailed ? '!' : at}</span>
      <span className="visually-hidden">{t('sections.missing')}</span>
    </span>
  );
}
