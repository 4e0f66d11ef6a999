import type { ExternalIdentity, Tries } from '@portico/domain/access';
import { failed, type Result } from '@portico/domain/kernel';
import type { IdentityTaken } from '@portico/application/access';
import type { Caller } from './access.service.ts';
import { GuessLimit, type GuessRefused } from './guess-limit.ts';
import { IdentityTickets, type IdentityTicketDeps } from './identity-tickets.ts';

export interface TakeIdentityDeps extends IdentityTicketDeps {
  readonly tries: Tries;
}

/**
 * The provider's identity of a ticket, for an account that is being created; the ticket is valid once, and counts as a
 * guess.
 */
export const takeIdentity = async (
  deps: TakeIdentityDeps,
  caller: Pick<Caller, 'now' | 'address'>,
  { ticket, device }: IdentityTaken,
): Promise<
  Result<ExternalIdentity, Extract<GuessRefused, { readonly kind: 'must-wait' }> | { readonly kind: 'identity-over' }>
> => {
  const tickets = new IdentityTickets(deps.challenges, deps.codes, caller.now);
  const opened = await new GuessLimit(deps.tries, caller).guess({ kind: 'identity' }, () =>
    tickets.open(ticket, device),
  );
  if (opened.ok && (await tickets.use(ticket, device))) return opened;
  return failed(!opened.ok && opened.error.kind === 'must-wait' ? opened.error : { kind: 'identity-over' });
};
