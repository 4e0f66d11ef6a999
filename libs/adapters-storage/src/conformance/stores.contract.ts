import { describe, expect, it } from '@jest/globals';
import type { Activity } from '@portico/domain/activity';
import { issueCapability, type Account, type CodeHash, type Email } from '@portico/domain/access';
import { DAY, instant, type AccountId, type CapabilityId, type Cents, type Instant } from '@portico/domain/kernel';
import type { DisputeId } from '@portico/domain/payments';
import { accountsContract } from './access/accounts.contract.ts';
import { challengesContract } from './access/challenges.contract.ts';
import { capabilitiesContract } from './access/capabilities.contract.ts';
import { linkedIdentitiesContract } from './access/linked-identities.contract.ts';
import { oneTimeCodesContract } from './access/one-time-codes.contract.ts';
import { PostgresAccounts } from '../access/postgres-accounts.ts';
import { PostgresChallenges } from '../access/postgres-challenges.ts';
import { PostgresCapabilities } from '../access/postgres-capabilities.ts';
import { PostgresLinkedIdentities } from '../access/postgres-linked-identities.ts';
import { PostgresOneTimeCodes } from '../access/postgres-one-time-codes.ts';
import { PostgresProtections } from '../access/postgres-second-factor-protections.ts';
import { PostgresSessions } from '../access/postgres-sessions.ts';
import { PostgresTries } from '../access/postgres-rate-limited-tries.ts';
import { protectionsContract } from './access/second-factor-protections.contract.ts';
import { lineAt, phone, sessionsContract } from './access/sessions.contract.ts';
import { triesContract } from './access/rate-limited-tries.contract.ts';
import { activityLogContract } from './activity/activity-log.contract.ts';
import { activityOf, lineColumns, type ActivityRow } from '../activity/activity-rows.ts';
import { PostgresActivityLog } from '../activity/postgres-activity-log.ts';
import { PostgresReminders } from '../appointments/postgres-reminders.ts';
import { remindersContract } from './appointments/reminders.contract.ts';
import { connectedAppsContract } from './connected-apps/connected-apps.contract.ts';
import { PostgresAppGrants } from '../connected-apps/postgres-app-grants.ts';
import { PostgresAppRegistry } from '../connected-apps/postgres-app-registry.ts';
import { PostgresAppTokens } from '../connected-apps/postgres-app-tokens.ts';
import { delegateInvitationsContract } from './delegates/delegate-invitations.contract.ts';
import { delegationsContract } from './delegates/delegations.contract.ts';
import { PostgresDelegateInvitations } from '../delegates/postgres-delegate-invitations.ts';
import { PostgresDelegations } from '../delegates/postgres-delegations.ts';
import { PostgresSummaryJobs } from '../health/postgres-summary-jobs.ts';
import { summaryJobsContract } from './health/summary-jobs.contract.ts';
import { PostgresLeases } from '../kernel/postgres-leases.ts';
import { leasesContract } from './kernel/leases.contract.ts';
import { outboxContract } from './notifications/outbox.contract.ts';
import { PostgresOutbox } from '../notifications/postgres-outbox.ts';
import { PostgresShortLinks } from '../notifications/postgres-short-links.ts';
import { shortLinksContract } from './notifications/short-links.contract.ts';
import { cardsOnFileContract } from './payments/cards/cards-on-file.contract.ts';
import { paymentLedgerModelContract } from './payments/charges/payment-ledger-model.contract.ts';
import { ledgerPostingsContract } from './payments/charges/ledger-postings.contract.ts';
import { paymentLedgerContract } from './payments/charges/payment-ledger.contract.ts';
import { paymentPlansContract } from './payments/plans/payment-plans.contract.ts';
import { cardAgreementsContract } from './payments/cards/card-agreements.contract.ts';
import { expiringCardsContract } from './payments/cards/expiring-cards.contract.ts';
import { planAgreementsContract } from './payments/plans/plan-agreements.contract.ts';
import { PostgresLedgerPostings } from '../payments/charges/postgres-ledger-postings.ts';
import { PostgresCardsOnFile } from '../payments/cards/postgres-cards-on-file.ts';
import { PostgresDuePayments } from '../payments/plans/postgres-due-payments.ts';
import { PostgresPaymentLedger } from '../payments/charges/postgres-payment-ledger.ts';
import { disputesContract } from './payments/charges/disputes.contract.ts';
import { PostgresDisputes } from '../payments/charges/postgres-disputes.ts';
import { PostgresProcessorKeys } from '../payments/charges/postgres-processor-keys.ts';
import { processorKeysContract } from './payments/charges/processor-keys.contract.ts';
import { PostgresSettlements } from '../payments/charges/postgres-settlements.ts';
import { bring, newCharge, purposes, stateOf } from './payments/charges/charges.samples.ts';
import { patientOf } from './payments/patients.samples.ts';
import { settlementsContract } from './payments/charges/settlements.contract.ts';
import { PostgresPrepaymentRefunds } from '../payments/charges/postgres-prepayment-refunds.ts';
import { prepaymentRefundsContract } from './payments/charges/prepayment-refunds.contract.ts';
import { PostgresPaymentPlans } from '../payments/plans/postgres-payment-plans.ts';
import { PostgresCardAgreements } from '../payments/cards/postgres-card-agreements.ts';
import { PostgresExpiringCards } from '../payments/cards/postgres-expiring-cards.ts';
import { PostgresPlanAgreements } from '../payments/plans/postgres-plan-agreements.ts';
import { draftStoreContract } from './drafts/draft-store.contract.ts';
import { PostgresDraftStore } from '../drafts/postgres-draft-store.ts';
import { healthLinksContract } from './health/health-links.contract.ts';
import { PostgresHealthLinks } from '../health/postgres-health-links.ts';
import { entryHidingsContract } from './health/entry-hidings.contract.ts';
import { PostgresEntryHidings } from '../health/postgres-entry-hidings.ts';
import { ownNotesContract } from './health/own-notes.contract.ts';
import { PostgresOwnNotes } from '../health/postgres-own-notes.ts';
import { seenResultsContract } from './health/seen-results.contract.ts';
import { announcedResultsContract } from './health/announced-results.contract.ts';
import { PostgresAnnouncedResults } from '../health/postgres-announced-results.ts';
import { PostgresSeenResults } from '../health/postgres-seen-results.ts';
import { dismissedMessagesContract } from './practices/dismissed-messages.contract.ts';
import { PostgresDismissedMessages } from '../practices/postgres-dismissed-messages.ts';
import { PostgresWaitList } from '../scheduling/postgres-wait-list.ts';
import { waitListContract } from './scheduling/wait-list.contract.ts';
import { openedText, sealedColumns } from '../sql/sealed-columns.ts';
import type { Sql } from '../sql/sql.ts';
import { checkInsContract } from './visits/check-ins.contract.ts';
import { PostgresCheckIns } from '../visits/postgres-check-ins.ts';

