import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE, plus, type Cents, type Instant } from '@portico/domain/kernel';
import type {
  AttemptReference,
  ChargeOrder,
  ChargeSource,
  Occasion,
  ProcessorCharge,
  VaultReference,
} from '@portico/domain/payments';
import { thisMachine } from '../wire/clock-and-network.ts';
import { PayeezySandbox } from '../sandbox/payeezy/index.ts';
import { refusesUs, type ProcessorError } from '../wire/loggable-processor-failure.ts';
import { payeezyMerchant } from './index.ts';
import { keys, mastercard, openPayeezy, start, visa } from './testing/payeezy-fixture.ts';
import { onItsWayFor } from './payeezy-processor.ts';
import { reportTellsAfter } from './transaction-report.ts';
import { vaultReferenceOf } from './payeezy-wire-values.ts';

type Body = Readonly<Record<string, unknown>>;

const order = (source: ChargeSource, more: Partial<ChargeOrder> = {}): ChargeOrder => ({
  reference: 'ABC123DEF456' as AttemptReference,
  amount: 1_299 as Cents,
  source,
  occasion: 'payer',
  ...more,
});
const typed: ChargeSource = { kind: 'entered', card: { kind: 'typed', card: visa } };
const cardDetails = { brand: visa.brand, last4: '0026', holder: visa.holder, expiry: visa.expiry };
const kept = (network?: string): ChargeSource => ({
  kind: 'saved',
  cardDetails,
  vault: vaultReferenceOf({ value: '9245291408870026', ...cardDetails, ...(network === undefined ? {} : { network }) }),
});

/** The adapter before answers of the test's own; `sent` is what it asked. */
const answering = (status: number, body: unknown) => {
  const sent: { readonly url: string; readonly headers: Headers; readonly body: Body }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const text = String(init?.body);
    sent.push({ url: String(input), headers: new Headers(init?.headers), body: JSON.parse(text) as Body });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  const settings = { ...keys, address: 'https://api.payeezy.example', tokenizer: 'none' as const };
  const problems: ProcessorError[] = [];
  const report = (problem: ProcessorError) => void problems.push(problem);
  const merchant = payeezyMerchant(settings, '', report, {
    ...thisMachine,
    fetch,
    now: () => start,
    nonce: () => 'a nonce',
  });
  return { ...merchant, sent, problems, first: () => sent[0] as (typeof sent)[number] };
};

const approved = {
  transaction_status: 'approved',
  validation_status: 'success',
  transaction_id: 'ET166189 ',
  transaction_tag: '2272012',
  amount: '1299',
  gateway_resp_code: '00',
  bank_resp_code: '100',
};

