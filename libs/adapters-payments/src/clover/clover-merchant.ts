import { wallets, type Merchant, type TokenizerFacts, type Wallet } from '@portico/domain/payments';
import { framePaths } from '../frame/frame-paths.ts';
import { thisMachine, unreported, type Machine, type ReportError } from '../wire/clock-and-network.ts';
import { cloverTokenizer } from './browser/index.ts';
import { CloverCardsOnFile } from './cards-on-file.ts';
import { CloverActivity } from './clover-activity.ts';
import { CloverClient } from './client.ts';
import { CloverProcessor } from './clover-processor.ts';
import { CloverVault } from './clover-vault.ts';
import type { CloverKeyStore, CloverSettings } from './settings.ts';

/** How a practice takes cards by Clover. `frames` is the origin of the card frames, where that is not the portal's. */
export const cloverMerchant = (
  settings: CloverSettings,
  frames = '',
  report: ReportError = unreported,
  keys?: CloverKeyStore,
  machine: Machine = thisMachine,
): Merchant => {
  const { tokenAddress: address, publicKey: key, postalCode } = settings;
  const own: TokenizerFacts = { kind: 'clover', address, key, ...(postalCode && { postalCode }) };
  const tokenize = cloverTokenizer(
    (asked, init) => machine.fetch(asked, init),
    () => machine.deadline(),
  );
  const client = new CloverClient(settings, report, keys, machine);
  return {
    execution: 'cloverapi',
    processor: new CloverProcessor(client, tokenize, own, settings),
    vault: new CloverVault(client, tokenize, own, new CloverCardsOnFile(client, settings)),
    activity: new CloverActivity(client),
    tokenizer: hostedBy(settings, frames) ?? own,
  };
};

const hostedBy = (settings: CloverSettings, frames: string): TokenizerFacts | undefined => {
  const { cardEntry, sdkAddress, merchantId, publicKey, postalCode = 'none' } = settings;
  const offered = offeredBy(settings);
  if (cardEntry !== 'hosted' || sdkAddress === undefined || merchantId === undefined) return undefined;
  const frame = `${frames}${framePaths.clover}`;
  const ofWallets = offered.length === 0 ? {} : { wallets: { frame: `${frames}${framePaths.cloverWallets}`, offered } };
  return {
    kind: 'clover-hosted',
    frame,
    sdk: `${sdkAddress}/sdk.js`,
    key: publicKey,
    merchantId,
    postalCode,
    ...ofWallets,
  };
};

const offeredBy = ({ wallets: chosen = 'none' }: CloverSettings): readonly Wallet[] =>
  wallets.filter((wallet) => chosen === 'both' || chosen === wallet);
