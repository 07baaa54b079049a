import { Button } from '@blueprintjs/core';
import { Cross, Error as ErrorIcon, InfoSign, TickCircle } from '@blueprintjs/icons';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcements } from './Announcements.tsx';
import { DownloadTray } from './DownloadTray.tsx';
import { toastStore, type Toast } from './toastStore.ts';
import './Toasts.css';

/** `show` raises a toast from anywhere in the app. */
export function useToasts() {
  return toastStore;
}

const ICONS = { success: TickCircle, info: InfoSign, danger: ErrorIcon } as const;
const READING_MS = 6000;
const READING_WITH_ACTION_MS = 10_000;

/** The region for toasts, announcements and long work. Rendered once, in the frame. */
export function Toasts({ children }: { children?: React.ReactNode }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const { t } = useTranslation('ui');
  return (
    <section className="toasts" aria-label={t('toasts.region')}>
      <div className="toasts__list" aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <DownloadTray />
      {children}
      <Announcements />
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('ui');
  const [held, setHeld] = useState(false);
  const Icon = ICONS[toast.intent];
  useEffect(() => {
    // A failure stays until it has been read; the rest leaves by itself, but not under the pointer or the focus.
    if (held || toast.isKept || toast.intent === 'danger') return;
    const timer = setTimeout(
      () => toastStore.dismiss(toast.id),
      toast.action ? READING_WITH_ACTION_MS : READING_MS,
    );
    return () => clearTimeout(timer);
  }, [held, toast]);
  return (
    <div
      className={`toast toast--${toast.intent}`}
      role={toast.intent === 'danger' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className="toast__icon" />
      <div className="toast__text">
        <span>{toast.message}</span>
        {toast.details && (
          <ul>
            {toast.details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </div>
      {toast.action && (
        <Button
          variant="minimal"
          text={toast.action.label}
          onClick={() => {
            toast.action?.onClick();
            toastStore.dismiss(toast.id);
          }}
        />
      )}
      <Button
        variant="minimal"
        icon={<Cross />}
        aria-label={t('toasts.dismiss')}
        onClick={() => toastStore.dismiss(toast.id)}
      />
    </div>
  );
}
