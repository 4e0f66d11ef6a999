import type { Sql } from '@portico/adapters-storage/sql';
import type { VisitRules } from '@portico/domain/appointments';
import type { FormTemplate } from '@portico/domain/forms';
import {
  InTurn,
  type Instant,
  type Language,
  type Localized,
  type PracticeId,
  type TimeZone,
} from '@portico/domain/kernel';
import type { PaymentSettings } from '@portico/domain/payments';
import type { BookingRules } from '@portico/domain/scheduling';
import type { CheckInAsks } from '@portico/domain/visits';
import type { Call, PracticeConnection } from '@portico/practice-spi';
import { SystemAnswers } from './value-or-practice-away.ts';

/** A practice that is connected by its own system, as its configuration says. */
export interface ConnectedPractice {
  readonly id: PracticeId;
  readonly name: string;
  readonly timeZone: TimeZone;
  readonly connection: PracticeConnection;
  /** Absent where nothing is booked online. */
  readonly booking?: BookingRules;
  /** The practice answers every wish itself, whatever its system could book. */
  readonly requestsOnly?: true;
  /** A visit can be prepaid by card. */
  readonly takesCards?: true;
  /** The usual ones where they are absent. */
  readonly visits?: VisitRules;
  /** What is asked at check-in; nothing where it is absent, as what a patient reports there has no facet to go to. */
  readonly checkIn?: CheckInAsks;
  /** Hours within which messages are answered, if the practice says so. */
  readonly answersWithin?: number;
  /** Portico's own forms, which each patient is asked for where the system has no forms. */
  readonly forms?: readonly FormTemplate[];
  /** Patients do not review and sign forms online. */
  readonly formReviewClosed?: true;
  /** The usual ones where they are absent. */
  readonly payments?: Omit<PaymentSettings, 'planTerms'> & { readonly planTerms?: Localized };
}

export interface ConnectedHost {
  readonly sql: Sql;
  readonly now: () => Instant | Promise<Instant>;
  /** Aborted at the deadline of the call that it is made for. */
  readonly signal: () => AbortSignal;
  /** One line for operators: places and counts, and never what belongs to a person. */
  readonly log: (event: string, facts: Readonly<Record<string, string | number>>) => void;
}

/** One connected practice with what every port of it needs. */
export class PracticeLink {
  readonly practice: ConnectedPractice;
  readonly answers: SystemAnswers;
  readonly sql: Sql;
  readonly log: ConnectedHost['log'];
  readonly now: () => Promise<Instant>;
  readonly #signal: () => AbortSignal;

  constructor(practice: ConnectedPractice, { sql, now, signal, log }: ConnectedHost) {
    this.practice = practice;
    this.sql = sql;
    this.log = (event, facts) => log(event, { practice: practice.id, ...facts });
    this.answers = new SystemAnswers(practice.id, this.log);
    this.now = async () => now();
    this.#signal = signal;
  }

  get id(): PracticeId {
    return this.practice.id;
  }

  get connection(): PracticeConnection {
    return this.practice.connection;
  }

  call(language: Language = 'en'): Call {
    return { signal: this.#signal(), language };
  }
}

/** The connected practices of an installation; every port is implemented over these. */
export class ConnectedPractices {
  /** What one patient starts in this process comes one after the other. */
  readonly inTurn = new InTurn();
  readonly now: () => Promise<Instant>;
  readonly #host: ConnectedHost;
  readonly #practices: () => readonly ConnectedPractice[];
  #seen: readonly ConnectedPractice[] = [];
  #links: ReadonlyMap<PracticeId, PracticeLink> = new Map();

  /** Practices that may change are answered by a function, with the same list as long as none has. */
  constructor(practices: readonly ConnectedPractice[] | (() => readonly ConnectedPractice[]), host: ConnectedHost) {
    this.now = async () => host.now();
    this.#host = host;
    this.#practices = typeof practices === 'function' ? practices : () => practices;
  }

  /** Undefined for a practice that is not connected. */
  of(practice: PracticeId): PracticeLink | undefined {
    return this.#current().get(practice);
  }

  all(): readonly PracticeLink[] {
    return [...this.#current().values()];
  }

  /** A practice that is the same as before keeps its link; what is under way keeps the one that it has. */
  #current(): ReadonlyMap<PracticeId, PracticeLink> {
    const practices = this.#practices();
    if (practices !== this.#seen) {
      const before = this.#links;
      this.#links = new Map(
        practices.map((practice) => {
          const kept = before.get(practice.id);
          return [practice.id, kept?.practice === practice ? kept : new PracticeLink(practice, this.#host)];
        }),
      );
      this.#seen = practices;
    }
    return this.#links;
  }
}
