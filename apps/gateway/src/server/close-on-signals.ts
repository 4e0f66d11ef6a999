import type { ServerClock } from './server-clock.ts';

export interface Closing {
  /** How long `close` may take, in milliseconds; then the process exits with work still running. */
  readonly within: number;
  readonly clock: ServerClock;
  readonly onAsked?: () => void;
  readonly onLate?: () => void;
}

/**
 * Runs `close` once when the process is asked to end (Ctrl-C, a service manager), then ends it; a second request ends it at
 * once, and so does the end of the time that closing may take.
 */
export const closeOnSignals = (
  close: () => Promise<void>,
  process: SignalledProcess,
  { within, clock, onAsked, onLate }: Closing,
): void => {
  let asked = false;
  const end = (): void => {
    if (asked) process.exit(1);
    asked = true;
    onAsked?.();
    clock.after(within, () => {
      onLate?.();
      process.exit(1);
    });
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};

/** The part of node's `process` that this needs. */
export interface SignalledProcess {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): unknown;
}
