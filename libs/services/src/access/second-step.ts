import {
  attemptLimit,
  isRightCode,
  maskEmail,
  maskPhone,
  oneTimeCode,
  placeholderDevice,
  proofsOf,
  trustedUntil,
  type Account,
  type Accounts,
  type CodeGenerator,
  type OneTimeCodes,
  type ProofKind,
  type Protection,
  type Protections,
  type ShortCodeHashes,
  type Tries,
} from '@portico/domain/access';
import {
  DAY,
  failed,
  MINUTE,
  ok,
  plus,
  SECOND,
  type CountedGuess,
  type DeviceId,
  type Instant,
  type Result,
} from '@portico/domain/kernel';
import type { Notifier, Recipient } from '@portico/domain/notifications';
import type { ProofAsked, SignInRefusal } from '@portico/application/access';
import { GuessLimit, type Guesser } from './guess-limit.ts';
import type { ProofChecks } from './proof-check.ts';
import { codeRefusal, sentCodeLock } from './sent-code-lock.ts';

interface Request {
  readonly proof: ProofKind | undefined;
  /** Sends another code in place of the one on its way. */
  readonly anew: boolean;
}

/** The second proof, where the right password is not enough (`ACC-169`, `ACC-180`). */
export class SecondStep {
  readonly #accounts: Pick<Accounts, 'byId'>;
  readonly #protections: Protections;
  readonly #oneTimeCodes: OneTimeCodes;
  readonly #codes: CodeGenerator;
  readonly #shortCodeHashes: ShortCodeHashes;
  readonly #tries: Tries;
  readonly #notifier: Notifier;
  readonly #proofChecks: ProofChecks;
  readonly #account: Account;
  readonly #device: DeviceId;
  readonly #now: Instant;
  readonly #guesses: GuessLimit;

  constructor(
    accounts: Pick<Accounts, 'byId'>,
    protections: Protections,
    oneTimeCodes: OneTimeCodes,
    codes: CodeGenerator,
    shortCodeHashes: ShortCodeHashes,
    tries: Tries,
    notifier: Notifier,
    proofChecks: ProofChecks,
    account: Account,
    device: DeviceId,
    guesser: Guesser,
  ) {
    this.#accounts = accounts;
    this.#protections = protections;
    this.#oneTimeCodes = oneTimeCodes;
    this.#codes = codes;
    this.#shortCodeHashes = shortCodeHashes;
    this.#tries = tries;
    this.#notifier = notifier;
    this.#proofChecks = proofChecks;
    this.#account = account;
    this.#device = device;
    this.#now = guesser.now;
    this.#guesses = new GuessLimit(tries, guesser);
  }

