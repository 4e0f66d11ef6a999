import {
  identityLife,
  type Account,
  type Challenge,
  type Challenges,
  type CodeGenerator,
  type ExternalIdentity,
} from '@portico/domain/access';
import { plus, type DeviceId, type Instant } from '@portico/domain/kernel';

/** A sign-up, known by its password too: one that got another password is not the one that brought the identity. */
type Signup = Pick<Account, 'id' | 'passwordHash'>;

/**
 * Keeps what an identity provider returned until an account is linked to it or opened by it. A ticket is found by its
 * code and device together, so another browser cannot use it.
 */
export class IdentityTickets {
  readonly #challenges: Challenges;
  readonly #codes: Pick<CodeGenerator, 'link' | 'hashOf'>;
  readonly #now: Instant;

  constructor(challenges: Challenges, codes: Pick<CodeGenerator, 'link' | 'hashOf'>, now: Instant) {
    this.#challenges = challenges;
    this.#codes = codes;
    this.#now = now;
  }

  async issue(identity: ExternalIdentity, device: DeviceId): Promise<string> {
    const { code } = this.#codes.link();
    const expiresAt = plus(this.#now, identityLife.ticket);
    const challenge = {
      id: this.#idOf(code, device),
      kind: 'identity',
      secret: JSON.stringify(identity),
      expiresAt,
    } as const;
    await this.#challenges.put(challenge, this.#now);
    return code;
  }

  async open(ticket: string, device: DeviceId): Promise<ExternalIdentity | undefined> {
    return identityIn(await this.#challenges.find(this.#idOf(ticket, device), this.#now));
  }

  /** Uses up the ticket; returns true once. */
  async use(ticket: string, device: DeviceId): Promise<boolean> {
    return (await this.#challenges.take(this.#idOf(ticket, device), this.#now)) !== undefined;
  }

  /** Keeps an identity for an account whose email is not confirmed yet; another password no longer finds it. */
  async hold(identity: ExternalIdentity, signup: Signup): Promise<void> {
    const challenge = {
      id: this.#idOfHeld(signup),
      kind: 'identity',
      account: signup.id,
      secret: JSON.stringify(identity),
      expiresAt: plus(this.#now, identityLife.held),
    } as const;
    await this.#challenges.put(challenge, this.#now);
  }

  async held(signup: Signup): Promise<ExternalIdentity | undefined> {
    return identityIn(await this.#challenges.find(this.#idOfHeld(signup), this.#now));
  }

  async release(signup: Signup): Promise<void> {
    await this.#challenges.take(this.#idOfHeld(signup), this.#now);
  }

  #idOfHeld({ id, passwordHash }: Signup): string {
    return this.#codes.hashOf(`identity of ${id} ${passwordHash}`);
  }

  #idOf(ticket: string, device: DeviceId): string {
    return this.#codes.hashOf(`identity ${ticket} ${device}`);
  }
}

const identityIn = (found: Challenge | undefined): ExternalIdentity | undefined =>
  found?.kind === 'identity' && found.secret !== undefined ? (JSON.parse(found.secret) as ExternalIdentity) : undefined;
