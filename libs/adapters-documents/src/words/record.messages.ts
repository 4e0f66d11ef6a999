import { defineMessages } from '@portico/application/texts';

export const recordWords = defineMessages({
  recordTitle: {
    id: 'documents.record.recordTitle',
    defaultMessage: 'Medical record',
    description: 'Printed record: recordTitle',
  },
  labTitle: { id: 'documents.record.labTitle', defaultMessage: 'Lab report', description: 'Printed record: labTitle' },
  patient: { id: 'documents.record.patient', defaultMessage: 'Patient', description: 'Printed record: patient' },
  birthDate: {
    id: 'documents.record.birthDate',
    defaultMessage: 'Date of birth',
    description: 'Printed record: birthDate',
  },
  practice: { id: 'documents.record.practice', defaultMessage: 'Practice', description: 'Printed record: practice' },
  printedOn: {
    id: 'documents.record.printedOn',
    defaultMessage: 'Printed on',
    description: 'Printed record: printedOn',
  },
  pending: { id: 'documents.record.pending', defaultMessage: 'Pending', description: 'Printed record: pending' },
  noResults: {
    id: 'documents.record.noResults',
    defaultMessage: 'This report has no results.',
    description: 'Printed record: noResults',
  },
});

export const recordPhraseWords = defineMessages({
  atLeast: {
    id: 'documents.recordPhrase.atLeast',
    defaultMessage: '{low} or more',
    description: 'Printed record; low',
  },
  atMost: {
    id: 'documents.recordPhrase.atMost',
    defaultMessage: '{high} or less',
    description: 'Printed record; high',
  },
  from: { id: 'documents.recordPhrase.from', defaultMessage: 'From {date}', description: 'Printed record; date' },
  until: { id: 'documents.recordPhrase.until', defaultMessage: 'Until {date}', description: 'Printed record; date' },
  between: {
    id: 'documents.recordPhrase.between',
    defaultMessage: '{start} to {end}',
    description: 'Printed record; start, end',
  },
  takenFor: {
    id: 'documents.recordPhrase.takenFor',
    defaultMessage: 'Taken for: {reason}',
    description: 'Printed record; why a medication is taken',
  },
  prescribedBy: {
    id: 'documents.recordPhrase.prescribedBy',
    defaultMessage: 'Prescribed by {name}',
    description: 'Printed record; who prescribed a medication',
  },
  refillsAllowed: {
    id: 'documents.recordPhrase.refillsAllowed',
    defaultMessage:
      '{count, plural, =0 {Prescribed without refills} one {Prescribed with # refill} other {Prescribed with # refills}}',
    description: 'Printed record, medication: how many refills the prescription allows, not how many are left',
  },
  orderedBy: {
    id: 'documents.recordPhrase.orderedBy',
    defaultMessage: 'Ordered by {name}',
    description: 'Printed record; name',
  },
  comment: {
    id: 'documents.recordPhrase.comment',
    defaultMessage: 'Comment',
    description: 'Printed record; before what somebody of the practice wrote about a laboratory report',
  },
  commentFrom: {
    id: 'documents.recordPhrase.commentFrom',
    defaultMessage: 'Comment from {name}',
    description: 'Printed record; before what this person wrote about a laboratory report',
  },
  reportedBy: {
    id: 'documents.recordPhrase.reportedBy',
    defaultMessage: 'Reported by {name}',
    description: 'Printed record; who made a laboratory report',
  },
  specimen: {
    id: 'documents.recordPhrase.specimen',
    defaultMessage: 'Sample: {specimen}',
    description: 'Printed record; what a laboratory examined',
  },
  utcOffset: {
    id: 'documents.recordPhrase.utcOffset',
    defaultMessage: '{date}, {time} (UTC{offset})',
    description: 'Printed record; date, time, offset',
  },
  reason: {
    id: 'documents.recordPhrase.reason',
    defaultMessage: 'Reason: {reason}',
    description: 'Printed record; reason',
  },
  lot: { id: 'documents.recordPhrase.lot', defaultMessage: 'Lot {lot}', description: 'Printed record; lot' },
  reported: {
    id: 'documents.recordPhrase.reported',
    defaultMessage: 'Reported',
    description: 'Printed record: an immunization that somebody reports, who did not give it',
  },
  page: {
    id: 'documents.recordPhrase.page',
    defaultMessage: 'Page {page} of {pages}',
    description: 'Printed record; page, pages',
  },
});
