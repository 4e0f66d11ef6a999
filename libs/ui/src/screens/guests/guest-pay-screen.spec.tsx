import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  GuestPayViewModel,
  GuestReceiptViewModel,
  GuestStatement,
  PracticePageViewModel,
} from '@portico/view-models/guests';
import type { GuestActions, GuestReceipt } from '@portico/application/guests';
import type { Failure } from '@portico/application/kernel';
import { payingFixture, screenOf } from '@portico/view-models/payments/testing';
import {
  failed,
  ok,
  type Cents,
  type Language,
  type LocalDate,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';
import type { ChargeId } from '@portico/domain/payments';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../kit/kit.messages.ts';
import { renderIn } from '../../testing/index.ts';
import { failureWords } from '../../words/index.ts';
import { leftWords, payWords } from '../payments/index.ts';
// Lazily loaded by the screen; imported here, so that no test waits for it.
import './guest-error-modal.tsx';
import { doneWords, entryWords, guestErrorWords, guestPayWords, guestReceiptWords } from './guests.messages.ts';
import { accountInsteadWords } from './account-instead.messages.ts';
import { GuestPayScreen, GuestReceiptScreen } from './index.ts';

beforeEach(cleanup);

const practice = { id: 'desert' as PracticeId, name: 'Desert Bloom', phone: '(602) 555-0101', management: 'carecloud' };
const patient = { practice: practice.id, patient: 'p1' as PatientId };
const texts = [
  doneWords,
  entryWords,
  failureWords,
  guestErrorWords,
  guestPayWords,
  guestReceiptWords,
  kitWords,
  accountInsteadWords,
  payWords,
  leftWords,
];

interface Given {
  readonly failures?: Failure[];
  readonly known?: boolean;
  readonly statement?: string;
  readonly noCards?: boolean;
  readonly language?: Language;
}

const open = async ({ failures = [], known = true, statement, noCards = false, language = 'en' }: Given = {}) => {
  const all = screenOf({
    context: 'guest',
    types: ['full'],
    cards: [],
    ...(statement === undefined ? {} : { statement }),
  });
  const { tokenizer: _, ...withoutCards } = all;
  const shown = noCards ? withoutCards : all;
  const fixture = payingFixture(shown, { kind: 'guest', patient });
  const guestActions: Pick<GuestActions, 'statement'> = { statement: async () => failed({ kind: 'unreachable' }) };
  const windows = { open: jest.fn<() => undefined>() };
  const viewModel = new GuestPayViewModel(
    fixture.open({
      ...fixture.payments,
      screen: async (context) => {
        const failure = failures.shift();
        return failure === undefined ? fixture.payments.screen(context) : failed(failure);
      },
    }),
    new PracticePageViewModel(
      { entry: async () => (known ? ok({ practice, standing: { kind: 'open' } }) : failed({ kind: 'unreachable' })) },
      practice.id,
    ),
    new GuestStatement(guestActions, windows, patient),
  );
  await viewModel.load();
  const onOver = jest.fn<() => void>();
  const ignore = () => undefined;
  renderIn(language, <GuestPayScreen viewModel={viewModel} onDone={ignore} onLed={ignore} onOver={onOver} />, ...texts);
  return { onOver, windows };
};

describe('the bill of a guest', () => {
  it('MON-200 MON-201 that could not be opened names the practice and its number, and is asked for again', async () => {
    await open({ failures: [{ kind: 'malfunction' }] });
    expect(screen.getByText('We could not open your payment.')).toBeTruthy();
    const call = screen.getByRole('link', { name: 'Call Desert Bloom: (602)\u00a0555\u20110101' });
    expect(call.getAttribute('href')).toBe('tel:6025550101');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText('$120.00')).not.toHaveLength(0);
    expect(screen.queryByText('We could not open your payment.')).toBeNull();
  });

  it('MON-201 says the same in Spanish, and how to find the number where the practice is not known', async () => {
    await open({ failures: [{ kind: 'unreachable' }], known: false, language: 'es' });
    expect(screen.getByText('No pudimos abrir su pago.')).toBeTruthy();
    expect(screen.getByText(/El número está en su factura/)).toBeTruthy();
  });

  it('MON-010 at a practice that takes no payment online says whom to call, and leads to an account', async () => {
    await open({ noCards: true });
    expect(screen.getByText(/^This practice does not accept online payments/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Call/ })).toBeTruthy();
    const account = screen.getByRole('link', { name: 'Sign in or create an account' });
    expect(account.getAttribute('href')).toBe('/get_started');
    cleanup();
    await open();
    expect(screen.queryByRole('link', { name: 'Sign in or create an account' })).toBeNull();
  });

  it('ACC-389 that is over opens the modal whose Ok begins anew', async () => {
    const { onOver } = await open({ failures: [{ kind: 'session-over', reason: 'expired' }] });
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/Open the link we sent you again/);
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('MON-187 MON-188 offers a statement where there is one, and says where the browser blocks its window', async () => {
    const { windows } = await open({ statement: 'statement-1' });
    await userEvent.click(screen.getByRole('button', { name: 'See your latest statement' }));
    expect(windows.open).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toBe('Please allow pop-ups for this site to view the file.');
    cleanup();
    await open();
    expect(screen.queryByRole('button', { name: 'See your latest statement' })).toBeNull();
  });
});

describe('the receipt of a guest', () => {
  it.each([
    [
      'en',
      true,
      'You paid Desert Bloom. Thank you!',
      'Visa ending in 4242',
      'Print',
      'We’re also sending this receipt to where we sent your link.',
    ],
    [
      'en',
      false,
      'You paid Desert Bloom. Thank you!',
      'Visa ending in 4242',
      'Print',
      'Please print or save this page. It is your receipt.',
    ],
    [
      'es',
      true,
      'Usted pagó a Desert Bloom. ¡Gracias!',
      'Visa terminada en 4242',
      'Imprimir',
      'También le enviamos este recibo adonde le enviamos su enlace.',
    ],
    [
      'es',
      false,
      'Usted pagó a Desert Bloom. ¡Gracias!',
      'Visa terminada en 4242',
      'Imprimir',
      'Imprima o guarde esta página. Es su recibo.',
    ],
  ] as const)(
    'MON-196 MON-205 says amount, day, practice, card and reference, prints, and says whether it is sent, in %s, sent: %s',
    async (language, isSent, thanks, card, print, kept) => {
      const receipt: GuestReceipt = {
        practice,
        amount: 86_40 as Cents,
        date: '2026-11-21' as LocalDate,
        card: { brand: 'visa', last4: '4242' },
        reference: 'AB12CD34',
        left: { balance: 98_20 as Cents },
        isSent,
      };
      const viewModel = new GuestReceiptViewModel(
        { receipt: async () => ok(receipt) },
        { patient, charge: 'charge-1' as ChargeId },
      );
      await viewModel.load();
      const ignore = () => undefined;
      renderIn(language, <GuestReceiptScreen viewModel={viewModel} onLed={ignore} onOver={ignore} />, ...texts);
      for (const text of [thanks, card, '$86.40', 'Desert Bloom', '(602) 555\u20110101', 'AB12CD34', kept, '$98.20']) {
        expect(screen.getByText(text)).toBeTruthy();
      }
      expect(screen.getAllByText(/2026/)).toHaveLength(1);
      const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined);
      await userEvent.click(screen.getByRole('button', { name: print }));
      expect(printed).toHaveBeenCalledTimes(1);
      printed.mockRestore();
    },
  );
});
