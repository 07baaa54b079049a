import type { MutationResolvers } from '../__generated__/types.ts';
import { encoderCommands } from './commands.ts';
import { encoderMutations } from './encoderMutations.ts';
import { encoderLogMutations } from './logs.ts';
import { notificationMutations } from './notifications.ts';
import { uploaderMutations } from './uploaders.ts';

/** Commands to encoders, and changes of them, their logs and their registration. */
export const mutations = {
  ...encoderCommands,
  ...encoderMutations,
  ...encoderLogMutations,
  ...notificationMutations,
  ...uploaderMutations,
} satisfies MutationResolvers;
