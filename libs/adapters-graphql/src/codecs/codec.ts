/**
 * Two forms of one value: `Domain`, and the JSON that travels. `write` makes JSON of type `Written`; `read` takes JSON of
 * type `Read` and throws `Unreadable` for what is none of the domain's values. One codec serves both directions, so that
 * what one half writes the other reads.
 */
export interface Codec<Domain, Written, Read = Written> {
  write(value: Domain): Written;
  read(json: Read): Domain;
}

/** The JSON that a codec writes. */
export type Written<Of extends { write(value: never): unknown }> = ReturnType<Of['write']>;
/** The JSON that a codec reads. */
export type Read<Of extends { read(json: never): unknown }> = Parameters<Of['read']>[0];

/** JSON that stands for no value of the domain: at the gateway bad input, in the portal a malfunction. */
export class Unreadable extends Error {
  constructor() {
    super('A value of the wire stands for nothing in the domain.');
  }
}

export const unreadable = (): never => {
  throw new Unreadable();
};

/* @__NO_SIDE_EFFECTS__ */
export const codec = <Domain, Written, Read = Written>(
  write: (value: Domain) => Written,
  read: (json: Read) => Domain,
): Codec<Domain, Written, Read> => ({ write, read });

/** A value whose JSON is itself. */
/* @__NO_SIDE_EFFECTS__ */
export const same = <T>(): Codec<T, T> => identity as Codec<T, T>;

const identity: Codec<unknown, unknown> = codec(
  (value) => value,
  (json) => json,
);

/* @__NO_SIDE_EFFECTS__ */
export const list = <D, W, R>(one: Codec<D, W, R>): Codec<readonly D[], W[], readonly R[]> =>
  codec(
    (values) => values.map((value) => one.write(value)),
    (jsons) => (Array.isArray(jsons) ? jsons.map((json) => one.read(json)) : unreadable()),
  );

/** A list without the entries that cannot be read, for instance in a state that this portal does not know yet. */
/* @__NO_SIDE_EFFECTS__ */
export const readableList = <D, W, R>(one: Codec<D, W, R>): Codec<readonly D[], W[], readonly R[]> =>
  codec(
    (values) => values.map((value) => one.write(value)),
    (jsons) =>
      jsons.flatMap((json) => {
        const value = ifReadable(() => one.read(json));
        return value === undefined ? [] : [value];
      }),
  );

/** `undefined` where `read` throws `Unreadable`. */
export const ifReadable = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof Unreadable) return undefined;
    throw thrown;
  }
};

/** What may be left out in the domain is null on the wire. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <D, W, R>(one: Codec<D, W, R>): Codec<D | undefined, W | null, R | null | undefined> =>
  codec(
    (value) => (value === undefined ? null : one.write(value)),
    (json) => (json == null ? undefined : one.read(json)),
  );

/** As `optional`, and what cannot be read is left out as well. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalIfReadable = <D, W, R>(
  one: Codec<D, W, R>,
): Codec<D | undefined, W | null, R | null | undefined> =>
  codec(
    (value) => (value === undefined ? null : one.write(value)),
    (json) => (json == null ? undefined : ifReadable(() => one.read(json))),
  );

/** What the contract allows to be null and this place does not. */
/* @__NO_SIDE_EFFECTS__ */
export const needed = <D, W, R>(one: Codec<D, W, R>): Codec<D, W, R | null | undefined> =>
  codec(one.write, (json) => (json == null ? unreadable() : one.read(json)));

/** JSON with more that the contract says, and that is not read. */
/* @__NO_SIDE_EFFECTS__ */
export const beside = <Extra extends object, D, W extends object, R>(
  extra: Extra,
  one: Codec<D, W, R>,
): Codec<D, Extra & W, R> => codec((value) => ({ ...extra, ...one.write(value) }), one.read);

/** As `beside`, with more that follows from the value. */
export const following = <Extra extends object, D, W extends object, R>(
  extraOf: (value: D, written: W) => Extra,
  one: Codec<D, W, R>,
): Codec<D, Omit<W, keyof Extra> & Extra, R> =>
  codec((value) => {
    const written = one.write(value);
    return { ...written, ...extraOf(value, written) };
  }, one.read);

/** What the contract allows to be null, and is null only where something went wrong. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = <D, W, R>(one: Codec<D, W, R>): Codec<D, W, R | null> =>
  codec(one.write, (json) => (json === null ? unreadable() : one.read(json)));
