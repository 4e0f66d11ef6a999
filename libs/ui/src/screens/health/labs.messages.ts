import type { Lab, LabResult } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const labWords = defineMessages({
  reports: {
    id: 'labs.screen.reports',
    defaultMessage: 'Reports',
    description: 'Heading of the list of laboratory reports',
  },
  newReports: {
    id: 'labs.screen.newReports',
    defaultMessage: 'New reports',
    description: 'Heading of the laboratory reports that the person had not read when the page was opened',
  },
  older: {
    id: 'labs.screen.older',
    defaultMessage: '{count, plural, one {Show # older report} other {Show # older reports}}',
    description: 'Button that shows the laboratory reports after the newest ones; how many there are',
  },
  comment: {
    id: 'labs.screen.comment',
    defaultMessage: 'Comment',
    description: 'Above what somebody of the practice wrote about a laboratory report',
  },
  commentFrom: {
    id: 'labs.screen.commentFrom',
    defaultMessage: 'Comment from {name}',
    description: 'Above what this person wrote about a laboratory report',
  },
  range: { id: 'labs.screen.range', defaultMessage: 'Usual range', description: 'Column of a laboratory report' },
  pending: {
    id: 'labs.screen.pending',
    defaultMessage: 'Not ready yet',
    description: 'A laboratory value that is awaited',
  },
  download: {
    id: 'labs.screen.download',
    defaultMessage: 'Download this report (PDF)',
    description: 'Button that saves one laboratory report',
  },
  noResults: {
    id: 'labs.screen.noResults',
    defaultMessage: 'This report has no individual results.',
    description: 'A laboratory report without result lines',
  },
  above: {
    id: 'labs.screen.above',
    defaultMessage: 'up to {high}',
    description: 'A reference range with an upper bound only',
  },
  below: {
    id: 'labs.screen.below',
    defaultMessage: 'from {low}',
    description: 'A reference range with a lower bound only',
  },
});

export const labStatusWords: Readonly<Record<Lab['status'], Message>> = defineMessages({
  final: { id: 'labs.status.final', defaultMessage: 'Final', description: 'Status of a laboratory report' },
  preliminary: {
    id: 'labs.status.preliminary',
    defaultMessage: 'Preliminary',
    description: 'Status of a laboratory report: may still change',
  },
  corrected: {
    id: 'labs.status.corrected',
    defaultMessage: 'Corrected',
    description: 'Status of a laboratory report',
  },
  pending: {
    id: 'labs.status.pending',
    defaultMessage: 'Pending',
    description: 'Status of a laboratory report: awaited',
  },
  cancelled: {
    id: 'labs.status.cancelled',
    defaultMessage: 'Canceled',
    description: 'Status of a laboratory report',
  },
  unknown: {
    id: 'labs.status.unknown',
    defaultMessage: 'Status not noted',
    description: 'Status of a laboratory report',
  },
});

/** How many values of a report are out of their range, beside its name. */
export const flagCountWords: Readonly<Record<Exclude<NonNullable<LabResult['flag']>, 'normal'>, Message>> =
  defineMessages({
    'critical-high': {
      id: 'labs.flagCount.critical-high',
      defaultMessage: '{count, plural, one {# very high} other {# very high}}',
      description: 'Beside the name of a laboratory report: how many values are critically high',
    },
    'critical-low': {
      id: 'labs.flagCount.critical-low',
      defaultMessage: '{count, plural, one {# very low} other {# very low}}',
      description: 'Beside the name of a laboratory report: how many values are critically low',
    },
    high: {
      id: 'labs.flagCount.high',
      defaultMessage: '{count, plural, one {# high} other {# high}}',
      description: 'Beside the name of a laboratory report: how many values are over their range',
    },
    low: {
      id: 'labs.flagCount.low',
      defaultMessage: '{count, plural, one {# low} other {# low}}',
      description: 'Beside the name of a laboratory report: how many values are under their range',
    },
    abnormal: {
      id: 'labs.flagCount.abnormal',
      defaultMessage: '{count} outside the usual range',
      description: 'Beside the name of a laboratory report: how many values are abnormal, without direction',
    },
  });

export const flagWords: Readonly<Record<NonNullable<LabResult['flag']>, Message>> = defineMessages({
  low: {
    id: 'labs.flag.low',
    defaultMessage: 'Low',
    description: 'Beside a laboratory value: under its reference range',
  },
  high: {
    id: 'labs.flag.high',
    defaultMessage: 'High',
    description: 'Beside a laboratory value: over its reference range',
  },
  'critical-low': {
    id: 'labs.flag.critical-low',
    defaultMessage: 'Very low',
    description: 'Beside a laboratory value: critically low',
  },
  'critical-high': {
    id: 'labs.flag.critical-high',
    defaultMessage: 'Very high',
    description: 'Beside a laboratory value: critically high',
  },
  abnormal: {
    id: 'labs.flag.abnormal',
    defaultMessage: 'Outside the usual range',
    description: 'Beside a laboratory value: abnormal, without direction',
  },
  normal: {
    id: 'labs.flag.normal',
    defaultMessage: 'Within the usual range',
    description: 'Beside a laboratory value: within its reference range',
  },
});