  /** Whether a second proof is needed. The placeholder device always needs one (`ACC-141`). */
  async isNeeded(): Promise<boolean> {
    if (this.#device === placeholderDevice) return true;
    const protection = await this.#protections.of(this.#account.id);
    if (proofsOf(protection).length === 0) return false;
    return !(await this.#oneTimeCodes.isTrusted(this.#account.id, this.#device, this.#now));
  }

  /** Asks for the requested proof, otherwise the account's first one; sends the code if it is one. */
  async ask({ proof, anew }: Request): Promise<Result<ProofAsked, SignInRefusal>> {
    const protection = await this.#protections.of(this.#account.id);
    const offered = this.#offered(protection);
    const asked = offered.find((kind) => kind === proof) ?? offered[0] ?? 'email';
    const base = { kind: 'proof-asked', proof: asked, others: offered.filter((kind) => kind !== asked) } as const;
    if (asked !== 'email' && asked !== 'sms') {
      const challenge = await this.#proofChecks[asked]?.challenge?.(this.#context);
      return ok({ ...base, resendIn: 0, ...(challenge === undefined ? {} : { challenge }) });
    }
    const to = this.#addressOf(protection, asked);
    const sent = await this.#send(to, anew);
    if (!sent.ok) return sent;
    return ok({ ...base, sentTo: to.masked, resendIn: Math.ceil((sent.value - this.#now) / SECOND) });
  }

  /** Verifies a proof. A right one makes the device trusted, except for the placeholder device. */
  async weigh(proof: ProofKind | undefined, otp: string): Promise<Result<void, SignInRefusal>> {
    const offered = this.#offered(await this.#protections.of(this.#account.id));
    const shown = offered.find((kind) => kind === proof) ?? offered[0] ?? 'email';
    const weighed =
      shown === 'email' || shown === 'sms' ? await this.#weighCode(otp) : await this.#weighProof(shown, otp);
    if (!weighed.ok) return weighed;
    if (shown !== 'passkey' && shown !== 'recovery-code') {
      await this.#protections.noteUse(this.#account.id, shown, this.#now);
    }
    if (this.#device !== placeholderDevice) {
      await this.#oneTimeCodes.trust(this.#account.id, this.#device, trustedUntil(this.#now));
    }
    return weighed;
  }

  /** If no factor can be verified, and for the placeholder device, a code goes to the account's own email. */
  #offered(protection: Protection): readonly ProofKind[] {
    const offered = proofsOf(protection).filter(
      (kind) => kind === 'email' || kind === 'sms' || this.#proofChecks[kind] !== undefined,
    );
    return offered.some((kind) => kind !== 'recovery-code') ? offered : ['email'];
  }

  #addressOf({ factors }: Protection, kind: 'email' | 'sms'): Recipient & { readonly masked: string } {
    for (const factor of factors) {
      if (kind === 'sms' && factor.kind === 'sms') {
        return { channel: 'sms', address: factor.phone, masked: maskPhone(factor.phone) };
      }
      if (kind === 'email' && factor.kind === 'email') {
        return { channel: 'email', address: factor.email, masked: maskEmail(factor.email) };
      }
    }
    return { channel: 'email', address: this.#account.email, masked: maskEmail(this.#account.email) };
  }

  /** Sends a code unless a valid one is already on its way; returns when that code expires. */
  async #send({ channel, address }: Recipient, anew: boolean): Promise<Result<Instant, SignInRefusal>> {
    const { id: account, language } = this.#account;
    const earlier = await this.#oneTimeCodes.find(account, this.#device, 'sign-in');
    const isGood =
      earlier !== undefined &&
      earlier.sentTo === address &&
      this.#now < earlier.expiresAt &&
      earlier.wrongTries < oneTimeCode.wrongTries;
    if (isGood && !anew) return ok(earlier.expiresAt);
    const verdict = await this.#tries.take([{ key: `code ${account}`, limit: attemptLimit }], this.#now);
    if (verdict.kind === 'must-wait') return failed(verdict);
    const code = this.#codes.digits(oneTimeCode.digits);
    const expiresAt = plus(this.#now, oneTimeCode.life);
    await this.#oneTimeCodes.put({
      account,
      device: this.#device,
      purpose: 'sign-in',
      code: this.#shortCodeHashes.hashOf(code),
      sentTo: address,
      expiresAt,
      wrongTries: 0,
    });
    const minutes = oneTimeCode.life / MINUTE;
    await this.#notifier.send({ kind: 'one-time-code', code, minutes }, { channel, address }, language);
    return ok(expiresAt);
  }

  async #weighCode(otp: string): Promise<Result<void, SignInRefusal>> {
    const { id: account } = this.#account;
    const sent = await this.#oneTimeCodes.find(account, this.#device, 'sign-in');
    if (sent === undefined || this.#now >= sent.expiresAt) return failed({ kind: 'code-expired' });
    const right = await this.#guesses.guess(
      { kind: 'sent-code', of: account, lock: sentCodeLock(this.#oneTimeCodes, sent) },
      async (guess, [latest, held], now) => {
        if (!isAsKnown(held, this.#account, guess)) return 'changed';
        if (latest === undefined || now >= latest.expiresAt) return 'used-up';
        return isRightCode(latest, this.#shortCodeHashes.everyHashOf(otp.trim()), guess) ? 'right' : undefined;
      },
      () => Promise.all([this.#oneTimeCodes.find(account, this.#device, 'sign-in'), this.#accounts.byId(account)]),
    );
    if (!right.ok) return this.#wrongProof(codeRefusal(right.error));
    if (right.value === 'changed') return failed({ kind: 'wrong-credentials' });
    const taken = right.value === 'right' && (await this.#oneTimeCodes.take(account, this.#device, 'sign-in'));
    return taken ? ok(undefined) : failed({ kind: 'code-expired' });
  }

  async #weighProof(kind: keyof ProofChecks, proof: string): Promise<Result<void, SignInRefusal>> {
    const held = await this.#guesses.guess(
      { kind: 'proof', of: this.#account.id },
      async (guess, account) => {
        if (!isAsKnown(account, this.#account, guess)) return 'changed';
        return (await this.#proofChecks[kind]?.holds(proof, this.#context, guess)) === true ? 'right' : undefined;
      },
      () => this.#accounts.byId(this.#account.id),
    );
    if (!held.ok) return this.#wrongProof(codeRefusal(held.error));
    return held.value === 'right' ? ok(undefined) : failed({ kind: 'wrong-credentials' });
  }

  /** Emails the owner at most once a day when proofs run out or are limited: the guesser knows the password. */
  async #wrongProof(refusal: ReturnType<typeof codeRefusal>): Promise<Result<never, SignInRefusal>> {
    const { id, email, language } = this.#account;
    const told = { key: `wrong codes told ${id}`, limit: { failures: 1, window: DAY, pause: DAY } };
    if (refusal.kind !== 'wrong-code' && (await this.#tries.take([told], this.#now)).kind === 'may-try') {
      const news = { kind: 'account-changed', news: 'wrong-codes' } as const;
      await this.#notifier.send(news, { channel: 'email', address: email }, language);
    }
    return failed(refusal);
  }

  get #context() {
    return { account: this.#account, device: this.#device, now: this.#now };
  }
}

/** Whether the account is still the one whose password was right: it may be disabled or have another one by the time of the turn. */
const isAsKnown = (held: Account | undefined, { passwordHash: known }: Account, _guess: CountedGuess): boolean => {
  if (held === undefined || held.disabledAt !== undefined) return false;
  const { passwordHash } = held;
  return passwordHash === known;
};

export type SecondStepOf = (account: Account, device: DeviceId, guesser: Guesser) => SecondStep;

/** The second step of any account, from ports that were resolved once. */
export const secondStepOf =
  (
    accounts: Pick<Accounts, 'byId'>,
    protections: Protections,
    oneTimeCodes: OneTimeCodes,
    codes: CodeGenerator,
    hashes: ShortCodeHashes,
    tries: Tries,
    notifier: Notifier,
    checks: ProofChecks,
  ): SecondStepOf =>
  (account, device, guesser) =>
    new SecondStep(
      accounts,
      protections,
      oneTimeCodes,
      codes,
      hashes,
      tries,
      notifier,
      checks,
      account,
      device,
      guesser,
    );
