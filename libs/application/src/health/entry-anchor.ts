/** Element id of an entry of My health, which is the fragment of an address that leads there. */
export const entryAnchor = (kind: string, id: string): string => `${kind}-${id}`;

/** What a link to My health carries, beside its address, where all new results are to be open there. */
export const withNewResultsOpen = { newResults: 'open' } as const;

export const opensNewResults = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'newResults' in state && state.newResults === 'open';
