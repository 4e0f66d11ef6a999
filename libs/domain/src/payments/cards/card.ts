import type { Brand, PatientRef, Result } from '../../kernel/index.ts';

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
export interface CardFace {
  readonly brand: CardBrand;
  readonly last4: string;
  /** As embossed; 4 to 60 characters. */
  readonly holder: string;
  readonly expiry: CardExpiry;
}

/** A card on file of one patient in one practice. */
export interface SavedCard extends CardFace {
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

/** A card that somebody entered: exchanged for a token by the browser, or as typed. */
export type EnteredCard =
  /** With the ZIP code where the processor wants to be told it again with the payment. */
  | { readonly kind: 'token'; readonly token: string; readonly face: CardFace; readonly postalCode?: string }
  | { readonly kind: 'typed'; readonly card: TypedCard };

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
