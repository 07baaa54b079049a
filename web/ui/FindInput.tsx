import { InputGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import type { Finding } from './useFinding.ts';

/** Search field for lists with more options than shown. */
export function FindInput({ label, finding }: { label: string; finding: Finding }) {
  return (
    <InputGroup
      leftIcon={<Search />}
      type="search"
      aria-label={label}
      placeholder={label}
      value={finding.typed}
      onChange={({ target }) => finding.onType(target.value)}
      // Enter searches; it must not save the form.
      onKeyDown={(event) =>
        event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()
      }
    />
  );
}
