import type { CueRecord } from '../../graph/upstream/rest/cues/cues.ts';
import type { CueResolvers } from '../__generated__/types.ts';
import { START_OF_VIDEO } from '../../schema/rules/cues.ts';
import { VISIBILITY_OF } from './visibility.ts';

const isAutomatic = ({ uuid }: Pick<CueRecord, 'uuid'>) => uuid === START_OF_VIDEO.uuid;

/** A cue: fields that differ from its record. */
export const Cue = {
  id: (cue) => cue.uuid,
  visibility: (cue) => VISIBILITY_OF[cue.visibility],
  user: ({ uuid, userId }) => (uuid === START_OF_VIDEO.uuid ? null : { __typename: 'User', id: userId }),
  isAutomatic,
  automatic: isAutomatic,
} satisfies CueResolvers;
