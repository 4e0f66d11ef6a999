import { beforeEach, describe, expect, it } from '@jest/globals';
import type {
  AgreementView,
  MakePaymentScreen as Shown,
  PaymentContext,
  PaymentRefusal,
} from '@portico/application/payments';
import { payingFixture, planViewOf, receiptOf, screenOf } from '@portico/view-models/payments/testing';
import { planSettings } from '@portico/application/payments/testing';
import {
  failed,
  instant,
  ok,
  type AppointmentId,
  type Cents,
  type Language,
  type LocalDate,
  type PracticeId,
  type TimeZone,
} from '@portico/domain/kernel';
import { declineReasons, type AgreementId, type ChargeId } from '@portico/domain/payments';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderIn, isOff } from '../../../testing/index.ts';
import { cancelWords } from '../../appointments/index.ts';
import { cardFormWords } from '../cards/card-form.messages.ts';
import { cardSourceWords } from './payment-agreement.messages.ts';
import { MakePaymentScreen } from './make-payment-screen.tsx';
import * as payTexts from './make-payment.messages.ts';
import * as agreementTexts from './payment-agreement.messages.ts';
import * as doneTexts from './payment-done.messages.ts';
import * as refusalTexts from './payment-refusal.messages.ts';
import * as planTexts from '../plans/plan-builder.messages.ts';

beforeEach(cleanup);

const { limitWords, ...otherPlanTexts } = planTexts;
const texts = [
  ...Object.values(payTexts),
  ...Object.values(agreementTexts),
  ...Object.values(doneTexts),
  ...Object.values(refusalTexts),
  ...Object.values(otherPlanTexts),
  ...Object.values(limitWords),
  cancelWords,
  cardSourceWords,
  cardFormWords,
];

const open = async (
  shown: Shown = screenOf(),
  context: PaymentContext = { kind: 'balance' },
  language: Language = 'en',
  more: {
    readonly onReceipt?: (charge: string) => void;
    readonly isResumed?: boolean;
    readonly onlyCard?: boolean;
    readonly here?: PracticeId;
  } = {},
) => {
  const fixture = payingFixture(shown, context);
  const led: string[] = [];
  const viewModel = await fixture.loaded();
  renderIn(language, <MakePaymentScreen viewModel={viewModel} onDone={(next) => led.push(next)} {...more} />, ...texts);
  return { ...fixture, viewModel, led };
};

const payingFixtureOf = async (shown: Shown) => ({ viewModel: await payingFixture(shown).loaded() });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const radio = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
};
const isDisabled = (name: string | RegExp) => isOff(button(name));
const errorOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;

describe('a screen that could not be asked for', () => {
  const failing = async (context: PaymentContext) => {
    const fixture = payingFixture(screenOf(), context);
    const answers: Awaited<ReturnType<typeof fixture.payments.screen>>[] = [failed({ kind: 'malfunction' })];
    const ask = fixture.payments.screen;
    const viewModel = await fixture.loaded({ ...fixture.payments, screen: async (of) => answers.shift() ?? ask(of) });
    return renderIn('en', <MakePaymentScreen viewModel={viewModel} onDone={() => undefined} />, ...texts);
  };

  it('APT-179 of check-in stops loading and says nothing, and can be asked for again', async () => {
    const { container } = await failing({ kind: 'check-in' });
    expect({
      text: container.textContent,
      alert: screen.queryByRole('alert'),
      busy: container.querySelector('[aria-busy]'),
    }).toEqual({ text: 'Try again', alert: null, busy: null });
    await userEvent.click(button('Try again'));
    expect(await screen.findAllByText('$120.00', { ignore: 'button span' })).toHaveLength(1);
  });

  it('MON-176 of anything else says why', async () => {
    await failing({ kind: 'check-out' });
    expect(screen.getByText(/Something went wrong on our side/)).toBeTruthy();
  });
});

