import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const AREAS = join(import.meta.dirname, '../areas');

/** A folder with screens of its own: an area, or a section of one. Its name is also that of its catalog. */
export interface Section {
  name: string;
  /** Path below `web/areas`. */
  folder: string;
}

/** Sections that contain the given file or folder, sorted by name. */
export function sectionsWith(entry: string): Section[] {
  const foldersIn = (folder: string) =>
    readdirSync(join(AREAS, folder), { withFileTypes: true }).filter((found) => found.isDirectory());
  const areas = foldersIn('').map(({ name }) => name);
  const folders = [...areas, ...areas.flatMap((area) => foldersIn(area).map(({ name }) => join(area, name)))];
  return folders
    .filter((folder) => readdirSync(join(AREAS, folder)).includes(entry))
    .map((folder) => ({ name: basename(folder), folder }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
