import { MemoryAppointmentBooking } from '@portico/domain/appointments/testing';
import type { AlreadyCanceled, HeldSlot, NotCancellable, SlotGone } from '@portico/domain/appointments';
import {
  failed,
  instant,
  plus,
  type AppointmentId,
  type Cents,
  type Instant,
  type PatientId,
  type PatientRef,
  type PracticeId,
  type Result,
  type HoldId,
} from '@portico/domain/kernel';
import {
  bookingKeyOf,
  keptOf,
  paidOnce,
  type LedgerPostings,
  type Charge,
  type ChargePurpose,
  type Billing,
  type PaymentLedger,
  type PaymentPlans,
  type PlanId,
  type ScheduledPaymentId,
  type ShopProduct,
  type UniqueId,
} from '@portico/domain/payments';
import {
  MemoryBilling,
  MemoryCardProcessor,
  MemoryCardsOnFile,
  MemoryMerchants,
  MemoryPaymentIds,
  MemoryPaymentPlans,
  MemoryShop,
} from '@portico/domain/payments/testing';
import { LedgerPostingWorker } from '../charges/ledger-posting-worker.ts';
import type { ChargeRequest, NotPaid, Paid, StepFailed } from '../charges/card-charge-service.port.ts';
import { CardChargeService } from '../charges/card-charge-service.ts';
import { OpenAmounts } from '../checkout/payable-amounts.ts';
import { Reconciler } from '../charges/reconciler.ts';
import { reserves } from '../charges/charge-steps.ts';
import { HeardAlerts } from './recorded-alerts.ts';
import { Crash, dyingAfter, paced, type Pace } from '@portico/application/payments/testing';

/** Where payments are kept: one store, or two that see each other's writes. */
export interface PracticeLedger {
  readonly ledger: PaymentLedger;
  readonly ledgerPostings: LedgerPostings;
}

export type ChargeAnswer = Result<Paid, NotPaid | StepFailed<SlotGone | NotCancellable | AlreadyCanceled>>;

/** A payer's request, by the number of the attempt. */
export interface Request {
  readonly attempt: number;
  readonly for: 'balance' | 'check-in' | 'installment' | 'prepayment' | 'cancellation' | 'shop';
  readonly amount: number;
  readonly card: 'good' | 'declined' | 'kept';
  /** The slot was taken meanwhile, or the visit cannot be canceled any more. */
  readonly stepFails: boolean;
}

/** What the payer owes at first, in cents: less than all their attempts together. */
export const owed = 5_000;
/** The practice's fee for canceling one visit, in cents. */
export const fee = 1_500;
const copay = 700;
const visitAt = 'visit-today' as AppointmentId;

/** How the payment screen finds out what is left of a copay, and the limit for a payment of it. */
export type CopayLook = (
  stores: { readonly billing: Billing; readonly ledger: PaymentLedger; readonly plans: PaymentPlans },
  patient: PatientRef,
  appointment: AppointmentId,
) => Promise<Required<Pick<ChargeRequest, 'cover' | 'coverNow'>> & { readonly copay: Cents }>;

const lookAtCopay: CopayLook = async ({ billing, ledger, plans }, patient, appointment) => {
  const look = async () => {
    const open = await new OpenAmounts(billing, ledger, plans, () => 0 as Instant).visit(patient, appointment);
    if (open === undefined) throw new Error('There is a visit.');
    return open;
  };
  const { copay } = await look();
  const coverNow = async () => (await look()).cover;
  return { copay, cover: await coverNow(), coverNow };
};

let fixtures = 0;

const forEver: Pace = dyingAfter(Infinity);

/**
 * A practice with one payer: the charge service, the reconciliation and the books around a ledger, a processor that
 * loses answers, and processes that die at any step.
 */
export class ChargeFixture {
  readonly processor: MemoryCardProcessor;
  readonly appointmentBooking = new MemoryAppointmentBooking();
  readonly billing = new MemoryBilling(() => this.now);
  readonly shop = new MemoryShop();
  readonly problems: unknown[] = [];
  readonly alerts = new HeardAlerts();
  readonly told: { readonly charge: Charge; readonly outcome: string }[] = [];
  readonly patient: PatientRef;
  now: Instant = instant(1_795_287_600_000);
  /** How many of the next entries the books do not take. */
  booksAreClosed = 0;
  readonly #books: PracticeLedger;
  readonly #requests = new Map<number, Request>();
  readonly #cards = new MemoryCardsOnFile();
  readonly #ids = new MemoryPaymentIds();
  #crashingProcesses: CrashingProcesses;

