import type { CopyTopic } from '@portico/adapters-documents';
import { charts, guestLinks, soleCharts, unused, visits, visitsElsewhere } from './rows-of-person.ts';

/** A table that holds something of people: what a copy for the person has of it, and what of it can be erased. */
export interface Held {
  readonly topic: CopyTopic;
  /** Which rows are the person's. */
  readonly of: string;
  /** Columns that no copy has: secrets, and what is another person's. */
  readonly without?: readonly string[];
  /** Columns that a copy has in another form. */
  readonly shaped?: Readonly<Record<string, string>>;
  /** Which rows are erased, where it is not all of them; absent where nothing is. */
  readonly erased?: string;
  /** Why what is not erased stays; absent where all of it is erased. */
  readonly stays?: keyof typeof reasonsToStay;
}

/** A table of which a copy has nothing. */
export interface NotCopied {
  readonly not: keyof typeof reasonsNotToCopy;
  /** Which rows are the person's and are erased. */
  readonly erased?: string;
}

/** What an operator is told before an account is erased. */
export const reasonsToStay = {
  record: 'the medical record, which the practice has to keep',
  ledger: 'payments and agreements, which have to be kept for seven years at least',
  log: 'who did what, which has to be kept for six years at least',
  plans: 'cards by which an active plan is paid, or that somebody else with the same chart uses',
  paid: 'links by which something was paid, which belong to the payment',
  others: 'what others allowed on the same chart',
  brief: 'the last mails and text messages, which are forgotten after 40 days',
} as const;

/** Why a copy has nothing of a table; the person reads a sentence about the first four. */
export const reasonsNotToCopy = {
  secret: 'passwords, codes and keys, which open the account',
  hashed: 'counts of tries, and marks that show the activity log unchanged, which name nobody',
  brief: 'what is gone within an hour or a day, and is made again when it is asked for',
  number: 'tasks that are known by a number alone',
  setting: 'settings of the practice or the installation, which are about nobody',
} as const;

const account = (column = 'account_id'): string => `t.${column} in (select account from me)`;
const addressed = (column: string): string => `lower(t.${column}) in (select address from addresses)`;
const ofRecord = (topic: CopyTopic, of = charts, more: Partial<Held> = {}): Held => ({
  topic,
  of,
  stays: 'record',
  ...more,
});
const ofLedger = (of = charts): Held => ({ topic: 'payments', of, stays: 'ledger' });
const ofAccount = (topic: CopyTopic, more: Partial<Held> = {}): Held => ({
  topic,
  of: account(),
  erased: more.of ?? account(),
  ...more,
});
const setting: NotCopied = { not: 'setting' };
const ownLine = 't.actor_id in (select account from me)';
const own = (column: string): string => `case when ${ownLine} then t.${column} end`;

const portal = {
  accounts: ofAccount('account', {
    of: account('id'),
    without: ['password_hash', 'begun_on', 'email_key', 'username_key'],
  }),
  account_charts: ofAccount('account'),
  activity: {
    topic: 'activity',
    of: `(${charts.replaceAll('t.patient_id', 't.subject_id')} or t.practice_id = '' and ${account('subject_id')} or ${ownLine})`,
    without: ['key_id', 'request_id'],
    shaped: { address: own('address'), user_agent: own('user_agent'), session_id: own('session_id') },
    stays: 'log',
  },
  activity_retired: { not: 'hashed' },
  activity_seals: { not: 'hashed' },
  app_grants: ofAccount('apps', { of: `(${account()} or ${charts})`, erased: account(), stays: 'others' }),
  app_tokens: {
    not: 'secret',
    erased: `(t.practice_id, t.grant_id) in (select practice_id, id from app_grants where account_id in (select account from me))`,
  },
  book_postings: ofLedger(),
  capabilities: {
    topic: 'links',
    of: `(${account()} or ${addressed('email')} or ${addressed('phone')} or ${charts})`,
    without: ['code'],
    erased: `(${account()} or ${addressed('email')} or ${addressed('phone')}) and not ${guestLinks}`,
    stays: 'paid',
  },
  card_agreements: ofLedger(),
  cards_on_file: {
    topic: 'payments',
    of: charts,
    without: ['vault'],
    erased: `${charts} and ${unused}`,
    stays: 'plans',
  },
  challenges: { not: 'secret', erased: account() },
  check_ins: ofRecord('visits'),
  connected_apps: setting,
  delegate_invitations: ofAccount('delegates', {
    of: `(${account('from_account')} or ${addressed('email')})`,
  }),
  delegations: ofAccount('delegates', {
    of: `(${account('delegate_id')} or ${charts})`,
    erased: `(${account('delegate_id')} or ${charts} and ${soleCharts})`,
    stays: 'others',
  }),
  dismissed_messages: ofAccount('account'),
  disputes: ofLedger(),
  known_devices: ofAccount('signIn', { without: ['device_id'] }),
  legal_holds: { topic: 'account', of: `(${account()} or ${charts})`, stays: 'log' },
  linked_identities: ofAccount('signIn'),
  merges: {
    topic: 'account',
    of: `(${account('into_id')} or (t.practice_id, t.into_id) in (select practice, patient from mine))`,
    stays: 'log',
  },
  notices: {
    topic: 'notices',
    of: addressed('address'),
    shaped: { notice: `jsonb_build_object('kind', t.notice -> 'kind')` },
    erased: `${addressed('address')} and exists (select from me)`,
    stays: 'brief',
  },
  one_time_codes: { not: 'secret', erased: account() },
  payers: ofLedger(),
  payment_charges: ofLedger(),
  payment_plans: ofLedger(),
  plan_agreements: ofLedger(),
  prepayment_refunds: ofLedger(),
  processor_keys: setting,
  recovery_codes: { not: 'secret', erased: account() },
  reminders: ofRecord('visits', `(${visits} or ${visitsElsewhere.replace('t.visit_id', 't.appointment_id')})`),
  scheduled_payments: ofLedger(),
  schema_version: setting,
  second_factors: ofAccount('signIn', { without: ['credential_id', 'detail'] }),
  seen_results: ofAccount('account'),
  announced_results: ofAccount('account'),
  sessions: ofAccount('signIn', {
    without: ['device_id', 'refresh_current', 'refresh_pending', 'refresh_spent', 'refresh_version'],
  }),
  settlement_differences: ofLedger(
    `(t.practice_id, t.charge_id) in (select c.practice_id, c.id from payment_charges c
      where (c.practice_id, c.patient_id) in (select practice, patient from mine))`,
  ),
  settlement_looks: setting,
  settlements: setting,
  short_links: { not: 'hashed' },
  summary_jobs: { not: 'brief' },
  terms_texts: setting,
  tries: { not: 'hashed' },
  trusted_devices: ofAccount('signIn', { without: ['device_id'] }),
  turns: setting,
  gateway_instances: setting,
  entry_hidings: ofAccount('records'),
  health_link_openings: ofAccount('records', { without: ['ticket_hash'] }),
  health_links: ofAccount('records', { without: ['code_hash', 'passcode_hash', 'summary', 'contents'] }),
  own_notes: ofAccount('records'),
  unsent_drafts: ofAccount('account', { without: ['version'] }),
  wait_list: ofRecord('visits'),
  wait_list_looks: setting,
} as const satisfies Readonly<Record<string, Held | NotCopied>>;

