import type { Brand, Cents, PatientRef, Result } from '../../kernel/index.ts';

/** A card on file. */
export type CardId = Brand<string, 'CardId'>;

/** The brands that practices take (`MON-132`), by the words of the wire. */
export const cardBrands = ['visa', 'mastercard', 'american express', 'jcb', 'discover'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** The brands' names as their owners write them; also used on the wire (`MON-132`). */
export const cardBrandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american express': 'American Express',
  jcb: 'JCB',
  discover: 'Discover',
};

/** A brand by its wire name, ignoring case. */
export const parseCardBrand = (name: unknown): CardBrand | undefined =>
  typeof name === 'string' ? cardBrands.find((brand) => brand === name.trim().toLowerCase()) : undefined;

/** The last month in which a card is good. */
export interface CardExpiry {
  /** Four digits. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** The storable and displayable part of a card. Never its number, never its code. */
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
  /** Preselected; at most one of a patient's cards. */
  readonly isDefault: boolean;
}

/** What a processor needs to charge a stored card again. Opaque text of its adapter; contains no card number. */
export type VaultReference = Brand<string, 'VaultReference'>;

/** A full card as it was typed. Exists only in memory during one request, and only if a processor has no tokenizer. */
export interface TypedCard {
  /** Digits only. */
  readonly number: string;
  /** 3 or 4 digits. */
  readonly code: string;
  readonly holder: string;
  readonly expiry: CardExpiry;
  readonly brand: CardBrand;
  /** Five digits, or nine with a hyphen; only if it was asked for. */
  readonly postalCode?: string;
}

/** Wallets on a payer's device. Each issues a token that is valid for one charge. */
export const wallets = ['apple-pay', 'google-pay'] as const;
export type Wallet = (typeof wallets)[number];

/** Brand names, the same in every language. */
export const walletNames: Readonly<Record<Wallet, string>> = { 'apple-pay': 'Apple Pay', 'google-pay': 'Google Pay' };

/** A card as it was entered: exchanged for a token by the browser, or as typed. */
export type EnteredCard =
  /** With the ZIP code if the processor needs it again with the payment. */
  | { readonly kind: 'token'; readonly token: string; readonly cardDetails: CardDetails; readonly postalCode?: string }
  | { readonly kind: 'typed'; readonly card: TypedCard }
  | WalletCard;

/** The underlying card is known once the processor answers the charge. Never kept on file. */
export interface WalletCard {
  readonly kind: 'wallet';
  readonly wallet: Wallet;
  readonly token: string;
}

/** What a charge was drawn on. `brand` and `last4` are absent while a wallet's card is not known. */
export type ChargedCard = (
  | { readonly brand: CardBrand; readonly last4: string; readonly wallet?: Wallet }
  | { readonly wallet: Wallet; readonly brand?: undefined; readonly last4?: undefined }
) & { readonly saved?: CardId };

/** Whether the form asks for the billing ZIP code; by default it does not. */
export type PostalCodeRule = 'ask' | 'none';

/** What the browser needs to exchange a typed card for a token; contains no secret of the practice. */
export type TokenizerFacts =
  | { readonly kind: 'clover'; readonly address: string; readonly key: string; readonly postalCode?: PostalCodeRule }
  /** Clover's own fields in a frame; the card is visible to Clover only. */
  | {
      readonly kind: 'clover-hosted';
      /** The frame's page. */
      readonly frame: string;
      /** Clover's script, loaded by the frame. */
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
      /** The page of the frame that loads the processor's script. */
      readonly frame: string;
      readonly postalCode?: PostalCodeRule;
    }
  /** The card is sent to the gateway, encrypted by TLS only, and is not stored. */
  | { readonly kind: 'none'; readonly postalCode?: PostalCodeRule };

/** The wallets that a practice offers, and the page of the frame that shows their buttons. */
export interface WalletFacts {
  readonly frame: string;
  readonly offered: readonly Wallet[];
}

/** Exchanges a typed card for a token, in the browser. One adapter for each kind of `TokenizerFacts`. */
export type Tokenize = (card: TypedCard, facts: TokenizerFacts) => Promise<Result<EnteredCard, CardRefused>>;

/** A processor's card fields, shown in a frame of the page. */
export interface CardFrame {
  /**
   * Exchanges the fields' content for a token; `holder` is the name on the card. A refused number, date, code or ZIP
   * code is marked at its field, within the frame, until it is changed.
   */
  token(holder: string): Promise<Result<EnteredCard, CardRefused>>;
  /** Takes away the marks of refused fields. */
  clearErrors(): void;
  close(): void;
}

export interface CardFrameFieldWords {
  readonly label: string;
  readonly error: string;
  /** Said in place of `error` of a card whose month is over. */
  readonly expired?: string;
}

export interface CardFrameRequest {
  readonly facts: TokenizerFacts;
  readonly language: string;
  readonly words: {
    /** The frame's title, for screen readers. */
    readonly title: string;
    readonly fields: Readonly<Record<'number' | 'expiration' | 'code' | 'postalCode', CardFrameFieldWords>>;
  };
  /** CSS custom properties, such as `--ink`. */
  readonly colors: Readonly<Record<string, string>>;
  /** What stands in the fields was changed. */
  readonly onChanged: () => void;
}

/** Shows the fields within `place`, an element of the page; undefined if the processor cannot be reached. */
export type OpenCardFrame = (place: unknown, request: CardFrameRequest) => Promise<CardFrame | undefined>;

/** The buttons of a processor's wallets, shown in a frame of the page. */
export interface WalletFrame {
  /** Sets the amount on the payment sheet; without an amount the buttons are hidden. */
  show(amount: Cents | undefined): void;
  /** Reports the result of the charge on the sheet's token; the sheet waits for it. */
  ended(isPaid: boolean): void;
  close(): void;
}

export interface WalletFrameRequest {
  readonly facts: TokenizerFacts;
  readonly language: string;
  /** The frame's title, for screen readers. */
  readonly title: string;
  /** Called with the wallets of this device, once they are known. */
  readonly onShown: (wallets: readonly Wallet[]) => void;
  /** The payer agreed to this amount in the sheet. Called once per token. */
  readonly onAuthorized: (card: WalletCard, amount: Cents) => void;
  /** The sheet failed to return a token, and was not just closed. */
  readonly onFailed: () => void;
}

/** Shows the buttons within `place`, an element of the page; undefined if the processor cannot be reached. */
export type OpenWalletFrame = (place: unknown, request: WalletFrameRequest) => Promise<WalletFrame | undefined>;

/**
 * Why a card cannot be used, from any source: a part of it is wrong, the bank declines it (`declined`), the processor
 * has it on file already and does not say where (`on-file`), or the processor did not answer (`unreachable`).
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
