import { EditPage } from './EditPage.tsx';

/** What an encoder does for an event, to be changed: its name there, encoder, channel, preset, times and rule (S-049). */
export function EditEncoderSchedulePage() {
  return <EditPage sheet="encoder" />;
}
