import { failed, ok, type AccountId, type Instant, type Result } from '../../kernel/index.ts';
import type {
  AuthenticatorApps,
  BadPasskey,
  Challenge,
  Challenges,
  PasskeyQuestion,
  Passkeys,
  QrCode,
  QrCodes,
} from '../ports/second-factors.ts';
import type { Passkey } from '../second-factor.ts';
import type { Email } from '../email.ts';

/** In-memory challenges. */
export class MemoryChallenges implements Challenges {
  readonly #kept = new Map<string, Challenge>();

  async put(challenge: Challenge, now: Instant): Promise<void> {
    for (const [id, { expiresAt }] of this.#kept) if (expiresAt <= now) this.#kept.delete(id);
    this.#kept.set(challenge.id, challenge);
  }

  async find(id: string, now: Instant): Promise<Challenge | undefined> {
    const found = this.#kept.get(id);
    return found !== undefined && now < found.expiresAt ? found : undefined;
  }

  async take(id: string, now: Instant): Promise<Challenge | undefined> {
    const found = this.#kept.get(id);
    this.#kept.delete(id);
    return found !== undefined && now < found.expiresAt ? found : undefined;
  }
}

const stepLength = 30_000;

/** Authenticator apps whose code is the time step itself; for tests only. */
export class CountingApps implements AuthenticatorApps {
  #made = 0;

  newSecret(): string {
    this.#made += 1;
    return `SECRET${this.#made}`;
  }

  address(secret: string, label: string): string {
    return `otpauth://totp/${label}?secret=${secret}`;
  }

  stepOf(_secret: string, code: string, now: Instant): number | undefined {
    const step = Math.floor(now / stepLength);
    return [step, step - 1, step + 1].find((near) => CountingApps.codeOf(near) === code);
  }

  static codeOf(step: number): string {
    return String(step % 1_000_000).padStart(6, '0');
  }

  static codeAt(at: Instant): string {
    return CountingApps.codeOf(Math.floor(at / stepLength));
  }
}

/** Empty QR codes. */
export class BlankQrCodes implements QrCodes {
  draw(text: string): Promise<QrCode> {
    return Promise.resolve({ size: text.length, path: 'M0 0h1v1h-1z' });
  }
}

/** Passkeys that answer `id challenge counter`; forgeable, for tests only. */
export class SpelledPasskeys implements Passkeys {
  #asked = 0;

  async askNew(account: AccountId, _email: Email, known: readonly Passkey[]): Promise<PasskeyQuestion> {
    this.#asked += 1;
    const challenge = `challenge-${this.#asked}`;
    return { options: JSON.stringify({ challenge, account, known: known.map(({ id }) => id) }), challenge };
  }

  async judgeNew(
    answer: string,
    challenge: string,
  ): Promise<Result<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>, BadPasskey>> {
    const [id, given, counter] = answer.split(' ');
    return id !== undefined && given === challenge
      ? ok({ id, publicKey: `key-of-${id}`, counter: Number(counter ?? 0), transports: ['internal'] })
      : failed({ kind: 'bad-passkey' });
  }

  async ask(known: readonly Passkey[] = []): Promise<PasskeyQuestion> {
    this.#asked += 1;
    const challenge = `challenge-${this.#asked}`;
    return { options: JSON.stringify({ challenge, known: known.map(({ id }) => id) }), challenge };
  }

  claimed(answer: string): { readonly passkey: string; readonly challenge: string } | undefined {
    const [passkey, challenge] = answer.split(' ');
    return passkey === undefined || challenge === undefined ? undefined : { passkey, challenge };
  }

  async judge(answer: string, challenge: string, passkey: Passkey): Promise<Result<number, BadPasskey>> {
    const [id, given, counter] = answer.split(' ');
    const right = id === passkey.id && given === challenge && Number(counter) > passkey.counter;
    return right ? ok(Number(counter)) : failed({ kind: 'bad-passkey' });
  }
}
