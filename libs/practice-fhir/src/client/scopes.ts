export const interactions = ['read', 'search', 'create', 'update', 'patch'] as const;
export type Interaction = (typeof interactions)[number];

/** A right that a token grants; `*` stands for all types, letters are create, read, update, delete, search. */
interface Scope {
  readonly type: string;
  readonly letters: ReadonlySet<string>;
  /** What the resources are limited to: `category=SYSTEM|laboratory`. */
  readonly query?: string;
}
export type Scopes = readonly Scope[];

const firstVersion: ReadonlyMap<string, string> = new Map(Object.entries({ read: 'rs', write: 'cud', '*': 'cruds' }));
const letters: Readonly<Record<Interaction, string>> = { create: 'c', read: 'r', search: 's', update: 'u', patch: 'u' };

/** Reads `system/Appointment.rs`, the older `system/Appointment.read`, and `system/Observation.rs?category=…`. */
export const readScopes = (scopes: readonly string[]): Scopes =>
  scopes.flatMap((scope) => {
    const [, type, rights, query] = /^(?:system|user)\/(\*|[A-Za-z]+)\.([a-z]+|\*)(?:\?(.*))?$/.exec(scope) ?? [];
    if (type === undefined || rights === undefined) return [];
    return [{ type, letters: new Set(firstVersion.get(rights) ?? rights), ...(query !== undefined && { query }) }];
  });

const covering = (scopes: Scopes, type: string, letter: string): Scopes =>
  scopes.filter((scope) => [type, '*'].includes(scope.type) && scope.letters.has(letter));

/** Without any scope known, the server itself decides. */
export const allows = (scopes: Scopes | undefined, type: string, interaction: Interaction): boolean =>
  scopes === undefined || covering(scopes, type, letters[interaction]).length > 0;

/** The codes of the categories that a search is limited to, if it is. */
export const categoriesOf = (scopes: Scopes | undefined, type: string): ReadonlySet<string> | undefined => {
  const found = scopes === undefined ? [] : covering(scopes, type, letters.search);
  if (found.length === 0 || found.some(({ query }) => query === undefined)) return undefined;
  const values = found.flatMap(({ query }) => new URLSearchParams(query).getAll('category'));
  return new Set(values.map((value) => value.slice(value.lastIndexOf('|') + 1)));
};

/** Scopes that were asked for and are not covered by the granted ones. */
export const missingScopes = (asked: readonly string[], granted: Scopes): readonly string[] =>
  asked.filter((scope) =>
    readScopes([scope]).some(({ type, letters: rights, query }) =>
      [...rights].some(
        (right) => !covering(granted, type, right).some((each) => each.query === undefined || each.query === query),
      ),
    ),
  );