describe('the amount', () => {
  const rows = () =>
    screen.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  it('MON-053 is shown with what it is made of: copay, previous and patient balance, and what is on its way', async () => {
    const parts = { ...screenOf().parts, copay: 2_500 as Cents };
    await open(screenOf({ context: 'check-in', amount: 14_500 as Cents, pending: 3_000 as Cents, parts }));
    expect(rows()).toEqual([
      ['Total balance', '$150.00'],
      ['In a payment plan or in progress', '−$30.00'],
      ['Earlier balance', '$120.00'],
      ['Copay for this visit', '$25.00'],
    ]);
    expect(screen.getByRole('heading', { name: 'Due in all' }).nextElementSibling?.textContent).toBe('$145.00');
  });

  it.each([
    ['en', 'check-in', 'Copay for this visit', 'Due in all', 'Earlier balance', 'Copay only'],
    ['es', 'check-out', 'Copago de esta cita', 'Total por pagar', 'Saldo anterior', 'Solo el copago'],
  ] as const)(
    'MON-053 is what is chosen to be paid, and the sum of what stands below it, in %s at %s',
    async (language, context, copay, all, earlier, alone) => {
      const parts = { ...screenOf().parts, copay: 2_500 as Cents };
      await open(screenOf({ context, amount: 14_500 as Cents, parts }), { kind: context }, language);
      expect(screen.getByRole('heading', { name: all }).nextElementSibling?.textContent).toBe('$145.00');
      expect(rows()).toEqual([
        [earlier, '$120.00'],
        [copay, '$25.00'],
      ]);
      await radio(new RegExp(`^${alone}`));
      expect(screen.getByRole('heading', { name: copay }).nextElementSibling?.textContent).toBe('$25.00');
      expect(rows()).toEqual([]);
    },
  );

  it.each([
    ['en', 'You pay Pena Family Health, another practice.'],
    ['es', 'El pago es para Pena Family Health, otro consultorio.'],
  ] as const)('MON-053 says in %s that another practice than the selected one is paid', async (language, said) => {
    const practice = { ...screenOf().practice, name: 'Pena Family Health' };
    await open(screenOf({ practice }), undefined, language, { here: 'elsewhere' as PracticeId });
    expect(screen.getByText(said)).toBeTruthy();
    cleanup();
    await open(screenOf({ practice }), undefined, language, { here: practice.id });
    expect(screen.queryByText(said)).toBeNull();
  });

  it.each([
    [{ copay: 2_500, balance: 0 }, 2_500, 'Copay for this visit'],
    [{ copay: 0, balance: 12_000 }, 12_000, 'Balance to pay now'],
  ] as const)('MON-053 of a visit is said once where it is one thing alone: %o', async (of, amount, title) => {
    const parts = { ...screenOf().parts, copay: of.copay as Cents, balance: of.balance as Cents };
    await open(screenOf({ context: 'check-out', amount: amount as Cents, parts }), { kind: 'check-out' });
    expect(screen.getAllByText(title)).toHaveLength(1);
    expect(rows()).toEqual([]);
  });

  it('MON-053 is said once where it is the balance alone', async () => {
    await open(screenOf());
    expect(screen.getAllByText('Balance to pay now')).toHaveLength(1);
    expect(screen.queryAllByRole('term')).toEqual([]);
  });

  it.each([
    [
      'en',
      /To pay the \$25\.00 copay, choose “Copay only” or “Full payment”\./,
      'Left to pay after this: $125.00 (balance $100.00 + copay $25.00)',
    ],
    [
      'es',
      /Para pagar el copago de \$25\.00, elija “Solo el copago” o “Pago completo”\./,
      'Quedará por pagar: $125.00 (saldo $100.00 + copago $25.00)',
    ],
  ] as const)(
    'MON-169 a part says why the copay is not in it, and names both parts that it leaves: %s',
    async (language, why, left) => {
      const parts = { ...screenOf().parts, copay: 2_500 as Cents };
      const { viewModel } = await open(
        screenOf({ context: 'check-out', amount: 14_500 as Cents, parts }),
        { kind: 'check-out' },
        language,
      );
      act(() => viewModel.chooseType('partial'));
      expect(screen.getByText(why)).toBeTruthy();
      act(() => viewModel.draft.partial?.type('20'));
      expect(screen.getByText(left)).toBeTruthy();
    },
  );

  it('MON-169 a copay can be paid alone, first of the ways, and says what stays to be paid', async () => {
    const parts = { ...screenOf().parts, copay: 2_500 as Cents };
    await open(screenOf({ context: 'check-out', amount: 14_500 as Cents, parts }), { kind: 'check-out' });
    const ways = within(screen.getByRole('group', { name: 'How much to pay' })).getAllByRole('radio');
    expect(ways[0]?.closest('label')?.textContent).toBe(
      'Copay onlyPay $25.00 now. The balance of $120.00 stays to be paid later.',
    );
    await userEvent.click(ways[0] as HTMLElement);
    expect(screen.getByText(/^You pay \$25\.00 to /)).toBeTruthy();
  });

  it('MON-016 MON-078 reads alike in both languages', async () => {
    await open(screenOf({ amount: 123_450 as Cents }), { kind: 'balance' }, 'es');
    expect(screen.getByText('$1,234.50', { ignore: 'button span' })).toBeTruthy();
  });

  it('MON-053 MON-075 MON-077 a part of it says its bounds, and what it leaves', async () => {
    const { viewModel } = await open();
    await radio('Partial payment');
    await type('Amount to pay', '0.50');
    expect(errorOf('Amount to pay')).toBe('Enter an amount between $1.00 and $120.00.');
    expect(isDisabled(/^pay now/)).toBe(true);
    await type('Amount to pay', '12o.501');
    expect({ text: viewModel.draft.partial?.text, errorOf: errorOf('Amount to pay') }).toEqual({
      text: '12.501',
      errorOf: 'Use at most two digits after the decimal point.',
    });
    await type('Amount to pay', '20');
    expect(screen.getByText('Left to pay after this: $100.00')).toBeTruthy();
    expect(isDisabled(/^pay now/)).toBe(false);
    await radio('Full payment');
    await radio('Partial payment');
    expect(field('Amount to pay').value).toBe('');
  });
});

