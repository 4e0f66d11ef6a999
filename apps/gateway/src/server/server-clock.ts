/** Time as the server needs it, so that a test is its master. */
export interface ServerClock {
  /** Milliseconds from any start, never going back. */
  monotonic(): number;
  /** Runs `run` after `milliseconds`; the returned function calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: ServerClock = {
  monotonic: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