const clinic = {
  'clinic.appointments': ofRecord('visits'),
  'clinic.arrived_messages': ofRecord('messages'),
  'clinic.arrived_reports': ofRecord('records'),
  'clinic.booking_rules': setting,
  'clinic.bookings': ofRecord('visits'),
  'clinic.cancellations': ofRecord('visits', visits),
  'clinic.charges': ofRecord('payments'),
  'clinic.chart_entries': ofRecord('records'),
  'clinic.chart_sections': ofRecord('records'),
  'clinic.check_in_asks': setting,
  'clinic.check_out_forms': ofRecord('forms', visits),
  'clinic.closures': setting,
  'clinic.demos': setting,
  'clinic.document_contents': ofRecord('records'),
  'clinic.form_requests': ofRecord('forms'),
  'clinic.form_reviews_closed': setting,
  'clinic.forms': setting,
  'clinic.held_slots': ofRecord('visits'),
  'clinic.history_requests': ofRecord('records'),
  'clinic.identity_numbers': ofRecord('profile'),
  'clinic.import_changes': ofRecord('records'),
  'clinic.import_conflicts': ofRecord('records'),
  'clinic.imports': setting,
  'clinic.locations': setting,
  'clinic.message_files': ofRecord('messages'),
  'clinic.messages': ofRecord('messages'),
  'clinic.offers': setting,
  'clinic.opening_hours': setting,
  'clinic.patient_demographics': ofRecord('profile'),
  'clinic.patient_identifiers': ofRecord('profile'),
  'clinic.patients': ofRecord('profile', charts.replaceAll('t.patient_id', 't.id')),
  'clinic.payment_settings': setting,
  'clinic.physicians': setting,
  'clinic.pictures': ofRecord('profile'),
  'clinic.practice_versions': setting,
  'clinic.practice_words': setting,
  'clinic.practices': setting,
  'clinic.providers': setting,
  'clinic.amendment_requests': ofRecord('records'),
  'clinic.refill_requests': ofRecord('records'),
  'clinic.registration_forms': setting,
  'clinic.registrations': ofRecord('profile'),
  'clinic.signed_forms': ofRecord('forms'),
  'clinic.statement_lines': ofRecord('payments'),
  'clinic.statements': ofRecord('payments'),
  'clinic.summary_mailings': ofRecord('visits', visits),
  'clinic.survey_answers': ofRecord('surveys'),
  'clinic.survey_rules': setting,
  'clinic.surveys': setting,
  'clinic.task_partners': setting,
  'clinic.tasks_done': { not: 'number' },
  'clinic.threads': ofRecord('messages'),
  'clinic.video_hosts': setting,
  'clinic.visit_dues': ofRecord('payments', visits),
  'clinic.visit_reasons': setting,
  'clinic.withdrawn_forms': setting,
  'clinic.zip_codes': setting,
} as const satisfies Readonly<Record<string, Held | NotCopied>>;

const connected = {
  'connected.arrived_reports': ofRecord('records'),
  'connected.report_looks': setting,
  'connected.bookings': ofRecord('visits'),
  'connected.cancellations': ofRecord('visits'),
  'connected.check_outs': ofRecord('visits', visitsElsewhere),
  'connected.confirmations': ofRecord('visits', visitsElsewhere),
  'connected.holds': ofRecord('visits'),
  'connected.ids': ofRecord('profile', `t.kind = 'patient' and ${charts.replaceAll('t.patient_id', 't.id')}`),
  'connected.lab_numbers': setting,
  'connected.message_files': ofRecord('messages'),
  'connected.notification_choices': ofRecord('profile'),
  'connected.accommodations': ofRecord('profile'),
  'connected.postings': ofRecord('payments'),
  'connected.sent_messages': ofRecord('messages'),
  'connected.signed_forms': ofRecord('forms'),
  'connected.threads': ofRecord('messages'),
  'connected.turns': setting,
} as const satisfies Readonly<Record<string, Held | NotCopied>>;

/** Every table of the schema. */
export const heldTables: Readonly<Record<string, Held | NotCopied>> = { ...portal, ...clinic, ...connected };

export const isHeld = (table: Held | NotCopied): table is Held => 'topic' in table;
