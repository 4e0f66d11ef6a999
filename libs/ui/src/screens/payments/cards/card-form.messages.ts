import type { CardRefused, CardMistakeKind } from '@portico/domain/payments';
import type { Message } from '../../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

/** The texts of the card form are a chunk of their own, `cardForm`, used by several screens. */
export const cardFormWords = defineMessages({
  holder: { id: 'cardForm.fields.holder', defaultMessage: 'Name on card', description: 'Label' },
  number: { id: 'cardForm.fields.number', defaultMessage: 'Card number', description: 'Label' },
  accepted: {
    id: 'cardForm.fields.accepted',
    defaultMessage: 'Visa, Mastercard, American Express, JCB or Discover',
    description: 'Below the label of the card number: the brands that are taken',
  },
  expiration: {
    id: 'cardForm.fields.expiration',
    defaultMessage: 'Expiration date',
    description: 'Label of the two lists',
  },
  month: { id: 'cardForm.fields.month', defaultMessage: 'Month', description: 'Label of the list of months, 01 to 12' },
  year: { id: 'cardForm.fields.year', defaultMessage: 'Year', description: 'Label of the list of years' },
  choose: {
    id: 'cardForm.fields.choose',
    defaultMessage: 'Choose',
    description: 'First entry of the lists, as long as nothing is chosen',
  },
  code: { id: 'cardForm.fields.code', defaultMessage: 'Security code', description: 'Label' },
  codeOnBack: {
    id: 'cardForm.fields.codeOnBack',
    defaultMessage: '{digits} digits on the back of the card',
    description: 'Where the code stands; digits is a number',
  },
  codeOnFront: {
    id: 'cardForm.fields.codeOnFront',
    defaultMessage: '{digits} digits on the front of the card',
    description: 'Where the code of American Express stands; digits is a number',
  },
  billingAddress: {
    id: 'cardForm.fields.billingAddress',
    defaultMessage: 'The ZIP code of the address where you get this card’s statements',
    description: 'Below the label of the ZIP code',
  },
  save: {
    id: 'cardForm.fields.save',
    defaultMessage: 'Save this card for later payments',
    description: 'Box: the card goes on file',
  },
  makeDefault: {
    id: 'cardForm.fields.makeDefault',
    defaultMessage: 'Make this my default card',
    description: 'Box: the card becomes the default one',
  },
});

/** `limit` is a number of characters. */
export const cardMistakeWords: Readonly<Record<CardMistakeKind, Message>> = defineMessages({
  'holder-missing': {
    id: 'cardForm.mistakes.holder-missing',
    defaultMessage: 'Enter the name on the card.',
    description: 'The name is empty',
  },
  'holder-short': {
    id: 'cardForm.mistakes.holder-short',
    defaultMessage: 'Enter the full name, at least {limit} letters.',
    description: 'The name is too short',
  },
  'holder-long': {
    id: 'cardForm.mistakes.holder-long',
    defaultMessage: 'The name can have {limit} letters at most.',
    description: 'The name is too long',
  },
  'holder-is-number': {
    id: 'cardForm.mistakes.holder-is-number',
    defaultMessage: 'This looks like a card number. Enter the name here.',
    description: 'A card number was typed where the name belongs',
  },
  'number-missing': {
    id: 'cardForm.mistakes.number-missing',
    defaultMessage: 'Enter the card number.',
    description: 'The number is empty',
  },
  'number-short': {
    id: 'cardForm.mistakes.number-short',
    defaultMessage: 'This card number isn’t complete.',
    description: 'Digits are missing',
  },
  'card-not-supported': {
    id: 'cardForm.mistakes.card-not-supported',
    defaultMessage: 'Card not supported. Use another card.',
    description: 'The practice does not take the brand',
  },
  'invalid-card': {
    id: 'cardForm.mistakes.invalid-card',
    defaultMessage: 'Invalid card. Check the number.',
    description: 'There is no card with such a number',
  },
  'expiration-missing': {
    id: 'cardForm.mistakes.expiration-missing',
    defaultMessage: 'Choose the month and the year.',
    description: 'The expiration date is not complete',
  },
  'invalid-date': {
    id: 'cardForm.mistakes.invalid-date',
    defaultMessage: 'Invalid date. This card has expired.',
    description: 'The month is over',
  },
  'postal-code-missing': {
    id: 'cardForm.mistakes.postal-code-missing',
    defaultMessage: 'Enter the ZIP code.',
    description: 'The ZIP code is empty',
  },
  'invalid-postal-code': {
    id: 'cardForm.mistakes.invalid-postal-code',
    defaultMessage: 'A ZIP code has 5 digits, or 9 with a hyphen.',
    description: 'The ZIP code is not one of the United States',
  },
  'code-missing': {
    id: 'cardForm.mistakes.code-missing',
    defaultMessage: 'Enter the security code.',
    description: 'The code is empty',
  },
  'code-length': {
    id: 'cardForm.mistakes.code-length',
    defaultMessage: 'The security code has {limit} digits.',
    description: 'The code has more or fewer digits',
  },
});

