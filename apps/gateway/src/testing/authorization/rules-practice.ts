import { south } from '../clinic-fixture.ts';
import type { Rule, Rules } from './rule-types.ts';

/** What waits is counted, and not read. */
const waiting: Rule = {
  leaves: 'nothing',
  counts: [
    ...['book_postings', 'payment_charges', 'payment_plans', 'scheduled_payments'],
    ...[
      'clinic.appointments',
      'clinic.charges',
      'clinic.chart_entries',
      'clinic.check_out_forms',
      'clinic.form_requests',
    ],
    ...['clinic.messages', 'clinic.visit_dues', 'clinic.withdrawn_forms'],
  ] as const,
  to: 'practice',
};

export const practiceRules: Rules = {
  getDashboard: { to: 'practice' },
  getWaitingElsewhere: waiting,
  getWaitingAtEach: waiting,
  dismissImportantMessage: {
    leaves: 'nothing',
    to: 'practice',
    given: (sql) =>
      sql.rows({
        text: 'update clinic.practices set important_message = $1',
        values: [JSON.stringify({ id: 'flu', title: { en: 'Flu', es: 'Gripe' }, text: { en: 'Flu.', es: 'Gripe.' } })],
      }),
    input: { id: 'flu' },
    foreign: [{ id: 'another' }],
  },
  getLayout: {
    leaves: 'nothing',
    counts: ['clinic.messages', 'clinic.patients'],
    to: 'practice',
    input: { practiceId: south.id },
    foreign: [{ practiceId: 'nowhere' }],
  },
  getSupport: { leaves: 'nothing', to: 'practice' },
};
