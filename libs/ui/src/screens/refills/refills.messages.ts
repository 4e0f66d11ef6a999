import { defineMessages } from 'react-intl';

export const refillWords = defineMessages({
  loading: {
    id: 'refills.screen.loading',
    defaultMessage: 'Loading the medication',
    description: 'Spoken while the page of a refill loads',
  },
  lead: {
    id: 'refills.screen.lead',
    defaultMessage: 'Your request goes to {practice}. A refill is sent to the pharmacy once the practice approves it.',
    description: 'Above the form; name of the practice',
  },
  lastFilled: {
    id: 'refills.screen.lastFilled',
    defaultMessage: 'Last filled: {told}',
    description:
      'Of the medication: the day on which a pharmacy handed it out last, and how much, such as “30-day supply”',
  },
  early: {
    id: 'refills.screen.early',
    defaultMessage:
      'It may be early for a refill: some of the last one should still be left. You can send the request anyway and say why in the note.',
    description: 'Above the form where the last supply was handed out a short time ago; nothing is refused',
  },
  deniedBefore: {
    id: 'refills.screen.deniedBefore',
    defaultMessage: 'The last request wasn’t approved. Ask the practice why before you request it again.',
    description: 'Above the form, where the practice did not approve the last request and gave no reason',
  },
  deniedBecause: {
    id: 'refills.screen.deniedBecause',
    defaultMessage: 'The last request wasn’t approved. Reason: {answer}',
    description: 'Above the form, where the practice did not approve the last request; its own words',
  },
  pharmacy: {
    id: 'refills.screen.pharmacy',
    defaultMessage: 'Pharmacy (optional)',
    description: 'Label of the field for the pharmacy',
  },
  pharmacyHint: {
    id: 'refills.screen.pharmacyHint',
    defaultMessage:
      'The name and the street or city. If you leave this empty, the practice will use the one it has on file.',
    description: 'Below that label',
  },
  pharmacyTooLong: {
    id: 'refills.screen.pharmacyTooLong',
    defaultMessage: 'Use {most} characters or fewer.',
    description: 'Error of the pharmacy; most is a number',
  },
  note: {
    id: 'refills.screen.note',
    defaultMessage: 'Note to the practice (optional)',
    description: 'Label of the field for a note',
  },
  noteTooLong: {
    id: 'refills.screen.noteTooLong',
    defaultMessage: 'Use {most} characters or fewer.',
    description: 'Error of the note; most is a number',
  },
  send: { id: 'refills.screen.send', defaultMessage: 'Request a refill', description: 'Button that sends the request' },
  sending: { id: 'refills.screen.sending', defaultMessage: 'Sending…', description: 'That button while it is sent' },
  failed: {
    id: 'refills.screen.failed',
    defaultMessage: 'Your request wasn’t sent. What you typed is still here.',
    description: 'After a request that failed',
  },
  withdrawFailed: {
    id: 'refills.screen.withdrawFailed',
    defaultMessage: 'Your request wasn’t canceled.',
    description: 'After a cancellation that failed',
  },
  'already-open': {
    id: 'refills.screen.already-open',
    defaultMessage: 'A refill of this medication was already requested, and the practice hasn’t answered yet.',
    description: 'Why no second request was sent; the open one stands below',
  },
  'already-answered': {
    id: 'refills.screen.already-answered',
    defaultMessage: 'The practice already answered this request, so it can’t be canceled here.',
    description: 'Why a request was not canceled; the answer stands below',
  },
  'not-current': {
    id: 'refills.screen.not-current',
    defaultMessage: 'The record doesn’t list this as a current medication. Please call the practice about a refill.',
    description: 'Why no refill can be requested',
  },
  requested: {
    id: 'refills.screen.requested',
    defaultMessage: 'Your request was sent to {practice}. The answer will be on this page.',
    description: 'After a request; name of the practice',
  },
  withdrawn: {
    id: 'refills.screen.withdrawn',
    defaultMessage:
      'The refill request was canceled. {practice} won’t send this refill to the pharmacy. You can request it again anytime.',
    description: 'After a cancellation, and what follows; name of the practice',
  },
  call: {
    id: 'refills.screen.call',
    defaultMessage: 'Only a few days left? Call {phone}',
    description: 'Link that calls the practice; phone number',
  },
});

