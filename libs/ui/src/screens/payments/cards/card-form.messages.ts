import type { CardRefused, CardMistakeKind } from '@portico/domain/payments';
import { messages, type Message } from '../../../words/messages.ts';

/** The texts of the card form are a chunk of their own, `cardForm`, used by several screens. */
export const cardFormWords = messages('cardForm.fields', {
  holder: { en: 'Name on card', es: 'Nombre en la tarjeta', description: 'Label' },
  number: { en: 'Card number', es: 'Número de tarjeta', description: 'Label' },
  accepted: {
    en: 'Visa, Mastercard, American Express, JCB or Discover',
    es: 'Visa, Mastercard, American Express, JCB o Discover',
    description: 'Below the label of the card number: the brands that are taken',
  },
  expiration: { en: 'Expiration date', es: 'Fecha de vencimiento', description: 'Label of the two lists' },
  month: { en: 'Month', es: 'Mes', description: 'Label of the list of months, 01 to 12' },
  year: { en: 'Year', es: 'Año', description: 'Label of the list of years' },
  choose: { en: 'Choose', es: 'Elija', description: 'First entry of the lists, as long as nothing is chosen' },
  code: { en: 'Security code', es: 'Código de seguridad', description: 'Label' },
  codeOnBack: {
    en: '{digits} digits on the back of the card',
    es: '{digits} dígitos al reverso de la tarjeta',
    description: 'Where the code stands; digits is a number',
  },
  codeOnFront: {
    en: '{digits} digits on the front of the card',
    es: '{digits} dígitos al frente de la tarjeta',
    description: 'Where the code of American Express stands; digits is a number',
  },
  billingAddress: {
    en: 'Of the address to which the card’s statements go',
    es: 'De la dirección a la que llegan los estados de cuenta de la tarjeta',
    description: 'Below the label of the ZIP code',
  },
  save: {
    en: 'Keep this card for later payments',
    es: 'Guardar esta tarjeta para otros pagos',
    description: 'Box: the card goes on file',
  },
  makeDefault: {
    en: 'Use this card first from now on',
    es: 'Usar primero esta tarjeta de ahora en adelante',
    description: 'Box: the card becomes the default one',
  },
});

/** `limit` is a number of characters. */
export const cardMistakeWords: Readonly<Record<CardMistakeKind, Message>> = messages('cardForm.mistakes', {
  'holder-missing': {
    en: 'Please enter the name on the card.',
    es: 'Escriba el nombre que aparece en la tarjeta.',
    description: 'The name is empty',
  },
  'holder-short': {
    en: 'Please enter the whole name, at least {limit} letters.',
    es: 'Escriba el nombre completo, al menos {limit} letras.',
    description: 'The name is too short',
  },
  'holder-long': {
    en: 'The name can have {limit} letters at most.',
    es: 'El nombre puede tener {limit} letras como máximo.',
    description: 'The name is too long',
  },
  'holder-is-number': {
    en: 'This looks like a card number. Please enter the name here.',
    es: 'Esto parece un número de tarjeta. Escriba aquí el nombre.',
    description: 'A card number was typed where the name belongs',
  },
  'number-missing': {
    en: 'Please enter the card number.',
    es: 'Escriba el número de la tarjeta.',
    description: 'The number is empty',
  },
  'number-short': {
    en: 'This card number is not complete.',
    es: 'Este número de tarjeta no está completo.',
    description: 'Digits are missing',
  },
  'card-not-supported': {
    en: 'Card not supported. Please use another card.',
    es: 'Tarjeta no admitida. Use otra tarjeta.',
    description: 'The practice does not take the brand',
  },
  'invalid-card': {
    en: 'Invalid card. Please check the number.',
    es: 'Tarjeta no válida. Revise el número.',
    description: 'There is no card with such a number',
  },
  'expiration-missing': {
    en: 'Please choose the month and the year.',
    es: 'Elija el mes y el año.',
    description: 'The expiration date is not complete',
  },
  'invalid-date': {
    en: 'Invalid date. This card has expired.',
    es: 'Fecha no válida. Esta tarjeta venció.',
    description: 'The month is over',
  },
  'postal-code-missing': {
    en: 'Please enter the ZIP code.',
    es: 'Escriba el código postal.',
    description: 'The ZIP code is empty',
  },
  'invalid-postal-code': {
    en: 'A ZIP code has 5 digits, or 9 with a hyphen.',
    es: 'El código postal tiene 5 dígitos, o 9 con un guion.',
    description: 'The ZIP code is not one of the United States',
  },
  'code-missing': {
    en: 'Please enter the security code.',
    es: 'Escriba el código de seguridad.',
    description: 'The code is empty',
  },
  'code-length': {
    en: 'The security code has {limit} digits.',
    es: 'El código de seguridad tiene {limit} dígitos.',
    description: 'The code has more or fewer digits',
  },
});

