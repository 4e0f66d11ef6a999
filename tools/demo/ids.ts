/**
 * Everything the generator makes has an id in this namespace, and nobody else makes ids in it. That is how a demo is
 * moved along with the calendar without touching what people or imports added.
 */
export const demoPrefix = 'demo.';

/** `as` the branded id that the place asks for: the text is made here and is always a good one. */
export const demoId = <Id extends string>(kind: string, number: number, width = 5): Id =>
  `${demoPrefix}${kind}${String(number).padStart(width, '0')}` as Id;
