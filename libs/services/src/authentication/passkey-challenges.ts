import { oneTimeCode, type Challenges, type Passkey, type Passkeys, type Protections } from '@portico/domain/access';
import { plus, type AccountId, type CountedGuess, type Instant } from '@portico/domain/kernel';

/** Challenges that passkeys sign at sign-in. */
export class PasskeyChallenges {
  readonly #passkeys: Passkeys;
  readonly #challenges: Challenges;
  readonly #protections: Protections;

  constructor(passkeys: Passkeys, challenges: Challenges, protections: Protections) {
    this.#passkeys = passkeys;
    this.#challenges = challenges;
    this.#protections = protections;
  }

  /** Creates a challenge for one of these passkeys, or for any; returns the WebAuthn options as JSON text. */
  async ask(known: readonly Passkey[], now: Instant): Promise<string> {
    const { options, challenge } = await this.#passkeys.ask(known);
    const expiresAt = plus(now, oneTimeCode.life);
    await this.#challenges.put({ id: challenge, kind: 'passkey-sign-in', expiresAt }, now);
    return options;
  }

  /**
   * The account whose passkey signed the response; undefined if it is not valid. Each challenge is used once. `alone`:
   * signed in without a password.
   */
  async holder(
    answer: string,
    { now, alone }: { readonly now: Instant; readonly alone: boolean },
    guess: CountedGuess,
  ): Promise<AccountId | undefined> {
    const claimed = this.#passkeys.claimed(answer);
    const asked = claimed && (await this.#challenges.take(claimed.challenge, now));
    if (claimed === undefined || asked?.kind !== 'passkey-sign-in') return undefined;
    const account = await this.#protections.byPasskey(claimed.passkey);
    if (account === undefined) return undefined;
    const { factors } = await this.#protections.of(account);
    const passkey = factors.find((factor) => factor.kind === 'passkey' && factor.id === claimed.passkey);
    if (passkey?.kind !== 'passkey' || (alone && passkey.besidePassword === true)) return undefined;
    const judged = await this.#passkeys.judge(answer, asked.id, passkey, guess);
    if (!judged.ok) return undefined;
    await this.#protections.notePasskeyUse(passkey.id, judged.value, now);
    return account;
  }
}
