import { defineMessages } from '@portico/application/texts';

export const recordImmunizationWords = defineMessages({
  vaccine: {
    id: 'documents.recordImmunization.vaccine',
    defaultMessage: 'Vaccine',
    description: 'Printed record, immunization: vaccine',
  },
  code: {
    id: 'documents.recordImmunization.code',
    defaultMessage: 'Code',
    description: 'Printed record, immunization: code',
  },
  date: {
    id: 'documents.recordImmunization.date',
    defaultMessage: 'Date',
    description: 'Printed record, immunization: date',
  },
  status: {
    id: 'documents.recordImmunization.status',
    defaultMessage: 'Status',
    description: 'Printed record, immunization: status',
  },
  details: {
    id: 'documents.recordImmunization.details',
    defaultMessage: 'Details',
    description: 'Printed record, immunization: details',
  },
});

export const recordGivenWords = defineMessages({
  completed: {
    id: 'documents.recordGiven.completed',
    defaultMessage: 'Given',
    description: 'Printed record, immunization status: completed',
  },
  'not-done': {
    id: 'documents.recordGiven.not-done',
    defaultMessage: 'Not given',
    description: 'Printed record, immunization status: not-done',
  },
  unknown: {
    id: 'documents.recordGiven.unknown',
    defaultMessage: 'Not stated',
    description: 'Printed record, immunization status: unknown',
  },
});

export const recordVitalSignWords = defineMessages({
  name: {
    id: 'documents.recordVitalSign.name',
    defaultMessage: 'Measure',
    description: 'Printed record, vital sign: name',
  },
  bloodPressure: {
    id: 'documents.recordVitalSign.bloodPressure',
    defaultMessage: 'Blood pressure',
    description: 'Printed record, vital sign: bloodPressure',
  },
  value: {
    id: 'documents.recordVitalSign.value',
    defaultMessage: 'Value',
    description: 'Printed record, vital sign: value',
  },
  noValue: {
    id: 'documents.recordVitalSign.noValue',
    defaultMessage: 'Not stated',
    description: 'Printed record, vital sign: noValue',
  },
  date: {
    id: 'documents.recordVitalSign.date',
    defaultMessage: 'Date',
    description: 'Printed record, vital sign: date',
  },
  status: {
    id: 'documents.recordVitalSign.status',
    defaultMessage: 'Status',
    description: 'Printed record, vital sign: status',
  },
});

export const recordVitalSignStatusWords = defineMessages({
  final: {
    id: 'documents.recordVitalSignStatus.final',
    defaultMessage: 'Final',
    description: 'Printed record, vital sign status: final',
  },
  preliminary: {
    id: 'documents.recordVitalSignStatus.preliminary',
    defaultMessage: 'Preliminary',
    description: 'Printed record, vital sign status: preliminary',
  },
  corrected: {
    id: 'documents.recordVitalSignStatus.corrected',
    defaultMessage: 'Corrected',
    description: 'Printed record, vital sign status: corrected',
  },
  unknown: {
    id: 'documents.recordVitalSignStatus.unknown',
    defaultMessage: 'Not stated',
    description: 'Printed record, vital sign status: unknown',
  },
});

export const recordProcedureWords = defineMessages({
  name: {
    id: 'documents.recordProcedure.name',
    defaultMessage: 'Procedure',
    description: 'Printed record, procedure: name',
  },
  code: {
    id: 'documents.recordProcedure.code',
    defaultMessage: 'Code',
    description: 'Printed record, procedure: code',
  },
  date: {
    id: 'documents.recordProcedure.date',
    defaultMessage: 'Date',
    description: 'Printed record, procedure: date',
  },
  status: {
    id: 'documents.recordProcedure.status',
    defaultMessage: 'Status',
    description: 'Printed record, procedure: status',
  },
  performer: {
    id: 'documents.recordProcedure.performer',
    defaultMessage: 'By',
    description: 'Printed record, procedure: performer',
  },
});

export const recordProcedureStatusWords = defineMessages({
  planned: {
    id: 'documents.recordProcedureStatus.planned',
    defaultMessage: 'Planned',
    description: 'Printed record, procedure status: planned',
  },
  'in-progress': {
    id: 'documents.recordProcedureStatus.in-progress',
    defaultMessage: 'In progress',
    description: 'Printed record, procedure status: in-progress',
  },
  'on-hold': {
    id: 'documents.recordProcedureStatus.on-hold',
    defaultMessage: 'On hold',
    description: 'Printed record, procedure status: on-hold',
  },
  completed: {
    id: 'documents.recordProcedureStatus.completed',
    defaultMessage: 'Done',
    description: 'Printed record, procedure status: completed',
  },
  stopped: {
    id: 'documents.recordProcedureStatus.stopped',
    defaultMessage: 'Stopped',
    description: 'Printed record, procedure status: stopped',
  },
  'not-done': {
    id: 'documents.recordProcedureStatus.not-done',
    defaultMessage: 'Not done',
    description: 'Printed record, procedure status: not-done',
  },
  unknown: {
    id: 'documents.recordProcedureStatus.unknown',
    defaultMessage: 'Not stated',
    description: 'Printed record, procedure status: unknown',
  },
});
