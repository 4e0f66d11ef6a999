import type { ShutLink } from '@portico/application/guests';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const entryWords = defineMessages({
  loading: {
    id: 'guests.entry.loading',
    defaultMessage: 'Opening your link…',
    description: 'Said while a guest’s link is looked up',
  },
  leadLink: {
    id: 'guests.entry.leadLink',
    defaultMessage:
      '{practice} sent you this link. To keep records private, please tell us the patient’s date of birth.',
    description: 'Above the identity check of a guest’s link; name of the practice',
  },
  leadBill: {
    id: 'guests.entry.leadBill',
    defaultMessage: 'Have your bill from {practice} handy. What you enter must match it.',
    description: 'Above the identity check without a link; name of the practice',
  },
  patientNumber: {
    id: 'guests.entry.patientNumber',
    defaultMessage: 'Patient number',
    description: 'Field: the number of the patient as printed on a bill',
  },
  patientNumberHint: {
    id: 'guests.entry.patientNumberHint',
    defaultMessage: 'At the top of your bill.',
    description: 'Where the number of the patient is found',
  },
  lastName: { id: 'guests.entry.lastName', defaultMessage: 'Last name', description: 'Field: the patient’s last name' },
  go: { id: 'guests.entry.go', defaultMessage: 'Continue', description: 'Button that sends the identity check' },
  wrong: {
    id: 'guests.entry.wrong',
    defaultMessage: 'This doesn’t match our records. Check it and try again.',
    description: 'The identity check was wrong; the same words for everything that was wrong',
  },
  wait: {
    id: 'guests.entry.wait',
    defaultMessage: 'There were too many tries. You can try again at {time}.',
    description: 'Too many wrong identity checks; time of day',
  },
  help: {
    id: 'guests.entry.help',
    defaultMessage: 'After five wrong tries the link is locked.',
    description: 'Under the identity check of a link',
  },
  call: {
    id: 'guests.entry.call',
    defaultMessage: 'Call {practice}: {phone}',
    description: 'Link that dials the practice',
  },
  callYours: {
    id: 'guests.entry.callYours',
    defaultMessage: 'Please call your practice. Its number is on your bill and on its website.',
    description: 'What to do where the practice is not known',
  },
  account: {
    id: 'guests.entry.account',
    defaultMessage: 'Or sign in to your account',
    description: 'Link to the login screen, under a reason why a link does not open',
  },
});

/** Why a link is not valid, and what to do; a kind without a text does not compile. */
export const shutWords: Readonly<Record<ShutLink['kind'], Message>> = defineMessages({
  unknown: {
    id: 'guests.shut.unknown',
    defaultMessage: 'We don’t recognize this link. Open the full link again from the message.',
    description: 'The code of a link is not known',
  },
  early: {
    id: 'guests.shut.early',
    defaultMessage: 'It is too early for this link. Please come back later.',
    description: 'A link that opens later',
  },
  expired: {
    id: 'guests.shut.expired',
    defaultMessage: 'This link has expired. Your practice can send you a new one.',
    description: 'A link that is over, or whose visit is',
  },
  used: {
    id: 'guests.shut.used',
    defaultMessage: 'This link was already used. There is nothing left to do.',
    description: 'A link that was used',
  },
  revoked: {
    id: 'guests.shut.revoked',
    defaultMessage: 'Your practice canceled this link.',
    description: 'A link that the practice took back',
  },
  locked: {
    id: 'guests.shut.locked',
    defaultMessage: 'This link is locked after too many wrong tries. Your practice can send you a new one.',
    description: 'A link that was locked by wrong identity checks',
  },
});

export const visitWords = defineMessages({
  lead: {
    id: 'guests.visit.lead',
    defaultMessage: 'This is your visit at {practice}.',
    description: 'Above the visit that a guest’s link is about; name of the practice',
  },
  desk: {
    id: 'guests.visit.desk',
    defaultMessage: 'When you arrive, check in at the front desk. Bring your insurance card and a photo ID.',
    description: 'What to do on the day of the visit, in person',
  },
  video: {
    id: 'guests.visit.video',
    defaultMessage: 'This is a video visit. {practice} will send you how to join.',
    description: 'What to do for a visit by video; name of the practice',
  },
  change: {
    id: 'guests.visit.change',
    defaultMessage: 'Can’t make it? Please call us.',
    description: 'Above the telephone number of the practice',
  },
});

export const bookWords = defineMessages({
  call: {
    id: 'guests.book.call',
    defaultMessage: 'Didn’t find what you need? Some visits can only be booked by phone. Please call us.',
    description: 'Under the screens on which a guest books a visit, above the telephone number of the practice',
  },
});

export const madeWords = defineMessages({
  booked: {
    id: 'guests.made.booked',
    defaultMessage: 'Your visit at {practice} is booked. We look forward to seeing you.',
    description: 'A guest’s visit is booked; name of the practice',
  },
  moved: {
    id: 'guests.made.moved',
    defaultMessage: 'Your visit at {practice} is booked for the new time. The old one is canceled.',
    description: 'A guest’s visit is moved; name of the practice',
  },
  requested: {
    id: 'guests.made.requested',
    defaultMessage: 'We sent your request to {practice}. It isn’t booked yet: the practice will answer you.',
    description: 'A guest’s visit is asked for; name of the practice',
  },
  checkedIn: {
    id: 'guests.made.checkedIn',
    defaultMessage: 'You’re checked in at {practice}.',
    description: 'A guest has checked in; name of the practice',
  },
});

