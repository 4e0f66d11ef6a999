import type { Database, Sql } from '@portico/adapters-storage/sql';
import type { HeldSlot } from '@portico/domain/appointments';
import { isoOf, type Instant, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import { isBefore } from '@portico/domain/messages';
import type { PutThread } from '@portico/domain/messages/testing';
import { bookable, names } from '../../conformance/booking-fixture.ts';
import { here, now, people, practices } from '../../conformance/practice-fixture.ts';
import type { Visit } from '@portico/practice-spi';
import { ConnectedPractices, type ConnectedPractice } from '../connected-practices.ts';
import { enterHold, type KeptHold } from '../hold-rows.ts';
import { keepRead } from '../thread-read-state-rows.ts';
import type { ClinicProfile } from './clinic-books.ts';
import type { ClinicNetwork } from './faulty-clinic-network.ts';
import { ClinicsOfContracts } from './memory-clinics-for-contracts.ts';

/** Everything that Portico keeps of connected practices. */
const tables = [
  'ids',
  'lab_numbers',
  'turns',
  'holds',
  'bookings',
  'cancellations',
  'confirmations',
  'postings',
  'threads',
  'sent_messages',
  'message_files',
  'notification_choices',
  'accommodations',
  'signed_forms',
  'check_outs',
  'report_looks',
  'arrived_reports',
] as const;

/** A gateway of connected practices on a database, and the clinics that it is connected to. */
export class ConnectedSystem {
  readonly clock: { now: Instant } = { now };
  readonly clinics: ClinicsOfContracts;
  /** What operators are told. */
  readonly logged: Readonly<Record<string, string | number>>[] = [];
  /** The deadline of calls, which only a test brings about. */
  readonly deadline = new AbortController();
  /** What the practices decided, for gateways that start afterwards. */
  readonly decided = new Map<PracticeId, Pick<ConnectedPractice, 'payments' | 'answersWithin' | 'formReviewClosed'>>();
  readonly #database: Database;

  constructor(database: Database, profile: ClinicProfile) {
    this.#database = database;
    this.clinics = new ClinicsOfContracts(people, { profile, now: () => this.clock.now });
  }

  /** Another gateway on the same database and the same clinics; or the same one, started anew. */
  gateway(sql: Sql = this.#database): ConnectedPractices {
    return new ConnectedPractices(
      practices.map(({ id }) => this.#configured(id)),
      {
        sql,
        now: () => this.clock.now,
        signal: () => this.deadline.signal,
        log: (_, facts) => void this.logged.push(facts),
      },
    );
  }

  /** What is booked in the clinic's own books and takes place. */
  booked(): readonly Visit[] {
    return [...this.clinics.at(here.id).books.visits.values()].filter(({ state }) => state === 'booked');
  }

  get network(): ClinicNetwork {
    return this.clinics.at(here.id).network;
  }

  /** The staff and the patient wrote this before, and the patient read some of it. */
  async write(patient: PatientRef, threads: readonly PutThread[]): Promise<void> {
    this.clinics.write(patient, threads);
    for (const { id, messages } of threads) {
      const read = messages
        .filter(({ readAt }) => readAt !== undefined)
        .map((each) => ({ at: each.sentAt, id: each.id }));
      await keepRead(this.#database, patient, id, read.toSorted((a, b) => (isBefore(a, b) ? 1 : -1))[0]);
    }
  }

  async holdByHand(slots: readonly HeldSlot[]): Promise<void> {
    for (const slot of slots) await enterHold(this.#database, heldByHand(slot));
  }

  static async empty(database: Database): Promise<void> {
    for (const table of tables) await database.rows({ text: `delete from connected.${table}` });
  }

  #configured(id: PracticeId): ConnectedPractice {
    const practice = practices.find((each) => each.id === id) ?? here;
    return {
      id,
      name: practice.name,
      timeZone: practice.timeZone,
      connection: this.clinics.at(id).connection,
      checkIn: { stages: ['medsAllergies'], forms: { consents: [], intake: [] } },
      ...this.decided.get(id),
      ...(id === bookable.practice ? { booking: bookable.booking, visits: bookable.visits } : {}),
    };
  }
}

/** A slot of the contracts as it would have been held: of the provider's calendar at its place. */
const heldByHand = (slot: HeldSlot): KeptHold => ({
  slot,
  wanted: {
    offer: { calendar: slot.visit.provider.id, type: names.checkUp, place: slot.visit.location.id },
    time: { start: isoOf(slot.visit.start), end: isoOf(slot.visit.end) },
  },
  language: 'en',
  offered: true,
  kept: true,
});
