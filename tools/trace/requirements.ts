import { isLevel, type AskedLevel } from './test-levels.ts';

/** One row of `docs/requirements/`. */
export interface Requirement {
  /** Such as `ACC-031`; the letters are the area. */
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly group: string;
  /** The cheapest test that shows it. */
  readonly level: AskedLevel;
}

export interface Area {
  readonly area: string;
  readonly title: string;
  readonly rows: readonly Requirement[];
}

const row = /^\| ([A-Z]{3}-\d{3}) \| ([^|]*) \| (.*) \| ([^|]*) \|$/;

/**
 * Reads one requirements page: a title, groups as second headings, rows as table lines. A line that looks like a row
 * and cannot be read, or an id that comes twice, is an error: a row must not vanish from the count.
 */
export const parseRequirements = (page: string): Area => {
  const title = /^# (?:Requirements: )?(.*)$/m.exec(page)?.[1] ?? '';
  const rows: Requirement[] = [];
  let group = '';
  for (const line of page.split('\n')) {
    const heading = /^## (.*)$/.exec(line)?.[1];
    if (heading !== undefined) group = heading.trim();
    const cells = row.exec(line);
    if (cells === null) {
      if (/^\|\s*[A-Z]{3}-/.test(line)) throw new Error(`Not a row of four cells: ${line}`);
      continue;
    }
    const [, id = '', kind = '', text = '', asked = ''] = cells;
    const level = asked.trim();
    if (!isLevel(level)) throw new Error(`${id} is to be shown by "${level}", which is no level.`);
    if (rows.some((known) => known.id === id)) throw new Error(`The id ${id} comes twice.`);
    rows.push({ id, kind: kind.trim(), text: text.trim(), group, level });
  }
  const areas = new Set(rows.map(({ id }) => id.slice(0, 3)));
  const [area] = areas;
  if (area === undefined || areas.size > 1) throw new Error(`A page holds one area, not ${[...areas].join(', ')}.`);
  return { area, title, rows };
};
