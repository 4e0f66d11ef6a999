/**
 * The id prefix of everything that the generator makes, and of nothing else: a demo can be moved to another day without
 * touching what people or imports added.
 */
export const demoPrefix = 'demo.';

/** `as` the branded id that the place asks for: the text is made here and is always a good one. */
export const demoId = <Id extends string>(kind: string, number: number, width = 5): Id =>
  `${demoPrefix}${kind}${String(number).padStart(width, '0')}` as Id;
