import { describe, expect, it } from '@jest/globals';
import { closeOnSignals } from './index.ts';

const fakeProcess = () => {
  const listeners = new Map<string, () => void>();
  const exits: number[] = [];
  return {
    exits,
    raise: (signal: string) => listeners.get(signal)?.(),
    on: (signal: string, listener: () => void) => listeners.set(signal, listener),
    exit: (code: number) => exits.push(code),
  };
};

const handClock = () => {
  const due: { readonly milliseconds: number; readonly run: () => void }[] = [];
  return {
    due,
    clock: {
      monotonic: () => 0,
      after: (milliseconds: number, run: () => void) => {
        due.push({ milliseconds, run });
        return () => undefined;
      },
    },
  };
};

describe('closeOnSignals', () => {
  it.each(['SIGTERM', 'SIGINT'])('closes on %s and then ends without a fault', async (signal) => {
    const process = fakeProcess();
    let finish: () => void = () => undefined;
    const closing = new Promise<void>((resolve) => (finish = resolve));
    closeOnSignals(() => closing, process, { within: 9_000, clock: handClock().clock });
    process.raise(signal);
    expect(process.exits).toEqual([]);
    finish();
    await closing;
    expect(process.exits).toEqual([0]);
  });

  it('ends at once when it is asked again', () => {
    const process = fakeProcess();
    closeOnSignals(() => new Promise(() => undefined), process, { within: 9_000, clock: handClock().clock });
    process.raise('SIGINT');
    process.raise('SIGINT');
    expect(process.exits).toEqual([1]);
  });

  it('OPS-B2 ends when closing takes longer than it may, and says so', () => {
    const process = fakeProcess();
    const { clock, due } = handClock();
    const said: string[] = [];
    closeOnSignals(() => new Promise(() => undefined), process, {
      within: 9_000,
      clock,
      onAsked: () => void said.push('asked'),
      onLate: () => void said.push('late'),
    });
    expect(due).toEqual([]);
    process.raise('SIGTERM');
    expect({ due: due[0]?.milliseconds, exits: process.exits, said }).toEqual({
      due: 9_000,
      exits: [],
      said: ['asked'],
    });
    due[0]?.run();
    expect({ exits: process.exits, said }).toEqual({ exits: [1], said: ['asked', 'late'] });
  });
});
