import { Button } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, Cross } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';

interface OrderButtonsProps {
  title: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** Moves a video of an order up or down, or takes it out: what its handle and keys do, for whoever presses buttons. */
export function OrderButtons({ title, index, count, onMove, onRemove }: OrderButtonsProps) {
  const { t } = useTranslation('media');
  return (
    <>
      <Button
        variant="minimal"
        icon={<ArrowUp />}
        aria-label={t('picker.up', { title })}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <Button
        variant="minimal"
        icon={<ArrowDown />}
        aria-label={t('picker.down', { title })}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      />
      <Button
        variant="minimal"
        icon={<Cross />}
        aria-label={t('picker.remove', { title })}
        onClick={onRemove}
      />
    </>
  );
}
