import type { CardAgreementView, CardsScreen } from '@portico/application/payments';
import { isoOf, type PatientId } from '@portico/domain/kernel';
import type { CardId, TokenizerFacts } from '@portico/domain/payments';
import type { CardsScreen as WireScreen, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { agreedToIn, cardIn, idFrom, uniqueIdFrom } from './payment-input.ts';
import { savedCardToWire } from './payment.wire.ts';
import { refusal, valueOf } from './refusal.ts';

export const cardsQueries: Pick<QueryResolvers<GatewayContext>, 'getCards'> = {
  getCards: async (_, { patientId }, { own, sealed }) =>
    screenToWire(valueOf(await own().cards.screen(patientFrom(patientId))), sealed),
};

export const cardsMutations: Pick<
  MutationResolvers<GatewayContext>,
  'addCreditCard' | 'deleteCreditCard' | 'setDefaultCreditCard'
> = {
  addCreditCard: async (_, { input }, { own }) => {
    const { card } = cardIn({ cardToken: input.cardToken, plainTextCardData: input.plainTextCardData });
    if (card?.kind !== 'entered') throw refusal({ kind: 'bad-input' });
    const patient = patientFrom(input.patientId);
    const saved = valueOf(
      await own().cards.add({
        uniqueId: uniqueIdFrom(input.uniqueId),
        card: card.card,
        makeDefault: card.makeDefault,
        ...agreedToIn(input),
        ...(patient === undefined ? {} : { patient }),
      }),
    );
    return { status: 200, card: savedCardToWire(saved) };
  },
  deleteCreditCard: async (_, { input: { cardId, patientId } }, { own }) => {
    const answer = await own().cards.remove(idFrom<CardId>(cardId), patientFrom(patientId));
    if (answer.ok) return { status: 200, message: 'The card was removed.', paymentPlanName: null };
    if (answer.error.kind !== 'card-in-use') throw refusal(answer.error);
    const { plan } = answer.error;
    const message = `This card pays for the payment plan “${plan}”. Choose another card for the plan first.`;
    return { status: 400, message, paymentPlanName: plan };
  },
  setDefaultCreditCard: async (_, { input: { cardId, patientId } }, { own }) => {
    valueOf(await own().cards.makeDefault(idFrom<CardId>(cardId), patientFrom(patientId)));
    return { status: 200, message: 'This card is used first.', paymentPlanName: null };
  },
};

const patientFrom = (raw: string | null | undefined): PatientId | undefined =>
  raw == null ? undefined : idFrom<PatientId>(raw);

const screenToWire = (screen: CardsScreen, sealed: (facts: TokenizerFacts) => string): WireScreen => {
  const { patient, practice, cards, agreements, terms, tokenizer, today } = screen;
  return {
    patient_id: patient.patient,
    practice_id: patient.practice,
    practice_name: practice.name,
    practice_phone: practice.phone,
    cards: cards.map(savedCardToWire),
    agreements: agreements.map(agreementToWire),
    terms,
    encryptedData: tokenizer === undefined ? null : sealed(tokenizer),
    today,
  };
};

const agreementToWire = ({ card, subject, at, address, language, terms, cardDetails }: CardAgreementView) => ({
  cardId: card,
  subject,
  agreedAt: isoOf(at),
  address: address ?? null,
  language,
  terms: terms.text,
  termsHash: terms.hash,
  termsVersion: terms.version,
  card: cardDetails.last4,
  cardBrand: cardDetails.brand,
});
