import { ben, documentId, labId, south } from '../clinic-fixture.ts';
import { billsAreSent, linksAreMade, summariesAreAsked } from './test-preconditions.ts';
import type { Rules } from './rule-types.ts';

const [benInSouth] = ben;

const visitOfAna = { practice_id: south.id, patient_id: '1001', appointment_id: '1001-past0', format: 'pdf' };
const documentOfAna = { practiceId: south.id, patientId: '1001', document_source_id: '1001-past0', type: 'V' };
const days = {
  createVisitSummaryDateFrom: '2020-01-01',
  createVisitSummaryDateTo: '2020-01-02',
  createVisitSummaryPractice: south.id,
  createVisitSummaryFormat: 'PDF',
};
const elsewhere = { ...days, createVisitSummaryPractice: 'nowhere' };

const linkOfAna = {
  ...{ practiceId: south.id, patientId: '1001', lifetime: 'DAY' },
  sealed: `${'a'.repeat(20)}..${'b'.repeat(16)}.${'c'.repeat(40)}.${'d'.repeat(22)}`,
};

export const healthRules: Rules = {
  getDocument: { to: 'health:view', input: { documentId }, foreign: [{ documentId: 'not-mine' }] },
  getLab: { to: 'health:view', input: { labId }, foreign: [{ labId: 78 }] },
  seeLab: { to: 'health:view', input: { labId }, foreign: [{ labId: 78 }] },
  getMyHealth: { to: 'health:view', foreign: [{ input: { practiceId: 'nowhere', ccda: [] } }] },
  getVisitSummary: {
    leaves: 'nothing',
    counts: ['summary_jobs'],
    to: 'health:view',
    input: { jobId: `${south.id}:of-1001` },
    given: summariesAreAsked,
    foreign: [{ jobId: `${south.id}:of-2002` }, { jobId: `${south.id}:none` }, { jobId: 'none' }],
  },
  getCreateVisitSummary: { to: 'health:view', foreign: [{ input: { createVisitSummaryPractice: 'nowhere' } }] },
  generateVisitSummary: {
    to: 'health:view',
    input: visitOfAna,
    foreign: [
      { ...visitOfAna, patient_id: '2002' },
      { ...visitOfAna, appointment_id: '2002-past0' },
      { ...visitOfAna, appointment_id: '1001-next' },
    ],
  },
  // There was no visit on these days.
  createVisitSummary: { to: 'health:view', input: { input: days }, told: 'CONFLICT', foreign: [{ input: elsewhere }] },
  // Summaries of this practice are printed.
  vertexCreateVisitSummary: {
    to: 'health:view',
    input: { input: days },
    told: 'BAD_INPUT',
    foreign: [{ input: elsewhere }],
  },
  downLoadVertexVisitSummary: {
    to: 'health:view',
    input: { input: documentOfAna },
    foreign: [{ input: { ...documentOfAna, patientId: '2002' } }],
  },
  getRecordFile: {
    to: 'health:view',
    input: { patientId: '1001', form: 'CCDA' },
    foreign: [
      { patientId: benInSouth?.patient, form: 'CCDA' },
      { patientId: '9999', form: 'CCDA' },
    ],
  },
  getLabTable: {
    to: 'health:view',
    input: { patientId: '1001' },
    foreign: [{ patientId: benInSouth?.patient }, { patientId: '9999' }],
  },
  getBillTable: {
    to: 'health:view',
    beside: 'payments:view',
    given: billsAreSent,
    input: { patientId: '1001' },
    foreign: [{ patientId: benInSouth?.patient }, { patientId: '9999' }],
  },
  getHealthLinks: {
    to: 'health:view',
    input: { patientId: '1001' },
    foreign: [{ patientId: benInSouth?.patient }, { patientId: '9999' }],
  },
  makeHealthLink: {
    to: 'health:view',
    input: { input: linkOfAna },
    foreign: [
      { ...linkOfAna, patientId: '2002' },
      { ...linkOfAna, practiceId: 'nowhere' },
    ].map((input) => ({ input })),
  },
  revokeHealthLink: {
    // Of a link that the patient made; a delegate may revoke their own alone.
    to: 'self',
    given: linksAreMade,
    input: { practiceId: south.id, patientId: '1001', linkId: 'link-of-1001' },
    foreign: [
      { practiceId: south.id, patientId: '2002', linkId: 'link-of-2002' },
      { practiceId: south.id, patientId: '1001', linkId: 'link-of-2002' },
      { practiceId: 'nowhere', patientId: '1001', linkId: 'link-of-1001' },
    ],
  },
  getPdf: {
    to: 'health:view',
    input: { patientId: '1001' },
    foreign: [{ patientId: benInSouth?.patient }, { patientId: '9999' }],
  },
};
