import type { Accounts } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Schedule, VisitDesk, VisitRulebook } from '@portico/domain/appointments';
import type {
  Billing,
  CardsOnFile,
  DuePayments,
  Merchants,
  PaymentLedger,
  PaymentMint,
  PaymentPlans,
  Shop,
} from '@portico/domain/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { VisitNews } from '../appointments/index.ts';
import type { Call } from '../kernel/index.ts';
import type { CashDesk } from './cashier.port.ts';

export interface MakePaymentDeps {
  readonly accounts: Accounts;
  readonly activityLog: ActivityLog;
  readonly billing: Billing;
  readonly cardsOnFile: CardsOnFile;
  readonly cashDesk: CashDesk;
  readonly duePayments: DuePayments;
  readonly ledger: Pick<PaymentLedger, 'byUniqueId' | 'byTransaction' | 'heldAgainst'>;
  readonly merchants: Merchants;
  readonly paymentMint: PaymentMint;
  readonly plans: PaymentPlans;
  readonly practices: PracticeDirectory;
  readonly schedule: Schedule;
  readonly shop: Shop;
  readonly visitDesk: VisitDesk;
  readonly visitNews: VisitNews;
  readonly visitRulebook: VisitRulebook;
}

/** A call of somebody who may pay, with the network address that some processors want of the payer. */
export type PayingCall = Call & { readonly address?: string };
