import {
  addressCount,
  can,
  chartIn,
  judgeCapability,
  signInCount,
  type Account,
  type Accounts,
  type Capabilities,
  type PasswordKeeper,
} from '@portico/domain/access';
import {
  failed,
  HOUR,
  ok,
  plus,
  type Instant,
  type Language,
  type PatientRef,
  type PracticeId,
  type SessionId,
} from '@portico/domain/kernel';
import { log } from '../activity/index.ts';
import type { Answer, Call, Failure } from '../kernel/index.ts';
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
} from './access.port.ts';
import { delegateOf } from './delegate-of.ts';
import { letIn, type EntranceDeps } from './entrance.ts';
import { layoutOf, practicesOf } from './layout-of.ts';
import { SecondStep, type SecondStepDeps } from './second-step.ts';

export interface AccessDeps extends EntranceDeps, SecondStepDeps {
  readonly accounts: Accounts;
  readonly passwords: PasswordKeeper;
  readonly capabilities: Capabilities;
}

/** Who asks: a person whose session is known, or somebody who was not admitted, and why. */
export interface Caller {
  readonly now: Instant;
  readonly language: Language;
  /** Where the connection comes from; tries are counted by it too. */
  readonly address?: string;
  /** What the browser calls itself. */
  readonly userAgent?: string;
  readonly signedIn?: Call & { readonly session: SessionId };
  readonly refused?: Failure;
  /** What was shown at the door by somebody who was refused; good for leaving and for nothing else. */
  readonly accessToken?: string;
}

/** Signing in and its next steps are doors open to anybody; the others are asked by somebody who is signed in. */
export class AccessService implements Access {
  readonly #deps: AccessDeps;
  readonly #caller: Caller;

  constructor(deps: AccessDeps, caller: Caller) {
    this.#deps = deps;
    this.#caller = caller;
  }