describe('what Payeezy is sent', () => {
  const open: { close(): Promise<void> }[] = [];
  const closed = <Fixture extends { close(): Promise<void> }>(fixture: Fixture): Fixture => {
    open.push(fixture);
    return fixture;
  };
  afterEach(async () => {
    for (const fixture of open.splice(0)) await fixture.close();
  });

  it('MON-132 is a typed card with its name, in the processor’s own words', async () => {
    const { processor, first } = answering(201, approved);
    await processor.charge(order(typed));
    expect(first().url).toBe('https://api.payeezy.example/v1/transactions');
    expect(first().body).toEqual({
      transaction_type: 'purchase',
      merchant_ref: 'ABC123DEF456',
      reversal_id: 'ABC123DEF456',
      amount: '1299',
      currency_code: 'USD',
      partial_redemption: 'false',
      method: 'credit_card',
      credit_card: {
        type: 'Visa',
        cardholder_name: 'James Walker',
        card_number: visa.number,
        exp_date: '0930',
        cvv: '123',
      },
    });
  });

  it('PAY-F11 tells the bank the ZIP code of a card, by token or typed, now and whenever it is charged once it is kept', async () => {
    const billed = { billing_address: { zip_postal_code: '33101' } };
    const { processor, vault, sent } = answering(201, { ...approved, amount: '0' });
    const token = { kind: 'token', token: '9245291408870026', cardDetails, postalCode: '33101' } as const;
    await processor.charge(order({ kind: 'entered', card: token }));
    await processor.charge(order({ kind: 'entered', card: { kind: 'typed', card: { ...visa, postalCode: '33101' } } }));
    const keeping = await vault.keep(token, 'james.walker@example.org');
    if (!keeping.ok) throw new Error('The card was refused.');
    await processor.charge(order({ kind: 'saved', cardDetails, vault: keeping.value.vault }, { occasion: 'schedule' }));
    expect(sent.map(({ body }) => body)).toEqual(Array.from({ length: 4 }, () => expect.objectContaining(billed)));
    await processor.charge(order(typed));
    expect(sent.at(-1)?.body).not.toHaveProperty('billing_address');
  });

  it.each(['usual', 'contrary'] as const)(
    'PAY-F11 takes and keeps nothing against a wrong ZIP code where the practice wants that, whoever judges it (%s)',
    async (profile) => {
      const fixture = closed(await openPayeezy(profile, { wrongPostalCode: 'refuse' }));
      const by = (postalCode: string) => ({ kind: 'typed', card: { ...visa, postalCode } }) as const;
      const pay = async (postalCode: string, name: string) => {
        const asked = order({ kind: 'entered', card: by(postalCode) }, { reference: name as AttemptReference });
        return [await fixture.processor.charge(asked), fixture.books.taken(asked.reference)];
      };
      expect(await pay('00000', 'WRONG')).toEqual([{ kind: 'declined', reason: 'wrong-postal-code' }, 0]);
      expect(await pay('33101', 'RIGHT')).toEqual([expect.objectContaining({ kind: 'captured' }), 1_299]);
      const keeping = await fixture.vault.keep(by('00000'), 'james.walker@example.org');
      expect(keeping).toEqual({ ok: false, error: { kind: 'card-refused', reason: 'postal-code' } });
    },
  );

  it('PAY-F11 PAY-B4 says of what cannot be undone any more that nobody knows, and of what the practice accepts that it stands', async () => {
    const batched = closed(await openPayeezy('usual', { wrongPostalCode: 'refuse' }));
    const kind = closed(await openPayeezy('usual'));
    batched.sandbox.habits.batchesAfter = 0;
    const asked = order({ kind: 'entered', card: { kind: 'typed', card: { ...visa, postalCode: '00000' } } });
    expect(await batched.processor.charge(asked)).toEqual({ kind: 'unknown' });
    expect(await kind.processor.charge(asked)).toMatchObject({ kind: 'captured' });
  });

  it('never holds the secret', async () => {
    const { processor, first } = answering(201, approved);
    await processor.charge(order(typed));
    const { headers } = first();
    expect([...headers.keys()].sort()).toEqual([
      'apikey',
      'authorization',
      'content-type',
      'nonce',
      'timestamp',
      'token',
    ]);
    expect([...headers.values()].join()).not.toContain(keys.apiSecret);
    expect(headers.get('timestamp')).toBe(String(start));
  });

  const occasions: readonly (readonly [Occasion, string, string, string])[] = [
    ['payer', 'purchase', 'CARDHOLDER', 'false'],
    ['schedule', 'recurring', 'MERCHANT', 'true'],
    ['practice', 'purchase', 'MERCHANT', 'false'],
  ];
  it.each(occasions)('says of a kept card that %s asked for it', async (occasion, type, initiator, scheduled) => {
    const { processor, first } = answering(201, approved);
    await processor.charge(order(kept('012345'), { occasion }));
    expect(first().body).toMatchObject({
      transaction_type: type,
      method: 'token',
      token: {
        token_type: 'FDToken',
        token_data: { type: 'Visa', value: '9245291408870026', cardholder_name: 'James Walker', exp_date: '0930' },
      },
      stored_credentials: {
        sequence: 'SUBSEQUENT',
        initiator,
        is_scheduled: scheduled,
        cardbrand_original_transaction_id: '012345',
      },
    });
  });

  it('is an authorization of nothing when a card is kept, with its holder present', async () => {
    const { vault, first } = answering(201, {
      ...approved,
      amount: '0',
      token: { token_type: 'FDToken', token_data: { value: '9245291408870026' } },
      stored_credentials: { cardbrand_original_transaction_id: '777' },
    });
    const answer = await vault.keep({ kind: 'typed', card: visa }, 'james.walker@example.org');
    expect(first().body).toMatchObject({
      transaction_type: 'authorize',
      amount: '0',
      stored_credentials: { sequence: 'FIRST', initiator: 'CARDHOLDER', is_scheduled: 'false' },
    });
    expect(answer).toEqual({
      ok: true,
      value: {
        vault: vaultReferenceOf({
          value: '9245291408870026',
          ...{ brand: 'visa', holder: 'James Walker', expiry: visa.expiry },
          network: '777',
        }),
        last4: '0026',
        expiry: visa.expiry,
      },
    });
  });

  it('names the transaction by the id and the tag of one answer, without spaces', async () => {
    const { processor, sent } = answering(201, approved);
    const outcome = await processor.authorize(order(typed));
    if (outcome.kind !== 'authorised') throw new Error(outcome.kind);
    await processor.capture(outcome.processorCharge, 1_299 as Cents, 'ABC123DEF456' as AttemptReference);
    expect(sent[1]).toMatchObject({
      url: 'https://api.payeezy.example/v1/transactions/ET166189',
      body: { transaction_tag: '2272012', transaction_type: 'capture', method: 'credit_card', amount: '1299' },
    });
  });
});

