import { optional, same } from './codec.ts';
import type { Field, Flat, Within } from './object-codec.ts';

export type Json = Record<string, unknown>;

export interface Part {
  write(value: never, into: Json): void;
  read(json: Json): unknown;
  /** Adds the fields to the text of an object literal: `value` is the text of the domain's value, `own` gives a codec a name. */
  source(value: string, own: (codec: object) => string, into: Literal): void;
}

/** The text of an object literal: its fields, and the objects in it to which several properties may add fields. */
interface Literal {
  readonly lines: string[];
  readonly inner: Map<string, Literal>;
}

const emptyLiteral = (): Literal => ({ lines: [], inner: new Map() });

const textOf = ({ lines, inner }: Literal): string =>
  [...lines, ...[...inner].map(([name, literal]) => `${JSON.stringify(name)}: {${textOf(literal)}},`)].join('\n');

/** The parts of the codecs made here, so that one whose fields stand in another object stands there at once. */
export const partsOfRecords = new WeakMap<object, Part>();

const plain = optional(same<unknown>());

const partOf = (entry: unknown): Part => {
  if (typeof entry === 'string') {
    return {
      ...partOf({ name: entry, ...plain }),
      source: (value, _, { lines }) => {
        lines.push(`${JSON.stringify(entry)}: ${value} ?? null,`);
      },
    };
  }
  if (isField(entry)) {
    const { name, write, read } = entry;
    return {
      write: (value, into) => {
        into[name] = write(value);
      },
      read: (json) => read(json[name] as never),
      source: (value, own, { lines }) => {
        lines.push(`${JSON.stringify(name)}: ${own(entry)}.write(${value}),`);
      },
    };
  }
  if (isFlat(entry)) {
    const { flat: whole } = entry;
    return (
      partsOfRecords.get(whole) ?? {
        write: (value, into) => {
          Object.assign(into, whole.write(value));
        },
        read: (json) => whole.read(json as never),
        source: (value, own, { lines }) => {
          lines.push(`...${own(whole)}.write(${value}),`);
        },
      }
    );
  }
  if (isWithin(entry)) {
    const part = partOf(entry.entry);
    return {
      write: (value, into) => {
        part.write(value, (into[entry.within] ??= {}) as Json);
      },
      read: (json) => part.read(json[entry.within] as Json),
      source: (value, own, { inner }) => {
        const literal = inner.get(entry.within) ?? emptyLiteral();
        inner.set(entry.within, literal);
        part.source(value, own, literal);
      },
    };
  }
  return partsOf(entry as object);
};

/* @__NO_SIDE_EFFECTS__ */
export const partsOf = (table: object): Part => {
  const parts = Object.entries(table).map(([key, entry]) => ({ key, part: partOf(entry) }));
  return {
    write: (value: Json, into) => {
      for (const { key, part } of parts) part.write(value[key] as never, into);
    },
    read: (json) => {
      const value: Json = {};
      for (const { key, part } of parts) {
        const read = part.read(json);
        if (read !== undefined) value[key] = read;
      }
      return value;
    },
    source: (value, own, into) => {
      for (const { key, part } of parts) part.source(`${value}[${JSON.stringify(key)}]`, own, into);
    },
  };
};

type Write = (value: never) => object;

/** Makes a function `value => …` of the text of an object literal, in which `codecs` are known. */
export type WriterCompiler = (literal: string, codecs: readonly object[]) => Write;

/** Set by the gateway, which writes thousands of objects a second; a browser may make no code, and writes a few. */
export const writers: { compile?: WriterCompiler } = {};

const compiledWriter = ({ source }: Part, compile: WriterCompiler): Write => {
  const codecs: object[] = [];
  const literal = emptyLiteral();
  source('value', (one) => `codecs[${codecs.push(one) - 1}]`, literal);
  return compile(textOf(literal), codecs);
};

const plainWriter =
  (part: Part): Write =>
  (value) => {
    const json: Json = {};
    part.write(value, json);
    return json;
  };

/* @__NO_SIDE_EFFECTS__ */
export const isField = (entry: unknown): entry is Field<string, never, unknown, never> =>
  typeof entry === 'object' && entry !== null && typeof Reflect.get(entry, 'write') === 'function';

const isFlat = (entry: unknown): entry is Flat<never, object, never> =>
  typeof entry === 'object' && entry !== null && 'flat' in entry && !('name' in entry);

const isWithin = (entry: unknown): entry is Within<string, unknown> =>
  typeof entry === 'object' && entry !== null && typeof Reflect.get(entry, 'within') === 'string';

/** Writes by a table; the writer is compiled on the first value, where the gateway compiles them. */
/* @__NO_SIDE_EFFECTS__ */
export const writerOf = (part: Part): Write => {
  let write: Write | undefined;
  return (value) => {
    write ??= writers.compile === undefined ? plainWriter(part) : compiledWriter(part, writers.compile);
    return write(value);
  };
};