export const requestWords = defineMessages({
  open: {
    id: 'refills.request.open',
    defaultMessage: 'Open request',
    description: 'Heading of the request that the practice has not answered',
  },
  earlier: {
    id: 'refills.request.earlier',
    defaultMessage: 'Earlier requests',
    description: 'Heading of the requests that are over',
  },
  on: { id: 'refills.request.on', defaultMessage: 'Requested on', description: 'Label of a day' },
  changed: { id: 'refills.request.changed', defaultMessage: 'Last change on', description: 'Label of a day' },
  pharmacy: { id: 'refills.request.pharmacy', defaultMessage: 'Pharmacy', description: 'Label of the pharmacy' },
  knownPharmacy: {
    id: 'refills.request.knownPharmacy',
    defaultMessage: 'The one the practice has on file',
    description: 'In place of the pharmacy, where none was named in a request',
  },
  note: { id: 'refills.request.note', defaultMessage: 'Note', description: 'Label of the note' },
  answer: {
    id: 'refills.request.answer',
    defaultMessage: 'Answer from the practice',
    description: 'Label of the practice’s own words',
  },
  next: {
    id: 'refills.request.next',
    defaultMessage: 'The practice reviews the request. You’ll see its answer here and in My Health.',
    description: 'What happens next',
  },
  withinHours: {
    id: 'refills.request.withinHours',
    defaultMessage:
      '{hours, plural, one {{practice} usually answers within # hour.} other {{practice} usually answers within # hours.}}',
    description: 'When an answer can be expected; name of the practice, hours below two days',
  },
  withinDays: {
    id: 'refills.request.withinDays',
    defaultMessage:
      '{days, plural, one {{practice} usually answers within # day.} other {{practice} usually answers within # days.}}',
    description: 'As withinHours, from two days on',
  },
  withdraw: {
    id: 'refills.request.withdraw',
    defaultMessage: 'Cancel request',
    description: 'Button under the open request',
  },
  withdrawTitle: {
    id: 'refills.request.withdrawTitle',
    defaultMessage: 'Cancel this refill request?',
    description: 'Title of the question',
  },
  withdrawBody: {
    id: 'refills.request.withdrawBody',
    defaultMessage: '{name}: the practice won’t send this refill to the pharmacy. You can request it again.',
    description: 'What follows from a cancellation; name of the medication',
  },
  withdrawNo: {
    id: 'refills.request.withdrawNo',
    defaultMessage: 'Keep the request',
    description: 'Answer to the question that cancels nothing',
  },
  withdrawing: {
    id: 'refills.request.withdrawing',
    defaultMessage: 'Canceling…',
    description: 'That button while it is canceled',
  },
});

export const statusWords = defineMessages({
  requested: { id: 'refills.status.requested', defaultMessage: 'Requested', description: 'Status of a request' },
  approved: { id: 'refills.status.approved', defaultMessage: 'Approved', description: 'Status of a request' },
  sent: { id: 'refills.status.sent', defaultMessage: 'Sent to the pharmacy', description: 'Status of a request' },
  denied: { id: 'refills.status.denied', defaultMessage: 'Not approved', description: 'Status of a request' },
  withdrawn: { id: 'refills.status.withdrawn', defaultMessage: 'Canceled', description: 'Status of a request' },
});

export const medicationRefillWords = defineMessages({
  request: {
    id: 'refills.medication.request',
    defaultMessage: 'Request a refill',
    description: 'Link beside a medication',
  },
  requestOf: {
    id: 'refills.medication.requestOf',
    defaultMessage: 'Request a refill: {name}',
    description: 'That link, spoken; name of the medication',
  },
  see: { id: 'refills.medication.see', defaultMessage: 'See the request', description: 'Link beside a medication' },
  seeOf: {
    id: 'refills.medication.seeOf',
    defaultMessage: 'See the request: {name}',
    description: 'That link, spoken; name of the medication',
  },
  requested: {
    id: 'refills.medication.requested',
    defaultMessage: 'Refill requested',
    description: 'Badge beside a medication',
  },
  approved: {
    id: 'refills.medication.approved',
    defaultMessage: 'Refill approved',
    description: 'Badge beside a medication',
  },
  sent: {
    id: 'refills.medication.sent',
    defaultMessage: 'Refill sent to the pharmacy',
    description: 'Badge beside a medication',
  },
  denied: {
    id: 'refills.medication.denied',
    defaultMessage: 'Refill not approved',
    description: 'Badge beside a medication',
  },
  reason: {
    id: 'refills.medication.reason',
    defaultMessage: 'Reason: {answer}',
    description: 'Beside a refill that was not approved; the practice’s own words',
  },
  deniedNext: {
    id: 'refills.medication.deniedNext',
    defaultMessage: 'Call or message the practice to ask what to do next.',
    description: 'Beside a refill that was not approved',
  },
  withdrawn: {
    id: 'refills.medication.withdrawn',
    defaultMessage: 'Refill request canceled',
    description: 'Badge beside a medication',
  },
  subject: {
    id: 'refills.medication.subject',
    defaultMessage: 'Refill request {name}',
    description: 'Subject of a message to the practice, in letters and spaces; name of the medication',
  },
  body: {
    id: 'refills.medication.body',
    defaultMessage: 'Please refill: {medication}',
    description: 'Beginning of a message to the practice; name, dose and directions of the medication',
  },
});
