import type { CueRecord } from '../../graph/upstream/rest/cues/cues.ts';
import type { CueVisibility } from '../__generated__/types.ts';

type Wire = CueRecord['visibility'];

/** Visibility of a cue; `shared` in REST means the organization (CUE-03). */
export const VISIBILITY_OF: Readonly<Record<Wire, CueVisibility>> = {
  private: 'ONLY_ME',
  shared: 'ORGANIZATION',
  public: 'PUBLIC',
};

/** The word on the wire. */
export const WIRE_OF: Readonly<Record<CueVisibility, Wire>> = {
  ONLY_ME: 'private',
  ORGANIZATION: 'shared',
  PUBLIC: 'public',
};
