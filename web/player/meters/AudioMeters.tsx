import { Button } from '@blueprintjs/core';
import { VolumeUp } from '@blueprintjs/icons';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import {
  toDecibels,
  toMeterFill,
  METER_OFF,
  METER_UPDATES_PER_SECOND,
  nextAudioMeter,
} from './audioMeter.ts';
import { getAudioTap } from './audioTap.ts';
import './meters.css';

/** A bar for each audio channel of a player, once it is asked for (S-151, CUE-18). */
export function AudioMeters({ video }: { video: () => HTMLMediaElement | null }) {
  const { t } = useTranslation('ui');
  const [state, send] = useReducer(nextAudioMeter, METER_OFF);
  const [isRefused, setRefused] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const isOn = state.kind === 'on';

  const measure = useEffectEvent(() => {
    const element = video();
    if (!element) return;
    // Another picture in the same place is another video.
    send({ type: 'measured', peaks: getAudioTap(element).peaks() });
    setMuted(element.muted);
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(measure, 1000 / METER_UPDATES_PER_SECOND);
    return () => clearInterval(timer);
  }, [isOn]);

  const start = () => {
    const element = video();
    if (!element) return;
    try {
      void getAudioTap(element).resume();
      setRefused(false);
      send({ type: 'start' });
    } catch {
      setRefused(true);
    }
  };
  return (
    <div className="meters">
      <Button
        variant="minimal"
        icon={<VolumeUp />}
        text={t('player.meters.title')}
        active={isOn}
        aria-pressed={isOn}
        onClick={() => (isOn ? send({ type: 'stop' }) : start())}
      />
      {isRefused && <span className="muted">{t('player.meters.refused')}</span>}
      {isOn && isMuted && <span className="muted">{t('player.meters.muted')}</span>}
      {isOn && (
        <div className="meters__bars">
          {state.levels.map((peak, channel) => (
            // Channels have no other name than their number.
            <Bar key={channel} channel={channel + 1} peak={peak} />
          ))}
        </div>
      )}
    </div>
  );
}

function Bar({ channel, peak }: { channel: number; peak: number }) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const decibels = Math.round(toDecibels(peak));
  return (
    <span className="meters__row">
      <span className="mono meters__name" aria-hidden="true">
        {channel}
      </span>
      <span
        className="meters__bar"
        role="meter"
        aria-label={t('player.meters.channel', { channel })}
        aria-valuemin={-60}
        aria-valuemax={0}
        aria-valuenow={decibels}
        aria-valuetext={`${format.number(decibels)} dB`}
      >
        <span
          className="meters__fill"
          style={{ clipPath: `inset(0 ${(1 - toMeterFill(peak)) * 100}% 0 0)` }}
        />
      </span>
      <span className="mono meters__value" aria-hidden="true">
        {peak > 0 ? format.number(decibels) : '–∞'} dB
      </span>
    </span>
  );
}