export const guestPayWords = defineMessages({
  notOpened: {
    id: 'guests.pay.notOpened',
    defaultMessage: 'We could not open your payment.',
    description: 'A guest’s bill could not be opened',
  },
  statement: {
    id: 'guests.pay.statement',
    defaultMessage: 'See your latest statement',
    description: 'Button that opens the latest statement of the practice in a new window',
  },
  blocked: {
    id: 'guests.pay.blocked',
    defaultMessage: 'Please allow pop-ups for this site to view the file.',
    description: 'The browser did not open the window of a statement',
  },
});

export const guestReceiptWords = defineMessages({
  lead: {
    id: 'guests.receipt.lead',
    defaultMessage: 'You paid {practice}. Thank you!',
    description: 'Above the amount that was paid; name of the practice',
  },
  practice: {
    id: 'guests.receipt.practice',
    defaultMessage: 'Practice',
    description: 'Label on a receipt: name of the practice',
  },
  phone: {
    id: 'guests.receipt.phone',
    defaultMessage: 'Phone',
    description: 'Label on a receipt: number of the practice',
  },
  date: { id: 'guests.receipt.date', defaultMessage: 'Date', description: 'Label on a receipt: day of the payment' },
  card: { id: 'guests.receipt.card', defaultMessage: 'Card', description: 'Label on a receipt: card that was charged' },
  cardEnding: {
    id: 'guests.receipt.cardEnding',
    defaultMessage: '{brand} ending in {last4}',
    description: 'A card by its brand and last four digits',
  },
  reference: {
    id: 'guests.receipt.reference',
    defaultMessage: 'Reference',
    description: 'Label on a receipt: number of the payment',
  },
  sent: {
    id: 'guests.receipt.sent',
    defaultMessage: 'We’re also sending this receipt to where we sent your link.',
    description: 'Under the receipt of a guest who came by a link',
  },
  keep: {
    id: 'guests.receipt.keep',
    defaultMessage: 'Please print or save this page. It is your receipt.',
    description: 'Under the receipt of a guest who is sent none',
  },
  print: { id: 'guests.receipt.print', defaultMessage: 'Print', description: 'Button that prints the receipt' },
});

export const doneWords = defineMessages({
  pay: {
    id: 'guests.done.pay',
    defaultMessage: 'You have nothing to pay at {practice}. Thank you!',
    description: 'Nothing is due; name of the practice',
  },
  checkIn: {
    id: 'guests.done.checkIn',
    defaultMessage: 'You’re already checked in at {practice}.',
    description: 'The visit is checked in already; name of the practice',
  },
  appointment: {
    id: 'guests.done.appointment',
    defaultMessage: 'Your visit at {practice} is already booked.',
    description: 'A visit was booked by the link already; name of the practice',
  },
  reschedule: {
    id: 'guests.done.reschedule',
    defaultMessage: 'Your visit at {practice} was already changed or canceled.',
    description: 'The visit of the link was moved or canceled already; name of the practice',
  },
  other: {
    id: 'guests.done.other',
    defaultMessage: 'There is nothing left to do here.',
    description: 'What the link was for is done',
  },
  yourPractice: {
    id: 'guests.done.yourPractice',
    defaultMessage: 'your practice',
    description: 'In place of the name of a practice',
  },
  close: {
    id: 'guests.done.close',
    defaultMessage: 'You can close this page now.',
    description: 'Last sentence where nothing is left to do',
  },
});

export const unavailableWords = defineMessages({
  at: {
    id: 'guests.unavailable.at',
    defaultMessage: '{practice} doesn’t offer this online. Please call, and they’ll help you.',
    description: 'A service that a practice does not offer online; its name',
  },
  nowhere: {
    id: 'guests.unavailable.nowhere',
    defaultMessage: 'This isn’t offered online.',
    description: 'A service that is not offered online, where the practice is not known',
  },
});

export const guestErrorWords = defineMessages({
  title: {
    id: 'guests.error.title',
    defaultMessage: 'We can’t continue',
    description: 'Title of a dialog: a guest’s page failed',
  },
  ok: { id: 'guests.error.ok', defaultMessage: 'Ok', description: 'Button that closes the dialog and begins anew' },
  over: {
    id: 'guests.error.over',
    defaultMessage: 'Your time on this page has ended. Open the link we sent you again.',
    description: 'The guest’s token is over or missing',
  },
  gone: {
    id: 'guests.error.gone',
    defaultMessage: 'We can’t find what this link was for. Please call your practice.',
    description: 'The visit of a guest’s link is gone',
  },
});

export const shortLinkWords = defineMessages({
  following: {
    id: 'guests.shortLink.following',
    defaultMessage: 'Opening your link…',
    description: 'Said while a short link is looked up',
  },
  'too-early': {
    id: 'guests.shortLink.too-early',
    defaultMessage: 'This link opens later. Please try again then.',
    description: 'A short link that opens later',
  },
  unknown: {
    id: 'guests.shortLink.unknown',
    defaultMessage: 'This link is no longer valid.',
    description: 'A short link that is unknown or over',
  },
});
