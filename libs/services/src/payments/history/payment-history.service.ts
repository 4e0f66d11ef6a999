import type { ActivityLog } from '@portico/domain/activity';
import {
  dayIn,
  failed,
  ok,
  startOfDay,
  type LocalDate,
  type Page,
  type PatientId,
  type PatientRef,
  type Result,
} from '@portico/domain/kernel';
import {
  paymentStatusOf,
  refundedOf,
  shownCard,
  type Billing,
  type CardsOnFile,
  type Charge,
  type ChargeId,
  type Dispute,
  type Disputes,
  type Merchants,
  type DocumentHeading,
  type PaymentLedger,
  type PaymentDocuments,
  type PaymentPlans,
  type Shop,
} from '@portico/domain/payments';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import { log } from '../../activity/index.ts';
import type { FileContent, ServiceResult, Failure } from '@portico/application/kernel';
import { allowedChart, type ServiceCall } from '../../kernel/index.ts';
import { openBalance } from '../checkout/payable.ts';
import {
  paymentsPerPage,
  type PaymentEntry,
  type PaymentHistory,
  type PaymentsScreen,
  type Receipt,
} from '@portico/application/payments';
import { planViewOf } from '../plans/plan-view.ts';

export interface PaymentHistoryDeps {
  readonly activityLog: ActivityLog;
  readonly billing: Billing;
  readonly cardsOnFile: CardsOnFile;
  readonly disputes: Pick<Disputes, 'of'>;
  readonly ledger: PaymentLedger;
  readonly merchants: Merchants;
  readonly documents: PaymentDocuments;
  readonly patients: PatientRegistry;
  readonly plans: PaymentPlans;
  readonly practices: PracticeDirectory;
  readonly shop: Pick<Shop, 'transaction'>;
}

/** The most statements that are read from the practice. */
const mostStatements = 36;

/** Payments from the ledger; dues and bills from the practice's books. */
export class PaymentHistoryService implements PaymentHistory {
  readonly #deps: PaymentHistoryDeps;
  readonly #call: ServiceCall;

  constructor(deps: PaymentHistoryDeps, call: ServiceCall) {
    this.#deps = deps;
    this.#call = call;
  }

