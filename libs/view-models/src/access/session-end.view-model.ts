import { makeAutoObservable, runInAction } from 'mobx';
import type { Access } from '@portico/application/access';
import type { Drafts } from '../kernel/index.ts';
import type { ClientSession } from './session/client-session.ts';
import type { Tabs } from './tab-token-sharing.ts';

export interface SessionEndOptions {
  readonly access: Pick<Access, 'signOut'>;
  readonly session: Pick<ClientSession, 'tokens' | 'actingAs' | 'lifecycle'>;
  readonly tabs?: Tabs;
  readonly drafts?: Pick<Drafts, 'forget'>;
  /** Opens an address outside the portal. */
  readonly leaveFor?: (address: string) => void;
}

/** The ways in which the session of a tab ends: the person signs out, here or in another tab, or it ends by itself. */
export class SessionEndViewModel {
  signedOut = false;
  /** The person signed out, here or in another tab; otherwise the session ended by itself. */
  isByPerson = false;

  readonly #options: SessionEndOptions;

  constructor(options: SessionEndOptions) {
    this.#options = options;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Signing out in one tab signs out all of them. A session that ended by itself in one tab has ended for its
   * duplicates too: they say so at once, rather than with what the gateway says of their tokens later. Returns the
   * functions that stop watching.
   */
  watchTabs(): readonly ((() => void) | undefined)[] {
    const { session, tabs } = this.#options;
    const { actingAs, tokens } = session;
    return [tabs?.whenSignedOut(actingAs.username ?? '', this.signOutHere), tokens.watchEnd(this.leave)];
  }

  /** The person signs out: here, in the other tabs, and at the identity provider that let them in. */
  signOut(): void {
    const { session, tabs, drafts, leaveFor } = this.#options;
    const { username } = session.actingAs;
    const { providerSignOut } = session.lifecycle;
    if (username !== undefined) tabs?.tellSignedOut(username);
    this.isByPerson = true;
    drafts?.forget();
    // Navigates only after the gateway has answered: leaving would abort the request.
    void this.#leave().then(() => {
      if (providerSignOut !== undefined) leaveFor?.(providerSignOut);
    });
  }

  /** A sign-out by the person discards drafts; a session that ends by itself keeps them for the return. */
  signOutHere(): void {
    this.isByPerson = true;
    this.#options.drafts?.forget();
    this.leave();
  }

  /**
   * Signs out at the gateway and forgets the person in this tab at once, even if the gateway is unreachable
   * (`ACC-241`). Of the other tabs only those end that hold the same tokens, which are of no more use to them.
   */
  leave(): void {
    void this.#leave();
  }

  async #leave(): Promise<void> {
    if (this.signedOut) return;
    const { access, session } = this.#options;
    // Ends the person's own session, even if a permission to act for another person has ended meanwhile.
    session.actingAs.actForSelf();
    const told = access.signOut();
    session.lifecycle.end();
    runInAction(() => {
      this.signedOut = true;
    });
    await told;
  }
}
