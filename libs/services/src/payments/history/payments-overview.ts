import { dayIn, ok, type PatientRef } from '@portico/domain/kernel';
import {
  partialBounds,
  type Billing,
  type CardsOnFile,
  type Merchants,
  type PaymentLedger,
  type PaymentPlans,
} from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import type { PaymentsScreen } from '@portico/application/payments';
import { copaysLeft, type OpenAmounts } from '../checkout/payable-amounts.ts';
import { orElse, partOf, type ServiceCall } from '../../kernel/index.ts';
import { maySeeVisits } from './paid-visits.ts';
import { planViewOf } from '../plans/plan-view.ts';

/** The most statements that are read from the practice. */
const mostStatements = 36;

/** What the screen of payments shows beside the list: balance, plans, statements. */
export class PaymentsOverview {
  readonly #amounts: OpenAmounts;
  readonly #ledger: Pick<PaymentLedger, 'refundedOnPlans' | 'years'>;
  readonly #plans: Pick<PaymentPlans, 'of'>;
  readonly #cardsOnFile: Pick<CardsOnFile, 'of'>;
  readonly #billing: Pick<Billing, 'statements' | 'settings'>;
  readonly #merchants: Pick<Merchants, 'of'>;

  constructor(
    amounts: OpenAmounts,
    ledger: Pick<PaymentLedger, 'refundedOnPlans' | 'years'>,
    plans: Pick<PaymentPlans, 'of'>,
    cardsOnFile: Pick<CardsOnFile, 'of'>,
    billing: Pick<Billing, 'statements' | 'settings'>,
    merchants: Pick<Merchants, 'of'>,
  ) {
    this.#amounts = amounts;
    this.#ledger = ledger;
    this.#plans = plans;
    this.#cardsOnFile = cardsOnFile;
    this.#billing = billing;
    this.#merchants = merchants;
  }

  async of(chart: PatientRef, practice: Practice, call: ServiceCall): Promise<Omit<PaymentsScreen, 'payments'>> {
    const { now } = call;
    const today = dayIn(practice.timeZone, now);
    const balance = this.#amounts.balance(chart);
    const [open, copays, all, refunded, cards, statements, years, settings] = await Promise.all([
      balance,
      // Each names its visit; a visit that cannot be asked about now closes nothing else.
      maySeeVisits(chart, call) ? partOf(this.#amounts.copays(chart, now, balance)) : ok([]),
      this.#plans.of(chart),
      this.#ledger.refundedOnPlans(chart),
      this.#cardsOnFile.of(chart),
      this.#billing.statements(chart, mostStatements),
      this.#ledger.years(chart, practice.timeZone),
      // That a part is taken is only said here: without the settings the rest of the page stands.
      partOf(this.#billing.settings(chart.practice, call.language)),
    ]);
    const takesPayments = this.#merchants.of(chart.practice) !== undefined;
    const partial = settings.ok ? settings.value.partial : undefined;
    return {
      patient: chart,
      practice: { name: practice.name, phone: practice.phone, timeZone: practice.timeZone },
      balance: open.books,
      pending: open.pending,
      payable: open.payable,
      copays: copaysLeft(orElse(copays, []), practice),
      takesPayments,
      takesPart: takesPayments && partial !== undefined && partialBounds(partial, open.payable) !== undefined,
      plans: all.map((plan) => planViewOf(plan, practice, cards, today, refunded.get(plan.id))),
      statements,
      years,
    };
  }
}
