/** A cue as the graph answers it, named as its id. */
export const cue = (id: string, position: string, more: object = {}) => ({
  id,
  position,
  name: id,
  userName: 'maya',
  userId: 'u1',
  visibility: 'ORGANIZATION',
  isAutomatic: false,
  ...more,
});
