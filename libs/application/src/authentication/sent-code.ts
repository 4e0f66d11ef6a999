import {
  attemptLimit,
  judgeCode,
  oneTimeCode,
  type Account,
  type CodeMint,
  type CodePurpose,
  type OneTimeCodes,
  type Tries,
} from '@portico/domain/access';
import { failed, MINUTE, ok, plus, type DeviceId, type Instant } from '@portico/domain/kernel';
import type { Notifier, Recipient } from '@portico/domain/notices';
import type { Answer } from '../kernel/index.ts';
import type { AuthenticationRefusal } from './authentication.port.ts';

export interface SentCodeDeps {
  readonly oneTimeCodes: OneTimeCodes;
  readonly codes: CodeMint;
  readonly notifier: Notifier;
  readonly tries: Tries;
}

/** A code that proves that an address or number is the account's: of one account, device and purpose there is one. */
export class SentCode {
  readonly #deps: SentCodeDeps;
  readonly #account: Account;
  readonly #device: DeviceId;
  readonly #purpose: CodePurpose;
  readonly #now: Instant;

  constructor(deps: SentCodeDeps, account: Account, device: DeviceId, purpose: CodePurpose, now: Instant) {
    this.#deps = deps;
    this.#account = account;
    this.#device = device;
    this.#purpose = purpose;
    this.#now = now;
  }

  /** Sends a code in place of an earlier one; `silently` keeps it without telling anybody, so that it opens nothing. */
  async send(to: Recipient, { silently = false } = {}): Answer<void, AuthenticationRefusal> {
    const { oneTimeCodes, codes, notifier, tries } = this.#deps;
    const { id: account, language } = this.#account;
    const verdict = await tries.take([{ key: `code ${account}`, limit: attemptLimit }], this.#now);
    if (verdict.kind === 'must-wait') return failed(verdict);
    const code = codes.digits(oneTimeCode.digits);
    await oneTimeCodes.put({
      account,
      device: this.#device,
      purpose: this.#purpose,
      code: codes.hashOf(code),
      sentTo: to.address,
      expiresAt: plus(this.#now, oneTimeCode.life),
      wrongTries: 0,
    });
    const minutes = oneTimeCode.life / MINUTE;
    if (!silently) await notifier.send({ kind: 'one-time-code', code, minutes }, to, language);
    return ok(undefined);
  }

  /** Whether a code was sent to this address, be it over by now. */
  async wasSentTo(address: string): Promise<boolean> {
    const sent = await this.#deps.oneTimeCodes.find(this.#account.id, this.#device, this.#purpose);
    return sent?.sentTo === address;
  }

  /** Weighs a code that was sent to this address, and uses it up when it is right. */
  async weigh(code: string, address: string): Answer<void, AuthenticationRefusal> {
    const { oneTimeCodes, codes } = this.#deps;
    const { id: account } = this.#account;
    const sent = await oneTimeCodes.find(account, this.#device, this.#purpose);
    if (sent === undefined || sent.sentTo !== address || this.#now >= sent.expiresAt) {
      return failed({ kind: 'code-expired' });
    }
    // Counted before it is weighed, so that guesses side by side are no more than five.
    const tried = await oneTimeCodes.countWrongTry(account, this.#device, this.#purpose);
    if (tried > oneTimeCode.wrongTries) return failed({ kind: 'attempt-over' });
    if (judgeCode({ ...sent, wrongTries: 0 }, codes.hashOf(code.trim()), this.#now).kind !== 'right') {
      return failed({ kind: tried === oneTimeCode.wrongTries ? 'attempt-over' : 'wrong-code' });
    }
    const taken = await oneTimeCodes.take(account, this.#device, this.#purpose);
    return taken ? ok(undefined) : failed({ kind: 'code-expired' });
  }
}
