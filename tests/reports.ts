interface JestReport {
  testResults?: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults?: { fullName: string; status: string; invocations?: number }[];
  }[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
}

function* specsOf(
  suites: readonly Suite[] = [],
): Generator<{ file: string } & NonNullable<Suite['specs']>[number]> {
  for (const { file, specs = [], suites: inner } of suites) {
    for (const spec of specs) yield { ...spec, file: `tests/e2e/${file}` };
    yield* specsOf(inner);
  }
}

/** Seconds of each file in Jest's JSON report, with its imports and set-up. */
export function jestSeconds(report: unknown, root: string): Record<string, number> {
  const { testResults = [] } = report as JestReport;
  return Object.fromEntries(
    testResults.map(({ name, startTime, endTime }) => [
      name.replace(`${root}/`, ''),
      Math.max(0, endTime - startTime) / 1000,
    ]),
  );
}

/** Seconds of each file in Playwright's JSON report: its tests one after the other, second tries too. */
export function playwrightSeconds(report: unknown): Record<string, number> {
  const seconds: Record<string, number> = {};
  for (const { file, tests } of specsOf((report as Suite).suites)) {
    const spent = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    seconds[file] = (seconds[file] ?? 0) + spent / 1000;
  }
  return seconds;
}

/** Tests of Jest that were tried more than once before they passed, by file and title. */
export function jestFlaky(report: unknown, root: string): string[] {
  const { testResults = [] } = report as JestReport;
  return testResults.flatMap(({ name, assertionResults = [] }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${name.replace(`${root}/`, '')}: ${fullName}`),
  );
}

/** Browser tests that failed and then passed, by file and title. */
export function playwrightFlaky(report: unknown): string[] {
  return [...specsOf((report as Suite).suites)]
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`);
}
