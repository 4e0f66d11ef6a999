import type { Accounts } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { AppointmentBooking, Schedule, VisitPolicies } from '@portico/domain/appointments';
import type { Notifier } from '@portico/domain/notifications';
import type {
  Billing,
  CardAgreements,
  CardsOnFile,
  Digest,
  Disputes,
  DuePayments,
  LedgerClock,
  Merchants,
  PaymentDocuments,
  PaymentIds,
  PaymentLedger,
  PaymentPlans,
  PlanAgreements,
  Shop,
} from '@portico/domain/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry, Registration } from '@portico/domain/profile';
import type { LinkTo } from '@portico/application/kernel';
import { BookedAccommodations, type PrepaidVisits, type VisitNotifications } from '../../appointments/index.ts';
import type { ServiceCall } from '../../kernel/index.ts';
import { CardConsents } from '../cards/card-agreement.ts';
import { CardKeeping } from '../cards/keep-card-on-file.ts';
import type { CardTries } from '../cards/card-attempt-counter.ts';
import { CardsService } from '../cards/cards.service.ts';
import { PaymentCards } from '../cards/order-payment-cards.ts';
import type { ChargeService } from '../charges/card-charge-service.port.ts';
import { dueAtCheckIn } from '../checkout/due-at-visit.ts';
import { MakePaymentService } from '../checkout/make-payment.service.ts';
import { OrderCharging } from '../checkout/order-charging.ts';
import { PayDue } from '../checkout/pay-due.ts';
import { PayOnce } from '../checkout/pay-once.ts';
import { PayWithStep } from '../checkout/pay-for-visit-change.ts';
import { OpenAmounts } from '../checkout/payable-amounts.ts';
import { PaymentOutcomes } from '../checkout/payment-outcomes.ts';
import { PaymentReceipts } from '../checkout/payment-receipt.ts';
import { PaymentScopes, type PayingCall } from '../checkout/payer-and-chart.ts';
import { PaymentScreens } from '../checkout/payment-screen-data.ts';
import { PayableVisits } from '../checkout/payable-visits.ts';
import { ScreenBasics } from '../checkout/screen-basics.ts';
import { PaymentHistoryService } from '../history/payment-history.service.ts';
import { PaymentsOverview } from '../history/payments-overview.ts';
import { PaidVisits } from '../history/paid-visits.ts';
import { leftAfter } from '../history/left-to-pay.ts';
import { ReceiptDocuments } from '../history/receipt-documents.ts';
import { NewPlans } from '../plans/new-plan.ts';
import { OneTimeCharges } from '../plans/one-time-charges.ts';
import { OneTimeOrders } from '../plans/one-time-orders.ts';
import { PlanConsents } from '../plans/plan-agreement.ts';
import { PlanOrders } from '../plans/plan-orders.ts';
import { PlanRecords } from '../plans/plan-records.ts';
import { PlanScreens } from '../plans/plan-screens.ts';
import { RunningPlans } from '../plans/change-running-plan.ts';
import { ShopOrders } from '../shop/shop-payment.ts';

interface CardPorts {
  readonly accounts: Accounts;
  readonly activityLog: ActivityLog;
  readonly cardAgreements: CardAgreements;
  readonly cardsOnFile: CardsOnFile;
  readonly cardTries: Pick<CardTries, 'take'>;
  readonly digest: Digest;
  readonly ledgerClock: LedgerClock;
  readonly linkTo: LinkTo;
  readonly merchants: Merchants;
  readonly notifier: Notifier;
  readonly plans: PaymentPlans;
  readonly practices: PracticeDirectory;
}

export interface PaymentPorts extends CardPorts {
  readonly agreements: PlanAgreements;
  readonly billing: Billing;
  readonly chargeService: ChargeService;
  readonly duePayments: DuePayments;
  readonly ledger: PaymentLedger;
  readonly paymentIds: PaymentIds;
  readonly prepaid: PrepaidVisits;
  readonly registration: Pick<Registration, 'form' | 'read'>;
  readonly schedule: Schedule;
  readonly shop: Shop;
  readonly appointmentBooking: AppointmentBooking;
  readonly visitNotifications: VisitNotifications;
  readonly visitPolicies: VisitPolicies;
}

const wiredConsents = (a: CardPorts): CardConsents =>
  new CardConsents(a.cardAgreements, a.digest, a.accounts, a.notifier, a.linkTo);

const wiredScopes = (a: CardPorts): PaymentScopes => new PaymentScopes(a.practices, a.merchants, a.ledgerClock);

