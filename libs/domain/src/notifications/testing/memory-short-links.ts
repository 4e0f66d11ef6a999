import type { Instant } from '../../kernel/index.ts';
import type { ShortLinks } from '../ports/short-links.ts';
import type { ShortLink, ShortLinkType } from '../short-link.ts';

/** Short links in memory, under hashes that count up. */
export class MemoryShortLinks implements ShortLinks {
  readonly #links = new Map<string, ShortLink>();

  async keep(link: ShortLink): Promise<string> {
    const hash = `hash-${this.#links.size + 1}`;
    this.#links.set(hash, link);
    return hash;
  }

  async find(type: ShortLinkType, hash: string): Promise<ShortLink | undefined> {
    const link = this.#links.get(hash);
    return link?.type === type ? link : undefined;
  }

  async prune(before: Instant): Promise<void> {
    for (const [hash, { expiresAt }] of this.#links) if (expiresAt < before) this.#links.delete(hash);
  }
}
