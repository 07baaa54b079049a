import { projectFiles, read, type Check } from './check.ts';

const SHEET = /^web\/(?!public\/).*\.css$/;
/** File that defines the colors. */
const TOKENS = 'web/app/tokens.css';
/** A color; one made of a variable is none. */
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?![^)]*var\()/gi;
/** Widths at which pages change: phone, tablet, narrow, wide; `min-width` of what is above one is a pixel more. */
const WIDTHS = ['max-width: 720px', 'max-width: 900px', 'max-width: 1100px', 'min-width: 1600px'].flatMap(
  (width) => [
    width,
    width.replace(/max-width: (\d+)px/, (_, px: string) => `min-width: ${Number(px) + 1}px`),
  ],
);

/** Values in a style sheet that should use a token: colors and breakpoints. */
export function sheetProblems(path: string, text: string): string[] {
  if (!SHEET.test(path)) return [];
  const problems: string[] = [];
  text
    .replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .split('\n')
    .forEach((line, index) => {
      const place = `${path}:${index + 1}`;
      if (path !== TOKENS && !/\burl\(/.test(line))
        for (const [colour] of line.matchAll(COLOUR))
          problems.push(`${place}: ${colour} is a colour; give it a name in ${TOKENS}.`);
      if (!line.includes('@media')) return;
      for (const [width] of line.matchAll(/m(?:ax|in)-width:\s*[\d.]+\w+/g))
        if (!WIDTHS.includes(width)) problems.push(`${place}: ${width} is none of ${WIDTHS.join(', ')}.`);
    });
  return problems;
}

/** Colours stand in one file, and pages change at four widths. */
export const styleSheets: Check = {
  name: 'style sheets',
  run: async () => (await projectFiles()).flatMap((path) => sheetProblems(path, read(path))),
};
