import { failed, ok, type Cents, type Result } from '@portico/domain/kernel';
import type { CardRefused, CardVault, EnteredCard, KeptCard } from '@portico/domain/payments';
import { textOf, within, type PayeezyClient } from './client.ts';
import { reasonOf, reasonOfMistakes, refusedFor } from './decline-reasons.ts';
import { enteredPart, firstUse, isPostalCodeWrong, moneyOf, vaultReferenceOf } from './payeezy-wire-values.ts';

const unreachable = failed<CardRefused>({ kind: 'card-refused', reason: 'unreachable' });

/**
 * Keeps cards as Payeezy's own tokens. A card is kept by reserving nothing on it with its holder present: that proves it
 * good, and gives the name of a first payment that later ones refer to.
 */
export class PayeezyVault implements CardVault {
  readonly #client: PayeezyClient;
  readonly #refusesPostalCodes: boolean;

  constructor(client: PayeezyClient, refusesPostalCodes: boolean) {
    this.#client = client;
    this.#refusesPostalCodes = refusesPostalCodes;
  }

  async keep(entered: EnteredCard): Promise<Result<KeptCard, CardRefused>> {
    if (entered.kind === 'wallet') return failed(refusedFor('unsupported-card'));
    const reply = await this.#client.post('/transactions', {
      transaction_type: 'authorize',
      ...moneyOf(0 as Cents),
      ...enteredPart(entered),
      ...firstUse,
    });
    if (reply.kind === 'rejected') return failed(refusedFor(reasonOfMistakes(reply.mistakes)));
    if (reply.kind !== 'answered') return unreachable;
    const { body } = reply;
    if (textOf(body['transaction_status']).toLowerCase() !== 'approved') {
      return failed(refusedFor(reasonOf(textOf(body['bank_resp_code']), textOf(body['gateway_resp_code']))));
    }
    if (this.#refusesPostalCodes && isPostalCodeWrong(body)) return failed(refusedFor('wrong-postal-code'));
    const value = textOf(within(within(body['token'], 'token_data'), 'value'));
    const token = value === '' && entered.kind === 'token' ? entered.token : value;
    if (token === '') return unreachable;
    const { brand, holder, expiry } = entered.kind === 'token' ? entered.cardDetails : entered.card;
    const { postalCode } = entered.kind === 'token' ? entered : entered.card;
    const billed = postalCode === undefined ? {} : { postalCode };
    const network = textOf(within(body['stored_credentials'], 'cardbrand_original_transaction_id'));
    const vault = vaultReferenceOf({
      value: token,
      brand,
      holder,
      expiry,
      ...(network === '' ? {} : { network }),
      ...billed,
    });
    return ok({ vault, last4: token.slice(-4), expiry });
  }

  /** Does nothing: Payeezy cannot remove a token, so deleting our reference is enough. */
  forget(): Promise<void> {
    return Promise.resolve();
  }
}
