import type { Appointment } from '@portico/domain/appointments';
import type { ActivityLog } from '@portico/domain/activity';
import {
  failed,
  ok,
  samePatient,
  startOfDay,
  type AppointmentId,
  type LocalDate,
  type Page,
  type PatientId,
  type Result,
} from '@portico/domain/kernel';
import type {
  Billing,
  Charge,
  ChargeId,
  Dispute,
  Disputes,
  PaymentLedger,
  StatementLine,
} from '@portico/domain/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import { log } from '../../activity/index.ts';
import type { FileContent, ServiceResult, Failure } from '@portico/application/kernel';
import { allowedChart, allowedCharts, callAt, type ServiceCall } from '../../kernel/index.ts';
import {
  paymentsPerPage,
  type Bill,
  type BillLine,
  type PaymentEntry,
  type PaymentHistory,
  type PaymentsScreen,
  type Receipt,
} from '@portico/application/payments';
import { paidVisitOf, type PaidVisits } from './paid-visits.ts';
import type { PaymentsOverview } from './payments-overview.ts';
import { entryOf, type HistoryPlace, type ReceiptDocuments } from './receipt-documents.ts';

interface FoundCharge {
  readonly charge: Charge;
  readonly place: HistoryPlace;
  readonly call: ServiceCall;
}

/** Payments from the ledger; dues and bills from the practice's books. */
export class PaymentHistoryService implements PaymentHistory {
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #overview: PaymentsOverview;
  readonly #ledger: Pick<PaymentLedger, 'history' | 'byId' | 'between'>;
  readonly #disputes: Pick<Disputes, 'of'>;
  readonly #billing: Pick<Billing, 'statement'>;
  readonly #receipts: ReceiptDocuments;
  readonly #paidVisits: PaidVisits;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    practices: Pick<PracticeDirectory, 'practices'>,
    overview: PaymentsOverview,
    ledger: Pick<PaymentLedger, 'history' | 'byId' | 'between'>,
    disputes: Pick<Disputes, 'of'>,
    billing: Pick<Billing, 'statement'>,
    receipts: ReceiptDocuments,
    paidVisits: PaidVisits,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#practices = practices;
    this.#overview = overview;
    this.#ledger = ledger;
    this.#disputes = disputes;
    this.#billing = billing;
    this.#receipts = receipts;
    this.#paidVisits = paidVisits;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async screen(asked?: PatientId): ServiceResult<PaymentsScreen> {
    const place = await this.#place();
    if (!place.ok) return place;
    const { chart, practice } = place.value;
    if (asked !== undefined && asked !== chart.patient) return failed({ kind: 'not-found' });
    const [page, disputed, rest] = await Promise.all([
      this.#ledger.history(chart, 1, paymentsPerPage),
      this.#disputes.of(chart),
      this.#overview.of(chart, practice, this.#call),
      log(this.#activityLog, this.#call, 'viewed-payments'),
    ]);
    return ok({ ...rest, payments: await this.#entriesOf(page, place.value, disputed) });
  }

  async more(page: number): ServiceResult<Page<PaymentEntry>> {
    const place = await this.#place();
    if (!place.ok) return place;
    if (!Number.isSafeInteger(page) || page < 1 || page > mostPages) return failed({ kind: 'bad-input' });
    const { chart } = place.value;
    const [found, disputed] = await Promise.all([
      this.#ledger.history(chart, page, paymentsPerPage),
      this.#disputes.of(chart),
      log(this.#activityLog, this.#call, 'viewed-payments'),
    ]);
    return ok(await this.#entriesOf(found, place.value, disputed));
  }

  async receipt(charge: ChargeId): ServiceResult<Receipt> {
    const found = await this.#find(charge);
    if (!found.ok) return found;
    const { place, call } = found.value;
    await log(this.#activityLog, call, 'viewed-payments', charge);
    return ok(await this.#receipts.of(found.value.charge, place, call));
  }

  async receiptPdf(charge: ChargeId): ServiceResult<FileContent> {
    const found = await this.#find(charge);
    if (!found.ok) return found;
    const { place, call } = found.value;
    const [file] = await Promise.all([
      this.#receipts.pdf(found.value.charge, place, call),
      log(this.#activityLog, call, 'downloaded-receipt', charge),
    ]);
    return ok(file);
  }

  async bill(id: string): ServiceResult<Bill> {
    const place = await this.#place();
    if (!place.ok) return place;
    const { chart, practice } = place.value;
    const statement = await this.#billing.statement(chart, id);
    if (statement === undefined) return failed({ kind: 'not-found' });
    const [visits] = await Promise.all([
      this.#paidVisits.named(
        chart,
        statement.lines.flatMap(({ visit }) => visit ?? []),
        this.#call,
      ),
      log(this.#activityLog, this.#call, 'viewed-payments', id),
    ]);
    const { name, phone, timeZone } = practice;
    return ok({
      ...statement,
      practice: { id: practice.id, name, phone, timeZone },
      lines: statement.lines.map((line) => billLineOf(line, visits)),
    });
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

  async #entriesOf(
    { entries, ...page }: Page<Charge>,
    { chart, practice }: HistoryPlace,
    disputed: readonly Dispute[],
  ): Promise<Page<PaymentEntry>> {
    const visits = await this.#paidVisits.ofCharges(chart, entries, this.#call);
    return { ...page, entries: entries.map((charge) => entryOf(charge, practice, disputed, visits)) };
  }

  /** The chart at the person's current practice; called first in every method. */
  async #place(): Promise<Result<HistoryPlace, Failure>> {
    const chart = allowedChart(this.#call, 'payments:view');
    if (!chart.ok) return chart;
    const [practice] = await this.#practices.practices([chart.value.practice]);
    return practice === undefined ? failed({ kind: 'not-found' }) : ok({ chart: chart.value, practice });
  }

  /** The charge, if it was sent and belongs to a chart of this person, at whichever practice: a mail leads to it. */
  async #find(id: ChargeId): Promise<Result<FoundCharge, Failure>> {
    const charts = allowedCharts(this.#call, 'payments:view');
    const charge = charts.length === 0 ? undefined : await this.#ledger.byId(id);
    const chart = charge && charts.find((each) => samePatient(each, charge.patient));
    if (chart === undefined || charge === undefined || charge.state.kind === 'created')
      return failed({ kind: 'not-found' });
    const [practice] = await this.#practices.practices([chart.practice]);
    if (practice === undefined) return failed({ kind: 'not-found' });
    return ok({ charge, place: { chart, practice }, call: callAt(this.#call, chart) });
  }
}

const mostPages = 1_000_000;
const earliestYear = 1970;
const latestYear = 9_998;

const billLineOf = ({ visit, ...line }: StatementLine, visits: ReadonlyMap<AppointmentId, Appointment>): BillLine => {
  const found = visit && visits.get(visit);
  return { ...line, ...(found === undefined ? {} : { visit: paidVisitOf(found) }) };
};
