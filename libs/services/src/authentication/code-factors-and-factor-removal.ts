import {
  parsePhone,
  recoveryCodes,
  spelledRecoveryCode,
  type Account,
  type CodeGenerator,
  type Protections,
  type SecondFactor,
  type ShortCodeHashes,
} from '@portico/domain/access';
import { failed, ok, type Result } from '@portico/domain/kernel';
import type { Recipient } from '@portico/domain/notifications';
import type {
  AuthenticationRefusal,
  FactorRemoval,
  Step,
  TwoFactorResend,
  TwoFactorUpdate,
} from '@portico/application/authentication';
import type { ServiceResult } from '@portico/application/kernel';
import type { ForCall, ServiceCall } from '../kernel/index.ts';
import type { OwnAccount } from './own-account.ts';
import type { SecondFactorNews } from './second-factor-notifications.ts';
import type { SentCode, SentCodeOf } from './sent-code.ts';
import type { SessionCall } from './session-call.ts';

type Refused = AuthenticationRefusal;

/** Codes by mail or text message as a second factor, recovery codes, and the removal of any factor. */
export class SecondFactors {
  readonly #own: OwnAccount;
  readonly #protections: Protections;
  readonly #codes: Pick<CodeGenerator, 'digits'>;
  readonly #shortCodeHashes: ShortCodeHashes;
  readonly #sentCodeOf: SentCodeOf;
  readonly #news: SecondFactorNews;
  readonly #call: SessionCall;

  constructor(
    ownFor: ForCall<ServiceCall, OwnAccount>,
    protections: Protections,
    codes: Pick<CodeGenerator, 'digits'>,
    shortCodeHashes: ShortCodeHashes,
    sentCodeOf: SentCodeOf,
    news: SecondFactorNews,
    call: SessionCall,
  ) {
    this.#own = ownFor(call);
    this.#protections = protections;
    this.#codes = codes;
    this.#shortCodeHashes = shortCodeHashes;
    this.#sentCodeOf = sentCodeOf;
    this.#news = news;
    this.#call = call;
  }

  async update(update: TwoFactorUpdate): ServiceResult<Step, Refused> {
    const proven = await this.#own.proven(update.currentPassword);
    if (!proven.ok) return proven;
    const account = proven.value;
    if (!update.enabled) {
      for (const kind of ['email', 'sms', 'totp', 'passkey'] as const)
        await this.#protections.removeFactor(account.id, kind);
      await this.#protections.setRecoveryCodes(account.id, []);
      return this.#news.changed(this.#call, account, 'done');
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
    await this.#protections.addFactor(account.id, { ...factorOf(account, update), addedAt: this.#call.now });
    return this.#news.changed(this.#call, account, 'done');
  }

  /** Only in place of a code that was requested with the password. */
  async resend(resend: TwoFactorResend): ServiceResult<void, Refused> {
    const own = await this.#own.of('account:act');
    if (!own.ok) return own;
    const to = recipientOf(own.value, resend);
    if (!to.ok) return to;
    const code = this.#code(own.value, resend);
    return (await code.wasSentTo(to.value.address)) ? code.send(to.value) : failed({ kind: 'code-expired' });
  }

  async remove({ kind, passkey, currentPassword }: FactorRemoval): ServiceResult<void, Refused> {
    const proven = await this.#own.proven(currentPassword);
    if (!proven.ok) return proven;
    const { id } = proven.value;
    await this.#protections.removeFactor(id, kind, kind === 'passkey' ? (passkey ?? '') : undefined);
    // Recovery codes stand in for a factor, so without one they are removed.
    if ((await this.#protections.of(id)).factors.length === 0) await this.#protections.setRecoveryCodes(id, []);
    return this.#news.changed(this.#call, proven.value, undefined);
  }

  async makeRecoveryCodes(password: string): ServiceResult<readonly string[], Refused> {
    const proven = await this.#own.proven(password);
    if (!proven.ok) return proven;
    const made = Array.from({ length: recoveryCodes.count }, () => this.#codes.digits(recoveryCodes.digits));
    await this.#protections.setRecoveryCodes(
      proven.value.id,
      made.map((code) => this.#shortCodeHashes.hashOf(code)),
    );
    return this.#news.changed(this.#call, proven.value, made.map(spelledRecoveryCode));
  }

  #code(account: Account, { by, device }: TwoFactorResend): SentCode {
    return this.#sentCodeOf(account, device, by === 'email' ? 'email-factor' : 'sms-factor', this.#call);
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