  async signIn(credentials: Credentials): Answer<SignedIn | ProofAsked, SignInRefusal> {
    const known = await this.#known(credentials);
    if (!known.ok) return known;
    const account = known.value;
    const { device, proof, otp } = credentials;
    const step = new SecondStep(this.#deps, account, device, this.#caller.now);
    if (await step.isNeeded()) {
      if (otp === undefined) return step.ask({ proof, anew: false });
      const weighed = await step.weigh(proof, otp);
      if (!weighed.ok) return weighed;
    }
    await this.#deps.tries.forget(signInCount(account.email).key);
    return ok(await letIn(this.#deps, account, device, this.#caller));
  }

  async resendCode(credentials: Credentials): Answer<ProofAsked, SignInRefusal> {
    const known = await this.#known(credentials);
    if (!known.ok) return known;
    const step = new SecondStep(this.#deps, known.value, credentials.device, this.#caller.now);
    return step.ask({ proof: credentials.proof, anew: true });
  }

  async signOut(): Answer<void> {
    const { signedIn, accessToken, now } = this.#caller;
    if (signedIn === undefined) {
      // Whoever names a practice or a person that is closed to them meanwhile is refused, and must still get out.
      const session = accessToken === undefined ? undefined : this.#sessionOf(accessToken);
      if (session !== undefined) await this.#deps.sessions.revoke(session, now);
      return ok(undefined);
    }
    await this.#deps.sessions.revoke(signedIn.session, signedIn.now);
    await log(this.#deps.activityLog, signedIn, 'signed-out');
    return ok(undefined);
  }

  async layout(practice: PracticeId): Answer<Layout> {
    const { signedIn } = this.#caller;
    if (signedIn === undefined) return failed(this.#refused);
    if (!can(signedIn.acting, 'layout:view', { kind: 'practice', practice })) return failed({ kind: 'not-found' });
    const chart = chartIn(signedIn.acting, practice);
    const [layout, delegate] = await Promise.all([
      chart && layoutOf(this.#deps, chart, signedIn.acting.subject.charts),
      this.#delegate(signedIn),
    ]);
    return layout === undefined
      ? failed({ kind: 'not-found' })
      : ok({ ...layout, ...(delegate === undefined ? {} : { delegate }) });
  }

  async acceptInvite(code: string): Answer<InviteAccepted, InviteRefusal> {
    const { signedIn, now } = this.#caller;
    if (signedIn === undefined) return failed(this.#refused);
    const { actor } = signedIn.acting;
    if (actor.kind === 'guest') return failed({ kind: 'not-found' });
    if (!can(signedIn.acting, 'account:act', { kind: 'account', account: actor.account })) {
      return failed({ kind: 'not-found' });
    }
    const { accounts, capabilities, codes } = this.#deps;
    const account = await accounts.byId(actor.account);
    const verdict = judgeCapability(await capabilities.byCode(codes.hashOf(code)), 'invitation', now);
    if (account === undefined || verdict.kind !== 'open') return failed({ kind: 'invite-refused' });
    const { id, practice, patient } = verdict.capability;
    if (practice === undefined || patient === undefined) return failed({ kind: 'invite-refused' });
    const chart = { practice, patient };
    if (!(await this.#isThemselves(account, chart))) {
      await capabilities.countWrongCheck(id);
      return failed({ kind: 'invite-refused' });
    }
    if (!(await capabilities.use(id, now))) return failed({ kind: 'invite-refused' });
    await accounts.addChart(account.id, chart);
    await log(this.#deps.activityLog, signedIn, 'connected-practice');
    const charts = (await accounts.byId(account.id))?.charts ?? account.charts;
    return ok({ practices: await practicesOf(this.#deps, charts) });
  }

  /** What the person at the keyboard is as a delegate, whoever they act for at the moment. */
  async #delegate({ acting: { actor }, now }: Call): Promise<Delegate | undefined> {
    const account = actor.kind === 'guest' ? undefined : await this.#deps.accounts.byId(actor.account);
    return account && delegateOf(this.#deps, account, now);
  }

  /** The session that a genuine token names, expired or not. */
  #sessionOf(accessToken: string): SessionId | undefined {
    const read = this.#deps.tokens.readAccess(accessToken, this.#caller.now);
    if (read.ok) return read.value.session;
    return read.error.kind === 'expired-token' ? read.error.claims.session : undefined;
  }

  get #refused(): Failure {
    return this.#caller.refused ?? { kind: 'session-over', reason: 'expired' };
  }

  /**
   * The account that login and password name. A try is counted before it is made, by the account and by where it comes
   * from, and taken back when the password was right; the password is weighed before the account is looked at, so that
   * known and unknown ones take the same time.
   */
  async #known({ login, password }: Credentials): Answer<Account, SignInRefusal> {
    const { accounts, passwords, tries } = this.#deps;
    const { now, address } = this.#caller;
    const name = login.trim().toLowerCase();
    const account = await accounts.byLogin(name);
    // One count for an account, whichever of its names is tried; an unknown name has one too, so that both answer alike.
    const counted = [signInCount(account?.email ?? name), ...addressCount(address)];
    const verdict = await tries.take(counted, now);
    if (verdict.kind === 'must-wait') return failed(verdict);
    const right = await passwords.verify(account?.passwordHash, password);
    if (account === undefined || !right) {
      await tries.prune(plus(now, -HOUR));
      return failed({ kind: 'wrong-credentials' });
    }
    for (const { key } of counted) await tries.giveBack(key, now);
    return account.confirmedAt === undefined ? failed({ kind: 'unconfirmed' }) : ok(account);
  }

  /** Whether the chart is that of the person whose account this is: the day of birth that the practices know says so. */
  async #isThemselves(account: Account, chart: PatientRef): Promise<boolean> {
    const { patients } = this.#deps;
    const invited = await patients.identity(chart);
    const own = account.charts[0] && (await patients.identity(account.charts[0]));
    const birthDate = account.birthDate ?? own?.birthDate;
    return invited?.birthDate !== undefined && invited.birthDate === birthDate;
  }
}
