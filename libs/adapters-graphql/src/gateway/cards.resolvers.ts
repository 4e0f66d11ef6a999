import type { CardsScreen } from '@portico/application/payments';
import type { PatientId } from '@portico/domain/kernel';
import type { CardId } from '@portico/domain/payments';
import { cardsScreen, savedCard } from '../codecs/cards.codec.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './gateway-context.ts';
import { agreedToIn, cardIn, idFrom, uniqueIdFrom } from './payment-input.ts';
import { refusal, valueOf } from './value-or-refusal.ts';

export const cardsQueries: Pick<QueryResolvers<GatewayContext>, 'getCards'> = {
  getCards: async (_, { patientId }, { own, sealed }) =>
    sealedScreen(valueOf(await own().cards.screen(patientFrom(patientId))), sealed),
};

const sealedScreen = (screen: CardsScreen, sealed: GatewayContext['sealed']) => ({
  ...cardsScreen.write(screen),
  encryptedData: screen.tokenizer === undefined ? null : sealed(screen.tokenizer),
});

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
    return { status: 200, card: savedCard.write(saved) };
  },
  deleteCreditCard: async (_, { input: { cardId, patientId } }, { own }) => {
    const answer = await own().cards.remove(idFrom<CardId>(cardId), patientFrom(patientId));
    if (answer.ok) return { status: 200, message: '', paymentPlanName: null };
    if (answer.error.kind !== 'card-in-use') throw refusal(answer.error);
    return { status: 400, message: answer.error.kind, paymentPlanName: answer.error.plan };
  },
  setDefaultCreditCard: async (_, { input: { cardId, patientId } }, { own }) => {
    valueOf(await own().cards.makeDefault(idFrom<CardId>(cardId), patientFrom(patientId)));
    return { status: 200, message: '', paymentPlanName: null };
  },
};

const patientFrom = (raw: string | null | undefined): PatientId | undefined =>
  raw == null ? undefined : idFrom<PatientId>(raw);
