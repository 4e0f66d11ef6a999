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
import { MemoryDelegateInvitations, MemoryDelegations } from '@portico/domain/delegates/testing';
import { MemorySummaryJobs } from '@portico/domain/health/testing';
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
import { accountsContract } from './access/accounts.contract.ts';
import { challengesContract } from './access/challenges.contract.ts';
import { capabilitiesContract } from './access/capabilities.contract.ts';
import { linkedIdentitiesContract } from './access/linked-identities.contract.ts';
import { oneTimeCodesContract } from './access/one-time-codes.contract.ts';
import { protectionsContract } from './access/protections.contract.ts';
import { sessionsContract } from './access/sessions.contract.ts';
import { triesContract } from './access/tries.contract.ts';
import { activityLogContract } from './activity/activity-log.contract.ts';
import { remindersContract } from './appointments/reminders.contract.ts';
import { delegateInvitationsContract } from './delegates/delegate-invitations.contract.ts';
import { delegationsContract } from './delegates/delegations.contract.ts';
import { summaryJobsContract } from './health/summary-jobs.contract.ts';
import { leasesContract } from './kernel/turns.contract.ts';
import { outboxContract } from './notifications/outbox.contract.ts';
import { shortLinksContract } from './notifications/short-links.contract.ts';
import { cardsOnFileContract } from './payments/cards/cards-on-file.contract.ts';
import { ledgerPostingsContract } from './payments/charges/ledger-postings.contract.ts';
import { paymentLedgerContract } from './payments/charges/payment-ledger.contract.ts';
import { paymentPlansContract } from './payments/plans/payment-plans.contract.ts';
import { cardAgreementsContract } from './payments/cards/card-agreements.contract.ts';
import { planAgreementsContract } from './payments/plans/plan-agreements.contract.ts';
import { disputesContract } from './payments/charges/disputes.contract.ts';
import { processorKeysContract } from './payments/charges/processor-keys.contract.ts';
import { settlementsContract } from './payments/charges/settlements.contract.ts';
import { prepaymentRefundsContract } from './payments/charges/prepayment-refunds.contract.ts';
import { waitListContract } from './scheduling/wait-list.contract.ts';
import { checkInsContract } from './visits/check-ins.contract.ts';

accountsContract(async () => new MemoryAccounts());
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
waitListContract(async () => new MemoryWaitList());
checkInsContract(async () => new MemoryCheckIns());
prepaymentRefundsContract(async () => {
  const ledger = new MemoryPaymentLedger();
  return { store: new MemoryPrepaymentRefunds(ledger), ledger };
});
settlementsContract(async () => {
  const store = new MemorySettlements();
  return { store, paidAt: async (practice) => void store.known.push(practice) };
});
processorKeysContract(async () => new MemoryProcessorKeys());
disputesContract(async () => {
  const disputes = new MemoryDisputes();
  return { disputes, posted: async () => disputes.postings.map(({ amount }) => amount) };
});