/** Around the processor's hosted fields. */
export const hostedCardWords = messages('cardForm.hosted', {
  title: {
    en: 'Card details, entered at the card processor',
    es: 'Datos de la tarjeta, que se escriben en el procesador de tarjetas',
    description: 'Names the frame with the fields for readers of screens',
  },
  expiration: { en: 'Expiration date (MM/YY)', es: 'Vencimiento (MM/AA)', description: 'Label' },
  postalCode: { en: 'ZIP code', es: 'Código postal', description: 'Label; of the billing address' },
  number: {
    en: 'Please check the card number.',
    es: 'Revise el número de la tarjeta.',
    description: 'The number is missing or wrong',
  },
  date: {
    en: 'Please check the expiration date.',
    es: 'Revise la fecha de vencimiento.',
    description: 'The date is missing or wrong',
  },
  code: {
    en: 'Please check the security code.',
    es: 'Revise el código de seguridad.',
    description: 'The code is missing or wrong',
  },
  zip: {
    en: 'Please check the ZIP code.',
    es: 'Revise el código postal.',
    description: 'The ZIP code is missing or wrong',
  },
});

/** Around the buttons of Apple Pay and Google Pay. */
export const walletWords = messages('cardForm.wallets', {
  title: {
    en: 'Pay with Apple Pay or Google Pay',
    es: 'Pagar con Apple Pay o Google Pay',
    description: 'Names the frame with the buttons for readers of screens',
  },
  or: { en: 'or pay with a card', es: 'o pague con tarjeta', description: 'Line between the buttons and the card' },
  failed: {
    en: 'The payment did not go through. Nothing was charged. Please try again or pay with a card.',
    es: 'El pago no se completó. No se cobró nada. Inténtelo de nuevo o pague con tarjeta.',
    description: 'Apple Pay or Google Pay ended without a card',
  },
  'amount-changed': {
    en: 'The amount has changed since you opened Apple Pay or Google Pay. Nothing was charged. Please check the amount and try again.',
    es: 'La cantidad cambió después de que abrió Apple Pay o Google Pay. No se cobró nada. Revise la cantidad e inténtelo de nuevo.',
    description: 'Agreed to another amount than is to be paid by now',
  },
});

export const cardRefusedWords: Readonly<Record<CardRefused['reason'], Message>> = messages('cardForm.refused', {
  number: {
    en: 'The bank does not know this number. Please check it.',
    es: 'El banco no reconoce este número. Revíselo.',
    description: 'The card processor refused the number',
  },
  code: {
    en: 'The security code was not accepted. Please enter it again.',
    es: 'El código de seguridad no fue aceptado. Escríbalo de nuevo.',
    description: 'The card processor refused the code',
  },
  expiry: {
    en: 'The expiration date was not accepted. Please check it.',
    es: 'La fecha de vencimiento no fue aceptada. Revísela.',
    description: 'The card processor refused the date',
  },
  holder: {
    en: 'The name was not accepted. Please enter it as it stands on the card.',
    es: 'El nombre no fue aceptado. Escríbalo como aparece en la tarjeta.',
    description: 'The card processor refused the name',
  },
  unsupported: {
    en: 'Card not supported. Please use another card.',
    es: 'Tarjeta no admitida. Use otra tarjeta.',
    description: 'The card processor does not take the brand',
  },
  'postal-code': {
    en: 'The ZIP code does not match your bank’s records. Please check it.',
    es: 'El código postal no coincide con el que tiene su banco. Revíselo.',
    description: 'The ZIP code of the card’s billing address',
  },
  declined: {
    en: 'Your bank declined this card. Please use another card, or call your bank.',
    es: 'Su banco rechazó esta tarjeta. Use otra tarjeta o llame a su banco.',
    description: 'The bank refused a card that was to be kept',
  },
  'on-file': {
    en: 'This practice has this card on file already. Choose it from the saved cards, or call the practice.',
    es: 'Este consultorio ya tiene esta tarjeta guardada. Elíjala entre las tarjetas guardadas o llame al consultorio.',
    description: 'The card processor keeps each card once, and does not say where it has it',
  },
  unreachable: {
    en: 'We could not reach the card service. Your card was not charged. Please try again.',
    es: 'No pudimos comunicarnos con el servicio de tarjetas. No se hizo ningún cargo. Inténtelo de nuevo.',
    description: 'No answer of the card processor, before anything was sent to the practice',
  },
});
