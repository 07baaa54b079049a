import { useTranslation } from 'react-i18next';
import '../../../ui/chips.css';
import './Media.css';

interface TagChipsProps {
  tags: readonly string[];
  /** Tags the list is narrowed to. */
  chosen?: readonly string[];
  onToggle: (tag: string) => void;
  /** Number of tags shown; the rest are counted. */
  most?: number;
}

/** Tags that narrow the library when pressed. */
export function TagChips({ tags, chosen = [], onToggle, most = tags.length }: TagChipsProps) {
  const { t } = useTranslation('media');
  const rest = tags.slice(most);
  return (
    <span className="tag-chips list-above">
      {tags.slice(0, most).map((tag) => (
        <button
          key={tag}
          type="button"
          className="chip chip--small"
          title={tag}
          aria-pressed={chosen.includes(tag)}
          aria-label={t('tags.narrow', { tag })}
          onClick={() => onToggle(tag)}
        >
          {tag}
        </button>
      ))}
      {rest.length > 0 && (
        <span className="muted num" title={rest.join(', ')}>
          +{rest.length}
        </span>
      )}
    </span>
  );
}
