import { defineMessages } from 'react-intl';

/** The section `notifications`. */
export const updatesWords = defineMessages({
  lead: {
    id: 'profile.updates.lead',
    defaultMessage: 'Choose how {practice} contacts you.',
    description: 'First line of the section; name of the practice',
  },
  leadFor: {
    id: 'profile.updates.leadFor',
    defaultMessage:
      'Choose how {practice} contacts {name}: at the email and mobile number of {name}, not at yours. What you book, change or cancel for {name} is also emailed to you.',
    description:
      'First line of the section for somebody who acts for another person; names of the practice and the person',
  },
  to: {
    id: 'profile.updates.to',
    defaultMessage: 'Emails go to {address}, the email you sign in with.',
    description: 'After that, for oneself: the email of the account, its first letter and its domain',
  },
  toOf: {
    id: 'profile.updates.toOf',
    defaultMessage: 'Their email is {address}.',
    description:
      'After that, for somebody who acts for another: the email of that person, its first letter and its domain',
  },
  noAccount: {
    id: 'profile.updates.noAccount',
    defaultMessage:
      '{name} has no account in this portal, so there’s nothing to choose. What you book, change or cancel for {name} is emailed to you. {practice} may also write to the email or phone number it has on file.',
    description:
      'In place of the list, for somebody who acts for a person without an account, as a child; names of the person and the practice',
  },
  mustComeFor: {
    id: 'profile.updates.mustComeFor',
    defaultMessage: 'Payments are always emailed to {name}, so no charge is a surprise.',
    description: 'For somebody who acts for another person: why a mail about payments cannot be switched off',
  },
  reminders: {
    id: 'profile.updates.reminders',
    defaultMessage: 'Reminders of visits',
    description: 'What one is told of',
  },
  visits: {
    id: 'profile.updates.visits',
    defaultMessage: 'Visits that are booked, changed or canceled',
    description: 'What one is told of',
  },
  results: {
    id: 'profile.updates.results',
    defaultMessage: 'New test results',
    description: 'What one is told of: reports of laboratories and of imaging',
  },
  payments: { id: 'profile.updates.payments', defaultMessage: 'Payments', description: 'What one is told of' },
  email: { id: 'profile.updates.email', defaultMessage: 'Email', description: 'By what one is told' },
  sms: { id: 'profile.updates.sms', defaultMessage: 'Text message', description: 'By what one is told' },
  mustCome: {
    id: 'profile.updates.mustCome',
    defaultMessage: 'We always email you about payments, so no charge is a surprise.',
    description: 'Why a mail about payments cannot be switched off',
  },
  nothing: {
    id: 'profile.updates.nothing',
    defaultMessage: 'You won’t get messages about this.',
    description: 'Below a topic of which nothing is chosen',
  },
  noPhone: {
    id: 'profile.updates.noPhone',
    defaultMessage: 'For text messages, your account needs a mobile number.',
    description: 'Why text messages cannot be chosen',
  },
  addPhone: {
    id: 'profile.updates.addPhone',
    defaultMessage: 'Add a number',
    description: 'Link to where a number is added',
  },
  noTopics: {
    id: 'profile.updates.noTopics',
    defaultMessage: '{practice} sends no notifications from this portal.',
    description: 'In place of the list, where the practice tells the portal of no visits and no payments',
  },
  messages: {
    id: 'profile.updates.messages',
    defaultMessage: 'New messages from the practice',
    description: 'What one is told of: above choices, or above a sentence where there are none',
  },
  messagesHow: {
    id: 'profile.updates.messagesHow',
    defaultMessage:
      'We don’t send an email or a text message about them. You see them in Messages, with how many are unread.',
    description: 'Below that heading',
  },
  codes: {
    id: 'profile.updates.codes',
    defaultMessage: 'We always send sign-in codes and security alerts for your account.',
    description: 'Last line of the section',
  },
});
