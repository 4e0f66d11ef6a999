/** The other tabs of this browser. What passes between them names nobody and opens nothing. */
export interface Tabs {
  /** Tells the other tabs that this person signed out here. */
  tellSignedOut(username: string): void;
  /** Calls `ended` whenever another tab says so of this person, until the answered function is called. */
  whenSignedOut(username: string, ended: () => void): () => void;
}

/** A browser in which there is nobody to tell. */
export const noTabs: Tabs = {
  tellSignedOut: () => undefined,
  whenSignedOut: () => () => undefined,
};