  constructor(books: PracticeLedger, { reverses }: { readonly reverses: boolean }) {
    fixtures += 1;
    this.patient = { practice: `practice-${fixtures}` as PracticeId, patient: 'ana' as PatientId };
    this.#books = books;
    this.processor = new MemoryCardProcessor({ reverses });
    this.processor.declining.set('0002', 'insufficient-funds');
    this.billing.put(this.patient, { due: owed as Cents, asOf: this.now });
    this.billing.putVisit(this.patient, visitAt, { copay: copay as Cents, cancellationFee: 0 as Cents });
    this.shop.open({ ...shopOnline, practice: this.patient.practice }, [brush]);
    this.#crashingProcesses = this.#born(forEver);
  }

  get attempts(): readonly Request[] {
    return [...this.#requests.values()];
  }

  /** The request of an attempt: the first one with this number counts, even if it is repeated differently. */
  requestOf(request: Request): Request {
    const known = this.#requests.get(request.attempt);
    if (known === undefined) this.#requests.set(request.attempt, request);
    return known ?? request;
  }

  /** Takes its process before it waits for anything. */
  async pay(request: Request): Promise<ChargeAnswer> {
    const { cardChargeService, appointmentBooking } = this.#crashingProcesses;
    const order = await this.orderOf(request);
    const { purpose } = order;
    if (purpose.kind === 'prepayment') {
      return cardChargeService.authorizeThen(order, (charge) =>
        appointmentBooking.book(this.patient, purpose.hold, bookingKeyOf(charge)),
      );
    }
    if (purpose.kind === 'cancellation') {
      return cardChargeService.authorizeThen(order, (charge) =>
        appointmentBooking.cancel(this.patient, purpose.appointment, { id: '1' }, bookingKeyOf(charge)),
      );
    }
    return cardChargeService.charge(order);
  }

  /** Checks in from one of several tabs: reads what is due of the copay by `look`, and pays that. */
  async payAtVisit(
    attempt: number,
    pace: Pace,
    look: CopayLook = lookAtCopay,
  ): Promise<ChargeAnswer | 'died' | undefined> {
    const request: Request = { attempt, for: 'check-in', amount: copay, card: 'good', stepFails: false };
    this.requestOf(request);
    const deps = {
      billing: paced(this.billing, pace),
      ledger: paced(this.#books.ledger, pace),
      plans: new MemoryPaymentPlans(),
    };
    return this.live(async () => {
      const { cardChargeService } = this.#crashingProcesses;
      const { copay: amount, ...covered } = await look(deps, this.patient, visitAt);
      return amount === 0
        ? undefined
        : cardChargeService.charge({ ...(await this.orderOf(request)), amount, ...covered });
    }, pace);
  }

  /** Makes the slot held, or gone, before the payer begins. */
  async prepare(request: Request): Promise<void> {
    const hold = holdOf(request);
    if (request.for === 'prepayment' && !request.stepFails)
      this.appointmentBooking.hold({ ...slot(this.patient), id: hold });
    if (request.for === 'cancellation' && request.stepFails) this.appointmentBooking.fixed.add(visitOf(request));
  }

  async orderOf(request: Request): Promise<ChargeRequest> {
    const purpose = await this.#purposeOf(request);
    const { due, asOf } = await this.billing.balance(this.patient);
    const cardDetails = {
      brand: 'visa',
      last4: request.card === 'declined' ? '0002' : '1881',
      holder: 'Ana Ruiz',
      expiry: { year: 2030, month: 12 },
    } as const;
    return {
      uniqueId: `attempt-${request.attempt}` as UniqueId,
      patient: this.patient,
      amount: amountOf(request),
      purpose,
      occasion: request.for === 'installment' ? 'schedule' : 'payer',
      card: {
        kind: 'entered',
        card: { kind: 'token', token: `token-${request.attempt}`, cardDetails },
        ...(request.card === 'kept'
          ? { keep: { email: 'ana@example.org', makeDefault: false, agree: async () => undefined } }
          : {}),
      },
      ...(request.for === 'balance' ? { cover: { payable: due, asOf } } : {}),
    };
  }

  /** Several attempts are about one order of the shop. */
  async #purposeOf(request: Request): Promise<ChargePurpose> {
    const { attempt } = request;
    if (request.for !== 'shop') return purposeOf({ attempt, for: request.for });
    const basket = { order: `basket-${attempt % 2}`, lines: [{ product: brush.id, quantity: 1 }] };
    const made = await this.shop.order(this.patient, basket);
    if (!made.ok) throw new Error(made.error.kind);
    const { store, transaction } = made.value;
    return { kind: 'shop', store, transaction };
  }

  outcome(attempt: number): Promise<Result<Paid, NotPaid> | undefined> {
    return this.#crashingProcesses.cardChargeService.outcome(this.patient, `attempt-${attempt}` as UniqueId);
  }

  async refund(attempt: number, part: number) {
    const { cardChargeService } = this.#crashingProcesses;
    const charge = await this.chargeOf(attempt);
    if (charge === undefined) return failed({ kind: 'not-found' });
    return cardChargeService.refund(charge.id, Math.ceil(charge.amount * part) as Cents);
  }

  reconcile(): Promise<number> {
    return this.#crashingProcesses.reconciler.round();
  }

  post(): Promise<number> {
    return this.#crashingProcesses.ledgerPostingWorker.round();
  }

  /** Runs work in a process of its own, which may die on its way. */
  async live<T>(work: () => Promise<T>, pace: Pace = forEver): Promise<T | 'died'> {
    this.#crashingProcesses = this.#born(pace);
    const working = work();
    this.#crashingProcesses = this.#born(forEver);
    try {
      return await working;
    } catch (thrown) {
      if (thrown instanceof Crash) return 'died';
      throw thrown;
    }
  }

  async chargeOf(attempt: number): Promise<Charge | undefined> {
    return this.#books.ledger.byUniqueId(this.patient, `attempt-${attempt}` as UniqueId);
  }

  async charges(): Promise<readonly Charge[]> {
    const found = await Promise.all(this.attempts.map(({ attempt }) => this.chargeOf(attempt)));
    return found.filter((charge) => charge !== undefined);
  }

  /** Whether the step that the charge pays for was done. */
  async wasStepTaken({ id, purpose }: Charge): Promise<boolean> {
    const key = bookingKeyOf(id);
    const done =
      purpose.kind === 'cancellation' ? this.appointmentBooking.canceledFor : this.appointmentBooking.bookedFor;
    return (await done.call(this.appointmentBooking, this.patient, key)) !== undefined;
  }

  /** The practice cancels a visit by phone, and waives its fee. */
  officeCancels(attempt: number): void {
    this.appointmentBooking.cancelled.set(visitOf({ attempt }), { id: 'office' });
  }

  pass(milliseconds: number): void {
    this.now = plus(this.now, milliseconds);
  }

  /** Describes every inconsistency at this moment. */
  async faults(): Promise<readonly string[]> {
    const charges = await this.charges();
    const faults: string[] = [];
    const known = new Set(charges.map(({ reference }) => reference));
    for (const reference of this.processor.references) {
      if (!known.has(reference)) faults.push(`${reference} was charged and stands in no ledger`);
      if (this.processor.approvals(reference) > 1) faults.push(`${reference} was charged twice`);
    }
    for (const charge of charges) {
      const { taken, held } = this.#atProcessor(charge);
      if (!couldBe(charge, taken, held)) faults.push(`${charge.state.kind}, but taken ${taken} and held ${held}`);
      if (!reserves(charge.purpose)) continue;
      const done = await this.wasStepTaken(charge);
      const must = ['capturing', 'captured', 'unpaid', 'refunding', 'refunded'].includes(charge.state.kind);
      // A stalled process may have done the step of a charge that was given up; at rest that is known (`leftOver`).
      const mustNot = ['created', 'submitted'].includes(charge.state.kind);
      if ((must && !done) || (mustNot && done))
        faults.push(`${charge.purpose.kind} ${charge.state.kind}: done ${done}`);
    }
    for (const thing of new Set(charges.map(({ purpose }) => paidOnce(purpose)))) {
      const taken = charges.filter(({ purpose }) => paidOnce(purpose) === thing).map((one) => this.#takenFor(one));
      if (thing !== undefined && taken.filter((amount) => amount > 0).length > 1)
        faults.push(`${thing} was paid twice`);
    }
    const onBalance = charges.filter(({ purpose: { kind } }) => kind === 'balance' || kind === 'check-in');
    const paid = onBalance.reduce((sum, charge) => sum + this.#takenFor(charge), 0);
    const copays = onBalance.reduce((sum, charge) => sum + (this.#takenFor(charge) > 0 ? (charge.copay ?? 0) : 0), 0);
    if (copays > copay) faults.push(`${copays} was paid for a copay of ${copay}`);
    const due = owed + copays;
    if (paid > due) faults.push(`${paid} was paid where ${due} was due`);
    for (const { charge, amount } of this.billing.posted) {
      const own = charges.find(({ id }) => id === charge);
      if (own === undefined || Math.abs(amount) > own.amount) faults.push(`${amount} is posted for nothing`);
    }
    return faults;
  }

  /** Describes every inconsistency once all that was begun should be over. */
  async leftOver(): Promise<readonly string[]> {
    const charges = await this.charges();
    const hanging = charges.filter(({ state: { kind } }) => !over.includes(kind));
    const kept = charges.reduce((sum, charge) => sum + keptOf(charge), 0);
    const taken = charges.reduce((sum, charge) => sum + this.#atProcessor(charge).taken, 0);
    const posted = this.billing.posted.reduce((sum, { amount }) => sum + amount, 0);
    const untold = charges.filter((charge) => {
      const bought = orderOfCharge(charge);
      return bought !== undefined && wasCaptured(charge) && this.shop.paid.get(bought) !== charge.id;
    });
    const unpaid = charges.filter(({ state: { kind } }) => kind === 'unpaid').map(({ id }) => id);
    const stepped: string[] = [];
    for (const charge of charges.filter(({ purpose }) => reserves(purpose))) {
      const [done, { kind }] = [await this.wasStepTaken(charge), charge.state];
      if (done !== (kind === 'unpaid' || wasCaptured(charge)))
        stepped.push(`${charge.purpose.kind} ${kind}: done ${done}`);
    }
    const heard = new Set(this.alerts.unpaidCharges.map(({ id }) => id));
    const payers = new Set(charges.filter(wasCaptured).map(({ id }) => id));
    return [
      ...stepped,
      ...unpaid.filter((id) => !heard.has(id)).map((id) => `nobody heard that ${id} is unpaid`),
      ...untold.map(({ id }) => `the shop was not told of ${id}`),
      ...[...this.shop.paid.values()].filter((id) => !payers.has(id)).map((id) => `${id} paid nothing at the shop`),
      ...hanging.map(({ purpose, state }) => `a ${purpose.kind} hangs in ${state.kind}`),
      ...(kept === taken ? [] : [`the ledger has ${kept}, the processor ${taken}`]),
      ...(kept === posted ? [] : [`the ledger has ${kept}, the books ${posted}`]),
    ];
  }

  /** What was taken after its charge was given up is found, and goes back. */
  #takenFor(charge: Charge): number {
    return isAbandoned(charge) ? 0 : this.#atProcessor(charge).taken;
  }

  #atProcessor({ reference }: Charge): { readonly taken: number; readonly held: number } {
    return { taken: this.processor.taken(reference), held: this.processor.held(reference) };
  }

  #born(pace: Pace): CrashingProcesses {
    const [now, onError] = [() => this.now, (thrown: unknown) => void this.problems.push(thrown)];
    const ledger = paced(this.#books.ledger, pace);
    const appointmentBooking = paced(this.appointmentBooking, pace);
    const merchants = new MemoryMerchants(paced(this.processor, pace));
    const post = async (posting: Parameters<MemoryBilling['post']>[0]) => {
      this.booksAreClosed -= 1;
      if (this.booksAreClosed >= 0) throw new Error('The practice is away.');
      return this.billing.post(posting);
    };
    return {
      appointmentBooking,
      cardChargeService: new CardChargeService(
        ledger,
        merchants,
        paced(this.#cards, pace),
        this.#ids,
        now,
        this.alerts,
      ),
      reconciler: new Reconciler(
        ledger,
        merchants,
        appointmentBooking,
        now,
        () => undefined,
        async (charge, outcome) => void this.told.push({ charge, outcome }),
        this.alerts,
        onError,
      ),
      ledgerPostingWorker: new LedgerPostingWorker(
        paced(this.#books.ledgerPostings, pace),
        paced({ post }, pace),
        paced(this.shop, pace),
        now,
        async () => undefined,
        () => undefined,
        onError,
      ),
    };
  }
}

interface CrashingProcesses {
  readonly cardChargeService: CardChargeService;
  readonly reconciler: Reconciler;
  readonly ledgerPostingWorker: LedgerPostingWorker;
  readonly appointmentBooking: MemoryAppointmentBooking;
}

const shopOnline = {
  shopId: 'store',
  name: 'Shop',
  widgetHost: 'https://shop.example',
  api: 'https://shop.example/api',
  key: 'portal',
  channel: '1',
  sso: true,
} as const;
const brush: ShopProduct = { id: 'brush', name: 'Brush', description: '', price: 1_250 as Cents, available: true };

const orderOfCharge = ({ purpose }: Charge): string | undefined =>
  purpose.kind === 'shop' ? purpose.transaction : undefined;

const wasCaptured = ({ state: { kind } }: Charge): boolean => ['captured', 'refunding', 'refunded'].includes(kind);

const isAbandoned = ({ state }: Charge): boolean => state.kind === 'declined' && state.reason === 'abandoned';

const over: readonly string[] = ['captured', 'declined', 'unpaid', 'voided', 'refunded'];

/** Whether the ledger may have a charge in this state while the processor holds these amounts. */
const couldBe = (charge: Charge, taken: number, held: number): boolean => {
  const { amount, state } = charge;
  const [nothing, all, reserved] = [taken + held === 0, taken === amount && held === 0, held === amount && taken === 0];
  switch (state.kind) {
    case 'declined':
      return nothing || (isAbandoned(charge) && (all || reserved));
    case 'created':
    case 'voided':
      return nothing;
    case 'submitted':
    case 'unknown':
      return nothing || all || reserved;
    case 'authorised':
      return reserved || nothing;
    case 'capturing':
      return reserved || all || nothing;
    case 'unpaid':
      return nothing;
    case 'captured':
      return all;
    case 'refunding':
      return held === 0 && [keptOf(charge), keptOf(charge) - state.amount].includes(taken);
    case 'refunded':
      return taken === keptOf(charge) && held === 0;
  }
};

const holdOf = ({ attempt }: Pick<Request, 'attempt'>): HoldId => `hold-${attempt}` as HoldId;
/** Several attempts are about the fee of one visit, as from two tabs. */
const visitOf = ({ attempt }: Pick<Request, 'attempt'>): AppointmentId => `visit-${attempt % 2}` as AppointmentId;

const purposeOf = (request: {
  readonly attempt: number;
  readonly for: Exclude<Request['for'], 'shop'>;
}): ChargePurpose => {
  switch (request.for) {
    case 'balance':
      return { kind: 'balance' };
    case 'check-in':
      return { kind: 'check-in', appointment: visitAt };
    case 'installment':
      return {
        kind: 'installment',
        plan: 'plan' as PlanId,
        payment: `payment-${request.attempt}` as ScheduledPaymentId,
      };
    case 'prepayment':
      return { kind: 'prepayment', hold: holdOf(request) };
    case 'cancellation':
      return { kind: 'cancellation', appointment: visitOf(request) };
  }
};

const amountOf = (request: Request): Cents => {
  if (request.for === 'shop') return brush.price;
  return (request.for === 'cancellation' ? fee : request.amount) as Cents;
};

const slot = (patient: PatientRef): HeldSlot =>
  ({ visit: { patient }, prepayment: 0, until: instant(1) }) as unknown as HeldSlot;
