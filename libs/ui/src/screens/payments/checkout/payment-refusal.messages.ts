import type { PaymentRefusal } from '@portico/application/payments';
import type { AmountMistake, DeclineReason } from '@portico/domain/payments';
import type { Message } from '../../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

type Worded = Exclude<PaymentRefusal['kind'], 'declined' | 'checking' | 'plan-limit'>;

/** Why nothing was paid. Each text says that no money moved, or what was done without payment, and what to do. */
export const refusalWords: Readonly<Record<Worded, Message>> = defineMessages({
  'card-refused': {
    id: 'paymentRefusal.refusal.card-refused',
    defaultMessage: 'The card wasn’t accepted. Nothing was charged. Check the card, or use another one.',
    description: 'The card could not be used',
  },
  'nothing-to-pay': {
    id: 'paymentRefusal.refusal.nothing-to-pay',
    defaultMessage: 'There is nothing left to pay here. Nothing was charged.',
    description: 'It was paid meanwhile',
  },
  'amount-changed': {
    id: 'paymentRefusal.refusal.amount-changed',
    defaultMessage: 'The amount changed to {amount}. Nothing was charged. Check it, and pay if it’s right.',
    description: 'The gateway says another amount; the amount',
  },
  'amount-out-of-range': {
    id: 'paymentRefusal.refusal.amount-out-of-range',
    defaultMessage: 'Enter an amount between {minimum} and {maximum}. Nothing was charged.',
    description: 'The bounds of the amount',
  },
  'no-online-payments': {
    id: 'paymentRefusal.refusal.no-online-payments',
    defaultMessage: 'This practice does not accept online payments. Please call {phone}. Nothing was charged.',
    description: 'The telephone number of the practice',
  },
  'too-many-card-tries': {
    id: 'paymentRefusal.refusal.too-many-card-tries',
    defaultMessage:
      'Too many cards were declined or tried. For your safety, cards can’t be entered here for an hour. Nothing was charged. Please call {phone} to pay.',
    description: 'Too many tries of cards; the telephone number of the practice',
  },
  'too-many-cards': {
    id: 'paymentRefusal.refusal.too-many-cards',
    defaultMessage:
      'You already have 10 saved cards and can’t save more. Nothing was charged. Remove a card you no longer use in your profile settings, or pay with a saved card.',
    description: 'A card was to be put on file for a plan, and as many are on file as there may be',
  },
  'shop-away': {
    id: 'paymentRefusal.refusal.shop-away',
    defaultMessage: 'We can’t reach the shop right now. Nothing was charged. Please try again in a few minutes.',
    description: 'The shop, which somebody else runs, is away',
  },
  duplicate: {
    id: 'paymentRefusal.refusal.duplicate',
    defaultMessage:
      'This payment was sent before with another amount. Nothing new was charged. Look at the payments before you try again.',
    description: 'The unique id was used for another payment',
  },
  'plan-not-offered': {
    id: 'paymentRefusal.refusal.plan-not-offered',
    defaultMessage: 'The practice doesn’t offer a payment plan for this amount. Nothing was changed.',
    description: 'No rule fits the amount',
  },
  'autopay-cap-low': {
    id: 'paymentRefusal.refusal.autopay-cap-low',
    defaultMessage:
      'A payment of {amount} is more than the limit for automatic payments. Choose a smaller payment, or raise the limit in the plan first. Nothing was changed.',
    description: 'The payment of a plan exceeds what the patient lets it take at once; the payment',
  },
  'autopay-until-early': {
    id: 'paymentRefusal.refusal.autopay-until-early',
    defaultMessage:
      'The first payment is on {earliest}, after the last day for automatic payments. Choose a later last day. Nothing was changed.',
    description: 'The day of the first payment of a plan',
  },
  'plan-changed': {
    id: 'paymentRefusal.refusal.plan-changed',
    defaultMessage: 'The plan changed while you were away. Open it again, then make your change.',
    description: 'Somebody or the schedule changed the plan',
  },
  'terms-changed': {
    id: 'paymentRefusal.refusal.terms-changed',
    defaultMessage:
      'The terms have changed since you read them. Nothing was changed. Please read them again and agree.',
    description: 'Whoever agreed to the terms of a plan saw other ones than those of today',
  },
  'terms-not-agreed': {
    id: 'paymentRefusal.refusal.terms-not-agreed',
    defaultMessage: 'Agree to the terms first. Nothing was changed.',
    description: 'The terms of a plan',
  },
  'card-expired': {
    id: 'paymentRefusal.refusal.card-expired',
    defaultMessage: 'This card has expired. Nothing was charged. Choose another one.',
    description: 'A card on file is over',
  },
  'card-unknown': {
    id: 'paymentRefusal.refusal.card-unknown',
    defaultMessage: 'This card is no longer saved. Nothing was charged. Choose another one.',
    description: 'A card on file was removed',
  },
  'bad-date': {
    id: 'paymentRefusal.refusal.bad-date',
    defaultMessage: 'Choose a day from {earliest} to {latest}. Nothing was charged.',
    description: 'First and last day of a one-time payment',
  },
  'slot-gone': {
    id: 'paymentRefusal.refusal.slot-gone',
    defaultMessage:
      'This time is no longer available, so it wasn’t booked and nothing was charged. Choose another time.',
    description: 'The slot of a prepayment is gone',
  },
  'not-cancellable': {
    id: 'paymentRefusal.refusal.not-cancellable',
    defaultMessage: 'This visit can no longer be canceled online. Nothing was charged. Please call the practice.',
    description: 'The visit of a cancellation fee',
  },
  'prepayment-changed': {
    id: 'paymentRefusal.refusal.prepayment-changed',
    defaultMessage:
      'The amount you get back of the prepayment has changed. Nothing was charged and the visit isn’t canceled. Check how much you get back and try again.',
    description: 'The fee of a cancellation was not charged, since another amount goes back than the page showed',
  },
  'booked-unpaid': {
    id: 'paymentRefusal.refusal.booked-unpaid',
    defaultMessage:
      'The visit is booked, but your payment didn’t go through and your card wasn’t charged. Please call the practice about the payment.',
    description: 'The visit stands; the money for it was refused afterwards',
  },
  'canceled-unpaid': {
    id: 'paymentRefusal.refusal.canceled-unpaid',
    defaultMessage:
      'The visit is canceled, but the cancellation fee wasn’t charged to your card. The practice may contact you about it.',
    description: 'The visit is canceled; the money for it was refused afterwards',
  },
});

