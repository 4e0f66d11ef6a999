import type { Accounts, IdentityProviders, Tries } from '@portico/domain/access';
import { failed, ok } from '@portico/domain/kernel';
import { GuessLimit, letIn, tooManyGuesses, type Caller, type EntranceDeps } from '../access/index.ts';
import type { SignedIn } from '@portico/application/access';
import { logFailed } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { PasskeyAnswer, PasskeyEntrance, PasskeyRefusal } from '@portico/application/authentication';
import { askForPasskey, passkeyHolder, type ProofCheckDeps } from './proof-checks.ts';

export interface PasskeyEntranceDeps extends EntranceDeps, ProofCheckDeps {
  readonly accounts: Accounts;
  readonly tries: Tries;
  readonly identityProviders: Pick<IdentityProviders, 'only'>;
}

/** Open to unauthenticated callers. Every refusal is the same, so that it does not reveal which passkeys exist. */
export class PasskeyEntranceService implements PasskeyEntrance {
  readonly #deps: PasskeyEntranceDeps;
  readonly #caller: Caller;

  constructor(deps: PasskeyEntranceDeps, caller: Caller) {
    this.#deps = deps;
    this.#caller = caller;
  }

  async ask(): ServiceResult<string> {
    return ok(await askForPasskey(this.#deps, [], this.#caller.now));
  }

  async enter({ answer, device }: PasskeyAnswer): ServiceResult<SignedIn, PasskeyRefusal> {
    const { accounts, identityProviders, tries } = this.#deps;
    if (identityProviders.only) return failed({ kind: 'provider-only' });
    const held = await new GuessLimit(tries, this.#caller).guess({ kind: 'passkey' }, async (guess) => {
      const holder = await passkeyHolder(this.#deps, answer, { now: this.#caller.now, alone: true }, guess);
      const account = holder && (await accounts.byId(holder));
      return account?.disabledAt === undefined ? account : undefined;
    });
    if (!held.ok) {
      const refusal = tooManyGuesses(held.error) ?? ({ kind: 'passkey-refused' } as const);
      await logFailed(this.#deps.activityLog, this.#caller, 'failed-sign-in', { unknown: '' }, refusal.kind);
      return failed(refusal);
    }
    if (held.value.confirmedAt === undefined) return failed({ kind: 'unconfirmed' });
    return ok(await letIn(this.#deps, held.value, device, this.#caller));
  }
}
