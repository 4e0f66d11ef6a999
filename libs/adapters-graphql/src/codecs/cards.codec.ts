import type { CardAgreementView, CardsScreen } from '@portico/application/payments';
import { cardBrands, termsSubjects, type SavedCard } from '@portico/domain/payments';
import { cardBrand } from './charged-card.codec.ts';
import { list, same } from './codec.ts';
import { field, record } from './object-codec.ts';
import { day, id, language, moment, oneOf } from './scalars.ts';

export const savedCard = record<SavedCard>()({
  id: id('cardId'),
  patient: { practice: id('practice_id'), patient: id('patient_id') },
  brand: field('type', cardBrand),
  last4: 'last4',
  holder: 'cardholder_name',
  expiry: { month: 'expirationMonth', year: 'expirationYear' },
  isDefault: 'default',
});

/** What was agreed to, and from where, on the fields that agreements to cards and to plans have in common. */
export const agreementParts = {
  at: field('agreedAt', moment),
  address: 'address',
  language: field('language', language),
  terms: { text: 'terms', hash: 'termsHash', version: 'termsVersion' },
} as const;

/** The brand stands here in the domain's own word, not in its owner's as on a card. */
export const agreedCard = { brand: field('cardBrand', oneOf(cardBrands)), last4: 'card' } as const;

const cardAgreement = record<CardAgreementView>()({
  card: id('cardId'),
  subject: field('subject', oneOf(termsSubjects)),
  ...agreementParts,
  cardDetails: agreedCard,
});

/** Without what opens the card fields, which travels sealed. */
export const cardsScreen = record<Omit<CardsScreen, 'tokenizer'>>()({
  patient: { practice: id('practice_id'), patient: id('patient_id') },
  practice: { name: 'practice_name', phone: 'practice_phone' },
  cards: field('cards', list(savedCard)),
  agreements: field('agreements', list(cardAgreement)),
  terms: field('terms', same<CardsScreen['terms']>()),
  today: field('today', day),
});
