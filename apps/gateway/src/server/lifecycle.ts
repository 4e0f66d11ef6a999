/** Runs `close` once when the process is asked to end (Ctrl-C, a service manager), then ends it; a second request ends it at once. */
export const closeOnSignals = (close: () => Promise<void>, process: SignalledProcess): void => {
  let asked = false;
  const end = (): void => {
    if (asked) process.exit(1);
    asked = true;
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
