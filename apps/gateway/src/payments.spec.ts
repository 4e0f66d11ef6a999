import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { EmbeddedIntake, EmbeddedMoneyIntake } from '@portico/adapters-practice/embedded';
import { DAY, HOUR, plus, type AccountId, type AppointmentId, type Cents } from '@portico/domain/kernel';
import type { HeldSlot, HoldId } from '@portico/domain/payments';
import { rootFields } from './testing/authorisation/root-fields.ts';
import { ana, ben, north, south } from './testing/clinic.ts';
import { holding, noon, startTestGateway, type Reply, type RunningGateway } from './testing/running-gateway.ts';
import { guestHeaders, guestToken, signedIn } from './testing/sessions.ts';

const fields = rootFields();
const cents = (amount: number): Cents => amount as Cents;

let gateway: RunningGateway;
let accessToken: string;
beforeAll(async () => {
  gateway = await startTestGateway({ documents: 'any' });
  await furnishMoney();
  accessToken = await signedIn(gateway.database, { account: 'ana' as AccountId });
}, 120_000);
afterAll(() => gateway.close());

/** Asks one operation for everything that it can answer. */
const ask = (name: string, variables: object, headers = holding({ accessToken }, south.id)): Promise<Reply> => {
  const query = fields.find((field) => field.name === name)?.document;
  return gateway.post(JSON.stringify({ query, variables }), headers);
};
type Answer = Readonly<Record<string, unknown>> & {
  readonly status?: number;
  readonly receipt?: Readonly<Record<string, unknown>>;
  readonly plan?: Readonly<Record<string, unknown>>;
};
const told = async (name: string, variables: object, headers?: Record<string, string>): Promise<Answer> => {
  const reply = await ask(name, variables, headers);
  if (reply.data === undefined || reply.code !== undefined) throw new Error(`${name}: ${reply.code} ${reply.reason}`);
  return reply.data[name] as Answer;
};
const done = (name: string, input: object, headers?: Record<string, string>): Promise<Answer> =>
  told(name, { input }, headers);
const refusedBy = async (name: string, input: object, headers?: Record<string, string>) => {
  const { code, reason, data } = await ask(name, { input }, headers);
  return { code, reason, isSilent: data?.[name] == null };
};

let attempts = 0;
const uniqueId = (): string => {
  attempts += 1;
  return `00000000-0000-4000-8000-${String(attempts).padStart(12, '0')}`;
};

const typed = (more: object = {}): string =>
  JSON.stringify({
    type: 'Visa',
    saveCard: false,
    cardholder_name: 'Ana Nunez',
    exp_date: '0930',
    card_number: '4242424242424242',
    cvv: '123',
    merchant: 'x',
    ...more,
  });
const card = (more: object = {}) => ({ plainTextCardData: typed(more) });
const open = async (practice = south.id): Promise<string> => {
  const { data, reason } = await ask('getMakePayments', {}, holding({ accessToken }, practice));
  return reason ?? String((data?.['getMakePayments'] as Answer)['patientBalance']);
};

