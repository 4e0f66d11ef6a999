import { maskEmail, type Accounts, type Capabilities } from '@portico/domain/access';
import { failed, ok, samePatient, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Billing, ChargeId, PaymentLedger, PaymentStatus } from '@portico/domain/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { FileContent, ServiceResult, Failure } from '@portico/application/kernel';
import type { GuestActions, GuestBill, GuestBills, GuestReceipt } from '@portico/application/guests';
import type { PaymentHistory } from '@portico/application/payments';
import { allowedChart, type ForCall, type ServiceCall } from '../kernel/index.ts';
import { guestRecipient } from '../payments/index.ts';
import { brandingOf } from './practice-branding.ts';

/** A guest's bill, its statement, and the receipt of what was paid by their link. */
export class GuestBillsService implements GuestBills, Pick<GuestActions, 'receipt' | 'statement'> {
  readonly #accounts: Pick<Accounts, 'holding'>;
  readonly #capabilities: Pick<Capabilities, 'byId'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #billing: Pick<Billing, 'settings'>;
  readonly #ledger: Pick<PaymentLedger, 'byId'>;
  readonly #historyIn: ForCall<ServiceCall, Pick<PaymentHistory, 'receipt' | 'statementPdf'>>;
  readonly #call: ServiceCall;

  constructor(
    accounts: Pick<Accounts, 'holding'>,
    capabilities: Pick<Capabilities, 'byId'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    billing: Pick<Billing, 'settings'>,
    ledger: Pick<PaymentLedger, 'byId'>,
    historyIn: ForCall<ServiceCall, Pick<PaymentHistory, 'receipt' | 'statementPdf'>>,
    call: ServiceCall,
  ) {
    this.#accounts = accounts;
    this.#capabilities = capabilities;
    this.#practices = practices;
    this.#billing = billing;
    this.#ledger = ledger;
    this.#historyIn = historyIn;
    this.#call = call;
  }

  async receipt(of: PatientRef, charge: ChargeId): ServiceResult<GuestReceipt> {
    const allowed = this.#chart(of);
    if (!allowed.ok) return allowed;
    const [[practice], found] = await Promise.all([
      this.#practices.practices([of.practice]),
      this.#historyIn(this.#call).receipt(charge),
    ]);
    if (!found.ok) return found;
    const { status, amount, date, card, reference, left } = found.value;
    // A payment that is not settled, or took nothing, has no receipt yet.
    if (practice === undefined || !settled.has(status)) return failed({ kind: 'not-found' });
    const paid = await this.#ledger.byId(charge);
    const isSent = paid !== undefined && (await guestRecipient(this.#accounts, this.#capabilities, paid)) !== undefined;
    const about = { practice: brandingOf(practice), amount, date, card, reference, isSent };
    return ok(left === undefined ? about : { ...about, left });
  }

  async statement(of: PatientRef, id: string): ServiceResult<FileContent> {
    const allowed = this.#chart(of);
    if (!allowed.ok) return allowed;
    const [[practice], settings] = await Promise.all([
      this.#practices.practices([of.practice]),
      this.#billing.settings(of.practice, this.#call.language),
    ]);
    const shown = practice?.behavior.guestStatements === true && settings.accountStatements;
    return shown ? this.#historyIn(this.#call).statementPdf(id) : failed({ kind: 'not-found' });
  }

  async bill(of: PatientRef): ServiceResult<GuestBill> {
    const allowed = this.#chart(of);
    if (!allowed.ok) return allowed;
    const [[practice], [account], settings] = await Promise.all([
      this.#practices.practices([of.practice]),
      this.#accounts.holding(of),
      this.#billing.settings(of.practice, this.#call.language),
    ]);
    if (practice === undefined) return failed({ kind: 'not-found' });
    return ok({
      practice: brandingOf(practice),
      payments: practice.payments,
      ...(account === undefined ? {} : { account: maskEmail(account.email) }),
      accountStatements: settings.accountStatements,
    });
  }

  /** The chart that the link or the bill is about, if it is the requested one. */
  #chart(of: PatientRef): Result<PatientRef, Failure> {
    const { actor } = this.#call.acting;
    if (actor.kind !== 'guest' || actor.purpose !== 'guest-pay') return failed({ kind: 'not-found' });
    const allowed = allowedChart(this.#call, 'payments:view');
    return allowed.ok && !samePatient(allowed.value, of) ? failed({ kind: 'not-found' }) : allowed;
  }
}

const settled: ReadonlySet<PaymentStatus> = new Set(['paid', 'refunding', 'part-refunded', 'refunded']);
