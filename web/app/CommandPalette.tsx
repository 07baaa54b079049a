import './CommandPalette.css';
import { Overlay2 } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../ui/useDebounced.ts';
import { usePaletteEntries } from './paletteEntries.ts';
import type { PaletteEntry } from './paletteEntry.ts';

interface CommandPaletteProps {
  onClose(): void;
  /** Shows the keys. */
  onShortcuts(): void;
}

/** Goes to any screen, event, encoder, playlist or saved video, and runs commands on them (Ctrl-K, Cmd-K). */
export function CommandPalette({ onClose, onShortcuts }: CommandPaletteProps) {
  const { t } = useTranslation('app');
  const [sought, setSought] = useState('');
  const [text, setText] = useDebounced(sought, setSought);
  const [active, setActive] = useState(0);
  const { entries, searching } = usePaletteEntries(text, sought, onShortcuts);
  const id = useId();
  const box = useRef<HTMLDivElement>(null!);
  const chosen = Math.min(active, entries.length - 1);

  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      run(entries[chosen]);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || entries.length === 0) return;
    event.preventDefault();
    setActive((chosen + step + entries.length) % entries.length);
  };

  return (
    <Overlay2 isOpen onClose={onClose} childRef={box} className="palette-overlay" transitionDuration={0}>
      <div ref={box} className="palette" role="dialog" aria-modal="true" aria-label={t('palette.label')}>
        <div className="palette-field">
          <Search />
          <input
            autoFocus
            role="combobox"
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
            aria-autocomplete="list"
            aria-label={t('palette.label')}
            placeholder={t('header.searchHint')}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
            }}
            onKeyDown={move}
          />
          <kbd aria-hidden="true">Esc</kbd>
        </div>
        <ul id={`${id}-list`} role="listbox" aria-label={t('palette.results')} className="palette-list">
          {entries.map((entry, index) => (
            <Option
              key={entry.id}
              id={`${id}-${index}`}
              entry={entry}
              isActive={index === chosen}
              onPoint={() => setActive(index)}
              onRun={() => run(entry)}
            />
          ))}
        </ul>
        {entries.length === 0 && (
          <p className="palette-none" role="status">
            {searching ? t('palette.searching') : t('palette.none', { text })}
          </p>
        )}
      </div>
    </Overlay2>
  );
}

interface OptionProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onPoint(): void;
  onRun(): void;
}

function Option({ id, entry, isActive, onPoint, onRun }: OptionProps) {
  const reveal = (element: HTMLLIElement | null) => {
    if (isActive) element?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    // The field above keeps the focus and the keys; a row only answers the pointer.
    <li
      id={id}
      ref={reveal}
      role="option"
      aria-selected={isActive}
      className={isActive ? 'palette-option on' : 'palette-option'}
      onPointerMove={onPoint}
      onClick={onRun}
    >
      <span>
        {entry.title}
        {entry.consequence && <small className="palette-consequence">{entry.consequence}</small>}
      </span>
      <span className="palette-kind">{entry.kind}</span>
    </li>
  );
}
