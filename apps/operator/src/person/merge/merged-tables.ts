/** What becomes of a table's rows of a duplicate. Each table of the schema has one. */
export type Merged =
  /** They become the kept person's. Where both have the same thing and it differs, nothing is merged. */
  | { readonly how: 'moved'; readonly json?: string; readonly set?: string }
  /** They become the kept person's but where that one has the same thing: the kept one's stays. */
  | { readonly how: 'joined'; readonly json?: string; readonly set?: string }
  /** They may not be changed: they stay, and the kept person has a copy. */
  | { readonly how: 'copied' }
  /** They go with the duplicate. */
  | { readonly how: 'ended'; readonly of: string }
  | { readonly how: 'stays'; readonly why: keyof typeof reasonsNotToMove };

export const reasonsNotToMove = {
  log: 'the log is never changed; it is read with the kept person’s',
  sent: 'what was mailed, under the address it went to',
  hashed: 'it names nobody',
  visit: 'it names a visit, which moves',
  charge: 'it names a payment, which moves',
  setting: 'it is about nobody',
  last: 'the account and the chart themselves, and what says that they were merged',
} as const;

const moved: Merged = { how: 'moved' };
const joined: Merged = { how: 'joined' };
const copied: Merged = { how: 'copied' };
const stays = (why: keyof typeof reasonsNotToMove): Merged => ({ how: 'stays', why });
const setting = stays('setting');
const ofAccount = 't.account_id in (select account from gone)';
const ended: Merged = { how: 'ended', of: ofAccount };

/** Is removed once everything else has moved. */
const last = stays('last');

const portal = {
  accounts: last,
  account_charts: joined,
  activity: stays('log'),
  activity_retired: stays('hashed'),
  activity_seals: stays('hashed'),
  announced_results: joined,
  app_grants: { how: 'moved', set: 'ended_at = coalesce(ended_at, $1)' },
  app_tokens: {
    how: 'ended',
    of: `(t.practice_id, t.grant_id) in (select g.practice_id, g.id from app_grants g
      where g.account_id in (select account from gone) or (g.practice_id, g.patient_id) in (select practice, patient from old))`,
  },
  book_postings: moved,
  capabilities: {
    how: 'moved',
    set: `revoked_at = case when purpose in ('confirm-email', 'reset-password', 'invitation')
      then coalesce(revoked_at, $1) else revoked_at end`,
  },
  card_agreements: copied,
  cards_on_file: { how: 'moved', set: 'is_default = is_default and not $2' },
  challenges: ended,
  check_ins: joined,
  connected_apps: setting,
  delegate_invitations: { how: 'moved', json: 'charts' },
  delegations: joined,
  dismissed_messages: joined,
  disputes: moved,
  health_link_openings: moved,
  health_links: moved,
  known_devices: ended,
  legal_holds: moved,
  linked_identities: ended,
  merges: last,
  notices: stays('sent'),
  one_time_codes: ended,
  payers: joined,
  payment_charges: moved,
  payment_plans: moved,
  plan_agreements: copied,
  prepayment_refunds: moved,
  processor_keys: setting,
  recovery_codes: ended,
  reminders: stays('visit'),
  scheduled_payments: moved,
  schema_version: setting,
  second_factors: ended,
  seen_results: joined,
  sessions: ended,
  settlement_differences: stays('charge'),
  settlement_looks: setting,
  settlements: setting,
  short_links: stays('hashed'),
  summary_jobs: { how: 'ended', of: '(t.practice_id, t.patient_id) in (select practice, patient from old)' },
  terms_texts: setting,
  tries: stays('hashed'),
  trusted_devices: ended,
  turns: setting,
  gateway_instances: setting,
  entry_hidings: { how: 'moved', json: 'hidden_from' },
  own_notes: moved,
  unsent_drafts: joined,
  wait_list_looks: setting,
  wait_list: { how: 'joined', json: 'entry' },
} as const satisfies Readonly<Record<string, Merged>>;

