import type { PracticeId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Drafts } from '../kernel/index.ts';
import type { Access, Delegate, Layout, OwnPractice, RepresentedPerson } from '@portico/application/access';
import type { ClientSession } from './client-session.ts';
import { noTabs, type Tabs } from './tabs.ts';
import type { Permission } from '@portico/domain/access';

/**
 * The frame around every signed-in screen. It is drawn from what sign-in stored in this tab and requests its layout
 * once per practice, so that a screen costs one operation of its own.
 */
export class FrameViewModel {
  layout: Layout | undefined;
  /** The represented person; undefined while the person acts for themselves. */
  actingFor: RepresentedPerson | undefined;
  /** What the person is as a delegate, if they are one. */
  delegate: Delegate | undefined;
  signedOut = false;

  readonly #access: Access;
  readonly #clientSession: ClientSession;
  readonly #tabs: Tabs;
  readonly #drafts: Pick<Drafts, 'forget'> | undefined;

  readonly #leaveFor: ((address: string) => void) | undefined;

  constructor(
    access: Access,
    clientSession: ClientSession,
    tabs: Tabs = noTabs,
    drafts?: Pick<Drafts, 'forget'>,
    leaveFor?: (address: string) => void,
  ) {
    this.#leaveFor = leaveFor;
    this.#drafts = drafts;
    this.#access = access;
    this.#clientSession = clientSession;
    this.#tabs = tabs;
    this.layout = clientSession.layout;
    this.actingFor = clientSession.represented;
    this.delegate = clientSession.delegate;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get practices(): readonly OwnPractice[] {
    return this.#clientSession.practices;
  }

  get practice(): OwnPractice | undefined {
    return this.#clientSession.practice;
  }

  /**
   * Requests the layout if this tab has none for its practice; after a failure the plain frame stays, which works too.
   */
  async open(): Promise<void> {
    const { practice } = this;
    const { username, represented } = this.#clientSession;
    // A delegate's permissions may have changed since, so a delegate requests the layout with each page.
    const isKnown = this.layout?.practice === practice?.id && represented === undefined;
    if (practice === undefined || isKnown) return;
    const answer = await this.#access.layout(practice.id);
    // The person or practice may have changed meanwhile; then the result is dropped.
    const clientSession = this.#clientSession;
    if (!answer.ok || this.practice?.id !== practice.id || clientSession.username !== username) return;
    if (clientSession.represented?.profile !== represented?.profile) return;
    clientSession.keepLayout(answer.value);
    if (answer.value.delegate !== undefined) clientSession.keepDelegate(answer.value.delegate);
    runInAction(() => {
      this.layout = answer.value;
      this.actingFor = clientSession.represented;
      this.delegate = clientSession.delegate;
    });
  }

  /** Whether the portal offers this on the open records. */
  may(permission: Permission): boolean {
    return this.#clientSession.may(permission);
  }

  /** Whether the person has records of their own here. */
  get hasOwnRecords(): boolean {
    return this.#clientSession.ownPractices.length > 0;
  }

  /** Back to the person's own records; the portal then reloads (`ACC-339`). */
  actForSelf(): void {
    this.#clientSession.actForSelf();
    this.#clientSession.noteSwitch();
  }

  /** Stores the other practice; the portal then reloads, so that nothing of the former one stays (`ACC-248`). */
  switchTo(practice: PracticeId): boolean {
    const other = this.practices.find((own) => own.id === practice);
    if (other === undefined || other.id === this.practice?.id) return false;
    this.#clientSession.select(other);
    this.#clientSession.noteSwitch();
    return true;
  }

  /** Whether this page was loaded because the practice was switched; true once. */
  takeSwitch(): boolean {
    return this.#clientSession.takeSwitch();
  }

  /** Signing out in one tab signs out all of them. Returns a function that stops watching. */
  watchTabs(): () => void {
    const { username } = this.#clientSession;
    return username === undefined ? () => undefined : this.#tabs.whenSignedOut(username, this.signOutHere);
  }

  /** Updates the count beside the messages when messages are read. Returns a function that stops watching. */
  watchUnread(): () => void {
    return this.#clientSession.whenUnread((unreadMessages) => {
      runInAction(() => {
        if (this.layout !== undefined) this.layout = { ...this.layout, unreadMessages };
      });
    });
  }

  /** The person signs out: here, in the other tabs, and at the identity provider that let them in. */
  signOut(): void {
    const { username, providerSignOut } = this.#clientSession;
    if (username !== undefined) this.#tabs.tellSignedOut(username);
    this.#drafts?.forget();
    // Navigates only after the gateway has answered: leaving would abort the request.
    void this.#leave().then(() => {
      if (providerSignOut !== undefined) this.#leaveFor?.(providerSignOut);
    });
  }

  /** A sign-out by the person discards drafts; a session that ends by itself keeps them for the return. */
  signOutHere(): void {
    this.#drafts?.forget();
    this.leave();
  }

  /**
   * Signs out at the gateway and forgets the person in this tab at once, even if the gateway is unreachable
   * (`ACC-241`). Other tabs are not signed out: an idle tab must not end the session of an active one.
   */
  leave(): void {
    void this.#leave();
  }

  async #leave(): Promise<void> {
    if (this.signedOut) return;
    // Ends the person's own session, even if a permission to act for another person has ended meanwhile.
    this.#clientSession.actForSelf();
    const told = this.#access.signOut();
    this.#clientSession.end();
    runInAction(() => {
      this.signedOut = true;
    });
    await told;
  }
}
