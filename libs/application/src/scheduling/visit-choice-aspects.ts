/** The three choices, in the order in which they are asked (`APT-058`). */
export const aspects = ['resource', 'visitReason', 'location'] as const;
export type Aspect = (typeof aspects)[number];
