import { isEnough, levels } from './levels.ts';
import type { Area, Requirement } from './requirements.ts';
import type { Shown } from './shown.ts';

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

/** `docs/requirements/trace.md`: the same tests make the same page. */
export const pageReport = (areas: readonly Area[], shown: Shown): string =>
  [
    '# Trace: requirements and the tests that show them',
    '',
    'Written by `npm run trace` from the results of the last `npm test`. A row is shown if a passing test carries its id in its title.',
    '',
    '| area | shown/all |',
    '|---|---:|',
    ...areas.map((area) => `| ${area.area}: ${area.title} | ${share(area.rows, shown)} |`),
    '',
    ...areas.flatMap((area) => [
      `## ${area.area}: ${area.title}`,
      '',
      '| group | shown/all | not shown |',
      '|---|---:|---|',
      ...[...groupsOf(area)].map(
        ([group, rows]) =>
          `| ${group} | ${share(rows, shown)} | ${shortened(rows.map(({ id }) => id).filter((id) => !shown.byId.has(id)))} |`,
      ),
      '',
      ...area.rows.flatMap(({ id }) => {
        const titles = [
          ...new Set((shown.byId.get(id) ?? []).map(({ project, title }) => `${project}: ${title}`)),
        ].sort();
        return titles.length === 0 ? [] : [`- **${id}**`, ...titles.map((title) => `  - ${title}`)];
      }),
      '',
    ]),
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
