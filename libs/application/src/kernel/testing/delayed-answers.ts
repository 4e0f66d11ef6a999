/** A port whose answers stay on the way until they are let go, in the order that a test wants. */
export interface Held<Port> {
  readonly port: Port;
  /** How many questions wait for their answers. */
  readonly waiting: number;
  /** Lets the answer to the question at `place` go, of those that wait, the oldest at 0; ends once it has arrived. */
  release(place?: number): Promise<void>;
}

export const holding = <Port extends object>(real: Port): Held<Port> => {
  const doors: (() => Promise<void>)[] = [];
  const port = new Proxy(real, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...args: readonly unknown[]) => {
        const answer: unknown = Reflect.apply(method, target, args);
        return new Promise((resolve, reject) => {
          doors.push(async () => {
            await Promise.resolve(answer).then(resolve, reject);
            // Lets the code that awaited the answer run for some microtask turns.
            for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
          });
        });
      };
    },
  });
  return {
    port,
    get waiting() {
      return doors.length;
    },
    release: async (place = 0) => {
      const [door] = doors.splice(place, 1);
      if (door === undefined) throw new Error('No answer is on its way.');
      await door();
    },
  };
};
