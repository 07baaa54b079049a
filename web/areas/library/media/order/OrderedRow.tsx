import { DragHandleVertical } from '@blueprintjs/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from 'react-i18next';
import './OrderedRow.css';

interface OrderedRowProps {
  id: string;
  title: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  /** Content after the handle. */
  children: React.ReactNode;
}

/** A row of a list in `OrderByHand`: carried by its handle, or moved from anywhere in it with Alt and an arrow. */
export function OrderedRow({ id, title, index, count, onMove, children }: OrderedRowProps) {
  const { t } = useTranslation('media');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: t('order.handle') } });
  const { role: _ownRole, tabIndex: _ownStop, ...described } = attributes;
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'ordered-row ordered-row--lifted' : 'ordered-row'}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onKeyDown={(event) => {
        if (isDragging || !event.altKey) return;
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        const to = event.key === 'ArrowUp' ? index - 1 : index + 1;
        if (to >= 0 && to < count) onMove(index, to);
      }}
    >
      <button
        {...described}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className="ordered-row__handle num list-above"
        aria-label={t('order.carry', { title, place: index + 1 })}
      >
        <DragHandleVertical />
        {index + 1}
      </button>
      {children}
    </li>
  );
}
