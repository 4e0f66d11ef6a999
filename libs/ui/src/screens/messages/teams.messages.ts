import { defineMessages } from 'react-intl';

/** Teams of a practice, by name. */
export const teamWords = defineMessages({
  'front-desk': {
    id: 'messages.team.front-desk',
    defaultMessage: 'Front desk',
    description: 'Whom a message is written to, and whom a conversation is with',
  },
  billing: {
    id: 'messages.team.billing',
    defaultMessage: 'Billing',
    description: 'Whom a message is written to, and whom a conversation is with',
  },
  'care-team': {
    id: 'messages.team.care-team',
    defaultMessage: 'Nurse or care team',
    description: 'Whom a message is written to, and whom a conversation is with',
  },
});

/** What each team is for. */
export const teamPurposeWords = defineMessages({
  'front-desk': {
    id: 'messages.teamPurpose.front-desk',
    defaultMessage: 'Visits, forms, records and insurance cards.',
    description: 'Below the front desk in the list of those to write to',
  },
  billing: {
    id: 'messages.teamPurpose.billing',
    defaultMessage: 'Bills, payments and what insurance paid.',
    description: 'Below billing in the list of those to write to',
  },
  'care-team': {
    id: 'messages.teamPurpose.care-team',
    defaultMessage: 'Symptoms, medications, test results and follow-up questions.',
    description: 'Below the care team in the list of those to write to',
  },
});

export const answerWords = defineMessages({
  provider: {
    id: 'messages.answer.provider',
    defaultMessage: 'Questions about care for this provider.',
    description: 'Below a provider in the list of those to write to',
  },
  hours: {
    id: 'messages.answer.hours',
    defaultMessage: '{hours, plural, one {Usually answers within # hour.} other {Usually answers within # hours.}}',
    description: 'After what somebody is written to for',
  },
  days: {
    id: 'messages.answer.days',
    defaultMessage: '{days, plural, one {Usually answers within # day.} other {Usually answers within # days.}}',
    description: 'As hours, from two days on',
  },
  teamInactive: {
    id: 'messages.answer.teamInactive',
    defaultMessage: 'This team no longer takes messages here. Write a new message to someone else, or call us.',
    description: 'In place of the box for a reply',
  },
});
