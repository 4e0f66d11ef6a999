import { issueCapability, type Capabilities, type CodeGenerator, type NewCapability } from '@portico/domain/access';
import type { CapabilityId, Instant } from '@portico/domain/kernel';
import type { LinkTo } from '@portico/application/kernel';

/**
 * Makes links that carry a capability: for one purpose, on one chart, for a limited time. Opening one only shows a page;
 * the page's button does the action.
 */
export class LinkMaker {
  readonly #capabilities: Pick<Capabilities, 'add'>;
  readonly #codes: Pick<CodeGenerator, 'link' | 'newId'>;
  readonly #linkTo: LinkTo;

  constructor(capabilities: Pick<Capabilities, 'add'>, codes: Pick<CodeGenerator, 'link' | 'newId'>, linkTo: LinkTo) {
    this.#capabilities = capabilities;
    this.#codes = codes;
    this.#linkTo = linkTo;
  }

  /** `pathOf` returns the path and query that contain the code. */
  async make(
    right: NewCapability,
    pathOf: (code: string) => string,
    now: Instant,
  ): Promise<{ readonly id: CapabilityId; readonly link: string }> {
    const { code, hash } = this.#codes.link();
    const id = this.#codes.newId() as CapabilityId;
    await this.#capabilities.add(issueCapability(right, { id, code: hash, now }));
    return { id, link: this.#linkTo(pathOf(code)) };
  }
}
