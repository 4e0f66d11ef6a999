import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE, type Cents } from '@portico/domain/kernel';
import type {
  AttemptReference,
  ChargeOrder,
  ChargeSource,
  Occasion,
  ProcessorCharge,
  SavedCard,
  TypedCard,
  VaultReference,
} from '@portico/domain/payments';
import { cloverMerchant } from './clover-merchant.ts';
import { amex, cloverFixture, declinedVisa, visa, type CloverFixture } from './testing/clover-fixture.ts';

const email = 'james.walker@example.org';
const amount = 1299 as Cents;

describe('CloverProcessor', () => {
  let fixture: CloverFixture;
  let references = 0;
  beforeEach(async () => {
    fixture = await cloverFixture();
  });
  afterEach(() => fixture.close());

  const order = (source: ChargeSource, more: Partial<ChargeOrder> = {}): ChargeOrder => {
    references += 1;
    const reference = `AB${String(references).padStart(10, '0')}` as AttemptReference;
    return { reference, amount, source, occasion: 'payer', payerAddress: '203.0.113.7', ...more };
  };
  const entered = async (card: TypedCard = visa): Promise<ChargeSource> => ({
    kind: 'entered',
    card: await fixture.enter(card),
  });
  const cardDetailsOf = ({
    brand,
    holder,
    expiry,
    number,
  }: TypedCard): Omit<SavedCard, 'id' | 'patient' | 'isDefault'> => ({
    brand,
    holder,
    expiry,
    last4: number.slice(-4),
  });
  const kept = async (card: TypedCard = visa): Promise<VaultReference> => {
    const answer = await fixture.vault.keep(await fixture.enter(card), email);
    if (!answer.ok) throw new Error(`The card was refused: ${answer.error.reason}.`);
    return answer.value.vault;
  };
  const saved = (vault: VaultReference, first?: true): ChargeSource => ({
    kind: 'saved',
    vault,
    cardDetails: cardDetailsOf(visa),
    ...(first && { first }),
  });
  const chargeOf = (outcome: { readonly processorCharge?: ProcessorCharge }): ProcessorCharge => {
    if (outcome.processorCharge === undefined) throw new Error('There is no charge in the answer.');
    return outcome.processorCharge;
  };
  const charges = () => fixture.sent.filter(({ method, path }) => method === 'POST' && path === '/v1/charges');

  it('MON-007 is what `cloverapi` stands for', async () => {
    const { execution, tokenizer } = fixture as unknown as { execution: string; tokenizer: { kind: string } };
    expect({ execution, kind: tokenizer.kind }).toEqual({ execution: 'cloverapi', kind: 'clover' });
  });

  it('sends a charge in cents, by the name of the attempt, with the payer’s address and a key of its own', async () => {
    const first = order(await entered());
    const second = order(await entered());
    await fixture.processor.charge(first);
    await fixture.processor.authorize(second);
    const [one, two] = charges();
    expect(one?.body).toEqual({
      amount: 1299,
      currency: 'usd',
      source: expect.stringMatching(/^clv_/),
      capture: true,
      ecomind: 'ecom',
      external_reference_id: first.reference,
    });
    expect(two?.body).toMatchObject({ capture: false });
    expect(one?.headers.get('x-forwarded-for')).toBe('203.0.113.7');
    expect(one?.headers.get('idempotency-key')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(two?.headers.get('idempotency-key')).not.toBe(one?.headers.get('idempotency-key'));
  });

  it('PAY-F8 captures from where the payer was when it was authorized, and says nobody’s address only where none is known', async () => {
    const held = order(await entered());
    const outcome = await fixture.processor.authorize(held);
    if (outcome.kind !== 'authorised') throw new Error(outcome.kind);
    await fixture.processor.capture(outcome.processorCharge, amount, held.reference, '203.0.113.7');
    expect(fixture.sent.at(-1)?.headers.get('x-forwarded-for')).toBe('203.0.113.7');
    await fixture.processor.capture('ANOTHERCHARGE' as ProcessorCharge, amount, held.reference);
    const [unknown] = fixture.sent.filter(({ path }) => path === '/v1/charges/ANOTHERCHARGE/capture');
    expect(unknown?.headers.get('x-forwarded-for')).toBe('127.0.0.1');
  });

  it('says of a scheduled charge which installment it is, and from where it was agreed to', async () => {
    const vault = await kept();
    const installment = { number: 2, of: 6 };
    await fixture.processor.charge(
      order(saved(vault), { occasion: 'schedule', installment, payerAddress: '198.51.100.4' }),
    );
    expect(charges()[0]?.body).toMatchObject({
      stored_credentials: {
        is_scheduled: true,
        installment_info: { bill_pay_indicator: 'Installment', sequence_number: 2, total_count: 6 },
      },
    });
    expect(charges()[0]?.headers.get('x-forwarded-for')).toBe('198.51.100.4');
  });

  it('gives back a charge with a wrong code where the practice wants that, also one whose answer was lost', async () => {
    const { sclAddress, tokenAddress, privateToken, publicKey, books } = fixture.sandbox;
    const settings = { sclAddress, tokenAddress, privateToken, publicKey };
    const typed = { kind: 'entered', card: { kind: 'typed', card: { ...visa, code: '000' } } } as const;
    const strict = cloverMerchant({ ...settings, wrongCode: 'refuse' }).processor;
    const refused = order(typed);
    expect(await strict.charge(refused)).toEqual({ kind: 'declined', reason: 'wrong-code' });
    expect(books.approvals(refused.reference)).toBe(1);
    expect(books.taken(refused.reference)).toBe(0);
    const lost = order(typed);
    await fixture.processor.charge(lost);
    const attempt = { reference: lost.reference, amount, at: fixture.now(), now: fixture.now() };
    expect(await strict.settle(attempt)).toEqual({ kind: 'voided' });
    expect(books.taken(lost.reference)).toBe(0);
    const accepted = order(typed);
    expect(await fixture.processor.charge(accepted)).toMatchObject({ kind: 'captured' });
  });

  it.each(['usual', 'contrary'] as const)(
    'PAY-F11 takes no payment against a wrong ZIP code where the practice wants that, whoever judges it (%s)',
    async (profile) => {
      await fixture.close();
      fixture = await cloverFixture({}, profile);
      const { sclAddress, tokenAddress, privateToken, publicKey, books } = fixture.sandbox;
      const settings = { sclAddress, tokenAddress, privateToken, publicKey, postalCode: 'ask' } as const;
      const merchant = cloverMerchant({ ...settings, wrongPostalCode: 'refuse' });
      expect(merchant.tokenizer).toMatchObject({ kind: 'clover', postalCode: 'ask' });
      const pay = async (postalCode?: string) => {
        const card = { ...visa, ...(postalCode === undefined ? {} : { postalCode }) };
        const asked = order({ kind: 'entered', card: { kind: 'typed', card } });
        return [await merchant.processor.charge(asked), books.taken(asked.reference)];
      };
      expect(await pay('00000')).toEqual([{ kind: 'declined', reason: 'wrong-postal-code' }, 0]);
      expect(await pay('33101-2214')).toEqual([expect.objectContaining({ kind: 'captured' }), amount]);
      expect(await pay()).toEqual([expect.objectContaining({ kind: 'captured' }), amount]);
    },
  );

  it('sends the same request under the same key when the answer was lost, and is charged once', async () => {
    fixture.fail({ kind: 'drop', when: 'after' });
    const lost = order(await entered());
    expect(await fixture.processor.charge(lost)).toMatchObject({ kind: 'captured' });
    const [one, two] = charges();
    expect(two?.headers.get('idempotency-key')).toBe(one?.headers.get('idempotency-key'));
    expect(two?.body).toEqual(one?.body);
    expect(fixture.sandbox.books.approvals(lost.reference)).toBe(1);
  });

  it('is charged once though the network delivers the request twice', async () => {
    fixture.fail({ kind: 'twice' });
    const twice = order(await entered());
    expect(await fixture.processor.charge(twice)).toMatchObject({ kind: 'captured' });
    expect(fixture.sandbox.books.taken(twice.reference)).toBe(1299);
  });

  it.each<[Occasion, object]>([
    ['payer', { initiator: 'CARDHOLDER', is_scheduled: false }],
    ['schedule', { initiator: 'MERCHANT', is_scheduled: true }],
    ['practice', { initiator: 'MERCHANT', is_scheduled: false }],
  ])('says of a card on file who asks for the money: %s', async (occasion, said) => {
    const vault = await kept();
    const { payerAddress: _, ...unattended } = order(saved(vault), { occasion });
    await fixture.processor.charge(unattended);
    expect(charges()[0]?.body).toMatchObject({ stored_credentials: { sequence: 'SUBSEQUENT', ...said } });
    expect(charges()[0]?.headers.get('x-forwarded-for')).toBe('127.0.0.1');
  });

  it('says of the first charge on a card that was just kept that it is the first', async () => {
    const vault = await kept();
    await fixture.processor.charge(order(saved(vault, true)));
    await fixture.processor.charge(order(saved(vault)));
    const said = charges().map(({ body }) => (body as { stored_credentials: unknown }).stored_credentials);
    expect(said).toEqual([
      { sequence: 'FIRST', initiator: 'CARDHOLDER', is_scheduled: false },
      { sequence: 'SUBSEQUENT', initiator: 'CARDHOLDER', is_scheduled: false },
    ]);
    expect([...fixture.sandbox.books.charges.values()].map(({ warning }) => warning)).toEqual([undefined, undefined]);
  });

  it('exchanges a card that was typed into the gateway, and charges the token', async () => {
    const typed = order({ kind: 'entered', card: { kind: 'typed', card: amex } });
    expect(await fixture.processor.charge(typed)).toMatchObject({ kind: 'captured' });
    expect(JSON.stringify(charges())).not.toContain(amex.number);
  });

  it('tells what is wrong with a card that was typed into the gateway, and charges nothing', async () => {
    const attempts: readonly (readonly [Partial<TypedCard>, string])[] = [
      [{ number: '4111111111111113' }, 'wrong-number'],
      [{ code: '1' }, 'wrong-code'],
      [{ expiry: { year: 2020, month: 1 } }, 'expired-card'],
      [{ number: '9999999999999995' }, 'unsupported-card'],
    ];
    for (const [wrong, reason] of attempts) {
      const typed = order({ kind: 'entered', card: { kind: 'typed', card: { ...visa, ...wrong } } });
      expect(await fixture.processor.charge(typed)).toEqual({ kind: 'declined', reason });
    }
    fixture.sandbox.faults.plan({ kind: 'drop', when: 'before' }, { listener: 'token' });
    const unreached = order({ kind: 'entered', card: { kind: 'typed', card: visa } });
    expect(await fixture.processor.charge(unreached)).toEqual({ kind: 'declined', reason: 'abandoned' });
    expect(charges()).toEqual([]);
  });

  it.each(['declineCode', 'decline_code'] as const)(
    'reads why a card was declined from %s',
    async (declineSpelling) => {
      fixture.sandbox.switches.declineSpelling = declineSpelling;
      fixture.sandbox.switches.amountMagic = true;
      const declined = order(await entered(declinedVisa));
      expect(await fixture.processor.charge(declined)).toEqual({ kind: 'declined', reason: 'declined' });
      expect(await fixture.processor.charge(order(await entered(), { amount: 116 as Cents }))).toMatchObject({
        kind: 'declined',
      });
    },
  );

  it('says that a card on file is gone when its holder deleted it at the processor', async () => {
    const vault = await kept();
    fixture.sandbox.deleteCard(vault.split('/')[1] ?? '');
    expect(await fixture.processor.charge(order(saved(vault)))).toEqual({ kind: 'declined', reason: 'card-gone' });
    await fixture.vault.forget(vault);
    const forgotten = await kept(amex);
    await fixture.vault.forget(forgotten);
    expect(await fixture.processor.charge(order(saved(forgotten)))).toEqual({ kind: 'declined', reason: 'card-gone' });
  });

  it('refuses to keep a card that was charged already', async () => {
    const card = await fixture.enter(visa);
    await fixture.processor.charge(order({ kind: 'entered', card }));
    expect(await fixture.vault.keep(card, email)).toEqual({
      ok: false,
      error: { kind: 'card-refused', reason: 'unsupported' },
    });
  });

  it('looks at a declined charge, and gives back what was taken all the same', async () => {
    fixture.sandbox.switches.chargesDespite402 = true;
    const declined = order(await entered(declinedVisa));
    expect(await fixture.processor.charge(declined)).toEqual({ kind: 'declined', reason: 'declined' });
    expect(fixture.sandbox.books.taken(declined.reference)).toBe(0);
    expect(fixture.sandbox.books.refunds.size).toBe(1);
  });

  it('does not take such a charge for paid while the way back is closed', async () => {
    fixture.sandbox.switches.chargesDespite402 = true;
    const declined = order(await entered(declinedVisa));
    fixture.sandbox.faults.plan({ kind: 'status', when: 'before', status: 500 }, { path: '/v1/refunds' }, 20);
    const outcome = await fixture.processor.charge(declined);
    if (outcome.kind !== 'unknown') throw new Error(`It was answered with ${outcome.kind}.`);
    const lost = { ...declined, at: fixture.now(), now: fixture.now(), processorCharge: chargeOf(outcome) };
    expect(await fixture.processor.settle(lost)).toEqual({ kind: 'unknown' });
    expect(fixture.sandbox.books.taken(declined.reference)).toBe(1299);
    fixture.heal();
    expect(await fixture.processor.settle(lost)).toEqual({ kind: 'voided' });
    expect(await fixture.processor.settle(lost)).toEqual({ kind: 'voided' });
    expect(fixture.sandbox.books.taken(declined.reference)).toBe(0);
  });

  it('finds a lost attempt by its name, however many charges were made since, and no other', async () => {
    const lost = order(await entered());
    await fixture.processor.charge(lost);
    const { charges: book } = fixture.sandbox.books;
    const [paid] = book.values();
    if (paid === undefined) throw new Error('The charge is not in the books.');
    for (let index = 0; index < 205; index += 1) {
      if (index % 50 === 0) fixture.forward(MINUTE);
      const id = `LATER${index}`;
      book.set(id, { ...paid, id, created: fixture.now(), reference: id });
    }
    const attempt = { reference: lost.reference, amount, at: fixture.now(), now: fixture.now() };
    expect(await fixture.processor.settle(attempt)).toMatchObject({ kind: 'captured' });
    expect(fixture.sent.filter(({ path }) => path.startsWith('/v1/charges?')).length).toBe(3);
    const other = { ...attempt, reference: 'LATERX' as AttemptReference };
    expect(await fixture.processor.settle(other)).toEqual({ kind: 'unknown' });
  });

  it('believes that an attempt never arrived only after ten minutes, and only from a list that it could read', async () => {
    const lost = { reference: 'NEVERARRIVED' as AttemptReference, amount, at: fixture.now(), now: fixture.now() };
    expect(await fixture.processor.settle(lost)).toEqual({ kind: 'unknown' });
    fixture.forward(10 * MINUTE);
    expect(await fixture.processor.settle({ ...lost, now: fixture.now() })).toEqual({ kind: 'unknown' });
    fixture.forward(1);
    fixture.fail({ kind: 'html', when: 'before', status: 200 }, 20);
    expect(await fixture.processor.settle({ ...lost, now: fixture.now() })).toEqual({ kind: 'unknown' });
    fixture.heal();
    expect(await fixture.processor.settle({ ...lost, now: fixture.now() })).toEqual({
      kind: 'declined',
      reason: 'abandoned',
    });
  });

  it('finds out whether a lost capture arrived, and lets go of what was not captured', async () => {
    for (const [when, end, taken] of [
      ['after', 'captured', 1299],
      ['before', 'voided', 0],
    ] as const) {
      const held = order(await entered());
      const charge = chargeOf((await fixture.processor.authorize(held)) as { processorCharge: ProcessorCharge });
      fixture.fail({ kind: 'hang', when });
      fixture.sandbox.faults.plan({ kind: 'status', when: 'before', status: 500 }, { method: 'GET' }, 20);
      expect(await fixture.processor.capture(charge, amount, held.reference)).toEqual({
        kind: 'unknown',
        processorCharge: charge,
      });
      fixture.heal();
      const lost = { ...held, at: fixture.now(), now: fixture.now(), processorCharge: charge };
      expect(await fixture.processor.settle(lost)).toMatchObject({ kind: end });
      expect(fixture.sandbox.books.taken(held.reference)).toBe(taken);
      expect(fixture.sandbox.books.held(held.reference)).toBe(0);
    }
  });

  it('recognizes a refund that went through and whose key Clover has forgotten', async () => {
    const paid = order(await entered());
    const charge = chargeOf((await fixture.processor.charge(paid)) as { processorCharge: ProcessorCharge });
    const reference = 'REFUND000001' as AttemptReference;
    expect(await fixture.processor.refund(charge, amount, reference)).toEqual({ kind: 'refunded' });
    // Another reference has another key.
    const forgotten = 'REFUND000002' as AttemptReference;
    expect(await fixture.processor.refund(charge, amount, forgotten)).toEqual({ kind: 'refunded' });
    expect(await fixture.processor.refund(charge, 5 as Cents, 'REFUND000003' as AttemptReference)).toEqual({
      kind: 'refused',
    });
    expect(fixture.sandbox.books.refunds.size).toBe(1);
  });

  it('says of a refund that it was refused only where that is certain', async () => {
    const paid = order(await entered());
    const charge = chargeOf((await fixture.processor.charge(paid)) as { processorCharge: ProcessorCharge });
    const reference = 'REFUND000001' as AttemptReference;
    const part = 300 as Cents;
    for (const status of [401, 403, 429]) {
      fixture.fail({ kind: 'status', when: 'before', status }, 40);
      expect(await fixture.processor.refund(charge, part, reference)).toEqual({ kind: 'unknown' });
      fixture.heal();
    }
    fixture.fail({ kind: 'drop', when: 'after' });
    fixture.fail({ kind: 'status', when: 'before', status: 403 });
    expect(await fixture.processor.refund(charge, part, reference)).toEqual({ kind: 'refunded' });
    const [before, whole] = [part, 1299 as Cents];
    const known = { before };
    expect(await fixture.processor.refund(charge, whole, 'REFUND000002' as AttemptReference, known)).toEqual({
      kind: 'refused',
    });
    expect(await fixture.processor.refund(charge, part, reference)).toEqual({ kind: 'refunded' });
    expect(fixture.sandbox.books.taken(paid.reference)).toBe(999);
  });

  it('says that it is not let in, as a matter of ours and none of the card', async () => {
    const { sandbox } = fixture;
    const { sclAddress, tokenAddress, publicKey } = sandbox;
    const { processor, vault } = cloverMerchant({ sclAddress, tokenAddress, publicKey, privateToken: 'wrong' });
    expect(await processor.charge(order(await entered()))).toEqual({ kind: 'declined', reason: 'not-accepted' });
    expect(await vault.keep(await fixture.enter(visa), email)).toMatchObject({ error: { reason: 'unreachable' } });
  });
});
