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
import type { Billing, Charge, ChargeId, Dispute, Disputes, PaymentLedger } from '@portico/domain/payments';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { log } from '../../activity/index.ts';
import type { FileContent, ServiceResult, Failure } from '@portico/application/kernel';
import { allowedChart, type ServiceCall } from '../../kernel/index.ts';
import {
  paymentsPerPage,
  type PaymentEntry,
  type PaymentHistory,
  type PaymentsScreen,
  type Receipt,
} from '@portico/application/payments';
import type { PaymentsOverview } from './payments-overview.ts';
import { entryOf, type HistoryPlace, type ReceiptDocuments } from './receipt-documents.ts';

/** Payments from the ledger; dues and bills from the practice's books. */
export class PaymentHistoryService implements PaymentHistory {
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #overview: PaymentsOverview;
  readonly #ledger: Pick<PaymentLedger, 'history' | 'byId' | 'between'>;
  readonly #disputes: Pick<Disputes, 'of'>;
  readonly #billing: Pick<Billing, 'statement'>;
  readonly #receipts: ReceiptDocuments;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    practices: Pick<PracticeDirectory, 'practices'>,
    overview: PaymentsOverview,
    ledger: Pick<PaymentLedger, 'history' | 'byId' | 'between'>,
    disputes: Pick<Disputes, 'of'>,
    billing: Pick<Billing, 'statement'>,
    receipts: ReceiptDocuments,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#practices = practices;
    this.#overview = overview;
    this.#ledger = ledger;
    this.#disputes = disputes;
    this.#billing = billing;
    this.#receipts = receipts;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async screen(asked?: PatientId): ServiceResult<PaymentsScreen> {
    const place = await this.#place();
    if (!place.ok) return place;
    const { chart, practice } = place.value;
    if (asked !== undefined && asked !== chart.patient) return failed({ kind: 'not-found' });
    const today = dayIn(practice.timeZone, this.#call.now);
    const [page, disputed, rest] = await Promise.all([
      this.#ledger.history(chart, 1, paymentsPerPage),
      this.#disputes.of(chart),
      this.#overview.of(chart, practice, today),
      log(this.#activityLog, this.#call, 'viewed-payments'),
    ]);
    return ok({ ...rest, payments: entriesOf(page, practice, disputed) });
  }

  async more(page: number): ServiceResult<Page<PaymentEntry>> {
    const place = await this.#place();
    if (!place.ok) return place;
    if (!Number.isSafeInteger(page) || page < 1 || page > mostPages) return failed({ kind: 'bad-input' });
    const { chart, practice } = place.value;
    const [found, disputed] = await Promise.all([
      this.#ledger.history(chart, page, paymentsPerPage),
      this.#disputes.of(chart),
      log(this.#activityLog, this.#call, 'viewed-payments'),
    ]);
    return ok(entriesOf(found, practice, disputed));
  }

  async receipt(charge: ChargeId): ServiceResult<Receipt> {
    const place = await this.#place();
    if (!place.ok) return place;
    const found = await this.#find(place.value.chart, charge);
    if (found === undefined) return failed({ kind: 'not-found' });
    await log(this.#activityLog, this.#call, 'viewed-payments', charge);
    return ok(await this.#receipts.of(found, place.value));
  }

  async receiptPdf(charge: ChargeId): ServiceResult<FileContent> {
    const place = await this.#place();
    if (!place.ok) return place;
    const found = await this.#find(place.value.chart, charge);
    if (found === undefined) return failed({ kind: 'not-found' });
    const [file] = await Promise.all([
      this.#receipts.pdf(found, place.value, this.#call),
      log(this.#activityLog, this.#call, 'downloaded-receipt', charge),
    ]);
    return ok(file);
  }

  async statementPdf(id: string): ServiceResult<FileContent> {
    const place = await this.#place();
    if (!place.ok) return place;
    const statement = await this.#billing.statement(place.value.chart, id);
    if (statement === undefined) return failed({ kind: 'not-found' });
    const [file] = await Promise.all([
      this.#receipts.statementPdf(statement, place.value, this.#call),
      log(this.#activityLog, this.#call, 'downloaded-statement', id),
    ]);
    return ok(file);
  }

  async year(year: number): ServiceResult<readonly PaymentEntry[]> {
    const place = await this.#place();
    if (!place.ok) return place;
    if (!Number.isSafeInteger(year) || year < earliestYear || year > latestYear) return failed({ kind: 'bad-input' });
    const { chart, practice } = place.value;
    const [from, until] = [year, year + 1].map((each) => startOfDay(practice.timeZone, `${each}-01-01` as LocalDate));
    if (from === undefined || until === undefined) return failed({ kind: 'bad-input' });
    const [charges, disputed] = await Promise.all([
      this.#ledger.between(chart, from, until),
      this.#disputes.of(chart),
      log(this.#activityLog, this.#call, 'downloaded-payments', String(year)),
    ]);
    return ok(charges.map((charge) => entryOf(charge, practice, disputed)));
  }

  /** The chart at the person's current practice; called first in every method. */
  async #place(): Promise<Result<HistoryPlace, Failure>> {
    const chart = allowedChart(this.#call, 'payments:view');
    if (!chart.ok) return chart;
    const [practice] = await this.#practices.practices([chart.value.practice]);
    return practice === undefined ? failed({ kind: 'not-found' }) : ok({ chart: chart.value, practice });
  }

  /** The charge, if it belongs to this chart and was sent. */
  async #find({ practice, patient }: PatientRef, id: ChargeId): Promise<Charge | undefined> {
    const charge = await this.#ledger.byId(id);
    const isTheirs = charge?.patient.practice === practice && charge.patient.patient === patient;
    return isTheirs && charge.state.kind !== 'created' ? charge : undefined;
  }
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
