import {
  attemptLimit,
  can,
  chartIn,
  judgeAttempts,
  tokenLife,
  type Account,
  type Accounts,
  type PasswordKeeper,
  type Sessions,
  type TokenMint,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  failed,
  ok,
  plus,
  type DeviceId,
  type Instant,
  type Language,
  type PatientRef,
  type PracticeId,
  type SessionId,
} from '@portico/domain/kernel';
import type { Mailbox } from '@portico/domain/messages';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import { log } from '../activity/index.ts';
import type { Answer, Call, Failure } from '../kernel/index.ts';
import type { Access, Credentials, Layout, OwnPractice, SignedIn, SignInRefusal, Tokens } from './access.port.ts';

export interface AccessDeps {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passwords: PasswordKeeper;
  readonly tokens: TokenMint;
  readonly practices: PracticeDirectory;
  readonly patients: PatientRegistry;
  readonly mailbox: Mailbox;
  readonly activityLog: ActivityLog;
}

/** Who asks: a person whose session is known, or somebody who was not admitted, and why. */
export interface Caller {
  readonly now: Instant;
  readonly language: Language;
  readonly signedIn?: Call & { readonly session: SessionId };
  readonly refused?: Failure;
}

export class AccessService implements Access {
  readonly #deps: AccessDeps;
  readonly #caller: Caller;

  constructor(deps: AccessDeps, caller: Caller) {
    this.#deps = deps;
    this.#caller = caller;
  }

  async signIn({ login, password, device }: Credentials): Answer<SignedIn, SignInRefusal> {
    const { accounts, passwords } = this.#deps;
    const { now } = this.#caller;
    const name = login.trim().toLowerCase();

    const account = await accounts.byLogin(name);
    // One count for an account, whichever of its names is tried; an unknown name has one too, so that both answer alike.
    const counted = account?.email ?? name;
    const failures = await accounts.failedTries(counted, plus(now, -(attemptLimit.window + attemptLimit.pause)));
    const verdict = judgeAttempts(failures, now);
    if (verdict.kind === 'must-wait') return failed(verdict);

    // The password is weighed before the account is looked at, so that known and unknown take the same time.
    const right = await passwords.verify(account?.passwordHash, password);
    if (account === undefined || !right) {
      await accounts.recordFailedTry(counted, now);
      return failed({ kind: 'wrong-credentials' });
    }
    await accounts.clearFailedTries(counted);
    const practices = await this.#practicesOf(account.charts);
    const tokens = await this.#startSession(account, device);
    await this.#deps.activityLog.append({
      at: now,
      actor: account.id,
      actorKind: 'patient',
      subject: account.id,
      action: 'signed-in',
    });
    const [chart, ...others] = account.charts;
    const layout = chart !== undefined && others.length === 0 ? await this.#layoutOf(chart, account.charts) : undefined;
    return ok({
      username: account.username,
      email: account.email,
      tokens,
      practices,
      ...(layout === undefined ? {} : { layout }),
    });
  }

  async signOut(): Answer<void> {
    const { signedIn } = this.#caller;
    if (signedIn === undefined) return ok(undefined);
    await this.#deps.sessions.revoke(signedIn.session, signedIn.now);
    await log(this.#deps.activityLog, signedIn, 'signed-out');
    return ok(undefined);
  }

  async layout(practice: PracticeId): Answer<Layout> {
    const { signedIn } = this.#caller;
    if (signedIn === undefined) return failed(this.#caller.refused ?? { kind: 'session-over', reason: 'expired' });
    if (!can(signedIn.acting, 'layout:view', { kind: 'practice', practice })) return failed({ kind: 'not-found' });
    const chart = chartIn(signedIn.acting, practice);
    const layout = chart && (await this.#layoutOf(chart, signedIn.acting.subject.charts));
    return layout === undefined ? failed({ kind: 'not-found' }) : ok(layout);
  }

  async #layoutOf(chart: PatientRef, charts: readonly PatientRef[]): Promise<Layout | undefined> {
    const [[practice], own, identity, unreadMessages] = await Promise.all([
      this.#deps.practices.practices([chart.practice]),
      this.#practicesOf(charts),
      this.#deps.patients.identity(chart),
      this.#deps.mailbox.unread(chart),
    ]);
    return (
      practice && {
        practice: practice.id,
        practiceName: practice.name,
        practicePhone: practice.phone,
        ...(practice.accent === undefined ? {} : { accent: practice.accent }),
        personName: identity?.name ?? '',
        unreadMessages,
        charts: own.map(({ id, patient, management }) => ({ id, patient, management })),
      }
    );
  }

  async #practicesOf(charts: readonly PatientRef[]): Promise<readonly OwnPractice[]> {
    const practices = await this.#deps.practices.practices(charts.map((chart) => chart.practice));
    return practices.flatMap((practice) => {
      const chart = charts.find((own) => own.practice === practice.id);
      return chart === undefined
        ? []
        : [
            {
              id: practice.id,
              name: practice.name,
              management: practice.behaviour.management,
              patient: chart.patient,
              payments: practice.payments,
            },
          ];
    });
  }

  async #startSession(account: Account, device: DeviceId): Promise<Tokens> {
    const { sessions, tokens } = this.#deps;
    const { now } = this.#caller;
    const session = tokens.newSessionId();
    const refresh = tokens.refresh();
    await sessions.start({
      id: session,
      account: account.id,
      device,
      startedAt: now,
      refresh: { current: refresh.hash, pending: [], expiresAt: plus(now, tokenLife.refresh), version: 0 },
    });
    const access = tokens.access({ session, account: account.id, expiresAt: plus(now, tokenLife.access) });
    return { access, authentication: access, refresh: refresh.token };
  }
}
