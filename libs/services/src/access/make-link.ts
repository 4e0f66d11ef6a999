import { issueCapability, type Capabilities, type CodeGenerator, type NewCapability } from '@portico/domain/access';
import type { CapabilityId, Instant } from '@portico/domain/kernel';
import type { LinkTo } from '@portico/application/kernel';

export interface MakeLinkDeps {
  readonly capabilities: Pick<Capabilities, 'add'>;
  readonly codes: Pick<CodeGenerator, 'link' | 'newId'>;
  readonly linkTo: LinkTo;
}

/**
 * Makes a link that carries a capability: for one purpose, on one chart, for a limited time. Opening it only shows a
 * page; the page's button does the action. `pathOf` returns the path and query that contain the code.
 */
export const makeLink = async (
  { capabilities, codes, linkTo }: MakeLinkDeps,
  right: NewCapability,
  pathOf: (code: string) => string,
  now: Instant,
): Promise<{ readonly id: CapabilityId; readonly link: string }> => {
  const { code, hash } = codes.link();
  const id = codes.newId() as CapabilityId;
  await capabilities.add(issueCapability(right, { id, code: hash, now }));
  return { id, link: linkTo(pathOf(code)) };
};
