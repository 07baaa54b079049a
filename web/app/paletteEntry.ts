/** Palette entry: a screen to open, or a command. */
export interface PaletteEntry {
  id: string;
  title: string;
  /** Kind of the entry. */
  kind: string;
  /** Consequence in one sentence. */
  consequence?: string;
  run(): void;
}
