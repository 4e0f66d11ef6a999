import { defineMessages } from '@portico/application/texts';

/** Names of the details of an entry. */
export const recordItemDetailWords = defineMessages({
  diagnosis: {
    id: 'documents.recordItemDetail.diagnosis',
    defaultMessage: 'Diagnosis',
    description: 'Printed record, detail of an entry: diagnosis',
  },
  reason: {
    id: 'documents.recordItemDetail.reason',
    defaultMessage: 'Reason',
    description: 'Printed record, detail of an entry: reason',
  },
  performer: {
    id: 'documents.recordItemDetail.performer',
    defaultMessage: 'Provider',
    description: 'Printed record, detail of an entry: performer',
  },
  place: {
    id: 'documents.recordItemDetail.place',
    defaultMessage: 'Place',
    description: 'Printed record, detail of an entry: place',
  },
  disposition: {
    id: 'documents.recordItemDetail.disposition',
    defaultMessage: 'After the visit',
    description: 'Printed record, detail of an entry: disposition',
  },
  conclusion: {
    id: 'documents.recordItemDetail.conclusion',
    defaultMessage: 'Conclusion',
    description: 'Printed record, detail of an entry: conclusion',
  },
  relative: {
    id: 'documents.recordItemDetail.relative',
    defaultMessage: 'Relative',
    description: 'Printed record, detail of an entry: relative',
  },
  age: {
    id: 'documents.recordItemDetail.age',
    defaultMessage: 'Age when it began',
    description: 'Printed record, detail of an entry: age',
  },
  outcome: {
    id: 'documents.recordItemDetail.outcome',
    defaultMessage: 'Outcome',
    description: 'Printed record, detail of an entry: outcome',
  },
  target: {
    id: 'documents.recordItemDetail.target',
    defaultMessage: 'Target',
    description: 'Printed record, detail of an entry: target',
  },
  achievement: {
    id: 'documents.recordItemDetail.achievement',
    defaultMessage: 'Progress',
    description: 'Printed record, detail of an entry: achievement',
  },
  activity: {
    id: 'documents.recordItemDetail.activity',
    defaultMessage: 'Planned care',
    description: 'Printed record, detail of an entry: activity',
  },
  udi: {
    id: 'documents.recordItemDetail.udi',
    defaultMessage: 'Unique device identifier (UDI)',
    description: 'Printed record, detail of an entry: udi',
  },
  'device-identifier': {
    id: 'documents.recordItemDetail.deviceIdentifier',
    defaultMessage: 'Device identifier (DI)',
    description: 'Printed record, detail of an entry: device-identifier',
  },
  manufacturer: {
    id: 'documents.recordItemDetail.manufacturer',
    defaultMessage: 'Manufacturer',
    description: 'Printed record, detail of an entry: manufacturer',
  },
  model: {
    id: 'documents.recordItemDetail.model',
    defaultMessage: 'Model',
    description: 'Printed record, detail of an entry: model',
  },
  serial: {
    id: 'documents.recordItemDetail.serial',
    defaultMessage: 'Serial number',
    description: 'Printed record, detail of an entry: serial',
  },
  lot: {
    id: 'documents.recordItemDetail.lot',
    defaultMessage: 'Lot number',
    description: 'Printed record, detail of an entry: lot',
  },
  'distinct-code': {
    id: 'documents.recordItemDetail.distinctCode',
    defaultMessage: 'Distinct identification code',
    description: 'Printed record, detail of an entry: distinct-code',
  },
  agent: {
    id: 'documents.recordItemDetail.agent',
    defaultMessage: 'Person named',
    description: 'Printed record, detail of an entry: agent',
  },
  plan: {
    id: 'documents.recordItemDetail.plan',
    defaultMessage: 'Plan',
    description: 'Printed record, detail of an entry: plan',
  },
  'payer-number': {
    id: 'documents.recordItemDetail.payerNumber',
    defaultMessage: 'Payer ID',
    description: 'Printed record, detail of an entry: payer number',
  },
  member: {
    id: 'documents.recordItemDetail.member',
    defaultMessage: 'Member ID',
    description: 'Printed record, detail of an entry: member',
  },
  group: {
    id: 'documents.recordItemDetail.group',
    defaultMessage: 'Group number',
    description: 'Printed record, detail of an entry: group',
  },
  subscriber: {
    id: 'documents.recordItemDetail.subscriber',
    defaultMessage: 'Subscriber',
    description: 'Printed record, detail of an entry: subscriber',
  },
  'subscriber-number': {
    id: 'documents.recordItemDetail.subscriberNumber',
    defaultMessage: 'Subscriber ID',
    description: 'Printed record, detail of an entry: subscriber number',
  },
  relationship: {
    id: 'documents.recordItemDetail.relationship',
    defaultMessage: 'Relationship to subscriber',
    description: 'Printed record, detail of an entry: relationship',
  },
  earliest: {
    id: 'documents.recordItemDetail.earliest',
    defaultMessage: 'Earliest date to give',
    description: 'Printed record, immunizations that are recommended: earliest',
  },
  'overdue-from': {
    id: 'documents.recordItemDetail.overdueFrom',
    defaultMessage: 'Overdue from',
    description: 'Printed record, immunizations that are recommended: overdueFrom',
  },
  latest: {
    id: 'documents.recordItemDetail.latest',
    defaultMessage: 'Latest date to give',
    description: 'Printed record, immunizations that are recommended: latest',
  },
  disease: {
    id: 'documents.recordItemDetail.disease',
    defaultMessage: 'Protects against',
    description: 'Printed record, immunizations that are recommended: disease',
  },
  'other-vaccine': {
    id: 'documents.recordItemDetail.otherVaccine',
    defaultMessage: 'Another option',
    description: 'Printed record, immunizations that are recommended: otherVaccine',
  },
  'not-to-give': {
    id: 'documents.recordItemDetail.notToGive',
    defaultMessage: 'Not to be given',
    description: 'Printed record, immunizations that are recommended: notToGive',
  },
  dose: {
    id: 'documents.recordItemDetail.dose',
    defaultMessage: 'Dose number',
    description: 'Printed record, immunizations that are recommended: dose',
  },
  doses: {
    id: 'documents.recordItemDetail.doses',
    defaultMessage: 'Doses in the series',
    description: 'Printed record, immunizations that are recommended: doses',
  },
  series: {
    id: 'documents.recordItemDetail.series',
    defaultMessage: 'Series',
    description: 'Printed record, immunizations that are recommended: series',
  },
  authority: {
    id: 'documents.recordItemDetail.authority',
    defaultMessage: 'Recommended by',
    description: 'Printed record, immunizations that are recommended: authority',
  },
  paper: {
    id: 'documents.recordItemDetail.paper',
    defaultMessage: 'Kind',
    description: 'Printed record, claims: paper',
  },
  biller: {
    id: 'documents.recordItemDetail.biller',
    defaultMessage: 'Billed by',
    description: 'Printed record, claims: biller',
  },
  insurer: {
    id: 'documents.recordItemDetail.insurer',
    defaultMessage: 'Insurer',
    description: 'Printed record, claims: insurer',
  },
  service: {
    id: 'documents.recordItemDetail.service',
    defaultMessage: 'Also for',
    description: 'Printed record, claims: service',
  },
  visit: {
    id: 'documents.recordItemDetail.visit',
    defaultMessage: 'Visit',
    description: 'Printed record, claims: visit',
  },
  'visit-date': {
    id: 'documents.recordItemDetail.visitDate',
    defaultMessage: 'Date of the visit',
    description: 'Printed record, claims: visitDate',
  },
  billed: {
    id: 'documents.recordItemDetail.billed',
    defaultMessage: 'Billed to insurance',
    description: 'Printed record, claims: billed',
  },
  allowed: {
    id: 'documents.recordItemDetail.allowed',
    defaultMessage: 'Allowed by the insurer',
    description: 'Printed record, claims: allowed',
  },
  'insurer-paid': {
    id: 'documents.recordItemDetail.insurerPaid',
    defaultMessage: 'Insurer paid',
    description: 'Printed record, claims: insurerPaid',
  },
  'patient-part': {
    id: 'documents.recordItemDetail.patientPart',
    defaultMessage: 'Your part, as the insurer says',
    description: 'Printed record, claims: patientPart',
  },
  deductible: {
    id: 'documents.recordItemDetail.deductible',
    defaultMessage: 'Deductible',
    description: 'Printed record, claims: deductible',
  },
  copay: {
    id: 'documents.recordItemDetail.copay',
    defaultMessage: 'Copay',
    description: 'Printed record, claims: copay',
  },
  coinsurance: {
    id: 'documents.recordItemDetail.coinsurance',
    defaultMessage: 'Coinsurance',
    description: 'Printed record, claims: coinsurance',
  },
  'not-covered': {
    id: 'documents.recordItemDetail.notCovered',
    defaultMessage: 'Not covered',
    description: 'Printed record, claims: notCovered',
  },
  'patient-paid': {
    id: 'documents.recordItemDetail.patientPaid',
    defaultMessage: 'You paid, as the insurer says',
    description: 'Printed record, claims: patientPaid',
  },
  note: {
    id: 'documents.recordItemDetail.note',
    defaultMessage: 'Note',
    description: 'Printed record, claims: note',
  },
});
