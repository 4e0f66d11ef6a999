import type { CardSuccess } from '@portico/application/payments';
import type { Message } from '../../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const cardsWords = defineMessages({
  loading: {
    id: 'cards.screen.loading',
    defaultMessage: 'Loading your cards…',
    description: 'Said while the page is fetched',
  },
  lead: {
    id: 'cards.screen.lead',
    defaultMessage: 'Use saved cards to pay {practice}. We keep only the last 4 digits.',
    description: 'Above the cards; name of the practice',
  },
  title: {
    id: 'cards.screen.title',
    defaultMessage: 'Your cards',
    description: 'Heading of the list of cards on file',
  },
  none: {
    id: 'cards.screen.none',
    defaultMessage: 'You have no saved cards yet.',
    description: 'In place of an empty list',
  },
  name: {
    id: 'cards.screen.name',
    defaultMessage: '{brand} ending in {digits}',
    description: 'A card; name of its brand, its last four digits',
  },
  good: {
    id: 'cards.screen.good',
    defaultMessage: 'Expires {month}/{year}',
    description: 'Until when a card is good; two digits of the month, four of the year',
  },
  over: { id: 'cards.screen.over', defaultMessage: 'Expired {month}/{year}', description: 'As above, once it is over' },
  expired: { id: 'cards.screen.expired', defaultMessage: 'Expired', description: 'Mark on a card that is over' },
  default: { id: 'cards.screen.default', defaultMessage: 'Default', description: 'Mark on the default card' },
  makeDefault: {
    id: 'cards.screen.makeDefault',
    defaultMessage: 'Make default',
    description: 'Button: this card becomes the default one',
  },
  makeDefaultNamed: {
    id: 'cards.screen.makeDefaultNamed',
    defaultMessage: 'Make default: {card}',
    description: 'The same button for screen readers; begins with its words; card is the name above',
  },
  remove: { id: 'cards.screen.remove', defaultMessage: 'Remove', description: 'Button: the card is removed' },
  removeNamed: {
    id: 'cards.screen.removeNamed',
    defaultMessage: 'Remove {card}',
    description: 'The same button for screen readers; begins with its word; card is the name above',
  },
  add: {
    id: 'cards.screen.add',
    defaultMessage: 'Add a card',
    description: 'Button that opens the form, and heading of the form',
  },
  save: { id: 'cards.screen.save', defaultMessage: 'Save card', description: 'Button of the form' },
  saving: {
    id: 'cards.screen.saving',
    defaultMessage: 'Saving…',
    description: 'On that button while the card is saved',
  },
  cancel: {
    id: 'cards.screen.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the form or the question',
  },
  consent: {
    id: 'cards.screen.consent',
    defaultMessage: 'By saving the card you agree to this:',
    description: 'Above the terms of the practice, which stand above the button that saves the card',
  },
  termsChanged: {
    id: 'cards.screen.termsChanged',
    defaultMessage: 'These terms have changed, so the card wasn’t saved. Please read them and save the card again.',
    description: 'The terms of cards on file are other ones by now',
  },
  agreed: {
    id: 'cards.screen.agreed',
    defaultMessage: 'What you agreed to',
    description: 'Opens what was agreed to when this card was put on file',
  },
  agreedOn: { id: 'cards.screen.agreedOn', defaultMessage: 'Agreed on', description: 'When the terms were agreed to' },
  agreedFrom: {
    id: 'cards.screen.agreedFrom',
    defaultMessage: 'From the network address',
    description: 'The network address from which terms were agreed to',
  },
  agreedVersion: {
    id: 'cards.screen.agreedVersion',
    defaultMessage: 'Version of the terms',
    description: 'Before a number',
  },
  declined: {
    id: 'cards.screen.declined',
    defaultMessage: 'The bank declined this card, so it wasn’t saved. Try another card, or call your bank.',
    description: 'A card was to be put on file; no reason is given',
  },
  tooManyTries: {
    id: 'cards.screen.tooManyTries',
    defaultMessage:
      'Too many cards were declined or tried. For your safety, no card can be added for an hour. To pay now, call {phone}.',
    description: 'Too many tries of cards; the telephone number of the practice',
  },
  tooManyCards: {
    id: 'cards.screen.tooManyCards',
    defaultMessage: 'You already have 10 saved cards. Remove one you no longer use, then add this one.',
    description: 'As many cards are on file as there may be',
  },
  noPayments: {
    id: 'cards.screen.noPayments',
    defaultMessage: 'This practice does not accept online payments. Please call the practice to make a payment.',
    description: 'Where the practice takes no cards',
  },
  call: {
    id: 'cards.screen.call',
    defaultMessage: 'Call the practice: {phone}',
    description: 'Link that calls the practice',
  },
  removeTitle: {
    id: 'cards.screen.removeTitle',
    defaultMessage: 'Remove this card?',
    description: 'Title of the question before a card is removed',
  },
  removeBody: {
    id: 'cards.screen.removeBody',
    defaultMessage: '{card} will no longer be offered when you pay. Payments you made with it don’t change.',
    description: 'The question; card is the name above',
  },
  inUseTitle: {
    id: 'cards.screen.inUseTitle',
    defaultMessage: 'This card can’t be removed',
    description: 'Title of the modal that says why a card was not removed',
  },
  inUseBody: {
    id: 'cards.screen.inUseBody',
    defaultMessage:
      '{card} pays for your payment plan “{plan}”. Choose another card for the plan first, then remove this one.',
    description: 'Why a card was not removed; card is the name above, name of the plan',
  },
});

/** Toast texts; `card` is the name of a card. */
export const cardSuccessWords: Readonly<Record<Exclude<CardSuccess['kind'], 'failed'>, Message>> = defineMessages({
  saved: { id: 'cards.news.saved', defaultMessage: '{card} was saved.', description: 'A card was put on file' },
  removed: { id: 'cards.news.removed', defaultMessage: '{card} was removed.', description: 'A card was removed' },
  'made-default': {
    id: 'cards.news.made-default',
    defaultMessage: '{card} is now your default card.',
    description: 'A card became the default one',
  },
});
