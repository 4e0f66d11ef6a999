import type { AccountId, DeviceId, Instant } from '../../kernel/index.ts';
import type { CodeHash } from '../link-capability.ts';
import type { CodePurpose, OneTimeCode, ShortCodeHash } from '../one-time-code.ts';
import type { CodeGenerator, OneTimeCodes, Protections, ShortCodeHashes } from '../ports/codes.ts';
import type { Protection, SecondFactor } from '../second-factor.ts';

/** Codes that count up, and hashes that contain what they hash; for tests only. */
export class CountingCodes implements CodeGenerator {
  #made = 0;

  link(): { readonly code: string; readonly hash: CodeHash } {
    this.#made += 1;
    const code = `code-${this.#made}`;
    return { code, hash: this.hashOf(code) };
  }

  digits(count: number): string {
    this.#made += 1;
    return String(this.#made).padStart(count, '0').slice(-count);
  }

  hashOf(code: string): CodeHash {
    return `hash:${code}` as CodeHash;
  }

  newId(): string {
    this.#made += 1;
    return `id-${this.#made}`;
  }
}

/** Hashes that contain what they hash; for tests only. */
export class MemoryShortCodeHashes implements ShortCodeHashes {
  hashOf(code: string): ShortCodeHash {
    return `short:${code}` as ShortCodeHash;
  }

  everyHashOf(code: string): readonly ShortCodeHash[] {
    return [this.hashOf(code)];
  }
}

const keyOf = (account: AccountId, device: DeviceId, purpose = ''): string => `${account} ${device} ${purpose}`;

/** One-time codes and trusted devices in memory. */
export class MemoryOneTimeCodes implements OneTimeCodes {
  readonly #codes = new Map<string, OneTimeCode>();
  readonly #trusted = new Map<string, { readonly account: AccountId; readonly until: Instant }>();

  async put(code: OneTimeCode): Promise<void> {
    this.#codes.set(keyOf(code.account, code.device, code.purpose), code);
  }

  async find(account: AccountId, device: DeviceId, purpose: CodePurpose): Promise<OneTimeCode | undefined> {
    return this.#codes.get(keyOf(account, device, purpose));
  }

  async countWrongTry(account: AccountId, device: DeviceId, purpose: CodePurpose): Promise<number> {
    const key = keyOf(account, device, purpose);
    const code = this.#codes.get(key);
    if (code === undefined) return 0;
    this.#codes.set(key, { ...code, wrongTries: code.wrongTries + 1 });
    return code.wrongTries + 1;
  }

  async take(account: AccountId, device: DeviceId, purpose: CodePurpose): Promise<boolean> {
    return this.#codes.delete(keyOf(account, device, purpose));
  }

  async trust(account: AccountId, device: DeviceId, until: Instant): Promise<void> {
    this.#trusted.set(keyOf(account, device), { account, until });
  }

  async isTrusted(account: AccountId, device: DeviceId, now: Instant): Promise<boolean> {
    const trusted = this.#trusted.get(keyOf(account, device));
    return trusted !== undefined && now < trusted.until;
  }

  async prune(before: Instant): Promise<void> {
    for (const [key, { expiresAt }] of this.#codes) if (expiresAt < before) this.#codes.delete(key);
    for (const [key, { until }] of this.#trusted) if (until < before) this.#trusted.delete(key);
  }

  async distrustAll(account: AccountId): Promise<void> {
    for (const [key, trusted] of this.#trusted) if (trusted.account === account) this.#trusted.delete(key);
  }
}

/** Second factors in memory. */
export class MemoryProtections implements Protections {
  readonly #kept = new Map<AccountId, Protection>();

  async of(account: AccountId): Promise<Protection> {
    return this.#of(account);
  }

  async addFactor(account: AccountId, factor: SecondFactor): Promise<void> {
    this.#add(account, factor);
  }

  // No await between a read and the write that depends on it, so that it is as strict as a database.
  #of(account: AccountId): Protection {
    return this.#kept.get(account) ?? { account, factors: [], recoveryCodes: [] };
  }

  #add(account: AccountId, factor: SecondFactor): void {
    const kept = this.#of(account);
    const others = kept.factors.filter((one) =>
      factor.kind === 'passkey' && one.kind === 'passkey' ? one.id !== factor.id : one.kind !== factor.kind,
    );
    this.#kept.set(account, { ...kept, factors: [...others, factor] });
  }

  async removeFactor(account: AccountId, kind: SecondFactor['kind'], passkey?: string): Promise<void> {
    const kept = this.#of(account);
    const factors = kept.factors.filter(
      (one) => one.kind !== kind || (one.kind === 'passkey' && passkey !== undefined && one.id !== passkey),
    );
    this.#kept.set(account, { ...kept, factors });
  }

  async setRecoveryCodes(account: AccountId, codes: readonly ShortCodeHash[]): Promise<void> {
    this.#kept.set(account, { ...this.#of(account), recoveryCodes: codes });
  }

  async useRecoveryCode(account: AccountId, everyHash: readonly ShortCodeHash[]): Promise<boolean> {
    const kept = this.#of(account);
    const left = kept.recoveryCodes.filter((one) => !everyHash.includes(one));
    if (left.length === kept.recoveryCodes.length) return false;
    this.#kept.set(account, { ...kept, recoveryCodes: left });
    return true;
  }

  async advanceTotp(account: AccountId, step: number): Promise<boolean> {
    const kept = this.#of(account);
    const app = kept.factors.find((factor) => factor.kind === 'totp');
    if (app === undefined || (app.lastStep ?? -1) >= step) return false;
    this.#add(account, { ...app, lastStep: step });
    return true;
  }

  async byPasskey(id: string): Promise<AccountId | undefined> {
    const holds = ({ factors }: Protection) => factors.some((one) => one.kind === 'passkey' && one.id === id);
    return [...this.#kept.values()].find(holds)?.account;
  }

  async notePasskeyUse(id: string, counter: number, at: Instant): Promise<void> {
    const account = await this.byPasskey(id);
    const passkey = account && this.#of(account).factors.find((one) => one.kind === 'passkey' && one.id === id);
    if (account !== undefined && passkey?.kind === 'passkey') {
      const { besidePassword: _, ...alone } = passkey;
      this.#add(account, { ...alone, counter, lastUsedAt: at });
    }
  }

  async noteUse(account: AccountId, kind: Exclude<SecondFactor['kind'], 'passkey'>, at: Instant): Promise<void> {
    const used = this.#of(account).factors.find((one) => one.kind === kind);
    if (used !== undefined) this.#add(account, { ...used, lastUsedAt: at });
  }

  async keepPasskeysBesidePassword(account: AccountId): Promise<void> {
    for (const factor of this.#of(account).factors) {
      if (factor.kind === 'passkey') this.#add(account, { ...factor, besidePassword: true });
    }
  }
}
