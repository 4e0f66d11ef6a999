import { describe, expect, it } from '@jest/globals';
import type { QrCode } from '@portico/domain/access';
import { AppStoresViewModel, type AppStores } from './app-stores.view-model.ts';

const both: AppStores = { ios: 'https://apps.example/ios', android: 'https://apps.example/android' };
const codeOf = (address: string): QrCode => ({ size: 29, path: address });

const open = async (stores: AppStores, draw = async (address: string) => codeOf(address)) => {
  const drawn: string[] = [];
  const viewModel = new AppStoresViewModel({
    stores: async () => stores,
    draw: async (address) => {
      drawn.push(address);
      return draw(address);
    },
  });
  await viewModel.load();
  return { viewModel, drawn };
};

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('the app stores', () => {
  it('ACC-256 ACC-263 switch between iOS and Android, each with the code of its configured address', async () => {
    const { viewModel, drawn } = await open(both);
    expect(viewModel.platforms).toEqual(['ios', 'android']);
    expect([viewModel.chosen, viewModel.address, viewModel.code?.path]).toEqual(['ios', both.ios, both.ios]);
    viewModel.choose('android');
    await settle();
    expect([viewModel.chosen, viewModel.address, viewModel.code?.path]).toEqual([
      'android',
      both.android,
      both.android,
    ]);
    viewModel.choose('ios');
    expect(viewModel.code?.path).toBe(both.ios);
    expect(drawn).toEqual([both.ios, both.android]);
  });

  it('offer what is configured and nothing else', async () => {
    const one = await open({ android: 'https://apps.example/android' });
    expect([one.viewModel.platforms, one.viewModel.chosen]).toEqual([['android'], 'android']);
    const none = await open({});
    expect([none.viewModel.platforms, none.viewModel.address, none.drawn]).toEqual([[], undefined, []]);
  });

  it('keep the address where no code can be drawn', async () => {
    const { viewModel } = await open(both, () => Promise.reject(new TypeError('offline')));
    expect([viewModel.address, viewModel.code]).toEqual([both.ios, undefined]);
  });
});
