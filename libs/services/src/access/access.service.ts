import {
  can,
  chartIn,
  isBornOn,
  judgeCapability,
  passwordCountOf,
  type AccessClaims,
  type Account,
  type Accounts,
  type Capabilities,
  type ExternalIdentity,
  type IdentitySession,
  type PasswordHasher,
} from '@portico/domain/access';
import type { Origin } from '@portico/domain/activity';
import {
  failed,
  ok,
  type AccountId,
  type CountedGuess,
  type DeviceId,
  type Instant,
  type Language,
  type PatientRef,
  type PracticeId,
  type SessionId,
} from '@portico/domain/kernel';
import { log, logFailed, logOfAccount, type Suspected } from '../activity/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';
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
import { delegateOf } from './account-as-delegate.ts';
import { letIn, type EntranceDeps } from './complete-sign-in.ts';
import { LinkFinder } from './link-finder.ts';
import { IdentitySignIn, type IdentitySignInDeps, type ShownIdentity } from './identity-sign-in.ts';
import { GuessLimit } from './guess-limit.ts';
import { layoutOf, practicesOf } from './frame-layout.ts';
import { linkLock } from './link-lock.ts';
import { SecondStep, type SecondStepDeps } from './second-step.ts';

export interface AccessDeps extends EntranceDeps, SecondStepDeps, IdentitySignInDeps {
  readonly accounts: Accounts;
  readonly passwords: PasswordHasher;
  readonly capabilities: Capabilities;
}

/** The caller: a person with a known session, or a caller who was refused, with the reason. */
export interface Caller {
  readonly now: Instant;
  readonly language: Language;
  /** Network address of the connection; tries are counted by it too. */
  readonly address?: string;
  /** The browser's User-Agent. */
  readonly userAgent?: string;
  /** Both of these and more, for the activity log. */
  readonly origin?: Origin;
  readonly onFailureLogged?: () => void;
  readonly signedIn?: ServiceCall & { readonly session: SessionId };
  readonly refused?: Failure;
  /** The access token that was refused; good for signing out only. */
  readonly accessToken?: string;
}

interface Known {
  readonly account: Account;
  readonly shown?: ShownIdentity;
}

/** Signing in and its next steps are open to unauthenticated callers; the other methods need a session. */
export class AccessService implements Access {
  readonly #deps: AccessDeps;
  readonly #caller: Caller;

  constructor(deps: AccessDeps, caller: Caller) {
    this.#deps = deps;
    this.#caller = caller;
  }

