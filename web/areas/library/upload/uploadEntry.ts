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

/** Why an upload does not go on: a sentence of the `upload` catalogue, the service's own words (UPL-19), or its error. */
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
  /** What did not work beside it; the upload goes on. */
  notice: UploadProblem | null;
  /** Whether it goes on by itself; a paused or waiting one does not. */
  isMoving: boolean;
  /** Whether the person has let it go on after the check (S-160). */
  isWanted: boolean;
  uploadId: string | null;
  mediaItemId: string | null;
  processing: { state: ProcessingStateName; percent: number; library: MediaStateName } | null;
  /** The thumbnail that the person chose (LIB-04). */
  picture: Blob | null;
  /** As typed: it goes with the file, and saves itself afterwards. */
  details: UploadDetails;
  /** What the service has of them; null before the file has gone. */
  saved: UploadDetails | null;
  /** Why they could not be saved. */
  detailsProblem: UploadProblem | null;
}
