/** One row of a published growth table: age in months, then the Box-Cox power, the median and the coefficient of variation. */
export type GrowthRow = readonly [months: number, l: number, m: number, s: number];

/** What LMS says of one age. */
export type Lms = readonly [l: number, m: number, s: number];

/** Rows of `months L M S` in ascending order of months. */
export const rowsOf = (table: string): readonly GrowthRow[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ').map(Number) as unknown as GrowthRow);

/** How many standard deviations a value lies from the median. */
export const zScore = ([l, m, s]: Lms, value: number): number =>
  l === 0 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s);

/** The value at a number of standard deviations from the median. */
export const valueAt = ([l, m, s]: Lms, z: number): number =>
  l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);

/** The share of people below a number of standard deviations, in percent (Abramowitz and Stegun 26.2.17, exact to 0.00001). */
export const percentileOf = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 100 * (z < 0 ? tail : 1 - tail);
};

/** The four rows around an age. */
const around = (rows: readonly GrowthRow[], months: number): readonly GrowthRow[] => {
  const next = rows.findIndex(([at]) => at > months);
  const first = (next === -1 ? rows.length : next) - 2;
  const from = Math.min(Math.max(first, 0), Math.max(rows.length - 4, 0));
  return rows.slice(from, from + 4);
};

/** Between the rows a cubic through the four around the age (Lagrange); undefined outside of the table. */
export const lmsAt = (rows: readonly GrowthRow[], months: number): Lms | undefined => {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || !(months >= first[0] && months <= last[0])) return undefined;
  const near = around(rows, months);
  const weights = near.map(([at], index) =>
    near.reduce((weight, [other], place) => (place === index ? weight : (weight * (months - other)) / (at - other)), 1),
  );
  const mixed = (column: 1 | 2 | 3): number =>
    near.reduce((sum, row, index) => sum + row[column] * (weights[index] ?? 0), 0);
  return [mixed(1), mixed(2), mixed(3)];
};