/** Around the processor's hosted fields. */
export const hostedCardWords = defineMessages({
  title: {
    id: 'cardForm.hosted.title',
    defaultMessage: 'Card details, entered on the card processor’s form',
    description: 'Names the frame with the fields for readers of screens',
  },
  expiration: { id: 'cardForm.hosted.expiration', defaultMessage: 'Expiration date (MM/YY)', description: 'Label' },
  postalCode: {
    id: 'cardForm.hosted.postalCode',
    defaultMessage: 'ZIP code',
    description: 'Label; of the billing address',
  },
  number: {
    id: 'cardForm.hosted.number',
    defaultMessage: 'Enter the card number as it stands on the card.',
    description: 'The number is missing or wrong',
  },
  date: {
    id: 'cardForm.hosted.date',
    defaultMessage: 'Enter the date on the card, like 08/29. It can’t be in the past.',
    description: 'The date is missing or wrong',
  },
  expired: {
    id: 'cardForm.hosted.expired',
    defaultMessage: 'This card has expired. Check the date, or use another card.',
    description: 'The month on the card is over',
  },
  code: {
    id: 'cardForm.hosted.code',
    defaultMessage: 'Enter the security code: 3 digits on the back, or 4 on the front.',
    description: 'The code is missing or wrong',
  },
  zip: {
    id: 'cardForm.hosted.zip',
    defaultMessage: 'Enter the ZIP code where you get this card’s statements.',
    description: 'The ZIP code is missing or wrong',
  },
});

/** Around the buttons of Apple Pay and Google Pay. */
export const walletWords = defineMessages({
  title: {
    id: 'cardForm.wallets.title',
    defaultMessage: 'Pay with Apple Pay or Google Pay',
    description: 'Names the frame with the buttons for readers of screens',
  },
  or: {
    id: 'cardForm.wallets.or',
    defaultMessage: 'or pay with a card',
    description: 'Line between the buttons and the card',
  },
  noAmount: {
    id: 'cardForm.wallets.noAmount',
    defaultMessage: 'Enter an amount to use {wallets}.',
    description: 'In the place of the buttons while no amount can be paid: “Apple Pay or Google Pay”',
  },
  otherChoice: {
    id: 'cardForm.wallets.otherChoice',
    defaultMessage: '{wallets} can’t be used with this choice.',
    description: 'In the place of the buttons where cash is chosen, or a card that is saved',
  },
  failed: {
    id: 'cardForm.wallets.failed',
    defaultMessage: 'The payment didn’t go through. Nothing was charged. Please try again or pay with a card.',
    description: 'Apple Pay or Google Pay ended without a card',
  },
  'amount-changed': {
    id: 'cardForm.wallets.amount-changed',
    defaultMessage:
      'The amount has changed since you opened Apple Pay or Google Pay. Nothing was charged. Check the amount and try again.',
    description: 'Agreed to another amount than is to be paid by now',
  },
});

export const cardRefusedWords: Readonly<Record<CardRefused['reason'], Message>> = defineMessages({
  number: {
    id: 'cardForm.refused.number',
    defaultMessage: 'The bank doesn’t recognize this number. Check it.',
    description: 'The card processor refused the number',
  },
  code: {
    id: 'cardForm.refused.code',
    defaultMessage: 'The security code wasn’t accepted. Enter it again.',
    description: 'The card processor refused the code',
  },
  expiry: {
    id: 'cardForm.refused.expiry',
    defaultMessage: 'The expiration date wasn’t accepted. Check it.',
    description: 'The card processor refused the date',
  },
  holder: {
    id: 'cardForm.refused.holder',
    defaultMessage: 'The name wasn’t accepted. Enter it as it appears on the card.',
    description: 'The card processor refused the name',
  },
  unsupported: {
    id: 'cardForm.refused.unsupported',
    defaultMessage: 'Card not supported. Use another card.',
    description: 'The card processor does not take the brand',
  },
  'postal-code': {
    id: 'cardForm.refused.postal-code',
    defaultMessage: 'The ZIP code doesn’t match your bank’s records. Check it.',
    description: 'The ZIP code of the card’s billing address',
  },
  declined: {
    id: 'cardForm.refused.declined',
    defaultMessage: 'Your bank declined this card. Use another card, or call your bank.',
    description: 'The bank refused a card that was to be kept',
  },
  'on-file': {
    id: 'cardForm.refused.on-file',
    defaultMessage: 'This practice already has this card saved. Choose it from the saved cards, or call the practice.',
    description: 'The card processor keeps each card once, and does not say where it has it',
  },
  unreachable: {
    id: 'cardForm.refused.unreachable',
    defaultMessage: 'We couldn’t reach the card service. Your card wasn’t charged. Please try again.',
    description: 'No answer of the card processor, before anything was sent to the practice',
  },
});