  async screen(asked?: PatientId): ServiceResult<PaymentsScreen> {
    const place = await this.#place();
    if (!place.ok) return place;
    const { chart, practice } = place.value;
    if (asked !== undefined && asked !== chart.patient) return failed({ kind: 'not-found' });
    const { billing, cardsOnFile, disputes, ledger, merchants, plans, activityLog } = this.#deps;
    const [open, page, disputed, all, refunded, cards, statements, years] = await Promise.all([
      openBalance(this.#deps, chart),
      ledger.history(chart, 1, paymentsPerPage),
      disputes.of(chart),
      plans.of(chart),
      ledger.refundedOnPlans(chart),
      cardsOnFile.of(chart),
      billing.statements(chart, mostStatements),
      ledger.years(chart, practice.timeZone),
      log(activityLog, this.#call, 'viewed-payments'),
    ]);
    const today = dayIn(practice.timeZone, this.#call.now);
    return ok({
      patient: chart,
      practice: { name: practice.name, phone: practice.phone, timeZone: practice.timeZone },
      balance: open.books,
      pending: open.pending,
      payable: open.payable,
      takesPayments: merchants.of(chart.practice) !== undefined,
      payments: entriesOf(page, practice, disputed),
      plans: all.map((plan) => planViewOf(plan, practice, cards, today, refunded.get(plan.id))),
      statements,
      years,
    });
  }

  async more(page: number): ServiceResult<Page<PaymentEntry>> {
    const place = await this.#place();
    if (!place.ok) return place;
    if (!Number.isSafeInteger(page) || page < 1 || page > mostPages) return failed({ kind: 'bad-input' });
    const { chart, practice } = place.value;
    const [found, disputed] = await Promise.all([
      this.#deps.ledger.history(chart, page, paymentsPerPage),
      this.#deps.disputes.of(chart),
      log(this.#deps.activityLog, this.#call, 'viewed-payments'),
    ]);
    return ok(entriesOf(found, practice, disputed));
  }

  async receipt(charge: ChargeId): ServiceResult<Receipt> {
    const place = await this.#place();
    if (!place.ok) return place;
    const found = await this.#find(place.value.chart, charge);
    if (found === undefined) return failed({ kind: 'not-found' });
    await log(this.#deps.activityLog, this.#call, 'viewed-payments', charge);
    return ok(await this.#receiptOf(found, place.value));
  }

  async receiptPdf(charge: ChargeId): ServiceResult<FileContent> {
    const place = await this.#place();
    if (!place.ok) return place;
    const found = await this.#find(place.value.chart, charge);
    if (found === undefined) return failed({ kind: 'not-found' });
    const [receipt] = await Promise.all([
      this.#receiptOf(found, place.value),
      log(this.#deps.activityLog, this.#call, 'downloaded-receipt', charge),
    ]);
    const head = await this.#headOf(place.value);
    const bytes = await this.#deps.documents.receipt({ ...receipt, ...head }, this.#call.language);
    return ok({ name: `receipt_${receipt.date}.pdf`, mediaType: 'application/pdf', bytes });
  }

  async statementPdf(id: string): ServiceResult<FileContent> {
    const place = await this.#place();
    if (!place.ok) return place;
    const statement = await this.#deps.billing.statement(place.value.chart, id);
    if (statement === undefined) return failed({ kind: 'not-found' });
    const [head] = await Promise.all([
      this.#headOf(place.value),
      log(this.#deps.activityLog, this.#call, 'downloaded-statement', id),
    ]);
    const bytes = await this.#deps.documents.statement({ ...head, statement }, this.#call.language);
    return ok({ name: `statement_${statement.date}.pdf`, mediaType: 'application/pdf', bytes });
  }

  async year(year: number): ServiceResult<readonly PaymentEntry[]> {
    const place = await this.#place();
    if (!place.ok) return place;
    if (!Number.isSafeInteger(year) || year < earliestYear || year > latestYear) return failed({ kind: 'bad-input' });
    const { chart, practice } = place.value;
    const [from, until] = [year, year + 1].map((each) => startOfDay(practice.timeZone, `${each}-01-01` as LocalDate));
    if (from === undefined || until === undefined) return failed({ kind: 'bad-input' });
    const [charges, disputed] = await Promise.all([
      this.#deps.ledger.between(chart, from, until),
      this.#deps.disputes.of(chart),
      log(this.#deps.activityLog, this.#call, 'downloaded-payments', String(year)),
    ]);
    return ok(charges.map((charge) => entryOf(charge, practice, disputed)));
  }

  /** The chart at the person's current practice; called first in every method. */
  async #place(): Promise<Result<HistoryPlace, Failure>> {
    const chart = allowedChart(this.#call, 'payments:view');
    if (!chart.ok) return chart;
    const [practice] = await this.#deps.practices.practices([chart.value.practice]);
    return practice === undefined ? failed({ kind: 'not-found' }) : ok({ chart: chart.value, practice });
  }

  /** The charge, if it belongs to this chart and was sent. */
  async #find({ practice, patient }: PatientRef, id: ChargeId): Promise<Charge | undefined> {
    const charge = await this.#deps.ledger.byId(id);
    const isTheirs = charge?.patient.practice === practice && charge.patient.patient === patient;
    return isTheirs && charge.state.kind !== 'created' ? charge : undefined;
  }

  async #receiptOf(charge: Charge, { chart, practice }: HistoryPlace): Promise<Receipt> {
    const { purpose } = charge;
    const [disputed, identity, plan, bought] = await Promise.all([
      this.#deps.disputes.of(chart),
      this.#deps.patients.identity(chart),
      purpose.kind === 'installment' ? this.#deps.plans.byId(chart, purpose.plan) : undefined,
      purpose.kind === 'shop' ? this.#deps.shop.transaction(chart, purpose.store, purpose.transaction) : undefined,
    ]);
    return {
      ...entryOf(charge, practice, disputed),
      practice: { name: practice.name, phone: practice.phone },
      patientName: identity?.name ?? '',
      ...(plan === undefined ? {} : { plan: plan.name }),
      ...(bought?.ok === true && bought.value !== undefined ? { lines: bought.value.lines } : {}),
    };
  }

  async #headOf({ chart, practice }: HistoryPlace): Promise<DocumentHeading> {
    const identity = await this.#deps.patients.identity(chart);
    return {
      patientName: identity?.name ?? '',
      practice: { name: practice.name, phone: practice.phone },
      printedOn: dayIn(practice.timeZone, this.#call.now),
    };
  }
}

interface HistoryPlace {
  readonly chart: PatientRef;
  readonly practice: Practice;
}

const mostPages = 1_000_000;
const earliestYear = 1970;
const latestYear = 9_998;

const entriesOf = (
  { entries, ...page }: Page<Charge>,
  practice: Practice,
  disputed: readonly Dispute[],
): Page<PaymentEntry> => ({
  ...page,
  entries: entries.map((charge) => entryOf(charge, practice, disputed)),
});

const entryOf = (charge: Charge, { timeZone }: Practice, disputed: readonly Dispute[]): PaymentEntry => ({
  charge: charge.id,
  at: charge.createdAt,
  date: dayIn(timeZone, charge.createdAt),
  amount: charge.amount,
  refunded: refundedOf(charge),
  disputes: disputed
    .filter((dispute) => dispute.charge === charge.id)
    .map(({ amount, outcome, openedAt }) => ({ amount, outcome, date: dayIn(timeZone, openedAt) })),
  purpose: charge.purpose.kind,
  status: paymentStatusOf(charge),
  card: shownCard(charge.card),
  reference: charge.reference,
});
