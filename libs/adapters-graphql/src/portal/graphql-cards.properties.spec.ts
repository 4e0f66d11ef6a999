import { describe, expect, it } from '@jest/globals';
import type { Cards, CardsScreen } from '@portico/application/payments';
import { failed, ok, type PatientId } from '@portico/domain/kernel';
import { ids, instants, localDates, patientRefs, withOptional, words } from '@portico/domain/kernel/testing';
import {
  cardRefusals,
  cardDetailsOf,
  termsSubjects,
  type CardId,
  type CardRefused,
  type EnteredCard,
  type MerchantOpener,
  type SavedCard,
  type TokenizerFacts,
  type UniqueId,
} from '@portico/domain/payments';
import { cardDetailsList, postalCodes, typedCards } from '@portico/domain/payments/testing';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { GraphqlCards } from './graphql-cards.ts';

const savedCards: fc.Arbitrary<SavedCard> = fc
  .tuple(cardDetailsList, fc.record({ id: ids<CardId>('card-'), patient: patientRefs, isDefault: fc.boolean() }))
  .map(([cardDetails, rest]) => ({ ...cardDetails, ...rest }));

const facts: fc.Arbitrary<TokenizerFacts> = fc.oneof(
  fc.record({ kind: fc.constant('clover' as const), address: words(), key: words() }),
  fc.constant({ kind: 'none' as const }),
);

const agreements = withOptional(
  {
    card: ids<CardId>('card-'),
    subject: fc.constantFrom(...termsSubjects),
    at: instants,
    language: fc.constantFrom('en' as const, 'es' as const),
    terms: fc.record({ text: words(200), hash: words(64), version: fc.integer({ min: 1, max: 1_000 }) }),
    cardDetails: cardDetailsList.map(({ brand, last4 }) => ({ brand, last4 })),
  },
  { address: words(40) },
);

const screens: fc.Arbitrary<CardsScreen> = withOptional(
  {
    patient: patientRefs,
    practice: fc.record({ name: words(), phone: words() }),
    cards: fc.array(savedCards, { maxLength: 3 }),
    agreements: fc.array(agreements, { maxLength: 3 }),
    terms: fc.record({ text: words(200), hash: words(64) }),
    today: localDates,
  },
  { tokenizer: facts },
);

const enteredCards: fc.Arbitrary<EnteredCard> = fc.oneof(
  typedCards.map((card) => ({ kind: 'typed' as const, card })),
  withOptional(
    { kind: fc.constant('token' as const), token: fc.stringMatching(/^[\w-]{1,40}$/), cardDetails: cardDetailsList },
    { postalCode: postalCodes },
  ),
);

const plainSeal = (facts: TokenizerFacts): string => JSON.stringify(facts);
const opener: MerchantOpener = {
  openWith: async (token, sealed) =>
    token === 'the token' && sealed !== '' ? (JSON.parse(sealed) as TokenizerFacts) : undefined,
};

/** The wire with one service behind it, whose questions are noted and answered with what stands in `place`. */
const across = (token = 'the token') => {
  const { asked, place, service } = notingService<Cards>();
  const context: Partial<GatewayContext> = {
    own: () => ({ cards: service }) as Partial<OwnServices> as OwnServices,
    sealed: plainSeal,
  };
  const { client, requests } = tab(gatewayFetch(() => context as GatewayContext));
  const cards = new GraphqlCards(client, { token: () => token, execution: () => 'cloverapi' }, opener);
  return { asked, place, cards, requests };
};

describe('the cards on file, over the wire', () => {
  it('MON-133 MON-148 arrive as they are, with what the card form needs', async () => {
    const { asked, place, cards } = across();
    await fc.assert(
      fc.asyncProperty(screens, ids<PatientId>('patient-'), async (screen, patient) => {
        place.answer = ok(screen);
        expect(await cards.screen(patient)).toEqual(ok(screen));
        expect(asked.at(-1)).toEqual(['screen', patient]);
      }),
    );
  });

  it('MON-134 are not shown when what the card form needs was sealed for another token', async () => {
    const { place, cards } = across('another token');
    await fc.assert(
      fc.asyncProperty(screens, async (screen) => {
        place.answer = ok(screen);
        const answer = await cards.screen();
        expect(answer).toEqual(screen.tokenizer === undefined ? ok(screen) : failed({ kind: 'malfunction' }));
      }),
    );
  });

  it('MON-132 MON-148 a new one arrives as it was entered, and what is kept of it comes back', async () => {
    const { asked, place, cards, requests } = across();
    await fc.assert(
      fc.asyncProperty(
        enteredCards,
        fc.uuid().map((id) => id as UniqueId),
        fc.boolean(),
        savedCards,
        async (card, uniqueId, makeDefault, saved) => {
          place.answer = ok(saved);
          expect(await cards.add({ uniqueId, card, makeDefault, agreedTo: 'abc' })).toEqual(ok(saved));
          expect(asked.at(-1)).toEqual(['add', { uniqueId, card, makeDefault, agreedTo: 'abc' }]);
          const { input } = requests.at(-1)?.body['variables'] as { readonly input: Readonly<Record<string, unknown>> };
          expect(input).toMatchObject({ uniqueId, execution: 'cloverapi' });
          const sent = JSON.parse(String(input['cardToken'] ?? input['plainTextCardData'])) as object;
          expect(sent).toMatchObject({ saveCard: true, merchant: 'cloverapi' });
          expect('card_number' in sent).toBe(card.kind === 'typed');
        },
      ),
    );
  });

  it('MON-150 tells why a new one was refused', async () => {
    const { place, cards } = across();
    const refusals = fc.oneof(
      fc.constantFrom<CardRefused['reason']>(...cardRefusals).map((reason) => ({ kind: 'card-refused', reason })),
      words().map((phone) => ({ kind: 'no-online-payments', phone })),
      words().map((phone) => ({ kind: 'too-many-card-tries', phone })),
      fc.constantFrom({ kind: 'terms-not-agreed' }, { kind: 'terms-changed' }),
      fc.constantFrom({ kind: 'too-many-cards' }, { kind: 'declined', reason: 'declined' }),
      fc.constantFrom({ kind: 'not-found' }, { kind: 'bad-input' }),
    );
    await fc.assert(
      fc.asyncProperty(refusals, typedCards, async (refusal, card) => {
        place.answer = failed(refusal);
        const entered: EnteredCard = { kind: 'token', token: 't', cardDetails: cardDetailsOf(card) };
        const answer = await cards.add({ uniqueId: 'u' as UniqueId, card: entered, makeDefault: false });
        expect(answer).toEqual(failed(refusal));
      }),
    );
  });

  it('MON-151 MON-152 MON-153 MON-154 are removed and put first, and the plan that holds one is named', async () => {
    const { asked, place, cards } = across();
    await fc.assert(
      fc.asyncProperty(ids<CardId>('card-'), ids<PatientId>('patient-'), words(), async (card, patient, plan) => {
        place.answer = ok(undefined);
        expect({
          remove: await cards.remove(card, patient),
          makeDefault: await cards.makeDefault(card, patient),
        }).toEqual({ remove: ok(undefined), makeDefault: ok(undefined) });
        expect(asked.slice(-2)).toEqual([
          ['remove', card, patient],
          ['makeDefault', card, patient],
        ]);
        place.answer = failed({ kind: 'card-in-use', plan });
        expect(await cards.remove(card)).toEqual(failed({ kind: 'card-in-use', plan }));
        place.answer = failed({ kind: 'not-found' });
        expect(await cards.remove(card)).toEqual(failed({ kind: 'not-found' }));
      }),
    );
  });
});