const entriesOf = async (sql: Sql): Promise<readonly Activity[]> => {
  const rows = await sql.rows<ActivityRow>({ text: `select ${lineColumns('a')} from activity a order by at, seq` });
  return rows.map(activityOf);
};

/** Empties the log for a test, which needs its triggers disabled. */
const emptyActivity = async (sql: Sql): Promise<void> => {
  await sql.rows({ text: 'alter table activity disable trigger user' });
  await sql.rows({ text: 'truncate activity' });
  await sql.rows({ text: 'alter table activity enable trigger user' });
};

const signupOf = (id: string): Omit<Account, 'email'> => ({
  id: id as AccountId,
  username: id,
  name: id,
  passwordHash: 'hash',
  charts: [],
  language: 'en',
  terms: { version: '1', acceptedAt: instant(0) },
});

/** Every store's contract on one migrated database. */
export const storesContract = (database: () => Sql): void => {
  const emptied = async (...tables: readonly string[]): Promise<Sql> => {
    await database().rows({ text: `truncate ${tables.join(', ')}` });
    return database();
  };

  accountsContract(async () => new PostgresAccounts(await emptied('accounts', 'account_charts', 'linked_identities')));
  sessionsContract(async () => new PostgresSessions(await emptied('sessions', 'known_devices')));
  it('ASVS-7.6 sessions that end at their provider end together with their line of the log, or not at all', async () => {
    const sessions = new PostgresSessions(await emptied('sessions', 'known_devices'));
    await sessions.start({ ...phone, identity: { issuer: 'https://id.example.com', subject: 'ana' } });
    const ended = { issuer: 'https://id.example.com', subject: 'ana' };
    // PostgreSQL has no text with this character.
    const unwritable = { ...lineAt(2_000), origin: { address: '\0' } };
    await expect(sessions.revokeOfIdentity(ended, unwritable)).rejects.toThrow();
    expect((await sessions.find(phone.id))?.revokedAt).toBeUndefined();
    await emptyActivity(database());
    await sessions.revokeOfIdentity(ended, lineAt(2_000));
    expect(await entriesOf(database())).toEqual([{ ...lineAt(2_000), subject: phone.account }]);
    expect((await sessions.find(phone.id))?.revokedAt).toBe(2_000);
  });
  it('a session begins together with its line of the log, or not at all', async () => {
    const sessions = new PostgresSessions(await emptied('sessions', 'known_devices'));
    await emptyActivity(database());
    const line = { ...lineAt(2_000), subject: phone.account };
    await expect(sessions.start(phone, { ...line, origin: { address: '\0' } })).rejects.toThrow();
    expect(await sessions.find(phone.id)).toBeUndefined();
    await sessions.start(phone, line);
    await expect(sessions.start(phone, line)).rejects.toThrow();
    expect(await entriesOf(database())).toEqual([line]);
    expect(await sessions.find(phone.id)).toEqual(phone);
  });
  linkedIdentitiesContract(async () => {
    const sql = await emptied('accounts', 'account_charts', 'linked_identities');
    return { accounts: new PostgresAccounts(sql), identities: new PostgresLinkedIdentities(sql) };
  });
  challengesContract(async () => new PostgresChallenges(await emptied('challenges')));
  it('SEC-S3 an identity that is held for a sign-up goes with its account', async () => {
    const sql = await emptied('accounts', 'account_charts', 'linked_identities', 'challenges');
    const [accounts, challenges] = [new PostgresAccounts(sql), new PostgresChallenges(sql)];
    const signups = ['kept', 'other', 'pruned'].map((id) => ({
      ...signupOf(id),
      email: (id === 'pruned' ? 'eva@example.org' : 'ana@example.org') as Email,
    }));
    for (const signup of signups) {
      await accounts.create(signup);
      const held = {
        id: signup.id,
        kind: 'identity',
        account: signup.id,
        secret: '{}',
        expiresAt: instant(DAY),
      } as const;
      await challenges.put(held, instant(0));
    }
    const left = async () => {
      const found = await Promise.all(signups.map(({ id }) => challenges.find(id, instant(1))));
      return found.flatMap((one) => one?.account ?? []);
    };
    await accounts.change('kept' as AccountId, { confirmedAt: instant(1) });
    expect(await left()).toEqual(['kept', 'pruned']);
    await accounts.pruneUnconfirmed(instant(1));
    expect(await left()).toEqual(['kept']);
  });
  capabilitiesContract(async () => new PostgresCapabilities(await emptied('capabilities')));
  it('MON-204 a link that was paid by is not forgotten where it was sent to somebody, so that a refund is told of where it was sent', async () => {
    const sql = await emptied('capabilities', 'payers', 'payment_charges');
    const capabilities = new PostgresCapabilities(sql);
    const [paidBy, other, ofABill] = ['paid-by', 'other', 'of-a-bill'] as CapabilityId[];
    for (const [id, email] of [
      [paidBy, 'ana@example.org'],
      [other, 'ana@example.org'],
      [ofABill, undefined],
    ] as const) {
      const about = { purpose: 'guest-pay', ...(email === undefined ? {} : { email: email as Email }) } as const;
      await capabilities.add(
        issueCapability(about, { id: id as CapabilityId, code: id as string as CodeHash, now: instant(0) }),
      );
    }
    const ledger = new PostgresPaymentLedger(sql);
    await ledger.open(newCharge('c1', { link: paidBy as CapabilityId }));
    await ledger.open(newCharge('c2', { link: ofABill as CapabilityId }));
    await capabilities.prune(instant(365 * DAY));
    const left = await Promise.all([paidBy, other, ofABill].map((id) => capabilities.byId(id as CapabilityId)));
    expect(left.map((one) => one?.id)).toEqual([paidBy, undefined, undefined]);
  });
  oneTimeCodesContract(async () => new PostgresOneTimeCodes(await emptied('one_time_codes', 'trusted_devices')));
  protectionsContract(async () => new PostgresProtections(await emptied('second_factors', 'recovery_codes')));
  triesContract(async () => new PostgresTries(await emptied('tries')));
  activityLogContract(async () => {
    const sql = database();
    await emptyActivity(sql);
    return { log: new PostgresActivityLog(sql), entries: () => entriesOf(sql) };
  });
  describe('the activity log', () => {
    it.each([`update activity set actor_id = 'x'`, 'delete from activity', 'truncate activity'])(
      'ACC-124 is append-only: the database refuses %s',
      async (text) => {
        await emptyActivity(database());
        await new PostgresActivityLog(database()).append({
          at: instant(1_000),
          actor: 'ana' as AccountId,
          actorKind: 'patient',
          subject: 'ana' as AccountId,
          action: 'signed-in',
        });
        await expect(database().rows({ text })).rejects.toThrow('append-only');
        expect(await entriesOf(database())).toHaveLength(1);
      },
    );
  });
  connectedAppsContract(async () => {
    const sql = await emptied('connected_apps', 'app_grants', 'app_tokens');
    return {
      registry: new PostgresAppRegistry(sql),
      grants: new PostgresAppGrants(sql),
      tokens: new PostgresAppTokens(sql),
    };
  });
  delegationsContract(async () => new PostgresDelegations(await emptied('delegations')));
  delegateInvitationsContract(async () => new PostgresDelegateInvitations(await emptied('delegate_invitations')));
  outboxContract(async () => {
    const sql = await emptied('notices');
    return {
      outbox: new PostgresOutbox(sql),
      contents: async () => JSON.stringify(await openedNotifications(sql)),
    };
  });
  const emptyLedger = async () => {
    const sql = await emptied('payers', 'payment_charges', 'book_postings');
    return { ledger: new PostgresPaymentLedger(sql), postings: new PostgresLedgerPostings(sql) };
  };
  paymentLedgerContract(emptyLedger);
  ledgerPostingsContract(emptyLedger);
  describe('PaymentLedger', () => {
    paymentLedgerModelContract(emptyLedger);
  });
  it('every amount that the ledger moves has one line in the activity log, named by its entry: taken, given back in parts, lost', async () => {
    const sql = await emptied('payment_charges', 'book_postings', 'payers', 'disputes');
    await emptyActivity(sql);
    const ledger = new PostgresPaymentLedger(sql);
    for (const [at, purpose] of purposes.entries()) {
      const charge = newCharge(`c${at}`, { purpose });
      await bring(ledger, charge, 'refunded', 2_000, 300);
      await ledger.move(charge.id, 'refunded', stateOf('refunding', 3_000, 200, 300));
      await ledger.move(charge.id, 'refunding', stateOf('refunded', 4_000, 200, 300));
      const dispute = { charge: charge.id, patient: charge.patient, amount: 500 as Cents, openedAt: instant(5_000) };
      const lost = { ...dispute, id: `d${at}` as DisputeId, outcome: 'lost' as const, closedAt: instant(6_000) };
      const disputes = new PostgresDisputes(sql);
      expect([await disputes.put(lost), await disputes.put(lost)]).toEqual([true, false]);
    }
    const entries = await sql.rows<{ readonly id: string; readonly at: Instant; readonly amount: number }>({
      text: 'select id, at, amount_cents as amount from book_postings order by id',
    });
    expect(entries).toHaveLength(4 * purposes.length);
    const lines = await entriesOf(sql);
    const actionOf = (id: string, amount: number) =>
      amount > 0 ? 'charged-card' : id.includes('-dispute-') ? 'lost-dispute' : 'refunded-payment';
    const by = { actor: '', actorKind: 'portal', practice: 'alder', subject: 'ana' } as const;
    expect([...lines].sort((a, b) => ((a.resource ?? '') < (b.resource ?? '') ? -1 : 1))).toEqual(
      entries.map(({ id, at, amount }) => ({ ...by, at, action: actionOf(id, amount), resource: id })),
    );
  });

  planAgreementsContract(async () => new PostgresPlanAgreements(await emptied('plan_agreements', 'terms_texts')));
  expiringCardsContract(async () => {
    const sql = await emptied('cards_on_file', 'payment_plans', 'scheduled_payments');
    return {
      cards: new PostgresCardsOnFile(sql),
      plans: new PostgresPaymentPlans(sql),
      expiring: new PostgresExpiringCards(sql),
    };
  });
  cardAgreementsContract(async () => new PostgresCardAgreements(await emptied('card_agreements', 'terms_texts')));

  it('agreements to plans and cards, and their numbered texts, are changed by nobody, whatever is asked of the database', async () => {
    const sql = await emptied('plan_agreements', 'card_agreements', 'terms_texts');
    await sql.rows({
      text: `insert into plan_agreements values ('alder', 'ana', 'a', 'plan', 'made', 1, null, 'en', 'terms', 'hash', '{}', '[]', 1, '{}')`,
    });
    await sql.rows({
      text: `insert into card_agreements values ('alder', 'ana', 'a', 'card', 1, null, 'en', 'terms', 'hash', null, '{}')`,
    });
    for (const table of ['plan_agreements', 'card_agreements', 'terms_texts']) {
      for (const text of [`update ${table} set terms = 'others'`, `delete from ${table}`]) {
        await expect(sql.rows({ text })).rejects.toThrow();
      }
      expect(await sql.rows({ text: `select distinct terms from ${table}` })).toEqual([{ terms: 'terms' }]);
    }
  });

  paymentPlansContract(async () => {
    const sql = await emptied('payment_plans', 'scheduled_payments');
    return { plans: new PostgresPaymentPlans(sql), due: new PostgresDuePayments(sql) };
  });
  settlementsContract(async () => {
    const sql = await emptied(
      'settlements',
      'settlement_looks',
      'settlement_differences',
      'payment_charges',
      'book_postings',
      'payers',
    );
    const ledger = new PostgresPaymentLedger(sql);
    let charges = 0;
    return {
      store: new PostgresSettlements(sql),
      paidAt: async (practice) => {
        for (const id of ['one', 'two'])
          await bring(ledger, newCharge(`c${(charges += 1)}`, { patient: patientOf(practice, id) }), 'captured');
      },
    };
  });
  disputesContract(async () => {
    const sql = await emptied('disputes', 'payment_charges', 'book_postings', 'payers');
    const ledger = new PostgresPaymentLedger(sql);
    for (const [practice, patient] of [
      ['alder', 'ana'],
      ['birch', 'ben'],
    ] as const) {
      await ledger.open(newCharge('c1', { patient: patientOf(practice, patient) }));
    }
    const posted = async () =>
      (await sql.rows<{ readonly amount: number }>({ text: 'select amount_cents as amount from book_postings' })).map(
        ({ amount }) => amount,
      );
    return { disputes: new PostgresDisputes(sql), posted };
  });
  processorKeysContract(async () => new PostgresProcessorKeys(await emptied('processor_keys')));
  prepaymentRefundsContract(async () => {
    const sql = await emptied('prepayment_refunds', 'payment_charges', 'book_postings', 'payers');
    return { store: new PostgresPrepaymentRefunds(sql), ledger: new PostgresPaymentLedger(sql) };
  });
  cardsOnFileContract(async () => new PostgresCardsOnFile(await emptied('payers', 'cards_on_file')));
  dismissedMessagesContract(async () => new PostgresDismissedMessages(await emptied('dismissed_messages')));
  draftStoreContract(async () => new PostgresDraftStore(await emptied('unsent_drafts')));
  entryHidingsContract(async () => new PostgresEntryHidings(await emptied('entry_hidings')));
  healthLinksContract(async () => new PostgresHealthLinks(await emptied('health_link_openings', 'health_links')));
  ownNotesContract(async () => new PostgresOwnNotes(await emptied('own_notes')));
  announcedResultsContract(async () => new PostgresAnnouncedResults(await emptied('announced_results')));
  seenResultsContract(async () => new PostgresSeenResults(await emptied('seen_results')));
  waitListContract(async (now) => new PostgresWaitList(await emptied('wait_list', 'wait_list_looks'), now));
  checkInsContract(async () => new PostgresCheckIns(await emptied('check_ins')));
  remindersContract(async () => new PostgresReminders(await emptied('reminders')));
  summaryJobsContract(async () => new PostgresSummaryJobs(await emptied('summary_jobs')));
  leasesContract(async (now) => new PostgresLeases(await emptied('turns'), now));
  shortLinksContract(async () => new PostgresShortLinks(await emptied('short_links')));
};

/** What is kept of notifications, as it reads for those who have the keys. */
const openedNotifications = async (sql: Sql): Promise<readonly string[]> => {
  const rows = await sql.rows<{ readonly channel: string; readonly address: string; readonly notice: object }>({
    text: 'select channel, address, notice from notices',
  });
  return rows.map(({ channel, address, notice }) =>
    'sealed' in notice && typeof notice.sealed === 'string'
      ? openedText(sql, sealedColumns.notification, [channel, address], notice.sealed)
      : JSON.stringify(notice),
  );
};
