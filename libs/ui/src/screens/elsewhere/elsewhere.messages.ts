import { defineMessages } from 'react-intl';

export const elsewhereWords = defineMessages({
  practice: {
    id: 'elsewhere.choice.practice',
    defaultMessage: 'Practice',
    description: 'Label of the practice selector',
  },
  waiting: {
    id: 'elsewhere.choice.waiting',
    defaultMessage: '{practice} ({items})',
    description:
      'Entry of the practice selector: a practice that is not open, and what waits there, such as “10 to do, including 1 unread message”',
  },
  toDo: {
    id: 'elsewhere.choice.toDo',
    defaultMessage: '{count} to do',
    description: 'In that entry: how many things wait there',
  },
  toDoUnread: {
    id: 'elsewhere.choice.toDoUnread',
    defaultMessage: '{count} to do, including {unread, plural, one {# unread message} other {# unread messages}}',
    description: 'The same where some of them are unread messages, and others are not',
  },
  switchPractice: {
    id: 'elsewhere.choice.switchPractice',
    defaultMessage: 'Switch practice',
    description: 'Below the name of the practice that is open, where nothing waits at the others',
  },
  othersCount: {
    id: 'elsewhere.choice.othersCount',
    defaultMessage: 'Other practices: {count} to do',
    description: 'Below the name of the practice that is open: how many things wait at the others',
  },
  switchTo: {
    id: 'elsewhere.choice.switchTo',
    defaultMessage: 'Switch to {practice}',
    description:
      'Button beside the practice selector, once another practice was chosen by keyboard; also at what waits there',
  },
  notYetSwitched: {
    id: 'elsewhere.choice.notYetSwitched',
    defaultMessage: 'Not switched yet. Press Enter to switch to {practice}.',
    description: 'Said to screen readers when the keyboard moved to another practice in the selector',
  },
  unread: {
    id: 'elsewhere.line.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'Part of the line on what waits at another practice',
  },
  alsoUnread: {
    id: 'elsewhere.line.alsoUnread',
    defaultMessage:
      '{count, plural, one {Also # unread message at {practice}.} other {Also # unread messages at {practice}.}}',
    description: 'Line above the messages of the practice that is open: what is unread at another one',
  },
  alsoDue: {
    id: 'elsewhere.line.alsoDue',
    defaultMessage: 'Also {amount} to pay at {practice}.',
    description: 'Line above the payments of the practice that is open: what is due at another one',
  },
  results: {
    id: 'elsewhere.line.results',
    defaultMessage: '{count, plural, one {# new result} other {# new results}}',
    description: 'Part of the line on what waits at another practice',
  },
  forms: {
    id: 'elsewhere.line.forms',
    defaultMessage: '{count, plural, one {# form to fill out} other {# forms to fill out}}',
    description: 'Part of the line on what waits at another practice',
  },
  due: {
    id: 'elsewhere.line.due',
    defaultMessage: '{amount} to pay',
    description: 'Part of the line on what waits at another practice',
  },
  switch: {
    id: 'elsewhere.line.switch',
    defaultMessage: 'Switch',
    description: 'Button behind that line: opens the other practice; its name is read out with it',
  },
  at: {
    id: 'elsewhere.line.at',
    defaultMessage: 'At {practice}: {items}.',
    description:
      'Line on the home page: what waits at another practice; the items are a list such as “1 unread message and $295.00 to pay”',
  },
});