describe('an amount that cannot be paid', () => {
  it.each([
    ['', 'Enter an amount.'],
    ['500', 'Enter an amount between $1.00 and $120.00.'],
    ['1.234', 'Use at most two digits after the decimal point.'],
  ])('MON-075 “%s” is said at its field, which has the focus', async (text, said) => {
    await open();
    await radio('Partial payment');
    await type('Amount to pay', text);
    await userEvent.click(button(/^pay now/));
    await waitFor(() => expect(document.activeElement).toBe(field('Amount to pay')));
    expect({ invalid: field('Amount to pay').getAttribute('aria-invalid'), error: errorOf('Amount to pay') }).toEqual({
      invalid: 'true',
      error: said,
    });
  });
});

describe('the fee for a cancellation', () => {
  it.each([
    ['en', true, /^\$75\.00 was prepaid .* refund all of it to your Visa card ending in 4242\./],
    ['es', false, /^Se pagaron \$75\.00 por adelantado .* no se devuelve a su tarjeta Visa terminada en 4242\./],
  ] as const)('says in %s what becomes of what was paid ahead', async (language, givenBack, said) => {
    const cards = [{ amount: 7_500 as Cents, brand: 'Visa', last4: '4242' }];
    const prepaid = { amount: 7_500 as Cents, givenBack, cards };
    const shown = screenOf({ context: 'cancellation', prepaid, timeZone: 'America/Phoenix' as TimeZone });
    await open(shown, { kind: 'cancellation', appointment: 'visit' as AppointmentId }, language);
    expect(screen.getByText(said)).toBeTruthy();
  });
});

