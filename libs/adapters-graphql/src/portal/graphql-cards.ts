import type { ServiceResult } from '@portico/application/kernel';
import type { CardInUse, CardNotAdded, Cards, CardsScreen, NewCard } from '@portico/application/payments';
import { failed, ok, type PatientId } from '@portico/domain/kernel';
import type { CardId, MerchantOpener, SavedCard } from '@portico/domain/payments';
import { writeCard } from '../entered-card-text.ts';
import { cardsScreen, savedCard } from '../codecs/cards.codec.ts';
import { unreadable } from '../codecs/codec.ts';
import {
  AddCreditCardDocument,
  DeleteCreditCardDocument,
  GetCardsDocument,
  SetDefaultCreditCardDocument,
} from '../generated/operations.ts';
import type { GatewayClient } from './gateway-client.ts';
import type { PaymentSession } from './graphql-make-payment.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlCards extends GraphqlPort implements Cards {
  readonly #session: Pick<PaymentSession, 'token' | 'execution'>;
  readonly #opener: MerchantOpener;

  constructor(client: GatewayClient, session: Pick<PaymentSession, 'token' | 'execution'>, opener: MerchantOpener) {
    super(client);
    this.#session = session;
    this.#opener = opener;
  }

  async screen(patientId?: PatientId): ServiceResult<CardsScreen> {
    const token = this.#session.token();
    const answer = await this.client.ask(GetCardsDocument, { patientId }, ({ encryptedData, ...json }) => ({
      encryptedData,
      screen: cardsScreen.read(json),
    }));
    if (!answer.ok) return answer;
    const { encryptedData, screen } = answer.value;
    if (encryptedData === null) return ok(screen);
    const tokenizer = await this.#opener.openWith(token, encryptedData);
    return tokenizer === undefined ? failed({ kind: 'malfunction' }) : ok({ ...screen, tokenizer });
  }

  add({ uniqueId, card, makeDefault, agreedTo, patient }: NewCard): ServiceResult<SavedCard, CardNotAdded> {
    const execution = this.#session.execution();
    const text = writeCard({ card, save: true, makeDefault }, execution);
    const sent = card.kind === 'typed' ? { plainTextCardData: text } : { cardToken: text };
    return this.client.ask(
      AddCreditCardDocument,
      { input: { uniqueId, patientId: patient, execution, agreedTerms: agreedTo, ...sent } },
      (json) => savedCard.read(json.card),
      [
        'card-refused',
        'declined',
        'no-online-payments',
        'too-many-card-tries',
        'too-many-cards',
        'terms-not-agreed',
        'terms-changed',
      ],
    );
  }

  async remove(cardId: CardId, patientId?: PatientId): ServiceResult<void, CardInUse> {
    const answer = await this.client.ask(DeleteCreditCardDocument, { input: { cardId, patientId } }, (json) => {
      const { status, paymentPlanName: plan } = json;
      if (status === 200) return undefined;
      return status === 400 && plan !== null ? { kind: 'card-in-use' as const, plan } : unreadable();
    });
    if (!answer.ok) return answer;
    return answer.value === undefined ? ok(undefined) : failed(answer.value);
  }

  makeDefault(cardId: CardId, patientId?: PatientId): ServiceResult<void> {
    return this.client.ask(SetDefaultCreditCardDocument, { input: { cardId, patientId } }, ({ status }) =>
      status === 200 ? undefined : unreadable(),
    );
  }
}
