import type { CardSuccess } from '@portico/view-models/payments';
import { messages, type Message } from '../../../words/messages.ts';

export const cardsWords = messages('cards.screen', {
  loading: { en: 'Loading your cards…', es: 'Cargando sus tarjetas…', description: 'Said while the page is fetched' },
  lead: {
    en: 'Cards that you keep here can pay at {practice}. Of a card’s number we keep the last four digits only.',
    es: 'Con las tarjetas que guarde aquí puede pagar en {practice}. Del número de una tarjeta solo guardamos los últimos cuatro dígitos.',
    description: 'Above the cards; name of the practice',
  },
  title: { en: 'Your cards', es: 'Sus tarjetas', description: 'Heading of the list of cards on file' },
  none: {
    en: 'No card is kept here yet.',
    es: 'Todavía no hay ninguna tarjeta guardada.',
    description: 'In place of an empty list',
  },
  name: {
    en: '{brand} ending in {digits}',
    es: '{brand} terminada en {digits}',
    description: 'A card; name of its brand, its last four digits',
  },
  good: {
    en: 'Expires {month}/{year}',
    es: 'Vence {month}/{year}',
    description: 'Until when a card is good; two digits of the month, four of the year',
  },
  over: {
    en: 'Expired {month}/{year}',
    es: 'Venció {month}/{year}',
    description: 'As above, once it is over',
  },
  expired: { en: 'Expired', es: 'Vencida', description: 'Mark on a card that is over' },
  default: { en: 'Used first', es: 'Se usa primero', description: 'Mark on the default card' },
  makeDefault: { en: 'Use first', es: 'Usar primero', description: 'Button: this card becomes the default one' },
  makeDefaultNamed: {
    en: 'Use first: {card}',
    es: 'Usar primero: {card}',
    description: 'The same button for screen readers; begins with its words; card is the name above',
  },
  remove: { en: 'Remove', es: 'Eliminar', description: 'Button: the card is removed' },
  removeNamed: {
    en: 'Remove {card}',
    es: 'Eliminar {card}',
    description: 'The same button for screen readers; begins with its word; card is the name above',
  },
  add: {
    en: 'Add a card',
    es: 'Agregar una tarjeta',
    description: 'Button that opens the form, and heading of the form',
  },
  save: { en: 'Save card', es: 'Guardar tarjeta', description: 'Button of the form' },
  saving: { en: 'Saving…', es: 'Guardando…', description: 'On that button while the card is saved' },
  cancel: { en: 'Cancel', es: 'Cancelar', description: 'Button that closes the form or the question' },
  consent: {
    en: 'By saving the card you agree to this:',
    es: 'Al guardar la tarjeta usted acepta lo siguiente:',
    description: 'Above the terms of the practice, which stand above the button that saves the card',
  },
  termsChanged: {
    en: 'These terms have changed, so the card was not saved. Please read them and save the card again.',
    es: 'Estos términos cambiaron y la tarjeta no se guardó. Léalos y guarde la tarjeta de nuevo.',
    description: 'The terms of cards on file are other ones by now',
  },
  agreed: {
    en: 'What you agreed to',
    es: 'Lo que usted aceptó',
    description: 'Opens what was agreed to when this card was put on file',
  },
  agreedOn: { en: 'Agreed on', es: 'Aceptado el', description: 'When the terms were agreed to' },
  agreedFrom: {
    en: 'From the network address',
    es: 'Desde la dirección de red',
    description: 'The network address from which terms were agreed to',
  },
  agreedVersion: { en: 'Version of the terms', es: 'Versión de los términos', description: 'Before a number' },
  declined: {
    en: 'The bank declined this card, so it was not saved. Try another card, or call your bank.',
    es: 'El banco rechazó esta tarjeta y no se guardó. Pruebe otra tarjeta o llame a su banco.',
    description: 'A card was to be put on file; no reason is given',
  },
  tooManyTries: {
    en: 'Too many cards were declined or tried. For your safety, no card can be added for an hour. To pay now, call {phone}.',
    es: 'Se rechazaron o probaron demasiadas tarjetas. Por su seguridad, no se puede agregar ninguna durante una hora. Para pagar ahora, llame al {phone}.',
    description: 'Too many tries of cards; the telephone number of the practice',
  },
  tooManyCards: {
    en: 'There are already 10 cards on file. Remove one you no longer use, then add this one.',
    es: 'Ya hay 10 tarjetas guardadas. Elimine una que ya no use y después agregue esta.',
    description: 'As many cards are on file as there may be',
  },
  noPayments: {
    en: 'This practice does not accept online payments. Please call the practice to make a payment.',
    es: 'Este consultorio no acepta pagos en línea. Llame al consultorio para hacer un pago.',
    description: 'Where the practice takes no cards',
  },
  call: { en: 'Call {phone}', es: 'Llamar al {phone}', description: 'Link that calls the practice' },
  removeTitle: {
    en: 'Remove this card?',
    es: '¿Eliminar esta tarjeta?',
    description: 'Title of the question before a card is removed',
  },
  removeBody: {
    en: '{card} will no longer be offered when you pay. Payments that you made with it stay as they are.',
    es: '{card} ya no aparecerá cuando pague. Los pagos que hizo con ella quedan como están.',
    description: 'The question; card is the name above',
  },
  inUseTitle: {
    en: 'This card cannot be removed',
    es: 'Esta tarjeta no se puede eliminar',
    description: 'Title of the modal that says why a card was not removed',
  },
  inUseBody: {
    en: '{card} pays for your payment plan “{plan}”. Choose another card for the plan first, then remove this one.',
    es: '{card} paga su plan de pagos “{plan}”. Primero elija otra tarjeta para el plan y después elimine esta.',
    description: 'Why a card was not removed; card is the name above, name of the plan',
  },
});

/** Toast texts; `card` is the name of a card. */
export const cardSuccessWords: Readonly<Record<Exclude<CardSuccess['kind'], 'failed'>, Message>> = messages(
  'cards.news',
  {
    saved: { en: '{card} was saved.', es: '{card} se guardó.', description: 'A card was put on file' },
    removed: { en: '{card} was removed.', es: '{card} se eliminó.', description: 'A card was removed' },
    'made-default': {
      en: '{card} is used first from now on.',
      es: '{card} se usa primero de ahora en adelante.',
      description: 'A card became the default one',
    },
  },
);
