/** Simulates the death of a process. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** Called before and after every external call: continues, waits, or throws `Crash`. */
export type Pace = () => void | Promise<void>;

/** Throws at the given step and at every later one. */
export const dyingAfter = (steps: number): Pace => {
  let left = steps;
  return () => {
    if (left <= 0) throw new Crash();
    left -= 1;
  };
};

/** Wraps a port so that every call may fail, before it is made or before its answer arrives. */
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
