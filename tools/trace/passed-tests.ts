import type { Level } from './test-levels.ts';

/** A test that passed, by its whole title, and the project it belongs to. */
export interface PassedTest {
  readonly title: string;
  readonly project: string;
  readonly level: Level;
}

/** What the trace needs of Jest's report. */
interface Report {
  readonly testResults?: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

export const passedTests = (project: string, level: Level, report: Report): readonly PassedTest[] =>
  (report.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ ancestorTitles, title }) => ({ title: [...ancestorTitles, title].join(' '), project, level }));

export interface Shown {
  /** Titles of the tests that show a row, by its id. */
  readonly byId: ReadonlyMap<string, readonly PassedTest[]>;
  /** What is wrong with the ids in titles, one sentence each. */
  readonly complaints: readonly string[];
}

/**
 * Finds the requirement ids in the titles of passed tests. Several ids in one title count each; a range does not count,
 * because it does not say which of its rows the test covers.
 */
export const shownBy = (tests: readonly PassedTest[], ids: ReadonlySet<string>): Shown => {
  const areas = [...new Set([...ids].map((id) => id.slice(0, 3)))].join('|');
  const mention = new RegExp(`\\b(?:${areas})-\\d+\\b`, 'g');
  const range = new RegExp(
    `\\b(?:${areas})-\\d+\\s*(?:(?:-|–|—|\\.{2,}|…|to)\\s*(?:(?:${areas})-)?\\d{3}\\b|ff\\b|\\.{2,}|…)`,
    'g',
  );
  const byId = new Map<string, PassedTest[]>();
  const complaints: string[] = [];
  for (const test of tests) {
    for (const [found] of test.title.matchAll(range)) {
      complaints.push(`"${found}" is a range, in ${test.project}: ${test.title}`);
    }
    for (const id of new Set(test.title.match(mention) ?? [])) {
      if (!ids.has(id)) complaints.push(`${id} does not exist, in ${test.project}: ${test.title}`);
      else byId.set(id, [...(byId.get(id) ?? []), test]);
    }
  }
  return { byId, complaints };
};
