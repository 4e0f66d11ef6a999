import { failed, ok, type Result } from '@portico/domain/kernel';
import type {
  CardRefused,
  CardVault,
  EnteredCard,
  KeptCard,
  Tokenize,
  TokenizerFacts,
  VaultReference,
} from '@portico/domain/payments';
import { wrongWith } from './browser/index.ts';
import { objectOf, textOf } from '../wire/http-exchange.ts';
import { refusesUs } from '../wire/loggable-processor-failure.ts';
import type { CloverCardsOnFile } from './cards-on-file.ts';
import type { CloverClient } from './client.ts';
import { errorIn, isOfTheCard } from './decline-reasons.ts';
import { customerOf, sourceOf, vaultReference } from './vault-reference.ts';

/** Keeps cards as Clover's customers, each card as one of its own, so that several of a patient's can be told apart. */
export class CloverVault implements CardVault {
  readonly #client: CloverClient;
  readonly #tokenize: Tokenize;
  readonly #facts: TokenizerFacts;
  readonly #onFile: CloverCardsOnFile;

  constructor(client: CloverClient, tokenize: Tokenize, facts: TokenizerFacts, onFile: CloverCardsOnFile) {
    this.#client = client;
    this.#onFile = onFile;
    this.#tokenize = tokenize;
    this.#facts = facts;
  }

  async keep(card: EnteredCard, email: string): Promise<Result<KeptCard, CardRefused>> {
    if (card.kind === 'wallet') return refused('unsupported');
    const entered = card.kind === 'typed' ? await this.#tokenize(card.card, this.#facts) : ok(card);
    if (!entered.ok) return entered;
    if (entered.value.kind !== 'token') return refused('unreachable');
    const { token, cardDetails } = entered.value;
    const body = { email, source: token, ecomind: 'ecom' };
    // No key: Clover promises none here. A card whose answer is lost is not kept as far as we know, and never charged.
    const answer = await this.#client.ask({ method: 'POST', path: '/v1/customers', body });
    if (answer.kind === 'unknown' || refusesUs(answer)) return refused('unreachable');
    if (answer.status === 409) {
      // Clover keeps this card already: it is charged by the customer that has it, and stays theirs when it is forgotten here.
      const known = await this.#onFile.customerWith(cardDetails, email);
      return known === undefined
        ? refused('on-file')
        : ok({ vault: vaultReference(known, known), last4: cardDetails.last4, expiry: cardDetails.expiry });
    }
    const customer = textOf(answer.body['id']);
    if (answer.status !== 200 || customer === undefined) return refused(reasonIn(errorIn(answer.body)));
    const sources = objectOf(answer.body['sources'])?.['data'];
    const source = (Array.isArray(sources) ? textOf(sources[0]) : undefined) ?? token;
    return ok({ vault: vaultReference(customer, source), last4: cardDetails.last4, expiry: cardDetails.expiry });
  }

  async forget(vault: VaultReference): Promise<void> {
    const [customer, source] = [customerOf(vault), sourceOf(vault)].map(encodeURIComponent);
    if (customer === source) return;
    await this.#client.ask({ method: 'DELETE', path: `/v1/customers/${customer}/sources/${source}` });
  }
}

const reasonIn = ({ code, declineCode }: ReturnType<typeof errorIn>): CardRefused['reason'] =>
  wrongWith(declineCode) ??
  wrongWith(code) ??
  (code === 'card_declined' ? 'declined' : isOfTheCard(code) ? 'unsupported' : 'unreachable');

const refused = (reason: CardRefused['reason']) => failed<CardRefused>({ kind: 'card-refused', reason });
