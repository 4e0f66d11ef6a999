import { isShortLinkType, type ShortLinks } from '@portico/domain/notifications';
import { failed, ok } from '@portico/domain/kernel';
import type { Tries } from '@portico/domain/access';
import { GuessLimit, tooManyGuesses, type Guesser } from '../access/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { Lengthened, ShortAddresses } from '@portico/application/guests';

export interface ShortAddressesDeps {
  readonly shortLinks: ShortLinks;
  readonly tries: Tries;
  /** The URL of a stored address: on the portal itself or an allowed host, otherwise undefined (`ACC-021`). */
  readonly destinationOf: (stored: string) => string | undefined;
}

/** Open to unauthenticated callers: a short link identifies no person. */
export class ShortAddressesService implements ShortAddresses {
  readonly #deps: ShortAddressesDeps;
  readonly #caller: Guesser;

  constructor(deps: ShortAddressesDeps, caller: Guesser) {
    this.#deps = deps;
    this.#caller = caller;
  }

  async lengthen(type: string, hash: string): ServiceResult<Lengthened> {
    const { shortLinks, destinationOf, tries } = this.#deps;
    const found = await new GuessLimit(tries, this.#caller).guess({ kind: 'link' }, async (guess) =>
      isShortLinkType(type) ? shortLinks.find(type, hash, guess) : undefined,
    );
    if (!found.ok) {
      const refused = tooManyGuesses(found.error);
      return refused === undefined ? ok({ kind: 'unknown' }) : failed(refused);
    }
    const link = found.value;
    const { now } = this.#caller;
    if (now >= link.expiresAt) return ok({ kind: 'unknown' });
    const to = destinationOf(link.longUrl);
    if (to === undefined) return ok({ kind: 'unknown' });
    if (link.from !== undefined && now < link.from) return ok({ kind: 'too-early' });
    return ok({ kind: 'leads', to });
  }
}
