import { EditPage } from './EditPage.tsx';

/** Edits an encoder schedule: name, encoder, channel, preset, times, and rule (S-049). */
export function EditEncoderSchedulePage() {
  return <EditPage sheet="encoder" />;
}
