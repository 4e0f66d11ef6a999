import { autorun, runInAction } from 'mobx';
import { paths } from '@portico/application/kernel';
import type { Access } from '@portico/application/access';
import type { Drafts } from '../kernel/index.ts';
import type { RecentErrors } from './error-record.ts';
import type { ErrorsViewModel } from './errors.view-model.ts';
import { FrameViewModel } from './frame.view-model.ts';
import { InactivityViewModel, type Clock } from './inactivity.view-model.ts';
import type { ClientSession } from './session/client-session.ts';
import { SessionEndViewModel } from './session-end.view-model.ts';
import type { SignInViewModel } from './sign-in.view-model.ts';
import type { Tabs } from './tab-token-sharing.ts';

/** The page that the browser shows. */
export interface BrowserPage {
  /** Loads an address anew, so that nothing of this page stays. */
  load(address: string): void;
  reload(): void;
  /** Replaces the address without loading it. */
  rename(address: string): void;
  /** Calls `note` on each sign that the person is active; returns a function that stops it. */
  watchActivity(note: () => void): () => void;
}

export interface ShellOptions {
  readonly access: Pick<Access, 'layout' | 'signOut' | 'keepLanguage'>;
  readonly clientSession: Pick<ClientSession, 'tokens' | 'actingAs' | 'layout' | 'handover' | 'lifecycle'>;
  readonly signIn: Pick<SignInViewModel, 'reset'>;
  readonly problems: Pick<ErrorsViewModel, 'clear' | 'tell' | 'notRepresented'>;
  readonly record: Pick<RecentErrors, 'forget'>;
  readonly drafts: Pick<Drafts, 'forget'>;
  readonly tabs: Tabs;
  readonly clock: Clock;
  readonly page: BrowserPage;
  /** The inactivity countdown in milliseconds, once it is known; undefined for the default. */
  readonly countdown: Promise<number | undefined>;
}

// The `when` of MobX is on no other page, and all of MobX is loaded with the first one.
const onceTrue = (isTrue: () => boolean, effect: () => void): (() => void) =>
  autorun((watch) => {
    if (!isTrue()) return;
    watch.dispose();
    runInAction(effect);
  });

/** What stands around every signed-in screen: one person at one practice, from the first page to the end of the session. */
export class ShellViewModel {
  readonly frame: FrameViewModel;
  readonly inactivity: InactivityViewModel;
  readonly end: SessionEndViewModel;
  readonly #options: ShellOptions;

  constructor(options: ShellOptions) {
    const { access, clientSession, tabs, drafts, clock, page } = options;
    this.#options = options;
    this.frame = new FrameViewModel(access, clientSession);
    this.inactivity = new InactivityViewModel(clock, tabs.activityOf(clientSession.actingAs.username ?? ''));
    this.end = new SessionEndViewModel({ access, session: clientSession, tabs, drafts, leaveFor: page.load });
  }

  /**
   * Before the first screen is drawn: a delegate first chooses for whom to act; then the requested page is opened
   * (`ACC-171`, `ACC-173`).
   */
  begin({ path, search }: { readonly path: string; readonly search: string }): void {
    const { clientSession, page } = this.#options;
    const { choosing, requested } = clientSession.handover;
    if (choosing.take() === undefined) return;
    if (path !== paths.delegateProfile) requested.leave(`${path}${search}`);
    page.rename(paths.delegateProfile);
  }

  /** Watches the person, the other tabs and the session. Returns a function that stops it. */
  open(): () => void {
    const { clientSession, problems, page, countdown } = this.#options;
    const { frame, inactivity, end } = this;
    if (clientSession.handover.inviteRefused.take() !== undefined) problems.tell({ kind: 'invite-refused' });
    let isOpen = true;
    void countdown.then((milliseconds) => {
      if (isOpen) inactivity.start(milliseconds);
    });
    const stops = [
      page.watchActivity(inactivity.noteActivity),
      onceTrue(() => inactivity.idle.kind === 'over', end.leave),
      onceTrue(
        () => problems.notRepresented,
        () => this.#returnToSelf(),
      ),
      onceTrue(
        () => end.signedOut,
        () => this.#forgetPerson(),
      ),
      ...end.watchTabs(),
      frame.watchUnread(),
      clientSession.tokens.watchRenewals(),
    ];
    return () => {
      isOpen = false;
      for (const stop of stops) stop?.();
      inactivity.dispose();
    };
  }

  /** Another path is shown: errors of the former screen are gone before the new one can have its own. */
  showPath(): void {
    this.#options.problems.clear();
  }

  /** The other practice is stored: the page is loaded anew, so that nothing of the former one stays (`ACC-248`). */
  practiceSwitched(): void {
    this.#options.page.reload();
  }

  /** A delegate went back to their own records (`ACC-339`). */
  personSwitched(): void {
    this.#options.page.load(paths.dashboard);
  }

  /** The permission to act for a person has ended: the next page shows nothing of their data (`ACC-340`). */
  #returnToSelf(): void {
    const { clientSession, page } = this.#options;
    clientSession.lifecycle.endRepresentation();
    page.load(paths.delegateProfile);
  }

  /** The session has ended: the sign-in form stands there for the next person. */
  #forgetPerson(): void {
    const { page, problems, record, signIn } = this.#options;
    page.rename('/');
    problems.clear();
    record.forget();
    const isIdle = this.inactivity.idle.kind === 'over';
    signIn.reset(this.end.isByPerson ? 'signed-out' : isIdle ? 'was-idle' : 'session-ended');
  }
}
