import {
  MemoryAccounts,
  MemoryCapabilities,
  MemoryChallenges,
  MemoryLinkedIdentities,
  MemoryOneTimeCodes,
  MemoryProtections,
  MemorySessions,
  MemoryTries,
} from '@portico/domain/access/testing';
import { MemoryActivityLog } from '@portico/domain/activity/testing';
import { MemoryReminders } from '@portico/domain/appointments/testing';
import { MemoryAppGrants, MemoryAppRegistry, MemoryAppTokens } from '@portico/domain/connected-apps/testing';
import { MemoryDelegateInvitations, MemoryDelegations } from '@portico/domain/delegates/testing';
import { MemoryAnnouncedResults, MemorySeenResults, MemorySummaryJobs } from '@portico/domain/health/testing';
import { MemoryLeases } from '@portico/services/kernel/testing';
import { MemoryOutbox, MemoryShortLinks } from '@portico/domain/notifications/testing';
import {
  MemoryCardsOnFile,
  MemoryPaymentLedger,
  MemoryPaymentPlans,
  MemoryCardAgreements,
  MemoryPlanAgreements,
  MemoryDisputes,
  MemoryProcessorKeys,
  MemoryPrepaymentRefunds,
  MemorySettlements,
} from '@portico/domain/payments/testing';
import { MemoryWaitList } from '@portico/domain/scheduling/testing';
import { MemoryCheckIns } from '@portico/domain/visits/testing';
import { accountsContract } from './conformance/access/accounts.contract.ts';
import { challengesContract } from './conformance/access/challenges.contract.ts';
import { capabilitiesContract } from './conformance/access/capabilities.contract.ts';
import { linkedIdentitiesContract } from './conformance/access/linked-identities.contract.ts';
import { oneTimeCodesContract } from './conformance/access/one-time-codes.contract.ts';
import { protectionsContract } from './conformance/access/second-factor-protections.contract.ts';
import { sessionsContract } from './conformance/access/sessions.contract.ts';
import { triesContract } from './conformance/access/rate-limited-tries.contract.ts';
import { activityLogContract } from './conformance/activity/activity-log.contract.ts';
import { remindersContract } from './conformance/appointments/reminders.contract.ts';
import { connectedAppsContract } from './conformance/connected-apps/connected-apps.contract.ts';
import { delegateInvitationsContract } from './conformance/delegates/delegate-invitations.contract.ts';
import { delegationsContract } from './conformance/delegates/delegations.contract.ts';
import { announcedResultsContract } from './conformance/health/announced-results.contract.ts';
import { seenResultsContract } from './conformance/health/seen-results.contract.ts';
import { summaryJobsContract } from './conformance/health/summary-jobs.contract.ts';
import { leasesContract } from './conformance/kernel/leases.contract.ts';
import { outboxContract } from './conformance/notifications/outbox.contract.ts';
import { shortLinksContract } from './conformance/notifications/short-links.contract.ts';
import { cardsOnFileContract } from './conformance/payments/cards/cards-on-file.contract.ts';
import { ledgerPostingsContract } from './conformance/payments/charges/ledger-postings.contract.ts';
import { paymentLedgerContract } from './conformance/payments/charges/payment-ledger.contract.ts';
import { paymentPlansContract } from './conformance/payments/plans/payment-plans.contract.ts';
import { cardAgreementsContract } from './conformance/payments/cards/card-agreements.contract.ts';
import { planAgreementsContract } from './conformance/payments/plans/plan-agreements.contract.ts';
import { disputesContract } from './conformance/payments/charges/disputes.contract.ts';
import { processorKeysContract } from './conformance/payments/charges/processor-keys.contract.ts';
import { settlementsContract } from './conformance/payments/charges/settlements.contract.ts';
import { prepaymentRefundsContract } from './conformance/payments/charges/prepayment-refunds.contract.ts';
import { waitListContract } from './conformance/scheduling/wait-list.contract.ts';
import { checkInsContract } from './conformance/visits/check-ins.contract.ts';

accountsContract(async () => new MemoryAccounts());
connectedAppsContract(async () => {
  const grants = new MemoryAppGrants();
  return {
    registry: new MemoryAppRegistry(grants),
    grants,
    tokens: new MemoryAppTokens(),
  };
});
sessionsContract(async () => new MemorySessions());
linkedIdentitiesContract(async () => {
  const accounts = new MemoryAccounts();
  return { accounts, identities: new MemoryLinkedIdentities() };
});
challengesContract(async () => new MemoryChallenges());
capabilitiesContract(async () => new MemoryCapabilities());
oneTimeCodesContract(async () => new MemoryOneTimeCodes());
protectionsContract(async () => new MemoryProtections());
triesContract(async () => new MemoryTries());
activityLogContract(async () => {
  const log = new MemoryActivityLog();
  return { log, entries: async () => log.entries };
});
delegationsContract(async () => new MemoryDelegations());
delegateInvitationsContract(async () => new MemoryDelegateInvitations());
outboxContract(async () => {
  const outbox = new MemoryOutbox();
  return { outbox, contents: async () => outbox.contents };
});
remindersContract(async () => new MemoryReminders());
announcedResultsContract(async () => new MemoryAnnouncedResults());
seenResultsContract(async () => new MemorySeenResults());
summaryJobsContract(async () => new MemorySummaryJobs());
leasesContract(async (now) => new MemoryLeases(now));
shortLinksContract(async () => new MemoryShortLinks());
const emptyLedger = async () => {
  const ledger = new MemoryPaymentLedger();
  return { ledger, postings: ledger };
};
paymentLedgerContract(emptyLedger);
ledgerPostingsContract(emptyLedger);
cardAgreementsContract(async () => new MemoryCardAgreements());
planAgreementsContract(async () => new MemoryPlanAgreements());
paymentPlansContract(async () => {
  const plans = new MemoryPaymentPlans();
  return { plans, due: plans };
});
cardsOnFileContract(async () => new MemoryCardsOnFile());
waitListContract(async (now) => new MemoryWaitList(now));
checkInsContract(async () => new MemoryCheckIns());
prepaymentRefundsContract(async () => {
  const ledger = new MemoryPaymentLedger();
  return { store: new MemoryPrepaymentRefunds(ledger), ledger };
});
settlementsContract(async () => {
  const store = new MemorySettlements();
  return { store, paidAt: async (practice) => void store.known.add(practice) };
});
processorKeysContract(async () => new MemoryProcessorKeys());
disputesContract(async () => {
  const disputes = new MemoryDisputes();
  return { disputes, posted: async () => disputes.postings.map(({ amount }) => amount) };
});