describe('how it is paid', () => {
  it('MON-010 MON-011 a practice without online payments says whom to call, and has no button', async () => {
    const { tokenizer: _, ...offline } = screenOf();
    await open(offline);
    const warning = 'This practice does not accept online payments. Please call the practice to make a payment.';
    expect(screen.getByText(warning)).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Call the practice: 212\u2011555\u20110102' }).getAttribute('href'),
    ).toMatch(/^tel:/);
    expect(screen.queryByRole('button', { name: /^pay now/ })).toBeNull();
  });

  it('MON-056 MON-188 shows the button of the statement where the gateway offers one, and nowhere else', async () => {
    const { viewModel } = await payingFixtureOf(screenOf({ statement: 'st-1' }));
    const button = (id: string) => <button type="button">Statement {id}</button>;
    const props = { viewModel, onDone: () => undefined, statement: button };
    const { unmount } = renderIn('en', <MakePaymentScreen {...props} />, ...texts);
    expect(screen.getByRole('button', { name: 'Statement st-1' })).toBeTruthy();
    unmount();
    const without = await payingFixtureOf(screenOf());
    renderIn('en', <MakePaymentScreen {...props} viewModel={without.viewModel} />, ...texts);
    expect(screen.queryByRole('button', { name: /^Statement/ })).toBeNull();
  });

  it('MON-054 MON-055 MON-056 offers the types, the methods, the cards on file, a new card and the builder of a plan', async () => {
    await open();
    expect(screen.getAllByRole('radio')).toHaveLength(9);
    for (const name of ['Full payment', 'Partial payment', 'Payment plan', 'Credit or debit card', 'Cash', 'New card'])
      expect(screen.getByRole('radio', { name })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Visa ending in 4242', checked: true })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Visa ending in 0000' }).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await radio('New card');
    expect(screen.getByLabelText('Card number')).toBeTruthy();
    expect(screen.getByLabelText('Save this card for later payments')).toBeTruthy();
    expect(screen.queryByLabelText('Name of the plan')).toBeNull();
    await radio('Payment plan');
    expect(await screen.findByLabelText('Name of the plan')).toBeTruthy();
  });

  it('MON-002 who has no account is not asked to keep a card', async () => {
    await open(screenOf({ cards: [], maySaveCard: false }));
    expect(screen.getByLabelText('Card number')).toBeTruthy();
    expect(screen.queryByLabelText('Save this card for later payments')).toBeNull();
  });

  it('MON-058 MON-059 cash says where it is paid', async () => {
    await open();
    await radio('Cash');
    const said = await screen.findByText(
      'Cash cannot be paid online. Please pay at the front desk of the practice or choose a card.',
    );
    expect(within(said.closest('section') ?? document.body).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(button('OK'));
    const card = screen.getByRole('radio', { name: 'Credit or debit card' });
    const methods = card.closest('fieldset');
    await waitFor(() => expect(methods?.contains(document.activeElement)).toBe(true));
    expect({ card: (card as HTMLInputElement).checked, isOff: isDisabled(/^pay now/) }).toEqual({
      card: true,
      isOff: false,
    });
  });
});

