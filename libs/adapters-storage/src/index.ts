export { PostgresAccounts } from './access/postgres-accounts.ts';
export { PostgresChallenges } from './access/postgres-challenges.ts';
export { PostgresCapabilities } from './access/postgres-capabilities.ts';
export { PostgresLinkedIdentities } from './access/postgres-linked-identities.ts';
export { PostgresOneTimeCodes } from './access/postgres-one-time-codes.ts';
export { PostgresProtections } from './access/postgres-second-factor-protections.ts';
export { PostgresSessions } from './access/postgres-sessions.ts';
export { PostgresTries } from './access/postgres-rate-limited-tries.ts';
export { PostgresActivityLog } from './activity/postgres-activity-log.ts';
export { PostgresAppGrants } from './connected-apps/postgres-app-grants.ts';
export { PostgresAppRegistry } from './connected-apps/postgres-app-registry.ts';
export { PostgresAppTokens } from './connected-apps/postgres-app-tokens.ts';
export { PostgresDelegateInvitations } from './delegates/postgres-delegate-invitations.ts';
export { PostgresDelegations } from './delegates/postgres-delegations.ts';
export { PostgresSummaryJobs } from './health/postgres-summary-jobs.ts';
export { PostgresLeases } from './kernel/postgres-leases.ts';
export { dueWork, type WorkKind } from './kernel/due-work.ts';
export { type GatewayInstance, PostgresGatewayInstances } from './kernel/postgres-gateway-instances.ts';
export { type QueueLength, queueLengths, queues } from './kernel/queue-lengths.ts';
export { PostgresOutbox } from './notifications/postgres-outbox.ts';
export { PostgresShortLinks } from './notifications/postgres-short-links.ts';
export { PostgresDraftStore } from './drafts/postgres-draft-store.ts';
export { PostgresHealthLinks } from './health/postgres-health-links.ts';
export { PostgresEntryHidings } from './health/postgres-entry-hidings.ts';
export { PostgresOwnNotes } from './health/postgres-own-notes.ts';
export { PostgresAnnouncedResults } from './health/postgres-announced-results.ts';
export { PostgresSeenResults } from './health/postgres-seen-results.ts';
export { PostgresDismissedMessages } from './practices/postgres-dismissed-messages.ts';
export { type KeptDocument, newestDocuments, newestVersions } from './practices/practice-documents.ts';
export { PostgresReminders } from './appointments/postgres-reminders.ts';
export { databaseClock, requestClock } from './sql/database-clock.ts';
export { PostgresLedgerPostings } from './payments/charges/postgres-ledger-postings.ts';
export { PostgresCardAgreements } from './payments/cards/postgres-card-agreements.ts';
export { PostgresCardsOnFile } from './payments/cards/postgres-cards-on-file.ts';
export { PostgresExpiringCards } from './payments/cards/postgres-expiring-cards.ts';
export { PostgresDuePayments } from './payments/plans/postgres-due-payments.ts';
export { PostgresPaymentLedger } from './payments/charges/postgres-payment-ledger.ts';
export { PostgresProcessorKeys } from './payments/charges/postgres-processor-keys.ts';
export { PostgresDisputes } from './payments/charges/postgres-disputes.ts';
export { PostgresSettlements } from './payments/charges/postgres-settlements.ts';
export { PostgresPrepaymentRefunds } from './payments/charges/postgres-prepayment-refunds.ts';
export { PostgresPaymentPlans } from './payments/plans/postgres-payment-plans.ts';
export { PostgresPlanAgreements } from './payments/plans/postgres-plan-agreements.ts';
export { PostgresWaitList } from './scheduling/postgres-wait-list.ts';
export { PostgresCheckIns } from './visits/postgres-check-ins.ts';
export { GrantRefused, grantToGateway, mayChangeLog } from './activity/gateway-grants.ts';
export { sealActivity, type Sealed } from './activity/seal-activity.ts';
export { verifyActivity } from './activity/verify-activity.ts';
export {
  retirable,
  retireChain,
  RetiredMeanwhile,
  sealedChains,
  type RetiredChain,
  type Retiring,
} from './activity/retire-activity.ts';
export { lastConnectionLines } from './activity/connection-lines.ts';
export { type Period, linesAbout, notDone, reached, reachable, accountCalled } from './activity/audit-queries.ts';
