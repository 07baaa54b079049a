import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../ui/announce.ts';

interface OrderByHandProps {
  /** Items in order. */
  items: ReadonlyArray<{ id: string; title: string }>;
  onMove: (from: number, to: number) => void;
  /** The list, with an `OrderedRow` for each item. */
  children: React.ReactNode;
}

/** A press on the handle that goes nowhere is no drag. */
const A_DRAG = { activationConstraint: { distance: 4 } };
const UP_AND_DOWN: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const MODIFIERS = [UP_AND_DOWN];
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

/** A list whose rows are put in order by mouse, touch or keyboard; each step is said. What is dropped elsewhere stays. */
export function OrderByHand({ items, onMove, children }: OrderByHandProps) {
  const { t } = useTranslation('media');
  const sensors = useSensors(useSensor(PointerSensor, A_DRAG), useSensor(KeyboardSensor, KEYS));
  const placeOf = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id);
  // A row lies over its own place from the start, which is nothing to tell.
  const told = useRef(-1);
  const say = (key: 'lifted' | 'over' | 'putBack', id: UniqueIdentifier, place: number) => {
    if (key === 'over' && told.current === place) return undefined;
    told.current = place;
    const title = items[placeOf(id)]?.title ?? '';
    announce(t(`order.${key}`, { title, place: place + 1, count: items.length }));
    return undefined;
  };
  // Said by the studio's own live region, and what a drop did by whoever moves.
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('lifted', active.id, placeOf(active.id)),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, placeOf(over.id)) : undefined),
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? undefined : say('putBack', active.id, placeOf(active.id)),
    onDragCancel: ({ active }) => say('putBack', active.id, placeOf(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={MODIFIERS}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('order.help') } }}
      onDragEnd={({ active, over }) => {
        const from = placeOf(active.id);
        const to = placeOf(over?.id);
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
