import { defineMessages } from '@portico/application/texts';

export const recordResultWords = defineMessages({
  name: { id: 'documents.recordResult.name', defaultMessage: 'Test', description: 'Printed record, result: name' },
  value: { id: 'documents.recordResult.value', defaultMessage: 'Result', description: 'Printed record, result: value' },
  reference: {
    id: 'documents.recordResult.reference',
    defaultMessage: 'Usual range',
    description: 'Printed record, result: reference',
  },
  flag: { id: 'documents.recordResult.flag', defaultMessage: 'Note', description: 'Printed record, result: flag' },
});

export const billTableWords = defineMessages({
  from: { id: 'documents.billTable.from', defaultMessage: 'Service from', description: 'Table of claims: heading' },
  until: { id: 'documents.billTable.until', defaultMessage: 'Service until', description: 'Table of claims: heading' },
});

export const labTableWords = defineMessages({
  date: { id: 'documents.labTable.date', defaultMessage: 'Date', description: 'Table of lab results: heading' },
  unit: { id: 'documents.labTable.unit', defaultMessage: 'Unit', description: 'Table of lab results: heading' },
  status: { id: 'documents.labTable.status', defaultMessage: 'Status', description: 'Table of lab results: heading' },
  orderedBy: {
    id: 'documents.labTable.orderedBy',
    defaultMessage: 'Ordered by',
    description: 'Table of lab results: heading',
  },
});

export const recordLabStatusWords = defineMessages({
  final: {
    id: 'documents.recordLabStatus.final',
    defaultMessage: 'Final',
    description: 'Printed record, labStatus: final',
  },
  preliminary: {
    id: 'documents.recordLabStatus.preliminary',
    defaultMessage: 'Preliminary',
    description: 'Printed record, labStatus: preliminary',
  },
  corrected: {
    id: 'documents.recordLabStatus.corrected',
    defaultMessage: 'Corrected',
    description: 'Printed record, labStatus: corrected',
  },
  pending: {
    id: 'documents.recordLabStatus.pending',
    defaultMessage: 'Pending',
    description: 'Printed record, labStatus: pending',
  },
  cancelled: {
    id: 'documents.recordLabStatus.cancelled',
    defaultMessage: 'Canceled',
    description: 'Printed record, labStatus: cancelled',
  },
  unknown: {
    id: 'documents.recordLabStatus.unknown',
    defaultMessage: 'Not noted',
    description: 'Printed record, labStatus: unknown',
  },
});

export const recordFlagWords = defineMessages({
  low: { id: 'documents.recordFlag.low', defaultMessage: 'Low', description: 'Printed record, flag: low' },
  high: { id: 'documents.recordFlag.high', defaultMessage: 'High', description: 'Printed record, flag: high' },
  'critical-low': {
    id: 'documents.recordFlag.critical-low',
    defaultMessage: 'Critically low',
    description: 'Printed record, flag: critical-low',
  },
  'critical-high': {
    id: 'documents.recordFlag.critical-high',
    defaultMessage: 'Critically high',
    description: 'Printed record, flag: critical-high',
  },
  abnormal: {
    id: 'documents.recordFlag.abnormal',
    defaultMessage: 'Outside the usual range',
    description: 'Printed record, flag: abnormal',
  },
  normal: { id: 'documents.recordFlag.normal', defaultMessage: 'Normal', description: 'Printed record, flag: normal' },
});
