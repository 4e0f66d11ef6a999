import { MemoryAppointmentBooking } from '@portico/domain/appointments/testing';
import type { Actor } from '@portico/domain/access';
import { MemoryTries } from '@portico/domain/access/testing';
import { usualVisitRules, type Appointment } from '@portico/domain/appointments';
import type { AppointmentId, Cents, Instant, LocalDate, PatientRef, HoldId } from '@portico/domain/kernel';
import { DAY, failed, HOUR, plus, type Result } from '@portico/domain/kernel';
import {
  noPlans,
  termsByPayment,
  type CardId,
  type PaymentSettings,
  type PlanTerms,
  type SavedCard,
  type UniqueId,
  type VaultReference,
} from '@portico/domain/payments';
import {
  MemoryBilling,
  MemoryCardAgreements,
  MemoryCardProcessor,
  MemoryCardsOnFile,
  MemoryDisputes,
  MemoryMerchants,
  MemoryPaymentLedger,
  MemoryPaymentIds,
  MemoryPaymentPlans,
  MemoryPlanAgreements,
  MemoryPrepaymentRefunds,
  MemoryShop,
} from '@portico/domain/payments/testing';
import type { Practice } from '@portico/domain/practices';
import type { VisitEvent } from '@portico/domain/notifications';
import { MemoryNotifier } from '@portico/domain/notifications/testing';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { anaAtMesa, ben, benAtPena, callOf, mesa, noon, pena, baseFixture, visit } from '../../kernel/testing/index.ts';
import { LedgerPostingWorker } from '../charges/ledger-posting-worker.ts';
import { cardTermsAt } from '../cards/card-agreement.ts';
import { CardTries } from '../cards/card-attempt-counter.ts';
import { CardChargeService } from '../charges/card-charge-service.ts';
import { LimitedChargeService } from '../charges/limited-charge-service.ts';
import type { PayingCall } from '../checkout/payer-and-chart.ts';
import type {
  PaymentContext,
  PaymentOrder,
  PaymentReceipt,
  PaymentRefusal,
  PayWith,
} from '@portico/application/payments';
import type { PlanNotifications, TellOfPlan } from '../plans/plan-notifications.ts';
import { termsAt } from '../plans/plan-agreement.ts';
import { InstallmentCharges } from '../plans/installment-charges.ts';
import { PlanPaymentWorker } from '../plans/plan-payment-worker.ts';
import { PrepaymentReturns } from '../charges/prepayment-refunds.ts';
import type { TellOfEntry } from '../history/payer-notifications.ts';
import { tokenOf, typedCard } from './cards-fixture.ts';
import { HeardAlerts } from './recorded-alerts.ts';
import { wiredPayments, type PaymentPorts } from './wired-payments.ts';
import { planSettings, requestIn, type PaymentChoice } from '@portico/application/payments/testing';

export const cents = (amount: number): Cents => amount as Cents;
export const named = (text: string): UniqueId => text as UniqueId;
export const day = (text: string): LocalDate => text as LocalDate;
export const onFile = (id = 'visa-4242'): PayWith => ({ kind: 'saved', card: id as CardId });
export const terms = (total: number, payment: number): PlanTerms => {
  const found = termsByPayment(cents(total), cents(payment));
  if (!found.ok) throw new Error(found.error.kind);
  return found.value;
};

/** Allows patients everything. */
export const generous: PaymentSettings = { ...noPlans, partial: { minimum: cents(500) }, plans: planSettings };

export const due = 12_000;
export const copay = 2_500;
export const nextVisit = 'next-visit' as AppointmentId;

