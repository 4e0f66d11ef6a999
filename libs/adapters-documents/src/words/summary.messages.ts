import { defineMessages } from '@portico/application/texts';

export const summaryWords = defineMessages({
  title: {
    id: 'documents.summary.title',
    defaultMessage: 'Visit summary',
    description: 'Printed visit summary: title',
  },
  visits: { id: 'documents.summary.visits', defaultMessage: 'Visits', description: 'Printed visit summary: visits' },
  chartNow: {
    id: 'documents.summary.chartNow',
    defaultMessage: 'Conditions, allergies and medications are shown as they are in the chart today.',
    description: 'Printed visit summary: chartNow',
  },
  plan: { id: 'documents.summary.plan', defaultMessage: 'Plan', description: 'Printed visit summary: plan' },
  noPlan: {
    id: 'documents.summary.noPlan',
    defaultMessage: 'No other visit is booked.',
    description: 'Printed visit summary: noPlan',
  },
});

export const summaryVisitWords = defineMessages({
  when: {
    id: 'documents.summaryVisit.when',
    defaultMessage: 'When',
    description: 'Printed visit summary, visit: when',
  },
  provider: {
    id: 'documents.summaryVisit.provider',
    defaultMessage: 'Provider',
    description: 'Printed visit summary, visit: provider',
  },
  office: {
    id: 'documents.summaryVisit.office',
    defaultMessage: 'Office',
    description: 'Printed visit summary, visit: office',
  },
  reason: {
    id: 'documents.summaryVisit.reason',
    defaultMessage: 'Reason',
    description: 'Printed visit summary, visit: reason',
  },
});

export const summaryProblemsWords = defineMessages({
  gone: {
    id: 'documents.summaryProblems.gone',
    defaultMessage: 'There is no summary of this visit. Please call the practice.',
    description: 'Printed visit summary, problems: gone',
  },
  broken: {
    id: 'documents.summaryProblems.broken',
    defaultMessage: 'The visit summary couldn’t be made. Please try again, or call the practice.',
    description: 'Printed visit summary, problems: broken',
  },
});
