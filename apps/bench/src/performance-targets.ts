/** One thing that was promised, or is told beside what was, and what this run measured. */
export interface Bar {
  readonly name: string;
  readonly measured: number;
  /** Where nothing was promised of it alone there is none. */
  readonly bar?: number;
  /** Of both numbers; most are ratios of two things measured in one run. */
  readonly unit: string;
  /** Which side of the bar is the good one; the bar itself is good. */
  readonly better: 'more' | 'less';
}

/** What every bench exports. */
export type Bench = () => Promise<readonly Bar[]>;

export interface BenchModule {
  readonly run: Bench;
  /** The same with little of everything, where there is such a form: its bars show that all of it runs. */
  readonly quick?: Bench;
}

export const holds = ({ measured, bar, better }: Bar): boolean =>
  bar === undefined || (better === 'more' ? measured >= bar : measured <= bar);

/** The bars as a table for a terminal. */
export const tableOf = (bars: readonly Bar[]): string => {
  const rows = bars.map((each) => [
    each.name,
    `${figure(each.measured)} ${each.unit}`,
    ...(each.bar === undefined
      ? ['', '']
      : [`${each.better === 'more' ? '≥' : '≤'} ${figure(each.bar)} ${each.unit}`, holds(each) ? 'pass' : 'FAIL']),
  ]);
  const lines = [['what', 'measured', 'bar', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map(([name = '', measured = '', bar = '', verdict = '']) =>
      [name.padEnd(widths[0] ?? 0), measured.padStart(widths[1] ?? 0), bar.padStart(widths[2] ?? 0), verdict].join(
        '  ',
      ),
    )
    .join('\n');
};

const figure = (value: number): string => value.toFixed(2);

/** The middle one, or the upper of the two in the middle. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Prints the table; the process ends as failed when a bar does not hold. */
export const printBars = (bars: readonly Bar[]): void => {
  console.log(`\n${tableOf(bars)}`);
  if (!bars.every(holds)) process.exitCode = 1;
};
