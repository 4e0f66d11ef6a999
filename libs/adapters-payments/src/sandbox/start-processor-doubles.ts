import { randomBytes } from 'node:crypto';
import type { CloverSettings } from '../clover/settings.ts';
import type { PayeezySettings } from '../payeezy/settings.ts';
import { CloverSandbox } from './clover/index.ts';
import { PayeezySandbox } from './payeezy/index.ts';

export interface ProcessorsOptions {
  /** Cards that were saved at doubles of the same seed can be charged at these. */
  readonly seed: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How they behave where nothing is documented; `usual` if absent. */
  readonly profile?: 'usual' | 'contrary';
}

/** A double of each processor on loopback, under keys made for it, and how a practice is set to use it. */
export interface Processors {
  readonly clover: { readonly sandbox: CloverSandbox; readonly settings: CloverSettings };
  readonly payeezy: { readonly sandbox: PayeezySandbox; readonly settings: PayeezySettings };
  close(): Promise<void>;
}

const key = (): string => randomBytes(24).toString('hex');

export const startProcessors = async ({ seed, now, profile = 'usual' }: ProcessorsOptions): Promise<Processors> => {
  const clover = await CloverSandbox.start({ seed, now, profile, privateToken: key(), publicKey: key() });
  const keys = {
    apiKey: key(),
    apiSecret: key(),
    merchantToken: `fdoa-${key()}`,
    securityKey: `js-${key()}`,
    transArmorToken: 'NOIW',
  };
  const payeezy = await PayeezySandbox.open({ seed, now, profile, keys });
  const { sclAddress, tokenAddress, privateToken, publicKey, merchantId } = clover;
  return {
    clover: {
      sandbox: clover,
      settings: {
        sclAddress,
        tokenAddress,
        privateToken,
        publicKey,
        merchantId,
        platformAddress: sclAddress,
        cardEntry: 'hosted',
        sdkAddress: tokenAddress,
        postalCode: 'ask',
        wallets: 'both',
      },
    },
    payeezy: {
      sandbox: payeezy,
      settings: { ...keys, address: payeezy.address, tokenizer: 'browser', report: 'transactions' },
    },
    close: async () => {
      await Promise.all([clover.close(), payeezy.close()]);
    },
  };
};
