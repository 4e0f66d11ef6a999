import type { PracticeId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Drafts } from '../kernel/index.ts';
import type { Permission } from '@portico/domain/access';
import type { Access, Delegate, Layout, OwnPractice, RepresentedPerson } from '@portico/application/access';
import type { ClientSession } from './client-session.ts';
import { noTabs, type Tabs } from './tabs.ts';

/**
 * The frame around every signed-in screen. It is drawn from what sign-in left in this tab and asks for its layout once
 * per practice, so that a screen costs one operation of its own.
 */
export class FrameViewModel {
  layout: Layout | undefined;
  /** For whom the person acts; nobody when it is for themselves. */
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

  /** Asks for the layout if this tab has none for its practice; a failure leaves the plain frame, which works too. */
  async open(): Promise<void> {
    const { practice } = this;
    const { username, represented } = this.#clientSession;
    // What is open to a delegate may have changed since, so a delegate asks with each page.
    const isKnown = this.layout?.practice === practice?.id && represented === undefined;
    if (practice === undefined || isKnown) return;
    const answer = await this.#access.layout(practice.id);
    // Whoever signed in meanwhile, or the other practice, must not get this one's frame.
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

  /** Whether the portal offers it on the records that are open. */
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

  /** Who signs out in one tab is signed out in all of them. Answers what ends the watch. */
  watchTabs(): () => void {
    const { username } = this.#clientSession;
    return username === undefined ? () => undefined : this.#tabs.whenSignedOut(username, this.signOutHere);
  }

  /** The count beside the messages goes with what is read on their screen. Answers what ends the watch. */
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
    // The page is left once the gateway has heard of it: leaving would break the question off.
    void this.#leave().then(() => {
      if (providerSignOut !== undefined) this.#leaveFor?.(providerSignOut);
    });
  }

  /** Whoever signs out gives up what was typed; a session that ends by itself leaves it for when they come back. */
  signOutHere(): void {
    this.#drafts?.forget();
    this.leave();
  }

  /**
   * Tells the gateway and forgets the person in this tab at once, whether or not the gateway is reached (`ACC-241`). The
   * other tabs are left alone: a tab that nobody looked at for long must not end the one that is worked in.
   */
  leave(): void {
    void this.#leave();
  }

  async #leave(): Promise<void> {
    if (this.signedOut) return;
    // The session that ends is one's own, also where a right to act for somebody has ended meanwhile.
    this.#clientSession.actForSelf();
    const told = this.#access.signOut();
    this.#clientSession.end();
    runInAction(() => {
      this.signedOut = true;
    });
    await told;
  }
}
