import { failed, hasLuhnCheckDigit, ok, type LocalDate, type Result } from '../../kernel/index.ts';
import { parseCardBrand, type CardDetails, type TypedCard } from './card.ts';
import { parseCardExpiry } from './card-expiry.ts';
import { detectCard, shapeOf } from './card-brand-detection.ts';

/** The fields of a card form, as typed (`MON-135`). */
export interface CardTyping {
  readonly holder: string;
  /** Spaces are ignored. */
  readonly number: string;
  /** `MM/YY`. */
  readonly expiration: string;
  readonly code: string;
  /** Absent if it is not asked for. */
  readonly postalCode?: string;
}

export type CardField = keyof CardTyping;

/** What is wrong with a typed card, each with the violated limit. */
export type CardMistake =
  | { readonly field: 'number'; readonly kind: 'number-missing' | 'number-short' }
  /** A brand that practices do not accept (`MON-141`). */
  | { readonly field: 'number'; readonly kind: 'card-not-supported' }
  /** Not a known brand (`MON-142`), or a check digit that tells of a slip. */
  | { readonly field: 'number'; readonly kind: 'invalid-card' }
  | { readonly field: 'expiration'; readonly kind: 'expiration-missing' | 'invalid-date' }
  | { readonly field: 'code'; readonly kind: 'code-missing' }
  | { readonly field: 'code'; readonly kind: 'code-length'; readonly limit: 3 | 4 }
  | { readonly field: 'postalCode'; readonly kind: 'postal-code-missing' | 'invalid-postal-code' }
  | { readonly field: 'holder'; readonly kind: 'holder-missing' }
  | { readonly field: 'holder'; readonly kind: 'holder-short' | 'holder-long'; readonly limit: number }
  /** A card number in the name field; names are stored, numbers never are. */
  | { readonly field: 'holder'; readonly kind: 'holder-is-number' };

export type CardMistakeKind = CardMistake['kind'];

/** Characters of a card holder's name (`MON-139`, `MON-146`). */
export const holderLength = { shortest: 4, longest: 60 } as const;

/**
 * From this many digits on, a number without a known brand is invalid rather than unfinished (`MON-142`, `MON-146`).
 */
export const digitsOfABrand = 6;

/** All mistakes, in the order of the form; empty for a valid card. */
export const cardMistakes = (typing: CardTyping, today: LocalDate): readonly CardMistake[] =>
  [
    holderMistake(typing.holder),
    numberMistake(typing.number),
    dateMistake(typing.expiration, today),
    codeMistake(typing),
    postalCodeMistake(typing.postalCode),
  ].flatMap((mistake) => (mistake === undefined ? [] : [mistake]));

/** The typed card; whether the number was ever issued is known to the processor alone (`MON-146`). */
export const parseTypedCard = (typing: CardTyping, today: LocalDate): Result<TypedCard, readonly CardMistake[]> => {
  const mistakes = cardMistakes(typing, today);
  const number = digitsOf(typing.number);
  const detected = detectCard(number);
  const expiry = parseCardExpiry(typing.expiration, today);
  if (mistakes.length > 0 || detected.kind !== 'supported' || !expiry.ok) return failed(mistakes);
  const holder = plainHolder(typing.holder);
  const postalCode = typing.postalCode === undefined ? {} : { postalCode: typing.postalCode.trim() };
  return ok({ number, code: typing.code, holder, expiry: expiry.value, brand: detected.brand, ...postalCode });
};

/** The storable part of a typed card. */
export const cardDetailsOf = ({ brand, number, holder, expiry }: TypedCard): CardDetails => ({
  brand,
  last4: number.slice(-4),
  holder,
  expiry,
});

export interface BadCardDetails {
  readonly kind: 'bad-card-face';
}

/** Parses the details of a card that was exchanged for a token elsewhere; the expiry as `MM/YY`. */
export const parseCardDetails = (
  raw: { readonly brand: unknown; readonly last4: unknown; readonly holder: unknown; readonly expiration: unknown },
  today: LocalDate,
): Result<CardDetails, BadCardDetails> => {
  const brand = parseCardBrand(raw.brand);
  const { last4, holder, expiration } = raw;
  if (brand === undefined || typeof last4 !== 'string' || !/^\d{4}$/.test(last4)) return badFace;
  if (typeof holder !== 'string' || holderMistake(holder) !== undefined) return badFace;
  if (typeof expiration !== 'string') return badFace;
  const expiry = parseCardExpiry(expiration, today);
  return expiry.ok ? ok({ brand, last4, holder: plainHolder(holder), expiry: expiry.value }) : badFace;
};

const badFace = failed<BadCardDetails>({ kind: 'bad-card-face' });

const numberMistake = (typed: string): CardMistake | undefined => {
  const digits = digitsOf(typed);
  if (digits === '') return { field: 'number', kind: 'number-missing' };
  const detected = detectCard(digits);
  if (detected.kind === 'unsupported') return { field: 'number', kind: 'card-not-supported' };
  if (detected.kind === 'supported' && detected.shape.lengths.includes(digits.length)) {
    return hasLuhnCheckDigit(digits) ? undefined : { field: 'number', kind: 'invalid-card' };
  }
  const hasNoBrand = detected.kind === 'none' && digits.length >= digitsOfABrand;
  return { field: 'number', kind: hasNoBrand || isTooLong(digits) ? 'invalid-card' : 'number-short' };
};

const isTooLong = (digits: string): boolean => digits.length > shapeOf(detectCard(digits)).size;

const dateMistake = (typed: string, today: LocalDate): CardMistake | undefined => {
  const expiry = parseCardExpiry(typed, today);
  if (expiry.ok) return undefined;
  return { field: 'expiration', kind: expiry.error.kind === 'unfinished' ? 'expiration-missing' : 'invalid-date' };
};

const codeMistake = ({ code, number }: CardTyping): CardMistake | undefined => {
  if (code === '') return { field: 'code', kind: 'code-missing' };
  const limit = shapeOf(detectCard(digitsOf(number))).codeLength;
  return /^\d+$/.test(code) && code.length === limit ? undefined : { field: 'code', kind: 'code-length', limit };
};

/** US ZIP codes, as banks compare them. */
export const postalCodePattern = /^\d{5}(-\d{4})?$/;

const postalCodeMistake = (typed: string | undefined): CardMistake | undefined => {
  if (typed === undefined || postalCodePattern.test(typed.trim())) return undefined;
  return { field: 'postalCode', kind: typed.trim() === '' ? 'postal-code-missing' : 'invalid-postal-code' };
};

const holderMistake = (typed: string): CardMistake | undefined => {
  const { length } = plainHolder(typed);
  const { shortest, longest } = holderLength;
  if (length === 0) return { field: 'holder', kind: 'holder-missing' };
  if (digitsOf(typed).length >= digitsOfANumber) return { field: 'holder', kind: 'holder-is-number' };
  if (length < shortest) return { field: 'holder', kind: 'holder-short', limit: shortest };
  return length > longest ? { field: 'holder', kind: 'holder-long', limit: longest } : undefined;
};

/** The shortest card number. */
const digitsOfANumber = 12;

const plainHolder = (typed: string): string => typed.replace(/\s+/gu, ' ').trim();

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');
