import { identityLife, type Challenges, type CodeMint, type ExternalIdentity } from '@portico/domain/access';
import { plus, type DeviceId, type Instant } from '@portico/domain/kernel';

export interface IdentityTicketDeps {
  readonly challenges: Challenges;
  readonly codes: Pick<CodeMint, 'link' | 'hashOf'>;
}

/**
 * What an identity provider said of somebody, kept until an account is shown for it or opened by it. A ticket is found by
 * its code and the browser together, so another browser finds nothing.
 */
export class IdentityTickets {
  readonly #deps: IdentityTicketDeps;
  readonly #now: Instant;

  constructor(deps: IdentityTicketDeps, now: Instant) {
    this.#deps = deps;
    this.#now = now;
  }

  async issue(identity: ExternalIdentity, device: DeviceId): Promise<string> {
    const { code } = this.#deps.codes.link();
    const expiresAt = plus(this.#now, identityLife.ticket);
    const challenge = {
      id: this.#idOf(code, device),
      kind: 'identity',
      secret: JSON.stringify(identity),
      expiresAt,
    } as const;
    await this.#deps.challenges.put(challenge, this.#now);
    return code;
  }

  async open(ticket: string, device: DeviceId): Promise<ExternalIdentity | undefined> {
    const found = await this.#deps.challenges.find(this.#idOf(ticket, device), this.#now);
    return found?.kind === 'identity' && found.secret !== undefined
      ? (JSON.parse(found.secret) as ExternalIdentity)
      : undefined;
  }

  /** Answers whether it could be used, once. */
  async use(ticket: string, device: DeviceId): Promise<boolean> {
    return (await this.#deps.challenges.take(this.#idOf(ticket, device), this.#now)) !== undefined;
  }

  #idOf(ticket: string, device: DeviceId): string {
    return this.#deps.codes.hashOf(`identity ${ticket} ${device}`);
  }
}