export const declineWords: Readonly<Record<DeclineReason, Message>> = defineMessages({
  declined: {
    id: 'paymentRefusal.declined.declined',
    defaultMessage: 'Your bank declined the card. Nothing was charged. Try another card, or call your bank.',
    description: 'No reason was given',
  },
  'insufficient-funds': {
    id: 'paymentRefusal.declined.insufficient-funds',
    defaultMessage:
      'There isn’t enough money on this card. Nothing was charged. Try another card, or a smaller amount.',
    description: 'The balance of the card is too low',
  },
  'expired-card': {
    id: 'paymentRefusal.declined.expired-card',
    defaultMessage: 'This card has expired. Nothing was charged. Use another card.',
    description: 'The bank says that the card is over',
  },
  'lost-or-stolen': {
    id: 'paymentRefusal.declined.lost-or-stolen',
    defaultMessage: 'Your bank doesn’t allow this card to be used. Nothing was charged. Please call your bank.',
    description: 'The card was reported; not said more plainly to whoever holds it',
  },
  'wrong-number': {
    id: 'paymentRefusal.declined.wrong-number',
    defaultMessage: 'The card number is incorrect. Nothing was charged. Check it.',
    description: 'The bank knows no such number',
  },
  'wrong-code': {
    id: 'paymentRefusal.declined.wrong-code',
    defaultMessage: 'The security code is incorrect. Nothing was charged. Enter the card again.',
    description: 'The code of the card',
  },
  'wrong-postal-code': {
    id: 'paymentRefusal.declined.wrong-postal-code',
    defaultMessage: 'The ZIP code doesn’t match your bank’s records. Nothing was charged. Check it.',
    description: 'The ZIP code of the card’s billing address; an amount may show as pending for some days',
  },
  'unsupported-card': {
    id: 'paymentRefusal.declined.unsupported-card',
    defaultMessage: 'This kind of card isn’t accepted here. Nothing was charged. Use another card.',
    description: 'The brand or kind of the card',
  },
  'over-limit': {
    id: 'paymentRefusal.declined.over-limit',
    defaultMessage:
      'The amount is over the limit of this card. Nothing was charged. Try another card, or a smaller amount.',
    description: 'The limit of the card',
  },
  'card-gone': {
    id: 'paymentRefusal.declined.card-gone',
    defaultMessage: 'We can’t use this saved card anymore. Nothing was charged. Enter it again.',
    description: 'The processor forgot a kept card',
  },
  'not-accepted': {
    id: 'paymentRefusal.declined.not-accepted',
    defaultMessage:
      'Card payments aren’t working right now. Nothing was charged. Please try again later, or call the practice.',
    description: 'The processor refused us, not the card',
  },
  abandoned: {
    id: 'paymentRefusal.declined.abandoned',
    defaultMessage: 'The payment didn’t go through. Nothing was charged. Please try again.',
    description: 'It never reached the processor',
  },
});

