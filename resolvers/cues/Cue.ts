import type { CueRecord } from '../../graph/rest/cues.ts';
import type { CueResolvers, CueVisibility } from '../__generated__/types.ts';
import { START_OF_VIDEO } from '../../schema/rules/cues.ts';

/** Who sees a cue; `shared` on the wire means the organisation (CUE-03). */
const VISIBILITY: Record<CueRecord['visibility'], CueVisibility> = {
  private: 'ONLY_ME',
  shared: 'ORGANIZATION',
  public: 'PUBLIC',
};

/** A cue: fields that differ from its record. */
export const Cue = {
  id: (cue) => cue.uuid,
  visibility: (cue) => VISIBILITY[cue.visibility],
  automatic: (cue) => cue.uuid === START_OF_VIDEO.uuid,
} satisfies CueResolvers;
