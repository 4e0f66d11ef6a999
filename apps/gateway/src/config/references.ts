/** What a settings file names instead of holding it. */
export interface Elsewhere {
  readonly file: (path: string) => string | undefined;
  readonly variable: (name: string) => string | undefined;
}

/** No file can be read and no variable is set. */
export const nothingElsewhere: Elsewhere = { file: () => undefined, variable: () => undefined };

type Fields = Readonly<Record<string, unknown>>;
/** Why the text at a place of an entry is not known. */
export type UnknownText = ReadonlyMap<string, string>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{"file": "…"}` and `{"env": "…"}`; anything else is what it is. */
const referenceOf = (value: Fields): { readonly kind: 'file' | 'env'; readonly name: unknown } | undefined => {
  const [only, ...more] = Object.keys(value);
  return more.length === 0 && (only === 'file' || only === 'env') ? { kind: only, name: value[only] } : undefined;
};

const textFor = (kind: 'file' | 'env', name: unknown, elsewhere: Elsewhere): string | { readonly why: string } => {
  if (typeof name !== 'string' || name.trim() === '')
    return { why: `must name a ${kind === 'file' ? 'file' : 'variable'}` };
  const text = (kind === 'file' ? elsewhere.file(name.trim()) : elsewhere.variable(name.trim()))?.trim();
  if (text === undefined) {
    return { why: kind === 'file' ? 'names a file that cannot be read' : 'names a variable that is not set' };
  }
  return text === '' ? { why: `names a ${kind === 'file' ? 'file' : 'variable'} that is empty` } : text;
};

/** The entry with the texts that it names, and the places of those that are not known, such as `connection.auth.secret`. */
export const withReferences = (
  entry: Fields,
  elsewhere: Elsewhere,
): { readonly entry: Fields; readonly unknown: UnknownText } => {
  const unknown = new Map<string, string>();
  const read = (value: unknown, where: string): unknown => {
    if (!isFields(value)) return value;
    const reference = referenceOf(value);
    if (reference === undefined) return readFields(value, `${where}.`);
    const text = textFor(reference.kind, reference.name, elsewhere);
    if (typeof text === 'string') return text;
    unknown.set(where, text.why);
    return undefined;
  };
  const readFields = (fields: Fields, before: string): Fields =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, read(value, before + name)]));
  return { entry: readFields(entry, ''), unknown };
};

/** Whether a value names a text elsewhere instead of holding it. */
export const isReference = (value: unknown): boolean => isFields(value) && referenceOf(value) !== undefined;

/** The places of an entry at which a text is named that stands elsewhere. */
export const placesOfReferences = (entry: Fields): readonly string[] => [
  ...withReferences(entry, nothingElsewhere).unknown.keys(),
];
