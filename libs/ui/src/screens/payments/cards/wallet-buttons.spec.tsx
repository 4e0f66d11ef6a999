import { beforeEach, describe, expect, it } from '@jest/globals';
import { payingFixture, screenOf } from '@portico/view-models/payments/testing';
import type { Cents, Language } from '@portico/domain/kernel';
import type { WalletFrameRequest } from '@portico/domain/payments';
import { hostedWith } from '@portico/domain/payments/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { renderIn } from '../../../testing/index.ts';
import { walletWords } from './card-form.messages.ts';
import { WalletButtons } from './wallet-buttons.tsx';

beforeEach(cleanup);

const facts = hostedWith(['apple-pay', 'google-pay']);

const show = async (language: Language) => {
  const fixture = payingFixture(screenOf({ tokenizer: facts }));
  const asked: WalletFrameRequest[] = [];
  const amounts: (Cents | undefined)[] = [];
  const viewModel = await fixture.loaded(fixture.payments, undefined, async (_, request) => {
    asked.push(request);
    return { show: (amount) => amounts.push(amount), ended: () => undefined, close: () => amounts.push(undefined) };
  });
  renderIn(language, <WalletButtons viewModel={viewModel} facts={facts} />, walletWords);
  await act(async () => undefined);
  const [request] = asked;
  if (request === undefined) throw new Error('No frame was asked for.');
  return { request, amounts, viewModel, asked };
};

describe.each([
  [
    'en',
    'or pay with a card',
    /^The payment didn’t go through\. Nothing was charged\./,
    /^The amount has changed/,
    'Enter an amount to use Google Pay.',
    'Google Pay can’t be used with this choice.',
  ],
  [
    'es',
    'o pague con tarjeta',
    /^El pago no se completó\. No se cobró nada\./,
    /^El monto cambió/,
    'Escriba un monto para usar Google Pay.',
    'No se puede usar Google Pay con esta opción.',
  ],
] as const)('WalletButtons (%s)', (language, or, failed, changed, noAmount, otherChoice) => {
  it('has the line above the card from the beginning, and not on a device without a wallet', async () => {
    const { request } = await show(language);
    expect(request.language).toBe(language);
    expect(screen.getByText(or)).toBeTruthy();
    act(() => request.onShown(['google-pay']));
    expect(screen.getByText(or)).toBeTruthy();
    act(() => request.onShown([]));
    expect(screen.queryByText(or)).toBeNull();
  });

  it('keeps the place of the buttons while nothing can be paid by them, and says why', async () => {
    const { request, viewModel } = await show(language);
    act(() => request.onShown(['google-pay']));
    act(() => viewModel.chooseType('partial'));
    expect(screen.getByText(noAmount)).toBeTruthy();
    act(() => {
      viewModel.draft.partial?.type('50');
      viewModel.draft.card?.chooseMethod('cash');
    });
    expect(screen.getByText(otherChoice)).toBeTruthy();
    act(() => viewModel.draft.card?.chooseMethod('card'));
    expect(screen.queryByText(otherChoice) ?? screen.queryByText(noAmount)).toBeNull();
    expect(screen.getByText(or)).toBeTruthy();
  });

  it('asks for what the screen says, and for the next amount without another frame', async () => {
    const { amounts, viewModel, asked } = await show(language);
    expect(amounts.at(-1)).toBe(12_000);
    act(() => {
      viewModel.chooseType('partial');
      viewModel.draft.partial?.type('50');
    });
    expect({ amountsAt: amounts.at(-1), askedCount: asked.length }).toEqual({ amountsAt: 5_000, askedCount: 1 });
  });

  it('says when a sheet came to nothing, or asked for another amount', async () => {
    const { request } = await show(language);
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    act(() => request.onFailed());
    expect(screen.getByText(failed)).toBeTruthy();
    await act(async () => request.onAuthorized({ kind: 'wallet', wallet: 'apple-pay', token: 'clv_1' }, 1 as Cents));
    expect(screen.getByText(changed)).toBeTruthy();
  });
});
