import { defineMessages } from '@portico/application/texts';

export const recordItemTitles = defineMessages({
  immunizationRecommendations: {
    id: 'documents.recordItems.immunizationRecommendations',
    defaultMessage: 'Recommended immunizations',
    description: 'Printed record, sections: immunizationRecommendations',
  },
  encounters: {
    id: 'documents.recordItems.encounters',
    defaultMessage: 'Visits and hospital stays',
    description: 'Printed record, sections: encounters',
  },
  clinicalTests: {
    id: 'documents.recordItems.clinicalTests',
    defaultMessage: 'Tests and exams',
    description: 'Printed record, sections: clinicalTests',
  },
  healthStatus: {
    id: 'documents.recordItems.healthStatus',
    defaultMessage: 'Health status and screenings',
    description: 'Printed record, sections: healthStatus',
  },
  socialHistory: {
    id: 'documents.recordItems.socialHistory',
    defaultMessage: 'Social history',
    description: 'Printed record, sections: socialHistory',
  },
  familyHistory: {
    id: 'documents.recordItems.familyHistory',
    defaultMessage: 'Family history',
    description: 'Printed record, sections: familyHistory',
  },
  goals: {
    id: 'documents.recordItems.goals',
    defaultMessage: 'Goals',
    description: 'Printed record, sections: goals',
  },
  carePlans: {
    id: 'documents.recordItems.carePlans',
    defaultMessage: 'Assessments and plans',
    description: 'Printed record, sections: carePlans',
  },
  devices: {
    id: 'documents.recordItems.devices',
    defaultMessage: 'Medical devices',
    description: 'Printed record, sections: devices',
  },
  advanceDirectives: {
    id: 'documents.recordItems.advanceDirectives',
    defaultMessage: 'Advance directives',
    description: 'Printed record, sections: advanceDirectives',
  },
  coverage: {
    id: 'documents.recordItems.coverage',
    defaultMessage: 'Health insurance',
    description: 'Printed record, sections: coverage',
  },
  bills: {
    id: 'documents.recordItems.bills',
    defaultMessage: 'Claims and insurance statements (not a bill)',
    description:
      'Printed record, sections: claims of providers and what insurers say of them; none is what the patient owes',
  },
  notes: { id: 'documents.recordItems.notes', defaultMessage: 'Notes and reports', description: 'Title of a section' },
});

export const recordItemWords = defineMessages({
  name: {
    id: 'documents.recordItem.name',
    defaultMessage: 'Name',
    description: 'Printed record, entry of a section: name',
  },
  value: {
    id: 'documents.recordItem.value',
    defaultMessage: 'Value',
    description: 'Printed record, entry of a section: value',
  },
  date: {
    id: 'documents.recordItem.date',
    defaultMessage: 'Date',
    description: 'Printed record, entry of a section: date',
  },
  status: {
    id: 'documents.recordItem.status',
    defaultMessage: 'Status',
    description: 'Printed record, entry of a section: status',
  },
  details: {
    id: 'documents.recordItem.details',
    defaultMessage: 'Details',
    description: 'Printed record, entry of a section: details',
  },
  made: {
    id: 'documents.recordItem.made',
    defaultMessage: 'Made',
    description: 'Printed record, entry of a section: when a device was made',
  },
  dated: {
    id: 'documents.recordItem.dated',
    defaultMessage: 'Dated',
    description: 'Printed record, a claim: when it was made',
  },
  recommendedFor: {
    id: 'documents.recordItem.recommendedFor',
    defaultMessage: 'Recommended date',
    description: 'Printed record, an immunization that is recommended: for when',
  },
  due: {
    id: 'documents.recordItem.due',
    defaultMessage: 'Due',
    description: 'Printed record, entry of a section: due',
  },
  noValue: {
    id: 'documents.recordItem.noValue',
    defaultMessage: 'Not noted',
    description: 'Printed record, entry of a section: noValue',
  },
});

