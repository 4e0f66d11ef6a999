/** Limits of the variables of a request, the same for all operations. */
export const variableLimits = {
  /** Values of any kind, those inside of lists and objects too. */
  values: 5_000,
  /** Lists and objects inside each other. */
  depth: 30,
  /** UTF-16 units of a key. */
  key: 200,
} as const;

/** `longestText` is in UTF-16 units. */
export type Weighed =
  | { readonly kind: 'fine'; readonly longestText: number }
  | { readonly kind: 'too-many-values' | 'too-deep' | 'long-key' | 'holds-null' };

/** Looks at each value once and stops at the first limit, without a call for each level: deep values must not exhaust the stack. */
export const weigh = (variables: unknown): Weighed => {
  const left: { readonly value: unknown; readonly depth: number }[] = [{ value: variables, depth: 0 }];
  let values = 0;
  let longestText = 0;
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') {
      longestText = Math.max(longestText, value.length);
      // No database keeps this character in a text and no person types it.
      if (value.includes('\0')) return { kind: 'holds-null' };
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth > variableLimits.depth) return { kind: 'too-deep' };
    const inner = Object.entries(value);
    values += inner.length;
    if (values > variableLimits.values) return { kind: 'too-many-values' };
    for (const [key, below] of inner) {
      if (key.length > variableLimits.key) return { kind: 'long-key' };
      if (key.includes('\0')) return { kind: 'holds-null' };
      left.push({ value: below, depth: depth + 1 });
    }
  }
  return { kind: 'fine', longestText };
};
