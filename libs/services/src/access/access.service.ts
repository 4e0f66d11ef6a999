import {
  can,
  chartIn,
  type AccessClaims,
  type Accounts,
  type Sessions,
  type TokenIssuer,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Delegations } from '@portico/domain/delegates';
import { failed, ok, type PracticeId } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type {
  Access,
  Credentials,
  Delegate,
  InviteAccepted,
  InviteRefusal,
  Layout,
  ProofAsked,
  SignedIn,
  SignInRefusal,
} from '@portico/application/access';
import type { ServiceResult } from '@portico/application/kernel';
import { log, logOfAccount } from '../activity/index.ts';
import type { ForCall, ServiceCall } from '../kernel/index.ts';
import type { InvitationAcceptance } from './accept-invitation.ts';
import { delegateOf } from './account-as-delegate.ts';
import { refusalOf, type Caller } from './caller.ts';
import type { FrameLayouts } from './frame-layout.ts';
import type { SignIn } from './sign-in.ts';

/** Signing in and its next steps are open to unauthenticated callers; the other methods need a session. */
export class AccessService implements Access {
  readonly #signIn: SignIn;
  readonly #invitations: InvitationAcceptance;
  readonly #layouts: FrameLayouts;
  readonly #accounts: Accounts;
  readonly #delegations: Delegations;
  readonly #practices: PracticeDirectory;
  readonly #sessions: Sessions;
  readonly #tokens: TokenIssuer;
  readonly #activityLog: ActivityLog;
  readonly #caller: Caller;

  constructor(
    signInFor: ForCall<Caller, SignIn>,
    invitationsFor: ForCall<Caller, InvitationAcceptance>,
    layouts: FrameLayouts,
    accounts: Accounts,
    delegations: Delegations,
    practices: PracticeDirectory,
    sessions: Sessions,
    tokens: TokenIssuer,
    activityLog: ActivityLog,
    caller: Caller,
  ) {
    this.#signIn = signInFor(caller);
    this.#invitations = invitationsFor(caller);
    this.#layouts = layouts;
    this.#accounts = accounts;
    this.#delegations = delegations;
    this.#practices = practices;
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#activityLog = activityLog;
    this.#caller = caller;
  }

  signIn(credentials: Credentials): ServiceResult<SignedIn | ProofAsked, SignInRefusal> {
    return this.#signIn.signIn(credentials);
  }

  resendCode(credentials: Credentials): ServiceResult<ProofAsked, SignInRefusal> {
    return this.#signIn.resendCode(credentials);
  }

  acceptInvite(code: string): ServiceResult<InviteAccepted, InviteRefusal> {
    return this.#invitations.accept(code);
  }

  async signOut(): ServiceResult<void> {
    const { signedIn, accessToken, now } = this.#caller;
    if (signedIn === undefined) {
      // A caller refused for a practice or person that is now closed to them must still be able to sign out.
      const claims = accessToken === undefined ? undefined : this.#claimsOf(accessToken);
      if (claims !== undefined) {
        await this.#sessions.revoke(claims.session, now);
        await logOfAccount(this.#activityLog, this.#caller, claims.account, 'signed-out');
      }
      return ok(undefined);
    }
    await this.#sessions.revoke(signedIn.session, signedIn.now);
    await log(this.#activityLog, signedIn, 'signed-out');
    return ok(undefined);
  }

  async keepLanguage(): ServiceResult<void> {
    const { signedIn, language } = this.#caller;
    if (signedIn === undefined) return failed(refusalOf(this.#caller));
    const { actor } = signedIn.acting;
    // Also while a person acts for another: a language belongs to who reads it.
    if (actor.kind === 'guest' || !can(signedIn.acting, 'account:act', { kind: 'account', account: actor.account })) {
      return failed({ kind: 'not-found' });
    }
    await this.#accounts.change(actor.account, { language });
    await logOfAccount(this.#activityLog, this.#caller, actor.account, 'changed-profile');
    return ok(undefined);
  }

  async layout(practice: PracticeId): ServiceResult<Layout> {
    const { signedIn } = this.#caller;
    if (signedIn === undefined) return failed(refusalOf(this.#caller));
    if (!can(signedIn.acting, 'layout:view', { kind: 'practice', practice })) return failed({ kind: 'not-found' });
    const chart = chartIn(signedIn.acting, practice);
    const [layout, delegate] = await Promise.all([
      chart && this.#layouts.of(chart, signedIn.acting.subject.charts),
      this.#delegate(signedIn),
    ]);
    if (chart === undefined || layout === undefined) return failed({ kind: 'not-found' });
    // The unread count is subject to the permission to view messages.
    const mayRead = can(signedIn.acting, 'messages:view', { kind: 'chart', chart });
    return ok({
      ...layout,
      unreadMessages: mayRead ? layout.unreadMessages : 0,
      ...(delegate === undefined ? {} : { delegate }),
    });
  }

  /** The signed-in person's data as a delegate, regardless of whom they act for at the moment. */
  async #delegate({ acting: { actor }, now }: ServiceCall): Promise<Delegate | undefined> {
    const account = actor.kind === 'guest' ? undefined : await this.#accounts.byId(actor.account);
    return account && delegateOf(this.#delegations, this.#practices, account, now);
  }

  /** The claims of a genuine token, expired or not. */
  #claimsOf(accessToken: string): AccessClaims | undefined {
    const read = this.#tokens.readAccess(accessToken, this.#caller.now);
    if (read.ok) return read.value;
    return read.error.kind === 'expired-token' ? read.error.claims : undefined;
  }
}
