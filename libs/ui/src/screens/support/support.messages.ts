import { defineMessages } from 'react-intl';

export const supportWords = defineMessages({
  accessibility: {
    id: 'support.contact.accessibility',
    defaultMessage: 'Accessibility and language help (opens in a new tab)',
    description: 'Link to the accessibility statement',
  },
  loading: {
    id: 'support.contact.loading',
    defaultMessage: 'Loading the contact details…',
    description: 'Said while the page is fetched',
  },
  recent: {
    id: 'support.contact.recent',
    defaultMessage: 'Recent problems',
    description: 'Title over a short list of errors with their codes',
  },
  recentLead: {
    id: 'support.contact.recentLead',
    defaultMessage: 'If you call, read these lines to technical support. They contain no health information.',
    description: 'Under that title',
  },
  lead: {
    id: 'support.contact.lead',
    defaultMessage: 'Help with the portal: signing in, finding your records, using this site.',
    description: 'Under the title of the help page',
  },
  phone: {
    id: 'support.contact.phone',
    defaultMessage: 'Phone',
    description: 'Label of the phone number of technical support',
  },
  email: {
    id: 'support.contact.email',
    defaultMessage: 'Email',
    description: 'Label of the email address of technical support',
  },
  hours: {
    id: 'support.contact.hours',
    defaultMessage: 'Hours',
    description: 'Label of the hours of technical support',
  },
  hoursText: {
    id: 'support.contact.hoursText',
    defaultMessage: '{days}, {from} to {to}',
    description: 'Days of the week and time of day, such as Monday to Friday, 8:00 AM to 6:00 PM',
  },
  daysText: {
    id: 'support.contact.daysText',
    defaultMessage: '{first} to {last}',
    description: 'First and last of several days in a row',
  },
  medicalTitle: {
    id: 'support.contact.medicalTitle',
    defaultMessage: 'For medical questions',
    description: 'Heading of the note about care',
  },
  medical: {
    id: 'support.contact.medical',
    defaultMessage: 'Technical support can’t answer questions about your health. Please call {practice} at {phone}.',
    description: 'Note about care; name and phone of the practice',
  },
  medicalAnywhere: {
    id: 'support.contact.medicalAnywhere',
    defaultMessage:
      'Technical support can’t answer questions about health. Please call the practice of the person you help.',
    description: 'Note about care for a delegate who is at no practice at the moment',
  },
  callPractice: {
    id: 'support.contact.callPractice',
    defaultMessage: 'Call {practice}',
    description: 'Link that calls the practice',
  },
  emergency: {
    id: 'support.contact.emergency',
    defaultMessage: 'In an emergency, call 911.',
    description: 'Note about care, last sentence',
  },
  questions: {
    id: 'support.contact.questions',
    defaultMessage: 'Frequent questions',
    description: 'Heading of the questions and answers',
  },
});

