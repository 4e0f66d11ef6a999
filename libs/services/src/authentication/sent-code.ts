import {
  attemptLimit,
  isRightCode,
  oneTimeCode,
  type Account,
  type CodeGenerator,
  type CodePurpose,
  type OneTimeCodes,
  type ShortCodeHashes,
  type Tries,
} from '@portico/domain/access';
import { failed, MINUTE, ok, plus, type DeviceId, type Instant } from '@portico/domain/kernel';
import type { Notifier, Recipient } from '@portico/domain/notifications';
import { codeRefusal, GuessLimit, sentCodeLock, type Guesser } from '../access/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { AuthenticationRefusal } from '@portico/application/authentication';

/** A code that proves control of an address or number; one per account, device and purpose. */
export class SentCode {
  readonly #oneTimeCodes: OneTimeCodes;
  readonly #codes: CodeGenerator;
  readonly #shortCodeHashes: ShortCodeHashes;
  readonly #notifier: Notifier;
  readonly #tries: Tries;
  readonly #account: Account;
  readonly #device: DeviceId;
  readonly #purpose: CodePurpose;
  readonly #now: Instant;
  readonly #guesses: GuessLimit;

  constructor(
    oneTimeCodes: OneTimeCodes,
    codes: CodeGenerator,
    shortCodeHashes: ShortCodeHashes,
    notifier: Notifier,
    tries: Tries,
    account: Account,
    device: DeviceId,
    purpose: CodePurpose,
    { now, clock }: Pick<Guesser, 'now' | 'clock'>,
  ) {
    this.#oneTimeCodes = oneTimeCodes;
    this.#codes = codes;
    this.#shortCodeHashes = shortCodeHashes;
    this.#notifier = notifier;
    this.#tries = tries;
    this.#account = account;
    this.#device = device;
    this.#purpose = purpose;
    this.#now = now;
    this.#guesses = new GuessLimit(tries, { now, ...(clock === undefined ? {} : { clock }) });
  }

  /** Sends a code in place of an earlier one; with `silently` it is stored but not sent, so that it opens nothing. */
  async send(to: Recipient, { silently = false } = {}): ServiceResult<void, AuthenticationRefusal> {
    const { id: account, language } = this.#account;
    const verdict = await this.#tries.take([{ key: `code ${account}`, limit: attemptLimit }], this.#now);
    if (verdict.kind === 'must-wait') return failed(verdict);
    const code = this.#codes.digits(oneTimeCode.digits);
    await this.#oneTimeCodes.put({
      account,
      device: this.#device,
      purpose: this.#purpose,
      code: this.#shortCodeHashes.hashOf(code),
      sentTo: to.address,
      expiresAt: plus(this.#now, oneTimeCode.life),
      wrongTries: 0,
    });
    const minutes = oneTimeCode.life / MINUTE;
    if (!silently) await this.#notifier.send({ kind: 'one-time-code', code, minutes }, to, language);
    return ok(undefined);
  }

  /** Whether a code was sent to this address, even if it has expired. */
  async wasSentTo(address: string): Promise<boolean> {
    const sent = await this.#oneTimeCodes.find(this.#account.id, this.#device, this.#purpose);
    return sent?.sentTo === address;
  }

  /** Verifies a code that was sent to this address, and uses it up if it is right. */
  async weigh(code: string, address: string): ServiceResult<void, AuthenticationRefusal> {
    const { id: account } = this.#account;
    const sent = await this.#oneTimeCodes.find(account, this.#device, this.#purpose);
    if (sent === undefined || sent.sentTo !== address || this.#now >= sent.expiresAt) {
      return failed({ kind: 'code-expired' });
    }
    const right = await this.#guesses.guess(
      { kind: 'sent-code', of: account, lock: sentCodeLock(this.#oneTimeCodes, sent) },
      async (guess, latest, now) => {
        if (latest?.sentTo !== address || now >= latest.expiresAt) return 'used-up';
        return isRightCode(latest, this.#shortCodeHashes.everyHashOf(code.trim()), guess) ? 'right' : undefined;
      },
      () => this.#oneTimeCodes.find(account, this.#device, this.#purpose),
    );
    if (!right.ok) return failed(codeRefusal(right.error));
    const taken = right.value === 'right' && (await this.#oneTimeCodes.take(account, this.#device, this.#purpose));
    return taken ? ok(undefined) : failed({ kind: 'code-expired' });
  }
}

export type SentCodeOf = (
  account: Account,
  device: DeviceId,
  purpose: CodePurpose,
  by: Pick<Guesser, 'now' | 'clock'>,
) => SentCode;

/** The codes of any account, from ports that were resolved once. */
export const sentCodeOf =
  (
    oneTimeCodes: OneTimeCodes,
    codes: CodeGenerator,
    hashes: ShortCodeHashes,
    notifier: Notifier,
    tries: Tries,
  ): SentCodeOf =>
  (account, device, purpose, by) =>
    new SentCode(oneTimeCodes, codes, hashes, notifier, tries, account, device, purpose, by);
