import { table } from './bulk-upsert.ts';

export const practices = table('practices', 1, {
  practice_id: 'text',
  name: 'text',
  phone: 'text',
  time_zone: 'text',
  management: 'text',
  cloverapi: 'boolean',
  payeezy: 'boolean',
  accent: 'text',
  logo: 'text',
  guest_errands: 'jsonb',
  takes_new_patients: 'boolean',
  important_message: 'jsonb',
  billing: 'jsonb',
});

export const providers = table('providers', 2, {
  practice_id: 'text',
  id: 'text',
  name: 'text',
  specialty: 'text',
  version: 'bigint',
});

export const locations = table('locations', 2, {
  practice_id: 'text',
  id: 'text',
  office: 'text',
  address_lines: 'jsonb',
  city: 'text',
  state: 'text',
  zip: 'text',
  phone: 'text',
  time_zone: 'text',
  version: 'bigint',
});

export const patients = table('patients', 2, {
  practice_id: 'text',
  id: 'text',
  name: 'text',
  birth_date: 'date',
  language: 'text',
  version: 'bigint',
});

export const patientIdentifiers = table('patient_identifiers', 6, {
  practice_id: 'text',
  system: 'text',
  value: 'text',
  patient_id: 'text',
  family: 'text',
  born: 'text',
});

export const patientDemographics = table('patient_demographics', 3, {
  practice_id: 'text',
  patient_id: 'text',
  part: 'text',
  details: 'jsonb',
  version: 'bigint',
});

const conflictColumns = {
  practice_id: 'text',
  id: 'text',
  kind: 'text',
  subject: 'text',
  family: 'text',
  born: 'text',
  patient_id: 'text',
  other_patient_id: 'text',
  section: 'text',
} as const;

export const importConflicts = table('import_conflicts', 2, conflictColumns);

/** The same with what an operator decided. */
export const decidedConflicts = table('import_conflicts', 2, {
  ...conflictColumns,
  decision: 'text',
  decided_at: 'bigint',
  decided_by: 'text',
});

export const appointments = table('appointments', 2, {
  practice_id: 'text',
  id: 'text',
  patient_id: 'text',
  provider_id: 'text',
  location_id: 'text',
  status: 'text',
  starts_at: 'bigint',
  ends_at: 'bigint',
  video: 'boolean',
  visit_type: 'text',
  visit_reason: 'text',
  comment: 'text',
  visit_reason_id: 'text',
  accommodations: 'jsonb',
  version: 'bigint',
});

export const chartSections = table('chart_sections', 3, {
  practice_id: 'text',
  patient_id: 'text',
  section: 'text',
  kind: 'text',
  narrative: 'jsonb',
  version: 'bigint',
});

export const chartEntries = table('chart_entries', 4, {
  practice_id: 'text',
  patient_id: 'text',
  section: 'text',
  id: 'text',
  body: 'jsonb',
  version: 'bigint',
});

export const documentContents = table('document_contents', 3, {
  practice_id: 'text',
  patient_id: 'text',
  document_id: 'text',
  bytes: 'bytea',
  version: 'bigint',
});

export const checkOutForms = table('check_out_forms', 3, {
  practice_id: 'text',
  appointment_id: 'text',
  form_id: 'text',
});

export const charges = table('charges', 3, {
  practice_id: 'text',
  patient_id: 'text',
  id: 'text',
  description: 'text',
  amount_cents: 'bigint',
  posted_at: 'bigint',
});

export const threads = table('threads', 3, {
  practice_id: 'text',
  patient_id: 'text',
  id: 'text',
  subject: 'text',
  provider_id: 'text',
  team: 'text',
});

export const messages = table('messages', 4, {
  practice_id: 'text',
  patient_id: 'text',
  thread_id: 'text',
  id: 'text',
  from_patient: 'boolean',
  sender: 'text',
  body: 'text',
  sent_at: 'bigint',
  read_at: 'bigint',
});

export const messageFiles = table('message_files', 3, {
  practice_id: 'text',
  patient_id: 'text',
  id: 'text',
  thread_id: 'text',
  message_id: 'text',
  name: 'text',
  description: 'text',
  media_type: 'text',
  bytes: 'bytea',
  size: 'integer',
  kept_at: 'bigint',
});

export const formRequests = table('form_requests', 3, {
  practice_id: 'text',
  patient_id: 'text',
  id: 'text',
  title_en: 'text',
  title_es: 'text',
  due: 'date',
  completed_at: 'bigint',
});
