import { oneTimeCode, type Challenges, type Passkeys, type Protections } from '@portico/domain/access';
import { failed, ok, plus } from '@portico/domain/kernel';
import type { AuthenticationRefusal, NewPasskey } from '@portico/application/authentication';
import type { ServiceResult } from '@portico/application/kernel';
import type { ForCall, ServiceCall } from '../kernel/index.ts';
import type { OwnAccount } from './own-account.ts';
import type { SecondFactorNews } from './second-factor-notifications.ts';
import type { SessionCall } from './session-call.ts';

type Refused = AuthenticationRefusal;

/** Adds passkeys to an account. */
export class PasskeyFactor {
  readonly #own: OwnAccount;
  readonly #passkeys: Passkeys;
  readonly #challenges: Challenges;
  readonly #protections: Protections;
  readonly #news: SecondFactorNews;
  readonly #call: SessionCall;

  constructor(
    ownFor: ForCall<ServiceCall, OwnAccount>,
    passkeys: Passkeys,
    challenges: Challenges,
    protections: Protections,
    news: SecondFactorNews,
    call: SessionCall,
  ) {
    this.#own = ownFor(call);
    this.#passkeys = passkeys;
    this.#challenges = challenges;
    this.#protections = protections;
    this.#news = news;
    this.#call = call;
  }

  async begin(password: string): ServiceResult<string, Refused> {
    const proven = await this.#own.proven(password);
    if (!proven.ok) return proven;
    const { now } = this.#call;
    const { id: account, email } = proven.value;
    const { factors } = await this.#protections.of(account);
    const known = factors.filter((factor) => factor.kind === 'passkey');
    const { options, challenge } = await this.#passkeys.askNew(account, email, known);
    await this.#challenges.put(
      { id: challenge, kind: 'new-passkey', account, expiresAt: plus(now, oneTimeCode.life) },
      now,
    );
    return ok(options);
  }

  async add({ answer, name }: NewPasskey): ServiceResult<void, Refused> {
    const own = await this.#own.of('account:act');
    if (!own.ok) return own;
    const { now } = this.#call;
    const claimed = this.#passkeys.claimed(answer);
    const begun = claimed && (await this.#challenges.take(claimed.challenge, now));
    if (begun?.kind !== 'new-passkey' || begun.account !== own.value.id) return failed({ kind: 'passkey-refused' });
    const made = await this.#passkeys.judgeNew(answer, begun.id);
    // A passkey that is registered already, to any account, is refused.
    if (!made.ok || (await this.#protections.byPasskey(made.value.id)) !== undefined) {
      return failed({ kind: 'passkey-refused' });
    }
    const called = name.trim().slice(0, 60);
    await this.#protections.addFactor(own.value.id, { kind: 'passkey', ...made.value, name: called, addedAt: now });
    return this.#news.changed(this.#call, own.value, undefined);
  }
}
