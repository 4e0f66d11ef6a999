import type { Tokens } from '@portico/application/access';

/** Tokens, and the refresh token that was shown for them. */
export interface Renewal {
  readonly shown: string;
  readonly tokens: Tokens;
}

/**
 * The other tabs of this browser, of the same origin as what stands in session storage. What passes between them names
 * nobody.
 */
export interface Tabs {
  /** Tells the other tabs that this person signed out here. */
  tellSignedOut(username: string): void;
  /** Calls `ended` whenever another tab says so of this person, until the answered function is called. */
  whenSignedOut(username: string, ended: () => void): () => void;
  /** Tells a tab that was duplicated from this one, and so holds the same tokens, that they were renewed. */
  tellRenewed(renewal: Renewal): void;
  /** Calls `renewed` whenever another tab says so, until the answered function is called. */
  whenRenewed(renewed: (renewal: Renewal) => void): () => void;
}

/** A browser in which there is nobody to tell. */
export const noTabs: Tabs = {
  tellSignedOut: () => undefined,
  whenSignedOut: () => () => undefined,
  tellRenewed: () => undefined,
  whenRenewed: () => () => undefined,
};
