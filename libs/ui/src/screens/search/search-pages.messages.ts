import { defineMessages } from 'react-intl';

/** Pages that a search can find, as a person would ask for them. */
export const pageWords = defineMessages({
  book: {
    id: 'search.page.book',
    defaultMessage: 'Book a visit',
    description: 'A page that was found: link',
  },
  visits: {
    id: 'search.page.visits',
    defaultMessage: 'Your visits',
    description: 'A page that was found: link',
  },
  write: {
    id: 'search.page.write',
    defaultMessage: 'Write a message',
    description: 'A page that was found: link',
  },
  refill: {
    id: 'search.page.refill',
    defaultMessage: 'Request a refill',
    description: 'A page that was found: link',
  },
  record: {
    id: 'search.page.record',
    defaultMessage: 'Your health record',
    description: 'A page that was found: link',
  },
  timeline: {
    id: 'search.page.timeline',
    defaultMessage: 'Your record by date',
    description: 'A page that was found: link',
  },
  pay: {
    id: 'search.page.pay',
    defaultMessage: 'Pay a bill',
    description: 'A page that was found: link',
  },
  cards: {
    id: 'search.page.cards',
    defaultMessage: 'Saved cards',
    description: 'A page that was found: link',
  },
  forms: {
    id: 'search.page.forms',
    defaultMessage: 'Forms',
    description: 'A page that was found: link',
  },
  details: {
    id: 'search.page.details',
    defaultMessage: 'Your details',
    description: 'A page that was found: link',
  },
  documents: {
    id: 'search.page.documents',
    defaultMessage: 'Insurance and ID',
    description: 'A page that was found: link',
  },
  contact: {
    id: 'search.page.contact',
    defaultMessage: 'How we contact you',
    description: 'A page that was found: link',
  },
  signIn: {
    id: 'search.page.signIn',
    defaultMessage: 'Password and sign-in',
    description: 'A page that was found: link',
  },
  delegates: {
    id: 'search.page.delegates',
    defaultMessage: 'People who help you',
    description: 'A page that was found: link',
  },
  activity: {
    id: 'search.page.activity',
    defaultMessage: 'Who saw your records',
    description: 'A page that was found: link',
  },
  help: {
    id: 'search.page.help',
    defaultMessage: 'Help',
    description: 'A page that was found: link',
  },
});

/** More words by which each page is found, in any order; nobody reads them. */
export const pageKeywords = defineMessages({
  book: {
    id: 'search.keywords.book',
    defaultMessage: 'schedule make appointment new see provider',
    description: 'Words that somebody may type who looks for this page',
  },
  visits: {
    id: 'search.keywords.visits',
    defaultMessage: 'appointments cancel reschedule change upcoming past directions video check in',
    description: 'Words that somebody may type who looks for this page',
  },
  write: {
    id: 'search.keywords.write',
    defaultMessage: 'talk to nurse contact ask question provider front desk billing care team send',
    description: 'Words that somebody may type who looks for this page',
  },
  refill: {
    id: 'search.keywords.refill',
    defaultMessage: 'refill prescription medication pharmacy renew drug',
    description: 'Words that somebody may type who looks for this page',
  },
  record: {
    id: 'search.keywords.record',
    defaultMessage:
      'labs test results blood allergies conditions vaccines immunizations shots documents download records',
    description: 'Words that somebody may type who looks for this page',
  },
  timeline: {
    id: 'search.keywords.timeline',
    defaultMessage: 'timeline history dates years past',
    description: 'Words that somebody may type who looks for this page',
  },
  pay: {
    id: 'search.keywords.pay',
    defaultMessage: 'payment balance owe statement plan receipt copay cost',
    description: 'Words that somebody may type who looks for this page',
  },
  cards: {
    id: 'search.keywords.cards',
    defaultMessage: 'credit debit payment card wallet',
    description: 'Words that somebody may type who looks for this page',
  },
  forms: {
    id: 'search.keywords.forms',
    defaultMessage: 'fill out sign paperwork consent',
    description: 'Words that somebody may type who looks for this page',
  },
  details: {
    id: 'search.keywords.details',
    defaultMessage: 'address phone name language interpreter accommodations wheelchair gender',
    description: 'Words that somebody may type who looks for this page',
  },
  documents: {
    id: 'search.keywords.documents',
    defaultMessage: 'insurance card photo driver license identification',
    description: 'Words that somebody may type who looks for this page',
  },
  contact: {
    id: 'search.keywords.contact',
    defaultMessage: 'reminders text messages emails notifications phone',
    description: 'Words that somebody may type who looks for this page',
  },
  signIn: {
    id: 'search.keywords.signIn',
    defaultMessage: 'security code passkey devices two step change',
    description: 'Words that somebody may type who looks for this page',
  },
  delegates: {
    id: 'search.keywords.delegates',
    defaultMessage:
      'let my daughter son husband wife spouse mother father family relative friend helper help me caregiver caretaker carer aide guardian proxy manage delegates someone else act for me share give access invite parent child',
    description: 'Words that somebody may type who looks for this page',
  },
  activity: {
    id: 'search.keywords.activity',
    defaultMessage: 'activity history log access',
    description: 'Words that somebody may type who looks for this page',
  },
  help: {
    id: 'search.keywords.help',
    defaultMessage: 'support call phone number problem question',
    description: 'Words that somebody may type who looks for this page',
  },
});
