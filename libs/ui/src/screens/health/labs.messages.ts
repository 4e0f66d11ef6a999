import type { Lab, LabResult } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const labWords = defineMessages({
  overTime: {
    id: 'health.lab.overTime',
    defaultMessage: 'Over time',
    description: 'Heading of the plot of laboratory values',
  },
  choose: {
    id: 'health.lab.choose',
    defaultMessage: 'Test',
    description: 'Label of the list that chooses which values are plotted',
  },
  reports: {
    id: 'health.lab.reports',
    defaultMessage: 'Reports',
    description: 'Heading of the list of laboratory reports',
  },
  older: {
    id: 'health.lab.older',
    defaultMessage: '{count, plural, one {Show # older report} other {Show # older reports}}',
    description: 'Button that shows the laboratory reports after the newest ones; how many there are',
  },
  orderedBy: {
    id: 'health.lab.orderedBy',
    defaultMessage: 'Ordered by {name}',
    description: 'Who ordered a laboratory report',
  },
  performer: {
    id: 'health.lab.performer',
    defaultMessage: 'Reported by {name}',
    description: 'Who made a laboratory report: a laboratory or a person there',
  },
  specimen: {
    id: 'health.lab.specimen',
    defaultMessage: 'Sample: {specimen}',
    description: 'What a laboratory examined, such as blood, in the words of the record',
  },
  range: { id: 'health.lab.range', defaultMessage: 'Usual range', description: 'Column of a laboratory report' },
  pending: {
    id: 'health.lab.pending',
    defaultMessage: 'Not ready yet',
    description: 'A laboratory value that is awaited',
  },
  download: {
    id: 'health.lab.download',
    defaultMessage: 'Download this report (PDF)',
    description: 'Button that saves one laboratory report',
  },
  noResults: {
    id: 'health.lab.noResults',
    defaultMessage: 'This report has no individual results.',
    description: 'A laboratory report without result lines',
  },
  above: {
    id: 'health.lab.above',
    defaultMessage: 'up to {high}',
    description: 'A reference range with an upper bound only',
  },
  below: {
    id: 'health.lab.below',
    defaultMessage: 'from {low}',
    description: 'A reference range with a lower bound only',
  },
});

export const labStatusWords: Readonly<Record<Lab['status'], Message>> = defineMessages({
  final: { id: 'health.labStatus.final', defaultMessage: 'Final', description: 'Status of a laboratory report' },
  preliminary: {
    id: 'health.labStatus.preliminary',
    defaultMessage: 'Preliminary',
    description: 'Status of a laboratory report: may still change',
  },
  corrected: {
    id: 'health.labStatus.corrected',
    defaultMessage: 'Corrected',
    description: 'Status of a laboratory report',
  },
  pending: {
    id: 'health.labStatus.pending',
    defaultMessage: 'Pending',
    description: 'Status of a laboratory report: awaited',
  },
  cancelled: {
    id: 'health.labStatus.cancelled',
    defaultMessage: 'Canceled',
    description: 'Status of a laboratory report',
  },
  unknown: {
    id: 'health.labStatus.unknown',
    defaultMessage: 'Status not noted',
    description: 'Status of a laboratory report',
  },
});

export const flagWords: Readonly<Record<NonNullable<LabResult['flag']>, Message>> = defineMessages({
  low: {
    id: 'health.flag.low',
    defaultMessage: 'Low',
    description: 'Beside a laboratory value: under its reference range',
  },
  high: {
    id: 'health.flag.high',
    defaultMessage: 'High',
    description: 'Beside a laboratory value: over its reference range',
  },
  'critical-low': {
    id: 'health.flag.critical-low',
    defaultMessage: 'Very low',
    description: 'Beside a laboratory value: critically low',
  },
  'critical-high': {
    id: 'health.flag.critical-high',
    defaultMessage: 'Very high',
    description: 'Beside a laboratory value: critically high',
  },
  abnormal: {
    id: 'health.flag.abnormal',
    defaultMessage: 'Outside the usual range',
    description: 'Beside a laboratory value: abnormal, without direction',
  },
  normal: {
    id: 'health.flag.normal',
    defaultMessage: 'Within the usual range',
    description: 'Beside a laboratory value: within its reference range',
  },
});
