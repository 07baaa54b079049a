import ts from 'typescript';
import { assertingNames } from './assertingNames.ts';
import { asserts } from './asserts.ts';
import { findChance } from './chances.ts';
import { projectFiles, read, type Check } from './check.ts';
import { readConstants, expectationProblem, measureProblem } from './expectations.ts';
import { listCallChain, getLine, nodesOf, parse, titledCall } from './testCode.ts';
import { measuresTime, findInstants, sleeps, findTimers, withinLoop } from './waits.ts';

const TEST = /\.(test|spec)\.tsx?$/;
const OFF = /^(skip|only|todo|fixme|failing|fail)$/;
const OFF_BY_NAME = /^(x|f)(it|test|describe)$/;

/** True if a machine decides: `test.skip(condition, reason)`, `installed ? describe : describe.skip`. */
function decidedByMachine(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isAsked(parent.condition);
  if (!ts.isCallExpression(parent) || parent.expression !== node || parent.arguments.length !== 2)
    return false;
  const [condition, reason] = parent.arguments;
  if (!condition || !reason || !ts.isStringLiteral(reason)) return false;
  return isAsked(condition);
}

/** True if a condition asks anything: `false` and `1 > 2` do not. */
const isAsked = (condition: ts.Expression): boolean =>
  [...nodesOf(condition)].some((node) => ts.isIdentifier(node) && node.text !== 'undefined');

const ROOT = /^(it|test|describe)$/;

function switchedOff(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return OFF_BY_NAME.test(listCallChain(node.expression)[0] ?? '');
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
    const taken = node.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText());
    return ROOT.test(node.initializer?.getText() ?? '') && taken.some((name) => OFF.test(name));
  }
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return false;
  const chain = listCallChain(node);
  return OFF.test(chain.at(-1) ?? '') && ROOT.test(chain[0] ?? '') && !decidedByMachine(node);
}

/**
 * Reasons why a test could pass without verifying anything: `path:line: problem`. `asserting` are the names of
 * asserting functions.
 */
export function testProblems(path: string, text: string, asserting: ReadonlySet<string>): string[] {
  const file = parse(path, text);
  const problems = new Map<string, string>();
  const say = (node: ts.Node, what: string | null): void => {
    if (what !== null) problems.set(`${getLine(node)} ${what}`, `${path}:${getLine(node)}: ${what}`);
  };
  const timers = findTimers(file);
  const moments = findInstants(file);
  const isTest = TEST.test(path);
  const constants = readConstants(file, path);
  for (const node of nodesOf(file)) {
    if (sleeps(node, timers) && (isTest || !withinLoop(node))) say(node, 'sleeps; wait for a condition');
    say(node, expectationProblem(node, constants));
    if (!isTest) continue;
    say(node, measureProblem(node, constants));
    if (measuresTime(node, moments)) say(node, 'measures elapsed time');
    if (switchedOff(node)) say(node, 'is switched off');
    const titled = titledCall(node);
    if (titled?.kind !== 'case' || !titled.body) continue;
    say(node, asserts(titled.body, asserting) ? findChance(titled.body, asserting) : 'asserts nothing');
  }
  return [...problems.values()];
}

/** No test sleeps, measures time, is switched off, asserts nothing or only by chance, or expects what the code under test says. */
export const trueTests: Check = {
  name: 'true tests',
  run: async () => {
    const paths = (await projectFiles()).filter((path) =>
      /^tests\/(?!bench|checks|scaffold).*\.tsx?$/.test(path),
    );
    const texts = new Map(paths.map((path) => [path, read(path)]));
    const asserting = assertingNames([...texts].map(([path, text]) => parse(path, text)));
    return [...texts].flatMap(([path, text]) => testProblems(path, text, asserting(path)));
  },
};