export const questionWords = defineMessages({
  password: {
    id: 'support.question.password',
    defaultMessage: 'What if I forget my password?',
    description: 'Question',
  },
  passwordAnswer: {
    id: 'support.question.passwordAnswer',
    defaultMessage:
      'Call technical support at the number on this page. We’ll confirm your identity, then help you choose a new password.',
    description: 'Answer',
  },
  signedOut: { id: 'support.question.signedOut', defaultMessage: 'Why was I signed out?', description: 'Question' },
  signedOutAnswer: {
    id: 'support.question.signedOutAnswer',
    defaultMessage:
      'After 10 minutes without a tap or a key press, the portal signs you out to keep your records private.',
    description: 'Answer',
  },
  requested: {
    id: 'support.question.requested',
    defaultMessage: 'Is a requested visit booked?',
    description: 'Question',
  },
  requestedAnswer: {
    id: 'support.question.requestedAnswer',
    defaultMessage: 'No. The practice still has to confirm it. Once they do, it says “Booked”.',
    description: 'Answer',
  },
  wrong: {
    id: 'support.question.wrong',
    defaultMessage: 'Something in my record is wrong. What can I do?',
    description: 'Question',
  },
  wrongAnswer: {
    id: 'support.question.wrongAnswer',
    defaultMessage:
      'Your practice keeps your record. In My Health, press “Correct or add a note” at the entry that is wrong, or call the practice.',
    description: 'Answer',
  },
  time: {
    id: 'support.question.time',
    defaultMessage: 'Which time zone are my visits in?',
    description: 'Question',
  },
  timeAnswer: {
    id: 'support.question.timeAnswer',
    defaultMessage:
      'Always the time at the office. If your phone or computer shows another time zone, we write the zone next to the time.',
    description: 'Answer',
  },
  results: { id: 'support.question.results', defaultMessage: 'Where do I find test results?', description: 'Question' },
  resultsAnswer: {
    id: 'support.question.resultsAnswer',
    defaultMessage:
      'In My Health, under “Lab results”. Results that haven’t been opened yet stand at the top of the page.',
    description: 'Answer',
  },
  resultsLink: {
    id: 'support.question.resultsLink',
    defaultMessage: 'See test results',
    description: 'Link below the answer to where it is done',
  },
  refill: { id: 'support.question.refill', defaultMessage: 'How do I ask for a refill?', description: 'Question' },
  refillAnswer: {
    id: 'support.question.refillAnswer',
    defaultMessage:
      'In My Health, find the medication and select “Request a refill” next to it. What the practice answers is shown there, too.',
    description: 'Answer',
  },
  refillLink: {
    id: 'support.question.refillLink',
    defaultMessage: 'See medications',
    description: 'Link below the answer to where it is done',
  },
  checkIn: {
    id: 'support.question.checkIn',
    defaultMessage: 'When can I check in for a visit?',
    description: 'Question',
  },
  checkInAnswer: {
    id: 'support.question.checkInAnswer',
    defaultMessage:
      'As soon as the practice opens check-in for a visit, “Check in” is shown on Home and at the visit. If it isn’t shown, check in at the front desk.',
    description: 'Answer',
  },
  checkInLink: {
    id: 'support.question.checkInLink',
    defaultMessage: 'See visits',
    description: 'Link below the answer to where it is done',
  },
  part: { id: 'support.question.part', defaultMessage: 'Can I pay a part of what is due?', description: 'Question' },
  partAnswer: {
    id: 'support.question.partAnswer',
    defaultMessage:
      'Yes, where the practice takes payments online: go to the payment, choose another amount than all of it, and enter it. The page says what is left to pay before you pay.',
    description: 'Answer',
  },
  partLink: {
    id: 'support.question.partLink',
    defaultMessage: 'See payments',
    description: 'Link below the answer to where it is done',
  },
  helpers: { id: 'support.question.helpers', defaultMessage: 'How can someone help me here?', description: 'Question' },
  helpersAnswer: {
    id: 'support.question.helpersAnswer',
    defaultMessage:
      'Invite the person with their email, and choose what they can see and change. You can change this, or end it, at any time.',
    description: 'Answer',
  },
  helpersLink: {
    id: 'support.question.helpersLink',
    defaultMessage: 'See people who help you',
    description: 'Link below the answer to where it is done',
  },
  helping: {
    id: 'support.question.helping',
    defaultMessage: 'Who else helps the person I help?',
    description: 'Question',
  },
  helpingAnswer: {
    id: 'support.question.helpingAnswer',
    defaultMessage:
      'If you decide for a person without an account, such as a child, the other helpers are listed next to what you can do. Otherwise, the practice can tell you.',
    description: 'Answer',
  },
  helpingLink: {
    id: 'support.question.helpingLink',
    defaultMessage: 'See people you help',
    description: 'Link below the answer to where it is done',
  },
  letters: {
    id: 'support.question.letters',
    defaultMessage: 'How do I make the letters larger?',
    description: 'Question',
  },
  lettersAnswer: {
    id: 'support.question.lettersAnswer',
    defaultMessage:
      'Select “Text size”. On a phone it’s in the menu, on a computer at the top of the page. It stays that way on this device.',
    description: 'Answer',
  },
});
