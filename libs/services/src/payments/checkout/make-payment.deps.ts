import type { Accounts } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Schedule, AppointmentBooking, VisitPolicies } from '@portico/domain/appointments';
import type {
  Billing,
  CardAgreements,
  CardsOnFile,
  Digest,
  DuePayments,
  LedgerClock,
  Merchants,
  PaymentLedger,
  PaymentIds,
  PaymentPlans,
  PlanAgreements,
  Shop,
} from '@portico/domain/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PrepaidVisits, VisitNotifications } from '../../appointments/index.ts';
import type { ServiceCall } from '../../kernel/index.ts';
import type { LinkTo } from '@portico/application/kernel';
import type { CardKeepingDeps } from '../cards/card-keeping.ts';
import type { ChargeService } from '../charges/card-charge-service.port.ts';
import type { Notifier } from '@portico/domain/notifications';

export interface MakePaymentDeps {
  readonly accounts: Accounts;
  readonly activityLog: ActivityLog;
  readonly agreements: PlanAgreements;
  readonly billing: Billing;
  readonly cardAgreements: CardAgreements;
  readonly cardsOnFile: CardsOnFile;
  readonly cardTries: CardKeepingDeps['cardTries'];
  /** Limited: card tries are counted before the processor is called. */
  readonly chargeService: ChargeService;
  /** Hash that identifies one version of a text. */
  readonly digest: Digest;
  readonly duePayments: DuePayments;
  readonly ledger: Pick<
    PaymentLedger,
    'byUniqueId' | 'byTransaction' | 'heldAgainst' | 'heldForCopay' | 'refundedOnPlans'
  >;
  /** The time of everything that is paid, planned and agreed to. */
  readonly ledgerClock: LedgerClock;
  readonly linkTo: LinkTo;
  readonly merchants: Merchants;
  readonly notifier: Notifier;
  readonly paymentIds: PaymentIds;
  readonly plans: PaymentPlans;
  readonly practices: PracticeDirectory;
  readonly prepaid: PrepaidVisits;
  readonly schedule: Schedule;
  readonly shop: Shop;
  readonly appointmentBooking: AppointmentBooking;
  readonly visitNotifications: VisitNotifications;
  readonly visitPolicies: VisitPolicies;
}

/** A call of a payer, with the network address that some processors require. */
export type PayingCall = ServiceCall & { readonly address?: string };
