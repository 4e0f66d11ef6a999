/** Element id of an entry of My health, which is the fragment of an address that leads there. */
export const entryAnchor = (kind: string, id: string): string => `${kind}-${id}`;