export const recordItemStatusWords = defineMessages({
  preliminary: {
    id: 'documents.recordItemStatus.preliminary',
    defaultMessage: 'Preliminary',
    description: 'Printed record, status of an entry: preliminary',
  },
  corrected: {
    id: 'documents.recordItemStatus.corrected',
    defaultMessage: 'Corrected',
    description: 'Printed record, status of an entry: corrected',
  },
  planned: {
    id: 'documents.recordItemStatus.planned',
    defaultMessage: 'Planned',
    description: 'Printed record, status of an entry: planned',
  },
  active: {
    id: 'documents.recordItemStatus.active',
    defaultMessage: 'Active',
    description: 'Printed record, status of an entry: active',
  },
  inactive: {
    id: 'documents.recordItemStatus.inactive',
    defaultMessage: 'Inactive',
    description: 'Printed record, status of an entry: inactive',
  },
  'on-hold': {
    id: 'documents.recordItemStatus.on-hold',
    defaultMessage: 'On hold',
    description: 'Printed record, status of an entry: on-hold',
  },
  completed: {
    id: 'documents.recordItemStatus.completed',
    defaultMessage: 'Completed',
    description: 'Printed record, status of an entry: completed',
  },
  stopped: {
    id: 'documents.recordItemStatus.stopped',
    defaultMessage: 'Stopped',
    description: 'Printed record, status of an entry: stopped',
  },
  cancelled: {
    id: 'documents.recordItemStatus.cancelled',
    defaultMessage: 'Canceled',
    description: 'Printed record, status of an entry: cancelled',
  },
  refuted: {
    id: 'documents.recordItemStatus.refuted',
    defaultMessage: 'Ruled out',
    description: 'Printed record, status of an entry: refuted',
  },
  unknown: {
    id: 'documents.recordItemStatus.unknown',
    defaultMessage: 'Not noted',
    description: 'Printed record, status of an entry: unknown',
  },
  due: {
    id: 'documents.recordItemStatus.due',
    defaultMessage: 'Due',
    description: 'Printed record, status of an entry: due',
  },
  overdue: {
    id: 'documents.recordItemStatus.overdue',
    defaultMessage: 'Overdue',
    description: 'Printed record, status of an entry: overdue',
  },
  immune: {
    id: 'documents.recordItemStatus.immune',
    defaultMessage: 'Immune',
    description: 'Printed record, status of an entry: immune',
  },
  contraindicated: {
    id: 'documents.recordItemStatus.contraindicated',
    defaultMessage: 'Should not be given',
    description: 'Printed record, status of an entry: contraindicated',
  },
  final: {
    id: 'documents.recordItemStatus.final',
    defaultMessage: 'Final',
    description: 'Printed record, status of an entry: final',
  },
  submitted: {
    id: 'documents.recordItemStatus.submitted',
    defaultMessage: 'Submitted',
    description: 'Printed record, status of a claim: submitted',
  },
  waiting: {
    id: 'documents.recordItemStatus.waiting',
    defaultMessage: 'Being processed',
    description: 'Printed record, status of a claim: waiting',
  },
  partial: {
    id: 'documents.recordItemStatus.partial',
    defaultMessage: 'Partly processed',
    description: 'Printed record, status of a claim: partial',
  },
  processed: {
    id: 'documents.recordItemStatus.processed',
    defaultMessage: 'Processed',
    description: 'Printed record, status of a claim: processed',
  },
  failed: {
    id: 'documents.recordItemStatus.failed',
    defaultMessage: 'Couldn’t be processed',
    description: 'Printed record, status of a claim: failed',
  },
});

/** What a paper about a bill is. */
export const recordPaperWords = defineMessages({
  claim: {
    id: 'documents.recordPaper.claim',
    defaultMessage: 'Claim of a provider',
    description: 'Printed record: what a provider asks of an insurer',
  },
  explanation: {
    id: 'documents.recordPaper.explanation',
    defaultMessage: 'Explanation of benefits. This isn’t a bill.',
    description: 'Printed record: what an insurer says of a claim',
  },
});

export const recordItemSilences = defineMessages({
  noneKnown: {
    id: 'documents.recordItemSilence.noneKnown',
    defaultMessage: 'The practice states that there is nothing to list.',
    description: 'Printed record, a section that lists nothing: noneKnown',
  },
  noInformation: {
    id: 'documents.recordItemSilence.noInformation',
    defaultMessage: 'There is no information about this.',
    description: 'Printed record, a section that lists nothing: noInformation',
  },
  nothingRecorded: {
    id: 'documents.recordItemSilence.nothingRecorded',
    defaultMessage: 'Nothing is recorded.',
    description: 'Printed record, a section that lists nothing: nothingRecorded',
  },
  without: {
    id: 'documents.recordItemSilence.without',
    defaultMessage: 'There is no information about:',
    description: 'Printed record, a section that lists nothing: without',
  },
});