/** Ben at a practice where he owes $120.00, with a visit tomorrow whose copay is $25.00, and two cards on file. */
export const paymentsFixture = async (settings: PaymentSettings = generous, at: Practice = pena) => {
  const clock: { now: Instant } = { now: noon };
  const now = () => clock.now;
  const processor = new MemoryCardProcessor();
  processor.declining.set('0002', 'insufficient-funds');
  const merchants = new MemoryMerchants(processor);
  const ledger = new MemoryPaymentLedger();
  const cardsOnFile = new MemoryCardsOnFile();
  const paymentIds = new MemoryPaymentIds();
  const plans = new MemoryPaymentPlans();
  const billing = new MemoryBilling(now);
  const appointmentBooking = new MemoryAppointmentBooking();
  const told: (readonly [VisitEvent, Instant])[] = [];
  const shop = new MemoryShop();
  const triedCards: string[] = [];
  const cardTries = new CardTries(new MemoryTries(), now, (what) => void triedCards.push(what));
  const alerts = new HeardAlerts();
  const around = baseFixture();
  around.visitPolicies.put(at.id, {
    ...usualVisitRules,
    cancellation: {
      cutOffMinutes: 60,
      reasons: [
        { id: '3', name: { en: 'I feel better', es: 'Me siento mejor' } },
        { id: '4', code: 'OT', name: { en: 'Something else', es: 'Otro motivo' } },
      ],
    },
  });
  const prepaymentRefunds = new MemoryPrepaymentRefunds(ledger);
  const prepaid = new PrepaymentReturns(ledger, prepaymentRefunds, appointmentBooking, around.visitPolicies, now);
  const deps = {
    ...around,
    practices: new MemoryPractices([mesa, at]),
    billing,
    cardsOnFile,
    cardTries,
    chargeService: new LimitedChargeService(
      new CardChargeService(ledger, merchants, cardsOnFile, paymentIds, now, alerts),
      cardTries,
    ),
    agreements: new MemoryPlanAgreements(),
    cardAgreements: new MemoryCardAgreements(),
    digest: (text: string) => `hash of ${text}`,
    notifier: new MemoryNotifier(),
    linkTo: (path: string) => `https://portal.example.org${path}`,
    duePayments: plans,
    ledger,
    ledgerClock: now,
    merchants,
    paymentIds,
    plans,
    prepaid,
    shop,
    appointmentBooking,
    visitNotifications: (event, { start }) => void told.push([event, start]),
  } satisfies PaymentPorts & object;
  billing.put(benAtPena, { due: cents(due), asOf: noon });
  billing.putSettings(pena.id, settings);
  const booked: Appointment = visit(nextVisit, benAtPena, 24);
  around.schedule.put(booked);
  billing.putVisit(benAtPena, nextVisit, { copay: cents(copay), cancellationFee: cents(4_000) });

  const keepCard = async (id: string, changes: Partial<SavedCard> = {}): Promise<SavedCard> => {
    const entered = tokenOf(typedCard());
    const kept = await processor.keep(entered);
    const vault = kept.ok ? kept.value.vault : ('none' as VaultReference);
    const card: SavedCard = {
      id: id as CardId,
      patient: benAtPena,
      brand: 'visa',
      last4: id.slice(-4),
      holder: 'Ben Ortiz',
      expiry: { year: 2030, month: 12 },
      isDefault: false,
      ...changes,
    };
    return (await cardsOnFile.add(card, vault)) ?? card;
  };
  await keepCard('visa-4242');
  await keepCard('visa-0002');

  const serviceOf = (call: PayingCall = { ...callOf(ben, pena, clock.now), address: '192.0.2.7' }) =>
    wiredPayments(deps, call);
  return {
    ...deps,
    disputes: new MemoryDisputes(),
    alerts,
    told,
    triedCards,
    prepaymentRefunds,
    clock,
    processor,
    keepCard,
    serviceOf,
    /** Pays as Ben, who agrees to the shown terms; the unique id counts up unless one is given. */
    pay: async (
      context: PaymentContext,
      choice: PaymentChoice,
      more: Partial<Pick<PaymentOrder, 'uniqueId' | 'card'>> = {},
    ): Promise<Result<PaymentReceipt, PaymentRefusal | { readonly kind: string }>> => {
      attempts += 1;
      const attempt = named(`attempt-${attempts}`);
      const place = { practice: at, call: callOf(ben, at) };
      const ofPlan = termsAt(deps.digest, place, await billing.settings(at.id, 'en')).hash;
      const agreed = 'terms' in choice ? { agreedTo: ofPlan, ...choice } : choice;
      const { card = onFile() } = more;
      const kept = card.kind === 'entered' ? { agreedTo: cardAgreedTo(deps, at), ...card } : card;
      return serviceOf().submit({ uniqueId: attempt, ...more, ...requestIn(context, agreed), card: kept });
    },
    screen: (context: PaymentContext) => serviceOf().screen(context),
    /** Posts payments to the practice's books. */
    post: async (tell: TellOfEntry = async () => undefined) => {
      const problems: unknown[] = [];
      const onError = (thrown: unknown) => void problems.push(thrown);
      await new LedgerPostingWorker(ledger, billing, shop, now, tell, () => undefined, onError).round();
      clock.now = plus(clock.now, 1);
    },
    /** Runs one round of the worker; returns its notifications. */
    payPlans: async () => {
      const news: PlanNotifications[] = [];
      const { agreements, chargeService, practices } = deps;
      const charges = new InstallmentCharges(agreements, plans, chargeService, cardsOnFile, billing, paymentIds, now);
      const tell = async (...[, , one]: Parameters<TellOfPlan>) => void news.push(one);
      const onError = (thrown: unknown) => {
        throw thrown;
      };
      const watch = { report: () => undefined, onUnserved: () => undefined, onError };
      await new PlanPaymentWorker(plans, practices, merchants, cardsOnFile, charges, now, tell, watch).round();
      return news;
    },
    /** Cents charged to Ben's cards and not refunded. */
    taken: () => processor.references.reduce((sum, reference) => sum + processor.taken(reference), 0),
    charges: () => [...ledger.charges.values()],
    hold: (
      id: string,
      prepayment: number,
      more: { readonly replaces?: AppointmentId; readonly patient?: PatientRef } = {},
    ) => {
      const { id: _, status: __, ...slot } = visit(id, more.patient ?? benAtPena, 48);
      appointmentBooking.hold({
        id: id as HoldId,
        visit: slot,
        prepayment: cents(prepayment),
        until: plus(noon, HOUR),
        ...(more.replaces === undefined ? {} : { replaces: more.replaces }),
      });
    },
    later: (days: number) => {
      clock.now = plus(clock.now, days * DAY);
    },
  };
};

let attempts = 0;

export type PaymentsFixture = Awaited<ReturnType<typeof paymentsFixture>>;

/** The hash of the terms for keeping a card at this practice. */
export const cardAgreedTo = ({ digest }: Pick<PaymentsFixture, 'digest'>, practice = pena): string =>
  cardTermsAt(digest, { practice, call: callOf(ben, practice) }).hash;

/** A guest whose link is about a patient's bill. */
export const guestCall = (chart: PatientRef, purpose: Extract<Actor, { kind: 'guest' }>['purpose']): PayingCall => ({
  acting: {
    actor: { kind: 'guest', capability: 'link-1' as never, purpose },
    subject: { charts: [chart] },
    practice: chart.practice,
  },
  language: 'en',
  now: noon,
});

export const another = anaAtMesa;
export const refused = (kind: string, more: object = {}) => failed({ kind, ...more });
