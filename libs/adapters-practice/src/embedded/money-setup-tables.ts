import { table } from './bulk-upsert.ts';

export const paymentSettings = table('payment_settings', 1, { practice_id: 'text', settings: 'jsonb' });

export const visitDues = table('visit_dues', 2, {
  practice_id: 'text',
  appointment_id: 'text',
  copay_cents: 'bigint',
  cancellation_fee_cents: 'bigint',
});

export const heldSlots = table('held_slots', 2, {
  practice_id: 'text',
  id: 'text',
  patient_id: 'text',
  provider_id: 'text',
  location_id: 'text',
  starts_at: 'bigint',
  ends_at: 'bigint',
  video: 'boolean',
  visit_type: 'text',
  visit_reason: 'text',
  comment: 'text',
  visit_reason_id: 'text',
  prepayment_cents: 'bigint',
  until: 'bigint',
  replaces: 'text',
});

export const statements = table('statements', 3, {
  practice_id: 'text',
  patient_id: 'text',
  id: 'text',
  issued_on: 'date',
  total_cents: 'bigint',
});

export const statementLines = table('statement_lines', 4, {
  practice_id: 'text',
  patient_id: 'text',
  statement_id: 'text',
  line: 'integer',
  on_date: 'date',
  description: 'text',
  amount_cents: 'bigint',
  appointment_id: 'text',
  insurance: 'jsonb',
});
