import type { Instant } from '@portico/domain/kernel';
import type { KeyPair, Wallet } from '@portico/domain/payments';

/** How one practice takes cards by Clover. */
export interface CloverSettings {
  /** Of charges, refunds and customers, such as `https://scl.clover.com`; no slash at the end. */
  readonly sclAddress: string;
  /** Where cards are exchanged for tokens, such as `https://token.clover.com`. */
  readonly tokenAddress: string;
  /** The merchant's private Ecommerce token, which does not end. A secret. Or else the three that follow. */
  readonly privateToken?: string;
  /** The id of the practice's Clover app, whose tokens end and are renewed at `platformAddress`. */
  readonly clientId?: string;
  /** What Clover granted the app first. A secret, spent with the first renewal: what came after it is kept. */
  readonly refreshToken?: string;
  /** The merchant's public key (`apiAccessKey`), which browsers are told. */
  readonly publicKey: string;
  /** How cards are entered: in Clover's own fields (`hosted`), or in the portal's form (`own`, if absent). */
  readonly cardEntry?: 'hosted' | 'own';
  /** Of Clover's `sdk.js`, such as `https://checkout.clover.com`. */
  readonly sdkAddress?: string;
  /** The wallets that are offered where a card is charged once (`none` if absent); they need `cardEntry` to be `hosted`. */
  readonly wallets?: Wallet | 'both' | 'none';
  /** Whether a ZIP code is asked for, in Clover's fields or in the portal's form; it is not if absent. */
  readonly postalCode?: 'ask' | 'none';
  /**
   * What becomes of a charge that the bank approved although the security code, or the ZIP code, was wrong: it goes back
   * at once and the payer is told (`refuse`), or stands (`accept`, if absent).
   */
  readonly wrongCode?: 'refuse' | 'accept';
  readonly wrongPostalCode?: 'refuse' | 'accept';
  /** Clover's id of the merchant. */
  readonly merchantId?: string;
  /** Of Clover's Platform API, such as `https://api.clover.com`, by which cards on file are found and tokens renewed. */
  readonly platformAddress?: string;
}

/** Where one practice's renewed tokens are kept, for all gateways: `ProcessorKeys` of this practice. */
export interface CloverKeyStore {
  kept(): Promise<KeyPair | undefined>;
  keep(pair: KeyPair): Promise<void>;
  takeTurn(now: Instant, until: Instant): Promise<boolean>;
  giveTurnBack(): Promise<void>;
}
