/** What the palette offers: a place to open, or something to do. */
export interface PaletteEntry {
  id: string;
  title: string;
  /** What it is, in a word. */
  kind: string;
  /** What comes of it, in a sentence. */
  consequence?: string;
  run(): void;
}
