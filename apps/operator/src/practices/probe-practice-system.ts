import { isoOf, type Instant } from '@portico/domain/kernel';
import type { OpenPractice } from '@portico/gateway/open-practices';
import type { Answer, Call, PracticeConnection, Problem, Result } from '@portico/practice-spi';

/** An id that no patient has: a system that answers is expected to say that there is none. */
const noPatient = 'portico-check';
const nobody = { firstName: 'Portico', lastName: 'Check', birthDate: '1900-01-01' } as const;
/** Milliseconds in which the system has to answer. */
const patience = 8_000;

/** What came of one question; `nowhere` where a list is said not to be there, `somebody` where a patient is answered. */
export type Outcome = 'well' | 'exception' | 'nowhere' | 'somebody' | Exclude<Problem['kind'], 'gone'>;

export interface Probe {
  /** What came of asking for a patient. */
  readonly outcome: Outcome;
  readonly milliseconds: number;
  /** What came of the other questions, by the function that was asked: `visits.of`. */
  readonly others: ReadonlyMap<string, Outcome>;
}

/** Asks the system for one patient, and where it answers, one question of each part; all about nobody. */
export const probeSystem = async ({ connection }: OpenPractice, now: () => number): Promise<Probe> => {
  const before = now();
  const outcome = await outcomeOf(() => connection.people.read(noPatient, call()), { gone: 'well', found: 'somebody' });
  const milliseconds = Math.round(now() - before);
  const asked = outcome === 'well' ? questionsTo(connection, now() as Instant) : [];
  const others = await Promise.all(
    asked.map(async ({ place, ask, gone = 'well' }) => [place, await outcomeOf(ask, { gone, found: 'well' })] as const),
  );
  return { outcome, milliseconds, others: new Map(others) };
};

/** Whether the practice can be connected as it is: a part that the system does not offer is no mistake. */
export const isWell = ({ outcome, others }: Probe): boolean =>
  outcome === 'well' && [...others.values()].every((each) => each === 'well' || each === 'not-offered');

const call = (): Call => ({ signal: AbortSignal.timeout(patience), language: 'en' });

interface Question {
  readonly place: string;
  readonly ask: () => Answer<unknown> | undefined;
  /** What it is when the system says that there is no such thing: a list about nobody is empty, and not gone. */
  readonly gone?: Outcome;
}

const questionsTo = (connection: PracticeConnection, now: Instant): readonly Question[] => {
  const { people, visits, times, record, mail, money, forms, coverage } = connection;
  const window = { from: isoOf(now), before: isoOf((now + 86_400_000) as Instant) };
  const questions: readonly (Question & { readonly facet: object | undefined })[] = [
    { facet: people, place: 'people.match', ask: () => people.match(nobody, call()), gone: 'nowhere' },
    { facet: visits, place: 'visits.of', ask: () => visits?.of(noPatient, window, undefined, call()) },
    { facet: times, place: 'times.offered', ask: () => times?.offered(call()), gone: 'nowhere' },
    { facet: record, place: 'record.sections', ask: () => record?.sections(noPatient, ['medications'], call()) },
    { facet: mail, place: 'mail.threads', ask: () => mail?.threads(noPatient, undefined, call()) },
    { facet: money, place: 'money.balance', ask: () => money?.balance(noPatient, call()) },
    { facet: forms, place: 'forms.asked', ask: () => forms?.asked(noPatient, call()) },
    { facet: coverage, place: 'coverage.read', ask: () => coverage?.read(noPatient, call()) },
  ];
  return questions.filter(({ facet }) => facet !== undefined);
};

const outcomeOf = async (
  ask: Question['ask'],
  { gone, found }: { readonly gone: Outcome; readonly found: Outcome },
): Promise<Outcome> => {
  try {
    const answer: Result<unknown> | undefined = await ask();
    if (answer?.ok === true) return found;
    const kind = answer?.error.kind ?? 'malformed';
    return kind === 'gone' ? gone : kind;
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
