import type { ViewerRecordResolvers } from '../__generated__/types.ts';
import { DEVICE_CLASS } from './words.ts';

/** One report of one viewer: fields that differ from the record. */
export const ViewerRecord = {
  deviceClass: (record) => DEVICE_CLASS[record.deviceClass],
} satisfies ViewerRecordResolvers;