describe.each([
  ['Clover', north.id],
  ['Payeezy', south.id],
])('a payment by %s', (_, practice) => {
  const here = () => holding({ accessToken }, practice);
  const part = (amount: string, more: object = card()) => ({
    uniqueId: uniqueId(),
    paymentType: 'partialPayment',
    amount,
    ...more,
  });

  it('MON-052 MON-133 the screen says what is owed, and seals what the card form needs', async () => {
    const screen = await told('getMakePayments', {}, here());
    expect(screen).toMatchObject({
      context: 'BALANCE',
      patient_id: '1001',
      practice_id: practice,
      amount: '500.00',
      patientBalance: '500.00',
      copay: '0.00',
      pending: '0.00',
      paymentTypes: ['fullPayment', 'partialPayment', 'paymentPlan'],
      partial: { minimum: '1.00', maximum: '500.00' },
      today: '2026-03-05',
    });
    const sealed = String(screen['encryptedData']);
    expect(sealed).toMatch(/^[\w-]{40,}$/);
    expect(Buffer.from(sealed, 'base64url').toString()).not.toMatch(/clover|payeezy|127\.0\.0\.1/);
    const again = await told('getMakePayments', { patientId: '1001', practiceId: practice }, here());
    expect({ ...again, encryptedData: '' }).toEqual({ ...screen, encryptedData: '' });
  });

  it('MON-018 MON-070 MON-071 MON-072 is made once, however often it is sent', async () => {
    const input = part('10.10');
    const paid = await done('makePayment', input, here());
    expect(paid).toMatchObject({
      status: 200,
      error: null,
      receipt: { done: 'PAID', amount: '10.10', card_type: 'Visa', last4: '4242', next: '/payments' },
    });
    expect(await done('makePayment', input, here())).toEqual(paid);
    const reference = String(paid.receipt?.['reference']);
    const { clover, payeezy } = gateway.processors;
    expect(clover.sandbox.books.taken(reference) + payeezy.sandbox.taken(reference)).toBe(1_010);
    expect(await told('getPaymentOutcome', { uniqueId: input.uniqueId }, here())).toEqual(paid);
    expect(await open(practice)).toBe('489.90');
    expect(await refusedBy('makePayment', { ...input, amount: '10.11' }, here())).toEqual({
      code: 'DUPLICATE',
      reason: 'duplicate',
      isSilent: true,
    });
    const both = await Promise.all(
      [1, 2].map(() => ask('makePayment', { input: { ...part('9.90'), uniqueId: `twice-${practice}` } }, here())),
    );
    expect(both.some(({ data }) => (data?.['makePayment'] as Answer | undefined)?.status === 200)).toBe(true);
    expect(await open(practice)).toBe('480.00');
  });

  it('MON-018 tells the amount where another one was sent', async () => {
    const whole = { ...part('480.01'), paymentType: 'fullPayment' };
    const body = await ask('makePayment', { input: whole }, here());
    expect(body).toMatchObject({ code: 'AMOUNT', reason: 'amount-changed' });
    expect(body.text).toContain('"amount":"480.00"');
    for (const amount of ['0.99', '480.01', '-1.00', '0.00']) {
      expect(await refusedBy('makePayment', part(amount), here())).toMatchObject({
        code: 'AMOUNT',
        reason: 'amount-out-of-range',
      });
    }
  });

  it('MON-073 MON-132 cannot be read where amount or card are none', async () => {
    for (const amount of ['', '1', '1.5', '1,00', '1e3', '01.00', '1.000', ' 1.00', 'NaN', '9'.repeat(40)]) {
      expect(await refusedBy('makePayment', part(amount), here())).toMatchObject({ code: 'BAD_INPUT' });
    }
    const cards = [
      {},
      { cardId: 'a', ...card() },
      { plainTextCardData: '{' },
      { cardToken: 'x' },
      card({ card_number: '4242 4242' }),
    ];
    for (const wrong of cards) {
      expect(await refusedBy('makePayment', part('1.00', wrong), here())).toMatchObject({ code: 'BAD_INPUT' });
    }
    const expired = await refusedBy('makePayment', part('1.00', card({ exp_date: '0226' })), here());
    expect(expired).toMatchObject({ code: 'CARD_DECLINED', reason: 'card-refused' });
    expect(await refusedBy('makePayment', part('1.00', { cardId: 'unknown' }), here())).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await open(practice)).toBe('480.00');
  });

  it('keeps the card where that is wanted, and pays with it from then on', async () => {
    const saving = part('10.00', card({ saveCard: true, default: true }));
    expect(await done('makePayment', saving, here())).toMatchObject({ receipt: { cardSaved: true } });
    const screen = await told('getMakePayments', {}, here());
    const [kept] = screen['cards'] as readonly Readonly<Record<string, unknown>>[];
    expect(kept).toMatchObject({
      type: 'Visa',
      last4: '4242',
      expirationMonth: 9,
      expirationYear: 2030,
      default: true,
    });
    const saved = part('10.00', { cardId: kept?.['cardId'] });
    expect(await done('makePayment', saved, here())).toMatchObject({ status: 200, receipt: { last4: '4242' } });
  });
});

