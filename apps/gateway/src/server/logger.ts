import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger };

/**
 * The gateway's log: a line of JSON per event on standard output. Lines are written in batches, at the latest after a second
 * and always before the process ends.
 */
export const createLogger = (level: string, destination: DestinationStream = standardOutput()): Logger =>
  pino({ level, base: null, formatters: { level: (label) => ({ level: label }) } }, destination);

const standardOutput = (): DestinationStream => {
  const stream = pino.destination({ dest: 1, minLength: 8_192, sync: false, periodicFlush: 1_000 });
  process.on('exit', () => stream.flushSync());
  return stream;
};