describe('what Payeezy answers', () => {
  const outcomeOf = async (status: number, body: unknown) => answering(status, body).processor.charge(order(typed));

  it('is a charge only if both say so, it is named, and it is the whole amount', async () => {
    expect(await outcomeOf(201, approved)).toEqual({ kind: 'captured', processorCharge: 'ET166189:2272012' });
    for (const less of [
      { gateway_resp_code: '12' },
      { gateway_resp_code: undefined },
      { amount: '1000' },
      { transaction_id: undefined },
      { transaction_tag: '' },
      { transaction_status: 'APPROVED?' },
    ]) {
      expect(await outcomeOf(201, { ...approved, ...less })).toMatchObject({ kind: 'unknown' });
    }
  });

  it.each([
    ['302', 'insufficient-funds'],
    ['522', 'expired-card'],
    ['531', 'wrong-code'],
    ['591', 'wrong-number'],
    ['606', 'unsupported-card'],
    ['509', 'over-limit'],
    ['571', 'card-gone'],
    // Banks do not want these told to the payer.
    ['502', 'declined'],
    ['503', 'declined'],
    ['596', 'declined'],
    ['999', 'declined'],
  ])('is a decline with the bank’s code %s: %s', async (bank, reason) => {
    const body = { transaction_status: 'declined', bank_resp_code: bank, gateway_resp_code: '00' };
    expect(await outcomeOf(201, body)).toEqual({ kind: 'declined', reason });
  });

  it('is a decline of the gateway, with or without a bank that agreed', async () => {
    for (const bank of [{}, { bank_resp_code: '100' }]) {
      const body = { transaction_status: 'declined', gateway_resp_code: '22', ...bank };
      expect(await outcomeOf(201, body)).toEqual({ kind: 'declined', reason: 'wrong-number' });
    }
  });

  it.each([
    [400, [{ code: 'card_expired', description: 'The card has expired' }], 'expired-card'],
    [400, [{ code: 'invalid_card_number', description: '' }], 'wrong-number'],
    [400, [{ code: 'server_error', description: 'Bad Request (25) - Invalid Expiry Date' }], 'expired-card'],
    [400, [{ code: 'something', description: 'else' }], 'not-accepted'],
    [201, [{ code: 'invalid_card_number', description: '' }], 'wrong-number'],
    [400, [{ code: 'server_error', description: 'ProcessedBad Request (22) - Invalid Number' }], 'wrong-number'],
    [400, [{ code: 'server_error', description: 'ProcessedBad Request (25) - Invalid Date' }], 'expired-card'],
    [
      400,
      [
        { code: 'something', description: 'else' },
        { code: 'invalid_cvv', description: '' },
      ],
      'wrong-code',
    ],
  ])('PAY-B20 is a rejection with status %i and %j: %s', async (status, messages, reason) => {
    const body = { Error: { messages }, transaction_status: 'Not Processed' };
    expect(await outcomeOf(status, body)).toEqual({ kind: 'declined', reason });
  });

  it.each([
    [401, { error: 'Access denied' }],
    [401, { fault: { faultstring: 'Invalid ApiKey' } }],
    [403, { code: '403', message: 'HMAC validation Failure' }],
    [429, 'too many'],
    [404, 'no such page'],
  ])(
    'PAY-B6 is a refusal of our keys with status %i, which is reported and says nothing of a capture',
    async (status, body) => {
      expect(await outcomeOf(status, body)).toEqual({ kind: 'declined', reason: 'not-accepted' });
      const { processor, problems } = answering(status, body);
      const held = 'ET166189:2272012' as ProcessorCharge;
      expect(await processor.capture(held, 1_299 as Cents, 'R' as AttemptReference)).toEqual({
        kind: 'unknown',
        processorCharge: held,
      });
      expect(problems).toEqual([{ operation: 'POST transactions', status }]);
      expect(problems.every(refusesUs)).toBe(status !== 404);
    },
  );

  it('is reported with every mistake that it names, and none of its texts', async () => {
    const messages = [
      { code: 'missing_transaction_tag', description: 'secret' },
      { code: 'server_error', description: 'Bad Request (24) - Unable to Void' },
      { code: 'not a <code>', description: '' },
    ];
    const { processor, problems } = answering(400, { Error: { messages } });
    expect(await processor.release('ET1:2' as ProcessorCharge, 1_299 as Cents)).toBe('unknown');
    expect(problems.map(({ code }) => code)).toEqual(['missing_transaction_tag', 'server_error_24', undefined]);
  });

  it.each([
    [400, 'a page of a proxy'],
    [400, { transaction_status: 'Not Processed' }],
    [400, { Error: { messages: [{ code: 'server_error', description: 'Bad Request (42) - Unable to Send' }] } }],
    [400, { Error: { messages: [{ code: 'server_error', description: 'ProcessedBad Request (12) - Timed out' }] } }],
    [400, { Error: { messages: [{ code: 'server_error', description: 'ProcessedBad Request (42) - Unable' }] } }],
    [500, { Error: { messages: [{ code: '500 INTERNAL_SERVER_ERROR', description: '' }] } }],
    [201, '{"transaction_status":"appro'],
    [201, '[]'],
  ])('PAY-B20 proves nothing with status %i and %j', async (status, body) => {
    expect(await outcomeOf(status, body)).toEqual({ kind: 'unknown' });
  });
});

