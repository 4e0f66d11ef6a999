import type { OpenPractice } from '@portico/gateway/open-practices';
import type { Problem } from '@portico/practice-spi';

/** An id that no patient has: a system that answers is expected to say that there is none. */
const noPatient = 'portico-check';
/** Milliseconds in which the system has to answer. */
const patience = 8_000;

export interface Probe {
  /** `well`, or what came instead. */
  readonly outcome: 'well' | 'exception' | Exclude<Problem['kind'], 'gone'>;
  readonly milliseconds: number;
}

/** Asks the system one question, about nobody. */
export const probeSystem = async ({ connection }: OpenPractice, now: () => number): Promise<Probe> => {
  const before = now();
  const outcome = await outcomeOf(connection.people);
  return { outcome, milliseconds: Math.round(now() - before) };
};

const outcomeOf = async (people: OpenPractice['connection']['people']): Promise<Probe['outcome']> => {
  try {
    const answer = await people.read(noPatient, { signal: AbortSignal.timeout(patience), language: 'en' });
    return answer.ok || answer.error.kind === 'gone' ? 'well' : answer.error.kind;
  } catch {
    return 'exception';
  }
};

/** Milliseconds by which the clock of the system is ahead, by the latest answer of HTTP that told a date. */
export class SystemClock {
  #ahead: number | undefined;

  get ahead(): number | undefined {
    return this.#ahead;
  }

  /** Calls over HTTP whose answers are looked at for their date. */
  watched(fetch: typeof globalThis.fetch, now: () => number): typeof globalThis.fetch {
    return async (address, init) => {
      const before = now();
      const reply = await fetch(address, init);
      const told = Date.parse(reply.headers.get('date') ?? '');
      if (!Number.isNaN(told)) this.#ahead = told - (before + now()) / 2;
      return reply;
    };
  }
}
