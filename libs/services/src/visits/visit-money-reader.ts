import type { Appointment, AppointmentBooking } from '@portico/domain/appointments';
import type { Cents } from '@portico/domain/kernel';
import type { ChargeId, Disputes, Merchants, PaymentLedger } from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import type { VisitMoney } from '@portico/application/visits';
import { entryOf, type OpenAmounts } from '../payments/index.ts';

/** Reads what one visit costs now and what was paid for it; the caller has asked for the right to see payments. */
export class VisitMoneyReader {
  readonly #amounts: Pick<OpenAmounts, 'visit'>;
  readonly #merchants: Pick<Merchants, 'of'>;
  readonly #ledger: Pick<PaymentLedger, 'forVisit'>;
  readonly #disputes: Pick<Disputes, 'of'>;
  readonly #booking: Pick<AppointmentBooking, 'bookedUnder'>;

  constructor(
    amounts: Pick<OpenAmounts, 'visit'>,
    merchants: Pick<Merchants, 'of'>,
    ledger: Pick<PaymentLedger, 'forVisit'>,
    disputes: Pick<Disputes, 'of'>,
    booking: Pick<AppointmentBooking, 'bookedUnder'>,
  ) {
    this.#amounts = amounts;
    this.#merchants = merchants;
    this.#ledger = ledger;
    this.#disputes = disputes;
    this.#booking = booking;
  }

  async of({ patient, id, status }: Appointment, practice: Practice, mayPay: boolean): Promise<VisitMoney> {
    const [open, keys, disputed] = await Promise.all([
      this.#amounts.visit(patient, id),
      this.#booking.bookedUnder(patient, id),
      this.#disputes.of(patient),
    ]);
    const charges = await this.#ledger.forVisit(patient, id, keys as readonly string[] as readonly ChargeId[]);
    const copayOpen = open?.copay ?? (0 as Cents);
    const isDue = copayOpen > 0 && status !== 'CANCELLED' && status !== 'REQUESTED';
    return {
      copayOpen,
      dueTogether: open?.amount ?? (0 as Cents),
      isPayable: isDue && mayPay && this.#merchants.of(practice.id) !== undefined,
      payments: charges.map((charge) => entryOf(charge, practice, disputed)),
    };
  }
}
