import type { CueResolvers } from '../__generated__/types.ts';
import { START_OF_VIDEO } from '../../schema/rules/cues.ts';
import { VISIBILITY_OF } from './visibility.ts';

/** A cue: fields that differ from its record. */
export const Cue = {
  id: (cue) => cue.uuid,
  visibility: (cue) => VISIBILITY_OF[cue.visibility],
  user: ({ uuid, userId }) => (uuid === START_OF_VIDEO.uuid ? null : { __typename: 'User', id: userId }),
  automatic: (cue) => cue.uuid === START_OF_VIDEO.uuid,
} satisfies CueResolvers;
