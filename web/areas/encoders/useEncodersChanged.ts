import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStatusSubscription } from '../../kernel/useStatusSubscription.ts';
import type { EncoderState } from '../../schema.generated.ts';
import { announce } from '../../ui/announce.ts';
import { getStateLook } from '../../ui/states.ts';
import { EncodersChangedDocument } from './useEncodersChanged.generated.ts';

interface Known {
  id: string;
  status: { state: EncoderState };
}

/**
 * Keeps the encoders of an organization live (STM-05) and says every change of state to screen readers:
 * "Encoder North Hall, started". `known` are those on screen, to tell a new state from a new reading.
 */
export function useEncodersChanged(
  customerId: string,
  known: readonly Known[] | undefined,
  onGap: () => void,
): void {
  const { t } = useTranslation(['states', 'ui']);
  const states = useRef(new Map<string, EncoderState>());
  useStatusSubscription(EncodersChangedDocument, {
    variables: { customerId },
    onGap,
    onEvent({ encodersChanged }) {
      const news: string[] = [];
      for (const { id, name, status } of encodersChanged.encoders) {
        const before = states.current.get(id) ?? known?.find((encoder) => encoder.id === id)?.status.state;
        states.current.set(id, status.state);
        if (before === status.state) continue;
        const word = t(`ui:states.${getStateLook('encoder', status.state)?.word ?? 'idle'}`);
        news.push(t('states:encoder.announce', { name, state: word }));
      }
      if (news.length > 0) announce(news.join('. '));
    },
  });
}
