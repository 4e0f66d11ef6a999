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

describe('closeOnSignals', () => {
  it.each(['SIGTERM', 'SIGINT'])('closes on %s and then ends without a fault', async (signal) => {
    const process = fakeProcess();
    let finish: () => void = () => undefined;
    const closing = new Promise<void>((resolve) => (finish = resolve));
    closeOnSignals(() => closing, process);
    process.raise(signal);
    expect(process.exits).toEqual([]);
    finish();
    await closing;
    expect(process.exits).toEqual([0]);
  });

  it('ends at once when it is asked again', () => {
    const process = fakeProcess();
    closeOnSignals(() => new Promise(() => undefined), process);
    process.raise('SIGINT');
    process.raise('SIGINT');
    expect(process.exits).toEqual([1]);
  });
});
