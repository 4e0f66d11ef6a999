import type { VitalSign } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const vitalSignWords = defineMessages({
  bloodPressure: {
    id: 'vitalSigns.screen.bloodPressure',
    defaultMessage: 'Blood pressure',
    description: 'Heading over the values of a measure',
  },
  date: {
    id: 'vitalSigns.screen.date',
    defaultMessage: 'Date',
    description: 'Heading of a column of values',
  },
  value: {
    id: 'vitalSigns.screen.value',
    defaultMessage: 'Value',
    description: 'Heading of a column of values',
  },
  noValue: {
    id: 'vitalSigns.screen.noValue',
    defaultMessage: 'Value not noted',
    description: 'The record has no value for this vital sign',
  },
  noDate: {
    id: 'vitalSigns.screen.noDate',
    defaultMessage: 'Date not noted',
    description: 'The record does not say when this vital sign was measured',
  },
  part: {
    id: 'vitalSigns.screen.part',
    defaultMessage: '{name}: {value}',
    description: 'One of several values that were measured together',
  },
  older: {
    id: 'vitalSigns.screen.older',
    defaultMessage: '{count, plural, one {Show # older value} other {Show # older values}}',
    description: 'Button that shows the values after the newest ones; how many there are',
  },
});

export const vitalSignStatusWords: Readonly<Record<Exclude<VitalSign['status'], 'final'>, Message>> = defineMessages({
  preliminary: {
    id: 'vitalSigns.status.preliminary',
    defaultMessage: 'Preliminary',
    description: 'Status of a vital sign',
  },
  corrected: {
    id: 'vitalSigns.status.corrected',
    defaultMessage: 'Corrected',
    description: 'Status of a vital sign',
  },
  unknown: {
    id: 'vitalSigns.status.unknown',
    defaultMessage: 'Status not noted',
    description: 'The record says nothing about the status',
  },
});
