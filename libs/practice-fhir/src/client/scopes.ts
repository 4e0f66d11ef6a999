export const interactions = ['read', 'search', 'create', 'update', 'patch'] as const;
export type Interaction = (typeof interactions)[number];

/** The rights that a token grants, by type; `*` stands for all types, letters are create, read, update, delete, search. */
export type Scopes = ReadonlyMap<string, ReadonlySet<string>>;

const firstVersion: Readonly<Record<string, string>> = { read: 'rs', write: 'cud', '*': 'cruds' };
const letters: Readonly<Record<Interaction, string>> = { create: 'c', read: 'r', search: 's', update: 'u', patch: 'u' };

/** Reads `system/Appointment.rs` and the older `system/Appointment.read`. */
export const readScopes = (scopes: readonly string[]): Scopes => {
  const found = new Map<string, Set<string>>();
  for (const scope of scopes) {
    const [, type, rights] = /^(?:system|user)\/(\*|[A-Za-z]+)\.([a-z]+|\*)(?:\?.*)?$/.exec(scope) ?? [];
    if (type === undefined || rights === undefined) continue;
    const granted = found.get(type) ?? new Set<string>();
    for (const letter of firstVersion[rights] ?? rights) granted.add(letter);
    found.set(type, granted);
  }
  return found;
};

/** Without any scope known, the server itself decides. */
export const allows = (scopes: Scopes | undefined, type: string, interaction: Interaction): boolean =>
  scopes === undefined || [type, '*'].some((each) => scopes.get(each)?.has(letters[interaction]));

/** Scopes that were asked for and are not covered by the granted ones. */
export const missingScopes = (asked: readonly string[], granted: Scopes): readonly string[] =>
  asked.filter((scope) =>
    [...readScopes([scope])].some(([type, rights]) =>
      [...rights].some((right) => ![type, '*'].some((each) => granted.get(each)?.has(right))),
    ),
  );