describe('a kept card', () => {
  it('that another processor kept is gone', async () => {
    const { processor, sent } = answering(201, approved);
    for (const vault of ['customer/token', '{}', 'null'] as VaultReference[]) {
      const source: ChargeSource = { kind: 'saved', vault, cardDetails };
      expect(await processor.charge(order(source))).toEqual({ kind: 'declined', reason: 'card-gone' });
      expect(await processor.authorize(order(source))).toEqual({ kind: 'declined', reason: 'card-gone' });
    }
    expect(sent).toEqual([]);
  });

  it.each([
    [201, { transaction_status: 'declined', bank_resp_code: '522' }, 'expiry'],
    [201, { transaction_status: 'declined', bank_resp_code: '303' }, 'declined'],
    [201, { transaction_status: 'declined', bank_resp_code: '606' }, 'unsupported'],
    [400, { Error: { messages: [{ code: 'invalid_card_number', description: '' }] } }, 'number'],
    [201, { Error: { messages: [{ code: 'invalid_card_number', description: '' }] } }, 'number'],
    [500, {}, 'unreachable'],
    [401, {}, 'unreachable'],
    [201, { transaction_status: 'approved' }, 'unreachable'],
  ])('is refused with status %i and %j: %s', async (status, body, reason) => {
    const answer = await answering(status, body).vault.keep({ kind: 'typed', card: visa }, 'a@example.org');
    expect(answer).toEqual({ ok: false, error: { kind: 'card-refused', reason } });
  });
});