export const sendingWords = defineMessages({
  checking: {
    id: 'paymentRefusal.sending.checking',
    defaultMessage:
      'We’re checking your payment. Don’t pay again: this page will tell you as soon as we know. You can also leave, and find it under Payments.',
    description: 'The answer of the processor is missing; never says that anything failed',
  },
  checkingGuest: {
    id: 'paymentRefusal.sending.checkingGuest',
    defaultMessage:
      'We’re checking your payment. Don’t pay again: this page will tell you as soon as we know. You can also leave, and open your link again later.',
    description: 'The same for somebody without an account, who has no list of payments',
  },
  unknown: {
    id: 'paymentRefusal.sending.unknown',
    defaultMessage:
      'We got no answer, so we don’t know yet if your payment went through. When you try again, we check first: you won’t be charged twice.',
    description: 'The network was lost while the payment was sent',
  },
  notArrived: {
    id: 'paymentRefusal.sending.notArrived',
    defaultMessage: 'Your payment didn’t go through, and nothing was charged. Please try again.',
    description: 'We asked, and the gateway knows nothing of it',
  },
});

/** Shown beside an amount field. */
export const refusalNotes = defineMessages({
  nothingCharged: {
    id: 'paymentRefusal.refusal.nothing-charged',
    defaultMessage: 'Nothing was charged.',
    description: 'After the sentence that says why a card was refused',
  },
});

export const amountMistakeWords: Readonly<Record<AmountMistake['kind'], Message>> = defineMessages({
  empty: {
    id: 'paymentRefusal.amountMistake.empty',
    defaultMessage: 'Enter an amount.',
    description: 'Nothing was typed',
  },
  zero: {
    id: 'paymentRefusal.amountMistake.zero',
    defaultMessage: 'Enter an amount more than $0.00.',
    description: 'Any zero was typed',
  },
  negative: {
    id: 'paymentRefusal.amountMistake.negative',
    defaultMessage: 'An amount can’t be less than zero.',
    description: 'A minus was typed',
  },
  comma: {
    id: 'paymentRefusal.amountMistake.comma',
    defaultMessage: 'Use a decimal point, like 12.50.',
    description: 'A comma was typed',
  },
  exponent: {
    id: 'paymentRefusal.amountMistake.exponent',
    defaultMessage: 'Use numbers and a decimal point, like 12.50.',
    description: 'A number such as 1e3 was typed',
  },
  'two-points': {
    id: 'paymentRefusal.amountMistake.two-points',
    defaultMessage: 'Use only one decimal point, like 12.50.',
    description: 'More than one point was typed',
  },
  decimals: {
    id: 'paymentRefusal.amountMistake.decimals',
    defaultMessage: 'Use at most two digits after the decimal point.',
    description: 'Three decimals or more were typed',
  },
  huge: {
    id: 'paymentRefusal.amountMistake.huge',
    defaultMessage: 'This amount is too large.',
    description: 'Beyond counting',
  },
  'not-digits': {
    id: 'paymentRefusal.amountMistake.not-digits',
    defaultMessage: 'Use numbers and a decimal point, like 12.50.',
    description: 'Letters or signs were typed',
  },
});

export const boundWords = defineMessages({
  partial: {
    id: 'paymentRefusal.bound.partial',
    defaultMessage: 'Enter an amount between {minimum} and {maximum}.',
    description: 'Below a partial amount out of its bounds; “amount between … and …” is fixed',
  },
  high: {
    id: 'paymentRefusal.bound.high',
    defaultMessage: 'Enter {limit} or less.',
    description: 'Below an amount that is too large',
  },
});
