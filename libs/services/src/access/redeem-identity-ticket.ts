import type { Challenges, CodeGenerator, ExternalIdentity, Tries } from '@portico/domain/access';
import { failed, type Instant, type Result } from '@portico/domain/kernel';
import type { IdentityTaken } from '@portico/application/access';
import type { Caller } from './caller.ts';
import { GuessLimit, type GuessRefused } from './guess-limit.ts';
import { IdentityTickets } from './identity-tickets.ts';

type Over = Extract<GuessRefused, { readonly kind: 'must-wait' }> | { readonly kind: 'identity-over' };

/** Identities that are kept until an account is there for them. */
export class IdentityRedemption {
  readonly #challenges: Challenges;
  readonly #codes: Pick<CodeGenerator, 'link' | 'hashOf'>;
  readonly #tries: Tries;

  constructor(challenges: Challenges, codes: Pick<CodeGenerator, 'link' | 'hashOf'>, tries: Tries) {
    this.#challenges = challenges;
    this.#codes = codes;
    this.#tries = tries;
  }

  ticketsAt(now: Instant): IdentityTickets {
    return new IdentityTickets(this.#challenges, this.#codes, now);
  }

  /** The provider's identity of a ticket, for an account that is being created; the ticket is valid once, and counts as a guess. */
  async take(
    caller: Pick<Caller, 'now' | 'address'>,
    { ticket, device }: IdentityTaken,
  ): Promise<Result<ExternalIdentity, Over>> {
    const tickets = this.ticketsAt(caller.now);
    const opened = await new GuessLimit(this.#tries, caller).guess({ kind: 'identity' }, () =>
      tickets.open(ticket, device),
    );
    if (opened.ok && (await tickets.use(ticket, device))) return opened;
    return failed(!opened.ok && opened.error.kind === 'must-wait' ? opened.error : { kind: 'identity-over' });
  }
}