const clinic = {
  'clinic.amendment_requests': moved,
  'clinic.appointments': moved,
  'clinic.arrived_messages': joined,
  'clinic.arrived_reports': joined,
  'clinic.booking_rules': setting,
  'clinic.bookings': moved,
  'clinic.cancellations': stays('visit'),
  'clinic.charges': moved,
  'clinic.chart_entries': moved,
  'clinic.chart_sections': joined,
  'clinic.check_in_asks': setting,
  'clinic.check_out_forms': stays('visit'),
  'clinic.closures': setting,
  'clinic.demos': setting,
  'clinic.document_contents': moved,
  'clinic.form_requests': moved,
  'clinic.form_reviews_closed': setting,
  'clinic.forms': setting,
  'clinic.held_slots': moved,
  'clinic.history_requests': joined,
  'clinic.identity_numbers': joined,
  'clinic.import_changes': { how: 'ended', of: '(t.practice_id, t.patient_id) in (select practice, patient from old)' },
  'clinic.import_conflicts': moved,
  'clinic.imports': setting,
  'clinic.locations': setting,
  'clinic.message_files': moved,
  'clinic.messages': moved,
  'clinic.offers': setting,
  'clinic.opening_hours': setting,
  'clinic.patient_demographics': joined,
  'clinic.patient_identifiers': joined,
  'clinic.patients': last,
  'clinic.payment_settings': setting,
  'clinic.physicians': setting,
  'clinic.pictures': joined,
  'clinic.practice_versions': setting,
  'clinic.practice_words': setting,
  'clinic.practices': setting,
  'clinic.providers': setting,
  'clinic.refill_requests': moved,
  'clinic.registration_forms': setting,
  'clinic.registrations': joined,
  'clinic.signed_forms': moved,
  'clinic.statement_lines': moved,
  'clinic.statements': moved,
  'clinic.summary_mailings': stays('visit'),
  'clinic.survey_answers': moved,
  'clinic.survey_rules': setting,
  'clinic.surveys': setting,
  'clinic.task_partners': setting,
  'clinic.tasks_done': stays('hashed'),
  'clinic.threads': moved,
  'clinic.video_hosts': setting,
  'clinic.visit_dues': stays('visit'),
  'clinic.visit_reasons': setting,
  'clinic.withdrawn_forms': setting,
  'clinic.zip_codes': setting,
} as const satisfies Readonly<Record<string, Merged>>;

const connected = {
  'connected.accommodations': joined,
  'connected.arrived_reports': joined,
  'connected.report_looks': setting,
  'connected.bookings': moved,
  'connected.cancellations': moved,
  'connected.check_outs': stays('visit'),
  'connected.confirmations': stays('visit'),
  'connected.holds': moved,
  'connected.ids': {
    how: 'ended',
    of: `t.kind = 'patient' and (t.practice_id, t.id) in (select practice, patient from old)`,
  },
  'connected.lab_numbers': setting,
  'connected.message_files': moved,
  'connected.notification_choices': joined,
  'connected.postings': moved,
  'connected.sent_messages': moved,
  'connected.signed_forms': moved,
  'connected.threads': joined,
  'connected.turns': setting,
} as const satisfies Readonly<Record<string, Merged>>;

/** Every table of the schema. */
export const mergedTables: Readonly<Record<string, Merged>> = { ...portal, ...clinic, ...connected };

/** Others' rows name theirs together with the person: they are there before, and go last. */
export const parentTables: readonly string[] = [
  'payment_plans',
  'clinic.chart_sections',
  'clinic.statements',
  'clinic.threads',
];

/** Columns that name an account; `patient_id` and the like name a chart together with `practice_id`. */
export const accountColumns: readonly string[] = ['account_id', 'from_account', 'delegate_id'];
export const chartColumns: readonly string[] = ['patient_id', 'other_patient_id'];
