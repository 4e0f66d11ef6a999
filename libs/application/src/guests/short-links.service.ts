import { isShortLinkType, type ShortLinks } from '@portico/domain/notices';
import { ok, type Instant } from '@portico/domain/kernel';
import type { Answer, LinkTo } from '../kernel/index.ts';
import { destinationOf } from './destination.ts';
import type { Lengthened, ShortAddresses } from './short-links.port.ts';

export interface ShortAddressesDeps {
  readonly shortLinks: ShortLinks;
  readonly linkTo: LinkTo;
  /** Hosts beside the portal's own that a short link may lead to. */
  readonly linkHosts: readonly string[];
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
    const { shortLinks, linkTo, linkHosts } = this.#deps;
    const link = isShortLinkType(type) ? await shortLinks.find(type, hash) : undefined;
    if (link === undefined || this.#now >= link.expiresAt) return ok({ kind: 'unknown' });
    const to = destinationOf(link.longUrl, linkTo('/'), linkHosts);
    if (to === undefined) return ok({ kind: 'unknown' });
    if (link.from !== undefined && this.#now < link.from) return ok({ kind: 'too-early' });
    return ok({ kind: 'leads', to });
  }
}
