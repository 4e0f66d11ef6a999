import type { Extent } from '@portico/domain/delegates';
import { defineMessages } from 'react-intl';
import type { Message } from '../../words/message-descriptor.ts';

export const extentWords: Readonly<Record<Extent, Message>> = defineMessages({
  see: {
    id: 'delegates.extent.see',
    defaultMessage: 'See everything',
    description: 'Choice: how far a delegate is let in',
  },
  act: {
    id: 'delegates.extent.act',
    defaultMessage: 'See everything and make changes',
    description: 'Choice: how far a delegate is let in',
  },
  some: {
    id: 'delegates.extent.some',
    defaultMessage: 'Choose what they can see and do',
    description: 'Choice: how far a delegate is let in; opens boxes for each area',
  },
});

export const extentHints: Readonly<Record<Extent, Message>> = defineMessages({
  see: {
    id: 'delegates.extentHint.see',
    defaultMessage: 'They can’t change anything.',
    description: 'Below that choice',
  },
  act: {
    id: 'delegates.extentHint.act',
    defaultMessage: 'For example, they can book visits, pay bills and write messages for you.',
    description: 'Below that choice',
  },
  some: {
    id: 'delegates.extentHint.some',
    defaultMessage: 'For example, visits but not health records.',
    description: 'Below that choice',
  },
});

export const summaryWords = defineMessages({
  them: {
    id: 'delegates.summary.them',
    defaultMessage: 'Your helper',
    description: 'At the beginning of a sentence, in place of a name that is not typed yet',
  },
  none: {
    id: 'delegates.summary.none',
    defaultMessage: '{name} can’t see or do anything yet.',
    description: 'Above the button: nothing is chosen; name of the delegate',
  },
  changed: {
    id: 'delegates.summary.changed',
    defaultMessage: '{name} will be able to see and make changes in: {areas}.',
    description: 'Above the button: name of the delegate, names of areas such as visits and payments',
  },
  visits: {
    id: 'delegates.summary.visits',
    defaultMessage: 'For visits, they can book, reschedule and cancel.',
    description: 'After that sentence, where the delegate may make changes in visits',
  },
  seen: {
    id: 'delegates.summary.seen',
    defaultMessage: '{name} will be able to see, but not change: {areas}.',
    description: 'Above the button: name of the delegate, names of areas such as visits and payments',
  },
  practices: {
    id: 'delegates.summary.practices',
    defaultMessage: 'This is for {practices}.',
    description: 'After that sentence; names of the practices that were chosen',
  },
  until: {
    id: 'delegates.summary.until',
    defaultMessage: 'Access ends after {day}.',
    description: 'After that sentence; a date',
  },
});

export const choiceWords = defineMessages({
  untilPast: {
    id: 'delegates.permission.untilPast',
    defaultMessage: 'Choose today or a later day.',
    description: 'At the field for the last day of the access: that day is over',
  },
  extent: {
    id: 'delegates.permission.extent',
    defaultMessage: 'How much can {name} see and do?',
    description: 'Above the choice of how far a delegate is let in; name of the delegate',
  },
  them: {
    id: 'delegates.permission.them',
    defaultMessage: 'your helper',
    description: 'In place of a name that is not typed yet',
  },
});
