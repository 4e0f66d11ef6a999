import type { ShownCharts } from '../../health/index.ts';
import { shownCharts } from '../../health/testing/index.ts';
import { MemoryPaymentLedger, MemoryPaymentPlans } from '@portico/domain/payments/testing';
import type { CardsOnFile } from '@portico/domain/payments';
import { ListedVisits } from '../../appointments/index.ts';
import type { BaseFixture } from '../../kernel/testing/index.ts';
import type { ServiceCall } from '../../kernel/index.ts';
import { OpenAmounts } from '../../payments/index.ts';
import { MissingRegistration } from '../../profile/index.ts';
import { DashboardService } from '../dashboard.service.ts';
import { ImportantMessages } from '../important-messages.ts';
import { PatientNews } from '../patient-news.ts';

type Parts = Omit<BaseFixture, 'waitListService'> & {
  readonly waitListService: ConstructorParameters<typeof ListedVisits>[2];
};

type AmountParts = ConstructorParameters<typeof OpenAmounts>;

interface Payments {
  readonly ledger: AmountParts[1];
  readonly plans: AmountParts[2];
}

/** The dashboard over parts in memory, as the gateway binds it. */
export const wiredDashboard = (
  parts: Parts,
  call: ServiceCall,
  { ledger, plans }: Payments = { ledger: new MemoryPaymentLedger(), plans: new MemoryPaymentPlans() },
  shown: ShownCharts = shownCharts(parts.charts),
  cards: Pick<CardsOnFile, 'of'> = { of: async () => [] },
): DashboardService =>
  new DashboardService(
    new ListedVisits(parts.schedule, parts.visitPolicies, parts.waitListService),
    parts.practices,
    shown,
    parts.patients,
    new OpenAmounts(parts.billing, ledger, plans, () => call.now),
    parts.billing,
    cards,
    parts.formStore,
    new MissingRegistration(parts.patients, parts.registration, parts.hasCard),
    new ImportantMessages(parts.practices, parts.dismissedMessages),
    new PatientNews(parts.mailbox, shown, parts.seenResults),
    parts.activityLog,
    call,
  );
