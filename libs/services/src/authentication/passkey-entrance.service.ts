import type { Accounts, IdentityProviders, Tries } from '@portico/domain/access';
import { failed, ok } from '@portico/domain/kernel';
import type { ActivityLog } from '@portico/domain/activity';
import { GuessLimit, tooManyGuesses, type Caller, type SignInCompletion } from '../access/index.ts';
import type { ForCall } from '../kernel/index.ts';
import type { SignedIn } from '@portico/application/access';
import { logFailed } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { PasskeyAnswer, PasskeyEntrance, PasskeyRefusal } from '@portico/application/authentication';
import type { PasskeyChallenges } from './passkey-challenges.ts';

/** Open to unauthenticated callers. Every refusal is the same, so that it does not reveal which passkeys exist. */
export class PasskeyEntranceService implements PasskeyEntrance {
  readonly #accounts: Accounts;
  readonly #challenges: PasskeyChallenges;
  readonly #completion: SignInCompletion;
  readonly #identityProviders: Pick<IdentityProviders, 'only'>;
  readonly #tries: Tries;
  readonly #activityLog: ActivityLog;
  readonly #caller: Caller;

  constructor(
    accounts: Accounts,
    challenges: PasskeyChallenges,
    completionFor: ForCall<Caller, SignInCompletion>,
    identityProviders: Pick<IdentityProviders, 'only'>,
    tries: Tries,
    activityLog: ActivityLog,
    caller: Caller,
  ) {
    this.#accounts = accounts;
    this.#challenges = challenges;
    this.#completion = completionFor(caller);
    this.#identityProviders = identityProviders;
    this.#tries = tries;
    this.#activityLog = activityLog;
    this.#caller = caller;
  }

  async ask(): ServiceResult<string> {
    return ok(await this.#challenges.ask([], this.#caller.now));
  }

  async enter({ answer, device }: PasskeyAnswer): ServiceResult<SignedIn, PasskeyRefusal> {
    if (this.#identityProviders.only) return failed({ kind: 'provider-only' });
    const held = await new GuessLimit(this.#tries, this.#caller).guess({ kind: 'passkey' }, async (guess) => {
      const holder = await this.#challenges.holder(answer, { now: this.#caller.now, alone: true }, guess);
      const account = holder && (await this.#accounts.byId(holder));
      return account?.disabledAt === undefined ? account : undefined;
    });
    if (!held.ok) {
      const refusal = tooManyGuesses(held.error) ?? ({ kind: 'passkey-refused' } as const);
      await logFailed(this.#activityLog, this.#caller, 'failed-sign-in', { unknown: '' }, refusal.kind);
      return failed(refusal);
    }
    if (held.value.confirmedAt === undefined) return failed({ kind: 'unconfirmed' });
    return ok(await this.#completion.letIn(held.value, device));
  }
}
