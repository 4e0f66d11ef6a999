import type { PracticeId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Access, Delegate, Layout, OwnPractice, RepresentedPerson } from '@portico/application/access';
import type { ClientSession } from './session/client-session.ts';
import type { Permission } from '@portico/domain/access';

type Session = Pick<ClientSession, 'actingAs' | 'layout' | 'handover'>;

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

  readonly #access: Pick<Access, 'layout' | 'keepLanguage'>;
  readonly #session: Session;

  constructor(access: Pick<Access, 'layout' | 'keepLanguage'>, session: Session) {
    this.#access = access;
    this.#session = session;
    this.layout = session.layout.current;
    this.actingFor = session.actingAs.represented;
    this.delegate = session.actingAs.delegate;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get practices(): readonly OwnPractice[] {
    return this.#session.actingAs.practices;
  }

  get practice(): OwnPractice | undefined {
    return this.#session.actingAs.practice;
  }

  /**
   * Requests the layout if this tab has none for its practice; after a failure the plain frame stays, which works too.
   */
  async open(): Promise<void> {
    const { actingAs, layout } = this.#session;
    const { practice, username, represented } = actingAs;
    // A delegate's permissions may have changed since, so a delegate requests the layout with each page.
    const isKnown = this.layout?.practice === practice?.id && represented === undefined;
    if (practice === undefined || isKnown) return;
    const answer = await this.#access.layout(practice.id);
    // The person or practice may have changed meanwhile; then the result is dropped.
    if (!answer.ok || this.practice?.id !== practice.id || actingAs.username !== username) return;
    if (actingAs.represented?.profile !== represented?.profile) return;
    layout.keep(answer.value);
    if (answer.value.delegate !== undefined) actingAs.keepDelegate(answer.value.delegate);
    runInAction(() => {
      this.layout = answer.value;
      this.actingFor = actingAs.represented;
      this.delegate = actingAs.delegate;
    });
  }

  /** What the person reads here in is what the practice writes to them in. The page itself waits for no answer. */
  async keepLanguage(): Promise<void> {
    await this.#access.keepLanguage();
  }

  /** Whether the portal offers this on the open records. */
  may(permission: Permission): boolean {
    return this.#session.actingAs.may(permission);
  }

  /** Whether the person has records of their own here. */
  get hasOwnRecords(): boolean {
    return this.#session.actingAs.ownPractices.length > 0;
  }

  /** Back to the person's own records; the portal then reloads (`ACC-339`). */
  actForSelf(): void {
    this.#session.actingAs.actForSelf();
    this.#session.handover.switched.leave();
  }

  /** Stores the other practice; the portal then reloads, so that nothing of the former one stays (`ACC-248`). */
  switchTo(practice: PracticeId): boolean {
    const other = this.practices.find((own) => own.id === practice);
    if (other === undefined || other.id === this.practice?.id) return false;
    this.#session.actingAs.select(other);
    this.#session.handover.switched.leave();
    return true;
  }

  /** Whether this page was loaded because the practice was switched; true once. */
  takeSwitch(): boolean {
    return this.#session.handover.switched.take() !== undefined;
  }

  /** Updates the count beside the messages when messages are read. Returns a function that stops watching. */
  watchUnread(): () => void {
    return this.#session.layout.whenUnread((unreadMessages) => {
      runInAction(() => {
        if (this.layout !== undefined) this.layout = { ...this.layout, unreadMessages };
      });
    });
  }
}
