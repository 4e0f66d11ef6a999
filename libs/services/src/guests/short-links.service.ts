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
  readonly #shortLinks: ShortLinks;
  readonly #tries: Tries;
  /** The URL of a stored address: on the portal itself or an allowed host, otherwise undefined (`ACC-021`). */
  readonly #destinationOf: (stored: string) => string | undefined;
  readonly #caller: Guesser;

  constructor(
    shortLinks: ShortLinks,
    tries: Tries,
    destinationOf: (stored: string) => string | undefined,
    caller: Guesser,
  ) {
    this.#shortLinks = shortLinks;
    this.#tries = tries;
    this.#destinationOf = destinationOf;
    this.#caller = caller;
  }

  async lengthen(type: string, hash: string): ServiceResult<Lengthened> {
    const found = await new GuessLimit(this.#tries, this.#caller).guess({ kind: 'link' }, async (guess) =>
      isShortLinkType(type) ? this.#shortLinks.find(type, hash, guess) : undefined,
    );
    if (!found.ok) {
      const refused = tooManyGuesses(found.error);
      return refused === undefined ? ok({ kind: 'unknown' }) : failed(refused);
    }
    const link = found.value;
    const { now } = this.#caller;
    if (now >= link.expiresAt) return ok({ kind: 'unknown' });
    const to = this.#destinationOf(link.longUrl);
    if (to === undefined) return ok({ kind: 'unknown' });
    if (link.from !== undefined && now < link.from) return ok({ kind: 'too-early' });
    return ok({ kind: 'leads', to });
  }
}
