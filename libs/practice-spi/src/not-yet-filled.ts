import type { Answer } from './results-and-problems.ts';

const mark = Symbol.for('@portico/practice-spi/not-yet-filled');

/** With this begins the reason that such a function gives. */
export const notYetFilledReason = 'not yet filled';

/** Stands in a connection where a function is still to be written: the kit and the gateway know it, and name it. */
export const notYetFilled = (place: string): (() => Answer<never>) =>
  Object.assign(
    async () => ({ ok: false, error: { kind: 'refused', why: `${notYetFilledReason}: ${place}` } }) as const,
    { [mark]: true },
  );

/** Whether something is a function that `notYetFilled` made, in this copy of the package or another. */
export const isNotYetFilled = (found: unknown): boolean =>
  typeof found === 'function' && Reflect.get(found, mark) === true;