describe('Payeezy before its double', () => {
  let fixture: Awaited<ReturnType<typeof openPayeezy>>;
  beforeAll(async () => {
    fixture = await openPayeezy();
  });
  afterEach(() => fixture.sandbox.reset());
  afterAll(() => fixture.close());

  const entered = async (): Promise<ChargeSource> => ({ kind: 'entered', card: await fixture.enter(visa) });

  it('believes that an attempt never arrived only by the report, and only once it would be in it', async () => {
    const at = fixture.now();
    const lost = { ...order(await entered()), at };
    const settleAfter = (age: number) => fixture.processor.settle({ ...lost, now: plus(at, age) });
    expect(await settleAfter(onItsWayFor)).toEqual({ kind: 'unknown' });
    expect(await settleAfter(reportTellsAfter - 1)).toEqual({ kind: 'unknown' });
    expect(await settleAfter(reportTellsAfter)).toEqual({ kind: 'declined', reason: 'abandoned' });
  });

  it('takes "not found" for no proof of anything where there is no report', async () => {
    const { sandbox } = fixture;
    const settings = { ...keys, address: sandbox.address, tokenizer: 'none' as const };
    const { processor, activity } = payeezyMerchant(settings, '', undefined, { ...thisMachine, now: () => start });
    const lost = { ...order(await entered()), at: fixture.now(), now: plus(fixture.now(), 30 * HOUR) };
    expect(await processor.settle(lost)).toEqual({ kind: 'unknown' });
    expect((await activity.of({ from: fixture.now(), until: lost.now })).ok).toBe(false);
  });

  it('finds an attempt that is in the banks’ batch, which cannot be undone any more, as captured', async () => {
    const paid = order(await entered());
    fixture.sandbox.faults.plan({ kind: 'drop', when: 'after' }, { path: '/v1/transactions' });
    expect(await fixture.processor.charge(paid)).toEqual({ kind: 'unknown' });
    fixture.sandbox.habits.batchesAfter = 0;
    const lost = { ...paid, at: fixture.now(), now: plus(fixture.now(), 12 * HOUR) };
    expect(await fixture.processor.settle(lost)).toMatchObject({ kind: 'captured' });
    expect(fixture.sandbox.taken(paid.reference)).toBe(1_299);
  });

  it('undoes nothing before the first refund, and sends none a second time', async () => {
    const paid = order(await entered());
    const outcome = await fixture.processor.charge(paid);
    if (outcome.kind !== 'captured') throw new Error(outcome.kind);
    const asked = fixture.sandbox.journal.entries.length;
    const reference = 'BACK12345678' as AttemptReference;
    const refund = (lost?: { at: Instant; now: Instant }) =>
      fixture.processor.refund(outcome.processorCharge, 300 as Cents, reference, lost && { lost });
    expect(await refund()).toEqual({ kind: 'refunded' });
    expect(fixture.sandbox.journal.entries.length).toBe(asked + 1);
    for (const minutes of [3, 60, 6_000]) {
      expect(await refund({ at: fixture.now(), now: plus(fixture.now(), minutes * MINUTE) })).toEqual({
        kind: 'refunded',
      });
    }
    expect(fixture.sandbox.taken(paid.reference)).toBe(999);
  });

  it('tells a refund from the charge that it is of, where both carry one reference', async () => {
    const paid = order(await entered());
    const outcome = await fixture.processor.charge(paid);
    if (outcome.kind !== 'captured') throw new Error(outcome.kind);
    const at = fixture.now();
    const lost = (minutes: number) =>
      fixture.processor.refund(outcome.processorCharge, paid.amount, paid.reference, {
        lost: { at, now: plus(at, minutes * MINUTE) },
      });
    expect(await lost(3)).toEqual({ kind: 'unknown' });
    await fixture.processor.refund(outcome.processorCharge, paid.amount, paid.reference);
    expect(await lost(3)).toEqual({ kind: 'refunded' });
    expect(fixture.sandbox.taken(paid.reference)).toBe(0);
  });

  it('says of a refund that never went back that it was refused, once the report would have it', async () => {
    const outcome = await fixture.processor.charge(order(await entered()));
    if (outcome.kind !== 'captured') throw new Error(outcome.kind);
    const path = `/v1/transactions/${outcome.processorCharge.split(':')[0]}`;
    fixture.sandbox.faults.plan({ kind: 'status', when: 'before', status: 429 }, { path });
    const reference = 'R' as AttemptReference;
    const refund = (lost?: { at: Instant; now: Instant }) =>
      fixture.processor.refund(outcome.processorCharge, 300 as Cents, reference, lost && { lost });
    const at = fixture.now();
    expect(await refund()).toEqual({ kind: 'unknown' });
    expect(await refund({ at, now: plus(at, 3 * MINUTE) })).toEqual({ kind: 'unknown' });
    expect(await refund({ at, now: plus(at, reportTellsAfter) })).toEqual({ kind: 'refused' });
  });

  it('charges nothing for an attempt that was undone, however often it is asked', async () => {
    const charge = order(await entered());
    fixture.sandbox.faults.plan({ kind: 'drop', when: 'after' }, { path: '/v1/transactions' });
    expect(await fixture.processor.charge(charge)).toEqual({ kind: 'unknown' });
    expect(fixture.sandbox.taken(charge.reference)).toBe(1_299);
    const lost = { ...charge, at: fixture.now(), now: plus(fixture.now(), MINUTE) };
    expect(await fixture.processor.settle(lost)).toEqual({ kind: 'voided' });
    expect(await fixture.processor.settle(lost)).toEqual({ kind: 'voided' });
    expect(fixture.sandbox.taken(charge.reference)).toBe(0);
  });

  it('reads ids that come with spaces behind them', async () => {
    fixture.sandbox.habits.trailingSpace = true;
    const charge = order(await entered());
    const held = await fixture.processor.authorize(charge);
    if (held.kind !== 'authorised') throw new Error(held.kind);
    expect(await fixture.processor.release(held.processorCharge, charge.amount)).toBe('released');
  });

  it('MON-134 lets nothing of a card out that the processor repeats', async () => {
    fixture.sandbox.habits.echoesCodes = true;
    const wrong = { ...visa, number: '4111111111111113', code: '917' };
    const outcome = await fixture.processor.charge(order({ kind: 'entered', card: { kind: 'typed', card: wrong } }));
    expect(outcome).toEqual({ kind: 'declined', reason: 'wrong-number' });
  });

  it('refers to the first payment of a kept card ever after', async () => {
    fixture.sandbox.habits.checksFirstPayments = true;
    const answer = await fixture.vault.keep(await fixture.enter(mastercard), 'a@example.org');
    if (!answer.ok) throw new Error(answer.error.reason);
    const source: ChargeSource = { kind: 'saved', vault: answer.value.vault, cardDetails };
    expect(await fixture.processor.charge(order(source))).toMatchObject({ kind: 'captured' });
    const other = { ...order(kept('000')), reference: 'OTHER1234567' as AttemptReference };
    expect(await fixture.processor.charge(other)).toMatchObject({ kind: 'declined' });
  });

  it('is let in by a processor that refuses what was sent before', async () => {
    fixture.sandbox.habits.refusesReplays = true;
    for (const reference of ['ONE123456789', 'TWO123456789'] as AttemptReference[]) {
      expect(await fixture.processor.charge(order(await entered(), { reference }))).toMatchObject({ kind: 'captured' });
    }
  });

  it('charges a card that was kept before the double was started anew', async () => {
    const answer = await fixture.vault.keep(await fixture.enter(visa), 'a@example.org');
    if (!answer.ok) throw new Error(answer.error.reason);
    const source: ChargeSource = { kind: 'saved', vault: answer.value.vault, cardDetails };
    for (const [seed, kind] of [
      ['a seed', 'captured'],
      ['another seed', 'declined'],
    ] as const) {
      const tomorrow = await PayeezySandbox.open({ seed, keys, now: () => start + 86_400_000 });
      const { processor } = payeezyMerchant({ ...keys, address: tomorrow.address, tokenizer: 'browser' });
      const outcome = await processor.charge(order(source));
      await tomorrow.close();
      expect(outcome).toMatchObject({ kind });
    }
  });
});
