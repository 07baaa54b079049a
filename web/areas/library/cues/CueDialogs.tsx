import { CueDialog } from './CueDialog.tsx';
import { DeleteCueDialog } from './DeleteCueDialog.tsx';
import type { CueTimelineControl } from './public/useCueTimeline.ts';

interface CueDialogsProps {
  timeline: CueTimelineControl;
  /** Length of the video in milliseconds; null while it is not known. */
  lengthMs: number | null;
}

/** The dialog of what is being done at present. */
export function CueDialogs({ timeline, lengthMs }: CueDialogsProps) {
  const { task } = timeline.state;
  if (task.kind === 'idle') return null;
  if (task.kind === 'add') {
    return <CueDialog timeline={timeline} lengthMs={lengthMs} at={task.at} copy={task.copy} />;
  }
  const cue = timeline.cues?.find(({ id }) => id === task.id);
  if (!cue) return null;
  if (task.kind === 'remove') return <DeleteCueDialog timeline={timeline} cue={cue} />;
  return <CueDialog key={cue.id} timeline={timeline} lengthMs={lengthMs} cue={cue} />;
}
