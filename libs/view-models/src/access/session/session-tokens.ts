import type { Tokens } from '@portico/application/access';
import { noTabs, type Renewal, type Tabs } from '../tab-token-sharing.ts';
import type { SessionStore } from './key-value-store.ts';

/** The tokens that this tab holds. */
export class SessionTokens {
  readonly #store: SessionStore;
  readonly #tabs: Tabs;
  /** The refresh token that this tab exchanged for the tokens it holds. */
  #shown: string | undefined;

  constructor(store: SessionStore, tabs: Tabs = noTabs) {
    this.#store = store;
    this.#tabs = tabs;
  }

  get signedIn(): boolean {
    return this.#store.read('accessToken') !== undefined;
  }

  get current(): Tokens | undefined {
    const access = this.#store.read('accessToken');
    const refresh = this.#store.read('refreshToken');
    if (access === undefined || refresh === undefined) return undefined;
    return { access, authentication: this.#store.read('authenticationToken') ?? access, refresh };
  }

  /** Stores the tokens of a sign-in. */
  keep(tokens: Tokens): void {
    this.#store.write('accessToken', tokens.access);
    this.#store.write('authenticationToken', tokens.authentication);
    this.#store.write('refreshToken', tokens.refresh);
  }

  /**
   * Stores new tokens if this tab still holds the refresh token that was exchanged for them: a late answer neither
   * restores a person who signed out nor changes the next one's session. Of two concurrent renewals the first counts.
   */
  renew(tokens: Tokens, shownRefresh: string): void {
    if (this.current?.refresh !== shownRefresh) return;
    this.#shown = shownRefresh;
    this.keep(tokens);
    this.#tabs.tellRenewed({ shown: shownRefresh, tokens });
  }

  /**
   * A duplicated tab holds the same tokens as the original one. Each takes over what the other renews, so that neither
   * sends a used token. Returns a function that stops watching.
   */
  watchRenewals(): () => void {
    return this.#tabs.whenRenewed((renewal) => {
      this.#takeOver(renewal);
    });
  }

  /** The session of this tab has ended, and with it that of its duplicates. */
  tellEnded(username: string): void {
    this.#tabs.tellEnded(username, this.current?.refresh);
  }

  /** Calls `ended` when the session of a duplicate of this tab has ended. Returns a function that stops watching. */
  watchEnd(ended: () => void): () => void {
    return this.#tabs.whenEnded(() => this.current?.refresh, ended);
  }

  #takeOver({ shown, tokens }: Renewal): void {
    const held = this.current?.refresh;
    // If both renewed the same token at once, both keep the alphabetically first one.
    const both = held !== undefined && this.#shown === shown && tokens.refresh < held;
    if (held !== shown && !both) return;
    this.#shown = shown;
    this.keep(tokens);
  }
}
