import type { Failure } from '@portico/application/kernel';
import type { Result } from '@portico/domain/kernel';
import { codec, type Codec } from '../codecs/codec.ts';
import { under } from '../codecs/object-codec.ts';
import type { Refusal } from '../refusals.ts';
import type { TrustedDocument } from '../trusted-document.ts';

/** What stands in the only field of an operation. */
export type Root<Data> = Data[Exclude<keyof Data, '__typename'>];

/** One method of a port as one operation of the contract, for both halves of the wire. */
export interface Operation<Data, Variables, Args extends readonly unknown[], Sent, Value, Written> {
  readonly document: TrustedDocument<Data, Variables>;
  /** The method's arguments as the operation's variables. */
  readonly args: Codec<Args, Variables, Sent>;
  readonly answer: Codec<Value, Written, Root<Data>>;
  /** The kinds that the method refuses beyond the general failures. */
  readonly refusals: readonly Refusal['kind'][];
}

/** What may be left out at the end of the arguments may be undefined. */
type Given<Args extends readonly unknown[]> = { readonly [At in keyof Args]?: Args[At] | undefined };

interface Row<Args extends readonly unknown[], Value> {
  readonly document: object;
  readonly args: {
    readonly write: (args: Readonly<Required<Args>>) => unknown;
    readonly read: (sent: never) => Given<Args>;
  };
  readonly answer: { readonly write: (value: Value) => unknown; readonly read: (root: never) => Value };
  readonly refusals: readonly Refusal['kind'][];
}

type Method = (...args: never[]) => Promise<Result<unknown, unknown>>;

type RowOf<Of> = Of extends (...args: infer Args) => Promise<Result<infer Value, Failure | Refusal>>
  ? Row<Args, Value>
  : never;

/** The table of a port: a row for each method, and for nothing else. */
export type Wire<Port> = { readonly [Name in keyof Port]: Port[Name] extends Method ? RowOf<Port[Name]> : never };

/** A table that has all methods of `Port`, each with arguments and answer of its own types. */
export const wireOf =
  <Port>() =>
  <const Table extends Wire<Port>>(table: Table): Table & { readonly port?: Port } =>
    table;

/** A row of a table. */
export const operation = <Data, Variables, Args extends readonly unknown[], Sent, Value, Written>(
  document: TrustedDocument<Data, Variables>,
  args: Codec<Args, Variables, Sent>,
  answer: Codec<Value, Written, Root<Data>>,
  refusals: readonly Refusal['kind'][] = [],
): Operation<Data, Variables, Args, Sent, Value, Written> => ({ document, args, answer, refusals });

/** A method without arguments. */
export const nothing: Codec<readonly [], Record<never, never>, unknown> = codec(
  () => ({}),
  () => [],
);

/** One argument whose fields are the variables. */
export const fields = <D, W, R>(one: Codec<D, W, R>): Codec<readonly [D], W, R> =>
  codec(
    ([value]) => one.write(value),
    (sent) => [one.read(sent)],
  );

/** One argument in the variable `input`. */
export const input = <D, W, R>(
  one: Codec<D, W, R>,
): Codec<readonly [D], { readonly input: W }, { readonly input: R }> =>
  codec(
    ([value]) => ({ input: one.write(value) }),
    (sent) => [one.read(sent.input)],
  );

/** The arguments, in this order, as the properties of one object. */
export const parts = <D extends object, const Names extends readonly (keyof D)[], W, R>(
  names: Names,
  whole: Codec<D, W, R>,
): Codec<{ readonly [At in keyof Names]: D[Names[At] & keyof D] }, W, R> =>
  codec(
    (args) => whole.write(Object.fromEntries(names.map((name, at) => [name, args[at]])) as D),
    (sent) => {
      const value = whole.read(sent);
      return names.map((name) => value[name]) as never;
    },
  );

/** A variable that may be null may be left out. */
type Keyed<Name extends string, R> = undefined extends R
  ? Readonly<Partial<Record<Name, R>>>
  : Readonly<Record<Name, R>>;

/** One argument in a variable of its own name. */
export const variable = <const Name extends string, D, W, R>(
  name: Name,
  one: Codec<D, W, R>,
): Codec<readonly [D], Readonly<Record<Name, W>>, Keyed<Name, R>> =>
  codec(
    ([value]) => ({ [name]: one.write(value) }) as Readonly<Record<Name, W>>,
    (sent) => [one.read(sent[name] as R)],
  );

/** The second argument beside the first. */
export const then = <
  A extends readonly unknown[],
  AW extends object,
  AR,
  B extends readonly unknown[],
  BW extends object,
  BR,
>(
  first: Codec<A, AW, AR>,
  second: Codec<B, BW, BR>,
  count: A['length'],
): Codec<readonly [...A, ...B], AW & BW, AR & BR> =>
  codec(
    (args) => ({
      ...first.write(args.slice(0, count) as unknown as A),
      ...second.write(args.slice(count) as unknown as B),
    }),
    (sent) => [...first.read(sent), ...second.read(sent)],
  );

/** Something was done; the message is the contract's and empty, as the portal has words of its own. */
export const done = (): Codec<void, { readonly status: 200; readonly message: string }, unknown> =>
  codec(
    () => ({ status: 200, message: '' }),
    () => undefined,
  );

/** An answer in a field of the answer, or arguments in one variable. */
export { under };
