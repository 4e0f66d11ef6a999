import {
  factorKey,
  factorsInOrder,
  isConfirmedFactor,
  isWholeProof,
  placeholderDevice,
  type Account,
  type Protections,
  type SecondFactor,
  type Sessions,
  type Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type Instant } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import { GuessLimit, tooManyGuesses, type Caller, type ProofChecks } from '../access/index.ts';
import { logFailed, logOfAccount } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { ResetFactor, ResetFactors } from '@portico/application/recovery';

/** Decides which second factors survive a password reset by mail: mail access alone removes no confirmed factor. */
export class FactorsOfReset {
  readonly #protections: Protections;
  readonly #proofChecks: ProofChecks;
  readonly #sessions: Sessions;
  readonly #tries: Tries;
  readonly #notifier: Notifier;
  readonly #activityLog: ActivityLog;
  readonly #caller: Pick<Caller, 'now' | 'address' | 'origin' | 'onFailureLogged'>;

  constructor(
    protections: Protections,
    proofChecks: ProofChecks,
    sessions: Sessions,
    tries: Tries,
    notifier: Notifier,
    activityLog: ActivityLog,
    caller: Pick<Caller, 'now' | 'address' | 'origin' | 'onFailureLogged'>,
  ) {
    this.#protections = protections;
    this.#proofChecks = proofChecks;
    this.#sessions = sessions;
    this.#tries = tries;
    this.#notifier = notifier;
    this.#activityLog = activityLog;
    this.#caller = caller;
  }

  async of({ id }: Account): Promise<ResetFactors> {
    const protection = await this.#protections.of(id);
    const lastSignIn = await this.#sessions.lastSignIn(id);
    const factors = factorsInOrder(protection);
    const app = factors.find(({ kind }) => kind === 'totp');
    return {
      factors: factors.map((factor) => shown(factor, lastSignIn)),
      provable: protection.recoveryCodes.length > 0 || (app !== undefined && isConfirmedFactor(app, lastSignIn)),
    };
  }

  /**
   * The factors to remove: unconfirmed ones, and those requested together with a code of a confirmed app or a recovery
   * code.
   */
  async going(
    account: Account,
    asked: readonly string[],
    proof: string,
  ): ServiceResult<readonly SecondFactor[], WrongCode> {
    const { factors } = await this.#protections.of(account.id);
    const lastSignIn = await this.#sessions.lastSignIn(account.id);
    const fresh = factors.filter((factor) => !isConfirmedFactor(factor, lastSignIn));
    const confirmed = factors.filter((factor) => !fresh.includes(factor));
    const wanted = confirmed.filter((factor) => asked.includes(factorKey(factor)));
    if (wanted.length > 0) {
      const proven = await this.#prove(account, proof, confirmed);
      if (!proven.ok) return proven;
    }
    return ok([...fresh, ...wanted]);
  }

  /**
   * Removes the factors and notifies the person by mail. A remaining passkey needs the new password beside it until it
   * was used so once.
   */
  async remove({ id, email, language }: Account, going: readonly SecondFactor[]): Promise<void> {
    for (const factor of going) {
      await this.#protections.removeFactor(id, factor.kind, factor.kind === 'passkey' ? factor.id : undefined);
    }
    await this.#protections.keepPasskeysBesidePassword(id);
    if (going.length === 0) return;
    if ((await this.#protections.of(id)).factors.length === 0) await this.#protections.setRecoveryCodes(id, []);
    await logOfAccount(this.#activityLog, this.#caller, id, 'changed-second-factors');
    await this.#notifier.send({ kind: 'second-factors-changed' }, { channel: 'email', address: email }, language);
  }

  async #prove(account: Account, proof: string, confirmed: readonly SecondFactor[]): ServiceResult<void, WrongCode> {
    const { now } = this.#caller;
    const text = proof.trim();
    const kind = isWholeProof('totp', text) ? 'totp' : 'recovery-code';
    const mayProve = kind === 'recovery-code' || confirmed.some((factor) => factor.kind === kind);
    const context = { account, device: placeholderDevice, now };
    const held = await new GuessLimit(this.#tries, this.#caller).guess(
      { kind: 'proof', of: account.id },
      async (guess) => (mayProve && (await this.#proofChecks[kind]?.holds(text, context, guess))) || undefined,
    );
    if (held.ok) return ok(undefined);
    const refusal = tooManyGuesses(held.error) ?? ({ kind: 'wrong-code' } as const);
    await logFailed(this.#activityLog, this.#caller, 'failed-sign-in', { account: account.id }, refusal.kind);
    return failed(refusal);
  }
}

type WrongCode = { readonly kind: 'wrong-code' };

const shown = (factor: SecondFactor, lastSignIn: Instant | undefined): ResetFactor => ({
  key: factorKey(factor),
  kind: factor.kind,
  ...(factor.kind === 'passkey' ? { name: factor.name } : {}),
  ...(factor.addedAt === undefined ? {} : { addedAt: factor.addedAt }),
  ...(factor.lastUsedAt === undefined ? {} : { lastUsedAt: factor.lastUsedAt }),
  confirmed: isConfirmedFactor(factor, lastSignIn),
});
