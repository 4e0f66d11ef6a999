/** Parts of a profile that the system of a practice may take from the portal, or not. */
export const profileParts = [
  /** The two forms of details. */
  'details',
  'physicians',
  'insurances',
  /** Of an insurance: the relationship, the policyholder, and a fourth one. */
  'policyholder',
  /** The photo, and pictures of cards and of an identity document. */
  'pictures',
  'updates',
] as const;
export type ProfilePart = (typeof profileParts)[number];

/** What a system keeps without taking changes, and what it does not share at all; other parts are open. */
export type ClosedParts = Readonly<Partial<Record<ProfilePart, 'read-only' | 'hidden'>>>;

export const hiddenParts = (closed: ClosedParts = {}): readonly ProfilePart[] =>
  profileParts.filter((part) => closed[part] === 'hidden');
