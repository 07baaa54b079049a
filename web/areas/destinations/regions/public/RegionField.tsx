import { Button, Radio, Tag } from '@blueprintjs/core';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { findFastest, type Latency } from './regionLatency.ts';
import { useLatencies } from './useLatencies.ts';
import './region.css';

/** A region that can be chosen, or needs an entitlement (WCH-14). */
export interface RegionChoice {
  id: string;
  name: string;
  zone: string;
  isRestricted: boolean;
  latencyCheckUrl: string;
}

interface RegionFieldProps {
  name: string;
  /** Purpose of the region. */
  help: string;
  regions: readonly RegionChoice[];
  /** The region that is set at present; it may stay although it needs an entitlement. */
  presentId?: string | null | undefined;
  isReadOnly?: boolean;
}

/** Picks a region, with what each one takes to answer this browser and the quickest named (C-037, WCH-14). */
export function RegionField({ name, help, regions, presentId, isReadOnly }: RegionFieldProps) {
  const { t } = useTranslation('regions');
  const { input, meta } = useField<string | null>(name, { allowNull: true });
  const latencies = useLatencies(regions);
  const fastest = findFastest(regions, latencies);
  const error: unknown =
    (meta.submitFailed && meta.error) || (!meta.dirtySinceLastSubmit && meta.submitError) || undefined;
  return (
    <fieldset className="region-choice" aria-describedby={error ? `${name}-error` : `${name}-help`}>
      <legend className="field__label">{t('label')}</legend>
      <span className="field__help" id={`${name}-help`}>
        {help}
      </span>
      {regions.map((region) => (
        <div key={region.id} className="region-choice__option">
          <Radio
            name={name}
            value={region.id}
            checked={input.value === region.id}
            disabled={region.isRestricted && region.id !== presentId}
            onChange={() => input.onChange(region.id)}
          >
            {region.name} <span className="muted mono">{region.zone}</span>
          </Radio>
          <span className="region-choice__end">
            {region.isRestricted && <Tag minimal>{t('restricted')}</Tag>}
            {fastest?.id === region.id && (
              <Tag minimal intent="success">
                {t('fastest')}
              </Tag>
            )}
            <LatencyText latency={latencies.get(region.id)} />
          </span>
        </div>
      ))}
      <span className="region-choice__hint" aria-live="polite">
        {fastest && fastest.id !== input.value && !isReadOnly && (
          <>
            <span className="muted">
              {t('suggestion', { name: fastest.name, ms: latencies.get(fastest.id) })}
            </span>
            <Button
              size="small"
              text={t('choose', { name: fastest.name })}
              onClick={() => input.onChange(fastest.id)}
            />
          </>
        )}
      </span>
      {typeof error === 'string' && (
        <span className="field__error" id={`${name}-error`} role="alert">
          {error}
        </span>
      )}
    </fieldset>
  );
}

function LatencyText({ latency }: { latency: Latency }) {
  const { t } = useTranslation('regions');
  if (latency === undefined) return <span className="muted">{t('measuring')}</span>;
  if (latency === null) return <span className="muted">{t('noAnswer')}</span>;
  return <span className="num">{t('latency', { ms: latency })}</span>;
}
