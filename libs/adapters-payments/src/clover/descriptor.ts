import { failed, ok, type Result } from '@portico/domain/kernel';
import { cloverFramePages } from '../frame/clover-pages.ts';
import type { ProcessorDescriptor } from '../processors/descriptor.ts';
import { cloverSavedCard } from '../sandbox/clover/saved-card.ts';
import { cloverMerchant } from './clover-merchant.ts';
import type { CloverSettings } from './settings.ts';

const origin = { kind: 'origin' } as const;
const secret = { kind: 'secret', least: 8 } as const;
const name = { kind: 'name', least: 8 } as const;
const oneOf = (...values: readonly string[]) => ({ kind: 'one-of', values }) as const;

export const clover: ProcessorDescriptor<CloverSettings> = {
  id: 'cloverapi',
  settings: {
    required: { sclAddress: origin, tokenAddress: origin, publicKey: name },
    optional: {
      privateToken: secret,
      clientId: name,
      refreshToken: secret,
      cardEntry: oneOf('hosted', 'own'),
      sdkAddress: origin,
      wallets: oneOf('both', 'apple-pay', 'google-pay', 'none'),
      postalCode: oneOf('ask', 'none'),
      merchantId: name,
      platformAddress: origin,
      wrongCode: oneOf('refuse', 'accept'),
      wrongPostalCode: oneOf('refuse', 'accept'),
    },
  },
  completed: (settings) => {
    const mistake = mistakeInKeys(settings);
    return mistake === undefined ? withCardEntry(settings) : failed(mistake);
  },
  merchant: cloverMerchant,
  // Hosted card fields call from their own frame.
  tokenOrigins: ({ cardEntry, tokenAddress }) => (cardEntry === 'hosted' ? [] : [new URL(tokenAddress).origin]),
  offersWallets: ({ wallets = 'none' }) => wallets !== 'none',
  framePages: (practices, around) => {
    const sdk = [...new Set(practices.flatMap(({ sdkAddress }) => sdkAddress ?? []))];
    return cloverFramePages({ sdk, tokens: [...new Set(practices.map(({ tokenAddress }) => tokenAddress))] }, around);
  },
  // Clover's script identifies its page by origin and gets no replies without one.
  withoutFrameOrigin: ({ cardEntry }) =>
    cardEntry === 'hosted'
      ? "takes cards in Clover's own fields and PORTICO_CARD_FRAME_ORIGIN is not set: Clover's script does not work in a frame without an origin."
      : undefined,
  sandbox: {
    settings: ({ clover: { settings } }) => settings,
    savedCard: (seed, number, { expiry }) => cloverSavedCard(seed, number, expiry),
  },
};

/** Clover lets in a private token, or an app whose tokens are renewed. */
const mistakeInKeys = ({
  privateToken,
  clientId,
  refreshToken,
  platformAddress,
}: CloverSettings): string | undefined => {
  const isApp = clientId !== undefined || refreshToken !== undefined;
  if (privateToken !== undefined) {
    return isApp
      ? 'privateToken is not set beside clientId and refreshToken: a practice has one or the other.'
      : undefined;
  }
  if (!isApp) return 'privateToken is missing. Or set clientId and refreshToken of a Clover app.';
  const missing = Object.entries({ clientId, refreshToken, platformAddress }).find(([, value]) => value === undefined);
  return missing && `${missing[0]} is missing: the tokens of a Clover app are renewed by it.`;
};

/** Cards are typed into Clover's own fields unless the practice wants otherwise; those need to know the merchant. */
const withCardEntry = (settings: CloverSettings): Result<CloverSettings, string> => {
  const { cardEntry = 'hosted', sdkAddress = 'https://checkout.clover.com', merchantId, wallets = 'none' } = settings;
  if (cardEntry === 'own') {
    return wallets === 'none'
      ? ok({ ...settings, cardEntry })
      : failed(`wallets needs Clover's own card fields: leave cardEntry out, or set wallets to "none".`);
  }
  return merchantId === undefined
    ? failed(`merchantId is missing: Clover's own card fields need it. Or set cardEntry to "own".`)
    : ok({ ...settings, cardEntry, sdkAddress });
};
