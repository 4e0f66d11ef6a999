import { describe, expect, it } from '@jest/globals';
import { failed, ok, type Cents } from '@portico/domain/kernel';
import type { OpenWalletFrame, WalletCard, WalletFrameRequest } from '@portico/domain/payments';
import { hostedWith } from '@portico/domain/payments/testing';
import { receiptOf, screenOf, payingFixture } from '../testing/index.ts';
import type { MakePaymentViewModel } from '../checkout/make-payment.view-model.ts';

const card: WalletCard = { kind: 'wallet', wallet: 'apple-pay', token: 'clv_token' };
const look = { language: 'en', title: 'Wallets' };
const offering = hostedWith(['apple-pay', 'google-pay']);
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** The frame as the screen shows it, and what it was told. */
const shownOn = async (viewModel: MakePaymentViewModel, asked: WalletFrameRequest[], told: unknown[]) => {
  const close = viewModel.wallets.showFrame('place', offering, look);
  await settled();
  const request = asked.at(-1);
  if (request === undefined) throw new Error('No frame was asked for.');
  return { close, request, told };
};

const fixture = (changes: Parameters<typeof screenOf>[0] = {}) => {
  const paying = payingFixture(screenOf({ tokenizer: offering, ...changes }));
  const asked: WalletFrameRequest[] = [];
  const told: unknown[] = [];
  const openWalletFrame: OpenWalletFrame = async (_, request) => {
    asked.push(request);
    return {
      show: (amount) => told.push(['show', amount]),
      ended: (isPaid) => told.push(['ended', isPaid]),
      close: () => told.push('close'),
    };
  };
  const open = async () => {
    const viewModel = await paying.loaded(paying.payments, undefined, openWalletFrame);
    return { viewModel, ...(await shownOn(viewModel, asked, told)) };
  };
  return { ...paying, asked, told, openWalletFrame, open };
};

describe('the buttons of wallets', () => {
  it('ask in their sheet for what is to be paid, and pay it by the way of every card', async () => {
    const { open, orders, told } = fixture();
    const { viewModel, request } = await open();
    expect(told).toEqual([['show', 12_000]]);
    request.onShown(['apple-pay']);
    expect(viewModel.wallets.shown).toEqual(['apple-pay']);
    request.onAuthorized(card, 12_000 as Cents);
    await settled();
    expect(orders).toMatchObject([
      { uniqueId: 'attempt-1', pays: 'all', amount: 12_000, card: { kind: 'entered', card, save: false } },
    ]);
    expect(viewModel.sending.state.kind).toBe('done');
    expect(told.at(-1)).toEqual(['ended', true]);
  });

  it('charge once what is told twice, while the first is on its way', async () => {
    const { open, orders, told, submits } = fixture();
    const { request } = await open();
    let arrive: () => void = () => undefined;
    submits.unshift(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve(ok(receiptOf()));
        }),
    );
    request.onAuthorized(card, 12_000 as Cents);
    await settled();
    request.onAuthorized({ ...card, token: 'clv_other' }, 12_000 as Cents);
    await settled();
    expect([orders.length, told.length]).toEqual([1, 1]);
    arrive();
    await settled();
    expect({ ordersCount: orders.length, toldAt: told.at(-1), toldCount: told.length }).toEqual({
      ordersCount: 1,
      toldAt: ['ended', true],
      toldCount: 2,
    });
  });

  it('charge nothing where the amount in the sheet is not the amount of the screen any more', async () => {
    const { open, orders, told } = fixture();
    const { viewModel, request } = await open();
    request.onAuthorized(card, 11_999 as Cents);
    await settled();
    expect({ orders, problem: viewModel.wallets.problem, toldAt: told.at(-1) }).toEqual({
      orders: [],
      problem: 'amount-changed',
      toldAt: ['ended', false],
    });
  });

  it('tell the sheet that a declined card was not charged, and say so on the screen', async () => {
    const { open, submits, told } = fixture();
    submits.unshift(async () => failed({ kind: 'declined', reason: 'declined' }));
    const { viewModel, request } = await open();
    request.onAuthorized(card, 12_000 as Cents);
    await settled();
    expect(told.at(-1)).toEqual(['ended', false]);
    expect(viewModel.sending.state).toMatchObject({ kind: 'refused', refusal: { kind: 'declined' } });
  });

  it('say that a sheet came to nothing, until another one is answered', async () => {
    const { open } = fixture();
    const { viewModel, request } = await open();
    request.onFailed();
    expect(viewModel.wallets.problem).toBe('failed');
    request.onAuthorized(card, 12_000 as Cents);
    await settled();
    expect(viewModel.wallets.problem).toBeUndefined();
  });

  it('follow the amount, and are offered only where a card is charged once and kept nowhere', async () => {
    const { open } = fixture({ cards: [] });
    const { viewModel } = await open();
    const amounts: (number | undefined)[] = [viewModel.rules.walletAmount];
    viewModel.draft.card?.form.keeping.chooseSave(true);
    amounts.push(viewModel.rules.walletAmount);
    viewModel.draft.card?.form.keeping.chooseSave(false);
    viewModel.chooseType('partial');
    amounts.push(viewModel.rules.walletAmount);
    viewModel.draft.partial?.type('12.34');
    amounts.push(viewModel.rules.walletAmount);
    viewModel.draft.card?.chooseMethod('cash');
    amounts.push(viewModel.rules.walletAmount);
    viewModel.draft.card?.chooseMethod('card');
    viewModel.chooseType('plan');
    amounts.push(viewModel.rules.walletAmount);
    expect(amounts).toEqual([12_000, undefined, undefined, 1_234, undefined, undefined]);
    expect(viewModel.rules.offersWallets).toBe(false);
  });

  it('are not there where the practice offers none', async () => {
    const viewModel = await payingFixture().loaded();
    expect({ offersWallets: viewModel.rules.offersWallets, walletAmount: viewModel.rules.walletAmount }).toEqual({
      offersWallets: false,
      walletAmount: undefined,
    });
  });

  it('are taken away with the screen, also before they have come', async () => {
    const { open, told } = fixture();
    const { viewModel, close, request } = await open();
    request.onShown(['google-pay']);
    close();
    expect({ shown: viewModel.wallets.shown, toldAt: told.at(-1) }).toEqual({ shown: undefined, toldAt: 'close' });
    viewModel.wallets.showFrame('place', offering, look)();
    await settled();
    expect(told.filter((one) => one === 'close')).toHaveLength(2);
  });
});
