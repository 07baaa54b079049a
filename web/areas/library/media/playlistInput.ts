import type { PlaylistSortPosition } from '../../../schema.generated.ts';
import type { PlaylistValues } from './PlaylistForm.tsx';

/** The form speaks the words of schema/rules, the graph its enum (PLS-07). */
export const wirePosition = (position: PlaylistValues['sortPosition']): PlaylistSortPosition =>
  position === 'start' ? 'START' : 'END';

export const formPosition = (position: PlaylistSortPosition): PlaylistValues['sortPosition'] =>
  position === 'START' ? 'start' : 'end';
