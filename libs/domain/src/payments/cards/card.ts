import type { Brand, Cents, PatientRef, Result } from '../../kernel/index.ts';

/** A card on file. */
export type CardId = Brand<string, 'CardId'>;

/** The brands that practices take (`MON-132`), by the words of the wire. */
export const cardBrands = ['visa', 'mastercard', 'american express', 'jcb', 'discover'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** The last month in which a card is good. */
export interface CardExpiry {
  /** Four digits. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** What may be kept and shown of a card. Never its number, never its code. */
export interface CardDetails {
  readonly brand: CardBrand;
  readonly last4: string;
  /** As embossed; 4 to 60 characters. */
  readonly holder: string;
  readonly expiry: CardExpiry;
}

/** A card on file of one patient in one practice. */
export interface SavedCard extends CardDetails {
  readonly id: CardId;
  readonly patient: PatientRef;
  /** The one that is chosen at first; at most one of a patient's cards. */
  readonly isDefault: boolean;
}

/** What a processor wants to be told to charge a kept card again. Text of its adapter's own; no card number in it. */
export type VaultReference = Brand<string, 'VaultReference'>;

/** A whole card as it was typed. Lives only in the memory of one request, and only where a processor has no tokenizer. */
export interface TypedCard {
  /** Digits only. */
  readonly number: string;
  /** 3 or 4 digits. */
  readonly code: string;
  readonly holder: string;
  readonly expiry: CardExpiry;
  readonly brand: CardBrand;
  /** Five digits, or nine with a hyphen; only where it was asked for. */
  readonly postalCode?: string;
}

/** Wallets on a payer's device. Each hands out a token that is good for one charge. */
export const wallets = ['apple-pay', 'google-pay'] as const;
export type Wallet = (typeof wallets)[number];

/** As their owners write them, in every language. */
export const walletNames: Readonly<Record<Wallet, string>> = { 'apple-pay': 'Apple Pay', 'google-pay': 'Google Pay' };

/** A card that somebody entered: exchanged for a token by the browser, or as typed. */
export type EnteredCard =
  /** With the ZIP code where the processor wants to be told it again with the payment. */
  | { readonly kind: 'token'; readonly token: string; readonly cardDetails: CardDetails; readonly postalCode?: string }
  | { readonly kind: 'typed'; readonly card: TypedCard }
  | WalletCard;

/** Which card a wallet drew on is known once the processor answers the charge. Never kept on file. */
export interface WalletCard {
  readonly kind: 'wallet';
  readonly wallet: Wallet;
  readonly token: string;
}

/** What a charge was drawn on. `brand` and `last4` are missing while a wallet's card is not known. */
export type ChargedCard = (
  | { readonly brand: CardBrand; readonly last4: string; readonly wallet?: Wallet }
  | { readonly wallet: Wallet; readonly brand?: undefined; readonly last4?: undefined }
) & { readonly saved?: CardId };

/** Whether the form asks for the ZIP code of the card's billing address; it does not where nothing is said. */
export type PostalCodeRule = 'ask' | 'none';

/** What the browser must know to exchange a typed card for a token; nothing in it is a secret of the practice. */
export type TokenizerFacts =
  | { readonly kind: 'clover'; readonly address: string; readonly key: string; readonly postalCode?: PostalCodeRule }
  /** Clover's own fields in a frame, at which nobody but Clover sees the card. */
  | {
      readonly kind: 'clover-hosted';
      /** The page of the frame. */
      readonly frame: string;
      /** Clover's script, which the frame runs. */
      readonly sdk: string;
      readonly key: string;
      readonly merchantId: string;
      readonly postalCode: PostalCodeRule;
      readonly wallets?: WalletFacts;
    }
  | {
      readonly kind: 'payeezy';
      readonly address: string;
      readonly key: string;
      readonly securityKey: string;
      readonly transArmorToken: string;
      /** The page of the frame in which the processor's script runs. */
      readonly frame: string;
      readonly postalCode?: PostalCodeRule;
    }
  /** The card travels to the gateway, sealed by TLS alone, and is kept nowhere. */
  | { readonly kind: 'none'; readonly postalCode?: PostalCodeRule };

/** The wallets that a practice offers, and the page of the frame that shows their buttons. */
export interface WalletFacts {
  readonly frame: string;
  readonly offered: readonly Wallet[];
}

/** Exchanges a typed card for a token, in the browser. One adapter for each kind of `TokenizerFacts`. */
export type Tokenize = (card: TypedCard, facts: TokenizerFacts) => Promise<Result<EnteredCard, CardRefused>>;

/** The fields of a processor, shown in a frame of the page. */
export interface CardFrame {
  /** Exchanges what stands in the fields for a token; `holder` is the name on the card. What is wrong is shown at its field. */
  token(holder: string): Promise<Result<EnteredCard, CardRefused>>;
  close(): void;
}

export interface CardFrameRequest {
  readonly facts: TokenizerFacts;
  readonly language: string;
  readonly words: {
    /** Names the frame for readers of screens. */
    readonly title: string;
    readonly fields: Readonly<
      Record<'number' | 'expiration' | 'code' | 'postalCode', { readonly label: string; readonly error: string }>
    >;
  };
  /** Custom properties of style, such as `--ink`. */
  readonly colors: Readonly<Record<string, string>>;
}

/** Shows the fields within `place`, an element of the page; undefined where the processor could not be reached. */
export type OpenCardFrame = (place: unknown, request: CardFrameRequest) => Promise<CardFrame | undefined>;

/** The buttons of a processor's wallets, shown in a frame of the page. */
export interface WalletFrame {
  /** What the sheet asks for from now on; the buttons are hidden without an amount. */
  show(amount: Cents | undefined): void;
  /** Tells the sheet, which waits for it, how the charge on its token ended. */
  ended(isPaid: boolean): void;
  close(): void;
}

export interface WalletFrameRequest {
  readonly facts: TokenizerFacts;
  readonly language: string;
  /** Names the frame for readers of screens. */
  readonly title: string;
  /** Which buttons there are on this device. */
  readonly onShown: (wallets: readonly Wallet[]) => void;
  /** The payer agreed to this amount in the sheet. Called once for a token. */
  readonly onAuthorized: (card: WalletCard, amount: Cents) => void;
  /** The sheet came to no token, and was not just closed. */
  readonly onFailed: () => void;
}

/** Shows the buttons within `place`, an element of the page; undefined where the processor could not be reached. */
export type OpenWalletFrame = (place: unknown, request: WalletFrameRequest) => Promise<WalletFrame | undefined>;

/**
 * Why a card cannot be used, whoever says so: a part of it is wrong, the bank says no (`declined`), the processor has it
 * on file already and does not say where (`on-file`), or nobody could be asked (`unreachable`).
 */
export const cardRefusals = [
  'number',
  'code',
  'expiry',
  'holder',
  'postal-code',
  'unsupported',
  'declined',
  'on-file',
  'unreachable',
] as const;

export interface CardRefused {
  readonly kind: 'card-refused';
  readonly reason: (typeof cardRefusals)[number];
}
