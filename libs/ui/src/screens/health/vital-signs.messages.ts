import type { VitalSign } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const vitalSignWords = defineMessages({
  bloodPressure: {
    id: 'health.vitalSign.bloodPressure',
    defaultMessage: 'Blood pressure',
    description: 'Heading over the values of a measure',
  },
  date: {
    id: 'health.vitalSign.date',
    defaultMessage: 'Date',
    description: 'Heading of a column of values',
  },
  value: {
    id: 'health.vitalSign.value',
    defaultMessage: 'Value',
    description: 'Heading of a column of values',
  },
  noValue: {
    id: 'health.vitalSign.noValue',
    defaultMessage: 'Value not noted',
    description: 'The record has no value for this vital sign',
  },
  noDate: {
    id: 'health.vitalSign.noDate',
    defaultMessage: 'Date not noted',
    description: 'The record does not say when this vital sign was measured',
  },
  part: {
    id: 'health.vitalSign.part',
    defaultMessage: '{name}: {value}',
    description: 'One of several values that were measured together',
  },
  older: {
    id: 'health.vitalSign.older',
    defaultMessage: '{count, plural, one {Show # older value} other {Show # older values}}',
    description: 'Button that shows the values after the newest ones; how many there are',
  },
});

export const vitalSignStatusWords: Readonly<Record<Exclude<VitalSign['status'], 'final'>, Message>> = defineMessages({
  preliminary: {
    id: 'health.vitalSignStatus.preliminary',
    defaultMessage: 'Preliminary',
    description: 'Status of a vital sign',
  },
  corrected: {
    id: 'health.vitalSignStatus.corrected',
    defaultMessage: 'Corrected',
    description: 'Status of a vital sign',
  },
  unknown: {
    id: 'health.vitalSignStatus.unknown',
    defaultMessage: 'Status not noted',
    description: 'The record says nothing about the status',
  },
});