it('MON-018 a declined card is told by a code of its own', async () => {
  const input = {
    uniqueId: uniqueId(),
    paymentType: 'partialPayment',
    amount: '1.00',
    ...card({ type: 'American Express', card_number: '375987654000004', cvv: '1234' }),
  };
  const declined = { code: 'CARD_DECLINED', reason: 'declined', isSilent: true };
  const here = holding({ accessToken }, north.id);
  expect(await refusedBy('makePayment', input, here)).toEqual(declined);
  expect(await refusedBy('makePayment', input, here)).toEqual(declined);
});

it('MON-042 a payment for somebody else is none', async () => {
  const [theirs] = ben;
  const input = { uniqueId: uniqueId(), paymentType: 'fullPayment', amount: '12.50', ...card() };
  const named = { patientId: theirs?.patient, practiceId: south.id };
  expect(await refusedBy('makePayment', { ...input, ...named })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refusedBy('makePayment', { ...input, patientId: '1001' })).toMatchObject({ code: 'BAD_INPUT' });
});

it('MON-052 MON-070 a guest pays what the link is about', async () => {
  const guest = guestHeaders(await guestToken(gateway.database, 'guest-pay'));
  const guestPaymentData = { patient_info: { patient_id: '1001', practice_id: south.id } };
  const context = { kind: 'GUEST' };
  const before = await open();
  const screen = await told('getMakePayments', { guestPaymentData, context }, guest);
  expect(screen).toMatchObject({ context: 'GUEST', patientBalance: before, cards: [], maySaveCard: false });
  const input = { uniqueId: uniqueId(), paymentType: 'partialPayment', amount: '5.00', guestMode: true, ...card() };
  expect(await done('makePayment', input, guest)).toMatchObject({
    status: 200,
    receipt: { next: '/guest/workflow/payments/payment_success' },
  });
  const somebody = { patient_info: { patient_id: '2002', practice_id: south.id } };
  const foreign = await ask('getMakePayments', { guestPaymentData: somebody, context }, guest);
  expect(foreign.code).toBe('NOT_FOUND');
  expect((await ask('getMakePayments', { context }, { [headerNames.guestToken]: 'made up' })).code).toBe(
    'UNAUTHENTICATED',
  );
});

