/** Looks a foreign word up in a table: `constructor` and other names that every object has are not in it. */
export const lookedUp = <T>(table: Readonly<Record<string, T>>, word: string | undefined): T | undefined =>
  Object.entries(table).find(([known]) => known === word)?.[1];
