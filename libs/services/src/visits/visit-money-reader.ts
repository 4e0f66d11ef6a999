import type { Appointment, AppointmentBooking } from '@portico/domain/appointments';
import type { Cents } from '@portico/domain/kernel';
import type { Billing, ChargeId, Disputes, PaymentLedger } from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import type { VisitMoney } from '@portico/application/visits';
import { entryOf } from '../payments/index.ts';

/** Reads what one visit costs now and what was paid for it; the caller has asked for the right to see payments. */
export class VisitMoneyReader {
  readonly #billing: Pick<Billing, 'visitDues'>;
  readonly #ledger: Pick<PaymentLedger, 'forVisit'>;
  readonly #disputes: Pick<Disputes, 'of'>;
  readonly #booking: Pick<AppointmentBooking, 'bookedUnder'>;

  constructor(
    billing: Pick<Billing, 'visitDues'>,
    ledger: Pick<PaymentLedger, 'forVisit'>,
    disputes: Pick<Disputes, 'of'>,
    booking: Pick<AppointmentBooking, 'bookedUnder'>,
  ) {
    this.#billing = billing;
    this.#ledger = ledger;
    this.#disputes = disputes;
    this.#booking = booking;
  }

  async of({ patient, id }: Appointment, practice: Practice): Promise<VisitMoney> {
    const [dues, keys, disputed] = await Promise.all([
      this.#billing.visitDues(patient, id),
      this.#booking.bookedUnder(patient, id),
      this.#disputes.of(patient),
    ]);
    const charges = await this.#ledger.forVisit(patient, id, keys as readonly string[] as readonly ChargeId[]);
    return {
      copayOpen: dues?.copay ?? (0 as Cents),
      payments: charges.map((charge) => entryOf(charge, practice, disputed)),
    };
  }
}