describe('a payment plan', () => {
  const planned = (more: object = {}) => ({
    uniqueId: uniqueId(),
    planName: 'Crown in May',
    totalAmount: '60.00',
    paymentAmount: '25.00',
    installments: 3,
    frequencyCode: 'monthly',
    dayOfMonth: 5,
    agreeToTerms: true,
    ...card(),
    ...more,
  });
  let plan: string;
  const named = () => ({ practiceId: south.id, paymentPlanId: plan });
  const shown = async () => (await told('getEditPaymentPlan', named())).plan;

  it('MON-083 MON-018 is made once, and nothing is charged', async () => {
    const before = Number(await open());
    const input = planned();
    const made = await done('createPaymentPlan', input);
    expect(made).toMatchObject({
      status: 200,
      error: null,
      receipt: { done: 'PLAN_CREATED', amount: '60.00', date: '2026-04-05', charge_id: null },
    });
    plan = String(made['payment_plan_id']);
    expect(await done('createPaymentPlan', input)).toEqual(made);
    expect(Number(await open())).toBe(before - 60);
  });

  it('MON-079 MON-086 MON-088 is shown with every field that its record carries', async () => {
    expect(await shown()).toMatchObject({
      id: plan,
      planName: 'Crown in May',
      practice: { practice_id: 'south', practice_name: 'south clinic' },
      total: '60.00',
      paid: '0.00',
      monthlyPayment: '25.00',
      frequencyCode: 'monthly',
      dayOfWeek: 7,
      dayOfMonth: 5,
      installments: 3,
      installmentPaid: 0,
      paymentsMade: 0,
      numberOfMonths: 3,
      cardId: expect.any(String),
      paymentMethod: 'cardOnFile',
      lineItems: [{ description: 'Crown in May', amount: '60.00' }],
      planCardExpired: false,
      originalAmount: '60.00',
      originalInstallments: 3,
      currentPlan: true,
      option: 'existing',
      agreeToTerms: true,
    });
  });

  it('MON-082 is offered with the settings of the practice', async () => {
    const { planOffer } = await told('getMakePayments', {});
    expect(planOffer).toMatchObject({
      settings: {
        can_create_multiple_plans: true,
        add_balance_to_existing: true,
        frequency_code: { weekly: { allow: false }, monthly: { allow: true } },
        balance_range_rules: [
          {
            min_balance: '10.00',
            max_balance: '1000.00',
            max_duration: { value: 12, interval: 'months' },
            minimum_payment_required: '5.00',
          },
        ],
      },
      existing: [{ id: plan }],
    });
  });

  it('MON-080 MON-081 takes the first of the month where no day is given', async () => {
    const { payment_plan_id: id } = await done('createPaymentPlan', planned({ dayOfMonth: null, planName: 'Short' }));
    const practice = { practiceId: south.id, paymentPlanId: id };
    expect((await told('getEditPaymentPlan', practice)).plan).toMatchObject({
      dayOfMonth: 1,
      nextPayment: { date: '2026-04-01', amount: '25.00' },
    });
    await done('cancelPaymentPlan', { uniqueId: uniqueId(), ...practice });
  });

  it('MON-084 MON-085 takes more of the balance in', async () => {
    const more = {
      uniqueId: uniqueId(),
      paymentPlanId: plan,
      partialPaymentAmount: '30.00',
      totalAmount: '90.00',
      paymentAmount: '30.00',
      installments: 3,
      agreeToTerms: true,
    };
    expect(await done('addToPaymentPlan', more)).toMatchObject({ status: 200, receipt: { done: 'PLAN_CHANGED' } });
    expect(await shown()).toMatchObject({
      total: '90.00',
      monthlyPayment: '30.00',
      originalAmount: '60.00',
      lineItems: [{ amount: '60.00' }, { amount: '30.00' }],
    });
    expect(await refusedBy('addToPaymentPlan', { ...more, installments: 4 })).toMatchObject({ reason: 'plan-changed' });
    expect(await refusedBy('addToPaymentPlan', { ...more, installments: 2 })).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('MON-087 MON-089 MON-090 MON-091 is changed, and keeps its day where none is given', async () => {
    const change = {
      uniqueId: uniqueId(),
      ...named(),
      planName: 'Crown, slower',
      totalAmount: '90.00',
      monthlyPayment: '15.00',
      installments: 6,
      frequencyCode: 'monthly',
    };
    expect(await done('editPaymentPlan', change)).toMatchObject({ status: 200, receipt: { done: 'PLAN_CHANGED' } });
    expect(await shown()).toMatchObject({ planName: 'Crown, slower', installments: 6, dayOfMonth: 5 });
    const limit = await ask('editPaymentPlan', { input: { ...change, monthlyPayment: '4.50', installments: 20 } });
    expect(limit).toMatchObject({ code: 'BAD_INPUT', reason: 'plan-limit' });
    expect(limit.text).toContain('"broken":"count-high","limit":12');
  });

  it('MON-126 MON-127 MON-128 MON-129 MON-131 takes one-time payments, today, later, changed and taken out', async () => {
    const make = { ...named(), state: 'makeOneTime', ...card() };
    expect(await told('getOneTimePayment', { ...named(), state: 'makeOneTime' })).toMatchObject({
      context: 'SCHEDULE_PAYMENT',
      plan: { id: plan },
    });
    const now = { uniqueId: uniqueId(), ...make, amount: '20.00' };
    const paid = await done('makeOneTimePayment', now);
    expect(paid).toMatchObject({ status: 200, receipt: { done: 'PAID', amount: '20.00' } });
    expect(await done('makeOneTimePayment', now)).toEqual(paid);
    expect(await shown()).toMatchObject({ paid: '20.00', remaining: '70.00', installmentPaid: 0 });

    const later = { ...make, uniqueId: uniqueId(), amount: '10.00', date: '2026-04-20' };
    expect(await done('makeOneTimePayment', later)).toMatchObject({
      receipt: { done: 'SCHEDULED', date: '2026-04-20' },
    });
    const [oneTime] = (await shown())?.['oneTimePayments'] as readonly { readonly id: string }[];
    const change = { ...named(), state: 'editOneTime', oneTimePaymentId: oneTime?.id };
    expect(await told('getOneTimePayment', change)).toMatchObject({
      oneTime: { paymentAmount: '10.00', paymentDate: '2026-04-20' },
    });
    await done('makeOneTimePayment', { ...change, uniqueId: uniqueId(), amount: '12.00', date: '2026-04-21' });
    expect(await told('getOneTimePayment', change)).toMatchObject({
      oneTime: { paymentAmount: '12.00', paymentDate: '2026-04-21' },
    });
    const gone = { uniqueId: uniqueId(), ...named(), oneTimePaymentId: oneTime?.id };
    expect(await done('deleteScheduledPayment', gone)).toMatchObject({
      status: 200,
      receipt: { done: 'ONE_TIME_DELETED', amount: '12.00' },
    });
    expect((await ask('getOneTimePayment', change)).code).toBe('NOT_FOUND');
    const tooLate = { ...make, uniqueId: uniqueId(), amount: '1.00', date: '2030-01-01' };
    expect(await refusedBy('makeOneTimePayment', tooLate)).toMatchObject({ code: 'BAD_INPUT', reason: 'bad-date' });
  });

  it('MON-070 a payment that names the plan is one on the plan', async () => {
    const input = { uniqueId: uniqueId(), paymentType: 'partialPayment', amount: '10.00', ...named(), ...card() };
    expect(await done('makePayment', input)).toMatchObject({ status: 200, payment_plan_id: plan });
    expect(await shown()).toMatchObject({ paid: '30.00', remaining: '60.00' });
  });

  it('MON-092 MON-093 is cancelled, and what is unpaid returns to the balance', async () => {
    const before = Number(await open());
    const cancelled = await done('cancelPaymentPlan', { uniqueId: uniqueId(), ...named() });
    expect(cancelled).toMatchObject({ status: 200, receipt: { done: 'PLAN_CANCELLED', amount: '60.00' } });
    expect(Number(await open())).toBe(before + 60);
    expect((await ask('getEditPaymentPlan', named())).code).toBe('NOT_FOUND');
  });
});

describe('around a visit', () => {
  const full = (amount: string) => ({ uniqueId: uniqueId(), amount, ...card() });
  const statusOf = async (id: string): Promise<string | undefined> => (await statuses()).get(id);
  const statuses = async (): Promise<ReadonlyMap<string, string>> => {
    const list = (await told('getAppointments', {})) as unknown as {
      readonly upcoming: readonly { readonly appointment_id: string; readonly status: string }[];
      readonly appointments: {
        readonly components: readonly { readonly appointment_id: string; readonly status: string }[];
      };
    };
    const all = [...list.upcoming, ...list.appointments.components];
    return new Map(all.map(({ appointment_id, status }) => [appointment_id, status]));
  };

  it('MON-155 MON-156 APT-021 a slot that is kept is booked and paid for', async () => {
    expect(await told('getAppointmentPrepayment', { holdId: 'slot-1' })).toMatchObject({
      context: 'PREPAYMENT',
      amount: '30.00',
      prepayment: '30.00',
      lineItems: [{ amount: '30.00' }],
    });
    const input = { ...full('30.00'), appointment: { holdId: 'slot-1', provider_id: 'ng' } };
    expect(await refusedBy('makePrepayment', { ...input, amount: '29.00' })).toMatchObject({ code: 'AMOUNT' });
    const paid = await done('makePrepayment', input);
    expect(paid).toMatchObject({ status: 200, appointment_id: expect.any(String) });
    expect(await done('makePrepayment', input)).toEqual(paid);
    expect(await statusOf(String(paid['appointment_id']))).toBe('SCHEDULED');
    expect(await refusedBy('makePrepayment', { ...input, uniqueId: uniqueId() })).toMatchObject({
      code: 'CONFLICT',
      reason: 'slot-gone',
    });
  });

  it('MON-157 MON-158 APT-021 while checking out, the visit that is replaced goes with the booking', async () => {
    const checkoutIds = { appointment_id: '1001-next', patient_id: '1001', practice_id: south.id };
    const input = { ...full('30.00'), appointment: { holdId: 'slot-2' }, checkoutIds };
    expect(await done('makeCheckoutPrepayment', input)).toMatchObject({ status: 200 });
    expect(await statusOf('1001-old')).toBe('CANCELLED');
  });

  it('MON-161 MON-164 APT-021 the fee of a cancellation is taken, and the visit is cancelled', async () => {
    const input = { ...full('40.00'), appointment_id: '1001-off', cancellationReasonId: '1' };
    const context = { kind: 'CANCELLATION', appointmentId: '1001-off' };
    expect(await told('getMakePayments', { context })).toMatchObject({ amount: '40.00', cancellationFee: '40.00' });
    expect(await done('makeCancellationPayment', input)).toMatchObject({
      status: 200,
      receipt: { next: '/appointments' },
    });
    expect(await statusOf('1001-off')).toBe('CANCELLED');
    expect(await refusedBy('makeCancellationPayment', { ...input, uniqueId: uniqueId() })).toMatchObject({
      code: 'CONFLICT',
      reason: 'not-cancellable',
    });
  });

  it('MON-168 MON-169 APT-021 at check-out a part touches the balance only', async () => {
    const before = Number(await open());
    const input = { ...full('10.00'), paymentType: 'partialPayment', appointmentId: '1001-next' };
    expect(await done('makeCheckoutPayment', input)).toMatchObject({ status: 200 });
    expect(Number(await open())).toBe(before - 10);
    const context = { kind: 'CHECK_OUT', appointmentId: '1001-next' };
    expect(await told('getMakePayments', { context })).toMatchObject({ copay: '25.00' });
  });

  it('MON-167 MON-169 APT-021 at check-in all is the balance and the copay', async () => {
    const context = { kind: 'CHECK_IN', appointmentId: '1001-next' };
    const screen = await told('getMakePayments', { context });
    expect(Number(screen['amount'])).toBe(Number(screen['patientBalance']) + 25);
    const input = { ...full(String(screen['amount'])), paymentType: 'fullPayment', appointmentId: '1001-next' };
    expect(await done('makeCheckInPayment', input)).toMatchObject({ status: 200, receipt: { next: '/appointments' } });
    expect(await open()).toBe('nothing-to-pay');
  });
});

const furnishMoney = async (): Promise<void> => {
  const intake = new EmbeddedIntake(gateway.database);
  const money = new EmbeddedMoneyIntake(gateway.database);
  const settings = {
    partial: { minimum: cents(100) },
    plans: {
      canCreateMultiple: true,
      addBalanceToExisting: true,
      frequencies: ['monthly'],
      ranges: [
        {
          minBalance: cents(1_000),
          maxBalance: cents(100_000),
          maxDuration: { value: 12, interval: 'months' },
          minimumPayment: cents(500),
        },
      ],
    },
    accountStatements: true,
  } as const;
  for (const { id } of [north, south]) await money.settings(id, settings);
  await intake.charges(
    ana.map((patient) => ({
      patient,
      id: 'crown',
      description: 'A crown',
      amount: cents(487_50),
      at: plus(noon, -DAY),
    })),
  );
  const [, chart] = ana;
  if (chart === undefined) throw new Error('Ana has no chart in the south.');
  const visit = (start: number): HeldSlot['visit'] => ({
    patient: chart,
    start: plus(noon, start),
    end: plus(noon, start + HOUR),
    video: false,
    provider: { id: 'ng' as never, name: 'Dr. Ng' },
    location: {
      id: 'main',
      office: 'Main office',
      addressLines: [],
      city: '',
      state: '',
      zip: '',
      timeZone: 'America/Phoenix',
    } as never,
  });
  await intake.appointments([
    { ...visit(5 * DAY), id: '1001-old' as AppointmentId, status: 'SCHEDULED' },
    { ...visit(6 * DAY), id: '1001-off' as AppointmentId, status: 'SCHEDULED' },
  ]);
  await money.visitDues(south.id, [
    { appointment: '1001-next' as AppointmentId, copay: cents(2_500), cancellationFee: cents(0) },
    { appointment: '1001-off' as AppointmentId, copay: cents(0), cancellationFee: cents(4_000) },
  ]);
  const slot = { prepayment: cents(3_000), until: plus(noon, HOUR) };
  await money.heldSlots([
    { ...slot, id: 'slot-1' as HoldId, visit: visit(8 * DAY) },
    { ...slot, id: 'slot-2' as HoldId, visit: visit(9 * DAY), replaces: '1001-old' as AppointmentId },
  ]);
};
