import {
  oneTimeCode,
  parsePhone,
  recoveryCodes,
  spelledRecoveryCode,
  type Account,
  type SecondFactor,
} from '@portico/domain/access';
import { failed, ok, plus, type Result } from '@portico/domain/kernel';
import type { Recipient } from '@portico/domain/notifications';
import { GuessLimit } from '../access/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { AuthenticationDeps, SessionCall } from './authentication.deps.ts';
import type {
  AppProof,
  AuthenticationRefusal,
  FactorRemoval,
  NewApp,
  NewPasskey,
  Step,
  TwoFactorResend,
  TwoFactorUpdate,
} from '@portico/application/authentication';
import { logOwn, ownAccount, provenAccount } from './own-account.ts';
import { SentCode } from './sent-code.ts';

type Refused = AuthenticationRefusal;

/** An account's second factors and their settings. Every change is logged and reported by mail. */
export class SecondFactors {
  readonly #deps: AuthenticationDeps;
  readonly #call: SessionCall;

  constructor(deps: AuthenticationDeps, call: SessionCall) {
    this.#deps = deps;
    this.#call = call;
  }

  async update(update: TwoFactorUpdate): ServiceResult<Step, Refused> {
    const proven = await this.#proven(update.currentPassword);
    if (!proven.ok) return proven;
    const account = proven.value;
    const { protections } = this.#deps;
    if (!update.enabled) {
      for (const kind of ['email', 'sms', 'totp', 'passkey'] as const) await protections.removeFactor(account.id, kind);
      await protections.setRecoveryCodes(account.id, []);
      return this.#changed(account, 'done');
    }
    const to = recipientOf(account, update);
    if (!to.ok) return to;
    const code = this.#code(account, update);
    if (update.otp === undefined) {
      const sent = await code.send(to.value);
      return sent.ok ? ok('code-sent') : sent;
    }
    const weighed = await code.weigh(update.otp, to.value.address);
    if (!weighed.ok) return weighed;
    await protections.addFactor(account.id, { ...factorOf(account, update), addedAt: this.#call.now });
    return this.#changed(account, 'done');
  }

  /** Only in place of a code that was requested with the password. */
  async resend(resend: TwoFactorResend): ServiceResult<void, Refused> {
    const own = await ownAccount(this.#deps, this.#call, 'account:act');
    if (!own.ok) return own;
    const to = recipientOf(own.value, resend);
    if (!to.ok) return to;
    const code = this.#code(own.value, resend);
    return (await code.wasSentTo(to.value.address)) ? code.send(to.value) : failed({ kind: 'code-expired' });
  }

  async beginApp(password: string): ServiceResult<NewApp, Refused> {
    const proven = await this.#proven(password);
    if (!proven.ok) return proven;
    const { apps, challenges, codes, qrCodes } = this.#deps;
    const { now } = this.#call;
    const { id: account, email } = proven.value;
    const [id, key] = [codes.newId(), apps.newSecret()];
    await challenges.put(
      { id, kind: 'new-app', account, secret: key, expiresAt: plus(now, 2 * oneTimeCode.life) },
      now,
    );
    const address = apps.address(key, email);
    return ok({ id, key, address, qr: qrCodes.draw(address) });
  }

  async confirmApp({ id, code }: AppProof): ServiceResult<void, Refused> {
    const own = await ownAccount(this.#deps, this.#call, 'account:act');
    if (!own.ok) return own;
    const { apps, challenges, protections, tries } = this.#deps;
    const { now } = this.#call;
    const begun = await challenges.find(id, now);
    if (begun?.kind !== 'new-app' || begun.account !== own.value.id || begun.secret === undefined) {
      return failed({ kind: 'code-expired' });
    }
    const { secret } = begun;
    const shown = await new GuessLimit(tries, this.#call).guess({ kind: 'new-app', of: own.value.id }, async (guess) =>
      apps.stepOf(secret, code.trim(), now, guess),
    );
    if (!shown.ok) return failed(shown.error.kind === 'must-wait' ? shown.error : { kind: 'wrong-code' });
    if ((await challenges.take(id, now)) === undefined) return failed({ kind: 'code-expired' });
    await protections.addFactor(own.value.id, { kind: 'totp', secret, lastStep: shown.value, addedAt: now });
    return this.#changed(own.value, undefined);
  }

  async beginPasskey(password: string): ServiceResult<string, Refused> {
    const proven = await this.#proven(password);
    if (!proven.ok) return proven;
    const { challenges, passkeys, protections } = this.#deps;
    const { now } = this.#call;
    const { id: account, email } = proven.value;
    const { factors } = await protections.of(account);
    const known = factors.filter((factor) => factor.kind === 'passkey');
    const { options, challenge } = await passkeys.askNew(account, email, known);
    await challenges.put({ id: challenge, kind: 'new-passkey', account, expiresAt: plus(now, oneTimeCode.life) }, now);
    return ok(options);
  }

  async addPasskey({ answer, name }: NewPasskey): ServiceResult<void, Refused> {
    const own = await ownAccount(this.#deps, this.#call, 'account:act');
    if (!own.ok) return own;
    const { challenges, passkeys, protections } = this.#deps;
    const { now } = this.#call;
    const claimed = passkeys.claimed(answer);
    const begun = claimed && (await challenges.take(claimed.challenge, now));
    if (begun?.kind !== 'new-passkey' || begun.account !== own.value.id) return failed({ kind: 'passkey-refused' });
    const made = await passkeys.judgeNew(answer, begun.id);
    // A passkey that is registered already, to any account, is refused.
    if (!made.ok || (await protections.byPasskey(made.value.id)) !== undefined) {
      return failed({ kind: 'passkey-refused' });
    }
    const called = name.trim().slice(0, 60);
    await protections.addFactor(own.value.id, { kind: 'passkey', ...made.value, name: called, addedAt: now });
    return this.#changed(own.value, undefined);
  }

  async remove({ kind, passkey, currentPassword }: FactorRemoval): ServiceResult<void, Refused> {
    const proven = await this.#proven(currentPassword);
    if (!proven.ok) return proven;
    const { protections } = this.#deps;
    const { id } = proven.value;
    await protections.removeFactor(id, kind, kind === 'passkey' ? (passkey ?? '') : undefined);
    // Recovery codes stand in for a factor, so without one they are removed.
    if ((await protections.of(id)).factors.length === 0) await protections.setRecoveryCodes(id, []);
    return this.#changed(proven.value, undefined);
  }

  async makeRecoveryCodes(password: string): ServiceResult<readonly string[], Refused> {
    const proven = await this.#proven(password);
    if (!proven.ok) return proven;
    const { codes, protections, shortCodeHashes } = this.#deps;
    const made = Array.from({ length: recoveryCodes.count }, () => codes.digits(recoveryCodes.digits));
    await protections.setRecoveryCodes(
      proven.value.id,
      made.map((code) => shortCodeHashes.hashOf(code)),
    );
    return this.#changed(proven.value, made.map(spelledRecoveryCode));
  }

  #proven(password: string): ServiceResult<Account, Refused> {
    return provenAccount(this.#deps, this.#call, password);
  }

  #code(account: Account, { by, device }: TwoFactorResend): SentCode {
    return new SentCode(
      this.#deps.oneTimeCodes,
      this.#deps.codes,
      this.#deps.shortCodeHashes,
      this.#deps.notifier,
      this.#deps.tries,
      account,
      device,
      by === 'email' ? 'email-factor' : 'sms-factor',
      this.#call.now,
    );
  }

  async #changed<T>({ email, language }: Account, value: T): Promise<Result<T, never>> {
    const { activityLog, notifier } = this.#deps;
    await logOwn(activityLog, this.#call, 'changed-second-factors');
    await notifier.send({ kind: 'second-factors-changed' }, { channel: 'email', address: email }, language);
    return ok(value);
  }
}

const recipientOf = ({ email }: Account, { by, phone = '' }: TwoFactorResend): Result<Recipient, Refused> => {
  if (by === 'email') return ok({ channel: 'email', address: email });
  const parsed = parsePhone(phone);
  return parsed.ok ? ok({ channel: 'sms', address: parsed.value }) : failed(parsed.error);
};

const factorOf = ({ email }: Account, { by, phone = '' }: TwoFactorResend): SecondFactor => {
  const parsed = parsePhone(phone);
  return by === 'sms' && parsed.ok ? { kind: 'sms', phone: parsed.value } : { kind: 'email', email };
};
