import type { ItemDetail } from '@portico/domain/health';
import { defineMessages } from 'react-intl';
import type { Message } from '../../words/message-descriptor.ts';
import type { ListedSection } from './record-items.messages.ts';

/** What an entry says further; a part of a finding is said in the words of its source alone. */
export const itemDetailWords: Readonly<Record<Exclude<ItemDetail<ListedSection>, 'part'>, Message>> = defineMessages({
  diagnosis: {
    id: 'recordItems.detail.diagnosis',
    defaultMessage: 'Diagnosis: {text}',
    description: 'What an entry of the record says further',
  },
  reason: {
    id: 'recordItems.detail.reason',
    defaultMessage: 'Reason: {text}',
    description: 'What an entry of the record says further',
  },
  performer: {
    id: 'recordItems.detail.performer',
    defaultMessage: 'Provider: {text}',
    description: 'What an entry of the record says further',
  },
  place: {
    id: 'recordItems.detail.place',
    defaultMessage: 'Place: {text}',
    description: 'What an entry of the record says further',
  },
  disposition: {
    id: 'recordItems.detail.disposition',
    defaultMessage: 'After the visit: {text}',
    description: 'What an entry of the record says further',
  },
  conclusion: {
    id: 'recordItems.detail.conclusion',
    defaultMessage: 'Conclusion: {text}',
    description: 'What an entry of the record says further',
  },
  relative: {
    id: 'recordItems.detail.relative',
    defaultMessage: 'Relative: {text}',
    description: 'What an entry of the record says further',
  },
  age: {
    id: 'recordItems.detail.age',
    defaultMessage: 'Age when it began: {text}',
    description: 'What an entry of the record says further',
  },
  outcome: {
    id: 'recordItems.detail.outcome',
    defaultMessage: 'Outcome: {text}',
    description: 'What an entry of the record says further',
  },
  target: {
    id: 'recordItems.detail.target',
    defaultMessage: 'Target: {text}',
    description: 'What an entry of the record says further',
  },
  achievement: {
    id: 'recordItems.detail.achievement',
    defaultMessage: 'Progress: {text}',
    description: 'What an entry of the record says further',
  },
  activity: {
    id: 'recordItems.detail.activity',
    defaultMessage: 'Planned care: {text}',
    description: 'What an entry of the record says further',
  },
  udi: {
    id: 'recordItems.detail.udi',
    defaultMessage: 'Unique device identifier (UDI): {text}',
    description: 'What an entry of the record says further',
  },
  'device-identifier': {
    id: 'recordItems.detail.deviceIdentifier',
    defaultMessage: 'Device identifier (DI): {text}',
    description: 'What an entry of the record says further',
  },
  manufacturer: {
    id: 'recordItems.detail.manufacturer',
    defaultMessage: 'Manufacturer: {text}',
    description: 'What an entry of the record says further',
  },
  model: {
    id: 'recordItems.detail.model',
    defaultMessage: 'Model: {text}',
    description: 'What an entry of the record says further',
  },
  serial: {
    id: 'recordItems.detail.serial',
    defaultMessage: 'Serial number: {text}',
    description: 'What an entry of the record says further',
  },
  lot: {
    id: 'recordItems.detail.lot',
    defaultMessage: 'Lot number: {text}',
    description: 'What an entry of the record says further',
  },
  'distinct-code': {
    id: 'recordItems.detail.distinctCode',
    defaultMessage: 'Distinct identification code: {text}',
    description: 'What an entry of the record says further',
  },
  agent: {
    id: 'recordItems.detail.agent',
    defaultMessage: 'Person named: {text}',
    description: 'What an entry of the record says further',
  },
  plan: {
    id: 'recordItems.detail.plan',
    defaultMessage: 'Plan: {text}',
    description: 'What an entry of the record says further',
  },
  'payer-number': {
    id: 'recordItems.detail.payerNumber',
    defaultMessage: 'Payer ID: {text}',
    description: 'What an entry of the record says further',
  },
  member: {
    id: 'recordItems.detail.member',
    defaultMessage: 'Member ID: {text}',
    description: 'What an entry of the record says further',
  },
  group: {
    id: 'recordItems.detail.group',
    defaultMessage: 'Group number: {text}',
    description: 'What an entry of the record says further',
  },
  subscriber: {
    id: 'recordItems.detail.subscriber',
    defaultMessage: 'Subscriber: {text}',
    description: 'What an entry of the record says further',
  },
  'subscriber-number': {
    id: 'recordItems.detail.subscriberNumber',
    defaultMessage: 'Subscriber ID: {text}',
    description: 'What an entry of the record says further',
  },
  relationship: {
    id: 'recordItems.detail.relationship',
    defaultMessage: 'Relationship to subscriber: {text}',
    description: 'What an entry of the record says further',
  },
});
