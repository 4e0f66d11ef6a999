import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cents } from '@portico/domain/kernel';
import type { AttemptReference, VaultReference } from '@portico/domain/payments';
import { thisMachine } from '../wire/clock-and-network.ts';
import { CloverCardsOnFile } from './cards-on-file.ts';
import { CloverClient } from './client.ts';
import { amex, cloverFixture, visa, type CloverFixture } from './testing/clover-fixture.ts';

const email = 'james.walker@example.org';
const cardDetails = { brand: visa.brand, last4: '4242', holder: visa.holder, expiry: visa.expiry };

/** The Platform API with answers of the test's own. */
const answering = (
  status: number,
  elements: unknown,
  place: { readonly merchantId?: string } = { merchantId: 'M' },
) => {
  const asked: string[] = [];
  const settings = {
    sclAddress: 'https://scl.example',
    tokenAddress: 'https://token.example',
    privateToken: 'private',
    publicKey: 'public',
    platformAddress: 'https://platform.example',
    ...place,
  };
  const fetch = async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify({ elements }), { status });
  };
  return {
    asked,
    onFile: new CloverCardsOnFile(
      new CloverClient(settings, undefined, undefined, { ...thisMachine, fetch }),
      settings,
    ),
  };
};

const card = { last4: '4242', expirationDate: '0231' };
const customer = (id: string, ...cards: readonly object[]) => ({ id, cards: { elements: cards } });

describe('a card that Clover has on file already', () => {
  let fixture: CloverFixture;
  beforeEach(async () => {
    fixture = await cloverFixture({ oneCustomerPerCard: true });
  });
  afterEach(() => fixture.close());

  const charge = (vault: VaultReference, name: string) =>
    fixture.processor.charge({
      reference: name as AttemptReference,
      amount: 1299 as Cents,
      source: { kind: 'saved', vault, cardDetails },
      occasion: 'payer',
    });

  it('PAY-F7 is charged by the customer that has it, and stays theirs when it is forgotten here', async () => {
    const first = await fixture.vault.keep(await fixture.enter(visa), email);
    const again = await fixture.vault.keep(await fixture.enter(visa), email);
    if (!first.ok || !again.ok) throw new Error('The card was refused.');
    const [owner] = first.value.vault.split('/');
    expect(again.value).toEqual({ vault: `${owner}/${owner}`, last4: '4242', expiry: visa.expiry });
    expect(await charge(again.value.vault, 'AGAIN0000001')).toMatchObject({ kind: 'captured' });
    await fixture.vault.forget(again.value.vault);
    expect(fixture.sent.some(({ method }) => method === 'DELETE')).toBe(false);
    expect(await charge(first.value.vault, 'FIRST0000001')).toMatchObject({ kind: 'captured' });
  });

  it('PAY-F7 is nobody’s to charge where it is another person’s, and says so', async () => {
    await fixture.vault.keep(await fixture.enter(visa), email);
    const refused = { ok: false, error: { kind: 'card-refused', reason: 'on-file' } };
    expect(await fixture.vault.keep(await fixture.enter(visa), 'mara@example.org')).toEqual(refused);
    expect(await fixture.vault.keep(await fixture.enter(amex), 'mara@example.org')).toMatchObject({ ok: true });
  });

  it('PAY-F7 is looked for by address, last four digits and month', async () => {
    const { asked, onFile } = answering(200, [
      customer('other', { ...card, last4: '0005' }),
      customer('older', { ...card, expirationDate: '0230' }),
      customer('hers', card),
    ]);
    expect(await onFile.customerWith(cardDetails, 'a+b@example.org')).toBe('hers');
    const [address] = asked.map((one) => new URL(one));
    expect({ origin: address?.origin, pathname: address?.pathname }).toEqual({
      origin: 'https://platform.example',
      pathname: '/v3/merchants/M/customers',
    });
    expect(address?.searchParams.get('filter')).toBe('emailAddress=a+b@example.org');
  });

  it.each<readonly [string, number, unknown]>([
    ['two customers have it', 200, [customer('one', card), customer('two', card)]],
    ['its customer has another card as well', 200, [customer('one', card, { ...card, last4: '0005' })]],
    ['nobody has it', 200, []],
    ['the answer is another', 200, 'none'],
    ['a customer has no list', 200, [{ id: 'one' }]],
    ['we may not ask', 401, []],
    ['the service is broken', 500, []],
  ])('PAY-F7 is not guessed where %s', async (_, status, elements) => {
    expect(await answering(status, elements).onFile.customerWith(cardDetails, email)).toBeUndefined();
  });

  it('PAY-F7 is not looked for where the practice did not say who it is', async () => {
    const { asked, onFile } = answering(200, [customer('hers', card)], {});
    expect({ customerWith: await onFile.customerWith(cardDetails, email), asked }).toEqual({
      customerWith: undefined,
      asked: [],
    });
  });
});
