import type { Account, ExternalIdentity, IdentityProviders, IdentitySession } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok } from '@portico/domain/kernel';
import type { Credentials, ProofAsked, SignedIn, SignInRefusal } from '@portico/application/access';
import type { ServiceResult } from '@portico/application/kernel';
import { logFailed } from '../activity/index.ts';
import type { ForCall } from '../kernel/index.ts';
import type { Caller } from './caller.ts';
import type { SignInCompletion } from './complete-sign-in.ts';
import type { IdentitySignIn, ShownIdentity } from './identity-sign-in.ts';
import type { PasswordSignIn } from './password-sign-in.ts';
import type { SecondStepOf } from './second-step.ts';

interface Known {
  readonly account: Account;
  readonly shown?: ShownIdentity;
}

/** Signing in, from the credentials to the session. */
export class SignIn {
  readonly #passwords: PasswordSignIn;
  readonly #identities: IdentitySignIn;
  readonly #secondStepOf: SecondStepOf;
  readonly #completion: SignInCompletion;
  readonly #identityProviders: Pick<IdentityProviders, 'only'>;
  readonly #activityLog: ActivityLog;
  readonly #caller: Caller;

  constructor(
    passwordsFor: ForCall<Caller, PasswordSignIn>,
    identitiesFor: ForCall<Caller, IdentitySignIn>,
    secondStepOf: SecondStepOf,
    completionFor: ForCall<Caller, SignInCompletion>,
    identityProviders: Pick<IdentityProviders, 'only'>,
    activityLog: ActivityLog,
    caller: Caller,
  ) {
    this.#passwords = passwordsFor(caller);
    this.#identities = identitiesFor(caller);
    this.#secondStepOf = secondStepOf;
    this.#completion = completionFor(caller);
    this.#identityProviders = identityProviders;
    this.#activityLog = activityLog;
    this.#caller = caller;
  }

  async signIn(credentials: Credentials): ServiceResult<SignedIn | ProofAsked, SignInRefusal> {
    const known = await this.#known(credentials);
    if (!known.ok) return known;
    const { account, shown } = known.value;
    const { device, proof, otp } = credentials;
    const step = this.#secondStepOf(account, device, this.#caller);
    const isProven = shown?.opens !== undefined && shown.identity.strong;
    if (!isProven && (await step.isNeeded())) {
      if (otp === undefined) return step.ask({ proof, anew: false });
      const weighed = await step.weigh(proof, otp);
      if (!weighed.ok) {
        await logFailed(this.#activityLog, this.#caller, 'failed-sign-in', { account: account.id }, weighed.error.kind);
        return weighed;
      }
    }
    if (shown !== undefined && !(await this.#identities.use(shown, account))) return failed({ kind: 'identity-over' });
    const [signedIn] = await Promise.all([
      this.#completion.letIn(account, device, shown && sessionOf(shown.identity)),
      shown?.opens === undefined ? this.#passwords.clearTries(account, device) : undefined,
    ]);
    const providerSignOut = shown && (await this.#identities.signOutAddress(shown));
    return ok({ ...signedIn, ...(providerSignOut === undefined ? {} : { providerSignOut }) });
  }

  async resendCode(credentials: Credentials): ServiceResult<ProofAsked, SignInRefusal> {
    const known = await this.#known(credentials);
    if (!known.ok) return known;
    const step = this.#secondStepOf(known.value.account, credentials.device, this.#caller);
    return step.ask({ proof: credentials.proof, anew: true });
  }

  /** The account of the credentials: by a ticket that opens an account, otherwise by login and password. */
  async #known(credentials: Credentials): ServiceResult<Known, SignInRefusal> {
    const { identity: ticket, device } = credentials;
    if (ticket === undefined && this.#identityProviders.only) return failed({ kind: 'provider-only' });
    const shown = ticket === undefined ? ok(undefined) : await this.#identities.show(ticket, device);
    if (!shown.ok) return shown;
    const opens = shown.value?.opens;
    const account = await (opens === undefined
      ? this.#passwords.account(credentials)
      : this.#identities.account(opens));
    if (!account.ok) return account;
    if (account.value.confirmedAt === undefined) return failed({ kind: 'unconfirmed' });
    return ok({ account: account.value, ...(shown.value === undefined ? {} : { shown: shown.value }) });
  }
}

const sessionOf = ({ issuer, subject, session }: ExternalIdentity): IdentitySession => ({
  issuer,
  subject,
  ...(session === undefined ? {} : { session }),
});
