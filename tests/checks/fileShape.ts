import { projectFiles, read, type Check } from './check.ts';

const CODE = /\.(tsx?|m?js|css)$/;
const GENERATED = /(\.generated\.ts|__generated__\/.*|\/migrations\/.*|\/public\/.*)$/;
const EMPTY_NAMES = /(^|\/)(index\.tsx?|utils?|helpers?|misc|common)(\/|\.|$)/i;

/** Problems with a file's name and length: at most 300 lines, tests 400, and a name that describes the content. */
export function shapeProblems(path: string, text: string): string[] {
  if (!CODE.test(path) || GENERATED.test(path)) return [];
  const problems: string[] = [];
  const limit = path.startsWith('tests/') ? 400 : 300;
  const lines = text.split('\n').length - 1;
  if (lines > limit)
    problems.push(`${path}: ${lines} lines, at most ${limit}; a concept inside it wants a file.`);
  if (EMPTY_NAMES.test(path)) problems.push(`${path}: name it after what is inside.`);
  return problems;
}

/** No file is too long, and none has a name that says nothing. */
export const fileShape: Check = {
  name: 'file sizes and names',
  run: async () => (await projectFiles()).flatMap((path) => shapeProblems(path, read(path))),
};
