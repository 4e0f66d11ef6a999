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
    expect({ chosen: viewModel.chosen, address: viewModel.address, path: viewModel.code?.path }).toEqual({
      chosen: 'ios',
      address: both.ios,
      path: both.ios,
    });
    viewModel.choose('android');
    await settle();
    expect({ chosen: viewModel.chosen, address: viewModel.address, path: viewModel.code?.path }).toEqual({
      chosen: 'android',
      address: both.android,
      path: both.android,
    });
    viewModel.choose('ios');
    expect(viewModel.code?.path).toBe(both.ios);
    expect(drawn).toEqual([both.ios, both.android]);
  });

  it('offer what is configured and nothing else', async () => {
    const one = await open({ android: 'https://apps.example/android' });
    expect({ platforms: one.viewModel.platforms, chosen: one.viewModel.chosen }).toEqual({
      platforms: ['android'],
      chosen: 'android',
    });
    const none = await open({});
    expect({ platforms: none.viewModel.platforms, address: none.viewModel.address, drawn: none.drawn }).toEqual({
      platforms: [],
      address: undefined,
      drawn: [],
    });
  });

  it('keep the address where no code can be drawn', async () => {
    const { viewModel } = await open(both, () => Promise.reject(new TypeError('offline')));
    expect({ address: viewModel.address, code: viewModel.code }).toEqual({ address: both.ios, code: undefined });
  });
});
