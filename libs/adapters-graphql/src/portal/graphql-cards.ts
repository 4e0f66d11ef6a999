import type { ServiceResult } from '@portico/application/kernel';
import type {
  CardAgreementView,
  CardInUse,
  CardNotAdded,
  Cards,
  CardsScreen,
  NewCard,
  PaymentRefusal,
} from '@portico/application/payments';
import { failed, ok, type LocalDate, type PatientId, type PracticeId } from '@portico/domain/kernel';
import {
  termsSubjects,
  type CardId,
  type MerchantOpener,
  type SavedCard,
  type TokenizerFacts,
} from '@portico/domain/payments';
import { writeCard } from '../card-text.ts';
import {
  AddCreditCardDocument,
  DeleteCreditCardDocument,
  GetCardsDocument,
  SetDefaultCreditCardDocument,
  type GetCardsQuery,
} from '../generated/operations.ts';
import { instantFromWire } from './appointments.wire.ts';
import type { GatewayClient } from './gateway-client.ts';
import type { PaymentSession } from './graphql-make-payment.ts';
import { paymentRefusalFrom } from './payment-refusal.ts';
import { brandFromWire, savedCardFromWire } from './payment.wire.ts';
import { present } from './present.ts';

export class GraphqlCards implements Cards {
  readonly #client: GatewayClient;
  readonly #session: Pick<PaymentSession, 'token' | 'execution'>;
  readonly #opener: MerchantOpener;

  constructor(client: GatewayClient, session: Pick<PaymentSession, 'token' | 'execution'>, opener: MerchantOpener) {
    this.#client = client;
    this.#session = session;
    this.#opener = opener;
  }

  async screen(patient?: PatientId): ServiceResult<CardsScreen> {
    const token = this.#session.token();
    const answer = await this.#client.query(GetCardsDocument, { patientId: patient ?? null });
    if (!answer.ok) return answer;
    const { encryptedData } = answer.value.getCards;
    if (encryptedData === null) return ok(screenFromWire(answer.value.getCards, undefined));
    const tokenizer = await this.#opener.openWith(token, encryptedData);
    return tokenizer === undefined
      ? failed({ kind: 'malfunction' })
      : ok(screenFromWire(answer.value.getCards, tokenizer));
  }

  async add({ uniqueId, card, makeDefault, agreedTo, patient }: NewCard): ServiceResult<SavedCard, CardNotAdded> {
    const execution = this.#session.execution();
    const text = writeCard({ card, save: true, makeDefault }, execution);
    const answer = await this.#client.mutateOr(
      AddCreditCardDocument,
      {
        input: {
          uniqueId,
          patientId: patient ?? null,
          execution,
          agreedTerms: agreedTo ?? null,
          ...(card.kind === 'typed' ? { plainTextCardData: text } : { cardToken: text }),
        },
      },
      (extensions): CardNotAdded | undefined => {
        const refused = paymentRefusalFrom(extensions);
        return refused !== undefined && isOfCard(refused) ? refused : undefined;
      },
    );
    return answer.ok ? ok(savedCardFromWire(answer.value.addCreditCard.card)) : answer;
  }

  async remove(cardId: CardId, patient?: PatientId): ServiceResult<void, CardInUse> {
    const input = { cardId, patientId: patient ?? null };
    const answer = await this.#client.mutate(DeleteCreditCardDocument, { input });
    if (!answer.ok) return answer;
    const { status, paymentPlanName } = answer.value.deleteCreditCard;
    if (status === 200) return ok(undefined);
    return status === 400 && paymentPlanName !== null
      ? failed({ kind: 'card-in-use', plan: paymentPlanName })
      : failed({ kind: 'malfunction' });
  }

  async makeDefault(cardId: CardId, patient?: PatientId): ServiceResult<void> {
    const input = { cardId, patientId: patient ?? null };
    const answer = await this.#client.mutate(SetDefaultCreditCardDocument, { input });
    if (!answer.ok) return answer;
    return answer.value.setDefaultCreditCard.status === 200 ? ok(undefined) : failed({ kind: 'malfunction' });
  }
}

const cardKinds: ReadonlySet<string> = new Set<CardNotAdded['kind']>([
  'card-refused',
  'declined',
  'no-online-payments',
  'too-many-card-tries',
  'too-many-cards',
  'terms-not-agreed',
  'terms-changed',
]);

const isOfCard = (refused: PaymentRefusal): refused is CardNotAdded => cardKinds.has(refused.kind);

const screenFromWire = (wire: GetCardsQuery['getCards'], tokenizer: TokenizerFacts | undefined): CardsScreen => {
  const { patient_id, practice_id, practice_name, practice_phone, cards, agreements, terms, today } = wire;
  return present({
    patient: { practice: practice_id as PracticeId, patient: patient_id as PatientId },
    practice: { name: practice_name, phone: practice_phone },
    cards: cards.map(savedCardFromWire),
    agreements: agreements.map(agreementFromWire),
    terms,
    today: today as LocalDate,
    tokenizer,
  });
};

const agreementFromWire = (wire: GetCardsQuery['getCards']['agreements'][number]): CardAgreementView =>
  present({
    card: wire.cardId as CardId,
    subject: termsSubjects.find((one) => one === wire.subject) ?? 'card',
    at: instantFromWire(wire.agreedAt),
    address: wire.address,
    language: wire.language === 'es' ? ('es' as const) : ('en' as const),
    terms: { text: wire.terms, hash: wire.termsHash, version: wire.termsVersion },
    cardDetails: { brand: brandFromWire(wire.cardBrand), last4: wire.card },
  });
