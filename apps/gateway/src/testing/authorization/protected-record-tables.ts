/** Tables that hold health or payment data of a person. */
export const records = [
  'book_postings',
  'card_agreements',
  'cards_on_file',
  'check_ins',
  'disputes',
  'payment_charges',
  'payment_plans',
  'plan_agreements',
  'prepayment_refunds',
  'scheduled_payments',
  'settlement_differences',
  'settlements',
  'summary_jobs',
  'wait_list',
  'clinic.appointments',
  'clinic.bookings',
  'clinic.cancellations',
  'clinic.charges',
  'clinic.chart_entries',
  'clinic.chart_sections',
  'clinic.check_in_asks',
  'clinic.check_out_forms',
  'clinic.document_contents',
  'clinic.form_requests',
  'clinic.history_requests',
  'clinic.identity_numbers',
  'clinic.message_files',
  'clinic.messages',
  'clinic.patient_identifiers',
  'clinic.patients',
  'clinic.pictures',
  'clinic.refill_requests',
  'clinic.registrations',
  'clinic.signed_forms',
  'clinic.statement_lines',
  'clinic.statements',
  'clinic.summary_mailings',
  'clinic.survey_answers',
  'clinic.surveys',
  'clinic.tasks_done',
  'clinic.threads',
  'clinic.visit_dues',
  'clinic.withdrawn_forms',
] as const;

export type RecordTable = (typeof records)[number];

/** Which of them statements name. */
export const recordsIn = (statements: readonly string[]): readonly RecordTable[] =>
  records.filter((table) =>
    statements.some((text) => new RegExp(`(?<![\\w.])${table.replace('.', '\\.')}\\b`).test(text)),
  );
