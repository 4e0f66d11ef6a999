/** What a call does, in the letters of SMART v2: create, read, update, delete, search. */
export type ScopeLetter = 'c' | 'r' | 'u' | 'd' | 's';

/** The words of SMART v1 in the letters of v2. */
const words: ReadonlyMap<string, string> = new Map(Object.entries({ read: 'rs', write: 'cud', '*': 'cruds' }));

/** Whether one of the scopes (`system/Patient.rs`, `system/*.read`) lets a client do this with a kind of resource. */
export const isAllowed = (scopes: readonly string[], kind: string, letter: ScopeLetter): boolean =>
  scopes.some((scope) => {
    const [, of, may] = /^system\/(\*|\w+)\.(\*|\w+)$/.exec(scope) ?? [];
    return (of === '*' || of === kind) && may !== undefined && (words.get(may) ?? may).includes(letter);
  });

export const letterOf = (method: string, path: readonly string[]): ScopeLetter => {
  if (method === 'POST') return path.at(-1) === '_search' ? 's' : 'c';
  if (method === 'PUT' || method === 'PATCH') return 'u';
  if (method === 'DELETE') return 'd';
  return path.length > 1 ? 'r' : 's';
};
