import type { Challenges, CodeGenerator, ExternalIdentity, Tries } from '@portico/domain/access';
import { failed, type Result } from '@portico/domain/kernel';
import type { IdentityTaken } from '@portico/application/access';
import type { Caller } from './caller.ts';
import { GuessLimit, type GuessRefused } from './guess-limit.ts';
import { IdentityTickets } from './identity-tickets.ts';

type Over = Extract<GuessRefused, { readonly kind: 'must-wait' }> | { readonly kind: 'identity-over' };

/** Redeems tickets of identities for accounts that are being created. */
export class IdentityRedemption {
  readonly #challenges: Challenges;
  readonly #codes: Pick<CodeGenerator, 'link' | 'hashOf'>;
  readonly #tries: Tries;

  constructor(challenges: Challenges, codes: Pick<CodeGenerator, 'link' | 'hashOf'>, tries: Tries) {
    this.#challenges = challenges;
    this.#codes = codes;
    this.#tries = tries;
  }

  /** The provider's identity of a ticket; the ticket is valid once, and counts as a guess. */
  async take(
    caller: Pick<Caller, 'now' | 'address'>,
    { ticket, device }: IdentityTaken,
  ): Promise<Result<ExternalIdentity, Over>> {
    const tickets = new IdentityTickets(this.#challenges, this.#codes, caller.now);
    const opened = await new GuessLimit(this.#tries, caller).guess({ kind: 'identity' }, () =>
      tickets.open(ticket, device),
    );
    if (opened.ok && (await tickets.use(ticket, device))) return opened;
    return failed(!opened.ok && opened.error.kind === 'must-wait' ? opened.error : { kind: 'identity-over' });
  }
}
