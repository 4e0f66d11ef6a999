import { isShortLinkType, type ShortLinks } from '@portico/domain/notices';
import { ok, type Instant } from '@portico/domain/kernel';
import type { Answer } from '../kernel/index.ts';
import type { Lengthened, ShortAddresses } from './short-links.port.ts';

export interface ShortAddressesDeps {
  readonly shortLinks: ShortLinks;
  /** Where a stored address may lead: to the portal itself or a host that is named, else nowhere (`ACC-021`). */
  readonly destinationOf: (stored: string) => string | undefined;
}

/** A door open to anybody: a short link says nothing of who follows it. */
export class ShortAddressesService implements ShortAddresses {
  readonly #deps: ShortAddressesDeps;
  readonly #now: Instant;

  constructor(deps: ShortAddressesDeps, { now }: { readonly now: Instant }) {
    this.#deps = deps;
    this.#now = now;
  }

  async lengthen(type: string, hash: string): Answer<Lengthened> {
    const { shortLinks, destinationOf } = this.#deps;
    const link = isShortLinkType(type) ? await shortLinks.find(type, hash) : undefined;
    if (link === undefined || this.#now >= link.expiresAt) return ok({ kind: 'unknown' });
    const to = destinationOf(link.longUrl);
    if (to === undefined) return ok({ kind: 'unknown' });
    if (link.from !== undefined && this.#now < link.from) return ok({ kind: 'too-early' });
    return ok({ kind: 'leads', to });
  }
}
