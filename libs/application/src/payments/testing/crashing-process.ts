/** A process died here. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** What a process does before and after everything that it asks of others: goes on, waits, or dies. */
export type Pace = () => void | Promise<void>;

/** Dies after so many steps, for good. */
export const dyingAfter = (steps: number): Pace => {
  let left = steps;
  return () => {
    if (left <= 0) throw new Crash();
    left -= 1;
  };
};

/** A port whose every call may be the last, before it is made or before its answer comes. */
export const paced = <Port extends object>(port: Port, pace: Pace): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return async (...asked: readonly unknown[]): Promise<unknown> => {
        await pace();
        const answer: unknown = await Reflect.apply(value, target, asked);
        await pace();
        return answer;
      };
    },
  });