export const wiredCards = (a: CardPorts, call: PayingCall): CardsService => {
  const keeping = new CardKeeping(a.cardsOnFile, a.cardTries);
  const consents = wiredConsents(a);
  return new CardsService(wiredScopes(a), a.accounts, a.cardsOnFile, a.plans, consents, keeping, a.activityLog, call);
};

/** Payments as the gateway composes them, over the ports of a test. */
export const wiredPayments = (a: PaymentPorts, call: PayingCall): MakePaymentService => {
  const [scopes, consents] = [wiredScopes(a), wiredConsents(a)];
  const amounts = new OpenAmounts(a.billing, a.ledger, a.plans, a.ledgerClock);
  const visits = new PayableVisits(a.schedule, a.billing, a.appointmentBooking, a.visitPolicies);
  const shopOrders = new ShopOrders(a.shop, a.ledger);
  const cards = new PaymentCards(a.cardsOnFile, a.accounts, consents, new CardKeeping(a.cardsOnFile, a.cardTries));
  const receipts = new PaymentReceipts(
    a.appointmentBooking,
    shopOrders,
    consents,
    a.activityLog,
    leftAfter(amounts, a.plans),
  );
  const records = new PlanRecords(a.plans, a.billing, a.cardsOnFile, visits);
  const ofPlans = new PlanConsents(a.agreements, a.cardsOnFile, a.digest, a.accounts, a.notifier, a.linkTo);
  const charging = new OrderCharging(a.chargeService, cards, amounts, receipts);
  const { activityLog, paymentIds, plans } = a;
  const { billing, cardsOnFile, duePayments, chargeService } = a;
  const oneTime = new OneTimeCharges(plans, duePayments, billing, paymentIds, chargeService, cards, receipts, records);
  const orders = new PlanOrders(
    plans,
    new NewPlans(plans, paymentIds, amounts, cards, ofPlans, records, activityLog),
    new RunningPlans(plans, cardsOnFile, paymentIds, amounts, cards, ofPlans, records, activityLog),
    new OneTimeOrders(plans, paymentIds, cards, consents, records, oneTime, activityLog),
  );
  const payDue = new PayDue(billing, amounts, visits, shopOrders, charging);
  const notify = a.visitNotifications;
  const needs = new BookedAccommodations(a.registration, activityLog);
  const withStep = new PayWithStep(
    billing,
    visits,
    a.appointmentBooking,
    a.prepaid,
    needs,
    notify,
    charging,
    activityLog,
  );
  const basics = new ScreenBasics(a.accounts, cardsOnFile, billing, consents);
  const planScreens = new PlanScreens(plans, a.ledger, basics, records, ofPlans);
  return new MakePaymentService(
    scopes,
    new PaymentScreens(basics, amounts, visits, planScreens, a.prepaid, shopOrders),
    new PayOnce(a.ledger, payDue, withStep, charging),
    orders,
    new PaymentOutcomes(chargeService, plans, receipts, records, oneTime),
    shopOrders,
    activityLog,
    call,
  );
};

export const wiredDueAtCheckIn = (a: PaymentPorts) =>
  dueAtCheckIn(wiredScopes(a), new OpenAmounts(a.billing, a.ledger, a.plans, a.ledgerClock));

export interface HistoryPorts {
  readonly schedule: Pick<Schedule, 'visit'>;
  readonly appointmentBooking: Pick<AppointmentBooking, 'bookedFor'>;
  readonly activityLog: ActivityLog;
  readonly billing: Billing;
  readonly cardsOnFile: CardsOnFile;
  readonly disputes: Pick<Disputes, 'of'>;
  readonly ledger: PaymentLedger;
  readonly ledgerClock: LedgerClock;
  readonly merchants: Merchants;
  readonly documents: PaymentDocuments;
  readonly patients: PatientRegistry;
  readonly plans: PaymentPlans;
  readonly practices: PracticeDirectory;
  readonly shop: Pick<Shop, 'transaction'>;
}

export const wiredHistory = (a: HistoryPorts, call: ServiceCall): PaymentHistoryService => {
  const amounts = new OpenAmounts(a.billing, a.ledger, a.plans, a.ledgerClock);
  const overview = new PaymentsOverview(amounts, a.ledger, a.plans, a.cardsOnFile, a.billing, a.merchants);
  const visits = new PaidVisits(a.schedule, a.appointmentBooking);
  const receipts = new ReceiptDocuments(
    a.disputes,
    a.patients,
    a.plans,
    a.shop,
    visits,
    a.documents,
    leftAfter(amounts, a.plans),
  );
  const { practices, ledger, disputes, billing, activityLog } = a;
  return new PaymentHistoryService(practices, overview, ledger, disputes, billing, receipts, visits, activityLog, call);
};
