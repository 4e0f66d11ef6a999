import type { Tokens } from '@portico/application/access';
import type { Instant } from '@portico/domain/kernel';

/** Tokens, and the refresh token that was exchanged for them. */
export interface Renewal {
  readonly shown: string;
  readonly tokens: Tokens;
}

/** When a person was last active in any tab of this browser. */
export interface SharedActivity {
  /** 0 if no tab noted any, or if it is after `now`: it was noted before the clock was set back. */
  last(now: Instant): number;
  note(at: Instant): void;
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
  /**
   * The session of this tab has ended: nothing of its activity stays in the browser, and a duplicate of the tab, which
   * holds the same refresh token, is notified.
   */
  tellEnded(username: string, refresh: string | undefined): void;
  /** Calls `ended` when another tab reports it of the token that this one holds, until the returned function is called. */
  whenEnded(held: () => string | undefined, ended: () => void): () => void;
  activityOf(username: string): SharedActivity;
}

/** For a tab that is alone. */
export const ownActivity: SharedActivity = {
  last: () => 0,
  note: () => undefined,
};

/** For browsers without communication between tabs. */
export const noTabs: Tabs = {
  tellSignedOut: () => undefined,
  whenSignedOut: () => () => undefined,
  tellRenewed: () => undefined,
  whenRenewed: () => () => undefined,
  tellEnded: () => undefined,
  whenEnded: () => () => undefined,
  activityOf: () => ownActivity,
};
