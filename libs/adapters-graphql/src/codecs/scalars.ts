import { parseDevice, parseEmail, parsePhone, type Email, type Phone } from '@portico/domain/access';
import {
  decimalOf,
  instant,
  isoText,
  parseDecimal,
  parseEntryId,
  parseId,
  parseLabId,
  parseLocalDate,
  SECOND,
  type Brand,
  type Cents,
  type DeviceId,
  type Instant,
  type LabId,
  type Language,
  type LocalDate,
  type Result,
  type TimeZone,
  languageOr,
} from '@portico/domain/kernel';
import { fromWire, toWire, type WireWord } from '../wire-words.ts';
import { type Codec, codec, optional, unreadable } from './codec.ts';
import { field, type Field } from './object-codec.ts';

const valueOr = <T>(result: Result<T, unknown>): T => (result.ok ? result.value : unreadable());

/** Cents as decimal text of dollars; an amount that cannot be read is never shown as another one. */
export const money: Codec<Cents, string> = codec(decimalOf, (text) => valueOr(parseDecimal(text)));

/** A calendar day as YYYY-MM-DD. */
export const day: Codec<LocalDate, string> = codec(
  (date) => date,
  (text) => valueOr(parseLocalDate(text)),
);

const instantText = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** A moment as ISO 8601 with its offset; written in UTC with milliseconds. */
export const moment: Codec<Instant, string> = codec(isoText, (text) => {
  // `Date.parse` alone would read a day that does not exist as the next month's.
  const date = instantText.exec(text)?.[1];
  const milliseconds = date === undefined || !parseLocalDate(date).ok ? Number.NaN : Date.parse(text);
  return Number.isNaN(milliseconds) ? unreadable() : instant(milliseconds);
});

/** A duration in milliseconds as whole seconds, never more than there are. */
export const seconds: Codec<number, number> = codec(
  (milliseconds) => Math.max(0, Math.floor(milliseconds / SECOND)),
  (json) => json * SECOND,
);

/** What is done, as a status; with another one than 200 it is not. */
export const success: Codec<void, 200, number> = codec(
  () => 200,
  (status) => (status === 200 ? undefined : unreadable()),
);

/** Labs are identified by a number (`APT-025`). */
export const labId: Codec<LabId, number> = codec(
  (lab) => lab,
  (json) => valueOr(parseLabId(json)),
);

/** An IANA name, as the gateway's own parser spells it. */
export const timeZone: Codec<TimeZone, string> = codec(
  (zone) => zone,
  (text) => text as TimeZone,
);

/** An id of the kind that the place asks for. */
/* @__NO_SIDE_EFFECTS__ */
export const idOf = <Id extends Brand<string, string>>(): Codec<Id, string> => ids as unknown as Codec<Id, string>;

/** An id that has no kind of its own. */
export const textId: Codec<string, string> = codec(
  (id) => id,
  (text) => valueOr(parseId<Brand<string, 'TextId'>>(text)),
);

/** The id of an entry of a record. */
export const entryId: Codec<string, string> = codec(
  (id) => id,
  (text) => valueOr(parseEntryId(text)),
);

const ids: Codec<Brand<string, string>, string> = codec(
  (id) => id,
  (text) => valueOr(parseId(text)),
);

/** The placeholder where a device sent none. */
export const device: Codec<DeviceId, string, string | null | undefined> = codec((value) => value, parseDevice);

export const email: Codec<Email, string> = codec(
  (value) => value,
  (text) => valueOr(parseEmail(text)),
);

export const phone: Codec<Phone, string> = codec(
  (value) => value,
  (text) => valueOr(parsePhone(text)),
);

/** A text where the type alone does not promise one, as among an error's extensions. */
export const text: Codec<string, string> = codec(
  (value) => value,
  (json: unknown) => (typeof json === 'string' ? json : unreadable()),
);

/** One of the words of the domain, written in capitals: `none-known` is `NONE_KNOWN`. */
/* @__NO_SIDE_EFFECTS__ */
export const word = <const Kind extends string>(kinds: readonly Kind[]): Codec<Kind, WireWord<Kind>, string> =>
  codec(toWire, (text) => kinds.find((kind) => kind === fromWire(text)) ?? unreadable());

/** One of these values, written as it is. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const Value extends string | number>(
  values: readonly Value[],
): Codec<Value, Value, Value extends string ? string : number> =>
  codec(
    (value) => value,
    (json) => values.find((value) => value === json) ?? unreadable(),
  );

/** A choice of two values as a yes or no. */
/* @__NO_SIDE_EFFECTS__ */
export const either = <const Yes, const No>(yes: Yes, no: No): Codec<Yes | No, boolean> =>
  codec(
    (value) => value === yes,
    (isYes) => (isYes ? yes : no),
  );

/** A yes or no, where nothing said is a no. */
export const flag: Codec<boolean, boolean, boolean | null | undefined> = codec(
  (value) => value,
  (isYes) => isYes === true,
);

/** What is true or left out, as a yes or no. */
export const mark: Codec<true | undefined, boolean, boolean | null | undefined> = codec(
  (value) => value === true,
  (isYes) => isYes === true || undefined,
);

/* @__NO_SIDE_EFFECTS__ */
export const id = <const Name extends string, Id extends Brand<string, string>>(name: Name): Field<Name, Id, string> =>
  field(name, idOf<Id>());

/** A field that is null where the property is left out. */
/* @__NO_SIDE_EFFECTS__ */
export const maybe = <const Name extends string, D, W, R>(
  name: Name,
  one: Codec<D, W, R>,
): Field<Name, D | undefined, W | null, R | null | undefined> => field(name, optional(one));

/** As `maybe`, with an id. */
/* @__NO_SIDE_EFFECTS__ */
export const maybeId = <const Name extends string, Id extends Brand<string, string>>(
  name: Name,
): Field<Name, Id | undefined, string | null, string | null | undefined> => maybe(name, idOf<Id>());

/** The kinds of a second factor, as the contract spells them. */
export const factorKind = oneOf(['email', 'sms', 'totp', 'passkey']);

export const language: Codec<Language, Language, string> = codec(
  (value) => value,
  (text) => languageOr(text),
);
