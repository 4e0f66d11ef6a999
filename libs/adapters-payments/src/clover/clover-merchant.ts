import type { Merchant, TokenizerFacts } from '@portico/domain/payments';
import { cloverTokenizer } from './browser/index.ts';
import { CloverClient } from './client.ts';
import { CloverProcessor } from './clover-processor.ts';
import { CloverVault } from './clover-vault.ts';
import type { CloverMachine, CloverSettings } from './settings.ts';

/** How a practice takes cards by Clover. */
export const cloverMerchant = (settings: CloverSettings, machine: CloverMachine = {}): Merchant => {
  const tokenizer: TokenizerFacts = { kind: 'clover', address: settings.tokenAddress, key: settings.publicKey };
  const tokenize = cloverTokenizer(machine.fetch, machine.deadline);
  const client = new CloverClient(settings, machine);
  return {
    execution: 'cloverapi',
    processor: new CloverProcessor(client, tokenize, tokenizer),
    vault: new CloverVault(client, tokenize, tokenizer),
    tokenizer,
  };
};
