import { EmbeddedBilling } from '@portico/adapters-practice/embedded';
import { PostgresLedgerPostings, PostgresPaymentLedger } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { plus, SECOND, type Cents, type Instant } from '@portico/domain/kernel';
import {
  postingFor,
  type AttemptReference,
  type Charge,
  type ChargeId,
  type ChargePurpose,
  type ChargeState,
  type NewCharge,
  type Occasion,
  type ProcessorCharge,
  type SavedCard,
  type UniqueId,
} from '@portico/domain/payments';
import { demoId } from '../demo-ids.ts';
import type { DemoPatient } from '../people/generate-patients.ts';

export interface PastPayment {
  readonly at: Instant;
  readonly amount: number;
  readonly card: SavedCard;
  readonly purpose: ChargePurpose;
  readonly occasion: Occasion;
  readonly declined?: boolean;
}

/** Payments of one patient as they were made: through the ledger, and from there into the practice's books. */
export class PastPayments {
  readonly #ledger: PostgresPaymentLedger;
  readonly #postings: PostgresLedgerPostings;
  readonly #sql: Sql;
  readonly #patient: DemoPatient;
  #made = 0;

  constructor(sql: Sql, patient: DemoPatient) {
    this.#sql = sql;
    this.#ledger = new PostgresPaymentLedger(sql);
    this.#postings = new PostgresLedgerPostings(sql);
    this.#patient = patient;
  }

  async pay({ at, amount, card, purpose, occasion, declined = false }: PastPayment): Promise<Charge> {
    this.#made += 1;
    const { patient } = this.#patient.identity;
    const id = demoId<ChargeId>(`c.${patient.practice}.${this.#patient.number}.`, this.#made, 3);
    const opened: NewCharge = {
      id,
      uniqueId: id as string as UniqueId,
      reference: this.#reference('P'),
      patient,
      amount: amount as Cents,
      purpose,
      occasion,
      card: { brand: card.brand, last4: card.last4, saved: card.id },
      createdAt: at,
    };
    await this.#ledger.open(opened);
    const sent = await this.#move({ ...opened, state: { kind: 'created' } }, { kind: 'submitted', at });
    const answered = plus(at, 2 * SECOND);
    return this.#move(
      sent,
      declined
        ? { kind: 'declined', at: answered, reason: 'insufficient-funds' }
        : { kind: 'captured', at: answered, processorCharge: this.#reference('X') as string as ProcessorCharge },
    );
  }

  /** Gives back a part, or all, of a payment that was taken. */
  async refund(charge: Charge, at: Instant, amount: number): Promise<void> {
    if (charge.state.kind !== 'captured') throw new Error('Bug: only what was taken can be given back.');
    const given = { processorCharge: charge.state.processorCharge, amount: amount as Cents };
    const reference = this.#reference('R');
    const asked = await this.#move(charge, { kind: 'refunding', at, ...given, before: 0 as Cents, reference });
    await this.#move(asked, { kind: 'refunded', at: plus(at, 2 * SECOND), ...given });
  }

  async #move(charge: Charge, state: ChargeState): Promise<Charge> {
    await this.#ledger.move(charge.id, charge.state.kind, state);
    const moved = { ...charge, state };
    const posting = postingFor(charge.state, moved);
    if (posting !== undefined) {
      await new EmbeddedBilling(this.#sql, () => posting.at).post(posting);
      await this.#postings.posted(posting, posting.at);
    }
    return moved;
  }

  /** Twelve capital letters and digits that no other attempt of the demo has. */
  #reference(kind: string): AttemptReference {
    const { identity, number } = this.#patient;
    const practice = identity.patient.practice.slice(0, 3).toUpperCase();
    return `D${kind}${practice}${two(number)}${String(this.#made).padStart(5, '0')}` as AttemptReference;
  }
}

const two = (number: number): string => String(number).padStart(2, '0');
