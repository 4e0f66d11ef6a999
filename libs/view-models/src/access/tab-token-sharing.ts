import type { Tokens } from '@portico/application/access';

/** Tokens, and the refresh token that was exchanged for them. */
export interface Renewal {
  readonly shown: string;
  readonly tokens: Tokens;
}

/** The other tabs of this browser with the same origin. Messages between tabs identify no person. */
export interface Tabs {
  /** Notifies the other tabs that this person signed out here. */
  tellSignedOut(username: string): void;
  /** Calls `ended` when another tab reports it for this person, until the returned function is called. */
  whenSignedOut(username: string, ended: () => void): () => void;
  /** Notifies a duplicate of this tab, which holds the same tokens, that they were renewed. */
  tellRenewed(renewal: Renewal): void;
  /** Calls `renewed` when another tab reports it, until the returned function is called. */
  whenRenewed(renewed: (renewal: Renewal) => void): () => void;
}

/** For browsers without communication between tabs. */
export const noTabs: Tabs = {
  tellSignedOut: () => undefined,
  whenSignedOut: () => () => undefined,
  tellRenewed: () => undefined,
  whenRenewed: () => () => undefined,
};
