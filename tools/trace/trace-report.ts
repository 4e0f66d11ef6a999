import { isEnough, levels } from './test-levels.ts';
import type { Area, Requirement } from './requirements.ts';
import type { Shown } from './passed-tests.ts';

const groupsOf = ({ rows }: Area): ReadonlyMap<string, readonly Requirement[]> =>
  Map.groupBy(rows, ({ group }) => group);

const share = (rows: readonly Requirement[], { byId }: Shown): string =>
  `${rows.filter(({ id }) => byId.has(id)).length}/${rows.length}`;

/** Rows that only cheaper tests show than the one that they ask for. */
export const tooCheap = (areas: readonly Area[], { byId }: Shown): readonly Requirement[] =>
  areas
    .flatMap(({ rows }) => rows)
    .filter(({ id, level }) => {
      const tests = byId.get(id);
      return (
        tests !== undefined &&
        !isEnough(
          level,
          tests.map((test) => test.level),
        )
      );
    });

/** How many rows ask for each level, and how many of these are shown by it or by more. */
const byLevel = (areas: readonly Area[], { byId }: Shown): readonly string[] => {
  const rows = areas.flatMap((area) => area.rows);
  return (['property', 'bench', ...levels] as const).flatMap((level) => {
    const asked = rows.filter((row) => row.level === level);
    const enough = asked.filter(({ id }) =>
      isEnough(
        level,
        (byId.get(id) ?? []).map((test) => test.level),
      ),
    );
    return asked.length === 0 ? [] : [`${level.padEnd(10)} ${enough.length}/${asked.length}`];
  });
};

/** Runs of neighbors shortened: 1, 2, 3, 7 → 001–003, 007. */
const shortened = (ids: readonly string[]): string => {
  const runs: { first: string; last: string }[] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run !== undefined && Number(id.slice(4)) === Number(run.last.slice(4)) + 1) run.last = id;
    else runs.push({ first: id, last: id });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}–${last.slice(4)}`)).join(', ');
};

/** What the terminal shows: the shares, then every row that no passing test shows. */
export const terminalReport = (areas: readonly Area[], shown: Shown): string =>
  [
    ...areas.flatMap((area) => [
      `${area.area}  ${share(area.rows, shown)}  ${area.title}`,
      ...[...groupsOf(area)].map(([group, rows]) => `     ${share(rows, shown).padEnd(7)} ${group}`),
    ]),
    '',
    'By the level that a row asks for, shown by it or by more:',
    ...byLevel(areas, shown).map((line) => `     ${line}`),
    '',
    'Not shown:',
    ...areas
      .flatMap(({ rows }) => rows.filter(({ id }) => !shown.byId.has(id)))
      .map(({ id, text }) => `  ${id} ${text}`),
  ].join('\n');

/** `docs/requirements/trace.md`, one page: how many rows of each group are shown, and which are not. */
export const summaryReport = (areas: readonly Area[], shown: Shown): string =>
  [
    '# Trace: requirements and the tests that show them',
    '',
    'Written by `npm run trace` from the results of the last `npm test`. A row is shown if a passing test carries its id in its title.',
    'Which tests these are stands in `test-results/trace.md`, row by row, once the command has run.',
    '',
    '| group | shown/all | not shown |',
    '|---|---:|---|',
    ...areas.flatMap((area) => [
      `| **${area.area}: ${area.title}** | **${share(area.rows, shown)}** | |`,
      ...[...groupsOf(area)].map(
        ([group, rows]) =>
          `| ${group} | ${share(rows, shown)} | ${shortened(rows.map(({ id }) => id).filter((id) => !shown.byId.has(id)))} |`,
      ),
    ]),
    '',
  ].join('\n');

/** `test-results/trace.md`: each row with the titles of the tests that show it; the same tests make the same page. */
export const rowReport = (areas: readonly Area[], shown: Shown): string =>
  areas
    .flatMap(({ area, title, rows }) => [
      `# ${area}: ${title}`,
      '',
      ...rows.flatMap(({ id }) => {
        const titles = new Set((shown.byId.get(id) ?? []).map((test) => `${test.project}: ${test.title}`));
        return titles.size === 0 ? [] : [`- **${id}**`, ...[...titles].sort().map((line) => `  - ${line}`)];
      }),
      '',
    ])
    .join('\n');