  async signIn(credentials: Credentials): ServiceResult<SignedIn | ProofAsked, SignInRefusal> {
    const known = await this.#known(credentials);
    if (!known.ok) return known;
    const { account, shown } = known.value;
    const { device, proof, otp } = credentials;
    const step = this.#secondStep(account, device);
    const isProven = shown?.opens !== undefined && shown.identity.strong;
    if (!isProven && (await step.isNeeded())) {
      if (otp === undefined) return step.ask({ proof, anew: false });
      const weighed = await step.weigh(proof, otp);
      if (!weighed.ok) {
        await this.#logFailed({ account: account.id }, weighed.error.kind);
        return weighed;
      }
    }
    if (shown !== undefined && !(await this.#identities.use(shown, account))) return failed({ kind: 'identity-over' });
    if (shown?.opens === undefined) {
      await this.#guesses.clear('password', await this.#countOf(account.email, account, device));
    }
    const signedIn = await letIn(this.#deps, account, device, this.#caller, shown && sessionOf(shown.identity));
    const providerSignOut = shown && (await this.#identities.signOutAddress(shown));
    return ok({ ...signedIn, ...(providerSignOut === undefined ? {} : { providerSignOut }) });
  }

  async resendCode(credentials: Credentials): ServiceResult<ProofAsked, SignInRefusal> {
    const known = await this.#known(credentials);
    if (!known.ok) return known;
    const step = this.#secondStep(known.value.account, credentials.device);
    return step.ask({ proof: credentials.proof, anew: true });
  }

  async signOut(): ServiceResult<void> {
    const { signedIn, accessToken, now } = this.#caller;
    if (signedIn === undefined) {
      // A caller refused for a practice or person that is now closed to them must still be able to sign out.
      const claims = accessToken === undefined ? undefined : this.#claimsOf(accessToken);
      if (claims !== undefined) {
        await this.#deps.sessions.revoke(claims.session, now);
        await logOfAccount(this.#deps.activityLog, this.#caller, claims.account, 'signed-out');
      }
      return ok(undefined);
    }
    await this.#deps.sessions.revoke(signedIn.session, signedIn.now);
    await log(this.#deps.activityLog, signedIn, 'signed-out');
    return ok(undefined);
  }

  async layout(practice: PracticeId): ServiceResult<Layout> {
    const { signedIn } = this.#caller;
    if (signedIn === undefined) return failed(this.#refused);
    if (!can(signedIn.acting, 'layout:view', { kind: 'practice', practice })) return failed({ kind: 'not-found' });
    const chart = chartIn(signedIn.acting, practice);
    const [layout, delegate] = await Promise.all([
      chart && layoutOf(this.#deps, chart, signedIn.acting.subject.charts),
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

  async acceptInvite(code: string): ServiceResult<InviteAccepted, InviteRefusal> {
    const { signedIn, now } = this.#caller;
    if (signedIn === undefined) return failed(this.#refused);
    const { actor } = signedIn.acting;
    if (actor.kind === 'guest') return failed({ kind: 'not-found' });
    if (!can(signedIn.acting, 'account:act', { kind: 'account', account: actor.account })) {
      return failed({ kind: 'not-found' });
    }
    const { accounts, capabilities } = this.#deps;
    const account = await accounts.byId(actor.account);
    const found = await this.#links.find(this.#caller, code);
    if (!found.ok) return found;
    const verdict = judgeCapability(found.value, 'invitation', now);
    if (account === undefined || verdict.kind !== 'open') return failed({ kind: 'invite-refused' });
    const { id, practice, patient } = verdict.capability;
    if (practice === undefined || patient === undefined) return failed({ kind: 'invite-refused' });
    const chart = { practice, patient };
    const themselves = await this.#guesses.guess(
      { kind: 'birth-date', lock: linkLock(capabilities, id) },
      async (guess) => (await this.#isThemselves(account, chart, guess)) || undefined,
    );
    if (!themselves.ok) return failed({ kind: 'invite-refused' });
    if (!(await capabilities.use(id, now))) return failed({ kind: 'invite-refused' });
    await accounts.addChart(account.id, chart);
    await log(this.#deps.activityLog, signedIn, 'connected-practice');
    const charts = (await accounts.byId(account.id))?.charts ?? account.charts;
    return ok({ practices: await practicesOf(this.#deps, charts) });
  }

  /** The signed-in person's data as a delegate, regardless of whom they act for at the moment. */
  async #delegate({ acting: { actor }, now }: ServiceCall): Promise<Delegate | undefined> {
    const account = actor.kind === 'guest' ? undefined : await this.#deps.accounts.byId(actor.account);
    return account && delegateOf(this.#deps, account, now);
  }

  /** The claims of a genuine token, expired or not. */
  #claimsOf(accessToken: string): AccessClaims | undefined {
    const read = this.#deps.tokens.readAccess(accessToken, this.#caller.now);
    if (read.ok) return read.value;
    return read.error.kind === 'expired-token' ? read.error.claims : undefined;
  }

  get #refused(): Failure {
    return this.#caller.refused ?? { kind: 'session-over', reason: 'expired' };
  }

  /** The account of the credentials: by a ticket that opens an account, otherwise by login and password. */
  async #known(credentials: Credentials): ServiceResult<Known, SignInRefusal> {
    const { identity: ticket, device } = credentials;
    if (ticket === undefined && this.#deps.identityProviders.only) return failed({ kind: 'provider-only' });
    const shown = ticket === undefined ? ok(undefined) : await this.#identities.show(ticket, device);
    if (!shown.ok) return shown;
    const opens = shown.value?.opens;
    const account = await (opens === undefined ? this.#byPassword(credentials) : this.#identities.account(opens));
    if (!account.ok) return account;
    if (account.value.confirmedAt === undefined) return failed({ kind: 'unconfirmed' });
    return ok({ account: account.value, ...(shown.value === undefined ? {} : { shown: shown.value }) });
  }

  /**
   * The account of login and password. The password is always verified, also without an account, so that known and
   * unknown logins take the same time.
   */
  async #byPassword({ login, password, device }: Credentials): ServiceResult<Account, SignInRefusal> {
    const { accounts, passwords } = this.#deps;
    const name = login.trim().toLowerCase();
    const account = await accounts.byLogin(name);
    // One count per account, whichever login is used; unknown logins are counted too, so that both give the same
    // response.
    const of = await this.#countOf(account?.email ?? name, account, device);
    const known = await this.#guesses.guess({ kind: 'password', of }, async (guess) =>
      // A disabled account fails like a wrong password.
      (await passwords.verify(account?.passwordHash, password, guess)) && account?.disabledAt === undefined
        ? account
        : undefined,
    );
    if (!known.ok) {
      const refusal = known.error.kind === 'must-wait' ? known.error : ({ kind: 'wrong-credentials' } as const);
      const about = account === undefined ? { unknown: this.#hashOf(name) } : { account: account.id };
      await this.#logFailed(about, refusal.kind);
      return failed(refusal);
    }
    return known;
  }

  /** Reads known devices even without an account, so that known and unknown logins take the same time. */
  async #countOf(login: string, account: Account | undefined, device: DeviceId): Promise<string> {
    const known = await this.#deps.sessions.knownDevices(account?.id ?? ('' as AccountId));
    return passwordCountOf(login, device, known);
  }

  /**
   * Identifies a tried login in the log; keyed with a server secret, so that logins cannot be found by trying names.
   */
  #hashOf(name: string): string {
    return this.#deps.shortCodeHashes.hashOf(`name ${name}`);
  }

  #logFailed(about: Suspected, reason: string): Promise<void> {
    return logFailed(this.#deps.activityLog, this.#caller, 'failed-sign-in', about, reason);
  }

  /** Whether the chart belongs to the account's owner, by the birth date that the practices know. */
  async #isThemselves(account: Account, chart: PatientRef, guess: CountedGuess): Promise<boolean> {
    const { patients } = this.#deps;
    const invited = await patients.identity(chart);
    const own = account.charts[0] && (await patients.identity(account.charts[0]));
    return isBornOn(invited?.birthDate, account.birthDate ?? own?.birthDate, guess);
  }

  #secondStep(account: Account, device: DeviceId): SecondStep {
    return new SecondStep(
      this.#deps.protections,
      this.#deps.oneTimeCodes,
      this.#deps.codes,
      this.#deps.shortCodeHashes,
      this.#deps.tries,
      this.#deps.notifier,
      this.#deps.proofChecks,
      account,
      device,
      this.#caller,
    );
  }

  get #identities(): IdentitySignIn {
    return new IdentitySignIn(this.#deps, this.#caller);
  }

  get #guesses(): GuessLimit {
    return new GuessLimit(this.#deps.tries, this.#caller);
  }

  get #links(): LinkFinder {
    return new LinkFinder(this.#deps.capabilities, this.#deps.codes, this.#deps.tries);
  }
}

const sessionOf = ({ issuer, subject, session }: ExternalIdentity): IdentitySession => ({
  issuer,
  subject,
  ...(session === undefined ? {} : { session }),
});
