import { defineMessages } from '@portico/application/texts';

/** Names of files that are handed out, without day and ending; no name of a person. ASCII letters: any system keeps those. */
export const fileNameWords = defineMessages({
  record: {
    id: 'services.file.record',
    defaultMessage: 'medical_record',
    description: 'Name of a file: the record as PDF',
  },
  healthRecord: {
    id: 'services.file.healthRecord',
    defaultMessage: 'health-record',
    description: 'Name of a file: the record for other programs',
  },
  patientSummary: {
    id: 'services.file.patientSummary',
    defaultMessage: 'patient-summary',
    description: 'Name of a file: the international patient summary',
  },
  lab: { id: 'services.file.lab', defaultMessage: 'lab', description: 'Name of a file, before its number: one report' },
  labTable: {
    id: 'services.file.labTable',
    defaultMessage: 'lab-results',
    description: 'Name of a file: a table of all results',
  },
  billTable: {
    id: 'services.file.billTable',
    defaultMessage: 'bills-and-claims',
    description: 'Name of a file: a table of claims and explanations of benefits',
  },
  document: { id: 'services.file.document', defaultMessage: 'document', description: 'Name of a file of the record' },
  visitSummary: {
    id: 'services.file.visitSummary',
    defaultMessage: 'visit_summary',
    description: 'Name of a file: what was done at a visit',
  },
  receipt: { id: 'services.file.receipt', defaultMessage: 'receipt', description: 'Name of a file, before the day' },
  statement: {
    id: 'services.file.statement',
    defaultMessage: 'statement',
    description: 'Name of a file: a bill, before its day',
  },
});
