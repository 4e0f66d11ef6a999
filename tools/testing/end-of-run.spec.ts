import { describe, expect, it } from '@jest/globals';
import EndOfRun from './end-of-run.mjs';

/** A process with a clock that is told when to go on. */
const held = () => {
  const timers: { readonly runOut: () => void; readonly after: number; isHolding: boolean }[] = [];
  const said: string[] = [];
  const codes: number[] = [];
  return {
    timers,
    said,
    codes,
    surroundings: {
      timers: {
        setTimeout: (runOut: () => void, after: number) => {
          const timer = { runOut, after, isHolding: true };
          timers.push(timer);
          return { unref: () => (timer.isHolding = false) };
        },
      },
      process: { stderr: { write: (text: string) => said.push(text) }, exit: (code: number) => codes.push(code) },
    },
  };
};

describe('a run of tests', () => {
  it('is ended and has failed where a test left something running', () => {
    const { timers, said, codes, surroundings } = held();
    new EndOfRun({}, {}, {}, surroundings).onRunComplete();
    expect({ after: timers.map(({ after }) => after), codes }).toEqual({ after: [30_000], codes: [] });
    timers.forEach(({ runOut }) => runOut());
    expect({ codes, said: said.join('') }).toEqual({
      codes: [1],
      said: '30 seconds after the last test, something that a test has started still runs.\n',
    });
  });

  it('ends by itself where nothing is left, without waiting', () => {
    const { timers, surroundings } = held();
    new EndOfRun({}, {}, {}, surroundings).onRunComplete();
    expect(timers.map(({ isHolding }) => isHolding)).toEqual([false]);
  });
});
