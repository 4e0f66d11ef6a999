import { fromWire, toWire, type WireWord } from '../wire-words.ts';
import { type Codec, codec, unreadable } from './codec.ts';
import { isField, partsOf, partsOfRecords, writerOf, type Json } from './codec-parts.ts';

/** One property of a domain object as one field of the JSON object. */
export interface Field<Name extends string, Domain, Written, Read = Written> extends Codec<Domain, Written, Read> {
  readonly name: Name;
}

/** Of a property that may be left out: it stays at the gateway and is never read. */
export const unsent = { flat: { write: (): object => ({}), read: (_: object): undefined => undefined } } as const;

/** Of a property with one value only, such as a kind that the operation itself says. */
/* @__NO_SIDE_EFFECTS__ */
export const always = <const Value>(value: Value) => ({
  flat: { write: (_: unknown): object => ({}), read: (_: object): Value => value },
});

/** A property whose parts stand among the fields of the JSON object around it. */
export interface Flat<Domain, Written, Read = Written> {
  readonly flat: Codec<Domain, Written, Read>;
}

/** A property that stands in the JSON object under `within`, where others may stand beside it. */
export interface Within<Name extends string, Entry> {
  readonly within: Name;
  readonly entry: Entry;
}

interface AnyCodec<Domain> {
  // A property, not a method: what writes only some of the values does not compile.
  readonly write: (value: Domain) => unknown;
  readonly read: (json: never) => Domain;
}

type AnyEntry<Domain> =
  | (AnyCodec<Domain> & { readonly name: string })
  | { readonly flat: AnyCodec<Domain> }
  | { readonly within: string; readonly entry: AnyEntry<Domain> }
  | (IsPlain<NonNullable<Domain>> extends true ? string : never);

/** Whether a value is its own JSON and no other one of its type stands for anything else: ids and kinds are read with care. */
type IsPlain<T> = [T] extends [readonly (infer One)[]]
  ? IsPlain<One>
  : [string] extends [T]
    ? true
    : [number] extends [T]
      ? true
      : [boolean] extends [T]
        ? true
        : false;

type Property<Domain> =
  | AnyEntry<Domain>
  | (Domain extends object ? (Domain extends readonly unknown[] ? never : Table<Domain>) : never);

/**
 * How each property of `Domain` travels: by the name of its field, by a field with a codec, or by a table whose fields
 * stand in the same JSON object. A property that is missing here, or has another type, does not compile.
 */
export type Table<Domain> = {
  readonly [Key in keyof Domain]-?: Record<never, never> extends Pick<Domain, Key>
    ? AnyEntry<Domain[Key] | undefined>
    : Property<Domain[Key]>;
};

type Together<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

type WrittenOf<Entry, Domain> = Entry extends string
  ? { readonly [Key in Entry]: undefined extends Domain ? Exclude<Domain, undefined> | null : Domain }
  : Entry extends { readonly name: infer Name extends string; write(value: never): infer Written }
    ? { readonly [Key in Name]: Written }
    : Entry extends { readonly flat: { write(value: never): infer Written } }
      ? Written
      : Entry extends Within<infer Name, infer Inner>
        ? { readonly [Key in Name]: WrittenOf<Inner, Domain> }
        : WrittenOfTable<Entry, Domain>;

type WrittenOfTable<Rows, Domain> = [keyof Rows] extends [never]
  ? object
  : Together<{ [Key in keyof Rows]: WrittenOf<Rows[Key], Key extends keyof Domain ? Domain[Key] : never> }[keyof Rows]>;

type ReadOf<Entry, Domain> = Entry extends string
  ? undefined extends Domain
    ? Readonly<Partial<Record<Entry, Exclude<Domain, undefined> | null | undefined>>>
    : Readonly<Record<Entry, Domain>>
  : Entry extends { readonly name: infer Name extends string; read(json: infer Read): unknown }
    ? undefined extends Read
      ? Readonly<Partial<Record<Name, Read>>>
      : Readonly<Record<Name, Read>>
    : Entry extends { readonly flat: { read(json: infer Read): unknown } }
      ? Read
      : Entry extends Within<infer Name, infer Inner>
        ? { readonly [Key in Name]: ReadOf<Inner, Domain> }
        : ReadOfTable<Entry, Domain>;

type ReadOfTable<Rows, Domain> = [keyof Rows] extends [never]
  ? object
  : Together<{ [Key in keyof Rows]: ReadOf<Rows[Key], Key extends keyof Domain ? Domain[Key] : never> }[keyof Rows]>;

/* @__NO_SIDE_EFFECTS__ */
export const field = <const Name extends string, D, W, R>(name: Name, one: Codec<D, W, R>): Field<Name, D, W, R> => ({
  name,
  write: one.write,
  read: one.read,
});

/* @__NO_SIDE_EFFECTS__ */
export const flat = <D, W, R>(one: Codec<D, W, R>): Flat<D, W, R> => ({ flat: one });

/* @__NO_SIDE_EFFECTS__ */
export const within = <const Name extends string, const Entry>(name: Name, entry: Entry): Within<Name, Entry> => ({
  within: name,
  entry,
});