describe('a plan', () => {
  const planning = async (language: Language = 'en') => {
    const opened = await open(screenOf(), { kind: 'balance' }, language);
    await radio(language === 'en' ? 'Payment plan' : 'Plan de pagos');
    await screen.findByLabelText(language === 'en' ? 'Name of the plan' : 'Nombre del plan');
    return opened;
  };

  it('MON-115 MON-119 MON-120 MON-123 shows its numbers, its limits as sentences, and waits for the tick', async () => {
    await planning();
    await radio('Monthly');
    await type('Number of months', '13');
    expect(errorOf('Number of months')).toBe('The number of months cannot be more than 12');
    await type('Number of months', '1');
    expect(errorOf('Number of months')).toBe('The number of months must be more than 1');
    await type('Monthly payment', '9');
    expect(errorOf('Monthly payment')).toBe('The monthly payment must be at least $10.00');
    await type('Monthly payment', '50');
    expect(field('Number of months').value).toBe('3');
    expect(screen.getByText('2 payments of $50.00')).toBeTruthy();
    expect(screen.getByText('Last payment: $20.00')).toBeTruthy();
    expect(screen.getByText('First payment on Dec 1, 2026')).toBeTruthy();
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4);
    expect(isDisabled('schedule payment')).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree to the terms of the plan' }));
    expect(isDisabled('schedule payment')).toBe(false);
  });

  it('MON-110 MON-112 says so of weeks too, in Spanish', async () => {
    await planning('es');
    await type('Número de semanas', '27');
    expect(errorOf('Número de semanas')).toBe('El número de semanas no puede ser mayor que 26');
  });

  it('MON-095 MON-096 MON-098 added to one that is there shows those, and no card', async () => {
    const existing = [planViewOf(), planViewOf({ id: 'plan-2' as never, name: 'Old', cardExpired: true })];
    await open(screenOf({ plans: { settings: planSettings, existing } }));
    await radio('Payment plan');
    await screen.findByLabelText('Name of the plan');
    await radio('Add to an existing plan');
    expect(screen.getByRole('radio', { name: 'Old' }).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('radio', { name: 'Credit or debit card' })).toBeNull();
    await radio('Crown in May');
    expect(screen.getByText('4 payments of $80.00')).toBeTruthy();
  });

  const editing = async () => {
    const plan = planViewOf();
    const opened = await open(
      screenOf({ context: 'edit-plan', types: [], plan, plans: { settings: planSettings, existing: [] } }),
      {
        kind: 'edit-plan',
        practice: plan.practice.id,
        plan: plan.id,
      },
    );
    await screen.findByLabelText('Name of the plan');
    return opened;
  };

  it('MON-068 MON-088 changed, it is updated only when something is other than it was', async () => {
    await editing();
    expect({ fieldValue: field('Number of months').value, isDisabled: isDisabled('update plan') }).toEqual({
      fieldValue: '4',
      isDisabled: true,
    });
    await type('Number of months', '5');
    expect(isDisabled('update plan')).toBe(false);
  });

  it('MON-063 MON-069 MON-090 given another card, it asks for that alone, and keeps name, amounts and dates', async () => {
    const plan = planViewOf();
    const shown = screenOf({ context: 'edit-plan', types: [], plan, plans: { settings: planSettings, existing: [] } });
    const { orders } = await open(shown, { kind: 'edit-plan', practice: plan.practice.id, plan: plan.id }, 'en', {
      onlyCard: true,
    });
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryByRole('radio', { name: /Cash/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel this plan' })).toBeNull();
    expect(isDisabled('use this card')).toBe(true);
    const other = shown.cards.find(({ id }) => id !== plan.card);
    await radio(new RegExp(other?.last4 ?? 'none'));
    await userEvent.click(button('use this card'));
    expect(orders).toMatchObject([{ kind: 'edit-plan', name: plan.name, card: { kind: 'saved', card: other?.id } }]);
  });

  it('MON-093 canceled, it asks first and says what goes back', async () => {
    const { orders } = await editing();
    await userEvent.click(button('Cancel this plan'));
    expect(await screen.findByText(/The other \$200\.00 goes back to the balance/)).toBeTruthy();
    expect(orders).toEqual([]);
    await userEvent.click(button('Yes, cancel the plan'));
    expect(orders).toMatchObject([{ kind: 'cancel-plan' }]);
  });
});

describe('a one-time payment', () => {
  it('MON-057 MON-058 has a button that is labeled by its day', async () => {
    const plan = planViewOf();
    const { viewModel } = await open(
      screenOf({ context: 'schedule-payment', types: [], plan, plans: { settings: planSettings, existing: [] } }),
      {
        kind: 'schedule-payment',
        practice: plan.practice.id,
        plan: plan.id,
      },
    );
    expect(isDisabled(/^pay now/)).toBe(true);
    await type('Amount', '40');
    expect(screen.getByText('You pay $40.00 to Clínica Peñasco now.')).toBeTruthy();
    act(() => viewModel.draft.oneTime?.typeDate('2026-12-24'));
    expect(isDisabled('schedule payment')).toBe(false);
    expect(screen.getByText('$40.00 will be paid to Clínica Peñasco on Dec 24, 2026.')).toBeTruthy();
    act(() => viewModel.draft.oneTime?.typeDate('2027-12-24'));
    expect(errorOf('Payment date')).toBe('From Nov 21, 2026 to Mar 5, 2027');
  });

  it('MON-128 MON-131 changed, shows amount and day, and is deleted after a question', async () => {
    const plan = planViewOf();
    const oneTime = { id: 's1' as never, amount: 4_000 as Cents, date: '2026-12-01' as LocalDate };
    const { orders } = await open(screenOf({ context: 'edit-one-time', types: [], plan, oneTime }), {
      kind: 'edit-one-time',
      practice: plan.practice.id,
      plan: plan.id,
      payment: oneTime.id,
    });
    expect([field('Amount').value, field('Payment date').value]).toEqual(['40.00', '12/01/2026']);
    await userEvent.click(button('Delete this payment'));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it' }));
    expect(orders).toMatchObject([{ kind: 'delete-one-time' }]);
  });
});

describe('after the button was pressed', () => {
  const pay = () => userEvent.click(button(/^pay now/));

  it('says after the page was loaded again that a card is never kept, above its empty fields', async () => {
    await open(screenOf({ cards: [] }), { kind: 'balance' }, 'en', { isResumed: true });
    expect(screen.getByText(/Card details are never kept: enter them again\.$/)).toBeTruthy();
    cleanup();
    await open(screenOf({ cards: [] }));
    expect(screen.queryByText(/Card details are never kept/)).toBeNull();
  });

  it('MON-170 MON-171 MON-177 a success says amount, practice and last four, and its button leads on', async () => {
    const { led, submits } = await open();
    submits.unshift(async () => ok(receiptOf({ reference: 'ABC123' })));
    await pay();
    const modal = await screen.findByRole('dialog', { name: 'Payment received' });
    expect(modal.querySelector('[data-modal=makePaymentsSuccess]')).not.toBeNull();
    for (const text of ['$120.00', 'Clínica Peñasco', 'Visa ending in 4242', 'ABC123'])
      expect(within(modal).getByText(text)).toBeTruthy();
    expect(led).toEqual([]);
    await userEvent.click(within(modal).getByRole('button', { name: 'Done' }));
    expect(led).toEqual(['/payments']);
  });

  it('MON-171 a success leads to its receipt where there is a list of payments, and a guest’s does not', async () => {
    const receipts: string[] = [];
    const onReceipt = (charge: string) => void receipts.push(charge);
    const { led, submits } = await open(screenOf(), { kind: 'balance' }, 'en', { onReceipt });
    submits.unshift(async () => ok(receiptOf({ charge: 'charge-7' as ChargeId })));
    await pay();
    await userEvent.click(await screen.findByRole('button', { name: 'See receipt' }));
    expect({ led, receipts }).toEqual({ led: [], receipts: ['charge-7'] });
    cleanup();
    const other = await open();
    other.submits.unshift(async () => ok(receiptOf({ charge: 'charge-7' as ChargeId })));
    await pay();
    await screen.findByRole('dialog', { name: 'Payment received' });
    expect(screen.queryByRole('button', { name: 'See receipt' })).toBeNull();
  });

  it('a success is left by Escape as by its button, and not by a press beside it', async () => {
    const { led, submits } = await open();
    submits.unshift(async () => ok(receiptOf({})));
    await pay();
    await screen.findByRole('dialog', { name: 'Payment received' });
    await userEvent.click(document.body);
    expect(led).toEqual([]);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(led).toEqual(['/payments']);
  });

  it('MON-172 MON-177 with a copay next it says so, and leads there', async () => {
    const { submits, shown } = await open(screenOf({ context: 'check-in' }), { kind: 'check-in' });
    shown.unshift(screenOf({ context: 'check-in', amount: 2_500 as Cents, types: ['full'] }));
    submits.unshift(async () => ok(receiptOf({ done: 'plan-created', copayNext: 2_500 as Cents })));
    await pay();
    const modal = await screen.findByRole('dialog', { name: 'Payment plan set up' });
    expect(modal.querySelector('[data-modal=makePaymentsSuccessNext]')).not.toBeNull();
    expect(within(modal).getByText('Next, please pay the copay of $25.00 for this visit.')).toBeTruthy();
    await userEvent.click(within(modal).getByRole('button', { name: 'Pay the copay' }));
    expect(await screen.findByText('The payment plan is set up. Now the copay for this visit.')).toBeTruthy();
    expect(screen.getByText('You pay $25.00 to Clínica Peñasco now.')).toBeTruthy();
  });

  it('names the visit that is paid for, on the clock of its office, and until when its time is held', async () => {
    const visit = {
      start: instant(Date.UTC(2026, 2, 3, 17)),
      timeZone: 'America/Phoenix' as never,
      provider: 'Dr. Núñez',
      office: 'North office',
      heldUntil: instant(Date.UTC(2026, 2, 1, 12, 10)),
    };
    await open(screenOf({ context: 'prepayment', types: ['full'], visit }), { kind: 'prepayment' });
    expect(screen.getByText(/March 3.*10:00 AM/)).toBeTruthy();
    expect(screen.getByText('Dr. Núñez · North office', { exact: false })).toBeTruthy();
    expect(screen.getByText(/^This time is held for you until \d+:10 [AP]M\.$/)).toBeTruthy();
  });

  it('MON-174 a visit that was booked with it is said', async () => {
    const { submits } = await open(screenOf({ context: 'prepayment', types: ['full'] }), { kind: 'prepayment' });
    submits.unshift(async () => ok(receiptOf({ appointment: 'a1' as never })));
    await pay();
    expect(await screen.findByText('The visit is booked.')).toBeTruthy();
  });

  it('MON-062 the button is inactive while it is on its way', async () => {
    const { submits } = await open();
    submits.unshift(() => new Promise(() => undefined));
    await pay();
    const busy = button('One moment…');
    expect([busy.getAttribute('aria-busy'), busy.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
  });

  it.each(declineReasons)(
    'MON-176 declined for %s, it says that nothing was charged, in both languages',
    async (reason) => {
      for (const [language, press, nothing] of [
        ['en', /^pay now/, /Nothing was charged\./],
        ['es', /^pagar ahora/, /[Nn]o se cobró nada\./],
      ] as const) {
        cleanup();
        const { submits } = await open(screenOf(), { kind: 'balance' }, language);
        submits.unshift(async () => failed({ kind: 'declined', reason }));
        await userEvent.click(button(press));
        expect((await screen.findByRole('alert')).textContent).toMatch(nothing);
        expect(isDisabled(press)).toBe(false);
      }
    },
  );

  it.each([
    ['en', /What you agreed to/, 'You pay each month.', 'Print'],
    ['es', /Lo que usted aceptó/, 'You pay each month.', 'Imprimir'],
  ] as const)('shows what was agreed to for a plan, and prints it: %s', async (language, title, text, print) => {
    const agreement: AgreementView = {
      id: 'attempt-1' as AgreementId,
      change: 'made',
      at: instant(Date.UTC(2026, 10, 21, 17)),
      address: '192.0.2.7',
      language: 'en',
      terms: { text, hash: 'abc', version: 3 },
      card: { brand: 'visa', last4: '4242' },
      schedule: [{ due: '2026-12-05' as LocalDate, amount: 2_500 as Cents }],
      total: 2_500 as Cents,
      autopay: { cap: 2_500 as Cents },
    };
    const edited = screenOf({ context: 'edit-plan', plan: planViewOf(), agreements: [agreement] });
    await open(edited, { kind: 'edit-plan', practice: planViewOf().practice.id, plan: planViewOf().id }, language);
    const shown = await screen.findByRole('region', { name: title });
    for (const part of [text, '192.0.2.7', 'Visa 4242', '$25.00']) expect(shown.textContent).toContain(part);
    expect(shown.querySelector('details')?.open).toBe(true);
    expect(within(shown).getByRole('button', { name: print })).toBeTruthy();
  });

  const refusals: readonly PaymentRefusal[] = [
    { kind: 'nothing-to-pay' },
    { kind: 'amount-changed', amount: 9_000 as Cents },
    { kind: 'amount-out-of-range', minimum: 100 as Cents, maximum: 900 as Cents },
    { kind: 'no-online-payments', phone: '212-555-0102' },
    { kind: 'duplicate' },
    { kind: 'plan-not-offered' },
    { kind: 'plan-limit', limit: { kind: 'payment-low', limit: 1_000 as Cents } },
    { kind: 'plan-changed' },
    { kind: 'terms-not-agreed' },
    { kind: 'terms-changed' },
    { kind: 'card-expired' },
    { kind: 'card-unknown' },
    { kind: 'autopay-cap-low', amount: 2_500 as Cents },
    { kind: 'autopay-until-early', earliest: '2026-12-05' as LocalDate },
    { kind: 'bad-date', earliest: '2026-11-21' as LocalDate, latest: '2027-01-01' as LocalDate },
    { kind: 'slot-gone' },
    { kind: 'not-cancellable' },
    { kind: 'prepayment-changed' },
    { kind: 'booked-unpaid' },
    { kind: 'canceled-unpaid' },
    { kind: 'card-refused', reason: 'number' },
  ];
  it.each(refusals)('MON-176 $kind is a whole sentence', async (refusal) => {
    const { submits } = await open();
    submits.unshift(async () => failed(refusal));
    await pay();
    const [said] = await screen.findAllByRole('alert');
    expect(said?.textContent).toMatch(/^[A-Z].*[.\d]$/);
    expect(said?.textContent).not.toMatch(/[{}]|undefined|makePayment|paymentRefusal/);
  });

  it.each([
    ['booked-unpaid', /is booked, but your payment didn’t go through/],
    ['canceled-unpaid', /is canceled, but the cancellation fee wasn’t charged/],
  ] as const)('PAY-B3 says what stands, and offers no second payment: %s', async (kind, said) => {
    const { submits } = await open();
    submits.unshift(async () => failed({ kind }));
    await pay();
    expect((await screen.findByRole('alert')).textContent).toMatch(said);
    expect(screen.getByRole('link', { name: 'See the visits' }).getAttribute('href')).toBe('/appointments');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/nothing was charged/i)).toBeNull();
  });

  it('MON-115 a limit that the gateway knows better is said of weeks for a weekly plan', async () => {
    const { submits } = await open();
    submits.unshift(async () => failed({ kind: 'plan-limit', limit: { kind: 'count-high', limit: 20 } }));
    await radio('Payment plan');
    await screen.findByLabelText('Name of the plan');
    await type('Number of weeks', '22');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree to the terms of the plan' }));
    await userEvent.click(button('schedule payment'));
    expect((await screen.findByRole('alert')).textContent).toBe('The number of weeks cannot be more than 20');
  });

  it('never says that it failed while it is checked', async () => {
    const { submits } = await open();
    submits.unshift(async () => failed({ kind: 'checking' }));
    await pay();
    expect((await screen.findByText(/^We’re checking your payment/)).textContent).not.toMatch(/fail/i);
    expect(isDisabled(/^pay now/)).toBe(true);
  });

  it('MON-030 MON-130 without an answer it says that nothing is charged twice', async () => {
    const { submits, outcomes } = await open();
    submits.unshift(async () => failed({ kind: 'unreachable' }));
    outcomes.unshift(async () => failed({ kind: 'unreachable' }));
    await pay();
    expect((await screen.findByRole('alert')).textContent).toMatch(/you won’t be charged twice\.$/);
    expect(isDisabled(/^pay now/)).toBe(false);
  });
});
