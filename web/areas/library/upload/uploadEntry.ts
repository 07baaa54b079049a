import type { MediaStateName, ProcessingStateName } from '../../../../schema/rules/media.ts';
import type { UploadErrorKindName } from '../../../../schema/rules/upload.ts';
import type { MeasuredVideo } from '../../../../schema/files/measuredVideo.ts';
import type { UploadFinding } from '../../../../schema/rules/uploadCheck.ts';
import type { FileHandle } from './fileHandles.ts';
import type { UploadStateName } from '../../../../schema/rules/uploadStates.ts';

/** Details of the video that an upload becomes (UPL-20). */
export interface UploadDetails {
  title: string;
  description: string;
  tags: string[];
}

/** Reason why an upload is blocked: a key of the `upload` catalog, the service's text (UPL-19), or its error. */
export type UploadProblem =
  | {
      key:
        | 'network'
        | 'backend'
        | 'diskFull'
        | 'reload'
        | 'permission'
        | 'changed'
        | 'unchecked'
        | 'rights'
        | 'notKept'
        | 'notCancelled'
        | 'picture';
    }
  | { text: string }
  | { error: unknown };

/** One file on its way (STM-25). */
export interface UploadEntry {
  id: number;
  /** Null after the page was loaded anew, until the same file is chosen again. */
  file: File | null;
  /** The way to it, where the browser gives one: it can be read again after a reload. */
  handle: FileHandle | null;
  fileName: string;
  sizeBytes: number;
  state: UploadStateName;
  /** Of the check, then of the sending: 0 to 1. */
  share: number;
  measured: MeasuredVideo | null;
  findings: readonly UploadFinding[];
  errorKind: UploadErrorKindName | null;
  problem: UploadProblem | null;
  /** Secondary problem that does not stop the upload. */
  notice: UploadProblem | null;
  /** True if it continues automatically; false while paused or waiting. */
  isMoving: boolean;
  /** True if the person has let it go on after the check (S-160). */
  isWanted: boolean;
  uploadId: string | null;
  mediaItemId: string | null;
  processing: { state: ProcessingStateName; percent: number; library: MediaStateName } | null;
  /** The thumbnail that the person chose (LIB-04). */
  picture: Blob | null;
  /** As typed: it goes with the file, and saves itself afterwards. */
  details: UploadDetails;
  /** Details stored by the service. Null before the file is sent. */
  saved: UploadDetails | null;
  /** Reason why the details could not be saved. */
  detailsProblem: UploadProblem | null;
}