/** The codec of an object from the table of its properties. `undefined` is left out of what is read. */
/* @__NO_SIDE_EFFECTS__ */
export const record =
  <Domain extends object>() =>
  <const Rows extends Table<Domain>>(
    table: Rows,
  ): Codec<Domain, WrittenOfTable<Rows, Domain>, ReadOfTable<Rows, Domain>> => {
    const part = partsOf(table);
    const write = writerOf(part);
    const made = codec<Domain, WrittenOfTable<Rows, Domain>, ReadOfTable<Rows, Domain>>(
      (value) => write(value as never) as WrittenOfTable<Rows, Domain>,
      (json) => (typeof json === 'object' && json !== null ? (part.read(json as Json) as Domain) : unreadable()),
    );
    partsOfRecords.set(made, part);
    return made;
  };

const allTogether =
  (ofSome: () => undefined) =>
  <Domain extends object>() =>
  <const Rows extends Table<Domain>>(
    table: Rows,
  ): Codec<Domain | undefined, Nullable<WrittenOfTable<Rows, Domain>>, Optional<ReadOfTable<Rows, Domain>>> => {
    const whole = record<Domain>()(table);
    const names = namesIn(table);
    const none = Object.fromEntries(names.map((name) => [name, null]));
    return codec(
      (value) => (value === undefined ? none : whole.write(value)) as Nullable<WrittenOfTable<Rows, Domain>>,
      (json) => {
        const missing = names.filter((name) => Reflect.get(json, name) == null).length;
        if (missing === 0) return whole.read(json as ReadOfTable<Rows, Domain>);
        return missing === names.length ? undefined : ofSome();
      },
    );
  };

/** Properties that are there together or not at all: all of their fields are null where the object is left out. */
export const together = allTogether(() => undefined);

/** The same, where some of the fields alone cannot be read. */
export const allOrNone = allTogether(unreadable);

type Nullable<Json> = { readonly [Key in keyof Json]: Json[Key] | null };

const namesIn = (table: object): readonly string[] =>
  Object.values(table).flatMap((entry: unknown) =>
    typeof entry === 'string' ? [entry] : isField(entry) ? [entry.name] : namesIn(entry as object),
  );

/** An object whose JSON stands under `name` in another one. */
/* @__NO_SIDE_EFFECTS__ */
export const under = <const Name extends string, D, W, R>(
  name: Name,
  one: Codec<D, W, R>,
): Codec<D, Readonly<Record<Name, W>>, Readonly<Record<Name, R>>> =>
  codec(
    (value) => ({ [name]: one.write(value) }) as Readonly<Record<Name, W>>,
    (json) => one.read(json[name]),
  );

/** Two parts of one object, whose fields stand in one JSON object. */
/* @__NO_SIDE_EFFECTS__ */
export const both = <A extends object, AW extends object, AR, B extends object, BW extends object, BR>(
  first: Codec<A, AW, AR>,
  second: Codec<B, BW, BR>,
): Codec<A & B, AW & BW, AR & BR> =>
  codec(
    (value) => ({ ...first.write(value), ...second.write(value) }),
    (json) => ({ ...first.read(json), ...second.read(json) }),
  );

interface AnyMember<Member> {
  readonly write: (value: Member) => object;
  readonly read: (json: never) => Member;
}

type Members<Domain extends { readonly kind: string }> = {
  readonly [Kind in Domain['kind']]: AnyMember<Omit<Extract<Domain, { readonly kind: Kind }>, 'kind'>>;
};

type Optional<Json> = { readonly [Key in keyof Json]?: Json[Key] | null | undefined };

type WrittenMembers<Name extends string, Of> = {
  [Kind in keyof Of]: Of[Kind] extends { write(value: never): infer Written }
    ? Readonly<Record<Name, WireWord<Kind & string>>> & Written
    : never;
}[keyof Of];

type ReadMembers<Of> = Together<
  { [Kind in keyof Of]: Of[Kind] extends { read(json: infer Read): unknown } ? Optional<Read> : never }[keyof Of]
>;

/**
 * A union that its `kind` tells apart, as one JSON object whose field `name` says the kind in capitals. Fields of the
 * other kinds are left out, so that a member reads what it cannot do without by a codec that refuses null.
 */
/* @__NO_SIDE_EFFECTS__ */
export const union =
  <Domain extends { readonly kind: string }>() =>
  <const Name extends string, const Of extends Members<Domain>>(
    name: Name,
    members: Of,
  ): Codec<Domain, WrittenMembers<Name, Of>, Readonly<Record<Name, string>> & ReadMembers<Of>> => {
    const kinds = Object.keys(members) as Domain['kind'][];
    const memberOf = (kind: Domain['kind']) => members[kind] as unknown as Codec<Domain, object, unknown>;
    return codec(
      (value) =>
        ({
          [name]: toWire(value.kind as Domain['kind']),
          ...memberOf(value.kind as Domain['kind']).write(value),
        }) as never,
      (json) => {
        const kind = kinds.find((one) => one === fromWire(json[name])) ?? unreadable();
        return { ...memberOf(kind).read(json), kind };
      },
    );
  };
