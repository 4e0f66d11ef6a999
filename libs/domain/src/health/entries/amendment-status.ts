/** What the practice's system says of a request to amend an entry. */
export const amendmentStatuses = ['requested', 'accepted', 'denied'] as const;
export type AmendmentStatus = (typeof amendmentStatuses)[number];
