import { it } from '@jest/globals';

type Run = () => Promise<void> | void;

/** Adds a step to a story. */
export interface Step {
  (title: string, run: Run): void;
  /** One step for each row; the title may name its fields, as in Jest's own `each`. */
  each<Row extends object>(rows: readonly Row[]): (title: string, run: (row: Row) => Promise<void> | void) => void;
}

/** What it answers makes each of its runs wait for those that were added before, which run once. */
export const oneAfterAnother = (): ((run: Run) => () => Promise<void>) => {
  let last = async (): Promise<void> => undefined;
  return (run) => {
    const earlier = last;
    let running: Promise<void> | undefined;
    last = () => (running ??= earlier().then(run));
    return last;
  };
};

/**
 * Tests that are one walk: what one of them did is what the next begins with. `const it = story()` stands in a block, and
 * each `it` there is a step. A step runs once; one that is asked for alone brings the steps before it along, and fails where
 * one of those does. So a story means the same in any order. A `beforeEach` runs before a test, never before a step that is
 * brought along.
 */
export const story = (): Step => {
  const add = oneAfterAnother();
  const each: Step['each'] = (rows) => (title, run) => {
    const steps = new Map(rows.map((row) => [row, add(() => run(row))]));
    it.each(rows)(title, (row) => steps.get(row)?.());
  };
  return Object.assign((title: string, run: Run): void => it(title, add(run)), { each });
};
