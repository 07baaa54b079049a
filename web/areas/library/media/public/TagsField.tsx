import { InputGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TAGS_MAX } from '../../../../../schema/rules/media.ts';
import { useSession } from '../../../../kernel/session.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { useDebounced } from '../../../../ui/useDebounced.ts';
import { useMediaTagsQuery } from './MediaEdits.generated.ts';
import '../../../../ui/chips.css';

const NEAR_THE_END = TAGS_MAX / 5;

/** Tags as chips; Enter or a comma adds one, and tags that others carry are proposed (LIB-02, C-263). */
export function TagsField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation(['media', 'ui']);
  return (
    <Field<string[]> name={name} label={label} help={t('edit.tagsHelp', { max: TAGS_MAX })}>
      {({ value, onChange, ...control }) => {
        const tags = value ?? [];
        const left = TAGS_MAX - tags.join(',').length;
        return (
          <div className="tags-field">
            {tags.length > 0 && (
              <span className="chips">
                {tags.map((tag) => (
                  <button
                    key={tag}
                    type="button"
                    className="chip chip--small"
                    aria-label={t('tags.drop', { tag })}
                    onClick={() => onChange(tags.filter((other) => other !== tag))}
                  >
                    {tag} <span aria-hidden="true">×</span>
                  </button>
                ))}
              </span>
            )}
            <TagInput
              {...control}
              tags={tags}
              onAdd={(added) => onChange([...new Set([...tags, ...added])])}
            />
            {left <= NEAR_THE_END && (
              <span className={left < 0 ? 'field__count field__count--over num' : 'field__count num'}>
                {left < 0 ? t('ui:form.over', { count: -left }) : t('ui:form.left', { count: left })}
              </span>
            )}
          </div>
        );
      }}
    </Field>
  );
}

interface TagInputProps extends Omit<
  React.ComponentProps<typeof InputGroup>,
  'value' | 'onChange' | 'onBlur'
> {
  tags: readonly string[];
  onAdd: (tags: string[]) => void;
  onBlur: () => void;
}

function TagInput({ tags, onAdd, onBlur, ...control }: TagInputProps) {
  const { viewer } = useSession();
  const list = useId();
  const [text, setText] = useState('');
  const [typed, setTyped] = useDebounced(text, setText);
  const { data, previousData } = useMediaTagsQuery({
    variables: { customerId: viewer.customer.id, text: text.trim() },
  });
  const proposals = (data ?? previousData)?.customer?.tags?.filter(({ name }) => !tags.includes(name)) ?? [];
  const add = (written: string) => {
    const added = written
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean);
    if (added.length > 0) onAdd(added);
    setTyped('');
  };
  return (
    <>
      <InputGroup
        {...control}
        list={list}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => {
          if (target.value.includes(',')) add(target.value);
          else setTyped(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !typed.trim()) return;
          event.preventDefault();
          add(typed);
        }}
        onBlur={() => {
          add(typed);
          onBlur();
        }}
      />
      <datalist id={list}>
        {proposals.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
